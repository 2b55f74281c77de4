// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/text.h"

#include <optional>
#include <vector>

/// What fits on one GPU: weights, activations, overhead, and the KV cache that is left (domain, §2).
namespace core::perf {

/// How a model is spread. A replica has tp · pp · dp GPUs; `dp` is attention data parallelism: attention and dense
/// parts are whole on every rank, experts are split over all tp · dp ranks (by whole experts where ep > 1).
struct Split
{
    int tp = 1, pp = 1, ep = 1, dp = 1;
    int gpus() const { return tp * pp * dp; }
    bool operator==(const Split &) const = default;
};

struct MemoryRequest
{
    const catalogue::ModelSpec *model = nullptr; ///< null: only the stated number of parameters is known
    std::optional<double> statedParameters; ///< of the user: then weights are this times the bytes of one, split evenly
    catalogue::Precision weights = catalogue::Precision::Bf16;
    catalogue::Precision kv = catalogue::Precision::Bf16;
    Split split;
    double memoryBytes = 0.0;                      ///< of one GPU: usable, or as the user states
    std::optional<double> utilisationFraction;     ///< 0..1; absent: the engine's default
    const catalogue::EngineSpec *engine = nullptr; ///< null: u of the card, overheads unknown unless stated
    std::optional<std::string> engineVersion;
    std::optional<int> batchedTokens;             ///< max_num_batched_tokens
    std::optional<double> statedActivationsBytes; ///< of the user, in place of the engine's table
    std::optional<double> statedOverheadBytes;
};

/// A part of the weights, as one GPU holds it.
struct WeightPart
{
    Text name; ///< "Routed experts"
    double bytes = 0.0;
    bool operator==(const WeightPart &) const = default;
};

/// All figures are of one GPU unless they say otherwise. The GPU that is fullest counts (pipeline stages differ).
struct MemoryBudget
{
    double memoryBytes = 0.0;
    double utilisationFraction = 0.0;
    double weightsBytes = 0.0;
    double activationsBytes = 0.0;
    double overheadBytes = 0.0; ///< context, communication buffers, CUDA graphs
    double kvBytes = 0.0;       ///< below zero when it does not fit: by how much
    double freeBytes = 0.0;     ///< left outside the engine's budget
    std::vector<WeightPart> parts;
    std::optional<double> kvBytesPerTokenOfReplica; ///< one copy of what a new token adds, all layers
    std::optional<double> kvBytesPerTokenOfGpu;     ///< what a GPU holds of it, replication included
    double kvCopies = 1.0;                          ///< over the replica; above 1 when heads are replicated
    int blockTokens = 16;
    bool fits() const { return kvBytes > 0.0; }
    std::vector<Text> assumptions; ///< what the table filled in
    std::vector<Text> warnings;
};

/// The budget, or the sentence that says why this split is impossible (heads or vocabulary that TP does not divide,
/// more stages than layers, more expert groups than ranks). A model that does not fit is a budget with kvBytes < 0 and
/// a warning. \pre memoryBytes > 0, all of split >= 1, model or statedParameters
Result<MemoryBudget> memoryBudget(const MemoryRequest &request);

/// Weights of the fullest GPU, with the parts they are made of. \pre as memoryBudget
double weightBytesPerGpu(const MemoryRequest &request, std::vector<WeightPart> *parts = nullptr);

/// Bytes that one GPU keeps of a request of that many tokens: windows, constant states, replication and the share of
/// its pipeline stage included. Contexts are mean contexts, so nothing is rounded to blocks.
double kvBytesOfRequestOnGpu(const catalogue::ModelSpec &model, catalogue::Precision kv, const Split &split,
                             double contextTokens);

/// The pool in tokens, whole blocks, as if every layer kept every token. Per attention rank; × dp for the replica.
std::optional<double> poolTokens(const MemoryBudget &budget);

/// The "GPU KV cache size" that vLLM prints: for a model with windows the concurrency at `maxModelLen` times that
/// length, a windowed layer taking window − 1 + `batchedTokens` tokens and a block (vllm/v1/kv_cache_interface.py).
std::optional<double> printedKvTokens(double kvBytes, const MemoryRequest &request, int blockTokens, int maxModelLen,
                                      int batchedTokens);

/// Requests of a mean live context that fit in a replica: N_max of domain, §2 (R5).
std::optional<int> maxConcurrency(const MemoryBudget &budget, const MemoryRequest &request, double meanContextTokens);

/// Whether every request has this same length: then each takes whole blocks.
std::optional<int> maxConcurrencyOfEqualRequests(const MemoryBudget &budget, const MemoryRequest &request,
                                                 int contextTokens);

/// Moments of token lengths, enough for the mean live context.
struct LengthMoments
{
    double mean = 0.0;
    std::optional<double> second; ///< E[n²]; absent: all equal
};

/// From whatever is stated of a length: the mean, or the mean of the log-normal through p50 and p95; the second moment
/// from the log-normal of those two. Absent when neither mean nor p50 is known.
std::optional<LengthMoments> lengthMoments(std::optional<double> mean, std::optional<double> p50,
                                           std::optional<double> p95);

/// Mean context of the requests that are running, prompts and outputs independent: a request is met in proportion to
/// the steps it takes, so E[n·(p + n/2)]/E[n] = E[p] + E[n²]/(2·E[n]) (domain, §2). \pre output.mean > 0
double meanLiveContextTokens(const LengthMoments &prompt, const LengthMoments &output);

/// Seconds to read once what one GPU holds: the floor of a decode step at batch 1 (R7, R23). \pre bandwidth > 0
double readSeconds(double bytes, double bandwidthBytesPerSecond);

} // namespace core::perf
