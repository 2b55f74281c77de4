// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embeddedtext.h"
#include "core/exports/reportchapters.h"
#include "core/project/sentences.h"

#include <algorithm>

namespace core::exports {

using scorecard::Standing;
using scorecard::Status;

namespace {

ReportCell valueCell(const scorecard::CandidateValues &candidate, const std::string &axis)
{
    const auto found = candidate.values.find(axis);
    if (found == candidate.values.end())
        return {};
    if (const auto *word = std::get_if<std::string>(&found->second))
        return ReportCell::of(Text("%1", {*word}));
    return ReportCell::of(std::get<double>(found->second));
}

Text standingText(const Standing &standing)
{
    switch (standing.status) {
    case Status::Front:
        return CORE_TEXT("on the front");
    case Status::Dominated: {
        if (standing.dominatedBy.empty())
            return CORE_TEXT("dominated");
        std::string by;
        for (const scorecard::Domination &domination : standing.dominatedBy)
            by += (by.empty() ? "" : ", ") + domination.by;
        return {CORE_TEXT("dominated by %1"), {by}};
    }
    case Status::Undecided:
        return CORE_TEXT("undecided");
    case Status::Infeasible:
        return CORE_TEXT("out: fails the gate");
    }
    return {};
}

/// `frontFirst`: where not all of it may be shown, the front is.
ReportTable candidatesTable(const scorecard::Scorecard &scorecard, bool frontFirst)
{
    ReportTable table;
    table.id = "scorecard";
    table.columns.push_back({CORE_TEXT("Candidate"), {}, false, 3.0});
    std::vector<std::string> axes;
    for (const scorecard::Axis &axis : scorecard.axes)
        axes.push_back(axis.id);
    for (const auto &[gate, word] : scorecard.gates) {
        if (std::ranges::find(axes, gate) == axes.end())
            axes.push_back(gate);
    }
    for (const std::string &axis : axes)
        table.columns.push_back({axisName(axis), axisUnit(axis), axis != "sovereignty", 1.1});
    const bool many =
        std::ranges::any_of(scorecard.standings, [](const Standing &s) { return s.dominatedBy.size() > 1; });
    table.columns.push_back({CORE_TEXT("Standing"), {}, false, many ? 3.0 : 1.8});
    std::vector<const Standing *> ordered;
    for (const Standing &standing : scorecard.standings)
        ordered.push_back(&standing);
    if (frontFirst)
        std::stable_partition(ordered.begin(), ordered.end(),
                              [](const Standing *s) { return s->status == Status::Front; });
    for (std::size_t i = 0; i < ordered.size(); ++i) {
        const Standing &standing = *ordered[i];
        const std::string &id = standing.candidate.id;
        const std::string &label = standing.candidate.label;
        std::vector<ReportCell> row;
        row.push_back(ReportCell::of(label.empty() || label == id ? Text("%1", {id}) : Text("%1 · %2", {id, label})));
        for (const std::string &axis : axes)
            row.push_back(valueCell(standing.candidate, axis));
        row.push_back(ReportCell::of(standingText(standing)));
        table.rows.push_back(std::move(row));
        if (standing.status == Status::Front)
            table.strongRows.push_back(i);
        else if (standing.status != Status::Undecided)
            table.dimRows.push_back(i);
    }
    const bool anyUnknown =
        std::ranges::any_of(scorecard.standings, [](const Standing &s) { return !s.unknownAxes.empty(); });
    if (anyUnknown)
        table.footnote =
            CORE_TEXT("– is not known. An unknown value stays unknown; the candidate is judged on what is known.");
    return table;
}

/// Who is better than whom, on which axis, by how much.
ReportTable dominanceTable(const scorecard::Scorecard &scorecard)
{
    constexpr std::size_t mostRows = 40;
    ReportTable table;
    table.id = "dominance";
    table.caption = CORE_TEXT("Who dominates whom, and by how much");
    table.columns.push_back({CORE_TEXT("Dominated"), {}, false, 1.4});
    table.columns.push_back({CORE_TEXT("by"), {}, false, 1.0});
    for (const scorecard::Axis &axis : scorecard.axes)
        table.columns.push_back({axisName(axis.id), axisUnit(axis.id), true, 1.2});
    std::size_t relations = 0;
    for (const Standing &standing : scorecard.standings) {
        for (const scorecard::Domination &domination : standing.dominatedBy) {
            if (++relations > mostRows)
                continue;
            std::vector<ReportCell> row{ReportCell::of(Text("%1", {standing.candidate.id})),
                                        ReportCell::of(Text("%1", {domination.by}))};
            for (const scorecard::Axis &axis : scorecard.axes) {
                const auto amount = domination.amounts.find(axis.id);
                row.push_back(
                    ReportCell::of(amount == domination.amounts.end() ? std::nullopt : std::optional(amount->second)));
            }
            table.rows.push_back(std::move(row));
        }
    }
    if (relations > mostRows)
        table.footnote = {CORE_TEXT("… and %1 further relations."),
                          {TextNumber{static_cast<double>(relations - mostRows)}}};
    return table;
}

/// Each reason to be out of the comparison once, with those that it holds for.
void addReasons(std::vector<ReportBlock> &blocks, const scorecard::Scorecard &scorecard)
{
    constexpr std::size_t mostNamed = 20;
    struct Reason
    {
        Text text;
        std::string names;
        std::size_t count = 0;
    };
    std::vector<Reason> reasons;
    for (const Standing &standing : scorecard.standings) {
        if (!standing.whyNot)
            continue;
        auto known = std::ranges::find(reasons, *standing.whyNot, &Reason::text);
        if (known == reasons.end())
            known = reasons.insert(reasons.end(), Reason{*standing.whyNot, {}, 0});
        if (known->count++ < mostNamed)
            known->names += (known->names.empty() ? "" : ", ") + standing.candidate.id;
    }
    for (const Reason &reason : reasons) {
        if (reason.count > mostNamed)
            blocks.push_back(ReportParagraph{{CORE_TEXT("%1 and %2 more: %3"),
                                              {reason.names, countOf(reason.count - mostNamed), phrase(reason.text)}}});
        else
            blocks.push_back(ReportParagraph{{CORE_TEXT("%1: %2"), {reason.names, phrase(reason.text)}}});
    }
}

} // namespace

std::vector<ReportBlock> scorecardBlocks(const ReportSource &source)
{
    const scorecard::Scorecard &scorecard = source.evaluation.scorecard;
    const bool compares = scorecard.standings.size() > 1;
    if (scorecard.standings.empty() || (source.shortForm && !compares))
        return {};
    std::vector<ReportBlock> blocks;
    if (!source.shortForm)
        for (Text &sentence : project::scorecardSentences(scorecard))
            blocks.push_back(ReportParagraph{std::move(sentence)});
    if (compares) // one point is no picture
        blocks.push_back(ReportChart{"scorecard", std::nullopt, {}, source.shortForm ? 0.36 : 0.5});
    blocks.push_back(candidatesTable(scorecard, source.shortForm));
    if (source.shortForm)
        return blocks;
    ReportTable dominance = dominanceTable(scorecard);
    if (!dominance.rows.empty())
        blocks.push_back(std::move(dominance));
    else if (compares)
        blocks.push_back(
            ReportParagraph{CORE_TEXT("No candidate dominates another: each is the best choice for somebody.")});
    addReasons(blocks, scorecard);
    blocks.push_back(ReportParagraph{
        CORE_TEXT(
            "A candidate dominates another when it is known on every axis on which the other is known, is nowhere "
            "worse, and is better on at least one. The Pareto front holds the candidates that nobody dominates."),
        ReportParagraph::Style::Note});
    return blocks;
}

} // namespace core::exports
