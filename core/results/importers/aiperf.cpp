// SPDX-License-Identifier: GPL-3.0-or-later
// NVIDIA AIPerf: summary JSON of every shape, its CSV, its records, and the sweep and aggregate files.
//
// | shape                | told by                                                 | metrics                          |
// |----------------------|---------------------------------------------------------|----------------------------------|
// | records (0.1–0.2)    | records, input_config                                   | records.<tag>                    |
// | flat (0.2.x on)      | input_config, request_throughput, and a version,        | <name>                           |
// |                      | min_request_timestamp or input_config.loadgen           |                                  |
// | aggregate of repeats | metadata.aggregation_type, metrics                      | metrics.<name>_<statistic>.mean, |
// |                      |                                                         | "detailed": <name>.combined      |
// | sweep                | aggregation_type, per_combination_metrics               | […].metrics.<name>_<statistic>   |
// | time slices          | timeslices                                              | none of their own                |
//
// Load: input_config.loadgen (to 0.8) or input_config.phases[profiling] (from 0.10), run_info.variation_values and a
// sweep's parameters over both. Model: endpoint.model_names or models.items. GPU: telemetry_data, all that the host
// shows. estimatedCapacity, where a sweep states it, is kept as metadata: the knee is found here by other means.
#include "core/results/importers/importers.h"
#include "core/results/importers/nvidiametrics.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <set>

