// SPDX-License-Identifier: GPL-3.0-or-later
// llm-d benchmark report, YAML or JSON. Every statistic carries its units, which are obeyed.
//
// | here           | v0.1                                            | v0.2 and 0.2.1 |
// |----------------|-------------------------------------------------|------------------------------------------------------|
// | hardware       | scenario.host.accelerator[]                     | scenario.stack[].standardized (inference_engine)
// | | engine         | scenario.platform.engine[]                      | stack[].standardized.tool, tool_version | |
// model          | scenario.model.{name, quantization}             | stack[].standardized.model.{name, quantization} |
// | load           | scenario.load.args                              | scenario.load.standardized.{rate_qps,
// concurrency}   | | duration       | metrics.time.duration, s                        | run.time.duration, ISO 8601 |
// | figures        | metrics.{requests, latency, throughput}         | results.request_performance.aggregate.{…} |
#include "core/parsenumber.h"
#include "core/results/believable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results {

namespace {

constexpr double doubtfulTpotSeconds = 0.0005;

bool isReport(const json::Value &document)
{
    if (!document.has("version"))
        return false;
    if (document["metrics"]["latency"].isObject())
        return true;
    return document["results"]["request_performance"].isObject() || document["run"]["uid"].isString();
}

double unitsPerSecondOf(const json::Value &block)
{
    std::string units = block.text("units").value_or("s");
    units.resize(std::min(units.size(), units.find('/')));
    return units == "ms" ? millisecondsPerSecond : units == "us" ? 1e6 : units == "ns" ? nanosecondsPerSecond : 1.0;
}

void readLatency(LatencySummary &summary, const json::Value &block)
{
    if (block.isObject())
        readStatistics(summary, block, unitsPerSecondOf(block));
}

/// A rate is a number in v0.1 and a block of statistics from v0.2.
std::optional<double> rateOf(const json::Value &value)
{
    return nonNegative(value.isObject() ? value.number("mean") : value.looseNumber());
}

/// Seconds of an ISO 8601 duration such as PT1H2M3.5S; absent for anything else.
std::optional<double> isoDuration(std::string_view text)
{
    if (!text.starts_with("PT"))
        return std::nullopt;
    text.remove_prefix(2);
    double total = 0.0;
    while (!text.empty()) {
        const auto end = text.find_first_of("HMS");
        if (end == std::string_view::npos)
            return std::nullopt;
        const auto number = parseNumber(text.substr(0, end));
        if (!number)
            return std::nullopt;
        total += *number * (text[end] == 'H' ? 3600.0 : text[end] == 'M' ? 60.0 : 1.0);
        text.remove_prefix(end + 1);
    }
    return total;
}

/// Takes in one accelerator group of `count` × `replicas`; different models or widths leave the field open.
struct Hardware
{
    int gpus = 0;
    bool known = false;
    std::vector<std::string> models;
    std::vector<int> widths;

    void add(const json::Value &accelerator, double replicas)
    {
        const auto count = countOf(accelerator["count"]);
        const double all = count ? static_cast<double>(*count) * replicas : 0.0;
        if (!count || !(all >= 0.0 && all + gpus <= mostGpus))
            return;
        known = true;
        gpus += static_cast<int>(all);
        if (const auto model = accelerator.text("model"))
            models.push_back(*model);
        if (const auto width = countOf(accelerator.at({"parallelism", "tp"})); width && *width < 1'000'000)
            widths.push_back(static_cast<int>(*width));
    }

