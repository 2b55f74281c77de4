// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

namespace ui {

/// The family of everything that leaves the program (PDF, SVG, PNG of charts): shipped, so that the same input gives
/// the same bytes on every machine. The window itself uses the system's font. Digits are of equal width. \pre a
/// QGuiApplication exists
QString exportFontFamily();

enum class ExportWeight { Regular, Medium, Bold };

/// The export font at a size in device pixels, ligatures off so that "efficiency" is found by a text search.
QFont exportFont(int pixelSize, ExportWeight weight = ExportWeight::Regular);

} // namespace ui
