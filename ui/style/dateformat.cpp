// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/dateformat.h"

#include <QDate>
#include <QRegularExpression>

namespace ui {

QString shownDate(const QString &stated, const QLocale &locale)
{
    static const QRegularExpression whole(QStringLiteral("^\\d{4}-\\d{2}-\\d{2}$")),
        month(QStringLiteral("^\\d{4}-\\d{2}$"));
    const bool isWhole = whole.match(stated).hasMatch();
    if (!isWhole && !month.match(stated).hasMatch())
        return stated;
    const QDate date = QDate::fromString(isWhole ? stated : stated + QStringLiteral("-01"), Qt::ISODate);
    if (!date.isValid())
        return stated;
    if (!isWhole)
        return locale.toString(date, QStringLiteral("MMM yyyy"));
    QString format = locale.dateFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("yyyy")))
        format.replace(QLatin1String("yy"), QLatin1String("yyyy"));
    return locale.toString(date, format);
}

} // namespace ui
