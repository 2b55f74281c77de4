// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/tablepreview.h"

#include "core/parsenumber.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/importers.h"

#include <algorithm>
#include <set>

namespace core::results {

namespace {

constexpr std::size_t linesLookedAt = 20;
constexpr std::size_t samplesShown = 3;

char separatorOf(std::string_view text)
{
    const auto start = text.find_first_not_of("\r\n");
    if (start == std::string_view::npos)
        return ',';
    const std::string_view line = text.substr(start, text.find('\n', start) - start);
    const auto count = [&](char c) { return std::ranges::count(line, c); };
    if (count('\t') > std::max(count(','), count(';')))
        return '\t';
    return count(';') > count(',') ? ';' : ',';
}

/// The lines that are whole: the last one of a cut text may be half.
std::vector<CsvRow> firstRows(std::string_view text)
{
    CsvReader reader(text, separatorOf(text));
    std::vector<CsvRow> rows;
    CsvRow row;
    while (rows.size() <= linesLookedAt && reader.next(row)) {
        const bool blank =
            std::ranges::all_of(row.cells, [](const std::string &cell) { return trimmed(cell).empty(); });
        if (!blank)
            rows.push_back(row);
    }
    if (rows.size() > 2 && reader.rest().empty() && !text.ends_with('\n'))
        rows.pop_back();
    return rows;
}

/// As the table's importer reads it.
bool readsAsNumber(std::string_view cell, bool decimalComma)
{
    return (decimalComma ? parseNumber(withDecimalPoint(cell)) : parseNumber(cell)).has_value();
}

bool isNumberField(const std::string &field)
{
    for (const char *text :
         {"engine", "engine_version", "model", "tokenizer", "precision", "gpu", "dataset", "tool_version", "date"}) {
        if (field == text)
            return false;
    }
    return true;
}

} // namespace

bool looksLikeTable(std::string_view text)
{
    if (text.substr(0, 4096).find('\0') != std::string_view::npos)
        return false;
    const std::vector<CsvRow> rows = firstRows(text);
    if (rows.size() < 2 || rows.front().cells.size() < 2)
        return false;
    std::set<std::string_view> names;
    for (const std::string &cell : rows.front().cells) {
        if (parseNumber(cell)) // figures where names should be
            return false;
        names.insert(trimmed(cell));
    }
    if (names.size() < 2)
        return false;
    const bool decimalComma = writesDecimalComma(text, separatorOf(text));
    bool numbers = false;
    std::size_t fitting = 0;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        fitting += rows[i].cells.size() == rows.front().cells.size() ? 1 : 0;
        numbers = numbers || std::ranges::any_of(rows[i].cells, [decimalComma](const std::string &cell) {
                      return readsAsNumber(cell, decimalComma);
                  });
    }
    // Prose has commas too, but not as many on every line.
    return numbers && fitting * 10 >= (rows.size() - 1) * 9;
}

std::vector<TableColumn> tableColumns(std::string_view text)
{
    const std::vector<CsvRow> rows = firstRows(text);
    std::vector<TableColumn> columns;
    if (rows.empty())
        return columns;
    const bool decimalComma = writesDecimalComma(text, separatorOf(text));
    for (std::size_t i = 0; i < rows.front().cells.size(); ++i) {
        TableColumn column{.name = std::string(trimmed(rows.front().cells[i])), .samples = {}, .numeric = true};
        bool any = false;
        for (std::size_t line = 1; line < rows.size(); ++line) {
            const std::string_view cell = i < rows[line].cells.size() ? trimmed(rows[line].cells[i]) : "";
            if (column.samples.size() < samplesShown)
                column.samples.emplace_back(cell);
            if (cell.empty())
                continue;
            any = true;
            column.numeric = column.numeric && readsAsNumber(cell, decimalComma);
        }
        column.numeric = column.numeric && any;
        columns.push_back(std::move(column));
    }
    return columns;
}

TableMapping suggestedMapping(std::string_view text)
{
    TableMapping mapping;
    std::set<std::string> given;
    for (const TableColumn &column : tableColumns(text)) {
        std::string field = suggestedField(column.name);
        if (!field.empty() && ((!column.numeric && isNumberField(field)) || !given.insert(field).second))
            field.clear();
        mapping.header.push_back(column.name);
        mapping.fields.push_back(std::move(field));
    }
    return mapping;
}

TablePreview previewTable(std::string_view text, const TableMapping &mapping)
{
    TablePreview preview;
    const auto mapped = mappedTable(text, mapping);
    if (!mapped)
        return preview;
    const auto description = makePreview(*mapped, "table.csv");
    ImportSource source;
    source.path = "table.csv";
    source.fileName = "table.csv";
    source.text = *mapped;
    source.preview = description.get();
    auto outcome = tableImporter().read(source, preview.remarks);
    if (outcome)
        preview.runs = std::move(outcome->runs);
    return preview;
}

} // namespace core::results
