// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/goodput.h"

#include "core/results/knee.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::results {

namespace {

/// Stated points of a quantile function, minimum and maximum included, made monotone.
std::vector<std::pair<double, double>> statedQuantiles(const LatencySummary &summary)
{
    std::vector<std::pair<double, double>> stated;
    if (summary.minSeconds)
        stated.emplace_back(0.0, *summary.minSeconds);
    stated.insert(stated.end(), summary.quantileSeconds.begin(), summary.quantileSeconds.end());
    if (summary.maxSeconds)
        stated.emplace_back(1.0, *summary.maxSeconds);
    for (std::size_t i = 1; i < stated.size(); ++i)
        stated[i].second = std::max(stated[i].second, stated[i - 1].second);
    return stated;
}

/// Linear between order statistics, as NumPy's default has it.
double quantileOfSorted(const std::vector<double> &sorted, double q)
{
    const double rank = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(rank);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], rank - static_cast<double>(below));
}

/// The values of one metric over the completed requests, sorted; empty when a request does not state it.
std::vector<double> sortedLatencies(const Run &run, LatencyMetric metric)
{
    std::vector<double> values;
    values.reserve(run.requests.size());
    for (const RequestRecord &record : run.requests) {
        if (record.failed)
            continue;
        const auto value = requestLatency(record, metric);
        if (!value)
            return {};
        // Answers of one token have no TPOT and do not enter its quantiles.
        if (metric == LatencyMetric::Tpot && !record.tpotSeconds && record.outputTokens.value_or(2) < 2)
            continue;
        values.push_back(*value);
    }
    std::sort(values.begin(), values.end());
    return values;
}

void fillFrom(const LatencySummary &other, LatencySummary &summary)
{
    const auto fill = [](std::optional<double> &mine, const std::optional<double> &theirs) {
        if (!mine)
            mine = theirs;
    };
    fill(summary.meanSeconds, other.meanSeconds);
    fill(summary.minSeconds, other.minSeconds);
    fill(summary.maxSeconds, other.maxSeconds);
    fill(summary.stdSeconds, other.stdSeconds);
    for (const auto &[q, value] : other.quantileSeconds) {
        if (!summary.quantile(q))
            summary.quantileSeconds.emplace(q, value);
    }
}

std::optional<double> durationOf(const Run &run)
{
    if (run.durationSeconds && *run.durationSeconds > 0.0)
        return run.durationSeconds;
    if (run.completed && run.requestThroughputPerSecond && *run.requestThroughputPerSecond > 0.0)
        return static_cast<double>(*run.completed) / *run.requestThroughputPerSecond;
    return std::nullopt;
}

/// Rates from a fraction: throughput counts completed requests, the fraction counts those sent.
void fillRates(const Run &run, Goodput &goodput)
{
    const auto completed = completedShare(run);
    if (!goodput.fraction || !completed)
        return;
    const double ofCompleted = *completed > 0.0 ? std::min(1.0, *goodput.fraction / *completed) : 0.0;
    if (!goodput.requestsPerSecond && run.requestThroughputPerSecond)
        goodput.requestsPerSecond = ofCompleted * *run.requestThroughputPerSecond;
    if (goodput.tokensPerSecond)
        return;
    if (run.outputTokensPerSecond) {
        goodput.tokensPerSecond = ofCompleted * *run.outputTokensPerSecond;
        goodput.tokens = TokenKind::Output;
    } else if (run.totalTokensPerSecond) {
        goodput.tokensPerSecond = ofCompleted * *run.totalTokensPerSecond;
        goodput.tokens = TokenKind::Total;
    }
}

/// Whether a request keeps every limit; absent when a figure that decides is missing.
std::optional<bool> isGood(const RequestRecord &record, const std::vector<SloTerm> &limits)
{
    bool known = true;
    for (const SloTerm &limit : limits) {
        const auto value = requestLatency(record, limit.metric);
        if (value && *value > limit.limitSeconds)
            return false;
        known = known && value.has_value();
    }
    return known ? std::optional(true) : std::nullopt;
}

