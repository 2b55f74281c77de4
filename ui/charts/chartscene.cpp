// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartscene.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace ui::charts {

namespace {

using Standing = ScatterPoint::Standing;

constexpr double dominatedOpacity = 0.45; // an outline alone at 35 % vanishes on a projector
constexpr double steppedBackOpacity = 0.25;

/// Hairlines stand on whole pixels where there are pixels.
double crisp(const QPainter &painter, double position)
{
    const double scale = painter.deviceTransform().m11();
    return scale > 0 ? (std::floor(position * scale) + 0.5) / scale : position;
}

} // namespace

void ChartScene::set(const ChartSpec &spec, const ChartStyle &style, const QSizeF &size, const ChartView &view)
{
    m_spec = spec;
    m_style = style;
    m_layout = layOut(m_spec, m_style, QRectF(QPointF(0, 0), size.expandedTo(QSizeF(16, 16))), view);
    m_dominated = dominatedArea();
    m_labels = placeLabels(m_spec, m_style, m_layout);
    m_hasCurves = !m_spec.cloud.isEmpty() ||
                  std::any_of(m_spec.series.begin(), m_spec.series.end(), [](const SeriesSpec &series) {
                      return series.shape != SeriesShape::Marks && series.shape != SeriesShape::Bars;
                  });
    if (m_hasCurves)
        m_curves.set(m_spec, m_style, m_layout);
}

const ScatterPoint *ChartScene::find(const QString &id) const
{
    const auto it =
        std::find_if(m_spec.scatter.begin(), m_spec.scatter.end(), [&](const ScatterPoint &p) { return p.id == id; });
    return it == m_spec.scatter.end() ? nullptr : &*it;
}

QPointF ChartScene::handleCentre(const VerticalMark &mark) const
{
    return {m_layout.mapX(mark.x), m_layout.bottom()};
}

void ChartScene::paint(QPainter &painter)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.fillRect(m_layout.area, m_style.theme.page);
    paintBands(painter);
    paintGrid(painter);
    if (m_hasCurves)
        m_curves.paint(painter);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintBars(painter);
    paintThresholds(painter);
    paintFront(painter);
    paintArrows(painter);
    paintMarks(painter);
    paintScatter(painter);
    paintHandles(painter);
    paintTexts(painter);
    painter.restore();
}

void ChartScene::paintBands(QPainter &painter) const
{
    for (const QRectF &band : m_layout.bandRects)
        painter.fillRect(band, m_style.theme.band);
    painter.fillPath(m_dominated, m_style.theme.band);
}

QPainterPath ChartScene::dominatedArea() const
{
    const QList<QPointF> stairs = frontStaircase(m_spec, m_layout);
    if (stairs.size() < 2)
        return {};
    QPainterPath dominated(stairs.first());
    for (const QPointF &point : stairs)
        dominated.lineTo(point);
    dominated.lineTo(stairs.last().x(), stairs.first().y());
    dominated.closeSubpath();
    QPainterPath clip;
    clip.addRect(m_layout.plot);
    return dominated.intersected(clip);
}

QColor ChartScene::groundAt(QPointF point) const
{
    const bool tinted =
        m_dominated.contains(point) || std::any_of(m_layout.bandRects.begin(), m_layout.bandRects.end(),
                                                   [&](const QRectF &band) { return band.contains(point); });
    return tinted ? m_style.theme.band : m_style.theme.page;
}

void ChartScene::paintGrid(QPainter &painter) const
{
    const QRectF &plot = m_layout.plot;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto horizontal = [&](double y, const QColor &color) {
        painter.setPen(QPen(color, px(1.0)));
        const double line = crisp(painter, y);
        painter.drawLine(QPointF(plot.left(), line), QPointF(plot.right(), line));
    };
    for (const Tick &tick : m_layout.left.ticks)
        horizontal(m_layout.mapY(tick.value, AxisSide::Left), m_style.theme.grid);
    horizontal(plot.bottom(), m_style.theme.border);
    if (m_layout.strip)
        horizontal(m_layout.strip->bottom(), m_style.theme.border);
    painter.setPen(QPen(m_style.theme.border, px(1.0)));
    for (const Tick &tick : m_layout.x.ticks) {
        const double x = crisp(painter, m_layout.mapX(tick.value));
        painter.drawLine(QPointF(x, m_layout.bottom()), QPointF(x, m_layout.bottom() + px(4)));
    }
    painter.setRenderHint(QPainter::Antialiasing, true);
}

