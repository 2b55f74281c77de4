// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/project/evaluationparts.h"

namespace core::project {

namespace {

using results::TokenKind;

/// The share of the time that is used, where the project states it.
std::optional<Operand> utilisationOf(const Workings &workings)
{
    const OptionalQuantity &stated = workings.project.economics.utilisationFraction;
    if (!stated || !(stated->value > 0.0) || stated->value > 1.0)
        return std::nullopt;
    return operandOf("utilisation", *stated, "1");
}

const Figure *tokensOf(const Workings &workings)
{
    const OptionalFigure *figure = denominator(workings.size());
    return figure && *figure ? &**figure : nullptr;
}

OptionalFigure costPerHour(Workings &workings)
{
    const Tariff &tariff = workings.project.economics.tariff;
    if (tariff.eurPerHour)
        return stated(*tariff.eurPerHour, "€/h");
    if (!tariff.eurPerGpuHour)
        return ownedCostPerHour(workings);
    if (!workings.size().gpus) {
        workings.warn(CORE_TEXT("A price per GPU-hour is stated, but not how many GPUs there are: state "
                                "parallelism.tp, or the number of GPUs."));
        return std::nullopt;
    }
    return derived(CORE_TEXT("%1 €/GPU-h × %2 GPUs = %3 €/h"),
                   {operandOf("price of a GPU-hour", *tariff.eurPerGpuHour, "€/h"),
                    operandOf("GPUs", *workings.size().gpus, "GPUs")},
                   "€/h", [](const auto &v) { return v[0] * v[1]; });
}

void addCostPerMillion(Workings &workings, const Figure &cost)
{
    SizeFigures &size = workings.size();
    const Figure *tokens = tokensOf(workings);
    if (!tokens)
        return;
    std::vector<Operand> operands{operandOf("cost per hour", cost), lowering(operandOf("tokens per second", *tokens))};
    operands[0].provenance.reset(); // a price is a fact, not a figure of performance
    const auto utilisation = utilisationOf(workings);
    if (utilisation)
        operands.push_back(lowering(*utilisation));
    size.cpmEurPerMillionTokens =
        derived(utilisation ? CORE_TEXT("%1 €/h / (%2 tok/s · 0.0036 · %3 of the time) = %4 €/1M tok")
                            : CORE_TEXT("%1 €/h / (%2 tok/s · 0.0036) = %3 €/1M tok"),
                std::move(operands), "€/1M tok", [](const auto &v) {
                    return economics::costPerMillionTokensEur(v[0], v[1], v.size() > 2 ? v[2] : 1.0);
                });
    size.cpmTokens = size.throughputTokens;
}

void addCostPerRequest(Workings &workings, const Figure &cost)
{
    SizeFigures &size = workings.size();
    if (!size.requestsPerSecond || !(size.requestsPerSecond->value > 0.0))
        return;
    std::vector<Operand> operands{operandOf("cost per hour", cost),
                                  lowering(operandOf("requests per second", *size.requestsPerSecond))};
    operands[0].provenance.reset();
    const auto utilisation = utilisationOf(workings);
    if (utilisation)
        operands.push_back(lowering(*utilisation));
    size.costEurPerRequest = derived(utilisation ? CORE_TEXT("%1 €/h / (%2 req/s · 3,600 · %3 of the time) = %4 €")
                                                 : CORE_TEXT("%1 €/h / (%2 req/s · 3,600) = %3 €"),
                                     std::move(operands), "€", [](const auto &v) {
                                         return v[0] / (v[1] * economics::secondsPerHour * (v.size() > 2 ? v[2] : 1.0));
                                     });
}

/// Tokens bought by the million: the price is the cost per token, whatever the machine behind it does.
void addBoughtTokens(Workings &workings, const Quantity &price)
{
    SizeFigures &size = workings.size();
    size.cpmEurPerMillionTokens = stated(price, "€/1M tok");
    const Figure *tokens = tokensOf(workings);
    if (!tokens)
        return;
    std::vector<Operand> operands{operandOf("price", price, "€/1M tok"), operandOf("tokens per second", *tokens)};
    const auto utilisation = utilisationOf(workings);
    if (utilisation)
        operands.push_back(*utilisation);
    size.costEurPerHour = derived(utilisation ? CORE_TEXT("%1 €/1M tok × %2 tok/s · 0.0036 × %3 of the time = %4 €/h")
                                              : CORE_TEXT("%1 €/1M tok × %2 tok/s · 0.0036 = %3 €/h"),
                                  std::move(operands), "€/h", [](const auto &v) {
                                      return v[0] * v[1] * (v.size() > 2 ? v[2] : 1.0) * economics::secondsPerHour /
                                             economics::tokensPerMillion;
                                  });
}

void addCostPerYear(Workings &workings)
{
    SizeFigures &size = workings.size();
    if (!size.costEurPerHour)
        return;
    size.costEurPerYear =
        derived(CORE_TEXT("%1 €/h × 8,760 h = %2 €"), {operandOf("cost per hour", *size.costEurPerHour)}, "€",
                [](const auto &v) { return v[0] * economics::hoursPerYear; });
}

} // namespace

void addMoney(Workings &workings)
{
    SizeFigures &size = workings.size();
    const Tariff &tariff = workings.project.economics.tariff;
    const bool otherPrice = tariff.eurPerHour || tariff.eurPerGpuHour || tariff.capex;
    const bool isApi = tariff.kind == TariffKind::Api || (!tariff.kind && !otherPrice);
    if (isApi && tariff.eurPerMillionTokens) {
        addBoughtTokens(workings, *tariff.eurPerMillionTokens);
    } else {
        size.costEurPerHour = costPerHour(workings);
        if (size.costEurPerHour) {
            addCostPerMillion(workings, *size.costEurPerHour);
            addCostPerRequest(workings, *size.costEurPerHour);
        }
    }
    addCostPerYear(workings);
    if (tariff.capexEur)
        size.capexEur = stated(*tariff.capexEur, "€");
}

} // namespace core::project
