// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <QList>
#include <QLocale>
#include <QString>
#include <optional>

namespace ui::charts {

struct Tick
{
    double value = 0.0;
    QString label;
};

/// The scale of one axis: a range, and the ticks that stand on it. Values map to 0..1 along the axis.
struct AxisScale
{
    double minimum = 0.0, maximum = 1.0;
    bool logarithmic = false;
    QList<Tick> ticks;

    /// \pre for a logarithmic scale value > 0
    double toUnit(double value) const;
    double fromUnit(double unit) const;
    bool shows(double value) const { return !logarithmic || value > 0.0; }
};

/// What an axis has to hold.
struct AxisData
{
    bool any = false;
    double minimum = 0.0, maximum = 0.0;
    void add(double value);
};

struct AxisRequest
{
    double pixelLength = 100.0;
    double tickSpacing = 60.0; ///< wished distance of ticks in pixels
    double padLow = 0.0;       ///< share of the data's span that stays free at either end
    double padHigh = 0.05;
    double headPixels = 0.0;                       ///< pixels that stay free at the upper end
    bool fromZero = false;                         ///< non-negative data starts at zero
    bool snapToTicks = false;                      ///< the range ends at ticks
    std::optional<std::pair<double, double>> view; ///< zoomed: exactly this range
};

/// The nice numbers 1, 2, 2.5, 5 times a power of ten, at or above `rough`.
double niceStep(double rough);

AxisScale makeAxis(const AxisSpec &spec, const AxisData &data, const AxisRequest &request, const QLocale &locale);

/// Two linear axes on one plot that share their grid: both start at zero, each step is a nice number, and thresholds
/// fall on grid lines where that costs little.
struct AlignedAxes
{
    AxisScale left, right;
};
struct AlignRequest
{
    double pixelLength = 100.0;
    double tickSpacing = 60.0;
    double headPixels = 0.0;
    QList<double> leftThresholds, rightThresholds;
};
/// \pre both data are non-negative and hold a positive value
AlignedAxes alignAxes(const AxisSpec &left, const AxisData &leftData, const AxisSpec &right, const AxisData &rightData,
                      const AlignRequest &request, const QLocale &locale);

/// One tick's text, with the decimals that `step` needs.
QString tickLabel(const AxisSpec &spec, double value, double step, const QLocale &locale);

} // namespace ui::charts
