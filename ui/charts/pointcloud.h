// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QGraphicsItem>
#include <QImage>
#include <QList>
#include <QPointF>
#include <functional>

namespace ui::charts {

/// All points of a dense scatter as one item: a density picture on raster devices, one small disc for each occupied
/// cell on vector devices. Drawing a million points costs what one pass over them costs.
class PointCloud final : public QGraphicsItem
{
public:
    using Map = std::function<QPointF(QPointF)>;

    PointCloud();
    /// `points` are data, `map` takes them into the item's coordinates; nothing is drawn outside `plot`.
    void setPoints(const QList<QPointF> &points, const Map &map, const QRectF &plot, const QColor &color,
                   double radius);

    QRectF boundingRect() const override { return m_plot; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void paintRaster(QPainter *painter);
    void paintVector(QPainter *painter);

    QRectF m_plot;
    QColor m_color;
    double m_radius = 1.2;
    QList<QPointF> m_points; ///< mapped, inside the plot
    QImage m_image;          ///< cached density
    double m_imageScale = 0.0;
};

} // namespace ui::charts
