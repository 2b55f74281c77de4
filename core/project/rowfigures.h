// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/economics/breakeven.h"
#include "core/economics/tco.h"
#include "core/project/evaluation.h"
#include "core/project/gridseries.h"
#include "core/project/powerbyload.h"
#include "core/sovereignty/exposure.h"
#include "core/sovereignty/framework.h"

/// The rest of the row that a configuration answers: `SizeFigures::row`. Exports, pages and sensitivity read it; only
/// the evaluation writes it.
namespace core::project {

/// A fact that the project does not state and the catalogue knew.
struct TakenFact
{
    std::string path; ///< of the project's key: "site.grid_g_per_kwh"
    double value = 0.0;
    std::string unit;
    std::string source; ///< in words, with what was quoted
    std::optional<std::string> date;
    bool verified = false;
};

/// One part of the cost of an hour, for the sum that must come out.
struct CostPart
{
    std::string id; ///< purchases maintenance space staff electricity rent other
    OptionalFigure eurPerHour;
};

struct RowFigures
{
    std::vector<TakenFact> taken;

    // money
    OptionalFigure utilisation; ///< as it enters the cost of a token; with its way
    OptionalFigure costEurPerMonth, costEurPerUserMonth;
    OptionalFigure inputEurPerMillionTokens, outputEurPerMillionTokens; ///< input and output apart
    OptionalFigure marginalEurPerMillionTokens;             ///< the hardware is there: electricity, rent, tokens
    OptionalFigure electricityEurPerHour, electricityShare; ///< of the cost of an hour
    std::optional<economics::TcoInputs> tcoInputs;
    std::optional<economics::Tco> tco;
    OptionalFigure tcoEur, tcoPresentEur, tcoEurPerMillionTokens;
    std::optional<economics::BreakEven> breakEven; ///< present with two or more ways of paying
    std::vector<economics::PayBackPoint> payBack;  ///< of what is owned, against the cheapest other
    std::optional<std::size_t> payBackAgainst;     ///< index into breakEven->options
    OptionalFigure breakEvenTokensPerDay;          ///< the first threshold
    OptionalFigure payBackMonths;                  ///< in full use, against `payBackAgainst`; absent: never
    std::vector<Text> breakEvenSentences;

    // energy, at each boundary as far as its factor is known
    OptionalFigure nodeWatts, facilityWatts, averageFacilityWatts;
    OptionalFigure kwhPerMillionTokensAtMeter, kwhPerYear;
    std::optional<PowerByLoad> powerByLoad; ///< the measurement that the power stands on
    std::optional<double> powerAtBatch;     ///< where on it

    std::vector<GridSeries> gridSeries; ///< of imported files, as far as carbon and price stand on them

    // carbon and water
    OptionalFigure carbonMarketGramsPerMillionTokens, carbonMarketTonnesPerYear, carbonEmbodiedTonnesPerYear;
    std::optional<std::string> gridVintage, marketMethod;
    std::optional<int> marketYear;
    OptionalFigure waterLitresPerMillionTokens, waterCubicMetresPerYear;

    // sovereignty
    sovereignty::Facts facts;
    sovereignty::Verdict verdict;
    std::vector<sovereignty::Consequence> consequences;

    // what decides, per thing that is scarce
    OptionalFigure goodputPerGpu, goodputPerKilowatt, goodputPerCapexEur;
};

} // namespace core::project
