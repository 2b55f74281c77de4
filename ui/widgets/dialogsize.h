// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QDialog;

namespace ui {

/// The last step of making a dialog whose layout is a column: gives it the size it was drawn with at a font of 13
/// pixels, as large as its contents need, and never larger than the screen. What is above the buttons scrolls where the
/// screen is too small for it, so that the buttons are always there.
void settleDialog(QDialog &dialog, QSize design);

/// The most that a window beside the parent of this one may take of the screen, its frame left out.
QSize roomOnScreen(const QDialog &dialog);

} // namespace ui
