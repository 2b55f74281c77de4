// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/sweeppoints.h"

#include "core/results/goodput.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace core::results {

namespace {

/// Two loads closer than this are the same level written differently.
constexpr double sameLoadRelative = 1e-6;

std::optional<double> median(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : std::midpoint(values[middle - 1], values[middle]);
}

/// The median of what `get` finds in the items that have it.
template <typename Item, typename Get>
std::optional<double> medianOf(const std::vector<Item> &items, Get get)
{
    std::vector<double> values;
    for (const Item &item : items) {
        if (const std::optional<double> value = get(item))
            values.push_back(*value);
    }
    return median(std::move(values));
}

template <typename Get>
std::optional<long long> sumOf(const std::vector<const Run *> &runs, Get get)
{
    std::optional<long long> sum;
    for (const Run *run : runs) {
        if (const std::optional<long long> value = get(*run))
            sum = sum.value_or(0) + *value;
    }
    return sum;
}

LatencySummary mergedLatency(const std::vector<const Run *> &runs, LatencyMetric metric, const Slo &slo)
{
    std::vector<double> wanted;
    for (const SloTerm &term : slo.terms) {
        if (term.metric == metric && term.quantile)
            wanted.push_back(*term.quantile);
    }
    std::vector<LatencySummary> summaries;
    std::set<double> quantiles;
    for (const Run *run : runs) {
        summaries.push_back(fullLatency(*run, metric, wanted));
        for (const auto &[q, value] : summaries.back().quantileSeconds)
            quantiles.insert(q);
    }
    if (summaries.size() == 1)
        return std::move(summaries.front());
    LatencySummary merged;
    merged.meanSeconds = medianOf(summaries, [](const LatencySummary &s) { return s.meanSeconds; });
    merged.minSeconds = medianOf(summaries, [](const LatencySummary &s) { return s.minSeconds; });
    merged.maxSeconds = medianOf(summaries, [](const LatencySummary &s) { return s.maxSeconds; });
    merged.stdSeconds = medianOf(summaries, [](const LatencySummary &s) { return s.stdSeconds; });
    for (const double q : quantiles) {
        if (const auto value = medianOf(summaries, [q](const LatencySummary &s) { return s.quantile(q); }))
            merged.quantileSeconds.emplace(q, *value);
    }
    return merged;
}

/// Repeats of the firmest basis that occurs: exact before reported before bounds.
std::optional<Goodput> mergedGoodput(const std::vector<const Run *> &runs, const Slo &slo)
{
    std::vector<Goodput> found;
    for (const Run *run : runs) {
        if (const auto goodput = goodputOf(*run, slo))
            found.push_back(*goodput);
    }
    const auto firmness = [](GoodputBasis basis) {
        return basis == GoodputBasis::PerRequest ? 0 : basis == GoodputBasis::Reported ? 1 : 2;
    };
    const auto firmest = std::min_element(found.begin(), found.end(), [&](const Goodput &a, const Goodput &b) {
        return firmness(a.basis) < firmness(b.basis);
    });
    if (firmest == found.end())
        return std::nullopt;
    Goodput merged = *firmest;
    std::erase_if(found, [&](const Goodput &goodput) { return goodput.basis != merged.basis; });
    merged.fraction = medianOf(found, [](const Goodput &g) { return g.fraction; });
    merged.requestsPerSecond = medianOf(found, [](const Goodput &g) { return g.requestsPerSecond; });
    merged.tokensPerSecond = medianOf(found, [&](const Goodput &g) {
        return g.tokens == merged.tokens ? g.tokensPerSecond : std::optional<double>();
    });
    merged.fractionLow = medianOf(found, [](const Goodput &g) { return g.fractionLow; });
    merged.fractionHigh = medianOf(found, [](const Goodput &g) { return g.fractionHigh; });
    return merged;
}

/// A percentile that is not stated can still be told by its neighbours, because quantiles rise.
std::optional<bool> heldByNeighbours(const LatencySummary &summary, const SloTerm &term)
{
    if (!term.quantile)
        return std::nullopt;
    if (summary.maxSeconds && *summary.maxSeconds <= term.limitSeconds)
        return true;
    for (const auto &[q, value] : summary.quantileSeconds) {
        if (q > *term.quantile && value <= term.limitSeconds)
            return true;
        if (q < *term.quantile && value > term.limitSeconds)
            return false;
    }
    if (summary.minSeconds && *summary.minSeconds > term.limitSeconds)
        return false;
    return std::nullopt;
}

TermOutcome outcomeOf(const SloTerm &term, const LatencySummary &summary)
{
    TermOutcome outcome{.term = term, .valueSeconds = {}, .holds = {}};
    outcome.valueSeconds = term.quantile ? summary.quantile(*term.quantile) : summary.meanSeconds;
    if (outcome.valueSeconds)
        outcome.holds = *outcome.valueSeconds <= term.limitSeconds;
    else
        outcome.holds = heldByNeighbours(summary, term);
    return outcome;
}

/// Whether the goodput target is reached; absent when that is not known and the terms decide alone.
std::optional<bool> goodputHolds(const SweepPoint &point, const Slo &slo)
{
    const double target = slo.goodputTargetFraction();
    if (point.goodput && point.goodput->basis != GoodputBasis::Bounds && point.goodput->fraction)
        return *point.goodput->fraction >= target;
    if (point.completed && point.failed && *point.failed > 0) {
        const auto completed = static_cast<double>(*point.completed);
        if (completed < target * (completed + static_cast<double>(*point.failed)))
            return false;
    }
    if (!point.goodput)
        return std::nullopt;
    if (point.goodput->fractionLow.value_or(0.0) >= target)
        return true;
    if (slo.goodputMinFraction && point.goodput->fractionHigh.value_or(1.0) < target)
        return false;
    return std::nullopt;
}

std::optional<bool> sloHolds(const SweepPoint &point, const Slo &slo)
{
    const auto goodput = goodputHolds(point, slo);
    if (slo.empty())
        return slo.goodputMinFraction ? goodput : std::nullopt;
    bool known = true;
    for (const TermOutcome &outcome : point.terms) {
        if (outcome.holds == false)
            return false;
        known = known && outcome.holds.has_value();
    }
    if (goodput == false)
        return false;
    return known ? std::optional(true) : std::nullopt;
}

std::optional<double> levelOf(const Run &run, bool isRate)
{
    if (!isRate)
        return run.concurrency;
    return run.requestRate && !run.requestRate->unlimited ? std::optional(run.requestRate->perSecond) : std::nullopt;
}

SweepPoint mergedPoint(const Library &library, const std::vector<std::size_t> &indices, const Slo &slo)
{
    std::vector<const Run *> runs;
    for (const std::size_t index : indices)
        runs.push_back(&library.runs[index]);
    SweepPoint point;
    point.runs = indices;
    point.requestThroughputPerSecond = medianOf(runs, [](const Run *r) { return r->requestThroughputPerSecond; });
    point.outputTokensPerSecond = medianOf(runs, [](const Run *r) { return r->outputTokensPerSecond; });
    point.totalTokensPerSecond = medianOf(runs, [](const Run *r) { return r->totalTokensPerSecond; });
    point.completed = sumOf(runs, [](const Run &r) { return r.completed; });
    point.failed = sumOf(runs, [](const Run &r) { return r.failed; });
    point.ttft = mergedLatency(runs, LatencyMetric::Ttft, slo);
    point.tpot = mergedLatency(runs, LatencyMetric::Tpot, slo);
    point.itl = mergedLatency(runs, LatencyMetric::Itl, slo);
    point.e2e = mergedLatency(runs, LatencyMetric::E2e, slo);
    point.goodput = mergedGoodput(runs, slo);
    for (const SloTerm &term : slo.terms)
        point.terms.push_back(outcomeOf(term, point.latency(term.metric)));
    point.holdsSlo = sloHolds(point, slo);
    return point;
}

} // namespace

