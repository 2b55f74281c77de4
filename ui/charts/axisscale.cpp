// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axisscale.h"

#include "ui/style/numberformat.h"

#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

constexpr double roundOff = 1e-9;

int stepDecimals(double step)
{
    // 2.5 needs one digit more than its power of ten.
    for (int decimals = 0; decimals < 12; ++decimals) {
        const double scaled = step * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, scaled))
            return decimals;
    }
    return 12;
}

void addLinearTicks(AxisScale &scale, const AxisSpec &spec, double step, const QLocale &locale)
{
    const double first = std::ceil(scale.minimum / step - roundOff);
    const double last = std::floor(scale.maximum / step + roundOff);
    constexpr double tooMany = 200;
    if (!(last - first < tooMany))
        return;
    for (double i = first; i <= last; i += 1.0) {
        const double value = i == 0.0 ? 0.0 : i * step;
        scale.ticks.append({value, tickLabel(spec, value, step, locale)});
    }
}

/// Each decade's ticks at these mantissas, every so many decades.
void addDecades(AxisScale &scale, const AxisSpec &spec, const QList<double> &mantissas, int every,
                const QLocale &locale)
{
    const int first = static_cast<int>(std::floor(std::log10(scale.minimum) - roundOff));
    const int last = static_cast<int>(std::ceil(std::log10(scale.maximum) + roundOff));
    for (int decade = first; decade <= last; ++decade) {
        if (decade % every != 0)
            continue;
        for (const double mantissa : mantissas) {
            const double value = mantissa * std::pow(10.0, decade);
            if (value >= scale.minimum * (1 - roundOff) && value <= scale.maximum * (1 + roundOff))
                scale.ticks.append({value, tickLabel(spec, value, value, locale)});
        }
    }
}

void addLogTicks(AxisScale &scale, const AxisSpec &spec, double pixelLength, double spacing, const QLocale &locale)
{
    const double decades = std::log10(scale.maximum / scale.minimum);
    const double pixelsPerDecade = pixelLength / std::max(decades, roundOff);
    const int every = std::max(1, static_cast<int>(std::ceil(0.6 * spacing / pixelsPerDecade)));
    const QList<QList<double>> mantissas{{1.0}, {1.0, 3.0}, {1.0, 2.0, 5.0}};
    constexpr qsizetype enough = 3;
    for (qsizetype finest = pixelsPerDecade > 3 * spacing     ? 2
                            : pixelsPerDecade > 1.8 * spacing ? 1
                                                              : 0;
         finest < mantissas.size(); ++finest) {
        scale.ticks.clear();
        addDecades(scale, spec, mantissas[finest], every, locale);
        // With more than a decade in view, ticks inside the decades say more than round numbers crowded at its end, as
        // long as their labels have room: the closest are a factor of 3, then of 2 apart.
        const double closest = std::log10(finest == 0 ? 3.0 : 2.0) * pixelsPerDecade;
        if (scale.ticks.size() >= enough || decades < 1.0 || closest < 0.3 * spacing)
            break;
    }
    if (scale.ticks.size() >= enough || (decades >= 1.0 && !scale.ticks.isEmpty()))
        return;
    // Less than a decade in view: round numbers of the linear kind read better than a lone power of ten.
    scale.ticks.clear();
    addLinearTicks(scale, spec, niceStep((scale.maximum - scale.minimum) * spacing / std::max(1.0, pixelLength)),
                   locale);
}

