// SPDX-License-Identifier: GPL-3.0-or-later
// vLLM `bench throughput`, `bench latency`, and the folders of `bench sweep`.
//
// | tool       | in the file                                                                                  |
// |------------|----------------------------------------------------------------------------------------------|
// | throughput | elapsed_time s, num_requests, requests_per_second, tokens_per_second (input + output)        |
// | latency    | avg_latency s, percentiles {"50": s}: the time of a whole batch, whose size is in no file    |
// | sweep      | run=N.json, summary.json (array), summary.csv (a row a run): what `bench serve` writes, with |
// |            | run_number and the swept settings, which become metadata. One run is told by all three.      |
#include "core/parsenumber.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"
#include "core/results/importers/vllmserve.h"

#include <algorithm>
#include <fmt/format.h>

namespace core::results {

namespace {

bool isThroughput(const json::Value &document)
{
    return document.hasAll({"elapsed_time", "num_requests", "tokens_per_second"});
}

Run readThroughput(const ImportSource &source, const json::Value &document, int index)
{
    Run run;
    run.source = runSource(source, "vllm-throughput", index);
    run.identity.engine = "vllm";
    run.loadKind = LoadKind::Offline;
    run.durationSeconds = seconds(document["elapsed_time"]);
    run.completed = countOf(document["num_requests"]);
    run.requestThroughputPerSecond = nonNegative(document.number("requests_per_second"));
    run.totalTokensPerSecond = nonNegative(document.number("tokens_per_second"));
    finish(run);
    return run;
}

bool isLatency(const json::Value &document)
{
    return document.hasAll({"avg_latency", "latencies", "percentiles"});
}

Run readLatency(const ImportSource &source, const json::Value &document, int index)
{
    Run run;
    run.source = runSource(source, "vllm-latency", index);
    run.identity.engine = "vllm";
    run.loadKind = LoadKind::StaticBatch;
    run.e2e.meanSeconds = seconds(document["avg_latency"]);
    for (const json::Member member : document["percentiles"].members()) {
        if (const auto quantile = quantileFromKey(member.name()))
            setQuantile(run.e2e, *quantile, seconds(member.value));
    }
    addRemark(run, "vllm.batch-latency",
              CORE_TEXT("the latency is that of a whole batch; its size is not in the file"));
    finish(run);
    return run;
}

bool isSweepRun(const json::Value &document)
{
    return document.has("run_number") && looksLikeVllmServe(document);
}

std::string sweepKey(const json::Value &document)
{
    return fmt::format("vllm-sweep:{}|{}|{}", document.text("date").value_or(std::string()),
                       document.number("duration").value_or(0.0), document.number("mean_ttft_ms").value_or(0.0));
}

Match detectThroughput(const ImportSource &source)
{
    return isThroughput(source.preview->root()) ? Match::Strong : Match::No;
}

Match detectLatency(const ImportSource &source)
{
    return isLatency(source.preview->root()) ? Match::Strong : Match::No;
}

Match detectSweep(const ImportSource &source)
{
    const json::Value root = source.preview->root();
    return isSweepRun(root) || isSweepRun(root.item(0)) ? Match::Strong : Match::No;
}

template <bool (*is)(const json::Value &), Run (*readDocument)(const ImportSource &, const json::Value &, int)>
Result<ImportOutcome> readDocuments(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    forEachDocument(source, outcome, [&](const json::Value &document, int index) {
        if (!is(document))
            return false;
        outcome.runs.push_back(readDocument(source, document, index));
        return true;
    });
    return outcome;
}

Result<ImportOutcome> readSweep(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    const auto add = [&](const json::Value &document, int index) {
        if (document.number("run_number").value_or(0.0) < 0.0) {
            outcome.unrecognised.push_back({source.path, CORE_TEXT("is the warm-up of a sweep"), true});
            return;
        }
        outcome.runs.push_back(readVllmServeDocument(source, document, "vllm-sweep", index));
        outcome.keys.push_back(sweepKey(document));
    };
    forEachDocument(source, outcome, [&](const json::Value &document, int index) {
        if (isSweepRun(document)) {
            add(document, index);
            return true;
        }
        int item = 0;
        for (const json::Value each : document.items()) {
            if (isSweepRun(each))
                add(each, item);
            ++item;
        }
        outcome.rank = 1;
        return item > 0;
    });
    return outcome;
}

// --- summary.csv ---------------------------------------------------------------------------------------------------

bool isSweepHeader(const std::vector<std::string> &header)
{
    const auto has = [&](std::string_view name) { return std::ranges::find(header, name) != header.end(); };
    return has("run_number") && has("model_id") && has("num_prompts");
}

Match detectSweepCsv(const ImportSource &source)
{
    return source.preview->kind == Preview::Kind::Text && isSweepHeader(source.preview->header) ? Match::Strong
                                                                                                : Match::No;
}

void appendJsonText(std::string &json, std::string_view text)
{
    json += '"';
    for (const char c : text) {
        if (c == '"' || c == '\\')
            json += '\\';
        json += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
    }
    json += '"';
}

/// A row as the document that run=N.json would be; empty cells are left out.
std::string rowAsJson(const std::vector<std::string> &header, const std::vector<std::string> &cells)
{
    std::string json = "{";
    for (std::size_t i = 0; i < std::min(header.size(), cells.size()); ++i) {
        const std::string_view cell = trimmed(cells[i]);
        if (header[i].empty() || cell.empty() || cell == "nan" || cell == "None")
            continue;
        json += json.size() > 1 ? ", " : "";
        appendJsonText(json, header[i]);
        json += ": ";
        if (const auto number = parseNumber(cell))
            json += fmt::format("{}", *number);
        else
            appendJsonText(json, cell);
    }
    return json + "}";
}

Result<ImportOutcome> readSweepCsv(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    outcome.rank = 2;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const std::vector<std::string> header = row.cells;
    int index = 0;
    json::Document document;
    while (reader.next(row) && !source.stop.stop_requested()) {
        const std::string text = rowAsJson(header, row.cells);
        json::Problem problem;
        json::Reader cells(text);
        if (cells.next(document, problem) != json::Reader::Step::Read || !document.root().has("model_id"))
            continue;
        if (document.root().number("run_number").value_or(0.0) < 0.0)
            continue;
        outcome.runs.push_back(readVllmServeDocument(source, document.root(), "vllm-sweep", index++));
        outcome.keys.push_back(sweepKey(document.root()));
    }
    return outcome;
}

} // namespace

Importer vllmSweepCsvImporter()
{
    return {"vllm-sweep", detectSweepCsv, readSweepCsv};
}

Importer vllmThroughputImporter()
{
    return {"vllm-throughput", detectThroughput, readDocuments<isThroughput, readThroughput>};
}

Importer vllmLatencyImporter()
{
    return {"vllm-latency", detectLatency, readDocuments<isLatency, readLatency>};
}

Importer vllmSweepImporter()
{
    return {"vllm-sweep", detectSweep, readSweep};
}

} // namespace core::results
