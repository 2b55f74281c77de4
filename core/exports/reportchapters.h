// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"

/// The chapters of the report, one function each. Not for use outside core/exports.
namespace core::exports {

struct ReportSource
{
    const project::Project &project;
    const project::Node &document;
    const project::Evaluation &evaluation;
    const catalogue::Catalogue *catalogue = nullptr; ///< may be null
    bool shortForm = false;
    const sensitivity::Sensitivity *sensitivity = nullptr; ///< may be null
};

using ReportBlocks = std::vector<ReportBlock>;

ReportBlocks summaryBlocks(const ReportSource &source);
ReportBlocks sizingBlocks(const ReportSource &source);
ReportBlocks kneeBlocks(const ReportSource &source);
ReportBlocks scorecardBlocks(const ReportSource &source);
ReportBlocks moneyBlocks(const ReportSource &source);
ReportBlocks energyBlocks(const ReportSource &source);
ReportBlocks sovereigntyBlocks(const ReportSource &source);
ReportBlocks sensitivityBlocks(const ReportSource &source);
ReportBlocks remarkBlocks(const ReportSource &source);
ReportBlocks provenanceBlocks(const ReportSource &source);
ReportBlocks assumptionBlocks(const ReportSource &source);
ReportBlocks decisionBlocks(const ReportSource &source);
ReportBlocks glossaryBlocks(const ReportSource &source);
ReportBlocks sourceBlocks(const ReportSource &source);

/// "TTFT p99 at most 500 ms" for a term of the SLO.
Text sloTermText(const SloTerm &term);

/// A figure as a row: name, value, unit, the formula with its numbers; nothing is added for an absent figure.
void addFigureRow(ReportTable &table, const char *name, const project::OptionalFigure &figure);
/// The table that addFigureRow fills.
ReportTable figureTable(std::string id, Text caption);

/// A number that stands for a count.
TextNumber countOf(std::size_t count);

/// The name and what is known about it: "70B FP8 (B)", or the id alone.
std::string candidateName(const scorecard::CandidateValues &candidate);

} // namespace core::exports
