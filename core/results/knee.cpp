// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/knee.h"

#include "core/results/sweeppoints.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::results {

namespace {

constexpr std::size_t fewestPoints = 5;         ///< domain page, §1
constexpr std::size_t fewestPointsForTrend = 3; ///< fewer do not tell flat from rising
constexpr double flatShare = 0.05;              ///< a sweep that rises by less than this over its first point is flat
constexpr double clearFall = 0.02;              ///< spread of repeats of one load that is not yet a fall
constexpr double straightShare = 0.02;          ///< a curve that leaves its chord by less has no bend of its own
constexpr double marginalShare = 1.0 / 3.0;
constexpr double trailingShareOfRange = 0.25;
constexpr double capShare = 0.9; ///< achieved over asked rate from which the client's cap is what limits
constexpr double usedShare =
    0.5; ///< of the concurrency in flight, below which it does not limit; ramp and drain cost some
constexpr long long fewestRequests = 20;
constexpr double fewestRequestsPerConcurrent = 5.0;
constexpr double tie = 1e-9; ///< distances from the chord closer than this are equal

/// Throughput over load at the points that have both; `index` leads back to the points of the sweep.
struct Curve
{
    std::vector<std::size_t> index;
    std::vector<double> load, throughput;

    std::size_t size() const { return index.size(); }
    std::size_t firstMaximum() const
    {
        return static_cast<std::size_t>(std::max_element(throughput.begin(), throughput.end()) - throughput.begin());
    }
};

Curve curveOf(const std::vector<SweepPoint> &points, ThroughputKind kind)
{
    Curve curve;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto throughput = points[i].throughput(kind);
        if (!points[i].load || !throughput || *throughput <= 0.0)
            continue;
        curve.index.push_back(i);
        curve.load.push_back(*points[i].load);
        curve.throughput.push_back(*throughput);
    }
    return curve;
}

/// One kind for the whole curve: the one that most points state, output tokens first.
ThroughputKind commonKind(const std::vector<SweepPoint> &points)
{
    ThroughputKind best = ThroughputKind::OutputTokens;
    std::size_t most = 0;
    for (const auto kind : {ThroughputKind::OutputTokens, ThroughputKind::TotalTokens, ThroughputKind::Requests}) {
        const auto stated =
            static_cast<std::size_t>(std::count_if(points.begin(), points.end(), [kind](const SweepPoint &point) {
                return point.throughput(kind).has_value();
            }));
        if (stated > most) {
            most = stated;
            best = kind;
        }
    }
    return best;
}

bool tooFewSamples(const SweepPoint &point, bool loadIsRate)
{
    if (!point.completed)
        return false;
    const auto perRun =
        static_cast<double>(*point.completed) / static_cast<double>(std::max<std::size_t>(1, point.runs.size()));
    if (*point.completed < fewestRequests)
        return true;
    return !loadIsRate && point.load && perRun < fewestRequestsPerConcurrent * *point.load;
}

/// Least-squares slope of throughput over the last quarter of the load range, at least over the last two points.
double trailingSlope(const Curve &curve)
{
    const std::size_t n = curve.size();
    const double from = curve.load.back() - trailingShareOfRange * (curve.load.back() - curve.load.front());
    std::size_t first = n - 2;
    while (first > 0 && curve.load[first - 1] >= from)
        --first;
    const auto count = static_cast<double>(n - first);
    double meanLoad = 0.0, meanThroughput = 0.0;
    for (std::size_t i = first; i < n; ++i) {
        meanLoad += curve.load[i] / count;
        meanThroughput += curve.throughput[i] / count;
    }
    double covariance = 0.0, variance = 0.0;
    for (std::size_t i = first; i < n; ++i) {
        covariance += (curve.load[i] - meanLoad) * (curve.throughput[i] - meanThroughput);
        variance += (curve.load[i] - meanLoad) * (curve.load[i] - meanLoad);
    }
    return covariance / variance;
}

