// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/levers.h"

#include "core/calibration/calibratedoptions.h"
#include "core/project/disaggregation.h"
#include "core/project/evaluationparts.h"
#include "core/project/limitsentences.h"
#include "core/project/prediction.h"

#include <algorithm>
#include <array>

namespace core::project {

namespace {

using Members = std::vector<Node::Member>;

Node section(const char *name, Members members)
{
    return Node::map({{name, Node::map(std::move(members))}});
}

Node whole(int value)
{
    return Node::number(value);
}

LeverFigures figuresOf(const Project &project, const Evaluation &evaluation)
{
    const SizeFigures &size = evaluation.size;
    LeverFigures figures;
    figures.replicas = size.replicasForRate;
    figures.replicasBought = replicasBought(project, size);
    figures.gpus = size.gpus;
    figures.gpusPerReplica = size.gpusPerReplica;
    if (evaluation.prediction)
        figures.requestsPerSecond = evaluation.prediction->requestsPerSecond;
    if (size.cpmEurPerMillionTokens)
        figures.cpmEurPerMillionTokens = size.cpmEurPerMillionTokens->value;
    if (const auto *point = chosenPoint(evaluation)) {
        figures.tpotMeanSeconds = point->tpot.meanSeconds;
        figures.ttftP95Seconds = point->ttft.quantile(0.95);
    }
    figures.sloMet = size.sloMet;
    return figures;
}

/// Fewer is better: GPUs for the demand, or GPUs for a request a second.
std::optional<double> costOf(const LeverFigures &figures, int gpusPerReplica)
{
    if (figures.sloMet == std::optional(false))
        return std::nullopt;
    if (figures.replicasBought && figures.gpus)
        return *figures.gpus;
    if (figures.requestsPerSecond && *figures.requestsPerSecond > 0.0)
        return gpusPerReplica / *figures.requestsPerSecond;
    return std::nullopt;
}

constexpr const char *disaggregationId = "disaggregation";

struct Rung
{
    std::optional<Project> project;
    Node document;
    LeverFigures figures;
    std::optional<Text> failure;
    int gpusPerReplica = 1;
    std::optional<Pools> pools; ///< prefill and decode apart
};

/// Where the ladder stands: what the document says, and whether prefill and decode are apart, which it cannot say.
struct Standing
{
    Node document;
    bool apart = false;
};

bool separates(const Lever &lever)
{
    return lever.id == disaggregationId;
}

Rung climb(const Standing &from, const Lever &lever, const EvaluateOptions &options)
{
    Candidate candidate;
    candidate.overrides = lever.overrides;
    Rung rung;
    rung.document = documentOfCandidate(from.document, candidate);
    Diagnostics ignored;
    auto project = interpret(rung.document, {}, ignored);
    if (!project) {
        rung.failure = project.error().message;
        return rung;
    }
    Evaluation evaluation;
    if (from.apart || separates(lever)) {
        rung.pools.emplace();
        evaluation = evaluateWithPools(*project, options, &*rung.pools);
    } else {
        evaluation = evaluateConfiguration(*project, std::make_shared<const results::Library>(), options);
    }
    rung.figures = figuresOf(*project, evaluation);
    rung.project = std::move(*project);
    rung.gpusPerReplica = evaluation.size.gpusPerReplica.value_or(1);
    if (!evaluation.prediction) {
        rung.failure = evaluation.size.warnings.empty() ? Text(CORE_TEXT("Nothing can be predicted for it."))
                                                        : evaluation.size.warnings.front();
        return rung;
    }
    return rung;
}

void addQuantisation(std::vector<Lever> &levers, const Scenario &scenario, const catalogue::Catalogue &known)
{
    const auto gpu = known.gpu(scenario.hardware.gpu.value_or(""));
    const auto model = known.model(scenario.model.id.value_or(""));
    const auto stated = scenario.model.weights ? catalogue::precisionFrom(*scenario.model.weights) : std::nullopt;
    const auto now = stated.value_or(model ? model.entry->nativePrecision : catalogue::Precision::Bf16);
    const double bytes = catalogue::bytesPerWeight(now);
    Lever fp8{.id = "fp8",
              .label = CORE_TEXT("FP8"),
              .name = CORE_TEXT("FP8 weights and KV cache"),
              .caveat = CORE_TEXT("Quality falls a little, typically by 0.5 to 1.5 points of MMLU on models of this "
                                  "size: validate it with evals of your own."),
              .overrides = section("model", {{"weights", Node::scalar("fp8")}, {"kv", Node::scalar("fp8")}}),
              .whyNot = std::nullopt,
              .alone = {},
              .cumulated = {}};
    if (bytes <= catalogue::bytesPerWeight(catalogue::Precision::Fp8) * 1.01)
        fp8.whyNot = CORE_TEXT("The weights are no larger than FP8 already.");
    else if (gpu && !gpu.entry->fp8FlopsPerSecond)
        fp8.whyNot = CORE_TEXT("This GPU has no FP8 units: only the memory would be saved.");
    levers.push_back(std::move(fp8));
    Lever int4{.id = "int4",
               .label = CORE_TEXT("INT4"),
               .name = CORE_TEXT("INT4 weights (AWQ)"),
               .caveat = CORE_TEXT("Quality falls measurably, most in reasoning and code: validate it with evals of "
                                   "your own."),
               .overrides = section("model", {{"weights", Node::scalar("awq")}}),
               .whyNot = std::nullopt,
               .alone = {},
               .cumulated = {}};
    if (bytes < 0.9)
        int4.whyNot = CORE_TEXT("The weights have four bits already.");
    levers.push_back(std::move(int4));
}

void addSpeculation(std::vector<Lever> &levers, const Scenario &scenario)
{
    Lever lever{.id = "speculative",
                .label = CORE_TEXT("speculation"),
                .name = CORE_TEXT("Speculative decoding"),
                .caveat = CORE_TEXT("An acceptance of 0.65 with 4 drafted tokens is assumed: measure it on your own "
                                    "prompts. The gain shrinks at high batch."),
                .overrides =
                    section("engine",
                            {{"speculative", Node::map({{"tokens", whole(4)}, {"acceptance", Node::scalar("0.65")}})}}),
                .whyNot = std::nullopt,
                .alone = {},
                .cumulated = {}};
    if (scenario.engine.speculative)
        lever.whyNot = CORE_TEXT("It is in the scenario already.");
    levers.push_back(std::move(lever));
}

void addDisaggregation(std::vector<Lever> &levers)
{
    levers.push_back({.id = disaggregationId,
                      .label = CORE_TEXT("prefill apart"),
                      .name = CORE_TEXT("Prefill and decode on replicas of their own"),
                      .caveat = CORE_TEXT("Needs a connector for the KV cache and a router for two pools; the cache is "
                                          "assumed to travel at 50 GB/s a replica (400 Gb/s)."),
                      .overrides = Node::map({}),
                      .whyNot = std::nullopt,
                      .alone = {},
                      .cumulated = {}});
}

/// "2 that prefill for 3 that decode", once it is known which shares serve most.
void namePools(Lever &lever, const Pools &pools)
{
    const auto number = [](int count) { return TextNumber{.value = static_cast<double>(count)}; };
    lever.name = {CORE_TEXT("Prefill and decode on replicas of their own, %1 to %2"),
                  {number(pools.prefill), number(pools.decode)}};
}

void addPrefixCache(std::vector<Lever> &levers, const Scenario &scenario)
{
    Lever lever{.id = "prefix-cache",
                .label = CORE_TEXT("prefix cache"),
                .name = CORE_TEXT("Prefix cache"),
                .caveat = CORE_TEXT("Counts only what the prompts really share: audit them first."),
                .overrides = {},
                .whyNot = std::nullopt,
                .alone = {},
                .cumulated = {}};
    const auto &workload = scenario.workload;
    if (workload.prefixHitRate && workload.prefixHitRate->value > 0.0)
        lever.whyNot = CORE_TEXT("It is in the scenario already.");
    else if (!workload.prefixSharedTokens)
        lever.whyNot = CORE_TEXT("It is not stated how many tokens the prompts share.");
    else
        lever.overrides = section("workload", {{"prefix", Node::map({{"hit_rate", Node::scalar("0.75")}})}});
    levers.push_back(std::move(lever));
}

void addTopology(std::vector<Lever> &levers, const Scenario &scenario)
{
    const int tp = scenario.parallelism.tp.value_or(1);
    static constexpr std::array<int, 4> degrees{1, 2, 4, 8};
    for (const int degree : degrees) {
        if (degree == tp || degree > 2 * tp || 2 * degree < tp)
            continue;
        Lever lever{.id = "tp" + std::to_string(degree),
                    .label = {CORE_TEXT("TP %1"), {TextNumber{.value = static_cast<double>(degree)}}},
                    .name = {CORE_TEXT("Tensor parallel %1"), {TextNumber{.value = static_cast<double>(degree)}}},
                    .caveat = degree < tp ? Text(CORE_TEXT("Smaller replicas: less memory for the KV cache of each, a "
                                                           "smaller part lost with one."))
                                          : Text(CORE_TEXT("Larger replicas: faster tokens, a larger part lost with "
                                                           "one.")),
                    .overrides = section("parallelism", {{"tp", whole(degree)}}),
                    .whyNot = std::nullopt,
                    .alone = {},
                    .cumulated = {}};
        levers.push_back(std::move(lever));
    }
}

/// "H200" of "h200-sxm-141gb".
std::string shortName(const catalogue::GpuSpec &gpu)
{
    std::string name = gpu.id.substr(0, gpu.id.find('-'));
    std::transform(name.begin(), name.end(), name.begin(),
                   [](char c) { return static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c); });
    return name;
}

void addHardware(std::vector<Lever> &levers, const Scenario &scenario, const catalogue::Catalogue &known)
{
    static constexpr std::array<const char *, 2> others{"h200-sxm-141gb", "b200-sxm-180gb"};
    const auto now = known.gpu(scenario.hardware.gpu.value_or(""));
    for (const char *id : others) {
        const auto gpu = known.gpu(id);
        if (!gpu || (now && (gpu.entry == now.entry ||
                             gpu.entry->memoryBandwidthBytesPerSecond <= now.entry->memoryBandwidthBytesPerSecond)))
            continue;
        levers.push_back({.id = gpu.entry->id,
                          .label = {std::string("%1"), {shortName(*gpu.entry)}},
                          .name = {CORE_TEXT("On %1"), {gpu.entry->name}},
                          .caveat = CORE_TEXT("Other hardware has another price: it counts only where one is stated."),
                          .overrides = section("hardware", {{"gpu", Node::scalar(gpu.entry->id)}}),
                          .whyNot = std::nullopt,
                          .alone = {},
                          .cumulated = {}});
    }
}

void addEngineSettings(std::vector<Lever> &levers, const Scenario &scenario)
{
    constexpr int largeBudget = 16384;
    Lever lever{.id = "batched-tokens",
                .label = CORE_TEXT("token budget"),
                .name = {CORE_TEXT("A token budget of %1 a step"), {TextNumber{.value = largeBudget}}},
                .caveat = CORE_TEXT("Prompts come through faster and the gaps between tokens grow."),
                .overrides = section("engine", {{"max_num_batched_tokens", whole(largeBudget)}}),
                .whyNot = std::nullopt,
                .alone = {},
                .cumulated = {}};
    if (scenario.engine.maxNumBatchedTokens.value_or(0) >= largeBudget)
        lever.whyNot = CORE_TEXT("The budget is as large already.");
    levers.push_back(std::move(lever));

    constexpr int manySequences = 1024;
    Lever more{.id = "max-num-seqs",
               .label = CORE_TEXT("more sequences"),
               .name = {CORE_TEXT("Up to %1 sequences at a time"), {TextNumber{.value = manySequences}}},
               .caveat = CORE_TEXT("More answers at a time, each of them slower; the KV cache has to hold them."),
               .overrides = section("engine", {{"max_num_seqs", whole(manySequences)}}),
               .whyNot = std::nullopt,
               .alone = {},
               .cumulated = {}};
    if (scenario.engine.maxNumSeqs.value_or(manySequences) >= manySequences)
        more.whyNot = CORE_TEXT("The engine may take as many already.");
    levers.push_back(std::move(more));
}

std::vector<Lever> leversFor(const Scenario &scenario, const catalogue::Catalogue &known)
{
    std::vector<Lever> levers;
    addQuantisation(levers, scenario, known);
    addSpeculation(levers, scenario);
    addDisaggregation(levers);
    addPrefixCache(levers, scenario);
    addEngineSettings(levers, scenario);
    addTopology(levers, scenario);
    addHardware(levers, scenario, known);
    return levers;
}

bool helps(const Rung &rung, const std::optional<double> &before)
{
    const auto cost = costOf(rung.figures, rung.gpusPerReplica);
    return cost && (!before || *cost < *before * (1.0 - 1e-9));
}

} // namespace

