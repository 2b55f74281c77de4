// SPDX-License-Identifier: GPL-3.0-or-later
// Kubernetes inference-perf: stage_N_, summary_, adapter_ and per_request_lifecycle_metrics.json. Seconds everywhere.
//
// | here            | in the file                                                                     |
// |-----------------|---------------------------------------------------------------------------------|
// | request rate    | load_summary.requested_rate; concurrency: load_summary.concurrency              |
// | counts          | successes.count, failures.count                                                 |
// | duration        | benchmark_time_seconds (0.5 on), else completed over requests_per_sec           |
// | rates           | successes.throughput.{requests,input_tokens,output_tokens,total_tokens}_per_sec |
// | ttft, tpot      | successes.latency.time_to_first_token, .time_per_output_token                   |
// | itl, e2e        | successes.latency.inter_token_latency, .request_latency                         |
// | tpot incl. TTFT | successes.latency.normalized_time_per_output_token (e2e over tokens)            |
// | goodput         | successes.goodput_metrics: of the successes, made here a share of all           |
// | model           | server.model_name of the config.yaml in the folder                              |
//
// A summary mixes all rates, so that it has no load of its own and stands in no sweep.
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results {

namespace {

constexpr double overloadFraction = 0.95;

bool isReport(const json::Value &document)
{
    return document.hasAll({"load_summary", "successes", "failures"});
}

bool isRecords(const json::Value &document)
{
    const json::Value first = document.item(0);
    return first.hasAll({"start_time", "end_time", "info"}) && first.has("request");
}

Run newRun(const ImportSource &source, int index)
{
    Run run;
    run.source = runSource(source, "inference-perf", index);
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::MultiProcess;
    return run;
}

void readGoodput(Run &run, const json::Value &metrics)
{
    const auto percent = nonNegative(metrics.number("goodput_percentage"));
    const auto rate = nonNegative(metrics.number("request_goodput"));
    if (!percent && !rate)
        return;
    Goodput goodput;
    goodput.requestsPerSecond = rate;
    goodput.tokensPerSecond = nonNegative(metrics.number("token_goodput"));
    if (percent && run.completed && *run.completed + run.failed.value_or(0) > 0)
        goodput.fraction = *percent / 100.0 * static_cast<double>(*run.completed) /
                           static_cast<double>(*run.completed + run.failed.value_or(0));
    run.goodput = goodput;
    run.facts.sloRecorded = metrics.has("goodput_constraints") || metrics.has("constraints");
}

void readLoadSummary(Run &run, const json::Value &load)
{
    const auto concurrency = load.number("concurrency");
    const auto requested = load.number("requested_rate");
    if ((requested && *requested > 0.0) || (concurrency && *concurrency > 0.0))
        setLoad(run, concurrency,
                requestRate(load["requested_rate"].isString() ? json::Value() : load["requested_rate"]));
    else if (load.has("requested_rate") && !load["requested_rate"].isNull())
        addRemark(run, "inference-perf.rate-unreadable", CORE_TEXT("the requested rate is no number above 0"));
    const auto achieved = load.number("achieved_rate");
    if (achieved && requested && *achieved < overloadFraction * *requested)
        addRemark(run, "inference-perf.client-behind",
                  {CORE_TEXT("%1 requests/s were sent where %2 were asked for"),
                   {TextNumber{*achieved}, TextNumber{*requested}}});
}

Run readReport(const ImportSource &source, const json::Value &document, int index)
{
    Run run = newRun(source, index);
    const json::Value successes = document["successes"];
    const json::Value throughput = successes["throughput"];
    const json::Value latency = successes["latency"];
    readLoadSummary(run, document["load_summary"]);
    run.completed = countOf(successes["count"]);
    run.failed = countOf(document.at({"failures", "count"}));
    run.requestThroughputPerSecond = nonNegative(throughput.number("requests_per_sec"));
    run.inputTokensPerSecond = nonNegative(throughput.number("input_tokens_per_sec"));
    run.outputTokensPerSecond = nonNegative(throughput.number("output_tokens_per_sec"));
    run.totalTokensPerSecond = nonNegative(throughput.number("total_tokens_per_sec"));
    run.durationSeconds = seconds(document["benchmark_time_seconds"]);
    if (!run.durationSeconds && run.completed && run.requestThroughputPerSecond &&
        *run.requestThroughputPerSecond > 0.0)
        run.durationSeconds = static_cast<double>(*run.completed) / *run.requestThroughputPerSecond;
    readStatistics(run.ttft, latency["time_to_first_token"], 1.0);
    readStatistics(run.tpot, latency["time_per_output_token"], 1.0);
    readStatistics(run.itl, latency["inter_token_latency"], 1.0);
    readStatistics(run.e2e, latency["request_latency"], 1.0);
    readStatistics(run.tpotInclTtft, latency["normalized_time_per_output_token"], 1.0);
    run.facts.streaming = latency["time_to_first_token"].isObject();
    run.facts.inputTokensMean = nonNegative(successes.at({"prompt_len", "mean"}).number());
    run.facts.outputTokensMean = nonNegative(successes.at({"output_len", "mean"}).number());
    readGoodput(run, successes["goodput_metrics"]);
    if (source.fileName.starts_with("summary_"))
        addRemark(run, "inference-perf.summary", CORE_TEXT("a summary over all stages of a run, whatever their rates"));
    finish(run);
    return run;
}

RequestRecord recordOf(const json::Value &item)
{
    const json::Value info = item["info"];
    RequestRecord record;
    const auto start = item.number("start_time");
    const auto end = item.number("end_time");
    record.startSeconds = start;
    record.failed = !item["error"].isNull();
    record.inputTokens = countOf(info["input_tokens"]);
    record.outputTokens = countOf(info["output_tokens"]);
    if (!record.outputTokens)
        record.outputTokens = countOf(info.at({"response_metrics", "output_tokens"}));
    if (record.failed)
        return record;
    if (start && end)
        record.e2eSeconds = nonNegative(*end - *start);
    json::Value times = info["output_token_times"];
    if (!times.isArray())
        times = info.at({"response_metrics", "output_token_times"});
    if (const auto first = times.item(0).number(); first && start)
        record.ttftSeconds = nonNegative(*first - *start);
    return record;
}

/// config.yaml, of which reports hold nothing.
bool isConfig(const json::Value &document)
{
    return document["load"].isObject() && (document["server"].isObject() || document["api"].isObject()) &&
           document["load"].has("stages");
}

SharedSettings settingsOf(const ImportSource &source, const json::Value &config)
{
    SharedSettings settings{.tool = "inference-perf", .system = {}, .folder = folderOf(source.path), .identity = {}};
    settings.identity.model = config.at({"server", "model_name"}).text();
    settings.identity.tokenizer = config.at({"tokenizer", "pretrained_model_name_or_path"}).text();
    settings.identity.dataset = config.at({"data", "type"}).text();
    return settings;
}

Match detect(const ImportSource &source)
{
    const json::Value root = source.preview->root();
    return isReport(root) || isRecords(root) || isConfig(root) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    forEachDocument(source, outcome, [&](const json::Value &document, int index) {
        if (isReport(document)) {
            outcome.runs.push_back(readReport(source, document, index));
            return true;
        }
        if (isConfig(document)) {
            outcome.settings.push_back(settingsOf(source, document));
            outcome.unrecognised.push_back(
                {source.path, CORE_TEXT("holds the settings of a test of inference-perf, which its runs take over"),
                 true});
            return true;
        }
        if (!isRecords(document))
            return false;
        Run run = newRun(source, index);
        for (const json::Value item : document.items())
            run.requests.push_back(recordOf(item));
        summariseRecords(run);
        finish(run);
        outcome.runs.push_back(std::move(run));
        outcome.rank = 1;
        return true;
    });
    // The records are those of the summary beside them.
    if (outcome.runs.size() == 1 && (outcome.rank == 1 || source.fileName.starts_with("summary_")))
        outcome.keys = {"inference-perf:" + folderOf(source.path)};
    return outcome;
}

} // namespace

Importer inferencePerfImporter()
{
    return {"inference-perf", detect, read};
}

} // namespace core::results
