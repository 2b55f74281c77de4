// SPDX-License-Identifier: GPL-3.0-or-later
// evalscope perf: benchmark_summary.json, benchmark_percentile.json, benchmark_args.json.
//
// | here             | to 1.6 (seconds)                                   | from 1.7 (milliseconds) |
// |------------------|----------------------------------------------------|---------------------------------------------|
// | concurrency      | Number of concurrency                              | Concurrency; a label only where Request
// Rate > 0 | | duration         | Time taken for tests (s)                           | Test Duration (s) | | counts |
// Succeed requests, Failed requests                  | Success Requests, Failed Requests           | | output, total |
// Output / Total token throughput (tok/s)            | Output / Total Throughput (tok/s)           | | ttft | Average
// time to first token (s)                    | TTFT (ms), Avg TTFT (ms)                    | | itl              |
// Average inter-token latency (s)                    | ITL (ms), Avg ITL (ms)                      | | tpot | Average
// time per output token (s), where the ITL stands beside it: before 1.0 its meaning changed four times | | | | TPOT
// (ms), Avg TPOT (ms)                    | | e2e              | Average latency (s)                                |
// Avg Latency (s), Latency (s): seconds still |
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

namespace core::results {

namespace {

bool isSummary(const json::Value &document)
{
    return document.has("Time taken for tests (s)") || document.has("Test Duration (s)");
}

bool isPercentiles(const json::Value &document)
{
    const json::Value first = document.item(0);
    return first.has("Percentiles") || first.has("Percentile");
}

bool isArguments(const json::Value &document)
{
    return document.hasAll({"model", "parallel", "number", "url"}) ||
           document.hasAll({"model", "parallel", "tokenizer_path"});
}

json::Value firstOf(const json::Value &document, std::initializer_list<std::string_view> keys)
{
    for (const std::string_view key : keys) {
        if (document.has(key))
            return document[key];
    }
    return {};
}

Run newRun(const ImportSource &source)
{
    Run run;
    run.source = runSource(source, "evalscope", 0);
    run.identity.clock = Clock::Client;
    return run;
}

void readOldLatencies(Run &run, const json::Value &document)
{
    run.ttft.meanSeconds = seconds(document["Average time to first token (s)"]);
    const json::Value perToken = document["Average time per output token (s)"];
    if (document.has("Average inter-token latency (s)")) {
        run.itl.meanSeconds = seconds(document["Average inter-token latency (s)"]);
        run.tpot.meanSeconds = seconds(perToken);
        return;
    }
    if (const auto value = scalarText(perToken)) {
        run.facts.metadata["average_time_per_output_token_s"] = *value;
        addRemark(run, "evalscope.tpot-meaning-unknown",
                  {CORE_TEXT("%1 s per output token: what versions before 1.0 mean by it cannot be told from the file"),
                   {*value}});
    }
}

Run readSummary(const ImportSource &source, const json::Value &document)
{
    Run run = newRun(source);
    const bool milliseconds = document.has("TTFT (ms)") || document.has("Avg TTFT (ms)");
    run.source.schema = milliseconds ? "milliseconds (1.7 on)" : "seconds (to 1.6)";
    const auto rate = firstOf(document, {"Request Rate", "Request Rate (req/s)", "Request rate (req/s)"}).looseNumber();
    const auto concurrency = firstOf(document, {"Number of concurrency", "Concurrency"}).looseNumber();
    if (rate && *rate > 0.0)
        setLoad(run, std::nullopt, RequestRate{.perSecond = *rate, .unlimited = false});
    else if (concurrency)
        setLoad(run, concurrency, std::nullopt);
    run.durationSeconds = seconds(firstOf(document, {"Time taken for tests (s)", "Test Duration (s)"}));
    run.completed = countOf(firstOf(document, {"Succeed requests", "Success Requests"}));
    run.failed = countOf(firstOf(document, {"Failed requests", "Failed Requests"}));
    const auto number = [&](std::initializer_list<std::string_view> keys) {
        return nonNegative(firstOf(document, keys).looseNumber());
    };
    run.outputTokensPerSecond =
        number({"Output token throughput (tok/s)", "Output Throughput (tok/s)", "Throughput(average tokens/s)"});
    run.totalTokensPerSecond = number({"Total token throughput (tok/s)", "Total Throughput (tok/s)"});
    run.requestThroughputPerSecond =
        number({"Request throughput (req/s)", "Req Throughput (req/s)", "Request Throughput (req/s)", "Average QPS"});
    run.facts.inputTokensMean = number({"Average input tokens per request", "Avg Input Tokens"});
    run.facts.outputTokensMean = number({"Average output tokens per request", "Avg Output Tokens"});
    run.e2e.meanSeconds =
        seconds(firstOf(document, {"Average latency (s)", "Avg Latency (s)", "Latency (s)", "Latency"}));
    if (milliseconds) {
        run.ttft.meanSeconds = seconds(firstOf(document, {"Avg TTFT (ms)", "TTFT (ms)"}), millisecondsPerSecond);
        run.tpot.meanSeconds = seconds(firstOf(document, {"Avg TPOT (ms)", "TPOT (ms)"}), millisecondsPerSecond);
        run.itl.meanSeconds = seconds(firstOf(document, {"Avg ITL (ms)", "ITL (ms)"}), millisecondsPerSecond);
    } else {
        readOldLatencies(run, document);
    }
    finish(run);
    return run;
}

Run readPercentiles(const ImportSource &source, const json::Value &rows)
{
    Run run = newRun(source);
    run.source.schema = "percentiles";
    for (const json::Value row : rows.items()) {
        const auto label = firstOf(row, {"Percentiles", "Percentile"}).text();
        const auto quantile = label ? quantileFromKey(*label) : std::nullopt;
        if (!quantile || *quantile <= 0.0 || *quantile >= 1.0)
            continue;
        setQuantile(run.ttft, *quantile, seconds(row["TTFT (s)"]));
        setQuantile(run.ttft, *quantile, seconds(row["TTFT (ms)"], millisecondsPerSecond));
        setQuantile(run.itl, *quantile, seconds(row["ITL (s)"]));
        setQuantile(run.itl, *quantile, seconds(row["ITL (ms)"], millisecondsPerSecond));
        if (row.has("ITL (s)"))
            setQuantile(run.tpot, *quantile, seconds(row["TPOT (s)"]));
        setQuantile(run.tpot, *quantile, seconds(row["TPOT (ms)"], millisecondsPerSecond));
        setQuantile(run.e2e, *quantile, seconds(row["Latency (s)"]));
    }
    finish(run);
    return run;
}

Run readArguments(const ImportSource &source, const json::Value &document)
{
    Run run = newRun(source);
    run.identity.model = document.text("model");
    run.identity.tokenizer = document.text("tokenizer_path");
    run.identity.dataset = document.text("dataset");
    return run;
}

/// The three files of a run differ in the last word of their names.
std::string runKey(const ImportSource &source)
{
    std::string stem = source.path.substr(0, source.path.rfind('.'));
    for (const std::string_view suffix : {"_summary", "_percentile", "_args"}) {
        if (stem.ends_with(suffix))
            stem.erase(stem.size() - suffix.size());
    }
    return "evalscope:" + stem;
}

Match detect(const ImportSource &source)
{
    const json::Value root = source.preview->root();
    return isSummary(root) || isPercentiles(root) || isArguments(root) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        if (isSummary(document)) {
            outcome.runs.push_back(readSummary(source, document));
        } else if (isPercentiles(document)) {
            outcome.runs.push_back(readPercentiles(source, document));
            outcome.rank = 1;
        } else if (isArguments(document)) {
            outcome.runs.push_back(readArguments(source, document));
            outcome.rank = 2;
            outcome.settingsOnly = true;
        } else {
            return false;
        }
        return true;
    });
    if (outcome.runs.size() == 1)
        outcome.keys = {runKey(source)};
    return outcome;
}

} // namespace

Importer evalscopeImporter()
{
    return {"evalscope", detect, read};
}

} // namespace core::results
