// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/entry.h"
#include "core/catalogue/precision.h"

namespace core::catalogue {

/// How a layer mixes tokens, which settles what it keeps of a request.
enum class AttentionKind {
    Full,     ///< keys and values of the whole context
    Sliding,  ///< of the last `windowTokens` only (also chunked attention)
    Mla,      ///< one compressed row a token, the same on every tensor-parallel rank
    DeltaNet, ///< gated delta rule: a state of constant size
    Mamba2,   ///< state-space layer: a state of constant size
};

/// "full", "sliding", "mla", "deltanet", "mamba2".
std::string_view attentionKindId(AttentionKind kind);

/// Layers of one kind. Fields that a kind does not use stay 0.
struct AttentionGroup
{
    AttentionKind kind = AttentionKind::Full;
    int layers = 0;
    int heads = 0, kvHeads = 0, headDim = 0;
    int windowTokens = 0;
    bool outputGate = false;     ///< the query projection is twice as wide
    bool keysAreValues = false;  ///< one projection serves both; both are cached
    double tokensPerEntry = 1.0; ///< > 1: that many tokens share one row of the cache (compressed attention)
    // MLA
    int qLoraRank = 0, kvLoraRank = 0, qkNopeDim = 0, qkRopeDim = 0, valueDim = 0;
    int indexerHeads = 0, indexerDim = 0;     ///< of a sparse-attention indexer; its keys are cached too
    int outputGroups = 0, outputLoraRank = 0; ///< of an output projection in two steps (full attention, with qLoraRank)
    // DeltaNet and Mamba-2 (heads of the state: `valueHeads` of `keyDim` × `valueDim`)
    int keyHeads = 0, valueHeads = 0, keyDim = 0, convolution = 0;
    double stateElementBytes = 2.0;

    bool keepsTokens() const { return kind != AttentionKind::DeltaNet && kind != AttentionKind::Mamba2; }
    /// Values that one token adds to the cache of one such layer.
    double kvValuesPerTokenAndLayer() const;
    /// Bytes that a request keeps in one such layer whatever its length.
    double stateBytesPerLayer() const;
    /// Weights of one such layer's projections.
    double parametersPerLayer(int hidden) const;
    bool operator==(const AttentionGroup &) const = default;
};

/// A mixture of experts.
struct Moe
{
    int experts = 0, topK = 0, shared = 0;
    int intermediate = 0;                       ///< of one routed expert
    std::optional<int> sharedIntermediate = {}; ///< of all shared experts of a layer together
    std::optional<int> expertHidden = {};       ///< where experts work on a smaller hidden size
    int layers = 0;                             ///< layers that have experts
    bool operator==(const Moe &) const = default;
};

/// Numbers of weights by tensor group; they differ in precision and in how they are split.
struct ParameterGroups
{
    double embedding = 0.0;
    double lmHead = 0.0; ///< 0 when tied to the embedding
    double attention = 0.0;
    double attentionReplicated =
        0.0; ///< the part of `attention` that every tensor-parallel rank holds whole (MLA's down-projections)
    double keyValue = 0.0; ///< the part of `attention` that is replicated beyond the number of KV heads
    double denseMlp = 0.0;
    double routedExperts = 0.0;
    double sharedExperts = 0.0;
    double router = 0.0;
    double norms = 0.0;
    double total() const
    {
        return embedding + lmHead + attention + denseMlp + routedExperts + sharedExperts + router + norms;
    }
    bool operator==(const ParameterGroups &) const = default;
};

/// A language model as its config.json describes it; the text part only.
struct ModelSpec : Entry
{
    int layers = 0;
    int hidden = 0;
    int vocabulary = 0;
    std::vector<AttentionGroup> attention; ///< layers without any (pure MLP or expert blocks) are in none
    int denseLayers = 0;                   ///< layers with a dense MLP
    int intermediate = 0;                  ///< of that MLP
    int mlpMatrices = 3;                   ///< 3 gated, 2 not
    std::optional<Moe> moe;
    bool tiedEmbeddings = false;
    Precision nativePrecision = Precision::Bf16;
    bool onlyExpertsQuantised = false; ///< of the native checkpoint
    int quantisationGroup = 0;         ///< weights that share a scale in the native checkpoint; 0: the format's usual
    std::optional<long long> maxContextTokens;
    std::optional<double> publishedParameters, publishedActiveParameters;
    std::optional<std::string> license, origin, pattern;
    std::vector<std::string> drafts; ///< ids of models that can draft for it

    /// Heads by which tensor parallelism splits attention: the fewest of any group that keeps tokens; 0 without any.
    int attentionHeads() const;
    int kvHeads() const; ///< likewise; 1 for MLA
    bool hasMla() const;

    ParameterGroups parameterGroups() const;
    double totalParameters() const { return parameterGroups().total(); }
    /// Weights that one token passes, embedding and LM head included.
    double activeParameters() const;

    /// Bytes of KV cache that a token at the start of a request adds, all layers, one copy (domain, §2).
    double kvBytesPerToken(Precision kv) const;
    /// Bytes that one request of that many tokens keeps, all layers, one copy: windows and constant states included.
    double kvBytesOfRequest(Precision kv, double contextTokens) const;
    bool operator==(const ModelSpec &) const = default;
};

} // namespace core::catalogue
