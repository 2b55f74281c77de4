// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"

#include <cassert>

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

} // namespace core::economics
