// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <QList>
#include <QLocale>
#include <QString>
#include <optional>

/// Numbers and the engine's sentences as the reader's own language writes them.
namespace ui {

inline constexpr int defaultSignificantDigits = 3;

/// Digits after the point that show `value` with so many significant digits; whole numbers are never cut.
int decimalsFor(double value, int significantDigits = defaultSignificantDigits);

/// Digits after the point that a column or an axis of these values needs, so that all show one precision: the largest
/// one gets `significantDigits`; a column of whole numbers gets none.
int sharedDecimals(const QList<double> &values, int significantDigits = defaultSignificantDigits);

/// 0.917, 3,332, 21.84: significant digits, whole part in full, separators of the locale. Very large and very small
/// values as 1.2e+15. Not finite: "–".
QString formatNumber(double value, int significantDigits = defaultSignificantDigits, const QLocale &locale = QLocale());
/// Absent: "–".
QString formatNumber(const std::optional<double> &value, int significantDigits = defaultSignificantDigits,
                     const QLocale &locale = QLocale());
/// With so many digits after the point: columns and axes, where all figures share one precision.
QString formatFixed(double value, int decimals, const QLocale &locale = QLocale());
/// Every digit that the value holds, for tooltips and the clipboard of the reader's own language.
QString formatFull(double value, const QLocale &locale = QLocale());

/// 0.98 → "98 %", with the locale's own sign and place.
QString formatPercent(double fraction, int decimals = 0, const QLocale &locale = QLocale());
/// Change against a base: "+43 %", "−30 %", "±0 %" (a true minus sign).
QString formatChange(double fraction, const QLocale &locale = QLocale());

/// The number and its unit, kept on one line by a no-break space; a unit that is empty adds nothing.
QString withUnit(const QString &number, const QString &unit);

/// The sentence with every number and its unit kept on one line, for what is painted with lines of its own.
QString unitsKept(const QString &sentence);
/// As above, and no unit breaks behind its stroke either, "€/" and "1M tok" on two lines: a word joiner stands there,
/// so this is for the screen and not for files, where a search would meet it.
QString unitsWhole(const QString &sentence);

/// Bytes in 10⁹ as "38.0 GB".
QString formatGigabytes(double bytes, const QLocale &locale = QLocale());
/// Seconds as ms below 10 s, else as s: "460 ms", "12.5 s".
QString formatSeconds(double seconds, const QLocale &locale = QLocale());

/// A sentence of the engine: translated (context "core"), its numbers as the locale writes them.
QString localised(const core::Text &text, const QLocale &locale = QLocale());

} // namespace ui
