// SPDX-License-Identifier: GPL-3.0-or-later
// SGLang: bench_serving, bench_one_batch(_server), bench_offline_throughput. JSON lines, appended.
//
// | serving             | in the file                                                             |
// |---------------------|-------------------------------------------------------------------------|
// | concurrency         | max_concurrency (`concurrency` is a measured mean)                      |
// | request rate        | request_rate: number, `Infinity`; "trace" says none                     |
// | rates               | request_, input_, output_, total_throughput                             |
// | latencies           | {mean,median,std,pNN}_{ttft,tpot,itl,e2e_latency}_ms, ms                |
// | model, version, tp  | server_info, or server_info.prefill[] and .decode[] when disaggregated  |
//
// | one batch           | in the file                                                             |
// |---------------------|-------------------------------------------------------------------------|
// | batch               | batch_size: the level of a static batch                                 |
// | e2e, duration       | total_latency or latency, s                                             |
// | ttft                | prefill_latency or last_ttft, s; -1 is "not measured"                   |
// | tpot p50            | median_decode_latency, s                                                |
// | output tok/s        | batch × output / latency: the server's own figure leaves the TTFT out   |
// | total tok/s         | overall_throughput                                                      |
//
// | offline             | successful_requests (all prompts, not checked), total_latency, *_throughput |
#include "core/results/believable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::results {

