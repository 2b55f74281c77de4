// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string_view>

/// The units of figures as texts. Inside, a unit is one fixed English word or symbol ("tok/s", "€/month", "requests"),
/// the same in every file and in JSON; whoever shows it to a reader says it in the reader's language.
namespace core {

/// The unit as a text; empty for a bare ratio ("1") and for none. What is not in the table is its own name: symbols
/// such as GB, W, ms, €, which are the same in every language.
Text unitText(std::string_view unit);

/// The same of so many: "replica" of one.
Text unitText(std::string_view unit, double count);

/// Whether the table has it, so that it is translated.
bool isKnownUnit(std::string_view unit);

} // namespace core
