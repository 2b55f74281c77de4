// SPDX-License-Identifier: GPL-3.0-or-later
// GuideLLM benchmarks.json and benchmarks.yaml, all report versions (0.2 to 0.8). One file is a whole sweep.
//
// | here              | 0.2–0.3                          | from 0.4                                   |
// |-------------------|----------------------------------|--------------------------------------------|
// | strategy          | args.strategy                    | config.strategy                            |
// | model             | worker.backend_model             | config.backend.model                       |
// | tokenizer         | request_loader.processor         | config.requests / args / config.spec       |
// | counts            | request_totals                   | metrics.request_totals                     |
// | concurrency       | synchronous 1, concurrent: streams; the strategy's max_concurrency is a cap of the tool  |
// | request rate      | constant, poisson, async: rate; throughput: unlimited                                    |
// | rates             | requests_per_second, output_tokens_per_second, prompt_tokens_per_second, tokens_per_second |
// |                   | of successful requests, mean only: their percentiles are instantaneous rates             |
// | e2e               | request_latency, s                                                                       |
// | ttft              | time_to_first_token_ms                                                                   |
// | tpot              | inter_token_latency_ms (first token excluded in every version)                           |
// | tpot incl. TTFT   | – (excludes it)                  | time_per_output_token_ms                   |
// | records           | requests.successful, .errored; warm-up and cool-down lie outside measure_start/end_time  |
#include "core/results/importers/guidellmmapping.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

