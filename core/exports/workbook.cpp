// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/workbook.h"

#include "core/csv.h"
#include "core/exports/base64.h"
#include "core/exports/hushederrors.h"
#include "core/exports/sheetlayout.h"
#include "core/files.h"
#include "core/parsenumber.h"
#include "core/words.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <fmt/format.h>
#include <map>
#include <system_error>
#include <tuple>
#include <xlsxwriter.h>

namespace core::exports {

namespace {

constexpr std::size_t longestSheetName = 31;
constexpr std::size_t longestString = 32767;       ///< of a cell
constexpr std::size_t attachmentPieceLength = 240; ///< a custom property holds 255 characters
constexpr const char *attachmentName = "paretoscope-project-";

/// Code points that XML cannot hold, and broken UTF-8, would make the whole file unreadable.
std::string clean(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = lead < 0x80   ? 1
                                   : lead < 0xC2 ? 0
                                   : lead < 0xE0 ? 2
                                   : lead < 0xF0 ? 3
                                   : lead < 0xF5 ? 4
                                                 : 0;
        bool whole = length > 0 && i + length <= text.size();
        for (std::size_t k = 1; whole && k < length; ++k)
            whole = (static_cast<unsigned char>(text[i + k]) & 0xC0U) == 0x80U;
        if (!whole) {
            result += "\xef\xbf\xbd";
            ++i;
            continue;
        }
        if (lead >= 0x20 || lead == '\t' || lead == '\n')
            result += text.substr(i, length);
        i += length;
    }
    if (result.size() > longestString) {
        result.resize(longestString);
        while (!result.empty() && (static_cast<unsigned char>(result.back()) & 0xC0U) == 0x80U)
            result.pop_back();
        if (!result.empty())
            result.pop_back();
    }
    return result;
}

std::string numberFormat(double value, int significantDigits)
{
    const double magnitude = std::abs(value);
    if (magnitude == 0.0 || (value == std::floor(value) && magnitude < 1e15))
        return "#,##0";
    if (magnitude >= 1e15 || magnitude < 1e-5)
        return "0.00E+00";
    const int whole = static_cast<int>(std::floor(std::log10(magnitude))) + 1;
    const int decimals = std::max(0, significantDigits - whole);
    return decimals == 0 ? std::string("#,##0") : "#,##0." + std::string(static_cast<std::size_t>(decimals), '0');
}

std::vector<std::string> sheetNames(const std::vector<Sheet> &sheets)
{
    std::vector<std::string> names;
    const auto lower = [](std::string text) {
        std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? char(c + 32) : c; });
        return text;
    };
    const auto cut = [](std::string text, std::size_t characters) {
        std::size_t count = 0, at = 0;
        while (at < text.size() && count < characters) {
            ++at;
            while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
                ++at;
            ++count;
        }
        return text.substr(0, at);
    };
    for (const Sheet &sheet : sheets) {
        std::string name = clean(sheet.name);
        for (std::size_t at = name.find(": "); at != std::string::npos; at = name.find(": "))
            name.replace(at, 2, " – ");
        std::ranges::replace_if(
            name, [](char c) { return std::string_view("[]:*?/\\\n\t").find(c) != std::string_view::npos; }, ' ');
        while (!name.empty() && (name.front() == '\'' || name.front() == ' '))
            name.erase(name.begin());
        name = cut(name, longestSheetName);
        while (!name.empty() && (name.back() == '\'' || name.back() == ' '))
            name.pop_back();
        if (name.empty())
            name = "Sheet";
        std::string unique = name;
        for (int n = 2; std::ranges::any_of(names, [&](const auto &other) { return lower(other) == lower(unique); });
             ++n) {
            const std::string suffix = fmt::format(" {}", n);
            unique = cut(name, longestSheetName - suffix.size()) + suffix;
        }
        names.push_back(unique);
    }
    return names;
}

