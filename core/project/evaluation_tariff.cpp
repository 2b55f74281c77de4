// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/economics/prices.h"
#include "core/embeddedtext.h"
#include "core/project/evaluationparts.h"

#include <algorithm>

/// What a tariff comes to: by the hour for machines, by the million for tokens. Used for the project's own tariff and
/// for each alternative to it.
namespace core::project {

namespace {

bool holdsVat(const Tariff &tariff)
{
    return tariff.vatIncluded == std::optional(true);
}

/// A stated price without the VAT in it.
Figure net(Workings &workings, const Tariff &tariff, const Quantity &price, const std::string &unit)
{
    if (!holdsVat(tariff))
        return stated(workings.telling, price, unit);
    if (!tariff.vatRateFraction) {
        workings.warn(CORE_TEXT("The price is stated with VAT and the rate is not: the figures hold the VAT. State "
                                "economics.tariff.vat_rate."));
        return stated(workings.telling, price, unit);
    }
    return derived(
        workings.telling, CORE_TEXT("%1 with VAT / (1 + %2 VAT) = %3"),
        {operandOf("price with VAT", price, unit), lowering(operandOf("VAT", *tariff.vatRateFraction, "1"))}, unit,
        [](const auto &v) { return economics::netEur({.amount = v[0], .unitsPerEur = 1.0, .vatIncludedRate = v[1]}); });
}

/// A quote in euros, per what its basis says; absent without a rate.
OptionalFigure quoted(Workings &workings, const Tariff &tariff, const std::string &unit)
{
    const Quote &quote = *tariff.quote;
    const bool foreign = quote.currency && *quote.currency != "EUR";
    if (!foreign)
        return net(workings, tariff, *quote.price, unit);
    if (!quote.unitsPerEur) {
        workings.warn({CORE_TEXT("The price is quoted in %1 and no rate is stated: the cost stays unknown. State "
                                 "economics.tariff.quote.units_per_eur with its date."),
                       {*quote.currency}});
        return std::nullopt;
    }
    const std::string price = phrase(Text(CORE_TEXT("price in %1"), {*quote.currency}));
    const std::string rate = phrase(Text(CORE_TEXT("%1 for a euro"), {*quote.currency}));
    Figure euros = derived(workings.telling, CORE_TEXT("%1 as quoted / %2 for a euro = %3 €"),
                           {operandOf(price.c_str(), *quote.price, *quote.currency),
                            lowering(operandOf(rate.c_str(), *quote.unitsPerEur, *quote.currency))},
                           unit, [](const auto &v) {
                               return economics::netEur({.amount = v[0], .unitsPerEur = v[1], .vatIncludedRate = 0.0});
                           });
    if (!quote.unitsPerEur->date)
        workings.warn({CORE_TEXT("The rate of %1 has no date: state it with its day."), {*quote.currency}});
    if (!holdsVat(tariff) || !tariff.vatRateFraction)
        return euros;
    return derived(workings.telling, CORE_TEXT("%1 with VAT / (1 + %2 VAT) = %3"),
                   {operandOf("price with VAT", euros), lowering(operandOf("VAT", *tariff.vatRateFraction, "1"))}, unit,
                   [](const auto &v) { return v[0] / (1.0 + v[1]); });
}

OptionalFigure perGpu(Workings &workings, const Figure &price)
{
    if (!workings.size().gpus) {
        workings.warn(CORE_TEXT("A price per GPU-hour is stated, but not how many GPUs there are: state "
                                "parallelism.tp, or the number of GPUs."));
        return std::nullopt;
    }
    return derived(workings.telling, CORE_TEXT("%1 €/GPU-h × %2 GPUs = %3 €/h"),
                   {operandOf("price of a GPU-hour", price), operandOf("GPUs", *workings.size().gpus, "GPUs")}, "€/h",
                   [](const auto &v) { return v[0] * v[1]; });
}

Figure perMonth(const Workings &workings, const Figure &price)
{
    return derived(workings.telling, CORE_TEXT("%1 € a month / 730 h = %2 €/h"), {operandOf("price of a month", price)},
                   "€/h", [](const auto &v) { return v[0] / economics::hoursPerMonth; });
}

OptionalFigure machinePrice(Workings &workings, const Tariff &tariff)
{
    if (tariff.eurPerHour)
        return net(workings, tariff, *tariff.eurPerHour, "€/h");
    if (tariff.eurPerGpuHour)
        return perGpu(workings, net(workings, tariff, *tariff.eurPerGpuHour, "€/h"));
    if (tariff.eurPerMonth)
        return perMonth(workings, net(workings, tariff, *tariff.eurPerMonth, "€"));
    if (!tariff.quote || !tariff.quote->price)
        return std::nullopt;
    switch (tariff.quote->basis) {
    case QuoteBasis::Hour:
        return quoted(workings, tariff, "€/h");
    case QuoteBasis::GpuHour: {
        const auto price = quoted(workings, tariff, "€/h");
        return price ? perGpu(workings, *price) : std::nullopt;
    }
    case QuoteBasis::Month: {
        const auto price = quoted(workings, tariff, "€");
        return price ? std::optional(perMonth(workings, *price)) : std::nullopt;
    }
    case QuoteBasis::MillionTokens:
        return std::nullopt;
    }
    return std::nullopt;
}

/// Egress and storage are paid beside the machines.
OptionalFigure withExtras(const Workings &workings, const Tariff &tariff, OptionalFigure price)
{
    for (const auto *extra : {&tariff.egressEurPerMonth, &tariff.storageEurPerMonth}) {
        if (!price || !*extra)
            continue;
        price = derived(workings.telling, CORE_TEXT("%1 €/h + %2 € a month / 730 h = %3 €/h"),
                        {operandOf("machines", *price),
                         operandOf(extra == &tariff.egressEurPerMonth ? "egress" : "storage", **extra, "€/month")},
                        "€/h", [](const auto &v) { return v[0] + v[1] / economics::hoursPerMonth; });
    }
    return price;
}

/// Input tokens for each output token: of what was measured or stated, else of the mean lengths.
std::optional<Operand> inputPerOutput(const Workings &workings)
{
    const SizeFigures &size = workings.size();
    if (size.totalTokensPerSecond && size.outputTokensPerSecond && size.outputTokensPerSecond->value > 0.0)
        return operandOf("input tokens for an output token",
                         size.totalTokensPerSecond->value / size.outputTokensPerSecond->value - 1.0, "1");
    const Workload &workload = workings.scenario().workload;
    if (!workload.promptTokens.mean || !workload.outputTokens.mean)
        return std::nullopt;
    Operand operand = operandOf("input tokens for an output token",
                                workload.promptTokens.mean->value / workload.outputTokens.mean->value, "1");
    operand.input.source = sourceOf(*workload.promptTokens.mean);
    return operand;
}

OptionalFigure mixedTokenPrice(Workings &workings, const Tariff &tariff)
{
    const auto ratio = inputPerOutput(workings);
    if (!ratio) {
        workings.warn(CORE_TEXT("The prices of input and output tokens are stated apart, but not how many of each a "
                                "request has: state the mean of prompt_tokens and output_tokens."));
        return std::nullopt;
    }
    const bool ofTotal = workings.size().throughputTokens == results::TokenKind::Total;
    Quantity nothing;
    const Figure input = net(workings, tariff, tariff.inputEurPerMillionTokens.value_or(nothing), "€/1M tok");
    const Figure output = net(workings, tariff, tariff.outputEurPerMillionTokens.value_or(nothing), "€/1M tok");
    return derived(workings.telling,
                   ofTotal ? CORE_TEXT("(%1 €/1M input × %2 + %3 €/1M output) / (1 + %2) = %4 €/1M tok")
                           : CORE_TEXT("%1 €/1M input × %2 for an output token + %3 €/1M output = %4 €/1M tok"),
                   {operandOf("price of input tokens", input), *ratio, operandOf("price of output tokens", output)},
                   "€/1M tok", [ofTotal](const auto &v) {
                       const double sum = v[0] * v[1] + v[2];
                       return ofTotal ? sum / (1.0 + v[1]) : sum;
                   });
}

} // namespace

OptionalFigure hourlyPrice(Workings &workings, const Tariff &tariff)
{
    return withExtras(workings, tariff, machinePrice(workings, tariff));
}

OptionalFigure tokenPrice(Workings &workings, const Tariff &tariff)
{
    if (tariff.inputEurPerMillionTokens || tariff.outputEurPerMillionTokens)
        return mixedTokenPrice(workings, tariff);
    if (tariff.eurPerMillionTokens)
        return net(workings, tariff, *tariff.eurPerMillionTokens, "€/1M tok");
    if (tariff.quote && tariff.quote->price && tariff.quote->basis == QuoteBasis::MillionTokens)
        return quoted(workings, tariff, "€/1M tok");
    return std::nullopt;
}

bool paysByToken(const Tariff &tariff)
{
    if (tariff.kind)
        return tariff.kind == TariffKind::Api;
    const bool byMachine = tariff.eurPerHour || tariff.eurPerGpuHour || tariff.eurPerMonth || tariff.capex ||
                           (tariff.quote && tariff.quote->basis != QuoteBasis::MillionTokens);
    return !byMachine && (tariff.eurPerMillionTokens || tariff.inputEurPerMillionTokens ||
                          tariff.outputEurPerMillionTokens || tariff.quote);
}

} // namespace core::project
