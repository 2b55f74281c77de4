// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/prediction.h"

#include <functional>
#include <stop_token>
#include <string>

namespace core::calibration {

struct PredictOptions
{
    std::string measuredCsv; ///< rows of which those of the same configuration calibrate; empty: none
    std::string sourceName;  ///< of the cases, for errors
    unsigned jobs = 0;       ///< threads; 0: as many as there are cores. The result does not depend on it
    std::stop_token stop;
    std::function<void(double fraction)> progress; ///< 0..1, from any thread, one at a time
};

struct PredictedTable
{
    std::string csv; ///< the table given, its columns as they were, with those of the prediction behind
    int rows = 0, predicted = 0, calibrated = 0;
};

/// Predicts every row of a table. Columns that the input already has under the names of predictions are replaced. Fails
/// when the text is no table with a column "model", or when stopped.
Result<PredictedTable> predictTable(std::string_view casesCsv, const catalogue::Catalogue &catalogue,
                                    const perf::Coefficients &coefficients, const PredictOptions &options);

/// The names of the columns that predictTable adds, in order.
const std::vector<std::string> &predictionColumns();

} // namespace core::calibration
