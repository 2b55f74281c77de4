// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/scorecard.h"

#include <optional>
#include <string>
#include <vector>

/// Why this one, why not that one, and what would have to change.
namespace core::scorecard {

struct Explanation
{
    Text why;        ///< why it stands where it stands
    Text whyNot;     ///< what speaks against it, or against the one that comes closest
    Text whatChange; ///< what would have to change for that to be otherwise
};

/// Absent when there is no such candidate.
std::optional<Explanation> explain(const Scorecard &card, const std::string &id);

/// "cost of a million tokens"; the id itself where there is no name.
Text axisName(const std::string &axis);

} // namespace core::scorecard
