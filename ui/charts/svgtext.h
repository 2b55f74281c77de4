// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace ui::charts {

/// An SVG whose texts are as wide as they were laid out, whatever font the viewer has: labels of a machine without
/// Roboto neither run into one another nor out of the picture.
QByteArray withTextLengths(const QByteArray &svg);

} // namespace ui::charts
