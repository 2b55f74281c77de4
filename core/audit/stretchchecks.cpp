// SPDX-License-Identifier: GPL-3.0-or-later
// A measured sweep stands for the scenario, or a calibration on one: how far from where it was measured.
#include "core/audit/checks.h"
#include "core/calibration/projectcalibration.h"
#include "core/catalogue/catalogue.h"
#include "core/embeddedtext.h"
#include "core/project/prediction.h"

#include <algorithm>
#include <cmath>

namespace core::audit {

namespace {

constexpr double lengthRatio = 1.25; ///< mean lengths further apart are another load
constexpr double loadSlack = 1.05;

/// The runs of the sweep on which the headline stands.
std::vector<std::size_t> runsBehind(const Facts &facts)
{
    std::vector<std::size_t> runs;
    const auto &chosen = facts.evaluation.chosenSweep;
    if (!chosen || *chosen >= facts.sweeps().size() || facts.project.scenario.throughput)
        return runs;
    for (const results::SweepPoint &point : facts.sweeps()[*chosen].points)
        runs.insert(runs.end(), point.runs.begin(), point.runs.end());
    std::erase_if(runs, [&](std::size_t run) { return run >= facts.runs.size(); });
    return runs;
}

std::optional<double> meanOf(const Facts &facts, const std::vector<std::size_t> &runs,
                             std::optional<double> results::RunFacts::*length)
{
    double sum = 0.0;
    std::size_t known = 0;
    for (const std::size_t run : runs)
        if (const auto tokens = facts.runs[run].facts.*length; tokens && *tokens > 0.0) {
            sum += *tokens;
            ++known;
        }
    return known > 0 ? std::optional(sum / static_cast<double>(known)) : std::nullopt;
}

std::optional<Text> stretchedLength(const Facts &facts, const std::vector<std::size_t> &runs,
                                    std::optional<double> results::RunFacts::*length,
                                    const project::OptionalQuantity &wanted, const char *pattern)
{
    const auto measured = meanOf(facts, runs, length);
    if (!measured || !wanted || wanted->value <= 0.0)
        return std::nullopt;
    const double ratio = std::max(wanted->value / *measured, *measured / wanted->value);
    return ratio > lengthRatio ? std::optional(Text(pattern, {num(*measured, 4), num(wanted->value, 4)}))
                               : std::nullopt;
}

std::optional<Text> stretchedLoad(const Facts &facts)
{
    const results::SweepAnalysis &sweep = facts.sweeps()[*facts.evaluation.chosenSweep];
    const auto &arrivals = facts.project.scenario.workload.arrivals;
    if (sweep.loadIsRate || !arrivals.concurrency)
        return std::nullopt;
    double highest = 0.0;
    for (const results::SweepPoint &point : sweep.points)
        highest = std::max(highest, point.load.value_or(0.0));
    return highest > 0.0 && arrivals.concurrency->value > loadSlack * highest
               ? std::optional(Text(CORE_TEXT("nothing was measured above %1 at a time, %2 are planned"),
                                    {num(highest, 4), num(arrivals.concurrency->value, 4)}))
               : std::nullopt;
}

std::optional<Text> otherGpu(const Facts &facts, const std::vector<std::size_t> &runs)
{
    const auto &wanted = facts.project.scenario.hardware.gpu;
    const auto gpu = facts.catalogue && wanted ? facts.catalogue->gpu(*wanted) : catalogue::Match<catalogue::GpuSpec>{};
    if (!gpu)
        return std::nullopt;
    for (const std::size_t run : runs) {
        const auto &name = facts.runs[run].identity.gpu;
        const auto measured = name ? facts.catalogue->gpu(*name) : catalogue::Match<catalogue::GpuSpec>{};
        if (measured && measured->id != gpu->id)
            return Text(CORE_TEXT("it was measured on %1, the scenario has %2"), {measured->name, gpu->name});
    }
    return std::nullopt;
}

/// `single` is said where all was measured at one value.
std::optional<Text> beyondSpan(const std::optional<calibration::Span> &measured, const std::optional<double> &wanted,
                               double slack, const char *pattern, const char *single = nullptr)
{
    if (!measured || !wanted || *wanted <= 0.0)
        return std::nullopt;
    if (*wanted * slack >= measured->low && *wanted <= slack * measured->high)
        return std::nullopt;
    if (single != nullptr && measured->low == measured->high)
        return Text(single, {num(measured->low), num(*wanted)});
    return Text(pattern, {num(measured->low), num(measured->high), num(*wanted)});
}

std::optional<double> typicalOf(const project::TokenLengths &lengths)
{
    return lengths.mean ? valueOf(lengths.mean) : valueOf(lengths.p50);
}

/// A calibrated prediction at an operating point, or of lengths, that the calibration did not see.
Hits fittedElsewhere(const Facts &facts)
{
    const project::Evaluation &evaluation = facts.evaluation;
    const auto &prediction = evaluation.prediction;
    if (!prediction || evaluation.chosenSweep || facts.project.scenario.throughput || facts.document == nullptr ||
        !calibration::saysCalibrated(prediction->assumptions))
        return {};
    const auto fitted = calibration::calibrationOf(*facts.document);
    if (!fitted)
        return {};
    const project::Workload &workload = facts.project.scenario.workload;
    std::vector<Text> found;
    const auto add = [&found](std::optional<Text> text) {
        if (text)
            found.push_back(std::move(*text));
    };
    add(beyondSpan(fitted->promptTokens, typicalOf(workload.promptTokens), lengthRatio,
                   CORE_TEXT("prompts of %1 to %2 tokens were measured, the scenario has %3"),
                   CORE_TEXT("prompts of %1 tokens were measured, the scenario has %2")));
    add(beyondSpan(fitted->outputTokens, typicalOf(workload.outputTokens), lengthRatio,
                   CORE_TEXT("answers of %1 to %2 tokens were measured, the scenario has %3"),
                   CORE_TEXT("answers of %1 tokens were measured, the scenario has %2")));
    if (fitted->concurrency)
        add(beyondSpan(fitted->concurrency, prediction->meanConcurrency, loadSlack,
                       CORE_TEXT("%1 to %2 at a time were measured, the operating point has %3")));
    else
        add(beyondSpan(fitted->requestsPerSecond, prediction->requestsPerSecond, loadSlack,
                       CORE_TEXT("%1 to %2 requests/s were measured, the operating point has %3")));
    const int tensorParallel = facts.project.scenario.parallelism.tp.value_or(1);
    if (fitted->tensorParallel && *fitted->tensorParallel != tensorParallel)
        found.emplace_back(CORE_TEXT("it was measured with tensor parallelism %1, the scenario has %2"),
                           std::vector<TextArgument>{num(*fitted->tensorParallel), num(tensorParallel)});
    if (found.empty())
        return {};
    return {Hit{"engine",
                Text(CORE_TEXT("The calibration is used where it was not measured: %1"), {phrase(listed(found))})}};
}

Hits calibrationStretched(const Facts &facts)
{
    const auto runs = runsBehind(facts);
    if (runs.empty())
        return fittedElsewhere(facts);
    const project::Workload &workload = facts.project.scenario.workload;
    std::vector<Text> found;
    for (const auto &one :
         {stretchedLength(facts, runs, &results::RunFacts::inputTokensMean, workload.promptTokens.mean,
                          CORE_TEXT("prompts of %1 tokens were measured, the scenario has %2")),
          stretchedLength(facts, runs, &results::RunFacts::outputTokensMean, workload.outputTokens.mean,
                          CORE_TEXT("answers of %1 tokens were measured, the scenario has %2")),
          stretchedLoad(facts), otherGpu(facts, runs)})
        if (one)
            found.push_back(*one);
    if (found.empty())
        return {};
    return {Hit{"goodput_tokens_per_s",
                Text(CORE_TEXT("The measured sweep stands for what it did not measure: %1"), {phrase(listed(found))}),
                runs}};
}

} // namespace

const std::vector<Check> &stretchChecks()
{
    using enum CheckSeverity;
    static const std::vector<Check> table{
        {"engine.calibration-stretched", Warning, CORE_TEXT("Measurement stretched"),
         CORE_TEXT("Measure at the lengths and loads of the scenario, on its hardware"), calibrationStretched},
    };
    return table;
}

} // namespace core::audit
