// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluationparts.h"

/// The way from the boundary at which power is known to the facility's meter. Each factor is applied once: what is
/// already measured at the meter meets none.
namespace core::project {

/// Sentences for the three ways: already at the meter; times PUE; times the node's share and PUE together.
struct MeterPatterns
{
    const char *none;
    const char *pue;
    const char *nodeAndPue;
};

/// A board or node figure without a PUE has no facility figure: a PUE is a fact about a building and is never assumed.
struct Meter
{
    std::optional<Operand> factor{}; ///< absent at the facility's own boundary
    bool withNode = false;
    bool known = false;
    Telling telling = Telling::Told;

    const char *pick(const MeterPatterns &patterns) const
    {
        return !factor ? patterns.none : withNode ? patterns.nodeAndPue : patterns.pue;
    }
};

/// After the power's boundary is known.
Meter meterOf(const Workings &workings);

/// A quantity of energy or power at the meter. The patterns get the operand, the factor where there is one, the result.
Figure atMeter(const Meter &meter, Operand operand, std::string unit, const MeterPatterns &patterns);

} // namespace core::project
