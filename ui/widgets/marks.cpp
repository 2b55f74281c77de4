// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/marks.h"

#include "ui/style/theme.h"

#include <QPainter>
#include <QPainterPath>
#include <numbers>

namespace ui {

using charts::Role;
using core::project::Provenance;

namespace {

QPainterPath polygon(QPointF centre, double radius, int corners, double firstDegrees)
{
    QPainterPath path;
    for (int i = 0; i < corners; ++i) {
        const double angle = (firstDegrees + 360.0 * i / corners) * std::numbers::pi / 180.0;
        const QPointF corner = centre + QPointF(std::cos(angle), -std::sin(angle)) * radius;
        i == 0 ? path.moveTo(corner) : path.lineTo(corner);
    }
    path.closeSubpath();
    return path;
}

QPainterPath shapeOf(Role role, QPointF centre, double radius)
{
    QPainterPath path;
    switch (role) {
    case Role::Ttft:
        return polygon(centre + QPointF(0, radius * 0.15), radius * 1.15, 3, 90.0);
    case Role::Tpot:
        path.addRect(QRectF(centre.x() - radius * 0.88, centre.y() - radius * 0.88, radius * 1.76, radius * 1.76));
        return path;
    case Role::Cost:
        return polygon(centre, radius * 1.2, 4, 90.0);
    case Role::Energy:
        return polygon(centre, radius * 1.1, 6, 90.0);
    default:
        path.addEllipse(centre, radius, radius);
        return path;
    }
}

} // namespace

void drawMark(QPainter &painter, const Theme &theme, Role role, Provenance provenance, QPointF centre, double radius)
{
    const QColor color = theme.series(role);
    const QPainterPath shape = shapeOf(role, centre, radius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    if (provenance == Provenance::Production) {
        painter.fillPath(shape, color);
    } else if (provenance == Provenance::Benchmark) {
        const QRectF bounds = shape.boundingRect().adjusted(-1, -1, 1, 1);
        painter.save();
        painter.setClipRect(QRectF(bounds.left(), bounds.top(), centre.x() - bounds.left(), bounds.height()),
                            Qt::IntersectClip);
        painter.fillPath(shape, color);
        painter.restore();
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::MiterJoin));
    painter.drawPath(shape);
    painter.restore();
}

void drawCheckMark(QPainter &painter, const Theme &theme, bool full, QPointF centre, double radius)
{
    const QPainterPath shape = polygon(centre + QPointF(0, radius * 0.15), radius * 1.15, 3, 90.0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.check, 1.3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(full ? QBrush(theme.check) : QBrush(Qt::NoBrush));
    painter.drawPath(shape);
    painter.restore();
}

} // namespace ui