Ladder leverLadder(const Project &project, const Node &document, const EvaluateOptions &given)
{
    const EvaluateOptions options = calibration::calibratedOptions(given, document);
    Ladder ladder;
    if (!options.catalogue)
        return ladder;
    // What was stated or measured for the scenario says nothing of the levers: all rungs are predicted.
    Node base = document.without("scenario.throughput").without("results").without("candidates");
    Lever none;
    none.overrides = Node::map({});
    const Rung start = climb({.document = base}, none, options);
    if (start.failure)
        return ladder;
    ladder.base = start.figures;
    Standing reached{.document = start.document};
    std::optional<double> cost = costOf(start.figures, start.gpusPerReplica);
    ladder.levers = leversFor(project.scenario, *options.catalogue);
    for (Lever &lever : ladder.levers) {
        if (options.stop.stop_requested())
            return {};
        if (lever.whyNot)
            continue;
        Rung alone = climb({.document = base}, lever, options);
        if (alone.failure) {
            lever.whyNot = std::move(alone.failure);
            continue;
        }
        lever.alone = alone.figures;
        const Rung cumulated = climb(reached, lever, options);
        lever.cumulated = cumulated.figures;
        lever.taken = !cumulated.failure && helps(cumulated, cost);
        if (separates(lever)) {
            const auto &pools = lever.taken ? cumulated.pools : alone.pools;
            if (pools)
                namePools(lever, *pools);
        }
        if (!lever.taken)
            continue;
        reached = {.document = cumulated.document, .apart = reached.apart || separates(lever)};
        cost = costOf(cumulated.figures, cumulated.gpusPerReplica);
    }
    return ladder;
}

