// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The four latencies of a request (see the domain's definitions; TPOT and ITL are never filled from one another).
enum class LatencyMetric { Ttft, Tpot, Itl, E2e };

/// "ttft", "tpot", "itl", "e2e".
std::string_view metricId(LatencyMetric metric);

/// One promise: this quantile (0..1; absent = the mean) of the metric stays at or below the limit.
struct SloTerm
{
    LatencyMetric metric = LatencyMetric::Ttft;
    std::optional<double> quantile;
    double limitSeconds = 0.0;
    bool operator==(const SloTerm &) const = default;
};

/// What the service promises. A request is good when each metric named by a term stays within its limit.
struct Slo
{
    static constexpr double defaultGoodputMinFraction = 0.95;
    std::vector<SloTerm> terms;
    std::optional<double> goodputMinFraction; ///< 0..1, as the user set it
    double goodputTargetFraction() const { return goodputMinFraction.value_or(defaultGoodputMinFraction); }
    bool empty() const { return terms.empty(); }
    bool operator==(const Slo &) const = default;
};

/// The field name of a term in milliseconds: "ttft_p95_ms", "e2e_mean_ms", "ttft_p99.9_ms".
std::string sloTermKey(const SloTerm &term);

/// Reads such a field name ("ttft_p95_ms", also without "_ms"); the limit stays 0.
std::optional<SloTerm> sloTermFromKey(std::string_view key);

/// Reads the command line's form: "ttft_p99=500ms,tpot_p95=60ms,e2e_p95=3s,goodput_min=0.95". A bare number is
/// milliseconds.
Result<Slo> parseSlo(std::string_view text);

} // namespace core