AxisScale makeLogAxis(const AxisSpec &spec, const AxisData &data, const AxisRequest &request, const QLocale &locale)
{
    AxisScale scale;
    scale.logarithmic = true;
    double low = spec.minimum.value_or(data.any ? data.minimum : 1.0);
    double high = spec.maximum.value_or(data.any ? data.maximum : 10.0);
    if (!(low > 0.0))
        low = high > 0.0 ? high / 10.0 : 1.0;
    if (!(high > low))
        high = low * 10.0;
    const double span = std::log10(high / low);
    const double free = std::clamp(1.0 - request.headPixels / std::max(1.0, request.pixelLength), 0.4, 1.0);
    if (!spec.minimum)
        low /= std::pow(10.0, std::max(request.padLow, 0.03) * span);
    if (!spec.maximum)
        high = low * std::pow(10.0, std::log10(high / low) * (1.0 + request.padHigh) / free);
    if (request.view) {
        low = std::max(request.view->first, 1e-300);
        high = request.view->second;
    }
    scale.minimum = low;
    scale.maximum = high;
    addLogTicks(scale, spec, request.pixelLength, request.tickSpacing, locale);
    return scale;
}

void keepNamedTicks(AxisScale &scale, const AxisSpec &spec)
{
    scale.ticks.clear();
    for (const auto &[value, label] : spec.ticks)
        if (scale.shows(value) && value >= scale.minimum - roundOff && value <= scale.maximum + roundOff)
            scale.ticks.append({value, label});
}

/// Steps worth trying for data up to `maximum` on so many pixels: from too fine to too coarse.
QList<double> candidateSteps(double maximum, double pixelLength, double spacing)
{
    QList<double> steps;
    const double ideal = maximum * spacing / std::max(1.0, pixelLength);
    const double decade = std::pow(10.0, std::floor(std::log10(ideal)));
    for (const double power : {0.1, 1.0, 10.0})
        for (const double mantissa : {1.0, 2.0, 2.5, 5.0}) {
            const double step = mantissa * power * decade;
            if (step > ideal / 3 && step < ideal * 3)
                steps.append(step);
        }
    return steps;
}

bool onGrid(double value, double step)
{
    const double steps = value / step;
    return std::abs(steps - std::round(steps)) < 1e-6;
}

double offGridCost(const QList<double> &thresholds, double step)
{
    constexpr double cost = 0.3;
    double sum = 0.0;
    for (const double threshold : thresholds)
        sum += onGrid(threshold, step) ? 0.0 : cost;
    return sum;
}

/// 2.5, 25, 0.25: fine, but 1, 2 and 5 read more easily.
double oddStepCost(double step)
{
    constexpr double cost = 0.12;
    const double mantissa = step / std::pow(10.0, std::floor(std::log10(step) + roundOff));
    return std::abs(mantissa - 2.5) < 1e-6 ? cost : 0.0;
}

} // namespace

double AxisScale::toUnit(double value) const
{
    if (logarithmic)
        return std::log(value / minimum) / std::log(maximum / minimum);
    return (value - minimum) / (maximum - minimum);
}

double AxisScale::fromUnit(double unit) const
{
    if (logarithmic)
        return minimum * std::pow(maximum / minimum, unit);
    return minimum + unit * (maximum - minimum);
}

void AxisData::add(double value)
{
    if (!std::isfinite(value))
        return;
    minimum = any ? std::min(minimum, value) : value;
    maximum = any ? std::max(maximum, value) : value;
    any = true;
}

double niceStep(double rough)
{
    if (!(rough > 0.0) || !std::isfinite(rough))
        return 1.0;
    const double decade = std::pow(10.0, std::floor(std::log10(rough) + roundOff));
    for (const double mantissa : {1.0, 2.0, 2.5, 5.0})
        if (mantissa * decade >= rough * (1 - roundOff))
            return mantissa * decade;
    return 10.0 * decade;
}

QString tickLabel(const AxisSpec &spec, double value, double step, const QLocale &locale)
{
    constexpr double scientificFrom = 1e9;
    if (spec.percent)
        return formatPercent(value, stepDecimals(step * 100.0), locale);
    if (std::abs(value) >= scientificFrom)
        return locale.toString(value, 'g', 3);
    return formatFixed(value, stepDecimals(step), locale);
}

