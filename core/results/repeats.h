// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/library.h"

#include <optional>
#include <span>
#include <vector>

/// Runs that repeat one another, and how far their figures lie apart.
namespace core::results {

/// The runs of the same system, workload and load, this one among them, in the library's order: those of its sweep at
/// the same level, or, outside of sweeps, those of the same tool, identity, kind and level of load.
std::vector<std::size_t> repeatsOf(const Library &library, std::size_t run);

/// How repeated measurements of one figure lie.
struct Spread
{
    std::size_t count = 0;
    double mean = 0.0;
    double low = 0.0;
    double high = 0.0;
    double standardDeviation = 0.0; ///< of the sample, n − 1
    /// Half of the range over the mean: 0.04 is "± 4 %"; 0 where the mean is 0.
    double halfRangeFraction() const { return mean != 0.0 ? (high - low) / 2.0 / mean : 0.0; }
};

/// Absent below two values.
std::optional<Spread> spreadOf(std::span<const double> values);

} // namespace core::results
