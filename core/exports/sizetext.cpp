// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sizetable.h"

#include "core/exports/texttable.h"
#include "core/project/operations.h"
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

/// Latencies at the operating point, where a sweep was measured or predicted.
void appendLatencies(std::string &text, const project::Project &project, const Evaluation &evaluation)
{
    constexpr double millisecondsPerSecond = 1000.0;
    const auto *point = chosenPoint(evaluation);
    const auto *sweep = headlineSweep(evaluation);
    if (point == nullptr || sweep == nullptr || project.scenario.throughput)
        return;
    TextTable table;
    const auto shown = [&](std::optional<double> seconds) {
        return seconds ? formatNumber(*seconds * millisecondsPerSecond) + " ms" : std::string("–");
    };
    table.addRow({"  ", "mean", "p50", "p95", "p99"});
    for (const auto &[name, metric] :
         {std::pair("  TTFT", LatencyMetric::Ttft), std::pair("  TPOT", LatencyMetric::Tpot)}) {
        const auto &latency = point->latency(metric);
        table.addRow({name, shown(latency.meanSeconds), shown(latency.quantile(0.5)), shown(latency.quantile(0.95)),
                      shown(latency.quantile(0.99))});
    }
    const std::string load = point->load ? formatNumber(*point->load) + (sweep->loadIsRate ? " req/s" : " concurrent")
                                         : std::string("unlimited load");
    text +=
        fmt::format("\nLatency at {}, {}\n{}", load, evaluation.chosenSweep ? "measured" : "predicted", table.text());
}

void appendOperations(std::string &text, const project::Operations &operations)
{
    TextTable table;
    const auto add = [&](const char *label, const std::optional<project::ReducedFleet> &fleet) {
        if (!fleet)
            return;
        std::string held = "demand unknown";
        if (fleet->demandHeld)
            held = *fleet->demandHeld ? "the SLO is kept" : "the SLO is not kept";
        table.addRow({std::string("  ") + label, fmt::format("{} replicas", fleet->replicas),
                      formatNumber(fleet->requestsPerSecond) + " req/s", held});
    };
    add("One node down", operations.nodeDown);
    add("Rolling upgrade", operations.rollingUpgrade);
    if (!table.empty())
        text += "\nOn bad days\n" + table.text();
    if (operations.replicasByHour.empty())
        return;
    std::string hours;
    for (const int replicas : operations.replicasByHour)
        hours += fmt::format(" {}", replicas);
    text += "\nReplicas by hour of the day\n " + hours + "\n";
}

void appendLevers(std::string &text, const project::Ladder *ladder)
{
    if (ladder == nullptr || ladder->levers.empty())
        return;
    TextTable table;
    const auto count = [](std::optional<int> value) { return value ? fmt::format("{}", *value) : std::string("–"); };
    const auto figure = [](std::optional<double> value, double factor = 1.0) {
        return value ? formatNumber(*value * factor) : std::string("–");
    };
    const auto add = [&](const std::string &name, const project::LeverFigures &alone, const std::string &together,
                         const std::string &remark) {
        table.addRow({"  " + name, count(alone.replicasBought), figure(alone.requestsPerSecond),
                      figure(alone.cpmEurPerMillionTokens), figure(alone.tpotMeanSeconds, 1000.0), together, remark});
    };
    table.addRow({"  ", "replicas", "req/s each", "€/1M", "TPOT ms", "together", ""});
    add("As it is", ladder->base, "", "");
    for (const project::Lever &lever : ladder->levers) {
        if (lever.whyNot)
            table.addRow({"  " + lever.name.english(), "–", "–", "–", "–", "", lever.whyNot->english()});
        else
            add(lever.name.english(), lever.alone, lever.taken ? count(lever.cumulated.replicasBought) : "no gain",
                lever.caveat.english());
    }
    text += "\nLevers before more hardware is bought\n" + table.text();
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

std::string sizeText(const project::Project &project, const Evaluation &evaluation, const project::Ladder *ladder)
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
    appendLatencies(text, project, evaluation);
    appendReplicas(text, size);
    appendOperations(text, operationsOf(project, evaluation));
    appendLevers(text, ladder);
    appendWorksheet(text, size);
    appendWarnings(text, evaluation);
    return text;
}

} // namespace core::exports
