// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/axesjson.h"

#include <array>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;
using results::LatencySummary;

constexpr double millisecondsPerSecond = 1e3;
constexpr std::array<double, 4> statedQuantiles{0.5, 0.9, 0.95, 0.99};

Json number(const std::optional<double> &value, double factor = 1.0)
{
    return value && std::isfinite(*value) ? Json(*value * factor) : Json(nullptr);
}

template <typename T>
Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json sourceJson(const results::RunSource &source)
{
    return {{"path", source.path},
            {"document_index", source.documentIndex},
            {"tool", source.tool},
            {"tool_version", orNull(source.toolVersion)},
            {"schema", orNull(source.schema)}};
}

/// What only some tools have, behind what all have.
void addMore(Json &json, const results::Figures &figures, const results::Labels &labels)
{
    for (const auto &[name, value] : figures) {
        if (!json.contains(name))
            json[name] = number(value);
    }
    if (labels.empty())
        return;
    json["labels"] = Json::object();
    for (const auto &[name, value] : labels)
        json["labels"][name] = value;
}

std::string dumped(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string quantileName(double quantile)
{
    return fmt::format("p{:.10g}", quantile * 100.0);
}

Json latencyJson(const LatencySummary &summary)
{
    if (summary.empty())
        return nullptr;
    Json json{{"mean", number(summary.meanSeconds, millisecondsPerSecond)},
              {"min", number(summary.minSeconds, millisecondsPerSecond)},
              {"max", number(summary.maxSeconds, millisecondsPerSecond)},
              {"std", number(summary.stdSeconds, millisecondsPerSecond)}};
    for (const double quantile : statedQuantiles)
        json[quantileName(quantile)] = number(summary.quantile(quantile), millisecondsPerSecond);
    return json;
}

std::string energyJson(const results::EnergyEntry &entry)
{
    Json json{{"source", sourceJson(entry.source)},
              {"scope", std::string(energyScopeId(entry.scope))},
              {"name", orNull(entry.name)},
              {"energy_j", number(entry.energyJoules)},
              {"power_mean_w", number(entry.powerMeanWatts)},
              {"duration_s", number(entry.durationSeconds)},
              {"start", orNull(entry.start)},
              {"end", orNull(entry.end)},
              {"zone_known", orNull(entry.zoneKnown)},
              {"devices", orNull(entry.devices)}};
    addMore(json, entry.figures, entry.labels);
    return dumped(json);
}

std::string costJson(const results::CostEntry &entry)
{
    // An interval as ISO 8601 writes it.
    Json period;
    if (entry.start || entry.end)
        period = entry.start.value_or(std::string()) + "/" + entry.end.value_or(std::string());
    Json json{{"source", sourceJson(entry.source)},
              {"amount", number(entry.amount)},
              {"currency", orNull(entry.currency)},
              {"period", period},
              {"kind", entry.kind},
              {"name", orNull(entry.name)},
              {"start", orNull(entry.start)},
              {"end", orNull(entry.end)}};
    addMore(json, entry.figures, {});
    return dumped(json);
}

std::string qualityJson(const results::QualityEntry &entry)
{
    Json json{{"source", sourceJson(entry.source)},
              {"task", entry.task},
              {"metric", entry.metric},
              {"value", number(entry.value)},
              {"stderr", number(entry.standardError)},
              {"n", orNull(entry.samples)},
              {"higher_is_better", orNull(entry.higherIsBetter)},
              {"scale", number(entry.scale)},
              {"model", orNull(entry.model)}};
    addMore(json, {}, entry.labels);
    return dumped(json);
}

std::string gridJson(const results::GridEntry &entry)
{
    Json points = Json::array();
    for (const results::GridPoint &point : entry.points)
        points.push_back({{"start", point.start}, {"value", number(point.value)}});
    return dumped({{"source", sourceJson(entry.source)},
                   {"zone", orNull(entry.zone)},
                   {"quantity", entry.quantity},
                   {"method", orNull(entry.method)},
                   {"vintage", orNull(entry.vintage)},
                   {"currency", orNull(entry.currency)},
                   {"estimated", entry.estimated},
                   {"points", points}});
}

std::string productionJson(const results::ProductionEntry &entry)
{
    Json json{{"source", sourceJson(entry.source)}, {"engine", orNull(entry.engine)},
              {"model", orNull(entry.model)},       {"ttft_ms", latencyJson(entry.ttft)},
              {"tpot_ms", latencyJson(entry.tpot)}, {"itl_ms", latencyJson(entry.itl)},
              {"e2e_ms", latencyJson(entry.e2e)},   {"quantiles_estimated", entry.quantilesEstimated}};
    addMore(json, entry.figures, entry.labels);
    return dumped(json);
}

Json statisticsJson(const std::optional<results::TokenStatistics> &statistics)
{
    if (!statistics)
        return nullptr;
    Json json{{"mean", number(statistics->mean)},
              {"min", number(statistics->min)},
              {"max", number(statistics->max)},
              {"std", number(statistics->std)},
              {"total", number(statistics->total)}};
    for (const auto &[quantile, value] : statistics->quantiles)
        json[quantileName(quantile)] = number(value);
    return json;
}

std::string workloadJson(const results::WorkloadEntry &entry)
{
    Json json{{"source", sourceJson(entry.source)},
              {"n", entry.requests},
              {"failed", orNull(entry.failed)},
              {"prompt_tokens", statisticsJson(entry.promptTokens)},
              {"output_tokens", statisticsJson(entry.outputTokens)},
              {"duration_s", number(entry.durationSeconds)},
              {"start", orNull(entry.start)}};
    addMore(json, entry.figures, {});
    return dumped(json);
}

template <typename Entry>
NamedJsonList listOf(const char *name, const std::vector<Entry> &entries, std::string (*write)(const Entry &))
{
    NamedJsonList list{.name = name, .items = {}};
    list.items.reserve(entries.size());
    for (const Entry &entry : entries)
        list.items.push_back(write(entry));
    return list;
}

} // namespace

std::vector<NamedJsonList> axisLists(const results::AxisEntries &axes)
{
    return {listOf("energy", axes.energy, energyJson),
            listOf("cost", axes.cost, costJson),
            listOf("quality", axes.quality, qualityJson),
            listOf("grid", axes.grid, gridJson),
            listOf("production", axes.production, productionJson),
            listOf("workloads", axes.workloads, workloadJson)};
}

} // namespace core::exports
