// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;

namespace ui {

/// In high contrast there is no grey to tell a hint in an empty field from a value: there it is slanted.
void slantPlaceholder(QLineEdit *edit);

} // namespace ui
