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
    std::string shape;              ///< equal for models of the same dimensions: they are left out together
    std::string series;             ///< model, date and engine: what one campaign measured
    double weight = 1.0;            ///< 0: reported, not learnt from
    bool drafting = false;          ///< the data say that it drafts tokens, though its source does not
    /// What playing the harness gives over its closed form, found at the last coefficients: with these the closed form
    /// stands for the simulation while factors are tried.
    double tpotRatio = 1.0, ttftRatio = 1.0, throughputRatio = 1.0;
};

/// Rows that a fit can learn from: serving at a stated concurrency on a known GPU with a modern engine, first token in
/// at most 15 s, or the median gap of running batches. Everything else is left out. A series that is much faster than
/// another model of the same dimensions on the same split, engine and load drafts tokens without saying so (a step
/// yields one token and the accepted ones): its rows are marked and get no weight, but for those that equal the twin's.
std::vector<FitRow> fitRows(std::string_view csv, const catalogue::Catalogue &catalogue);

struct FitOptions
{
    std::string leaveOutModel, leaveOutGpu; ///< ids; empty: none
    int rounds = 24;
    /// How far what tells engines, GPUs, formats and attentions apart may go, as a share of the priors below 1: factors
    /// of few rows must not learn what one model is like.
    double narrow = 0.6;
    double runningBatchDeviation = 0.25; ///< of the medians of gaps, whose prompts are not published [ln]
    int plays = 2; ///< how often the harness is played and the fit repeated; 0: the closed form alone
};

/// Which rows the options leave out: those of the GPU, and those of every model of that model's dimensions.
std::vector<bool> leftOut(const std::vector<FitRow> &rows, const FitOptions &options);

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
