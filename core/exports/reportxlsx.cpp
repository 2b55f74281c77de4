// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportxlsx.h"

#include "core/units.h"

#include <algorithm>
#include <map>

namespace core::exports {

namespace {

using Look = SheetCell::Look;
using Row = std::vector<SheetCell>;

SheetCell textCell(std::string text, Look look = Look::Plain)
{
    if (text.empty())
        return {};
    return {std::move(text), look};
}

class Builder
{
public:
    Builder(Workbook &book, const Words &words)
        : m_book(book)
        , m_words(words)
    {}

    void summary(const Report &report);
    void calculator(const std::vector<CalculatorSection> &sections);
    void chapters(const Report &report);

private:
    /// The sheet of a table's id, made when first asked for.
    Sheet &sheetFor(const std::string &id, const Text &title);
    void table(const ReportTable &table, const ReportChapter &chapter);
    void remarks(const ReportChapter &chapter);
    void checklists(const ReportChapter &chapter);
    SheetCell cellOf(const ReportCell &cell, Look look) const;
    Row headerOf(const std::vector<ReportColumn> &columns) const;

    Workbook &m_book;
    const Words &m_words;
    std::map<std::string, std::size_t> m_sheets;
};

SheetCell Builder::cellOf(const ReportCell &cell, Look look) const
{
    if (const auto *number = std::get_if<double>(&cell.content))
        return {*number, look, cell.significantDigits};
    if (const auto *text = std::get_if<Text>(&cell.content))
        return textCell(m_words(*text), look);
    return {};
}

Row Builder::headerOf(const std::vector<ReportColumn> &columns) const
{
    Row row;
    for (const ReportColumn &column : columns) {
        std::string title = m_words(column.title);
        if (!column.unit.empty())
            title += " (" + m_words(column.unit) + ")";
        row.push_back({title, Look::Header});
    }
    return row;
}

Sheet &Builder::sheetFor(const std::string &id, const Text &title)
{
    const auto [found, isNew] = m_sheets.try_emplace(id, m_book.sheets.size());
    if (isNew) {
        Sheet sheet;
        sheet.name = m_words(title);
        sheet.wraps = true;
        m_book.sheets.push_back(std::move(sheet));
    }
    return m_book.sheets[found->second];
}

void Builder::table(const ReportTable &table, const ReportChapter &chapter)
{
    constexpr double charactersPerShare = 16.0, narrowest = 9.0, widest = 70.0;
    Sheet &sheet =
        sheetFor(table.id, table.caption.empty() || table.id == "assumptions" ? chapter.title : table.caption);
    const bool first = sheet.rows.empty();
    if (!first)
        sheet.rows.emplace_back();
    const bool sections = table.id == "assumptions" || table.id == "knee-points" || table.id == "benchmark";
    if (sections && !table.caption.empty())
        sheet.rows.push_back({textCell(m_words(table.caption), Look::Heading)});
    sheet.rows.push_back(headerOf(table.columns));
    if (first && !sections)
        sheet.frozenRows = sheet.rows.size();
    for (std::size_t c = 0; c < table.columns.size(); ++c) {
        if (sheet.columnWidths.size() <= c)
            sheet.columnWidths.push_back(narrowest);
        sheet.columnWidths[c] = std::clamp(table.columns[c].width * charactersPerShare, sheet.columnWidths[c], widest);
    }
    for (std::size_t r = 0; r < table.rows.size(); ++r) {
        const bool strong = std::ranges::find(table.strongRows, r) != table.strongRows.end();
        const bool dim = std::ranges::find(table.dimRows, r) != table.dimRows.end();
        Row row;
        std::string notes;
        for (const ReportCell &cell : table.rows[r]) {
            row.push_back(cellOf(cell, strong ? Look::Strong : dim ? Look::Dim : Look::Plain));
            if (!cell.note.empty())
                notes += (notes.empty() ? "" : "; ") + m_words(cell.note);
        }
        if (!notes.empty())
            row.push_back(textCell(notes, Look::Note));
        sheet.rows.push_back(std::move(row));
    }
    if (!table.footnote.empty())
        sheet.rows.push_back({textCell(m_words(table.footnote), Look::Note)});
}

void Builder::remarks(const ReportChapter &chapter)
{
    Sheet *sheet = nullptr;
    for (const ReportBlock &block : chapter.blocks) {
        const auto *remark = std::get_if<ReportRemark>(&block);
        if (remark == nullptr)
            continue;
        if (sheet == nullptr) {
            sheet = &sheetFor("remarks", chapter.title);
            sheet->columnWidths = {11, 30, 30, 28, 60, 60, 30};
            sheet->frozenRows = 1;
            Row header;
            for (const char *title :
                 {CORE_TEXT("Severity"), CORE_TEXT("Check"), CORE_TEXT("Concerns"), CORE_TEXT("Title"),
                  CORE_TEXT("Reason"), CORE_TEXT("Remedy"), CORE_TEXT("Acknowledged")})
                header.push_back({m_words(title), Look::Header});
            sheet->rows.push_back(std::move(header));
        }
        const audit::Finding &finding = remark->finding;
        sheet->rows.push_back({textCell(m_words(severityText(finding.severity))), textCell(finding.check),
                               textCell(finding.figure), textCell(m_words(finding.title)),
                               textCell(closedSentence(m_words(finding.reason))),
                               textCell(closedSentence(m_words(finding.remedy))),
                               textCell(finding.acknowledged.value_or(std::string()))});
    }
}

void Builder::checklists(const ReportChapter &chapter)
{
    std::string benchmark;
    for (const ReportBlock &block : chapter.blocks) {
        if (const auto *heading = std::get_if<ReportHeading>(&block))
            benchmark = m_words(heading->text);
        const auto *list = std::get_if<ReportChecklist>(&block);
        if (list == nullptr)
            continue;
        Sheet &sheet = sheetFor("checklist", CORE_TEXT("Checklist"));
        if (sheet.rows.empty()) {
            sheet.frozenRows = 1;
            sheet.columnWidths = {44};
            Row header{{m_words(CORE_TEXT("Benchmark")), Look::Header}};
            for (std::size_t i = 0; i < list->items.size(); ++i) {
                header.push_back({m_words(checklistItemText(static_cast<results::ChecklistItem>(i))), Look::Header});
                sheet.columnWidths.push_back(15);
            }
            sheet.rows.push_back(std::move(header));
        }
        Row row{textCell(benchmark)};
        for (const results::Recorded recorded : list->items)
            row.push_back(textCell(m_words(recorded == results::Recorded::Yes      ? CORE_TEXT("recorded")
                                           : recorded == results::Recorded::Partly ? CORE_TEXT("in part")
                                                                                   : CORE_TEXT("not recorded"))));
        sheet.rows.push_back(std::move(row));
    }
}

void Builder::summary(const Report &report)
{
    Sheet sheet;
    sheet.name = m_words(CORE_TEXT("Summary"));
    sheet.columnWidths = {34, 16, 14, 60};
    sheet.rows.push_back({textCell(m_words(report.title), Look::Title)});
    for (const std::string &line :
         {report.cover.committee, report.date.value_or(std::string()), report.cover.classification})
        if (!line.empty())
            sheet.rows.push_back({textCell(line, Look::Note)});
    sheet.rows.emplace_back();
    const auto chapter = std::ranges::find(report.chapters, "summary", &ReportChapter::id);
    if (chapter != report.chapters.end())
        for (const ReportBlock &block : chapter->blocks) {
            if (const auto *paragraph = std::get_if<ReportParagraph>(&block))
                sheet.rows.push_back({textCell(m_words(paragraph->text))});
            const auto *figures = std::get_if<ReportFigures>(&block);
            if (figures == nullptr)
                continue;
            sheet.rows.emplace_back();
            for (const ReportFigure &figure : figures->figures)
                sheet.rows.push_back({textCell(m_words(figure.label)),
                                      figure.value ? SheetCell{*figure.value, Look::Result}
                                                   : textCell(m_words(figure.word), Look::Result),
                                      textCell(m_words(figure.unit)), textCell(m_words(figure.basis), Look::Note)});
            sheet.rows.emplace_back();
        }
    m_book.sheets.push_back(std::move(sheet));
}

void Builder::calculator(const std::vector<CalculatorSection> &sections)
{
    if (sections.empty())
        return;
    Sheet sheet;
    sheet.name = m_words(CORE_TEXT("Calculator"));
    sheet.columnWidths = {44, 18, 14, 62, 60};
    sheet.rows.push_back({textCell(m_words(CORE_TEXT("Calculator")), Look::Title)});
    sheet.rows.push_back(
        {textCell(m_words(CORE_TEXT("Change a shaded cell; everything that depends on it moves.")), Look::Note)});
    const std::size_t index = m_book.sheets.size();
    for (const CalculatorSection &section : sections) {
        sheet.rows.emplace_back();
        sheet.rows.push_back(
            {textCell(m_words(section.title), Look::Header), textCell(m_words(CORE_TEXT("Value")), Look::Header),
             textCell(m_words(CORE_TEXT("Unit")), Look::Header), textCell(m_words(CORE_TEXT("Formula")), Look::Header),
             textCell(m_words(CORE_TEXT("Where it comes from")), Look::Header)});
        for (const CalculatorLine &line : section.lines) {
            m_book.names.push_back({line.name, index, sheet.rows.size(), 1});
            SheetCell value{{}, Look::Input, 5};
            if (!line.expression.empty())
                value = {SheetFormula{line.expression, line.value.value_or(0.0)}, Look::Result, 5};
            else if (line.value)
                value.content = *line.value;
            sheet.rows.push_back(
                {textCell(m_words(line.label)), std::move(value), textCell(m_words(unitText(line.unit))),
                 textCell(line.expression.empty() ? line.name : line.name + " = " + line.expression, Look::Note),
                 textCell(line.basis ? m_words(*line.basis) : std::string(), Look::Note)});
        }
    }
    m_book.sheets.push_back(std::move(sheet));
}

void Builder::chapters(const Report &report)
{
    for (const ReportChapter &chapter : report.chapters) {
        for (const ReportBlock &block : chapter.blocks)
            if (const auto *content = std::get_if<ReportTable>(&block);
                content != nullptr && content->id != "signatures")
                table(*content, chapter);
        remarks(chapter);
        checklists(chapter);
    }
}

} // namespace

Workbook workbookOf(const Report &report, const std::vector<CalculatorSection> &calculator,
                    const std::string &projectText, const Words &words)
{
    Workbook book;
    book.title = words(report.title);
    book.date = report.date;
    book.attachment = projectText;
    Builder builder(book, words);
    builder.summary(report);
    builder.calculator(calculator);
    builder.chapters(report);
    return book;
}

} // namespace core::exports