std::optional<Goodput> perRequestGoodput(const Run &run, const Slo &slo)
{
    if (slo.terms.empty() || run.requests.empty() || !recordsComplete(run))
        return std::nullopt;
    const auto limits = requestLimits(slo);
    long long good = 0, answered = 0, failedRecords = 0, goodTokens = 0;
    bool tokensKnown = true;
    for (const RequestRecord &record : run.requests) {
        if (record.failed) {
            ++failedRecords;
            continue;
        }
        ++answered;
        const auto verdict = isGood(record, limits);
        if (!verdict)
            return std::nullopt;
        if (!*verdict)
            continue;
        ++good;
        tokensKnown = tokensKnown && record.outputTokens.has_value();
        goodTokens += record.outputTokens.value_or(0);
    }
    Goodput goodput;
    goodput.basis = GoodputBasis::PerRequest;
    const long long sent = answered + std::max(failedRecords, run.failed.value_or(0));
    goodput.fraction = static_cast<double>(good) / static_cast<double>(sent);
    if (const auto duration = durationOf(run)) {
        goodput.requestsPerSecond = static_cast<double>(good) / *duration;
        if (tokensKnown) {
            goodput.tokensPerSecond = static_cast<double>(goodTokens) / *duration;
            goodput.tokens = TokenKind::Output;
        }
    }
    fillRates(run, goodput);
    return goodput;
}

std::optional<Goodput> reportedGoodput(const Run &run)
{
    if (!run.goodput)
        return std::nullopt;
    Goodput goodput = *run.goodput;
    goodput.basis = GoodputBasis::Reported;
    const auto completed = completedShare(run);
    if (!goodput.fraction && goodput.requestsPerSecond && completed && run.requestThroughputPerSecond &&
        *run.requestThroughputPerSecond > 0.0)
        goodput.fraction = std::min(1.0, *goodput.requestsPerSecond / *run.requestThroughputPerSecond) * *completed;
    fillRates(run, goodput);
    if (!goodput.fraction && !goodput.requestsPerSecond && !goodput.tokensPerSecond)
        return std::nullopt;
    return goodput;
}

} // namespace

ShareWithin shareWithin(const LatencySummary &summary, double limitSeconds, std::optional<long long> samples)
{
    // A quantile between two of n samples fixes the share of samples at or below it to q − q/n … q + (1 − q)/n.
    const double grain = samples && *samples > 0 ? 1.0 / static_cast<double>(*samples) : 0.0;
    ShareWithin share;
    const std::pair<double, double> *below = nullptr;
    const auto stated = statedQuantiles(summary);
    for (const auto &point : stated) {
        const auto &[q, value] = point;
        if (value <= limitSeconds) {
            share.low = q < 1.0 ? q - q * grain : 1.0;
            share.estimate = q;
            below = &point;
            continue;
        }
        if (q >= 1.0)
            share.high = 1.0 - grain;
        else
            share.high = q > 0.0 ? std::min(1.0, q + (1.0 - q) * grain) : 0.0;
        if (below)
            share.estimate =
                below->first + (q - below->first) * (limitSeconds - below->second) / (value - below->second);
        else if (q <= 0.0)
            share.estimate = 0.0;
        break;
    }
    share.high = std::max(share.high, share.low);
    return share;
}

std::optional<double> requestLatency(const RequestRecord &record, LatencyMetric metric)
{
    switch (metric) {
    case LatencyMetric::Ttft:
        return record.ttftSeconds;
    case LatencyMetric::E2e:
        return record.e2eSeconds;
    case LatencyMetric::Tpot:
        if (record.tpotSeconds)
            return record.tpotSeconds;
        if (!record.outputTokens)
            return std::nullopt;
        if (*record.outputTokens < 2)
            return 0.0;
        if (record.e2eSeconds && record.ttftSeconds)
            return (*record.e2eSeconds - *record.ttftSeconds) / static_cast<double>(*record.outputTokens - 1);
        return std::nullopt;
    case LatencyMetric::Itl:
        return std::nullopt;
    }
    return std::nullopt;
}

