// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/energy/energy.h"
#include "core/project/evaluationparts.h"

namespace core::project {

namespace {

constexpr double gramsPerTonne = 1e6;

/// What turns energy at the stated boundary into energy at the facility's meter. A board or node figure without a PUE
/// has no facility figure: a PUE is a fact about a building and is never assumed.
struct Meter
{
    std::optional<Operand> pue; ///< absent at the facility's own boundary
    bool known = false;
};

Meter meterOf(const Workings &workings)
{
    const EnergyInput &input = workings.project.energy;
    if (input.boundary == Boundary::Facility)
        return {.pue = std::nullopt, .known = true};
    if (!input.pue || !(input.pue->value >= 1.0))
        return {};
    return {.pue = operandOf("PUE", *input.pue, "1"), .known = true};
}

void addElectricity(Workings &workings, const Meter &meter)
{
    SizeFigures &size = workings.size();
    const Economics &economics = workings.project.economics;
    if (!economics.electricityEurPerKwh)
        return;
    std::vector<Operand> operands{operandOf("energy", *size.kwhPerMillionTokens)};
    if (meter.pue)
        operands.push_back(*meter.pue);
    operands.push_back(operandOf("price of electricity", *economics.electricityEurPerKwh, "€/kWh"));
    const bool retail = economics.retailFactor && economics.retailFactor->value != 1.0;
    if (retail)
        operands.push_back(operandOf("retail factor", *economics.retailFactor, "1"));
    const char *pattern = meter.pue
                              ? (retail ? CORE_TEXT("%1 kWh/1M tok × PUE %2 × %3 €/kWh × %4 retail = %5 €/1M tok")
                                        : CORE_TEXT("%1 kWh/1M tok × PUE %2 × %3 €/kWh = %4 €/1M tok"))
                              : (retail ? CORE_TEXT("%1 kWh/1M tok at the meter × %2 €/kWh × %3 retail = %4 €/1M tok")
                                        : CORE_TEXT("%1 kWh/1M tok at the meter × %2 €/kWh = %3 €/1M tok"));
    const Boundary boundary = workings.project.energy.boundary;
    const std::size_t price = meter.pue ? 2 : 1;
    size.electricityEurPerMillionTokens = derived(pattern, std::move(operands), "€/1M tok", [=](const auto &v) {
        const double atMeter = energy::atFacility(v[0], boundary, price == 2 ? v[1] : 1.0);
        return economics::electricityPerMillionTokensEur(atMeter, v[price], retail ? v[price + 1] : 1.0);
    });
}

void addCarbonPerMillion(Workings &workings, const Meter &meter, const Quantity &grid)
{
    SizeFigures &size = workings.size();
    std::vector<Operand> operands{operandOf("energy", *size.kwhPerMillionTokens)};
    if (meter.pue)
        operands.push_back(*meter.pue);
    operands.push_back(operandOf("grid", grid, "g/kWh"));
    const Boundary boundary = workings.project.energy.boundary;
    size.carbonGramsPerMillionTokens =
        derived(meter.pue ? CORE_TEXT("%1 kWh/1M tok × PUE %2 × %3 g/kWh = %4 g/1M tok")
                          : CORE_TEXT("%1 kWh/1M tok at the meter × %2 g/kWh = %3 g/1M tok"),
                std::move(operands), "g/1M tok", [boundary](const auto &v) {
                    const double atMeter = energy::atFacility(v[0], boundary, v.size() > 2 ? v[1] : 1.0);
                    return energy::carbonGramsPerMillionTokens(atMeter, v.back());
                });
}

void addCarbonPerYear(Workings &workings, const Meter &meter, const Quantity &grid)
{
    SizeFigures &size = workings.size();
    const OptionalQuantity &use = workings.project.economics.utilisationFraction;
    if (use && use->value < 1.0 && !workings.project.energy.idleShareFraction)
        workings.warn(
            CORE_TEXT("The idle share of the power is unknown: the carbon of a year counts the power while in "
                      "use alone and is a lower bound."));
    std::vector<Operand> operands{operandOf("average power", averagePower(workings.project, *size.powerWatts))};
    if (meter.pue)
        operands.push_back(*meter.pue);
    operands.push_back(operandOf("grid", grid, "g/kWh"));
    const Boundary boundary = workings.project.energy.boundary;
    size.carbonTonnesPerYear =
        derived(meter.pue ? CORE_TEXT("%1 W × 8,760 h × PUE %2 × %3 g/kWh = %4 t/year")
                          : CORE_TEXT("%1 W at the meter × 8,760 h × %2 g/kWh = %3 t/year"),
                std::move(operands), "t/year", [boundary](const auto &v) {
                    const double kwh = energy::kwhOf(v[0], economics::hoursPerYear);
                    return energy::atFacility(kwh, boundary, v.size() > 2 ? v[1] : 1.0) * v.back() / gramsPerTonne;
                });
}

void addEnergyPerToken(Workings &workings, const Figure &tokens)
{
    SizeFigures &size = workings.size();
    size.joulesPerToken =
        derived(CORE_TEXT("%1 W / %2 tok/s = %3 J/tok"),
                {operandOf("power", *size.powerWatts), lowering(operandOf("tokens per second", tokens))}, "J/tok",
                [](const auto &v) { return energy::joulesPerToken(v[0], v[1]); });
    size.kwhPerMillionTokens =
        derived(CORE_TEXT("%1 J/tok / 3.6 = %2 kWh/1M tok"), {operandOf("energy per token", *size.joulesPerToken)},
                "kWh/1M tok", [](const auto &v) { return energy::kwhPerMillionTokens(v[0]); });
    const OptionalQuantity &use = workings.project.economics.utilisationFraction;
    const OptionalQuantity &idle = workings.project.energy.idleShareFraction;
    if (use && idle && use->value > 0.0 && use->value < 1.0 && idle->value > 0.0)
        workings.warn(
            {CORE_TEXT("Energy and carbon per token are those at full load. In use %1 % of the time with an "
                       "idle share of %2 %, a token takes %3 times as much."),
             {TextNumber{.value = use->value * 100.0, .significantDigits = 3},
              TextNumber{.value = idle->value * 100.0, .significantDigits = 3},
              TextNumber{.value = energy::energyPerTokenRatio(use->value, 1.0, idle->value), .significantDigits = 3}}});
}

} // namespace

Figure averagePower(const Project &project, const Figure &power)
{
    const OptionalQuantity &use = project.economics.utilisationFraction;
    if (!use || use->value >= 1.0)
        return power;
    const OptionalQuantity &idle = project.energy.idleShareFraction;
    if (!idle) {
        Figure average = derived(CORE_TEXT("%1 W × %2 of the time = %3 W"),
                                 {operandOf("power", power), operandOf("utilisation", *use, "1")}, "W",
                                 [](const auto &v) { return v[0] * v[1]; });
        average.low = average.low.value_or(average.value);
        average.high = power.high.value_or(power.value);
        return average;
    }
    return derived(
        CORE_TEXT("%1 W × (%2 idle + the rest × %3 of the time) = %4 W"),
        {operandOf("power", power), operandOf("idle share", *idle, "1"), operandOf("utilisation", *use, "1")}, "W",
        [](const auto &v) { return v[0] * (v[1] + (1.0 - v[1]) * v[2]); });
}

void addEnergyAndCarbon(Workings &workings)
{
    SizeFigures &size = workings.size();
    const EnergyInput &input = workings.project.energy;
    const Site &site = workings.project.site;
    if (site.gridGramsPerKwh) {
        size.carbonMethod = site.gridMethod;
        size.carbonYear = site.gridYear;
    }
    if (!input.powerWatts)
        return;
    size.powerWatts = stated(*input.powerWatts, "W");
    size.energyBoundary = input.boundary;
    const Meter meter = meterOf(workings);
    const bool wantsMeter = workings.project.economics.electricityEurPerKwh || site.gridGramsPerKwh;
    if (!meter.known && wantsMeter)
        workings.warn(input.boundary == Boundary::Board
                          ? CORE_TEXT("The power is that of the boards and no PUE is stated: energy at the meter, "
                                      "electricity and carbon stay unknown. State energy.pue.")
                          : CORE_TEXT("The power is that of the nodes and no PUE is stated: energy at the meter, "
                                      "electricity and carbon stay unknown. State energy.pue."));
    const OptionalFigure *tokens = denominator(size);
    if (tokens && *tokens) {
        addEnergyPerToken(workings, **tokens);
        if (meter.known)
            addElectricity(workings, meter);
        if (meter.known && site.gridGramsPerKwh)
            addCarbonPerMillion(workings, meter, *site.gridGramsPerKwh);
    }
    if (meter.known && site.gridGramsPerKwh)
        addCarbonPerYear(workings, meter, *site.gridGramsPerKwh);
}

} // namespace core::project
