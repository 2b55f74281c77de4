// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"
#include "core/project/prediction.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace core::project {

namespace {

using results::SweepAnalysis;

const OptionalQuantity &demandOf(const Scenario &scenario)
{
    return scenario.targetRequestsPerSecond ? scenario.targetRequestsPerSecond
                                            : scenario.workload.arrivals.requestsPerSecond;
}

std::optional<int> gpusPerReplicaOf(const Workings &workings)
{
    const Parallelism &split = workings.scenario().parallelism;
    if (split.tp || split.pp || split.dp)
        return split.tp.value_or(1) * split.pp.value_or(1) * split.dp.value_or(1);
    if (workings.memoryRequest && workings.ofOneReplica && !workings.evaluation.chosenSweep)
        return workings.memoryRequest->split.gpus();
    if (const auto *point = workings.ofOneReplica ? chosenPoint(workings.evaluation) : nullptr)
        for (const std::size_t run : point->runs)
            if (workings.library.runs[run].identity.gpuCount)
                return workings.library.runs[run].identity.gpuCount;
    return std::nullopt;
}

/// The demand at the upper end of its range, served by replicas at the lower end of theirs.
std::optional<int> pessimisticReplicas(const Workings &workings, const Quantity &demand, double margin)
{
    const Operand rate = operandOf({}, demand, {});
    std::optional<double> slowReplica;
    const auto &prediction = workings.evaluation.prediction;
    if (!workings.scenario().throughput && !workings.evaluation.chosenSweep && prediction)
        slowReplica = prediction->throughputError
                          ? std::optional(*workings.replicaRequestsPerSecond * prediction->throughputError->low)
                          : std::nullopt;
    if (workings.scenario().throughput && workings.scenario().throughput->requestsPerSecond)
        slowReplica = operandOf({}, *workings.scenario().throughput->requestsPerSecond, {}).low;
    if (!rate.high && !slowReplica)
        return std::nullopt;
    return sizing::replicasFor(rate.high.value_or(demand.value), margin,
                               slowReplica.value_or(*workings.replicaRequestsPerSecond));
}

void addReplicas(Workings &workings)
{
    SizeFigures &size = workings.size();
    const OptionalQuantity &demand = demandOf(workings.scenario());
    if (!demand || !workings.replicaRequestsPerSecond)
        return;
    const double perReplica = *workings.replicaRequestsPerSecond;
    const SizingRules &rules = workings.scenario().sizing;
    const double headroom = valueOf(rules.headroomFraction).value_or(0.0);
    const double margin = (1.0 + headroom) * (1.0 + valueOf(rules.reserveFraction).value_or(0.0)) - 1.0;
    size.replicasForRate = sizing::replicasFor(demand->value, 0.0, perReplica);
    if (!size.replicasForRate && workings.tells())
        workings.warn(
            {CORE_TEXT("A demand of %1 requests per second takes more replicas of %2 than can be counted: the "
                       "figures are those of one."),
             {TextNumber{.value = demand->value, .significantDigits = 3},
              TextNumber{.value = perReplica, .significantDigits = 3}}});
    if (rules.headroomFraction)
        size.replicasWithHeadroom = sizing::replicasFor(demand->value, headroom, perReplica);
    if (rules.reserveFraction)
        size.replicasWithReserve = sizing::replicasFor(demand->value, margin, perReplica);
    if (const auto all = sizing::replicasFor(demand->value, margin, perReplica))
        size.replicasNPlusOne = *all + 1;
    size.replicasPessimistic = pessimisticReplicas(workings, *demand, margin);
}

/// The fleet that is bought: with reserve, head-room and the spare replica as far as the project asks for them.
std::optional<int> replicasBought(const Workings &workings)
{
    const SizeFigures &size = workings.size();
    if (workings.scenario().sizing.redundancy == "n+1")
        return size.replicasNPlusOne;
    for (const auto &count : {size.replicasWithReserve, size.replicasWithHeadroom, size.replicasForRate})
        if (count)
            return count;
    return std::nullopt;
}

std::optional<int> nodesFor(std::optional<int> replicas, std::optional<int> perReplica, std::optional<int> gpus,
                            std::optional<int> perNode)
{
    if (!perNode || *perNode <= 0)
        return std::nullopt;
    const auto nodes = [perNode](int count) { return (count + *perNode - 1) / *perNode; };
    if (replicas && perReplica && *perReplica > 0) {
        if (*perReplica >= *perNode)
            return *replicas * nodes(*perReplica);
        const int perNodeReplicas = *perNode / *perReplica; // a replica does not straddle two nodes
        return (*replicas + perNodeReplicas - 1) / perNodeReplicas;
    }
    return gpus ? std::optional(nodes(*gpus)) : std::nullopt;
}

/// Throughput measured on one replica becomes that of the fleet.
void multiply(const Workings &workings, OptionalFigure &figure, int replicas)
{
    if (!figure)
        return;
    const std::string unit = figure->unit;
    figure = derived(workings.telling, CORE_TEXT("%1 of one replica × %2 replicas = %3"),
                     {operandOf("one replica", *figure), operandOf("replicas", replicas, "replicas")}, unit,
                     [](const auto &v) { return v[0] * v[1]; });
}

void scaleToFleet(Workings &workings, int replicas)
{
    SizeFigures &size = workings.size();
    for (OptionalFigure *figure : {&size.outputTokensPerSecond, &size.totalTokensPerSecond,
                                   &size.goodputTokensPerSecond, &size.requestsPerSecond})
        multiply(workings, *figure, replicas);
    const bool statedForFleet = workings.project.economics.tariff.eurPerHour || workings.project.energy.powerWatts;
    if (statedForFleet && workings.tells())
        workings.warn({CORE_TEXT("The demand takes %1 replicas: the cost per hour and the power stated in the project "
                                 "are taken for the whole fleet."),
                       {TextNumber{.value = static_cast<double>(replicas), .significantDigits = 3}}});
}

std::string limitOf(const SweepAnalysis &sweep)
{
    if (sweep.limitingMetric) {
        switch (*sweep.limitingMetric) {
        case LatencyMetric::Ttft:
            return "ttft";
        case LatencyMetric::Tpot:
        case LatencyMetric::Itl:
            return "tpot";
        case LatencyMetric::E2e:
            return "throughput";
        }
    }
    return sweep.limitedByGoodput || sweep.pastKnee ? "throughput" : "none";
}

/// Operational concurrency = the least of the ceilings × (1 − head-room) (domain, §1), and which ceiling that is.
void addOperationalConcurrency(Workings &workings)
{
    SizeFigures &size = workings.size();
    const Evaluation &evaluation = workings.evaluation;
    std::optional<Operand> least;
    const auto consider = [&](Operand ceiling, std::string limit) {
        if (!least || ceiling.input.value < least->input.value) {
            least = std::move(ceiling);
            size.limits = std::move(limit);
        }
    };
    const SweepAnalysis *headline = headlineSweep(evaluation);
    if (headline != nullptr && (evaluation.chosenSweep || !workings.scenario().throughput)) {
        const SweepAnalysis &sweep = *headline;
        std::optional<double> safe;
        if (sweep.safeCapacity && !sweep.loadIsRate)
            safe = sweep.points[*sweep.safeCapacity].load;
        else if (sweep.safeCapacity && !evaluation.chosenSweep) // a rate: what is in flight at it
            safe = evaluation.prediction->meanConcurrency;
        if (safe) {
            Operand ceiling = operandOf("safe capacity", *safe, "requests");
            ceiling.provenance = evaluation.chosenSweep ? Provenance::Benchmark : Provenance::Design;
            consider(std::move(ceiling), limitOf(sweep));
        } else {
            size.limits = limitOf(sweep);
        }
    }
    if (size.maxConcurrencyKv)
        consider(operandOf("KV ceiling", *size.maxConcurrencyKv), "kv");
    if (workings.scenario().engine.maxNumSeqs)
        consider(operandOf("max_num_seqs", *workings.scenario().engine.maxNumSeqs, "requests"), "max_num_seqs");
    // The engine's setting alone says nothing of what the machine can do.
    if (!least ||
        (std::string_view(least->input.name) == "max_num_seqs" && !size.maxConcurrencyKv && headline == nullptr)) {
        if (least)
            size.limits = std::nullopt;
        return;
    }
    const OptionalQuantity &headroom = workings.scenario().sizing.headroomFraction;
    if (headroom)
        size.operationalConcurrency =
            derived(workings.telling, CORE_TEXT("%1 concurrent × (1 − %2 head-room) = %3 concurrent"),
                    {*least, lowering(operandOf("head-room", *headroom, "1"))}, "requests",
                    [](const auto &v) { return std::floor(v[0] * (1.0 - v[1]) * (1.0 + 1e-12)); });
    else
        size.operationalConcurrency = derived(workings.telling, CORE_TEXT("the least ceiling: %1 concurrent"), {*least},
                                              "requests", [](const auto &v) { return v[0]; });
}

/// As stated, else that of the log-normal through the percentiles.
std::optional<double> meanOf(const TokenLengths &lengths)
{
    const auto moments = perf::lengthMoments(valueOf(lengths.mean), valueOf(lengths.p50), valueOf(lengths.p95));
    return moments ? std::optional(moments->mean) : std::nullopt;
}

void addWorksheet(Workings &workings)
{
    sizing::WorksheetInputs &in = workings.worksheet;
    in.gpusPerReplica = workings.size().gpusPerReplica;
    in.replicaRequestsPerSecond = workings.replicaRequestsPerSecond;
    in.requestsPerSecond = valueOf(demandOf(workings.scenario()));
    in.headroomFraction = valueOf(workings.scenario().sizing.headroomFraction);
    in.promptTokens = meanOf(workings.scenario().workload.promptTokens);
    in.outputTokens = meanOf(workings.scenario().workload.outputTokens);
    const auto &prediction = workings.evaluation.prediction;
    if (prediction && headlineSweep(workings.evaluation) == &prediction->sweep) {
        in.prefillTokensPerSecond = prediction->prefillTokensPerSecond;
        if (const auto *point = chosenPoint(workings.evaluation))
            in.tpotSeconds = point->tpot.meanSeconds;
        if (workings.size().operationalConcurrency)
            in.operationalConcurrency = workings.size().operationalConcurrency->value;
    }
    workings.size().worksheet = sizing::worksheet(in);
}

} // namespace

void addFleet(Workings &workings)
{
    SizeFigures &size = workings.size();
    size.gpusPerReplica = gpusPerReplicaOf(workings);
    addReplicas(workings);
    addOperationalConcurrency(workings);
    if (workings.tells())
        addWorksheet(workings);
    const auto replicas = replicasBought(workings);
    size.gpus = workings.scenario().hardware.gpuCount;
    if (!size.gpus && size.gpusPerReplica)
        size.gpus = replicas.value_or(1) * *size.gpusPerReplica;
    size.nodes = nodesFor(replicas, size.gpusPerReplica, size.gpus, workings.scenario().hardware.gpusPerNode);
    if (replicas && *replicas > 1 && workings.ofOneReplica)
        scaleToFleet(workings, *replicas);
}

} // namespace core::project
