// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/project/sentences.h"

namespace core::project {

/// What the fleet costs over the years and when owning pays. Empty: nothing known.
Sentences moneySentences(const SizeFigures &size);

/// Electricity's share of the total cost, beside the 30 to 50 % that the source states of it.
std::optional<Text> electricitySentence(const SizeFigures &size);

/// What this fleet's million tokens would give off and cost in electricity elsewhere.
struct CountryFigures
{
    std::string id, name; ///< of the grid
    bool inEu = false;
    double carbonGramsPerMillionTokens = 0.0, electricityEurPerMillionTokens = 0.0;
    double gramsPerKwh = 0.0, eurPerKwh = 0.0;
    std::optional<int> carbonYear{};
    std::string pricePeriod, carbonMethod;
};

/// Every country whose grid is known with a lifecycle intensity and a wholesale price, for the energy at the meter of
/// this fleet; empty where that is not known. The price is times `retailFactor`.
std::vector<CountryFigures> countryFigures(const SizeFigures &size, const catalogue::Catalogue &catalogue,
                                           double retailFactor = 1.0);

} // namespace core::project
