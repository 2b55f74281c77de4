// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/engineparts.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace core::perf {

/// Curves are copied out of the set, so that no search happens while factors are tried.
struct EnginePlan
{
    EngineRequest request;
    CoefficientKey key;
    parts::Shapes shapes;
    std::vector<KernelCurve> linears; ///< of shapes.linears
    KernelCurve head, experts, decode, prefill;
    LinkCurve link;
};

namespace {

using parts::Matrices;

/// Nothing beats the hardware: no fraction of a data sheet's figure may exceed this after all factors.
constexpr double mostFraction = 0.98;

double achieved(double fraction, double factor)
{
    return std::min(fraction / std::max(factor, 1e-3), mostFraction);
}

/// The two sides of the roofline for matrices, with their share of the floors.
EngineConstants::Linear linearOf(const Matrices &matrices, const catalogue::GpuSpec &gpu, const KernelCurve &curve,
                                 double memoryFactor, double computeFactor)
{
    EngineConstants::Linear linear;
    const double bandwidth = gpu.memoryBandwidthBytesPerSecond;
    linear.idealMemorySeconds = matrices.elements * matrices.bytesPerElement / bandwidth;
    linear.idealSecondsPerToken = 2.0 * matrices.flopElements / matrices.peakFlopsPerSecond;
    linear.memorySeconds = linear.idealMemorySeconds / achieved(curve.bandwidthFraction, memoryFactor);
    linear.secondsPerToken = linear.idealSecondsPerToken / achieved(curve.flopsFraction, computeFactor);
    return linear;
}

std::optional<Text> missing(const EngineRequest &request)
{
    if (request.model == nullptr)
        return Text(CORE_TEXT("The model is not in the catalogue."));
    if (request.gpu == nullptr)
        return Text(CORE_TEXT("The GPU is not in the catalogue."));
    if (request.coefficients == nullptr || request.coefficients->kernels.empty())
        return Text(CORE_TEXT("No coefficients of the engine are loaded."));
    const auto &gpu = *request.gpu;
    if (gpu.memoryBandwidthBytesPerSecond <= 0.0)
        return Text(CORE_TEXT("The memory bandwidth of %1 is not known."), {gpu.name});
    if (gpu.bf16FlopsPerSecond <= 0.0)
        return Text(CORE_TEXT("The 16-bit arithmetic rate of %1 is not known."), {gpu.name});
    const auto &model = *request.model;
    if (model.layers <= 0 || model.hidden <= 0 || model.parameterGroups().total() <= 0.0)
        return Text(CORE_TEXT("The shape of %1 is not known."), {model.name});
    const Split &split = request.split;
    if (split.tp < 1 || split.pp < 1 || split.ep < 1 || split.dp < 1)
        return Text(CORE_TEXT("A degree of parallelism is below 1."));
    if (split.pp > model.layers)
        return Text(CORE_TEXT("Pipeline parallelism %1 needs more layers than the %2 of %3."),
                    {TextNumber{double(split.pp), 6}, TextNumber{double(model.layers), 6}, model.name});
    return std::nullopt;
}

void addLinears(const EnginePlan &plan, const TermFactors &factors, EngineConstants &c)
{
    const auto &gpu = *plan.request.gpu;
    c.formats = std::min(plan.shapes.linears.size(), c.linears.size());
    for (std::size_t i = 0; i < c.formats; ++i) {
        const Matrices &matrices = plan.shapes.linears[i];
        const KernelCurve &curve = plan.linears[i];
        c.linears[i] =
            linearOf(matrices, gpu, curve, at(factors, Term::LinearMemory), at(factors, Term::LinearCompute));
        c.kernelFloors += matrices.kernels * curve.floorSeconds * at(factors, Term::KernelFloor);
    }
    c.head = linearOf(plan.shapes.head, gpu, plan.head, 1.0, 1.0);
}

void addExperts(const EnginePlan &plan, const PlanFactors &factors, EngineConstants &c)
{
    const auto &moe = *plan.request.model->moe;
    c.moe = true;
    c.experts = linearOf(plan.shapes.experts, *plan.request.gpu, plan.experts, at(factors.factors, Term::ExpertsMemory),
                         at(factors.factors, Term::ExpertsCompute));
    c.expertsTotal = moe.experts;
    c.expertsTopK = moe.topK;
    c.routingExponent = factors.routingExponent;
    c.expertFloors = plan.shapes.experts.kernels * plan.experts.floorSeconds * at(factors.factors, Term::ExpertsFloor);
}

void addAttention(const EnginePlan &plan, const TermFactors &factors, EngineConstants &c)
{
    const auto &gpu = *plan.request.gpu;
    const parts::Shapes &shapes = plan.shapes;
    const double rate =
        gpu.memoryBandwidthBytesPerSecond * achieved(plan.decode.bandwidthFraction, at(factors, Term::AttentionDecode));
    const double flops =
        gpu.bf16FlopsPerSecond * achieved(plan.prefill.flopsFraction, at(factors, Term::AttentionPrefill));
    c.kernelFloors += shapes.attentionKernels * plan.decode.floorSeconds * at(factors, Term::KernelFloor);
    // Both sides are linear in the live tokens, so the larger slope holds throughout.
    c.secondsPerLiveToken = std::max(shapes.kvBytesPerLiveToken / rate, shapes.kvFlopsPerLiveToken / flops);
    c.secondsPerWindowedToken = std::max(shapes.kvBytesPerWindowedToken / rate, shapes.kvFlopsPerWindowedToken / flops);
    c.stateSecondsPerSequence = shapes.stateBytesPerSequence / rate;
    c.prefillSecondsPerPosition = shapes.prefillFlopsPerPosition / flops;
    c.prefillSecondsPerWindowedPosition = shapes.prefillFlopsPerWindowedPosition / flops;
    // A short prompt reaches less of the peak: the time is that of a position halfTokens / 2 further on.
    const double half = plan.prefill.halfTokens;
    c.prefillSecondsPerToken = 0.5 * half * c.prefillSecondsPerPosition;
    if (shapes.window)
        c.prefillSecondsPerToken += c.prefillSecondsPerWindowedPosition * 0.5 * std::min<double>(half, *shapes.window);
}

void addCollectives(const EnginePlan &plan, const TermFactors &factors, EngineConstants &c)
{
    const Split &split = plan.request.split;
    const double calls = plan.shapes.collectivesPerStep;
    if (calls <= 0.0)
        return;
    const double latency = at(factors, Term::CollectiveLatency);
    c.collectiveSeconds = calls * plan.link.latencySeconds * latency;
    c.collectiveEagerSeconds =
        calls * std::max(plan.link.eagerLatencySeconds - plan.link.latencySeconds, 0.0) * latency;
    c.collectiveSecondsPerToken =
        calls * plan.request.model->hidden * 2.0 / plan.link.bytesPerSecond * at(factors, Term::CollectiveVolume);
    // Gathering for experts moves the tokens of all ranks.
    if (split.tp == 1)
        c.collectiveSecondsPerToken *= 0.5 * split.dp;
}

void addFixedTimes(const EnginePlan &plan, const PlanFactors &factors, EngineConstants &c)
{
    const FixedTimes &fixed = factors.fixed;
    const EngineRequest &request = plan.request;
    const auto factor = [&](Term term) { return at(factors.factors, term); };
    const double layers = request.model->layers, overhead = request.overheadFactor;
    c.layerSeconds = layers * fixed.layer * factor(Term::Layer) * overhead;
    c.stepSeconds = fixed.step * factor(Term::Step) * overhead + (request.split.pp - 1) * fixed.pipelineHop;
    const double sampling = request.sampling == Sampling::TopP ? fixed.samplingSequence : fixed.sequence;
    c.sequenceSeconds = sampling * factor(Term::Sequence) * overhead;
    c.prefillStepSeconds = layers * fixed.prefillLayer * factor(Term::PrefillLayer);
    c.kernelFloors *= overhead;
    c.expertFloors *= overhead;
    c.collectiveSeconds *= overhead;
    // Norms, rotary embedding, activation and quantisation pass over some twenty rows of a token (bytes at 80 % of the
    // bandwidth).
    c.elementSecondsPerToken =
        layers * 20.0 * 2.0 * request.model->hidden / (0.8 * request.gpu->memoryBandwidthBytesPerSecond);
}

/// A draft model is a small dense model on the same GPUs: its weights are read once a drafted token.
void addDrafting(const EnginePlan &plan, const PlanFactors &factors, EngineConstants &c)
{
    const EngineRequest &request = plan.request;
    const Drafting &drafting = request.drafting;
    if (drafting.tokens <= 0.0)
        return;
    c.draftTokens = drafting.tokens;
    const double layerSeconds = factors.fixed.layer * at(factors.factors, Term::Layer) + 30e-6;
    if (drafting.model == nullptr) {
        const double own = 1.0 / std::max(request.model->layers, 1);
        double weights = c.head.memorySeconds;
        for (std::size_t i = 0; i < c.formats; ++i)
            weights += c.linears[i].memorySeconds * own;
        weights += c.experts.memorySeconds * own * 0.5;
        c.draftSeconds = drafting.tokens * (weights + 2.0 * layerSeconds);
        return;
    }
    const double bytes = drafting.model->parameterGroups().total() * 2.0 / request.split.tp;
    c.draftSeconds = drafting.tokens * (bytes / (0.8 * request.gpu->memoryBandwidthBytesPerSecond) +
                                        drafting.model->layers * layerSeconds);
}

void scaleDecode(EngineConstants &c, double factor)
{
    for (EngineConstants::Linear &linear : c.linears)
        linear.memorySeconds = std::max(linear.memorySeconds * factor, linear.idealMemorySeconds);
    c.head.memorySeconds = std::max(c.head.memorySeconds * factor, c.head.idealMemorySeconds);
    c.experts.memorySeconds = std::max(c.experts.memorySeconds * factor, c.experts.idealMemorySeconds);
    c.secondsPerLiveToken *= factor;
    c.secondsPerWindowedToken *= factor;
}

void addRemarks(const EngineRequest &request, EngineTime &time)
{
    const auto &gpus = request.coefficients->kernels;
    const bool measured =
        std::any_of(gpus.begin(), gpus.end(), [&](const KernelCurve &curve) { return curve.gpu == request.gpu->id; });
    if (!measured)
        time.addRemark(
            {CORE_TEXT("No kernel was measured on %1: its curves are the middle of other GPUs."), {request.gpu->name}});
    if (engineIdOf(request.engine) != "vllm" && engineIdOf(request.engine) != "sglang" &&
        engineIdOf(request.engine) != "tensorrt-llm")
        time.addRemark(
            {CORE_TEXT("The engine %1 was never measured: its overheads are those of vLLM."), {request.engine}});
}

} // namespace

