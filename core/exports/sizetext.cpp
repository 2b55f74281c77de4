// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sizetable.h"

#include "core/exports/texttable.h"
#include "core/project/rowfigures.h"
#include "core/project/sentences.h"

#include <fmt/format.h>

namespace core::exports {

namespace {

using project::Evaluation;
using project::Figure;
using project::OptionalFigure;
using project::SizeFigures;

std::string withUnit(const Figure &figure)
{
    std::string text = formatNumber(figure.value);
    if (figure.unit != "1")
        text += " " + figure.unit;
    if (figure.low && figure.high)
        text += fmt::format(" ({} – {})", formatNumber(*figure.low), formatNumber(*figure.high));
    return text;
}

/// The figures that decide, on one line, each with its basis.
std::string headline(const SizeFigures &size)
{
    std::vector<std::string> parts;
    if (size.nodes)
        parts.push_back(fmt::format("{} {}", *size.nodes, *size.nodes == 1 ? "node" : "nodes"));
    if (size.gpus)
        parts.push_back(fmt::format("{} {}", *size.gpus, *size.gpus == 1 ? "GPU" : "GPUs"));
    if (size.cpmEurPerMillionTokens) {
        const std::string basis =
            size.cpmTokens ? fmt::format(" ({})", results::tokenKindId(*size.cpmTokens)) : std::string();
        parts.push_back(withUnit(*size.cpmEurPerMillionTokens) + basis);
    }
    if (size.goodputTokensPerSecond)
        parts.push_back(withUnit(*size.goodputTokensPerSecond) + " good");
    else if (size.outputTokensPerSecond)
        parts.push_back(withUnit(*size.outputTokensPerSecond) + " output");
    if (size.joulesPerToken && size.energyBoundary)
        parts.push_back(
            fmt::format("{} ({})", withUnit(*size.joulesPerToken), project::boundaryId(*size.energyBoundary)));
    if (size.carbonGramsPerMillionTokens)
        parts.push_back(fmt::format("{} gCO2e/1M tok", formatNumber(size.carbonGramsPerMillionTokens->value)));
    if (size.gate)
        parts.push_back(fmt::format("gate {} {}", *size.gate,
                                    !size.gateHeld   ? "unknown"
                                    : *size.gateHeld ? "held"
                                                     : "failed"));
    std::string line;
    for (const std::string &part : parts)
        line += (line.empty() ? "" : " · ") + part;
    return line;
}

/// A sentence closed with its full stop, whether it was written with one or not.
std::string closed(const Text &sentence)
{
    std::string text = sentence.english();
    if (!text.empty() && std::string_view(".!?").find(text.back()) == std::string_view::npos)
        text += '.';
    return text;
}

void appendFigures(std::string &text, const SizeFigures &size)
{
    for (const SizeGroup &group : sizeGroups(size)) {
        TextTable table;
        for (const SizeRow &row : group.rows)
            if (const OptionalFigure &figure = *row.figure)
                table.addRow({std::string("  ") + row.label, withUnit(*figure), figure->formula.english()});
        if (!table.empty())
            text += fmt::format("\n{}\n{}", group.title, table.text());
    }
}

void appendReplicas(std::string &text, const SizeFigures &size)
{
    TextTable table;
    const auto add = [&](const char *label, const std::optional<int> &count) {
        if (count)
            table.addRow({std::string("  ") + label, fmt::format("{}", *count)});
    };
    add("For the rate", size.replicasForRate);
    add("With head-room", size.replicasWithHeadroom);
    add("With reserve", size.replicasWithReserve);
    add("With one to spare", size.replicasNPlusOne);
    add("Pessimistic", size.replicasPessimistic);
    add("GPUs of a replica", size.gpusPerReplica);
    if (!table.empty())
        text += "\nReplicas\n" + table.text();
}

void appendWorksheet(std::string &text, const SizeFigures &size)
{
    if (size.worksheet.empty())
        return;
    TextTable table;
    int number = 0;
    for (const auto &step : size.worksheet)
        table.addRow({fmt::format("  {}. {}", ++number, step.name.english()),
                      formatNumber(step.result, 4) + " " + step.unit, step.numbers.english()});
    text += "\nWorksheet\n" + table.text();
}

std::string year(const economics::CashFlow &flow)
{
    return flow.calendar ? fmt::format("  {}", *flow.calendar) : fmt::format("  Year {}", flow.year);
}

void appendCashFlow(std::string &text, const project::RowFigures &row)
{
    if (!row.tco)
        return;
    TextTable table({1, 2, 3, 4, 5, 6, 7});
    table.addRow({"  Year", "Purchases", "Sold", "Upkeep", "Electricity", "Rent, tokens", "Total €", "Of today €"});
    for (const economics::CashFlow &flow : row.tco->years)
        table.addRow({year(flow), formatNumber(flow.purchaseEur), formatNumber(flow.residualEur),
                      formatNumber(flow.maintenanceEur + flow.spaceEur + flow.staffEur),
                      formatNumber(flow.electricityEur), formatNumber(flow.rentEur + flow.tokensEur + flow.otherEur),
                      formatNumber(flow.totalEur), formatNumber(flow.presentEur)});
    text += "\nCash flow\n" + table.text();
    if (row.electricityShare)
        text += fmt::format("  Electricity is {} % of the cost of an hour; 30 to 50 % is often said.\n",
                            formatNumber(row.electricityShare->value * 100.0));
}

void appendBreakEven(std::string &text, const project::RowFigures &row)
{
    if (row.breakEvenSentences.empty())
        return;
    text += "\nBreak-even\n";
    for (const Text &sentence : row.breakEvenSentences)
        text += "  " + sentence.english() + "\n";
}

void appendSovereignty(std::string &text, const SizeFigures &size, const project::RowFigures &row)
{
    const bool silent = row.facts.provider.empty() && !size.gate && row.verdict.unknown.size() == 8;
    if (silent)
        return;
    text += "\nSovereignty\n";
    if (size.seal)
        text += "  " + sovereignty::sealMeaning(*size.seal).english() + "\n";
    if (size.sovereigntyScore)
        text += fmt::format("  Score {} of 100.\n", formatNumber(size.sovereigntyScore->value));
    for (const auto &consequence : row.consequences)
        text += "  " + consequence.sentence.english() + "\n";
}

void appendWarnings(std::string &text, const Evaluation &evaluation)
{
    if (evaluation.size.warnings.empty() && evaluation.findings.empty())
        return;
    text += "\nTo keep in mind\n";
    for (const Text &warning : evaluation.size.warnings)
        text += "  ! " + warning.english() + "\n";
    for (const auto &finding : evaluation.findings)
        if (finding.severity != audit::CheckSeverity::Info && !finding.acknowledged)
            text +=
                fmt::format("  ! {}: {} {}\n", finding.title.english(), closed(finding.reason), closed(finding.remedy));
}

} // namespace

std::string sizeText(const project::Project &project, const Evaluation &evaluation)
{
    const SizeFigures &size = evaluation.size;
    std::string text;
    if (project.title)
        text += *project.title + "\n";
    const std::string line = headline(size);
    text += line.empty() ? "Nothing can be computed yet: state a throughput, or name results.\n" : line + "\n";
    if (const std::string limit = project::english(project::limitSentences(size)); !limit.empty())
        text += limit + "\n";
    appendFigures(text, size);
    appendReplicas(text, size);
    if (size.row) {
        appendCashFlow(text, *size.row);
        appendBreakEven(text, *size.row);
        appendSovereignty(text, size, *size.row);
    }
    appendWorksheet(text, size);
    appendWarnings(text, evaluation);
    return text;
}

} // namespace core::exports
