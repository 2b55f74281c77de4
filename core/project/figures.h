// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// How computed figures are put together: value, interval, formula and inputs in one go.
namespace core::project {

/// Whether a figure says how it came about. Thousands of draws want numbers alone: words would take most of their time.
enum class Telling {
    Told,
    Numbers ///< no formulas, inputs, sources and warnings, and none of the figures that neither outcome nor axis shows
};

/// One operand of a formula.
struct Operand
{
    struct Input
    {
        const char *name = ""; ///< outlives the formula
        double value = 0.0;
        std::string unit;
        std::optional<std::string> source;
    };
    Input input;
    std::optional<double> low, high;      ///< where an interval is known
    std::optional<Provenance> provenance; ///< absent for facts such as prices, which are no figures of performance
    bool raises = true;                   ///< the result grows with it
};

Operand operandOf(const char *name, const Quantity &quantity, std::string unit);
Operand operandOf(const char *name, const Figure &figure);
Operand operandOf(const char *name, double value, std::string unit);
/// The same operand where the result falls when it grows: a divisor.
Operand lowering(Operand operand);

/// A figure from operands. `compute` must be monotone in each operand, so that the interval is exact at the corners.
/// The pattern gets the operands as %1 … and the result last.
Figure derived(Telling telling, const char *pattern, std::vector<Operand> operands, std::string unit,
               const std::function<double(const std::vector<double> &)> &compute);
inline Figure derived(const char *pattern, std::vector<Operand> operands, std::string unit,
                      const std::function<double(const std::vector<double> &)> &compute)
{
    return derived(Telling::Told, pattern, std::move(operands), std::move(unit), compute);
}

/// A figure that the user states.
Figure stated(Telling telling, const Quantity &quantity, std::string unit, Provenance provenance = Provenance::Design);
inline Figure stated(const Quantity &quantity, std::string unit, Provenance provenance = Provenance::Design)
{
    return stated(Telling::Told, quantity, std::move(unit), provenance);
}

/// "Scaleway list price, 2026-03-01"; absent when neither is stated.
std::optional<std::string> sourceOf(const Quantity &quantity);

} // namespace core::project
