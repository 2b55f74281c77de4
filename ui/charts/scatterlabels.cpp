// SPDX-License-Identifier: GPL-3.0-or-later
// Labels of candidates, their front and the better corner.
#include "ui/charts/labelling.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace ui::charts {

using Kind = TextItem::Kind;
using Standing = ScatterPoint::Standing;

QList<TextItem> Labelling::pointLines(const ScatterPoint &point, const QString &name, bool withReason) const
{
    const bool front = point.standing == Standing::Front;
    const QColor nameColor = front                                    ? m_style.theme.text1
                             : point.standing == Standing::Infeasible ? m_style.theme.text3
                                                                      : m_style.theme.text2;
    QList<TextItem> lines{
        textItem(Kind::Point, name, m_style.text(1.0, front ? QFont::DemiBold : QFont::Medium), nameColor)};
    if (withReason)
        for (const QString &line : point.reason.split(u'\n', Qt::SkipEmptyParts))
            lines << textItem(Kind::Point, line, m_style.text(type::label, QFont::Medium),
                              point.standing == Standing::Dominated ? m_style.textColor(point.role)
                                                                    : m_style.theme.text3);
    double top = 0.0;
    for (TextItem &line : lines) {
        line.halo = true;
        line.rect.moveTop(top);
        top = line.rect.bottom();
    }
    return lines;
}

bool Labelling::placeBlock(QList<TextItem> lines, const ScatterPoint &point, double limit)
{
    QRectF block;
    for (const TextItem &line : lines)
        block |= line.rect;
    const QPointF mark = m_layout.map(point.at, AxisSide::Left);
    const double r = scatterGeometry(m_style, m_spec).reach(point) + px(5);
    const double first = lines.first().rect.height();
    const double w = block.width(), h = block.height();
    const double row = point.standing == Standing::Front ? px(18) : 0.0; // the front line runs beside the mark
    const auto candidate = [&](double left, double top, double cost) {
        return LabelPlacer::Candidate{QRectF(mark + QPointF(left, top), block.size()), cost};
    };
    const QList<LabelPlacer::Candidate> candidates{
        candidate(r, -first / 2 - row, 0.0), candidate(-w / 2, r - px(2), 2.0),
        candidate(-r - w, -first / 2 - row, 3.0), candidate(r, -h - px(2), 2.5), candidate(-w / 2, -r - h, 3.0),
        candidate(-r - w, -h - px(2), 4.0), candidate(-px(6), r - px(2), 2.2), candidate(r, px(4), 4.0),
        candidate(-r - w, px(4), 5.0), candidate(r, -h - r, 5.0),
        // a line further off, where marks and arrows crowd
        candidate(-px(6), r + first, 6.0), candidate(-w / 2, r + first, 6.2), candidate(-w + px(6), r + first, 6.4),
        candidate(-w / 2, -r - h - first, 7.0)};
    const auto rect = m_placer.place(candidates, m_layout.plot, limit);
    if (!rect)
        return false;
    const bool centred = std::abs(rect->center().x() - mark.x()) < 1.0;
    // Where the block hangs to the left of its mark its lines end below the mark.
    const bool toLeft = rect->right() < mark.x() + px(8);
    for (TextItem &line : lines) {
        line.rect.translate(rect->topLeft());
        if (centred)
            line.rect.moveLeft(rect->center().x() - line.rect.width() / 2);
        else if (toLeft)
            line.rect.moveRight(rect->right());
    }
    lines.first().leader = leaderTo(lines, mark, r - px(5));
    m_items += lines;
    return true;
}

/// A line from a mark to the nearest edge of its label, where the eye would not find the one from the other.
QLineF Labelling::leaderTo(const QList<TextItem> &lines, QPointF mark, double radius) const
{
    QLineF shortest;
    for (const TextItem &line : lines) {
        const QPointF edge(std::clamp(mark.x(), line.rect.left(), line.rect.right()),
                           std::clamp(mark.y(), line.rect.top(), line.rect.bottom()));
        if (shortest.isNull() || QLineF(mark, edge).length() < shortest.length())
            shortest = QLineF(mark, edge);
    }
    constexpr double farAway = 16.0;
    if (shortest.length() < radius + px(farAway))
        return {};
    const double length = shortest.length();
    return {shortest.pointAt((radius + px(2)) / length), shortest.pointAt((length - px(2)) / length)};
}

