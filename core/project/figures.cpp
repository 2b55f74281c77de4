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

Operand operandOf(std::string name, const Quantity &quantity, std::string unit)
{
    return {.input = {.name = std::move(name),
                      .value = quantity.value,
                      .unit = std::move(unit),
                      .source = sourceOf(quantity)},
            .low = quantity.low ? quantity.low : percentileOf(quantity, lowerQuantile),
            .high = quantity.high ? quantity.high : percentileOf(quantity, upperQuantile),
            .provenance = std::nullopt};
}

Operand operandOf(std::string name, const Figure &figure)
{
    std::optional<std::string> source;
    if (!figure.inputs.empty())
        source = figure.inputs.front().source; // of what was stated, or of the measurement
    const bool several = figure.inputs.size() > 1;
    const bool isStated = !several && !figure.inputs.empty() && figure.inputs.front().name == statedName;
    if ((!source && !isStated) || (several && figure.provenance == Provenance::Design))
        source = computedSource;
    return {.input = {.name = std::move(name), .value = figure.value, .unit = figure.unit, .source = source},
            .low = figure.low,
            .high = figure.high,
            .provenance = figure.provenance};
}

Operand operandOf(std::string name, double value, std::string unit)
{
    return {.input = {.name = std::move(name), .value = value, .unit = std::move(unit), .source = std::nullopt},
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

Figure derived(const char *pattern, std::vector<Operand> operands, std::string unit,
               const std::function<double(const std::vector<double> &)> &compute)
{
    std::vector<double> values, lows, highs;
    std::vector<TextArgument> arguments;
    std::optional<Provenance> provenance;
    bool interval = false;
    Figure figure;
    for (Operand &operand : operands) {
        const double value = operand.input.value;
        const double least = operand.low.value_or(value);
        const double most = operand.high.value_or(value);
        interval = interval || operand.low || operand.high;
        values.push_back(value);
        lows.push_back(operand.raises ? least : most);
        highs.push_back(operand.raises ? most : least);
        arguments.emplace_back(TextNumber{.value = value, .significantDigits = 3});
        if (operand.provenance && (!provenance || *operand.provenance < *provenance))
            provenance = operand.provenance;
        figure.inputs.push_back(std::move(operand.input));
    }
    figure.value = compute(values);
    if (interval) {
        figure.low = compute(lows);
        figure.high = compute(highs);
        if (*figure.low > *figure.high) // a price below zero turns the direction
            std::swap(figure.low, figure.high);
    }
    arguments.emplace_back(TextNumber{.value = figure.value, .significantDigits = 3});
    figure.unit = std::move(unit);
    figure.provenance = provenance.value_or(Provenance::Design);
    figure.formula = Text(pattern, std::move(arguments));
    return figure;
}

Figure stated(const Quantity &quantity, std::string unit, Provenance provenance)
{
    Operand operand = operandOf({}, quantity, unit);
    return {.value = quantity.value,
            .low = operand.low,
            .high = operand.high,
            .unit = unit,
            .provenance = provenance,
            .formula = Text(CORE_TEXT("%1 %2, as stated"),
                            {TextNumber{.value = quantity.value, .significantDigits = 3}, unit}),
            .inputs = {FigureInput{
                .name = statedName, .value = quantity.value, .unit = unit, .source = operand.input.source}}};
}

} // namespace core::project
