// SPDX-License-Identifier: GPL-3.0-or-later
// NVIDIA genai-perf: profile_export_genai_perf.json and .csv. Metrics carry their unit (the CSV of early 2024 is in
// nanoseconds).
//
// | here         | flat input_config (to March 2025)       | nested input_config                          |
// |--------------|-----------------------------------------|----------------------------------------------|
// | concurrency  | concurrency                             | perf_analyzer.stimulus.concurrency           |
// | request rate | request_rate                            | perf_analyzer.stimulus.request_rate          |
// | model        | model[]                                 | model_names[]                                |
// | tokenizer    | tokenizer                               | tokenizer.name                               |
// | tpot         | inter_token_latency                     | the same                                     |
// | itl          | inter_token_latency of the oldest CSV, which counts "Num Output Token"                 |
#include "core/results/importers/importers.h"
#include "core/results/importers/nvidiametrics.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results {

namespace {

bool isSummary(const json::Value &document)
{
    const json::Value config = document["input_config"];
    return config.isObject() && document["request_throughput"].isObject() && document["request_latency"].isObject() &&
           !document.has("aiperf_version") && !document.has("schema_version") && !config.has("loadgen") &&
           !document.has("min_request_timestamp");
}

std::string runKey(const ImportSource &source)
{
    std::string stem = source.path.substr(0, source.path.rfind('.'));
    constexpr std::string_view suffix = "_genai_perf";
    if (stem.ends_with(suffix))
        stem.erase(stem.size() - suffix.size());
    return "genai-perf:" + stem;
}

Run newRun(const ImportSource &source, int index)
{
    Run run;
    run.source = runSource(source, "genai-perf", index);
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::SingleProcess;
    return run;
}

void readConfig(Run &run, const json::Value &config)
{
    const json::Value stimulus = config.at({"perf_analyzer", "stimulus"});
    run.source.schema = stimulus.isObject() ? "nested" : "flat";
    run.identity.model = config["model"].item(0).text();
    if (!run.identity.model)
        run.identity.model = config["model_names"].item(0).text();
    if (!run.identity.model)
        run.identity.model = config.text("model");
    run.identity.tokenizer = config.text("tokenizer");
    if (!run.identity.tokenizer)
        run.identity.tokenizer = config.at({"tokenizer", "name"}).text();
    run.facts.streaming =
        config.has("streaming") ? config.boolean("streaming") : config.at({"endpoint", "streaming"}).boolean();
    const json::Value load = stimulus.isObject() ? stimulus : config;
    const auto concurrency = load.looseNumber("concurrency");
    const auto rate = requestRate(load["request_rate"]);
    if (concurrency || rate)
        setLoad(run, concurrency, rate);
    run.facts.sloRecorded = !config["goodput"].isNull() && config["goodput"].size() > 0;
    if (const auto deviation = config.number("synthetic_input_tokens_stddev"); deviation && *deviation == 0.0)
        run.facts.fixedLengths = config.number("output_tokens_stddev").value_or(1.0) == 0.0;
}

Match detect(const ImportSource &source)
{
    return isSummary(source.preview->root()) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    forEachDocument(source, outcome, [&](const json::Value &document, int index) {
        if (!isSummary(document))
            return false;
        Run run = newRun(source, index);
        readConfig(run, document["input_config"]);
        NvidiaMetrics metrics(run);
        for (const json::Member block : document.members()) {
            if (block.value.has("unit"))
                metrics.addBlock(block.name(), block.value);
        }
        metrics.complete(false);
        finish(run);
        outcome.runs.push_back(std::move(run));
        return true;
    });
    if (outcome.runs.size() == 1)
        outcome.keys = {runKey(source)};
    return outcome;
}

Match detectCsv(const ImportSource &source)
{
    const auto &header = source.preview->header;
    if (source.preview->kind != Preview::Kind::Text || header.size() < 3 || header.front() != "Metric")
        return Match::No;
    return std::ranges::find(header, "std") == header.end() && std::ranges::find(header, "avg") != header.end()
               ? Match::Strong
               : Match::No;
}

Result<ImportOutcome> readCsvExport(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    Run run = newRun(source, 0);
    run.source.schema = "CSV";
    NvidiaMetrics metrics(run);
    metrics.setInterTokenLatencyIsOfGaps(source.text.find("Num Output Token") != std::string_view::npos);
    metrics.addCsv(source.text);
    metrics.complete(false);
    finish(run);
    outcome.runs.push_back(std::move(run));
    outcome.keys = {runKey(source)};
    outcome.rank = 1;
    return outcome;
}

} // namespace

Importer genaiPerfImporter()
{
    return {"genai-perf", detect, read};
}

Importer genaiPerfCsvImporter()
{
    return {"genai-perf", detectCsv, readCsvExport};
}

} // namespace core::results
