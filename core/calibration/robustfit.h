// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace core::calibration {

/// A parameter in a logarithmic or plain scale, drawn towards 0.
struct Parameter
{
    double priorDeviation = 0.3;   ///< of the normal that draws it towards 0
    std::vector<std::size_t> rows; ///< whose residuals it changes; all others stay as they are
    std::size_t axis = 0;          ///< what it adds to in those rows
};

/// Residuals of one row, in units of their expected spread; always as many for a row. `axes` holds for each axis the
/// sum of the parameters that act on the row: a row is differentiated by axes, of which there are few, not by
/// parameters.
using Residuals = std::function<std::vector<double>(std::size_t row, const std::vector<double> &axes)>;

struct RobustOptions
{
    int rounds = 12;
    double outlier = 3.0; ///< residuals beyond lose their weight (Student's t with 3 degrees of freedom at this scale)
    std::vector<double> rowWeights; ///< empty: all 1
};

/// Levenberg–Marquardt on the sum of squared residuals, re-weighted against outliers, plus (parameter / deviation)²:
/// parameters that few rows speak for stay near 0. Deterministic. Gives the parameters.
std::vector<double> robustFit(std::vector<double> start, const std::vector<Parameter> &parameters, std::size_t rows,
                              const Residuals &residuals, const RobustOptions &options);

} // namespace core::calibration
