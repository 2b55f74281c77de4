// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/csv.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core::results {

/// Reads a CSV text record by record, so that a large file costs the memory of its longest line.
class CsvReader
{
public:
    explicit CsvReader(std::string_view text, char separator = ',');

    /// The next record; false at the end. A record of more than a megabyte is cut and its rest skipped.
    bool next(CsvRow &row);
    /// What is not read yet.
    std::string_view rest() const { return m_rest; }

private:
    std::string_view m_rest;
    char m_separator;
    int m_line = 1;
};

/// Cells by the names of a header.
class CsvTable
{
public:
    CsvTable() = default;
    explicit CsvTable(std::vector<std::string> header);

    const std::vector<std::string> &header() const { return m_header; }
    std::optional<std::size_t> column(std::string_view name) const;
    /// The cell under a name, trimmed; empty where there is none.
    std::string_view cell(const CsvRow &row, std::string_view name) const;
    std::optional<double> number(const CsvRow &row, std::string_view name) const;

private:
    std::vector<std::string> m_header;
    std::map<std::string, std::size_t, std::less<>> m_columns; ///< the first of each name
};

/// Whether a table writes its decimals with a comma: something else parts its cells, and in its first lines a cell has
/// a comma that no thousands have ("0,25", "1234,5").
bool writesDecimalComma(std::string_view text, char separator);

/// A number of such a table with a point and without signs between thousands: "1.234,5" as "1234.5". What is no such
/// number comes back as it is.
std::string withDecimalPoint(std::string_view cell);

} // namespace core::results
