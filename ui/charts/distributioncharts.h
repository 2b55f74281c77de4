// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/cdfchart.h"

namespace ui::charts {

/// Which latencies the requests of a run record: TTFT, TPOT, end to end.
QList<core::LatencyMetric> recordedMetrics(const core::results::Run &run);

/// How a latency is spread over the requests of one run as an area, of several as stepped lines on one ground. Empty
/// (no series) where nothing is recorded.
ChartSpec histogramChart(const QList<CdfInput> &runs, const CdfChartOptions &options = {});

/// A latency of each request against the time when it was sent, with the median of its neighbours: warm-up, drift and
/// stalls are seen here and in no percentile. Empty where nothing is recorded.
ChartSpec timelineChart(const core::results::Run &run, const CdfChartOptions &options = {});

} // namespace ui::charts
