// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sizetable.h"

#include "core/embeddedtext.h"
#include "core/exports/texttable.h"
#include "core/project/limitsentences.h"
#include "core/project/operations.h"
#include "core/project/rowfigures.h"
#include "core/scorecard/sovereigntyscale.h"
#include "core/units.h"

#include <fmt/format.h>

namespace core::exports {

namespace {

using project::Evaluation;
using project::Figure;
using project::OptionalFigure;
using project::SizeFigures;

std::string withUnit(const Figure &figure, const Words &words)
{
    constexpr int digits = 3;
    std::string text = words.number(figure.value, digits);
    if (const Text unit = unitText(figure.unit); !unit.empty())
        text += " " + words(unit);
    if (figure.low && figure.high)
        text += fmt::format(" ({} – {})", words.number(*figure.low, digits), words.number(*figure.high, digits));
    return text;
}

const char *costPattern(const std::optional<results::TokenKind> &tokens)
{
    if (!tokens)
        return "%1";
    switch (*tokens) {
    case results::TokenKind::Goodput:
        return CORE_TEXT("%1 (goodput)");
    case results::TokenKind::Output:
        return CORE_TEXT("%1 (output)");
    case results::TokenKind::Total:
        return CORE_TEXT("%1 (total)");
    }
    return "%1";
}

const char *energyPattern(project::Boundary boundary)
{
    switch (boundary) {
    case project::Boundary::Board:
        return CORE_TEXT("%1 (board)");
    case project::Boundary::Node:
        return CORE_TEXT("%1 (node)");
    case project::Boundary::Facility:
        return CORE_TEXT("%1 (facility)");
    }
    return "%1";
}

/// The figures that decide, on one line, each with its basis.
std::string headline(const SizeFigures &size, const Words &words)
{
    std::vector<std::string> parts;
    const auto counted = [&](int count, const char *one, const char *several) {
        parts.push_back(words(Text(count == 1 ? one : several, {TextNumber{.value = static_cast<double>(count)}})));
    };
    if (size.nodes)
        counted(*size.nodes, CORE_TEXT("%1 node"), CORE_TEXT("%1 nodes"));
    if (size.gpus)
        counted(*size.gpus, CORE_TEXT("%1 GPU"), CORE_TEXT("%1 GPUs"));
    // The figure with its interval is put together already: only what it is of is a sentence of its own.
    const auto with = [&](const Figure &figure, const char *pattern) {
        parts.push_back(words(Text(pattern, {withUnit(figure, words)})));
    };
    if (size.cpmEurPerMillionTokens)
        with(*size.cpmEurPerMillionTokens, costPattern(size.cpmTokens));
    if (size.goodputTokensPerSecond)
        with(*size.goodputTokensPerSecond, CORE_TEXT("%1 good"));
    else if (size.outputTokensPerSecond)
        with(*size.outputTokensPerSecond, CORE_TEXT("%1 output"));
    if (size.joulesPerToken && size.energyBoundary)
        with(*size.joulesPerToken, energyPattern(*size.energyBoundary));
    if (size.carbonGramsPerMillionTokens)
        parts.push_back(
            words(Text(CORE_TEXT("%1 gCO₂e/1M tok"), {TextNumber{.value = size.carbonGramsPerMillionTokens->value}})));
    if (size.gate)
        parts.push_back(words(Text(!size.gateHeld   ? CORE_TEXT("gate %1 unknown")
                                   : *size.gateHeld ? CORE_TEXT("gate %1 held")
                                                    : CORE_TEXT("gate %1 failed"),
                                   {phrase(scorecard::gateWord(*size.gate))})));
    std::string line;
    for (const std::string &part : parts)
        line += (line.empty() ? "" : " · ") + part;
    return line;
}

void appendFigures(std::string &text, const SizeFigures &size, const Words &words)
{
    for (const SizeGroup &group : sizeGroups(size)) {
        TextTable table;
        for (const SizeRow &row : group.rows)
            if (const OptionalFigure &figure = *row.figure)
                table.addRow({"  " + words(row.label), withUnit(*figure, words), words(figure->formula)});
        if (!table.empty())
            text += fmt::format("\n{}\n{}", words(group.title), table.text());
    }
}

void appendReplicas(std::string &text, const SizeFigures &size, const Words &words)
{
    TextTable table;
    const auto add = [&](const char *label, const std::optional<int> &count) {
        if (count)
            table.addRow({"  " + words(label), words.number(*count, 3)});
    };
    add(CORE_TEXT("For the rate"), size.replicasForRate);
    add(CORE_TEXT("With head-room"), size.replicasWithHeadroom);
    add(CORE_TEXT("With reserve"), size.replicasWithReserve);
    add(CORE_TEXT("With one to spare"), size.replicasNPlusOne);
    add(CORE_TEXT("Pessimistic"), size.replicasPessimistic);
    add(CORE_TEXT("GPUs of a replica"), size.gpusPerReplica);
    if (!table.empty())
        text += "\n" + words(CORE_TEXT("Replicas")) + "\n" + table.text();
}

/// Latencies at the operating point, where a sweep was measured or predicted.
void appendLatencies(std::string &text, const project::Project &project, const Evaluation &evaluation,
                     const Words &words)
{
    constexpr double millisecondsPerSecond = 1000.0;
    const auto *point = chosenPoint(evaluation);
    const auto *sweep = headlineSweep(evaluation);
    if (point == nullptr || sweep == nullptr || project.scenario.throughput)
        return;
    TextTable table;
    const auto shown = [&](std::optional<double> seconds) {
        return seconds ? words.number(*seconds * millisecondsPerSecond, 3) + " ms" : std::string("–");
    };
    table.addRow({"  ", words(CORE_TEXT("mean")), "p50", "p95", "p99"});
    for (const auto &[name, metric] :
         {std::pair("  TTFT", LatencyMetric::Ttft), std::pair("  TPOT", LatencyMetric::Tpot)}) {
        const auto &latency = point->latency(metric);
        table.addRow({name, shown(latency.meanSeconds), shown(latency.quantile(0.5)), shown(latency.quantile(0.95)),
                      shown(latency.quantile(0.99))});
    }
    const bool isMeasured = evaluation.chosenSweep.has_value();
    Text title = isMeasured ? CORE_TEXT("Latency without a limit of load, measured")
                            : CORE_TEXT("Latency without a limit of load, predicted");
    if (point->load && sweep->loadIsRate)
        title = {isMeasured ? CORE_TEXT("Latency at %1 req/s, measured") : CORE_TEXT("Latency at %1 req/s, predicted"),
                 {TextNumber{.value = *point->load}}};
    else if (point->load)
        title = {isMeasured ? CORE_TEXT("Latency at %1 concurrent requests, measured")
                            : CORE_TEXT("Latency at %1 concurrent requests, predicted"),
                 {TextNumber{.value = *point->load}}};
    text += "\n" + words(title) + "\n" + table.text();
}

void appendOperations(std::string &text, const project::Operations &operations, const Words &words)
{
    TextTable table;
    const auto add = [&](const char *label, const std::optional<project::ReducedFleet> &fleet) {
        if (!fleet)
            return;
        std::string held = words(CORE_TEXT("the demand is unknown"));
        if (fleet->demandHeld)
            held = words(*fleet->demandHeld ? CORE_TEXT("the SLO is kept") : CORE_TEXT("the SLO is not kept"));
        table.addRow({"  " + words(label),
                      words({CORE_TEXT("%1 replicas"), {TextNumber{.value = static_cast<double>(fleet->replicas)}}}),
                      words.number(fleet->requestsPerSecond, 3) + " req/s", held});
    };
    add(CORE_TEXT("One node down"), operations.nodeDown);
    add(CORE_TEXT("Rolling upgrade"), operations.rollingUpgrade);
    if (!table.empty())
        text += "\n" + words(CORE_TEXT("On bad days")) + "\n" + table.text();
    if (operations.replicasByHour.empty())
        return;
    std::string hours;
    for (const int replicas : operations.replicasByHour)
        hours += fmt::format(" {}", replicas);
    text += "\n" + words(CORE_TEXT("Replicas by hour of the day")) + "\n " + hours + "\n";
}

void appendLevers(std::string &text, const project::Ladder *ladder, const Words &words)
{
    if (ladder == nullptr || ladder->levers.empty())
        return;
    TextTable table;
    const auto count = [](std::optional<int> value) { return value ? fmt::format("{}", *value) : std::string("–"); };
    const auto figure = [&](std::optional<double> value, double factor = 1.0) {
        return value ? words.number(*value * factor, 3) : std::string("–");
    };
    const auto add = [&](const std::string &name, const project::LeverFigures &alone, const std::string &together,
                         const std::string &remark) {
        table.addRow({"  " + name, count(alone.replicasBought), figure(alone.requestsPerSecond),
                      figure(alone.cpmEurPerMillionTokens), figure(alone.tpotMeanSeconds, 1000.0), together, remark});
    };
    table.addRow({"  ", words(CORE_TEXT("replicas")), words(CORE_TEXT("req/s each")), "€/1M", "TPOT ms",
                  words(CORE_TEXT("together")), ""});
    add(words(CORE_TEXT("As it is")), ladder->base, "", "");
    for (const project::Lever &lever : ladder->levers) {
        if (lever.whyNot)
            table.addRow({"  " + words(lever.name), "–", "–", "–", "–", "", words(*lever.whyNot)});
        else
            add(words(lever.name), lever.alone,
                lever.taken ? count(lever.cumulated.replicasBought) : words(CORE_TEXT("no gain")), words(lever.caveat));
    }
    text += "\n" + words(CORE_TEXT("Levers before more hardware is bought")) + "\n" + table.text();
}

void appendWorksheet(std::string &text, const SizeFigures &size, const Words &words)
{
    if (size.worksheet.empty())
        return;
    TextTable table;
    int number = 0;
    for (const auto &step : size.worksheet)
        table.addRow({fmt::format("  {}. {}", ++number, words(step.name)),
                      words.number(step.result, 4) + " " + words(unitText(step.unit, step.result)),
                      words(step.numbers)});
    text += "\n" + words(CORE_TEXT("Worksheet")) + "\n" + table.text();
}

std::string year(const economics::CashFlow &flow, const Words &words)
{
    return flow.calendar ? fmt::format("  {}", *flow.calendar)
                         : "  " + words({CORE_TEXT("Year %1"), {TextNumber{.value = static_cast<double>(flow.year)}}});
}

void appendCashFlow(std::string &text, const project::RowFigures &row, const Words &words)
{
    if (!row.tco)
        return;
    TextTable table({1, 2, 3, 4, 5, 6, 7});
    table.addRow({"  " + words(CORE_TEXT("Year")), words(CORE_TEXT("Purchases")), words(CORE_TEXT("Sold")),
                  words(CORE_TEXT("Upkeep")), words(CORE_TEXT("Electricity")), words(CORE_TEXT("Rent, tokens")),
                  words(CORE_TEXT("Total €")), words(CORE_TEXT("Of today €"))});
    for (const economics::CashFlow &flow : row.tco->years)
        table.addRow({year(flow, words), words.number(flow.purchaseEur, 3), words.number(flow.residualEur, 3),
                      words.number(flow.maintenanceEur + flow.spaceEur + flow.staffEur, 3),
                      words.number(flow.electricityEur, 3),
                      words.number(flow.rentEur + flow.tokensEur + flow.otherEur, 3), words.number(flow.totalEur, 3),
                      words.number(flow.presentEur, 3)});
    text += "\n" + words(CORE_TEXT("Cash flow")) + "\n" + table.text();
    if (row.electricityShare)
        text += "  " +
                words({CORE_TEXT("Electricity is %1 % of the cost of an hour; 30 to 50 % is often said."),
                       {TextNumber{.value = row.electricityShare->value * 100.0}}}) +
                "\n";
}

void appendBreakEven(std::string &text, const project::RowFigures &row, const Words &words)
{
    if (row.breakEvenSentences.empty())
        return;
    text += "\n" + words(CORE_TEXT("Break-even")) + "\n";
    for (const Text &sentence : row.breakEvenSentences)
        text += "  " + words(sentence) + "\n";
}

void appendSovereignty(std::string &text, const SizeFigures &size, const project::RowFigures &row, const Words &words)
{
    const bool silent = row.facts.provider.empty() && !size.gate && row.verdict.unknown.size() == 8;
    if (silent)
        return;
    text += "\n" + words(CORE_TEXT("Sovereignty")) + "\n";
    if (size.seal)
        text += "  " + words(sovereignty::sealMeaning(*size.seal)) + "\n";
    if (size.sovereigntyScore)
        text +=
            "  " + words({CORE_TEXT("Score %1 of 100."), {TextNumber{.value = size.sovereigntyScore->value}}}) + "\n";
    for (const auto &consequence : row.consequences)
        text += "  " + words(consequence.sentence) + "\n";
}

void appendWarnings(std::string &text, const Evaluation &evaluation, const Words &words)
{
    if (evaluation.size.warnings.empty() && evaluation.findings.empty())
        return;
    text += "\n" + words(CORE_TEXT("To keep in mind")) + "\n";
    for (const Text &warning : evaluation.size.warnings)
        text += "  ! " + closedSentence(words(warning)) + "\n";
    for (const auto &finding : evaluation.findings)
        if (finding.severity != audit::CheckSeverity::Info && !finding.acknowledged)
            text += fmt::format("  ! {}: {} {}\n", words(finding.title), closedSentence(words(finding.reason)),
                                closedSentence(words(finding.remedy)));
}

} // namespace

std::string sizeText(const project::Project &project, const Evaluation &evaluation, const Words &words,
                     const project::Ladder *ladder)
{
    const SizeFigures &size = evaluation.size;
    std::string text;
    if (project.title)
        text += *project.title + "\n";
    const std::string line = headline(size, words);
    text += (line.empty() ? words(CORE_TEXT("Nothing can be computed yet: state a throughput, or import results."))
                          : line) +
            "\n";
    std::string limits;
    for (const Text &limit : project::limitSentences(project, evaluation))
        limits += (limits.empty() ? "" : " ") + words(limit);
    if (!limits.empty())
        text += limits + "\n";
    appendFigures(text, size, words);
    appendLatencies(text, project, evaluation, words);
    appendReplicas(text, size, words);
    appendOperations(text, operationsOf(project, evaluation), words);
    appendLevers(text, ladder, words);
    if (size.row) {
        appendCashFlow(text, *size.row, words);
        appendBreakEven(text, *size.row, words);
        appendSovereignty(text, size, *size.row, words);
    }
    appendWorksheet(text, size, words);
    appendWarnings(text, evaluation, words);
    return text;
}

} // namespace core::exports