namespace core::results {

namespace {

enum class Shape { None, Flat, Records, Aggregate, Sweep, TimeSlices };

Shape shapeOf(const json::Value &document)
{
    if (!document.isObject())
        return Shape::None;
    if (document.hasAll({"timeslices", "input_config"}) || (document["timeslices"].isArray() && document.size() <= 3))
        return Shape::TimeSlices;
    if (document["per_combination_metrics"].isArray())
        return Shape::Sweep;
    if (document["metadata"].has("aggregation_type") && document["metrics"].isObject())
        return Shape::Aggregate;
    if (!document.has("input_config"))
        return Shape::None;
    if (document["records"].isObject())
        return Shape::Records;
    if (!document.has("request_throughput") && !document.has("error_request_count") && !document.has("aiperf_version"))
        return Shape::None;
    const bool versioned = document.has("schema_version") || document.has("aiperf_version");
    if (versioned || document.has("min_request_timestamp") || document["input_config"].has("loadgen"))
        return Shape::Flat;
    return Shape::None;
}

/// The phase that is measured: loadgen of old files, the phase named profiling of new ones.
json::Value measuredPhase(const json::Value &config)
{
    if (config["loadgen"].isObject())
        return config["loadgen"];
    for (const json::Value phase : config["phases"].items()) {
        if (phase["name"].textIs("profiling"))
            return phase;
    }
    const json::Value named = config["phases"]["profiling"];
    return named.isObject() ? named : config["phases"].item(0);
}

void readLoad(Run &run, const json::Value &config, const json::Value &variation)
{
    const json::Value phase = measuredPhase(config);
    auto concurrency = phase.looseNumber("concurrency");
    auto rate = requestRate(phase.has("request_rate") ? phase["request_rate"] : phase["rate"]);
    for (const json::Member member : variation.members()) {
        const std::string name = member.name();
        if (name.ends_with("concurrency"))
            concurrency = member.value.looseNumber();
        else if (name.ends_with("request_rate") || name.ends_with(".rate"))
            rate = requestRate(member.value);
        else if (const auto text = scalarText(member.value))
            addMetadata(run, name, *text);
    }
    if (concurrency || rate)
        setLoad(run, concurrency, rate);
    const bool warmup =
        phase.number("warmup_request_count").value_or(0.0) > 0.0 || phase.number("warmup_duration").value_or(0.0) > 0.0;
    bool warmupPhase = false;
    for (const json::Value each : config["phases"].items())
        warmupPhase = warmupPhase || each["name"].textIs("warmup");
    if (warmup || warmupPhase)
        run.facts.warmupDiscarded = true;
}

void readGpus(Run &run, const json::Value &telemetry)
{
    std::set<std::string> names;
    std::set<std::string> seen;
    int count = 0;
    for (const json::Member endpoint : telemetry["endpoints"].members()) {
        for (const json::Member gpu : endpoint.value["gpus"].members()) {
            const std::string id = gpu.value.text("gpu_uuid").value_or(endpoint.name() + gpu.name());
            const std::string host = gpu.value.text("hostname").value_or(std::string());
            if (!seen.insert(host + id + gpu.name()).second)
                continue;
            ++count;
            if (const auto name = gpu.value.text("gpu_name"))
                names.insert(*name);
        }
    }
    if (names.size() == 1) {
        run.identity.gpu = *names.begin();
        run.identity.gpuCount = count;
        addRemark(run, "aiperf.gpus-visible",
                  {CORE_TEXT("%1 GPUs are those that the host shows, not those that served"),
                   {TextNumber{static_cast<double>(count)}}});
    }
}

void readConfig(Run &run, const json::Value &document)
{
    const json::Value config = document["input_config"];
    const json::Value endpoint = config["endpoint"];
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::MultiProcess;
    run.identity.model = endpoint["model_names"].item(0).text();
    if (!run.identity.model)
        run.identity.model = config.at({"models", "items"}).item(0).text("name");
    run.identity.tokenizer = config.at({"tokenizer", "name"}).text();
    run.facts.streaming = endpoint.boolean("streaming");
    for (const json::Value &name : {config.at({"input", "public_dataset"}), config.at({"input", "file"}),
                                    config.at({"input", "detected_loader"})}) {
        if (!run.identity.dataset)
            run.identity.dataset = name.text();
    }
    run.facts.sloRecorded = !config.at({"input", "goodput"}).isNull() || !config["goodput"].isNull() ||
                            !config.at({"loadgen", "goodput"}).isNull();
    if (const auto scenario = config.text("scenario"))
        addMetadata(run, "scenario", *scenario);
    readLoad(run, config, document.at({"run_info", "variation_values"}));
    readGpus(run, document["telemetry_data"]);
    run.source.toolVersion = document.text("aiperf_version");
    run.source.schema = document.text("schema_version");
    run.facts.date = document.text("start_time");
}

Run readSummary(const ImportSource &source, const json::Value &document, Shape shape, int index)
{
    Run run;
    run.source = runSource(source, "aiperf", index);
    readConfig(run, document);
    if (shape == Shape::Records && !run.source.schema)
        run.source.schema = "records";
    NvidiaMetrics metrics(run);
    const json::Value blocks = shape == Shape::Records ? document["records"] : document;
    for (const json::Member block : blocks.members()) {
        if (block.value.isObject() && block.value.has("unit"))
            metrics.addBlock(block.name(), block.value);
    }
    metrics.complete(true);
    if (document.boolean("was_cancelled").value_or(false))
        addRemark(run, "aiperf.cancelled", CORE_TEXT("the run was cancelled before its end"));
    const auto mismatches = document.at({"osl_mismatch_count", "avg"}).number();
    if (mismatches && run.completed && *run.completed > 0 && *mismatches >= static_cast<double>(*run.completed))
        addRemark(run, "aiperf.output-length-uncontrolled",
                  CORE_TEXT("no request gave the output length that was asked for"));
    finish(run);
    return run;
}

/// "time_to_first_token_p99" → metric and statistic.
void addAggregated(NvidiaMetrics &metrics, const json::Value &figures)
{
    for (const json::Member member : figures.members()) {
        const std::string name = member.name();
        if (const json::Value combined = member.value["combined"]; combined.isObject()) {
            const std::string unit = member.value.text("unit").value_or(std::string("ms"));
            for (const json::Member statistic : combined.members()) {
                if (const auto number = statistic.value.looseNumber())
                    metrics.add(name, statistic.name(), *number, unit);
            }
            continue;
        }
        const auto split = name.rfind('_');
        const auto value = member.value.isObject() ? member.value.looseNumber("mean") : member.value.looseNumber();
        if (split == std::string::npos || !value)
            continue;
        metrics.add(std::string_view(name).substr(0, split), std::string_view(name).substr(split + 1), *value,
                    member.value.text("unit").value_or(std::string()));
    }
}

Run readAggregate(const ImportSource &source, const json::Value &document, const json::Value &figures,
                  const json::Value &parameters, int index)
{
    Run run;
    run.source = runSource(source, "aiperf", index);
    run.source.toolVersion = document.text("aiperf_version");
    run.source.schema = document.text("schema_version");
    readConfig(run, document);
    if (parameters.size() > 0)
        readLoad(run, json::Value(), parameters);
    for (const json::Value &place : {document, document["metadata"], document["best_configurations"]}) {
        for (const char *key : {"estimatedCapacity", "estimated_capacity"}) {
            if (const auto capacity = scalarText(place[key].isObject() ? place[key]["value"] : place[key]))
                addMetadata(run, "estimated_capacity", *capacity);
        }
    }
    NvidiaMetrics metrics(run);
    addAggregated(metrics, figures);
    metrics.complete(false);
    addRemark(run, "aiperf.mean-of-repeats", CORE_TEXT("each figure is the mean over repeated runs"));
    finish(run);
    return run;
}

/// What the files of one run share: "x_aiperf.json", "x_aiperf.csv" and "x.jsonl" give "x".
std::string runKey(const ImportSource &source)
{
    std::string stem = source.fileName.substr(0, source.fileName.rfind('.'));
    constexpr std::string_view suffix = "_aiperf";
    if (stem.ends_with(suffix))
        stem.erase(stem.size() - suffix.size());
    return "aiperf:" + folderOf(source.path) + stem;
}

Match detect(const ImportSource &source)
{
    return shapeOf(source.preview->root()) != Shape::None ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    int index = 0;
    bool singleSummary = true;
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        const Shape shape = shapeOf(document);
        switch (shape) {
        case Shape::None:
            return false;
        case Shape::TimeSlices:
            outcome.unrecognised.push_back(
                {source.path, CORE_TEXT("time slices that belong to a run of AIPerf; its summary is what is read"),
                 true});
            return true;
        case Shape::Sweep:
            singleSummary = false;
            for (const json::Value each : document["per_combination_metrics"].items()) {
                // The table of the same name tells the same.
                outcome.keys.push_back("aiperf-sweep:" + source.path.substr(0, source.path.rfind('.')) + "#" +
                                       std::to_string(index));
                outcome.runs.push_back(readAggregate(source, document, each["metrics"], each["parameters"], index++));
            }
            return true;
        case Shape::Aggregate:
            outcome.runs.push_back(readAggregate(source, document, document["metrics"],
                                                 document.at({"metadata", "variation_values"}), index++));
            return true;
        case Shape::Flat:
        case Shape::Records:
            outcome.runs.push_back(readSummary(source, document, shape, index++));
            return true;
        }
        return false;
    });
    if (singleSummary && outcome.runs.size() == 1)
        outcome.keys = {runKey(source)};
    return outcome;
}

