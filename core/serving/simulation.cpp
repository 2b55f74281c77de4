// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/simulation.h"

#include "core/serving/figures.h"

#include <algorithm>
#include <cmath>

namespace core::serving {

namespace {

using workload::ArrivalKind;

constexpr int mostRequests = 50'000'000;
constexpr int mostReplicas = 4096;

std::optional<Text> wrongArrivals(const SimulationRequest &request)
{
    const workload::Arrivals &arrivals = request.arrivals;
    const bool loops = arrivals.kind == ArrivalKind::Closed || arrivals.kind == ArrivalKind::Capped;
    const bool rates = arrivals.kind == ArrivalKind::Open || arrivals.kind == ArrivalKind::Capped;
    if (loops && arrivals.concurrency < 1)
        return Text{CORE_TEXT("A closed loop needs at least one client, not %1."),
                    {TextNumber{static_cast<double>(arrivals.concurrency)}}};
    if (rates && !(arrivals.ratePerSecond > 0.0 && std::isfinite(arrivals.ratePerSecond)))
        return Text{CORE_TEXT("A rate of %1 requests a second is none."), {TextNumber{arrivals.ratePerSecond}}};
    if (!(arrivals.variation >= 0.0 && arrivals.variation <= 100.0))
        return Text{CORE_TEXT("The variation of the gaps between arrivals must lie between 0 and 100, not at %1."),
                    {TextNumber{arrivals.variation}}};
    const bool trace = arrivals.kind == ArrivalKind::Trace;
    if (trace && (!request.lengths.trace || request.lengths.trace->requests.empty()))
        return Text{CORE_TEXT("There is no trace to replay.")};
    if (trace && !request.lengths.trace->timed)
        return Text{CORE_TEXT("The trace holds lengths alone, no times of arrival.")};
    if (trace && !(arrivals.traceSpeed > 0.0 && std::isfinite(arrivals.traceSpeed)))
        return Text{CORE_TEXT("A trace cannot be replayed at %1 times its speed."), {TextNumber{arrivals.traceSpeed}}};
    for (const workload::TokenLengths *lengths : {&request.lengths.prompt, &request.lengths.output}) {
        if (lengths->kind == workload::LengthKind::Empirical && (!lengths->sorted || lengths->sorted->empty()))
            return Text{CORE_TEXT("There are no lengths to draw from.")};
    }
    return std::nullopt;
}

std::optional<Text> wrongScheduler(const SimulationRequest &request, const perf::IterationTime &time)
{
    const Scheduler &scheduler = request.scheduler;
    if (scheduler.maxSequences < 1 || scheduler.batchedTokens < 1 || scheduler.blockTokens < 1)
        return Text{CORE_TEXT("Sequences, tokens of a step and tokens of a block must be at least 1.")};
    if (scheduler.maxSequences > time.mostDecodes())
        return Text{CORE_TEXT("The model of time knows batches of up to %1 sequences, not of %2."),
                    {TextNumber{static_cast<double>(time.mostDecodes())},
                     TextNumber{static_cast<double>(scheduler.maxSequences)}}};
    if (scheduler.kvBlocks && *scheduler.kvBlocks < 1)
        return Text{CORE_TEXT("There is no memory for the KV cache.")};
    const auto &trace = request.lengths.trace;
    if (scheduler.prefixCaching && request.arrivals.kind == ArrivalKind::Trace && trace && !trace->blocks.empty() &&
        trace->blockTokens % scheduler.blockTokens != 0)
        return Text{CORE_TEXT("Blocks of %1 tokens of the trace are no whole number of KV blocks of %2 tokens."),
                    {TextNumber{static_cast<double>(trace->blockTokens)},
                     TextNumber{static_cast<double>(scheduler.blockTokens)}}};
    if (scheduler.receiveIntervalSteps < 1)
        return Text{CORE_TEXT("New requests cannot be looked at every %1 iterations."),
                    {TextNumber{static_cast<double>(scheduler.receiveIntervalSteps)}}};
    if (scheduler.statedOutputTokens && *scheduler.statedOutputTokens < 1)
        return Text{CORE_TEXT("An answer has at least one token.")};
    if (scheduler.sharedPrefixTokens < 0 ||
        !(scheduler.sharedPrefixHitFraction >= 0.0 && scheduler.sharedPrefixHitFraction <= 1.0))
        return Text{CORE_TEXT("A hit rate of %1 is no share."), {TextNumber{scheduler.sharedPrefixHitFraction}}};
    const double acceptance = request.speculation.acceptanceFraction;
    if (request.speculation.draftedTokens < 0 || !(acceptance >= 0.0 && acceptance <= 1.0))
        return Text{CORE_TEXT("An acceptance of %1 is no share."), {TextNumber{acceptance}}};
    return std::nullopt;
}

std::optional<Text> wrongFleet(const SimulationRequest &request)
{
    const int replicas = request.fleet.replicas;
    const int pool = request.disaggregation ? request.disaggregation->prefillReplicas : 1;
    if (replicas < 1 || replicas > mostReplicas || pool < 1 || pool > mostReplicas)
        return Text{CORE_TEXT("A fleet has between 1 and %1 replicas."), {TextNumber{mostReplicas}}};
    for (const Outage &outage : request.fleet.outages) {
        if (outage.replica < 0 || outage.replica >= replicas)
            return Text{CORE_TEXT("Replica %1 that is to fail is not in the fleet of %2."),
                        {TextNumber{static_cast<double>(outage.replica)}, TextNumber{static_cast<double>(replicas)}}};
        if (!(outage.fromSeconds >= 0.0 && outage.untilSeconds > outage.fromSeconds))
            return Text{CORE_TEXT("An outage must end after it begins.")};
    }
    return std::nullopt;
}

std::optional<Text> wrongClient(const SimulationRequest &request)
{
    const Client &client = request.client;
    const auto share = [](double value) { return value >= 0.0 && value <= 1.0; };
    if (!share(client.cancelledFraction) || !share(client.urgentFraction))
        return Text{CORE_TEXT("Shares of requests lie between 0 and 1.")};
    if (!(client.frontEndSeconds >= 0.0 && client.frontEndSecondsPerPromptToken >= 0.0 &&
          client.frontEndSecondsPerStream >= 0.0) ||
        (client.timeoutSeconds && !(*client.timeoutSeconds > 0.0)) || !(client.pauseAfterRefusalSeconds > 0.0))
        return Text{CORE_TEXT("Times outside the engine cannot be negative, and time-out and pause not 0.")};
    if (request.requests < 1 || request.requests > mostRequests || request.warmUpRequests < 0 ||
        request.warmUpRequests >= request.requests)
        return Text{CORE_TEXT("A run has between 1 and %1 requests, and fewer of warm-up."),
                    {TextNumber{mostRequests, 8}}};
    for (const double q : request.quantiles) {
        if (!(q > 0.0 && q < 1.0))
            return Text{CORE_TEXT("A quantile lies between 0 and 1, not at %1."), {TextNumber{q}}};
    }
    return std::nullopt;
}

} // namespace

std::optional<Text> whatIsWrongWith(const SimulationRequest &request, const perf::IterationTime &time)
{
    if (auto wrong = wrongArrivals(request))
        return wrong;
    if (auto wrong = wrongScheduler(request, time))
        return wrong;
    if (auto wrong = wrongFleet(request))
        return wrong;
    return wrongClient(request);
}

Result<SimulationResult> simulateWith(const SimulationRequest &request, const perf::IterationTime &time,
                                      const DrawnLengths *lengths, const std::stop_token &stop)
{
    Simulator simulator(request, time, lengths);
    if (!simulator.run(stop))
        return failure(CORE_TEXT("The simulation was cancelled."));
    SimulationResult result;
    result.figures = figuresOf(simulator);
    if (request.keepRecords)
        result.records = recordsOf(simulator);
    result.gaps = std::move(simulator.gaps());
    return result;
}

Result<SimulationResult> simulate(const SimulationRequest &request, const perf::IterationTime &time,
                                  std::stop_token stop)
{
    if (auto wrong = whatIsWrongWith(request, time))
        return failure(std::move(*wrong));
    if (request.arrivals.kind != ArrivalKind::Trace)
        return simulateWith(request, time, nullptr, stop);
    SimulationRequest replay = request;
    replay.requests =
        static_cast<int>(std::min(static_cast<std::size_t>(replay.requests), request.lengths.trace->requests.size()));
    replay.warmUpRequests = std::min(replay.warmUpRequests, replay.requests - 1);
    return simulateWith(replay, time, nullptr, stop);
}

} // namespace core::serving
