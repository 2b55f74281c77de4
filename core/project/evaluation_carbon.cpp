// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/energy/energy.h"
#include "core/project/evaluationparts.h"
#include "core/project/meter.h"

/// Carbon by location and by market, embodied carbon, water.
namespace core::project {

namespace {

constexpr double gramsPerTonne = 1e6;
constexpr double gramsPerKilogram = 1e3;
constexpr double kilogramsPerTonne = 1e3;
constexpr double litresPerCubicMetre = 1e3;

Figure carbonPerMillion(const Workings &workings, const Meter &meter, const Operand &grid)
{
    std::vector<Operand> operands{operandOf("energy", *workings.size().kwhPerMillionTokens)};
    if (meter.factor)
        operands.push_back(*meter.factor);
    operands.push_back(grid);
    return derived(workings.telling,
                   meter.pick({CORE_TEXT("%1 kWh/1M tok at the meter × %2 g/kWh = %3 g/1M tok"),
                               CORE_TEXT("%1 kWh/1M tok × PUE %2 × %3 g/kWh = %4 g/1M tok"),
                               CORE_TEXT("%1 kWh/1M tok × %2 from board to meter × %3 g/kWh = %4 g/1M tok")}),
                   std::move(operands), "g/1M tok", [](const auto &v) {
                       const double kwhAtMeter = v.size() > 2 ? v[0] * v[1] : v[0];
                       return energy::carbonGramsPerMillionTokens(kwhAtMeter, v.back());
                   });
}

Figure carbonPerYear(const Workings &workings, const Meter &meter, const Operand &grid)
{
    std::vector<Operand> operands{operandOf("average power", averagePower(workings, *workings.size().powerWatts))};
    if (meter.factor)
        operands.push_back(*meter.factor);
    operands.push_back(grid);
    return derived(workings.telling,
                   meter.pick({CORE_TEXT("%1 W at the meter × 8,760 h × %2 g/kWh = %3 t/year"),
                               CORE_TEXT("%1 W × 8,760 h × PUE %2 × %3 g/kWh = %4 t/year"),
                               CORE_TEXT("%1 W × 8,760 h × %2 from board to meter × %3 g/kWh = %4 t/year")}),
                   std::move(operands), "t/year", [](const auto &v) {
                       const double kwh = energy::kwhOf(v[0], economics::hoursPerYear);
                       return kwh * (v.size() > 2 ? v[1] : 1.0) * v.back() / gramsPerTonne;
                   });
}

/// Making the hardware, spread over the tokens of its life (ISO/IEC 21031: TE × TR × RR with all of it reserved).
void addEmbodied(Workings &workings)
{
    SizeFigures &size = workings.size();
    const EmbodiedInput &input = workings.project.energy.embodied;
    const bool perGpu = input.kgPerGpu && size.gpus;
    const bool perNode = input.kgPerNode && size.nodes;
    if (!perGpu && !perNode)
        return;
    OptionalQuantity life = input.lifetimeYears;
    if (!life) {
        workings.warn(CORE_TEXT("Embodied carbon is stated without the years that the hardware serves: it stays "
                                "unknown. State energy.embodied.lifetime_years."));
        return;
    }
    Quantity nothing;
    const Figure made = derived(workings.telling, CORE_TEXT("%1 kg × %2 GPUs + %3 kg × %4 nodes = %5 kg CO₂e"),
                                {operandOf("made for a GPU", perGpu ? *input.kgPerGpu : nothing, "kg"),
                                 operandOf("GPUs", size.gpus.value_or(0), "GPUs"),
                                 operandOf("made for a node", perNode ? *input.kgPerNode : nothing, "kg"),
                                 operandOf("nodes", size.nodes.value_or(0), "nodes")},
                                "kg", [](const auto &v) { return v[0] * v[1] + v[2] * v[3]; });
    const Operand years = lowering(operandOf("years of use", *life, "years"));
    workings.row->carbonEmbodiedTonnesPerYear = derived(
        workings.telling, CORE_TEXT("%1 kg / %2 years / 1,000 = %3 t/year"), {operandOf("embodied", made), years},
        "t/year", [](const auto &v) { return v[0] / v[1] / kilogramsPerTonne; });
    const OptionalFigure *tokens = denominator(size);
    const OptionalQuantity &use = workings.project.economics.utilisationFraction;
    if (!tokens || !*tokens || (use && !(use->value > 0.0)))
        return;
    Quantity always;
    always.value = 1.0;
    size.carbonEmbodiedGramsPerMillionTokens =
        derived(workings.telling, CORE_TEXT("%1 kg / %2 years / (%3 tok/s × %4 of the time) = %5 g/1M tok"),
                {operandOf("embodied", made), years, lowering(operandOf("tokens per second", **tokens)),
                 lowering(operandOf("utilisation", use.value_or(always), "1"))},
                "g/1M tok", [](const auto &v) {
                    const double tokensOfLife =
                        v[1] * economics::hoursPerYear * economics::secondsPerHour * v[2] * v[3];
                    return v[0] * gramsPerKilogram / tokensOfLife * economics::tokensPerMillion;
                });
}

/// Water evaporated for the energy of the machines, before the building's own (WUE is by the kWh of the equipment).
void addWater(Workings &workings)
{
    const OptionalQuantity &litres = workings.project.site.waterLitresPerKwh;
    const SizeFigures &size = workings.size();
    if (!litres || size.energyBoundary == Boundary::Facility)
        return;
    const Operand water = operandOf("water", *litres, "l/kWh");
    if (size.kwhPerMillionTokens)
        workings.row->waterLitresPerMillionTokens =
            derived(workings.telling, CORE_TEXT("%1 kWh/1M tok × %2 l/kWh = %3 l/1M tok"),
                    {operandOf("energy", *size.kwhPerMillionTokens), water}, "l/1M tok",
                    [](const auto &v) { return v[0] * v[1]; });
    if (!workings.tells())
        return;
    workings.row->waterCubicMetresPerYear = derived(
        workings.telling, CORE_TEXT("%1 W × 8,760 h × %2 l/kWh = %3 m³/year"),
        {operandOf("average power", averagePower(workings, *size.powerWatts)), water}, "m³/year",
        [](const auto &v) { return energy::kwhOf(v[0], economics::hoursPerYear) * v[1] / litresPerCubicMetre; });
}

void addMarketBased(Workings &workings, const Meter &meter)
{
    const Site &site = workings.project.site;
    RowFigures &row = *workings.row;
    if (!site.marketGramsPerKwh)
        return;
    row.marketMethod = site.marketMethod;
    row.marketYear = site.marketYear;
    const Operand contract = operandOf("electricity contracted for", *site.marketGramsPerKwh, "g/kWh");
    if (workings.size().kwhPerMillionTokens)
        row.carbonMarketGramsPerMillionTokens = carbonPerMillion(workings, meter, contract);
    row.carbonMarketTonnesPerYear = carbonPerYear(workings, meter, contract);
}

} // namespace

void addCarbon(Workings &workings)
{
    SizeFigures &size = workings.size();
    const Site &site = workings.project.site;
    if (site.gridGramsPerKwh) {
        size.carbonMethod = site.gridMethod;
        size.carbonYear = site.gridYear;
        workings.row->gridVintage = site.gridVintage;
    }
    if (workings.tells())
        addEmbodied(workings);
    if (!size.powerWatts)
        return;
    addWater(workings);
    const Meter meter = meterOf(workings);
    if (!meter.known)
        return;
    if (workings.tells())
        addMarketBased(workings, meter);
    if (!site.gridGramsPerKwh)
        return;
    const Operand grid = operandOf("grid", *site.gridGramsPerKwh, "g/kWh");
    if (size.kwhPerMillionTokens)
        size.carbonGramsPerMillionTokens = carbonPerMillion(workings, meter, grid);
    const OptionalQuantity &use = workings.project.economics.utilisationFraction;
    if (workings.tells() && use && use->value < 1.0 && !workings.project.energy.idleShareFraction)
        workings.warn(
            CORE_TEXT("The idle share of the power is unknown: the carbon of a year counts the power while in "
                      "use alone and is a lower bound."));
    size.carbonTonnesPerYear = carbonPerYear(workings, meter, grid);
}

} // namespace core::project
