// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/simulationinputs.h"

#include "core/calibration/projectcalibration.h"
#include "core/project/tracefile.h"
#include "core/workload/trace.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <fmt/format.h>

namespace core::project {

namespace {

constexpr double bigCardBytes = 70e9;
constexpr int fewestRequests = 1000;
constexpr std::size_t mostReplayedRequests = 10'000; ///< of a trace, at each level

bool known(const TokenLengths &lengths)
{
    return lengths.mean || lengths.p50;
}

/// vLLM's defaults depend on the card (domain, §11).
bool isBigCard(const catalogue::GpuSpec &gpu)
{
    return gpu.memoryBytes >= bigCardBytes && gpu.id.find("a100") == std::string::npos;
}

/// Where no percentile is stated the lengths lie a tenth about the one that is. Equal ones would keep the clients of a
/// closed loop in step for ever: each wave of prompts then queues behind itself, and whether an SLO holds turns on how
/// many prompts happen to share an iteration.
Result<workload::TokenLengths> lengthsOf(const TokenLengths &stated, bool &spreadAssumed)
{
    constexpr double spread = 0.1;
    auto lengths = workload::fittedLengths({.p50Tokens = valueOf(stated.p50),
                                            .p95Tokens = valueOf(stated.p95),
                                            .p99Tokens = valueOf(stated.p99),
                                            .meanTokens = valueOf(stated.mean)});
    if (!lengths || stated.p95 || stated.p99)
        return lengths;
    spreadAssumed = true;
    const double middle = lengths->meanTokens();
    return workload::uniformLengths((1.0 - spread) * middle, (1.0 + spread) * middle);
}

void setScheduler(serving::Scheduler &scheduler, const Workings &workings, std::vector<Text> &assumptions)
{
    const Engine &engine = workings.scenario().engine;
    const catalogue::EngineSpec *spec = workings.memoryRequest->engine;
    const std::string id = spec != nullptr ? spec->id : engine.id.value_or("vllm");
    if (id == "sglang")
        scheduler.engine = serving::Engine::Sglang;
    else if (id == "tensorrt-llm")
        scheduler.engine = serving::Engine::TensorRtLlm;
    const bool big = isBigCard(*workings.gpu);
    const auto setting = [&](const std::optional<int> &stated, std::optional<int> bigCard, std::optional<int> small,
                             int otherwise, const char *sentence) {
        if (stated)
            return std::max(*stated, 1);
        const int value = (big ? bigCard : small).value_or(otherwise);
        assumptions.push_back({sentence, {TextNumber{.value = static_cast<double>(value), .significantDigits = 6}}});
        return value;
    };
    const auto bigSequences = spec != nullptr ? spec->maxNumSeqs : std::nullopt;
    const auto smallSequences = spec != nullptr ? spec->maxNumSeqsSmall : std::nullopt;
    const auto bigTokens = spec != nullptr ? spec->maxNumBatchedTokens : std::nullopt;
    const auto smallTokens = spec != nullptr ? spec->maxNumBatchedTokensSmall : std::nullopt;
    scheduler.maxSequences = setting(engine.maxNumSeqs, bigSequences, smallSequences, 256,
                                     CORE_TEXT("max_num_seqs is not stated: %1 is assumed, the engine's default."));
    scheduler.batchedTokens =
        setting(engine.maxNumBatchedTokens, bigTokens, smallTokens, 8192,
                CORE_TEXT("max_num_batched_tokens is not stated: %1 is assumed, the engine's default."));
    scheduler.chunkedPrefill = engine.chunkedPrefill.value_or(true);
    scheduler.blockTokens = workings.budget->blockTokens > 0 ? workings.budget->blockTokens : 16;
}

/// The pool in blocks as a request of the mean context sees it: layers that keep only a window or a constant state make
/// a token cheaper than a full layer's.
std::optional<long long> kvBlocksOf(const Workings &workings, int blockTokens)
{
    const auto &request = *workings.memoryRequest;
    const double context = workings.worksheet.liveContextTokens.value_or(1.0);
    const double each = perf::kvBytesOfRequestOnGpu(*request.model, request.kv, request.split, context);
    const double pool = workings.worksheet.kvBytes.value_or(workings.budget->kvBytes);
    if (each <= 0.0 || context <= 0.0)
        return std::nullopt;
    constexpr double most = 1e15; // more than any memory holds, and few enough to count with
    return static_cast<long long>(std::floor(std::min(pool / (each / context) * request.split.dp / blockTokens, most)));
}

/// The recorded requests at a multiple of their own speed: bursts, lengths and shared beginnings stay as they were.
void replay(serving::KneeRequest &knee, std::shared_ptr<const workload::Trace> trace, std::vector<Text> &assumptions)
{
    serving::SimulationRequest &run = knee.simulation;
    run.arrivals.kind = workload::ArrivalKind::Trace;
    run.keepLoad = false;
    run.requests = static_cast<int>(std::min(trace->requests.size(), mostReplayedRequests));
    run.warmUpRequests = run.requests / 10;
    assumptions.push_back(
        {CORE_TEXT("The first %1 requests of the trace are replayed, faster or slower for each load: its bursts and "
                   "its pairs of lengths are kept."),
         {TextNumber{.value = static_cast<double>(run.requests), .significantDigits = 6}}});
    const bool wholeBlocks = trace->blockTokens > 0 && trace->blockTokens % run.scheduler.blockTokens == 0;
    if (!trace->blocks.empty() && wholeBlocks) {
        run.scheduler.prefixCaching = true;
        assumptions.push_back(
            CORE_TEXT("The trace tells which prompts begin alike: the prefix cache is simulated with its blocks."));
    }
    run.lengths.trace = std::move(trace);
}

void setArrivals(serving::KneeRequest &knee, const Arrivals &stated, std::shared_ptr<const workload::Trace> trace,
                 std::vector<Text> &assumptions)
{
    if (stated.kind == ArrivalKind::Trace && trace && trace->timed && trace->durationSeconds() > 0.0) {
        replay(knee, std::move(trace), assumptions);
        return;
    }
    workload::Arrivals &arrivals = knee.simulation.arrivals;
    if (!stated.kind || *stated.kind == ArrivalKind::Closed) {
        arrivals.kind = workload::ArrivalKind::Closed;
        if (!stated.kind)
            assumptions.push_back(
                CORE_TEXT("How requests arrive is not stated: a closed loop is assumed, in which each "
                          "client waits for its answer."));
        if (stated.kind && stated.concurrency && stated.concurrency->value >= 1.0)
            knee.levels.push_back(std::round(stated.concurrency->value));
        return;
    }
    arrivals.kind = workload::ArrivalKind::Open;
    if (*stated.kind == ArrivalKind::Gamma)
        arrivals.variation = valueOf(stated.coefficientOfVariation).value_or(1.0);
    if (*stated.kind == ArrivalKind::Trace && trace) {
        knee.simulation.lengths.trace = std::move(trace);
        assumptions.push_back(
            CORE_TEXT("The trace holds lengths alone, no times: its pairs of lengths arrive at random (Poisson)."));
    } else if (*stated.kind == ArrivalKind::Trace) {
        assumptions.push_back(CORE_TEXT("The trace is not at hand: requests arrive at random (Poisson)."));
    }
}

void setSpeculation(SimulationInputs &inputs, const Workings &workings, const EvaluateOptions &options)
{
    const auto &speculative = workings.scenario().engine.speculative;
    if (!speculative || !speculative->tokens || speculative->tokens->value < 1.0)
        return;
    if (!speculative->acceptance) {
        inputs.assumptions.push_back(CORE_TEXT("Speculative decoding is not counted: its acceptance is not stated, and "
                                               "it decides what is gained."));
        return;
    }
    const int drafted = static_cast<int>(std::lround(speculative->tokens->value));
    inputs.knee.simulation.speculation = {.draftedTokens = drafted,
                                          .acceptanceFraction = std::clamp(speculative->acceptance->value, 0.0, 1.0)};
    inputs.engine.drafting.tokens = drafted;
    if (speculative->draft)
        inputs.engine.drafting.model = options.catalogue->model(*speculative->draft).entry;
}

void setPrefix(SimulationInputs &inputs, const Workload &workload)
{
    if (!workload.prefixSharedTokens || !workload.prefixHitRate)
        return;
    serving::Scheduler &scheduler = inputs.knee.simulation.scheduler;
    scheduler.sharedPrefixTokens = static_cast<int>(std::lround(std::max(0.0, workload.prefixSharedTokens->value)));
    scheduler.sharedPrefixHitFraction = std::clamp(workload.prefixHitRate->value, 0.0, 1.0);
}

} // namespace

std::vector<Text> missingForPrediction(const Workings &workings, const EvaluateOptions &options)
{
    std::vector<Text> missing;
    const auto need = [&](bool there, const char *sentence) {
        if (!there)
            missing.emplace_back(sentence);
    };
    need(options.coefficients != nullptr && options.catalogue != nullptr,
         CORE_TEXT("Nothing is predicted: the engine's coefficients are not at hand."));
    need(workings.memoryRequest && workings.memoryRequest->model != nullptr,
         CORE_TEXT("Nothing is predicted: it takes a model of the catalogue (scenario.model.id)."));
    need(workings.gpu != nullptr,
         CORE_TEXT("Nothing is predicted: it takes a GPU of the catalogue (scenario.hardware.gpu)."));
    need(known(workings.scenario().workload.promptTokens),
         CORE_TEXT("Nothing is predicted: it takes the length of the prompts (scenario.workload.prompt_tokens)."));
    need(known(workings.scenario().workload.outputTokens),
         CORE_TEXT("Nothing is predicted: it takes the length of the answers (scenario.workload.output_tokens)."));
    // Without a model or a GPU there is no budget, which is said above; an impossible split has said why.
    const bool both = workings.memoryRequest && workings.memoryRequest->model != nullptr && workings.gpu != nullptr;
    need(!both || workings.budget, CORE_TEXT("Nothing is predicted: the model cannot be split like this."));
    constexpr double bytesPerGigabyte = 1e9;
    if (workings.budget && !workings.budget->fits())
        missing.push_back({CORE_TEXT("Nothing is predicted: the model does not fit on these GPUs in this split; each "
                                     "lacks %1 GB."),
                           {TextNumber{-workings.budget->kvBytes / bytesPerGigabyte}}});
    return missing;
}

Result<SimulationInputs> simulationInputs(const Workings &workings, const EvaluateOptions &options)
{
    const Scenario &scenario = workings.scenario();
    const perf::MemoryRequest &memory = *workings.memoryRequest;
    SimulationInputs inputs;
    serving::SimulationRequest &simulation = inputs.knee.simulation;
    setScheduler(simulation.scheduler, workings, inputs.assumptions);
    simulation.scheduler.kvBlocks = kvBlocksOf(workings, simulation.scheduler.blockTokens);
    bool spreadAssumed = false;
    auto prompt = lengthsOf(scenario.workload.promptTokens, spreadAssumed);
    if (!prompt)
        return tl::unexpected(prompt.error());
    auto output = lengthsOf(scenario.workload.outputTokens, spreadAssumed);
    if (!output)
        return tl::unexpected(output.error());
    if (spreadAssumed)
        inputs.assumptions.push_back(
            CORE_TEXT("How far lengths spread is not stated (p95): they are drawn within a tenth of what is."));
    simulation.lengths = {.prompt = std::move(*prompt), .output = std::move(*output), .trace = nullptr};
    simulation.requests = fewestRequests;
    simulation.seed = workings.project.seed;
    simulation.slo = scenario.slo;
    simulation.keepRecords = false;
    simulation.keepLoad = true;
    setArrivals(inputs.knee, scenario.workload.arrivals, traceOf(workings.project, workings.library),
                inputs.assumptions);
    inputs.knee.slo = scenario.slo;

    inputs.engine.model = memory.model;
    inputs.engine.gpu = workings.gpu;
    inputs.engine.coefficients = options.coefficients.get();
    inputs.engine.weights = memory.weights;
    inputs.engine.kv = memory.kv;
    inputs.engine.split = memory.split;
    inputs.engine.engine = memory.engine != nullptr ? memory.engine->id : scenario.engine.id.value_or("vllm");
    inputs.engine.version = scenario.engine.version.value_or("");
    inputs.engine.sampling = scenario.workload.sampling == "top_p" ? perf::Sampling::TopP : perf::Sampling::Greedy;
    inputs.engine.link = scenario.hardware.link != "pcie";
    inputs.engine.mostDecodes = simulation.scheduler.maxSequences;
    setSpeculation(inputs, workings, options);
    setPrefix(inputs, scenario.workload);
    if (const auto *calibration = calibration::calibrationWith(options.coefficients)) {
        inputs.calibrated = calibration::holdsFor(*calibration, inputs.engine);
        inputs.assumptions.push_back(calibration::applyTo(inputs.engine, *calibration));
    }
    return inputs;
}

namespace {

/// A trace by what it holds, not by its name: a file may change.
std::uint64_t digestOf(const workload::Trace &trace)
{
    std::uint64_t digest = trace.requests.size();
    const auto mix = [&digest](std::uint64_t value) { digest = (digest ^ value) * 0x100000001b3U; };
    for (const workload::TraceRequest &request : trace.requests) {
        mix(std::bit_cast<std::uint64_t>(request.arrivalSeconds));
        mix((static_cast<std::uint64_t>(request.promptTokens) << 32U) +
            static_cast<std::uint32_t>(request.outputTokens));
    }
    for (const std::uint64_t block : trace.blocks)
        mix(block);
    return digest;
}

} // namespace

std::string predictionKey(const Workings &workings)
{
    const Scenario &scenario = workings.scenario();
    std::string key;
    const auto add = [&key](const auto &value) { key += fmt::format("{};", value); };
    const auto addQuantity = [&](const OptionalQuantity &quantity) {
        key += quantity ? fmt::format("{};", quantity->value) : std::string("-;");
    };
    const auto addLengths = [&](const TokenLengths &lengths) {
        for (const auto *quantity : {&lengths.mean, &lengths.p50, &lengths.p95, &lengths.p99})
            addQuantity(*quantity);
    };
    const perf::MemoryRequest &memory = *workings.memoryRequest;
    add(memory.model->id);
    add(workings.gpu->id);
    add(static_cast<int>(memory.weights));
    add(static_cast<int>(memory.kv));
    for (const int part : {memory.split.tp, memory.split.pp, memory.split.ep, memory.split.dp})
        add(part);
    add(workings.worksheet.kvBytes.value_or(workings.budget->kvBytes));
    addLengths(scenario.workload.promptTokens);
    addLengths(scenario.workload.outputTokens);
    addQuantity(scenario.workload.liveContextTokens);
    addQuantity(scenario.workload.prefixSharedTokens);
    addQuantity(scenario.workload.prefixHitRate);
    add(scenario.workload.sampling.value_or("-"));
    const Arrivals &arrivals = scenario.workload.arrivals;
    add(arrivals.kind ? static_cast<int>(*arrivals.kind) : -1);
    addQuantity(arrivals.concurrency);
    addQuantity(arrivals.coefficientOfVariation);
    if (const auto trace = traceOf(workings.project, workings.library))
        add(digestOf(*trace));
    for (const SloTerm &term : scenario.slo.terms)
        add(fmt::format("{}:{}:{}", static_cast<int>(term.metric), term.quantile.value_or(-1.0), term.limitSeconds));
    add(scenario.slo.goodputTargetFraction());
    const Engine &engine = scenario.engine;
    add(engine.id.value_or("-"));
    add(engine.version.value_or("-"));
    add(engine.maxNumSeqs.value_or(-1));
    add(engine.maxNumBatchedTokens.value_or(-1));
    add(engine.chunkedPrefill.value_or(true));
    if (engine.speculative) {
        add(engine.speculative->draft.value_or("-"));
        addQuantity(engine.speculative->tokens);
        addQuantity(engine.speculative->acceptance);
    }
    add(scenario.hardware.link.value_or("-"));
    add(workings.project.seed);
    return key;
}

} // namespace core::project
