// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cdfchart.h"

#include "ui/charts/kneechart.h"
#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <vector>

namespace ui::charts {

namespace {

using core::LatencyMetric;
using core::results::LatencySummary;
using core::results::RequestRecord;
using core::results::Run;

constexpr double millisecondsPerSecond = 1000.0;

std::optional<double> recorded(const RequestRecord &record, LatencyMetric metric)
{
    switch (metric) {
    case LatencyMetric::Ttft:
        return record.ttftSeconds;
    case LatencyMetric::Tpot:
        return record.tpotSeconds;
    case LatencyMetric::E2e:
        return record.e2eSeconds;
    case LatencyMetric::Itl: // gaps are pooled over requests: records of requests do not tell their distribution
        return std::nullopt;
    }
    return std::nullopt;
}

Cdf fromRecords(const Run &run, LatencyMetric metric)
{
    Cdf cdf;
    std::vector<double> values;
    std::size_t failed = 0;
    for (const RequestRecord &record : run.requests) {
        if (record.failed)
            ++failed;
        else if (const auto value = recorded(record, metric); value && std::isfinite(*value))
            values.push_back(*value);
    }
    constexpr std::size_t enough = 2;
    if (values.size() < enough)
        return cdf;
    std::sort(values.begin(), values.end());
    const double all = static_cast<double>(values.size() + failed);
    constexpr std::size_t mostPoints = 1000;
    const std::size_t step = std::max<std::size_t>(1, values.size() / mostPoints);
    cdf.points.append({values.front(), 0.0});
    for (std::size_t i = step - 1; i < values.size(); i += step)
        cdf.points.append({values[i], static_cast<double>(i + 1) / all});
    if (cdf.points.last().x() != values.back() || cdf.points.last().y() != static_cast<double>(values.size()) / all)
        cdf.points.append({values.back(), static_cast<double>(values.size()) / all});
    return cdf;
}

Cdf fromSummary(const LatencySummary &summary)
{
    Cdf cdf;
    cdf.interpolated = true;
    if (summary.minSeconds)
        cdf.points.append({*summary.minSeconds, 0.0});
    double last = summary.minSeconds.value_or(0.0);
    for (const auto &[quantile, seconds] : summary.quantileSeconds) {
        if (seconds < last) // a tool's percentiles that fall are no distribution; what rises still is
            continue;
        cdf.points.append({seconds, quantile});
        last = seconds;
    }
    if (summary.maxSeconds && *summary.maxSeconds >= last && !summary.quantileSeconds.empty())
        cdf.points.append({*summary.maxSeconds, 1.0});
    if (summary.quantileSeconds.empty())
        cdf.points.clear();
    return cdf;
}

} // namespace

Cdf latencyCdf(const Run &run, LatencyMetric metric)
{
    const Cdf exact = fromRecords(run, metric);
    return exact.points.isEmpty() ? fromSummary(run.latency(metric)) : exact;
}

LatencyUnit latencyUnit(LatencyMetric metric, double longestSeconds)
{
    constexpr double longLatency = 20.0;
    if (longestSeconds >= longLatency)
        return {1.0, QCoreApplication::translate("charts", "%1, s").arg(metricName(metric))};
    return {millisecondsPerSecond, QCoreApplication::translate("charts", "%1, ms").arg(metricName(metric))};
}

bool limitIsNear(double limit, double least, double most)
{
    constexpr double reach = 1.5;
    const double span = most - least;
    return limit >= least - reach * span && limit <= most + reach * span;
}

namespace {

/// Where the curves begin and end, in seconds. The slowest request of thousands would press all the others to the left
/// edge.
struct Reach
{
    double least = 0.0, most = 0.0;
};

Reach reachOf(const QList<Cdf> &curves)
{
    constexpr double nearlyAll = 0.99;
    constexpr qsizetype few = 3;
    std::optional<double> least;
    double most = 0.0;
    for (const Cdf &cdf : curves) {
        for (const QPointF &point : cdf.points) {
            least = std::min(least.value_or(point.x()), point.x());
            if (point.y() <= nearlyAll || cdf.points.size() < few)
                most = std::max(most, point.x());
        }
    }
    return {std::min(least.value_or(0.0), most), most};
}

/// The limit as a mark where it is near, else in words; the axis holds what is left.
void addLimitAndRange(ChartSpec &spec, Reach reach, const LatencyUnit &unit, const CdfChartOptions &options)
{
    if (options.limitSeconds) {
        const double limit = *options.limitSeconds;
        const QString said = formatSeconds(limit, options.locale);
        if (reach.most <= 0.0 || limitIsNear(limit, reach.least, reach.most)) {
            spec.vertical << VerticalMark{limit * unit.perSecond,
                                          QCoreApplication::translate("charts", "SLO %1").arg(said), false};
            reach = {std::min(reach.least, limit), std::max(reach.most, limit)};
        } else {
            spec.footnote =
                limit > reach.most
                    ? QCoreApplication::translate("charts", "The SLO, %1, lies far beyond these latencies.").arg(said)
                    : QCoreApplication::translate("charts", "The SLO, %1, lies far below these latencies.").arg(said);
        }
    }
    // From nothing on, unless what there is to see would be a line at the other end.
    constexpr double narrow = 0.6, margin = 0.15;
    const bool fromNothing = reach.least < narrow * reach.most || reach.most <= reach.least;
    const double from = fromNothing ? 0.0 : reach.least - margin * (reach.most - reach.least);
    spec.x.minimum = from * unit.perSecond;
    if (reach.most > 0.0)
        spec.x.maximum = (reach.most + margin * (reach.most - from)) * unit.perSecond;
}

} // namespace

ChartSpec cdfChart(const QList<CdfInput> &runs, const CdfChartOptions &options)
{
    ChartSpec spec;
    const QString metric = metricName(options.metric);
    spec.title = options.title.isEmpty() ? QCoreApplication::translate("charts", "%1 of the requests").arg(metric)
                                         : options.title;
    spec.left.title = QCoreApplication::translate("charts", "Share of requests below");
    spec.left.percent = true;
    spec.left.minimum = 0.0;
    spec.left.maximum = 1.04;
    spec.left.ticks = {{0.0, formatPercent(0.0, 0, options.locale)},
                       {0.5, formatPercent(0.5, 0, options.locale)},
                       {1.0, formatPercent(1.0, 0, options.locale)}};
    const bool anyChosen = std::any_of(runs.begin(), runs.end(), [](const CdfInput &input) { return input.chosen; });
    QList<Cdf> curves;
    for (const CdfInput &input : runs)
        curves << (input.run ? latencyCdf(*input.run, options.metric) : Cdf());
    const Reach reach = reachOf(curves);
    const LatencyUnit unit = latencyUnit(options.metric, reach.most);
    spec.x.title = unit.axisTitle;
    bool interpolated = false;
    for (qsizetype i = 0; i < curves.size(); ++i) {
        if (curves[i].points.isEmpty())
            continue;
        interpolated = interpolated || curves[i].interpolated;
        SeriesSpec line;
        line.name = line.directLabel = runs[i].label;
        line.role = metricRole(options.metric);
        line.shape = curves[i].interpolated ? SeriesShape::MarksAndThinLine : SeriesShape::Line;
        line.secondary = anyChosen && !runs[i].chosen;
        line.provenance = core::project::Provenance::Benchmark;
        for (const QPointF &point : curves[i].points)
            line.points.append({point.x() * unit.perSecond, point.y()});
        spec.series << line;
    }
    addLimitAndRange(spec, reach, unit, options);
    spec.summary =
        QCoreApplication::translate("charts", "How %1 is spread over the requests of the shown runs.").arg(metric);
    if (interpolated) {
        const QString how = QCoreApplication::translate(
            "charts", "Marks are stated percentiles; the lines between them are interpolated.");
        spec.footnote = spec.footnote.isEmpty() ? how : spec.footnote + QLatin1Char(' ') + how;
    }
    return spec;
}

} // namespace ui::charts
