// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/memorybudget.h"

#include <algorithm>
#include <cmath>

namespace core::perf {

using catalogue::AttentionGroup;
using catalogue::AttentionKind;
using catalogue::ModelSpec;
using catalogue::ParameterGroups;
using catalogue::Precision;

namespace {

constexpr double giga = 1e9;

TextNumber gb(double bytes)
{
    return {bytes / giga, 3};
}

/// The share of the layers that the fullest pipeline stage holds.
double stageShare(const ModelSpec &model, const Split &split)
{
    return std::ceil(double(model.layers) / split.pp) / model.layers;
}

/// How many ranks hold a copy of the keys and values: TP beyond the KV heads replicates them; MLA has one for all.
double kvSplit(const AttentionGroup &group, int tp)
{
    return group.kind == AttentionKind::Mla ? 1.0 : std::min(tp, std::max(group.kvHeads, 1));
}

/// Rows that a kernel pads to. vLLM's Marlin kernel for MXFP4 experts rounds the intermediate size of a rank up to 128
/// and the hidden size up to 256 (vllm/model_executor/layers/quantization/mxfp4.py).
double mxfp4Padding(const ModelSpec &model, int splitRanks)
{
    const auto up = [](double value, double multiple) { return std::ceil(value / multiple) * multiple; };
    const double hidden = model.moe->expertHidden.value_or(model.hidden);
    const double slice = std::ceil(double(model.moe->intermediate) / splitRanks);
    return up(slice, 128.0) * splitRanks / model.moe->intermediate * up(hidden, 256.0) / hidden;
}

double routedExpertBytes(const MemoryRequest &request, const ParameterGroups &groups, double bytes)
{
    const Split &split = request.split;
    const int ranks = split.tp * split.dp;
    const int wholeGroups = std::clamp(split.ep, 1, ranks);
    const int perExpert = std::max(ranks / wholeGroups, 1);
    const double experts = request.model->moe->experts;
    double onGpu = groups.routedExperts / experts * std::ceil(experts / wholeGroups) / perExpert * bytes;
    if (request.weights == Precision::Mxfp4)
        onGpu *= mxfp4Padding(*request.model, perExpert);
    return onGpu;
}

struct Bytes
{
    double linear, expert; ///< a weight of the attention and MLP, of a routed expert
};

Bytes bytesOfWeights(const MemoryRequest &request)
{
    const ModelSpec &model = *request.model;
    const bool native = request.weights == model.nativePrecision;
    const double quantised = bytesPerWeight(request.weights, native ? model.quantisationGroup : 0);
    return {native && model.onlyExpertsQuantised ? 2.0 : quantised, quantised};
}

} // namespace

double weightBytesPerGpu(const MemoryRequest &request, std::vector<WeightPart> *parts)
{
    const Split &split = request.split;
    if (request.statedParameters || request.model == nullptr) {
        const double bytes =
            request.statedParameters.value_or(0.0) * bytesPerWeight(request.weights) / (double(split.tp) * split.pp);
        if (parts != nullptr)
            parts->push_back({CORE_TEXT("All weights, as stated"), bytes});
        return bytes;
    }
    const ModelSpec &model = *request.model;
    const ParameterGroups groups = model.parameterGroups();
    const Bytes bytes = bytesOfWeights(request);
    const double sixteen = std::max(2.0, catalogue::isSixteenBitOrMore(request.weights) ? bytes.linear : 2.0);
    const double share = stageShare(model, split), tp = split.tp;

    const double keyValueCopies = model.kvHeads() > 0 ? std::max(tp / model.kvHeads(), 1.0) : 1.0;
    double attention = (groups.attention - groups.attentionReplicated - groups.keyValue) / tp +
                       groups.keyValue / tp * keyValueCopies + groups.attentionReplicated;
    attention *= bytes.linear;
    // Engines keep MLA's up-projection a second time in 16 bits, folded into query and output.
    for (const AttentionGroup &group : model.attention)
        if (group.kind == AttentionKind::Mla)
            attention +=
                group.layers * double(group.kvLoraRank) * group.heads * (group.qkNopeDim + group.valueDim) * 2.0 / tp;
    // The first stage holds the embedding, the last one the LM head; a single one holds both.
    std::vector<WeightPart> found{
        {CORE_TEXT("Embedding"), groups.embedding * sixteen / tp},
        {CORE_TEXT("LM head"), split.pp == 1 ? groups.lmHead * sixteen / tp : 0.0},
        {CORE_TEXT("Attention"), attention * share},
        {CORE_TEXT("Dense MLP"), groups.denseMlp * bytes.linear / tp * share},
        {CORE_TEXT("Shared experts"), groups.sharedExperts * bytes.linear / tp * share},
        {CORE_TEXT("Routed experts"), model.moe ? routedExpertBytes(request, groups, bytes.expert) * share : 0.0},
        {CORE_TEXT("Router"), groups.router * sixteen * share},
        {CORE_TEXT("Norms"), groups.norms * sixteen * share},
    };
    double total = 0.0;
    for (const WeightPart &part : found)
        total += part.bytes;
    std::erase_if(found, [](const WeightPart &part) { return part.bytes <= 0.0; });
    if (parts != nullptr)
        parts->insert(parts->end(), found.begin(), found.end());
    return total;
}

double kvBytesOfRequestOnGpu(const ModelSpec &model, Precision kv, const Split &split, double contextTokens)
{
    double bytes = 0.0;
    for (const AttentionGroup &group : model.attention) {
        const double held =
            group.kind == AttentionKind::Sliding ? std::min<double>(contextTokens, group.windowTokens) : contextTokens;
        bytes +=
            group.layers * (group.kvValuesPerTokenAndLayer() * held * bytesPerKvValue(kv) / kvSplit(group, split.tp) +
                            group.stateBytesPerLayer() / split.tp);
    }
    return bytes * stageShare(model, split);
}

namespace {

std::optional<Text> impossibleSplit(const MemoryRequest &request)
{
    const Split &split = request.split;
    if (request.model == nullptr)
        return std::nullopt;
    const ModelSpec &model = *request.model;
    const auto number = [](double value) { return TextNumber{value, 6}; };
    const int heads = model.attentionHeads();
    if (heads > 0 && heads % split.tp != 0)
        return Text(CORE_TEXT("Tensor parallelism %1 does not divide the %2 attention heads of %3."),
                    {number(split.tp), number(heads), model.name});
    // Engines pad the vocabulary to 64 before they split it (vllm/model_executor/layers/vocab_parallel_embedding.py).
    constexpr int vocabularyPadding = 64;
    const int padded = (model.vocabulary + vocabularyPadding - 1) / vocabularyPadding * vocabularyPadding;
    if (padded % split.tp != 0)
        return Text(CORE_TEXT("Tensor parallelism %1 does not divide the vocabulary of %2 tokens of %3."),
                    {number(split.tp), number(model.vocabulary), model.name});
    for (const AttentionGroup &group : model.attention)
        if (group.keepsTokens() && group.kind != AttentionKind::Mla && group.kvHeads % split.tp != 0 &&
            split.tp % group.kvHeads != 0)
            return Text(
                CORE_TEXT(
                    "The %2 KV heads of %3 can be neither split nor replicated evenly over tensor parallelism %1."),
                {number(split.tp), number(group.kvHeads), model.name});
    for (const AttentionGroup &group : model.attention)
        if (!group.keepsTokens() && (group.valueHeads % split.tp != 0 || group.keyHeads % split.tp != 0))
            return Text(CORE_TEXT("Tensor parallelism %1 does not divide the %2 key and %3 value heads of the linear "
                                  "attention of %4."),
                        {number(split.tp), number(group.keyHeads), number(group.valueHeads), model.name});
    if (split.pp > model.layers)
        return Text(CORE_TEXT("Pipeline parallelism %1 needs more layers than the %2 of %3."),
                    {number(split.pp), number(model.layers), model.name});
    if (split.ep > 1 && !model.moe)
        return Text(CORE_TEXT("Expert parallelism %1 needs a mixture of experts; %2 is dense."),
                    {number(split.ep), model.name});
    if (split.ep > 1 && (split.tp * split.dp) % split.ep != 0)
        return Text(
            CORE_TEXT("Expert parallelism %1 does not divide the %2 ranks of a stage (tensor × data parallelism)."),
            {number(split.ep), number(split.tp * split.dp)});
    if (split.ep > 1 && split.ep > model.moe->experts)
        return Text(CORE_TEXT("Expert parallelism %1 needs more experts than the %2 of %3."),
                    {number(split.ep), number(model.moe->experts), model.name});
    return std::nullopt;
}

double nonTorchBytes(const catalogue::EngineVersion &version, int ranks)
{
    double bytes = 0.0;
    for (const auto &[tp, value] : version.nonTorchBytesByTp)
        if (tp <= ranks)
            bytes = value;
    return bytes;
}

/// The factor for TP 1, 2, 4, 8 in such a list. \pre !factors.empty()
double factorAt(const std::vector<double> &factors, int tp)
{
    std::size_t index = 0;
    for (int at = 1; at * 2 <= tp && index + 1 < factors.size(); at *= 2)
        ++index;
    return factors[index];
}

std::optional<double> tableActivations(const MemoryRequest &request, const catalogue::EngineVersion &version)
{
    constexpr int tokensOfTable = 8192; // the budget a step under which the table was measured
    const ModelSpec *model = request.model;
    const auto &factors =
        model != nullptr && model->moe ? version.moeActivationFactorsByTp : version.activationFactorsByTp;
    if (!factors.empty() && model != nullptr)
        return 2.0 * request.batchedTokens.value_or(tokensOfTable) * model->hidden *
               factorAt(factors, request.split.tp);
    std::optional<double> bytes = version.activationBytes;
    std::size_t longest = 0;
    if (model != nullptr)
        for (const auto &[family, value] : version.activationBytesByFamily)
            if (family.size() > longest && model->id.starts_with(family)) {
                longest = family.size();
                bytes = value;
            }
    if (bytes && request.batchedTokens && *request.batchedTokens > tokensOfTable)
        bytes = *bytes * *request.batchedTokens / tokensOfTable;
    return bytes;
}

/// Fills activations and overhead from the user's figures, else from the engine's table.
void fillOverheads(const MemoryRequest &request, const catalogue::EngineVersion *version, MemoryBudget &budget)
{
    if (request.statedActivationsBytes)
        budget.activationsBytes = *request.statedActivationsBytes;
    if (request.statedOverheadBytes)
        budget.overheadBytes = *request.statedOverheadBytes;
    if (version == nullptr)
        return;
    bool fromTable = false;
    if (!request.statedActivationsBytes) {
        budget.activationsBytes = tableActivations(request, *version).value_or(0.0);
        fromTable = budget.activationsBytes > 0.0;
    }
    if (!request.statedOverheadBytes) {
        budget.overheadBytes = nonTorchBytes(*version, request.split.tp * request.split.dp) +
                               (version->graphsInsideBudget ? version->graphsBytes : 0.0);
        fromTable = true;
    }
    if (fromTable)
        budget.assumptions.emplace_back(
            CORE_TEXT(
                "Activations %1 GB and overhead %2 GB per GPU come from the engine's table (%3 from version %4)."),
            std::vector<TextArgument>{gb(budget.activationsBytes), gb(budget.overheadBytes), request.engine->name,
                                      version->from});
}

/// The pool by the engine's own rule. Where the user states both overheads, u·V holds everything (domain, §2).
void fillPool(const MemoryRequest &request, const catalogue::EngineVersion *version, MemoryBudget &budget)
{
    const double u = budget.utilisationFraction, v = budget.memoryBytes;
    const bool stated = request.statedActivationsBytes && request.statedOverheadBytes;
    const auto form = version == nullptr || stated ? catalogue::BudgetForm::TotalFraction : version->form;
    const double used = budget.weightsBytes + budget.activationsBytes + budget.overheadBytes;
    switch (form) {
    case catalogue::BudgetForm::TotalFraction:
        budget.kvBytes = u * v - used;
        break;
    case catalogue::BudgetForm::StaticFraction:
        budget.kvBytes = u * (v - budget.overheadBytes) - budget.weightsBytes;
        break;
    case catalogue::BudgetForm::FreeFraction:
        budget.kvBytes = v - used > 0.0 ? u * (v - used) : v - used;
        break;
    }
    budget.freeBytes = std::max(v - used - std::max(budget.kvBytes, 0.0), 0.0);
}

void warnWhenFull(MemoryBudget &budget)
{
    if (budget.fits())
        return;
    budget.warnings.emplace_back(
        CORE_TEXT(
            "Does not fit: %1 GB of weights, %2 GB of activations and %3 GB of overhead per GPU need %4 GB more than "
            "%5 % of %6 GB."),
        std::vector<TextArgument>{gb(budget.weightsBytes), gb(budget.activationsBytes), gb(budget.overheadBytes),
                                  gb(-budget.kvBytes), TextNumber{100.0 * budget.utilisationFraction, 3},
                                  gb(budget.memoryBytes)});
}

} // namespace

Result<MemoryBudget> memoryBudget(const MemoryRequest &request)
{
    if (auto why = impossibleSplit(request))
        return failure(std::move(*why));
    const catalogue::EngineVersion *version = request.engine != nullptr && !request.engine->versions.empty()
                                                  ? &request.engine->version(request.engineVersion)
                                                  : nullptr;
    MemoryBudget budget;
    budget.memoryBytes = request.memoryBytes;
    budget.utilisationFraction =
        request.utilisationFraction.value_or(version != nullptr ? version->utilisationFraction : 1.0);
    if (!request.utilisationFraction && version != nullptr)
        budget.assumptions.emplace_back(
            CORE_TEXT("gpu_memory_utilization is not stated; %1 is the default of %2 from version %3."),
            std::vector<TextArgument>{TextNumber{version->utilisationFraction, 3}, request.engine->name,
                                      version->from});
    if (request.engine != nullptr)
        budget.blockTokens = std::max(request.engine->blockTokens, 1);
    budget.weightsBytes = weightBytesPerGpu(request, &budget.parts);
    fillOverheads(request, version, budget);
    fillPool(request, version, budget);
    warnWhenFull(budget);
    if (request.model != nullptr) {
        budget.kvBytesPerTokenOfReplica = request.model->kvBytesPerToken(request.kv);
        const double one = kvBytesOfRequestOnGpu(*request.model, request.kv, request.split, 1.0);
        const double none = kvBytesOfRequestOnGpu(*request.model, request.kv, request.split, 0.0);
        budget.kvBytesPerTokenOfGpu = one - none;
        if (request.split.pp == 1 && *budget.kvBytesPerTokenOfReplica > 0.0)
            budget.kvCopies = *budget.kvBytesPerTokenOfGpu * request.split.tp / *budget.kvBytesPerTokenOfReplica;
        if (budget.kvCopies > 1.001 && request.model->hasMla())
            budget.warnings.emplace_back(
                CORE_TEXT("The compressed KV cache is whole on each of the %1 tensor-parallel ranks; attention data "
                          "parallelism would split it by request."),
                std::vector<TextArgument>{TextNumber{double(request.split.tp)}});
        else if (budget.kvCopies > 1.001)
            budget.warnings.emplace_back(
                CORE_TEXT("The KV cache is held %1 times: tensor parallelism %2 exceeds the %3 KV heads."),
                std::vector<TextArgument>{TextNumber{budget.kvCopies}, TextNumber{double(request.split.tp)},
                                          TextNumber{double(request.model->kvHeads())}});
    }
    return budget;
}

std::optional<double> poolTokens(const MemoryBudget &budget)
{
    if (!budget.kvBytesPerTokenOfGpu || *budget.kvBytesPerTokenOfGpu <= 0.0)
        return std::nullopt;
    const double blockBytes = *budget.kvBytesPerTokenOfGpu * budget.blockTokens;
    return std::floor(std::max(budget.kvBytes, 0.0) / blockBytes) * budget.blockTokens;
}

std::optional<double> printedKvTokens(double kvBytes, const MemoryRequest &request, int blockTokens, int maxModelLen,
                                      int batchedTokens)
{
    if (request.model == nullptr || maxModelLen <= 0 || blockTokens <= 0 || kvBytes <= 0.0)
        return std::nullopt;
    double each = 0.0, perToken = 0.0;
    bool windows = false;
    for (const AttentionGroup &group : request.model->attention) {
        const double token = group.layers * group.kvValuesPerTokenAndLayer() * bytesPerKvValue(request.kv) /
                             kvSplit(group, request.split.tp) * stageShare(*request.model, request.split);
        const bool window = group.kind == AttentionKind::Sliding;
        const double held =
            window ? std::min(group.windowTokens - 1.0 + batchedTokens, double(maxModelLen)) : maxModelLen;
        each += token * blockTokens * (std::ceil(held / blockTokens) + (window ? 1.0 : 0.0));
        perToken += token;
        windows = windows || window;
    }
    if (perToken <= 0.0)
        return std::nullopt;
    if (!windows)
        return std::floor(kvBytes / (perToken * blockTokens)) * blockTokens;
    return kvBytes / each * maxModelLen;
}

namespace {

int wholeRequests(double count)
{
    return static_cast<int>(std::clamp(std::floor(count * (1.0 + 1e-12)), 0.0, 2e9));
}

} // namespace

std::optional<int> maxConcurrency(const MemoryBudget &budget, const MemoryRequest &request, double meanContextTokens)
{
    if (request.model == nullptr || meanContextTokens <= 0.0)
        return std::nullopt;
    const double each = kvBytesOfRequestOnGpu(*request.model, request.kv, request.split, meanContextTokens);
    if (each <= 0.0)
        return std::nullopt;
    double pool = std::max(budget.kvBytes, 0.0);
    // The pool is a whole number of blocks; a hair, but the engine's own log counts them.
    const double blockBytes = budget.kvBytesPerTokenOfGpu.value_or(0.0) * budget.blockTokens;
    if (blockBytes > 0.0)
        pool = std::floor(pool / blockBytes) * blockBytes;
    return wholeRequests(pool / each * request.split.dp);
}

std::optional<int> maxConcurrencyOfEqualRequests(const MemoryBudget &budget, const MemoryRequest &request,
                                                 int contextTokens)
{
    if (contextTokens <= 0)
        return std::nullopt;
    const double blocks = std::ceil(double(contextTokens) / budget.blockTokens);
    const auto perRank = maxConcurrency(budget, request, blocks * budget.blockTokens);
    return perRank;
}

std::optional<LengthMoments> lengthMoments(std::optional<double> mean, std::optional<double> p50,
                                           std::optional<double> p95)
{
    constexpr double z95 = 1.6448536269514722;
    LengthMoments moments;
    std::optional<double> sigma;
    if (p50 && p95 && *p50 > 0.0 && *p95 > *p50)
        sigma = std::log(*p95 / *p50) / z95;
    if (mean)
        moments.mean = *mean;
    else if (p50)
        moments.mean = *p50 * std::exp(sigma ? *sigma * *sigma / 2.0 : 0.0);
    else
        return std::nullopt;
    if (sigma) // E[n²] = E[n]²·exp(σ²) for a log-normal
        moments.second = moments.mean * moments.mean * std::exp(*sigma * *sigma);
    return moments;
}

double meanLiveContextTokens(const LengthMoments &prompt, const LengthMoments &output)
{
    return prompt.mean + output.second.value_or(output.mean * output.mean) / (2.0 * output.mean);
}

double readSeconds(double bytes, double bandwidthBytesPerSecond)
{
    return bytes / bandwidthBytesPerSecond;
}

} // namespace core::perf
