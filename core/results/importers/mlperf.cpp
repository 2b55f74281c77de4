// SPDX-License-Identifier: GPL-3.0-or-later
// MLPerf Inference: LoadGen's mlperf_log_summary.txt and mlperf_log_detail.txt. Latencies in nanoseconds.
//
// | here         | summary                                          | detail (:::MLLOG)                           |
// |--------------|--------------------------------------------------|---------------------------------------------|
// | kind         | Scenario: Server (and Interactive), Offline      | effective_scenario                          |
// | output tok/s | Completed tokens per second, Tokens per second   | result_completed_tokens_per_second,         |
// |              |                                                  | result_tokens_per_second                    |
// | req/s        | Completed samples per second, Samples per second | result_completed_samples_per_sec,           |
// |              |                                                  | result_samples_per_second                   |
// | request rate | target_qps                                       | effective_target_qps                        |
// | e2e          | NN.NN percentile latency (ns), Min, Max, Mean    | result_NN.NN_percentile_latency_ns          |
// | ttft         | … first token latency (ns)                       | result_first_token_…                        |
// | tpot         | … time to output token (ns),                     | result_time_per_output_token_…,             |
// |              | Time per Output Token                            | result_time_to_output_token_…               |
// | SLO          | ttft_latency (ns), tpot_latency (ns)             | –                                           |
//
// Offline latencies count from the start of the whole run: they are no latency of a request and are left out. Model,
// system and scenario stand in the path; the description of the system of that name fills the hardware.
#include "core/results/importers/mlperf.h"
#include "core/parsenumber.h"
#include "core/results/believable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <map>