std::vector<Text> ladderSentences(const Ladder &ladder)
{
    const Lever *last = nullptr;
    int taken = 0;
    for (const Lever &lever : ladder.levers) {
        if (!lever.taken)
            continue;
        last = &lever;
        ++taken;
    }
    if (last == nullptr)
        return ladder.levers.empty() ? std::vector<Text>{}
                                     : std::vector<Text>{CORE_TEXT("None of the levers tried would save a GPU.")};
    const auto number = [](double value) { return TextNumber{.value = value, .significantDigits = 3}; };
    if (ladder.base.gpus && last->cumulated.gpus && ladder.base.replicas)
        return {{taken == 1 ? CORE_TEXT("One lever would bring %1 GPUs down to %2.")
                            : CORE_TEXT("The levers that help would together bring %1 GPUs down to %2."),
                 {number(*ladder.base.gpus), number(*last->cumulated.gpus)}}};
    // Of a GPU: a lever may change how many a replica takes.
    const auto ofGpu = [](const LeverFigures &figures) {
        return *figures.requestsPerSecond / std::max(figures.gpusPerReplica.value_or(1), 1);
    };
    if (ladder.base.requestsPerSecond && last->cumulated.requestsPerSecond)
        return {{taken == 1 ? CORE_TEXT("One lever would take a GPU from %1 to %2 requests per second.")
                            : CORE_TEXT("The levers that help would together take a GPU from %1 to %2 requests per "
                                        "second."),
                 {number(ofGpu(ladder.base)), number(ofGpu(last->cumulated))}}};
    return {};
}

} // namespace core::project
