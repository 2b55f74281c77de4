// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/project/computedoperand.h"
#include "core/project/evaluationparts.h"

namespace core::project {

namespace {

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

double withSpares(const CapexTree &tree, End end)
{
    return 1.0 + at(tree.sparesShareFraction, end, true, 0.0);
}

double capexAt(const CapexTree &tree, End end)
{
    double sum = 0.0;
    for (const CapexComponent &component : tree.components)
        sum += at(component.eur, end, true, 0.0);
    return sum * withSpares(tree, end);
}

double annuitiesAt(const CapexTree &tree, End end)
{
    double sum = 0.0;
    for (const CapexComponent &component : tree.components)
        sum += economics::annuityEurPerYear(
            {.priceEur = at(component.eur, end, true, 0.0) * withSpares(tree, end),
             .residualShareFraction =
                 at(orOfTree(component.residualShareFraction, tree.residualShareFraction), end, false, 0.0),
             .years = at(orOfTree(component.amortisationYears, tree.amortisationYears), end, false, 1.0),
             .costOfCapitalFraction = at(tree.costOfCapitalFraction, end, true, 0.0)});
    return sum;
}

/// Maintenance is of what works, not of what lies in the cupboard.
double upkeepAt(const CapexTree &tree, End end)
{
    return capexAt(tree, end) / withSpares(tree, end) * at(tree.maintenanceShareFraction, end, true, 0.0) +
           at(tree.spaceEurPerYear, end, true, 0.0) + at(tree.staffEurPerYear, end, true, 0.0);
}

/// A sum over the tree, with its interval where a range moves it.
Operand summed(const CapexTree &tree, const char *name, double (*sumAt)(const CapexTree &, End),
               std::string unit = "€/year")
{
    Operand operand = computed(operandOf(name, sumAt(tree, End::Middle), std::move(unit)));
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
    if (!workings.row->electricityEurPerHour)
        return std::nullopt;
    const Figure year = derived(workings.telling, CORE_TEXT("%1 €/h of electricity × 8,760 h = %2 €/year"),
                                {operandOf("electricity of an hour", *workings.row->electricityEurPerHour)}, "€/year",
                                [](const auto &v) { return v[0] * economics::hoursPerYear; });
    return operandOf("electricity", year);
}

} // namespace

Upkeep upkeepOf(const CapexTree &tree)
{
    return {.maintenanceEurPerYear = capexAt(tree, End::Middle) / withSpares(tree, End::Middle) *
                                     at(tree.maintenanceShareFraction, End::Middle, true, 0.0),
            .spaceEurPerYear = at(tree.spaceEurPerYear, End::Middle, true, 0.0),
            .staffEurPerYear = at(tree.staffEurPerYear, End::Middle, true, 0.0)};
}

std::vector<economics::Asset> assetsOf(const CapexTree &tree)
{
    if (!everyYearsKnown(tree))
        return {};
    std::vector<economics::Asset> assets;
    for (const CapexComponent &component : tree.components)
        assets.push_back(
            {.name = component.name,
             .priceEur = component.eur->value * withSpares(tree, End::Middle),
             .residualShareFraction =
                 valueOf(orOfTree(component.residualShareFraction, tree.residualShareFraction)).value_or(0.0),
             .years = orOfTree(component.amortisationYears, tree.amortisationYears)->value});
    return assets;
}

OptionalFigure ownedCostPerHour(Workings &workings)
{
    const auto &tree = workings.project.economics.tariff.capex;
    if (!tree)
        return std::nullopt;
    Operand capex = summed(*tree, "purchase", capexAt, "€");
    workings.size().capexEur = derived(workings.telling, CORE_TEXT("the components together: %1 €"), {capex}, "€",
                                       [](const auto &v) { return v[0]; });
    if (tree->components.empty())
        return std::nullopt; // what else it says belongs to a lease
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
    return derived(workings.telling,
                   power ? CORE_TEXT("(%1 € a year for purchases + %2 € upkeep + %3 € electricity) / 8,760 h = %4 €/h")
                         : CORE_TEXT("(%1 € a year for purchases + %2 € upkeep) / 8,760 h = %3 €/h"),
                   std::move(operands), "€/h",
                   [](const auto &v) { return (v[0] + v[1] + (v.size() > 2 ? v[2] : 0.0)) / economics::hoursPerYear; });
}

} // namespace core::project
