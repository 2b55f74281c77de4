// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/knee.h"

#include <string>
#include <vector>

namespace core::exports {

/// The answer of `knee --json`: a list with one object a sweep, latencies in milliseconds, absent figures null. The
/// knee and the safe capacity are always objects; where there is none their load is null and the reason says why.
std::string sweepsJson(const std::vector<results::SweepAnalysis> &sweeps, const results::Library &library);

/// The points of all sweeps as one CSV table with a header, one row a point.
std::string sweepsCsv(const std::vector<results::SweepAnalysis> &sweeps, const results::Library &library);

} // namespace core::exports
