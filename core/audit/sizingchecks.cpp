// SPDX-License-Identifier: GPL-3.0-or-later
// The traps of sizing: "Sizing enterprise inference", the five habitual traps, and what an engine's settings hide.
#include "core/audit/checks.h"
#include "core/calibration/projectcalibration.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/precision.h"
#include "core/project/prediction.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::audit {

namespace {

using project::OptionalQuantity;
using project::Quantity;
using project::TokenLengths;

constexpr double percent = 100.0;
constexpr double p95 = 0.95;

const OptionalQuantity &demandOf(const Facts &facts)
{
    const project::Scenario &scenario = facts.project.scenario;
    return scenario.targetRequestsPerSecond ? scenario.targetRequestsPerSecond
                                            : scenario.workload.arrivals.requestsPerSecond;
}

/// Whether a fleet is sized here at all.
bool sizes(const Facts &facts)
{
    return facts.evaluation.size.replicasForRate.has_value();
}

std::optional<double> upperOf(const Quantity &quantity)
{
    const auto found = quantity.percentiles.find(p95);
    return found != quantity.percentiles.end() ? std::optional(found->second) : quantity.high;
}

Hits meanNotP95(const Facts &facts)
{
    constexpr double slack = 1.1;
    const OptionalQuantity &demand = demandOf(facts);
    const auto upper = demand ? upperOf(*demand) : std::nullopt;
    if (!upper || *upper <= slack * demand->value || !sizes(facts))
        return {};
    return {Hit{"replicas", Text(CORE_TEXT("The replicas are counted for %1 req/s, while the demand reaches %2 req/s"),
                                 {num(demand->value), num(*upper)})}};
}

bool lacksP95(const TokenLengths &lengths)
{
    return (lengths.mean || lengths.p50) && !lengths.p95 && !lengths.p99;
}

Hits p95Missing(const Facts &facts)
{
    const project::Workload &workload = facts.project.scenario.workload;
    const bool prompt = lacksP95(workload.promptTokens), output = lacksP95(workload.outputTokens);
    if (!prompt && !output)
        return {};
    return {
        Hit{prompt ? "scenario.workload.prompt_tokens" : "scenario.workload.output_tokens",
            Text(prompt && output ? CORE_TEXT("Of prompts and answers only the middle is stated: long ones fill the "
                                              "KV cache and make the tail")
                 : prompt         ? CORE_TEXT("Of the prompts only the middle is stated: long ones make the tail of "
                                                      "the time to first token")
                                  : CORE_TEXT("Of the answers only the middle is stated: long ones hold the KV "
                                                      "cache"))}};
}

Hits noHeadroom(const Facts &facts)
{
    const auto headroom = valueOf(facts.project.scenario.sizing.headroomFraction);
    if (!sizes(facts) || headroom.value_or(0.0) > 0.0)
        return {};
    return {Hit{"replicas", Text(CORE_TEXT("%1 replicas carry %2 req/s with nothing to spare"),
                                 {count(static_cast<std::size_t>(*facts.evaluation.size.replicasForRate)),
                                  num(demandOf(facts)->value)})}};
}

Hits noReserve(const Facts &facts)
{
    const auto reserve = valueOf(facts.project.scenario.sizing.reserveFraction);
    if (!sizes(facts) || reserve.value_or(0.0) > 0.0)
        return {};
    return {Hit{"replicas", Text(CORE_TEXT("Nothing is kept of %1 replicas for re-embedding, canaries and rollback, "
                                           "which take 15 to 25 %"),
                                 {count(static_cast<std::size_t>(*facts.evaluation.size.replicasForRate))})}};
}

Hits singleReplica(const Facts &facts)
{
    const project::SizeFigures &size = facts.evaluation.size;
    std::optional<int> bought = size.replicasForRate;
    for (const auto &more : {size.replicasWithHeadroom, size.replicasWithReserve})
        bought = more ? more : bought;
    if (bought != std::optional(1) || facts.project.scenario.sizing.redundancy == "n+1")
        return {};
    return {Hit{"replicas", Text(CORE_TEXT("One replica serves %1 req/s: while it restarts nobody is served"),
                                 {num(demandOf(facts)->value)})}};
}

/// The concurrency that is meant to be run: as stated, else the safe capacity of the sweep.
std::optional<double> plannedConcurrency(const Facts &facts)
{
    if (const auto stated = valueOf(facts.project.scenario.workload.arrivals.concurrency))
        return stated;
    const results::SweepAnalysis *sweep = project::headlineSweep(facts.evaluation);
    const results::SweepPoint *point = project::chosenPoint(facts.evaluation);
    return sweep && point && !sweep->loadIsRate ? point->load : std::nullopt;
}

Hits nearKvSaturation(const Facts &facts)
{
    constexpr double near = 0.9;
    const auto &ceiling = facts.evaluation.size.maxConcurrencyKv;
    const auto planned = plannedConcurrency(facts);
    if (!ceiling || !planned || *planned <= near * ceiling->value)
        return {};
    return {
        Hit{"max_concurrency_kv",
            Text(CORE_TEXT("%1 requests at a time are planned, the KV cache holds %2 of the mean context: longer ones "
                           "are preempted"),
                 {num(*planned, 4), num(ceiling->value, 4)})}};
}

Hits maxNumSeqsAboveKv(const Facts &facts)
{
    const auto &ceiling = facts.evaluation.size.maxConcurrencyKv;
    const auto &most = facts.project.scenario.engine.maxNumSeqs;
    if (!ceiling || !most || *most <= ceiling->value)
        return {};
    return {Hit{"scenario.engine.max_num_seqs",
                Text(CORE_TEXT("max_num_seqs of %1 is above the %2 requests that the KV cache holds: the rest is "
                               "preempted and computed again"),
                     {num(*most, 4), num(ceiling->value, 4)})}};
}

const catalogue::ModelSpec *modelOf(const Facts &facts)
{
    const auto &id = facts.project.scenario.model.id;
    return facts.catalogue && id ? facts.catalogue->model(*id).entry : nullptr;
}

int tpOf(const Facts &facts)
{
    return facts.project.scenario.parallelism.tp.value_or(1);
}

Hits kvHeadsReplicated(const Facts &facts)
{
    const catalogue::ModelSpec *model = modelOf(facts);
    if (!model || model->kvHeads() <= 0 || tpOf(facts) <= model->kvHeads())
        return {};
    return {
        Hit{"scenario.parallelism.tp",
            Text(model->hasMla() ? CORE_TEXT("TP %1 keeps the compressed KV cache %1 times: it is not split by head")
                                 : CORE_TEXT("TP %1 over %2 KV heads keeps each of them more than once: the KV cache "
                                             "does not grow with the GPUs"),
                 {num(tpOf(facts)), num(model->kvHeads())})}};
}

Hits tpOverPcie(const Facts &facts)
{
    const int tp = tpOf(facts);
    if (facts.project.scenario.hardware.link != "pcie" || tp < 2)
        return {};
    const auto &vram = facts.evaluation.size.vram;
    const auto gpu = facts.catalogue && facts.project.scenario.hardware.gpu
                         ? facts.catalogue->gpu(*facts.project.scenario.hardware.gpu)
                         : catalogue::Match<catalogue::GpuSpec>{};
    const auto stated = valueOf(facts.project.scenario.hardware.vramGb);
    constexpr double bytesPerGigabyte = 1e9;
    const double memory = stated ? *stated * bytesPerGigabyte : gpu ? gpu->budgetBytes() : 0.0;
    const bool halfFits =
        vram && memory > 0.0 &&
        2.0 * vram->weightsBytes + vram->activationsBytes + vram->overheadBytes <
            memory * valueOf(facts.project.scenario.engine.gpuMemoryUtilizationFraction).value_or(0.9);
    return {Hit{"scenario.parallelism.tp",
                halfFits ? Text(CORE_TEXT("TP %1 over PCIe, though the weights fit TP %2: every layer waits for two "
                                          "all-reduces over the slow link"),
                                {num(tp), num(tp / 2)})
                         : Text(CORE_TEXT("TP %1 over PCIe: every layer waits for two all-reduces over the slow link"),
                                {num(tp)})}};
}

Hits tpDoesNotDivide(const Facts &facts)
{
    const catalogue::ModelSpec *model = modelOf(facts);
    const int tp = tpOf(facts);
    if (!model || model->attentionHeads() <= 0 || tp <= 1 || model->attentionHeads() % tp == 0)
        return {};
    return {Hit{"scenario.parallelism.tp", Text(CORE_TEXT("TP %1 does not divide the %2 attention heads of %3: engines "
                                                          "refuse to start"),
                                                {num(tp), num(model->attentionHeads()), model->name})}};
}

Hits splitUnknown(const Facts &facts)
{
    const project::Workload &workload = facts.project.scenario.workload;
    const auto known = [](const TokenLengths &lengths) { return lengths.mean || lengths.p50; };
    const bool prompt = known(workload.promptTokens), output = known(workload.outputTokens);
    if (!demandOf(facts) || (prompt && output))
        return {};
    return {
        Hit{"scenario.workload", Text(!prompt && !output ? CORE_TEXT("Neither prompt nor answer lengths are stated: "
                                                                     "whether prefill or decode weighs more is unknown")
                                      : !prompt ? CORE_TEXT("Prompt lengths are not stated: how much prefill weighs "
                                                            "is unknown")
                                                : CORE_TEXT("Answer lengths are not stated: how much decode weighs "
                                                            "is unknown"))}};
}

Hits quantisedWithoutEval(const Facts &facts)
{
    static constexpr std::array quantised{"fp8", "int8", "int4", "awq", "gptq", "mxfp4", "nvfp4"};
    const auto isQuantised = [](const std::optional<std::string> &precision) {
        return precision && std::ranges::find(quantised, *precision) != quantised.end();
    };
    const project::ModelChoice &choice = facts.project.scenario.model;
    const bool quality = std::ranges::any_of(facts.project.candidates, [](const project::Candidate &candidate) {
        return candidate.values.contains("quality");
    });
    const catalogue::ModelSpec *model = modelOf(facts);
    const bool native =
        model && choice.weights && catalogue::precisionFrom(*choice.weights) == std::optional(model->nativePrecision);
    const bool kv = isQuantised(choice.kv);
    if (quality || (!kv && (!isQuantised(choice.weights) || native)))
        return {};
    return {Hit{kv ? "scenario.model.kv" : "scenario.model.weights",
                Text(CORE_TEXT("%1 is assumed to cost no quality: no evaluation is attached"),
                     {kv ? *choice.kv : *choice.weights})}};
}

Hits acceptanceAssumed(const Facts &facts)
{
    const auto &speculative = facts.project.scenario.engine.speculative;
    if (!speculative || (speculative->acceptance && speculative->acceptance->source))
        return {};
    if (!speculative->acceptance)
        return {Hit{"scenario.engine.speculative.acceptance",
                    Text(CORE_TEXT("Speculative decoding without the share of drafted tokens that is accepted"))}};
    return {
        Hit{"scenario.engine.speculative.acceptance",
            Text(CORE_TEXT("%1 % of the drafted tokens are assumed to be accepted, by no measurement that is named"),
                 {num(speculative->acceptance->value * percent)})}};
}

/// Inputs of the scenario that are assumptions, and how many of them say where they come from.
Hits assumptionsMissing(const Facts &facts)
{
    const project::Scenario &scenario = facts.project.scenario;
    if (!sizes(facts) || !facts.project.statedAssumptions.empty())
        return {};
    std::size_t stated = 0, sourced = 0;
    for (const OptionalQuantity *quantity :
         {&scenario.workload.promptTokens.mean, &scenario.workload.promptTokens.p50,
          &scenario.workload.promptTokens.p95, &scenario.workload.outputTokens.mean,
          &scenario.workload.outputTokens.p50, &scenario.workload.outputTokens.p95,
          &scenario.workload.arrivals.requestsPerSecond, &scenario.targetRequestsPerSecond,
          &scenario.workload.prefixHitRate, &scenario.sizing.headroomFraction, &scenario.sizing.reserveFraction}) {
        stated += *quantity ? 1U : 0U;
        sourced += *quantity && (*quantity)->source ? 1U : 0U;
    }
    if (stated == 0 || sourced > 0)
        return {};
    return {Hit{"scenario",
                Text(CORE_TEXT("None of the %1 inputs of the sizing says where it comes from"), {count(stated)})}};
}

Hits defaultsAreEnough(const Facts &facts)
{
    constexpr double half = 0.5;
    const project::Engine &engine = facts.project.scenario.engine;
    const auto &ceiling = facts.evaluation.size.maxConcurrencyKv;
    const auto planned = plannedConcurrency(facts);
    if ((!engine.maxNumSeqs && !engine.maxNumBatchedTokens) || !ceiling || !planned || ceiling->value <= 0.0 ||
        *planned >= half * ceiling->value || (engine.maxNumSeqs && *engine.maxNumSeqs < *planned))
        return {};
    return {Hit{"scenario.engine.max_num_seqs",
                Text(CORE_TEXT("%1 requests use %2 % of the KV cache: below half of it the engine's own defaults do"),
                     {num(*planned, 4), num(*planned / ceiling->value * percent)})}};
}

Hits engineVersionUnknown(const Facts &facts)
{
    const project::Engine &engine = facts.project.scenario.engine;
    if (!engine.id || engine.version)
        return {};
    return {
        Hit{"scenario.engine.version",
            Text(CORE_TEXT("%1 is named without its version: overheads and defaults change with it"), {*engine.id})}};
}

Hits engineUncalibrated(const Facts &facts)
{
    const project::Evaluation &evaluation = facts.evaluation;
    if (!evaluation.prediction || evaluation.chosenSweep || facts.project.scenario.throughput ||
        calibration::saysCalibrated(evaluation.prediction->assumptions))
        return {};
    const auto &rate = evaluation.prediction->requestsPerSecond;
    return {
        Hit{"engine", rate ? Text(CORE_TEXT("%1 requests/s of a replica are predicted with the shipped coefficients: "
                                            "none of this machine's own measurements stand behind them"),
                                  {num(*rate)})
                           : Text(CORE_TEXT("The throughput is predicted with the shipped coefficients: none of this "
                                            "machine's own measurements stand behind them"))}};
}

} // namespace

