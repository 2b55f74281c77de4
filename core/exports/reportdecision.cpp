// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"

#include <algorithm>
#include <cmath>

namespace core::exports {

using scorecard::Scorecard;
using scorecard::Standing;
using scorecard::Status;

namespace {

Text standingWord(Status status)
{
    switch (status) {
    case Status::Front:
        return CORE_TEXT("kept: on the front");
    case Status::Dominated:
        return CORE_TEXT("rejected: dominated");
    case Status::Undecided:
        return CORE_TEXT("open: something is unknown");
    case Status::Infeasible:
        return CORE_TEXT("rejected: fails the gate");
    }
    return {};
}

Text reasonOf(const Scorecard &card, const Standing &standing)
{
    if (standing.whyNot)
        return *standing.whyNot;
    if (standing.dominatedBy.empty())
        return CORE_TEXT("Nobody is known to be at least as good on every axis.");
    const scorecard::Domination &first = standing.dominatedBy.front();
    const bool more = standing.dominatedBy.size() > 1;
    std::size_t better = 0;
    for (const scorecard::Axis &axis : card.axes) {
        const auto amount = first.amounts.find(axis.id);
        better += amount != first.amounts.end() && amount->second > 0.0 ? 1 : 0;
    }
    return {more ? CORE_TEXT("%1 is better on %2 axes and worse on none; %3 others beat it as well.")
                 : CORE_TEXT("%1 is better on %2 axes and worse on none."),
            {first.by, countOf(better), countOf(standing.dominatedBy.size() - 1)}};
}

ReportTable optionsTable(const Scorecard &card)
{
    ReportTable table;
    table.id = "options";
    table.caption = CORE_TEXT("The options, and what became of each");
    table.columns = {{CORE_TEXT("Option"), {}, false, 2.2},
                     {CORE_TEXT("Outcome"), {}, false, 1.4},
                     {CORE_TEXT("Why"), {}, false, 3.8}};
    for (const Standing &standing : card.standings) {
        if (standing.status == Status::Front)
            table.strongRows.push_back(table.rows.size());
        table.rows.push_back({ReportCell::of(Text("%1", {candidateName(standing.candidate)})),
                              ReportCell::of(standingWord(standing.status)), ReportCell::of(reasonOf(card, standing))});
    }
    return table;
}

std::optional<double> numberOn(const Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    if (found == standing.candidate.values.end())
        return std::nullopt;
    const auto *number = std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

const Standing *find(const Scorecard &card, const std::string &id)
{
    const auto found =
        std::ranges::find_if(card.standings, [&](const Standing &standing) { return standing.candidate.id == id; });
    return found == card.standings.end() ? nullptr : &*found;
}

struct Step
{
    std::string axis;
    double from = 0.0, to = 0.0, relative = 0.0;
};

/// The smallest change of one value by which a dominated candidate gets ahead of all that dominate it: on that axis it
/// has to pass the best of them.
std::optional<Step> smallestStep(const Scorecard &card, const Standing &standing)
{
    std::optional<Step> best;
    for (const scorecard::Axis &axis : card.axes) {
        const auto own = numberOn(standing, axis.id);
        if (!own || *own == 0.0)
            continue;
        const bool lower = axis.direction == scorecard::Direction::Lower;
        std::vector<double> theirs;
        for (const scorecard::Domination &domination : standing.dominatedBy) {
            const Standing *winner = find(card, domination.by);
            if (const auto value = winner ? numberOn(*winner, axis.id) : std::nullopt)
                theirs.push_back(*value);
        }
        if (theirs.empty() || theirs.size() < standing.dominatedBy.size())
            continue; // somebody beats it without being known on this axis
        const double bar = lower ? *std::ranges::min_element(theirs) : *std::ranges::max_element(theirs);
        const double relative = std::abs(bar / *own - 1.0);
        if (!best || relative < best->relative)
            best = Step{axis.id, *own, bar, relative};
    }
    return best;
}

void addTurningPoints(ReportBlocks &blocks, const Scorecard &card)
{
    constexpr std::size_t most = 12;
    constexpr double percentPerOne = 100.0;
    ReportTable table;
    table.id = "turning-points";
    table.caption = CORE_TEXT("What would change our mind");
    table.mixed = true;
    table.columns = {{CORE_TEXT("Option"), {}, false, 2.4}, {CORE_TEXT("would come back once"), {}, false, 1.8},
                     {CORE_TEXT("passes"), {}, true, 1.0},  {CORE_TEXT("from"), {}, true, 1.0},
                     {CORE_TEXT("Unit"), {}, false, 1.0},   {CORE_TEXT("Change"), CORE_TEXT("%"), true, 0.9}};
    std::size_t left = 0;
    for (const Standing &standing : card.standings) {
        if (standing.status != Status::Dominated)
            continue;
        const auto step = smallestStep(card, standing);
        if (!step)
            continue;
        if (table.rows.size() >= most) {
            ++left;
            continue;
        }
        table.rows.push_back({ReportCell::of(Text("%1", {candidateName(standing.candidate)})),
                              ReportCell::of(axisName(step->axis)), ReportCell::of(step->to),
                              ReportCell::of(step->from), ReportCell::of(axisUnit(step->axis)),
                              ReportCell::of((step->to / step->from - 1.0) * percentPerOne)});
    }
    if (table.rows.empty())
        return;
    table.footnote = left == 0 ? Text(CORE_TEXT("The smallest change of one value alone, everything else as it is."))
                               : Text(CORE_TEXT("The smallest change of one value alone, everything else as it is; %1 "
                                                "further options are left out."),
                                      {countOf(left)});
    blocks.push_back(std::move(table));
}

void addOpenQuestions(ReportBlocks &blocks, const ReportSource &source)
{
    std::vector<Text> open;
    for (const Standing &standing : source.evaluation.scorecard.standings)
        if (standing.status == Status::Undecided && !standing.unknownAxes.empty())
            open.push_back({CORE_TEXT("%1 is undecided until its unknown values are known."),
                            {candidateName(standing.candidate)}});
    for (const audit::Finding &finding : source.evaluation.findings)
        if (!finding.acknowledged && finding.severity == audit::CheckSeverity::Severe)
            open.push_back(finding.title);
    if (open.empty())
        return;
    blocks.push_back(ReportHeading{CORE_TEXT("Open before the decision is final")});
    constexpr std::size_t most = 10;
    for (std::size_t i = 0; i < std::min(most, open.size()); ++i)
        blocks.push_back(ReportParagraph{open[i]});
}

} // namespace

ReportBlocks decisionBlocks(const ReportSource &source)
{
    const Scorecard &card = source.evaluation.scorecard;
    if (card.standings.size() < 2)
        return {};
    ReportBlocks blocks;
    blocks.push_back(ReportParagraph{{CORE_TEXT("%1 options were compared on %2 axes."),
                                      {countOf(card.standings.size()), countOf(card.axes.size())}}});
    blocks.push_back(optionsTable(card));
    addTurningPoints(blocks, card);
    addOpenQuestions(blocks, source);
    blocks.push_back(ReportParagraph{
        CORE_TEXT("The program compares; people decide. Who decided, when and why is written here by hand:"),
        ReportParagraph::Style::Note});
    ReportTable signatures;
    signatures.id = "signatures";
    signatures.columns = {{CORE_TEXT("Decision"), {}, false, 3.0},
                          {CORE_TEXT("By"), {}, false, 1.6},
                          {CORE_TEXT("Date"), {}, false, 1.0}};
    signatures.byHand = true;
    for (int line = 0; line < 2; ++line)
        signatures.rows.push_back({ReportCell::of(Text(" ")), ReportCell::of(Text(" ")), ReportCell::of(Text(" "))});
    blocks.push_back(std::move(signatures));
    return blocks;
}

} // namespace core::exports