namespace {

/// A lone number says nothing of the scale: on a low chart the step is made finer until there are two, as long as their
/// labels have room.
void addSecondTick(AxisScale &scale, const AxisSpec &spec, double step, const AxisRequest &request,
                   const QLocale &locale)
{
    constexpr qsizetype enough = 2;
    constexpr double closest = 0.35, finer = 2.1;
    while (scale.ticks.size() < enough) {
        step = niceStep(step / finer * (1 - roundOff));
        if (step / (scale.maximum - scale.minimum) * request.pixelLength < closest * request.tickSpacing)
            return;
        scale.ticks.clear();
        addLinearTicks(scale, spec, step, locale);
    }
}

} // namespace

AxisScale makeAxis(const AxisSpec &spec, const AxisData &data, const AxisRequest &request, const QLocale &locale)
{
    AxisScale scale;
    if (spec.logarithmic) {
        scale = makeLogAxis(spec, data, request, locale);
    } else {
        double low = data.any ? data.minimum : 0.0, high = data.any ? data.maximum : 1.0;
        if (!(high > low)) {
            // One value, or one and the same: make room around it.
            const double room = low == 0.0 ? 1.0 : std::abs(low) * 0.5;
            low -= low > 0.0 ? std::min(room, low) : room;
            high += room;
        }
        const bool zeroBased = request.fromZero && low >= 0.0;
        const double span = high - (zeroBased ? 0.0 : low);
        low = zeroBased ? 0.0 : low - request.padLow * span;
        if (data.any && data.minimum >= 0.0)
            low = std::max(low, 0.0);
        high += request.padHigh * span;
        const double free = std::clamp(1.0 - request.headPixels / std::max(1.0, request.pixelLength), 0.4, 1.0);
        high = low + (high - low) / free;
        low = spec.minimum.value_or(low);
        high = spec.maximum.value_or(high);
        if (!(high > low))
            high = low + 1.0;
        if (request.view)
            std::tie(low, high) = *request.view;
        const double step = niceStep((high - low) * request.tickSpacing / std::max(1.0, request.pixelLength));
        if (request.snapToTicks && !request.view) {
            low = spec.minimum ? low : std::floor(low / step + roundOff) * step;
            high = spec.maximum ? high : std::ceil(high / step - roundOff) * step;
        }
        scale.minimum = low;
        scale.maximum = high;
        addLinearTicks(scale, spec, step, locale);
        addSecondTick(scale, spec, step, request, locale);
    }
    if (!spec.ticks.isEmpty())
        keepNamedTicks(scale, spec);
    return scale;
}

AlignedAxes alignAxes(const AxisSpec &left, const AxisData &leftData, const AxisSpec &right, const AxisData &rightData,
                      const AlignRequest &request, const QLocale &locale)
{
    const double free = std::clamp(1.0 - request.headPixels / std::max(1.0, request.pixelLength), 0.4, 0.97);
    const double leftNeed = leftData.maximum / free, rightNeed = rightData.maximum / free;
    double best = 0.0, bestLeft = 0.0, bestRight = 0.0, bestSteps = 0.0;
    for (const double l : candidateSteps(leftNeed, request.pixelLength, request.tickSpacing))
        for (const double r : candidateSteps(rightNeed, request.pixelLength, request.tickSpacing)) {
            const double steps = std::max(leftNeed / l, rightNeed / r);
            const double waste = (1.0 - leftNeed / l / steps) + (1.0 - rightNeed / r / steps);
            const double spacing = std::abs(std::log(request.pixelLength / steps / request.tickSpacing));
            const double cost = 1.3 * waste + 0.5 * spacing + offGridCost(request.leftThresholds, l) +
                                offGridCost(request.rightThresholds, r) + oddStepCost(l) + oddStepCost(r);
            if (bestSteps == 0.0 || cost < best) {
                best = cost;
                bestLeft = l;
                bestRight = r;
                bestSteps = steps;
            }
        }
    AlignedAxes axes;
    axes.left.maximum = bestLeft * bestSteps;
    axes.right.maximum = bestRight * bestSteps;
    addLinearTicks(axes.left, left, bestLeft, locale);
    addLinearTicks(axes.right, right, bestRight, locale);
    return axes;
}

} // namespace ui::charts
