// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/scorecard.h"
#include "ui/charts/chartspec.h"

#include <QLocale>
#include <string>

namespace ui::charts {

struct ScorecardChartOptions
{
    std::string x = "cpm_eur_per_mtok", y = "goodput_tokens_per_s"; ///< axis ids
    QString title = {};
    QLocale locale = {};
};

/// The candidates on two axes, with the front, who dominates whom and why. Standings are those of all chosen axes, so a
/// point may be on the front although these two axes alone would not put it there.
ChartSpec scorecardChart(const core::scorecard::Scorecard &scorecard, const ScorecardChartOptions &options = {});

/// "−30 % €, +43 % tok/s": by how much `by` beats the candidate, relative to the candidate's own values, two axes a
/// line.
QString dominationText(const core::scorecard::Scorecard &scorecard, const core::scorecard::Standing &standing,
                       const core::scorecard::Domination &domination, const QLocale &locale);

} // namespace ui::charts
