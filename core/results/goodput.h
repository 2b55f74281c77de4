// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <optional>
#include <vector>

/// How many requests of a run were good: from its records, as its tool says, or as bounds from its percentiles.
namespace core::results {

/// Share of a run's completed requests within a limit, 0..1.
struct ShareWithin
{
    double low = 0.0;               ///< certain: the greatest stated quantile at or below the limit
    double high = 1.0;              ///< certain: the smallest stated quantile above the limit
    std::optional<double> estimate; ///< between them; absent when the limit lies below everything stated
};

/// What the stated quantiles (and minimum and maximum) of `summary` say about the share of requests at or below
/// `limitSeconds`. Between two stated quantiles the share is certain only to lie between them; the estimate goes
/// linearly from one to the other, which is the careful side for latencies with their long right tails. Above the
/// highest stated quantile the share is at least that quantile, and the estimate stays there; below the lowest it is at
/// most that one. \param samples how many requests the quantiles stand on: a quantile of n samples fixes a share only
/// to 1/n
ShareWithin shareWithin(const LatencySummary &summary, double limitSeconds, std::optional<long long> samples);

/// One latency of one request, in seconds. TPOT of an answer of one token is 0: there is no gap that could be too long.
/// The pooled gaps (ITL) are no property of a request and are always absent.
std::optional<double> requestLatency(const RequestRecord &record, LatencyMetric metric);

/// True when the records are all of the run's completed requests, so that figures from them are the run's own.
bool recordsComplete(const Run &run);

/// The tool's own summary; what it does not state is taken from the run's records where these are complete, and so are
/// the quantiles in `wanted` (0 < q < 1, linear between samples).
LatencySummary fullLatency(const Run &run, LatencyMetric metric, const std::vector<double> &wanted = {});

/// The smallest limit that the SLO puts on each metric that it names: what one request has to keep.
std::vector<SloTerm> requestLimits(const Slo &slo);

/// Completed over completed and failed; 1 where the run counts no failures. Absent when nothing was sent.
std::optional<double> completedShare(const Run &run);

/// Goodput between Fréchet bounds, from the stated percentiles alone: max(0, Σp − (k − 1)) … min p over the k metrics
/// of the SLO. `fraction` is the lower bound over the interpolated shares: a careful estimate within the bounds. Absent
/// when the SLO names no metric for which the run states a quantile. TPOT quantiles are taken to stand for all
/// requests, which leaves out answers of one token.
std::optional<Goodput> goodputBounds(const Run &run, const Slo &slo);

} // namespace core::results
