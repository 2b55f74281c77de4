// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/moneysentences.h"

#include "core/project/rowfigures.h"

#include <cmath>

namespace core::project {

Sentences moneySentences(const SizeFigures &size)
{
    Sentences sentences;
    if (!size.row || !size.row->tco || !size.costEurPerYear)
        return sentences;
    const RowFigures &row = *size.row;
    const auto number = [](double value) { return TextNumber{.value = value, .significantDigits = 3}; };
    const double years = static_cast<double>(row.tco->years.size());
    constexpr double sameInPrint = 0.005;
    const auto reads = [](double a, double b) { return std::abs(a - b) <= sameInPrint * std::abs(b); };
    if (reads(row.tco->presentEur, row.tco->totalEur))
        sentences.push_back(
            {CORE_TEXT("The fleet costs %1 € over %2 years."), {number(row.tco->totalEur), number(years)}});
    else
        sentences.push_back({CORE_TEXT("The fleet costs %1 € over %2 years, worth %3 € today."),
                             {number(row.tco->totalEur), number(years), number(row.tco->presentEur)}});
    // The years' own price of a token differs from the headline's where demand grows or money costs.
    if (row.tco->eurPerMillionTokens) {
        const double overTheYears = *row.tco->eurPerMillionTokens;
        const OptionalFigure &now = size.cpmEurPerMillionTokens;
        if (now && !reads(overTheYears, now->value))
            sentences.push_back({CORE_TEXT("A million tokens cost %1 € over these years, %2 € at today's use."),
                                 {number(overTheYears), number(now->value)}});
        else
            sentences.push_back({CORE_TEXT("A million tokens cost %1 €."), {number(overTheYears)}});
    }
    if (!row.breakEvenSentences.empty())
        sentences.push_back(row.breakEvenSentences.front());
    return sentences;
}

std::optional<Text> electricitySentence(const SizeFigures &size)
{
    constexpr double percent = 100.0;
    if (!size.row || !size.row->electricityShare)
        return std::nullopt; // who rents pays electricity within the rent and cannot tell its share
    const RowFigures &row = *size.row;
    const auto number = [](double value) { return TextNumber{.value = value, .significantDigits = 3}; };
    if (row.tco && row.tco->electricityShareFraction)
        return Text(
            CORE_TEXT("Electricity is %1 % of the cost over %2 years; 30 to 50 % is often said of it."),
            {number(*row.tco->electricityShareFraction * percent), number(static_cast<double>(row.tco->years.size()))});
    return Text(CORE_TEXT("Electricity is %1 % of the cost of an hour; 30 to 50 % is often said of it."),
                {number(row.electricityShare->value * percent)});
}

std::vector<CountryFigures> countryFigures(const SizeFigures &size, const catalogue::Catalogue &catalogue,
                                           double retailFactor)
{
    constexpr double kwhPerMwh = 1000.0;
    std::vector<CountryFigures> figures;
    if (!size.row || !size.row->kwhPerMillionTokensAtMeter)
        return figures;
    const double kwh = size.row->kwhPerMillionTokensAtMeter->value;
    for (const catalogue::GridZone &grid : catalogue.grids()) {
        const auto *intensity = grid.intensity();
        const auto *price = grid.wholesalePrice();
        if (!intensity || !price)
            continue;
        const double eurPerKwh = price->eurPerMwh / kwhPerMwh * retailFactor;
        figures.push_back({.id = grid.id,
                           .name = grid.name,
                           .inEu = grid.inEu,
                           .carbonGramsPerMillionTokens = kwh * intensity->gramsPerKwh,
                           .electricityEurPerMillionTokens = kwh * eurPerKwh,
                           .gramsPerKwh = intensity->gramsPerKwh,
                           .eurPerKwh = eurPerKwh,
                           .carbonYear = intensity->year,
                           .pricePeriod = price->period,
                           .carbonMethod = intensity->method});
    }
    return figures;
}

} // namespace core::project
