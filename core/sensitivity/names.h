// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string_view>

/// What inputs, figures and units are called in sentences, so that no id of the file stands in them.
namespace core::sensitivity {

/// "price of electricity" for "economics.electricity.eur_per_kwh", also of what is no number ("precision of the
/// weights") and without the leading "scenario."; the path itself where it has no name.
Text inputName(std::string_view path);

/// "cost of a million tokens" for "cpm_eur_per_mtok", of outcomes, axes, inputs and sections of the project; anything
/// else, such as a run or a candidate, is its own name.
Text figureName(std::string_view figure);

/// The unit as a reader of another language writes it; empty for "1", which is the unit of fractions and factors.
Text unitText(std::string_view unit);

/// " €/h": the unit as it follows a number, nothing for "1".
Text unitSuffix(std::string_view unit);

} // namespace core::sensitivity
