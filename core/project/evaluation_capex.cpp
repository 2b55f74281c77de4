// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/project/evaluationparts.h"

namespace core::project {

namespace {

constexpr double wattsPerKilowatt = 1000.0;

/// Which end of every range a sum is taken at.
enum class End { Low, Middle, High };

double at(const OptionalQuantity &quantity, End end, bool raises, double otherwise)
{
    if (!quantity)
        return otherwise;
    const Operand operand = operandOf({}, *quantity, {});
    if (end == End::Middle)
        return quantity->value;
    return ((end == End::High) == raises ? operand.high : operand.low).value_or(quantity->value);
}

const OptionalQuantity &orOfTree(const OptionalQuantity &own, const OptionalQuantity &tree)
{
    return own ? own : tree;
}

double capexAt(const CapexTree &tree, End end)
{
    double sum = 0.0;
    for (const CapexComponent &component : tree.components)
        sum += at(component.eur, end, true, 0.0);
    return sum;
}

double annuitiesAt(const CapexTree &tree, End end)
{
    double sum = 0.0;
    for (const CapexComponent &component : tree.components)
        sum += economics::annuityEurPerYear(
            {.priceEur = at(component.eur, end, true, 0.0),
             .residualShareFraction =
                 at(orOfTree(component.residualShareFraction, tree.residualShareFraction), end, false, 0.0),
             .years = at(orOfTree(component.amortisationYears, tree.amortisationYears), end, false, 1.0),
             .costOfCapitalFraction = at(tree.costOfCapitalFraction, end, true, 0.0)});
    return sum;
}

double upkeepAt(const CapexTree &tree, End end)
{
    return capexAt(tree, end) * at(tree.maintenanceShareFraction, end, true, 0.0) +
           at(tree.spaceEurPerYear, end, true, 0.0) + at(tree.staffEurPerYear, end, true, 0.0);
}

/// A sum over the tree, with its interval where a range moves it.
Operand summed(const CapexTree &tree, std::string name, double (*sumAt)(const CapexTree &, End))
{
    Operand operand = operandOf(std::move(name), sumAt(tree, End::Middle), "€/year");
    const double low = sumAt(tree, End::Low);
    const double high = sumAt(tree, End::High);
    if (low != high) {
        operand.low = low;
        operand.high = high;
    }
    return operand;
}

bool everyYearsKnown(const CapexTree &tree)
{
    for (const CapexComponent &component : tree.components)
        if (!component.eur || !orOfTree(component.amortisationYears, tree.amortisationYears))
            return false;
    return !tree.components.empty();
}

/// Electricity of a year at the meter; absent when power, price or the way to the meter is not known.
std::optional<Operand> electricity(const Workings &workings)
{
    const EnergyInput &input = workings.project.energy;
    const Economics &economics = workings.project.economics;
    const bool metered = input.boundary == Boundary::Facility || input.pue;
    if (!input.powerWatts || !economics.electricityEurPerKwh || !metered)
        return std::nullopt;
    const Figure power = averagePower(workings.project, stated(*input.powerWatts, "W"));
    Quantity unity;
    unity.value = 1.0;
    const Figure year = derived(
        CORE_TEXT("%1 W × 8,760 h × PUE %2 × %3 €/kWh × %4 = %5 €/year"),
        {operandOf("average power", power),
         operandOf("PUE", input.boundary == Boundary::Facility ? unity : *input.pue, "1"),
         operandOf("price of electricity", *economics.electricityEurPerKwh, "€/kWh"),
         operandOf("retail factor", economics.retailFactor.value_or(unity), "1")},
        "€/year", [](const auto &v) { return v[0] / wattsPerKilowatt * economics::hoursPerYear * v[1] * v[2] * v[3]; });
    return operandOf("electricity", year);
}

} // namespace

OptionalFigure ownedCostPerHour(Workings &workings)
{
    const auto &tree = workings.project.economics.tariff.capex;
    if (!tree)
        return std::nullopt;
    Operand capex = summed(*tree, "purchase", capexAt);
    workings.size().capexEur =
        derived(CORE_TEXT("the components together: %1 €"), {capex}, "€", [](const auto &v) { return v[0]; });
    if (!everyYearsKnown(*tree)) {
        workings.warn(
            CORE_TEXT("The capex tree states no price or no years of use for one of its components: the cost of "
                      "an hour stays unknown. State amortisation_years."));
        return std::nullopt;
    }
    std::vector<Operand> operands{summed(*tree, "purchases, spread over their years", annuitiesAt),
                                  summed(*tree, "maintenance, space and staff", upkeepAt)};
    const auto power = electricity(workings);
    if (power)
        operands.push_back(*power);
    else
        workings.warn(CORE_TEXT("The cost of owning counts no electricity: state energy.power_w, energy.pue and "
                                "economics.electricity.eur_per_kwh."));
    for (Operand &operand : operands)
        operand.provenance.reset(); // prices are facts, not figures of performance
    return derived(power ? CORE_TEXT("(%1 € a year for purchases + %2 € upkeep + %3 € electricity) / 8,760 h = %4 €/h")
                         : CORE_TEXT("(%1 € a year for purchases + %2 € upkeep) / 8,760 h = %3 €/h"),
                   std::move(operands), "€/h",
                   [](const auto &v) { return (v[0] + v[1] + (v.size() > 2 ? v[2] : 0.0)) / economics::hoursPerYear; });
}

} // namespace core::project
