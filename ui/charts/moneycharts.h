// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/economics/breakeven.h"
#include "core/economics/tco.h"
#include "core/project/gridseries.h"
#include "core/project/moneysentences.h"
#include "core/project/powerbyload.h"
#include "ui/charts/chartspec.h"

#include <QLocale>
#include <optional>
#include <string>
#include <vector>

namespace ui::charts {

/// What is paid in each year, and all that has been paid by its end.
ChartSpec cashFlowChart(const core::economics::Tco &tco, const QLocale &locale = {});

/// The cost of a day by the tokens of a day for each way of paying, with the thresholds at which the cheapest changes.
/// `demandTokensPerDay` is marked where it is known.
ChartSpec breakEvenChart(const core::economics::BreakEven &breakEven,
                         std::optional<double> demandTokensPerDay = std::nullopt, const QLocale &locale = {});

/// The months in which the purchase pays for itself, by the tokens of a day.
ChartSpec payBackChart(const std::vector<core::economics::PayBackPoint> &curve, const QString &against,
                       const QLocale &locale = {});

/// Where this fleet stands with its own grid and price, which may differ from what the catalogue has for its country.
struct OwnPlace
{
    double carbonGramsPerMillionTokens = 0.0, electricityEurPerMillionTokens = 0.0;
    double gramsPerKwh = 0.0, eurPerKwh = 0.0;
};
std::optional<OwnPlace> ownPlace(const core::project::SizeFigures &size);

/// Carbon and electricity of a million tokens of this fleet, country by country. What stands out is the fleet with its
/// own figures where they are known, else the chosen country with those of the catalogue.
ChartSpec countryChart(const std::vector<core::project::CountryFigures> &countries,
                       const std::optional<std::string> &chosen, const QLocale &locale = {},
                       const std::optional<OwnPlace> &own = std::nullopt);

/// Carbon (left) and price (right) of the hours of a day, as imported files have them; without a series where none is
/// fine enough.
ChartSpec hoursChart(const std::vector<core::project::GridSeries> &series, const QLocale &locale = {});

/// Watts of a GPU by the requests decoded together, as measured; `atBatch` is where the fleet works.
ChartSpec powerChart(const core::project::PowerByLoad &measured, std::optional<double> atBatch = std::nullopt,
                     const QLocale &locale = {});

} // namespace ui::charts
