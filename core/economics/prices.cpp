// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/prices.h"

#include "core/economics/cost.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace core::economics {

double netEur(const ForeignAmount &foreign)
{
    assert(foreign.unitsPerEur > 0.0 && foreign.vatIncludedRate >= 0.0);
    return foreign.amount / foreign.unitsPerEur / (1.0 + foreign.vatIncludedRate);
}

double utilisationOfShape(const std::vector<double> &loadShape)
{
    assert(!loadShape.empty());
    const double peak = *std::ranges::max_element(loadShape);
    assert(peak > 0.0);
    const double sum = std::accumulate(loadShape.begin(), loadShape.end(), 0.0);
    return sum / peak / static_cast<double>(loadShape.size());
}

double weightedByLoad(const std::vector<double> &hourly, const std::vector<double> &loadShape, double idleShareFraction)
{
    assert(hourly.size() == hoursPerDay && (loadShape.empty() || loadShape.size() == hourly.size()));
    const double peak = loadShape.empty() ? 0.0 : *std::ranges::max_element(loadShape);
    double weights = 0.0;
    double sum = 0.0;
    for (std::size_t hour = 0; hour < hourly.size(); ++hour) {
        const double load = peak > 0.0 ? loadShape[hour] / peak : 1.0;
        const double weight = idleShareFraction + (1.0 - idleShareFraction) * load;
        weights += weight;
        sum += weight * hourly[hour];
    }
    return sum / weights; // the peak hour weighs 1, so there is always something to divide by
}

bool isLeapYear(int year)
{
    return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
}

double hoursOfYear(std::optional<int> year)
{
    return year && isLeapYear(*year) ? hoursPerYear + hoursPerDay : hoursPerYear;
}

} // namespace core::economics
