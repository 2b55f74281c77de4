// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartstyle.h"

#include "ui/style/exportfont.h"

#include <QFontInfo>
#include <QPaintEngine>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui::charts {

namespace {

constexpr double presentationFactor = 1.5;
constexpr double leastContrastWidth = 2.0;
constexpr double plainDotBelow = 3.0; // smaller marks cannot show how they are filled

QPainterPath shapePath(MarkShape shape, QPointF c, double r)
{
    QPainterPath path;
    const auto polygon = [&](int corners, double startAngle, double radius, double dy) {
        for (int i = 0; i < corners; ++i) {
            const double angle = startAngle + 2 * std::numbers::pi * i / corners;
            const QPointF at = c + QPointF(radius * std::cos(angle), radius * std::sin(angle) + dy);
            i == 0 ? path.moveTo(at) : path.lineTo(at);
        }
        path.closeSubpath();
    };
    // Areas are about equal, so that no shape looks more important than another.
    switch (shape) {
    case MarkShape::Circle:
        path.addEllipse(c, r, r);
        break;
    case MarkShape::Triangle:
        polygon(3, -std::numbers::pi / 2, r * 1.28, r * 0.2);
        break;
    case MarkShape::Square:
        path.addRect(QRectF(c.x() - r * 0.9, c.y() - r * 0.9, r * 1.8, r * 1.8));
        break;
    case MarkShape::Diamond:
        polygon(4, -std::numbers::pi / 2, r * 1.25, 0);
        break;
    case MarkShape::Hexagon:
        polygon(6, -std::numbers::pi / 2, r * 1.1, 0);
        break;
    }
    return path;
}

/// The rim of a text. Vector devices get an outline; on a raster the text itself, drawn around its place from the cache
/// of glyphs, looks the same at a tenth of the price of stroking every letter.
void drawRim(QPainter &painter, QPointF baseline, const QString &text, const QFont &font, const QColor &rim,
             double width)
{
    const QPaintEngine *engine = painter.paintEngine();
    if (!engine || engine->type() != QPaintEngine::Raster) {
        QPainterPath path;
        path.addText(baseline, font, text);
        painter.strokePath(path, QPen(rim, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        return;
    }
    constexpr int directions = 12;
    painter.setFont(font);
    painter.setPen(rim);
    for (int i = 0; i < directions; ++i) {
        const double angle = 2 * std::numbers::pi * i / directions;
        painter.drawText(baseline + QPointF(std::cos(angle), std::sin(angle)) * (width / 2), text);
    }
}

} // namespace

ChartStyle ChartStyle::make(Mode mode, const Theme &theme, const QFont &applicationFont, const QLocale &locale)
{
    ChartStyle style;
    style.mode = mode;
    style.theme = mode == Mode::Export ? Theme::lightTheme() : theme;
    style.locale = locale;
    const QFontInfo info(applicationFont);
    style.font = applicationFont;
    if (mode == Mode::Export)
        style.font = exportFont(info.pixelSize());
    const double factor = mode == Mode::Presentation ? presentationFactor : 1.0;
    style.font.setPixelSize(std::max(1, qRound(info.pixelSize() * factor)));
    style.unit = designLength(applicationFont, 1.0) * factor;
    return style;
}

QFont ChartStyle::text(double factor, QFont::Weight weight) const
{
    return scaledFont(font, factor, weight);
}

QPen ChartStyle::linePen(const SeriesSpec &series) const
{
    const bool thin = series.shape == SeriesShape::MarksAndThinLine;
    const bool area = series.shape == SeriesShape::Area;
    QPen pen(withAlpha(color(series.role), area ? 1.0 : thin ? 0.5 : series.secondary ? 0.55 : 0.8));
    pen.setWidthF(px(area ? 2.0 : thin ? 1.0 : 1.6));
    if (theme.highContrast) { // nothing is quiet here; what comes second is finer
        pen.setColor(color(series.role));
        pen.setWidthF(std::max(leastContrastWidth, px(thin || series.secondary ? 2.0 : 2.6)));
    }
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::FlatCap);
    if (series.role == Role::Ttft)
        pen.setDashPattern({5.0, 3.5});
    else if (series.role == Role::Tpot)
        pen.setDashPattern({6.0, 3.0, 1.5, 3.0});
    return pen;
}

QColor ChartStyle::areaColor(const SeriesSpec &series) const
{
    if (series.shape != SeriesShape::Band)
        return withAlpha(color(series.role), 0.15);
    // A rectangle is a bar that is read from afar, and no band round a curve.
    const bool bar =
        series.points.size() == 2 && series.points.first().y() == series.points.last().y() && series.upper.size() == 2;
    constexpr double band = 0.13, strongBar = 0.7, quietBar = 0.4;
    return withAlpha(color(series.role), !bar ? band : series.role == Role::Neutral ? quietBar : strongBar);
}

double ChartStyle::markRadius(const SeriesSpec &series) const
{
    return px(series.goodputStrip || series.secondary ? 4.0 : 5.5);
}

MarkShape markShape(Role role)
{
    switch (role) {
    case Role::Ttft:
        return MarkShape::Triangle;
    case Role::Tpot:
        return MarkShape::Square;
    case Role::Cost:
        return MarkShape::Diamond;
    case Role::Energy:
        return MarkShape::Hexagon;
    default:
        return MarkShape::Circle;
    }
}

void drawMark(QPainter &painter, QPointF centre, const MarkLook &look)
{
    using core::project::Provenance;
    const QPainterPath outline = shapePath(look.shape, centre, look.radius);
    painter.setPen(Qt::NoPen);
    if (look.radius < plainDotBelow) {
        painter.fillPath(outline, look.color);
        return;
    }
    painter.fillPath(outline, look.provenance == Provenance::Production ? look.color : look.ground);
    if (look.provenance == Provenance::Benchmark) {
        QPainterPath half;
        half.addRect(
            QRectF(centre.x() - 2 * look.radius, centre.y() - 2 * look.radius, 2 * look.radius, 4 * look.radius));
        painter.fillPath(outline.intersected(half), look.color);
    }
    painter.strokePath(outline, QPen(look.color, look.outline, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
}

void drawHaloText(QPainter &painter, QPointF baseline, const QString &text, const QFont &font, const QColor &color,
                  const QColor &rim, double rimWidth)
{
    if (rimWidth > 0)
        drawRim(painter, baseline, text, font, rim, rimWidth);
    painter.setFont(font);
    painter.setPen(color);
    painter.drawText(baseline, text);
}

} // namespace ui::charts
