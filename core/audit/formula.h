// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core::audit {

/// The value of an arithmetic expression: numbers, names, + - * / ^, parentheses, and the functions ceil floor round
/// sqrt min max. Fails on anything else, on a name that is not given, and where the result is not finite.
Result<double> evaluateFormula(std::string_view formula, const std::vector<std::pair<std::string, double>> &inputs);

} // namespace core::audit
