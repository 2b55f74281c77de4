// SPDX-License-Identifier: GPL-3.0-or-later
// vLLM `bench serve` (benchmark_serving.py) and its forks: plain, detailed, appended (several documents).
//
// | here                | in the file                                                     |
// |---------------------|-----------------------------------------------------------------|
// | model, tokenizer    | model_id, tokenizer_id                                          |
// | engine              | metadata only: `backend` is the protocol of the client          |
// | concurrency         | max_concurrency, null = unlimited (never max_concurrent_requests)|
// | request rate        | request_rate: number or "inf"; unknown during a ramp-up         |
// | duration            | duration, s                                                     |
// | completed, failed   | completed; failed, else num_prompts − completed                 |
// | rates               | request_throughput, output_throughput, total_token_throughput,  |
// |                     | input: total_input_tokens / duration                            |
// | latencies           | {mean,median,std,pNN}_{ttft,tpot,itl,e2el}_ms, ms               |
// | goodput             | request_goodput, "request_goodput:" before July 2025; its SLO is not stored |
// | records             | ttfts, itls, latencies, input_lens, output_lens, errors, start_times, s     |
// | metadata            | every other top-level scalar                                    |
#include "core/results/importers/vllmserve.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>

namespace core::results {

namespace {

constexpr double tokenlessShare = 0.5;

constexpr std::array<std::string_view, 58> ownKeys{"date",
                                                   "backend",
                                                   "endpoint_type",
                                                   "label",
                                                   "model_id",
                                                   "tokenizer_id",
                                                   "best_of",
                                                   "use_beam_search",
                                                   "num_prompts",
                                                   "request_rate",
                                                   "burstiness",
                                                   "max_concurrency",
                                                   "duration",
                                                   "completed",
                                                   "failed",
                                                   "total_input_tokens",
                                                   "total_output_tokens",
                                                   "request_throughput",
                                                   "request_goodput",
                                                   "request_goodput:",
                                                   "output_throughput",
                                                   "total_token_throughput",
                                                   "max_output_tokens_per_s",
                                                   "max_concurrent_requests",
                                                   "rtfx",
                                                   "input_lens",
                                                   "output_lens",
                                                   "ttfts",
                                                   "itls",
                                                   "latencies",
                                                   "start_times",
                                                   "queue_times",
                                                   "generated_texts",
                                                   "errors",
                                                   "ramp_up_strategy",
                                                   "ramp_up_start_rps",
                                                   "ramp_up_end_rps",
                                                   "rps_change_events",
                                                   "benchmark_start_time_unix",
                                                   "benchmark_end_time_unix",
                                                   "spec_decode_acceptance_rate",
                                                   "spec_decode_acceptance_length",
                                                   "spec_decode_num_drafts",
                                                   "spec_decode_draft_tokens",
                                                   "spec_decode_accepted_tokens",
                                                   "spec_decode_per_position_acceptance_rates",
                                                   "run_number",
                                                   "prompt",
                                                   "prompts",
                                                   "request_args",
                                                   "outputs",
                                                   "payload",
                                                   "total_input",
                                                   "total_output",
                                                   "extra_body",
                                                   "headers",
                                                   "api_key",
                                                   "tokenizer"};

constexpr std::array<SuffixedLatency, 4> latencies{{
    {"_ttft_ms", &Run::ttft, millisecondsPerSecond},
    {"_tpot_ms", &Run::tpot, millisecondsPerSecond},
    {"_itl_ms", &Run::itl, millisecondsPerSecond},
    {"_e2el_ms", &Run::e2e, millisecondsPerSecond},
}};

void readCounts(Run &run, const json::Value &document)
{
    run.durationSeconds = seconds(document["duration"]);
    run.completed = countOf(document["completed"]);
    run.failed = countOf(document["failed"]);
    const auto prompts = countOf(document["num_prompts"]);
    if (!run.failed && run.completed && prompts && *prompts >= *run.completed)
        run.failed = *prompts - *run.completed;
    run.requestThroughputPerSecond = nonNegative(document.looseNumber("request_throughput"));
    run.outputTokensPerSecond = nonNegative(document.looseNumber("output_throughput"));
    run.totalTokensPerSecond = nonNegative(document.looseNumber("total_token_throughput"));
    const auto inputs = nonNegative(document.looseNumber("total_input_tokens"));
    if (inputs && run.durationSeconds && *run.durationSeconds > 0.0)
        run.inputTokensPerSecond = *inputs / *run.durationSeconds;
    setTokenMeans(run, inputs, nonNegative(document.looseNumber("total_output_tokens")));
    auto goodput = nonNegative(document.looseNumber("request_goodput"));
    if (!goodput)
        goodput = nonNegative(document.looseNumber("request_goodput:"));
    if (goodput) {
        run.goodput = Goodput{};
        run.goodput->requestsPerSecond = goodput;
        if (run.requestThroughputPerSecond && *run.requestThroughputPerSecond > 0.0 && run.completed && run.failed) {
            const double sent = static_cast<double>(*run.completed + *run.failed);
            const double good = *goodput / *run.requestThroughputPerSecond * static_cast<double>(*run.completed);
            run.goodput->fraction = std::min(1.0, good / sent);
        }
    }
}

void readFacts(Run &run, const json::Value &document)
{
    run.identity.model = document.text("model_id");
    run.identity.tokenizer = document.text("tokenizer_id");
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::SingleProcess;
    run.facts.burstiness = document.number("burstiness");
    run.facts.streaming = true;
    if (const auto date = document.text("date"))
        run.facts.date = isoDate(*date);
    for (const json::Member member : document.members()) {
        const std::string name = member.name();
        if (std::ranges::find(ownKeys, name) != ownKeys.end() || name.starts_with("probe_") ||
            name.starts_with("diffusion_") || name.ends_with("_ms"))
            continue;
        if (const auto value = scalarText(member.value))
            addMetadata(run, name, *value);
    }
    for (const char *key : {"backend", "endpoint_type", "label", "run_number"}) {
        if (const auto value = scalarText(document[key]))
            run.facts.metadata[key] = *value;
    }
}

void judge(Run &run, const json::Value &document)
{
    if (run.completed && *run.completed == 0) {
        dropFiguresOfFailedRun(run);
        addRemark(run, "vllm.all-failed", CORE_TEXT("no request was answered; the zeros of the file are no figures"));
    }
    const bool zeroTtft = run.ttft.meanSeconds && *run.ttft.meanSeconds == 0.0;
    if (zeroTtft && run.completed && *run.completed > 0) {
        run.ttft = run.tpot = run.itl = LatencySummary{};
        addRemark(run, "vllm.no-tokens",
                  CORE_TEXT("requests count as completed although not one token came back: latencies are left out"));
    }
    if (run.failed && run.completed && *run.failed > 0 &&
        static_cast<double>(*run.failed) > (1.0 - tokenlessShare) * static_cast<double>(*run.failed + *run.completed))
        addRemark(run, "vllm.mostly-failed",
                  {CORE_TEXT("%1 of %2 requests failed; the figures are those of the few that did not"),
                   {TextNumber{static_cast<double>(*run.failed)},
                    TextNumber{static_cast<double>(*run.failed + *run.completed)}}});
    if (document.has("ramp_up_strategy") && document.text("ramp_up_strategy"))
        addRemark(run, "vllm.ramp-up", CORE_TEXT("the request rate rose during the run; no single rate describes it"));
    if (run.completed && run.concurrency && static_cast<double>(*run.completed) < 5.0 * *run.concurrency)
        addRemark(run, "vllm.short-for-concurrency",
                  {CORE_TEXT("%1 requests at a concurrency of %2: ramp and drain make up much of the run"),
                   {TextNumber{static_cast<double>(*run.completed)}, TextNumber{*run.concurrency}}});
    if (run.goodput)
        addRemark(run, "goodput-slo-unrecorded",
                  CORE_TEXT("a goodput is stated, but not the limits that it was measured against"));
    if (!document.has("duration") || !document.has("completed"))
        addRemark(run, "vllm.stripped", CORE_TEXT("the file carries no duration or no count of requests"));
}

} // namespace

Run readVllmServeDocument(const ImportSource &source, const json::Value &document, std::string_view tool, int index)
{
    Run run;
    run.source = runSource(source, tool, index);
    readFacts(run, document);
    const bool ramp = document.text("ramp_up_strategy").has_value();
    setLoad(run, nonNegative(document.looseNumber("max_concurrency")),
            ramp ? std::nullopt : requestRate(document["request_rate"]));
    readCounts(run, document);
    readSuffixedLatencies(run, document, latencies);
    readParallelLists(run, document, source.stop);
    judge(run, document);
    finish(run);
    return run;
}

bool looksLikeVllmServe(const json::Value &document)
{
    return document.hasAll({"model_id", "tokenizer_id", "num_prompts", "request_rate"}) &&
           (document.has("backend") || document.has("endpoint_type")) && !document.has("tput_per_gpu") &&
           !document.has("total_output_tokens_retokenized");
}

namespace {

Match detect(const ImportSource &source)
{
    return looksLikeVllmServe(source.preview->root()) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    forEachDocument(source, outcome, [&](const json::Value &document, int index) {
        if (!looksLikeVllmServe(document))
            return false;
        outcome.runs.push_back(readVllmServeDocument(source, document, "vllm-serve", index));
        return true;
    });
    // An aggregate of InferenceMAX of the same name tells the same run.
    if (outcome.runs.size() == 1)
        outcome.keys = {"serve:" + source.path.substr(0, source.path.rfind('.'))};
    return outcome;
}

} // namespace

Importer vllmServeImporter()
{
    return {"vllm-serve", detect, read};
}

} // namespace core::results
