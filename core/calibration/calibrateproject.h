// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/projectcalibration.h"
#include "core/calibration/sweepfit.h"
#include "core/project/evaluation.h"

namespace core::calibration {

/// A measured point and how far the prediction lay from it.
struct CalibratedPoint
{
    std::string file;
    Case row;
    Measured measured;
    PointErrors before, after;
};

struct CalibrationOutcome
{
    ProjectCalibration calibration;
    std::vector<CalibratedPoint> points; ///< in the order of the sweeps
    std::vector<Text> remarks;           ///< what was left out and why, what the fit could not tell
};

/// Fits the coefficients of a project's own configuration to measured sweeps. `ofProject` are the project's results,
/// whose memory logs may say how large its cache is. `options.coefficients` are those that the factors multiply; where
/// a calibration goes with them, the errors before are those with it.
/// Fails with a sentence where the scenario cannot be predicted, where nothing that was measured is of its model, GPU,
/// engine and precision, or where fewer than three points of two loads remain.
Result<CalibrationOutcome> calibrateProject(const project::Project &project, const results::Library &ofProject,
                                            const results::Library &measured, const project::EvaluateOptions &options);

/// What came out, as one JSON document; `output` is the file that it was written to.
std::string calibrationJson(const CalibrationOutcome &outcome, const std::string &output);
/// Its points as a table: what was measured and how far the prediction lay from it before and after [%].
std::string calibrationCsv(const CalibrationOutcome &outcome);

} // namespace core::calibration
