// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/knee.h"

#include <vector>

namespace core::results {

/// Whether the load axis is the rate: in open loops, and in capped runs that keep the concurrency and vary the rate.
bool loadIsRate(const Library &library, const Sweep &sweep);

/// The points of a sweep by rising load, the unlimited one last: repeats at one load are merged, each figure by its
/// median over the repeats that state it, and each point is held against the SLO.
std::vector<SweepPoint> sweepPoints(const Library &library, const Sweep &sweep, const Slo &slo);

} // namespace core::results
