// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_calibrate.h"

#include "app/interrupt.h"
#include "app/projectinput.h"
#include "app/words.h"
#include "core/calibration/calibrateproject.h"
#include "core/embeddedtext.h"
#include "core/files.h"
#include "core/project/resultnotes.h"
#include "core/results/library.h"
#include "ui/cataloguesource.h"

#include <cstdio>
#include <fmt/format.h>
#include <memory>

namespace app {

namespace {

using core::Text;
using core::TextNumber;
using core::calibration::CalibrationOutcome;
using core::calibration::ProjectCalibration;

struct CalibrateArguments
{
    std::string project, output;
    std::vector<std::string> results;
};

Text spanText(const char *pattern, const char *single, const core::calibration::Span &span)
{
    if (span.low == span.high)
        return {single, {TextNumber{span.low}}};
    return {pattern, {TextNumber{span.low}, TextNumber{span.high}}};
}

std::vector<Text> sentencesOf(const CalibrationOutcome &outcome)
{
    const ProjectCalibration &c = outcome.calibration;
    std::vector<Text> sentences;
    sentences.emplace_back(
        CORE_TEXT("Fixed times × %1, prompts × %2, memory reads × %3 of the shipped coefficients."),
        std::vector<core::TextArgument>{TextNumber{c.fixedTimes}, TextNumber{c.prompts}, TextNumber{c.memoryReads}});
    if (c.concurrency)
        sentences.push_back(spanText(CORE_TEXT("Measured at %1 to %2 requests at a time."),
                                     CORE_TEXT("Measured at %1 requests at a time."), *c.concurrency));
    if (c.requestsPerSecond)
        sentences.push_back(spanText(CORE_TEXT("Measured at %1 to %2 requests/s."),
                                     CORE_TEXT("Measured at %1 requests/s."), *c.requestsPerSecond));
    if (c.promptTokens)
        sentences.push_back(
            spanText(CORE_TEXT("Prompts of %1 to %2 tokens."), CORE_TEXT("Prompts of %1 tokens."), *c.promptTokens));
    if (c.outputTokens)
        sentences.push_back(
            spanText(CORE_TEXT("Answers of %1 to %2 tokens."), CORE_TEXT("Answers of %1 tokens."), *c.outputTokens));
    constexpr double percent = 100.0;
    const auto add = [&](const char *pattern, const std::optional<core::calibration::Residual> &residual) {
        if (residual)
            sentences.emplace_back(pattern, std::vector<core::TextArgument>{TextNumber{residual->before * percent},
                                                                            TextNumber{residual->after * percent}});
    };
    add(CORE_TEXT("TPOT of these points: %1 % off on the median before, %2 % after."), c.tpot);
    add(CORE_TEXT("TTFT of these points: %1 % off on the median before, %2 % after."), c.ttft);
    add(CORE_TEXT("Throughput of these points: %1 % off on the median before, %2 % after."), c.throughput);
    sentences.insert(sentences.end(), outcome.remarks.begin(), outcome.remarks.end());
    return sentences;
}

/// What a project names beside itself is looked for beside the file that is written.
void warnAboutFolder(const ProjectInput &input, const std::string &output, core::Diagnostics &diagnostics)
{
    if (input.project->results.empty())
        return;
    std::error_code ignored;
    const auto from = std::filesystem::absolute(core::pathFromText(input.projectPath), ignored).parent_path();
    const auto to = std::filesystem::absolute(core::pathFromText(output), ignored).parent_path();
    if (from.lexically_normal() != to.lexically_normal())
        diagnostics.warn(CORE_TEXT("The project names results beside itself; written into another folder it looks for "
                                   "them there"),
                         output);
}

/// The results of --from; fails where one that is named cannot be opened, or nothing at all was recognised.
core::Result<core::results::Library> measuredOf(const CalibrateArguments &arguments, const ProjectInput &input,
                                                const CommonOptions &common, const std::stop_token &stop)
{
    std::vector<std::filesystem::path> paths;
    for (const std::string &argument : arguments.results)
        paths.push_back(core::pathFromText(argument));
    core::results::ImportOptions options;
    options.stop = stop;
    options.tableMappings = core::project::tableMappings(input.document);
    core::Diagnostics remarks;
    auto library = core::results::importPaths(paths, options, remarks);
    for (const core::Diagnostic &item : remarks.items())
        if (item.severity == core::Severity::Error)
            return tl::make_unexpected(item.what);
    reportDiagnostics(remarks, common);
    if (library.runs.empty() && !library.unrecognised.empty())
        return core::failure(library.unrecognised.front().reason, library.unrecognised.front().path);
    return library;
}

int runCalibrate(const CalibrateArguments &arguments, const CommonOptions &common)
{
    const auto input = readProjectInput({arguments.project}, true);
    if (!input)
        return reportError(input.error());
    core::Diagnostics diagnostics = input->diagnostics;
    const std::stop_token stop = takeInterruptToken();
    const auto measured = measuredOf(arguments, *input, common, stop);
    if (wasInterrupted())
        return CancelledOrLimit;
    if (!measured)
        return reportError(measured.error());
    core::project::EvaluateOptions options = ui::evaluateOptions(diagnostics);
    options.stop = stop;
    const auto outcome = core::calibration::calibrateProject(*input->project, *input->library, *measured, options);
    if (!outcome)
        return wasInterrupted() ? CancelledOrLimit : reportError(outcome.error());
    const auto document = input->document.with("calibration", core::calibration::sectionOf(outcome->calibration));
    const auto written =
        core::writeFileAtomically(core::pathFromText(arguments.output), core::project::writeYaml(document));
    if (!written)
        return reportError(written.error());
    if (!writeCsv(common, core::calibration::calibrationCsv(*outcome)))
        return InputError;
    warnAboutFolder(*input, arguments.output, diagnostics);
    reportDiagnostics(diagnostics, common);
    if (common.json) {
        fmt::print("{}", core::calibration::calibrationJson(*outcome, arguments.output));
        return Done;
    }
    if (common.quiet)
        return Done;
    const core::Words words = wordsFor(common);
    fmt::print("{}\n", words(Text{CORE_TEXT("%1: calibrated on %2."),
                                  {arguments.output, core::phrase(measuredText(outcome->calibration))}}));
    for (const Text &sentence : sentencesOf(*outcome))
        fmt::print("  {}\n", words(sentence));
    return Done;
}

} // namespace

void addCalibrateCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command = parser.add_subcommand(
        "calibrate", "The engine's coefficients fitted to sweeps of one's own, written into the project");
    const auto arguments = std::make_shared<CalibrateArguments>();
    command->add_option("project", arguments->project, "Project file (YAML)")->required();
    command->add_option("--from", arguments->results, "Result files and folders of the sweeps")->required();
    command->add_option("-o,--output", arguments->output, "File for the calibrated project")->required();
    addCommonOptions(*command, invocation.common);
    command->callback([arguments, &invocation] {
        invocation.action = [arguments, &invocation] { return runCalibrate(*arguments, invocation.common); };
    });
}

} // namespace app
