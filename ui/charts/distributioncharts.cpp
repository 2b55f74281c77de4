// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/distributioncharts.h"

#include "core/results/distribution.h"
#include "ui/charts/kneechart.h"
#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

using core::LatencyMetric;
using core::results::Histogram;

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Distributions)
};

constexpr double millisecondsPerSecond = 1000.0;

void addLimit(ChartSpec &spec, const CdfChartOptions &options)
{
    if (!options.limitSeconds)
        return;
    spec.vertical << VerticalMark{*options.limitSeconds * millisecondsPerSecond,
                                  Say::tr("SLO %1").arg(formatSeconds(*options.limitSeconds, options.locale)), false};
}

/// The outline of the bars: up, along and down.
QList<QPointF> stairs(const Histogram &histogram)
{
    QList<QPointF> points;
    double x = histogram.fromSeconds * millisecondsPerSecond;
    const double width = histogram.binSeconds * millisecondsPerSecond;
    points.append({x, 0.0});
    for (const double share : histogram.shares) {
        points.append({x, share});
        x += width;
        points.append({x, share});
    }
    points.append({x, 0.0});
    return points;
}

/// One ground for all: the finest bins that any of the runs asks for would be noise for the others, so the widest.
Histogram groundOf(const QList<std::vector<double>> &all)
{
    Histogram ground;
    double end = 0.0;
    for (const std::vector<double> &values : all) {
        const Histogram own = core::results::histogram(values);
        if (own.shares.empty())
            continue;
        ground.fromSeconds = ground.binSeconds > 0.0 ? std::min(ground.fromSeconds, own.fromSeconds) : own.fromSeconds;
        ground.binSeconds = std::max(ground.binSeconds, own.binSeconds);
        end = std::max(end, own.fromSeconds + own.binSeconds * static_cast<double>(own.shares.size()));
    }
    if (ground.binSeconds <= 0.0)
        return ground;
    ground.fromSeconds = std::floor(ground.fromSeconds / ground.binSeconds) * ground.binSeconds;
    constexpr double mostBins = 200.0;
    const double bins = std::clamp(std::ceil((end - ground.fromSeconds) / ground.binSeconds - 1e-9), 1.0, mostBins);
    ground.shares.resize(static_cast<std::size_t>(bins));
    return ground;
}

} // namespace

QList<LatencyMetric> recordedMetrics(const core::results::Run &run)
{
    QList<LatencyMetric> metrics;
    for (const LatencyMetric metric : {LatencyMetric::Ttft, LatencyMetric::Tpot, LatencyMetric::E2e}) {
        if (core::results::recordedLatencies(run, metric).size() > 1)
            metrics << metric;
    }
    return metrics;
}

ChartSpec histogramChart(const QList<CdfInput> &runs, const CdfChartOptions &options)
{
    ChartSpec spec;
    const QString metric = metricName(options.metric);
    spec.title = options.title.isEmpty() ? Say::tr("%1 of the requests").arg(metric) : options.title;
    spec.x.title = Say::tr("%1, ms").arg(metric);
    spec.left.title = Say::tr("Share of requests");
    spec.left.percent = true;
    spec.left.minimum = 0.0;
    QList<std::vector<double>> all;
    for (const CdfInput &input : runs)
        all << (input.run ? core::results::recordedLatencies(*input.run, options.metric) : std::vector<double>());
    const Histogram ground = groundOf(all);
    if (ground.shares.empty())
        return spec;
    const auto recorded = std::count_if(all.begin(), all.end(), [](const auto &values) { return values.size() > 1; });
    const bool anyChosen = std::any_of(runs.begin(), runs.end(), [](const CdfInput &input) { return input.chosen; });
    std::size_t beyond = 0;
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (all[i].size() < 2)
            continue;
        const Histogram own =
            core::results::histogram(all[i], ground.fromSeconds, ground.binSeconds, ground.shares.size());
        beyond += own.beyond;
        SeriesSpec line;
        line.name = line.directLabel = runs[i].label;
        line.role = metricRole(options.metric);
        line.shape = recorded == 1 ? SeriesShape::Area : SeriesShape::Line;
        line.secondary = anyChosen && !runs[i].chosen;
        line.provenance = core::project::Provenance::Benchmark;
        line.points = stairs(own);
        if (recorded == 1)
            line.directLabel.clear(); // the title says which
        spec.series << line;
    }
    spec.x.minimum = std::max(0.0, ground.fromSeconds * millisecondsPerSecond);
    addLimit(spec, options);
    spec.summary = Say::tr("How %1 is spread over the requests of the shown runs.").arg(metric);
    if (beyond > 0)
        spec.footnote = Say::tr("%n request(s) lie beyond the right edge.", nullptr, static_cast<int>(beyond));
    return spec;
}

ChartSpec timelineChart(const core::results::Run &run, const CdfChartOptions &options)
{
    ChartSpec spec;
    const QString metric = metricName(options.metric);
    const core::results::Timeline timeline = core::results::timelineOf(run, options.metric);
    spec.title = options.title.isEmpty() ? Say::tr("%1 of each request").arg(metric) : options.title;
    spec.x.title =
        timeline.byOrder ? Say::tr("request, in the file's order") : Say::tr("sent at, s after the first request");
    spec.left.title = Say::tr("%1, ms").arg(metric);
    spec.left.role = metricRole(options.metric);
    if (timeline.points.empty())
        return spec;
    for (const core::results::TimelinePoint &point : timeline.points)
        spec.cloud.append({point.atSeconds, point.latencySeconds * millisecondsPerSecond});
    constexpr std::size_t leastWindow = 9, places = 240, windowsOfAll = 40;
    const std::size_t window = std::max(leastWindow, timeline.points.size() / windowsOfAll | 1U);
    SeriesSpec median;
    median.name = median.directLabel = Say::tr("median of %1 neighbours").arg(window);
    median.role = metricRole(options.metric);
    median.shape = SeriesShape::Line;
    median.provenance = core::project::Provenance::Benchmark;
    for (const core::results::TimelinePoint &point : core::results::movingMedian(timeline, window, places))
        median.points.append({point.atSeconds, point.latencySeconds * millisecondsPerSecond});
    if (median.points.size() > 1)
        spec.series << median;
    if (options.limitSeconds)
        spec.horizontal << HorizontalMark{*options.limitSeconds * millisecondsPerSecond, AxisSide::Left,
                                          Say::tr("SLO %1").arg(formatSeconds(*options.limitSeconds, options.locale))};
    spec.x.minimum = 0.0;
    spec.left.minimum = 0.0;
    spec.summary = Say::tr("%1 of %n request(s) in the order in which they were sent.", nullptr,
                           static_cast<int>(timeline.points.size()))
                       .arg(metric);
    return spec;
}

} // namespace ui::charts
