// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sidejson.h"

#include "core/exports/axesjson.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;

constexpr double gibibyte = 1073741824.0;

Json number(const std::optional<double> &value, double unit = 1.0)
{
    if (!value || !std::isfinite(*value))
        return nullptr;
    const double shown = *value / unit;
    if (shown == std::floor(shown) && std::abs(shown) < 9e15)
        return static_cast<long long>(shown);
    return shown;
}

Json whole(const std::optional<int> &value)
{
    return value ? Json(*value) : Json();
}

Json text(const std::optional<std::string> &value)
{
    return value ? Json(*value) : Json();
}

Json sentences(const std::vector<Text> &texts)
{
    Json all = Json::array();
    for (const Text &one : texts)
        all.push_back(one.english());
    return all;
}

Json sourceJson(const results::RunSource &source)
{
    Json json;
    json["path"] = source.path;
    json["document_index"] = source.documentIndex;
    json["tool"] = source.tool;
    json["tool_version"] = text(source.toolVersion);
    json["schema"] = text(source.schema);
    return json;
}

std::string dumped(const Json &json)
{
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string logJson(const results::MemoryLogEntry &entry)
{
    const perf::MemoryLog &log = entry.log;
    Json json;
    json["source"] = sourceJson(entry.source);
    json["engine_version"] = text(log.engineVersion);
    json["model"] = text(log.model);
    json["kv_tokens"] = number(log.kvTokens);
    json["block_size"] = whole(log.blockTokens);
    json["kv_gib"] = number(log.kvBytes, gibibyte);
    json["max_concurrency"] = number(log.maxConcurrency);
    json["max_model_len"] = whole(log.maxModelLenTokens);
    json["kv_bytes_per_token"] = number(log.kvBytesPerToken());
    json["weights_gib"] = number(log.weightsBytes, gibibyte);
    json["graphs_gib"] = number(log.graphsBytes, gibibyte);
    json["tensor_parallel"] = whole(log.tensorParallel);
    json["pipeline_parallel"] = whole(log.pipelineParallel);
    json["gpu_memory_utilization"] = number(log.utilisationFraction);
    json["quantization"] = text(log.quantisation);
    json["kv_cache_dtype"] = text(log.kvDtype);
    json["max_num_batched_tokens"] = whole(log.maxBatchedTokens);
    json["failures"] = sentences(log.failures);
    return dumped(json);
}

std::string modelJson(const results::ModelEntry &entry)
{
    const catalogue::ModelSpec &model = entry.model.model;
    Json json;
    json["source"] = sourceJson(entry.source);
    json["name"] = model.name;
    json["architecture"] = entry.model.architecture;
    json["parameters"] = number(model.totalParameters());
    json["active_parameters"] = number(model.activeParameters());
    json["layers"] = model.layers;
    json["hidden_size"] = model.hidden;
    json["heads"] = model.attentionHeads();
    json["kv_heads"] = model.hasMla() ? Json() : Json(model.kvHeads());
    json["head_dim"] = model.attention.empty() || model.attention.front().headDim == 0
                           ? Json()
                           : Json(model.attention.front().headDim);
    json["vocab_size"] = model.vocabulary;
    json["experts"] = model.moe ? Json(model.moe->experts) : Json();
    json["experts_per_token"] = model.moe ? Json(model.moe->topK) : Json();
    json["kv_bytes_per_token"] =
        entry.model.kvKnown ? number(model.kvBytesPerToken(catalogue::Precision::Bf16)) : Json();
    json["native_dtype"] = catalogue::precisionId(model.nativePrecision);
    json["tied_embeddings"] = model.tiedEmbeddings;
    json["max_context"] = model.maxContextTokens ? Json(*model.maxContextTokens) : Json();
    json["remarks"] = sentences(entry.model.unread);
    return dumped(json);
}

} // namespace

std::vector<NamedJsonList> sideLists(const results::Library &library)
{
    NamedJsonList logs{.name = "memory_logs", .items = {}}, models{.name = "models", .items = {}};
    for (const results::MemoryLogEntry &entry : library.memoryLogs)
        logs.items.push_back(logJson(entry));
    for (const results::ModelEntry &entry : library.models)
        models.items.push_back(modelJson(entry));
    std::vector<NamedJsonList> lists = axisLists(library.axes);
    lists.push_back(std::move(logs));
    lists.push_back(std::move(models));
    return lists;
}

} // namespace core::exports
