// SPDX-License-Identifier: GPL-3.0-or-later
// What labels keep clear of, and those of thresholds and bands.
#include "ui/charts/labelling.h"

#include <QLineF>
#include <algorithm>
#include <cmath>

namespace ui::charts {

using Kind = TextItem::Kind;

Labelling::Labelling(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout)
    : m_spec(spec)
    , m_style(style)
    , m_layout(layout)
    , m_placer(layout.area, style.px(4))
    , m_bounds(layout.plot.left(), layout.plot.top(), layout.area.right() - layout.plot.left(), layout.plot.height())
{
    for (const TextItem &item : layout.texts)
        m_placer.addLabel(item.rect);
    addObstacles();
}

QList<TextItem> Labelling::place()
{
    placeVerticalMarks();
    placeBands();
    placeScatter();
    placeValues();
    placeHorizontalMarks();
    placeSeriesNames();
    placeFrontLabel();
    placeBetter();
    placeLegend();
    return std::move(m_items);
}

void Labelling::addObstacles()
{
    for (const SeriesSpec &series : m_spec.series) {
        const bool marks = series.shape == SeriesShape::Marks || series.shape == SeriesShape::MarksAndThinLine;
        QList<QPointF> path;
        for (const QPointF &point : series.points)
            if (m_layout.shows(point, series))
                path << m_layout.map(point, series);
        m_paths << path;
        if (path.isEmpty())
            continue;
        if (series.shape == SeriesShape::Bars) {
            addBarObstacles(series);
            continue;
        }
        if (series.shape != SeriesShape::Marks)
            m_placer.addCurve(path, series.shape == SeriesShape::Band ? 0.2 : 2.0);
        const double r = m_style.markRadius(series) + px(1.5);
        if (marks || series.goodputStrip)
            for (const QPointF &point : path)
                m_placer.addObstacle(centredRect({2 * r, 2 * r}, point), 6.0);
    }
    for (const VerticalMark &mark : m_spec.vertical)
        m_placer.addCurve({{m_layout.mapX(mark.x), m_layout.plot.top()}, {m_layout.mapX(mark.x), m_layout.bottom()}},
                          5.0);
    for (const HorizontalMark &mark : m_spec.horizontal) {
        const double y = m_layout.mapY(mark.y, mark.axis);
        m_placer.addCurve({{m_layout.plot.left(), y}, {m_layout.plot.right(), y}}, 5.0);
    }
    for (const Tick &tick : m_layout.left.ticks) {
        const double y = m_layout.mapY(tick.value, AxisSide::Left);
        m_placer.addCurve({{m_layout.plot.left(), y}, {m_layout.plot.right(), y}}, 0.05);
    }
    const ScatterGeometry geometry = scatterGeometry(m_style, m_spec);
    for (const ScatterPoint &point : m_spec.scatter) {
        const double r = geometry.reach(point);
        m_placer.addObstacle(centredRect({2 * r, 2 * r}, m_layout.map(point.at, AxisSide::Left)), 8.0);
    }
    m_placer.addCurve(frontStaircase(m_spec, m_layout), 5.0);
    if (m_spec.frontLine) {
        const BetterArrow arrow = betterArrow(m_spec, m_style, m_layout);
        m_placer.addCurve({arrow.tail, arrow.head}, 3.0);
    }
    for (const Arrow &arrow : m_spec.arrows)
        if (const auto *from = find(arrow.from), *to = find(arrow.to); from && to) {
            const QLineF line = dominanceArrow(*from, *to, m_style, m_spec, m_layout);
            m_placer.addCurve({line.p1(), line.p2()}, 6.0);
        }
}

void Labelling::addBarObstacles(const SeriesSpec &series)
{
    for (qsizetype i = 0; i < series.points.size(); ++i) {
        const double x = m_layout.mapX(series.points[i].x());
        const double half = 0.29 * std::abs(m_layout.mapX(series.points[i].x() + 1) - x);
        const double from = m_layout.mapY(series.points[i].y(), series.axis);
        const double to =
            i < series.upper.size() ? m_layout.mapY(series.upper[i], series.axis) : m_layout.mapY(0.0, series.axis);
        m_placer.addObstacle(QRectF(QPointF(x - half, std::min(from, to)), QPointF(x + half, std::max(from, to))), 1.5);
    }
}

const ScatterPoint *Labelling::find(const QString &id) const
{
    const auto it =
        std::find_if(m_spec.scatter.begin(), m_spec.scatter.end(), [&](const ScatterPoint &p) { return p.id == id; });
    return it == m_spec.scatter.end() ? nullptr : &*it;
}

bool Labelling::tryPlace(TextItem item, const QList<LabelPlacer::Candidate> &candidates, const QRectF &bounds,
                         double limit)
{
    const auto rect = m_placer.place(candidates, bounds, limit);
    if (!rect)
        return false;
    item.rect = *rect;
    m_items.append(item);
    return true;
}

void Labelling::placeVerticalMarks()
{
    const QRectF wide(m_layout.area.left(), m_layout.plot.top(), m_layout.area.width(), m_layout.plot.height());
    for (const VerticalMark &mark : m_spec.vertical) {
        const double x = m_layout.mapX(mark.x);
        if (mark.label.isEmpty() || x < m_layout.plot.left() - 1 || x > m_layout.plot.right() + 1)
            continue;
        TextItem item =
            textItem(Kind::Threshold, mark.label, m_style.text(type::label, QFont::DemiBold), m_style.theme.text1);
        item.halo = true;
        const QSizeF size = item.size();
        QList<LabelPlacer::Candidate> candidates;
        for (int row = 0; row < 3; ++row) {
            const double top = m_layout.plot.top() + px(2) + row * size.height();
            candidates << LabelPlacer::Candidate{QRectF({x - px(8) - size.width(), top}, size), row * 4.0}
                       << LabelPlacer::Candidate{QRectF({x + px(8), top}, size), 2.0 + row * 4.0};
        }
        tryPlace(item, candidates, wide, labelAtAnyPrice);
    }
}

void Labelling::placeBands()
{
    for (const BandMark &band : m_spec.bands) {
        if (band.label.isEmpty())
            continue;
        const double x0 = std::max(m_layout.mapX(band.x0), m_layout.plot.left());
        const double x1 = std::min(m_layout.mapX(band.x1), m_layout.plot.right());
        TextItem item = textItem(Kind::Band, band.label, m_style.text(type::label, QFont::Medium), m_style.theme.text2);
        item.halo = true;
        const QSizeF size = item.size();
        QList<LabelPlacer::Candidate> candidates;
        for (int row = 0; row < 3; ++row) {
            const double y = m_layout.plot.top() + px(2) + (row + 0.5) * size.height();
            const double centre =
                std::clamp((x0 + x1) / 2, m_bounds.left() + size.width() / 2,
                           std::max(m_bounds.left() + size.width() / 2, m_layout.plot.right() - size.width() / 2));
            candidates << LabelPlacer::Candidate{centredRect(size, {centre, y}), row * 3.0};
            candidates << LabelPlacer::Candidate{centredRect(size, {x0 + px(8) + size.width() / 2, y}),
                                                 1.0 + row * 3.0};
        }
        tryPlace(item, candidates, m_bounds, labelAtAnyPrice);
    }
}

void Labelling::placeHorizontalMarks()
{
    for (const HorizontalMark &mark : m_spec.horizontal) {
        const double y = m_layout.mapY(mark.y, mark.axis);
        if (mark.label.isEmpty() || y < m_layout.plot.top() || y > m_layout.plot.bottom())
            continue;
        TextItem item =
            textItem(Kind::Threshold, mark.label, m_style.text(type::label, QFont::Medium), m_style.theme.text1);
        item.halo = true;
        const QSizeF size = item.size();
        QList<LabelPlacer::Candidate> candidates;
        const double last = m_layout.plot.right() - size.width() - px(6);
        // At its end where that is free, else as near to it as can be.
        for (double x = last; x >= m_layout.plot.left() + px(6); x -= px(12)) {
            const double away = 4.0 * (last - x) / m_layout.plot.width();
            candidates << LabelPlacer::Candidate{QRectF({x, y - px(5) - size.height()}, size), away}
                       << LabelPlacer::Candidate{QRectF({x, y + px(5)}, size), away + 4.0};
        }
        tryPlace(item, candidates, m_bounds, labelAtAnyPrice);
    }
}

QList<TextItem> placeLabels(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout)
{
    return Labelling(spec, style, layout).place();
}

} // namespace ui::charts
