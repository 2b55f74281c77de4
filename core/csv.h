// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// One record of a CSV file and the line (from 1) on which it starts.
struct CsvRow
{
    std::vector<std::string> cells;
    int line = 0;
};

/// Reads a comma-separated text as RFC 4180 says: quotes, doubled quotes, CR LF or LF, a UTF-8 BOM. Never fails: an
/// unclosed quote ends at the end of the text. Blank lines are kept as rows with one empty cell.
std::vector<CsvRow> readCsv(std::string_view text, char separator = ',');

/// One line with its end (CR LF), cells quoted where RFC 4180 asks for it. Text that a spreadsheet would take for a
/// formula (=, +, -, @ in front of something that is no number) gets an apostrophe in front.
std::string csvLine(const std::vector<std::string> &cells);

} // namespace core