void ChartScene::paintBars(QPainter &painter) const
{
    constexpr double widthShare = 0.58, quiet = 0.42;
    painter.save();
    painter.setClipRect(m_layout.plot.adjusted(-1, -1, 1, 1), Qt::IntersectClip);
    for (const SeriesSpec &series : m_spec.series) {
        if (series.shape != SeriesShape::Bars)
            continue;
        double spacing = 1.0;
        for (qsizetype i = 0; i + 1 < series.points.size(); ++i)
            spacing = std::min(spacing, std::abs(series.points[i + 1].x() - series.points[i].x()));
        QPointF previousEnd;
        for (qsizetype i = 0; i < series.points.size(); ++i) {
            const QPointF point = series.points[i];
            const bool floating = i < series.upper.size();
            const double from = floating ? point.y() : 0.0, to = floating ? series.upper[i] : point.y();
            const double x = m_layout.mapX(point.x());
            const double half = std::abs(m_layout.mapX(point.x() + spacing) - x) * widthShare / 2;
            const double y0 = m_layout.mapY(from, series.axis), y1 = m_layout.mapY(to, series.axis);
            const QRectF bar = QRectF(QPointF(x - half, y0), QPointF(x + half, y1)).normalized();
            const bool strong = series.emphasised.isEmpty() || series.emphasised.contains(static_cast<int>(i));
            const QColor color = m_style.color(series.role);
            if (floating && i > 0 && !series.secondary) {
                painter.setPen(QPen(m_style.theme.text3, px(1)));
                painter.drawLine(previousEnd, QPointF(x - half, previousEnd.y()));
            }
            previousEnd = QPointF(x + half, y1);
            if (series.secondary || (floating && to < from)) {
                QPen dashed(color, px(1.3));
                dashed.setDashPattern({3.0, 2.0});
                painter.setPen(dashed);
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(bar);
            } else {
                painter.fillRect(bar, withAlpha(color, (strong ? 1.0 : quiet) * color.alphaF()));
            }
        }
    }
    painter.restore();
}

void ChartScene::paintThresholds(QPainter &painter) const
{
    const QRectF &plot = m_layout.plot;
    for (const HorizontalMark &mark : m_spec.horizontal) {
        const double y = m_layout.mapY(mark.y, mark.axis);
        if (y < plot.top() - 1 || y > plot.bottom() + 1)
            continue;
        painter.setPen(QPen(m_style.theme.text1, px(1.0)));
        const double line = crisp(painter, y);
        painter.drawLine(QPointF(plot.left(), line), QPointF(plot.right(), line));
    }
    for (const VerticalMark &mark : m_spec.vertical) {
        const double x = m_layout.mapX(mark.x);
        if (x < plot.left() - 1 || x > plot.right() + 1)
            continue;
        painter.setPen(QPen(m_style.theme.text1, px(1.2)));
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, m_layout.bottom()));
    }
}

