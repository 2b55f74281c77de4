// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/knee.h"
#include "ui/charts/chartspec.h"

#include <QLocale>
#include <optional>

namespace ui::charts {

/// A predicted curve to be laid under the measured points.
struct PredictedCurve
{
    std::optional<core::LatencyMetric> metric; ///< absent: throughput, in the unit of the measured one
    std::optional<double> quantile;            ///< of a latency; absent: the mean
    QList<QPointF> points;                     ///< load, and tokens/s (requests/s) or seconds
    QList<double> low, high;                   ///< the band at each point; empty: none
    bool bandAlone = false; ///< the sweep itself is predicted and draws the line: only the band is added
};

struct KneeChartOptions
{
    std::optional<core::LatencyMetric> metric = {}; ///< absent: the one that limits, else the SLO's first, else TTFT
    QList<double> quantiles = {};                   ///< absent: the SLO's, and the median as the lesser one
    std::optional<double> operatingPoint = {};      ///< absent: the safe capacity
    std::optional<double> handle = {};              ///< where the hand holds it while it is dragged
    QList<PredictedCurve> predicted = {};
    core::project::Provenance provenance = core::project::Provenance::Benchmark;
    QString title = {}; ///< absent: the sweep's name
    bool strip = true;  ///< goodput under the curves
    QLocale locale = {};
};

/// Throughput left, one latency right, goodput under them, against the load; with SLO, knee and safe capacity.
ChartSpec kneeChart(const core::results::SweepAnalysis &sweep, const KneeChartOptions &options = {});

/// "TTFT", "TPOT", "ITL", "end to end".
QString metricName(core::LatencyMetric metric);
/// "TTFT p99", "TPOT mean".
QString latencyName(core::LatencyMetric metric, std::optional<double> quantile, const QLocale &locale);
/// "TTFT p99 < 500 ms".
QString sloTermText(const core::SloTerm &term, const QLocale &locale);
/// The x-axis of a kind of load: "concurrency", "requests/s", "batch".
QString loadTitle(core::results::LoadKind kind);
/// "Output throughput, tok/s".
QString throughputTitle(core::results::ThroughputKind kind);
Role metricRole(core::LatencyMetric metric);

} // namespace ui::charts
