// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/ranks.h"

#include <algorithm>
#include <cmath>

namespace core::serving {

Ranks::Ranks(std::span<const double> values, double least, double most)
    : m_values(values.size())
{
    const double perUnit = static_cast<double>(binCount) / (most - least);
    const double scale = std::isfinite(perUnit) ? perUnit : 0.0; // equal values, to rounding: one bin
    std::vector<std::uint16_t> bins(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto bin = std::min(static_cast<std::size_t>((values[i] - least) * scale), binCount - 1);
        bins[i] = static_cast<std::uint16_t>(bin);
        ++m_begins[bin + 1];
    }
    for (std::size_t bin = 1; bin <= binCount; ++bin)
        m_begins[bin] += m_begins[bin - 1];
    auto next = m_begins;
    for (std::size_t i = 0; i < values.size(); ++i)
        m_values[next[bins[i]]++] = values[i];
}

double Ranks::at(std::size_t rank)
{
    // The last bin that begins at or before the rank: empty ones before it begin there too.
    const auto after = std::upper_bound(m_begins.begin(), m_begins.end(), rank);
    const auto place = m_values.begin() + static_cast<std::ptrdiff_t>(rank);
    std::nth_element(m_values.begin() + *(after - 1), place, m_values.begin() + *after);
    return *place;
}

} // namespace core::serving
