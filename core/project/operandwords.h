// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <string_view>

namespace core::project {

/// Whether the name of an operand ("cost per hour", "node over board") is in the table of those that are translated.
/// The names are plain strings in FigureInput, the same in every file and in JSON; this table is what makes them
/// texts. A name that holds another name is a phrase (core/embeddedtext.h) and needs no entry.
bool isOperandWord(std::string_view name);

} // namespace core::project
