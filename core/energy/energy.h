// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

/// The identities of energy and carbon, with their boundary. Source: "Cost, performance and energy"; domain, §1.
namespace core::energy {

using project::Boundary;

inline constexpr double joulesPerKwh = 3.6e6;

/// Joules a token: average power / tokens per second, at the power's own boundary.
/// \pre tokensPerSecond > 0
double joulesPerToken(double powerWatts, double tokensPerSecond);

/// kWh in a million tokens of that many joules each.
double kwhPerMillionTokens(double joulesPerToken);

/// Energy at the facility's meter: board and node figures times PUE; a facility figure already holds it.
/// \pre pue >= 1
double atFacility(double energy, Boundary boundary, double pue);

/// Grams of CO2e in a million tokens, operational: kWh at the meter × grid intensity.
double carbonGramsPerMillionTokens(double kwhPerMillionTokensAtMeter, double gridGramsPerKwh);

/// kWh of a constant power over some hours (R4).
double kwhOf(double powerWatts, double hours);

/// Energy a token at one utilisation against another when the idle machine draws `idleShareFraction` of its full power:
/// the ratio of (idle + (1 − idle)·u)/u (R21).
/// \pre utilisations in (0, 1]
double energyPerTokenRatio(double utilisationFraction, double referenceUtilisationFraction, double idleShareFraction);

} // namespace core::energy
