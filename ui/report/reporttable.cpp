// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/composer.h"
#include "ui/report/reportcells.h"

#include "ui/style/numberformat.h"

#include <algorithm>
#include <cmath>

namespace ui::report {

using core::exports::ReportCell;
using core::exports::ReportTable;

namespace {

constexpr double cellGapPoints = 8.0;
constexpr double rowPaddingPoints = 3.2;

struct ColumnLayout
{
    double x = 0.0, width = 0.0;
    int decimals = 0;
};

std::vector<ColumnLayout> columnsOf(const ReportTable &table, double left, double width)
{
    double sum = 0.0;
    for (const auto &column : table.columns)
        sum += column.width;
    const double gaps = pt(cellGapPoints) * static_cast<double>(table.columns.size() - 1);
    std::vector<ColumnLayout> result;
    double x = left;
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        const double own = (width - gaps) * table.columns[i].width / sum;
        // A column with mixed magnitudes (a list of figures) keeps each figure's own precision.
        result.push_back({x, own, table.mixed ? -1 : columnDecimals(table, i)});
        x += own + pt(cellGapPoints);
    }
    return result;
}

struct RowLook
{
    ExportWeight weight = ExportWeight::Regular;
    QColor color;
};

struct LaidOutCell
{
    BrokenText main, note;
    QPointF offset, noteOffset;
};

/// A row must fit on a page; of a text that does not, the beginning is shown.
void shorten(BrokenText &text)
{
    constexpr std::size_t mostLines = 40;
    if (text.lines.size() <= mostLines)
        return;
    text.lines.resize(mostLines);
    text.lines.back().text += QStringLiteral(" …");
    text.height = static_cast<double>(mostLines) * pt(text.style.sizePoints) * text.style.leading;
}

LaidOutCell layOutCell(const ReportCell &cell, const ColumnLayout &column, bool numeric, const RowLook &look,
                       const QLocale &locale)
{
    TextStyle style{8.5, look.weight, look.color, 1.3, numeric ? Qt::AlignRight : Qt::AlignLeft};
    if (!cell.link.empty())
        style.color = Ink::print().accent;
    const QString text = cellText(cell, column.decimals, locale);
    LaidOutCell result;
    double width = column.width;
    if (!cell.note.empty()) {
        const TextStyle noteStyle{7.0, ExportWeight::Regular, Ink::print().warning, 1.3, Qt::AlignLeft};
        const QString note = localised(cell.note, locale);
        const double noteWidth = textWidth(note, noteStyle) + pt(1);
        result.note = breakText(note, noteStyle, noteWidth);
        width = std::max(pt(20), width - noteWidth - pt(3));
        result.noteOffset = QPointF(column.x + width + pt(3), pt(1.0));
    }
    result.main = breakText(text, style, width);
    shorten(result.main);
    result.offset = QPointF(column.x, 0.0);
    return result;
}

void paintHeader(Composer &composer, const ReportTable &table, const std::vector<ColumnLayout> &columns)
{
    const Ink &ink = Ink::print();
    std::vector<std::pair<BrokenText, BrokenText>> heads;
    double titleHeight = 0.0;
    double unitHeight = 0.0;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Qt::Alignment alignment = table.columns[i].numeric ? Qt::AlignRight : Qt::AlignLeft;
        heads.emplace_back(breakText(localised(table.columns[i].title, composer.locale()),
                                     {8.0, ExportWeight::Medium, ink.text2, 1.25, alignment}, columns[i].width),
                           breakText(localised(table.columns[i].unit, composer.locale()),
                                     {7.0, ExportWeight::Regular, ink.text3, 1.25, alignment}, columns[i].width));
        titleHeight = std::max(titleHeight, heads.back().first.height);
        if (!table.columns[i].unit.empty())
            unitHeight = std::max(unitHeight, heads.back().second.height);
    }
    const double top = composer.y();
    composer.item([heads, columns, top, titleHeight](QPainter &painter) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            heads[i].first.paint(painter, QPointF(columns[i].x, top + titleHeight - heads[i].first.height));
            heads[i].second.paint(painter, QPointF(columns[i].x, top + titleHeight));
        }
    });
    composer.space(titleHeight + unitHeight + pt(3));
    composer.rule(ink.text3, 0.6);
    composer.space(pt(1.5));
}

