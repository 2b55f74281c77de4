// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartlabels.h"
#include "ui/charts/chartlayout.h"
#include "ui/charts/curvelayer.h"

#include <QPainterPath>

namespace ui::charts {

/// One chart, laid out and ready to draw: the same for window, slide, PNG, SVG and PDF. Vectors only; the point cloud
/// is the one exception, and it too becomes vectors on a vector device.
class ChartScene
{
public:
    void set(const ChartSpec &spec, const ChartStyle &style, const QSizeF &size, const ChartView &view = {});
    /// Draws at the painter's origin, background included.
    void paint(QPainter &painter);

    const ChartSpec &spec() const { return m_spec; }
    const ChartStyle &style() const { return m_style; }
    const ChartLayout &layout() const { return m_layout; }
    const QList<TextItem> &labels() const { return m_labels; } ///< inside the plot
    /// Centre of the handle of a draggable vertical mark.
    QPointF handleCentre(const VerticalMark &mark) const;

    /// Candidate to be shown in full while the others step back; empty: none.
    void setHighlighted(const QString &id) { m_highlighted = id; }

private:
    void paintBands(QPainter &painter) const;
    void paintGrid(QPainter &painter) const;
    void paintBars(QPainter &painter) const;
    void paintThresholds(QPainter &painter) const;
    void paintFront(QPainter &painter) const;
    void paintArrows(QPainter &painter) const;
    void paintMarks(QPainter &painter) const;
    void paintScatter(QPainter &painter) const;
    void paintTexts(QPainter &painter) const;
    void paintText(QPainter &painter, const TextItem &item) const;
    void paintHandles(QPainter &painter) const;
    void paintArrow(QPainter &painter, const QLineF &line, const QColor &color, double width, double head) const;
    QPainterPath dominatedArea() const;
    QColor groundAt(QPointF point) const; ///< page, or the tint of a band
    const ScatterPoint *find(const QString &id) const;
    double px(double design) const { return m_style.px(design); }

    ChartSpec m_spec;
    ChartStyle m_style;
    ChartLayout m_layout;
    QList<TextItem> m_labels;
    QPainterPath m_dominated;
    QString m_highlighted;
    CurveLayer m_curves;
    bool m_hasCurves = false;
};

} // namespace ui::charts
