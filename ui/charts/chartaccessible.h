// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <QLocale>

namespace ui::charts {

/// Where each named curve is lowest and highest, a sentence each: what a glance at the picture gives.
QString spokenExtremes(const ChartSpec &spec, const QLocale &locale);

/// Makes charts known to assistive technology as charts, with their one-sentence summary and their data on request.
/// Cheap to call again.
void installChartAccessibility();

} // namespace ui::charts