bool passesSaturation(const Curve &curve)
{
    if (curve.size() < fewestPointsForTrend)
        return false;
    const std::size_t top = curve.firstMaximum();
    const double maximum = curve.throughput[top];
    if (top == 0 || curve.throughput.back() < (1.0 - clearFall) * maximum)
        return true;
    const double meanSlope = (maximum - curve.throughput.front()) / (curve.load[top] - curve.load.front());
    return trailingSlope(curve) < marginalShare * meanSlope;
}

bool flatFromTheFirst(const Curve &curve)
{
    return curve.size() >= fewestPointsForTrend &&
           curve.throughput.front() >= (1.0 - flatShare) * curve.throughput[curve.firstMaximum()];
}

/// Kneedle: the point farthest above the chord from the first point to the first maximum, both axes normalised. A curve
/// that is straight up to its maximum and turns there (an open loop that follows its rate until it cannot) bends at it.
/// Source: Satopaa et al., "Finding a 'Kneedle' in a Haystack" (2011), without its smoothing and its sensitivity.
std::size_t farthestAboveChord(const Curve &curve)
{
    const std::size_t top = curve.firstMaximum();
    const double loadRange = curve.load[top] - curve.load.front();
    const double throughputRange = curve.throughput[top] - curve.throughput.front();
    std::size_t best = top;
    double farthest = straightShare;
    for (std::size_t i = 0; i < top; ++i) {
        const double distance = (curve.throughput[i] - curve.throughput.front()) / throughputRange -
                                (curve.load[i] - curve.load.front()) / loadRange;
        if (distance > farthest + tie) {
            farthest = distance;
            best = i;
        }
    }
    return best;
}

/// Seconds that a request spends in the system; e2e = TTFT + (n − 1) · TPOT where it is not stated.
std::optional<double> meanStaySeconds(const SweepPoint &point)
{
    if (point.e2e.meanSeconds)
        return point.e2e.meanSeconds;
    if (!point.ttft.meanSeconds || !point.tpot.meanSeconds || !point.outputTokensPerSecond ||
        point.requestThroughputPerSecond.value_or(0.0) <= 0.0)
        return std::nullopt;
    const double tokens = *point.outputTokensPerSecond / *point.requestThroughputPerSecond;
    return *point.ttft.meanSeconds + std::max(0.0, tokens - 1.0) * *point.tpot.meanSeconds;
}

/// In capped runs the client sends no faster than its rate, whatever the concurrency: a plateau there is the client's.
/// It shows in the rate that is reached, or in a concurrency that is not used (Little: requests in flight = rate ·
/// stay).
bool atClientCap(const Library &library, const SweepPoint &point)
{
    const bool rateReached = std::any_of(point.runs.begin(), point.runs.end(), [&](std::size_t index) {
        const Run &run = library.runs[index];
        return run.requestRate && !run.requestRate->unlimited && run.requestThroughputPerSecond &&
               *run.requestThroughputPerSecond >= capShare * run.requestRate->perSecond;
    });
    if (rateReached)
        return true;
    const auto stay = meanStaySeconds(point);
    return stay && point.load && point.requestThroughputPerSecond &&
           *stay * *point.requestThroughputPerSecond < usedShare * *point.load;
}

KneeBracket bracketAt(const std::vector<SweepPoint> &points, std::size_t knee)
{
    KneeBracket bracket{.low = *points[knee].load, .high = {}};
    if (knee + 1 < points.size())
        bracket.high = points[knee + 1].load;
    return bracket;
}