std::optional<double> SweepPoint::throughput() const
{
    return outputTokensPerSecond  ? outputTokensPerSecond
           : totalTokensPerSecond ? totalTokensPerSecond
                                  : requestThroughputPerSecond;
}

std::optional<double> SweepPoint::throughput(ThroughputKind kind) const
{
    switch (kind) {
    case ThroughputKind::OutputTokens:
        return outputTokensPerSecond;
    case ThroughputKind::TotalTokens:
        return totalTokensPerSecond;
    case ThroughputKind::Requests:
        return requestThroughputPerSecond;
    }
    return std::nullopt;
}

const LatencySummary &SweepPoint::latency(LatencyMetric metric) const
{
    switch (metric) {
    case LatencyMetric::Ttft:
        return ttft;
    case LatencyMetric::Tpot:
        return tpot;
    case LatencyMetric::Itl:
        return itl;
    case LatencyMetric::E2e:
        return e2e;
    }
    return ttft;
}

bool loadIsRate(const Library &library, const Sweep &sweep)
{
    if (sweep.kind != LoadKind::Capped)
        return sweep.kind == LoadKind::Open;
    std::set<double> rates, concurrencies;
    for (const std::size_t index : sweep.runs) {
        if (const auto rate = levelOf(library.runs.at(index), true))
            rates.insert(*rate);
        if (const auto concurrency = levelOf(library.runs.at(index), false))
            concurrencies.insert(*concurrency);
    }
    return rates.size() > concurrencies.size();
}

std::vector<SweepPoint> sweepPoints(const Library &library, const Sweep &sweep, const Slo &slo)
{
    std::vector<std::size_t> order;
    for (const std::size_t index : sweep.runs) {
        if (index < library.runs.size())
            order.push_back(index);
    }
    const bool isRate = loadIsRate(library, sweep);
    const auto level = [&](std::size_t index) { return levelOf(library.runs[index], isRate); };
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const auto left = level(a), right = level(b);
        return left && (!right || *left < *right);
    });
    const auto sameLoad = [&](std::size_t a, std::size_t b) {
        const auto left = level(a), right = level(b);
        if (!left || !right)
            return !left && !right;
        return std::abs(*left - *right) <= sameLoadRelative * std::max(std::abs(*left), std::abs(*right));
    };
    std::vector<SweepPoint> points;
    for (std::size_t i = 0; i < order.size();) {
        std::vector<std::size_t> repeats;
        const std::size_t first = order[i];
        for (; i < order.size() && sameLoad(first, order[i]); ++i)
            repeats.push_back(order[i]);
        points.push_back(mergedPoint(library, repeats, slo));
        points.back().load = level(first);
    }
    return points;
}

} // namespace core::results
