// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/prediction.h"

#include <algorithm>
#include <cmath>

namespace core::calibration {

namespace {

constexpr double giga = 1e9;

double driftOf(LengthSpread spread)
{
    switch (spread) {
    case LengthSpread::Fixed:
        return 0.0;
    case LengthSpread::Narrow:
        return 0.2;
    case LengthSpread::Wide:
        return 1.0;
    }
    return 1.0;
}

/// Sequences of the mean length that the cache of a replica holds; absent when the memory is not understood.
std::optional<double> sequencesInMemory(const Case &row, const catalogue::Catalogue &catalogue,
                                        std::vector<Text> &notes)
{
    perf::MemoryRequest request;
    request.model = row.model;
    request.weights = row.weights;
    request.kv = row.kv;
    request.split = row.split;
    request.memoryBytes = row.gpu->budgetBytes();
    const auto engine = catalogue.engine(row.engine);
    request.engine = engine.entry;
    if (!row.version.empty() && row.version.front() >= '0' && row.version.front() <= '9')
        request.engineVersion = row.version;
    const auto budget = perf::memoryBudget(request);
    if (!budget)
        return std::nullopt;
    const double context = row.promptTokens + 0.5 * row.outputTokens;
    const double each = perf::kvBytesOfRequestOnGpu(*row.model, row.kv, row.split, context);
    if (each <= 0.0)
        return std::nullopt;
    if (!budget->fits()) {
        notes.emplace_back(CORE_TEXT("By the memory budget the weights do not fit; the cache is taken as unlimited."));
        return std::nullopt;
    }
    return std::max(budget->kvBytes / each * row.split.dp, 1.0);
}

} // namespace

RowHarness harnessOf(const Case &row, const catalogue::Catalogue &catalogue)
{
    RowHarness found;
    Harness &h = found.harness;
    h.promptTokens = row.promptTokens;
    h.outputTokens = row.outputTokens;
    h.spreadFraction = driftOf(row.spread);
    const bool large = row.gpu->memoryBytes >= 70.0 * giga && perf::architectureOf(*row.gpu) != "ampere";
    h.mostSequences = (large ? 1024.0 : 256.0) * row.split.dp;
    h.engineSequences = h.mostSequences;
    h.batchedTokens = row.engine == "vllm" && !large ? 2048.0 : 8192.0;
    h.sequencesInMemory = sequencesInMemory(row, catalogue, found.notes);
    if (h.sequencesInMemory)
        h.mostSequences = std::min(h.mostSequences, *h.sequencesInMemory);
    h.concurrency = row.concurrency;
    if (row.load == LoadKind::Saturated)
        h.concurrency = std::min(row.requests.value_or(h.mostSequences), 1e5); // all are sent at once
    if (row.load == LoadKind::Open)
        h.concurrency = 1.0; // found by the rate, see playRow
    if (row.load == LoadKind::StaticBatch)
        h.spreadFraction = 0.0;
    h.requests = std::max(row.requests.value_or(10.0 * h.concurrency), h.concurrency);
    return found;
}

namespace {

perf::EngineRequest calibratedRequest(const Case &row, const perf::Coefficients &coefficients,
                                      const RowCalibration &calibration)
{
    perf::EngineRequest request = engineRequest(row, coefficients);
    request.overheadFactor = calibration.overhead;
    request.prefillFactor = calibration.prefill;
    request.decodeFactor = calibration.decode;
    return request;
}

} // namespace

SteadyState playOn(const perf::EngineTime &time, const Case &row, const Harness &harness)
{
    if (row.load != LoadKind::Open)
        return steadyState(time, harness);
    // An open loop at a rate runs like a closed one with as many requests as Little's law puts in flight.
    Harness open = harness;
    open.spreadFraction = 1.0;
    SteadyState state;
    double low = 1.0, high = harness.mostSequences;
    for (int round = 0; round < 40; ++round) {
        open.concurrency = 0.5 * (low + high);
        open.requests = 1000.0 * open.concurrency;
        state = steadyState(time, open);
        const double latency = state.ttftMeanSeconds + (open.outputTokens - 1.0) * state.tpotMeanSeconds;
        (row.requestsPerSecond * latency > open.concurrency ? low : high) = open.concurrency;
    }
    state.requestsPerSecond = std::min(row.requestsPerSecond, state.steadyTokensPerSecond / open.outputTokens);
    state.tokensPerSecond = state.requestsPerSecond * open.outputTokens;
    return state;
}

Result<SteadyState> playRow(const Case &row, const Harness &harness, const perf::Coefficients &coefficients,
                            const RowCalibration &calibration)
{
    const perf::EngineRequest request = calibratedRequest(row, coefficients, calibration);
    const auto time = perf::makeEngineTime(request);
    if (!time)
        return tl::make_unexpected(time.error());
    return playOn(**time, row, harness);
}

namespace {

Bounds bounds(double value, const perf::Spread *spread, double share)
{
    if (spread == nullptr)
        return {value, value * 0.5, value * 2.0};
    return {value, value * std::exp(spread->low * share), value * std::exp(spread->high * share)};
}

} // namespace

Result<Prediction> predictRow(const Case &row, const RowHarness &harness, const perf::Coefficients &coefficients,
                              const RowCalibration &calibration)
{
    if (row.refusal)
        return failure(*row.refusal);
    perf::EngineRequest request = calibratedRequest(row, coefficients, calibration);
    request.mostDecodes = engineSequences(row, harness.harness);
    const auto time = perf::makeEngineTime(request);
    if (!time)
        return tl::make_unexpected(time.error());
    Prediction prediction;
    if (auto played = playWholeHarness(row, harness.harness, **time)) {
        prediction.state = played->state;
        prediction.played = std::move(*played);
    } else {
        prediction.state = playOn(**time, row, harness.harness);
    }
    const SteadyState *state = &prediction.state;
    const auto spread = [&](std::string_view metric) {
        // Rows measured on the configuration itself make it a known one.
        return calibration.rows > 0 ? coefficients.spread(metric, row.group())
                                    : coefficients.spreadFor(metric, row.group(), row.model->id, row.gpu->id);
    };
    prediction.ttft = bounds(state->ttftMeanSeconds, spread("ttft"), 1.0);
    prediction.tpot = bounds(state->tpotMeanSeconds, spread("tpot"), 1.0);
    prediction.throughput = bounds(state->tokensPerSecond, spread("throughput"), 1.0);
    prediction.steadyThroughput = bounds(state->steadyTokensPerSecond, spread("throughput"), 1.0);
    prediction.requestRate = bounds(state->requestsPerSecond, spread("throughput"), 1.0);
    return prediction;
}

} // namespace core::calibration
