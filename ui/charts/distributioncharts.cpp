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

/// The outline of the bars: up, along and down. Where a run has nothing it has no line either, whose name would stand
/// among the bars of others.
QList<QPointF> stairs(const Histogram &histogram, double perSecond)
{
    QList<QPointF> points;
    const auto filled = [](double share) { return share > 0.0; };
    const auto first = std::ranges::find_if(histogram.shares, filled);
    const auto last = std::find_if(histogram.shares.rbegin(), histogram.shares.rend(), filled).base();
    const double width = histogram.binSeconds * perSecond;
    double x = histogram.fromSeconds * perSecond + width * static_cast<double>(first - histogram.shares.begin());
    points.append({x, 0.0});
    for (auto share = first; share < last; ++share) {
        points.append({x, *share});
        x += width;
        points.append({x, *share});
    }
    points.append({x, 0.0});
    return points;
}

/// One ground for all: the finest bins that any of the runs asks for would be noise for the others, so the widest, as
/// long as they leave a shape to the run that is spread the least.
Histogram groundOf(const QList<std::vector<double>> &all)
{
    Histogram ground;
    double end = 0.0, narrowest = 0.0;
    for (const std::vector<double> &values : all) {
        const Histogram own = core::results::histogram(values);
        if (own.shares.empty())
            continue;
        ground.fromSeconds = ground.binSeconds > 0.0 ? std::min(ground.fromSeconds, own.fromSeconds) : own.fromSeconds;
        ground.binSeconds = std::max(ground.binSeconds, own.binSeconds);
        const double range = own.binSeconds * static_cast<double>(own.shares.size());
        narrowest = narrowest > 0.0 ? std::min(narrowest, range) : range;
        end = std::max(end, own.fromSeconds + range);
    }
    if (ground.binSeconds <= 0.0)
        return ground;
    constexpr double binsOfNarrowest = 6.0, binsToTellApart = 60.0;
    while (ground.binSeconds > narrowest / binsOfNarrowest &&
           (end - ground.fromSeconds) / ground.binSeconds * 2.0 <= binsToTellApart)
        ground.binSeconds /= 2.0;
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
    spec.left.title = Say::tr("Share of requests");
    spec.left.percent = true;
    spec.left.minimum = 0.0;
    QList<std::vector<double>> all;
    for (const CdfInput &input : runs)
        all << (input.run ? core::results::recordedLatencies(*input.run, options.metric) : std::vector<double>());
    const Histogram ground = groundOf(all);
    const double end = ground.fromSeconds + ground.binSeconds * static_cast<double>(ground.shares.size());
    const LatencyUnit unit = latencyUnit(options.metric, end);
    spec.x.title = unit.axisTitle;
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
        // Of several the chosen one is filled: outlines of one colour alone are not told apart.
        line.shape = recorded == 1 || runs[i].chosen ? SeriesShape::Area : SeriesShape::Line;
        line.secondary = anyChosen && !runs[i].chosen;
        line.provenance = core::project::Provenance::Benchmark;
        line.points = stairs(own, unit.perSecond);
        if (recorded == 1)
            line.directLabel.clear(); // the title says which
        spec.series << line;
    }
    spec.x.minimum = std::max(0.0, ground.fromSeconds * unit.perSecond);
    spec.x.maximum = end * unit.perSecond;
    if (options.limitSeconds && limitIsNear(*options.limitSeconds, ground.fromSeconds, end)) {
        spec.vertical << VerticalMark{*options.limitSeconds * unit.perSecond,
                                      Say::tr("SLO %1").arg(formatSeconds(*options.limitSeconds, options.locale)),
                                      false};
        spec.x.minimum = std::min(*spec.x.minimum, *options.limitSeconds * unit.perSecond);
        spec.x.maximum = std::max(*spec.x.maximum, *options.limitSeconds * unit.perSecond);
    }
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
    double longest = 0.0, last = 0.0;
    for (const core::results::TimelinePoint &point : timeline.points) {
        longest = std::max(longest, point.latencySeconds);
        last = std::max(last, point.atSeconds);
    }
    const LatencyUnit unit = latencyUnit(options.metric, longest);
    spec.left.title = unit.axisTitle;
    spec.left.role = metricRole(options.metric);
    if (timeline.points.empty())
        return spec;
    for (const core::results::TimelinePoint &point : timeline.points)
        spec.cloud.append({point.atSeconds, point.latencySeconds * unit.perSecond});
    constexpr std::size_t leastWindow = 9, places = 240, windowsOfAll = 40;
    const std::size_t window = std::max(leastWindow, timeline.points.size() / windowsOfAll | 1U);
    SeriesSpec median;
    median.name = median.directLabel = Say::tr("median of %1 neighbours").arg(window);
    median.role = metricRole(options.metric);
    median.shape = SeriesShape::Line;
    median.provenance = core::project::Provenance::Benchmark;
    for (const core::results::TimelinePoint &point : core::results::movingMedian(timeline, window, places))
        median.points.append({point.atSeconds, point.latencySeconds * unit.perSecond});
    if (median.points.size() > 1)
        spec.series << median;
    if (options.limitSeconds && limitIsNear(*options.limitSeconds, 0.0, longest))
        spec.horizontal << HorizontalMark{*options.limitSeconds * unit.perSecond, AxisSide::Left,
                                          Say::tr("SLO %1").arg(formatSeconds(*options.limitSeconds, options.locale))};
    spec.x.minimum = 0.0;
    if (last > 0.0)
        spec.x.maximum = last;
    spec.left.minimum = 0.0;
    spec.summary = Say::tr("%1 of %n request(s) in the order in which they were sent.", nullptr,
                           static_cast<int>(timeline.points.size()))
                       .arg(metric);
    return spec;
}

} // namespace ui::charts
