// SPDX-License-Identifier: GPL-3.0-or-later
// How a benchmark was made: the checklist and the biases of "LLM inference benchmarking".
#include "core/audit/checks.h"
#include "core/results/goodput.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace core::audit {

namespace {

using results::KneeReason;
using results::LatencySummary;
using results::Run;
using results::SweepAnalysis;

constexpr double singleProcessRateLimit = 100.0;        ///< requests/s from which one process is doubtful
constexpr double singleProcessConcurrencyLimit = 256.0; ///< the same as open connections
constexpr long long fewestRequests = 20;
constexpr double fewestRequestsPerConcurrent = 5.0;
constexpr double fewestAboveQuantile =
    1.0;                              ///< requests that must lie above a percentile for it to be more than one value
constexpr double fewestRounds = 10.0; ///< durations of a mean request within a run
constexpr double shortestSeconds = 60.0;
constexpr double fewFailures = 0.01;
constexpr double massFailure = 0.05;
constexpr std::array timed{LatencyMetric::Ttft, LatencyMetric::Tpot, LatencyMetric::Itl, LatencyMetric::E2e};

std::vector<std::size_t> runsOf(const SweepAnalysis &sweep)
{
    std::vector<std::size_t> runs;
    for (const results::SweepPoint &point : sweep.points)
        runs.insert(runs.end(), point.runs.begin(), point.runs.end());
    return runs;
}

Hits sweepsWith(const Facts &facts, KneeReason reason, const char *pattern)
{
    Hits hits;
    for (const SweepAnalysis &sweep : facts.sweeps()) {
        if (sweep.reason != reason || sweep.points.empty())
            continue;
        const double first = sweep.points.front().load.value_or(0.0);
        double last = first;
        for (const results::SweepPoint &point : sweep.points)
            last = std::max(last, point.load.value_or(0.0));
        hits.push_back({sweep.name, Text(pattern, {num(first, 4), num(last, 4)}), runsOf(sweep)});
    }
    return hits;
}

Hits notPastKnee(const Facts &facts)
{
    return sweepsWith(facts, KneeReason::NotPastKnee,
                      CORE_TEXT("Throughput still rises at the last load, %2: where it ends is not known"));
}

Hits saturatedAtFirst(const Facts &facts)
{
    return sweepsWith(
        facts, KneeReason::SaturatedAtFirst,
        CORE_TEXT("Throughput is at its maximum from the first load, %1, on: every load tested is overload"));
}

Hits clientRateCap(const Facts &facts)
{
    return sweepsWith(
        facts, KneeReason::ClientCap,
        CORE_TEXT("Up to the last load, %2, the client's own rate is the limit: the plateau is not the server's"));
}

Hits singleProcessClient(const Facts &facts)
{
    return countedRuns(
        facts, "client_class",
        CORE_TEXT("%1 of %2 runs drive at least 100 requests/s or 256 connections from one process, which then "
                  "measures itself (up to 7.2 times at 1,000 requests/s)"),
        [](const Run &run) {
            if (run.identity.clientClass != results::ClientClass::SingleProcess)
                return false;
            const double rate = run.requestRate && !run.requestRate->unlimited ? run.requestRate->perSecond : 0.0;
            return std::max(rate, run.requestThroughputPerSecond.value_or(0.0)) >= singleProcessRateLimit ||
                   run.concurrency.value_or(0.0) >= singleProcessConcurrencyLimit;
        });
}

Hits notStreaming(const Facts &facts)
{
    return countedRuns(facts, "ttft_ms",
                       CORE_TEXT("%1 of %2 runs did not stream: their time to first token is that of the whole answer"),
                       [](const Run &run) { return run.facts.streaming == false; });
}

Hits clockUnknown(const Facts &facts)
{
    return countedRuns(facts, "clock", CORE_TEXT("%1 of %2 runs do not say whether client or server took the times"),
                       [](const Run &run) { return !run.identity.clock; });
}

Hits clockMixed(const Facts &facts)
{
    auto client = runsWhere(facts, [](const Run &run) { return run.identity.clock == results::Clock::Client; });
    const auto server = runsWhere(facts, [](const Run &run) { return run.identity.clock == results::Clock::Server; });
    if (client.empty() || server.empty())
        return {};
    Text reason(
        CORE_TEXT("%1 runs were timed by the client and %2 by the server, which leaves out the network and the queue"),
        {count(client.size()), count(server.size())});
    client.insert(client.end(), server.begin(), server.end());
    return {Hit{"clock", std::move(reason), std::move(client)}};
}

Hits warmupUnknown(const Facts &facts)
{
    return countedRuns(facts, "warmup", CORE_TEXT("%1 of %2 runs do not say whether a warm-up was left out"),
                       [](const Run &run) { return !run.facts.warmupDiscarded; });
}

Hits warmupKept(const Facts &facts)
{
    return countedRuns(facts, "warmup", CORE_TEXT("%1 of %2 runs count their warm-up among the figures"),
                       [](const Run &run) { return run.facts.warmupDiscarded == false; });
}

Hits tokenizerUnknown(const Facts &facts)
{
    return countedRuns(facts, "tokenizer", CORE_TEXT("%1 of %2 runs do not say which tokenizer counted the tokens"),
                       [](const Run &run) { return !run.identity.tokenizer; });
}

/// The name without organisation and folder, lower case, letters and digits only.
std::string plain(const std::string &name)
{
    std::string result;
    std::size_t end = name.size();
    while (end > 0 && name[end - 1] == '/')
        --end;
    const std::size_t slash = end == 0 ? std::string::npos : name.rfind('/', end - 1);
    for (std::size_t i = slash == std::string::npos ? 0 : slash + 1; i < end; ++i) {
        const char c = name[i];
        if (c >= 'A' && c <= 'Z')
            result += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            result += c;
    }
    return result;
}

/// A quantised or tuned checkpoint carries its base's tokenizer: one name within the other is no difference.
bool sameFamily(const std::string &model, const std::string &tokenizer)
{
    const std::string a = plain(model), b = plain(tokenizer);
    return a.empty() || b.empty() || a.find(b) != std::string::npos || b.find(a) != std::string::npos;
}

Hits tokenizerDiffers(const Facts &facts)
{
    auto found = runsWhere(facts, [](const Run &run) {
        return run.identity.model && run.identity.tokenizer &&
               !sameFamily(*run.identity.model, *run.identity.tokenizer);
    });
    if (found.empty())
        return {};
    const results::RunIdentity &first = facts.runs[found.front()].identity;
    return {Hit{"tokenizer",
                Text(CORE_TEXT("%1 runs count tokens of %2 with the tokenizer of %3"),
                     {count(found.size()), *first.model, *first.tokenizer}),
                std::move(found)}};
}

bool statesAbove(const Run &run, double q)
{
    return std::any_of(timed.begin(), timed.end(), [&](LatencyMetric metric) {
        const LatencySummary summary = results::fullLatency(run, metric);
        return !summary.quantileSeconds.empty() && summary.quantileSeconds.rbegin()->first >= q - 1e-9;
    });
}

bool statesMean(const Run &run)
{
    return std::any_of(timed.begin(), timed.end(),
                       [&](LatencyMetric metric) { return run.latency(metric).meanSeconds; });
}

Hits percentilesMissing(const Facts &facts)
{
    Hits hits = countedRuns(facts, "percentiles", CORE_TEXT("%1 of %2 runs state no percentile from the 95th on"),
                            [](const Run &run) { return statesAbove(run, 0.0) && !statesAbove(run, 0.95); });
    for (const SloTerm &term : facts.slo().terms) {
        std::vector<std::size_t> untold;
        for (const SweepAnalysis &sweep : facts.sweeps()) {
            for (const results::SweepPoint &point : sweep.points) {
                for (const results::TermOutcome &outcome : point.terms) {
                    if (outcome.term == term && !outcome.holds)
                        untold.insert(untold.end(), point.runs.begin(), point.runs.end());
                }
            }
        }
        if (!untold.empty())
            hits.push_back({sloTermKey(term),
                            Text(CORE_TEXT("%1 runs do not state %2, which the SLO asks for"),
                                 {count(untold.size()), sloTermKey(term)}),
                            std::move(untold)});
    }
    return hits;
}

Hits meanOnly(const Facts &facts)
{
    return countedRuns(facts, "percentiles", CORE_TEXT("%1 of %2 runs state means only, and a mean hides the tail"),
                       [](const Run &run) { return statesMean(run) && !statesAbove(run, 0.0); });
}

/// The highest percentile that the SLO asks for, of which enough requests must lie on the far side.
double highestQuantile(const Slo &slo)
{
    double highest = 0.0;
    for (const SloTerm &term : slo.terms)
        highest = std::max(highest, term.quantile.value_or(0.0));
    return highest;
}

Hits fewSamples(const Facts &facts)
{
    const double quantile = highestQuantile(facts.slo());
    auto found = runsWhere(facts, [&](const Run &run) {
        if (!run.completed || *run.completed <= 0)
            return false;
        const auto completed = static_cast<double>(*run.completed);
        return *run.completed < fewestRequests ||
               completed < fewestRequestsPerConcurrent * run.concurrency.value_or(0.0) ||
               completed * (1.0 - quantile) < fewestAboveQuantile - 1e-9;
    });
    if (found.empty())
        return {};
    const auto fewest = *std::min_element(found.begin(), found.end(), [&](std::size_t a, std::size_t b) {
        return *facts.runs[a].completed < *facts.runs[b].completed;
    });
    Text reason(
        CORE_TEXT("%1 of %2 runs are too short of requests for their percentiles: below 20, below five times their "
                  "concurrency, or none above the SLO's percentile; the fewest are %3"),
        {count(found.size()), count(facts.runs.size()), num(static_cast<double>(*facts.runs[fewest].completed))});
    return {Hit{"completed", std::move(reason), std::move(found)}};
}

Hits shortRun(const Facts &facts)
{
    return countedRuns(
        facts, "duration_s",
        CORE_TEXT("%1 of %2 runs last less than a minute or than ten times a mean request: filling and emptying "
                  "weigh on their figures"),
        [](const Run &run) {
            if (!run.durationSeconds || run.loadKind == results::LoadKind::StaticBatch)
                return false;
            return *run.durationSeconds < shortestSeconds ||
                   *run.durationSeconds < fewestRounds * run.e2e.meanSeconds.value_or(0.0);
        });
}

Hits massFailures(const Facts &facts)
{
    const auto failedShare = [](const Run &run) {
        const auto completed = results::completedShare(run);
        return completed ? 1.0 - *completed : 0.0;
    };
    auto found = runsWhere(facts, [&](const Run &run) { return failedShare(run) > fewFailures; });
    if (found.empty())
        return {};
    double worst = 0.0;
    for (const std::size_t run : found)
        worst = std::max(worst, failedShare(facts.runs[run]));
    Text reason(
        CORE_TEXT(
            "In %1 of %2 runs more than 1 % of the requests failed, in the worst %3 %; the latencies are those of "
            "the others"),
        {count(found.size()), count(facts.runs.size()), num(worst * 100.0)});
    return {Hit{"failed", std::move(reason), std::move(found), worst > massFailure}};
}

Hits fixedLengths(const Facts &facts)
{
    return countedRuns(facts, "length_distribution",
                       CORE_TEXT("%1 of %2 runs give every request the same lengths, which no real traffic has"),
                       [](const Run &run) { return run.facts.fixedLengths == true; });
}

Hits versionMissing(const Facts &facts)
{
    return countedRuns(facts, "engine_version",
                       CORE_TEXT("%1 of %2 runs do not say which engine served, or in which version"),
                       [](const Run &run) { return !run.identity.engine || !run.identity.engineVersion; });
}

Hits hardwareMissing(const Facts &facts)
{
    return countedRuns(facts, "gpu", CORE_TEXT("%1 of %2 runs do not say on which GPU they ran, or on how many"),
                       [](const Run &run) { return !run.identity.gpu || !run.identity.gpuCount; });
}

Hits sloUnrecorded(const Facts &facts)
{
    return countedRuns(facts, "goodput", CORE_TEXT("%1 of %2 runs report a goodput without the SLO that defines it"),
                       [](const Run &run) { return run.goodput && !run.facts.sloRecorded; });
}

Hits prefixCacheWarm(const Facts &facts)
{
    return countedRuns(
        facts, "ttft_ms", CORE_TEXT("%1 of %2 runs record prefix-cache hits: prompts seen before start faster"),
        [](const Run &run) {
            static constexpr std::array keys{"cache_hit_rate", "prefix_cache_hit_rate", "gpu_prefix_cache_hit_rate"};
            return std::any_of(keys.begin(), keys.end(), [&](const char *key) {
                const auto found = run.facts.metadata.find(key);
                return found != run.facts.metadata.end() &&
                       found->second.find_first_of("123456789") != std::string::npos && !found->second.starts_with('-');
            });
        });
}

} // namespace

