// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/projectcalibration.h"
#include "core/calibration/rowcalibration.h"

#include <stop_token>

/// The few factors of one configuration, fitted to a sweep that was measured on it.
namespace core::calibration {

/// Predicted over measured, where a point has that figure.
struct PointErrors
{
    std::optional<double> tpot, ttft, throughput;
};

/// The engine's request with the factors of a calibration in it.
perf::EngineRequest withFactors(perf::EngineRequest request, const RowCalibration &factors);

/// Plays each point's harness on the engine of `request` and holds it against what was measured. Throughput counts of
/// closed loops alone: an open one gives back the rate that it was asked.
Result<std::vector<PointErrors>> errorsOf(const perf::EngineRequest &request, const std::vector<MeasuredCase> &points,
                                          const std::stop_token &stop = {});

/// The median of |predicted / measured − 1|; absent where no point has the figure.
std::optional<double> medianError(const std::vector<PointErrors> &errors, std::optional<double> PointErrors::*figure);

/// Fixed times, prompts and memory reads within 0.5 … 2 of the shipped, by least squares of the logarithms of TPOT, or
/// of throughput where a point has no TPOT, and with less weight of TTFT; robust against single points that went wrong,
/// and drawn towards 1, so that a factor of which the sweep tells nothing stays there. Fails where the engine's time of
/// the configuration cannot be made. \pre points is not empty
Result<RowCalibration> fitFactors(const perf::EngineRequest &request, const std::vector<MeasuredCase> &points,
                                  const std::stop_token &stop = {});

} // namespace core::calibration
