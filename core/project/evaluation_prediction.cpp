// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/projectcalibration.h"
#include "core/perf/ledger.h"
#include "core/project/disaggregation.h"
#include "core/project/prediction.h"
#include "core/project/simulationinputs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace core::project {

namespace {

using serving::KneeCurve;
using serving::KneeLevel;

/// The level that the headline stands on: safe capacity, else knee, else the highest throughput.
const KneeLevel *operatingLevel(const KneeCurve &curve)
{
    if (const KneeLevel *safe = curve.safe())
        return safe;
    if (const KneeLevel *knee = curve.knee())
        return knee;
    const auto fastest = std::max_element(curve.levels.begin(), curve.levels.end(), [](const auto &a, const auto &b) {
        return a.figures.outputTokensPerSecond < b.figures.outputTokensPerSecond;
    });
    return fastest == curve.levels.end() ? nullptr : &*fastest;
}

void addEngineError(Prediction &prediction, const perf::EngineRequest &engine, bool calibrated)
{
    const auto factors = [&](const char *metric) -> std::optional<ErrorFactors> {
        const char *group = engine.model->moe ? "moe" : "dense";
        // A calibration makes a configuration a known one, as for rows of a table.
        const perf::Spread *spread =
            calibrated ? engine.coefficients->spread(metric, group)
                       : engine.coefficients->spreadFor(metric, group, engine.model->id, engine.gpu->id);
        if (spread == nullptr)
            return std::nullopt;
        return ErrorFactors{std::exp(spread->low), std::exp(spread->high)};
    };
    prediction.throughputError = factors("throughput");
    prediction.ttftError = factors("ttft");
    prediction.tpotError = factors("tpot");
    if (!prediction.throughputError || !prediction.requestsPerSecond)
        return;
    prediction.requestsPerSecondLow = *prediction.requestsPerSecond * prediction.throughputError->low;
    prediction.requestsPerSecondHigh = *prediction.requestsPerSecond * prediction.throughputError->high;
}

/// The id of a line for files: its English name in lower case, words joined.
std::string lineId(const Text &name)
{
    std::string id;
    for (const char c : name.english()) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter)
            id += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
        else if (!id.empty() && id.back() != '_')
            id += '_';
    }
    return id;
}

/// The lines of a ledger, and one more for what the mean step does not hold, so that they add up to the simulated mean.
std::vector<LedgerRow> rowsOf(const perf::Ledger &ledger, std::optional<double> simulated, const char *rest)
{
    std::vector<LedgerRow> rows;
    for (const perf::LedgerLine &line : ledger.lines)
        rows.push_back({lineId(line.name), line.name, line.seconds});
    const double left = simulated ? *simulated - ledger.seconds : 0.0;
    if (std::abs(left) <= 1e-9)
        return rows;
    // How much prompts of others slow a token is what the simulation adds to a step of decodes alone: an estimate of it
    // that is too high gives way, instead of standing beside a negative rest.
    for (LedgerRow &row : rows) {
        if (left < 0.0 && row.id == "prompts_of_other_requests" && row.seconds + left > 0.0) {
            row.seconds += left;
            return rows;
        }
    }
    rows.push_back({lineId(Text(rest)), rest, left});
    return rows;
}

void addLedgers(Prediction &prediction, const perf::EngineTime &time, const serving::SimulationFigures &figures)
{
    if (!figures.tpot.meanSeconds || !figures.ttft.meanSeconds || figures.meanRunning <= 0.0)
        return;
    perf::LedgerState state;
    state.running = std::max(1.0, figures.meanRunning);
    state.contextTokens = figures.meanKvTokens / state.running;
    state.promptTokens = figures.meanInputTokens;
    state.promptsPerToken = figures.requestsPerSecond * *figures.tpot.meanSeconds;
    const double frontEnd =
        time.frontEnd().secondsPerRequest + time.frontEnd().secondsPerPromptToken * figures.meanInputTokens;
    state.queueSeconds = std::max(0.0, figures.queue.meanSeconds.value_or(frontEnd) - frontEnd);
    prediction.tpotLedger =
        rowsOf(perf::tpotLedger(time, state), figures.tpot.meanSeconds, CORE_TEXT("Steps larger than the mean one"));
    prediction.ttftLedger =
        rowsOf(perf::ttftLedger(time, state), figures.ttft.meanSeconds, CORE_TEXT("Prompts computed together"));
}

void addRoofline(Prediction &prediction, const serving::SimulationFigures &figures, const Workings &workings,
                 const perf::EngineTime &time, int chunkTokens)
{
    if (figures.meanRunning <= 0.0)
        return;
    const double running = std::max(1.0, figures.meanRunning);
    prediction.roofline = rooflineOf(time, *workings.memoryRequest, *workings.budget, *workings.gpu,
                                     {.running = running,
                                      .contextTokens = figures.meanKvTokens / running,
                                      .chunkTokens = static_cast<double>(chunkTokens)});
}