void Labelling::placeScatter()
{
    const LabelPlacer before = m_placer;
    const qsizetype labelsBefore = m_items.size();
    // As much as the room allows: names and reasons, then names alone, then ids. The table has the rest.
    for (const PointNaming naming : {PointNaming{true, true}, PointNaming{true, false}}) {
        if (tryScatter(naming))
            return;
        m_placer = before;
        m_items.resize(labelsBefore);
    }
    tryScatter({false, false});
}

bool Labelling::tryScatter(PointNaming naming)
{
    QList<const ScatterPoint *> order;
    bool hasShort = false;
    for (const Standing standing : {Standing::Front, Standing::Undecided, Standing::Dominated, Standing::Infeasible})
        for (const ScatterPoint &point : m_spec.scatter)
            if (point.standing == standing && !point.label.isEmpty()) {
                order << &point;
                hasShort = hasShort || (!point.shortLabel.isEmpty() && point.shortLabel != point.label);
            }
    constexpr double comfortable = 16.0, crowded = 60.0;
    constexpr qsizetype fewEnoughForNames = 5, fewEnoughForReasons = 12;
    // Of a handful the names are worth some crowding; of more, a name across another's mark misleads.
    const bool mustFit = naming.whole && hasShort && m_spec.scatter.size() > fewEnoughForNames;
    const bool few = m_spec.scatter.size() <= fewEnoughForReasons;
    for (const ScatterPoint *point : order) {
        if (!m_layout.plot.contains(m_layout.map(point->at, AxisSide::Left)))
            continue;
        const QString &name = naming.whole || point->shortLabel.isEmpty() ? point->label : point->shortLabel;
        const bool dominated = point->standing == Standing::Dominated;
        const bool reasons =
            few && naming.whole && !point->reason.isEmpty() && (naming.reasonsOfDominated || !dominated);
        if (reasons && placeBlock(pointLines(*point, name, true), *point, comfortable))
            continue;
        if (reasons && dominated)
            return false;
        const QList<TextItem> lines = pointLines(*point, name, false);
        if (placeBlock(lines, *point, comfortable))
            continue;
        if (mustFit)
            return false;
        // Rather the id alone than a name across the front or another's mark.
        if (naming.whole && !point->shortLabel.isEmpty() &&
            placeBlock(pointLines(*point, point->shortLabel, false), *point, comfortable))
            continue;
        if (m_spec.cloud.isEmpty() && placeBlock(lines, *point, crowded))
            continue;
        if (few && m_spec.cloud.isEmpty())
            placeBlock(lines, *point, labelAtAnyPrice); // of a few none stays without its name
    }
    return true;
}

void Labelling::placeFrontLabel()
{
    const QList<QPointF> stairs = frontStaircase(m_spec, m_layout);
    if (stairs.size() < 2)
        return;
    TextItem item = textItem(Kind::Threshold, QCoreApplication::translate("charts", "front"), m_style.text(type::label),
                             m_style.theme.text2);
    item.halo = true;
    const QPointF end = m_spec.xBetterLow ? stairs.last() : stairs.first();
    const double x = m_spec.xBetterLow ? end.x() - item.rect.width() - px(2) : end.x() + px(2);
    const double above = end.y() - px(5) - item.rect.height(), below = end.y() + px(5);
    const bool outsideIsAbove = !m_spec.yBetterLow;
    tryPlace(item,
             {{QRectF({x, above}, item.size()), outsideIsAbove ? 0.0 : 3.0},
              {QRectF({x, below}, item.size()), outsideIsAbove ? 3.0 : 0.0}},
             m_layout.plot, 25.0);
}

void Labelling::placeBetter()
{
    if (!m_spec.frontLine)
        return;
    const BetterArrow arrow = betterArrow(m_spec, m_style, m_layout);
    TextItem item = textItem(Kind::Legend, QCoreApplication::translate("charts", "better"), m_style.text(type::label),
                             m_style.theme.text2);
    const QPointF beside =
        m_spec.xBetterLow
            ? QPointF(arrow.tail.x() + px(6), arrow.tail.y() - item.rect.height() * 0.75)
            : QPointF(arrow.tail.x() - px(6) - item.rect.width(), arrow.tail.y() - item.rect.height() * 0.75);
    tryPlace(item, {{QRectF(beside, item.size()), 0.0}}, m_layout.plot, 12.0);
}

} // namespace ui::charts
