// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/perf/coefficients.h"
#include "core/perf/iterationtime.h"
#include "core/perf/memorybudget.h"

#include <array>
#include <memory>

/// The engine's time of one iteration (domain, §3): kernel curves summed over the layers, plus small fixed times.
namespace core::perf {

/// How the next token is chosen; nucleus sampling sorts the vocabulary of every sequence.
enum class Sampling { Greedy, TopP };

/// Speculative decoding as it costs time: `tokens` drafted a step, each by a pass of the draft model.
struct Drafting
{
    double tokens = 0.0;
    const catalogue::ModelSpec *model = nullptr; ///< null: the model's own heads (MTP, EAGLE): a layer a token
};

struct EngineRequest
{
    const catalogue::ModelSpec *model = nullptr;
    const catalogue::GpuSpec *gpu = nullptr;
    const Coefficients *coefficients = nullptr;
    catalogue::Precision weights = catalogue::Precision::Bf16;
    catalogue::Precision kv = catalogue::Precision::Bf16;
    bool blockScaled = false; ///< fp8 with a scale a block, whose kernels differ
    Split split;
    std::string engine = "vllm"; ///< id in the catalogue of engines
    std::string version;         ///< may be empty: like the middle of what was measured
    Sampling sampling = Sampling::Greedy;
    bool link = true; ///< the GPUs' own link; false: they talk over PCIe, whatever they could do
    Drafting drafting;
    int mostDecodes = 256;
    double overheadFactor = 1.0; ///< of the fixed times, from a calibration: 0.5..2
    double prefillFactor = 1.0;  ///< of what a step with prompts costs beyond the decode: 0.5..2
    double decodeFactor = 1.0;   ///< of everything else, from a calibration
};

/// What the front end of the engine adds to the first token and no iteration does.
struct FrontEnd
{
    double secondsPerRequest = 0.0;
    double secondsPerPromptToken = 0.0;
};

/// Data that the class below reads; kept apart so that it is printed in worksheets and tested by itself.
struct EngineConstants
{
    struct Linear ///< matrices of one number format
    {
        double memorySeconds = 0.0;        ///< to read them once, at the achieved bandwidth
        double secondsPerToken = 0.0;      ///< arithmetic
        double idealMemorySeconds = 0.0;   ///< at the data sheet's bandwidth
        double idealSecondsPerToken = 0.0; ///< at the data sheet's peak
    };
    std::array<Linear, 4> linears; ///< on every token, a GPU's share; `formats` of them
    std::size_t formats = 0;
    Linear head; ///< on the positions sampled
    bool moe = false;
    Linear experts; ///< memory of all experts of a GPU; arithmetic of the top-k of one token of the replica
    double expertsTotal = 0.0, expertsTopK = 0.0, routingExponent = 1.0;
    double kernelFloors = 0.0, expertFloors = 0.0;
    double layerSeconds = 0.0, stepSeconds = 0.0, sequenceSeconds = 0.0;
    double prefillStepSeconds = 0.0; ///< all layers outside CUDA graphs
    double stateSecondsPerSequence = 0.0;
    double secondsPerLiveToken = 0.0, secondsPerWindowedToken = 0.0;
    double prefillSecondsPerPosition = 0.0, prefillSecondsPerWindowedPosition = 0.0, prefillSecondsPerToken = 0.0;
    double collectiveSeconds = 0.0, collectiveEagerSeconds = 0.0, collectiveSecondsPerToken = 0.0;
    double elementSecondsPerToken = 0.0; ///< norms, activations, quantisation of a prompt token
    double draftSeconds = 0.0, draftSecondsPerSequence = 0.0;
    double ranks = 1.0;  ///< of attention data parallelism
    double stages = 1.0; ///< of the pipeline
    std::optional<int> window;
    double draftTokens = 0.0;
    double prefillFactor = 1.0;
};

class EngineTime final : public IterationTime
{
public:
    EngineTime(const EngineConstants &constants, FrontEnd frontEnd, int mostDecodes);

    double seconds(const Batch &batch) const override;
    IterationTerms terms(const Batch &batch) const override;
    const DecodeCost &decode(int decodes) const override;
    int mostDecodes() const override { return static_cast<int>(m_decode.size()); }
    std::optional<int> windowTokens() const override { return m_constants.window; }

    const EngineConstants &constants() const { return m_constants; }
    FrontEnd frontEnd() const { return m_frontEnd; }
    const std::vector<Text> &remarks() const { return m_remarks; }
    void addRemark(Text remark) { m_remarks.push_back(std::move(remark)); }

    /// The least time that the data sheet allows: weights and cache at the full bandwidth, arithmetic at the peak.
    double floorSeconds(const Batch &batch) const;

private:
    EngineConstants m_constants;
    FrontEnd m_frontEnd;
    std::vector<DecodeCost> m_decode; ///< [b − 1]
    std::vector<Text> m_remarks;
};

/// The share of the routed experts that some of `tokens` hits: 1 − (1 − k/E)^tokens.
double expertCoverage(double experts, double topK, double tokens);

/// Tokens a second of prefill by arithmetic alone (R6). \pre all > 0
double prefillTokensPerSecond(double flopsPerSecond, double efficiencyFraction, double parameters);

/// Seconds of the collectives of one token step: two a layer (R9).
double collectiveSeconds(int layers, double secondsPerCall);

/// Builds it; the failure says which fact is missing (a GPU without bandwidth, a split that cannot be, a set of
/// coefficients without curves). Model, GPU and coefficients are only read while building.
Result<std::shared_ptr<EngineTime>> makeEngineTime(const EngineRequest &request);

/// What of an engine's time does not depend on the factors: shapes and curves. Made once for a fit that tries many.
struct EnginePlan;

/// The plan, or the sentence that says what is missing. It keeps the request's pointers.
Result<std::shared_ptr<const EnginePlan>> planEngine(const EngineRequest &request);

/// What the factors of a configuration come to.
struct PlanFactors
{
    TermFactors factors{};
    FixedTimes fixed;
    double routingExponent = 1.0;
};
EngineTime engineTime(const EnginePlan &plan, const PlanFactors &factors, int mostDecodes);

/// How coefficients are chosen for a configuration.
CoefficientKey coefficientKey(const EngineRequest &request);

/// "hopper", "blackwell", "ampere", "ada", "cdna" or "other", from vendor and id.
std::string architectureOf(const catalogue::GpuSpec &gpu);

/// The engine's id for a name such as "vLLM", "trtllm", "TensorRT-LLM", "vllm-rocm"; the name in lower case otherwise.
std::string engineIdOf(std::string_view name);

} // namespace core::perf
