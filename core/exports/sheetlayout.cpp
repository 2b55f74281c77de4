// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sheetlayout.h"

#include <algorithm>
#include <cmath>

namespace core::exports {

using Look = SheetCell::Look;

namespace {

bool isNumber(const Sheet &sheet, std::size_t row, std::size_t column)
{
    if (row >= sheet.rows.size() || column >= sheet.rows[row].size())
        return false;
    const auto &content = sheet.rows[row][column].content;
    const auto *formula = std::get_if<SheetFormula>(&content);
    return std::holds_alternative<double>(content) ||
           (formula != nullptr && std::holds_alternative<double>(formula->value));
}

double charactersOf(const std::string &utf8)
{
    constexpr unsigned continuationMask = 0xC0U, continuation = 0x80U;
    return static_cast<double>(std::ranges::count_if(
        utf8, [](char c) { return (static_cast<unsigned char>(c) & continuationMask) != continuation; }));
}

} // namespace

TextSide textSide(const Sheet &sheet, std::size_t row, std::size_t column)
{
    const SheetCell &cell = sheet.rows[row][column];
    if (!std::holds_alternative<std::string>(cell.content))
        return TextSide::Own;
    const std::size_t numbers = cell.look == Look::Header ? row + 1 : row;
    if (cell.look == Look::Header && isNumber(sheet, numbers, column))
        return TextSide::OverNumbers;
    return column > 0 && isNumber(sheet, numbers, column - 1) ? TextSide::BehindNumber : TextSide::Own;
}

bool standsAlone(const SheetCell &cell, std::size_t column)
{
    return cell.look == Look::Heading || cell.look == Look::Title || (cell.look == Look::Note && column == 0);
}

double linesOfRow(const Sheet &sheet, std::size_t row)
{
    constexpr double mostLines = 20.0, charactersPerWidth = 1.15;
    double lines = 1.0;
    for (std::size_t c = 0; c < sheet.rows[row].size() && c < sheet.columnWidths.size(); ++c) {
        const SheetCell &cell = sheet.rows[row][c];
        const auto *text = std::get_if<std::string>(&cell.content);
        const bool breaks = (sheet.wraps || cell.look == Look::Header) && !standsAlone(cell, c);
        if (text != nullptr && breaks)
            lines = std::max(lines, std::ceil(charactersOf(*text) / (sheet.columnWidths[c] * charactersPerWidth)));
    }
    return std::min(lines, mostLines);
}

} // namespace core::exports