/// The file's date as seconds since 1970; without a date of the project the first day a spreadsheet knows.
time_t secondsOf(const std::optional<std::string> &iso)
{
    using namespace std::chrono;
    sys_days day = sys_days{year{1980} / 1 / 1};
    if (iso && iso->size() >= 10) {
        const auto part = [&](std::size_t at, std::size_t length) {
            return static_cast<int>(parseInteger(iso->substr(at, length)).value_or(0));
        };
        const year_month_day stated{year{part(0, 4)}, month{static_cast<unsigned>(part(5, 2))},
                                    std::chrono::day{static_cast<unsigned>(part(8, 2))}};
        if (stated.ok() && stated.year() >= year{1980})
            day = sys_days{stated};
    }
    return static_cast<time_t>(duration_cast<seconds>(day.time_since_epoch()).count());
}

class Writer
{
public:
    Writer(const Workbook &content, lxw_workbook *file)
        : m_content(content)
        , m_file(file)
    {}

    void write()
    {
        std::string title = clean(m_content.title);
        std::string creator = "Paretoscope";
        lxw_doc_properties properties{};
        properties.title = title.data();
        properties.author = creator.data();
        properties.created = secondsOf(m_content.date);
        workbook_set_properties(m_file, &properties);
        const std::vector<std::string> names = sheetNames(m_content.sheets);
        for (std::size_t i = 0; i < m_content.sheets.size(); ++i)
            writeSheet(m_content.sheets[i], workbook_add_worksheet(m_file, names[i].c_str()));
        for (const Workbook::Name &name : m_content.names)
            workbook_define_name(m_file, name.name.c_str(), reference(names[name.sheet], name).c_str());
        writeAttachment();
    }

private:
    static std::string reference(const std::string &sheet, const Workbook::Name &name)
    {
        std::string quoted;
        for (const char c : sheet)
            quoted += c == '\'' ? std::string("''") : std::string(1, c);
        std::string column;
        for (std::size_t c = name.column + 1; c > 0; c = (c - 1) / 26)
            column.insert(column.begin(), static_cast<char>('A' + (c - 1) % 26));
        return fmt::format("='{}'!${}${}", quoted, column, name.row + 1);
    }

    void writeSheet(const Sheet &sheet, lxw_worksheet *page)
    {
        if (page == nullptr)
            return;
        for (std::size_t c = 0; c < sheet.columnWidths.size(); ++c)
            worksheet_set_column(page, static_cast<lxw_col_t>(c), static_cast<lxw_col_t>(c), sheet.columnWidths[c],
                                 nullptr);
        if (sheet.frozenRows > 0)
            worksheet_freeze_panes(page, static_cast<lxw_row_t>(sheet.frozenRows), 0);
        worksheet_gridlines(page, LXW_HIDE_ALL_GRIDLINES);
        worksheet_set_paper(page, 9); // A4
        worksheet_set_landscape(page);
        worksheet_fit_to_pages(page, 1, 0);
        for (std::size_t r = 0; r < sheet.rows.size(); ++r) {
            if (const double lines = linesOfRow(sheet, r); lines > 1.0)
                worksheet_set_row(page, static_cast<lxw_row_t>(r), lines * LXW_DEF_ROW_HEIGHT, nullptr);
            for (std::size_t c = 0; c < sheet.rows[r].size(); ++c)
                writeCell(page, {static_cast<lxw_row_t>(r), static_cast<lxw_col_t>(c), textSide(sheet, r, c)},
                          sheet.rows[r][c], sheet.wraps);
        }
    }

    struct Place
    {
        lxw_row_t row;
        lxw_col_t column;
        TextSide side = TextSide::Own;
    };

