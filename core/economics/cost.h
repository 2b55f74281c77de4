// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

/// The identities of cost. All amounts in EUR. Source: "Cost, performance and energy", the identity of CPM; domain, §1,
/// §5.
namespace core::economics {

inline constexpr double secondsPerHour = 3600.0;
inline constexpr double hoursPerYear = 8760.0; ///< of 365 days
inline constexpr double tokensPerMillion = 1e6;

/// Cost of a million tokens: cost per hour / (tokens/s · 3600 / 10^6).
/// \pre tokensPerSecond > 0, 0 < utilisationFraction <= 1
double costPerMillionTokensEur(double costEurPerHour, double tokensPerSecond, double utilisationFraction = 1.0);

/// Electricity in a million tokens: kWh at the meter per million tokens × price.
double electricityPerMillionTokensEur(double kwhPerMillionTokensAtMeter, double eurPerKwh, double retailFactor = 1.0);

/// Tokens a day from which owning at `ownedEurPerDay` is cheaper than paying `apiEurPerMillionTokens` (R22).
/// \pre apiEurPerMillionTokens > 0
double breakEvenTokensPerDay(double ownedEurPerDay, double apiEurPerMillionTokens);

/// What a purchase costs a year: the annuity of its price less the discounted value left at the end (domain, §5).
/// Without a cost of capital it is the loss of value spread evenly.
struct Purchase
{
    double priceEur = 0.0;
    double residualShareFraction = 0.0; ///< of the price, left after `years`
    double years = 1.0;                 ///< > 0
    double costOfCapitalFraction = 0.0; ///< a year, >= 0
};
double annuityEurPerYear(const Purchase &purchase);

} // namespace core::economics
