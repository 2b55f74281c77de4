// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace core::scorecard {

/// Points in the unit box, lower is better on every coordinate, all of one dimension (1 to 4).
using UnitPoints = std::vector<std::vector<double>>;

/// Volume that the points dominate below the corner (1, …, 1). Exact.
double hypervolume(const UnitPoints &points);

/// For each point the volume that it alone dominates.
std::vector<double> hypervolumeContributions(const UnitPoints &points);

} // namespace core::scorecard
