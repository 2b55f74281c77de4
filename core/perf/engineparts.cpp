// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/engineparts.h"

#include <algorithm>
#include <cmath>

namespace core::perf::parts {

using catalogue::AttentionGroup;
using catalogue::AttentionKind;
using catalogue::GpuSpec;
using catalogue::ModelSpec;
using catalogue::Precision;

namespace {

/// Tokens that DeepSeek's sparse attention reads of the cache (index_topk of DeepSeek-V3.2 and GLM-5).
constexpr int sparseTokens = 2048;

/// Collects the matrices of a step by format.
class Collector
{
public:
    Collector(const EngineRequest &request, Formats formats)
        : m_request(request)
        , m_formats(formats)
    {}

    void linear(double elements, double kernels) { add(m_formats.linear, elements, kernels); }
    void sixteen(double elements, double kernels) { add(Precision::Bf16, elements, kernels); }
    std::vector<Matrices> take() { return std::move(m_found); }

    Matrices make(Precision precision, double elements) const
    {
        const ModelSpec &model = *m_request.model;
        const bool native = precision == model.nativePrecision;
        Matrices matrices;
        matrices.elements = matrices.flopElements = elements;
        matrices.bytesPerElement = bytesPerWeight(precision, native ? model.quantisationGroup : 0);
        matrices.type = kernelType(precision, m_request.blockScaled);
        matrices.peakFlopsPerSecond = peakFlops(*m_request.gpu, precision);
        return matrices;
    }

private:
    void add(Precision precision, double elements, double kernels)
    {
        if (elements <= 0.0)
            return;
        const Matrices made = make(precision, elements);
        const auto known =
            std::find_if(m_found.begin(), m_found.end(), [&](const Matrices &m) { return m.type == made.type; });
        if (known == m_found.end()) {
            m_found.push_back(made);
            m_found.back().kernels = kernels;
            return;
        }
        known->elements += elements;
        known->flopElements += elements;
        known->kernels += kernels;
    }

