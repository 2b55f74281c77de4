// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/lineicon.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QtMath>

namespace ui {

QPixmap lineIcon(const QString &name, const QColor &color, int size, qreal devicePixelRatio)
{
    const QString key =
        QStringLiteral("lineicon/%1/%2/%3/%4").arg(name, color.name(QColor::HexArgb)).arg(size).arg(devicePixelRatio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    // Qt's SVG knows no currentColor.
    QByteArray svg = file.readAll();
    svg.replace("currentColor", color.name().toLatin1());
    QSvgRenderer renderer(svg);
    const int pixels = qCeil(size * devicePixelRatio);
    pixmap = QPixmap(pixels, pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    renderer.render(&painter, QRectF(0, 0, pixels, pixels));
    painter.end();
    pixmap.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace ui
