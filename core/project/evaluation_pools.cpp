// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/disaggregation.h"
#include "core/project/prediction.h"

#include <algorithm>
#include <array>

namespace core::project {

namespace {

/// Shares that fleets are built with; prompts far longer than the answers need more of the first.
constexpr std::array<Pools, 4> tried{{{2, 1}, {1, 1}, {1, 2}, {1, 3}}};

Evaluation evaluated(const Project &project, const EvaluateOptions &options, Pools pools)
{
    Evaluation evaluation;
    evaluation.library = std::make_shared<const results::Library>();
    Workings workings{.project = project, .library = *evaluation.library, .evaluation = evaluation};
    workings.catalogue = options.catalogue.get();
    addSweeps(workings, options);
    addMemory(workings);
    addPredictionOfPools(workings, options, pools);
    addThroughput(workings, options);
    addConsequences(workings);
    return evaluation;
}

/// Requests a second and replica inside the SLO; 0 where no load keeps it.
double servedInside(const Evaluation &evaluation)
{
    if (!evaluation.prediction || evaluation.size.sloMet == std::optional(false))
        return 0.0;
    return evaluation.prediction->requestsPerSecond.value_or(0.0);
}

} // namespace

Evaluation evaluateWithPools(const Project &project, const EvaluateOptions &options, Pools *chosen)
{
    // Which shares are best shows in short runs; only those are then simulated at length. The short runs are compared
    // with each other alone: were some of them known at length from before, the choice would depend on what was asked
    // before.
    EvaluateOptions quick = options;
    quick.predictions = std::make_shared<PredictionCache>(tried.size(), std::make_shared<PredictionCache>());
    Pools best = tried[1];
    double most = -1.0;
    for (const Pools &pools : tried) {
        if (options.stop.stop_requested())
            return {};
        const double served = servedInside(evaluated(project, quick, pools));
        if (served <= most)
            continue;
        most = served;
        best = pools;
    }
    if (chosen != nullptr)
        *chosen = best;
    return evaluated(project, options, best);
}

} // namespace core::project
