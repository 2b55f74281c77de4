// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/prediction.h"

#include <string>
#include <vector>

namespace core::calibration {

/// A measured row that may calibrate others.
struct MeasuredCase
{
    Case row;
    Harness harness;
    Measured measured;
};

/// What two rows must have in common for one to calibrate the other: model, GPU, precision, parallelism and engine.
std::string configurationKey(const Case &row);

/// Factors from measured rows of the configuration of `row`: the fixed times from the lowest load, what prompts cost
/// from the highest, each within 0.5 … 2 (calibration of the engine's design). Rows of the same lengths are preferred.
/// Without measured rows all factors are 1.
RowCalibration calibrateRow(const Case &row, const std::vector<const MeasuredCase *> &measured,
                            const perf::Coefficients &coefficients);

} // namespace core::calibration
