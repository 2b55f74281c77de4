// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/render.h"

#include "core/files.h"
#include "ui/charts/chartscene.h"
#include "ui/charts/svgtext.h"
#include "ui/report/pdffile.h"
#include "ui/style/numberformat.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <algorithm>

namespace ui::charts {

namespace {

constexpr double pixelsPerInch = 96.0, pointsPerInch = 72.0;

/// A picture of its own has air around it; on a page the page sees to that.
QRectF framed(const QSizeF &size, Mode mode, double unitsPerPixel)
{
    const double margin =
        mode == Mode::Export ? std::min({16.0, size.width() / 20, size.height() / 20}) * unitsPerPixel : 0.0;
    return QRectF(QPointF(0, 0), size * unitsPerPixel).adjusted(margin, margin, -margin, -margin);
}

} // namespace

void renderChart(const ChartSpec &spec, QPainter &painter, const QRectF &rect, Mode mode, const QLocale &locale,
                 const Theme &theme, double unitsPerPixel)
{
    // The style is made as large as the units, rather than the painter scaled: a small font under a scaled painter gets
    // its advances rounded to its own pixels, and text on paper would be wider than it was measured.
    ChartStyle style = ChartStyle::make(mode, theme, QGuiApplication::font(), locale);
    style.font.setPixelSize(std::max(1, qRound(style.font.pixelSize() * unitsPerPixel)));
    style.unit *= unitsPerPixel;
    ChartScene scene;
    scene.set(spec, style, rect.size());
    painter.save();
    painter.translate(rect.topLeft());
    scene.paint(painter);
    painter.restore();
}

namespace {

Drawing drawingOf(const ChartSpec &spec, Mode mode, const QLocale &locale, const Theme &theme)
{
    return {spec.title, spec.summary, [=](QPainter &painter, const QRectF &rect, double unitsPerPixel) {
                renderChart(spec, painter, rect, mode, locale, theme, unitsPerPixel);
            }};
}

QByteArray drawnSvg(const Drawing &drawing, const QSize &size)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setResolution(static_cast<int>(pixelsPerInch));
    generator.setTitle(drawing.title);
    generator.setDescription(drawing.summary);
    QPainter painter(&generator);
    drawing.paint(painter, framed(size, Mode::Export, 1.0), 1.0);
    painter.end();
    return withTextLengths(buffer.data());
}

QByteArray drawnPdf(const Drawing &drawing, const QSize &size)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    constexpr int resolution = 1200;
    writer.setResolution(resolution);
    const QSizeF points = QSizeF(size) * pointsPerInch / pixelsPerInch;
    writer.setPageLayout(QPageLayout(QPageSize(points, QPageSize::Point, QString(), QPageSize::ExactMatch),
                                     QPageLayout::Portrait, QMarginsF()));
    writer.setTitle(drawing.title);
    writer.setCreator(QStringLiteral("Paretoscope"));
    QPainter painter(&writer);
    const double units = resolution / pixelsPerInch;
    drawing.paint(painter, framed(size, Mode::Export, units), units);
    painter.end();
    return buffer.data();
}

} // namespace

Drawing chartDrawing(const ChartSpec &spec, const QLocale &locale)
{
    return drawingOf(spec, Mode::Export, locale, Theme::lightTheme());
}

QImage drawnImage(const Drawing &drawing, const QSize &size, double scale, Mode mode)
{
    QImage image((QSizeF(size) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDotsPerMeterX(qRound(pixelsPerInch / 0.0254 * scale));
    image.setDotsPerMeterY(qRound(pixelsPerInch / 0.0254 * scale));
    image.fill(Qt::white);
    QPainter painter(&image);
    drawing.paint(painter, framed(size, mode, scale), scale);
    return image;
}

QImage chartImage(const ChartSpec &spec, const QSize &size, double scale, Mode mode, const QLocale &locale,
                  const Theme &theme)
{
    return drawnImage(drawingOf(spec, mode, locale, theme), size, scale, mode);
}

QByteArray chartSvg(const ChartSpec &spec, const QSize &size, const QLocale &locale)
{
    return drawnSvg(chartDrawing(spec, locale), size);
}

QByteArray chartPdf(const ChartSpec &spec, const QSize &size, const QLocale &locale)
{
    return drawnPdf(chartDrawing(spec, locale), size);
}

bool exportChart(const ChartSpec &spec, const QString &path, const ExportSize &size, const QLocale &locale,
                 QString *why)
{
    return exportDrawing(chartDrawing(spec, locale), path, size, locale, why);
}

bool exportDrawing(const Drawing &drawing, const QString &path, const ExportSize &size, const QLocale &locale,
                   QString *why)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    const auto fail = [&](const QString &sentence) {
        if (why)
            *why = sentence;
        return false;
    };
    QByteArray bytes;
    if (suffix == QLatin1String("svg")) {
        bytes = drawnSvg(drawing, size.size);
    } else if (suffix == QLatin1String("pdf")) {
        bytes = drawnPdf(drawing, size.size);
        if (auto finished = report::finishPdf(bytes, {drawing.title, locale.bcp47Name(), std::nullopt, {}, {}, {}}))
            bytes = *finished;
    } else if (suffix == QLatin1String("png")) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        drawnImage(drawing, size.size, size.scale, Mode::Export).save(&buffer, "PNG");
    } else {
        return fail(
            QCoreApplication::translate("charts", "A chart can be saved as SVG, PDF or PNG; “%1” is none of these.")
                .arg(QFileInfo(path).fileName()));
    }
    const auto written = core::writeFileAtomically(core::pathFromText(path.toStdString()), bytes.toStdString());
    if (!written)
        //: %1 is a file, %2 says what went wrong: "cannot be written: there is no space left on the device"
        return fail(QCoreApplication::translate("charts", "%1: %2.").arg(path, localised(written.error().message)));
    return true;
}

} // namespace ui::charts
