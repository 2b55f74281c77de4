// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

namespace ui {

/// The sizes of text that the window offers, in percent of the system's.
const QList<int> &textSizes();

/// Makes the whole program's text so many percent of the system's size; call again to change it at run time.
void applyTextSize(int percent);
int textSizePercent();

} // namespace ui
