// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace ui {

/// A text as it is compared when something is searched: without accents and case, "ß" as "ss", "œ" as "oe", "₂" as "2".
/// What is typed and what is searched are folded alike, so that "prufung" finds "Prüfung".
QString folded(const QString &text);

/// All spellings that find a text: folded, and with its umlauts written out ("Pruefung") where it has any.
QString findable(const QString &text);

} // namespace ui
