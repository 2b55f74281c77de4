// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/economics/breakeven.h"
#include "core/economics/tco.h"
#include "ui/charts/chartspec.h"

#include <QLocale>

namespace ui::charts {

/// Cost a day of each way of paying against the tokens a day, with the uses at which another one becomes the cheapest.
ChartSpec breakEvenChart(const core::economics::BreakEven &breakEven, const QLocale &locale = {});

/// What is paid in each year, purchases and all.
ChartSpec cashFlowChart(const core::economics::Tco &tco, const QLocale &locale = {});

/// Carbon of a million tokens in each country of the Union whose grid is known, the cleanest first.
ChartSpec countriesChart(double kwhPerMillionTokensAtMeter, const core::catalogue::Catalogue &catalogue,
                         const QLocale &locale = {});

} // namespace ui::charts
