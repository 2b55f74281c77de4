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
};

std::vector<ReportBlock> summaryBlocks(const ReportSource &source);
std::vector<ReportBlock> kneeBlocks(const ReportSource &source);
std::vector<ReportBlock> scorecardBlocks(const ReportSource &source);
std::vector<ReportBlock> remarkBlocks(const ReportSource &source);
std::vector<ReportBlock> provenanceBlocks(const ReportSource &source);
std::vector<ReportBlock> assumptionBlocks(const ReportSource &source);

/// "TTFT p99 at most 500 ms" for a term of the SLO.
Text sloTermText(const SloTerm &term);

} // namespace core::exports
