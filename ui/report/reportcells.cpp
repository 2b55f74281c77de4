// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportcells.h"

#include "ui/style/numberformat.h"

#include <QDate>
#include <QRegularExpression>
#include <algorithm>
#include <cmath>

namespace ui::report {

using core::exports::ReportCell;
using core::exports::ReportTable;

int columnDecimals(const ReportTable &table, std::size_t column)
{
    std::vector<double> sizes;
    int digits = 0;
    bool whole = true;
    for (const auto &row : table.rows) {
        const auto *number = column < row.size() ? std::get_if<double>(&row[column].content) : nullptr;
        if (number == nullptr || !std::isfinite(*number))
            continue;
        whole = whole && *number == std::round(*number);
        digits = std::max(digits, row[column].significantDigits);
        if (*number != 0.0)
            sizes.push_back(std::abs(*number));
    }
    if (whole || sizes.empty())
        return 0;
    std::ranges::sort(sizes);
    // The middle one is read to all its digits, and of the small ones something is left: two digits, or one beside
    // figures of three digits before the point.
    constexpr double large = 100.0;
    constexpr int mostMore = 3;
    const int ofSmallest = sizes.back() >= large ? 1 : 2;
    return std::min(std::max(decimalsFor(sizes[sizes.size() / 2], digits), decimalsFor(sizes.front(), ofSmallest)),
                    decimalsFor(sizes.back(), digits) + mostMore);
}

QString cellText(const ReportCell &cell, int decimals, const QLocale &locale)
{
    if (const auto *words = std::get_if<core::Text>(&cell.content))
        return localised(*words, locale);
    if (const auto *number = std::get_if<double>(&cell.content))
        return decimals >= 0 ? formatFixed(*number, decimals, locale)
                             : formatNumber(*number, cell.significantDigits, locale);
    return QStringLiteral("–");
}

QString reportDate(const core::exports::Report &report, const QLocale &locale)
{
    if (!report.date)
        return {};
    const QDate date = QDate::fromString(QString::fromStdString(*report.date), Qt::ISODate);
    if (!date.isValid())
        return QString::fromStdString(*report.date);
    QString format = locale.dateFormat(QLocale::LongFormat);
    static const QRegularExpression weekday(QStringLiteral("^dddd[,.]?\\s*(?:'de'\\s+)?|[,.]?\\s*dddd$"));
    return locale.toString(date, format.remove(weekday));
}

} // namespace ui::report
