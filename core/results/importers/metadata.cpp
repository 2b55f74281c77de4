// SPDX-License-Identifier: GPL-3.0-or-later
// Free key–value pairs: what people write beside a result (--metadata, columns of a table, file tags).
#include "core/parsenumber.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::results {

namespace {

constexpr std::size_t metadataLimit = 200;
constexpr std::size_t metadataValueLimitBytes = 1000;

std::string normalised(std::string_view key)
{
    std::string result;
    for (const char c : trimmed(key)) {
        if (c >= 'A' && c <= 'Z')
            result += static_cast<char>(c - 'A' + 'a');
        else
            result += c == '-' || c == ' ' || c == '.' ? '_' : c;
    }
    return result;
}

template <std::size_t count>
bool isOneOf(const std::string &key, const std::array<std::string_view, count> &names)
{
    return std::ranges::find(names, key) != names.end();
}

constexpr std::array<std::string_view, 9> gpuKeys{
    "gpu", "gpu_type", "gpu_name", "gpu_model", "accelerator", "accelerators", "hw", "hardware_type", "gpu_sku"};
constexpr std::array<std::string_view, 6> gpuCountKeys{"gpu_count", "num_gpus",          "gpus",
                                                       "n_gpus",    "accelerator_count", "num_accelerators"};
constexpr std::array<std::string_view, 4> tensorParallelKeys{"tp", "tensor_parallel", "tensor_parallel_size",
                                                             "tp_size"};
constexpr std::array<std::string_view, 7> precisionKeys{"precision", "quantization", "quantisation",     "quant",
                                                        "dtype",     "weights",      "weight_data_types"};
constexpr std::array<std::string_view, 5> engineKeys{"engine", "framework", "serving_engine", "inference_engine",
                                                     "inference_server"};
constexpr std::array<std::string_view, 7> engineVersionKeys{"engine_version", "framework_version", "server_version",
                                                            "vllm_version",   "sglang_version",    "trtllm_version",
                                                            "tgi_version"};
constexpr std::array<std::string_view, 2> datasetKeys{"dataset", "dataset_name"};

std::optional<int> smallCount(std::string_view text)
{
    const auto count = parseInteger(text);
    if (!count || *count < 1 || *count > 1'000'000)
        return std::nullopt;
    return static_cast<int>(*count);
}

/// "8xH100", "4 x MI300X" give the count too.
void setGpu(RunIdentity &identity, std::string_view value)
{
    const auto cross = value.find_first_of("xX");
    if (cross != std::string_view::npos && cross > 0) {
        const auto count = smallCount(value.substr(0, cross));
        const std::string_view name = trimmed(value.substr(cross + 1));
        if (count && !name.empty()) {
            identity.gpuCount = count;
            identity.gpu = std::string(name);
            return;
        }
    }
    if (const auto count = smallCount(value))
        identity.gpuCount = count;
    else
        identity.gpu = std::string(value);
}

void takeIdentity(RunIdentity &identity, const std::string &key, std::string_view value)
{
    if (isOneOf(key, gpuKeys))
        setGpu(identity, value);
    else if (isOneOf(key, gpuCountKeys))
        identity.gpuCount = smallCount(value);
    else if (isOneOf(key, tensorParallelKeys))
        identity.tensorParallel = smallCount(value);
    else if (isOneOf(key, precisionKeys))
        identity.precision = std::string(value);
    else if (isOneOf(key, engineKeys))
        identity.engine = std::string(value);
    else if (isOneOf(key, engineVersionKeys))
        identity.engineVersion = std::string(value);
    else if (isOneOf(key, datasetKeys))
        identity.dataset = std::string(value);
}

} // namespace

void addMetadata(Run &run, std::string_view key, std::string_view value)
{
    value = trimmed(value);
    if (value.empty() || trimmed(key).empty() || looksSecret(key, value) || looksPrivate(key))
        return;
    takeIdentity(run.identity, normalised(key), value);
    if (run.facts.metadata.size() < metadataLimit)
        run.facts.metadata[std::string(trimmed(key))] = std::string(value.substr(0, metadataValueLimitBytes));
}

} // namespace core::results
