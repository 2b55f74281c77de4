// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/importers/csvtable.h"

#include "core/parsenumber.h"

#include <algorithm>

namespace core::results {

namespace {

constexpr std::size_t recordLimitBytes = std::size_t{1} << 20U;

/// Length of the first record with its line end; a line end inside quotes does not count.
std::size_t recordLength(std::string_view text, char separator)
{
    bool quoted = false;
    bool cellStart = true;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '"' && i + 1 < text.size() && text[i + 1] == '"')
                ++i;
            else if (c == '"')
                quoted = false;
            continue;
        }
        if (c == '\n')
            return i + 1;
        if (c == '\r')
            return i + (i + 1 < text.size() && text[i + 1] == '\n' ? 2 : 1);
        if (c == '"' && cellStart)
            quoted = true;
        cellStart = c == separator || (cellStart && (c == ' ' || c == '\t'));
    }
    return text.size();
}

} // namespace

CsvReader::CsvReader(std::string_view text, char separator)
    : m_rest(text)
    , m_separator(separator)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (m_rest.starts_with(mark))
        m_rest.remove_prefix(mark.size());
}

bool CsvReader::next(CsvRow &row)
{
    if (m_rest.empty())
        return false;
    const std::size_t length = recordLength(m_rest, m_separator);
    const std::string_view record = m_rest.substr(0, length);
    std::vector<CsvRow> rows = readCsv(record.substr(0, recordLimitBytes), m_separator);
    row = rows.empty() ? CsvRow{{std::string()}, 1} : std::move(rows.front());
    row.line = m_line;
    m_line += static_cast<int>(std::ranges::count(record, '\n'));
    m_rest.remove_prefix(length);
    return true;
}

CsvTable::CsvTable(std::vector<std::string> header)
    : m_header(std::move(header))
{
    for (std::string &name : m_header)
        name = std::string(trimmed(name));
    for (std::size_t i = 0; i < m_header.size(); ++i)
        m_columns.try_emplace(m_header[i], i);
}

std::optional<std::size_t> CsvTable::column(std::string_view name) const
{
    const auto found = m_columns.find(name);
    return found == m_columns.end() ? std::nullopt : std::optional(found->second);
}

std::string_view CsvTable::cell(const CsvRow &row, std::string_view name) const
{
    const auto index = column(name);
    return index && *index < row.cells.size() ? trimmed(row.cells[*index]) : std::string_view();
}

std::optional<double> CsvTable::number(const CsvRow &row, std::string_view name) const
{
    return parseNumber(cell(row, name));
}

namespace {

bool allDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

/// "1234", or "1.234.567" in groups of three.
bool isWholePart(std::string_view text)
{
    constexpr std::size_t group = 3;
    const std::size_t first = text.find('.');
    if (first == std::string_view::npos)
        return allDigits(text);
    if (first > group || !allDigits(text.substr(0, first)))
        return false;
    for (std::size_t at = first; at < text.size(); at += group + 1) {
        if (text[at] != '.' || !allDigits(text.substr(at + 1, group)) || text.substr(at + 1, group).size() < group)
            return false;
    }
    return true;
}

std::string_view unsignedPart(std::string_view text)
{
    return text.starts_with('-') || text.starts_with('+') ? text.substr(1) : text;
}

} // namespace

bool writesDecimalComma(std::string_view text, char separator)
{
    constexpr int linesLookedAt = 100;
    constexpr std::size_t group = 3;
    if (separator == ',')
        return false;
    CsvReader reader(text, separator);
    CsvRow row;
    for (int line = 0; line < linesLookedAt && reader.next(row); ++line) {
        for (const std::string &cell : row.cells) {
            const std::string_view number = unsignedPart(trimmed(cell));
            const std::size_t comma = number.find(',');
            if (comma == std::string_view::npos || !isWholePart(number.substr(0, comma)) ||
                !allDigits(number.substr(comma + 1)))
                continue;
            const bool thousands = comma <= group && number.size() - comma - 1 == group && number[0] != '0';
            if (!thousands || number.find('.') != std::string_view::npos)
                return true;
        }
    }
    return false;
}

std::string withDecimalPoint(std::string_view cell)
{
    const std::string_view text = trimmed(cell);
    const std::string_view number = unsignedPart(text);
    const std::size_t comma = std::min(number.find(','), number.size());
    const std::string_view whole = number.substr(0, comma);
    const std::string_view rest = number.substr(comma);
    if (!isWholePart(whole) || (!rest.empty() && !allDigits(rest.substr(1))))
        return std::string(cell);
    std::string result(text.substr(0, text.size() - number.size()));
    for (const char c : whole) {
        if (c != '.')
            result += c;
    }
    if (!rest.empty()) {
        result += '.';
        result.append(rest.substr(1));
    }
    return result;
}

} // namespace core::results