Match detectCsv(const ImportSource &source)
{
    const auto &header = source.preview->header;
    if (source.preview->kind != Preview::Kind::Text || header.size() < 3 || header.front() != "Metric")
        return Match::No;
    return header.back() == "std" || std::find(header.begin(), header.end(), "std") != header.end() ? Match::Strong
                                                                                                    : Match::No;
}

Result<ImportOutcome> readCsvExport(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    Run run;
    run.source = runSource(source, "aiperf", 0);
    run.source.schema = "CSV";
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::MultiProcess;
    NvidiaMetrics metrics(run);
    metrics.addCsv(source.text);
    metrics.complete(true);
    if (!run.completed && run.failed.value_or(0) > 0) {
        run.completed = 0;
        addRemark(run, "aiperf.all-failed", CORE_TEXT("no request was answered; the zeros of the file are no figures"));
    }
    finish(run);
    outcome.runs.push_back(std::move(run));
    outcome.keys = {runKey(source)};
    outcome.rank = 1;
    return outcome;
}

// --- one record a request -------------------------------------------------------------------------------------------

bool isRecord(const json::Value &document)
{
    const json::Value metadata = document["metadata"];
    return metadata.isObject() && (document["metrics"].isObject() || document.has("error")) &&
           (metadata.has("x_request_id") || metadata.has("request_start_ns") || metadata.has("credit_phase"));
}

std::optional<double> metricSeconds(const json::Value &metrics, const char *name)
{
    const json::Value metric = metrics[name];
    const auto scale = unitsPerSecond(metric.text("unit").value_or(std::string("ms")));
    return scale ? seconds(metric["value"], *scale) : std::nullopt;
}

std::optional<RequestRecord> recordOf(const json::Value &document)
{
    const json::Value metadata = document["metadata"];
    const json::Value metrics = document["metrics"];
    const json::Value phase = metadata.has("benchmark_phase") ? metadata["benchmark_phase"] : metadata["credit_phase"];
    if (!phase.isNull() && !phase.textIs("profiling"))
        return std::nullopt;
    RequestRecord record;
    const json::Value start =
        metadata.has("request_start_ns") ? metadata["request_start_ns"] : metadata["timestamp_ns"];
    record.startSeconds = seconds(start, nanosecondsPerSecond);
    record.inputTokens = countOf(metrics.at({"input_sequence_length", "value"}));
    record.outputTokens = countOf(metrics.at({"output_sequence_length", "value"}));
    record.failed = !document["error"].isNull() || metadata.boolean("was_cancelled").value_or(false) ||
                    metrics.at({"error_request_count", "value"}).number().value_or(0.0) > 0.0;
    if (record.failed)
        return record;
    record.ttftSeconds = metricSeconds(metrics, metrics.has("time_to_first_token") ? "time_to_first_token" : "ttft");
    record.tpotSeconds = metricSeconds(metrics, "inter_token_latency");
    record.e2eSeconds = metricSeconds(metrics, "request_latency");
    return record;
}

Match detectRecords(const ImportSource &source)
{
    return isRecord(source.preview->root()) ? Match::Strong : Match::No;
}

Result<ImportOutcome> readRecords(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    Run run;
    run.source = runSource(source, "aiperf", 0);
    run.source.schema = "records, one a line";
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::MultiProcess;
    bool warmup = false;
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        if (!isRecord(document))
            return false;
        if (auto record = recordOf(document))
            run.requests.push_back(std::move(*record));
        else
            warmup = true;
        return true;
    });
    if (warmup)
        run.facts.warmupDiscarded = true;
    summariseRecords(run);
    addRemark(run, "aiperf.records-alone",
              CORE_TEXT("the figures are computed from the records; the summary file is not here"));
    finish(run);
    outcome.runs.push_back(std::move(run));
    outcome.keys = {runKey(source)};
    outcome.rank = 2;
    return outcome;
}

} // namespace

Importer aiperfImporter()
{
    return {"aiperf", detect, read};
}

Importer aiperfRecordsImporter()
{
    return {"aiperf", detectRecords, readRecords};
}

Importer aiperfCsvImporter()
{
    return {"aiperf", detectCsv, readCsvExport};
}

} // namespace core::results
