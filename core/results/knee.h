// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/library.h"

namespace core::results {

/// Goodput of one run under an SLO. From per-request records it is exact (failed requests count as not good); else the
/// tool's own where it has one (its SLO may differ: basis Reported); else Fréchet bounds from monotone interpolation of
/// the percentiles. Absent when nothing of this is possible.
/// Source of the three senses and of the bounds: domain page, §1.
std::optional<Goodput> goodputOf(const Run &run, const Slo &slo);

/// Where a term of the SLO stands in one run.
struct TermOutcome
{
    SloTerm term;
    std::optional<double> valueSeconds; ///< absent: the run does not state that percentile
    std::optional<bool> holds;          ///< also told by a neighbour: a p99 within the limit holds the p95 too
};

enum class ThroughputKind { OutputTokens, TotalTokens, Requests };
std::string_view throughputKindId(ThroughputKind kind); ///< the field: "output_tokens_per_s", "total_tokens_per_s" …

/// One point of a sweep: repeats at the same load are merged by their median.
struct SweepPoint
{
    std::optional<double> load;    ///< concurrency, or requests/s; absent = unlimited
    std::vector<std::size_t> runs; ///< indices into Library::runs
    std::optional<double> requestThroughputPerSecond;
    std::optional<double> outputTokensPerSecond;
    std::optional<double> totalTokensPerSecond;
    std::optional<long long> completed, failed; ///< summed over the repeats
    LatencySummary ttft, tpot, itl, e2e;
    std::optional<Goodput> goodput;
    std::vector<TermOutcome> terms;
    /// Every term and the goodput target; absent when that cannot be told. Goodput between bounds counts as reached
    /// from the lower bound on; below it the terms decide, except that more failures than the target allows, or an
    /// upper bound below a target that the user set, break it.
    std::optional<bool> holdsSlo;

    /// Output tokens/s where known, else total tokens/s, else requests/s: what the throughput curve shows.
    std::optional<double> throughput() const;
    std::optional<double> throughput(ThroughputKind kind) const;
    const LatencySummary &latency(LatencyMetric metric) const;
};

/// Why there is no knee, or how it was found.
enum class KneeReason {
    Chord,            ///< the point farthest above the chord of the throughput-load curve
    NotPastKnee,      ///< throughput still rises at the last point
    TooFewPoints,     ///< fewer than five loads
    SaturatedAtFirst, ///< the first point is already the maximum: the knee lies left of the data
    ClientCap,        ///< capped runs: the plateau is the client's rate limit
    TooFewSamples,    ///< too few requests a point for its percentiles
    NoThroughput,
};
std::string_view kneeReasonId(KneeReason reason); ///< "chord", "not_past_knee", …

struct KneeBracket
{
    double low = 0.0;
    std::optional<double> high; ///< the next tested load
};

/// A sweep held against an SLO. Definitions: domain page, §1 (Kneedle on linear, normalised axes up to the first
/// maximum).
///
/// Saturation is passed when throughput has stopped paying for load: the slope over the last quarter of the load range
/// (at least the last two points) is less than a third of the mean slope from the first point to the maximum, or the
/// last point lies clearly (2 %) below the maximum. On T = T∞·x/(1 + x) a third is reached at two thirds of T∞. An
/// unlimited load (all requests at once) has no place on the load axis: it is kept as the last point and takes no part
/// in this.
struct SweepAnalysis
{
    std::string name;
    LoadKind kind = LoadKind::Closed;
    ThroughputKind throughputKind = ThroughputKind::OutputTokens;
    bool loadIsRate = false;         ///< the axis is requests/s: open loops, and capped runs that vary their rate
    std::vector<SweepPoint> points;  ///< by rising load
    std::optional<std::size_t> knee; ///< index into points
    std::optional<KneeBracket> bracket;
    KneeReason reason = KneeReason::TooFewPoints;
    std::optional<std::size_t>
        safeCapacity;      ///< highest tested load (never the unlimited one) whose every SLO term holds
    bool pastKnee = false; ///< the sweep reaches beyond saturation
    Slo slo;
    std::optional<LatencyMetric> limitingMetric; ///< which term breaks first above the safe capacity
    bool limitedByGoodput = false;               ///< no latency term breaks first, the goodput target does
};

SweepAnalysis analyseSweep(const Library &library, const Sweep &sweep, const Slo &slo);

} // namespace core::results
