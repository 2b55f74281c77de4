// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace ui {

/// A table from a spreadsheet's clipboard as CSV with decimal points: cells are numbers of the reader's locale there,
/// and nowhere else. Empty when the text is no table (less than two lines, or one column).
QString csvFromClipboard(const QString &text, const QLocale &locale);

} // namespace ui
