// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// One report model for every form that leaves the program: the PDF painter, Markdown and HTML all show this and
/// compute nothing. Texts are core::Text, so that the form can say them in the reader's language.
namespace core::exports {

/// A cell of a table: a text, or a number, or nothing (shown as "–").
struct ReportCell
{
    std::variant<std::monostate, Text, double> content;
    int significantDigits = 3;
    Text note; ///< a short remark behind the figure ("over SLO"), or empty
    static ReportCell of(std::optional<double> number, int significantDigits = 3);
    static ReportCell of(Text text) { return {std::move(text), 3, {}}; }
};

struct ReportColumn
{
    Text title;
    Text unit; ///< stands under the title; empty for words
    bool numeric = false;
    double width = 1.0; ///< share of the table's width, relative to the other columns
};

struct ReportTable
{
    std::string id; ///< stable name for CSV and sheets: "knee-points"
    Text caption;
    std::vector<ReportColumn> columns;
    std::vector<std::vector<ReportCell>> rows;
    std::vector<std::size_t> strongRows; ///< the knee, the front
    std::vector<std::size_t> dimRows;    ///< beyond the SLO, dominated
    Text footnote;
};

/// A headline figure with the basis it stands on.
struct ReportFigure
{
    Text label;
    std::optional<double> value;
    Text word; ///< instead of a value: "EU"
    Text unit;
    Text basis;
    std::optional<project::Provenance> provenance;
};
struct ReportFigures
{
    std::vector<ReportFigure> figures;
};

struct ReportParagraph
{
    enum class Style { Lead, Body, Note };
    Text text;
    Style style = Style::Body;
};

struct ReportHeading
{
    Text text;
};

/// A picture by name: "knee" with the sweep it shows, or "scorecard".
struct ReportChart
{
    std::string name;
    std::optional<std::size_t> sweep;
    Text caption;
    double heightToWidth = 0.45;
};

/// The nine things that make a benchmark repeatable, of one benchmark.
struct ReportChecklist
{
    results::Checklist items{};
};

/// A finding of the audit.
struct ReportRemark
{
    audit::Finding finding;
};

using ReportBlock = std::variant<ReportParagraph, ReportHeading, ReportFigures, ReportTable, ReportChart,
                                 ReportChecklist, ReportRemark>;

struct ReportChapter
{
    std::string id; ///< "summary", "knee", "scorecard", "assumptions", "provenance", "remarks"
    Text title;
    std::vector<ReportBlock> blocks;
};

struct Report
{
    Text title;
    Text subtitle;
    std::optional<std::string> date; ///< of the project, ISO 8601
    std::vector<ReportChapter> chapters;
};

struct ReportOptions
{
    std::vector<std::string> chapters; ///< ids in the order wanted; empty: all in their own order
};

/// The ids of all chapters in their own order.
const std::vector<std::string> &reportChapterIds();

/// The words of a checklist item: "Tool and version" …
Text checklistItemText(results::ChecklistItem item);

/// The name and unit of an axis of the scorecard: "Cost", "€/1M tok".
Text axisName(std::string_view axisId);
Text axisUnit(std::string_view axisId);

/// Builds the report of an evaluated project. Chapters without content are left out (no sweep: no knee chapter).
Report buildReport(const project::Project &project, const project::Node &document,
                   const project::Evaluation &evaluation, const ReportOptions &options = {});

} // namespace core::exports
