// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_import.h"

#include "app/interrupt.h"

#include "core/exports/runjson.h"
#include "core/exports/sidejson.h"
#include "core/files.h"
#include "core/results/library.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <string>
#include <vector>

#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

namespace app {

namespace {

using core::results::Library;
using core::results::Run;

bool errorIsTerminal()
{
#if defined(_WIN32)
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(fileno(stderr)) != 0;
#endif
}

std::string loadText(const Run &run)
{
    std::string text = run.loadKind ? std::string(loadKindId(*run.loadKind)) : "load unknown";
    if (run.concurrency)
        text += fmt::format(", concurrency {}", core::formatNumber(*run.concurrency));
    if (run.requestRate)
        text += run.requestRate->unlimited ? std::string(", rate unlimited")
                                           : fmt::format(", {} req/s", core::formatNumber(run.requestRate->perSecond));
    return text;
}

std::string figuresText(const Run &run)
{
    std::string text;
    const auto add = [&](const char *pattern, const std::optional<double> &value, double scale) {
        if (value)
            text += (text.empty() ? "" : ", ") + fmt::format(fmt::runtime(pattern), core::formatNumber(*value * scale));
    };
    add("{} output tok/s", run.outputTokensPerSecond, 1.0);
    if (!run.outputTokensPerSecond)
        add("{} total tok/s", run.totalTokensPerSecond, 1.0);
    add("{} req/s", run.requestThroughputPerSecond, 1.0);
    add("TTFT p50 {} ms", run.ttft.quantile(0.5), 1e3);
    add("TTFT p99 {} ms", run.ttft.quantile(0.99), 1e3);
    add("TPOT p50 {} ms", run.tpot.quantile(0.5), 1e3);
    add("e2e p50 {} ms", run.e2e.quantile(0.5), 1e3);
    return text.empty() ? "no figures" : text;
}

void printRuns(const Library &library)
{
    for (std::size_t i = 0; i < library.runs.size(); ++i) {
        const Run &run = library.runs[i];
        fmt::print("{:>4}  {}  {}", i, run.source.tool, run.source.path);
        if (run.source.documentIndex > 0)
            fmt::print(" [{}]", run.source.documentIndex);
        fmt::print("\n      {}; {}\n      {}\n", run.identity.model.value_or("model unknown"), loadText(run),
                   figuresText(run));
        for (const core::results::Remark &remark : run.remarks)
            fmt::print("      - {}\n", remark.text.english());
    }
}

void printLibrary(const Library &library)
{
    printRuns(library);
    if (!library.sweeps.empty())
        fmt::print("\n");
    for (const core::results::Sweep &sweep : library.sweeps)
        fmt::print("sweep ({}, {} runs): {}\n", loadKindId(sweep.kind), sweep.runs.size(), sweep.name);
    for (const core::results::MemoryLogEntry &entry : library.memoryLogs)
        fmt::print("{}  {}: {} KV tokens{}\n", entry.source.tool, entry.source.path,
                   entry.log.kvTokens ? core::formatNumber(*entry.log.kvTokens) : "unknown",
                   entry.log.failures.empty() ? "" : "; " + entry.log.failures.front().english());
    for (const core::results::ModelEntry &entry : library.models)
        fmt::print("{}  {}: {} B parameters, {} active\n", entry.source.tool, entry.source.path,
                   core::formatNumber(entry.model.model.totalParameters() / 1e9),
                   core::formatNumber(entry.model.model.activeParameters() / 1e9));
    const core::results::AxisEntries &axes = library.axes;
    for (const auto &[name, count] :
         {std::pair{"energy", axes.energy.size()}, std::pair{"cost", axes.cost.size()},
          std::pair{"quality", axes.quality.size()}, std::pair{"grid", axes.grid.size()},
          std::pair{"production", axes.production.size()}, std::pair{"workloads", axes.workloads.size()}}) {
        if (count > 0)
            fmt::print("{}: {} entries, in full with --json\n", name, count);
    }
    if (!library.unrecognised.empty())
        fmt::print("\n");
    for (const core::results::Unrecognised &item : library.unrecognised)
        fmt::print("{}: {}\n", item.path, item.reason.english());
    fmt::print("\n{} runs, {} sweeps, {} files without runs of their own\n", library.runs.size(), library.sweeps.size(),
               library.unrecognised.size());
}

/// An input named on the command line that could not be opened or was wrong; or nothing recognised at all, unless only
/// folders were asked about.
int exitCode(const Library &library, const std::vector<std::string> &arguments, const core::Diagnostics &diagnostics)
{
    for (const core::Diagnostic &item : diagnostics.items()) {
        if (item.severity == core::Severity::Error && std::ranges::find(arguments, item.what.source) != arguments.end())
            return InputError;
    }
    const bool foldersOnly = std::ranges::all_of(arguments, [](const std::string &argument) {
        std::error_code error;
        return std::filesystem::is_directory(core::pathFromText(argument), error);
    });
    const bool nothing =
        library.runs.empty() && library.memoryLogs.empty() && library.models.empty() && library.axes.empty();
    return nothing && !foldersOnly ? InputError : Done;
}

int importAction(const std::vector<std::string> &arguments, const CommonOptions &common)
{
    std::vector<std::filesystem::path> paths;
    std::vector<std::string> shown;
    for (const std::string &argument : arguments) {
        paths.push_back(core::pathFromText(argument));
        shown.push_back(core::pathText(paths.back()));
    }
    core::results::ImportOptions options;
    options.stop = takeInterruptToken();
    const bool progress = !common.quiet && errorIsTerminal();
    if (progress)
        options.progress = [](double fraction, const std::string &path) {
            fmt::print(stderr, "\r\x1b[K{:3.0f} % {}", fraction * 100.0, path);
        };
    core::Diagnostics diagnostics;
    const Library library = core::results::importPaths(paths, options, diagnostics);
    if (progress)
        fmt::print(stderr, "\r\x1b[K");
    if (wasInterrupted()) {
        fmt::print(stderr, "paretoscope: the import was cancelled\n");
        return CancelledOrLimit;
    }
    if (common.json)
        fmt::print("{}", core::exports::libraryJson(library, core::exports::sideLists(library)));
    else
        printLibrary(library);
    reportDiagnostics(diagnostics, common);
    const int code = exitCode(library, shown, diagnostics);
    if (code == InputError && library.runs.empty() && !diagnostics.hasErrors() && !common.quiet) {
        for (const core::results::Unrecognised &item : library.unrecognised)
            fmt::print(stderr, "paretoscope: {}: {}\n", item.path, item.reason.english());
    }
    if ((common.csvPath || common.xlsxPath) && !writeCsv(common, core::exports::runsCsv(library)))
        return InputError;
    return code;
}

} // namespace

void addImportCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command =
        parser.add_subcommand("import", "Benchmark results in canonical form; what is not recognised is named");
    auto paths = std::make_shared<std::vector<std::string>>();
    command->add_option("paths", *paths, "Files or folders")->required();
    addCommonOptions(*command, invocation.common);
    command->callback([paths, &invocation] {
        invocation.action = [paths, &invocation] { return importAction(*paths, invocation.common); };
    });
}

} // namespace app
