// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serving/simulator.h"

#include <optional>
#include <span>
#include <vector>

namespace core::serving {

/// Mean, extremes, deviation and quantiles (linear between order statistics) of values. Empty for no values.
results::LatencySummary summaryOf(std::span<const double> values, std::span<const double> quantiles);

/// 95 % half-width of a mean by batch means over values in their order of coming; absent below forty values.
std::optional<double> halfWidthOfMean(std::span<const double> values);

/// Records of what was sent and is to be recorded.
std::vector<RequestFigures> recordsOf(const Simulator &simulator);

SimulationFigures figuresOf(Simulator &simulator);

/// The sentence that says what is out of range, or nothing.
std::optional<Text> whatIsWrongWith(const SimulationRequest &request, const perf::IterationTime &time);

/// As simulate, with lengths that were drawn before. \pre nothing is wrong with the request
Result<SimulationResult> simulateWith(const SimulationRequest &request, const perf::IterationTime &time,
                                      const DrawnLengths *lengths, const std::stop_token &stop);

} // namespace core::serving
