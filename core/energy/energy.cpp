// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/energy/energy.h"

#include "core/economics/cost.h"

#include <cassert>

namespace core::energy {

namespace {

constexpr double wattsPerKilowatt = 1000.0;

/// Power at a utilisation as a share of full power: the idle part is always drawn.
double powerShare(double utilisationFraction, double idleShareFraction)
{
    return idleShareFraction + (1.0 - idleShareFraction) * utilisationFraction;
}

} // namespace

double joulesPerToken(double powerWatts, double tokensPerSecond)
{
    assert(tokensPerSecond > 0.0);
    return powerWatts / tokensPerSecond;
}

double kwhPerMillionTokens(double joulesPerToken)
{
    return joulesPerToken * economics::tokensPerMillion / joulesPerKwh;
}

double atFacility(double energy, Boundary boundary, double pue)
{
    assert(pue >= 1.0);
    return boundary == Boundary::Facility ? energy : energy * pue;
}

double carbonGramsPerMillionTokens(double kwhPerMillionTokensAtMeter, double gridGramsPerKwh)
{
    return kwhPerMillionTokensAtMeter * gridGramsPerKwh;
}

double kwhOf(double powerWatts, double hours)
{
    return powerWatts / wattsPerKilowatt * hours;
}

double energyPerTokenRatio(double utilisationFraction, double referenceUtilisationFraction, double idleShareFraction)
{
    assert(utilisationFraction > 0.0 && referenceUtilisationFraction > 0.0);
    return powerShare(utilisationFraction, idleShareFraction) / utilisationFraction /
           (powerShare(referenceUtilisationFraction, idleShareFraction) / referenceUtilisationFraction);
}

} // namespace core::energy
