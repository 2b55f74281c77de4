// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <QFont>
#include <QRectF>
#include <functional>
#include <variant>

class QPainter;

namespace ui {
struct Theme;
}

/// The pictures of slides that are no charts: what can be counted, and what takes how long.
namespace ui::slides {

/// Things to be counted, a square each, or a few squares that belong together: the GPUs of a replica.
struct Counted
{
    enum class Fill { Full, Half, Hollow, Planned }; ///< Planned: dashed, as head-room is
    struct Part
    {
        qsizetype count = 0; ///< of things; 0 draws nothing
        Fill fill = Fill::Full;
        QString words; ///< beneath the squares, with its number: "18 replicas for the load"
    };
    QList<Part> parts;
    qsizetype together = 1; ///< squares of one thing
    /// What each full square holds, from its foot up, where few enough are drawn to see it: shares of 0..1.
    struct Level
    {
        double share = 0.0;
        charts::Role role = charts::Role::Neutral;
        QString words; ///< "17.6 GB of weights"
    };
    QList<Level> levels{};
    charts::Role role = charts::Role::Neutral;

    QString summary() const;
};

/// Lengths on one scale that begins at zero, one below the other.
struct Stretches
{
    struct Row
    {
        QString words; ///< over the bar
        double from = 0.0, to = 0.0;
        QString end;                    ///< at the bar's end: "1.5 s"
        std::optional<double> longTo{}; ///< where the long ones end, dimmed
        QString longEnd{};              ///< "p95: 31.5 s"
        charts::Role role = charts::Role::Neutral;
        bool open = false; ///< nobody says where it ends: dashed to the edge
    };
    QList<Row> rows;

    QString summary() const;
};

using Drawing = std::variant<Counted, Stretches>;

QString summaryOf(const Drawing &drawing);

/// What a drawing is drawn with: lengths and fonts are those of a slide of 1280 × 720.
struct Brush
{
    QPainter &painter;
    const Theme &theme;
    std::function<double(double design)> px;
    std::function<QFont(double factor, QFont::Weight weight)> font;
};

void paint(const Brush &brush, const QRectF &rect, const Drawing &drawing);

/// How the squares of `things` things lie in a room; every length in its unit.
struct SquareGrid
{
    double side = 0.0;
    qsizetype columns = 1;         ///< things in a row
    qsizetype blockColumns = 1;    ///< squares in a row of a thing
    qsizetype blockRows = 1;       ///< rows of squares of a thing
    qsizetype thingsPerSquare = 1; ///< more than one where single ones could not be seen

    QRectF square(qsizetype thing, qsizetype part) const;
    double height(qsizetype things) const;
};

/// The largest squares up to `largest` with which everything finds room; where they would be smaller than `least`, one
/// square stands for a thing, then for 10, 100 … things.
SquareGrid gridOf(qsizetype things, qsizetype together, const QSizeF &room, double largest, double least);

} // namespace ui::slides
