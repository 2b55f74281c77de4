// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_window.h"

#include "app/application.h"
#include "core/files.h"
#include "ui/mainwindow.h"
#include "ui/windowstart.h"

#include <QApplication>
#include <QStringList>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>

namespace app {

namespace {

/// A word that is neither a file nor looks like one was meant as a command.
bool looksLikeCommand(const std::string &path)
{
    std::error_code ignored;
    return path.find_first_of("./\\") == std::string::npos &&
           !std::filesystem::exists(core::pathFromText(path), ignored);
}

} // namespace

int runWindow(Invocation &invocation, const std::vector<std::string> &paths)
{
    if (!paths.empty() && looksLikeCommand(paths.front())) {
        fmt::print(stderr, "paretoscope: there is no command '{}'; see paretoscope --help\n", paths.front());
        return UsageError;
    }
    for (const std::string &path : paths) {
        std::error_code ignored;
        if (!std::filesystem::exists(core::pathFromText(path), ignored))
            return reportError(core::Error{CORE_TEXT("cannot be opened: there is no such file"), path});
    }
    const auto application = makeApplication(invocation, {.needsDisplay = true});
    if (!application) {
        fmt::print(stderr, "paretoscope: no display was found to open the window on; "
                           "the subcommands (see --help) work without one\n");
        return InputError;
    }
    QStringList list;
    for (const std::string &path : paths)
        list << QString::fromStdString(path);
    const auto window = ui::startWindow(*application, list);
    window->show();
    return QApplication::exec();
}

} // namespace app
