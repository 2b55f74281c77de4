// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/sentences.h"

#include <algorithm>
#include <cmath>

namespace core::project {

namespace {

using results::KneeReason;
using results::SweepAnalysis;
using results::SweepPoint;

constexpr double millisecondsPerSecond = 1e3;
constexpr double percent = 100.0;

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 3};
}

/// Whole percents: a sentence that is read aloud has no decimals.
TextNumber wholePercent(double fraction)
{
    return shown(std::round(fraction * percent));
}

bool byRate(const SweepAnalysis &sweep)
{
    return sweep.loadIsRate;
}

/// "TTFT p99": the same in every language.
std::string nameOf(const SloTerm &term)
{
    static constexpr const char *metrics[] = {"TTFT", "TPOT", "ITL", "E2E"};
    std::string name = metrics[static_cast<std::size_t>(term.metric)];
    if (!term.quantile)
        return name;
    return name + " p" + formatNumber(std::round(*term.quantile * 1e4) / percent, 4);
}

const results::TermOutcome *firstBroken(const SweepPoint &point)
{
    const auto broken = std::find_if(point.terms.begin(), point.terms.end(), [](const results::TermOutcome &outcome) {
        return outcome.holds == std::optional(false) && outcome.valueSeconds;
    });
    return broken == point.terms.end() ? nullptr : &*broken;
}

std::optional<double> gainOver(const SweepPoint &point, const SweepPoint &before)
{
    const auto now = point.throughput();
    const auto then = before.throughput();
    if (!now || !then || *then <= 0.0)
        return std::nullopt;
    return *now / *then - 1.0;
}

std::optional<double> goodputFraction(const SweepPoint &point)
{
    return point.goodput ? point.goodput->fraction : std::nullopt;
}

/// Whether the knee's bracket is the very step from the safe capacity to the next load.
bool kneeAtSafeCapacity(const SweepAnalysis &sweep)
{
    return sweep.knee && sweep.knee == sweep.safeCapacity && sweep.bracket && sweep.bracket->high;
}

/// What the load beyond the safe capacity brings; true when the sentence has named the knee already.
bool addNextStep(Sentences &sentences, const SweepAnalysis &sweep, const SweepPoint &safe, const SweepPoint &next)
{
    const auto gain = gainOver(next, safe);
    const auto goodput = goodputFraction(next);
    if (!next.load || !gain)
        return false;
    const TextNumber load = shown(*next.load);
    const TextNumber change = wholePercent(std::abs(*gain));
    const bool rises = *gain >= 0.0;
    const auto before = goodputFraction(safe);
    if (goodput && *goodput < before.value_or(1.0)) {
        const bool knee = kneeAtSafeCapacity(sweep);
        const char *pattern =
            knee ? (rises ? CORE_TEXT("At %1, throughput gains %2 % and goodput falls to %3 %: the knee lies between.")
                          : CORE_TEXT("At %1, throughput loses %2 % and goodput falls to %3 %: the knee lies between."))
                 : (rises ? CORE_TEXT("At %1, throughput gains %2 % and goodput falls to %3 %.")
                          : CORE_TEXT("At %1, throughput loses %2 % and goodput falls to %3 %."));
        sentences.push_back({pattern, {load, change, wholePercent(*goodput)}});
        return knee;
    }
    if (const auto *broken = firstBroken(next)) {
        sentences.push_back({rises
                                 ? CORE_TEXT("At %1, throughput gains %2 %, but %3 is %4 ms against a limit of %5 ms.")
                                 : CORE_TEXT("At %1, throughput loses %2 %, and %3 is %4 ms against a limit of %5 ms."),
                             {load, change, nameOf(broken->term), shown(*broken->valueSeconds * millisecondsPerSecond),
                              shown(broken->term.limitSeconds * millisecondsPerSecond)}});
        return false;
    }
    sentences.push_back(
        {rises ? CORE_TEXT("At %1, throughput gains %2 %.") : CORE_TEXT("At %1, throughput loses %2 %."),
         {load, change}});
    return false;
}

