// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_knee.h"

#include "app/projectinput.h"
#include "app/words.h"
#include "core/exports/sweepjson.h"
#include "core/project/evaluation.h"
#include "core/project/prediction.h"
#include "core/results/knee.h"
#include "core/results/kneetext.h"
#include "ui/cataloguesource.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <thread>

namespace app {

namespace {

using core::results::SweepAnalysis;
using core::results::SweepPoint;

struct KneeOptions
{
    std::vector<std::string> inputs;
    std::string slo;
};

std::string shown(const core::Words &words, std::optional<double> value, double factor = 1.0, int digits = 4)
{
    return value ? words.number(*value * factor, digits) : std::string("–");
}

std::string shownLoad(const core::Words &words, const SweepPoint &point)
{
    return point.load ? words.number(*point.load, 4) : words(CORE_TEXT("unlimited"));
}

std::string shownGoodput(const core::Words &words, const std::optional<core::results::Goodput> &goodput)
{
    constexpr double percentPerOne = 100.0;
    if (!goodput)
        return "–";
    if (goodput->basis == core::results::GoodputBasis::Bounds)
        return fmt::format("{}–{} %", shown(words, goodput->fractionLow, percentPerOne, 3),
                           shown(words, goodput->fractionHigh, percentPerOne, 3));
    return shown(words, goodput->fraction, percentPerOne, 3) + " %";
}

/// Pads to a width in characters, not bytes: a dash takes three bytes and one column.
std::string padded(const std::string &text, std::size_t width)
{
    const auto length = static_cast<std::size_t>(std::count_if(
        text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
    return std::string(length < width ? width - length : 1, ' ') + text;
}

void printPoint(const core::Words &words, const SweepAnalysis &sweep, std::size_t index)
{
    constexpr double millisecondsPerSecond = 1000.0;
    const SweepPoint &point = sweep.points[index];
    std::string line = padded(shownLoad(words, point), 12);
    line += padded(shown(words, point.requestThroughputPerSecond), 9);
    line += padded(shown(words, point.throughput(sweep.throughputKind)), 12);
    for (const core::LatencyMetric metric : {core::LatencyMetric::Ttft, core::LatencyMetric::Tpot}) {
        line += padded(shown(words, point.latency(metric).quantile(0.5), millisecondsPerSecond), 10);
        line += padded(shown(words, point.latency(metric).quantile(0.99), millisecondsPerSecond), 10);
    }
    line += padded(shownGoodput(words, point.goodput), 16);
    line += padded(
        !point.holdsSlo ? std::string("–") : words(*point.holdsSlo ? CORE_TEXT("held") : CORE_TEXT("broken")), 8);
    if (sweep.knee == index)
        line += "  " + words(CORE_TEXT("knee"));
    if (sweep.safeCapacity == index)
        line += "  " + words(CORE_TEXT("safe"));
    fmt::print("{}\n", line);
}

const char *throughputHeading(core::results::ThroughputKind kind)
{
    switch (kind) {
    case core::results::ThroughputKind::OutputTokens:
        return CORE_TEXT("out tok/s");
    case core::results::ThroughputKind::TotalTokens:
        return CORE_TEXT("in+out tok/s");
    case core::results::ThroughputKind::Requests:
        return CORE_TEXT("requests/s");
    }
    return "";
}

void printSweep(const core::Words &words, const SweepAnalysis &sweep)
{
    fmt::print("{} ({})\n", sweep.name, core::results::loadKindId(sweep.kind));
    fmt::print("{}{}{}{}{}{}{}{}{}\n",
               padded(words(sweep.loadIsRate ? CORE_TEXT("asked req/s") : CORE_TEXT("concurrency")), 12),
               padded("req/s", 9), padded(words(throughputHeading(sweep.throughputKind)), 13), padded("TTFT p50", 9),
               padded("p99 ms", 10), padded("TPOT p50", 10), padded("p99 ms", 10),
               padded(words(CORE_TEXT("goodput")), 16), padded("SLO", 8));
    for (std::size_t i = 0; i < sweep.points.size(); ++i)
        printPoint(words, sweep, i);
    fmt::print("{}\n{}\n", words(core::results::kneeSentence(sweep)),
               words(core::results::safeCapacitySentence(sweep)));
    const core::Text limit = core::results::limitSentence(sweep);
    if (!limit.empty())
        fmt::print("{}\n", words(limit));
}

bool noLoadHolds(const std::vector<SweepAnalysis> &sweeps, const core::Slo &slo)
{
    if (sweeps.empty() || (slo.empty() && !slo.goodputMinFraction))
        return false;
    return std::none_of(sweeps.begin(), sweeps.end(),
                        [](const SweepAnalysis &sweep) { return sweep.safeCapacity.has_value(); });
}

/// The sweep that engine and simulation predict for the project's scenario; absent where it does not say enough.
std::optional<SweepAnalysis> predictedSweep(const ProjectInput &input, const core::Slo &slo,
                                            const CommonOptions &common)
{
    if (!input.project)
        return std::nullopt;
    core::Diagnostics ofCatalogue;
    const core::project::EvaluateOptions options = ui::evaluateOptions(ofCatalogue);
    reportDiagnostics(ofCatalogue, common);
    options.predictions->setJobs(common.jobs > 0 ? common.jobs : std::max(std::thread::hardware_concurrency(), 1U));
    core::project::Project project = *input.project;
    project.scenario.slo = slo;
    const auto evaluation = core::project::evaluate(project, input.document, input.library, options);
    if (!evaluation.prediction) {
        if (input.library->runs.empty()) {
            for (const core::Text &warning : evaluation.size.warnings)
                fmt::print(stderr, "paretoscope: {}\n", warning.english());
        }
        return std::nullopt;
    }
    return evaluation.prediction->sweep;
}

int runKnee(const KneeOptions &options, const CommonOptions &common)
{
    core::Slo slo;
    if (!options.slo.empty()) {
        const auto parsed = core::parseSlo(options.slo);
        if (!parsed) {
            fmt::print(stderr, "paretoscope: --slo: {}\n", parsed.error().describe());
            return UsageError;
        }
        slo = *parsed;
    }
    const auto input = readProjectInput(options.inputs);
    if (!input)
        return reportError(input.error());
    reportDiagnostics(input->diagnostics, common);
    if (options.slo.empty() && input->project)
        slo = input->project->scenario.slo;
    const core::results::Library &library = *input->library;
    const auto predicted = predictedSweep(*input, slo, common);
    if (library.runs.empty() && !predicted) {
        const bool none = input->project && input->project->results.empty() && options.inputs.size() == 1;
        return reportError({none ? CORE_TEXT("The project names no results, and it does not say enough to predict a "
                                             "sweep (a model and a GPU of "
                                             "the catalogue, the lengths of prompts and answers): name results under "
                                             "\"results\", or after the "
                                             "project")
                                 : CORE_TEXT("No benchmark results were recognised"),
                            options.inputs.front(), 0, 0});
    }
    std::vector<SweepAnalysis> sweeps;
    for (const core::results::Sweep &sweep : library.sweeps)
        sweeps.push_back(core::results::analyseSweep(library, sweep, slo));
    if (predicted)
        sweeps.push_back(*predicted);
    if (!writeCsv(common, core::exports::sweepsCsv(sweeps, library)))
        return InputError;
    if (common.json) {
        fmt::print("{}", core::exports::sweepsJson(sweeps, library));
    } else {
        const core::Words words = wordsFor(common);
        for (const SweepAnalysis &sweep : sweeps) {
            printSweep(words, sweep);
            fmt::print("\n");
        }
        if (sweeps.empty())
            fmt::print("{}\n", words(CORE_TEXT("No sweep: none of the runs has a closed, open or capped load.")));
    }
    return noLoadHolds(sweeps, slo) ? NotMet : Done;
}

} // namespace

void addKneeCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command = parser.add_subcommand("knee", "Each sweep, its knee and its safe capacity under an SLO");
    auto options = std::make_shared<KneeOptions>();
    command->add_option("inputs", options->inputs, "A project, or benchmark results and folders")->required();
    command->add_option("--slo", options->slo, "Such as ttft_p99=500ms,tpot_p95=60ms,goodput_min=0.95");
    addCommonOptions(*command, invocation.common);
    command->callback([options, &invocation] {
        invocation.action = [options, &invocation] { return runKnee(*options, invocation.common); };
    });
}

} // namespace app
