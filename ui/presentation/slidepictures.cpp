// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presentation/slidepictures.h"

#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace ui::slides {

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Slides)
};

constexpr double between = 0.2;    ///< squares, of their side
constexpr double apart = 0.75;     ///< things of several squares
constexpr double rounding = 0.14;  ///< of the side
constexpr double largestSide = 64; ///< of a slide 1280 × 720
constexpr double fewSide = 104;    ///< where they are few
constexpr qsizetype few = 16;
constexpr double leastSide = 9;
constexpr double wordsFactor = 1.7;
constexpr double endFactor = 1.35;
constexpr double leastBar = 40, largestBar = 92;
constexpr double dimmed = 0.35;
constexpr double outline = 1.8;

/// Room between two things: more than between the squares of one.
double gapOf(const SquareGrid &grid)
{
    return grid.side * (grid.blockColumns * grid.blockRows > 1 ? apart : between);
}

double lengthOf(qsizetype squares, double side)
{
    return side * (static_cast<double>(squares) * (1.0 + between) - between);
}

qsizetype rowsOf(const SquareGrid &grid, qsizetype things)
{
    return (things + grid.columns - 1) / grid.columns;
}

/// Draws words at a size at which they fit, at least at 0.7 of it; what is longer still takes a second line.
double paintWords(const Brush &brush, const QRectF &room, const QString &words, double factor, const QColor &color)
{
    QFont font = brush.font(factor, QFont::Normal);
    const int least = std::max(1, static_cast<int>(font.pixelSize() * 0.7));
    const QString text = unitsWhole(words);
    while (QFontMetricsF(font).horizontalAdvance(text) > room.width() && font.pixelSize() > least)
        font.setPixelSize(font.pixelSize() - 1);
    const QRectF needed = QFontMetricsF(font).boundingRect(room, Qt::TextWordWrap | Qt::AlignLeft, text);
    brush.painter.setFont(font);
    brush.painter.setPen(color);
    brush.painter.drawText(QRectF(room.left(), room.top(), room.width(), needed.height() + 1.0),
                           Qt::TextWordWrap | Qt::AlignLeft, text);
    return needed.height();
}

