// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/cases.h"
#include "core/calibration/harnessplay.h"
#include "core/calibration/steadystate.h"

#include <map>
#include <string>

namespace core::calibration {

/// The harness that a row describes, with the engine's defaults and what the memory holds.
struct RowHarness
{
    Harness harness;
    std::vector<Text> notes; ///< of the memory: does not fit, limits the batch
};
RowHarness harnessOf(const Case &row, const catalogue::Catalogue &catalogue);

/// Factors that measured rows of the same configuration give.
struct RowCalibration
{
    double overhead = 1.0, prefill = 1.0, decode = 1.0;
    double requestSeconds = 0.0; ///< added to the front end; may be below zero
    int rows = 0;                ///< that were used
};

struct Bounds
{
    double value = 0.0, low = 0.0, high = 0.0;
};

/// What is said of a row.
struct Prediction
{
    SteadyState state;
    std::optional<PlayedHarness> played;                          ///< absent where the closed form stands in
    Bounds throughput, steadyThroughput, requestRate, ttft, tpot; ///< means with 90 % intervals
};

/// Plays one row; the failure says why nothing can be said.
Result<Prediction> predictRow(const Case &row, const RowHarness &harness, const perf::Coefficients &coefficients,
                              const RowCalibration &calibration = {});

/// The closed form of a row on a given time of an iteration.
SteadyState playOn(const perf::EngineTime &time, const Case &row, const Harness &harness);

/// The plain closed form of a row. \pre row.refusal is empty
Result<SteadyState> playRow(const Case &row, const Harness &harness, const perf::Coefficients &coefficients,
                            const RowCalibration &calibration = {});

} // namespace core::calibration
