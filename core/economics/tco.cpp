// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/tco.h"

#include "core/economics/cost.h"
#include "core/economics/prices.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core::economics {

namespace {

/// Units that some years' growth calls for. A hair of tolerance, so that 1.1 · 10 is eleven and not twelve.
int unitsAfter(const TcoInputs &inputs, int years)
{
    constexpr double tolerance = 1e-9;
    const double wanted = inputs.units * inputs.loadFraction * std::pow(1.0 + inputs.growthPerYearFraction, years);
    return std::max(1, static_cast<int>(std::ceil(std::min(wanted, 1e9) - tolerance)));
}

double discount(const TcoInputs &inputs, double years)
{
    return std::pow(1.0 + inputs.discountRateFraction, -years);
}

/// What some years of use leave of one unit's worth of the asset.
double leftOf(const Asset &asset, double age)
{
    const double used = std::min(1.0, age / asset.years);
    return asset.priceEur * (1.0 - (1.0 - asset.residualShareFraction) * used);
}

/// A batch of units bought together in a year, and what becomes of each asset of it.
void addBatch(const TcoInputs &inputs, int bought, double share, std::vector<CashFlow> &flows)
{
    for (const Asset &asset : inputs.assets) {
        // A thing that lasts 2.5 years is replaced at the start of the first year that it does not last through.
        const int life = std::max(1, static_cast<int>(std::floor(asset.years + 1e-9)));
        for (int start = bought; start < inputs.years; start += life) {
            flows[static_cast<std::size_t>(start)].purchaseEur += share * asset.priceEur;
            const int end = std::min(start + life, inputs.years);
            const double left = share * leftOf(asset, end - start < life ? end - start : asset.years);
            // Sold when the next one is bought, or at the end of it all.
            const bool last = end == inputs.years;
            flows[static_cast<std::size_t>(last ? inputs.years - 1 : end)].residualEur -= left;
            if (last) // what is sold at the very end is a year further away than the purchases of that year
                flows.back().presentEur -= left * discount(inputs, inputs.years);
            else
                flows[static_cast<std::size_t>(end)].presentEur -= left * discount(inputs, end);
        }
    }
}

void addRunning(const TcoInputs &inputs, CashFlow &flow)
{
    const Running &running = inputs.running;
    const int index = flow.year - 1;
    const double scale = static_cast<double>(flow.units) / inputs.units;
    const double demand = std::pow(1.0 + inputs.growthPerYearFraction, index);
    const double tariff = std::pow(1.0 + inputs.electricityGrowthPerYearFraction, index);
    flow.tokens = inputs.tokensPerYear * demand * flow.hours / hoursPerYear;
    flow.maintenanceEur = running.maintenanceEurPerYear * scale;
    flow.spaceEur = running.spaceEurPerYear * scale;
    flow.staffEur = running.staffEurPerYear; // a larger fleet of the same kind takes the same hands
    const double drawn = inputs.idleElectricityFraction * scale + (1.0 - inputs.idleElectricityFraction) * demand;
    flow.electricityEur = running.electricityEurPerHour * flow.hours * drawn * tariff;
    flow.rentEur = running.rentEurPerHour * flow.hours * scale;
    flow.tokensEur = running.tokensEurPerMillion * flow.tokens / tokensPerMillion;
    flow.otherEur = running.otherEurPerYear * demand;
}

double runningOf(const CashFlow &flow)
{
    return flow.maintenanceEur + flow.spaceEur + flow.staffEur + flow.electricityEur + flow.rentEur + flow.tokensEur +
           flow.otherEur;
}

void addTotals(const TcoInputs &inputs, Tco &tco)
{
    double presentTokens = 0.0;
    double presentMarginal = 0.0;
    for (CashFlow &flow : tco.years) {
        const double running = runningOf(flow);
        const double later = discount(inputs, flow.year);
        flow.totalEur = flow.purchaseEur + flow.residualEur + running;
        flow.presentEur += flow.purchaseEur * discount(inputs, flow.year - 1) + running * later;
        tco.totalEur += flow.totalEur;
        flow.cumulativeEur = tco.totalEur;
        tco.presentEur += flow.presentEur;
        tco.electricityEur += flow.electricityEur;
        const double marginal = flow.electricityEur + flow.rentEur + flow.tokensEur;
        tco.marginalEur += marginal;
        presentMarginal += marginal * later;
        presentTokens += flow.tokens * later;
    }
    if (tco.totalEur > 0.0)
        tco.electricityShareFraction = tco.electricityEur / tco.totalEur;
    if (presentTokens > 0.0) {
        tco.eurPerMillionTokens = tco.presentEur / presentTokens * tokensPerMillion;
        tco.marginalEurPerMillionTokens = presentMarginal / presentTokens * tokensPerMillion;
    }
}

} // namespace

Tco totalCost(const TcoInputs &inputs)
{
    assert(inputs.years >= 1 && inputs.units >= 1 && inputs.growthPerYearFraction > -1.0);
    Tco tco;
    int units = inputs.units;
    for (int index = 0; index < inputs.years; ++index) {
        units = std::max(units, unitsAfter(inputs, index));
        CashFlow flow;
        flow.year = index + 1;
        if (inputs.firstCalendarYear)
            flow.calendar = *inputs.firstCalendarYear + index;
        flow.hours = hoursOfYear(flow.calendar);
        flow.units = units;
        tco.years.push_back(flow);
    }
    int before = 0;
    for (int index = 0; index < inputs.years; ++index) {
        const int now = tco.years[static_cast<std::size_t>(index)].units;
        if (now > before)
            addBatch(inputs, index, static_cast<double>(now - before) / inputs.units, tco.years);
        before = now;
    }
    for (CashFlow &flow : tco.years)
        addRunning(inputs, flow);
    addTotals(inputs, tco);
    return tco;
}

} // namespace core::economics
