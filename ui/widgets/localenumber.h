// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QLocale>
#include <QString>
#include <optional>

namespace ui {

enum class NumberProblem { None, Empty, NotANumber, Ambiguous };

struct ParsedNumber
{
    std::optional<double> value;
    NumberProblem problem = NumberProblem::None;
    QList<double> readings; ///< of an ambiguous text: what it could mean
};

/// Reads a number as a person types it. The text is read with a decimal point, with a decimal comma and in the locale's
/// own way; it is accepted only when all readings that succeed agree. So "1,5" and "1.5" both are one and a half
/// everywhere, "1.234,5" is clear, and "1.500" is refused: it may be one and a half or fifteen hundred.
ParsedNumber parseLocaleNumber(const QString &text, const QLocale &locale = QLocale());

} // namespace ui
