// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/economics/prices.h"
#include "core/project/evaluationparts.h"

namespace core::project {

namespace {

using results::TokenKind;

/// The share of the time paid for in which tokens come out: use, less what interruptions of spot machines take. Absent:
/// all of it.
std::optional<Operand> utilisationOf(const Workings &workings)
{
    const OptionalQuantity &use = workings.project.economics.utilisationFraction;
    const OptionalQuantity &lost = workings.project.economics.tariff.interruptedShareFraction;
    if (!lost)
        return use ? std::optional(operandOf("utilisation", *use, "1")) : std::nullopt;
    Quantity always;
    always.value = 1.0;
    const Figure both =
        derived(workings.telling, CORE_TEXT("%1 of the time in use × (1 − %2 interrupted) = %3"),
                {operandOf("utilisation", use.value_or(always), "1"), lowering(operandOf("interrupted", *lost, "1"))},
                "1", [](const auto &v) { return v[0] * (1.0 - v[1]); });
    return operandOf("utilisation", both);
}

/// A fleet that serves nothing has a cost and no cost per token.
bool servesNothing(const Workings &workings)
{
    const auto use = utilisationOf(workings);
    return use && !(use->input.value > 0.0);
}

const Figure *tokensOf(const Workings &workings)
{
    const OptionalFigure *figure = denominator(workings.size());
    return figure && *figure ? &**figure : nullptr;
}

OptionalFigure costPerHour(Workings &workings)
{
    const Tariff &tariff = workings.project.economics.tariff;
    const auto stated = hourlyPrice(workings, tariff);
    if (!stated || tariff.kind != TariffKind::Leased)
        return stated ? stated : ownedCostPerHour(workings);
    // Whoever leases still pays for room, hands and electricity.
    const auto upkeep = tariff.capex ? upkeepOf(*tariff.capex) : Upkeep{};
    const double around = upkeep.spaceEurPerYear + upkeep.staffEurPerYear;
    const auto &electricity = workings.row->electricityEurPerHour;
    if (!electricity)
        workings.warn(CORE_TEXT("The cost of the lease counts no electricity: state energy.power_w, energy.pue and "
                                "economics.electricity.eur_per_kwh."));
    std::vector<Operand> operands{operandOf("lease", *stated), operandOf("space and staff", around, "€/year")};
    if (electricity)
        operands.push_back(operandOf("electricity", *electricity));
    for (Operand &operand : operands)
        operand.provenance.reset();
    return derived(workings.telling,
                   electricity ? CORE_TEXT("%1 €/h of lease + %2 € a year / 8,760 h + %3 €/h of electricity = %4 €/h")
                               : CORE_TEXT("%1 €/h of lease + %2 € a year / 8,760 h = %3 €/h"),
                   std::move(operands), "€/h",
                   [](const auto &v) { return v[0] + v[1] / economics::hoursPerYear + (v.size() > 2 ? v[2] : 0.0); });
}

void addCostPerMillion(Workings &workings, const Figure &cost)
{
    SizeFigures &size = workings.size();
    const Figure *tokens = tokensOf(workings);
    if (!tokens)
        return;
    if (servesNothing(workings)) {
        workings.warn(
            CORE_TEXT("The fleet serves no tokens: its hours cost what they cost, and a token has no price."));
        return;
    }
    std::vector<Operand> operands{operandOf("cost per hour", cost), lowering(operandOf("tokens per second", *tokens))};
    operands[0].provenance.reset(); // a price is a fact, not a figure of performance
    const auto utilisation = utilisationOf(workings);
    if (utilisation)
        operands.push_back(lowering(*utilisation));
    size.cpmEurPerMillionTokens =
        derived(workings.telling,
                utilisation ? CORE_TEXT("%1 €/h / (%2 tok/s · 0.0036 · %3 of the time) = %4 €/1M tok")
                            : CORE_TEXT("%1 €/h / (%2 tok/s · 0.0036) = %3 €/1M tok"),
                std::move(operands), "€/1M tok", [](const auto &v) {
                    return economics::costPerMillionTokensEur(v[0], v[1], v.size() > 2 ? v[2] : 1.0);
                });
    size.cpmTokens = size.throughputTokens;
}

void addCostPerRequest(Workings &workings, const Figure &cost)
{
    SizeFigures &size = workings.size();
    if (!size.requestsPerSecond || !(size.requestsPerSecond->value > 0.0) || servesNothing(workings))
        return;
    std::vector<Operand> operands{operandOf("cost per hour", cost),
                                  lowering(operandOf("requests per second", *size.requestsPerSecond))};
    operands[0].provenance.reset();
    const auto utilisation = utilisationOf(workings);
    if (utilisation)
        operands.push_back(lowering(*utilisation));
    size.costEurPerRequest = derived(workings.telling,
                                     utilisation ? CORE_TEXT("%1 €/h / (%2 req/s · 3,600 · %3 of the time) = %4 €")
                                                 : CORE_TEXT("%1 €/h / (%2 req/s · 3,600) = %3 €"),
                                     std::move(operands), "€", [](const auto &v) {
                                         return v[0] / (v[1] * economics::secondsPerHour * (v.size() > 2 ? v[2] : 1.0));
                                     });
}

/// Tokens bought by the million: the price is the cost per token, whatever the machine behind it does.
void addBoughtTokens(Workings &workings, const Figure &price)
{
    SizeFigures &size = workings.size();
    size.cpmEurPerMillionTokens = price;
    if (size.requestsPerSecond && size.requestsPerSecond->value > 0.0 && tokensOf(workings)) {
        const double tokens = tokensOf(workings)->value / size.requestsPerSecond->value;
        size.costEurPerRequest =
            derived(workings.telling, CORE_TEXT("%1 €/1M tok × %2 tokens of a request / 1,000,000 = %3 €"),
                    {operandOf("price", price), operandOf("tokens of a request", tokens, "tokens")}, "€",
                    [](const auto &v) { return v[0] * v[1] / economics::tokensPerMillion; });
    }
    const OptionalQuantity &demand = workings.project.economics.demand.tokensPerDay;
    if (demand) {
        size.costEurPerHour =
            derived(workings.telling, CORE_TEXT("%1 €/1M tok × %2 tokens a day / 24 h = %3 €/h"),
                    {operandOf("price", price), operandOf("demand", *demand, "tok/day")}, "€/h",
                    [](const auto &v) { return v[0] * v[1] / economics::tokensPerMillion / economics::hoursPerDay; });
        return;
    }
    const Figure *tokens = tokensOf(workings);
    if (!tokens)
        return;
    std::vector<Operand> operands{operandOf("price", price), operandOf("tokens per second", *tokens)};
    const auto utilisation = utilisationOf(workings);
    if (utilisation)
        operands.push_back(*utilisation);
    size.costEurPerHour = derived(workings.telling,
                                  utilisation ? CORE_TEXT("%1 €/1M tok × %2 tok/s · 0.0036 × %3 of the time = %4 €/h")
                                              : CORE_TEXT("%1 €/1M tok × %2 tok/s · 0.0036 = %3 €/h"),
                                  std::move(operands), "€/h", [](const auto &v) {
                                      return v[0] * v[1] * (v.size() > 2 ? v[2] : 1.0) * economics::secondsPerHour /
                                             economics::tokensPerMillion;
                                  });
}

/// Input tokens a second: measured, or by the mean lengths.
OptionalFigure inputTokens(const Workings &workings)
{
    const SizeFigures &size = workings.size();
    const auto &prompt = workings.scenario().workload.promptTokens.mean;
    const auto &answer = workings.scenario().workload.outputTokens.mean;
    if (size.totalTokensPerSecond && size.outputTokensPerSecond &&
        size.totalTokensPerSecond->value > size.outputTokensPerSecond->value)
        return derived(workings.telling, CORE_TEXT("%1 tok/s in all − %2 tok/s output = %3 tok/s"),
                       {operandOf("total tokens", *size.totalTokensPerSecond),
                        lowering(operandOf("output tokens", *size.outputTokensPerSecond))},
                       "tok/s", [](const auto &v) { return v[0] - v[1]; });
    if (size.requestsPerSecond && prompt)
        return derived(workings.telling, CORE_TEXT("%1 req/s × %2 tokens = %3 tok/s"),
                       {operandOf("requests", *size.requestsPerSecond), operandOf("mean prompt", *prompt, "tokens")},
                       "tok/s", [](const auto &v) { return v[0] * v[1]; });
    if (size.outputTokensPerSecond && prompt && answer)
        return derived(workings.telling, CORE_TEXT("%1 tok/s output × %2 / %3 tokens = %4 tok/s"),
                       {operandOf("output tokens", *size.outputTokensPerSecond),
                        operandOf("mean prompt", *prompt, "tokens"),
                        lowering(operandOf("mean answer", *answer, "tokens"))},
                       "tok/s", [](const auto &v) { return v[0] * v[1] / v[2]; });
    return std::nullopt;
}

/// The cost of an hour parted by the time in prefill and in decode: input and output tokens apart.
void addInputAndOutput(Workings &workings, const Figure &cost)
{
    const auto &phases = workings.project.energy.phases;
    const auto input = inputTokens(workings);
    const OptionalFigure &output = workings.size().outputTokensPerSecond;
    if (!phases || !phases->prefillTimeShareFraction || !input || !output || !(input->value > 0.0) ||
        !(output->value > 0.0) || servesNothing(workings))
        return;
    Quantity always;
    always.value = 1.0;
    const auto part = [&](bool prefill, const Figure &tokens) {
        Operand use = operandOf("utilisation", workings.project.economics.utilisationFraction.value_or(always), "1");
        Operand share = operandOf("time in prefill", *phases->prefillTimeShareFraction, "1");
        if (!prefill)
            share = lowering(std::move(share));
        std::vector<Operand> operands{operandOf("cost per hour", cost), std::move(share),
                                      lowering(operandOf("tokens per second", tokens)), lowering(std::move(use))};
        operands[0].provenance.reset();
        return derived(workings.telling,
                       prefill ? CORE_TEXT("%1 €/h × %2 of the time prefill / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok")
                               : CORE_TEXT("%1 €/h × (1 − %2) decode / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok"),
                       std::move(operands), "€/1M tok", [prefill](const auto &v) {
                           return economics::costPerMillionTokensEur(v[0] * (prefill ? v[1] : 1.0 - v[1]), v[2], v[3]);
                       });
    };
    workings.row->inputEurPerMillionTokens = part(true, *input);
    workings.row->outputEurPerMillionTokens = part(false, *output);
}

/// What one more million tokens cost when the hardware is there and would otherwise idle.
void addMarginal(Workings &workings)
{
    const SizeFigures &size = workings.size();
    const bool owns =
        size.costEurPerHour && workings.project.economics.tariff.kind.value_or(TariffKind::Owned) != TariffKind::Rented;
    if (!owns || !size.electricityEurPerMillionTokens)
        return;
    const OptionalQuantity &idle = workings.project.energy.idleShareFraction;
    Quantity none;
    workings.row->marginalEurPerMillionTokens =
        derived(workings.telling, CORE_TEXT("%1 €/1M tok of electricity × (1 − %2 drawn anyway) = %3 €/1M tok"),
                {operandOf("electricity", *size.electricityEurPerMillionTokens),
                 lowering(operandOf("idle share", idle.value_or(none), "1"))},
                "€/1M tok", [](const auto &v) { return v[0] * (1.0 - v[1]); });
}

/// Electricity in the cost of an hour. Who rents pays it inside of the rent and does not see it.
void addElectricityShare(Workings &workings)
{
    const SizeFigures &size = workings.size();
    const auto kind = workings.project.economics.tariff.kind;
    const auto &electricity = workings.row->electricityEurPerHour;
    const bool seen = !kind || kind == TariffKind::Owned || kind == TariffKind::Leased;
    if (!seen || !electricity || !size.costEurPerHour || !(size.costEurPerHour->value > 0.0))
        return;
    workings.row->electricityShare = derived(workings.telling, CORE_TEXT("%1 €/h of electricity / %2 €/h = %3"),
                                             {operandOf("electricity of an hour", *electricity),
                                              lowering(operandOf("cost of an hour", *size.costEurPerHour))},
                                             "1", [](const auto &v) { return v[0] / v[1]; });
}

void addCostPerMonth(Workings &workings)
{
    const SizeFigures &size = workings.size();
    RowFigures &row = *workings.row;
    if (!size.costEurPerHour)
        return;
    row.costEurPerMonth = derived(workings.telling, CORE_TEXT("%1 €/h × 730 h = %2 €"),
                                  {operandOf("cost per hour", *size.costEurPerHour)}, "€/month",
                                  [](const auto &v) { return v[0] * economics::hoursPerMonth; });
    if (const auto &users = workings.project.economics.demand.users)
        row.costEurPerUserMonth =
            derived(workings.telling, CORE_TEXT("%1 € a month / %2 users = %3 €"),
                    {operandOf("cost per month", *row.costEurPerMonth), lowering(operandOf("users", *users, "users"))},
                    "€/month", [](const auto &v) { return v[0] / v[1]; });
}

void addCostPerYear(Workings &workings)
{
    SizeFigures &size = workings.size();
    if (!size.costEurPerHour)
        return;
    size.costEurPerYear = derived(workings.telling, CORE_TEXT("%1 €/h × 8,760 h = %2 €"),
                                  {operandOf("cost per hour", *size.costEurPerHour)}, "€",
                                  [](const auto &v) { return v[0] * economics::hoursPerYear; });
}

} // namespace

void addMoney(Workings &workings)
{
    SizeFigures &size = workings.size();
    const Tariff &tariff = workings.project.economics.tariff;
    if (const auto &use = workings.project.economics.utilisationFraction; use && workings.tells())
        workings.row->utilisation =
            derived(workings.telling, CORE_TEXT("in use %1 of the time"), {operandOf("utilisation", *use, "1")}, "1",
                    [](const auto &v) { return v[0]; });
    const auto bought = paysByToken(tariff) ? tokenPrice(workings, tariff) : std::nullopt;
    if (bought) {
        addBoughtTokens(workings, *bought);
        if (tariff.inputEurPerMillionTokens)
            workings.row->inputEurPerMillionTokens =
                stated(workings.telling, *tariff.inputEurPerMillionTokens, "€/1M tok");
        if (tariff.outputEurPerMillionTokens)
            workings.row->outputEurPerMillionTokens =
                stated(workings.telling, *tariff.outputEurPerMillionTokens, "€/1M tok");
    } else {
        size.costEurPerHour = costPerHour(workings);
        if (size.costEurPerHour) {
            addCostPerMillion(workings, *size.costEurPerHour);
            addCostPerRequest(workings, *size.costEurPerHour);
            if (workings.tells())
                addInputAndOutput(workings, *size.costEurPerHour);
        }
        if (workings.tells()) {
            addMarginal(workings);
            addElectricityShare(workings);
        }
    }
    addCostPerYear(workings);
    if (workings.tells())
        addCostPerMonth(workings);
    if (tariff.capexEur)
        size.capexEur = stated(workings.telling, *tariff.capexEur, "€");
}

} // namespace core::project
