// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"
#include "core/project/powerbyload.h"
#include "core/project/prediction.h"

/// Power of the boards by what others measured at the load at hand, where nobody states a power.
namespace core::project {

namespace {

/// Requests that one replica decodes together at the operating point, as far as it is known.
std::optional<double> batchOfReplica(const Workings &workings)
{
    const Evaluation &evaluation = workings.evaluation;
    const results::SweepAnalysis *sweep = headlineSweep(evaluation);
    const results::SweepPoint *point = chosenPoint(evaluation);
    const bool measured = evaluation.chosenSweep.has_value();
    if (!measured && evaluation.prediction && evaluation.prediction->meanConcurrency)
        return evaluation.prediction->meanConcurrency;
    if (point != nullptr && sweep != nullptr && !sweep->loadIsRate && point->load)
        return point->load;
    if (point != nullptr && point->requestThroughputPerSecond && point->e2e.meanSeconds) // Little's law
        return *point->requestThroughputPerSecond * *point->e2e.meanSeconds;
    const Arrivals &arrivals = workings.scenario().workload.arrivals;
    if (arrivals.concurrency)
        return arrivals.concurrency->value;
    const OptionalFigure &operational = workings.size().operationalConcurrency;
    return operational ? std::optional(operational->value) : std::nullopt;
}

bool asksTheSame(const PowerQuestion &a, const PowerQuestion &b)
{
    return a.gpu == b.gpu && a.model == b.model && a.precision == b.precision && a.gpus == b.gpus &&
           a.answerTokensMean == b.answerTokensMean;
}

/// Searched for once: draws ask the same thousands of times.
const PowerByLoad *measurementFor(Workings &workings, const PowerQuestion &question)
{
    Recalled &recalled = workings.recalled();
    if (!recalled.powerAsked || !asksTheSame(*recalled.powerAsked, question)) {
        recalled.power = powerByLoad(workings.library, workings.catalogue, question);
        recalled.powerAsked = question;
    }
    return recalled.power ? &*recalled.power : nullptr;
}

} // namespace

const catalogue::GpuSpec *catalogueGpu(Workings &workings)
{
    const auto &name = workings.scenario().hardware.gpu;
    if (workings.catalogue == nullptr || !name)
        return nullptr;
    Recalled &recalled = workings.recalled();
    if (recalled.gpuAsked != name) {
        recalled.gpu = workings.catalogue->gpu(*name).entry;
        recalled.gpuAsked = name;
    }
    return recalled.gpu;
}

OptionalFigure measuredPower(Workings &workings)
{
    const Scenario &scenario = workings.scenario();
    if (!scenario.hardware.gpu || !scenario.model.id || !workings.size().gpus)
        return std::nullopt;
    PowerQuestion question{.gpu = *scenario.hardware.gpu,
                           .model = *scenario.model.id,
                           .precision = scenario.model.weights,
                           .gpus = workings.size().gpusPerReplica,
                           .answerTokensMean =
                               valueOf(scenario.workload.outputTokens.mean ? scenario.workload.outputTokens.mean
                                                                           : scenario.workload.outputTokens.p50)};
    const PowerByLoad *measured = measurementFor(workings, question);
    if (measured == nullptr)
        return std::nullopt;
    const auto batch = batchOfReplica(workings);
    const double at = batch.value_or(measured->points.back().batch);
    Operand watts = operandOf("measured power of a GPU", wattsAt(*measured, at), "W");
    if (workings.tells())
        watts.input.source = measured->source;
    watts.provenance = Provenance::Benchmark;
    const Figure power = derived(
        workings.telling, CORE_TEXT("%1 GPUs × %2 W as measured at %3 requests together = %4 W"),
        {operandOf("GPUs", *workings.size().gpus, "GPUs"), watts, operandOf("requests together", at, "requests")}, "W",
        [](const auto &v) { return v[0] * v[1]; });
    if (!workings.tells())
        return power;
    workings.row->taken.push_back({.path = "energy.power_w",
                                   .value = power.value,
                                   .unit = "W",
                                   .source = measured->source,
                                   .date = std::nullopt,
                                   .verified = true});
    workings.warn({batch ? CORE_TEXT("energy.power_w is not stated: %1 W a GPU are taken as measured with %2 requests "
                                     "together (%3).")
                         : CORE_TEXT("energy.power_w is not stated: %1 W a GPU are taken as measured with %2 requests "
                                     "together, the fullest batch of the file, since the load is not known (%3)."),
                   {TextNumber{.value = watts.input.value, .significantDigits = 3},
                    TextNumber{.value = at, .significantDigits = 3}, measured->source}});
    if (question.gpus && measured->gpus != *question.gpus)
        workings.warn({CORE_TEXT("That power was measured on %1 GPUs and a replica has %2: another split draws another "
                                 "power."),
                       {TextNumber{double(measured->gpus)}, TextNumber{double(*question.gpus)}}});
    workings.row->powerByLoad = *measured;
    workings.row->powerAtBatch = at;
    return power;
}

} // namespace core::project
