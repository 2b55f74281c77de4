// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/report.h"

#include "core/exports/reportchapters.h"

#include <algorithm>
#include <array>

namespace core::exports {

namespace {

struct ChapterMaker
{
    const char *id;
    const char *title;
    std::vector<ReportBlock> (*blocks)(const ReportSource &);
};

constexpr std::array chapterMakers{
    ChapterMaker{"summary", CORE_TEXT("Summary"), summaryBlocks},
    ChapterMaker{"knee", CORE_TEXT("Knee and safe capacity"), kneeBlocks},
    ChapterMaker{"scorecard", CORE_TEXT("Scorecard and Pareto front"), scorecardBlocks},
    ChapterMaker{"remarks", CORE_TEXT("What the audit says"), remarkBlocks},
    ChapterMaker{"provenance", CORE_TEXT("Where the measurements come from"), provenanceBlocks},
    ChapterMaker{"assumptions", CORE_TEXT("Assumptions: every input"), assumptionBlocks},
};

} // namespace

const std::vector<std::string> &reportChapterIds()
{
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> result;
        for (const ChapterMaker &maker : chapterMakers)
            result.emplace_back(maker.id);
        return result;
    }();
    return ids;
}

Report buildReport(const project::Project &project, const project::Node &document,
                   const project::Evaluation &evaluation, const ReportOptions &options)
{
    Report report;
    report.title = project.title ? Text("%1", {*project.title}) : Text(CORE_TEXT("Sizing of LLM inference"));
    report.subtitle = CORE_TEXT("Cost, goodput, energy, carbon and sovereignty on one frontier");
    report.date = project.date;
    const ReportSource source{project, document, evaluation};
    const std::vector<std::string> &wanted = options.chapters.empty() ? reportChapterIds() : options.chapters;
    for (const std::string &id : wanted) {
        const auto maker = std::ranges::find_if(chapterMakers, [&](const ChapterMaker &m) { return id == m.id; });
        if (maker == chapterMakers.end())
            continue;
        ReportChapter chapter{id, maker->title, maker->blocks(source)};
        if (!chapter.blocks.empty())
            report.chapters.push_back(std::move(chapter));
    }
    return report;
}

} // namespace core::exports
