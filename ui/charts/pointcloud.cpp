// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/pointcloud.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

namespace ui::charts {

namespace {

/// Lone points stay visible, all the more where there are few of them; crowds do not run together: opacity grows with
/// the logarithm of the count.
double opacityOf(std::uint32_t count, double logLargest, qsizetype points)
{
    constexpr qsizetype few = 2000;
    constexpr double crowd = 0.85;
    const double lone = points <= few ? 0.55 : 0.28;
    return logLargest <= 0.0 ? lone : lone + (crowd - lone) * std::log1p(count - 1.0) / logLargest;
}

struct CellCounts
{
    int columns = 0, rows = 0;
    std::vector<std::uint32_t> counts;
    double logLargest = 0.0;
};

CellCounts countCells(const QList<QPointF> &points, const QRectF &plot, double cellsPerPixel)
{
    CellCounts cells;
    cells.columns = std::clamp(static_cast<int>(std::ceil(plot.width() * cellsPerPixel)), 1, 8192);
    cells.rows = std::clamp(static_cast<int>(std::ceil(plot.height() * cellsPerPixel)), 1, 8192);
    cells.counts.assign(static_cast<std::size_t>(cells.columns) * static_cast<std::size_t>(cells.rows), 0);
    std::uint32_t largest = 0;
    for (const QPointF &point : points) {
        const int column = std::min(static_cast<int>((point.x() - plot.left()) * cellsPerPixel), cells.columns - 1);
        const int row = std::min(static_cast<int>((point.y() - plot.top()) * cellsPerPixel), cells.rows - 1);
        auto &count = cells.counts[static_cast<std::size_t>(row) * static_cast<std::size_t>(cells.columns) +
                                   static_cast<std::size_t>(column)];
        largest = std::max(largest, ++count);
    }
    cells.logLargest = largest > 1 ? std::log1p(largest - 1.0) : 0.0;
    return cells;
}

bool isRaster(const QPainter &painter)
{
    const QPaintEngine *engine = painter.paintEngine();
    return engine && engine->type() == QPaintEngine::Raster;
}

} // namespace

PointCloud::PointCloud()
{
    setFlag(ItemUsesExtendedStyleOption, false);
    setZValue(-1);
}

void PointCloud::setPoints(const QList<QPointF> &points, const Map &map, const QRectF &plot, const QColor &color,
                           double radius)
{
    prepareGeometryChange();
    m_plot = plot;
    m_color = color;
    m_radius = radius;
    m_image = QImage();
    m_points.clear();
    m_points.reserve(points.size());
    for (const QPointF &point : points) {
        const QPointF at = map(point);
        if (plot.contains(at))
            m_points.append(at);
    }
}

void PointCloud::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_points.isEmpty())
        return;
    painter->save();
    painter->setClipRect(m_plot, Qt::IntersectClip);
    if (isRaster(*painter))
        paintRaster(painter);
    else
        paintVector(painter);
    painter->restore();
}

void PointCloud::paintRaster(QPainter *painter)
{
    const double scale = painter->deviceTransform().m11();
    if (m_image.isNull() || m_imageScale != scale) {
        m_imageScale = scale;
        const CellCounts cells = countCells(m_points, m_plot, scale);
        QImage image(cells.columns, cells.rows, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter stamp(&image);
        stamp.setRenderHint(QPainter::Antialiasing);
        stamp.setPen(Qt::NoPen);
        // A stamp for each of a few opacities: thousands of discs without thousands of curves.
        constexpr int levels = 12;
        const double radius = m_radius * scale;
        const int size = static_cast<int>(std::ceil(2 * radius)) + 2;
        QList<QImage> stamps;
        for (int level = 0; level < levels; ++level) {
            QImage disc(size, size, QImage::Format_ARGB32_Premultiplied);
            disc.fill(Qt::transparent);
            QPainter one(&disc);
            one.setRenderHint(QPainter::Antialiasing);
            one.setPen(Qt::NoPen);
            QColor color = m_color;
            color.setAlphaF(static_cast<float>((level + 1.0) / levels));
            one.setBrush(color);
            one.drawEllipse(QPointF(size / 2.0, size / 2.0), radius, radius);
            stamps << disc;
        }
        for (int row = 0; row < cells.rows; ++row)
            for (int column = 0; column < cells.columns; ++column) {
                const std::uint32_t count =
                    cells.counts[static_cast<std::size_t>(row) * static_cast<std::size_t>(cells.columns) +
                                 static_cast<std::size_t>(column)];
                if (count == 0)
                    continue;
                const int level = std::clamp(
                    static_cast<int>(opacityOf(count, cells.logLargest, m_points.size()) * levels), 0, levels - 1);
                stamp.drawImage(column - size / 2, row - size / 2, stamps[level]);
            }
        stamp.end();
        m_image = image;
    }
    painter->drawImage(QRectF(m_plot.topLeft(), QSizeF(m_image.width(), m_image.height()) / m_imageScale), m_image);
}

void PointCloud::paintVector(QPainter *painter)
{
    // One cell about the size of a disc, whatever the units of the page are: as fine as a screen, and the file stays
    // bounded however many points there are.
    const double cellsPerPixel = 1.0 / std::max(0.8 * m_radius, 0.5);
    const CellCounts cells = countCells(m_points, m_plot, cellsPerPixel);
    painter->setPen(Qt::NoPen);
    for (int row = 0; row < cells.rows; ++row)
        for (int column = 0; column < cells.columns; ++column) {
            const std::uint32_t count =
                cells.counts[static_cast<std::size_t>(row) * static_cast<std::size_t>(cells.columns) +
                             static_cast<std::size_t>(column)];
            if (count == 0)
                continue;
            QColor color = m_color;
            color.setAlphaF(static_cast<float>(opacityOf(count, cells.logLargest, m_points.size())));
            painter->setBrush(color);
            painter->drawEllipse(m_plot.topLeft() + QPointF(column + 0.5, row + 0.5) / cellsPerPixel, m_radius,
                                 m_radius);
        }
}

} // namespace ui::charts