void addOperatingPoint(Prediction &prediction, const KneeCurve &curve, const SimulationInputs &inputs,
                       const Workings &workings, const perf::EngineTime &time)
{
    const KneeLevel *level = operatingLevel(curve);
    if (level == nullptr)
        return;
    const serving::SimulationFigures &figures = level->figures;
    prediction.requestsPerSecond = figures.requestsPerSecond;
    prediction.meanConcurrency = figures.meanInFlight;
    const double all = figures.phases.prefill + figures.phases.decode + figures.phases.idle;
    if (all > 0.0) {
        prediction.busyPrefillFraction = figures.phases.prefill / all;
        prediction.busyDecodeFraction = figures.phases.decode / all;
    }
    if (figures.nearKvSaturation)
        prediction.warnings.push_back(
            CORE_TEXT("The KV cache is full for a tenth of the time or more at this load: a small error of its size "
                      "moves TTFT by much there."));
    if (figures.preemptions > 0)
        prediction.warnings.push_back({CORE_TEXT("Requests are preempted and computed anew at this load: %1 times in "
                                                 "%2 requests."),
                                       {TextNumber{.value = static_cast<double>(figures.preemptions)},
                                        TextNumber{.value = static_cast<double>(figures.requests)}}});
    addEngineError(prediction, inputs.engine, inputs.calibrated);
    addLedgers(prediction, time, figures);
    addRoofline(prediction, figures, workings, time, inputs.knee.simulation.scheduler.batchedTokens);
}

std::string termName(const SloTerm &term)
{
    static constexpr std::array<const char *, 4> names{"TTFT", "TPOT", "ITL", "E2E"};
    const std::string name = names.at(static_cast<std::size_t>(term.metric));
    constexpr double percent = 100.0;
    return term.quantile ? fmt::format("{} p{:g}", name, *term.quantile * percent) : name;
}

/// Where no load keeps the SLO: which term it is, and by how much, at the lowest load.
void addUnreachable(Prediction &prediction)
{
    constexpr double millisecondsPerSecond = 1e3;
    const results::SweepAnalysis &sweep = prediction.sweep;
    for (const SloTerm &term : sweep.slo.terms) {
        const bool perToken = term.metric == LatencyMetric::Tpot || term.metric == LatencyMetric::Itl;
        if (perToken && prediction.floorTpotSeconds && term.limitSeconds < *prediction.floorTpotSeconds)
            prediction.warnings.push_back(
                {CORE_TEXT("Reading the weights once takes %1 ms on these GPUs: without speculative decoding no "
                           "setting reaches %2 of %3 ms. It takes more GPUs a replica, fewer bytes a weight or more "
                           "bandwidth."),
                 {TextNumber{.value = *prediction.floorTpotSeconds * millisecondsPerSecond}, termName(term),
                  TextNumber{.value = term.limitSeconds * millisecondsPerSecond}}});
    }
    if (sweep.safeCapacity || sweep.slo.empty() || sweep.points.empty())
        return;
    for (const results::TermOutcome &outcome : sweep.points.front().terms) {
        if (outcome.holds == std::optional(false) && outcome.valueSeconds)
            prediction.warnings.push_back(
                {CORE_TEXT("No load keeps the SLO: %1 is %2 ms at the lowest load, and the limit is %3 ms."),
                 {termName(outcome.term), TextNumber{.value = *outcome.valueSeconds * millisecondsPerSecond},
                  TextNumber{.value = outcome.term.limitSeconds * millisecondsPerSecond}}});
    }
}

std::shared_ptr<Prediction> predict(const SimulationInputs &inputs, Workings &workings, std::stop_token stop)
{
    const auto time = perf::makeEngineTime(inputs.engine);
    if (!time) {
        workings.warn(time.error().message);
        return nullptr;
    }
    serving::KneeRequest request = inputs.knee;
    const perf::FrontEnd frontEnd = (*time)->frontEnd();
    request.simulation.client.frontEndSeconds = frontEnd.secondsPerRequest;
    request.simulation.client.frontEndSecondsPerPromptToken = frontEnd.secondsPerPromptToken;
    auto curve = serving::kneeSearch(request, **time, stop);
    if (!curve) {
        if (!stop.stop_requested())
            workings.warn(curve.error().message);
        return nullptr;
    }
    auto prediction = std::make_shared<Prediction>();
    prediction->sweep = curve->analysis;
    prediction->assumptions = inputs.assumptions;
    for (const Text &remark : (*time)->remarks())
        prediction->assumptions.push_back(remark);
    prediction->floorTpotSeconds =
        perf::readSeconds(workings.budget->weightsBytes, workings.gpu->memoryBandwidthBytesPerSecond);
    perf::Batch prompt;
    prompt.prefills = 1;
    prompt.prefillTokens = request.simulation.scheduler.batchedTokens;
    prompt.prefillPositions = prompt.prefillTokens * prompt.prefillTokens / 2.0;
    prompt.windowedPrefillPositions = prompt.prefillPositions;
    if (const auto window = (*time)->windowTokens())
        prompt.windowedPrefillPositions = std::min(prompt.prefillPositions, prompt.prefillTokens * *window);
    prediction->prefillTokensPerSecond = prompt.prefillTokens / (*time)->seconds(prompt);
    addOperatingPoint(*prediction, *curve, inputs, workings, **time);
    addUnreachable(*prediction);
    return prediction;
}

