// SPDX-License-Identifier: GPL-3.0-or-later
// Ray LLMPerf: <name>_summary.json (flat, seconds), <name>_individual_responses.json (the requests), and files that
// hold several summaries under numbers as keys.
//
// | here             | in the file                                                                                  |
// |------------------|----------------------------------------------------------------------------------------------|
// | concurrency      | num_concurrent_requests                                                                      |
// | counts           | results_num_completed_requests, results_number_errors                                        |
// | req/s, duration  | results_num_completed_requests_per_min / 60; completed over that                             |
// | output tok/s     | results_mean_output_throughput_token_per_s                                                   |
// | ttft, e2e        | results_{ttft_s,end_to_end_latency_s}_{quantiles_pNN,mean,min,max,stddev}                    |
// | tpot incl. TTFT  | results_inter_token_latency_s_…: all gaps with the first, over the chunks                    |
//
// Tokens are counted by one Llama tokenizer for every model. Whole numbers may be texts.
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <array>

namespace core::results {

namespace {

struct Prefixed
{
    std::string_view prefix;
    LatencySummary Run::*summary;
};
constexpr std::array<Prefixed, 3> latencies{{
    {"results_ttft_s_", &Run::ttft},
    {"results_end_to_end_latency_s_", &Run::e2e},
    {"results_inter_token_latency_s_", &Run::tpotInclTtft},
}};

bool isSummary(const json::Value &document)
{
    return document.isObject() && document.has("results_ttft_s_mean");
}

bool isWrapper(const json::Value &document)
{
    if (!document.isObject() || isSummary(document))
        return false;
    for (const json::Member member : document.members())
        return isSummary(member.value);
    return false;
}

bool isRecords(const json::Value &document)
{
    return document.item(0).hasAll({"inter_token_latency_s", "ttft_s", "end_to_end_latency_s"});
}

Run newRun(const ImportSource &source, int index)
{
    Run run;
    run.source = runSource(source, "llmperf", index);
    run.identity.clock = Clock::Client;
    run.identity.tokenizer = "hf-internal-testing/llama-tokenizer";
    run.facts.streaming = true;
    return run;
}

Run readSummary(const ImportSource &source, const json::Value &document, int index)
{
    Run run = newRun(source, index);
    run.source.schema = document.text("version");
    run.identity.model = document.text("model");
    setLoad(run, document.looseNumber("num_concurrent_requests"), std::nullopt);
    run.completed = countOf(document["results_num_completed_requests"]);
    run.failed = countOf(document["results_number_errors"]);
    if (const auto perMinute = nonNegative(document.looseNumber("results_num_completed_requests_per_min"));
        perMinute && *perMinute > 0.0) {
        run.requestThroughputPerSecond = *perMinute / 60.0;
        if (run.completed)
            run.durationSeconds = static_cast<double>(*run.completed) / *run.requestThroughputPerSecond;
    }
    run.outputTokensPerSecond = nonNegative(document.looseNumber("results_mean_output_throughput_token_per_s"));
    run.facts.inputTokensMean = nonNegative(document.looseNumber("results_number_input_tokens_mean"));
    run.facts.outputTokensMean = nonNegative(document.looseNumber("results_number_output_tokens_mean"));
    if (const auto time = document.looseNumber("timestamp"))
        run.facts.date = isoDateOfUnix(*time);
    for (const json::Member member : document.members()) {
        const std::string name = member.name();
        for (const Prefixed &latency : latencies) {
            if (!name.starts_with(latency.prefix))
                continue;
            std::string_view statistic = std::string_view(name).substr(latency.prefix.size());
            if (statistic.starts_with("quantiles_"))
                statistic.remove_prefix(10);
            if (const auto value = seconds(member.value))
                setStatistic(run.*latency.summary, statistic, value);
        }
    }
    if (run.completed && run.concurrency && static_cast<double>(*run.completed) < *run.concurrency)
        addRemark(run, "llmperf.fewer-requests-than-concurrency",
                  {CORE_TEXT("%1 requests cannot keep %2 running at a time"),
                   {TextNumber{static_cast<double>(*run.completed)}, TextNumber{*run.concurrency}}});
    finish(run);
    return run;
}

Run readRecords(const ImportSource &source, const json::Value &document)
{
    Run run = newRun(source, 0);
    std::vector<double> inclusive;
    for (const json::Value item : document.items()) {
        RequestRecord record;
        record.failed = !item["error_code"].isNull();
        record.inputTokens = countOf(item["number_input_tokens"]);
        record.outputTokens = countOf(item["number_output_tokens"]);
        if (!record.failed) {
            record.ttftSeconds = seconds(item["ttft_s"]);
            record.e2eSeconds = seconds(item["end_to_end_latency_s"]);
            if (const auto gap = seconds(item["inter_token_latency_s"]))
                inclusive.push_back(*gap);
        }
        run.requests.push_back(record);
    }
    summariseRecords(run);
    run.tpotInclTtft = summarised(std::move(inclusive));
    finish(run);
    return run;
}

std::string runKey(const ImportSource &source)
{
    std::string stem = source.path.substr(0, source.path.rfind('.'));
    for (const std::string_view suffix : {"_summary", "_individual_responses"}) {
        if (stem.ends_with(suffix))
            stem.erase(stem.size() - suffix.size());
    }
    return "llmperf:" + stem;
}

Match detect(const ImportSource &source)
{
    const json::Value root = source.preview->root();
    return isSummary(root) || isWrapper(root) || isRecords(root) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    int index = 0;
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        if (isRecords(document)) {
            outcome.runs.push_back(readRecords(source, document));
            outcome.rank = 1;
            return true;
        }
        if (isSummary(document)) {
            outcome.runs.push_back(readSummary(source, document, index++));
            return true;
        }
        if (!isWrapper(document))
            return false;
        for (const json::Member member : document.members()) {
            if (isSummary(member.value))
                outcome.runs.push_back(readSummary(source, member.value, index++));
        }
        return true;
    });
    if (outcome.runs.size() == 1)
        outcome.keys = {runKey(source)};
    return outcome;
}

} // namespace

Importer llmperfImporter()
{
    return {"llmperf", detect, read};
}

} // namespace core::results
