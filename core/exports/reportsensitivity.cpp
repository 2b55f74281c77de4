// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"

namespace core::exports {

namespace {

using project::OptionalFigure;

void addInterval(ReportTable &table, const char *name, const OptionalFigure &figure)
{
    if (!figure || !figure->low || !figure->high)
        return;
    table.rows.push_back({ReportCell::of(Text(name)), ReportCell::of(figure->low), ReportCell::of(figure->value),
                          ReportCell::of(figure->high), ReportCell::of(Text("%1", {figure->unit}))});
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

} // namespace

ReportBlocks sensitivityBlocks(const ReportSource &source)
{
    ReportBlocks blocks;
    ReportTable table = intervals(source.evaluation.size);
    if (!table.rows.empty())
        blocks.push_back(std::move(table));
    return blocks;
}

} // namespace core::exports
