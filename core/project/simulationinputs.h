// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/coefficients.h"
#include "core/perf/engine.h"
#include "core/project/evaluationparts.h"
#include "core/serving/kneesearch.h"

/// From a scenario to what the engine's time and the simulation are asked.
namespace core::project {

struct SimulationInputs
{
    perf::EngineRequest engine;
    serving::KneeRequest knee;
    std::vector<Text> assumptions; ///< what had to be assumed
    bool calibrated = false;       ///< the engine's factors are those that the project was calibrated to
};

/// What keeps a scenario from being simulated, a sentence each that says what it would take.
std::vector<Text> missingForPrediction(const Workings &workings, const EvaluateOptions &options);

/// \pre nothing is missing. Errors: lengths that contradict themselves.
Result<SimulationInputs> simulationInputs(const Workings &workings, const EvaluateOptions &options);

/// All that the outcome depends on, as one string: equal keys mean equal predictions.
std::string predictionKey(const Workings &workings);

} // namespace core::project