    const EngineRequest &m_request;
    Formats m_formats;
    std::vector<Matrices> m_found;
};

/// Keys and values are replicated once TP exceeds their heads.
double keyValueShare(const AttentionGroup &group, double tp)
{
    return 1.0 / std::min(tp, std::max<double>(group.kvHeads, 1.0));
}

void addProjections(const AttentionGroup &group, double hidden, double tp, Collector &into)
{
    const double layers = group.layers;
    switch (group.kind) {
    case AttentionKind::Full:
    case AttentionKind::Sliding: {
        const double keyValue = hidden * group.kvHeads * group.headDim * (group.keysAreValues ? 1.0 : 2.0);
        const double others = group.parametersPerLayer(static_cast<int>(hidden)) - keyValue;
        into.linear(layers * (others / tp + keyValue * keyValueShare(group, tp)), layers * 2.0);
        return;
    }
    case AttentionKind::Mla: {
        const double down = hidden * (group.qLoraRank + group.kvLoraRank + group.qkRopeDim) +
                            (group.indexerHeads > 0 ? double(group.qLoraRank) * group.indexerHeads * group.indexerDim +
                                                          hidden * (group.indexerDim + group.indexerHeads)
                                                    : 0.0);
        const double absorbed = double(group.kvLoraRank) * group.heads * (group.qkNopeDim + group.valueDim);
        const double others = std::max(group.parametersPerLayer(static_cast<int>(hidden)) - down - absorbed, 0.0);
        into.linear(layers * (down + others / tp), layers * (group.indexerHeads > 0 ? 5.0 : 3.0));
        into.sixteen(layers * absorbed / tp, layers * 2.0); // folded into query and output, kept in 16 bits
        return;
    }
    case AttentionKind::DeltaNet:
    case AttentionKind::Mamba2:
        into.linear(layers * group.parametersPerLayer(static_cast<int>(hidden)) / tp, layers * 2.0);
        return;
    }
}

void addAttention(const AttentionGroup &group, const EngineRequest &request, double tp, Shapes &shapes)
{
    const double layers = group.layers, kvBytes = bytesPerKvValue(request.kv);
    if (!group.keepsTokens()) {
        // The state is read and written; the recurrence is a few small kernels.
        shapes.stateBytesPerSequence += 2.0 * layers * group.stateBytesPerLayer() / tp;
        shapes.attentionKernels += 3.0 * layers;
        return;
    }
    shapes.attentionKernels += layers;
    if (group.kind == AttentionKind::Mla) {
        const double row = group.kvLoraRank + group.qkRopeDim;
        const double decodeFlops = 2.0 * group.heads / tp * (row + group.kvLoraRank);
        const double prefillFlops = 2.0 * group.heads / tp * (group.qkNopeDim + group.qkRopeDim + group.valueDim);
        if (group.indexerHeads > 0) { // only the keys of the indexer are read of every token
            shapes.kvBytesPerLiveToken += layers * group.indexerDim * 1.0;
            shapes.kvFlopsPerLiveToken += layers * 2.0 * group.indexerHeads * group.indexerDim;
            shapes.prefillFlopsPerPosition += layers * 2.0 * group.indexerHeads * group.indexerDim;
            shapes.kvBytesPerWindowedToken += layers * row * kvBytes;
            shapes.kvFlopsPerWindowedToken += layers * decodeFlops;
            shapes.prefillFlopsPerWindowedPosition += layers * prefillFlops;
            shapes.window = sparseTokens;
            shapes.attentionKernels += 2.0 * layers;
            return;
        }
        shapes.kvBytesPerLiveToken += layers * row * kvBytes;
        shapes.kvFlopsPerLiveToken += layers * decodeFlops;
        shapes.prefillFlopsPerPosition += layers * prefillFlops;
        return;
    }
    const double bytes = layers * group.kvValuesPerTokenAndLayer() * kvBytes * keyValueShare(group, tp);
    const double flops = layers * 4.0 * group.heads / tp * group.headDim / group.tokensPerEntry;
    if (group.kind == AttentionKind::Sliding) {
        shapes.kvBytesPerWindowedToken += bytes;
        shapes.kvFlopsPerWindowedToken += flops;
        shapes.prefillFlopsPerWindowedPosition += flops;
        shapes.window = std::max(shapes.window.value_or(0), group.windowTokens);
    } else {
        shapes.kvBytesPerLiveToken += bytes;
        shapes.kvFlopsPerLiveToken += flops;
        shapes.prefillFlopsPerPosition += flops;
    }
}

void addMixture(const EngineRequest &request, Formats formats, double attentionTp, Collector &into, Shapes &shapes)
{
    const ModelSpec &model = *request.model;
    const auto &moe = *model.moe;
    const auto groups = model.parameterGroups();
    into.sixteen(groups.router, moe.layers);
    if (groups.sharedExperts > 0.0)
        into.linear(groups.sharedExperts / attentionTp, moe.layers * 2.0);
    // Experts lie over all ranks of a stage, whole or cut: a GPU holds and computes its share either way.
    const double ranks = double(request.split.tp) * request.split.dp;
    shapes.experts = into.make(formats.expert, groups.routedExperts / ranks);
    shapes.experts.flopElements = groups.routedExperts * moe.topK / std::max(moe.experts, 1) / ranks;
    shapes.experts.kernels = moe.layers;
}

} // namespace

Formats formatsOf(const EngineRequest &request)
{
    const ModelSpec &model = *request.model;
    Formats formats{request.weights, request.weights};
    const bool native = request.weights == model.nativePrecision;
    // Published 4-bit checkpoints of mixtures quantise the experts alone (NVIDIA's NVFP4 recipes, MXFP4 of gpt-oss).
    const bool fourBits = request.weights == Precision::Nvfp4 || request.weights == Precision::Mxfp4 ||
                          request.weights == Precision::Int4;
    if ((native && model.onlyExpertsQuantised) || (model.moe && fourBits))
        formats.linear = Precision::Bf16;
    return formats;
}

std::string kernelType(Precision precision, bool blockScaled)
{
    switch (precision) {
    case Precision::Fp8:
        return blockScaled ? "fp8_block" : "fp8";
    case Precision::Int8:
    case Precision::Q80:
        return "int8";
    case Precision::Int4:
    case Precision::Q4km:
        return "int4";
    case Precision::Mxfp4:
        return "mxfp4";
    case Precision::Nvfp4:
        return "nvfp4";
    case Precision::Fp32:
    case Precision::Bf16:
    case Precision::Fp16:
        break;
    }
    return "bf16";
}

double peakFlops(const GpuSpec &gpu, Precision precision)
{
    const double sixteen = gpu.bf16FlopsPerSecond;
    switch (precision) {
    case Precision::Fp8:
        return gpu.fp8FlopsPerSecond.value_or(sixteen);
    case Precision::Int8:
        return gpu.int8OpsPerSecond.value_or(gpu.fp8FlopsPerSecond.value_or(sixteen));
    case Precision::Nvfp4:
        return gpu.fp4FlopsPerSecond.value_or(sixteen);
    case Precision::Mxfp4: // activations in 8 bits where the GPU has 4-bit units, else 16-bit arithmetic
        return gpu.fp4FlopsPerSecond ? gpu.fp8FlopsPerSecond.value_or(sixteen) : sixteen;
    case Precision::Fp32:
        return sixteen / 2.0;
    default:
        return sixteen;
    }
}

Shapes shapesOf(const EngineRequest &request)
{
    const ModelSpec &model = *request.model;
    const Formats formats = formatsOf(request);
    const double tp = request.split.tp, hidden = model.hidden;
    Shapes shapes;
    Collector collector(request, formats);
    for (const AttentionGroup &group : model.attention) {
        addProjections(group, hidden, tp, collector);
        addAttention(group, request, tp, shapes);
    }
    const double dense = double(model.denseLayers) * model.mlpMatrices * hidden * model.intermediate;
    collector.linear(dense / tp, model.denseLayers * 2.0);
    if (model.moe)
        addMixture(request, formats, tp, collector, shapes);
    shapes.linears = collector.take();
    shapes.head = collector.make(Precision::Bf16, double(model.vocabulary) * hidden / tp);
    shapes.head.kernels = 1.0;
    // Two all-reduces a layer under TP; under attention DP the experts gather and scatter the tokens.
    const double moeLayers = model.moe ? model.moe->layers : 0;
    shapes.collectivesPerStep = tp > 1 ? 2.0 * model.layers : 0.0;
    if (request.split.dp > 1)
        shapes.collectivesPerStep += (tp > 1 ? 0.0 : 2.0) * moeLayers;
    return shapes;
}

} // namespace core::perf::parts
