// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core::serving {

/// Order statistics of many values without sorting them: each goes into one of some hundred bins between the least and
/// the most, and only the bin in which a rank lies is searched.
class Ranks
{
public:
    /// \pre values is not empty; least <= each of them <= most; all finite
    Ranks(std::span<const double> values, double least, double most);

    /// The value that has `rank` values before it in ascending order. \pre rank < values.size()
    double at(std::size_t rank);

private:
    static constexpr std::size_t binCount = 512;
    std::array<std::uint32_t, binCount + 1> m_begins{}; ///< of the bins in m_values, and the end
    std::vector<double> m_values;                       ///< by bin, within one in any order
};

} // namespace core::serving
