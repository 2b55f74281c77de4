// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/scenariofields.h"

namespace ui::scenario {

/// What the project takes for a number of the scenario, as shown; absent: no bound is known.
struct Limits
{
    std::optional<double> least, most;
    bool above = false; ///< the least itself is refused
};

/// Asked of the reading of projects itself, once for each field, so that a field says beforehand what that would say.
Limits limitsOf(const Field &field);

} // namespace ui::scenario
