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

namespace {

constexpr double farAway = 16.0;      ///< from here a label is tied to its mark
constexpr double leaderAtLeast = 6.0; ///< what is shorter says nothing

QPointF nearestOf(const QRectF &rect, QPointF point)
{
    return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

double distanceTo(const QRectF &rect, QPointF point)
{
    return QLineF(point, nearestOf(rect, point)).length();
}

double distanceTo(const QLineF &line, QPointF point)
{
    const QPointF along = line.p2() - line.p1();
    const double squared = QPointF::dotProduct(along, along);
    const double at = squared > 0.0 ? QPointF::dotProduct(point - line.p1(), along) / squared : 0.0;
    return QLineF(point, line.pointAt(std::clamp(at, 0.0, 1.0))).length();
}

} // namespace

bool Labelling::nearerToAnother(const QRectF &label, const ScatterPoint &point) const
{
    const ScatterGeometry geometry = scatterGeometry(m_style, m_spec);
    const auto gap = [&](const ScatterPoint &one) {
        return distanceTo(label, m_layout.map(one.at, AxisSide::Left)) - geometry.reach(one);
    };
    const double own = gap(point);
    return std::any_of(m_spec.scatter.begin(), m_spec.scatter.end(),
                       [&](const ScatterPoint &other) { return &other != &point && gap(other) < own; });
}

/// A label there, or the line that leads to it, could be taken for another's.
bool Labelling::isDoubtful(const QRectF &label, const ScatterPoint &point) const
{
    constexpr qsizetype mostCompared = 200; // of more only few are named
    if (m_spec.scatter.size() > mostCompared)
        return false;
    const ScatterGeometry geometry = scatterGeometry(m_style, m_spec);
    const QPointF mark = m_layout.map(point.at, AxisSide::Left);
    const QLineF leader(mark, nearestOf(label, mark));
    const double length = leader.length() - geometry.reach(point);
    const bool nearer = nearerToAnother(label, point);
    const auto isOn = [](const QRectF &rect, const QLineF &line) {
        constexpr int steps = 12;
        for (int step = 0; step <= steps; ++step)
            if (rect.contains(line.pointAt(static_cast<double>(step) / steps)))
                return true;
        return false;
    };
    if (std::any_of(m_items.begin(), m_items.end(),
                    [&](const TextItem &item) { return !item.leader.isNull() && isOn(label, item.leader); }))
        return true;
    if (length < px(leaderAtLeast))
        return nearer;
    if (length < px(farAway) && !nearer)
        return false; // no line is drawn
    const auto isCrossed = [&](const ScatterPoint &other) {
        return &other != &point &&
               distanceTo(leader, m_layout.map(other.at, AxisSide::Left)) < geometry.reach(other) + px(1);
    };
    const auto crosses = [&](const TextItem &item) { return item.kind == Kind::Point && isOn(item.rect, leader); };
    return std::any_of(m_spec.scatter.begin(), m_spec.scatter.end(), isCrossed) ||
           std::any_of(m_items.begin(), m_items.end(), crosses);
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
        const QRectF rect(mark + QPointF(left, top), block.size());
        return LabelPlacer::Candidate{rect, cost};
    };
    const double aside = r + px(farAway);
    QList<LabelPlacer::Candidate> candidates{
        candidate(r, -first / 2 - row, 0.0), candidate(-w / 2, r - px(2), 2.0),
        candidate(-r - w, -first / 2 - row, 3.0), candidate(r, -h - px(2), 2.5), candidate(-w / 2, -r - h, 3.0),
        candidate(-r - w, -h - px(2), 4.0), candidate(-px(6), r - px(2), 2.2), candidate(r, px(4), 4.0),
        candidate(-r - w, px(4), 5.0), candidate(r, -h - r, 5.0),
        // a line further off, where marks and arrows crowd
        candidate(-px(6), r + first, 6.0), candidate(-w / 2, r + first, 6.2), candidate(-w + px(6), r + first, 6.4),
        candidate(-w / 2, -r - h - first, 7.0),
        // further still, where they stand close together
        candidate(aside, -first / 2, 9.0), candidate(-aside - w, -first / 2, 9.2), candidate(aside, -h - first, 9.4),
        candidate(aside, first, 9.4), candidate(-aside - w, -h - first, 9.6), candidate(-aside - w, first, 9.6)};
    // Rather none, which the table has, than one that misleads.
    candidates.removeIf([&](const LabelPlacer::Candidate &one) { return isDoubtful(one.rect, point); });
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
    lines.first().leader = leaderTo(lines, point);
    m_items += lines;
    return true;
}

/// A line from a mark to the nearest edge of its label, where the eye would not find the one from the other.
QLineF Labelling::leaderTo(const QList<TextItem> &lines, const ScatterPoint &point) const
{
    const QPointF mark = m_layout.map(point.at, AxisSide::Left);
    const double radius = scatterGeometry(m_style, m_spec).reach(point);
    QLineF shortest;
    QRectF block;
    for (const TextItem &line : lines) {
        block |= line.rect;
        const QLineF toLine(mark, nearestOf(line.rect, mark));
        if (shortest.isNull() || toLine.length() < shortest.length())
            shortest = toLine;
    }
    const double length = shortest.length();
    const bool doubtful = length >= radius + px(leaderAtLeast) && nearerToAnother(block, point);
    if (length < radius + px(farAway) && !doubtful)
        return {};
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
            placeBlock(lines, *point, labelAtAnyPrice); // of a few each that has a place of its own is named
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
