// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/configurationmodel.h"

#include "core/project/evaluationparts.h"
#include "core/project/tracefile.h"

namespace core::project {

struct ConfigurationModel::Private
{
    Project base;
    Project inputs; ///< what the workings refer to: changed in place
    EvaluateOptions options;
    Evaluation baseEvaluation;
    Evaluation evaluation;
    std::optional<std::size_t> chosenSweep;
    std::optional<Workings> afterPerformance; ///< of the base
    std::optional<Workings> drawn;            ///< the same, used again and again: copying it costs more than using it
    SizeFigures sizeAfterPerformance;
    SizeFigures numbersAfterPerformance; ///< the same without words
    std::shared_ptr<Recalled> memory = std::make_shared<Recalled>();

    /// The workings after the performance of the base, with a row of their own.
    Workings again()
    {
        evaluation.size = sizeAfterPerformance;
        Workings workings = *afterPerformance;
        workings.row = std::make_shared<RowFigures>(*afterPerformance->row);
        return workings;
    }

    /// What the catalogue knows of prices and grid becomes an input like any other. The use of the fleet follows from
    /// the demand anew each time.
    void completeInputs()
    {
        Workings scratch = again();
        addFleet(scratch);
        Project completed = withCatalogueFacts(scratch);
        completed.economics.utilisationFraction = base.economics.utilisationFraction;
        base = completed;
        inputs = std::move(completed);
    }

    Workings begin()
    {
        evaluation.size = {};
        evaluation.prediction.reset();
        evaluation.chosenSweep = chosenSweep;
        Workings workings{.project = inputs, .library = *evaluation.library, .evaluation = evaluation};
        workings.catalogue = options.catalogue.get();
        workings.memory = memory;
        return workings;
    }
};

namespace {

void scale(OptionalFigure &figure, double factor)
{
    if (!figure)
        return;
    figure->value *= factor;
    figure->low.reset();
    figure->high.reset();
}

void scale(Workings &workings, const ThroughputFactors &factors)
{
    if (factors.none())
        return;
    SizeFigures &size = workings.size();
    for (OptionalFigure *figure :
         {&size.outputTokensPerSecond, &size.totalTokensPerSecond, &size.goodputTokensPerSecond})
        scale(*figure, factors.tokens);
    scale(size.requestsPerSecond, factors.requests);
    if (workings.replicaRequestsPerSecond)
        *workings.replicaRequestsPerSecond *= factors.requests;
}

/// The figures without how they came about, which is most of what copying them costs.
SizeFigures inNumbers(SizeFigures size)
{
    for (OptionalFigure *figure :
         {&size.outputTokensPerSecond, &size.totalTokensPerSecond, &size.goodputTokensPerSecond,
          &size.requestsPerSecond, &size.goodputFraction, &size.kvBytesPerToken, &size.maxConcurrencyKv}) {
        if (!*figure)
            continue;
        (*figure)->formula = {};
        (*figure)->inputs.clear();
    }
    size.warnings.clear();
    size.worksheet.clear();
    return size;
}

/// What a draw does not move and the shorter evaluation leaves out.
void keepSovereignty(const SizeFigures &from, SizeFigures &to)
{
    to.gateHeld = from.gateHeld;
    to.gate = from.gate;
    to.jurisdiction = from.jurisdiction;
    to.sovereigntyStanding = from.sovereigntyStanding;
    to.seal = from.seal;
    to.sovereigntyScore = from.sovereigntyScore;
    to.sovereigntyUnknown = from.sovereigntyUnknown;
}

} // namespace

ConfigurationModel::ConfigurationModel(const Project &project, std::shared_ptr<const results::Library> library,
                                       const EvaluateOptions &options)
    : d(std::make_unique<Private>())
{
    d->evaluation.library = std::move(library);
    d->base = withTrace(project, *d->evaluation.library);
    d->inputs = d->base;
    d->options = options;
    Workings workings = d->begin();
    addSweeps(workings, options);
    d->chosenSweep = d->evaluation.chosenSweep;
    addPerformance(workings, options);
    d->afterPerformance.emplace(workings);
    d->sizeAfterPerformance = d->evaluation.size;
    d->numbersAfterPerformance = inNumbers(d->evaluation.size);
    d->drawn.emplace(workings);
    d->completeInputs();
    Workings whole = d->again();
    addConsequences(whole);
    d->baseEvaluation = d->evaluation;
}

ConfigurationModel::~ConfigurationModel() = default;

const Project &ConfigurationModel::base() const
{
    return d->base;
}

const Evaluation &ConfigurationModel::baseEvaluation() const
{
    return d->baseEvaluation;
}

Project &ConfigurationModel::inputs()
{
    return d->inputs;
}

void ConfigurationModel::resetInputs()
{
    d->inputs = d->base;
}

const Evaluation &ConfigurationModel::evaluate(const ThroughputFactors &factors)
{
    Workings workings = d->begin();
    EvaluateOptions options = d->options;
    if (d->chosenSweep || d->inputs.scenario.throughput) {
        // Every figure stands on the measured sweep or on what is stated: the prediction beside it moves none of them,
        // and is the one thing here that takes milliseconds.
        options.predict = false;
        d->evaluation.prediction = d->baseEvaluation.prediction;
    }
    addPerformance(workings, options);
    scale(workings, factors);
    addConsequencesInNumbers(workings, d->inputs);
    keepSovereignty(d->baseEvaluation.size, d->evaluation.size);
    return d->evaluation;
}

const Evaluation &ConfigurationModel::evaluateConsequences(const ThroughputFactors &factors)
{
    d->evaluation.prediction = d->baseEvaluation.prediction;
    d->evaluation.chosenSweep = d->baseEvaluation.chosenSweep;
    d->evaluation.size = d->numbersAfterPerformance;
    Workings &workings = *d->drawn;
    workings.row = std::make_shared<RowFigures>(*d->afterPerformance->row);
    workings.replicaRequestsPerSecond = d->afterPerformance->replicaRequestsPerSecond;
    scale(workings, factors);
    addConsequencesInNumbers(workings, d->inputs);
    keepSovereignty(d->baseEvaluation.size, d->evaluation.size);
    return d->evaluation;
}

} // namespace core::project