std::string architectureOf(const catalogue::GpuSpec &gpu)
{
    const std::string &id = gpu.id;
    const auto starts = [&](std::string_view prefix) { return id.starts_with(prefix); };
    if (gpu.vendor == "AMD")
        return "cdna";
    if (gpu.vendor != "NVIDIA")
        return "other";
    if (starts("h100") || starts("h200") || starts("h800") || starts("h20") || starts("gh200"))
        return "hopper";
    if (starts("b200") || starts("b300") || starts("gb200") || starts("gb300") || starts("rtx-pro-6000") ||
        starts("rtx-50"))
        return "blackwell";
    if (starts("l4") || starts("rtx-40") || starts("rtx-6000-ada"))
        return "ada";
    return "ampere";
}

std::string engineIdOf(std::string_view name)
{
    std::string lower;
    for (const char ch : name)
        lower += static_cast<char>(std::tolower(static_cast<unsigned char>(ch)));
    if (lower.starts_with("vllm"))
        return "vllm";
    if (lower.starts_with("sglang"))
        return "sglang";
    if (lower.starts_with("trt") || lower.starts_with("tensorrt"))
        return "tensorrt-llm";
    return lower;
}

CoefficientKey coefficientKey(const EngineRequest &request)
{
    CoefficientKey key;
    key.gpu = request.gpu->id;
    key.architecture = architectureOf(*request.gpu);
    key.engine = engineIdOf(request.engine);
    key.version = request.version;
    const parts::Formats formats = parts::formatsOf(request);
    key.precision = parts::kernelType(formats.linear, request.blockScaled);
    key.expertPrecision = parts::kernelType(formats.expert, request.blockScaled);
    // Matrices of 4 bits by weight alone are multiplied in 16, by kernels whose curve comes from those (see
    // Coefficients::kernel): so do their factors. What was measured of the format are mixtures, whose other matrices
    // have 16 bits.
    if (key.precision == "int4")
        key.precision = "bf16";
    key.moe = request.model->moe.has_value();
    key.attention = "full";
    for (const auto &group : request.model->attention) {
        if (!group.keepsTokens())
            key.attention = "hybrid";
        else if (group.kind == catalogue::AttentionKind::Mla && key.attention == "full")
            key.attention = group.indexerHeads > 0 ? "sparse" : "mla";
        else if (group.kind == catalogue::AttentionKind::Sliding && key.attention == "full")
            key.attention = "sliding";
    }
    return key;
}