void paintRow(Composer &composer, std::vector<LaidOutCell> cells, double height, bool strong)
{
    const double top = composer.y();
    const QRectF band(composer.left() - pt(6), top, composer.width() + pt(12), height);
    composer.item([cells = std::move(cells), top, band, strong](QPainter &painter) {
        if (strong) {
            painter.fillRect(band, Ink::print().band);
            painter.fillRect(QRectF(band.topLeft(), QSizeF(pt(2), band.height())), Ink::print().accent);
        }
        for (const LaidOutCell &cell : cells) {
            cell.main.paint(painter, cell.offset + QPointF(0, top + pt(rowPaddingPoints)));
            if (!cell.note.lines.empty())
                cell.note.paint(painter, cell.noteOffset + QPointF(0, top + pt(rowPaddingPoints)));
        }
    });
    composer.space(height);
}

} // namespace

int columnDecimals(const ReportTable &table, std::size_t column)
{
    int decimals = 0;
    for (const auto &row : table.rows) {
        const auto *number = column < row.size() ? std::get_if<double>(&row[column].content) : nullptr;
        if (number && *number != std::round(*number))
            decimals = std::max(decimals, decimalsFor(*number, row[column].significantDigits));
    }
    return decimals;
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

void layOutTable(Composer &composer, const ReportTable &table)
{
    if (table.columns.empty() || table.rows.empty())
        return;
    const Ink &ink = Ink::print();
    // A short table stays whole; a long one begins with its head and some rows.
    constexpr std::size_t shortTableRows = 12;
    constexpr double headPoints = 50.0;
    constexpr double rowPoints = 18.0;
    const std::size_t together = table.rows.size() <= shortTableRows ? table.rows.size() : 3;
    composer.need(pt(headPoints + (table.caption.empty() ? 0.0 : 20.0) + rowPoints * static_cast<double>(together)));
    if (!table.caption.empty()) {
        composer.text(localised(table.caption, composer.locale()),
                      {9.5, ExportWeight::Medium, ink.text1, 1.35, Qt::AlignLeft});
        composer.space(pt(4));
    }
    const std::vector<ColumnLayout> columns = columnsOf(table, composer.left(), composer.width());
    paintHeader(composer, table, columns);
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const bool strong = std::ranges::find(table.strongRows, r) != table.strongRows.end();
        const bool dim = std::ranges::find(table.dimRows, r) != table.dimRows.end();
        const RowLook look{strong ? ExportWeight::Medium : ExportWeight::Regular, dim ? ink.text2 : ink.text1};
        std::vector<LaidOutCell> cells;
        double height = 0.0;
        for (std::size_t c = 0; c < columns.size(); ++c) {
            cells.push_back(
                layOutCell(table.rows[r][c], columns[c], table.columns[c].numeric, look, composer.locale()));
            height = std::max(height, cells.back().main.height);
        }
        height += 2 * pt(rowPaddingPoints);
        if (composer.need(height))
            paintHeader(composer, table, columns);
        for (std::size_t c = 0; c < columns.size(); ++c)
            if (!table.rows[r][c].link.empty())
                composer.link(QRectF(columns[c].x, composer.y(), columns[c].width, height),
                              QString::fromStdString(table.rows[r][c].link));
        paintRow(composer, std::move(cells), height, strong);
    }
    composer.rule(ink.rule, 0.5);
    composer.space(pt(4));
    if (!table.footnote.empty())
        composer.text(localised(table.footnote, composer.locale()),
                      {7.5, ExportWeight::Regular, ink.text2, 1.35, Qt::AlignLeft});
    composer.space(pt(12));
}

} // namespace ui::report
