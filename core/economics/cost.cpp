// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"

#include <cassert>
#include <cmath>

namespace core::economics {

double costPerMillionTokensEur(double costEurPerHour, double tokensPerSecond, double utilisationFraction)
{
    assert(tokensPerSecond > 0.0 && utilisationFraction > 0.0 && utilisationFraction <= 1.0);
    const double millionTokensPerHour = tokensPerSecond * utilisationFraction * secondsPerHour / tokensPerMillion;
    return costEurPerHour / millionTokensPerHour;
}

double electricityPerMillionTokensEur(double kwhPerMillionTokensAtMeter, double eurPerKwh, double retailFactor)
{
    return kwhPerMillionTokensAtMeter * eurPerKwh * retailFactor;
}

double breakEvenTokensPerDay(double ownedEurPerDay, double apiEurPerMillionTokens)
{
    assert(apiEurPerMillionTokens > 0.0);
    return ownedEurPerDay / apiEurPerMillionTokens * tokensPerMillion;
}

double annuityEurPerYear(const Purchase &purchase)
{
    assert(purchase.years > 0.0 && purchase.costOfCapitalFraction >= 0.0);
    const double residual = purchase.priceEur * purchase.residualShareFraction;
    const double rate = purchase.costOfCapitalFraction;
    // Interest on the residual value and an annuity on the rest; expm1 and log1p keep small rates exact.
    const double discount = -std::expm1(-purchase.years * std::log1p(rate)); // 1 − (1 + r)^−n
    const double factor = rate > 0.0 ? rate / discount : 1.0 / purchase.years;
    return (purchase.priceEur - residual) * factor + residual * rate;
}

} // namespace core::economics
