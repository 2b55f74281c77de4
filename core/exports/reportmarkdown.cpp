// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportmarkdown.h"

#include <algorithm>

namespace core::exports {

namespace {

/// A text inside a table or paragraph: what Markdown would take for markup is escaped.
std::string escaped(const std::string &text)
{
    std::string result;
    for (const char c : text) {
        if (c == '|' || c == '*' || c == '_' || c == '`' || c == '<' || c == '\\')
            result += '\\';
        result += c == '\n' ? ' ' : c;
    }
    return result;
}

struct Writer
{
    const ReportWords &words;
    std::string &out;

    std::string say(const Text &text) const { return escaped(words.text(text)); }

    std::string cell(const ReportCell &cell) const
    {
        std::string text = "–";
        if (const auto *number = std::get_if<double>(&cell.content))
            text = words.number(*number, cell.significantDigits);
        else if (const auto *sentence = std::get_if<Text>(&cell.content))
            text = say(*sentence);
        if (!cell.link.empty() && text == escaped(cell.link))
            text = "<" + cell.link + ">";
        return cell.note.empty() ? text : text + " (" + say(cell.note) + ")";
    }

    void operator()(const ReportParagraph &block) const
    {
        const bool lead = block.style == ReportParagraph::Style::Lead;
        out += (lead ? "**" : "") + say(block.text) + (lead ? "**" : "") + "\n\n";
    }

    void operator()(const ReportHeading &block) const { out += "### " + say(block.text) + "\n\n"; }

    void operator()(const ReportFigures &block) const
    {
        for (const ReportFigure &figure : block.figures) {
            const std::string value = figure.value ? words.number(*figure.value, 3) : say(figure.word);
            out += "- " + say(figure.label) + ": **" + value + "** " + say(figure.unit);
            if (!figure.basis.empty())
                out += " (" + say(figure.basis) + ")";
            out += '\n';
        }
        out += '\n';
    }

    void operator()(const ReportTable &block) const
    {
        if (!block.caption.empty())
            out += "**" + say(block.caption) + "**\n\n";
        std::string rule;
        for (const ReportColumn &column : block.columns) {
            out += "| " + say(column.title) + (column.unit.empty() ? "" : ", " + say(column.unit)) + ' ';
            rule += column.numeric ? "|--:" : "|---";
        }
        out += "|\n" + rule + "|\n";
        for (std::size_t row = 0; row < block.rows.size(); ++row) {
            const bool strong = std::ranges::find(block.strongRows, row) != block.strongRows.end();
            for (const ReportCell &content : block.rows[row])
                out += "| " + (strong ? "**" + cell(content) + "**" : cell(content)) + ' ';
            out += "|\n";
        }
        out += '\n';
        if (!block.footnote.empty())
            out += say(block.footnote) + "\n\n";
    }

    void operator()(const ReportChart &) const {}

    void operator()(const ReportChecklist &block) const
    {
        for (std::size_t i = 0; i < block.items.size(); ++i) {
            const bool yes = block.items[i] == results::Recorded::Yes;
            const bool partly = block.items[i] == results::Recorded::Partly;
            out += std::string(yes ? "- [x] " : "- [ ] ") +
                   say(checklistItemText(static_cast<results::ChecklistItem>(i))) +
                   (partly ? " (" + say(CORE_TEXT("in part")) + ")" : "") + '\n';
        }
        out += '\n';
    }

    void operator()(const ReportRemark &block) const
    {
        const audit::Finding &finding = block.finding;
        out += "- **" + say(finding.title) + "** (" + say(severityText(finding.severity)) + ", `" + finding.check +
               "`): " + closedSentence(say(finding.reason));
        out += (finding.remedy.empty() ? "" : " " + closedSentence(say(finding.remedy))) + "\n";
        if (finding.acknowledged)
            out += "  " + say({CORE_TEXT("Acknowledged: %1"), {*finding.acknowledged}}) + '\n';
    }
};

} // namespace

std::string markdownOf(const Report &report, const ReportWords &words)
{
    std::string out;
    const Writer writer{words, out};
    out += "# " + writer.say(report.title) + "\n\n" + writer.say(report.subtitle) + "\n\n";
    for (const std::string &line :
         {report.date.value_or(std::string()), report.cover.committee, report.cover.classification})
        if (!line.empty())
            out += escaped(line) + "\n\n";
    for (const ReportChapter &chapter : report.chapters) {
        out += "## " + writer.say(chapter.title) + "\n\n";
        for (std::size_t i = 0; i < chapter.blocks.size(); ++i) {
            std::visit(writer, chapter.blocks[i]);
            const bool remark = std::holds_alternative<ReportRemark>(chapter.blocks[i]);
            const bool last = i + 1 == chapter.blocks.size();
            if (remark && (last || !std::holds_alternative<ReportRemark>(chapter.blocks[i + 1])))
                out += '\n';
        }
    }
    return out;
}

} // namespace core::exports
