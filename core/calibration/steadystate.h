// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/engine.h"

#include <optional>

/// A harness in closed form: what its means come to without playing it request by request.
namespace core::calibration {

struct Harness
{
    double promptTokens = 0.0, outputTokens = 1.0; ///< means
    double concurrency = 1.0;                      ///< of a closed loop
    double requests = 10.0;                        ///< of the run, at least the concurrency
    double spreadFraction = 0.2;     ///< how far the lengths of requests that start together drift apart, of a length
    double mostSequences = 1024.0;   ///< that run at once, whole replica: the engine's limit, or what the cache holds
    double engineSequences = 1024.0; ///< the engine's limit alone
    std::optional<double> sequencesInMemory; ///< of the mean length; absent: the memory is not understood
    double batchedTokens = 8192.0;           ///< budget of one iteration and rank
    bool decodeOnly = false;                 ///< only the time of a decode step is asked for
};

/// Means over the requests [s], and rates of the whole replica.
struct SteadyState
{
    double ttftMeanSeconds = 0.0, ttftP50Seconds = 0.0, ttftP99Seconds = 0.0;
    double tpotMeanSeconds = 0.0, tpotP50Seconds = 0.0, tpotP99Seconds = 0.0;
    double steadyTokensPerSecond = 0.0; ///< C·n / (TTFT + (n − 1)·TPOT)
    double tokensPerSecond = 0.0;       ///< over the duration of the run, ramp and drain included
    double requestsPerSecond = 0.0;
    double running = 0.0;     ///< sequences in the batch
    bool memoryBound = false; ///< fewer run than the concurrency
};

/// In a closed loop of C requests, all prompts queue at once in the first wave: its mean TTFT is (S + 1)/2 of S
/// iterations of prefill. Later waves are spread by the lengths: with C/(n·spread·√wave) prompts arriving an iteration.
/// Each request's decode is slowed by the prompts of the others that are computed meanwhile. \pre lengths > 0
SteadyState steadyState(const perf::EngineTime &time, const Harness &harness);

} // namespace core::calibration
