// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/csv.h"

#include "core/parsenumber.h"

namespace core {

std::vector<CsvRow> readCsv(std::string_view text, char separator)
{
    if (text.starts_with("\xef\xbb\xbf"))
        text.remove_prefix(3);
    std::vector<CsvRow> rows;
    CsvRow row{{}, 1};
    std::string cell;
    int line = 1;
    bool quoted = false;
    bool blank = true; // so far the cell is made of bytes that blanks are made of
    const auto add = [&](char c) {
        cell += c;
        blank = blank && std::string_view(" \t\r\n\v\f\xc2\xa0").find(c) != std::string_view::npos;
    };
    const auto endCell = [&] {
        row.cells.push_back(std::move(cell));
        cell.clear();
        blank = true;
    };
    const auto endRow = [&] {
        endCell();
        rows.push_back(std::move(row));
        row = CsvRow{{}, line};
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
                add('"');
                ++i;
            } else if (c == '"') {
                quoted = false;
            } else {
                line += c == '\n' ? 1 : 0;
                add(c);
            }
        } else if (c == '"' && blank && trimmed(cell).empty()) {
            cell.clear();
            quoted = true;
        } else if (c == separator) {
            endCell();
        } else if (c == '\n' || c == '\r') {
            if (c == '\r' && i + 1 < text.size() && text[i + 1] == '\n')
                ++i;
            ++line;
            endRow();
        } else {
            add(c);
        }
    }
    if (!cell.empty() || !row.cells.empty())
        endRow();
    return rows;
}

std::string csvLine(const std::vector<std::string> &cells)
{
    std::string result;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            result += ',';
        std::string cell = cells[i];
        if (!cell.empty() && std::string_view("=+-@\t\r").find(cell.front()) != std::string_view::npos &&
            !parseNumber(cell))
            cell.insert(cell.begin(), '\'');
        if (cell.find_first_of(",\"\r\n") == std::string::npos) {
            result += cell;
            continue;
        }
        result += '"';
        for (const char c : cell) {
            if (c == '"')
                result += '"';
            result += c;
        }
        result += '"';
    }
    result += "\r\n";
    return result;
}

} // namespace core
