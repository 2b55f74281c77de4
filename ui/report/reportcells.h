// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

#include <QLocale>
#include <QString>

/// How the cells of a report's tables read: on paper and in HTML alike.
namespace ui::report {

/// One precision a column: the digits after the point with which its figures are read side by side.
int columnDecimals(const core::exports::ReportTable &table, std::size_t column);

/// `decimals` of the column; below 0 the cell's own significant digits count.
QString cellText(const core::exports::ReportCell &cell, int decimals, const QLocale &locale);

/// The day as the language writes it, without the day of the week; empty when the project states none.
QString reportDate(const core::exports::Report &report, const QLocale &locale);

} // namespace ui::report
