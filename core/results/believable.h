// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"
#include "core/results/axisentries.h"

/// Figures that are finite and still none: a clock that ran over, a damaged exponent, a field of another unit. The
/// limits lie orders of magnitude above anything that was ever built, so that a real figure is never touched. What is
/// beyond them is left out with a sentence, because one such value would rule every mean, axis and sum after it.
namespace core::results {

inline constexpr double mostLatencySeconds = 1e9;   ///< thirty years
inline constexpr double mostClockSeconds = 1e12;    ///< a clock's reading, not a duration
inline constexpr double mostTokensOfARequest = 1e9; ///< prompt or answer
inline constexpr double mostRequestsPerSecond = 1e9;
inline constexpr double mostTokensPerSecond = 1e12;
inline constexpr double mostConcurrency = 1e9;
inline constexpr double mostRequests = 1e12; ///< of one run
inline constexpr double mostGpus = 1e6;      ///< of one run
inline constexpr double mostWatts = 1e12;    ///< a tenth of what mankind draws
inline constexpr double mostJoules = 1e21;
inline constexpr double mostMoney = 1e15; ///< of any currency, either way
inline constexpr double mostOfAnything = 1e18;
inline constexpr int firstYear = 1990; ///< of a measurement
inline constexpr int lastYear = 2100;

/// A count as it is kept, whatever a file makes of it: the cast of a double that no integer holds has no meaning, and
/// a few of the largest must still add up.
constexpr long long countFrom(double value)
{
    constexpr double most = 1e18;
    return value >= most    ? static_cast<long long>(most)
           : value <= -most ? -static_cast<long long>(most)
                            : static_cast<long long>(value);
}

/// Figures of the run itself; its records are the affair of finish(). A remark for each figure left out.
void dropUnbelievable(Run &run);

/// Entries of the other kinds; a warning for each figure left out. What is nothing without the figure goes whole.
void dropUnbelievable(AxisEntries &entries, Diagnostics &diagnostics);

} // namespace core::results
