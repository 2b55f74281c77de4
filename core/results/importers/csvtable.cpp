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

} // namespace core::results
