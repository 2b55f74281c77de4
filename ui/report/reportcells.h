// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

#include <QLocale>
#include <QString>

/// How the cells of a report's tables read: on paper and in HTML alike.
namespace ui::report {

/// One precision a column: the most digits after the point that any of its figures asks for.
int columnDecimals(const core::exports::ReportTable &table, std::size_t column);

/// `decimals` of the column; below 0 the cell's own significant digits count.
QString cellText(const core::exports::ReportCell &cell, int decimals, const QLocale &locale);

} // namespace ui::report