namespace core::results {

void setMlperfScenario(Run &run, std::string_view scenario)
{
    if (scenario == "Server" || scenario == "Interactive")
        run.loadKind = LoadKind::MlperfServer;
    else if (scenario == "Offline")
        run.loadKind = LoadKind::MlperfOffline;
    run.facts.metadata["scenario"] = std::string(scenario);
}

namespace {

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

/// "… first token latency" and so on → the summary that a line belongs to.
LatencySummary *latencyOf(Run &run, const std::string &name)
{
    if (name.find("first token") != std::string::npos)
        return &run.ttft;
    if (name.find("output token") != std::string::npos)
        return &run.tpot;
    if (name.ends_with("latency"))
        return &run.e2e;
    return nullptr;
}

/// "99.00 percentile first token latency (ns)", "Mean latency (ns)" with `nanoseconds`; true when it was one of these.
bool readLatencyLine(Run &run, std::string_view key, double nanoseconds)
{
    std::string name = lowerCase(key);
    const auto unit = name.find("(ns)");
    if (unit == std::string::npos)
        return false;
    name = std::string(trimmed(std::string_view(name).substr(0, unit)));
    LatencySummary *summary = latencyOf(run, name);
    if (!summary || name == "ttft_latency" || name == "tpot_latency")
        return false;
    const std::string_view first = std::string_view(name).substr(0, name.find(' '));
    const double value = nanoseconds / nanosecondsPerSecond;
    if (name.find("percentile") != std::string::npos) {
        if (const auto quantile = quantileFromKey(first))
            setQuantile(*summary, *quantile, value);
        return true;
    }
    return setStatistic(*summary, first, value);
}

/// Model, system and submitter stand in the folders: <submitter>/results/<system>/<benchmark>/<scenario>/…
void readPath(Run &run, std::string_view path)
{
    std::vector<std::string> parts;
    while (!path.empty()) {
        const auto slash = path.find('/');
        parts.emplace_back(path.substr(0, slash));
        path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
    }
    const auto results = std::ranges::find(parts, "results");
    const auto at = static_cast<std::size_t>(results - parts.begin());
    if (results == parts.end() || at + 4 >= parts.size())
        return;
    run.facts.metadata["system"] = parts[at + 1];
    run.identity.model = parts[at + 2];
    if (parts[at + 3] == "Interactive")
        run.facts.metadata["scenario"] = parts[at + 3];
}

Run newRun(const ImportSource &source, int index)
{
    Run run;
    run.source = runSource(source, "mlperf", index);
    run.identity.clock = Clock::Client;
    return run;
}

void complete(Run &run, std::optional<double> targetRate)
{
    if (run.loadKind == LoadKind::MlperfOffline)
        run.e2e = LatencySummary{};
    else if (targetRate && *targetRate > 0.0)
        run.requestRate = RequestRate{.perSecond = *targetRate, .unlimited = false};
    finish(run);
}

Run readSummary(const ImportSource &source)
{
    Run run = newRun(source, 0);
    readPath(run, source.path);
    std::optional<double> target;
    std::string_view text = source.text;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const auto colon = line.find(':');
        if (colon == std::string_view::npos)
            continue;
        const std::string_view key = trimmed(line.substr(0, colon));
        const std::string_view value = trimmed(line.substr(colon + 1));
        const auto number = nonNegative(parseNumber(value));
        if (key == "Scenario")
            setMlperfScenario(run, value);
        else if (key == "Result is" && value != "VALID")
            addRemark(run, "mlperf.invalid", CORE_TEXT("LoadGen calls this result invalid"));
        else if (!number)
            continue;
        else if (key == "Completed tokens per second" || key == "Tokens per second")
            run.outputTokensPerSecond = number;
        else if (key == "Tokens per second (inferred)" || key == "Completed tokens per second (inferred)") {
            if (!run.outputTokensPerSecond)
                run.outputTokensPerSecond = number;
            addRemark(run, "mlperf.inferred", CORE_TEXT("the token rate is inferred, not counted"));
        } else if (key == "Completed samples per second" || key == "Samples per second")
            run.requestThroughputPerSecond = number;
        else if (key == "target_qps")
            target = number;
        else if (key == "ttft_latency (ns)" || key == "tpot_latency (ns)") {
            run.facts.sloRecorded = *number > 0.0;
            run.facts.metadata[std::string(key)] = std::string(value);
        } else
            readLatencyLine(run, key, *number);
    }
    complete(run, target);
    return run;
}

/// "result_first_token_99.00_percentile_latency_ns" in the words of the summary.
std::string summaryName(std::string name)
{
    if (!name.starts_with("result_"))
        return {};
    name.erase(0, 7);
    std::string metric = "latency";
    for (const auto &[prefix, words] :
         {std::pair<std::string_view, const char *>{"first_token_", "first token latency"},
          {"time_per_output_token_", "time to output token"},
          {"time_to_output_token_", "time to output token"}}) {
        if (name.starts_with(prefix)) {
            name.erase(0, prefix.size());
            metric = words;
        }
    }
    const std::string first = name.substr(0, name.find('_'));
    const bool percentile = name.find("percentile") != std::string::npos;
    if (!percentile && first != "min" && first != "max" && first != "mean")
        return {};
    return first + (percentile ? " percentile " : " ") + metric + " (ns)";
}

Run readDetail(const ImportSource &source)
{
    Run run = newRun(source, 0);
    readPath(run, source.path);
    std::map<std::string, double> numbers;
    std::string_view text = source.text;
    json::Document document;
    while (!text.empty() && !source.stop.stop_requested()) {
        std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        constexpr std::string_view mark = ":::MLLOG ";
        if (!line.starts_with(mark))
            continue;
        line.remove_prefix(mark.size());
        json::Problem problem;
        json::Reader reader(line);
        if (reader.next(document, problem) != json::Reader::Step::Read)
            continue;
        const std::string key = document.root().text("key").value_or(std::string());
        const json::Value value = document.root()["value"];
        if (key == "loadgen_version")
            run.source.toolVersion = value.text();
        else if (key == "effective_scenario")
            setMlperfScenario(run, value.text().value_or(std::string()));
        else if (key == "result_validity" && !value.textIs("VALID"))
            addRemark(run, "mlperf.invalid", CORE_TEXT("LoadGen calls this result invalid"));
        else if (const auto number = nonNegative(value.looseNumber())) {
            numbers[key] = *number;
            readLatencyLine(run, summaryName(key), *number);
        }
    }
    const auto numberOf = [&](const char *key) {
        const auto found = numbers.find(key);
        return found == numbers.end() ? std::nullopt : std::optional(found->second);
    };
    for (const char *key :
         {"result_completed_tokens_per_second", "result_tokens_per_second", "result_token_throughput"}) {
        if (!run.outputTokensPerSecond)
            run.outputTokensPerSecond = numberOf(key);
    }
    run.requestThroughputPerSecond = numberOf("result_completed_samples_per_sec");
    if (!run.requestThroughputPerSecond)
        run.requestThroughputPerSecond = numberOf("result_samples_per_second");
    if (const auto count = numberOf("result_query_count"))
        run.completed = countFrom(*count);
    complete(run, numberOf("effective_target_qps"));
    return run;
}

Match detectLog(const ImportSource &source)
{
    if (source.text.substr(0, 200).find("MLPerf Results Summary") != std::string_view::npos)
        return Match::Strong;
    return source.text.starts_with(":::MLLOG ") ? Match::Strong : Match::No;
}

Result<ImportOutcome> readLog(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    const bool detail = source.text.starts_with(":::MLLOG ");
    outcome.runs.push_back(detail ? readDetail(source) : readSummary(source));
    // The two logs of a run differ behind "mlperf_log_"; what stands before it may be more than the folder.
    const auto name = source.path.rfind("mlperf_log_");
    outcome.keys = {"mlperf:" + (name == std::string::npos ? folderOf(source.path) : source.path.substr(0, name))};
    outcome.rank = detail ? 1 : 0;
    return outcome;
}

} // namespace

Importer mlperfImporter()
{
    return {"mlperf", detectLog, readLog};
}

} // namespace core::results
