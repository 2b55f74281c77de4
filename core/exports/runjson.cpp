// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/runjson.h"

#include "core/csv.h"
#include "core/results/knee.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;
using results::LatencySummary;
using results::Run;

constexpr double millisecondsPerSecond = 1e3;
constexpr std::array<double, 4> statedQuantiles{0.5, 0.9, 0.95, 0.99};

Json number(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

template <typename T>
Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json milliseconds(const std::optional<double> &seconds)
{
    return seconds ? number(*seconds * millisecondsPerSecond) : Json(nullptr);
}

std::string quantileName(double quantile)
{
    return fmt::format("p{:.10g}", quantile * 100.0);
}

Json latencyJson(const LatencySummary &summary)
{
    Json json{{"mean", milliseconds(summary.meanSeconds)},
              {"min", milliseconds(summary.minSeconds)},
              {"max", milliseconds(summary.maxSeconds)},
              {"std", milliseconds(summary.stdSeconds)}};
    for (const double quantile : statedQuantiles)
        json[quantileName(quantile)] = milliseconds(summary.quantile(quantile));
    for (const auto &[quantile, seconds] : summary.quantileSeconds)
        json[quantileName(quantile)] = milliseconds(seconds);
    return json;
}

Json rateJson(const std::optional<results::RequestRate> &rate)
{
    if (!rate)
        return nullptr;
    return rate->unlimited ? Json("inf") : number(rate->perSecond);
}

Json goodputJson(const std::optional<results::Goodput> &goodput)
{
    if (!goodput)
        return nullptr;
    return {{"fraction", number(goodput->fraction)},
            {"rps", number(goodput->requestsPerSecond)},
            {"tokens_per_s", number(goodput->tokensPerSecond)},
            {"basis", std::string(goodputBasisId(goodput->basis))},
            {"fraction_low", number(goodput->fractionLow)},
            {"fraction_high", number(goodput->fractionHigh)}};
}

Json sourceJson(const results::RunSource &source)
{
    return {{"path", source.path},
            {"document_index", source.documentIndex},
            {"tool", source.tool},
            {"tool_version", orNull(source.toolVersion)},
            {"schema", orNull(source.schema)},
            {"sha256", source.sha256}};
}

Json identityJson(const results::RunIdentity &identity)
{
    Json json{{"engine", orNull(identity.engine)},
              {"engine_version", orNull(identity.engineVersion)},
              {"model", orNull(identity.model)},
              {"tokenizer", orNull(identity.tokenizer)},
              {"precision", orNull(identity.precision)},
              {"gpu", orNull(identity.gpu)},
              {"gpu_count", orNull(identity.gpuCount)},
              {"tensor_parallel", orNull(identity.tensorParallel)},
              {"dataset", orNull(identity.dataset)},
              {"clock", nullptr},
              {"client_class", nullptr}};
    if (identity.clock)
        json["clock"] = *identity.clock == results::Clock::Client ? "client" : "server";
    if (identity.clientClass)
        json["client_class"] =
            *identity.clientClass == results::ClientClass::SingleProcess ? "single_process" : "multi_process";
    return json;
}

Json factsJson(const results::RunFacts &facts)
{
    Json metadata = Json::object();
    for (const auto &[key, value] : facts.metadata)
        metadata[key] = value;
    return {{"streaming", orNull(facts.streaming)},
            {"warmup_discarded", orNull(facts.warmupDiscarded)},
            {"fixed_lengths", orNull(facts.fixedLengths)},
            {"input_tokens_mean", number(facts.inputTokensMean)},
            {"output_tokens_mean", number(facts.outputTokensMean)},
            {"burstiness", number(facts.burstiness)},
            {"date", orNull(facts.date)},
            {"slo_recorded", facts.sloRecorded},
            {"metadata", metadata}};
}

Json checklistJson(const results::Checklist &checklist)
{
    Json json = Json::object();
    for (std::size_t i = 0; i < checklist.size(); ++i) {
        const auto item = static_cast<results::ChecklistItem>(i);
        json[std::string(checklistItemId(item))] = checklist[i] == results::Recorded::Yes      ? "yes"
                                                   : checklist[i] == results::Recorded::Partly ? "partly"
                                                                                               : "no";
    }
    return json;
}

Json recomputedJson(const std::optional<Run::Recomputed> &recomputed)
{
    if (!recomputed)
        return nullptr;
    return {{"ttft_ms", latencyJson(recomputed->ttft)},
            {"tpot_ms", latencyJson(recomputed->tpot)},
            {"e2e_ms", latencyJson(recomputed->e2e)},
            {"request_throughput_rps", number(recomputed->requestThroughputPerSecond)},
            {"output_tokens_per_s", number(recomputed->outputTokensPerSecond)}};
}

Json toJson(const Run &run)
{
    Json remarks = Json::array();
    for (const results::Remark &remark : run.remarks)
        remarks.push_back({{"id", remark.id}, {"text", remark.text.english()}});
    return {{"source", sourceJson(run.source)},
            {"identity", identityJson(run.identity)},
            {"load_kind", run.loadKind ? Json(std::string(loadKindId(*run.loadKind))) : Json(nullptr)},
            {"concurrency", number(run.concurrency)},
            {"request_rate_rps", rateJson(run.requestRate)},
            {"duration_s", number(run.durationSeconds)},
            {"completed", orNull(run.completed)},
            {"failed", orNull(run.failed)},
            {"incomplete", orNull(run.incomplete)},
            {"request_throughput_rps", number(run.requestThroughputPerSecond)},
            {"output_tokens_per_s", number(run.outputTokensPerSecond)},
            {"input_tokens_per_s", number(run.inputTokensPerSecond)},
            {"total_tokens_per_s", number(run.totalTokensPerSecond)},
            {"ttft_ms", latencyJson(run.ttft)},
            {"tpot_ms", latencyJson(run.tpot)},
            {"itl_ms", latencyJson(run.itl)},
            {"e2e_ms", latencyJson(run.e2e)},
            {"tpot_incl_ttft_ms", latencyJson(run.tpotInclTtft)},
            {"goodput", goodputJson(run.goodput)},
            {"requests", run.requests.size()},
            {"recomputed", recomputedJson(run.recomputed)},
            {"facts", factsJson(run.facts)},
            {"checklist", checklistJson(run.checklist)},
            {"remarks", remarks}};
}

/// Where the sweep bends. Without an SLO there is no safe capacity to tell.
Json sweepJson(const results::Library &library, const results::Sweep &sweep)
{
    const results::SweepAnalysis analysis = analyseSweep(library, sweep, Slo{});
    const char *level = analysis.loadIsRate ? "request_rate_rps" : "concurrency";
    Json knee{{level, nullptr}, {"bracket", nullptr}, {"reason", std::string(kneeReasonId(analysis.reason))}};
    if (analysis.knee && *analysis.knee < analysis.points.size())
        knee[level] = number(analysis.points[*analysis.knee].load);
    if (analysis.bracket)
        knee["bracket"] = Json::array({analysis.bracket->low, number(analysis.bracket->high)});
    return {{"name", sweep.name},
            {"load_kind", std::string(loadKindId(sweep.kind))},
            {"runs", sweep.runs},
            {"knee", knee},
            {"past_knee", analysis.pastKnee},
            {"safe_capacity", nullptr}};
}

/// Texts of strangers may be no UTF-8: what is none is replaced, not thrown at.
std::string dumped(const Json &json, int indent)
{
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

std::string cell(const std::optional<double> &value)
{
    return value && std::isfinite(*value) ? fmt::format("{}", *value) : std::string();
}

std::string cell(const std::optional<long long> &value)
{
    return value ? fmt::format("{}", *value) : std::string();
}

std::string cell(const std::optional<int> &value)
{
    return value ? fmt::format("{}", *value) : std::string();
}

void appendLatency(std::vector<std::string> &cells, const LatencySummary &summary)
{
    const auto scaled = [](const std::optional<double> &seconds) {
        return cell(seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt);
    };
    cells.push_back(scaled(summary.meanSeconds));
    for (const double quantile : statedQuantiles)
        cells.push_back(scaled(summary.quantile(quantile)));
}

} // namespace

std::string runJson(const Run &run)
{
    return dumped(toJson(run), -1);
}

std::string libraryJson(const results::Library &library, const std::vector<NamedJsonList> &more)
{
    Json json;
    json["runs"] = Json::array();
    for (const Run &run : library.runs)
        json["runs"].push_back(toJson(run));
    json["sweeps"] = Json::array();
    for (const results::Sweep &sweep : library.sweeps)
        json["sweeps"].push_back(sweepJson(library, sweep));
    for (const char *name : {"energy", "cost", "quality", "grid", "production", "memory_logs", "workloads", "models"})
        json[name] = Json::array();
    for (const NamedJsonList &list : more) {
        for (const std::string &item : list.items)
            json[list.name].push_back(Json::parse(item, nullptr, false));
    }
    json["unrecognised"] = Json::array();
    for (const results::Unrecognised &item : library.unrecognised)
        json["unrecognised"].push_back({{"path", item.path}, {"reason", item.reason.english()}});
    return dumped(json, 1) + '\n';
}

std::string runsCsv(const results::Library &library)
{
    std::vector<std::string> header{"path",
                                    "document_index",
                                    "tool",
                                    "tool_version",
                                    "engine",
                                    "engine_version",
                                    "model",
                                    "tokenizer",
                                    "precision",
                                    "gpu",
                                    "gpu_count",
                                    "tensor_parallel",
                                    "dataset",
                                    "load_kind",
                                    "concurrency",
                                    "request_rate_rps",
                                    "duration_s",
                                    "completed",
                                    "failed",
                                    "request_throughput_rps",
                                    "output_tokens_per_s",
                                    "input_tokens_per_s",
                                    "total_tokens_per_s",
                                    "goodput_fraction",
                                    "goodput_rps",
                                    "input_tokens",
                                    "output_tokens"};
    for (const char *metric : {"ttft", "tpot", "itl", "e2e", "tpot_incl_ttft"}) {
        header.push_back(fmt::format("{}_mean_ms", metric));
        for (const double quantile : statedQuantiles)
            header.push_back(fmt::format("{}_{}_ms", metric, quantileName(quantile)));
    }
    std::string csv = csvLine(header);
    for (const Run &run : library.runs) {
        const results::RunIdentity &identity = run.identity;
        const auto text = [](const std::optional<std::string> &value) { return value.value_or(std::string()); };
        std::vector<std::string> cells{run.source.path,
                                       fmt::format("{}", run.source.documentIndex),
                                       run.source.tool,
                                       text(run.source.toolVersion),
                                       text(identity.engine),
                                       text(identity.engineVersion),
                                       text(identity.model),
                                       text(identity.tokenizer),
                                       text(identity.precision),
                                       text(identity.gpu),
                                       cell(identity.gpuCount),
                                       cell(identity.tensorParallel),
                                       text(identity.dataset),
                                       run.loadKind ? std::string(loadKindId(*run.loadKind)) : std::string(),
                                       cell(run.concurrency),
                                       !run.requestRate             ? std::string()
                                       : run.requestRate->unlimited ? std::string("inf")
                                                                    : cell(std::optional(run.requestRate->perSecond)),
                                       cell(run.durationSeconds),
                                       cell(run.completed),
                                       cell(run.failed),
                                       cell(run.requestThroughputPerSecond),
                                       cell(run.outputTokensPerSecond),
                                       cell(run.inputTokensPerSecond),
                                       cell(run.totalTokensPerSecond),
                                       cell(run.goodput ? run.goodput->fraction : std::nullopt),
                                       cell(run.goodput ? run.goodput->requestsPerSecond : std::nullopt),
                                       cell(run.facts.inputTokensMean),
                                       cell(run.facts.outputTokensMean)};
        for (const LatencySummary *summary : {&run.ttft, &run.tpot, &run.itl, &run.e2e, &run.tpotInclTtft})
            appendLatency(cells, *summary);
        csv += csvLine(cells);
    }
    return csv;
}

} // namespace core::exports
