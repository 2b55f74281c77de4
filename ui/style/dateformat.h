// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QString>

namespace ui {

/// A date of a file, "2026-09-26", as the reader's language writes it in short, the year always with four digits;
/// "2026-09" as "Sep 2026". Anything else stays as it is. For the screen: files keep the date as it was stated.
QString shownDate(const QString &stated, const QLocale &locale = QLocale());

} // namespace ui
