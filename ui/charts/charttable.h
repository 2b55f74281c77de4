// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartspec.h"

#include <QStringList>

namespace ui::charts {

/// What a chart shows, as a table: for "Show as table", the clipboard, and whoever does not see the picture.
struct ChartTable
{
    QStringList headers;
    QStringList units; ///< of the columns, where their headers do not name them; may be shorter
    /// "TPOT p95 (ms)".
    QString fullHeader(qsizetype column) const
    {
        const QString unit = units.value(column);
        return unit.isEmpty() ? headers.value(column) : QStringLiteral("%1 (%2)").arg(headers.value(column), unit);
    }
    struct Cell
    {
        QString text; ///< of a cell without a number
        std::optional<double> value;
    };
    QList<QList<Cell>> rows;
};

/// Curves: one row an x, one column a series. Scatters: one row a candidate. The cloud is left out.
ChartTable chartTable(const ChartSpec &spec);

/// Tab-separated with headers; numbers with a point and every digit.
QString tableText(const ChartTable &table);
/// The same as an HTML table.
QString tableHtml(const ChartTable &table);

} // namespace ui::charts
