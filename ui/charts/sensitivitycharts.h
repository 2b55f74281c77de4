// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/report.h"
#include "ui/charts/chartspec.h"

#include <QLocale>

namespace ui::charts {

/// The levers as bars, the widest on top, from the outcome at the lower end of what each may be to that at the upper.
ChartSpec tornadoChart(const core::sensitivity::Sensitivity &sensitivity, const QLocale &locale = {});

/// The outcome along one lever, with its present value and the thresholds on it. Empty where it has no curve.
ChartSpec leverChart(const core::sensitivity::Sensitivity &sensitivity, const std::string &lever,
                     const QLocale &locale = {});

/// The colour in which a figure is drawn.
Role roleOfOutcome(std::string_view outcome);

/// "cost of a million tokens, €/1M tok"
QString outcomeTitle(const std::string &outcome);

} // namespace ui::charts