void ChartScene::paintFront(QPainter &painter) const
{
    const QList<QPointF> stairs = frontStaircase(m_spec, m_layout);
    if (stairs.size() >= 2) {
        painter.save();
        painter.setClipRect(m_layout.plot.adjusted(-1, -1, 1, 1), Qt::IntersectClip);
        painter.setPen(QPen(m_style.theme.text1, px(1.2), Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(stairs.constData(), static_cast<int>(stairs.size()));
        painter.restore();
    }
    // The arrow stands only where its word does.
    const bool word = std::any_of(m_labels.begin(), m_labels.end(), [](const TextItem &item) {
        return item.kind == TextItem::Kind::Legend && item.symbol == TextItem::Symbol::None;
    });
    if (m_spec.frontLine && word) {
        const BetterArrow arrow = betterArrow(m_spec, m_style, m_layout);
        paintArrow(painter, QLineF(arrow.tail, arrow.head), m_style.theme.text2, px(1.2), px(6));
    }
}

void ChartScene::paintArrow(QPainter &painter, const QLineF &line, const QColor &color, double width, double head) const
{
    if (line.length() < head)
        return;
    const QLineF unit = line.unitVector();
    const QPointF along(unit.dx(), unit.dy()), across(-unit.dy(), unit.dx());
    const QPointF base = line.p2() - along * head;
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line.p1(), base);
    QPainterPath tip(line.p2());
    tip.lineTo(base + across * head * 0.42);
    tip.lineTo(base - across * head * 0.42);
    tip.closeSubpath();
    painter.fillPath(tip, color);
}

void ChartScene::paintArrows(QPainter &painter) const
{
    for (const Arrow &arrow : m_spec.arrows) {
        const ScatterPoint *from = find(arrow.from), *to = find(arrow.to);
        if (!from || !to)
            continue;
        // Among many the arrows would be a thicket: those of the lit candidate alone.
        constexpr qsizetype fewEnoughForArrows = 16;
        if (m_spec.scatter.size() > fewEnoughForArrows && m_highlighted != arrow.from && m_highlighted != arrow.to)
            continue;
        const bool back = !m_highlighted.isEmpty() && m_highlighted != arrow.from && m_highlighted != arrow.to;
        const QColor color = m_style.color(from->role);
        const QLineF line = dominanceArrow(*from, *to, m_style, m_spec, m_layout);
        if (m_style.theme.highContrast) // what steps back is finer, and not fainter
            paintArrow(painter, line, color, px(back || m_highlighted.isEmpty() ? 2.0 : 3.2), px(7));
        else
            paintArrow(painter, line, back ? withAlpha(color, steppedBackOpacity) : color, px(1.6), px(7));
    }
}

void ChartScene::paintMarks(QPainter &painter) const
{
    for (const SeriesSpec &series : m_spec.series) {
        const bool marks = series.shape == SeriesShape::Marks || series.shape == SeriesShape::MarksAndThinLine ||
                           (series.shape == SeriesShape::Area && series.goodputStrip);
        if (!marks)
            continue;
        MarkLook look;
        look.shape = markShape(series.role);
        look.provenance = series.provenance;
        look.radius = m_style.markRadius(series);
        look.color = m_style.color(series.role);
        look.ground = m_style.theme.page;
        look.outline = px(1.6);
        for (const QPointF &point : series.points) {
            if (!m_layout.shows(point, series))
                continue;
            const QPointF centre = m_layout.map(point, series);
            const QRectF &plot = m_layout.plot;
            const bool inside =
                centre.x() >= plot.left() - 1 && centre.x() <= plot.right() + 1 &&
                (series.goodputStrip || (centre.y() >= plot.top() - 1 && centre.y() <= plot.bottom() + 1));
            if (inside)
                drawMark(painter, centre, look);
        }
    }
}

void ChartScene::paintScatter(QPainter &painter) const
{
    const ScatterGeometry geometry = scatterGeometry(m_style, m_spec);
    for (const Standing standing : {Standing::Infeasible, Standing::Dominated, Standing::Undecided, Standing::Front})
        for (const ScatterPoint &point : m_spec.scatter) {
            if (point.standing != standing || !m_layout.x.shows(point.at.x()) || !m_layout.left.shows(point.at.y()))
                continue;
            const QPointF centre = m_layout.map(point.at, AxisSide::Left);
            if (!m_layout.plot.adjusted(-1, -1, 1, 1).contains(centre))
                continue;
            MarkLook look;
            look.shape = MarkShape::Circle; // the role's shape belongs to curves; here the standing is the second code
            look.provenance = point.provenance;
            look.radius = geometry.markRadius;
            look.outline = px(1.8);
            look.ground = m_style.theme.page;
            look.color = m_style.color(point.role);
            const bool highlighted = m_highlighted == point.id && !m_highlighted.isEmpty();
            if (standing == Standing::Dominated && !highlighted) {
                look.color = blended(withAlpha(look.color, m_style.theme.highContrast ? 1.0 : dominatedOpacity),
                                     m_style.theme.band);
                look.ground = m_style.theme.band;
                look.provenance = core::project::Provenance::Design;
            } else if (standing == Standing::Infeasible) {
                look.color = m_style.theme.gate;
                look.provenance = core::project::Provenance::Design;
            } else if (standing == Standing::Undecided) {
                look.provenance = core::project::Provenance::Design;
            }
            drawMark(painter, centre, look);
            if (standing == Standing::Infeasible) {
                const double r = look.radius * 1.15;
                painter.setPen(QPen(look.color, px(1.6), Qt::SolidLine, Qt::FlatCap));
                painter.drawLine(centre + QPointF(-r, r), centre + QPointF(r, -r));
            }
            if (standing == Standing::Front || highlighted) {
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(m_style.color(point.role), px(1.5)));
                painter.drawEllipse(centre, geometry.ringRadius, geometry.ringRadius);
            }
        }
}

void ChartScene::paintHandles(QPainter &painter) const
{
    for (const VerticalMark &mark : m_spec.vertical) {
        const QPointF centre = handleCentre(mark);
        if (!mark.draggable || centre.x() < m_layout.plot.left() - 1 || centre.x() > m_layout.plot.right() + 1)
            continue;
        painter.setPen(QPen(m_style.theme.text1, px(1.6)));
        painter.setBrush(m_style.theme.page);
        painter.drawEllipse(centre, px(6), px(6));
    }
}

void ChartScene::paintText(QPainter &painter, const TextItem &item) const
{
    double left = item.rect.left();
    const QFontMetricsF metrics(item.font);
    if (!item.leader.isNull()) {
        painter.setPen(QPen(m_style.theme.text3, px(1.0)));
        painter.drawLine(item.leader);
    }
    if (item.symbol == TextItem::Symbol::Mark) {
        MarkLook look;
        look.provenance = item.provenance;
        look.radius = px(4.5);
        look.color = m_style.theme.text2;
        look.ground = m_style.theme.page;
        look.outline = px(1.4);
        drawMark(painter, {left + px(6), item.rect.center().y()}, look);
        left += px(17);
    } else if (item.symbol == TextItem::Symbol::LineAndBand) {
        const QRectF band(left, item.rect.center().y() - px(4), px(28), px(8));
        painter.fillRect(band, withAlpha(m_style.theme.text2, 0.15));
        painter.setPen(QPen(m_style.theme.text2, px(1.5)));
        painter.drawLine(QPointF(band.left(), band.center().y()), QPointF(band.right(), band.center().y()));
        left += px(36);
    }
    drawHaloText(painter, {left, item.rect.top() + metrics.ascent()}, item.text, item.font, item.color,
                 groundAt(item.rect.center()), item.halo ? px(4) : 0.0);
}

void ChartScene::paintTexts(QPainter &painter) const
{
    for (const TextItem &item : m_layout.texts)
        paintText(painter, item);
    for (const TextItem &item : m_labels)
        paintText(painter, item);
}

} // namespace ui::charts
