// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sweepjson.h"

#include "core/csv.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;
using results::LoadKind;
using results::SweepAnalysis;
using results::SweepPoint;

constexpr double millisecondsPerSecond = 1000.0;
constexpr double percentPerOne = 100.0;
constexpr std::array allMetrics{LatencyMetric::Ttft, LatencyMetric::Tpot, LatencyMetric::Itl, LatencyMetric::E2e};
constexpr std::array statedAlways{0.5, 0.9, 0.95, 0.99};

Json number(std::optional<double> value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

Json whole(std::optional<long long> value)
{
    return value ? Json(*value) : Json(nullptr);
}

std::optional<double> milliseconds(std::optional<double> seconds)
{
    return seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt;
}

Json latencyJson(const results::LatencySummary &summary)
{
    Json json = {{"mean", number(milliseconds(summary.meanSeconds))},
                 {"min", number(milliseconds(summary.minSeconds))},
                 {"max", number(milliseconds(summary.maxSeconds))},
                 {"std", number(milliseconds(summary.stdSeconds))}};
    for (const double q : statedAlways)
        json[fmt::format("p{:.8g}", q * percentPerOne)] = number(milliseconds(summary.quantile(q)));
    for (const auto &[q, seconds] : summary.quantileSeconds)
        json[fmt::format("p{:.8g}", q * percentPerOne)] = number(milliseconds(seconds));
    return json;
}

Json goodputJson(const std::optional<results::Goodput> &goodput)
{
    if (!goodput)
        return nullptr;
    return {{"fraction", number(goodput->fraction)},
            {"rps", number(goodput->requestsPerSecond)},
            {"tokens_per_s", number(goodput->tokensPerSecond)},
            {"tokens", goodput->tokens ? Json(results::tokenKindId(*goodput->tokens)) : Json(nullptr)},
            {"basis", results::goodputBasisId(goodput->basis)},
            {"fraction_low", number(goodput->fractionLow)},
            {"fraction_high", number(goodput->fractionHigh)}};
}

const char *loadField(const SweepAnalysis &sweep)
{
    return sweep.loadIsRate ? "request_rate_rps" : "concurrency";
}

/// The load of a point; an unlimited rate is "inf", an unlimited concurrency null.
Json loadJson(const SweepPoint &point, bool isRate)
{
    if (!point.load && isRate)
        return "inf";
    return number(point.load);
}

Json termsJson(const SweepPoint &point)
{
    Json terms = Json::array();
    for (const results::TermOutcome &outcome : point.terms) {
        terms.push_back({{"term", sloTermKey(outcome.term)},
                         {"limit_ms", outcome.term.limitSeconds * millisecondsPerSecond},
                         {"value_ms", number(milliseconds(outcome.valueSeconds))},
                         {"holds", outcome.holds ? Json(*outcome.holds) : Json(nullptr)}});
    }
    return terms;
}

/// What the first run of a point states; a predicted point has no run and states its load alone.
struct PointLoad
{
    std::optional<double> concurrency;
    std::optional<results::RequestRate> rate;
};

PointLoad loadOf(const SweepPoint &point, const SweepAnalysis &sweep, const results::Library &library)
{
    if (!point.runs.empty()) {
        const results::Run &run = library.runs.at(point.runs.front());
        return {run.concurrency, run.requestRate};
    }
    PointLoad load;
    if (!sweep.loadIsRate)
        load.concurrency = point.load;
    else if (point.load)
        load.rate = results::RequestRate{.perSecond = *point.load};
    return load;
}

Json pointJson(const SweepPoint &point, const SweepAnalysis &sweep, const results::Library &library)
{
    Json json;
    json[loadField(sweep)] = loadJson(point, sweep.loadIsRate);
    const PointLoad load = loadOf(point, sweep, library);
    if (sweep.loadIsRate)
        json["concurrency"] = number(load.concurrency);
    if (sweep.kind == LoadKind::Capped && !sweep.loadIsRate) {
        const auto &rate = load.rate;
        json["request_rate_rps"] = rate ? (rate->unlimited ? Json("inf") : number(rate->perSecond)) : Json(nullptr);
    }
    json["request_throughput_rps"] = number(point.requestThroughputPerSecond);
    json["output_tokens_per_s"] = number(point.outputTokensPerSecond);
    json["total_tokens_per_s"] = number(point.totalTokensPerSecond);
    json["completed"] = whole(point.completed);
    json["failed"] = whole(point.failed);
    for (const LatencyMetric metric : allMetrics)
        json[std::string(metricId(metric)) + "_ms"] = latencyJson(point.latency(metric));
    json["goodput"] = goodputJson(point.goodput);
    json["terms"] = termsJson(point);
    json["holds_slo"] = point.holdsSlo ? Json(*point.holdsSlo) : Json(nullptr);
    Json runs = Json::array();
    for (const std::size_t index : point.runs) {
        const results::RunSource &source = library.runs.at(index).source;
        runs.push_back({{"path", source.path}, {"document_index", source.documentIndex}});
    }
    json["runs"] = std::move(runs);
    return json;
}

Json kneeJson(const SweepAnalysis &sweep)
{
    Json json;
    json[loadField(sweep)] = sweep.knee ? loadJson(sweep.points[*sweep.knee], sweep.loadIsRate) : Json(nullptr);
    json["bracket"] =
        sweep.bracket ? Json::array({number(sweep.bracket->low), number(sweep.bracket->high)}) : Json(nullptr);
    json["reason"] = results::kneeReasonId(sweep.reason);
    return json;
}

Json safeCapacityJson(const SweepAnalysis &sweep)
{
    Json json;
    const SweepPoint *point = sweep.safeCapacity ? &sweep.points[*sweep.safeCapacity] : nullptr;
    const auto figure = [&](std::optional<double> SweepPoint::*member) {
        return point ? number(point->*member) : Json(nullptr);
    };
    json[loadField(sweep)] = point ? loadJson(*point, sweep.loadIsRate) : Json(nullptr);
    json["request_throughput_rps"] = figure(&SweepPoint::requestThroughputPerSecond);
    json["output_tokens_per_s"] = figure(&SweepPoint::outputTokensPerSecond);
    json["total_tokens_per_s"] = figure(&SweepPoint::totalTokensPerSecond);
    json["goodput"] = point ? goodputJson(point->goodput) : Json(nullptr);
    return json;
}

Json sloJson(const Slo &slo)
{
    Json json = Json::object();
    for (const SloTerm &term : slo.terms)
        json[sloTermKey(term)] = term.limitSeconds * millisecondsPerSecond;
    json["goodput_min"] = number(slo.goodputMinFraction);
    return json;
}

Json limitsJson(const SweepAnalysis &sweep)
{
    if (sweep.limitingMetric)
        return metricId(*sweep.limitingMetric);
    return sweep.limitedByGoodput ? Json("goodput") : Json(nullptr);
}

std::string cell(std::optional<double> value)
{
    return value && std::isfinite(*value) ? fmt::format("{}", *value) : std::string();
}

std::string cell(std::optional<bool> value)
{
    return !value ? "" : *value ? "true" : "false";
}

std::vector<std::string> header()
{
    std::vector<std::string> cells{"name",
                                   "load_kind",
                                   "concurrency",
                                   "request_rate_rps",
                                   "request_throughput_rps",
                                   "output_tokens_per_s",
                                   "total_tokens_per_s",
                                   "completed",
                                   "failed"};
    for (const LatencyMetric metric : allMetrics) {
        cells.push_back(fmt::format("{}_mean_ms", metricId(metric)));
        for (const double q : statedAlways)
            cells.push_back(fmt::format("{}_p{:.8g}_ms", metricId(metric), q * percentPerOne));
    }
    for (const char *name : {"goodput_fraction", "goodput_fraction_low", "goodput_fraction_high", "goodput_rps",
                             "goodput_tokens_per_s", "goodput_basis", "holds_slo", "knee", "safe_capacity"})
        cells.emplace_back(name);
    return cells;
}

std::vector<std::string> row(const SweepAnalysis &sweep, std::size_t index, const results::Library &library)
{
    const SweepPoint &point = sweep.points[index];
    const PointLoad load = loadOf(point, sweep, library);
    const auto count = [](std::optional<long long> value) { return value ? fmt::format("{}", *value) : std::string(); };
    std::string rate;
    if (load.rate)
        rate = load.rate->unlimited ? "inf" : fmt::format("{}", load.rate->perSecond);
    std::vector<std::string> cells{sweep.name,
                                   std::string(results::loadKindId(sweep.kind)),
                                   cell(load.concurrency),
                                   rate,
                                   cell(point.requestThroughputPerSecond),
                                   cell(point.outputTokensPerSecond),
                                   cell(point.totalTokensPerSecond),
                                   count(point.completed),
                                   count(point.failed)};
    for (const LatencyMetric metric : allMetrics) {
        const results::LatencySummary &summary = point.latency(metric);
        cells.push_back(cell(milliseconds(summary.meanSeconds)));
        for (const double q : statedAlways)
            cells.push_back(cell(milliseconds(summary.quantile(q))));
    }
    const results::Goodput goodput = point.goodput.value_or(results::Goodput{});
    cells.insert(cells.end(), {cell(goodput.fraction), cell(goodput.fractionLow), cell(goodput.fractionHigh),
                               cell(goodput.requestsPerSecond), cell(goodput.tokensPerSecond),
                               point.goodput ? std::string(results::goodputBasisId(goodput.basis)) : std::string(),
                               cell(point.holdsSlo), cell(std::optional(sweep.knee == index)),
                               cell(std::optional(sweep.safeCapacity == index))});
    return cells;
}

/// A sweep whose points stand on no run is predicted.
const char *provenanceOf(const SweepAnalysis &sweep)
{
    const bool predicted = !sweep.points.empty() && std::all_of(sweep.points.begin(), sweep.points.end(),
                                                                [](const SweepPoint &p) { return p.runs.empty(); });
    return predicted ? "design" : "benchmark";
}

} // namespace

std::string sweepsJson(const std::vector<SweepAnalysis> &sweeps, const results::Library &library)
{
    Json list = Json::array();
    for (const SweepAnalysis &sweep : sweeps) {
        Json points = Json::array();
        for (const SweepPoint &point : sweep.points)
            points.push_back(pointJson(point, sweep, library));
        list.push_back({{"name", sweep.name},
                        {"load_kind", results::loadKindId(sweep.kind)},
                        {"provenance", provenanceOf(sweep)},
                        {"throughput", results::throughputKindId(sweep.throughputKind)},
                        {"points", std::move(points)},
                        {"knee", kneeJson(sweep)},
                        {"safe_capacity", safeCapacityJson(sweep)},
                        {"past_knee", sweep.pastKnee},
                        {"slo", sloJson(sweep.slo)},
                        {"limits", limitsJson(sweep)}});
    }
    return list.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string sweepsCsv(const std::vector<SweepAnalysis> &sweeps, const results::Library &library)
{
    std::string text = csvLine(header());
    for (const SweepAnalysis &sweep : sweeps) {
        for (std::size_t i = 0; i < sweep.points.size(); ++i)
            text += csvLine(row(sweep, i, library));
    }
    return text;
}

} // namespace core::exports
