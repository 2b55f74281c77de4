// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/sourcetables.h"

#include "core/project/evaluationparts.h"
#include "core/project/prediction.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace core::project {

namespace {

/// A scenario of the source: its SLO, its engine, an H100 of 80 GB.
struct Case
{
    const char *model;
    const char *weights;
    int tp = 4;
    double promptTokens = 800.0, outputTokens = 250.0;
};

Quantity plain(double value)
{
    Quantity quantity;
    quantity.value = value;
    return quantity;
}

Project projectOf(const Case &of)
{
    Project project;
    Scenario &scenario = project.scenario;
    scenario.model.id = of.model;
    scenario.model.weights = of.weights;
    scenario.hardware.gpu = "h100-sxm-80gb";
    scenario.hardware.gpusPerNode = 4;
    scenario.parallelism.tp = of.tp;
    scenario.engine.id = "vllm";
    scenario.engine.maxNumSeqs = 256;
    scenario.workload.promptTokens.mean = plain(of.promptTokens);
    scenario.workload.outputTokens.mean = plain(of.outputTokens);
    constexpr double p95 = 0.95;
    scenario.slo.terms = {{.metric = LatencyMetric::Ttft, .quantile = p95, .limitSeconds = 1.5},
                          {.metric = LatencyMetric::Tpot, .quantile = p95, .limitSeconds = 0.060}};
    return project;
}

Evaluation evaluated(const Case &of, const EvaluateOptions &options)
{
    return evaluateConfiguration(projectOf(of), std::make_shared<const results::Library>(), options);
}

Text reasonOf(const Evaluation &evaluation)
{
    if (evaluation.prediction)
        return CORE_TEXT("No load keeps the SLO.");
    return evaluation.size.warnings.empty() ? Text(CORE_TEXT("Nothing can be predicted for it."))
                                            : evaluation.size.warnings.front();
}

} // namespace

std::optional<double> SourceTableCell::ratio() const
{
    return own ? std::optional(*own / ((sourceLow + sourceHigh) / 2.0)) : std::nullopt;
}

std::vector<SourceTableCell> contextByPrecision(const EvaluateOptions &options)
{
    struct Row
    {
        double context;
        std::array<double, 3> source;
    };
    static constexpr std::array<Row, 5> rows{{{500.0, {55, 110, 180}},
                                              {1000.0, {40, 80, 130}},
                                              {2000.0, {24, 50, 85}},
                                              {4000.0, {12, 26, 48}},
                                              {8000.0, {6, 13, 25}}}};
    static constexpr std::array<std::pair<const char *, const char *>, 3> columns{
        {{"BF16", "bf16"}, {"FP8", "fp8"}, {"INT4 (AWQ)", "awq"}}};
    // The source states a mean context: what is live on average is the prompt and half the answer. Its profile's answer
    // of 250 tokens is kept, so the prompt is the rest.
    constexpr double answer = 250.0;
    std::vector<SourceTableCell> cells;
    for (const Row &row : rows) {
        for (std::size_t i = 0; i < columns.size(); ++i) {
            if (options.stop.stop_requested())
                return {};
            const auto &[name, weights] = columns[i];
            SourceTableCell cell{.row = fmt::format("{} tokens", formatNumber(row.context)),
                                 .column = name,
                                 .sourceLow = row.source[i],
                                 .sourceHigh = row.source[i],
                                 .own = {},
                                 .whyNot = {}};
            const Evaluation evaluation = evaluated({.model = "llama-3.1-70b",
                                                     .weights = weights,
                                                     .tp = 4,
                                                     .promptTokens = row.context - answer / 2.0,
                                                     .outputTokens = answer},
                                                    options);
            if (evaluation.prediction && evaluation.prediction->sweep.safeCapacity)
                cell.own = evaluation.prediction->sweep.points[*evaluation.prediction->sweep.safeCapacity].load;
            else
                cell.whyNot = reasonOf(evaluation);
            cells.push_back(std::move(cell));
        }
    }
    return cells;
}

