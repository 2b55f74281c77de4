// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// The language of texts and the format of numbers. Changing it makes Qt send QEvent::LanguageChange to every
/// window; windows that are there take on the format of numbers as well.
namespace ui::language {

/// Codes that can be chosen: "en" first, then those whose translation is built in.
QStringList available();

/// "Deutsch" for "de".
QString nativeName(const QString &code);

/// Installs the translation and sets the default locale. An empty code is the system's own language and number format;
/// a code sets both to that language.
void apply(const QString &code);

/// What was applied last; empty: the system's.
QString current();

} // namespace ui::language