const std::vector<Check> &methodChecks()
{
    using enum CheckSeverity;
    static const std::vector<Check> table{
        {"benchmark.not-past-knee", Warning, CORE_TEXT("Not past the knee"),
         CORE_TEXT("Extend the sweep until throughput stops rising"), notPastKnee},
        {"benchmark.saturated-at-first-point", Warning, CORE_TEXT("Saturated at first"),
         CORE_TEXT("Add loads below the first one"), saturatedAtFirst},
        {"benchmark.client-rate-cap", Warning, CORE_TEXT("Client's rate limit"),
         CORE_TEXT("Repeat without the rate limit, or with a higher one"), clientRateCap},
        {"benchmark.single-process-client", Warning, CORE_TEXT("Single-process client"),
         CORE_TEXT("Repeat the high loads with a tool of several processes, such as AIPerf or GuideLLM"),
         singleProcessClient},
        {"benchmark.not-streaming", Warning, CORE_TEXT("Answers not streamed"), CORE_TEXT("Repeat with streaming"),
         notStreaming},
        {"benchmark.clock-unknown", Info, CORE_TEXT("Clock side unknown"),
         CORE_TEXT("Note whether the times are the client's or the server's"), clockUnknown},
        {"benchmark.clock-mixed", Warning, CORE_TEXT("Clocks are mixed"),
         CORE_TEXT("Compare only runs that were timed on the same side"), clockMixed},
        {"benchmark.warmup-unknown", Warning, CORE_TEXT("Warm-up unknown"),
         CORE_TEXT("Discard a warm-up and record it, or acknowledge this with how it was done"), warmupUnknown},
        {"benchmark.warmup-kept", Warning, CORE_TEXT("Warm-up counted"), CORE_TEXT("Repeat with the warm-up discarded"),
         warmupKept},
        {"benchmark.tokenizer-unknown", Info, CORE_TEXT("Tokenizer unknown"),
         CORE_TEXT("Record the tokenizer: it decides what a token/s and a cost per token are"), tokenizerUnknown},
        {"benchmark.tokenizer-differs", Warning, CORE_TEXT("Tokenizer differs"),
         CORE_TEXT("Count the tokens with the model's own tokenizer"), tokenizerDiffers},
        {"benchmark.percentiles-missing", Warning, CORE_TEXT("Percentiles missing"),
         CORE_TEXT("Have the tool report the percentiles of the SLO, or save each request"), percentilesMissing},
        {"benchmark.mean-only", Warning, CORE_TEXT("Means only"), CORE_TEXT("Have the tool report p95 and p99"),
         meanOnly},
        {"benchmark.few-samples", Warning, CORE_TEXT("Too few requests"),
         CORE_TEXT("Send at least five requests for each concurrent one, and a hundred for a p99"), fewSamples},
        {"benchmark.short-run", Info, CORE_TEXT("Short run"), CORE_TEXT("Measure for several minutes at each load"),
         shortRun},
        {"benchmark.mass-failure", Warning, CORE_TEXT("Requests failed"),
         CORE_TEXT("Find out why they failed; a load that loses requests is no capacity"), massFailures},
        {"benchmark.fixed-lengths", Warning, CORE_TEXT("All lengths equal"),
         CORE_TEXT("Repeat with the lengths of real traffic, or with a trace"), fixedLengths},
        {"benchmark.version-missing", Warning, CORE_TEXT("Engine version missing"),
         CORE_TEXT("Record the engine, its version and its flags"), versionMissing},
        {"benchmark.hardware-missing", Warning, CORE_TEXT("Hardware missing"),
         CORE_TEXT("Record the GPU, how many and how they are connected"), hardwareMissing},
        {"benchmark.slo-unrecorded", Warning, CORE_TEXT("Goodput without SLO"),
         CORE_TEXT("Record the limits beside the goodput, or save each request so that it can be computed"),
         sloUnrecorded},
        {"benchmark.prefix-cache-warm", Warning, CORE_TEXT("Prefix cache warm"),
         CORE_TEXT("Use prompts that share no more than real ones do, and clear the cache between loads"),
         prefixCacheWarm},
    };
    return table;
}

} // namespace core::audit