namespace {

constexpr double retokenisedToleranceFraction = 0.05;

constexpr std::array<SuffixedLatency, 4> latencies{{
    {"_ttft_ms", &Run::ttft, millisecondsPerSecond},
    {"_tpot_ms", &Run::tpot, millisecondsPerSecond},
    {"_itl_ms", &Run::itl, millisecondsPerSecond},
    {"_e2e_latency_ms", &Run::e2e, millisecondsPerSecond},
}};

bool isServing(const json::Value &document)
{
    return document.has("total_output_tokens_retokenized") ||
           (document.hasAll({"backend", "request_rate", "mean_e2e_latency_ms", "output_throughput"}) &&
            !document.has("model_id"));
}

bool isOneBatch(const json::Value &document)
{
    return document.hasAll({"run_name", "batch_size", "overall_throughput"});
}

bool isOffline(const json::Value &document)
{
    return document.hasAll({"successful_requests", "total_latency", "last_gen_throughput"});
}

/// GPUs of one server: tensor × pipeline, × data parallel unless that shares the GPUs of attention.
std::optional<int> gpusOf(const json::Value &server)
{
    const auto tensor = countOf(server["tp_size"]);
    if (!tensor)
        return std::nullopt;
    const long long data =
        server.boolean("enable_dp_attention").value_or(false) ? 1 : countOf(server["dp_size"]).value_or(1);
    const double count = static_cast<double>(*tensor) * static_cast<double>(countOf(server["pp_size"]).value_or(1)) *
                         static_cast<double>(data);
    return count > 0.0 && count < mostGpus ? std::optional(static_cast<int>(count)) : std::nullopt;
}

void readServer(Run &run, const json::Value &server)
{
    if (!run.identity.model)
        run.identity.model = server.text("model_path");
    if (!run.identity.tokenizer)
        run.identity.tokenizer = server.text("tokenizer_path");
    if (!run.identity.engineVersion)
        run.identity.engineVersion = server.text("version");
    if (!run.identity.precision)
        run.identity.precision = server.text("quantization");
    if (const auto type = server.text("dtype"); !run.identity.precision && type && *type != "auto")
        run.identity.precision = type;
    if (const auto tensor = countOf(server["tp_size"]); tensor && *tensor < 1'000'000 && !run.identity.tensorParallel)
        run.identity.tensorParallel = static_cast<int>(*tensor);
}

void readServerInfo(Run &run, const json::Value &info)
{
    if (!info.isObject())
        return;
    run.identity.engine = "sglang";
    readServer(run, info);
    run.identity.gpuCount = gpusOf(info);
    int gpus = 0;
    for (const char *role : {"prefill", "decode"}) {
        for (const json::Value server : info[role].items()) {
            readServer(run, server);
            gpus = std::min(gpus + gpusOf(server).value_or(0), static_cast<int>(mostGpus));
        }
        if (info[role].size() > 0)
            run.facts.metadata[std::string(role) + "_replicas"] = std::to_string(info[role].size());
    }
    if (gpus > 0)
        run.identity.gpuCount = gpus;
    if (run.identity.engineVersion)
        run.checklist[static_cast<std::size_t>(ChecklistItem::EngineFlags)] = Recorded::Yes;
}

Run readServing(const ImportSource &source, const json::Value &document, int index)
{
    Run run;
    run.source = runSource(source, "sglang-serving", index);
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::SingleProcess;
    run.facts.streaming = !document.boolean("disable_stream").value_or(false);
    run.identity.dataset = document.text("dataset_name");
    if (const auto backend = document.text("backend")) {
        run.facts.metadata["backend"] = *backend;
        if (*backend == "sglang" || *backend == "sglang-native")
            run.identity.engine = "sglang"; // its own protocol
    }
    readServerInfo(run, document["server_info"]);
    if (document["dataset_name"].textIs("random")) {
        for (const char *key : {"random_input_len", "random_output_len", "random_range_ratio"}) {
            if (const auto value = scalarText(document[key]))
                run.facts.metadata[key] = *value;
        }
    }
    if (const auto tag = document.text("tag"))
        addMetadata(run, "label", *tag);
    setLoad(run, nonNegative(document.looseNumber("max_concurrency")), requestRate(document["request_rate"]));
    run.durationSeconds = seconds(document["duration"]);
    run.completed = countOf(document["completed"]);
    run.requestThroughputPerSecond = nonNegative(document.number("request_throughput"));
    run.inputTokensPerSecond = nonNegative(document.number("input_throughput"));
    run.outputTokensPerSecond = nonNegative(document.number("output_throughput"));
    run.totalTokensPerSecond = nonNegative(document.number("total_throughput"));
    if (!run.totalTokensPerSecond && run.inputTokensPerSecond && run.outputTokensPerSecond)
        run.totalTokensPerSecond = *run.inputTokensPerSecond + *run.outputTokensPerSecond;
    const auto outputs = nonNegative(document.number("total_output_tokens"));
    setTokenMeans(run, nonNegative(document.number("total_input_tokens")), outputs);
    const auto retokenised = nonNegative(document.number("total_output_tokens_retokenized"));
    if (outputs && retokenised && std::abs(*outputs - *retokenised) > retokenisedToleranceFraction * *outputs)
        addRemark(run, "sglang.tokenizers-disagree",
                  {CORE_TEXT("%1 output tokens by the server's count, %2 by the client's tokenizer"),
                   {TextNumber{*outputs}, TextNumber{*retokenised}}});
    if (document["request_rate"].textIs("trace"))
        addRemark(run, "sglang.trace",
                  CORE_TEXT("requests were sent by the times of a trace; no single rate describes it"));
    readSuffixedLatencies(run, document, latencies);
    readParallelLists(run, document, source.stop);
    if (!run.requests.empty() && !run.failed)
        run.failed = std::count_if(run.requests.begin(), run.requests.end(),
                                   [](const RequestRecord &record) { return record.failed; });
    if (run.completed && *run.completed == 0)
        dropFiguresOfFailedRun(run);
    finish(run);
    return run;
}

Run readOneBatch(const ImportSource &source, const json::Value &document, int index)
{
    Run run;
    run.source = runSource(source, "sglang-one-batch", index);
    run.source.schema = document.has("total_latency") ? "one_batch" : "one_batch_server";
    run.identity.engine = "sglang";
    run.loadKind = LoadKind::StaticBatch;
    run.concurrency = nonNegative(document.number("batch_size"));
    run.facts.inputTokensMean = nonNegative(document.number("input_len"));
    run.facts.outputTokensMean = nonNegative(document.number("output_len"));
    run.facts.fixedLengths = true;
    if (const auto name = document.text("run_name"))
        addMetadata(run, "run_name", *name);
    const auto latency = seconds(document.has("total_latency") ? document["total_latency"] : document["latency"]);
    run.durationSeconds = latency;
    run.e2e.meanSeconds = latency;
    run.totalTokensPerSecond = nonNegative(document.number("overall_throughput"));
    if (latency && *latency > 0.0 && run.concurrency && run.facts.outputTokensMean)
        run.outputTokensPerSecond = *run.concurrency * *run.facts.outputTokensMean / *latency;
    run.ttft.meanSeconds =
        seconds(document.has("prefill_latency") ? document["prefill_latency"] : document["last_ttft"]);
    setQuantile(run.tpot, 0.5, seconds(document["median_decode_latency"]));
    if (document.has("output_throughput") && run.outputTokensPerSecond)
        addRemark(
            run, "sglang.output-rate-by-wall-time",
            CORE_TEXT(
                "output tokens/s are by the whole latency; the tool's own figure leaves the time to first token out"));
    finish(run);
    return run;
}

Run readOffline(const ImportSource &source, const json::Value &document, int index)
{
    Run run;
    run.source = runSource(source, "sglang-offline", index);
    run.identity.engine = "sglang";
    run.loadKind = LoadKind::Offline;
    run.completed = countOf(document["successful_requests"]);
    run.durationSeconds = seconds(document["total_latency"]);
    run.requestThroughputPerSecond = nonNegative(document.number("request_throughput"));
    run.inputTokensPerSecond = nonNegative(document.number("input_throughput"));
    run.outputTokensPerSecond = nonNegative(document.number("output_throughput"));
    run.totalTokensPerSecond = nonNegative(document.number("total_throughput"));
    setTokenMeans(run, nonNegative(document.number("total_input_tokens")),
                  nonNegative(document.number("total_output_tokens")));
    addRemark(run, "sglang.success-unchecked", CORE_TEXT("the tool counts every prompt as successful"));
    finish(run);
    return run;
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

template <bool (*is)(const json::Value &)>
Match detectDocument(const ImportSource &source)
{
    return is(source.preview->root()) ? Match::Strong : Match::No;
}

} // namespace

Importer sglangServingImporter()
{
    return {"sglang-serving", detectDocument<isServing>, readDocuments<isServing, readServing>};
}

Importer sglangOneBatchImporter()
{
    return {"sglang-one-batch", detectDocument<isOneBatch>, readDocuments<isOneBatch, readOneBatch>};
}

Importer sglangOfflineImporter()
{
    return {"sglang-offline", detectDocument<isOffline>, readDocuments<isOffline, readOffline>};
}

} // namespace core::results