    void store(RunIdentity &identity) const
    {
        if (known && gpus > 0)
            identity.gpuCount = gpus;
        if (!models.empty() && std::ranges::count(models, models.front()) == std::ssize(models))
            identity.gpu = models.front();
        if (!widths.empty() && std::ranges::count(widths, widths.front()) == std::ssize(widths))
            identity.tensorParallel = widths.front();
    }
};

void readOldScenario(Run &run, const json::Value &scenario)
{
    Hardware hardware;
    for (const json::Value accelerator : scenario.at({"host", "accelerator"}).items())
        hardware.add(accelerator, 1.0);
    hardware.store(run.identity);
    const json::Value engine = scenario.at({"platform", "engine"}).item(0);
    run.identity.engine = engine.text("name");
    run.identity.engineVersion = scalarText(engine["version"]);
    if (engine["args"].isObject())
        run.checklist[static_cast<std::size_t>(ChecklistItem::EngineFlags)] = Recorded::Yes;
    run.identity.model = scenario.at({"model", "name"}).text();
    run.identity.precision = scenario.at({"model", "quantization"}).text();
    const json::Value load = scenario["load"];
    if (const auto harness = load.text("name"))
        run.facts.metadata["harness"] = *harness;
    const json::Value args = load["args"];
    const auto rate = requestRate(args["qps_values"]);
    if (rate)
        setLoad(run, std::nullopt, rate);
}

void readNewScenario(Run &run, const json::Value &scenario)
{
    Hardware hardware;
    for (const json::Value component : scenario["stack"].items()) {
        const json::Value standard = component["standardized"];
        if (!standard["kind"].textIs("inference_engine"))
            continue;
        hardware.add(standard["accelerator"], standard.number("replicas").value_or(1.0));
        if (!run.identity.engine)
            run.identity.engine = standard.text("tool");
        if (!run.identity.engineVersion)
            run.identity.engineVersion = scalarText(standard["tool_version"]);
        if (!run.identity.model)
            run.identity.model = standard.at({"model", "name"}).text();
        if (!run.identity.precision)
            run.identity.precision = standard.at({"model", "quantization"}).text();
        if (component.at({"native", "args"}).isObject())
            run.checklist[static_cast<std::size_t>(ChecklistItem::EngineFlags)] = Recorded::Yes;
    }
    hardware.store(run.identity);
    const json::Value load = scenario.at({"load", "standardized"});
    if (const auto harness = load.text("tool"))
        run.facts.metadata["harness"] = *harness;
    const auto concurrency = load.number("concurrency");
    const auto rate = requestRate(load["rate_qps"]);
    if (concurrency || rate)
        setLoad(run, concurrency, rate);
}

void readFigures(Run &run, const json::Value &figures)
{
    const json::Value requests = figures["requests"];
    const json::Value latency = figures["latency"];
    const json::Value throughput = figures["throughput"];
    const auto total = countOf(requests["total"]);
    run.failed = countOf(requests["failures"]);
    run.incomplete = countOf(requests["incomplete"]);
    if (total) {
        const long long rest = *total - run.failed.value_or(0) - run.incomplete.value_or(0);
        run.completed = rest >= 0 ? std::optional(rest) : std::nullopt;
    }
    readLatency(run.ttft, latency["time_to_first_token"]);
    readLatency(run.tpot, latency["time_per_output_token"]);
    readLatency(run.itl, latency["inter_token_latency"]);
    readLatency(run.e2e, latency["request_latency"]);
    readLatency(run.tpotInclTtft, latency["normalized_time_per_output_token"]);
    const auto rate = [&](const char *old, const char *current) {
        return rateOf(throughput.has(current) ? throughput[current] : throughput[old]);
    };
    run.requestThroughputPerSecond = rate("requests_per_sec", "request_rate");
    run.inputTokensPerSecond = rate("input_tokens_per_sec", "input_token_rate");
    run.outputTokensPerSecond = rate("output_tokens_per_sec", "output_token_rate");
    run.totalTokensPerSecond = rate("total_tokens_per_sec", "total_token_rate");
    run.facts.inputTokensMean = nonNegative(requests.at({"input_length", "mean"}).number());
    run.facts.outputTokensMean = nonNegative(requests.at({"output_length", "mean"}).number());
    run.facts.streaming = latency["time_to_first_token"].isObject();
    const auto perToken = run.tpot.meanSeconds ? run.tpot.meanSeconds : run.tpotInclTtft.meanSeconds;
    if (perToken && *perToken < doubtfulTpotSeconds)
        addRemark(run, "llm-d.unit-doubtful",
                  {CORE_TEXT("%1 ms a token is faster than any server: the unit that the report states may be wrong"),
                   {TextNumber{*perToken * millisecondsPerSecond}}});
}

Run readReport(const ImportSource &source, const json::Value &document, int index)
{
    Run run;
    run.source = runSource(source, "llm-d-report", index);
    run.source.schema = scalarText(document["version"]);
    run.identity.clock = Clock::Client;
    const json::Value scenario = document["scenario"];
    if (document.has("metrics")) {
        readOldScenario(run, scenario);
        readFigures(run, document["metrics"]);
        run.durationSeconds = seconds(document.at({"metrics", "time", "duration"}));
        if (const auto start = document.at({"metrics", "time", "start"}).number())
            run.facts.date = isoDateOfUnix(*start);
    } else {
        readNewScenario(run, scenario);
        readFigures(run, document.at({"results", "request_performance", "aggregate"}));
        const json::Value time = document.at({"run", "time"});
        if (const auto duration = time.text("duration"))
            run.durationSeconds = isoDuration(*duration);
        run.facts.date = time.text("start");
    }
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
    forEachDocument(source, outcome, [&](const json::Value &document, int index) {
        if (!isReport(document))
            return false;
        outcome.runs.push_back(readReport(source, document, index));
        return true;
    });
    return outcome;
}

} // namespace

Importer llmdReportImporter()
{
    return {"llm-d-report", detect, read};
}

} // namespace core::results
