// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluation.h"

#include "core/audit/checks.h"
#include "core/calibration/calibratedoptions.h"
#include "core/project/evaluationparts.h"
#include "core/project/tracefile.h"

#include <cassert>

namespace core::project {

namespace {

/// Money, energy, carbon and sovereignty, on the project as the catalogue completes it.
void addRow(const Workings &before)
{
    Workings found = before;
    const Project completed = withCatalogueFacts(found);
    Workings workings{.project = completed,
                      .library = before.library,
                      .evaluation = before.evaluation,
                      .ofOneReplica = before.ofOneReplica,
                      .replicaRequestsPerSecond = before.replicaRequestsPerSecond,
                      .worksheet = before.worksheet,
                      .catalogue = before.catalogue,
                      .row = found.row};
    addEnergy(workings);
    addElectricity(workings);
    addMoney(workings);
    addTotalCost(workings);
    addBreakEven(workings);
    addCarbon(workings);
    addSovereignty(workings);
    addScarcity(workings);
    workings.size().row = workings.row;
}

} // namespace

void addPerformance(Workings &workings, const EvaluateOptions &options)
{
    addMemory(workings);
    if (options.predict)
        addPrediction(workings, options);
    addThroughput(workings, options);
}

void addConsequences(Workings &workings)
{
    addFleet(workings);
    addRow(workings);
}

void addConsequencesInNumbers(Workings &workings, Project &inputs)
{
    assert(&workings.project == &inputs);
    workings.telling = Telling::Numbers;
    addFleet(workings);
    OptionalQuantity &use = inputs.economics.utilisationFraction;
    const bool useFollows = !use;
    deriveUtilisation(workings, inputs);
    addEnergy(workings);
    addElectricity(workings);
    addMoney(workings);
    addCarbon(workings);
    addScarcity(workings);
    workings.size().row = workings.row;
    if (useFollows)
        use.reset();
}

Evaluation evaluateConfiguration(const Project &project, std::shared_ptr<const results::Library> library,
                                 const EvaluateOptions &options)
{
    Evaluation evaluation;
    evaluation.library = std::move(library);
    const Project completed = withTrace(project, *evaluation.library);
    Workings workings{.project = completed, .library = *evaluation.library, .evaluation = evaluation};
    workings.catalogue = options.catalogue.get();
    addSweeps(workings, options);
    addPerformance(workings, options);
    addConsequences(workings);
    return evaluation;
}

Evaluation evaluate(const Project &project, const Node &document, std::shared_ptr<const results::Library> library,
                    const EvaluateOptions &given)
{
    assert(library);
    const EvaluateOptions options = calibration::calibratedOptions(given, document);
    Evaluation evaluation = evaluateConfiguration(project, std::move(library), options);
    evaluation.scorecard = scorecardOf(project, document, evaluation, options);
    evaluation.findings = audit::runChecks(audit::Facts{.project = project,
                                                        .evaluation = evaluation,
                                                        .runs = evaluation.library->runs,
                                                        .catalogue = options.catalogue.get(),
                                                        .document = &document});
    return evaluation;
}

} // namespace core::project
