// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <functional>

/// How computed figures are put together: value, interval, formula and inputs in one go.
namespace core::project {

/// One operand of a formula.
struct Operand
{
    FigureInput input;
    std::optional<double> low, high;      ///< where an interval is known
    std::optional<Provenance> provenance; ///< absent for facts such as prices, which are no figures of performance
    bool raises = true;                   ///< the result grows with it
};

Operand operandOf(std::string name, const Quantity &quantity, std::string unit);
Operand operandOf(std::string name, const Figure &figure);
Operand operandOf(std::string name, double value, std::string unit);
/// The same operand where the result falls when it grows: a divisor.
Operand lowering(Operand operand);

/// A figure from operands. `compute` must be monotone in each operand, so that the interval is exact at the corners.
/// The pattern gets the operands as %1 … and the result last.
Figure derived(const char *pattern, std::vector<Operand> operands, std::string unit,
               const std::function<double(const std::vector<double> &)> &compute);

/// A figure that the user states.
Figure stated(const Quantity &quantity, std::string unit, Provenance provenance = Provenance::Design);

/// "Scaleway list price, 2026-03-01"; absent when neither is stated.
std::optional<std::string> sourceOf(const Quantity &quantity);

} // namespace core::project