const std::vector<Check> &sizingChecks()
{
    using enum CheckSeverity;
    static const std::vector<Check> table{
        {"sizing.mean-not-p95", Warning, CORE_TEXT("Sized on the middle"),
         CORE_TEXT("Size for the hourly p95 of the demand, with 20 to 30 % of head-room over it"), meanNotP95},
        {"sizing.p95-missing", Warning, CORE_TEXT("Long requests unknown"),
         CORE_TEXT("State p95 or p99 of the lengths from the log of requests"), p95Missing},
        {"sizing.no-headroom", Warning, CORE_TEXT("No head-room"),
         CORE_TEXT("Add 20 to 30 % over the p95 of the demand"), noHeadroom},
        {"sizing.no-reserve", Warning, CORE_TEXT("No reserve"), CORE_TEXT("Reserve 15 to 25 % of the capacity"),
         noReserve},
        {"sizing.single-replica", Warning, CORE_TEXT("Single replica"),
         CORE_TEXT("Plan a second replica, or say that an outage is acceptable"), singleReplica},
        {"sizing.near-kv-saturation", Warning, CORE_TEXT("KV cache nearly full"),
         CORE_TEXT("Lower the concurrency, quantise the KV cache, or add GPUs to a replica"), nearKvSaturation},
        {"sizing.max-num-seqs-above-kv", Warning, CORE_TEXT("max_num_seqs above KV"),
         CORE_TEXT("Set max_num_seqs to what the KV cache holds"), maxNumSeqsAboveKv},
        {"sizing.kv-heads-replicated", Info, CORE_TEXT("KV heads replicated"),
         CORE_TEXT("Use data parallelism for attention, or more replicas of a smaller TP"), kvHeadsReplicated},
        {"sizing.tp-over-pcie", Warning, CORE_TEXT("TP over PCIe"),
         CORE_TEXT("Use the smallest TP that fits, and more replicas"), tpOverPcie},
        {"sizing.tp-does-not-divide", Severe, CORE_TEXT("TP does not divide"),
         CORE_TEXT("Choose a TP that divides the number of attention heads"), tpDoesNotDivide},
        {"sizing.prefill-decode-split-unknown", Warning, CORE_TEXT("Prefill share unknown"),
         CORE_TEXT("State prompt and answer lengths"), splitUnknown},
        {"sizing.quantised-without-eval", Warning, CORE_TEXT("Quantised without evaluation"),
         CORE_TEXT("Run the evaluations of the use case in both precisions and attach them"), quantisedWithoutEval},
        {"sizing.acceptance-assumed", Warning, CORE_TEXT("Acceptance assumed"),
         CORE_TEXT("Measure the acceptance on real prompts at the batch of the plan"), acceptanceAssumed},
        {"sizing.assumptions-missing", Info, CORE_TEXT("Assumptions undocumented"),
         CORE_TEXT("Write beside each input where it comes from: {value: …, source: …, date: …}"), assumptionsMissing},
        {"sizing.defaults-are-enough", Info, CORE_TEXT("Defaults would do"),
         CORE_TEXT("Leave max_num_seqs and max_num_batched_tokens at their defaults"), defaultsAreEnough},
        {"engine.version-unknown", Info, CORE_TEXT("Engine version unknown"), CORE_TEXT("State engine.version"),
         engineVersionUnknown},
        {"engine.uncalibrated", Info, CORE_TEXT("Prediction not calibrated"),
         CORE_TEXT("Measure a short sweep on one rented GPU and calibrate on it"), engineUncalibrated},
    };
    return table;
}

} // namespace core::audit
