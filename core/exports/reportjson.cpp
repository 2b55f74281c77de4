// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportjson.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;

Json numberOrNull(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

Json textOrNull(const Text &text)
{
    return text.empty() ? Json(nullptr) : Json(text.english());
}

Json cellJson(const ReportCell &cell)
{
    if (const auto *number = std::get_if<double>(&cell.content))
        return numberOrNull(*number);
    if (const auto *text = std::get_if<Text>(&cell.content))
        return text->english();
    return nullptr;
}

struct BlockJson
{
    Json operator()(const ReportParagraph &block) const
    {
        const char *style = block.style == ReportParagraph::Style::Lead   ? "lead"
                            : block.style == ReportParagraph::Style::Note ? "note"
                                                                          : "body";
        return {{"type", "paragraph"}, {"style", style}, {"text", block.text.english()}};
    }
    Json operator()(const ReportHeading &block) const { return {{"type", "heading"}, {"text", block.text.english()}}; }
    Json operator()(const ReportFigures &block) const
    {
        Json figures = Json::array();
        for (const ReportFigure &figure : block.figures)
            figures.push_back(
                {{"label", figure.label.english()},
                 {"value", numberOrNull(figure.value)},
                 {"word", textOrNull(figure.word)},
                 {"unit", textOrNull(figure.unit)},
                 {"basis", textOrNull(figure.basis)},
                 {"provenance",
                  figure.provenance ? Json(std::string(project::provenanceId(*figure.provenance))) : Json(nullptr)}});
        return {{"type", "figures"}, {"figures", std::move(figures)}};
    }
    Json operator()(const ReportTable &block) const
    {
        Json columns = Json::array();
        for (const ReportColumn &column : block.columns)
            columns.push_back({{"title", column.title.english()}, {"unit", textOrNull(column.unit)}});
        Json rows = Json::array();
        for (const auto &row : block.rows) {
            Json cells = Json::array();
            for (const ReportCell &cell : row)
                cells.push_back(cellJson(cell));
            rows.push_back(std::move(cells));
        }
        return {{"type", "table"},
                {"id", block.id},
                {"caption", textOrNull(block.caption)},
                {"columns", std::move(columns)},
                {"rows", std::move(rows)},
                {"strong_rows", block.strongRows},
                {"footnote", textOrNull(block.footnote)}};
    }
    Json operator()(const ReportChart &block) const
    {
        return {{"type", "chart"}, {"name", block.name}, {"sweep", block.sweep ? Json(*block.sweep) : Json(nullptr)}};
    }
    Json operator()(const ReportChecklist &block) const
    {
        Json items = Json::array();
        for (std::size_t i = 0; i < block.items.size(); ++i)
            items.push_back({{"item", checklistItemText(static_cast<results::ChecklistItem>(i)).english()},
                             {"recorded", block.items[i] == results::Recorded::Yes      ? "yes"
                                          : block.items[i] == results::Recorded::Partly ? "partly"
                                                                                        : "no"}});
        return {{"type", "checklist"}, {"items", std::move(items)}};
    }
    Json operator()(const ReportRemark &block) const
    {
        const audit::Finding &finding = block.finding;
        return {{"type", "finding"},
                {"check", finding.check},
                {"severity", std::string(audit::severityId(finding.severity))},
                {"figure", finding.figure},
                {"title", finding.title.english()},
                {"reason", closedSentence(finding.reason.english())},
                {"remedy", closedSentence(finding.remedy.english())},
                {"acknowledged", finding.acknowledged ? Json(*finding.acknowledged) : Json(nullptr)}};
    }
};

} // namespace

std::string reportJson(const Report &report)
{
    Json json{
        {"schema", "paretoscope-report/1"},
        {"title", report.title.english()},
        {"date", report.date ? Json(*report.date) : Json(nullptr)},
        {"committee", report.cover.committee.empty() ? Json(nullptr) : Json(report.cover.committee)},
        {"classification", report.cover.classification.empty() ? Json(nullptr) : Json(report.cover.classification)},
        {"chapters", Json::array()}};
    for (const ReportChapter &chapter : report.chapters) {
        Json blocks = Json::array();
        for (const ReportBlock &block : chapter.blocks)
            blocks.push_back(std::visit(BlockJson{}, block));
        json["chapters"].push_back(
            {{"id", chapter.id}, {"title", chapter.title.english()}, {"blocks", std::move(blocks)}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace core::exports
