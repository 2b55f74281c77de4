// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluation.h"

#include "core/audit/checks.h"
#include "core/project/evaluationparts.h"
#include "core/project/tracefile.h"

#include <cassert>

namespace core::project {

namespace {

/// Money, energy, carbon and sovereignty, on the project as the catalogue completes it.
void addRow(const Workings &before, Depth depth)
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
    if (depth == Depth::Whole) {
        addTotalCost(workings);
        addBreakEven(workings);
    }
    addCarbon(workings);
    if (depth == Depth::Whole)
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

void addConsequences(Workings &workings, Depth depth)
{
    addFleet(workings);
    addRow(workings, depth);
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
                    const EvaluateOptions &options)
{
    assert(library);
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
