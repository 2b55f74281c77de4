// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "core/project/levers.h"

#include <string>

namespace core::exports {

/// The answer of `size --json`: every field of the contract, null where it is unknown. Ends in a line feed. The ladder
/// of levers may be left out.
std::string sizeJson(const project::Project &project, const project::Evaluation &evaluation,
                     const project::Ladder *ladder = nullptr);

} // namespace core::exports
