// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/roofline.h"

#include <algorithm>
#include <cmath>

namespace core::project {

namespace {

using catalogue::Precision;

constexpr double flopsPerMultiplyAdd = 2.0;

struct Peak
{
    double flopsPerSecond = 0.0;
    const char *name = "BF16";
};

/// The arithmetic that a format of the weights computes in: four-bit integers are unpacked to sixteen bits.
Peak peakOf(const catalogue::GpuSpec &gpu, Precision weights)
{
    if (weights == Precision::Fp8 && gpu.fp8FlopsPerSecond)
        return {*gpu.fp8FlopsPerSecond, "FP8"};
    if (weights == Precision::Int8 && gpu.int8OpsPerSecond)
        return {*gpu.int8OpsPerSecond, "INT8"};
    if ((weights == Precision::Nvfp4 || weights == Precision::Mxfp4) && gpu.fp4FlopsPerSecond)
        return {*gpu.fp4FlopsPerSecond, "FP4"};
    return {gpu.bf16FlopsPerSecond, "BF16"};
}

/// Of the routed experts' weights, the share that a step of so many tokens reads.
double expertsRead(const catalogue::ModelSpec &model, double tokens)
{
    return model.moe ? perf::expertCoverage(model.moe->experts, model.moe->topK, tokens) : 0.0;
}

/// Heads × head size of the layers that look at every token: what attention computes a pair of tokens with.
double attentionWidth(const catalogue::ModelSpec &model)
{
    double width = 0.0;
    for (const auto &group : model.attention) {
        if (group.kind == catalogue::AttentionKind::Full || group.kind == catalogue::AttentionKind::Mla)
            width +=
                group.layers * group.heads * (group.headDim > 0 ? group.headDim : group.qkNopeDim + group.qkRopeDim);
    }
    return width;
}

/// Weights of one GPU that a step of so many tokens reads, without the embedding, of which it reads a row a token.
double weightsRead(const catalogue::ModelSpec &model, const perf::MemoryBudget &budget, double tokens)
{
    const auto groups = model.parameterGroups();
    const double total = groups.total();
    if (total <= 0.0)
        return 0.0;
    const double tied = model.tiedEmbeddings ? 0.0 : groups.embedding;
    const double read = total - tied - groups.routedExperts * (1.0 - expertsRead(model, tokens));
    return budget.weightsBytes * read / total;
}

RooflinePoint pointOf(double tokens, double flops, double bytes, double seconds)
{
    return {.tokens = tokens,
            .flopsPerByte = flops / bytes,
            .flopsPerSecond = flops / seconds,
            .bytesPerSecond = bytes / seconds};
}

} // namespace

std::optional<Roofline> rooflineOf(const perf::EngineTime &time, const perf::MemoryRequest &memory,
                                   const perf::MemoryBudget &budget, const catalogue::GpuSpec &gpu,
                                   const RooflineState &state)
{
    const Peak peak = peakOf(gpu, memory.weights);
    if (memory.model == nullptr || peak.flopsPerSecond <= 0.0 || gpu.memoryBandwidthBytesPerSecond <= 0.0)
        return std::nullopt;
    const catalogue::ModelSpec &model = *memory.model;
    Roofline roofline;
    roofline.peakFlopsPerSecond = peak.flopsPerSecond;
    roofline.arithmetic = peak.name;
    roofline.bandwidthBytesPerSecond = gpu.memoryBandwidthBytesPerSecond;
    const double gpus = memory.split.gpus();
    const auto groups = model.parameterGroups();
    const double passed = model.activeParameters() - (model.tiedEmbeddings ? 0.0 : groups.embedding);
    const double width = attentionWidth(model);
    const double kvOfGpu = budget.kvBytesPerTokenOfGpu.value_or(0.0);

    perf::Batch decode;
    decode.decodes = std::clamp(static_cast<int>(std::lround(state.running)), 1, time.mostDecodes());
    decode.tokensPerDecode = 1.0 + time.constants().draftTokens;
    decode.liveTokens = decode.windowedTokens = decode.decodes * state.contextTokens;
    const double decoded = decode.decodes * decode.tokensPerDecode;
    if (const double seconds = time.seconds(decode); seconds > 0.0) {
        // Scores and values: two products a head, each a multiply and an add for every pair.
        const double attention = 2.0 * flopsPerMultiplyAdd * width * decode.tokensPerDecode * decode.liveTokens;
        roofline.decode =
            pointOf(decoded, (flopsPerMultiplyAdd * passed * decoded + attention) / gpus,
                    weightsRead(model, budget, decoded) + kvOfGpu * decode.liveTokens / memory.split.dp, seconds);
    }
    perf::Batch prefill;
    prefill.prefills = 1;
    prefill.prefillTokens = std::max(state.chunkTokens, 1.0);
    prefill.prefillPositions = prefill.windowedPrefillPositions = 0.5 * prefill.prefillTokens * prefill.prefillTokens;
    if (const double seconds = time.seconds(prefill); seconds > 0.0) {
        const double ofHead = groups.lmHead > 0.0 ? groups.lmHead : (model.tiedEmbeddings ? groups.embedding : 0.0);
        const double attention = 2.0 * flopsPerMultiplyAdd * width * prefill.prefillPositions;
        roofline.prefill = pointOf(
            prefill.prefillTokens, (flopsPerMultiplyAdd * (passed - ofHead) * prefill.prefillTokens + attention) / gpus,
            weightsRead(model, budget, prefill.prefillTokens) + kvOfGpu * prefill.prefillTokens / memory.split.dp,
            seconds);
    }
    return roofline;
}

std::vector<Text> rooflineSentences(const Roofline &roofline)
{
    std::vector<Text> sentences;
    const auto number = [](double value) { return TextNumber{.value = value, .significantDigits = 3}; };
    const double ridge = roofline.ridgeFlopsPerByte();
    constexpr double percent = 100.0;
    if (roofline.decode) {
        const auto &decode = *roofline.decode;
        const bool memory = decode.flopsPerByte < ridge;
        sentences.push_back(
            {memory
                 ? CORE_TEXT("Decode does %1 FLOP for each byte that it reads, the GPU could do %2: memory bandwidth "
                             "is its limit, and %3 % of it is used.")
                 : CORE_TEXT("Decode does %1 FLOP for each byte that it reads, and from %2 on arithmetic is the "
                             "limit; %3 % of the bandwidth is used."),
             {number(decode.flopsPerByte), number(ridge),
              number(decode.bytesPerSecond / roofline.bandwidthBytesPerSecond * percent)}});
    }
    if (roofline.prefill) {
        const auto &prefill = *roofline.prefill;
        const bool memory = prefill.flopsPerByte < ridge;
        sentences.push_back(
            {memory ? CORE_TEXT("A prefill of %1 tokens does %2 FLOP a byte, which is still below the ridge: %3 % of "
                                "the peak arithmetic is used.")
                    : CORE_TEXT("A prefill of %1 tokens does %2 FLOP a byte: arithmetic is its limit, and %3 % of the "
                                "peak is used."),
             {number(prefill.tokens), number(prefill.flopsPerByte),
              number(prefill.flopsPerSecond / roofline.peakFlopsPerSecond * percent)}});
    }
    return sentences;
}

} // namespace core::project
