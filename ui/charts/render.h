// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"
#include "ui/charts/chartstyle.h"

#include <QByteArray>
#include <QImage>
#include <QLocale>
#include <QRectF>
#include <QSizeF>
#include <QString>
#include <functional>

class QPainter;

/// The one way in which charts are drawn: window, slide, report, PNG, SVG, PDF and the command line all come here.
namespace ui::charts {

/// Draws into `rect` of the painter's coordinates. `unitsPerPixel` says how many of the painter's units one pixel of
/// the layout is (1 on a screen; resolution / 96 on a page), so that text has its natural size on paper.
void renderChart(const ChartSpec &spec, QPainter &painter, const QRectF &rect, Mode mode, const QLocale &locale,
                 const Theme &theme, double unitsPerPixel = 1.0);

/// Anything that can be drawn, with what a file says of it.
struct Drawing
{
    QString title, summary;
    /// Into `rect` of the painter's coordinates; `unitsPerPixel` as for `renderChart`.
    std::function<void(QPainter &painter, const QRectF &rect, double unitsPerPixel)> paint;
};

/// A chart as it is exported: on white.
Drawing chartDrawing(const ChartSpec &spec, const QLocale &locale);

/// On white, at `size` in pixels of 1/96 inch, `scale` times as fine.
QImage drawnImage(const Drawing &drawing, const QSize &size, double scale, Mode mode);
QImage chartImage(const ChartSpec &spec, const QSize &size, double scale, Mode mode, const QLocale &locale,
                  const Theme &theme);
QByteArray chartSvg(const ChartSpec &spec, const QSize &size, const QLocale &locale);
QByteArray chartPdf(const ChartSpec &spec, const QSize &size, const QLocale &locale);

/// How large a chart is written.
struct ExportSize
{
    QSize size;         ///< pixels of 1/96 inch
    double scale = 3.0; ///< of a PNG: device pixels for one of these
    ExportSize(const QSize &pixels, double pngScale = 3.0)
        : size(pixels)
        , scale(pngScale)
    {}
};

/// Writes SVG, PDF or PNG by the file's suffix; false with a sentence in `why` where that does not work. The same chart
/// gives the same bytes.
bool exportChart(const ChartSpec &spec, const QString &path, const ExportSize &size, const QLocale &locale,
                 QString *why);
bool exportDrawing(const Drawing &drawing, const QString &path, const ExportSize &size, const QLocale &locale,
                   QString *why);

} // namespace ui::charts
