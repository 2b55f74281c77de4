// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/fit.h"

namespace core::calibration {

struct FitReport
{
    perf::Coefficients coefficients; ///< with the spreads of the residuals
    std::string markdown;
};

/// Fits and reports: errors on the rows it learnt from, on what was left out, and, with `leaveOutTables`, on each model
/// and GPU left out in turn; then the intervals come from those residuals, else from the rows' own, widened.
FitReport fitWithReport(const perf::Coefficients &start, const std::vector<FitRow> &rows, const FitOptions &options,
                        bool leaveOutTables);

} // namespace core::calibration
