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
    std::optional<bool> holds;
};

/// One point of a sweep: repeats at the same load are merged by their median.
struct SweepPoint
{
    std::optional<double> load; ///< concurrency, or requests/s; absent = unlimited
    std::vector<std::size_t> runs; ///< indices into Library::runs
    std::optional<double> requestThroughputPerSecond;
    std::optional<double> outputTokensPerSecond;
    std::optional<double> totalTokensPerSecond;
    LatencySummary ttft, tpot, itl, e2e;
    std::optional<Goodput> goodput;
    std::vector<TermOutcome> terms;
    std::optional<bool> holdsSlo; ///< every term and the goodput target; absent when that cannot be told

    /// Output tokens/s where known, else total tokens/s, else requests/s: what the throughput curve shows.
    std::optional<double> throughput() const;
    const LatencySummary &latency(LatencyMetric metric) const;
};

enum class ThroughputKind { OutputTokens, TotalTokens, Requests };

/// Why there is no knee, or how it was found.
enum class KneeReason {
    Chord,             ///< the point farthest above the chord of the throughput-load curve
    NotPastKnee,       ///< throughput still rises at the last point
    TooFewPoints,      ///< fewer than five loads
    SaturatedAtFirst,  ///< the first point is already the maximum: the knee lies left of the data
    ClientCap,         ///< capped runs: the plateau is the client's rate limit
    TooFewSamples,     ///< too few requests a point for its percentiles
    NoThroughput,
};
std::string_view kneeReasonId(KneeReason reason); ///< "chord", "not_past_knee", …

struct KneeBracket
{
    double low = 0.0;
    std::optional<double> high; ///< the next tested load
};

/// A sweep held against an SLO. Definitions: domain page, §1 (Kneedle on linear, normalised axes up to the first maximum).
struct SweepAnalysis
{
    std::string name;
    LoadKind kind = LoadKind::Closed;
    ThroughputKind throughputKind = ThroughputKind::OutputTokens;
    std::vector<SweepPoint> points;      ///< by rising load
    std::optional<std::size_t> knee;     ///< index into points
    std::optional<KneeBracket> bracket;
    KneeReason reason = KneeReason::TooFewPoints;
    std::optional<std::size_t> safeCapacity; ///< highest tested load whose every SLO term holds
    bool pastKnee = false;                   ///< the sweep reaches beyond saturation
    Slo slo;
    std::optional<LatencyMetric> limitingMetric; ///< which term breaks first above the safe capacity
    bool limitedByGoodput = false;               ///< no latency term breaks first, the goodput target does
};

SweepAnalysis analyseSweep(const Library &library, const Sweep &sweep, const Slo &slo);

} // namespace core::results
