// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

namespace core::calibration {

/// One equation of a linear model: Σ x[i]·terms[i] = value, weighted.
struct Equation
{
    std::vector<double> terms;
    double value = 0.0;
    double weight = 1.0; ///< ≥ 0, of the squared residual
};

/// Non-negative least squares (Lawson and Hanson, "Solving Least Squares Problems", 1974, chapter 23). Gives one
/// coefficient ≥ 0 a term; none for no equations. \pre all equations have as many terms
std::vector<double> nonNegativeLeastSquares(std::span<const Equation> equations);

} // namespace core::calibration
