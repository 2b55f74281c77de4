// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/composer.h"
#include "ui/report/reportcells.h"
#include "ui/report/reportcolumns.h"

#include "ui/style/numberformat.h"

#include <algorithm>
#include <cmath>

namespace ui::report {

using core::exports::ReportCell;
using core::exports::ReportTable;

namespace {

constexpr double rowPaddingPoints = 3.2;
constexpr double formLinePoints = 30.0, formLabelPoints = 14.0;
constexpr double captionPoints = 20.0; ///< of a caption of one line, with the air under it

struct RowLook
{
    bool strong = false, dim = false;
    ExportWeight weight() const { return strong ? ExportWeight::Medium : ExportWeight::Regular; }
    const QColor &color() const { return dim ? Ink::print().text2 : Ink::print().text1; }
};

struct LaidOutCell
{
    BrokenText main, note;
    QPointF offset, noteOffset;
    QRectF bar; ///< relative to the row's top left corner; empty: none
};

struct LaidOutRow
{
    std::vector<LaidOutCell> cells;
    double height = 0.0;
    RowLook look;
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

LaidOutCell layOutCell(const ReportCell &cell, const ColumnLayout &column, const RowLook &look, const QLocale &locale)
{
    TextStyle style = tableTextStyle(look.weight(), look.color(), column.numeric ? Qt::AlignRight : Qt::AlignLeft);
    if (!cell.link.empty())
        style.color = Ink::print().accent;
    const QString text = cellText(cell, column.decimals, locale);
    LaidOutCell result;
    double width = column.numberWidth;
    if (!cell.note.empty()) {
        const TextStyle noteStyle = tableNoteStyle();
        const QString note = localised(cell.note, locale);
        const double noteWidth = textWidth(note, noteStyle) + pt(1);
        result.note = breakText(note, noteStyle, noteWidth);
        width = std::max(pt(20), width - noteWidth - pt(3));
        result.noteOffset = QPointF(column.x + width + pt(3), pt(1.0));
    }
    result.main = breakText(text, style, width);
    shorten(result.main);
    result.offset = QPointF(column.x, 0.0);
    const auto *number = std::get_if<double>(&cell.content);
    if (number != nullptr && *number > 0.0 && column.barWidth > 0.0 && column.barMost > 0.0)
        result.bar = QRectF(column.x + column.width - column.barWidth, pt(rowPaddingPoints + 2.0),
                            std::max(pt(0.8), column.barWidth * *number / column.barMost), pt(7.0));
    return result;
}

std::vector<LaidOutRow> layOutRows(const ReportTable &table, const std::vector<ColumnLayout> &columns,
                                   const QLocale &locale)
{
    std::vector<LaidOutRow> rows;
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        LaidOutRow row;
        row.look.strong = std::ranges::find(table.strongRows, r) != table.strongRows.end();
        row.look.dim = std::ranges::find(table.dimRows, r) != table.dimRows.end();
        for (std::size_t c = 0; c < columns.size() && c < table.rows[r].size(); ++c) {
            row.cells.push_back(layOutCell(table.rows[r][c], columns[c], row.look, locale));
            row.height = std::max(row.height, row.cells.back().main.height);
        }
        row.height += 2 * pt(rowPaddingPoints);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// The names of the columns, painted again at the top of each page that the table goes on to.
struct Header
{
    std::vector<std::pair<BrokenText, BrokenText>> heads;
    double titleHeight = 0.0, unitHeight = 0.0;
    double height() const { return titleHeight + unitHeight + pt(4.5); }
};

Header headerOf(const ReportTable &table, const std::vector<ColumnLayout> &columns, const QLocale &locale)
{
    Header header;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const Qt::Alignment alignment = columns[i].numeric ? Qt::AlignRight : Qt::AlignLeft;
        header.heads.emplace_back(
            breakText(localised(table.columns[i].title, locale), tableHeadStyle(alignment), columns[i].numberWidth),
            breakText(localised(table.columns[i].unit, locale), tableUnitStyle(alignment), columns[i].numberWidth));
        header.titleHeight = std::max(header.titleHeight, header.heads.back().first.height);
        if (!table.columns[i].unit.empty())
            header.unitHeight = std::max(header.unitHeight, header.heads.back().second.height);
    }
    return header;
}

void paintHeader(Composer &composer, const Header &header, const std::vector<ColumnLayout> &columns)
{
    const double top = composer.y();
    composer.item([header, columns, top](QPainter &painter) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const auto &[title, unit] = header.heads[i];
            title.paint(painter, QPointF(columns[i].x, top + header.titleHeight - title.height));
            unit.paint(painter, QPointF(columns[i].x, top + header.titleHeight));
        }
    });
    composer.space(header.titleHeight + header.unitHeight + pt(3));
    composer.rule(Ink::print().text3, 0.6);
    composer.space(pt(1.5));
}

void paintRow(Composer &composer, LaidOutRow row)
{
    const double top = composer.y(), height = row.height;
    const QRectF band(composer.left() - pt(6), top, composer.width() + pt(12), height);
    composer.item([row = std::move(row), top, band](QPainter &painter) {
        const Ink &ink = Ink::print();
        if (row.look.strong) {
            painter.fillRect(band, ink.band);
            painter.fillRect(QRectF(band.topLeft(), QSizeF(pt(2), band.height())), ink.accent);
        }
        for (const LaidOutCell &cell : row.cells) {
            if (!cell.bar.isEmpty())
                painter.fillRect(cell.bar.translated(0.0, top), row.look.strong ? ink.accent : ink.bar);
            cell.main.paint(painter, cell.offset + QPointF(0, top + pt(rowPaddingPoints)));
            if (!cell.note.lines.empty())
                cell.note.paint(painter, cell.noteOffset + QPointF(0, top + pt(rowPaddingPoints)));
        }
    });
    composer.space(height);
}

void paintCaption(Composer &composer, const ReportTable &table)
{
    if (table.caption.empty())
        return;
    composer.text(localised(table.caption, composer.locale()),
                  {9.5, ExportWeight::Medium, Ink::print().text1, 1.35, Qt::AlignLeft});
    composer.space(pt(4));
}

/// The caption of a part: a row with a rule over it.
void paintPartCaption(Composer &composer, const ReportTable &table)
{
    const Ink &ink = Ink::print();
    composer.space(pt(7));
    composer.text(localised(table.caption, composer.locale()),
                  {8.5, ExportWeight::Medium, ink.accent, 1.35, Qt::AlignLeft});
    composer.space(pt(1.5));
    composer.rule(ink.rule, 0.4);
}

void addLinks(Composer &composer, const ReportTable &table, std::size_t row, const std::vector<ColumnLayout> &columns,
              double height)
{
    for (std::size_t c = 0; c < columns.size() && c < table.rows[row].size(); ++c)
        if (!table.rows[row][c].link.empty())
            composer.link(QRectF(columns[c].x, composer.y(), columns[c].width, height),
                          QString::fromStdString(table.rows[row][c].link));
}

/// Lines to write on, each with what belongs on it.
void layOutForm(Composer &composer, const ReportTable &table, const std::vector<ColumnLayout> &columns)
{
    const Ink &ink = Ink::print();
    composer.need(pt(formLinePoints + formLabelPoints) * static_cast<double>(table.rows.size()));
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        composer.space(pt(formLinePoints));
        for (std::size_t c = 0; c < columns.size(); ++c)
            composer.item([label = breakText(localised(table.columns[c].title, composer.locale()),
                                             tableUnitStyle(Qt::AlignLeft), columns[c].width),
                           column = columns[c], y = composer.y(), &ink](QPainter &painter) {
                painter.setPen(QPen(ink.text3, pt(0.6)));
                painter.drawLine(QPointF(column.x, y), QPointF(column.x + column.width, y));
                label.paint(painter, {column.x, y + pt(2)});
            });
        composer.space(pt(formLabelPoints));
    }
}

