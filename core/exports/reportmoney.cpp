// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/componentnames.h"
#include "core/exports/reportchapters.h"
#include "core/project/paymentwords.h"
#include "core/project/rowfigures.h"

#include <cmath>

namespace core::exports {

namespace {

/// What was bought, from the project's own tree.
ReportTable purchases(const project::CapexTree &tree)
{
    constexpr double percentPerOne = 100.0;
    ReportTable table;
    table.id = "purchases";
    table.caption = CORE_TEXT("What is bought");
    table.columns = {{CORE_TEXT("Component"), {}, false, 2.2},
                     {CORE_TEXT("Price"), CORE_TEXT("€"), true, 1.2},
                     {CORE_TEXT("Used for"), CORE_TEXT("years"), true, 1.0},
                     {CORE_TEXT("Left at the end"), CORE_TEXT("% of the price"), true, 1.2},
                     {CORE_TEXT("Source"), {}, false, 3.0}};
    for (const project::CapexComponent &component : tree.components) {
        const auto &years = component.amortisationYears ? component.amortisationYears : tree.amortisationYears;
        const auto &residual =
            component.residualShareFraction ? component.residualShareFraction : tree.residualShareFraction;
        const std::string origin = component.eur && component.eur->source ? *component.eur->source : std::string();
        table.rows.push_back({ReportCell::of(economics::componentName(component.name)),
                              ReportCell::of(project::valueOf(component.eur)), ReportCell::of(project::valueOf(years)),
                              ReportCell::of(residual ? std::optional(residual->value * percentPerOne) : std::nullopt),
                              ReportCell::of(Text("%1", {origin}))});
    }
    return table;
}

/// What is paid and when, year by year.
ReportTable cashFlow(const economics::Tco &tco)
{
    ReportTable table;
    table.id = "cash-flow";
    table.caption = CORE_TEXT("Cash flow");
    table.columns = {{CORE_TEXT("Year"), {}, false, 0.8},
                     {CORE_TEXT("Purchases"), CORE_TEXT("€"), true, 1.1},
                     {CORE_TEXT("Sold"), CORE_TEXT("€"), true, 1.0},
                     {CORE_TEXT("Upkeep"), CORE_TEXT("€"), true, 1.0},
                     {CORE_TEXT("Electricity"), CORE_TEXT("€"), true, 1.0},
                     {CORE_TEXT("Rent, tokens"), CORE_TEXT("€"), true, 1.0},
                     {CORE_TEXT("Total"), CORE_TEXT("€"), true, 1.1},
                     {CORE_TEXT("Of today"), CORE_TEXT("€"), true, 1.1}};
    const auto euros = [](double amount) { return ReportCell::of(std::optional(std::round(amount))); };
    for (const economics::CashFlow &flow : tco.years)
        table.rows.push_back({ReportCell::of(Text("%1", {std::to_string(flow.calendar.value_or(flow.year))})),
                              euros(flow.purchaseEur), euros(flow.residualEur),
                              euros(flow.maintenanceEur + flow.spaceEur + flow.staffEur), euros(flow.electricityEur),
                              euros(flow.rentEur + flow.tokensEur + flow.otherEur), euros(flow.totalEur),
                              euros(flow.presentEur)});
    return table;
}

/// The ways of paying, and from which use on another one is the cheapest.
ReportTable breakEvenTable(const economics::BreakEven &breakEven)
{
    constexpr double million = 1e6, percentPerOne = 100.0;
    ReportTable table;
    table.id = "break-even";
    table.caption = CORE_TEXT("From which use on which way of paying is the cheapest");
    table.columns = {{CORE_TEXT("From"), CORE_TEXT("million tokens a day"), true, 1.4},
                     {CORE_TEXT("Cheapest"), {}, false, 2.2},
                     {CORE_TEXT("Instead of"), {}, false, 2.2},
                     {CORE_TEXT("Share of what a unit serves"), CORE_TEXT("%"), true, 1.6}};
    const auto name = [&](std::size_t option) {
        return ReportCell::of(project::paymentName(breakEven.options[option].name));
    };
    table.rows.push_back({ReportCell::of(std::optional(0.0)), name(breakEven.cheapestAtNothing), {}, {}});
    for (const economics::Crossing &crossing : breakEven.crossings)
        table.rows.push_back(
            {ReportCell::of(std::optional(crossing.tokensPerDay / million)), name(crossing.above), name(crossing.below),
             ReportCell::of(crossing.shareOfUnitFraction ? std::optional(*crossing.shareOfUnitFraction * percentPerOne)
                                                         : std::nullopt)});
    return table;
}

void addWays(ReportBlocks &blocks, const project::RowFigures &row)
{
    for (const Text &sentence : row.breakEvenSentences)
        blocks.push_back(ReportParagraph{sentence});
    if (row.breakEven && !row.breakEven->options.empty()) {
        blocks.push_back(ReportChart{"break-even", std::nullopt, {}, 0.45});
        blocks.push_back(breakEvenTable(*row.breakEven));
    }
    if (row.tco && !row.tco->years.empty()) {
        blocks.push_back(ReportChart{"cash-flow", std::nullopt, {}, 0.4});
        blocks.push_back(cashFlow(*row.tco));
    }
}

} // namespace

ReportBlocks moneyBlocks(const ReportSource &source)
{
    const project::SizeFigures &size = source.evaluation.size;
    const project::RowFigures none;
    const project::RowFigures &row = size.row ? *size.row : none;
    ReportTable table = figureTable("money", CORE_TEXT("What it costs"));
    addFigureRow(table, CORE_TEXT("Cost per hour"), size.costEurPerHour);
    addFigureRow(table, CORE_TEXT("Cost per million tokens (CPM)"), size.cpmEurPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Input tokens alone, per million"), row.inputEurPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Output tokens alone, per million"), row.outputEurPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Marginal: the hardware is there"), row.marginalEurPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Electricity in it"), size.electricityEurPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Electricity's share of an hour"), row.electricityShare);
    addFigureRow(table, CORE_TEXT("Utilisation"), row.utilisation);
    addFigureRow(table, CORE_TEXT("Cost per request"), size.costEurPerRequest);
    addFigureRow(table, CORE_TEXT("Cost per user and month"), row.costEurPerUserMonth);
    addFigureRow(table, CORE_TEXT("Cost per month"), row.costEurPerMonth);
    addFigureRow(table, CORE_TEXT("Cost per year"), size.costEurPerYear);
    addFigureRow(table, CORE_TEXT("Capital bound"), size.capexEur);
    addFigureRow(table, CORE_TEXT("Total cost of ownership"), row.tcoEur);
    addFigureRow(table, CORE_TEXT("The same in money of today"), row.tcoPresentEur);
    if (table.rows.empty() && row.breakEvenSentences.empty())
        return {};
    ReportBlocks blocks;
    if (!table.rows.empty())
        blocks.push_back(std::move(table));
    addWays(blocks, row);
    const auto &tree = source.project.economics.tariff.capex;
    if (tree && !tree->components.empty())
        blocks.push_back(purchases(*tree));
    return blocks;
}

} // namespace core::exports
