// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/energy/energy.h"
#include "core/project/evaluationparts.h"
#include "core/project/meter.h"

/// Power with its boundary, energy a token, energy at the meter, electricity in money.
namespace core::project {

namespace {

constexpr double wattsPerKilowatt = 1000.0;

/// What the boards draw in use over what they are rated for: measured as a whole or by phase; rated power otherwise.
Operand drawnShare(const Workings &workings)
{
    const EnergyInput &input = workings.project.energy;
    if (input.powerShareFraction)
        return operandOf("measured share of the rated power", *input.powerShareFraction, "1");
    const auto &phases = input.phases;
    if (!phases || !phases->prefillShareFraction || !phases->decodeShareFraction || !phases->prefillTimeShareFraction)
        return operandOf("share of the rated power", 1.0, "1");
    const Figure both = derived(workings.telling,
                                CORE_TEXT("%1 of the time prefill × %2 + the rest decode × %3 = %4 of the rated power"),
                                {operandOf("time in prefill", *phases->prefillTimeShareFraction, "1"),
                                 operandOf("power in prefill", *phases->prefillShareFraction, "1"),
                                 operandOf("power in decode", *phases->decodeShareFraction, "1")},
                                "1", [](const auto &v) { return v[0] * v[1] + (1.0 - v[0]) * v[2]; });
    return operandOf("share of the rated power by phase", both);
}

void tellOfRating(Workings &workings, const catalogue::GpuSpec &gpu, Operand &rated)
{
    rated.input.source = gpu.sources.empty() ? gpu.name : gpu.name + ", " + gpu.sources.front();
    if (gpu.date)
        *rated.input.source += ", " + *gpu.date;
    workings.row->taken.push_back({.path = "energy.power_w",
                                   .value = gpu.boardPowerWatts * *workings.size().gpus,
                                   .unit = "W",
                                   .source = gpu.name + ", rated power",
                                   .date = gpu.date,
                                   .verified = gpu.verified});
}

/// Power from the rated power of the boards where none is stated.
OptionalFigure ratedPower(Workings &workings)
{
    const catalogue::GpuSpec *gpu = catalogueGpu(workings);
    if (gpu == nullptr || !workings.size().gpus || !(gpu->boardPowerWatts > 0.0))
        return std::nullopt;
    const EnergyInput &input = workings.project.energy;
    Operand rated = operandOf("rated power of a board", gpu->boardPowerWatts, "W");
    if (workings.tells())
        tellOfRating(workings, *gpu, rated);
    if (!input.powerShareFraction && !input.phases && workings.tells())
        workings.warn(
            {CORE_TEXT("energy.power_w is not stated: %1 GPUs at their rated power of %2 W are taken from the "
                       "catalogue. It is an upper bound: state what was measured, or energy.power_share."),
             {TextNumber{.value = double(*workings.size().gpus)}, TextNumber{.value = gpu->boardPowerWatts}}});
    return derived(workings.telling, CORE_TEXT("%1 GPUs × %2 W × %3 of it = %4 W"),
                   {operandOf("GPUs", *workings.size().gpus, "GPUs"), rated, drawnShare(workings)}, "W",
                   [](const auto &v) { return v[0] * v[1] * v[2]; });
}

void addEnergyPerToken(Workings &workings, const Figure &tokens)
{
    SizeFigures &size = workings.size();
    size.joulesPerToken =
        derived(workings.telling, CORE_TEXT("%1 W / %2 tok/s = %3 J/tok"),
                {operandOf("power", *size.powerWatts), lowering(operandOf("tokens per second", tokens))}, "J/tok",
                [](const auto &v) { return energy::joulesPerToken(v[0], v[1]); });
    size.kwhPerMillionTokens = derived(workings.telling, CORE_TEXT("%1 J/tok / 3.6 = %2 kWh/1M tok"),
                                       {operandOf("energy per token", *size.joulesPerToken)}, "kWh/1M tok",
                                       [](const auto &v) { return energy::kwhPerMillionTokens(v[0]); });
    const OptionalQuantity &use = workings.project.economics.utilisationFraction;
    const OptionalQuantity &idle = workings.project.energy.idleShareFraction;
    if (workings.tells() && use && idle && use->value > 0.0 && use->value < 1.0 && idle->value > 0.0)
        workings.warn(
            {CORE_TEXT("Energy and carbon per token are those at full load. In use %1 % of the time with an "
                       "idle share of %2 %, a token takes %3 times as much."),
             {TextNumber{.value = use->value * 100.0, .significantDigits = 3},
              TextNumber{.value = idle->value * 100.0, .significantDigits = 3},
              TextNumber{.value = energy::energyPerTokenRatio(use->value, 1.0, idle->value), .significantDigits = 3}}});
}

/// The same power at the boundaries above its own, as far as the factors are stated.
void addBoundaries(Workings &workings, const Meter &meter)
{
    SizeFigures &size = workings.size();
    RowFigures &row = *workings.row;
    const Figure &power = *size.powerWatts;
    const OptionalQuantity &nodeFactor = workings.project.energy.nodeFactor;
    if (size.energyBoundary == Boundary::Node)
        row.nodeWatts = power;
    else if (size.energyBoundary == Boundary::Board && nodeFactor)
        row.nodeWatts =
            derived(workings.telling, CORE_TEXT("%1 W of the boards × %2 = %3 W of the nodes"),
                    {operandOf("power of the boards", power), operandOf("node over board", *nodeFactor, "1")}, "W",
                    [](const auto &v) { return v[0] * v[1]; });
    if (!meter.known)
        return;
    row.facilityWatts = atMeter(meter, operandOf("power", power), "W",
                                {CORE_TEXT("%1 W at the meter"), CORE_TEXT("%1 W × PUE %2 = %3 W"),
                                 CORE_TEXT("%1 W × %2 from board to meter = %3 W")});
    row.averageFacilityWatts = atMeter(meter, operandOf("average power", averagePower(workings, power)), "W",
                                       {CORE_TEXT("%1 W on average at the meter"), CORE_TEXT("%1 W × PUE %2 = %3 W"),
                                        CORE_TEXT("%1 W × %2 from board to meter = %3 W")});
    row.kwhPerYear = derived(workings.telling, CORE_TEXT("%1 W × 8,760 h = %2 kWh"),
                             {operandOf("average power at the meter", *row.averageFacilityWatts)}, "kWh/year",
                             [](const auto &v) { return energy::kwhOf(v[0], economics::hoursPerYear); });
    if (size.kwhPerMillionTokens)
        row.kwhPerMillionTokensAtMeter =
            atMeter(meter, operandOf("energy", *size.kwhPerMillionTokens), "kWh/1M tok",
                    {CORE_TEXT("%1 kWh/1M tok at the meter"), CORE_TEXT("%1 kWh/1M tok × PUE %2 = %3 kWh/1M tok"),
                     CORE_TEXT("%1 kWh/1M tok × %2 from board to meter = %3 kWh/1M tok")});
}

} // namespace

Meter meterOf(const Workings &workings)
{
    const EnergyInput &input = workings.project.energy;
    const Boundary boundary = workings.size().energyBoundary.value_or(input.boundary);
    if (boundary == Boundary::Facility)
        return {.factor = std::nullopt, .known = true, .telling = workings.telling};
    if (!input.pue || !(input.pue->value >= 1.0))
        return {};
    const Operand pue = operandOf("PUE", *input.pue, "1");
    if (boundary == Boundary::Node || !input.nodeFactor)
        return {.factor = pue, .known = true, .telling = workings.telling};
    const Figure both = derived(workings.telling, CORE_TEXT("%1 node over board × PUE %2 = %3"),
                                {operandOf("node over board", *input.nodeFactor, "1"), pue}, "1",
                                [](const auto &v) { return v[0] * v[1]; });
    return {
        .factor = operandOf("from board to meter", both), .withNode = true, .known = true, .telling = workings.telling};
}

Figure atMeter(const Meter &meter, Operand operand, std::string unit, const MeterPatterns &patterns)
{
    std::vector<Operand> operands{std::move(operand)};
    if (meter.factor)
        operands.push_back(*meter.factor);
    return derived(meter.telling, meter.pick(patterns), std::move(operands), std::move(unit),
                   [](const auto &v) { return v.size() > 1 ? v[0] * v[1] : v[0]; });
}

Figure averagePower(const Workings &workings, const Figure &power)
{
    const Project &project = workings.project;
    const OptionalQuantity &use = project.economics.utilisationFraction;
    if (!use || use->value >= 1.0)
        return power;
    const OptionalQuantity &idle = project.energy.idleShareFraction;
    if (!idle) {
        Figure average = derived(workings.telling, CORE_TEXT("%1 W × %2 of the time = %3 W"),
                                 {operandOf("power", power), operandOf("utilisation", *use, "1")}, "W",
                                 [](const auto &v) { return v[0] * v[1]; });
        average.low = average.low.value_or(average.value);
        average.high = power.high.value_or(power.value);
        return average;
    }
    return derived(
        workings.telling, CORE_TEXT("%1 W × (%2 idle + the rest × %3 of the time) = %4 W"),
        {operandOf("power", power), operandOf("idle share", *idle, "1"), operandOf("utilisation", *use, "1")}, "W",
        [](const auto &v) { return v[0] * (v[1] + (1.0 - v[1]) * v[2]); });
}

void addEnergy(Workings &workings)
{
    SizeFigures &size = workings.size();
    const EnergyInput &input = workings.project.energy;
    if (input.powerWatts) {
        size.powerWatts = stated(workings.telling, *input.powerWatts, "W");
        size.energyBoundary = input.boundary;
    } else {
        // What the user says of the draw counts before what others measured, and that before the rating.
        if (!input.powerShareFraction && !input.phases)
            size.powerWatts = measuredPower(workings);
        if (!size.powerWatts)
            size.powerWatts = ratedPower(workings);
        if (size.powerWatts)
            size.energyBoundary = Boundary::Board;
    }
    if (!size.powerWatts)
        return;
    const Meter meter = meterOf(workings);
    const bool wantsMeter =
        workings.project.economics.electricityEurPerKwh || workings.project.site.gridGramsPerKwh.has_value();
    if (!meter.known && wantsMeter && workings.tells())
        workings.warn(size.energyBoundary == Boundary::Board
                          ? CORE_TEXT("The power is that of the boards and no PUE is stated: energy at the meter, "
                                      "electricity and carbon stay unknown. State energy.pue.")
                          : CORE_TEXT("The power is that of the nodes and no PUE is stated: energy at the meter, "
                                      "electricity and carbon stay unknown. State energy.pue."));
    if (const OptionalFigure *tokens = denominator(size); tokens && *tokens)
        addEnergyPerToken(workings, **tokens);
    if (workings.tells())
        addBoundaries(workings, meter);
}

void addElectricity(Workings &workings)
{
    SizeFigures &size = workings.size();
    const Economics &economics = workings.project.economics;
    const Meter meter = size.powerWatts ? meterOf(workings) : Meter{};
    if (!economics.electricityEurPerKwh || !meter.known)
        return;
    const bool retail = economics.retailFactor && economics.retailFactor->value != 1.0;
    const auto priced = [&](std::vector<Operand> operands, std::string unit, const MeterPatterns &plain,
                            const MeterPatterns &withRetail, double perOperand) {
        if (meter.factor)
            operands.push_back(*meter.factor);
        operands.push_back(operandOf("price of electricity", *economics.electricityEurPerKwh, "€/kWh"));
        if (retail)
            operands.push_back(operandOf("retail factor", *economics.retailFactor, "1"));
        return derived(workings.telling, meter.pick(retail ? withRetail : plain), std::move(operands), std::move(unit),
                       [perOperand](const auto &v) {
                           double product = perOperand;
                           for (const double factor : v)
                               product *= factor;
                           return product;
                       });
    };
    if (size.kwhPerMillionTokens)
        size.electricityEurPerMillionTokens =
            priced({operandOf("energy", *size.kwhPerMillionTokens)}, "€/1M tok",
                   {CORE_TEXT("%1 kWh/1M tok at the meter × %2 €/kWh = %3 €/1M tok"),
                    CORE_TEXT("%1 kWh/1M tok × PUE %2 × %3 €/kWh = %4 €/1M tok"),
                    CORE_TEXT("%1 kWh/1M tok × %2 from board to meter × %3 €/kWh = %4 €/1M tok")},
                   {CORE_TEXT("%1 kWh/1M tok at the meter × %2 €/kWh × %3 retail = %4 €/1M tok"),
                    CORE_TEXT("%1 kWh/1M tok × PUE %2 × %3 €/kWh × %4 retail = %5 €/1M tok"),
                    CORE_TEXT("%1 kWh/1M tok × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/1M tok")},
                   1.0);
    workings.row->electricityEurPerHour =
        priced({operandOf("average power", averagePower(workings, *size.powerWatts))}, "€/h",
               {CORE_TEXT("%1 W / 1,000 at the meter × %2 €/kWh = %3 €/h"),
                CORE_TEXT("%1 W / 1,000 × PUE %2 × %3 €/kWh = %4 €/h"),
                CORE_TEXT("%1 W / 1,000 × %2 from board to meter × %3 €/kWh = %4 €/h")},
               {CORE_TEXT("%1 W / 1,000 at the meter × %2 €/kWh × %3 retail = %4 €/h"),
                CORE_TEXT("%1 W / 1,000 × PUE %2 × %3 €/kWh × %4 retail = %5 €/h"),
                CORE_TEXT("%1 W / 1,000 × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/h")},
               1.0 / wattsPerKilowatt);
}

} // namespace core::project