void addKnee(Sentences &sentences, const SweepAnalysis &sweep)
{
    if (sweep.knee && sweep.bracket) {
        const TextNumber low = shown(sweep.bracket->low);
        if (!sweep.bracket->high)
            sentences.push_back({byRate(sweep) ? CORE_TEXT("The knee lies at %1 requests per second.")
                                               : CORE_TEXT("The knee lies at %1 concurrent requests."),
                                 {low}});
        else
            sentences.push_back({byRate(sweep) ? CORE_TEXT("The knee lies between %1 and %2 requests per second.")
                                               : CORE_TEXT("The knee lies between %1 and %2 concurrent requests."),
                                 {low, shown(*sweep.bracket->high)}});
        return;
    }
    switch (sweep.reason) {
    case KneeReason::Chord:
        break;
    case KneeReason::NotPastKnee:
        sentences.emplace_back(CORE_TEXT("Throughput still rises at the last load: the sweep is not past the knee."));
        break;
    case KneeReason::TooFewPoints:
        sentences.emplace_back(CORE_TEXT("Fewer than five loads were tested: too few to find the knee."));
        break;
    case KneeReason::SaturatedAtFirst:
        sentences.emplace_back(
            CORE_TEXT("The lowest load tested already has the highest throughput: the knee lies below it."));
        break;
    case KneeReason::ClientCap:
        sentences.emplace_back(
            CORE_TEXT("The plateau is the client's own rate limit: it shows no knee of the server."));
        break;
    case KneeReason::TooFewSamples:
        sentences.emplace_back(
            CORE_TEXT("Too few requests were sent at each load for the percentiles that the SLO asks for."));
        break;
    case KneeReason::NoThroughput:
        sentences.emplace_back(CORE_TEXT("The results state no throughput, so that no knee can be found."));
        break;
    }
}

void addSafeCapacity(Sentences &sentences, const SweepAnalysis &sweep)
{
    const std::size_t at = *sweep.safeCapacity;
    const SweepPoint &safe = sweep.points[at];
    const bool last = at + 1 >= sweep.points.size();
    if (!safe.load) {
        sentences.emplace_back(CORE_TEXT("The SLO holds even without a limit of load."));
    } else if (last) {
        sentences.push_back({byRate(sweep)
                                 ? CORE_TEXT("Up to %1 requests per second, the highest load tested, the SLO holds.")
                                 : CORE_TEXT("Up to %1 concurrent requests, the highest load tested, the SLO holds."),
                             {shown(*safe.load)}});
    } else {
        sentences.push_back({byRate(sweep) ? CORE_TEXT("Up to %1 requests per second the SLO holds.")
                                           : CORE_TEXT("Up to %1 concurrent requests the SLO holds."),
                             {shown(*safe.load)}});
    }
    if (last || !addNextStep(sentences, sweep, safe, sweep.points[at + 1]))
        addKnee(sentences, sweep);
}

void addNoSafeCapacity(Sentences &sentences, const SweepAnalysis &sweep)
{
    const bool allFail = std::all_of(sweep.points.begin(), sweep.points.end(),
                                     [](const SweepPoint &p) { return p.holdsSlo == std::optional(false); });
    if (!allFail) {
        sentences.emplace_back(
            CORE_TEXT("Whether the SLO holds cannot be told: the results do not state the percentiles that it names."));
        return addKnee(sentences, sweep);
    }
    sentences.emplace_back(CORE_TEXT("No tested load keeps the SLO."));
    const SweepPoint &first = sweep.points.front();
    if (const auto *broken = firstBroken(first); broken && first.load)
        sentences.push_back(
            {byRate(sweep) ? CORE_TEXT("At %1 requests per second already, %2 is %3 ms against a limit of %4 ms.")
                           : CORE_TEXT("At %1 concurrent requests already, %2 is %3 ms against a limit of %4 ms."),
             {shown(*first.load), nameOf(broken->term), shown(*broken->valueSeconds * millisecondsPerSecond),
              shown(broken->term.limitSeconds * millisecondsPerSecond)}});
    else
        addKnee(sentences, sweep);
}

} // namespace

Sentences kneeSentences(const SweepAnalysis *sweep, std::optional<int> replicas)
{
    if (!sweep || sweep->points.empty())
        return {CORE_TEXT("No sweep has been imported yet: results at several loads show the knee here.")};
    Sentences sentences;
    if (sweep->slo.empty()) {
        sentences.emplace_back(CORE_TEXT("No SLO is set, so that no load can be called safe."));
        addKnee(sentences, *sweep);
    } else if (sweep->safeCapacity) {
        addSafeCapacity(sentences, *sweep);
    } else {
        addNoSafeCapacity(sentences, *sweep);
    }
    if (replicas && *replicas > 1)
        sentences.push_back({CORE_TEXT("These loads are those of one replica; the demand takes %1 of them."),
                             {shown(static_cast<double>(*replicas))}});
    return sentences;
}

std::string english(const Sentences &sentences)
{
    std::string text;
    for (const Text &sentence : sentences)
        text += (text.empty() ? "" : " ") + sentence.english();
    return text;
}

} // namespace core::project
