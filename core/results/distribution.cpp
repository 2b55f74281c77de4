// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/distribution.h"

#include <algorithm>
#include <cmath>

namespace core::results {

namespace {

constexpr std::size_t mostBins = 60;

std::optional<double> latencyOf(const RequestRecord &record, LatencyMetric metric)
{
    std::optional<double> value;
    if (metric == LatencyMetric::Ttft)
        value = record.ttftSeconds;
    else if (metric == LatencyMetric::Tpot)
        value = record.tpotSeconds;
    else if (metric == LatencyMetric::E2e)
        value = record.e2eSeconds;
    return value && std::isfinite(*value) ? value : std::nullopt;
}

/// \pre sorted is not empty
double quantileOf(const std::vector<double> &sorted, double quantile)
{
    const double place = quantile * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

/// 1, 2 or 5 times a power of ten, not below the width.
double roundWidth(double width)
{
    const double power = std::pow(10.0, std::floor(std::log10(width)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (width <= step * power * (1.0 + 1e-9))
            return step * power;
    }
    return 10.0 * power;
}

} // namespace

std::vector<double> recordedLatencies(const Run &run, LatencyMetric metric)
{
    std::vector<double> values;
    for (const RequestRecord &record : run.requests) {
        if (record.failed)
            continue;
        if (const auto value = latencyOf(record, metric))
            values.push_back(*value);
    }
    return values;
}

Histogram histogram(std::span<const double> values)
{
    if (values.size() < 2)
        return {};
    std::vector<double> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    const double least = sorted.front();
    const double last = quantileOf(sorted, 0.99);
    const double spread = quantileOf(sorted, 0.75) - quantileOf(sorted, 0.25);
    double width = 2.0 * spread / std::cbrt(static_cast<double>(sorted.size()));
    const double range = last - least;
    if (width <= 0.0 || range / width > static_cast<double>(mostBins) / 2.0)
        width = range > 0.0 ? range / (static_cast<double>(mostBins) / 2.0) : 0.0;
    if (width <= 0.0) // all values are one
        width = last > 0.0 ? last / 10.0 : 1.0;
    // Beyond these nothing was measured, and the powers of ten end.
    width = roundWidth(std::clamp(width, 1e-300, 1e300));
    const double from = std::floor(least / width) * width;
    const double bins = std::floor((last - from) / width) + 1.0;
    return histogram(values, from, width,
                     bins < static_cast<double>(mostBins) ? static_cast<std::size_t>(bins) : mostBins);
}

Histogram histogram(std::span<const double> values, double fromSeconds, double binSeconds, std::size_t bins)
{
    Histogram result{.fromSeconds = fromSeconds,
                     .binSeconds = binSeconds,
                     .shares = std::vector<double>(bins, 0.0),
                     .beyond = 0,
                     .count = values.size()};
    if (values.empty())
        return result;
    for (const double value : values) {
        const double place = std::floor((value - fromSeconds) / binSeconds);
        if (place >= 0.0 && place < static_cast<double>(bins))
            result.shares[static_cast<std::size_t>(place)] += 1.0;
        else
            ++result.beyond;
    }
    for (double &share : result.shares)
        share /= static_cast<double>(values.size());
    return result;
}

Timeline timelineOf(const Run &run, LatencyMetric metric)
{
    Timeline timeline;
    std::optional<double> first;
    for (const RequestRecord &record : run.requests) {
        if (record.startSeconds)
            first = first ? std::min(*first, *record.startSeconds) : *record.startSeconds;
    }
    timeline.byOrder = !first;
    double place = 0.0;
    for (const RequestRecord &record : run.requests) {
        place += 1.0;
        const auto value = latencyOf(record, metric);
        if (record.failed || !value || (first && !record.startSeconds))
            continue;
        timeline.points.push_back({first ? *record.startSeconds - *first : place, *value});
    }
    std::ranges::stable_sort(timeline.points, {}, &TimelinePoint::atSeconds);
    return timeline;
}

std::vector<TimelinePoint> movingMedian(const Timeline &timeline, std::size_t window, std::size_t atMost)
{
    std::vector<TimelinePoint> medians;
    const std::size_t count = timeline.points.size();
    if (window == 0 || atMost == 0 || count < window)
        return medians;
    const std::size_t step = std::max<std::size_t>(1, (count - window) / atMost);
    std::vector<double> within(window);
    for (std::size_t begin = 0; begin + window <= count; begin += step) {
        for (std::size_t i = 0; i < window; ++i)
            within[i] = timeline.points[begin + i].latencySeconds;
        const auto middle = within.begin() + static_cast<std::ptrdiff_t>(window / 2);
        std::ranges::nth_element(within, middle);
        medians.push_back({timeline.points[begin + window / 2].atSeconds, *middle});
    }
    return medians;
}

} // namespace core::results
