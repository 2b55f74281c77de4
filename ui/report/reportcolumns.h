// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "ui/report/composer.h"

#include <vector>

/// Where the columns of a table stand. Not for use outside ui/report.
namespace ui::report {

struct ColumnLayout
{
    double x = 0.0, width = 0.0; ///< layout units
    bool numeric = false;
    int decimals = 0;                     ///< shared by the column; below 0: each cell has its own precision
    double numberWidth = 0.0;             ///< of the text; less than `width` where bars stand beside it
    double barWidth = 0.0, barMost = 0.0; ///< of the longest bar, and the number that it shows; 0: no bars
};

/// The width is shared out as the table asks, but no number and no word is broken as long as there is room elsewhere.
std::vector<ColumnLayout> columnsOf(const core::exports::ReportTable &table, double left, double width,
                                    const QLocale &locale);

TextStyle tableTextStyle(ExportWeight weight, const QColor &color, Qt::Alignment alignment);
TextStyle tableNoteStyle();
TextStyle tableHeadStyle(Qt::Alignment alignment);
TextStyle tableUnitStyle(Qt::Alignment alignment);

} // namespace ui::report
