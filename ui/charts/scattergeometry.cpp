// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartlabels.h"

#include <QLineF>
#include <algorithm>

namespace ui::charts {

using Standing = ScatterPoint::Standing;

double ScatterGeometry::reach(const ScatterPoint &point) const
{
    return point.standing == Standing::Front ? ringRadius + 1.0 : markRadius + 1.0;
}

ScatterGeometry scatterGeometry(const ChartStyle &style, const ChartSpec &spec)
{
    const bool many = spec.scatter.size() > 12 || !spec.cloud.isEmpty();
    const double mark = many ? 5.0 : 7.0;
    return {style.px(mark), style.px(mark + 4.5)};
}

QList<QPointF> frontStaircase(const ChartSpec &spec, const ChartLayout &layout)
{
    if (!spec.frontLine)
        return {};
    QList<QPointF> front;
    for (const ScatterPoint &point : spec.scatter)
        if (point.standing == Standing::Front && layout.x.shows(point.at.x()) && layout.left.shows(point.at.y()))
            front << layout.map(point.at, AxisSide::Left);
    if (front.isEmpty())
        return {};
    // In layout coordinates up is small: better high means better small here.
    const bool yBetterSmall = !spec.yBetterLow;
    const double worstX = spec.xBetterLow ? layout.plot.right() : layout.plot.left();
    const double worstY = yBetterSmall ? layout.plot.bottom() : layout.plot.top();
    // Walk from the best x to the worst; a front of more axes than two may hold points that these two do not order.
    std::sort(front.begin(), front.end(),
              [&](QPointF a, QPointF b) { return spec.xBetterLow ? a.x() < b.x() : a.x() > b.x(); });
    QList<QPointF> stairs{{front.first().x(), worstY}};
    double y = worstY;
    for (const QPointF &point : front) {
        const bool better = yBetterSmall ? point.y() < y : point.y() > y;
        if (!better)
            continue;
        stairs << QPointF(point.x(), y) << point;
        y = point.y();
    }
    stairs << QPointF(worstX, y);
    return stairs;
}

BetterArrow betterArrow(const ChartSpec &spec, const ChartStyle &style, const ChartLayout &layout)
{
    const double dx = style.px(24), dy = style.px(18);
    const double inset = std::min(style.px(72), layout.plot.width() * 0.1);
    const double headX = spec.xBetterLow ? layout.plot.left() + inset : layout.plot.right() - inset;
    const double headY = spec.yBetterLow ? layout.plot.bottom() - style.px(24) : layout.plot.top() + style.px(24);
    const QPointF head(headX, headY);
    return {head + QPointF(spec.xBetterLow ? dx : -dx, spec.yBetterLow ? -dy : dy), head};
}

QLineF dominanceArrow(const ScatterPoint &from, const ScatterPoint &to, const ChartStyle &style, const ChartSpec &spec,
                      const ChartLayout &layout)
{
    const ScatterGeometry geometry = scatterGeometry(style, spec);
    QLineF line(layout.map(from.at, AxisSide::Left), layout.map(to.at, AxisSide::Left));
    const double start = geometry.reach(from) + style.px(3), end = geometry.reach(to) + style.px(4);
    const double length = line.length();
    if (length <= start + end)
        return {};
    return {line.pointAt(start / length), line.pointAt(1.0 - end / length)};
}

} // namespace ui::charts
