// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embeddedtext.h"
#include "core/exports/reportchapters.h"
#include "core/sensitivity/names.h"
#include "core/sensitivity/report.h"

#include <algorithm>

namespace core::exports {

namespace {

using project::OptionalFigure;

void addInterval(ReportTable &table, const char *name, const OptionalFigure &figure)
{
    if (!figure || !figure->low || !figure->high)
        return;
    table.rows.push_back({ReportCell::of(Text(name)), ReportCell::of(figure->low), ReportCell::of(figure->value),
                          ReportCell::of(figure->high), ReportCell::of(sensitivity::unitText(figure->unit))});
}

/// How far each figure may lie from what is stated, given the ranges of the inputs.
ReportTable intervals(const project::SizeFigures &size)
{
    ReportTable table;
    table.id = "intervals";
    table.caption = CORE_TEXT("How far the figures may lie");
    table.mixed = true;
    table.columns = {{CORE_TEXT("Figure"), {}, false, 2.6},
                     {CORE_TEXT("Low end"), {}, true, 1.0},
                     {CORE_TEXT("Value"), {}, true, 1.0},
                     {CORE_TEXT("High end"), {}, true, 1.0},
                     {CORE_TEXT("Unit"), {}, false, 1.2}};
    addInterval(table, CORE_TEXT("Goodput"), size.goodputTokensPerSecond);
    addInterval(table, CORE_TEXT("Output throughput"), size.outputTokensPerSecond);
    addInterval(table, CORE_TEXT("Cost per hour"), size.costEurPerHour);
    addInterval(table, CORE_TEXT("Cost per million tokens (CPM)"), size.cpmEurPerMillionTokens);
    addInterval(table, CORE_TEXT("Cost per year"), size.costEurPerYear);
    addInterval(table, CORE_TEXT("Energy per token"), size.joulesPerToken);
    addInterval(table, CORE_TEXT("Electricity of a million tokens"), size.electricityEurPerMillionTokens);
    addInterval(table, CORE_TEXT("Carbon per million tokens"), size.carbonGramsPerMillionTokens);
    table.footnote = CORE_TEXT("The low and high ends are those of 5 % and 95 %, from the ranges of the inputs.");
    return table;
}

constexpr double percentPerOne = 100.0;

/// A bar takes the same room whether there are two or ten.
double tornadoHeight(std::size_t bars)
{
    constexpr double frame = 0.14, perBar = 0.042;
    constexpr std::size_t most = 10;
    return frame + perBar * static_cast<double>(std::min(bars, most));
}

/// What moves the outcome most: the value at both ends of each input.
ReportTable tornadoTable(const sensitivity::Sensitivity &sensitivity)
{
    constexpr std::size_t most = 12;
    const sensitivity::Outcome *outcome = sensitivity::findOutcome(sensitivity.outcome);
    ReportTable table;
    table.id = "tornado";
    table.caption = {CORE_TEXT("What moves it most: %1"), {outcome ? phrase(outcome->name) : sensitivity.outcome}};
    table.mixed = true;
    table.columns = {{CORE_TEXT("Input"), {}, false, 2.6},         {CORE_TEXT("Low"), {}, true, 0.9},
                     {CORE_TEXT("Value"), {}, true, 0.9},          {CORE_TEXT("High"), {}, true, 0.9},
                     {CORE_TEXT("Unit"), {}, false, 0.9},          {CORE_TEXT("Outcome at low"), {}, true, 1.2},
                     {CORE_TEXT("Outcome at high"), {}, true, 1.2}};
    bool assumed = false;
    for (const sensitivity::TornadoBar &bar : sensitivity.tornado) {
        if (table.rows.size() >= most)
            break;
        table.rows.push_back({ReportCell::of(bar.name), ReportCell::of(std::optional(bar.low)),
                              ReportCell::of(std::optional(bar.base)), ReportCell::of(std::optional(bar.high)),
                              ReportCell::of(sensitivity::unitText(bar.unit)), ReportCell::of(bar.atLow),
                              ReportCell::of(bar.atHigh)});
        if (!bar.stated)
            table.dimRows.push_back(table.rows.size() - 1);
        assumed = assumed || !bar.stated;
    }
    if (assumed)
        table.footnote = CORE_TEXT("Inputs in grey state no range: ±20 % stands in, to compare by.");
    return table;
}

ReportTable elasticityTable(const sensitivity::Sensitivity &sensitivity)
{
    constexpr std::size_t most = 10;
    ReportTable table;
    table.id = "elasticities";
    table.caption = CORE_TEXT("What 1 % of an input does, and how");
    table.columns = {{CORE_TEXT("Input"), {}, false, 2.0},
                     {CORE_TEXT("Elasticity"), CORE_TEXT("%"), true, 0.9},
                     {CORE_TEXT("Mechanism"), {}, false, 4.2}};
    for (const sensitivity::Elasticity &elasticity : sensitivity.elasticities) {
        if (table.rows.size() >= most)
            break;
        table.rows.push_back({ReportCell::of(elasticity.name), ReportCell::of(std::optional(elasticity.elasticity), 3),
                              ReportCell::of(elasticity.mechanism)});
    }
    return table;
}

ReportTable robustnessTable(const sensitivity::Robustness &robustness)
{
    ReportTable table;
    table.id = "robustness";
    table.caption = CORE_TEXT("How often the answer is the same");
    table.columns = {{CORE_TEXT("Candidate"), {}, false, 2.4},
                     {CORE_TEXT("On the front"), CORE_TEXT("% of the draws"), true, 3.0, true},
                     {CORE_TEXT("Cheapest"), CORE_TEXT("% of the draws"), true, 1.2},
                     {CORE_TEXT("Dominated"), CORE_TEXT("% of the draws"), true, 1.2}};
    const auto share = [](double fraction) { return ReportCell::of(std::optional(fraction * percentPerOne)); };
    for (const sensitivity::CandidateRobustness &candidate : robustness.candidates)
        table.rows.push_back({ReportCell::of(Text("%1", {candidate.id})), share(candidate.onFront),
                              share(candidate.cheapest), share(candidate.dominated)});
    table.footnote = {CORE_TEXT("%1 draws; uncertain inputs: %2; seed: %3."),
                      {countOf(robustness.draws), countOf(robustness.inputs.size()),
                       TextNumber{static_cast<double>(robustness.seed)}}};
    return table;
}

/// One figure over two inputs, as the project asks for it. Of a side with many values the first are printed.
ReportTable twoWay(const sensitivity::TwoWayTable &of)
{
    constexpr std::size_t mostColumns = 7;
    const sensitivity::TableRequest &request = of.request;
    const sensitivity::Outcome *outcome = sensitivity::findOutcome(request.outcome);
    ReportTable table;
    table.id = "two-way";
    if (request.title)
        table.caption = Text("%1", {*request.title});
    else if (outcome != nullptr)
        table.caption = {CORE_TEXT("Two inputs at once: %1"), {phrase(outcome->name)}};
    const std::size_t columns = std::min(mostColumns, request.columns.values.size());
    table.columns.push_back({sensitivity::inputName(request.rows.path), {}, false, 1.6});
    for (std::size_t c = 0; c < columns; ++c)
        table.columns.push_back({Text("%1", {project::flowText(request.columns.values[c])}), {}, true, 1.0});
    for (std::size_t r = 0; r < request.rows.values.size() && r < of.values.size(); ++r) {
        std::vector<ReportCell> row{ReportCell::of(Text("%1", {project::flowText(request.rows.values[r])}))};
        for (std::size_t c = 0; c < columns && c < of.values[r].size(); ++c)
            row.push_back(ReportCell::of(of.values[r][c]));
        table.rows.push_back(std::move(row));
    }
    table.footnote = {CORE_TEXT("Columns: %1. Unit: %2."),
                      {phrase(sensitivity::inputName(request.columns.path)),
                       outcome != nullptr ? phrase(sensitivity::unitText(outcome->unit)) : request.outcome}};
    return table;
}

void addThresholds(ReportBlocks &blocks, const sensitivity::Sensitivity &sensitivity)
{
    constexpr std::size_t most = 8;
    if (sensitivity.thresholds.empty())
        return;
    blocks.push_back(ReportHeading{CORE_TEXT("Where an answer flips")});
    const std::vector<std::size_t> order = sensitivity::nearestOfEachFirst(sensitivity.thresholds);
    for (std::size_t i = 0; i < std::min(most, order.size()); ++i)
        blocks.push_back(ReportParagraph{sensitivity.thresholds[order[i]].sentence});
    if (sensitivity.thresholds.size() > most)
        blocks.push_back(ReportParagraph{{CORE_TEXT("… and %1 further thresholds; the program lists them all."),
                                          {countOf(sensitivity.thresholds.size() - most)}},
                                         ReportParagraph::Style::Note});
}

} // namespace

ReportBlocks sensitivityBlocks(const ReportSource &source)
{
    ReportBlocks blocks;
    if (source.sensitivity != nullptr) {
        const sensitivity::Sensitivity &sensitivity = *source.sensitivity;
        for (const Text &sentence : sensitivity.sentences)
            blocks.push_back(ReportParagraph{sentence});
        if (sensitivity.tornado.size() > 1)
            blocks.push_back(ReportChart{"tornado", std::nullopt, {}, tornadoHeight(sensitivity.tornado.size())});
        for (ReportTable table : {tornadoTable(sensitivity), elasticityTable(sensitivity)})
            if (!table.rows.empty())
                blocks.push_back(std::move(table));
        constexpr std::size_t mostTables = 3;
        if (source.project.sensitivity && source.project.sensitivity->find("tables"))
            for (std::size_t i = 0; i < std::min(mostTables, sensitivity.tables.size()); ++i)
                blocks.push_back(twoWay(sensitivity.tables[i]));
        addThresholds(blocks, sensitivity);
        if (!sensitivity.robustness.candidates.empty() && !sensitivity.robustness.inputs.empty())
            blocks.push_back(robustnessTable(sensitivity.robustness));
    }
    ReportTable table = intervals(source.evaluation.size);
    if (!table.rows.empty())
        blocks.push_back(std::move(table));
    return blocks;
}

} // namespace core::exports
