// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serving/leap.h"
#include "core/serving/simulation.h"

#include <bit>
#include <cmath>

namespace core::serving {

/// Bin of a gap: the exponent and the leading bits of the mantissa of a double, so that no logarithm is taken.
inline std::size_t gapBin(double seconds)
{
    constexpr int mantissaBits = 52, binBits = 7;
    static_assert(1 << binBits == GapHistogram::binsPerOctave);
    constexpr std::int64_t lowest = std::int64_t{1023 + GapHistogram::lowestExponent} << binBits;
    constexpr std::int64_t most = std::int64_t{GapHistogram::octaves} * GapHistogram::binsPerOctave - 1;
    const auto bits = std::bit_cast<std::int64_t>(seconds) >> (mantissaBits - binBits);
    return static_cast<std::size_t>(std::clamp<std::int64_t>(bits - lowest, 0, most));
}

/// Where bin b begins.
inline double gapBinBegins(std::size_t bin)
{
    const auto octave = static_cast<int>(bin / GapHistogram::binsPerOctave);
    const auto within = static_cast<double>(bin % GapHistogram::binsPerOctave) / GapHistogram::binsPerOctave;
    return std::ldexp(1.0 + within, octave + GapHistogram::lowestExponent);
}

/// Adds `weight` gaps of that length.
inline void addGap(GapHistogram &gaps, double seconds, double weight)
{
    gaps.weights[gapBin(seconds)] += weight;
    gaps.sumSeconds += seconds * weight;
    gaps.leastSeconds = std::min(gaps.leastSeconds, seconds);
    gaps.mostSeconds = std::max(gaps.mostSeconds, seconds);
}

/// GapHistogram::quantileSeconds where the weight is known.
double quantileOfGaps(const GapHistogram &gaps, double q, double weight);

/// Adds steps `from` < j <= `to` of a leap, each with `weight`.
void addSeries(GapHistogram &gaps, const Leap &leap, double from, double to, double weight);

} // namespace core::serving