namespace {

LinkCurve linkOf(const EngineRequest &request, const CoefficientKey &key)
{
    const int ranks = request.split.tp > 1 ? request.split.tp : request.split.dp;
    const auto &gpu = *request.gpu;
    LinkCurve link =
        request.coefficients->link(key, std::max(ranks, 2)).value_or(LinkCurve{"*", "*", 2, 8e-6, 25e-6, 100e9});
    if (link.gpu == "*" && gpu.linkBytesPerSecond && *gpu.linkBytesPerSecond > 0.0)
        link.bytesPerSecond = 0.35 * *gpu.linkBytesPerSecond;
    if (!request.link || ranks > gpu.linkDomainGpus) {
        // Beyond the link's domain or without it: PCIe, some 15 GB/s and tens of microseconds (all-reduce on L40S).
        link.bytesPerSecond = std::min(link.bytesPerSecond, 15e9);
        link.latencySeconds = std::max(link.latencySeconds, 7e-6 * ranks / 2.0);
    }
    return link;
}

} // namespace

Result<std::shared_ptr<const EnginePlan>> planEngine(const EngineRequest &request)
{
    if (auto why = missing(request))
        return failure(std::move(*why));
    auto plan = std::make_shared<EnginePlan>();
    plan->request = request;
    plan->key = coefficientKey(request);
    plan->shapes = parts::shapesOf(request);
    const Coefficients &set = *request.coefficients;
    const auto curve = [&](std::string_view kind, std::string_view type) {
        return set.kernel(kind, plan->key, type).value_or(KernelCurve{});
    };
    for (const Matrices &matrices : plan->shapes.linears)
        plan->linears.push_back(curve("gemm", matrices.type));
    plan->head = curve("gemm", plan->shapes.head.type);
    if (request.model->moe)
        plan->experts = curve("moe", plan->shapes.experts.type);
    const std::string cache = catalogue::isSixteenBitOrMore(request.kv) ? "bf16" : "fp8";
    plan->decode = curve("decode", cache);
    plan->prefill = curve("prefill", cache);
    plan->link = linkOf(request, plan->key);
    return std::shared_ptr<const EnginePlan>(std::move(plan));
}

