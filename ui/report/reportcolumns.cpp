// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportcolumns.h"

#include "ui/report/reportcells.h"
#include "ui/style/numberformat.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ui::report {

using core::exports::ReportCell;
using core::exports::ReportTable;

namespace {

constexpr double cellGapPoints = 8.0;
constexpr double barGapPoints = 6.0;
constexpr double mostShareOfOne = 0.45; ///< of the table's width, for one long word

double longestWord(const QString &text, const TextStyle &style)
{
    double longest = 0.0;
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words)
        longest = std::max(longest, textWidth(word, style));
    return longest;
}

/// What a column needs so that no word and no number of it breaks.
double leastWidth(const ReportTable &table, std::size_t column, int decimals, const QLocale &locale)
{
    const TextStyle body = tableTextStyle(ExportWeight::Medium, Qt::black, Qt::AlignLeft);
    double least = std::max(longestWord(localised(table.columns[column].title, locale), tableHeadStyle(Qt::AlignLeft)),
                            longestWord(localised(table.columns[column].unit, locale), tableUnitStyle(Qt::AlignLeft)));
    for (const auto &row : table.rows) {
        if (column >= row.size())
            continue;
        const QString text = cellText(row[column], decimals, locale);
        const bool number = std::holds_alternative<double>(row[column].content);
        double own = number ? textWidth(text, body) : longestWord(text, body);
        if (!row[column].note.empty())
            own += textWidth(localised(row[column].note, locale), tableNoteStyle()) + pt(4);
        least = std::max(least, own);
    }
    return least + pt(0.5);
}

/// The shares asked for, with those that are too narrow widened at the cost of those that have more than they need.
std::vector<double> widthsOf(const std::vector<double> &shares, const std::vector<double> &least, double width)
{
    const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
    std::vector<double> widths(shares.size());
    double lacking = 0.0, spare = 0.0;
    for (std::size_t i = 0; i < shares.size(); ++i) {
        widths[i] = width * shares[i] / sum;
        lacking += std::max(0.0, least[i] - widths[i]);
        spare += std::max(0.0, widths[i] - least[i]);
    }
    if (lacking <= 0.0 || spare <= 0.0)
        return widths;
    const double given = std::min(lacking, spare);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        if (widths[i] < least[i])
            widths[i] += (least[i] - widths[i]) * given / lacking;
        else
            widths[i] -= (widths[i] - least[i]) * given / spare;
    }
    return widths;
}

/// Room for the number first, the bar takes what is left.
void addBars(ColumnLayout &layout, const ReportTable &table, std::size_t column, double least, const QLocale &locale)
{
    constexpr double mostShareOfHead = 0.45;
    const double head =
        std::max(textWidth(localised(table.columns[column].title, locale), tableHeadStyle(Qt::AlignLeft)),
                 textWidth(localised(table.columns[column].unit, locale), tableUnitStyle(Qt::AlignLeft)));
    const double ownHead = head <= layout.width * mostShareOfHead ? head + pt(0.5) : 0.0; // on one line where it fits
    layout.numberWidth = std::min(layout.width, std::max({least, pt(30), ownHead}));
    layout.barWidth = layout.width - layout.numberWidth - pt(barGapPoints);
    if (layout.barWidth < pt(20)) {
        layout.barWidth = 0.0;
        layout.numberWidth = layout.width;
        return;
    }
    for (const auto &row : table.rows)
        if (const auto *number = column < row.size() ? std::get_if<double>(&row[column].content) : nullptr)
            layout.barMost = std::max(layout.barMost, *number);
}

} // namespace

TextStyle tableTextStyle(ExportWeight weight, const QColor &color, Qt::Alignment alignment)
{
    return {8.5, weight, color, 1.3, alignment};
}

TextStyle tableNoteStyle()
{
    return {7.0, ExportWeight::Regular, Ink::print().warning, 1.3, Qt::AlignLeft};
}

TextStyle tableHeadStyle(Qt::Alignment alignment)
{
    return {8.0, ExportWeight::Medium, Ink::print().text2, 1.25, alignment};
}

TextStyle tableUnitStyle(Qt::Alignment alignment)
{
    return {7.0, ExportWeight::Regular, Ink::print().text3, 1.25, alignment};
}

std::vector<ColumnLayout> columnsOf(const ReportTable &table, double left, double width, const QLocale &locale)
{
    const double gaps = pt(cellGapPoints) * static_cast<double>(table.columns.size() - 1);
    std::vector<double> shares, least;
    std::vector<int> decimals;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        // A column with mixed magnitudes (a list of figures) keeps each figure's own precision.
        decimals.push_back(table.mixed ? -1 : columnDecimals(table, i));
        shares.push_back(table.columns[i].width);
        least.push_back(std::min(leastWidth(table, i, decimals.back(), locale), width * mostShareOfOne));
    }
    const std::vector<double> widths = widthsOf(shares, least, width - gaps);
    std::vector<ColumnLayout> result;
    double x = left;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        ColumnLayout layout{.x = x, .width = widths[i], .numeric = table.columns[i].numeric, .decimals = decimals[i]};
        layout.numberWidth = layout.width;
        if (table.columns[i].bar)
            addBars(layout, table, i, least[i], locale);
        result.push_back(layout);
        x += widths[i] + pt(cellGapPoints);
    }
    return result;
}

} // namespace ui::report
