// SPDX-License-Identifier: GPL-3.0-or-later
// Hugging Face inference-benchmarker: one report, one entry a step of the test. Source: src/writers.rs.
//
// | here            | in the file                                                                                |
// |-----------------|--------------------------------------------------------------------------------------------|
// | model           | config.model_name; tokenizer: config.tokenizer                                             |
// | level           | results[].executor_type: ConstantVUs → config.max_vus, ConstantArrivalRate → config.rate   |
// | duration        | duration_ms                                                                                |
// | counts          | successful_requests, failed_requests                                                       |
// | req/s           | request_rate (of the successful)                                                           |
// | output tok/s    | token_throughput_secs; total_tokens are the generated ones                                 |
// | input tok/s     | input_token_throughput_secs, else total_tokens_sent over the duration                      |
// | ttft, tpot, e2e | time_to_first_token_ms, inter_token_latency_ms (mean gap of a request), e2e_latency_ms     |
// | GPU             | system.gpu, which forks add                                                                |
//
// The step named "warmup" is dropped. max_vus of an arrival rate is room for the client, not a level.
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results {

namespace {

bool isReport(const json::Value &document)
{
    const json::Value results = document["results"];
    if (!results.isArray() || !document["config"].isObject())
        return false;
    return document["config"].has("max_vus") || results.item(0).hasAll({"executor_type", "time_to_first_token_ms"});
}

void readIdentity(Run &run, const json::Value &document)
{
    const json::Value config = document["config"];
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::MultiProcess;
    run.identity.model = config.text("model_name");
    run.identity.tokenizer = config.text("tokenizer");
    if (const auto profile = config.text("profile"))
        addMetadata(run, "profile", *profile);
    for (const json::Value extra : {config["meta"], config["extra_metadata"]}) {
        for (const json::Member member : extra.members()) {
            if (const auto value = scalarText(member.value))
                addMetadata(run, member.name(), *value);
        }
    }
    const json::Value gpus = document.at({"system", "gpu"});
    if (const auto gpu = gpus.item(0).text()) {
        run.identity.gpu = gpu;
        run.identity.gpuCount = static_cast<int>(std::min<std::size_t>(gpus.size(), 1'000'000));
    }
    run.facts.date = document.text("start_time");
    run.facts.streaming = true;
}

void readLoad(Run &run, const json::Value &result)
{
    const json::Value config = result["config"];
    const auto users = config.looseNumber("max_vus");
    if (result["executor_type"].textIs("ConstantArrivalRate"))
        setLoad(run, std::nullopt, requestRate(config["rate"]));
    else if (users)
        setLoad(run, users, std::nullopt);
}

Run readResult(const ImportSource &source, const json::Value &document, const json::Value &result, bool warmup,
               int index)
{
    Run run;
    run.source = runSource(source, "inference-benchmarker", index);
    readIdentity(run, document);
    readLoad(run, result);
    run.facts.warmupDiscarded = warmup ? std::optional(true) : std::nullopt;
    if (const auto id = result.text("id"))
        addMetadata(run, "step", *id);
    run.durationSeconds = seconds(result["duration_ms"], millisecondsPerSecond);
    run.completed = countOf(result["successful_requests"]);
    run.failed = countOf(result["failed_requests"]);
    run.requestThroughputPerSecond = nonNegative(result.looseNumber("request_rate"));
    run.outputTokensPerSecond = nonNegative(result.looseNumber("token_throughput_secs"));
    run.inputTokensPerSecond = nonNegative(result.looseNumber("input_token_throughput_secs"));
    const auto sent = nonNegative(result.looseNumber("total_tokens_sent"));
    if (!run.inputTokensPerSecond && sent && run.durationSeconds && *run.durationSeconds > 0.0)
        run.inputTokensPerSecond = *sent / *run.durationSeconds;
    if (run.inputTokensPerSecond && run.outputTokensPerSecond)
        run.totalTokensPerSecond = *run.inputTokensPerSecond + *run.outputTokensPerSecond;
    setTokenMeans(run, sent, nonNegative(result.looseNumber("total_tokens")));
    readStatistics(run.ttft, result["time_to_first_token_ms"], millisecondsPerSecond);
    readStatistics(run.tpot, result["inter_token_latency_ms"], millisecondsPerSecond);
    readStatistics(run.e2e, result["e2e_latency_ms"], millisecondsPerSecond);
    finish(run);
    return run;
}

Match detect(const ImportSource &source)
{
    return isReport(source.preview->root()) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    int index = 0;
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        if (!isReport(document))
            return false;
        bool warmup = false;
        for (const json::Value result : document["results"].items()) {
            if (result["id"].textIs("warmup")) {
                warmup = true;
                ++index;
                continue;
            }
            outcome.runs.push_back(readResult(source, document, result, warmup, index++));
        }
        return true;
    });
    return outcome;
}

} // namespace

Importer inferenceBenchmarkerImporter()
{
    return {"inference-benchmarker", detect, read};
}

} // namespace core::results