EngineTime engineTime(const EnginePlan &plan, const PlanFactors &factors, int mostDecodes)
{
    const EngineRequest &request = plan.request;
    EngineConstants constants;
    constants.ranks = request.split.dp;
    constants.stages = request.split.pp;
    constants.window = plan.shapes.window;
    constants.prefillFactor = request.prefillFactor;
    addLinears(plan, factors.factors, constants);
    if (request.model->moe)
        addExperts(plan, factors, constants);
    addAttention(plan, factors.factors, constants);
    addCollectives(plan, factors.factors, constants);
    addFixedTimes(plan, factors, constants);
    if (request.decodeFactor != 1.0)
        scaleDecode(constants, request.decodeFactor);
    addDrafting(plan, factors, constants);
    const FrontEnd frontEnd{factors.fixed.request * at(factors.factors, Term::Request),
                            factors.fixed.promptToken * at(factors.factors, Term::PromptToken)};
    return {constants, frontEnd, mostDecodes};
}

Result<std::shared_ptr<EngineTime>> makeEngineTime(const EngineRequest &request)
{
    const auto plan = planEngine(request);
    if (!plan)
        return tl::make_unexpected(plan.error());
    const Coefficients &set = *request.coefficients;
    auto time = std::make_shared<EngineTime>(
        engineTime(**plan, {set.factors((*plan)->key), set.fixed, set.routingExponent}, request.mostDecodes));
    addRemarks(request, *time);
    return time;
}

} // namespace core::perf
