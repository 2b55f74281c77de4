// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of one run, or of its repeats, that cannot all be right.
#include "core/audit/checks.h"
#include "core/results/goodput.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::audit {

namespace {

using results::LatencySummary;
using results::Run;

constexpr double percentPerOne = 100.0;
constexpr double millisecondsPerSecond = 1000.0;
constexpr double goodputSlack = 0.005; ///< half a percent: how goodput is rounded in tables
constexpr double rateSlack = 0.03;     ///< tools differ in where a run ends by up to 2.5 %
constexpr double flightSlack = 0.05;
constexpr double repeatsSpread = 0.10;

/// A reported goodput outside what the run's own percentiles allow under the SLO.
void goodputAgainstPercentiles(const Facts &facts, std::size_t index, Hits &hits)
{
    const Run &run = facts.runs[index];
    if (!run.goodput || !run.goodput->fraction)
        return;
    const auto bounds = results::goodputBounds(run, facts.slo());
    if (!bounds)
        return;
    const double reported = *run.goodput->fraction;
    if (reported < *bounds->fractionLow - goodputSlack) {
        hits.push_back(
            {runLabel(run),
             Text(CORE_TEXT("The percentiles put at least %1 % of the requests inside the SLO, the reported goodput is "
                            "%2 %: one of them is wrong, or the goodput is that of another SLO"),
                  {num(*bounds->fractionLow * percentPerOne), num(reported * percentPerOne)}),
             {index}});
    } else if (reported > *bounds->fractionHigh + goodputSlack) {
        hits.push_back(
            {runLabel(run),
             Text(CORE_TEXT("The percentiles put at most %1 % of the requests inside the SLO, the reported goodput is "
                            "%2 %: one of them is wrong, or the goodput is that of another SLO"),
                  {num(*bounds->fractionHigh * percentPerOne), num(reported * percentPerOne)}),
             {index}});
    }
}

bool differ(double a, double b)
{
    return std::abs(a - b) > rateSlack * std::max(std::abs(a), std::abs(b));
}

void ratesAgainstCounts(const Facts &facts, std::size_t index, Hits &hits)
{
    const Run &run = facts.runs[index];
    if (run.requestThroughputPerSecond && run.completed && run.durationSeconds && *run.durationSeconds > 0.0) {
        const double computed = static_cast<double>(*run.completed) / *run.durationSeconds;
        if (differ(computed, *run.requestThroughputPerSecond))
            hits.push_back({runLabel(run),
                            Text(CORE_TEXT("%1 requests in %2 s are %3 requests/s, the file says %4"),
                                 {num(static_cast<double>(*run.completed)), num(*run.durationSeconds), num(computed),
                                  num(*run.requestThroughputPerSecond)}),
                            {index}});
    }
    if (run.inputTokensPerSecond && run.outputTokensPerSecond && run.totalTokensPerSecond) {
        const double sum = *run.inputTokensPerSecond + *run.outputTokensPerSecond;
        if (differ(sum, *run.totalTokensPerSecond))
            hits.push_back({runLabel(run),
                            Text(CORE_TEXT("Input and output are %1 tokens/s together, the file says %2"),
                                 {num(sum, 4), num(*run.totalTokensPerSecond, 4)}),
                            {index}});
    }
}

/// Little's law: no more requests can be in flight than the concurrency allows.
void flightAgainstConcurrency(const Facts &facts, std::size_t index, Hits &hits)
{
    const Run &run = facts.runs[index];
    if (run.loadKind != results::LoadKind::Closed || !run.concurrency || !run.requestThroughputPerSecond ||
        !run.e2e.meanSeconds)
        return;
    const double inFlight = *run.requestThroughputPerSecond * *run.e2e.meanSeconds;
    if (inFlight <= *run.concurrency * (1.0 + flightSlack))
        return;
    hits.push_back(
        {runLabel(run),
         Text(CORE_TEXT("%1 requests/s of %2 s each are %3 in flight, more than the concurrency of %4"),
              {num(*run.requestThroughputPerSecond), num(*run.e2e.meanSeconds), num(inFlight), num(*run.concurrency)}),
         {index}});
}

/// As people write it: "TTFT".
std::string metricName(LatencyMetric metric)
{
    std::string name(metricId(metric));
    for (char &c : name)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    return name;
}

void percentilesInOrder(const Facts &facts, std::size_t index, Hits &hits)
{
    const Run &run = facts.runs[index];
    for (const LatencyMetric metric :
         {LatencyMetric::Ttft, LatencyMetric::Tpot, LatencyMetric::Itl, LatencyMetric::E2e}) {
        const auto &stated = run.latency(metric).quantileSeconds;
        const auto falls = std::adjacent_find(stated.begin(), stated.end(), [](const auto &a, const auto &b) {
            return a.second > b.second * (1.0 + 1e-6);
        });
        if (falls == stated.end())
            continue;
        const auto next = std::next(falls);
        hits.push_back(
            {runLabel(run),
             Text(CORE_TEXT("The p%1 of %2 is %3 ms, above the p%4 of %5 ms"),
                  {num(falls->first * percentPerOne, 4), metricName(metric), num(falls->second * millisecondsPerSecond),
                   num(next->first * percentPerOne, 4), num(next->second * millisecondsPerSecond)}),
             {index}});
    }
}

Hits arithmeticMismatch(const Facts &facts)
{
    Hits hits;
    for (std::size_t i = 0; i < facts.runs.size(); ++i) {
        goodputAgainstPercentiles(facts, i, hits);
        ratesAgainstCounts(facts, i, hits);
        flightAgainstConcurrency(facts, i, hits);
        percentilesInOrder(facts, i, hits);
    }
    return hits;
}

Hits spreadOfRepeats(const Facts &facts)
{
    Hits hits;
    for (const results::SweepAnalysis &sweep : facts.sweeps()) {
        for (const results::SweepPoint &point : sweep.points) {
            std::vector<double> values;
            for (const std::size_t index : point.runs) {
                const Run &run = facts.runs.at(index);
                const auto value =
                    sweep.throughputKind == results::ThroughputKind::OutputTokens  ? run.outputTokensPerSecond
                    : sweep.throughputKind == results::ThroughputKind::TotalTokens ? run.totalTokensPerSecond
                                                                                   : run.requestThroughputPerSecond;
                if (value)
                    values.push_back(*value);
            }
            const auto middle = point.throughput(sweep.throughputKind);
            if (values.size() < 2 || !middle || *middle <= 0.0)
                continue;
            const auto [low, high] = std::minmax_element(values.begin(), values.end());
            if (*high - *low <= repeatsSpread * *middle)
                continue;
            hits.push_back({sweep.name,
                            Text(CORE_TEXT("%1 repeats at load %2 lie between %3 and %4, %5 % apart"),
                                 {count(values.size()), num(point.load.value_or(0.0), 4), num(*low, 4), num(*high, 4),
                                  num((*high - *low) / *middle * percentPerOne)}),
                            point.runs});
        }
    }
    return hits;
}

} // namespace

const std::vector<Check> &arithmeticChecks()
{
    using enum CheckSeverity;
    static const std::vector<Check> table{
        {"benchmark.arithmetic-mismatch", Severe, CORE_TEXT("Figures contradict each other"),
         CORE_TEXT("Go back to the raw results and find out which figure is wrong"), arithmeticMismatch},
        {"benchmark.repeats-spread", Warning, CORE_TEXT("Repeats differ"),
         CORE_TEXT("Find what changed between the repeats, or measure longer"), spreadOfRepeats},
    };
    return table;
}

} // namespace core::audit
