// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/sentences.h"
#include "core/result.h"
#include "ui/style/numberformat.h"

#include <QList>
#include <QStringList>
#include <algorithm>
#include <cmath>
#include <string>

/// Small bridges between the engine's texts and Qt's.
namespace ui {

inline QString fromUtf8(const std::string &text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline QString fromUtf8(const std::optional<std::string> &text)
{
    return text ? fromUtf8(*text) : QString();
}
inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
inline QString absentMark()
{
    return QStringLiteral("–");
}

/// The engine's sentences in the reader's language, one after another.
inline QString localised(const core::project::Sentences &sentences)
{
    QStringList all;
    for (const core::Text &sentence : sentences)
        all << localised(sentence);
    return all.join(QLatin1Char(' '));
}

/// What went wrong and where, in the reader's language: "file:line:column: message", leaving out what is unknown.
inline QString localised(const core::Error &error)
{
    QString where = fromUtf8(error.source);
    if (error.line > 0)
        where += QStringLiteral(":%1").arg(error.line);
    if (error.line > 0 && error.column > 0)
        where += QStringLiteral(":%1").arg(error.column);
    const QString said = localised(error.message);
    return where.isEmpty() ? said : QStringLiteral("%1: %2").arg(where, said);
}

/// Decimals with which a whole column reads best: none when all its figures are whole, else three significant digits of
/// the smallest, but never more than two beyond what the largest needs.
inline int columnDecimals(const QList<double> &values)
{
    double smallest = 0.0, largest = 0.0;
    bool whole = true;
    for (const double value : values) {
        const double magnitude = std::abs(value);
        if (!std::isfinite(value) || magnitude == 0.0)
            continue;
        whole = whole && magnitude == std::round(magnitude);
        smallest = smallest == 0.0 ? magnitude : std::min(smallest, magnitude);
        largest = std::max(largest, magnitude);
    }
    return whole ? 0 : std::min(decimalsFor(smallest), decimalsFor(largest) + 2);
}

} // namespace ui
