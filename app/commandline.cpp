// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline.h"

#include "app/command_window.h"
#include "app/commands.h"
#include "app/interrupt.h"
#include "app/qtmessages.h"
#include "core/exports/workbook.h"
#include "core/files.h"

#include <cerrno>
#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fmt/format.h>
#include <system_error>

namespace app {

void addCommonOptions(CLI::App &command, CommonOptions &options)
{
    command.add_flag("--json", options.json, "One JSON document on standard output");
    command.add_option("--csv", options.csvPath, "Write the table to this CSV file");
    command.add_option("--xlsx", options.xlsxPath, "Write the table to this spreadsheet (XLSX)");
    command.add_option("--lang", options.language, "Language of texts: en, es, fr, de")
        ->check(CLI::IsMember({"en", "es", "fr", "de"}));
    command.add_option("--seed", options.seed, "Seed of everything random");
    command.add_option("--jobs", options.jobs, "Threads to use");
    command.add_flag("--quiet", options.quiet, "No warnings and no progress on standard error");
}

int reportError(const core::Error &error)
{
    fmt::print(stderr, "paretoscope: {}\n", error.describe());
    return InputError;
}

void reportDiagnostics(const core::Diagnostics &diagnostics, const CommonOptions &options)
{
    if (options.quiet)
        return;
    for (const core::Diagnostic &item : diagnostics.items()) {
        const char *word = item.severity == core::Severity::Error     ? "error: "
                           : item.severity == core::Severity::Warning ? "warning: "
                                                                      : "";
        fmt::print(stderr, "paretoscope: {}{}\n", word, item.what.describe());
    }
    if (diagnostics.dropped() > 0)
        fmt::print(stderr, "paretoscope: and {} more remarks\n", diagnostics.dropped());
}

bool writeCsv(const CommonOptions &options, const std::string &csv)
{
    if (options.csvPath) {
        const auto written = core::writeFileAtomically(core::pathFromText(*options.csvPath), csv);
        if (!written) {
            reportError(written.error());
            return false;
        }
    }
    if (options.xlsxPath) {
        core::exports::Workbook workbook;
        workbook.title = "Paretoscope";
        workbook.sheets.push_back(core::exports::sheetOfCsv(csv, "Table"));
        const auto written = core::exports::writeXlsx(workbook, core::pathFromText(*options.xlsxPath));
        if (!written) {
            reportError(written.error());
            return false;
        }
    }
    return true;
}

namespace {

/// What was computed reaches nobody: a full disk, or a pipe that was closed.
int cannotWrite(const std::string &reason)
{
    std::fputs(("paretoscope: standard output: cannot be written: " + reason + '\n').c_str(), stderr);
    return InputError;
}

} // namespace

int run(int argc, char **argv)
{
    std::setlocale(LC_NUMERIC, "C");
#ifdef SIGXFSZ
    std::signal(SIGXFSZ, SIG_IGN); // a file that may not grow is an error to report, not the end
#endif
    CLI::App parser{"Sizing of LLM inference and its trade-offs on a Pareto frontier.", "paretoscope"};
    parser.set_version_flag("--version", std::string("paretoscope ") + PARETOSCOPE_VERSION);
    parser.require_subcommand(0, 1);
    Invocation invocation{.argc = argc, .argv = argv, .common = {}, .action = {}};
    for (const AddCommand add : commands())
        add(parser, invocation);
    std::vector<std::string> paths;
    parser.add_option("paths", paths, "A project and results to open in the window");
    try {
        parser.parse(argc, argv);
    } catch (const CLI::ParseError &error) {
        const int code = parser.exit(error);
        return code == 0 ? Done : UsageError;
    }
    if (!invocation.action)
        return runWindow(invocation, paths);
    watchInterrupts();
    filterQtMessages(invocation.common.quiet);
    try {
        const int code = invocation.action();
        if (std::fflush(stdout) == 0)
            return code;
        return cannotWrite(std::strerror(errno));
    } catch (const std::system_error &error) { // of what prints
        return cannotWrite(error.code().message());
    }
}

} // namespace app
