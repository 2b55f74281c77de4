// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The engine's coefficients: curves of single kernels and the few fixed times around them. Data, not code: written by
/// `paretoscope fit`, read from one small YAML file. No coefficient belongs to a model.
namespace core::perf {

/// What a factor scales: the physical and the fixed parts of an iteration and of a request.
enum class Term {
    LinearMemory,      ///< reading dense weights
    LinearCompute,     ///< arithmetic of dense matrices
    KernelFloor,       ///< the least time of a matrix or attention kernel
    AttentionDecode,   ///< reading the KV cache
    AttentionPrefill,  ///< arithmetic of prefill attention
    ExpertsMemory,     ///< reading the experts hit
    ExpertsCompute,    ///< their arithmetic
    ExpertsFloor,      ///< the least time of a mixture layer
    CollectiveLatency, ///< of an all-reduce or all-to-all
    CollectiveVolume,  ///< its bytes
    Layer,             ///< everything else that a layer costs
    Step,              ///< scheduling and launching an iteration
    Sequence,          ///< sampling and bookkeeping of a sequence
    PrefillLayer,      ///< a layer outside CUDA graphs
    Request,           ///< front end: from the client's request to the queue
    PromptToken,       ///< front end and element-wise kernels, a prompt token
    Count,
};
constexpr std::size_t termCount = static_cast<std::size_t>(Term::Count);

/// "linear_memory", "kernel_floor" …
std::string_view termId(Term term);
std::optional<Term> termFrom(std::string_view id);

using TermFactors = std::array<double, termCount>;
constexpr double &at(TermFactors &factors, Term term)
{
    return factors[static_cast<std::size_t>(term)];
}
constexpr double at(const TermFactors &factors, Term term)
{
    return factors[static_cast<std::size_t>(term)];
}

/// Time of one kernel: floor + max(bytes / (bandwidth · its fraction), operations / (peak · its fraction)).
struct KernelCurve
{
    std::string kind;   ///< "gemm", "moe", "decode", "prefill"
    std::string gpu;    ///< id in the catalogue; "*": any
    std::string engine; ///< "*": any
    std::string type;   ///< "bf16", "fp8", "fp8_block", "nvfp4", "mxfp4", "int4"; of the cache for attention
    double floorSeconds = 0.0;
    double bandwidthFraction = 1.0; ///< of the data sheet, 0..1
    double flopsFraction = 1.0;     ///< of the data sheet, 0..1; at a long prompt for prefill attention
    double halfTokens = 0.0;        ///< prefill attention: the prompt at which half of that is reached
    bool operator==(const KernelCurve &) const = default;
};

/// Time of one all-reduce among so many GPUs: latency + bytes / rate.
struct LinkCurve
{
    std::string gpu, engine;
    int gpus = 2;
    double latencySeconds = 0.0;      ///< inside a CUDA graph
    double eagerLatencySeconds = 0.0; ///< outside
    double bytesPerSecond = 0.0;
    bool operator==(const LinkCurve &) const = default;
};

/// What a configuration is, for choosing curves and factors.
struct CoefficientKey
{
    std::string gpu;          ///< id
    std::string architecture; ///< "hopper", "blackwell", "ampere", "ada", "cdna", "other"
    std::string engine;       ///< id: "vllm", "sglang", "tensorrt-llm", other
    std::string version;      ///< may be empty
    std::string precision;    ///< of the matrices on every token: "bf16", "fp8", "nvfp4" …
    std::string attention;    ///< "full", "sliding", "mla", "sparse", "hybrid"
    bool moe = false;
    std::string expertPrecision; ///< of the routed experts
};

/// Factors that hold where all conditions do; an empty condition always does. With `moe` "yes" the precision is that
/// of the experts: 4-bit mixtures keep their other matrices in 16 bits.
struct Adjustment
{
    std::string engine, architecture, gpu, precision, attention, moe; ///< moe: "", "yes", "no"
    std::string versionFrom, versionBefore;                           ///< of the engine
    TermFactors factors{};                                            ///< 1: unchanged
    bool matches(const CoefficientKey &key) const;
    std::string label() const; ///< "engine vllm, precision fp8"
    bool operator==(const Adjustment &) const = default;
};

/// Spread of what was left out of the fit: ln(measured / predicted) at 5 % and 95 %.
struct Spread
{
    std::string metric; ///< "tpot", "ttft", "throughput"
    std::string group;  ///< "dense", "moe", "other"; "moe, new model" and "moe, new gpu" where it was not learnt from
    double low = 0.0, high = 0.0;
    int rows = 0;
    bool operator==(const Spread &) const = default;
};

/// Fixed times before factors [s].
struct FixedTimes
{
    double layer = 10e-6, step = 0.8e-3, sequence = 4e-6, samplingSequence = 50e-6;
    double prefillLayer = 60e-6, request = 15e-3, promptToken = 2e-6;
    double pipelineHop = 10e-6;
    bool operator==(const FixedTimes &) const = default;
};

struct Coefficients
{
    std::string about; ///< what the file says of its making
    FixedTimes fixed;
    double routingExponent = 1.0; ///< of the tokens in the law of coverage: skewed routing hits fewer experts
    TermFactors whole{};          ///< factors of every configuration
    std::vector<KernelCurve> kernels;
    std::vector<LinkCurve> links;
    std::vector<Adjustment> adjustments;
    std::vector<Spread> spreads;
    std::vector<std::string> learntModels, learntGpus; ///< ids of whose rows were learnt from; empty: not said
    bool operator==(const Coefficients &) const = default;

    Coefficients() { whole.fill(1.0); }
    /// The product of all factors that hold for a configuration.
    TermFactors factors(const CoefficientKey &key) const;
    /// The most exact curve: this GPU and engine, this GPU, this engine, any; the same for a related type when the type
    /// is unknown. Absent only in a set without curves of that kind.
    std::optional<KernelCurve> kernel(std::string_view kind, const CoefficientKey &key, std::string_view type) const;
    std::optional<LinkCurve> link(const CoefficientKey &key, int gpus) const;
    const Spread *spread(std::string_view metric, std::string_view group) const;
    /// The spread of a group for a model and a GPU: the wider where one of them was not learnt from.
    const Spread *spreadFor(std::string_view metric, std::string_view group, const std::string &model,
                            const std::string &gpu) const;
};

/// Reads the file: strict as all of our own YAML.
Result<Coefficients> readCoefficients(std::string_view yaml, const std::string &source, Diagnostics &diagnostics);
std::string writeCoefficients(const Coefficients &coefficients);

} // namespace core::perf
