// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartlayout.h"

#include <memory>

class QPainter;

namespace ui::charts {

/// Curves, bands, areas and the point cloud of a chart, drawn by Qt Charts in a scene of its own. This file pair is the
/// only place that knows Qt Charts; all else on a chart (marks, labels, axes' texts) is drawn around it.
class CurveLayer
{
public:
    CurveLayer();
    ~CurveLayer();
    CurveLayer(const CurveLayer &) = delete;
    CurveLayer &operator=(const CurveLayer &) = delete;

    /// Takes over a spec. Series of the same kinds as before are refilled in place.
    void set(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout);
    /// Draws in the layout's coordinates.
    void paint(QPainter &painter);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// At most two points a pixel column, the lowest and the highest: looks the same, costs a fraction.
/// Points must be sorted by x.
QList<QPointF> decimated(const QList<QPointF> &points, int columns);

} // namespace ui::charts
