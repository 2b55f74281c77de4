// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/harnessplay.h"

#include <algorithm>
#include <cmath>

namespace core::calibration {

namespace {

constexpr double mostRequests = 50'000.0;
constexpr double defaultOpenRequests = 1000.0;

/// One process of the engine and one of the tool pass on every token of all streams, some 50 µs each: what is sent or
/// received meanwhile waits for about two rounds on either side.
constexpr double secondsPerStream = 0.2e-3;

/// Whether the engine decides the next iteration while one runs: SGLang and TensorRT-LLM do, vLLM since its scheduling
/// is asynchronous by itself.
bool overlaps(const Case &row)
{
    const bool known = !row.version.empty() && row.version.front() >= '0' && row.version.front() <= '9';
    return row.engine != "vllm" || !known || catalogue::compareVersions(row.version, "0.14") >= 0;
}

serving::Engine engineKind(const std::string &id)
{
    if (id == "sglang")
        return serving::Engine::Sglang;
    if (id == "tensorrt-llm")
        return serving::Engine::TensorRtLlm;
    return serving::Engine::Vllm;
}

workload::TokenLengths lengthsAround(double mean, LengthSpread spread)
{
    switch (spread) {
    case LengthSpread::Fixed:
        break;
    case LengthSpread::Narrow: // uniform in 0.8 … 1.0 of the nominal, whose mean is 0.9 of it
        return workload::uniformLengths(std::max(mean * 0.8 / 0.9, 1.0), std::max(mean / 0.9, 1.0));
    case LengthSpread::Wide:
        return workload::uniformLengths(1.0, std::max(2.0 * mean - 1.0, 1.0));
    }
    return workload::fixedLength(std::max(static_cast<int>(std::lround(mean)), 1));
}

double orElse(const std::optional<double> &value, double otherwise)
{
    return value.value_or(otherwise);
}

} // namespace

serving::SimulationRequest simulationRequest(const Case &row, const Harness &harness, const perf::EngineTime &time)
{
    serving::SimulationRequest request;
    request.scheduler.engine = engineKind(row.engine);
    const double ranks = time.constants().ranks;
    const double concurrency = std::max(std::round(harness.concurrency), 1.0);
    request.scheduler.maxSequences = time.mostDecodes();
    request.scheduler.batchedTokens = static_cast<int>(harness.batchedTokens * ranks);
    const double context = harness.promptTokens + 0.5 * harness.outputTokens;
    if (harness.sequencesInMemory) {
        const double blocks = *harness.sequencesInMemory * context / request.scheduler.blockTokens;
        const double one = 2.0 * (harness.promptTokens + harness.outputTokens) / request.scheduler.blockTokens + 2.0;
        request.scheduler.kvBlocks = static_cast<long long>(std::clamp(blocks, one, 1e15));
    }
    request.lengths.prompt = lengthsAround(harness.promptTokens, row.spread);
    request.lengths.output = lengthsAround(harness.outputTokens, row.spread);
    request.client.frontEndSeconds = time.frontEnd().secondsPerRequest;
    request.client.frontEndSecondsPerPromptToken = time.frontEnd().secondsPerPromptToken;
    request.client.frontEndSecondsPerStream = secondsPerStream;
    request.scheduler.overlap = overlaps(row);
    request.scheduler.receiveIntervalSteps = row.receiveIntervalSteps;
    double requests = harness.requests;
    if (row.load == LoadKind::Open) {
        request.arrivals.kind = workload::ArrivalKind::Open;
        request.arrivals.ratePerSecond = row.requestsPerSecond;
        requests = row.requests.value_or(defaultOpenRequests);
        request.warmUpRequests = row.requests ? 0 : static_cast<int>(0.2 * requests);
    } else {
        const bool capped = row.load == LoadKind::Closed && row.requestsPerSecond > 0.0;
        request.arrivals.kind = capped ? workload::ArrivalKind::Capped : workload::ArrivalKind::Closed;
        if (capped)
            request.arrivals.ratePerSecond = row.requestsPerSecond;
        request.arrivals.concurrency = static_cast<int>(concurrency);
    }
    request.requests = static_cast<int>(std::max(std::min(requests, std::max(mostRequests, concurrency)), 1.0));
    request.keepRecords = false;
    request.quantiles = {0.5, 0.9, 0.95, 0.99};
    return request;
}

int engineSequences(const Case &row, const Harness &harness)
{
    // The memory limits by itself where it is known.
    const double limit = harness.engineSequences;
    const double wanted = row.load == LoadKind::Open ? limit : std::min(harness.concurrency, limit);
    return static_cast<int>(std::clamp(wanted, 1.0, 65536.0));
}

Result<PlayedHarness> playWholeHarness(const Case &row, const Harness &harness, const perf::EngineTime &time)
{
    const auto played = serving::simulate(simulationRequest(row, harness, time), time);
    if (!played)
        return tl::make_unexpected(played.error());
    const serving::SimulationFigures &figures = played->figures;
    if (figures.completed < 1 || !figures.ttft.meanSeconds)
        return failure(CORE_TEXT("No request of the simulated run was completed."));
    PlayedHarness whole{
        .state = {}, .ttft = figures.ttft, .tpot = figures.tpot, .itl = figures.itl, .e2e = figures.e2e};
    SteadyState &state = whole.state;
    state.ttftMeanSeconds = *figures.ttft.meanSeconds;
    state.ttftP50Seconds = orElse(figures.ttft.quantile(0.5), state.ttftMeanSeconds);
    state.ttftP99Seconds = orElse(figures.ttft.quantile(0.99), state.ttftMeanSeconds);
    state.tpotMeanSeconds = orElse(figures.tpot.meanSeconds, 0.0);
    state.tpotP50Seconds = orElse(figures.tpot.quantile(0.5), state.tpotMeanSeconds);
    state.tpotP99Seconds = orElse(figures.tpot.quantile(0.99), state.tpotMeanSeconds);
    state.running = figures.meanRunning;
    state.memoryBound = figures.nearKvSaturation;
    state.tokensPerSecond = figures.outputTokensPerSecond;
    state.requestsPerSecond = figures.requestsPerSecond;
    const double n = std::max(harness.outputTokens, 1.0);
    const double latency = state.ttftMeanSeconds + (n - 1.0) * state.tpotMeanSeconds;
    const double inFlight =
        row.load == LoadKind::Open ? row.requestsPerSecond * latency : std::max(harness.concurrency, 1.0);
    state.steadyTokensPerSecond = row.load == LoadKind::Open ? state.tokensPerSecond : inFlight * n / latency;
    return whole;
}

Result<SteadyState> playHarness(const Case &row, const Harness &harness, const perf::EngineTime &time)
{
    auto played = playWholeHarness(row, harness, time);
    if (!played)
        return tl::make_unexpected(played.error());
    return played->state;
}

} // namespace core::calibration
