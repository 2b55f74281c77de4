// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Tables that nobody foresaw: which of the contract's fields each column holds, said once and remembered by the
/// header.
namespace core::results {

/// What the columns of every table with this header mean.
struct TableMapping
{
    std::vector<std::string> header; ///< cells of the first line, trimmed
    std::vector<std::string> fields; ///< one a column: "ttft_p99_ms"; empty keeps the column's own name
    bool operator==(const TableMapping &) const = default;
};

/// A field that a column may hold.
struct TableField
{
    std::string name; ///< of the contract, with its unit: "ttft_p99_ms"
    Text meaning;     ///< "TTFT, 99th percentile, in ms"
};

/// All fields of the plain table, in the order of a menu.
std::vector<TableField> tableFields();

/// The header of a text that may be a table: at least two columns and a second line. Absent for anything else.
std::optional<std::vector<std::string>> tableHeader(std::string_view text);
/// The first line below the header, as many cells as the header has.
std::vector<std::string> tableSample(std::string_view text);

/// What a column's name suggests, for a person to confirm; empty when it suggests nothing.
std::string suggestedField(std::string_view column);

/// The text with the header that the mapping gives it; absent when the header is another.
std::optional<std::string> mappedTable(std::string_view text, const TableMapping &mapping);

} // namespace core::results
