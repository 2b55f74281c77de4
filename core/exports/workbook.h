// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// A spreadsheet as plain data, and its writer (Office Open XML).
namespace core::exports {

/// A live formula, with the value it gives now: programs that do not calculate show that one.
struct SheetFormula
{
    std::string expression; ///< "cost_eur_per_hour/tokens_per_second", without the equals sign
    std::variant<double, std::string> value;
};

struct SheetCell
{
    enum class Look { Plain, Title, Heading, Header, Input, Result, Strong, Dim, Note };
    std::variant<std::monostate, double, std::string, SheetFormula> content;
    Look look = Look::Plain;
    int significantDigits = 4; ///< how a number is shown; the cell holds it in full
};

struct Sheet
{
    std::string name; ///< made fit for a sheet by the writer: 31 characters, unique
    std::vector<double> columnWidths;
    std::vector<std::vector<SheetCell>> rows;
    std::size_t frozenRows = 0;
    bool wraps = false; ///< long texts take several lines
};

struct Workbook
{
    std::string title;
    std::optional<std::string> date; ///< of the project, ISO 8601: the file's date, so that the clock leaves no trace
    std::vector<Sheet> sheets;
    /// A name for a cell, to be used in formulas: {"power_w", sheet index, row, column}.
    struct Name
    {
        std::string name;
        std::size_t sheet = 0, row = 0, column = 0;
    };
    std::vector<Name> names;
    std::string attachment; ///< kept in the file's custom properties, in pieces; read back by attachmentOfXlsx
};

/// Writes the workbook beside `path` and renames it. The same workbook gives the same bytes.
Result<void> writeXlsx(const Workbook &workbook, const std::filesystem::path &path);

/// A table in CSV as a sheet: numbers become numbers, the first row is the header and stays in view.
Sheet sheetOfCsv(std::string_view csv, std::string name);

/// The text that a workbook carries, or nothing: no XLSX file, or none with an attachment.
std::optional<std::string> attachmentOfXlsx(std::string_view bytes);

/// How much of a file in a ZIP archive is unpacked at most: what is larger is refused.
inline constexpr std::size_t mostUnpackedBytes = std::size_t{64} << 20U;

/// One file of a ZIP archive, unpacked; nothing where it is absent, damaged, encrypted or too large.
std::optional<std::string> unzipped(std::string_view archive, std::string_view name);

} // namespace core::exports
