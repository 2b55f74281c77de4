// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/marks.h"

#include "ui/charts/chartstyle.h"
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

} // namespace

void drawMark(QPainter &painter, const Theme &theme, Role role, Provenance provenance, QPointF centre, double radius)
{
    charts::MarkLook look;
    look.shape = charts::markShape(role);
    look.provenance = provenance;
    look.radius = radius;
    look.color = theme.series(role);
    look.ground = Qt::transparent;
    look.outline = 1.4;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    charts::drawMark(painter, centre, look);
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
