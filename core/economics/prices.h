// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

/// Prices as they are quoted, turned into euros without VAT; and what a price that moves with the hour comes to.
namespace core::economics {

inline constexpr int hoursPerDay = 24;
inline constexpr int monthsPerYear = 12;
inline constexpr double hoursPerMonth = 730.0; ///< 8,760 / 12

/// An amount in a foreign currency. A rate says how much of the currency one euro buys, as the ECB publishes it.
struct ForeignAmount
{
    double amount = 0.0;
    double unitsPerEur = 1.0;     ///< > 0
    double vatIncludedRate = 0.0; ///< the VAT inside of the amount: 0.2; 0 where there is none
};
double netEur(const ForeignAmount &foreign);

/// The use of a machine sized for the peak of a day: mean load over peak load.
/// \pre one value an hour, none below zero, at least one above
double utilisationOfShape(const std::vector<double> &loadShape);

/// The mean of an hourly series, each hour weighted by the power drawn in it: idle power plus the rest in proportion to
/// the load. An empty shape weighs all hours alike. Values may be below zero.
/// \pre hourly.size() == hoursPerDay; loadShape empty or of that size
double weightedByLoad(const std::vector<double> &hourly, const std::vector<double> &loadShape,
                      double idleShareFraction);

/// Leap years of the Gregorian calendar have 8,784 hours.
bool isLeapYear(int year);
double hoursOfYear(std::optional<int> year); ///< absent: 8,760

} // namespace core::economics
