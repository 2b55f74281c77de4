// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_screenshot.h"

#include "app/application.h"
#include "core/files.h"
#include "core/parsenumber.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/style/theme.h"
#include "ui/widgets/scenariodock.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QEventLoop>
#include <QPixmap>
#include <QStandardPaths>
#include <cstdio>
#include <fmt/format.h>
#include <functional>
#include <memory>
#include <optional>

namespace app {

namespace {

struct ScreenshotOptions
{
    std::string project;
    std::vector<std::string> results;
    std::string page = "all";
    std::string output;
    std::string size = "1280x800";
    double scale = 1.0;
    bool dark = false;
};

std::optional<QSize> parseSize(const std::string &text)
{
    const std::size_t cross = text.find('x');
    if (cross == std::string::npos)
        return std::nullopt;
    const auto width = core::parseInteger(text.substr(0, cross));
    const auto height = core::parseInteger(text.substr(cross + 1));
    constexpr long long least = 320, most = 10'000;
    if (!width || !height || *width < least || *height < least || *width > most || *height > most)
        return std::nullopt;
    return QSize(static_cast<int>(*width), static_cast<int>(*height));
}

/// Runs `begin` and waits until the session says that it is done; the sentence of a failure otherwise.
std::optional<QString> waitFor(ui::Session &session, const std::function<void()> &begin)
{
    QEventLoop loop;
    std::optional<QString> failure;
    const auto fail = QObject::connect(&session, &ui::Session::failed, &loop, [&](const QString &sentence) {
        failure = sentence;
        loop.quit();
    });
    const auto idle = QObject::connect(&session, &ui::Session::busyChanged, &loop, [&](bool busy) {
        if (!busy)
            loop.quit();
    });
    begin();
    if (session.busy() && !failure)
        loop.exec();
    QObject::disconnect(fail);
    QObject::disconnect(idle);
    return failure;
}

int savePage(ui::MainWindow &window, const QString &id, const QString &path)
{
    if (!window.showPage(id)) {
        QStringList names;
        for (const ui::PageEntry &entry : ui::pageRegistry())
            names << entry.id;
        fmt::print(stderr, "paretoscope: there is no page '{}'; there are {} and all\n", id.toStdString(),
                   names.join(QStringLiteral(", ")).toStdString());
        return UsageError;
    }
    // A page may compute on its own; its picture is the one with the figures.
    const auto working = [&window] {
        const auto pages = window.findChildren<ui::Page *>();
        return std::any_of(pages.begin(), pages.end(),
                           [](const ui::Page *page) { return page->isVisible() && page->working(); });
    };
    while (working())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    // Layouts settle in two rounds: word-wrapped sentences first, then what is below them.
    for (int round = 0; round < 3; ++round)
        QApplication::processEvents();
    const QPixmap picture = window.grab();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    const auto written = core::writeFileAtomically(core::pathFromText(path.toStdString()), bytes.toStdString());
    return written ? Done : reportError(written.error());
}

int runScreenshot(Invocation &invocation, const ScreenshotOptions &options)
{
    const auto size = parseSize(options.size);
    if (!size) {
        fmt::print(stderr, "paretoscope: --size {} is no size such as 1280x720\n", options.size);
        return UsageError;
    }
    // Nothing the user keeps may show in the picture, and nothing of the picture may be kept.
    QStandardPaths::setTestModeEnabled(true);
    const auto application = makeApplication(invocation, {.scale = options.scale, .reproducible = true});
    ui::applyTheme(*application, options.dark ? ui::ThemeMode::Dark : ui::ThemeMode::Light);
    ui::MainWindow window({.remembers = false});
    const auto open = [&] { window.session().openProject(QString::fromStdString(options.project)); };
    if (const auto failure = waitFor(window.session(), open)) {
        fmt::print(stderr, "paretoscope: {}\n", failure->toStdString());
        return InputError;
    }
    QStringList results;
    for (const std::string &path : options.results)
        results << QString::fromStdString(path);
    if (!results.isEmpty()) {
        if (const auto failure = waitFor(window.session(), [&] { window.session().importPaths(results); })) {
            fmt::print(stderr, "paretoscope: {}\n", failure->toStdString());
            return InputError;
        }
    }
    window.resize(*size);
    window.show();
    const QString output = QString::fromStdString(options.output);
    if (options.page != "all")
        return savePage(window, QString::fromStdString(options.page), output);
    QDir().mkpath(output);
    for (const ui::PageEntry &entry : ui::pageRegistry()) {
        const int code = savePage(window, entry.id, QDir(output).filePath(entry.id + QStringLiteral(".png")));
        if (code != Done)
            return code;
    }
    return Done;
}

} // namespace

void addScreenshotCommand(CLI::App &parser, Invocation &invocation)
{
    auto *command = parser.add_subcommand("screenshot", "A page of the window as a picture");
    auto options = std::make_shared<ScreenshotOptions>();
    command->add_option("project", options->project, "The project file")->required();
    command->add_option("results", options->results, "Result files and folders to import as well");
    command->add_option("--page", options->page, "Name of the page, or all")->capture_default_str();
    command->add_option("-o,--output", options->output, "The PNG file, or the folder with --page all")->required();
    command->add_option("--size", options->size, "Size in logical pixels")->capture_default_str();
    command->add_option("--scale", options->scale, "Pixels of the picture a logical pixel")
        ->capture_default_str()
        ->check(CLI::Range(0.5, 4.0));
    command->add_flag("--dark", options->dark, "Dark appearance");
    addCommonOptions(*command, invocation.common);
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return runScreenshot(invocation, *options); };
    });
}

} // namespace app