bool recordsComplete(const Run &run)
{
    const auto answered = std::count_if(run.requests.begin(), run.requests.end(),
                                        [](const RequestRecord &record) { return !record.failed; });
    return !run.requests.empty() && (!run.completed || *run.completed == answered);
}

LatencySummary fullLatency(const Run &run, LatencyMetric metric, const std::vector<double> &wanted)
{
    LatencySummary summary = run.latency(metric);
    if (run.recomputed && metric != LatencyMetric::Itl) {
        fillFrom(metric == LatencyMetric::Ttft   ? run.recomputed->ttft
                 : metric == LatencyMetric::Tpot ? run.recomputed->tpot
                                                 : run.recomputed->e2e,
                 summary);
    }
    const bool missing =
        std::any_of(wanted.begin(), wanted.end(), [&](double q) { return !summary.quantile(q).has_value(); });
    if (!missing || !recordsComplete(run))
        return summary;
    const auto sorted = sortedLatencies(run, metric);
    for (const double q : wanted) {
        if (!sorted.empty() && !summary.quantile(q))
            summary.quantileSeconds.emplace(q, quantileOfSorted(sorted, q));
    }
    return summary;
}

std::vector<SloTerm> requestLimits(const Slo &slo)
{
    std::vector<SloTerm> limits;
    for (const SloTerm &term : slo.terms) {
        const auto same = std::find_if(limits.begin(), limits.end(),
                                       [&](const SloTerm &limit) { return limit.metric == term.metric; });
        if (same == limits.end())
            limits.push_back(term);
        else if (term.limitSeconds < same->limitSeconds)
            *same = term;
    }
    return limits;
}

std::optional<double> completedShare(const Run &run)
{
    const auto failed = static_cast<double>(run.failed.value_or(0));
    if (!run.completed)
        return run.failed && *run.failed > 0 ? std::nullopt : std::optional(1.0);
    const auto completed = static_cast<double>(*run.completed);
    if (completed + failed <= 0.0)
        return std::nullopt;
    return completed / (completed + failed);
}

std::optional<Goodput> goodputBounds(const Run &run, const Slo &slo)
{
    const auto completed = completedShare(run);
    if (slo.terms.empty() || !completed)
        return std::nullopt;
    const auto limits = requestLimits(slo);
    const double others = static_cast<double>(limits.size()) - 1.0;
    double lowSum = 0.0, estimateSum = 0.0, highest = 1.0;
    bool anyStated = *completed <= 0.0, estimated = true;
    for (const SloTerm &limit : limits) {
        LatencySummary summary = fullLatency(run, limit.metric);
        // Of pooled gaps only the extremes say something about every request.
        if (limit.metric == LatencyMetric::Itl)
            summary.quantileSeconds.clear();
        anyStated = anyStated || summary.minSeconds || summary.maxSeconds || !summary.quantileSeconds.empty();
        const ShareWithin share = shareWithin(summary, limit.limitSeconds, run.completed);
        lowSum += share.low;
        highest = std::min(highest, share.high);
        estimated = estimated && share.estimate.has_value();
        estimateSum += share.estimate.value_or(0.0);
    }
    if (!anyStated)
        return std::nullopt;
    Goodput goodput;
    goodput.basis = GoodputBasis::Bounds;
    goodput.fractionLow = std::max(0.0, lowSum - others) * *completed;
    goodput.fractionHigh = highest * *completed;
    if (*completed <= 0.0)
        goodput.fraction = 0.0;
    else if (estimated)
        goodput.fraction = std::max(0.0, estimateSum - others) * *completed;
    fillRates(run, goodput);
    return goodput;
}

std::optional<Goodput> goodputOf(const Run &run, const Slo &slo)
{
    if (auto exact = perRequestGoodput(run, slo))
        return exact;
    if (auto reported = reportedGoodput(run))
        return reported;
    return goodputBounds(run, slo);
}

} // namespace core::results
