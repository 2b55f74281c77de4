// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/computedoperand.h"

namespace core::project {

namespace {

constexpr double lowerQuantile = 0.05;
constexpr double upperQuantile = 0.95;
/// A word, short enough to need no memory: thousands of draws go through here.
constexpr const char *computedSource = CORE_TEXT("computed");
constexpr const char *statedName = "stated"; ///< of the only input of what the user states

std::optional<double> percentileOf(const Quantity &quantity, double q)
{
    const auto found = quantity.percentiles.find(q);
    return found == quantity.percentiles.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

std::optional<std::string> sourceOf(const Quantity &quantity)
{
    if (quantity.source && quantity.date)
        return *quantity.source + ", " + *quantity.date;
    return quantity.source ? quantity.source : quantity.date;
}

Operand operandOf(const char *name, const Quantity &quantity, std::string unit)
{
    return {.input = {.name = name, .value = quantity.value, .unit = std::move(unit), .source = sourceOf(quantity)},
            .low = quantity.low ? quantity.low : percentileOf(quantity, lowerQuantile),
            .high = quantity.high ? quantity.high : percentileOf(quantity, upperQuantile),
            .provenance = std::nullopt};
}

Operand operandOf(const char *name, const Figure &figure)
{
    std::optional<std::string> source;
    if (!figure.inputs.empty())
        source = figure.inputs.front().source; // of what was stated, or of the measurement
    const bool several = figure.inputs.size() > 1;
    const bool isStated = !several && !figure.inputs.empty() && figure.inputs.front().name == statedName;
    if ((!source && !isStated) || (several && figure.provenance == Provenance::Design))
        source = computedSource;
    return {.input = {.name = name, .value = figure.value, .unit = figure.unit, .source = source},
            .low = figure.low,
            .high = figure.high,
            .provenance = figure.provenance};
}

Operand operandOf(const char *name, double value, std::string unit)
{
    return {.input = {.name = name, .value = value, .unit = std::move(unit), .source = std::nullopt},
            .low = std::nullopt,
            .high = std::nullopt,
            .provenance = std::nullopt};
}

Operand computed(Operand operand)
{
    operand.input.source = computedSource;
    return operand;
}

Operand lowering(Operand operand)
{
    operand.raises = false;
    return operand;
}

Figure derived(Telling telling, const char *pattern, std::vector<Operand> operands, std::string unit,
               const std::function<double(const std::vector<double> &)> &compute)
{
    std::vector<double> values;
    values.reserve(operands.size());
    std::optional<Provenance> provenance;
    bool interval = false;
    for (const Operand &operand : operands) {
        values.push_back(operand.input.value);
        interval = interval || operand.low || operand.high;
        if (operand.provenance && (!provenance || *operand.provenance < *provenance))
            provenance = operand.provenance;
    }
    Figure figure;
    figure.value = compute(values);
    figure.unit = std::move(unit);
    figure.provenance = provenance.value_or(Provenance::Design);
    if (interval) {
        const auto at = [&](bool most) {
            std::vector<double> ends;
            ends.reserve(operands.size());
            for (const Operand &operand : operands)
                ends.push_back((most == operand.raises ? operand.high : operand.low).value_or(operand.input.value));
            return compute(ends);
        };
        figure.low = at(false);
        figure.high = at(true);
        if (*figure.low > *figure.high) // a price below zero turns the direction
            std::swap(figure.low, figure.high);
    }
    if (telling == Telling::Numbers)
        return figure;
    std::vector<TextArgument> arguments;
    for (Operand &operand : operands) {
        arguments.emplace_back(TextNumber{.value = operand.input.value, .significantDigits = 3});
        figure.inputs.push_back({.name = operand.input.name,
                                 .value = operand.input.value,
                                 .unit = std::move(operand.input.unit),
                                 .source = std::move(operand.input.source)});
    }
    arguments.emplace_back(TextNumber{.value = figure.value, .significantDigits = 3});
    figure.formula = Text(pattern, std::move(arguments));
    return figure;
}

Figure stated(Telling telling, const Quantity &quantity, std::string unit, Provenance provenance)
{
    const Operand operand = operandOf("", quantity, {});
    Figure figure;
    figure.value = quantity.value;
    figure.low = operand.low;
    figure.high = operand.high;
    figure.provenance = provenance;
    if (telling == Telling::Told) {
        figure.formula =
            Text(CORE_TEXT("%1 %2, as stated"), {TextNumber{.value = quantity.value, .significantDigits = 3}, unit});
        figure.inputs = {{.name = statedName, .value = quantity.value, .unit = unit, .source = operand.input.source}};
    }
    figure.unit = std::move(unit);
    return figure;
}

} // namespace core::project