namespace core::results {

namespace {

/// Which of the schemas a report follows.
struct Schema
{
    bool modern = false; ///< from 0.4: `config` instead of `args` in a benchmark
    std::string name;
    std::optional<std::string> toolVersion;
};

bool isReport(const json::Value &document)
{
    const json::Value first = document["benchmarks"].item(0);
    return first["metrics"].isObject() && (first.has("run_stats") || first.has("scheduler_metrics") ||
                                           first.has("scheduler_state") || first["metrics"].has("requests_per_second"));
}

Schema schemaOf(const json::Value &document, const json::Value &benchmark)
{
    Schema schema;
    schema.modern = benchmark["config"].isObject() && !benchmark.has("run_stats");
    schema.toolVersion = document.at({"metadata", "guidellm_version"}).text();
    if (const auto version = document.at({"metadata", "version"}).integer())
        schema.name = "report version " + std::to_string(*version);
    else
        schema.name = schema.modern ? "0.4" : "0.2-0.3";
    return schema;
}

/// Statistics of the requests that succeeded; a block that counts none holds zeros, no figures.
void readMetric(LatencySummary &summary, const json::Value &metrics, const char *name, double unitsPerSecond)
{
    const json::Value block = metrics.at({name, "successful"});
    if (!block.isObject() || block.number("count").value_or(1.0) == 0.0)
        return;
    readStatistics(summary, block, unitsPerSecond);
    readStatistics(summary, block["percentiles"], unitsPerSecond);
}

std::optional<double> meanRate(const json::Value &metrics, const char *name)
{
    return nonNegative(metrics.at({name, "successful", "mean"}).number());
}

void readIdentity(Run &run, const json::Value &document, const json::Value &benchmark)
{
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::MultiProcess;
    const json::Value backend = benchmark.at({"config", "backend"});
    for (const json::Value &value :
         {benchmark.at({"worker", "backend_model"}), backend["model"], document.at({"args", "model"}),
          document.at({"config", "spec", "backend", "model"})}) {
        if (!run.identity.model)
            run.identity.model = value.text();
    }
    for (const json::Value &value :
         {benchmark.at({"request_loader", "processor"}), document.at({"args", "processor"}),
          document.at({"config", "spec", "tokenizer", "model"}), benchmark.at({"config", "requests", "processor"})}) {
        if (!run.identity.tokenizer)
            run.identity.tokenizer = value.text();
    }
    run.facts.streaming = backend.has("stream") ? backend.boolean("stream") : std::optional(true);
    for (const json::Value &value : {benchmark.at({"request_loader", "data"}), document.at({"args", "data"})}) {
        if (const auto data = value.isArray() ? value.item(0).text() : value.text(); data && data->size() < 200)
            run.identity.dataset = data;
    }
    for (const json::Member label : document.at({"config", "metadata", "labels"}).members()) {
        if (const auto text = scalarText(label.value))
            addMetadata(run, label.name(), *text);
    }
}

void readWarmup(Run &run, const json::Value &benchmark)
{
    const json::Value args = benchmark["args"];
    const json::Value config = benchmark["config"];
    if (args.isObject()) {
        run.facts.warmupDiscarded =
            args.number("warmup_number").has_value() || args.number("warmup_duration").has_value();
    } else if (const auto duration = benchmark.number("warmup_duration")) {
        run.facts.warmupDiscarded = *duration > 0.0;
    } else if (config.has("warmup")) {
        run.facts.warmupDiscarded = config["warmup"].number().value_or(0.0) > 0.0;
    }
}

void readCounts(Run &run, const json::Value &benchmark)
{
    const json::Value metrics = benchmark["metrics"];
    const json::Value totals = metrics.has("request_totals") ? metrics["request_totals"] : benchmark["request_totals"];
    run.completed = countOf(totals["successful"]);
    run.failed = countOf(totals["errored"]);
    run.incomplete = countOf(totals["incomplete"]);
    run.durationSeconds = seconds(benchmark["duration"]);
    const auto start = benchmark.number("start_time");
    const auto end = benchmark.number("end_time");
    if (!run.durationSeconds && start && end && *end > *start)
        run.durationSeconds = *end - *start;
    if (start)
        run.facts.date = isoDateOfUnix(*start);
    run.facts.inputTokensMean = meanRate(metrics, "prompt_token_count");
    run.facts.outputTokensMean = meanRate(metrics, "output_token_count");
}

std::optional<double> firstNumber(std::initializer_list<json::Value> values)
{
    for (const json::Value &value : values) {
        if (const auto number = value.number())
            return number;
    }
    return std::nullopt;
}

RequestRecord recordOf(const json::Value &request, bool failed)
{
    const json::Value timings = request.at({"info", "timings"});
    RequestRecord record;
    record.failed = failed;
    record.startSeconds = firstNumber({request["start_time"], request["request_start_time"], timings["request_start"],
                                       request.at({"scheduler_info", "request_start"})});
    const auto end = firstNumber({request["end_time"], request["request_end_time"], timings["request_end"]});
    const auto tokens = [&](std::initializer_list<json::Value> values) -> std::optional<long long> {
        for (const json::Value &value : values) {
            if (const auto count = countOf(value))
                return count;
        }
        return std::nullopt;
    };
    record.inputTokens =
        tokens({request["prompt_tokens"], request["input_tokens"], request.at({"input_metrics", "total_tokens"}),
                request.at({"input_metrics", "text_tokens"})});
    record.outputTokens = tokens({request["output_tokens"], request.at({"output_metrics", "total_tokens"}),
                                  request.at({"output_metrics", "text_tokens"})});
    if (failed)
        return record;
    record.e2eSeconds = seconds(request["request_latency"]);
    if (!record.e2eSeconds && record.startSeconds && end)
        record.e2eSeconds = nonNegative(*end - *record.startSeconds);
    record.ttftSeconds = seconds(request["time_to_first_token_ms"], millisecondsPerSecond);
    const auto firstToken = firstNumber({timings["first_token_iteration"], timings["first_iteration"]});
    if (!record.ttftSeconds && firstToken && record.startSeconds)
        record.ttftSeconds = nonNegative(*firstToken - *record.startSeconds);
    record.tpotSeconds = record.outputTokens.value_or(2) > 1
                             ? seconds(request["inter_token_latency_ms"], millisecondsPerSecond)
                             : std::nullopt;
    return record;
}

/// The list holds warm-up and cool-down too, which the tool's own figures leave out.
void readRecords(Run &run, const json::Value &benchmark, const std::stop_token &stop)
{
    const json::Value scheduler = benchmark["scheduler_metrics"];
    const auto from = scheduler.number("measure_start_time");
    const auto until = scheduler.number("measure_end_time");
    const json::Value requests = benchmark["requests"];
    for (const char *outcome : {"successful", "errored"}) {
        const bool failed = std::string_view(outcome) == "errored";
        for (const json::Value request : requests[outcome].items()) {
            if (stop.stop_requested())
                return;
            RequestRecord record = recordOf(request, failed);
            const bool outside = record.startSeconds &&
                                 ((from && *record.startSeconds < *from) || (until && *record.startSeconds > *until));
            if (!outside)
                run.requests.push_back(std::move(record));
        }
    }
    // Reports can be written with the requests left out or sampled; a part of them says nothing about all.
    if (run.completed && run.requests.size() < static_cast<std::size_t>(*run.completed))
        run.requests.clear();
}

Run readBenchmark(const ImportSource &source, const json::Value &document, const json::Value &benchmark, int index)
{
    const Schema schema = schemaOf(document, benchmark);
    Run run;
    run.source = runSource(source, "guidellm", index);
    run.source.toolVersion = schema.toolVersion;
    run.source.schema = schema.name;
    readIdentity(run, document, benchmark);
    readWarmup(run, benchmark);
    const json::Value strategy =
        schema.modern ? benchmark.at({"config", "strategy"}) : benchmark.at({"args", "strategy"});
    const json::Value metrics = benchmark["metrics"];
    setGuidellmLoad(run, {.kind = strategy.text("type_").value_or(strategy.text("kind").value_or(std::string())),
                          .streams = strategy.number("streams"),
                          .ratePerSecond = strategy.number("rate")});
    readCounts(run, benchmark);
    run.requestThroughputPerSecond = meanRate(metrics, "requests_per_second");
    run.outputTokensPerSecond = meanRate(metrics, "output_tokens_per_second");
    run.inputTokensPerSecond = meanRate(metrics, "prompt_tokens_per_second");
    run.totalTokensPerSecond = meanRate(metrics, "tokens_per_second");
    if (const auto measured = meanRate(metrics, "request_concurrency"))
        run.facts.metadata["measured_concurrency"] =
            scalarText(metrics.at({"request_concurrency", "successful", "mean"})).value_or(std::string());
    readMetric(run.ttft, metrics, "time_to_first_token_ms", millisecondsPerSecond);
    readMetric(run.tpot, metrics, "inter_token_latency_ms", millisecondsPerSecond);
    readMetric(run.e2e, metrics, "request_latency", 1.0);
    if (schema.modern)
        readMetric(run.tpotInclTtft, metrics, "time_per_output_token_ms", millisecondsPerSecond);
    readRecords(run, benchmark, source.stop);
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
        for (const json::Value benchmark : document["benchmarks"].items()) {
            if (source.stop.stop_requested())
                break;
            if (benchmark["metrics"].isObject())
                outcome.runs.push_back(readBenchmark(source, document, benchmark, index));
            ++index;
        }
        return true;
    });
    // benchmarks.json, .yaml and .csv of one folder tell the same.
    outcome.keys = guidellmKeys(source.path, outcome.runs.size());
    return outcome;
}

} // namespace

std::vector<std::string> guidellmKeys(const std::string &path, std::size_t count)
{
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < count; ++i)
        keys.push_back("guidellm:" + path.substr(0, path.rfind('.')) + "#" + std::to_string(i));
    return keys;
}

void setGuidellmLoad(Run &run, const GuidellmStrategy &strategy)
{
    const std::string &kind = strategy.kind;
    if (kind == "synchronous")
        setLoad(run, 1.0, std::nullopt);
    else if (kind == "concurrent")
        setLoad(run, strategy.streams, std::nullopt);
    else if (kind == "throughput")
        setLoad(run, std::nullopt, RequestRate{.perSecond = 0.0, .unlimited = true});
    else if (strategy.ratePerSecond && *strategy.ratePerSecond > 0.0)
        setLoad(run, std::nullopt, RequestRate{.perSecond = *strategy.ratePerSecond, .unlimited = false});
    if (!kind.empty())
        run.facts.metadata["strategy"] = kind;
    if (kind == "throughput")
        addRemark(run, "guidellm.throughput-point",
                  CORE_TEXT("the throughput strategy sends everything at once: a point of overload"));
}

Importer guidellmImporter()
{
    return {"guidellm", detect, read};
}

} // namespace core::results
