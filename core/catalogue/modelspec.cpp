// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/modelspec.h"

#include <algorithm>

namespace core::catalogue {

std::string_view attentionKindId(AttentionKind kind)
{
    switch (kind) {
    case AttentionKind::Full:
        return "full";
    case AttentionKind::Sliding:
        return "sliding";
    case AttentionKind::Mla:
        return "mla";
    case AttentionKind::DeltaNet:
        return "deltanet";
    case AttentionKind::Mamba2:
        return "mamba2";
    }
    return {};
}

double AttentionGroup::kvValuesPerTokenAndLayer() const
{
    switch (kind) {
    case AttentionKind::Full:
    case AttentionKind::Sliding:
        return 2.0 * kvHeads * headDim / tokensPerEntry;
    case AttentionKind::Mla:
        return kvLoraRank + qkRopeDim + indexerDim;
    case AttentionKind::DeltaNet:
    case AttentionKind::Mamba2:
        return 0.0;
    }
    return 0.0;
}

double AttentionGroup::stateBytesPerLayer() const
{
    if (keepsTokens())
        return 0.0;
    const double state = double(valueHeads) * keyDim * valueDim * stateElementBytes;
    // The convolution keeps the last inputs but one of what it runs over, in 16 bits.
    const double channels = 2.0 * keyHeads * keyDim + double(valueHeads) * valueDim;
    return state + channels * std::max(convolution - 1, 0) * 2.0;
}

double AttentionGroup::parametersPerLayer(int hidden) const
{
    const double h = hidden;
    switch (kind) {
    case AttentionKind::Full:
    case AttentionKind::Sliding: {
        const double wide = double(heads) * headDim;
        const double query = qLoraRank > 0 ? h * qLoraRank + qLoraRank * wide : h * wide * (outputGate ? 2.0 : 1.0);
        const double output =
            outputLoraRank > 0 ? wide * outputLoraRank + double(outputGroups) * outputLoraRank * h : wide * h;
        const double indexer =
            indexerHeads > 0 ? double(qLoraRank) * indexerHeads * indexerDim + h * indexerDim + h * indexerHeads : 0.0;
        return query + h * kvHeads * headDim * (keysAreValues ? 1.0 : 2.0) + output + indexer;
    }
    case AttentionKind::Mla: {
        const double qDim = double(heads) * (qkNopeDim + qkRopeDim);
        const double query = qLoraRank > 0 ? h * qLoraRank + qLoraRank * qDim : h * qDim;
        const double indexer =
            indexerHeads > 0 ? double(qLoraRank) * indexerHeads * indexerDim + h * indexerDim + h * indexerHeads : 0.0;
        return query + h * (kvLoraRank + qkRopeDim) + double(kvLoraRank) * heads * (qkNopeDim + valueDim) +
               double(heads) * valueDim * h + indexer;
    }
    case AttentionKind::DeltaNet: { // Gated DeltaNet: q, k, v, gate, two scalars a head, convolution, output
        const double keys = double(keyHeads) * keyDim, values = double(valueHeads) * valueDim;
        return h * (2.0 * keys + 2.0 * values + 2.0 * valueHeads) + convolution * (2.0 * keys + values) + values * h;
    }
    case AttentionKind::Mamba2: { // Mamba-2: z, x, B, C and dt in one projection, convolution, output
        const double inner = double(valueHeads) * valueDim, groups = double(keyHeads) * keyDim;
        return h * (2.0 * inner + 2.0 * groups + valueHeads) + convolution * (inner + 2.0 * groups) + inner * h;
    }
    }
    return 0.0;
}

int ModelSpec::attentionHeads() const
{
    int fewest = 0;
    for (const AttentionGroup &group : attention)
        if (group.keepsTokens())
            fewest = fewest == 0 ? group.heads : std::min(fewest, group.heads);
    return fewest;
}

int ModelSpec::kvHeads() const
{
    int fewest = 0;
    for (const AttentionGroup &group : attention) {
        if (!group.keepsTokens())
            continue;
        const int heads = group.kind == AttentionKind::Mla ? 1 : group.kvHeads;
        fewest = fewest == 0 ? heads : std::min(fewest, heads);
    }
    return fewest;
}

bool ModelSpec::hasMla() const
{
    return std::any_of(attention.begin(), attention.end(),
                       [](const AttentionGroup &group) { return group.kind == AttentionKind::Mla; });
}

ParameterGroups ModelSpec::parameterGroups() const
{
    ParameterGroups groups;
    const double h = hidden;
    groups.embedding = double(vocabulary) * h;
    groups.lmHead = tiedEmbeddings ? 0.0 : groups.embedding;
    for (const AttentionGroup &group : attention) {
        groups.attention += group.layers * group.parametersPerLayer(hidden);
        if (group.kind == AttentionKind::Mla)
            groups.attentionReplicated +=
                group.layers * (h * (group.qLoraRank + group.kvLoraRank + group.qkRopeDim) +
                                double(group.indexerHeads) * group.qLoraRank * group.indexerDim +
                                h * (group.indexerDim + group.indexerHeads));
        else if (group.keepsTokens())
            groups.keyValue += group.layers * h * group.kvHeads * group.headDim * (group.keysAreValues ? 1.0 : 2.0);
    }
    groups.denseMlp = double(denseLayers) * mlpMatrices * h * intermediate;
    if (moe) {
        const double width = moe->expertHidden.value_or(hidden);
        groups.routedExperts = double(moe->layers) * moe->experts * mlpMatrices * width * moe->intermediate;
        const double shared = moe->sharedIntermediate.value_or(moe->shared * moe->intermediate);
        groups.sharedExperts = double(moe->layers) * mlpMatrices * h * shared;
        if (moe->expertHidden)
            groups.sharedExperts += double(moe->layers) * 2.0 * h * width; // into the smaller size and back
        groups.router = double(moe->layers) * h * moe->experts;
    }
    groups.norms = (2.0 * layers + 1.0) * h;
    return groups;
}

double ModelSpec::activeParameters() const
{
    const ParameterGroups groups = parameterGroups();
    if (!moe || moe->experts == 0)
        return groups.total();
    return groups.total() - groups.routedExperts * (1.0 - double(moe->topK) / moe->experts);
}

double ModelSpec::kvBytesPerToken(Precision kv) const
{
    double values = 0.0;
    for (const AttentionGroup &group : attention)
        values += group.layers * group.kvValuesPerTokenAndLayer();
    return values * bytesPerKvValue(kv);
}

double ModelSpec::kvBytesOfRequest(Precision kv, double contextTokens) const
{
    double bytes = 0.0;
    for (const AttentionGroup &group : attention) {
        const double held =
            group.kind == AttentionKind::Sliding ? std::min<double>(contextTokens, group.windowTokens) : contextTokens;
        bytes +=
            group.layers * (group.kvValuesPerTokenAndLayer() * held * bytesPerKvValue(kv) + group.stateBytesPerLayer());
    }
    return bytes;
}

} // namespace core::catalogue
