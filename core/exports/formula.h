// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string_view>

namespace core::exports {

/// The value of a spreadsheet formula over named cells: + − * / ^ with a spreadsheet's precedence (−2^2 is 4),
/// parentheses, comparisons, IF(a,b,c), MIN, MAX and SUM. Absent where a name is unknown, the text is no formula, or
/// the result is not finite.
std::optional<double> evaluateFormula(std::string_view expression,
                                      const std::function<std::optional<double>(std::string_view name)> &cell);

} // namespace core::exports