/// Fewer levels and shorter runs, for an answer within a frame.
void makeRough(serving::KneeRequest &request, double effort)
{
    constexpr double fewestLevels = 6.0, levels = 14.0, fewestRequests = 120.0, requests = 400.0;
    constexpr double leastPerConcurrent = 1.2, perConcurrent = 2.0;
    request.mostLevels = static_cast<int>(std::lround(std::lerp(fewestLevels, levels, effort)));
    request.requestsPerConcurrent = std::lerp(leastPerConcurrent, perConcurrent, effort);
    request.simulation.requests = static_cast<int>(std::lround(std::lerp(fewestRequests, requests, effort)));
}

/// A unit's figures as the average of its replicas.
void averageOver(Prediction &prediction, double engines)
{
    const auto divide = [engines](auto &value) {
        if (value)
            *value /= engines;
    };
    for (results::SweepPoint &point : prediction.sweep.points) {
        for (std::optional<double> *value : {&point.load, &point.requestThroughputPerSecond,
                                             &point.outputTokensPerSecond, &point.totalTokensPerSecond})
            divide(*value);
        if (point.goodput) {
            divide(point.goodput->requestsPerSecond);
            divide(point.goodput->tokensPerSecond);
        }
    }
    if (prediction.sweep.bracket) {
        prediction.sweep.bracket->low /= engines;
        divide(prediction.sweep.bracket->high);
    }
    for (std::optional<double> *value : {&prediction.meanConcurrency, &prediction.requestsPerSecond,
                                         &prediction.requestsPerSecondLow, &prediction.requestsPerSecondHigh})
        divide(*value);
}

/// The scenario's simulation with prefill and decode apart.
void separate(SimulationInputs &inputs, const Workings &workings, Pools pools)
{
    serving::SimulationRequest &simulation = inputs.knee.simulation;
    simulation.fleet.replicas = pools.decode;
    serving::Disaggregation apart;
    apart.prefillReplicas = pools.prefill;
    apart.prefillKvBlocks = simulation.scheduler.kvBlocks;
    apart.transferSecondsPerToken =
        workings.budget->kvBytesPerTokenOfReplica.value_or(0.0) / assumedKvLinkBytesPerSecond;
    simulation.disaggregation = apart;
    // A unit serves more than one replica does: its levels take more requests to settle.
    simulation.requests *= pools.engines();
}

constexpr unsigned mostJobs = 64; ///< there are no more levels to share

void findOrPredict(Workings &workings, const EvaluateOptions &options, std::optional<Pools> pools)
{
    std::string key = predictionKey(workings);
    if (pools)
        key += fmt::format("pools:{}:{};", pools->prefill, pools->decode);
    if (const auto *calibration = calibration::calibrationWith(options.coefficients))
        key += flowText(calibration::sectionOf(*calibration));
    if (options.predictions)
        workings.evaluation.prediction = options.predictions->find(key);
    if (workings.evaluation.prediction)
        return;
    auto inputs = simulationInputs(workings, options);
    if (!inputs) {
        workings.warn(inputs.error().message);
        return;
    }
    const bool rough = options.predictions && options.predictions->rough();
    if (options.predictions)
        inputs->knee.jobs = static_cast<int>(std::clamp(options.predictions->jobs(), 1U, mostJobs));
    if (rough)
        makeRough(inputs->knee, std::clamp(options.predictions->effort(), 0.0, 1.0));
    if (pools)
        separate(*inputs, workings, *pools);
    const auto prediction = predict(*inputs, workings, options.stop);
    if (!prediction)
        return;
    prediction->rough = rough;
    if (pools)
        averageOver(*prediction, pools->engines());
    workings.evaluation.prediction = prediction;
    if (options.predictions)
        options.predictions->insert(key, workings.evaluation.prediction);
}

} // namespace

void addPrediction(Workings &workings, const EvaluateOptions &options)
{
    const Scenario &scenario = workings.scenario();
    const auto missing = missingForPrediction(workings, options);
    if (!missing.empty()) {
        // Who names neither model nor GPU, or has figures already, does not ask for a prediction.
        const bool asked = scenario.model.id && scenario.hardware.gpu;
        if (asked && options.coefficients && !scenario.throughput && workings.evaluation.sweeps.empty()) {
            for (const Text &sentence : missing)
                workings.warn(sentence);
        }
        return;
    }
    findOrPredict(workings, options, std::nullopt);
}

void addPredictionOfPools(Workings &workings, const EvaluateOptions &options, Pools pools)
{
    if (missingForPrediction(workings, options).empty())
        findOrPredict(workings, options, pools);
}

} // namespace core::project