    void writeCell(lxw_worksheet *page, Place at, const SheetCell &cell, bool sheetWraps)
    {
        const bool wraps = sheetWraps && !standsAlone(cell, at.column);
        if (const auto *number = std::get_if<double>(&cell.content)) {
            if (std::isfinite(*number))
                worksheet_write_number(page, at.row, at.column, *number,
                                       format(cell.look, numberFormat(*number, cell.significantDigits), false));
            return;
        }
        if (const auto *text = std::get_if<std::string>(&cell.content)) {
            worksheet_write_string(page, at.row, at.column, clean(*text).c_str(),
                                   format(cell.look, {}, wraps, at.side));
            return;
        }
        if (const auto *formula = std::get_if<SheetFormula>(&cell.content)) {
            const std::string expression = "=" + clean(formula->expression);
            if (const auto *value = std::get_if<double>(&formula->value))
                worksheet_write_formula_num(page, at.row, at.column, expression.c_str(),
                                            format(cell.look, numberFormat(*value, cell.significantDigits), false),
                                            *value);
            else
                worksheet_write_formula_str(page, at.row, at.column, expression.c_str(), format(cell.look, {}, wraps),
                                            clean(std::get<std::string>(formula->value)).c_str());
            return;
        }
        if (cell.look == SheetCell::Look::Input)
            worksheet_write_blank(page, at.row, at.column, format(cell.look, "#,##0.00", false));
    }

    lxw_format *format(SheetCell::Look look, const std::string &number, bool wraps, TextSide side = TextSide::Own)
    {
        auto [found, isNew] = m_formats.try_emplace({look, number, wraps, side}, nullptr);
        if (!isNew)
            return found->second;
        lxw_format *made = workbook_add_format(m_file);
        found->second = made;
        format_set_font_name(made, "Calibri");
        format_set_align(made, LXW_ALIGN_VERTICAL_TOP);
        if (!number.empty())
            format_set_num_format(made, number.c_str());
        if (wraps)
            format_set_text_wrap(made);
        if (side == TextSide::OverNumbers)
            format_set_align(made, LXW_ALIGN_RIGHT);
        else if (side == TextSide::BehindNumber)
            format_set_indent(made, 1);
        style(made, look);
        return made;
    }

    static void style(lxw_format *format, SheetCell::Look look)
    {
        using Look = SheetCell::Look;
        constexpr lxw_color_t grey = 0x57606A, blue = 0x1F4E9E, inputGround = 0xFFF8E1, band = 0xF1F3F5;
        if (look == Look::Title || look == Look::Heading)
            format_set_font_size(format, look == Look::Title ? 16 : 12);
        if (look == Look::Title || look == Look::Heading || look == Look::Header || look == Look::Result ||
            look == Look::Strong)
            format_set_bold(format);
        if (look == Look::Header) {
            format_set_text_wrap(format);
            format_set_bottom(format, LXW_BORDER_THIN);
        }
        if (look == Look::Header || look == Look::Strong)
            format_set_bg_color(format, band);
        if (look == Look::Input) {
            format_set_font_color(format, blue);
            format_set_bg_color(format, inputGround);
            format_set_border(format, LXW_BORDER_HAIR);
        }
        if (look == Look::Dim || look == Look::Note)
            format_set_font_color(format, grey);
        if (look == Look::Note)
            format_set_font_size(format, 9);
    }

    void writeAttachment()
    {
        const std::string encoded = base64(m_content.attachment);
        int piece = 0;
        for (std::size_t at = 0; at < encoded.size(); at += attachmentPieceLength)
            workbook_set_custom_property_string(m_file, fmt::format("{}{:05}", attachmentName, ++piece).c_str(),
                                                encoded.substr(at, attachmentPieceLength).c_str());
    }

    const Workbook &m_content;
    lxw_workbook *m_file;
    std::map<std::tuple<SheetCell::Look, std::string, bool, TextSide>, lxw_format *> m_formats;
};