/// Fills the knee, or the reason why there is none.
void findKnee(const Library &library, SweepAnalysis &analysis)
{
    const Curve curve = curveOf(analysis.points, analysis.throughputKind);
    if (curve.size() == 0) {
        analysis.reason = KneeReason::NoThroughput;
        return;
    }
    const auto thin =
        static_cast<std::size_t>(std::count_if(curve.index.begin(), curve.index.end(), [&](std::size_t i) {
            return tooFewSamples(analysis.points[i], analysis.loadIsRate);
        }));
    const std::size_t top = curve.firstMaximum();
    if (2 * thin > curve.size()) {
        analysis.reason = KneeReason::TooFewSamples;
        return;
    }
    if (analysis.kind == LoadKind::Capped && !analysis.loadIsRate &&
        (atClientCap(library, analysis.points[curve.index[top]]) ||
         atClientCap(library, analysis.points[curve.index.back()]))) {
        analysis.reason = KneeReason::ClientCap;
        return;
    }
    analysis.pastKnee = passesSaturation(curve);
    if (flatFromTheFirst(curve)) {
        analysis.reason = KneeReason::SaturatedAtFirst;
        analysis.pastKnee = true;
        return;
    }
    if (curve.size() < fewestPoints) {
        analysis.reason = KneeReason::TooFewPoints;
        return;
    }
    if (!analysis.pastKnee) {
        analysis.reason = KneeReason::NotPastKnee;
        return;
    }
    const std::size_t knee = curve.index[farthestAboveChord(curve)];
    if (tooFewSamples(analysis.points[knee], analysis.loadIsRate)) {
        analysis.reason = KneeReason::TooFewSamples;
        return;
    }
    analysis.reason = KneeReason::Chord;
    analysis.knee = knee;
    analysis.bracket = bracketAt(analysis.points, knee);
}

/// What breaks at the first load above the safe capacity: the term that exceeds its limit by most, else the goodput.
void findLimit(SweepAnalysis &analysis)
{
    const std::size_t next = analysis.safeCapacity ? *analysis.safeCapacity + 1 : 0;
    if (next >= analysis.points.size() || analysis.points[next].holdsSlo != false)
        return;
    double worst = 0.0;
    for (const TermOutcome &outcome : analysis.points[next].terms) {
        if (outcome.holds != false)
            continue;
        const double excess = outcome.valueSeconds ? *outcome.valueSeconds / outcome.term.limitSeconds : 1.0;
        if (excess > worst) {
            worst = excess;
            analysis.limitingMetric = outcome.term.metric;
        }
    }
    analysis.limitedByGoodput = !analysis.limitingMetric;
}

} // namespace

std::string_view throughputKindId(ThroughputKind kind)
{
    switch (kind) {
    case ThroughputKind::OutputTokens:
        return "output_tokens_per_s";
    case ThroughputKind::TotalTokens:
        return "total_tokens_per_s";
    case ThroughputKind::Requests:
        return "request_throughput_rps";
    }
    return "";
}

std::string_view kneeReasonId(KneeReason reason)
{
    switch (reason) {
    case KneeReason::Chord:
        return "chord";
    case KneeReason::NotPastKnee:
        return "not_past_knee";
    case KneeReason::TooFewPoints:
        return "too_few_points";
    case KneeReason::SaturatedAtFirst:
        return "saturated_at_first";
    case KneeReason::ClientCap:
        return "client_cap";
    case KneeReason::TooFewSamples:
        return "too_few_samples";
    case KneeReason::NoThroughput:
        return "no_throughput";
    }
    return "";
}

SweepAnalysis analyseSweep(const Library &library, const Sweep &sweep, const Slo &slo)
{
    SweepAnalysis analysis;
    analysis.name = sweep.name;
    analysis.kind = sweep.kind;
    analysis.slo = slo;
    analysis.loadIsRate = loadIsRate(library, sweep);
    analysis.points = sweepPoints(library, sweep, slo);
    analysis.throughputKind = commonKind(analysis.points);
    for (std::size_t i = 0; i < analysis.points.size(); ++i) {
        if (analysis.points[i].load && analysis.points[i].holdsSlo == true)
            analysis.safeCapacity = i;
    }
    findKnee(library, analysis);
    findLimit(analysis);
    return analysis;
}

} // namespace core::results