/// How much of a table stays together: all of a small one; of others the head with some rows.
double togetherHeight(const std::vector<LaidOutRow> &rows, double head, double foot, double page)
{
    constexpr double smallShare = 0.22;
    constexpr std::size_t few = 4;
    double all = head + foot, beginning = head;
    for (std::size_t r = 0; r < rows.size(); ++r) {
        all += rows[r].height;
        beginning += r < few ? rows[r].height : 0.0;
    }
    return all <= smallShare * page ? all : std::min(beginning, 0.5 * page);
}

/// What has to fit under a row so that no single row and no footnote begins a page alone.
double heldBack(const std::vector<LaidOutRow> &rows, std::size_t row, double foot)
{
    const std::size_t last = rows.size() - 1;
    if (row == last)
        return rows[row].height + foot;
    return row + 1 == last && row > 1 ? rows[row].height + rows[last].height + foot : rows[row].height;
}

} // namespace

double tableBeginning(const ReportTable &table, const Composer &composer)
{
    if (table.columns.empty() || table.rows.empty())
        return 0.0;
    if (table.byHand)
        return pt(formLinePoints + formLabelPoints) * static_cast<double>(table.rows.size());
    const std::vector<ColumnLayout> columns = columnsOf(table, composer.left(), composer.width(), composer.locale());
    const Header header = headerOf(table, columns, composer.locale());
    const double head = header.height() + (table.caption.empty() ? 0.0 : pt(captionPoints));
    // Of a long table the first rows tell as much as all of them.
    constexpr std::size_t surelyLong = 30;
    if (table.rows.size() <= surelyLong)
        return togetherHeight(layOutRows(table, columns, composer.locale()), head, 0.0, composer.pageHeight());
    ReportTable beginning = table;
    beginning.rows.resize(surelyLong);
    return togetherHeight(layOutRows(beginning, columns, composer.locale()), head, composer.pageHeight(),
                          composer.pageHeight());
}

