// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/axisscale.h"
#include "ui/charts/chartspec.h"
#include "ui/charts/chartstyle.h"

#include <QList>
#include <QRectF>
#include <optional>
#include <utility>

namespace ui::charts {

/// One line of text on a chart, with the rectangle that it covers.
struct TextItem
{
    enum class Kind { Tick, AxisTitle, Heading, Footnote, Threshold, Band, Value, Series, Point, Legend };
    enum class Symbol { None, Mark, LineAndBand };
    Kind kind = Kind::Tick;
    QString text;
    QRectF rect;
    QFont font;
    QColor color;
    bool halo = false;
    Symbol symbol = Symbol::None; ///< drawn at the left end of the rectangle
    core::project::Provenance provenance = core::project::Provenance::Benchmark;
    QLineF leader{}; ///< from what a text that stands away from it belongs to; null: none

    QSizeF size() const { return rect.size(); }
};

/// Size that a line of text covers.
QSizeF textSize(const QString &text, const QFont &font);
TextItem textItem(TextItem::Kind kind, const QString &text, const QFont &font, const QColor &color);

/// A part of the ranges that the reader has zoomed to; absent: everything.
struct ChartView
{
    std::optional<std::pair<double, double>> x, left, right;
    bool zoomed() const { return x || left || right; }
    bool operator==(const ChartView &) const = default;
};

/// Where everything stands: plot, strip, scales, and the texts of the axes.
struct ChartLayout
{
    QRectF area;
    QRectF plot;
    std::optional<QRectF> strip; ///< the goodput under the same x
    AxisScale x, left, stripScale;
    std::optional<AxisScale> right;
    QList<TextItem> texts;   ///< ticks, titles, heading, footnote
    QList<QRectF> bandRects; ///< what is tinted by BandMarks
    int dropped = 0;         ///< points that a logarithmic axis cannot show

    const AxisScale &scale(AxisSide side) const { return side == AxisSide::Right && right ? *right : left; }
    double mapX(double value) const { return plot.left() + x.toUnit(value) * plot.width(); }
    double mapY(double value, AxisSide side) const { return plot.bottom() - scale(side).toUnit(value) * plot.height(); }
    QPointF map(QPointF point, AxisSide side) const { return {mapX(point.x()), mapY(point.y(), side)}; }
    QPointF mapStrip(QPointF point) const;
    QPointF map(QPointF point, const SeriesSpec &series) const
    {
        return series.goodputStrip && strip ? mapStrip(point) : map(point, series.axis);
    }
    bool shows(QPointF point, const SeriesSpec &series) const
    {
        if (series.goodputStrip)
            return strip && x.shows(point.x()); // without room for the strip the goodput steps back
        return x.shows(point.x()) && scale(series.axis).shows(point.y());
    }
    /// Plot and strip as one: what vertical lines and bands run through.
    double bottom() const { return strip ? strip->bottom() : plot.bottom(); }
};

/// \pre area is not empty
ChartLayout layOut(const ChartSpec &spec, const ChartStyle &style, const QRectF &area, const ChartView &view = {});

/// Is this a scatter of candidates (rather than curves over a load)?
bool isScatter(const ChartSpec &spec);
bool hasBars(const ChartSpec &spec);

} // namespace ui::charts
