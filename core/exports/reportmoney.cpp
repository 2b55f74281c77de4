// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/exports/reportchapters.h"

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
        table.rows.push_back({ReportCell::of(Text("%1", {component.name})),
                              ReportCell::of(project::valueOf(component.eur)), ReportCell::of(project::valueOf(years)),
                              ReportCell::of(residual ? std::optional(residual->value * percentPerOne) : std::nullopt),
                              ReportCell::of(Text("%1", {origin}))});
    }
    return table;
}

/// Owning against paying by the token, where the project states both.
void addBreakEven(ReportBlocks &blocks, const ReportSource &source)
{
    constexpr double hoursPerDay = 24.0, secondsPerDay = 86400.0, million = 1e6, percentPerOne = 100.0;
    const project::Tariff &tariff = source.project.economics.tariff;
    const project::SizeFigures &size = source.evaluation.size;
    const bool billed = tariff.kind == project::TariffKind::Api;
    if (!tariff.eurPerMillionTokens || !(tariff.eurPerMillionTokens->value > 0.0) || billed || !size.costEurPerHour)
        return;
    const double tokens =
        economics::breakEvenTokensPerDay(size.costEurPerHour->value * hoursPerDay, tariff.eurPerMillionTokens->value);
    blocks.push_back(ReportParagraph{{CORE_TEXT("At %1 €/1M tok by the token, this fleet is the cheaper way from %2 "
                                                "million tokens a day."),
                                      {TextNumber{tariff.eurPerMillionTokens->value}, TextNumber{tokens / million}}}});
    if (size.outputTokensPerSecond && size.outputTokensPerSecond->value > 0.0)
        blocks.push_back(ReportParagraph{
            {CORE_TEXT("That is %1 % of what it can serve."),
             {TextNumber{tokens / (size.outputTokensPerSecond->value * secondsPerDay) * percentPerOne}}}});
}

} // namespace

ReportBlocks moneyBlocks(const ReportSource &source)
{
    const project::SizeFigures &size = source.evaluation.size;
    ReportTable table = figureTable("money", CORE_TEXT("What it costs"));
    addFigureRow(table, CORE_TEXT("Cost per hour"), size.costEurPerHour);
    addFigureRow(table, CORE_TEXT("Cost per million tokens (CPM)"), size.cpmEurPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Electricity in it"), size.electricityEurPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Cost per request"), size.costEurPerRequest);
    addFigureRow(table, CORE_TEXT("Cost per year"), size.costEurPerYear);
    addFigureRow(table, CORE_TEXT("Capital bound"), size.capexEur);
    if (table.rows.empty())
        return {};
    ReportBlocks blocks;
    addBreakEven(blocks, source);
    if (size.electricityEurPerMillionTokens && size.cpmEurPerMillionTokens &&
        size.cpmEurPerMillionTokens->value > 0.0) {
        constexpr double percentPerOne = 100.0;
        const double share =
            size.electricityEurPerMillionTokens->value / size.cpmEurPerMillionTokens->value * percentPerOne;
        blocks.push_back(
            ReportParagraph{{CORE_TEXT("Electricity is %1 % of what a million tokens cost."), {TextNumber{share, 2}}}});
    }
    blocks.push_back(std::move(table));
    const auto &tree = source.project.economics.tariff.capex;
    if (tree && !tree->components.empty())
        blocks.push_back(purchases(*tree));
    return blocks;
}

} // namespace core::exports
