// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/steadystate.h"

#include <algorithm>
#include <cmath>

namespace core::calibration {

namespace {

using perf::Batch;

/// The loop's quantities that every formula needs.
struct Loop
{
    const perf::EngineTime &time;
    const Harness &harness;
    double running = 1.0;
    Batch decode;
    double decodeSeconds = 0.0;
};

Batch decodeBatch(const perf::EngineTime &time, const Harness &harness, double running)
{
    Batch batch;
    batch.decodes = static_cast<int>(std::max(std::lround(running), 1L));
    const double context = harness.promptTokens + 0.5 * harness.outputTokens;
    batch.liveTokens = running * context;
    const auto window = time.windowTokens();
    batch.windowedTokens = running * (window ? std::min<double>(*window, context) : context);
    batch.tokensPerDecode = 1.0 + time.constants().draftTokens;
    return batch;
}

struct PrefillCost
{
    double extraSeconds = 0.0; ///< beyond the decode steps in which it happens
    double steps = 1.0;
};

/// What computing `prompts` prompts costs beyond the decode of `decodes` sequences that goes on in the same steps.
PrefillCost prefillCost(const Loop &loop, double prompts, double running)
{
    const Harness &h = loop.harness;
    const auto &constants = loop.time.constants();
    const double budget = std::max(h.batchedTokens * constants.ranks - running, 256.0);
    const double tokens = prompts * h.promptTokens;
    // A prompt belongs to one rank, whose own budget it fills.
    const double steps = std::max({std::ceil(tokens / budget), std::ceil(h.promptTokens / h.batchedTokens), 1.0});
    Batch before = decodeBatch(loop.time, h, std::max(running, 0.0));
    if (running < 0.5)
        before = Batch{};
    Batch with = before;
    with.prefills = static_cast<int>(std::max(std::lround(prompts / steps), 1L));
    with.prefillTokens = tokens / steps;
    with.prefillPositions = 0.5 * tokens * h.promptTokens / steps;
    const auto window = loop.time.windowTokens();
    const double reach =
        window && *window < h.promptTokens ? *window * (1.0 - 0.5 * *window / h.promptTokens) : 0.5 * h.promptTokens;
    with.windowedPrefillPositions = with.prefillTokens * reach;
    const double extra = loop.time.seconds(with) - (running < 0.5 ? 0.0 : loop.time.seconds(before));
    return {steps * std::max(extra, 0.0), steps};
}

double sequencesThatFit(const Harness &h)
{
    return std::max(std::min(h.concurrency, h.mostSequences), 1.0);
}

double frontEndSeconds(const Loop &loop)
{
    const auto front = loop.time.frontEnd();
    return front.secondsPerRequest + front.secondsPerPromptToken * loop.harness.promptTokens;
}

/// All prompts at once: the mean over them, and the last.
struct Wave
{
    double mean = 0.0, last = 0.0;
};

Wave lockStepWave(const Loop &loop)
{
    const PrefillCost all = prefillCost(loop, loop.running, 0.0);
    const double total = all.extraSeconds + (all.steps - 1.0) * 0.5 * loop.decodeSeconds;
    return {frontEndSeconds(loop) + total * 0.5 * (1.0 + 1.0 / all.steps), frontEndSeconds(loop) + total};
}

/// A wave whose prompts arrive `perStep` an iteration.
double spreadWave(const Loop &loop, double perStep, const PrefillCost &single)
{
    const double others = std::max(loop.running - 1.0, 0.0);
    // A prompt meets those of its own step: one, and those that come with it.
    const PrefillCost own = prefillCost(loop, 1.0 + perStep, others);
    const double inFlight = std::min(perStep, 1.0) * single.extraSeconds;
    const double waiting = (others > 0.5 ? loop.decodeSeconds : 0.0) + inFlight;
    return frontEndSeconds(loop) + waiting + own.steps * (others > 0.5 ? loop.decodeSeconds : 0.0) + own.extraSeconds;
}

} // namespace

SteadyState steadyState(const perf::EngineTime &time, const Harness &harness)
{
    SteadyState state;
    Loop loop{time, harness, sequencesThatFit(harness), {}, 0.0};
    loop.decode = decodeBatch(time, harness, loop.running);
    loop.decodeSeconds = time.seconds(loop.decode);
    state.running = loop.running;
    state.memoryBound = loop.running < harness.concurrency - 0.5;
    const double n = std::max(harness.outputTokens, 1.0), others = std::max(loop.running - 1.0, 0.0);
    if (harness.decodeOnly) {
        state.tpotMeanSeconds = state.tpotP50Seconds = state.tpotP99Seconds = loop.decodeSeconds;
        return state;
    }
    const double waves = std::max(harness.requests / loop.running, 1.0);
    // Prompts computed while a request decodes: all others once, half of them in the last wave.
    const double arrivals = loop.running / n;
    const double together = std::max(1.0, arrivals);
    const double each = prefillCost(loop, together, others).extraSeconds / together;
    const double interference = others * each * (1.0 - 0.5 / waves) / n;
    state.tpotMeanSeconds = loop.decodeSeconds + interference;
    state.tpotP50Seconds = state.tpotMeanSeconds;

    const Wave first = lockStepWave(loop);
    const PrefillCost single = prefillCost(loop, 1.0, others);
    double sum = first.mean, weight = 1.0, steady = first.mean;
    for (double wave = 1.0; wave < waves - 1e-9 && wave < 64.0; wave += 1.0) {
        const double share = std::min(waves - wave, 1.0);
        const double spread = std::min(harness.spreadFraction * std::sqrt(wave), 1.0);
        const double perStep = spread > 1e-6 ? loop.running / (n * spread) : 1e9;
        steady = std::min(spreadWave(loop, std::min(perStep, loop.running), single),
                          std::max(first.mean, frontEndSeconds(loop)) + 2.0 * loop.decodeSeconds);
        sum += share * steady;
        weight += share;
    }
    // Beyond what fits, a request waits for a slot.
    double queue = 0.0;
    if (state.memoryBound) {
        const double service = sum / weight + (n - 1.0) * state.tpotMeanSeconds;
        queue = service * (harness.concurrency - loop.running) / loop.running;
    }
    state.ttftMeanSeconds = sum / weight + queue;
    state.ttftP50Seconds = (waves > 2.0 ? steady : sum / weight) + queue;
    const double firstShare = 1.0 / waves;
    state.ttftP99Seconds =
        std::max(first.mean + (first.last - first.mean) * std::clamp(1.0 - 0.02 / firstShare, 0.0, 1.0), steady) +
        queue;
    state.tpotP99Seconds = loop.decodeSeconds + interference * 1.3 + 0.02 * loop.decodeSeconds;
    const double latency = state.ttftMeanSeconds + (n - 1.0) * state.tpotMeanSeconds;
    state.steadyTokensPerSecond = harness.concurrency * n / latency;
    // Ramp and drain: the last wave ends when its longest request does.
    const double allWaves = std::max(harness.requests / harness.concurrency, 1.0);
    const double drain = std::min(harness.spreadFraction, 1.0) * (harness.concurrency > 1.5 ? 0.6 : 0.0);
    state.tokensPerSecond = state.steadyTokensPerSecond * allWaves / (allWaves + drain);
    state.requestsPerSecond = state.tokensPerSecond / n;
    return state;
}

} // namespace core::calibration
