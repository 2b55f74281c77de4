// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"
#include "core/project/prediction.h"
#include "core/project/sentences.h"
#include "core/units.h"

namespace core::exports {

using project::OptionalFigure;
using project::SizeFigures;

namespace {

ReportTable replicasTable(const SizeFigures &size)
{
    ReportTable table;
    table.id = "replicas";
    table.caption = CORE_TEXT("How many it takes");
    table.columns = {{CORE_TEXT("For"), {}, false, 3.0}, {CORE_TEXT("Count"), {}, true, 1.0}, {{}, {}, false, 4.0}};
    const auto row = [&table](const char *name, const std::optional<int> &count, const char *note) {
        if (count)
            table.rows.push_back({ReportCell::of(Text(name)), ReportCell::of(std::optional<double>(*count)),
                                  ReportCell::of(Text(note))});
    };
    row(CORE_TEXT("Replicas for the rate"), size.replicasForRate, "");
    row(CORE_TEXT("Replicas with head-room"), size.replicasWithHeadroom, CORE_TEXT("for the load's own peaks"));
    row(CORE_TEXT("Replicas with reserve"), size.replicasWithReserve,
        CORE_TEXT("for re-embedding, canaries and rolling back"));
    row(CORE_TEXT("Replicas with one to spare"), size.replicasNPlusOne, CORE_TEXT("one may fail"));
    row(CORE_TEXT("Replicas at the pessimistic end"), size.replicasPessimistic,
        CORE_TEXT("if every uncertain figure turns out badly"));
    row(CORE_TEXT("GPUs of a replica"), size.gpusPerReplica, "");
    row(CORE_TEXT("GPUs"), size.gpus, "");
    row(CORE_TEXT("Nodes"), size.nodes, "");
    return table;
}

ReportTable memoryTable(const SizeFigures::Vram &vram)
{
    constexpr double bytesPerGigabyte = 1e9;
    ReportTable table;
    table.id = "memory";
    table.caption = CORE_TEXT("The memory of one GPU");
    table.columns = {{CORE_TEXT("Part"), {}, false, 1.6},
                     {CORE_TEXT("Size"), CORE_TEXT("GB"), true, 4.0, true},
                     {{}, {}, false, 2.4}};
    const auto row = [&](const char *name, double bytes, const char *note) {
        table.rows.push_back({ReportCell::of(Text(name)), ReportCell::of(std::optional(bytes / bytesPerGigabyte)),
                              ReportCell::of(Text(note))});
    };
    row(CORE_TEXT("Weights"), vram.weightsBytes, "");
    row(CORE_TEXT("Activations"), vram.activationsBytes, "");
    row(CORE_TEXT("Overhead"), vram.overheadBytes, CORE_TEXT("context, graphs, communication"));
    row(CORE_TEXT("KV cache"), vram.kvBytes, CORE_TEXT("what requests live in"));
    row(CORE_TEXT("Left free"), vram.freeBytes, "");
    return table;
}

/// The parts of a mean latency at the operating point.
ReportTable ledgerTable(const char *id, const char *caption, const std::vector<project::LedgerRow> &rows)
{
    constexpr double millisecondsPerSecond = 1000.0, percentPerOne = 100.0;
    ReportTable table;
    table.id = id;
    table.caption = caption;
    table.columns = {{CORE_TEXT("Part"), {}, false, 2.4},
                     {CORE_TEXT("Time"), CORE_TEXT("ms"), true, 0.9},
                     {CORE_TEXT("Share"), CORE_TEXT("%"), true, 4.0, true}};
    double sum = 0.0;
    for (const project::LedgerRow &row : rows)
        sum += row.seconds;
    for (const project::LedgerRow &row : rows)
        table.rows.push_back(
            {ReportCell::of(row.name), ReportCell::of(std::optional(row.seconds * millisecondsPerSecond)),
             ReportCell::of(sum > 0.0 ? std::optional(row.seconds / sum * percentPerOne) : std::nullopt)});
    return table;
}

ReportTable worksheetTable(const SizeFigures &size)
{
    ReportTable table;
    table.id = "worksheet";
    table.caption = CORE_TEXT("Worksheet");
    table.mixed = true;
    table.columns = {{CORE_TEXT("Step"), {}, false, 2.0},
                     {CORE_TEXT("Formula"), {}, false, 2.6},
                     {CORE_TEXT("With its numbers"), {}, false, 2.8},
                     {CORE_TEXT("Result"), {}, true, 1.0},
                     {CORE_TEXT("Unit"), {}, false, 0.9}};
    for (const auto &step : size.worksheet)
        table.rows.push_back({ReportCell::of(step.name), ReportCell::of(step.formula), ReportCell::of(step.numbers),
                              ReportCell::of(step.result, 4), ReportCell::of(unitText(step.unit, step.result))});
    return table;
}

/// The figures again, each with the formula it comes from: what a reader checks with a pocket calculator.
ReportTable derivations(const SizeFigures &size)
{
    ReportTable table = figureTable("derivations", CORE_TEXT("How the figures are computed"));
    addFigureRow(table, CORE_TEXT("Output throughput"), size.outputTokensPerSecond);
    addFigureRow(table, CORE_TEXT("Total throughput"), size.totalTokensPerSecond);
    addFigureRow(table, CORE_TEXT("Goodput"), size.goodputTokensPerSecond);
    addFigureRow(table, CORE_TEXT("Requests"), size.requestsPerSecond);
    addFigureRow(table, CORE_TEXT("Share of requests inside the SLO"), size.goodputFraction);
    addFigureRow(table, CORE_TEXT("KV cache per token"), size.kvBytesPerToken);
    addFigureRow(table, CORE_TEXT("Concurrency that the KV cache holds"), size.maxConcurrencyKv);
    addFigureRow(table, CORE_TEXT("Operational concurrency"), size.operationalConcurrency);
    return table;
}

} // namespace

ReportTable figureTable(std::string id, Text caption)
{
    ReportTable table;
    table.id = std::move(id);
    table.caption = std::move(caption);
    table.mixed = true;
    table.columns = {{CORE_TEXT("Figure"), {}, false, 1.7},
                     {CORE_TEXT("Value"), {}, true, 0.9},
                     {CORE_TEXT("Unit"), {}, false, 1.0},
                     {CORE_TEXT("Formula with its numbers"), {}, false, 4.4}};
    return table;
}

void addFigureRow(ReportTable &table, const char *name, const OptionalFigure &figure)
{
    if (!figure)
        return;
    table.rows.push_back({ReportCell::of(Text(name)), ReportCell::of(figure->value),
                          ReportCell::of(unitText(figure->unit)), ReportCell::of(figure->formula)});
}

ReportBlocks sizingBlocks(const ReportSource &source)
{
    const SizeFigures &size = source.evaluation.size;
    ReportBlocks blocks;
    const auto add = [&blocks](ReportTable table) {
        if (!table.rows.empty())
            blocks.push_back(std::move(table));
    };
    add(replicasTable(size));
    if (size.vram)
        add(memoryTable(*size.vram));
    if (!size.worksheet.empty())
        add(worksheetTable(size));
    if (const auto &prediction = source.evaluation.prediction) {
        add(ledgerTable("ttft-ledger", CORE_TEXT("Where the time to the first token goes"), prediction->ttftLedger));
        add(ledgerTable("tpot-ledger", CORE_TEXT("Where the time per output token goes"), prediction->tpotLedger));
    }
    add(derivations(size));
    if (blocks.empty())
        return blocks;
    ReportBlocks sentences;
    for (Text &sentence : project::sizeSentences(source.project, source.evaluation))
        sentences.push_back(ReportParagraph{std::move(sentence)});
    blocks.insert(blocks.begin(), sentences.begin(), sentences.end());
    for (const Text &warning : size.warnings)
        blocks.push_back(ReportParagraph{warning, ReportParagraph::Style::Note});
    return blocks;
}

} // namespace core::exports
