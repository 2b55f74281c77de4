// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/style/theme.h"

#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPen>

namespace ui::charts {

/// Where a chart is going. Screen follows the window's theme; Presentation is larger; Export is on white, with a font
/// family that is named in the file.
enum class Mode { Screen, Presentation, Export };

enum class MarkShape { Circle, Triangle, Square, Diamond, Hexagon };

/// Everything about a chart's looks that does not come from its spec.
struct ChartStyle
{
    Mode mode = Mode::Screen;
    Theme theme;
    QFont font; ///< with a pixel size, so that a scaled painter scales the text as well
    QLocale locale;
    double unit = 1.0; ///< pixels of the chart for one design pixel

    static ChartStyle make(Mode mode, const Theme &theme, const QFont &applicationFont, const QLocale &locale);

    double px(double design) const { return unit * design; }
    QFont text(double factor, QFont::Weight weight = QFont::Normal) const;
    QColor color(Role role) const { return theme.series(role); }
    QColor textColor(Role role) const { return theme.seriesText(role); }
    QPen linePen(const SeriesSpec &series) const;
    QColor areaColor(const SeriesSpec &series) const;
    double markRadius(const SeriesSpec &series) const;
};

MarkShape markShape(Role role);

/// A mark: fill tells where the figure comes from (hollow: design, left half: benchmark, full: production).
/// Small marks are plain dots.
struct MarkLook
{
    MarkShape shape = MarkShape::Circle;
    core::project::Provenance provenance = core::project::Provenance::Benchmark;
    double radius = 5.5;
    QColor color;
    QColor ground; ///< what fills the hollow part
    double outline = 1.6;
};
void drawMark(QPainter &painter, QPointF centre, const MarkLook &look);

/// Text with a rim in the colour of the page, so that it reads over curves. `baseline` is the left end of the text's
/// line.
void drawHaloText(QPainter &painter, QPointF baseline, const QString &text, const QFont &font, const QColor &color,
                  const QColor &rim, double rimWidth);

} // namespace ui::charts
