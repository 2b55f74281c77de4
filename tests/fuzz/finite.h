// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <cmath>
#include <cstdlib>

/// No figure is invented out of nothing: all are finite, quantiles lie between 0 and 1, and no secret is kept.
namespace fuzz {

inline void mustBeFinite(const std::optional<double> &value)
{
    if (value && !std::isfinite(*value))
        std::abort();
}

inline void check(const core::results::LatencySummary &summary)
{
    for (const auto &value : {summary.meanSeconds, summary.minSeconds, summary.maxSeconds, summary.stdSeconds})
        mustBeFinite(value);
    for (const auto &[quantile, seconds] : summary.quantileSeconds) {
        mustBeFinite(seconds);
        if (!(quantile > 0.0 && quantile < 1.0))
            std::abort();
    }
}

inline void check(const core::results::Run &run)
{
    for (const auto *summary : {&run.ttft, &run.tpot, &run.itl, &run.e2e, &run.tpotInclTtft})
        check(*summary);
    for (const auto &value : {run.concurrency, run.durationSeconds, run.requestThroughputPerSecond,
                              run.outputTokensPerSecond, run.inputTokensPerSecond, run.totalTokensPerSecond})
        mustBeFinite(value);
    for (const auto &[key, value] : run.facts.metadata) {
        if (value.starts_with("sk-"))
            std::abort();
    }
}

} // namespace fuzz
