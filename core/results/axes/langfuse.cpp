// SPDX-License-Identifier: GPL-3.0-or-later
// Langfuse: exports of observations (JSON, JSON lines, CSV). Prompts and answers are personal data and are never kept.
//
// | here          | in the file                                                                        |
// |---------------|------------------------------------------------------------------------------------|
// | request       | type GENERATION                                                                     |
// | e2e           | endTime less startTime: `latency` is in seconds by the docs and in ms in some files |
// | ttft          | completionStartTime less startTime, else timeToFirstToken                           |
// | prompt tokens | usageDetails.input, inputUsage, promptTokens                                        |
// | output tokens | usageDetails.output, outputUsage, completionTokens                                  |
// | cost          | costDetails.total, totalCost, USD                                                   |
//
// One entry a model. Exports of traces hold no usage and are named as such.
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"
#include "core/results/axes/times.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results::axes {

namespace {

struct Generation
{
    std::string type, model;
    std::optional<Instant> start, end, first;
    std::optional<double> firstSeconds, promptTokens, outputTokens, costUsd;
};

/// What the generations of one model say together.
struct Together
{
    std::vector<double> ttft, e2e, tpot, prompts, outputs;
    double cost = 0.0, firstSeconds = 0.0, lastSeconds = 0.0;
    long long count = 0, priced = 0;
    bool timed = false, zoneKnown = false;
};

void add(std::map<std::string, Together> &models, const Generation &item)
{
    if (!item.type.empty() && item.type != "GENERATION")
        return;
    if (item.model.empty() && !item.promptTokens && !item.outputTokens)
        return;
    Together &all = models[item.model];
    ++all.count;
    if (item.promptTokens)
        all.prompts.push_back(*item.promptTokens);
    if (item.outputTokens)
        all.outputs.push_back(*item.outputTokens);
    if (item.costUsd) {
        all.cost += *item.costUsd;
        ++all.priced;
    }
    if (!item.start)
        return;
    all.firstSeconds = all.timed ? std::min(all.firstSeconds, item.start->seconds) : item.start->seconds;
    all.lastSeconds = all.timed ? std::max(all.lastSeconds, item.start->seconds) : item.start->seconds;
    all.timed = true;
    all.zoneKnown = item.start->zoneKnown;
    std::optional<double> ttft = item.firstSeconds, e2e;
    if (item.first && item.first->seconds >= item.start->seconds)
        ttft = item.first->seconds - item.start->seconds;
    if (item.end && item.end->seconds >= item.start->seconds)
        e2e = item.end->seconds - item.start->seconds;
    if (e2e)
        all.e2e.push_back(*e2e);
    if (ttft)
        all.ttft.push_back(*ttft);
    if (ttft && e2e && item.outputTokens && *item.outputTokens > 1.0 && *e2e >= *ttft)
        all.tpot.push_back((*e2e - *ttft) / (*item.outputTokens - 1.0));
}

Reading readingOf(const ImportSource &source, std::map<std::string, Together> models)
{
    Reading reading;
    for (auto &[model, all] : models) {
        ProductionEntry entry;
        entry.source = sourceOf(source, "langfuse", static_cast<int>(reading.entries.production.size()));
        if (!model.empty())
            entry.model = model;
        entry.ttft = summarised(std::move(all.ttft));
        entry.e2e = summarised(std::move(all.e2e));
        entry.tpot = summarised(std::move(all.tpot));
        entry.figures["requests"] = static_cast<double>(all.count);
        const auto tokens = [&](const char *name, const char *meanName, const std::vector<double> &values) {
            if (const auto statistics = tokenStatistics(values)) {
                entry.figures[name] = statistics->total;
                entry.figures[meanName] = statistics->mean;
            }
        };
        tokens("prompt_tokens", "prompt_tokens_mean", all.prompts);
        tokens("output_tokens", "output_tokens_mean", all.outputs);
        if (all.priced > 0)
            entry.figures["cost_usd"] = all.cost;
        if (all.timed) {
            entry.labels["start"] = isoInstant({.seconds = all.firstSeconds, .zoneKnown = all.zoneKnown});
            entry.labels["end"] = isoInstant({.seconds = all.lastSeconds, .zoneKnown = all.zoneKnown});
            entry.figures["duration_s"] = all.lastSeconds - all.firstSeconds;
        }
        reading.entries.production.push_back(std::move(entry));
    }
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("is an export of Langfuse without a generation");
    return reading;
}

template <typename Value>
std::optional<double> firstNumber(std::initializer_list<Value> values)
{
    for (const Value &value : values) {
        if (const auto number = nonNegative(value.looseNumber()))
            return number;
    }
    return std::nullopt;
}

std::optional<Instant> instantOf(const json::Value &value)
{
    const auto text = value.text();
    return text ? parseInstant(*text) : std::nullopt;
}

Generation generationOf(const json::Value &item)
{
    Generation generation;
    generation.type = item.text("type").value_or(std::string());
    generation.model = item.text("model").value_or(item.text("providedModelName").value_or(std::string()));
    generation.start = instantOf(item["startTime"]);
    generation.end = instantOf(item["endTime"]);
    generation.first = instantOf(item["completionStartTime"]);
    generation.promptTokens = firstNumber(
        {item.at({"usageDetails", "input"}), item["inputUsage"], item.at({"usage", "input"}), item["promptTokens"]});
    generation.outputTokens = firstNumber({item.at({"usageDetails", "output"}), item["outputUsage"],
                                           item.at({"usage", "output"}), item["completionTokens"]});
    generation.costUsd =
        firstNumber({item.at({"costDetails", "total"}), item["totalCost"], item["calculatedTotalCost"]});
    return generation;
}

bool isObservation(const json::Value &item)
{
    return item.has("traceId") && item.has("startTime") &&
           (item.has("usageDetails") || item.has("completionStartTime") || item.has("inputUsage") ||
            item.has("usage") || item.has("type"));
}

bool isTrace(const json::Value &item)
{
    return item.hasAll({"id", "timestamp", "projectId"}) && (item.has("bookmarked") || item.has("sessionId"));
}

bool has(const std::vector<std::string> &header, std::string_view name)
{
    return std::ranges::any_of(header, [&](const std::string &cell) { return trimmed(cell) == name; });
}

/// A cell that holds JSON, such as usageDetails.
std::optional<double> numberInside(std::string_view cell, std::string_view key)
{
    json::Document document;
    json::Problem problem;
    json::Reader reader(cell);
    if (cell.empty() || reader.next(document, problem) != json::Reader::Step::Read)
        return std::nullopt;
    return nonNegative(document.root().looseNumber(key));
}

Reading readTable(const ImportSource &source)
{
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    std::map<std::string, Together> models;
    const auto firstOf = [](std::optional<double> first, std::optional<double> second) {
        return first ? first : second;
    };
    while (reader.next(row) && !source.stop.stop_requested()) {
        Generation item;
        item.type = std::string(table.cell(row, "type"));
        item.model = std::string(table.cell(row, table.column("model") ? "model" : "providedModelName"));
        item.start = parseInstant(table.cell(row, "startTime"));
        item.end = parseInstant(table.cell(row, "endTime"));
        item.first = parseInstant(table.cell(row, "completionStartTime"));
        item.promptTokens = firstOf(numberInside(table.cell(row, "usageDetails"), "input"),
                                    nonNegative(table.number(row, "inputUsage")));
        item.outputTokens = firstOf(numberInside(table.cell(row, "usageDetails"), "output"),
                                    nonNegative(table.number(row, "outputUsage")));
        item.costUsd =
            firstOf(numberInside(table.cell(row, "costDetails"), "total"), nonNegative(table.number(row, "totalCost")));
        add(models, item);
    }
    return readingOf(source, std::move(models));
}

} // namespace

std::optional<Reading> readLangfuse(const ImportSource &source)
{
    const auto &header = source.preview->header;
    if (source.preview->kind == Preview::Kind::Text)
        return has(header, "traceId") && has(header, "startTime") &&
                       (has(header, "usageDetails") || has(header, "type"))
                   ? std::optional(readTable(source))
                   : std::nullopt;
    const json::Value root = source.preview->root();
    const json::Value first = root.isArray() ? root.item(0) : root["data"].isArray() ? root["data"].item(0) : root;
    if (isTrace(first) && !isObservation(first)) {
        Reading reading;
        reading.reason = CORE_TEXT("is an export of Langfuse's traces, which hold no usage; the observations do");
        return reading;
    }
    if (!isObservation(first))
        return std::nullopt;
    std::map<std::string, Together> models;
    forEachJson(source, [&](const json::Value &document) {
        const json::Value list = document.isArray() ? document : document["data"];
        if (!list.isArray())
            add(models, generationOf(document));
        for (const json::Value item : list.items())
            add(models, generationOf(item));
    });
    return readingOf(source, std::move(models));
}

} // namespace core::results::axes
