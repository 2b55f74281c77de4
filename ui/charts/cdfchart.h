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

/// Latencies are shown in ms, and in s where they last long.
struct LatencyUnit
{
    double perSecond = 1000.0;
    QString axisTitle; ///< "TTFT, ms"
};
LatencyUnit latencyUnit(core::LatencyMetric metric, double longestSeconds);

/// Whether a limit may share an axis with what lies between two values: from far away it would press all of that into a
/// corner.
bool limitIsNear(double limit, double least, double most);

/// The cumulative distribution of one latency.
struct Cdf
{
    QList<QPointF> points;     ///< seconds, share of the requests at or below it
    bool interpolated = false; ///< drawn between stated percentiles, not from requests
};

/// From the requests where they are recorded (failed ones never arrive: the curve ends below 1), else between the
/// stated percentiles, minimum and maximum. Empty where neither is known.
Cdf latencyCdf(const core::results::Run &run, core::LatencyMetric metric);

/// Share of requests below a latency, for each of some runs. A limit far away from them stands in the footnote.
ChartSpec cdfChart(const QList<CdfInput> &runs, const CdfChartOptions &options = {});

} // namespace ui::charts
