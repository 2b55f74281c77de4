// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"
#include "core/project/sentences.h"

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
        CORE_TEXT("tok/s"), goodput ? Text(CORE_TEXT("inside the SLO")) : tokenBasis(size));
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

/// The figures again, each with the formula it comes from: what a reader checks with a pocket calculator.
ReportTable derivations(const project::SizeFigures &size)
{
    ReportTable table;
    table.id = "derivations";
    table.caption = CORE_TEXT("How the figures are computed");
    table.columns = {{CORE_TEXT("Figure"), {}, false, 1.5},
                     {CORE_TEXT("Value"), {}, true, 1.0},
                     {CORE_TEXT("Unit"), {}, false, 1.0},
                     {CORE_TEXT("Formula with its numbers"), {}, false, 4.5}};
    const auto row = [&table](const char *name, const OptionalFigure &figure) {
        if (!figure)
            return;
        table.rows.push_back({ReportCell::of(Text(name)), ReportCell::of(figure->value),
                              ReportCell::of(Text("%1", {figure->unit})), ReportCell::of(figure->formula)});
    };
    row(CORE_TEXT("Cost per hour"), size.costEurPerHour);
    row(CORE_TEXT("Output throughput"), size.outputTokensPerSecond);
    row(CORE_TEXT("Total throughput"), size.totalTokensPerSecond);
    row(CORE_TEXT("Goodput"), size.goodputTokensPerSecond);
    row(CORE_TEXT("Cost per million tokens (CPM)"), size.cpmEurPerMillionTokens);
    row(CORE_TEXT("Electricity in it"), size.electricityEurPerMillionTokens);
    row(CORE_TEXT("Cost per request"), size.costEurPerRequest);
    row(CORE_TEXT("Energy per token"), size.joulesPerToken);
    row(CORE_TEXT("Energy per million tokens"), size.kwhPerMillionTokens);
    row(CORE_TEXT("Carbon per million tokens"), size.carbonGramsPerMillionTokens);
    row(CORE_TEXT("Cost per year"), size.costEurPerYear);
    row(CORE_TEXT("Carbon per year"), size.carbonTonnesPerYear);
    row(CORE_TEXT("KV cache per token"), size.kvBytesPerToken);
    row(CORE_TEXT("Concurrency that the KV cache holds"), size.maxConcurrencyKv);
    return table;
}

ReportTable worksheet(const project::SizeFigures &size)
{
    ReportTable table;
    table.id = "worksheet";
    table.caption = CORE_TEXT("Worksheet");
    table.columns = {{CORE_TEXT("Step"), {}, false, 2.0},
                     {CORE_TEXT("Formula"), {}, false, 2.6},
                     {CORE_TEXT("With its numbers"), {}, false, 2.8},
                     {CORE_TEXT("Result"), {}, true, 1.0},
                     {CORE_TEXT("Unit"), {}, false, 0.9}};
    for (const auto &step : size.worksheet)
        table.rows.push_back({ReportCell::of(step.name), ReportCell::of(step.formula), ReportCell::of(step.numbers),
                              ReportCell::of(step.result, 4), ReportCell::of(Text("%1", {step.unit}))});
    return table;
}

} // namespace

std::vector<ReportBlock> summaryBlocks(const ReportSource &source)
{
    std::vector<ReportBlock> blocks;
    for (Text &sentence : project::reportSentences(source.project, source.evaluation))
        blocks.push_back(ReportParagraph{std::move(sentence), ReportParagraph::Style::Lead});
    ReportFigures figures = headline(source);
    if (!figures.figures.empty())
        blocks.push_back(std::move(figures));
    ReportTable table = derivations(source.evaluation.size);
    if (!table.rows.empty())
        blocks.push_back(std::move(table));
    if (!source.evaluation.size.worksheet.empty())
        blocks.push_back(worksheet(source.evaluation.size));
    for (const Text &warning : source.evaluation.size.warnings)
        blocks.push_back(ReportParagraph{warning, ReportParagraph::Style::Note});
    return blocks;
}

} // namespace core::exports