std::vector<SourceTableCell> requestsPerNode(const EvaluateOptions &options)
{
    struct Row
    {
        const char *name, *column;
        Case of;
        double low, high;
    };
    static constexpr std::array<Row, 7> rows{{
        {"Llama 8B, 4 × TP1", "BF16", {"llama-3.1-8b", "bf16", 1}, 240.0, 320.0},
        {"Llama 8B, 4 × TP1", "FP8", {"llama-3.1-8b", "fp8", 1}, 450.0, 600.0},
        {"Llama 70B, TP4", "BF16", {"llama-3.1-70b", "bf16", 4}, 30.0, 45.0},
        {"Llama 70B, TP4", "FP8", {"llama-3.1-70b", "fp8", 4}, 60.0, 90.0},
        {"Llama 70B, 2 × TP2", "INT4 AWQ", {"llama-3.1-70b", "awq", 2}, 90.0, 130.0},
        {"Mixtral 8×22B, TP4", "FP8", {"mixtral-8x22b", "fp8", 4}, 90.0, 140.0},
        {"Qwen 72B, TP4", "BF16", {"qwen2.5-72b", "bf16", 4}, 28.0, 42.0},
    }};
    constexpr int nodeGpus = 4;
    std::vector<SourceTableCell> cells;
    for (const Row &row : rows) {
        if (options.stop.stop_requested())
            return {};
        SourceTableCell cell{.row = row.name,
                             .column = row.column,
                             .sourceLow = row.low,
                             .sourceHigh = row.high,
                             .own = {},
                             .whyNot = {}};
        const Evaluation evaluation = evaluated(row.of, options);
        if (evaluation.prediction && evaluation.prediction->sweep.safeCapacity &&
            evaluation.prediction->requestsPerSecond)
            cell.own = *evaluation.prediction->requestsPerSecond * (nodeGpus / row.of.tp);
        else
            cell.whyNot = reasonOf(evaluation);
        cells.push_back(std::move(cell));
    }
    return cells;
}

SourceTables sourceTables(const EvaluateOptions &options)
{
    return {.contextByPrecision = contextByPrecision(options), .requestsPerNode = requestsPerNode(options)};
}

bool isOfTheSource(const Scenario &scenario)
{
    return scenario.model.id == "llama-3.1-70b" && scenario.hardware.gpu == "h100-sxm-80gb" &&
           scenario.parallelism.tp == 4;
}

namespace {

/// "between 0.4 and 1.3 times": the least and the largest ratio of own to source.
std::optional<std::pair<double, double>> ratiosOf(const std::vector<SourceTableCell> &cells)
{
    std::optional<std::pair<double, double>> range;
    for (const SourceTableCell &cell : cells) {
        const auto ratio = cell.ratio();
        if (!ratio)
            continue;
        if (!range)
            range.emplace(*ratio, *ratio);
        range->first = std::min(range->first, *ratio);
        range->second = std::max(range->second, *ratio);
    }
    return range;
}

} // namespace

std::vector<Text> sourceTableSentences(const SourceTables &tables)
{
    std::vector<Text> sentences;
    const auto add = [&](const std::vector<SourceTableCell> &cells, const char *pattern) {
        if (const auto range = ratiosOf(cells))
            sentences.push_back({pattern,
                                 {TextNumber{.value = range->first, .significantDigits = 2},
                                  TextNumber{.value = range->second, .significantDigits = 2}}});
    };
    add(tables.contextByPrecision, CORE_TEXT("Concurrency by context and precision: the engine finds between %1 and %2 "
                                             "times what the source states, which calls its own figures ±20 %."));
    add(tables.requestsPerNode,
        CORE_TEXT("Requests per second of a node: the engine finds between %1 and %2 times the middle of the source's "
                  "ranges, which the source's own worksheet contradicts by a factor of seven to ten."));
    return sentences;
}

} // namespace core::project