void paintSquare(const Brush &brush, const QRectF &rect, Counted::Fill fill, const QColor &color)
{
    QPainter &painter = brush.painter;
    const double round = rect.width() * rounding, pen = std::min(brush.px(outline), rect.width() * 0.2);
    const QRectF inside = rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    QPen line(color, pen);
    if (fill == Counted::Fill::Planned)
        line.setDashPattern({2.4, 1.8});
    painter.setPen(line);
    painter.setBrush(fill == Counted::Fill::Full ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(inside, round, round);
    if (fill == Counted::Fill::Half) {
        painter.save();
        painter.setClipRect(QRectF(rect.left(), rect.top(), rect.width() / 2, rect.height()), Qt::IntersectClip);
        painter.setBrush(color);
        painter.drawRoundedRect(inside, round, round);
        painter.restore();
    }
}

/// What a square holds: areas on top of each other, the outline around all of it.
void paintLevels(const Brush &brush, const QRectF &rect, const QList<Counted::Level> &levels, const QColor &color)
{
    QPainter &painter = brush.painter;
    const double pen = brush.px(outline), round = rect.width() * rounding;
    const QRectF inside = rect.adjusted(pen / 2, pen / 2, -pen / 2, -pen / 2);
    QPainterPath shape;
    shape.addRoundedRect(inside, round, round);
    painter.save();
    painter.setClipPath(shape, Qt::IntersectClip);
    double bottom = inside.bottom();
    for (const Counted::Level &level : levels) {
        const double top = bottom - inside.height() * std::clamp(level.share, 0.0, 1.0);
        painter.fillRect(QRectF(QPointF(inside.left(), top), QPointF(inside.right(), bottom)),
                         brush.theme.series(level.role));
        bottom = top;
    }
    painter.restore();
    painter.setPen(QPen(color, pen));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(shape);
}

void paintCounted(const Brush &brush, const QRectF &rect, const Counted &counted)
{
    qsizetype things = 0;
    QList<Counted::Part> parts;
    for (const Counted::Part &part : counted.parts)
        if (part.count > 0) {
            things += part.count;
            parts << part;
        }
    const bool isFew = things * counted.together <= few;
    const qsizetype levels = isFew ? counted.levels.size() : 0;
    const double line = QFontMetricsF(brush.font(wordsFactor, QFont::Normal)).height() * 1.25;
    const double words = line * static_cast<double>(parts.size() + levels + 1);
    const QSizeF room(rect.width(), rect.height() - words - brush.px(20));
    const SquareGrid grid =
        gridOf(things, counted.together, room, brush.px(isFew ? fewSide : largestSide), brush.px(leastSide));
    const QColor color = brush.theme.series(counted.role);
    qsizetype at = 0;
    for (const Counted::Part &part : parts) {
        const qsizetype shown = (part.count + grid.thingsPerSquare - 1) / grid.thingsPerSquare;
        for (qsizetype thing = 0; thing < shown; ++thing, ++at)
            for (qsizetype square = 0; square < grid.blockColumns * grid.blockRows; ++square) {
                const QRectF place = grid.square(at, square).translated(rect.topLeft());
                if (levels > 0 && part.fill == Counted::Fill::Full)
                    paintLevels(brush, place, counted.levels, color);
                else
                    paintSquare(brush, place, part.fill, color);
            }
    }
    double y = rect.top() + grid.height(at) + brush.px(26);
    const auto legend = [&](const QString &text, const std::function<void(const QRectF &)> &mark) {
        const double side = line * 0.5, left = rect.left() + side + brush.px(14);
        mark(QRectF(rect.left(), y + line * 0.14, side, side));
        y += std::max(line, paintWords(brush, QRectF(left, y, rect.right() - left, line * 2), text, wordsFactor,
                                       brush.theme.text1) +
                                line * 0.2);
    };
    for (const Counted::Part &part : parts)
        legend(part.words, [&](const QRectF &mark) {
            paintSquare(brush, mark, levels > 0 && part.fill == Counted::Fill::Full ? Counted::Fill::Hollow : part.fill,
                        color);
        });
    for (qsizetype i = levels - 1; i >= 0; --i) // as they lie in the squares
        legend(counted.levels[i].words,
               [&](const QRectF &mark) { brush.painter.fillRect(mark, brush.theme.series(counted.levels[i].role)); });
    if (grid.thingsPerSquare > 1)
        paintWords(brush, QRectF(rect.left(), y, rect.width(), line * 2),
                   Say::tr("A square stands for %1.").arg(formatNumber(static_cast<double>(grid.thingsPerSquare))),
                   endFactor, brush.theme.text2);
}

/// The bar of a row and, dimmed, that of the long ones; what nobody limits is dashed to the edge.
void paintBar(const Brush &brush, const Stretches::Row &row, const QRectF &bar, double edge,
              const std::function<double(double)> &x)
{
    QPainter &painter = brush.painter;
    const QColor color = brush.theme.series(row.role);
    if (row.open) {
        QPen dashes(color, brush.px(outline));
        dashes.setDashPattern({3.0, 2.0});
        painter.setPen(dashes);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(QPointF(bar.left(), bar.top() + brush.px(1)), QPointF(edge, bar.bottom())));
        return;
    }
    painter.fillRect(bar, color);
    if (!row.longTo)
        return;
    const QRectF rest(QPointF(bar.right(), bar.top()), QPointF(x(*row.longTo), bar.bottom()));
    if (!brush.theme.highContrast) {
        painter.fillRect(rest, withAlpha(color, dimmed));
        return;
    }
    const double half = brush.px(outline) / 2;
    painter.setPen(QPen(color, brush.px(outline)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rest.adjusted(half, half, -half, -half));
}

/// What stands at the ends, beneath the bar and within the picture; the long one gives way to the other.
void paintEnds(const Brush &brush, const Stretches::Row &row, const QRectF &bar, double edge,
               const std::function<double(double)> &x)
{
    const QFont font = brush.font(endFactor, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    brush.painter.setFont(font);
    brush.painter.setPen(brush.theme.seriesText(row.role));
    const double baseline = bar.bottom() + metrics.ascent() + brush.px(3);
    const auto leftOf = [&](double end, double wide, double from) {
        return std::max(from, std::min(end, edge) - wide);
    };
    const double wide = metrics.horizontalAdvance(row.end);
    const double left = leftOf(bar.right(), wide, bar.left());
    brush.painter.drawText(QPointF(left, baseline), row.end);
    if (!row.longTo)
        return;
    const double farWide = metrics.horizontalAdvance(row.longEnd);
    const double from = left + wide + brush.px(18);
    const double far = leftOf(x(*row.longTo), farWide, from);
    if (far + farWide <= edge + 1.0)
        brush.painter.drawText(QPointF(far, baseline), row.longEnd);
}

void paintStretches(const Brush &brush, const QRectF &rect, const Stretches &stretches)
{
    double most = 0.0;
    for (const Stretches::Row &row : stretches.rows)
        most = std::max({most, row.to, row.longTo.value_or(0.0)});
    if (most <= 0.0)
        most = 1.0;
    // Where something has no end, what has one takes a part of the room only.
    const bool open =
        std::any_of(stretches.rows.begin(), stretches.rows.end(), [](const auto &row) { return row.open; });
    const double scale = rect.width() / most * (open ? 0.4 : 1.0);
    const auto x = [&](double value) { return rect.left() + value * scale; };
    const double words = QFontMetricsF(brush.font(wordsFactor, QFont::Normal)).height() * 1.2;
    const double ends = QFontMetricsF(brush.font(endFactor, QFont::DemiBold)).height() + brush.px(3);
    const double spacing = brush.px(34);
    const double room = rect.height() / static_cast<double>(stretches.rows.size());
    const double thick = std::clamp(room - words - ends - spacing, brush.px(leastBar), brush.px(largestBar));
    const double tall = words + thick + ends + spacing;
    double y = rect.top();
    for (const Stretches::Row &row : stretches.rows) {
        const double used = paintWords(brush, QRectF(rect.left(), y, rect.width(), words * 2), row.words, wordsFactor,
                                       brush.theme.text1);
        const double top = y + std::max(words, used + brush.px(4));
        const double least = brush.px(3); // what is short beside the others is seen as well
        const double right = row.open ? rect.right() : std::max(x(row.to), x(row.from) + least);
        const QRectF bar(QPointF(x(row.from), top), QPointF(right, top + thick));
        brush.painter.setPen(QPen(brush.theme.text3, brush.px(1))); // where the scale begins
        brush.painter.drawLine(QPointF(rect.left(), bar.top() - brush.px(4)),
                               QPointF(rect.left(), bar.bottom() + brush.px(4)));
        paintBar(brush, row, bar, rect.right(), x);
        paintEnds(brush, row, bar, rect.right(), x);
        y += tall;
    }
}

} // namespace

QString Counted::summary() const
{
    QStringList words;
    for (const Part &part : parts)
        if (part.count > 0)
            words << part.words;
    for (const Level &level : levels)
        words << level.words;
    return words.join(QStringLiteral("; "));
}

QString Stretches::summary() const
{
    QStringList words;
    for (const Row &row : rows) {
        QStringList ends{row.end, row.longEnd};
        ends.removeAll(QString());
        words << (ends.isEmpty() ? row.words
                                 : QStringLiteral("%1: %2").arg(row.words, ends.join(QStringLiteral(", "))));
    }
    return words.join(QStringLiteral("; "));
}

QString summaryOf(const Drawing &drawing)
{
    return std::visit([](const auto &one) { return one.summary(); }, drawing);
}

void paint(const Brush &brush, const QRectF &rect, const Drawing &drawing)
{
    if (const auto *counted = std::get_if<Counted>(&drawing))
        paintCounted(brush, rect, *counted);
    else
        paintStretches(brush, rect, std::get<Stretches>(drawing));
}

QRectF SquareGrid::square(qsizetype thing, qsizetype part) const
{
    const double gap = gapOf(*this), step = side * (1.0 + between);
    const QPointF block(static_cast<double>(thing % columns) * (lengthOf(blockColumns, side) + gap),
                        static_cast<double>(thing / columns) * (lengthOf(blockRows, side) + gap));
    return QRectF(block.x() + static_cast<double>(part % blockColumns) * step,
                  block.y() + static_cast<double>(part / blockColumns) * step, side, side);
}

double SquareGrid::height(qsizetype things) const
{
    const auto rows = static_cast<double>(rowsOf(*this, things));
    return rows * (lengthOf(blockRows, side) + gapOf(*this)) - gapOf(*this);
}

SquareGrid gridOf(qsizetype things, qsizetype together, const QSizeF &room, double largest, double least)
{
    SquareGrid grid;
    things = std::max<qsizetype>(things, 1);
    together = std::max<qsizetype>(together, 1);
    constexpr qsizetype stacked = 4; // so many lie in two rows
    grid.blockRows = together >= stacked && together % 2 == 0 ? 2 : 1;
    grid.blockColumns = together / grid.blockRows;
    const auto columnsAt = [&](double side) {
        grid.side = side;
        const double wide = lengthOf(grid.blockColumns, side), gap = gapOf(grid);
        return static_cast<qsizetype>((room.width() + gap + 1e-6) / (wide + gap));
    };
    for (double side = largest; side >= least; side -= 1.0) {
        grid.columns = columnsAt(side);
        if (grid.columns >= 1 && grid.height(things) <= room.height())
            return grid;
    }
    if (together > 1)
        return gridOf(things, 1, room, largest, least);
    constexpr qsizetype step = 10;
    if (things <= 1) { // no room for a single one: the smallest
        grid.side = least;
        return grid;
    }
    SquareGrid coarser = gridOf((things + step - 1) / step, 1, room, largest, least);
    coarser.thingsPerSquare *= step;
    return coarser;
}

} // namespace ui::slides
