// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/economics/prices.h"
#include "core/project/computedoperand.h"
#include "core/project/evaluationparts.h"

#include <algorithm>
#include <charconv>
#include <cmath>

/// Cash flow over the years.
namespace core::project {

namespace {

constexpr int horizonOtherwise = 5;
constexpr int longestHorizon = 30;

std::optional<int> calendarYear(const Project &project)
{
    int year = 0;
    if (!project.date || project.date->size() < 4)
        return std::nullopt;
    const char *begin = project.date->data();
    const auto [end, error] = std::from_chars(begin, begin + 4, year);
    return error == std::errc{} && end == begin + 4 ? std::optional(year) : std::nullopt;
}

/// As stated; else as long as what is bought or bound lasts; else five years.
int horizonOf(const Economics &economics, const std::vector<economics::Asset> &assets)
{
    if (economics.horizonYears)
        return *economics.horizonYears;
    double longest = 0.0;
    for (const economics::Asset &asset : assets)
        longest = std::max(longest, asset.years);
    if (longest == 0.0 && economics.tariff.termMonths)
        longest = economics.tariff.termMonths->value / economics::monthsPerYear;
    const int years = static_cast<int>(std::ceil(std::min(longest, double(longestHorizon)) - 1e-9));
    return years >= 1 ? years : horizonOtherwise;
}

double discountOf(const Economics &economics)
{
    if (economics.discountRateFraction)
        return economics.discountRateFraction->value;
    const auto &tree = economics.tariff.capex;
    return tree ? valueOf(tree->costOfCapitalFraction).value_or(0.0) : 0.0;
}

double tokensPerYear(const Workings &workings)
{
    const Economics &economics = workings.project.economics;
    if (economics.demand.tokensPerDay)
        return economics.demand.tokensPerDay->value * economics::hoursPerYear / economics::hoursPerDay;
    const OptionalFigure *tokens = denominator(workings.size());
    if (!tokens || !*tokens)
        return 0.0;
    const double served = valueOf(economics.utilisationFraction).value_or(1.0) *
                          (1.0 - valueOf(economics.tariff.interruptedShareFraction).value_or(0.0));
    return (*tokens)->value * served * economics::secondsPerHour * economics::hoursPerYear;
}

int unitsOf(const SizeFigures &size)
{
    for (const auto &count : {size.replicasWithReserve, size.replicasWithHeadroom, size.replicasForRate})
        if (count && *count >= 1)
            return *count;
    return 1;
}

/// What runs from year to year; absent when the cost of an hour is not known.
std::optional<economics::Running> runningOf(const Workings &workings, bool fromTree)
{
    const SizeFigures &size = workings.size();
    const Tariff &tariff = workings.project.economics.tariff;
    economics::Running running;
    running.electricityEurPerHour =
        workings.row->electricityEurPerHour ? workings.row->electricityEurPerHour->value : 0.0;
    if (paysByToken(tariff)) {
        running.electricityEurPerHour = 0.0; // inside of the price of a token
        if (!size.cpmEurPerMillionTokens)
            return std::nullopt;
        running.tokensEurPerMillion = size.cpmEurPerMillionTokens->value;
        return running;
    }
    if (!size.costEurPerHour)
        return std::nullopt;
    if (fromTree) {
        const Upkeep upkeep = upkeepOf(*tariff.capex);
        running.maintenanceEurPerYear = upkeep.maintenanceEurPerYear;
        running.spaceEurPerYear = upkeep.spaceEurPerYear;
        running.staffEurPerYear = upkeep.staffEurPerYear;
        return running;
    }
    if (tariff.kind == TariffKind::Leased && tariff.capex) {
        const Upkeep upkeep = upkeepOf(*tariff.capex);
        running.spaceEurPerYear = upkeep.spaceEurPerYear;
        running.staffEurPerYear = upkeep.staffEurPerYear;
    }
    // A rent holds its electricity; one price an hour of an owned machine holds it too and is parted here.
    if (tariff.kind == TariffKind::Rented)
        running.electricityEurPerHour = 0.0;
    running.rentEurPerHour = size.costEurPerHour->value - running.electricityEurPerHour -
                             (running.spaceEurPerYear + running.staffEurPerYear) / economics::hoursPerYear;
    return running;
}

void addTcoFigures(Workings &workings, const economics::Tco &tco, const economics::TcoInputs &inputs)
{
    RowFigures &row = *workings.row;
    const auto years = operandOf("years", inputs.years, "years");
    const auto rate = operandOf("discount rate", inputs.discountRateFraction, "1");
    row.tcoEur =
        derived(CORE_TEXT("%1 € over %2 years"), {computed(operandOf("sum of the years", tco.totalEur, "€")), years},
                "€", [](const auto &v) { return v[0]; });
    row.tcoPresentEur = derived(CORE_TEXT("%1 € over %2 years, discounted at %3 a year, = %4 €"),
                                {computed(operandOf("sum of the years", tco.totalEur, "€")), years, rate}, "€",
                                [present = tco.presentEur](const auto &) { return present; });
    if (tco.eurPerMillionTokens)
        row.tcoEurPerMillionTokens =
            derived(CORE_TEXT("%1 € of today / the tokens of %2 years, both discounted at %3, = %4 €/1M tok"),
                    {computed(operandOf("present cost", tco.presentEur, "€")), years, rate}, "€/1M tok",
                    [cost = *tco.eurPerMillionTokens](const auto &) { return cost; });
}

} // namespace

void addTotalCost(Workings &workings)
{
    const Economics &economics = workings.project.economics;
    economics::TcoInputs inputs;
    const bool owned = economics.tariff.kind != TariffKind::Leased && economics.tariff.capex &&
                       !hourlyIsStated(economics.tariff) && !paysByToken(economics.tariff);
    if (owned)
        inputs.assets = assetsOf(*economics.tariff.capex);
    const auto running = runningOf(workings, owned && !inputs.assets.empty());
    if (!running)
        return;
    inputs.running = *running;
    inputs.years = horizonOf(economics, inputs.assets);
    inputs.firstCalendarYear = calendarYear(workings.project);
    inputs.discountRateFraction = discountOf(economics);
    inputs.growthPerYearFraction = valueOf(economics.demand.growthPerYearFraction).value_or(0.0);
    inputs.electricityGrowthPerYearFraction = valueOf(economics.electricityGrowthPerYearFraction).value_or(0.0);
    inputs.units = unitsOf(workings.size());
    // A stated use says how much is left; a shape of the day says that its peak leaves nothing.
    const auto use = valueOf(economics.utilisationFraction);
    if (use && workings.scenario().workload.loadShape.empty())
        inputs.loadFraction = *use;
    const auto idle = valueOf(workings.project.energy.idleShareFraction);
    if (idle && use)
        inputs.idleElectricityFraction = *idle > 0.0 ? *idle / (*idle + (1.0 - *idle) * *use) : 0.0;
    inputs.tokensPerYear = tokensPerYear(workings);
    economics::Tco tco = economics::totalCost(inputs);
    addTcoFigures(workings, tco, inputs);
    workings.row->tcoInputs = std::move(inputs);
    workings.row->tco = std::move(tco);
}

} // namespace core::project
