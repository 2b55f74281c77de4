// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"
#include "core/project/limitsentences.h"

#include <fmt/format.h>

namespace core::exports {

using project::OptionalFigure;

namespace {

Text tokenBasis(const project::SizeFigures &size)
{
    if (!size.throughputTokens)
        return {};
    switch (*size.throughputTokens) {
    case results::TokenKind::Goodput:
        return CORE_TEXT("goodput basis");
    case results::TokenKind::Output:
        return CORE_TEXT("output tokens");
    case results::TokenKind::Total:
        return CORE_TEXT("input and output tokens");
    }
    return {};
}

Text boundaryBasis(const project::SizeFigures &size)
{
    if (!size.energyBoundary)
        return {};
    switch (*size.energyBoundary) {
    case project::Boundary::Board:
        return CORE_TEXT("board");
    case project::Boundary::Node:
        return CORE_TEXT("node");
    case project::Boundary::Facility:
        return CORE_TEXT("facility, with PUE");
    }
    return {};
}

void add(ReportFigures &figures, Text label, const OptionalFigure &figure, Text unit, Text basis)
{
    if (!figure)
        return;
    figures.figures.push_back(
        {std::move(label), figure->value, {}, std::move(unit), std::move(basis), figure->provenance});
}

Text siteBasis(const ReportSource &source)
{
    const project::Site &site = source.project.site;
    const auto grid = project::valueOf(site.gridGramsPerKwh);
    if (!site.zone || !grid)
        return CORE_TEXT("operational");
    return {CORE_TEXT("%1, %2 g/kWh"), {*site.zone, TextNumber{*grid}}};
}

ReportFigures headline(const ReportSource &source)
{
    const project::SizeFigures &size = source.evaluation.size;
    ReportFigures figures;
    if (size.gpus)
        figures.figures.push_back({CORE_TEXT("GPUs"), static_cast<double>(*size.gpus), {}, {}, {}, std::nullopt});
    add(figures, CORE_TEXT("Cost"), size.cpmEurPerMillionTokens, CORE_TEXT("€/1M tok"), tokenBasis(size));
    const bool goodput = size.goodputTokensPerSecond.has_value();
    add(figures, goodput ? CORE_TEXT("Goodput") : CORE_TEXT("Throughput"),
        goodput                      ? size.goodputTokensPerSecond
        : size.outputTokensPerSecond ? size.outputTokensPerSecond
                                     : size.totalTokensPerSecond,
        CORE_TEXT("tok/s"),
        goodput && !source.project.scenario.slo.empty() ? Text(CORE_TEXT("inside the SLO")) : tokenBasis(size));
    add(figures, CORE_TEXT("Energy"), size.joulesPerToken, CORE_TEXT("J/tok"), boundaryBasis(size));
    add(figures, CORE_TEXT("Carbon"), size.carbonGramsPerMillionTokens, CORE_TEXT("g/1M tok"), siteBasis(source));
    if (size.gate) {
        const Text state = !size.gateHeld   ? Text(CORE_TEXT("gate not decided"))
                           : *size.gateHeld ? Text(CORE_TEXT("gate held"))
                                            : Text(CORE_TEXT("gate not held"));
        figures.figures.push_back(
            {CORE_TEXT("Sovereignty"), std::nullopt, Text("%1", {*size.gate}), {}, state, std::nullopt});
    }
    return figures;
}

/// The sentence that decides, computed from the front: never a verdict beyond what the axes say.
Text decisionSentence(const scorecard::Scorecard &card)
{
    if (card.standings.size() < 2)
        return {};
    const auto named = [&card](const std::string &id) {
        for (const scorecard::Standing &standing : card.standings)
            if (standing.candidate.id == id)
                return candidateName(standing.candidate);
        return id;
    };
    if (card.front.size() == 1)
        return {CORE_TEXT("On the axes of this comparison the figures decide for %1."), {named(card.front.front())}};
    if (card.front.empty())
        return CORE_TEXT("The figures do not decide yet: no candidate is on the front.");
    if (card.nearestToIdeal)
        return {
            CORE_TEXT("%1 candidates share the front, so the decision is one of priorities; the nearest to the best "
                      "of everything is %2."),
            {countOf(card.front.size()), named(*card.nearestToIdeal)}};
    return {CORE_TEXT("%1 candidates share the front, so the decision is one of priorities."),
            {countOf(card.front.size())}};
}

/// What stands between these figures and trust: the most serious check that fired and was not answered.
Text doubtSentence(const std::vector<audit::Finding> &findings)
{
    std::size_t standing = 0;
    const audit::Finding *first = nullptr;
    for (const audit::Finding &finding : findings) {
        if (finding.acknowledged || finding.severity == audit::CheckSeverity::Info)
            continue;
        ++standing;
        first = first == nullptr ? &finding : first;
    }
    if (first == nullptr)
        return CORE_TEXT("No check of the audit stands against these figures.");
    if (standing == 1)
        return CORE_TEXT("One check of the audit stands against these figures; it is answered or settled before they "
                         "are used.");
    return {CORE_TEXT("%1 checks of the audit stand against these figures; they are answered or settled before they "
                      "are used."),
            {countOf(standing)}};
}

/// At most five sentences: the decision first, then size, cost, energy, and what stands against them.
std::vector<Text> fiveSentences(const ReportSource &source)
{
    constexpr std::size_t most = 5;
    std::vector<Text> sentences;
    if (Text decision = decisionSentence(source.evaluation.scorecard); !decision.empty())
        sentences.push_back(std::move(decision));
    project::Evaluation ownFigures;
    ownFigures.size = source.evaluation.size;
    for (Text &sentence : project::reportSentences(source.project, ownFigures))
        sentences.push_back(std::move(sentence));
    Text limits;
    for (Text &sentence : project::limitSentences(source.project, source.evaluation))
        limits = std::move(sentence);
    if (!limits.empty() && sentences.size() + 1 < most)
        sentences.push_back(std::move(limits));
    if (sentences.size() >= most)
        sentences.resize(most - 1);
    sentences.push_back(doubtSentence(source.evaluation.findings));
    return sentences;
}

/// Who reads one page sees the front on it, or the knee where nothing is compared.
void addPicture(ReportBlocks &blocks, const ReportSource &source)
{
    const project::Evaluation &evaluation = source.evaluation;
    constexpr double heightToWidth = 0.46;
    if (evaluation.scorecard.standings.size() > 1)
        blocks.push_back(ReportChart{"scorecard", std::nullopt, {}, heightToWidth});
    else if (!evaluation.sweeps.empty())
        blocks.push_back(ReportChart{"knee", evaluation.chosenSweep.value_or(0), {}, heightToWidth});
    else if (evaluation.prediction)
        blocks.push_back(ReportChart{"predicted", std::nullopt, {}, heightToWidth});
}

} // namespace

ReportBlocks summaryBlocks(const ReportSource &source)
{
    ReportBlocks blocks;
    for (Text &sentence : fiveSentences(source))
        blocks.push_back(ReportParagraph{std::move(sentence), ReportParagraph::Style::Lead});
    ReportFigures figures = headline(source);
    if (!figures.figures.empty())
        blocks.push_back(std::move(figures));
    if (!source.shortForm)
        addPicture(blocks, source);
    if (source.evaluation.scorecard.standings.size() > 1) {
        bool first = true;
        for (Text &sentence : project::scorecardSentences(source.evaluation.scorecard)) {
            if (!first || source.evaluation.scorecard.front.size() > 1 || !source.shortForm)
                blocks.push_back(ReportParagraph{std::move(sentence)});
            first = false;
        }
    }
    return blocks;
}

} // namespace core::exports
