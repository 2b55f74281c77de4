// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPixmap>
#include <QString>

namespace ui {

/// One of the line icons under :/icons, drawn in a colour of the theme: sharp at every scale, right in every mode.
/// `name` as "pages/knee"; `size` in logical pixels. Null when there is no such icon.
QPixmap lineIcon(const QString &name, const QColor &color, int size, qreal devicePixelRatio);

} // namespace ui
