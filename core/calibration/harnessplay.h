// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/calibration/cases.h"
#include "core/calibration/steadystate.h"
#include "core/serving/simulation.h"

namespace core::calibration {

/// What the simulation of serving is asked for a row's harness: the same arrivals, lengths, number of prompts and
/// engine. Runs longer than `mostRequests` keep their waves by fewer requests.
serving::SimulationRequest simulationRequest(const Case &row, const Harness &harness, const perf::EngineTime &time);

/// The most sequences that run at once in that harness, for the table of the engine's time.
int engineSequences(const Case &row, const Harness &harness);

/// A harness as it was played: the means, and whole distributions over its requests (of gaps for `itl`).
struct PlayedHarness
{
    SteadyState state;
    results::LatencySummary ttft, tpot, itl, e2e; ///< with p50, p90, p95, p99
};

/// Plays the harness request by request. The failure is the simulation's; the closed form then stands in.
Result<PlayedHarness> playWholeHarness(const Case &row, const Harness &harness, const perf::EngineTime &time);

/// The same, means and what goes with them alone.
Result<SteadyState> playHarness(const Case &row, const Harness &harness, const perf::EngineTime &time);

} // namespace core::calibration
