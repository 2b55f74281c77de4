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

ChartSpec cdfChart(const QList<CdfInput> &runs, const CdfChartOptions &options)
{
    ChartSpec spec;
    const QString metric = metricName(options.metric);
    spec.title = options.title.isEmpty() ? QCoreApplication::translate("charts", "%1 of the requests").arg(metric)
                                         : options.title;
    spec.x.title = QCoreApplication::translate("charts", "%1, ms").arg(metric);
    spec.left.title = QCoreApplication::translate("charts", "Share of requests below");
    spec.left.percent = true;
    spec.left.minimum = 0.0;
    spec.left.maximum = 1.04;
    spec.left.ticks = {{0.0, formatPercent(0.0, 0, options.locale)},
                       {0.5, formatPercent(0.5, 0, options.locale)},
                       {1.0, formatPercent(1.0, 0, options.locale)}};
    const bool anyChosen = std::any_of(runs.begin(), runs.end(), [](const CdfInput &input) { return input.chosen; });
    bool interpolated = false;
    double longest = 0.0;
    for (const CdfInput &input : runs) {
        if (!input.run)
            continue;
        const Cdf cdf = latencyCdf(*input.run, options.metric);
        if (cdf.points.isEmpty())
            continue;
        interpolated = interpolated || cdf.interpolated;
        SeriesSpec line;
        line.name = line.directLabel = input.label;
        line.role = metricRole(options.metric);
        line.shape = cdf.interpolated ? SeriesShape::MarksAndThinLine : SeriesShape::Line;
        line.secondary = anyChosen && !input.chosen;
        line.provenance = core::project::Provenance::Benchmark;
        for (const QPointF &point : cdf.points)
            line.points.append({point.x() * millisecondsPerSecond, point.y()});
        // The slowest request of thousands would press all the others to the left edge.
        for (const QPointF &point : line.points)
            if (point.y() <= 0.99 || line.points.size() < 3)
                longest = std::max(longest, point.x());
        spec.series << line;
    }
    if (options.limitSeconds) {
        const double limit = *options.limitSeconds * millisecondsPerSecond;
        spec.vertical << VerticalMark{
            limit,
            QCoreApplication::translate("charts", "SLO %1").arg(formatSeconds(*options.limitSeconds, options.locale)),
            false};
        longest = std::max(longest, limit);
    }
    spec.x.minimum = 0.0;
    if (longest > 0.0)
        spec.x.maximum = longest * 1.15;
    spec.summary =
        QCoreApplication::translate("charts", "How %1 is spread over the requests of the shown runs.").arg(metric);
    if (interpolated)
        spec.footnote = QCoreApplication::translate(
            "charts", "Marks are stated percentiles; the lines between them are interpolated.");
    return spec;
}

} // namespace ui::charts
