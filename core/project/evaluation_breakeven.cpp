// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/breakeven.h"
#include "core/economics/cost.h"
#include "core/economics/prices.h"
#include "core/embeddedtext.h"
#include "core/project/computedoperand.h"
#include "core/project/evaluationparts.h"
#include "core/project/paymentwords.h"

#include <algorithm>
#include <cmath>

/// Renting, owning and buying tokens against one another.
namespace core::project {

namespace {

using economics::PaymentOption;

constexpr double daysPerYear = 365.0;
constexpr double unitsShown = 3.0; ///< how many full units the curve reaches over

double tokensPerUnitDay(const Workings &workings, int units)
{
    const OptionalFigure *tokens = denominator(workings.size());
    const double served = 1.0 - valueOf(workings.project.economics.tariff.interruptedShareFraction).value_or(0.0);
    return (*tokens)->value * served / units * economics::secondsPerHour * economics::hoursPerDay;
}

/// Electricity of one unit: what flows whether used or not, and what a million tokens add.
void addElectricityOf(const Workings &workings, PaymentOption &option)
{
    const SizeFigures &size = workings.size();
    if (!size.electricityEurPerMillionTokens || !option.tokensPerUnitDay)
        return;
    const double idle = valueOf(workings.project.energy.idleShareFraction).value_or(0.0);
    const double full = size.electricityEurPerMillionTokens->value;
    const double perDayAtFullUse = full * *option.tokensPerUnitDay / economics::tokensPerMillion;
    option.fixedEurPerUnitDay += idle * perDayAtFullUse;
    option.runningEurPerUnitDay += idle * perDayAtFullUse;
    option.variableEurPerMillionTokens += (1.0 - idle) * full;
}

std::optional<PaymentOption> fromTree(const Workings &workings, const CapexTree &tree, int units)
{
    const auto assets = assetsOf(tree);
    if (assets.empty())
        return std::nullopt;
    PaymentOption option;
    const double rate = valueOf(tree.costOfCapitalFraction).value_or(0.0);
    double perYear = 0.0;
    double purchase = 0.0;
    for (const economics::Asset &asset : assets) {
        purchase += asset.priceEur;
        perYear += economics::annuityEurPerYear({.priceEur = asset.priceEur,
                                                 .residualShareFraction = asset.residualShareFraction,
                                                 .years = asset.years,
                                                 .costOfCapitalFraction = rate});
    }
    const Upkeep upkeep = upkeepOf(tree);
    const double running = upkeep.maintenanceEurPerYear + upkeep.spaceEurPerYear + upkeep.staffEurPerYear;
    option.purchaseEurPerUnit = purchase / units;
    option.fixedEurPerUnitDay = (perYear + running) / daysPerYear / units;
    option.runningEurPerUnitDay = running / daysPerYear / units;
    option.tokensPerUnitDay = tokensPerUnitDay(workings, units);
    addElectricityOf(workings, option);
    return option;
}

/// A way of paying as the break-even looks at it; absent when its price is not known.
std::optional<PaymentOption> optionOf(Workings &workings, const std::string &name, const Tariff &tariff, int units)
{
    std::optional<PaymentOption> option;
    if (paysByToken(tariff)) {
        const auto price = tokenPrice(workings, tariff);
        if (!price)
            return std::nullopt;
        option.emplace();
        option->variableEurPerMillionTokens = price->value;
    } else if (const auto hour = hourlyPrice(workings, tariff)) {
        option.emplace();
        option->fixedEurPerUnitDay = hour->value * economics::hoursPerDay / units;
        option->runningEurPerUnitDay = option->fixedEurPerUnitDay;
        option->tokensPerUnitDay = tokensPerUnitDay(workings, units);
        if (tariff.kind == TariffKind::Leased)
            addElectricityOf(workings, *option);
    } else if (tariff.capex) {
        option = fromTree(workings, *tariff.capex, units);
    }
    if (option)
        option->name = name;
    return option;
}

std::string ownName(const Tariff &tariff)
{
    if (paysByToken(tariff))
        return "api";
    switch (tariff.kind.value_or(TariffKind::Owned)) {
    case TariffKind::Rented:
        return "rented";
    case TariffKind::Leased:
        return "leased";
    default:
        return "owned";
    }
}

std::vector<PaymentOption> optionsOf(Workings &workings, int units)
{
    const Economics &economics = workings.project.economics;
    std::vector<PaymentOption> options;
    const auto add = [&](const std::string &name, const Tariff &tariff) {
        const bool taken = std::ranges::any_of(options, [&](const auto &other) { return other.name == name; });
        if (auto option = optionOf(workings, taken ? name + " (2)" : name, tariff, units))
            options.push_back(std::move(*option));
    };
    add(ownName(economics.tariff), economics.tariff);
    // A price by the token beside a price of machines is what the machines are measured against.
    if (!paysByToken(economics.tariff) && economics.tariff.eurPerMillionTokens) {
        Tariff api;
        api.kind = TariffKind::Api;
        api.eurPerMillionTokens = economics.tariff.eurPerMillionTokens;
        add("api", api);
    }
    for (const Alternative &alternative : economics.alternatives)
        add(alternative.name, alternative.tariff);
    return options;
}

/// Far enough that every way of paying meets every other at least once, if they meet at all.
double mostTokens(const std::vector<PaymentOption> &options, double demand, double unitTokens)
{
    double most = std::max(unitTokens * unitsShown, demand * 1.5);
    for (const PaymentOption &machine : options)
        for (const PaymentOption &token : options)
            if (!token.tokensPerUnitDay && token.variableEurPerMillionTokens > 0.0)
                most =
                    std::max(most, std::min(unitTokens * 20.0,
                                            1.5 * economics::breakEvenTokensPerDay(machine.fixedEurPerUnitDay,
                                                                                   token.variableEurPerMillionTokens)));
    return most;
}

/// The name of an operand that names ways of paying.
std::string said(const char *pattern, const std::vector<std::string> &ways)
{
    std::vector<TextArgument> names;
    for (const std::string &way : ways)
        names.emplace_back(phrase(paymentName(way)));
    return phrase(Text(pattern, std::move(names)));
}

/// Each threshold up to a full unit in words; beyond, the steps repeat and one sentence says so.
void addThresholds(Workings &workings, const economics::BreakEven &result)
{
    constexpr double fullUnit = 1.0 - 1e-9;
    auto &sentences = workings.row->breakEvenSentences;
    const auto millions = [](double tokens) {
        return TextNumber{.value = tokens / economics::tokensPerMillion, .significantDigits = 4};
    };
    const auto called = [&](std::size_t option) { return phrase(paymentName(result.options[option].name)); };
    for (auto at = result.crossings.begin(); at != result.crossings.end(); ++at) {
        const economics::Crossing &crossing = *at;
        const auto next = std::next(at);
        const bool untilFull =
            next != result.crossings.end() && next->shareOfUnitFraction && *next->shareOfUnitFraction >= fullUnit;
        const std::string below = called(crossing.below), above = called(crossing.above);
        if (!crossing.shareOfUnitFraction) {
            sentences.push_back({CORE_TEXT("Up to %1 million tokens a day %2 is the cheapest; from there on %3 is."),
                                 {millions(crossing.tokensPerDay), below, above}});
        } else if (*crossing.shareOfUnitFraction < fullUnit) {
            sentences.push_back(
                {untilFull ? CORE_TEXT("Up to %1 million tokens a day, %2 % of what one unit serves, %3 is the "
                                       "cheapest; from there until the unit is full %4 is.")
                           : CORE_TEXT("Up to %1 million tokens a day, %2 % of what one unit serves, %3 is the "
                                       "cheapest; from there on %4 is."),
                 {millions(crossing.tokensPerDay), TextNumber{.value = *crossing.shareOfUnitFraction * 100.0}, below,
                  above}});
        } else {
            sentences.push_back({CORE_TEXT("Each further unit begins nearly empty: above %1 million tokens a day "
                                           "%2 is the cheapest for a stretch."),
                                 {millions(crossing.tokensPerDay), above}});
            break;
        }
    }
    if (result.crossings.empty())
        sentences.push_back({CORE_TEXT("At every use up to %2 million tokens a day %1 is the cheapest."),
                             {called(result.cheapestAtNothing), millions(result.mostTokensPerDay)}});
}

Operand computedOperand(const char *name, double value, std::string unit)
{
    return computed(operandOf(name, value, std::move(unit)));
}

/// The first threshold as a figure with its way, where it lies on straight lines of one unit each.
void addFirstThreshold(Workings &workings, const economics::BreakEven &result)
{
    if (result.crossings.empty())
        return;
    const economics::Crossing &first = result.crossings.front();
    const PaymentOption &below = result.options[first.below];
    const PaymentOption &above = result.options[first.above];
    const double fixed = above.fixedEurPerUnitDay - below.fixedEurPerUnitDay;
    const double variable = below.variableEurPerMillionTokens - above.variableEurPerMillionTokens;
    const bool straight =
        variable > 0.0 && fixed > 0.0 &&
        std::abs(fixed / variable * economics::tokensPerMillion - first.tokensPerDay) <= 1e-9 * first.tokensPerDay;
    if (straight)
        workings.row->breakEvenTokensPerDay = derived(
            CORE_TEXT("%1 € a day more / %2 €/1M tok less = %3 tokens a day"),
            {computedOperand(
                 said(CORE_TEXT("what a day of %1 costs more than one of %2"), {above.name, below.name}).c_str(), fixed,
                 "€/day"),
             lowering(computedOperand(
                 said(CORE_TEXT("what a million tokens of %1 cost more than of %2"), {below.name, above.name}).c_str(),
                 variable, "€/1M tok"))},
            "tok/day", [](const auto &v) { return economics::breakEvenTokensPerDay(v[0], v[1]); });
    else
        workings.row->breakEvenTokensPerDay =
            derived(CORE_TEXT("the first use at which another way of paying is cheaper: %1 tokens a day"),
                    {computedOperand("first threshold", first.tokensPerDay, "tok/day")}, "tok/day",
                    [](const auto &v) { return v[0]; });
}

/// Months in which what is bought pays for itself, against the cheapest other at a full unit's use.
void addPayBack(Workings &workings, const economics::BreakEven &result)
{
    const auto bought = std::ranges::find_if(result.options, [](const auto &o) { return o.purchaseEurPerUnit > 0.0; });
    if (bought == result.options.end())
        return;
    const double full = *bought->tokensPerUnitDay;
    std::optional<std::size_t> against;
    for (std::size_t i = 0; i < result.options.size(); ++i) {
        if (&result.options[i] == &*bought || result.options[i].purchaseEurPerUnit > 0.0)
            continue;
        if (!against || costEurPerDay(result.options[i], full) < costEurPerDay(result.options[*against], full))
            against = i;
    }
    if (!against)
        return;
    RowFigures &row = *workings.row;
    row.payBackAgainst = against;
    row.payBack = economics::payBackCurve(*bought, result.options[*against], full);
    const auto months = economics::monthsToPayBack(*bought, result.options[*against], full);
    if (months) {
        const PaymentOption &other = result.options[*against];
        row.payBackMonths =
            derived(CORE_TEXT("%1 € bought / (%2 € a day of the other − %3 € a day to run it) / 30.4 days = %4 months"),
                    {computedOperand("purchase of a unit", bought->purchaseEurPerUnit, "€"),
                     lowering(computedOperand(said(CORE_TEXT("what a day of %1 costs"), {other.name}).c_str(),
                                              costEurPerDay(other, full), "€/day")),
                     computedOperand("running cost of a day",
                                     bought->runningEurPerUnitDay +
                                         bought->variableEurPerMillionTokens * full / economics::tokensPerMillion,
                                     "€/day")},
                    "months", [](const auto &v) { return v[0] / (v[1] - v[2]) / (economics::hoursPerMonth / 24.0); });
        row.breakEvenSentences.push_back(
            {CORE_TEXT("In full use the purchase has paid for itself against %1 after %2 months."),
             {phrase(paymentName(result.options[*against].name)), TextNumber{.value = *months}}});
    } else {
        row.breakEvenSentences.push_back({CORE_TEXT("Even in full use the purchase never pays for itself against %1."),
                                          {phrase(paymentName(result.options[*against].name))}});
    }
}

} // namespace

bool hourlyIsStated(const Tariff &tariff)
{
    return tariff.eurPerHour || tariff.eurPerGpuHour || tariff.eurPerMonth || (tariff.quote && tariff.quote->price);
}

void addBreakEven(Workings &workings)
{
    const SizeFigures &size = workings.size();
    const OptionalFigure *tokens = denominator(size);
    if (!tokens || !*tokens)
        return;
    int units = 1;
    for (const auto &count : {size.replicasWithReserve, size.replicasWithHeadroom, size.replicasForRate})
        if (count && *count >= 1) {
            units = *count;
            break;
        }
    const auto options = optionsOf(workings, units);
    if (options.size() < 2)
        return;
    const double demand = valueOf(workings.project.economics.demand.tokensPerDay).value_or(0.0);
    const double most = mostTokens(options, demand, tokensPerUnitDay(workings, units));
    workings.row->breakEven = economics::breakEven(options, most);
    addThresholds(workings, *workings.row->breakEven);
    addFirstThreshold(workings, *workings.row->breakEven);
    addPayBack(workings, *workings.row->breakEven);
}

} // namespace core::project