SheetCell cellOfCsv(std::string text, bool header)
{
    if (header)
        return {std::move(text), SheetCell::Look::Header};
    if (text.empty())
        return {};
    const std::size_t digits = text.front() == '-' ? 1 : 0;
    const bool code =
        text.size() > digits + 1 && text[digits] == '0' && text[digits + 1] >= '0' && text[digits + 1] <= '9';
    if (const auto number = parseNumber(text); number && std::isfinite(*number) && !code)
        return {*number};
    // The apostrophe keeps a spreadsheet from taking a text in CSV for a formula; a text cell needs none.
    if (text.size() > 1 && text.front() == '\'' && std::string_view("=+-@\t\r").find(text[1]) != std::string_view::npos)
        text.erase(text.begin());
    return {std::move(text)};
}

} // namespace

Result<void> writeXlsx(const Workbook &workbook, const std::filesystem::path &path)
{
    std::filesystem::path beside = path;
    beside += ".part";
    const auto refuse = [&](const std::string &why) -> Result<void> {
        std::error_code ignored;
        std::filesystem::remove(beside, ignored);
        return failure({CORE_TEXT("cannot be written: %1"), {why}}, pathText(path));
    };
    // The library says little about why a file cannot be made; the plain writer does.
    if (auto writable = writeFileAtomically(beside, {}); !writable) {
        Error error = writable.error();
        error.source = pathText(path);
        return tl::make_unexpected(std::move(error));
    }
    lxw_workbook *file = workbook_new(pathText(beside).c_str());
    if (file == nullptr)
        return refuse("out of memory");
    Writer(workbook, file).write();
    errno = 0;
    lxw_error closed = LXW_NO_ERROR;
    {
        const HushedErrors hushed; // the library prints what it returns, too
        closed = workbook_close(file);
    }
    if (const int reason = errno; closed != LXW_NO_ERROR)
        return refuse(reason != 0 ? std::generic_category().message(reason) : lxw_strerror(closed));
    std::error_code error;
    std::filesystem::rename(beside, path, error);
    if (error)
        return refuse(error.message());
    return {};
}

Sheet sheetOfCsv(std::string_view csv, std::string name)
{
    Sheet sheet;
    sheet.name = std::move(name);
    sheet.frozenRows = 1;
    constexpr double narrowest = 8.0, widest = 60.0;
    for (CsvRow &row : readCsv(csv)) {
        std::vector<SheetCell> cells;
        for (std::size_t c = 0; c < row.cells.size(); ++c) {
            if (sheet.columnWidths.size() <= c)
                sheet.columnWidths.push_back(narrowest);
            sheet.columnWidths[c] =
                std::clamp(static_cast<double>(row.cells[c].size()) + 2.0, sheet.columnWidths[c], widest);
            cells.push_back(cellOfCsv(std::move(row.cells[c]), sheet.rows.empty()));
        }
        sheet.rows.push_back(std::move(cells));
    }
    return sheet;
}

std::optional<std::string> attachmentOfXlsx(std::string_view bytes)
{
    if (!bytes.starts_with("PK"))
        return std::nullopt;
    const auto properties = unzipped(bytes, "docProps/custom.xml");
    if (!properties)
        return std::nullopt;
    // The names are ours and the pieces hold letters and digits alone, so that no XML reader is needed for them.
    std::map<std::string, std::string> pieces;
    const std::string marker = fmt::format("name=\"{}", attachmentName);
    for (std::size_t at = properties->find(marker); at != std::string::npos; at = properties->find(marker, at + 1)) {
        const std::size_t from = at + marker.size();
        const std::size_t quote = properties->find('"', from);
        const std::size_t open = properties->find("lpwstr>", from);
        const std::size_t close = open == std::string::npos ? open : properties->find("</", open);
        if (quote == std::string::npos || close == std::string::npos)
            return std::nullopt;
        constexpr std::size_t tagLength = 7;
        pieces[properties->substr(from, quote - from)] = properties->substr(open + tagLength, close - open - tagLength);
    }
    std::string encoded;
    for (const auto &[number, piece] : pieces)
        encoded += piece;
    return encoded.empty() ? std::nullopt : fromBase64(encoded);
}

} // namespace core::exports
