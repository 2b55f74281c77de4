// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "core/words.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

/// One report model for every form that leaves the program: the PDF painter, Markdown and HTML all show this and
/// compute nothing. Texts are core::Text, so that the form can say them in the reader's language.
namespace core::sensitivity {
struct Sensitivity; // core/sensitivity/report.h
}

namespace core::exports {

/// A cell of a table: a text, or a number, or nothing (shown as "–").
struct ReportCell
{
    std::variant<std::monostate, Text, double> content;
    int significantDigits = 3;
    Text note;        ///< a short remark behind the figure ("over SLO"), or empty
    std::string link; ///< an address that the text leads to, or empty
    static ReportCell of(std::optional<double> number, int significantDigits = 3);
    static ReportCell of(Text text) { return {std::move(text), 3, {}, {}}; }
};

struct ReportColumn
{
    Text title;
    Text unit; ///< stands under the title; empty for words
    bool numeric = false;
    double width = 1.0; ///< share of the table's width, relative to the other columns
    bool bar = false;   ///< of a numeric column of shares or sizes: each number is drawn as a bar, too
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
    bool mixed = false;  ///< each row is a quantity of its own: the columns share no precision
    bool part = false;   ///< one of several parts of a table: its caption is a row of it, its header stands once
    bool byHand = false; ///< an empty form that is filled in with a pen
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

/// A picture by name: "knee" with the sweep it shows, "scorecard" …
struct ReportChart
{
    std::string name;
    std::optional<std::size_t> sweep;
    Text caption;
    double heightToWidth = 0.45;
    std::string chosen{}; ///< what stands out in it: the site's zone among the countries
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
    std::string id; ///< one of reportChapterIds()
    Text title;
    std::vector<ReportBlock> blocks;
    bool hasNothing = false; ///< its one block says what it would take
};

/// What stands on the first page besides title and date. Empty fields are left out.
struct ReportCover
{
    std::string committee;      ///< whom it is for
    std::string classification; ///< "Internal": on the cover and at the foot of every page
    std::string logo;           ///< the bytes of a PNG, JPEG or SVG
    bool operator==(const ReportCover &) const = default;
};

struct Report
{
    Text title;
    Text subtitle;
    std::optional<std::string> date; ///< of the project, ISO 8601
    ReportCover cover;
    bool hasCoverPage = false; ///< a page of its own with the table of contents; else the title stands above the text
    std::size_t mostPages = 0; ///< of the short form; 0: as many as it takes
    std::vector<ReportChapter> chapters;
};

struct ReportOptions
{
    std::vector<std::string> chapters{}; ///< ids in the order wanted; empty: all in their own order
    bool shortForm = false;              ///< two pages: the answer, the pictures, what to keep in mind
    std::optional<std::string> title{};  ///< instead of the project's
    ReportCover cover{};                 ///< a field left empty is taken from the project's `report`
    std::shared_ptr<const catalogue::Catalogue> catalogue{};       ///< for countries and sources; may be null
    std::shared_ptr<const sensitivity::Sensitivity> sensitivity{}; ///< for its chapter; null: the intervals alone
    /// Where the project lies: files below it are named relative to it, so that the report is the same wherever the
    /// project is moved.
    std::string baseFolder{};
};

/// The ids of all chapters in their own order; "cover" is the first.
const std::vector<std::string> &reportChapterIds();
Text reportChapterTitle(std::string_view id);

/// What goes in, as the project's key `report` states it: {chapters: [summary, knee], short: false, paper: Letter}.
/// Chapters that do not exist are left out; none stated: all.
struct ReportChoice
{
    std::vector<std::string> chapters{};
    bool shortForm = false;
    std::string paper = "A4"; ///< or "Letter"
    bool operator==(const ReportChoice &) const = default;
};
ReportChoice statedChoice(const project::Node &document);

/// The cover as the project's key `report` states it: {committee: …, classification: …, logo: FILE}. `logo` holds the
/// file's name here; whoever builds the report puts its bytes in its place.
ReportCover statedCover(const project::Node &document);

/// "design", "benchmark" or "production".
Text provenanceText(project::Provenance provenance);

/// "severe", "warning" or "note".
Text severityText(audit::CheckSeverity severity);

/// The words of a checklist item: "Tool and version" …
Text checklistItemText(results::ChecklistItem item);

/// The name and unit of an axis of the scorecard: "Cost", "€/1M tok".
Text axisName(std::string_view axisId);
Text axisUnit(std::string_view axisId);

/// Builds the report of an evaluated project. A chapter without figures says in one sentence what it would take.
Report buildReport(const project::Project &project, const project::Node &document,
                   const project::Evaluation &evaluation, const ReportOptions &options = {});

} // namespace core::exports
