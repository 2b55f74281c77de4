// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/otherload.h"

#include "core/project/evaluationparts.h"
#include "core/project/prediction.h"

namespace core::project {

std::shared_ptr<const Prediction> predictionByLoad(const Project &project, bool byRate, const EvaluateOptions &options)
{
    Project other = project;
    Arrivals &arrivals = other.scenario.workload.arrivals;
    const bool isRate = arrivals.kind && *arrivals.kind != ArrivalKind::Closed;
    if (isRate != byRate) {
        arrivals.kind = byRate ? ArrivalKind::Poisson : ArrivalKind::Closed;
        arrivals.coefficientOfVariation.reset();
    }
    other.scenario.throughput.reset();
    Evaluation evaluation;
    evaluation.library = std::make_shared<const results::Library>();
    Workings workings{.project = other, .library = *evaluation.library, .evaluation = evaluation};
    workings.catalogue = options.catalogue.get();
    addPerformance(workings, options);
    return evaluation.prediction;
}

} // namespace core::project