void layOutTable(Composer &composer, const ReportTable &table, bool goesOn)
{
    if (table.columns.empty() || table.rows.empty())
        return;
    const std::vector<ColumnLayout> columns = columnsOf(table, composer.left(), composer.width(), composer.locale());
    if (table.byHand) {
        layOutForm(composer, table, columns);
        return;
    }
    const Ink &ink = Ink::print();
    const Header header = headerOf(table, columns, composer.locale());
    std::vector<LaidOutRow> rows = layOutRows(table, columns, composer.locale());
    const TextStyle noteStyle{7.5, ExportWeight::Regular, ink.text2, 1.35, Qt::AlignLeft};
    const QString note = table.footnote.empty() ? QString() : localised(table.footnote, composer.locale());
    const double foot = note.isEmpty() ? 0.0 : breakText(note, noteStyle, composer.width()).height + pt(4);
    const double head = (goesOn ? 0.0 : header.height()) + (table.caption.empty() ? 0.0 : pt(captionPoints));
    const bool onNewPage = composer.need(togetherHeight(rows, head, foot, composer.pageHeight()));
    if (!table.part)
        paintCaption(composer, table);
    if (!goesOn || onNewPage)
        paintHeader(composer, header, columns);
    if (table.part && !table.caption.empty())
        paintPartCaption(composer, table);
    for (std::size_t r = 0; r < rows.size(); ++r) {
        if (composer.need(heldBack(rows, r, foot)))
            paintHeader(composer, header, columns);
        addLinks(composer, table, r, columns, rows[r].height);
        paintRow(composer, std::move(rows[r]));
    }
    if (!table.part) {
        composer.rule(ink.rule, 0.5);
        composer.space(pt(4));
    }
    if (!note.isEmpty())
        composer.text(note, noteStyle);
    composer.space(pt(table.part ? 2 : 12));
}

} // namespace ui::report
