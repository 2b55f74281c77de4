// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/kneetext.h"

#include <algorithm>
#include <string>

namespace core::results {

namespace {

TextNumber number(double value)
{
    return TextNumber{value, 4};
}

bool anyHeld(const SweepAnalysis &analysis, std::optional<bool> verdict)
{
    return std::any_of(analysis.points.begin(), analysis.points.end(),
                       [&](const SweepPoint &point) { return point.holdsSlo == verdict; });
}

Text noKneeSentence(KneeReason reason)
{
    switch (reason) {
    case KneeReason::NotPastKnee:
        return CORE_TEXT("Not past the knee: throughput still rises at the last load, so the sweep has to go on");
    case KneeReason::TooFewPoints:
        return CORE_TEXT("No knee: fewer than five loads were tested");
    case KneeReason::SaturatedAtFirst:
        return CORE_TEXT("No knee: throughput is at its maximum from the first load on, so the knee lies below it");
    case KneeReason::ClientCap:
        return CORE_TEXT("No knee: the plateau is the rate limit of the client, not of the server");
    case KneeReason::TooFewSamples:
        return CORE_TEXT("No knee: too few requests a load, fewer than 20 or than five times the concurrency");
    case KneeReason::NoThroughput:
    case KneeReason::Chord:
        break;
    }
    return CORE_TEXT("No knee: no load states a throughput");
}

} // namespace

Text kneeSentence(const SweepAnalysis &analysis)
{
    if (!analysis.bracket)
        return noKneeSentence(analysis.reason);
    const TextNumber low = number(analysis.bracket->low);
    if (!analysis.bracket->high)
        return analysis.loadIsRate ? Text(CORE_TEXT("Knee at %1 requests/s, the highest load tested"), {low})
                                   : Text(CORE_TEXT("Knee at concurrency %1, the highest load tested"), {low});
    const TextNumber high = number(*analysis.bracket->high);
    return analysis.loadIsRate ? Text(CORE_TEXT("Knee at %1 requests/s; the next tested rate is %2"), {low, high})
                               : Text(CORE_TEXT("Knee at concurrency %1; the next tested one is %2"), {low, high});
}

Text safeCapacitySentence(const SweepAnalysis &analysis)
{
    if (analysis.slo.empty() && !analysis.slo.goodputMinFraction)
        return CORE_TEXT("No safe capacity: no SLO is given");
    if (!analysis.safeCapacity) {
        if (anyHeld(analysis, std::nullopt))
            return CORE_TEXT("No safe capacity: the tested loads do not state the percentiles that the SLO asks for");
        return CORE_TEXT("No safe capacity: no tested load holds the SLO");
    }
    const SweepPoint &point = analysis.points[*analysis.safeCapacity];
    const TextNumber load = number(point.load.value_or(0.0));
    if (point.outputTokensPerSecond)
        return analysis.loadIsRate ? Text(CORE_TEXT("Safe up to %1 requests/s: %2 output tokens/s"),
                                          {load, number(*point.outputTokensPerSecond)})
                                   : Text(CORE_TEXT("Safe up to concurrency %1: %2 output tokens/s"),
                                          {load, number(*point.outputTokensPerSecond)});
    if (point.totalTokensPerSecond)
        return analysis.loadIsRate ? Text(CORE_TEXT("Safe up to %1 requests/s: %2 input and output tokens/s"),
                                          {load, number(*point.totalTokensPerSecond)})
                                   : Text(CORE_TEXT("Safe up to concurrency %1: %2 input and output tokens/s"),
                                          {load, number(*point.totalTokensPerSecond)});
    return analysis.loadIsRate ? Text(CORE_TEXT("Safe up to %1 requests/s"), {load})
                               : Text(CORE_TEXT("Safe up to concurrency %1"), {load});
}

Text limitSentence(const SweepAnalysis &analysis)
{
    // Without a safe load below there is no "above it".
    if (!analysis.safeCapacity)
        return {};
    if (analysis.limitedByGoodput)
        return CORE_TEXT("Above it the share of good requests falls below its target");
    if (!analysis.limitingMetric)
        return {};
    switch (*analysis.limitingMetric) {
    case LatencyMetric::Ttft:
        return CORE_TEXT("Above it the time to first token breaks first");
    case LatencyMetric::Tpot:
        return CORE_TEXT("Above it the time per output token breaks first");
    case LatencyMetric::Itl:
        return CORE_TEXT("Above it the gaps between tokens break first");
    case LatencyMetric::E2e:
        return CORE_TEXT("Above it the time of the whole request breaks first");
    }
    return {};
}

} // namespace core::results
