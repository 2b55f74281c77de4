// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/figures.h"

namespace core::project {

/// The operand of a value that was computed and is no figure of its own: its source says so. An operand of a figure
/// says it by itself.
Operand computed(Operand operand);

} // namespace core::project
