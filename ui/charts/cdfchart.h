// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"
#include "ui/charts/chartspec.h"

#include <QLocale>
#include <optional>

namespace ui::charts {

/// One run in a chart of latency distributions.
struct CdfInput
{
    const core::results::Run *run = nullptr;
    QString label;       ///< "16 at a time"
    bool chosen = false; ///< drawn in full, the others step back
};

struct CdfChartOptions
{
    core::LatencyMetric metric = core::LatencyMetric::Ttft;
    std::optional<double> limitSeconds = {}; ///< of the SLO
    QString title = {};
    QLocale locale = {};
};

/// The cumulative distribution of one latency.
struct Cdf
{
    QList<QPointF> points;     ///< seconds, share of the requests at or below it
    bool interpolated = false; ///< drawn between stated percentiles, not from requests
};

/// From the requests where they are recorded (failed ones never arrive: the curve ends below 1), else between the
/// stated percentiles, minimum and maximum. Empty where neither is known.
Cdf latencyCdf(const core::results::Run &run, core::LatencyMetric metric);

/// Share of requests below a latency, for each of some runs.
ChartSpec cdfChart(const QList<CdfInput> &runs, const CdfChartOptions &options = {});

} // namespace ui::charts
