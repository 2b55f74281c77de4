// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pastedtable.h"

#include "ui/style/numberformat.h"

#include <QStringList>
#include <algorithm>

namespace ui {

namespace {

QString quoted(const QString &cell)
{
    static const QString special = QStringLiteral(",\"\n\r");
    const bool needed = std::any_of(cell.begin(), cell.end(), [](QChar c) { return special.contains(c); });
    if (!needed)
        return cell;
    QString doubled = cell;
    return QStringLiteral("\"%1\"").arg(doubled.replace(QLatin1Char('"'), QStringLiteral("\"\"")));
}

/// What the spreadsheet shows is in the reader's own format; what is no number there stays as it is.
QString cellOf(const QString &text, const QLocale &locale)
{
    const QString cell = text.trimmed();
    bool read = false;
    const double value = locale.toDouble(cell, &read);
    if (!read)
        return quoted(cell);
    QLocale plain = QLocale::c();
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace

QString csvFromClipboard(const QString &text, const QLocale &locale)
{
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString &line : lines)
        if (line.endsWith(QLatin1Char('\r')))
            line.chop(1);
    lines.removeIf([](const QString &line) { return line.trimmed().isEmpty(); });
    constexpr qsizetype headerAndOne = 2;
    if (lines.size() < headerAndOne || !lines.front().contains(QLatin1Char('\t')))
        return {};
    QString csv;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QStringList cells = lines[i].split(QLatin1Char('\t'));
        for (QString &cell : cells)
            cell = i == 0 ? quoted(cell.trimmed()) : cellOf(cell, locale);
        csv += cells.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return csv;
}

} // namespace ui
