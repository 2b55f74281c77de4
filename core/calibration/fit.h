// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/prediction.h"

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

/// The making of the engine's coefficients from measured rows.
namespace core::calibration {

/// A row of the table with what was measured on it.
struct FitRow
{
    Case row;
    RowHarness harness;
    Measured measured;
    std::string modelName, gpuName; ///< ids, for leaving out
    double weight = 1.0;            ///< 0: reported, not learnt from
    /// What playing the harness gives over its closed form, found at the last coefficients: with these the closed form
    /// stands for the simulation while factors are tried.
    double tpotRatio = 1.0, ttftRatio = 1.0, throughputRatio = 1.0;
};

/// Rows that a fit can learn from: serving at a stated concurrency on a known GPU with a modern engine, first token in
/// at most 15 s, or the median gap of running batches. Everything else is left out. A row that is much faster than
/// another of the same dimensions, split, engine and load drafts tokens without saying so: it gets no weight.
std::vector<FitRow> fitRows(std::string_view csv, const catalogue::Catalogue &catalogue);

struct FitOptions
{
    std::string leaveOutModel, leaveOutGpu; ///< ids; empty: none
    int rounds = 12;
    int plays = 2; ///< how often the harness is played and the fit repeated; 0: the closed form alone
};

/// Fits factors to rows on top of the kernels' curves in `start`. Reproducible: the same rows give the same file.
perf::Coefficients fitCoefficients(const perf::Coefficients &start, const std::vector<FitRow> &rows,
                                   const FitOptions &options);

/// Plays every row's harness at these coefficients and keeps the ratios to the closed form.
void playRows(std::vector<FitRow> &rows, const perf::Coefficients &coefficients);

/// Errors of a set on rows: ln(measured / predicted), by the closed form and the row's ratios.
struct RowErrors
{
    std::optional<double> tpot, ttft, throughput;
};
RowErrors errorsOf(const FitRow &row, const perf::Coefficients &coefficients);

} // namespace core::calibration
