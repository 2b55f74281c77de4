// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartlayout.h"

namespace ui::charts {

/// Every label inside the plot, placed so that none covers another: thresholds, bands, values at marks, names of
/// series, candidates with their reasons, the legend. What finds no place is left out; hovering still tells it.
QList<TextItem> placeLabels(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout);

/// Where the "better" arrow finds its place: from its tail to its head.
struct BetterArrow
{
    QPointF tail, head;
};

struct ScatterGeometry
{
    double markRadius = 8.0, ringRadius = 12.5;
    /// Distance at which something beside the mark begins.
    double reach(const ScatterPoint &point) const;
};
ScatterGeometry scatterGeometry(const ChartStyle &style, const ChartSpec &spec);

/// The staircase through the front, in layout coordinates, from the end of one axis to the other; empty without a
/// front.
QList<QPointF> frontStaircase(const ChartSpec &spec, const ChartLayout &layout);

/// The arrow for "better" in the corner where it is; fixed, and kept free by placeLabels.
BetterArrow betterArrow(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout);

/// The arrow between two candidates, from outside the one mark to just before the other.
QLineF dominanceArrow(const ScatterPoint &from, const ScatterPoint &to, const ChartStyle &style, const ChartSpec &spec,
                      const ChartLayout &layout);

} // namespace ui::charts
