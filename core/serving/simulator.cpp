// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/simulator.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace core::serving {

namespace {

using workload::ArrivalKind;
using workload::uniformDraw;

enum Stream : std::uint64_t {
    CancelStream = 21,
    CancelAtStream,
    PriorityStream,
    TurnsStream,
    ThinkStream,
    RouteStream
};

/// Geometric on 1, 2 … with that mean.
int drawTurns(double mean, std::uint64_t seed, std::uint64_t session)
{
    if (mean <= 1.0)
        return 1;
    const double stop = 1.0 / mean;
    constexpr double most = 10'000.0;
    return 1 + static_cast<int>(
                   std::min(most, std::floor(std::log(uniformDraw(seed, TurnsStream, session)) / std::log1p(-stop))));
}

} // namespace

Simulator::Simulator(const SimulationRequest &request, const perf::IterationTime &time, const DrawnLengths *lengths)
    : m_request(request)
    , m_time(time)
    , m_lengths(lengths)
    , m_prefixes(request)
    , m_recordedOpen(request.requests)
{
    m_gaps.weights.assign(static_cast<std::size_t>(GapHistogram::binsPerOctave) * GapHistogram::octaves, 0.0);
    m_gaps.leastSeconds = Replica::never;
    const auto ahead = static_cast<std::size_t>(request.requests);
    m_flights.reserve(ahead + (request.keepLoad ? ahead / 2 : 0));
}

void Simulator::push(double seconds, Happening what, std::uint32_t who, std::uint32_t whose)
{
    m_events.push_back({seconds, m_order++, what, who, whose});
    std::push_heap(m_events.begin(), m_events.end(), std::greater<>());
}

void Simulator::startFleet()
{
    Replica::Setup setup{.scheduler = &m_request.scheduler,
                         .kvBlocks = m_request.scheduler.kvBlocks,
                         .speculation = m_request.speculation,
                         .time = &m_time,
                         .prefixes = &m_prefixes,
                         .seed = m_request.seed,
                         .prefillOnly = false};
    const auto &pools = m_request.disaggregation;
    m_replicas.reserve(decodeReplicas() + static_cast<std::size_t>(pools ? pools->prefillReplicas : 0));
    for (int i = 0; i < m_request.fleet.replicas; ++i)
        m_replicas.emplace_back(setup, m_flights, m_gaps);
    if (pools) {
        setup.prefillOnly = true;
        setup.speculation = {};
        setup.kvBlocks = pools->prefillKvBlocks;
        setup.time = pools->prefillTime ? pools->prefillTime : &m_time;
        for (int i = 0; i < pools->prefillReplicas; ++i)
            m_replicas.emplace_back(setup, m_flights, m_gaps);
    }
    for (std::size_t i = 0; i < m_request.fleet.outages.size(); ++i) {
        const Outage &outage = m_request.fleet.outages[i];
        push(outage.fromSeconds, Happening::OutageBegins, static_cast<std::uint32_t>(i));
        if (std::isfinite(outage.untilSeconds))
            push(outage.untilSeconds, Happening::OutageEnds, static_cast<std::uint32_t>(i));
    }
}

void Simulator::startClients()
{
    const auto &arrivals = m_request.arrivals;
    switch (arrivals.kind) {
    case ArrivalKind::Closed:
        for (int i = 0; i < arrivals.concurrency; ++i)
            push(arrivals.rampSeconds * i / arrivals.concurrency, Happening::Send, static_cast<std::uint32_t>(i));
        return;
    case ArrivalKind::Open:
    case ArrivalKind::Capped:
        m_nextArrival = workload::drawGap(arrivals.variation, m_request.seed, m_arrivals) / arrivals.ratePerSecond;
        break;
    case ArrivalKind::Trace:
        m_nextArrival = m_request.lengths.trace->requests.front().arrivalSeconds / arrivals.traceSpeed;
        break;
    }
    push(m_nextArrival, Happening::Arrival, nobody);
}

bool Simulator::sendsMore() const
{
    const auto sent = static_cast<int>(m_flights.size());
    return sent < m_request.requests || (m_request.keepLoad && m_recordedOpen > 0);
}

bool Simulator::run(const std::stop_token &stop)
{
    startFleet();
    startClients();
    constexpr unsigned roundsBetweenChecks = 1024;
    for (unsigned round = 1;; ++round) {
        if (round % roundsBetweenChecks == 0 && stop.stop_requested())
            return false;
        if (m_request.keepLoad && m_recordedOpen == 0)
            break;
        std::size_t next = 0;
        for (std::size_t i = 1; i < m_replicas.size(); ++i) {
            if (m_replicas[i].boundarySeconds() < m_replicas[next].boundarySeconds())
                next = i;
        }
        const double boundary = m_replicas[next].boundarySeconds();
        if (!m_events.empty() && m_events.front().seconds <= boundary) {
            const Event event = m_events.front();
            std::pop_heap(m_events.begin(), m_events.end(), std::greater<>());
            m_events.pop_back();
            m_now = std::max(m_now, event.seconds);
            handle(event);
        } else if (boundary < Replica::never) {
            m_now = boundary;
            settle(next);
        } else {
            break;
        }
    }
    return true;
}

/// One replica at its boundary: what came out, what its clients do then, what it computes next.
void Simulator::settle(std::size_t replica)
{
    m_ended.clear();
    m_replicas[replica].advance(m_ended);
    for (const std::uint32_t id : m_ended) {
        const InFlight &f = m_flights[id];
        if (f.stage == Stage::Transferring) {
            const auto &pools = *m_request.disaggregation;
            push(m_now + pools.transferSeconds + pools.transferSecondsPerToken * f.promptTokens, Happening::Transferred,
                 id);
        } else if (!f.ended) {
            end(id, natural(id));
        }
    }
    m_replicas[replica].schedule();
}

void Simulator::handle(const Event &event)
{
    switch (event.what) {
    case Happening::Arrival:
        arrive();
        break;
    case Happening::Send:
        if (m_request.arrivals.kind == ArrivalKind::Capped && m_inFlight >= m_request.arrivals.concurrency)
            m_capped.push_back(event.whose);
        else
            send(event.who, event.whose);
        break;
    case Happening::Enqueue:
        if (!m_flights[event.who].ended)
            dispatch(event.who);
        break;
    case Happening::Deadline:
        timeOut(event.who);
        break;
    case Happening::OutageBegins:
    case Happening::OutageEnds:
        outage(event.who, event.what == Happening::OutageBegins);
        break;
    case Happening::Transferred:
        m_replicas[m_flights[event.who].replica].releaseAfterTransfer(event.who, m_now);
        m_flights[event.who].stage = Stage::Client;
        if (!m_flights[event.who].ended)
            dispatchTransferred(event.who);
        break;
    }
}

/// One arrival of an open loop, and when the next comes.
void Simulator::arrive()
{
    if (!sendsMore())
        return;
    const auto &arrivals = m_request.arrivals;
    if (arrivals.kind == ArrivalKind::Capped && m_inFlight >= arrivals.concurrency)
        m_capped.push_back(nobody);
    else
        send(nobody, nobody);
    ++m_arrivals;
    if (arrivals.kind == ArrivalKind::Trace) {
        const auto &requests = m_request.lengths.trace->requests;
        if (m_arrivals >= requests.size())
            return;
        m_nextArrival = requests[m_arrivals].arrivalSeconds / arrivals.traceSpeed;
    } else {
        m_nextArrival += workload::drawGap(arrivals.variation, m_request.seed, m_arrivals) / arrivals.ratePerSecond;
    }
    push(m_nextArrival, Happening::Arrival, nobody);
}

std::uint32_t Simulator::newSession()
{
    m_sessions.push_back({.turns = drawTurns(m_request.conversations.meanTurns, m_request.seed, m_sessions.size()),
                          .turn = 0,
                          .contextTokens = m_request.conversations.sharedPromptTokens});
    return static_cast<std::uint32_t>(m_sessions.size() - 1);
}

/// Lengths, session, priority and cancellation of a request.
void Simulator::shape(InFlight &f, std::uint32_t id, std::uint32_t session)
{
    workload::RequestLength length;
    if (m_request.arrivals.kind == ArrivalKind::Trace) {
        const auto &recorded = m_request.lengths.trace->requests[id];
        length = {recorded.promptTokens, recorded.outputTokens};
        f.session = recorded.session > 0 ? recorded.session : nobody;
    } else if (m_lengths && id < m_lengths->size()) {
        length = (*m_lengths)[id];
    } else {
        length = workload::drawLength(m_request.lengths, m_request.seed, id);
    }
    f.promptTokens = length.promptTokens;
    f.outputTokens = length.outputTokens;
    if (m_request.conversations.active() && m_request.arrivals.kind != ArrivalKind::Trace) {
        const int most = m_request.conversations.mostContextTokens;
        const auto tooLong = [&](std::uint32_t s) {
            return m_sessions[s].contextTokens + f.promptTokens + f.outputTokens > most;
        };
        if (session == nobody || tooLong(session))
            session = newSession();
        Session &talk = m_sessions[session];
        f.session = session;
        f.turn = talk.turn++;
        f.promptTokens += talk.contextTokens;
        talk.contextTokens = f.promptTokens + f.outputTokens;
    }
    f.statedTokens = f.outputTokens;
    if (const auto &stated = m_request.scheduler.statedOutputTokens) {
        f.outputTokens = std::min(f.outputTokens, *stated);
        f.statedTokens = *stated;
    }
    const auto &client = m_request.client;
    const std::uint64_t seed = m_request.seed;
    if (client.cancelledFraction > 0.0 && uniformDraw(seed, CancelStream, id) < client.cancelledFraction) {
        f.outcome = Outcome::Cancelled;
        f.outputTokens = 1 + static_cast<int>(uniformDraw(seed, CancelAtStream, id) * (f.outputTokens - 1));
    }
    if (m_request.scheduler.order == Order::Priority)
        f.priority = uniformDraw(seed, PriorityStream, id) < client.urgentFraction ? 0 : 1;
}

void Simulator::send(std::uint32_t client, std::uint32_t session)
{
    if (!sendsMore())
        return;
    const auto id = static_cast<std::uint32_t>(m_flights.size());
    InFlight &f = m_flights.emplace_back();
    f.client = client;
    f.sentSeconds = m_now;
    shape(f, id, session);
    ++m_inFlight;
    const auto &outside = m_request.client;
    if (outside.timeoutSeconds)
        push(m_now + *outside.timeoutSeconds, Happening::Deadline, id);
    double frontEnd =
        outside.frontEndSeconds + outside.frontEndSecondsPerPromptToken * static_cast<double>(f.promptTokens);
    if (outside.frontEndSecondsPerStream > 0.0)
        frontEnd += outside.frontEndSecondsPerStream * streamsOfReplica();
    if (frontEnd > 0.0)
        push(m_now + frontEnd, Happening::Enqueue, id);
    else
        dispatch(id);
}

/// Streams of tokens that a replica of the fleet has under way, on average.
double Simulator::streamsOfReplica() const
{
    double streams = 0.0;
    for (std::size_t i = 0; i < decodeReplicas(); ++i)
        streams += m_replicas[i].decoding();
    return streams / static_cast<double>(decodeReplicas());
}

/// Among the replicas first … first + count − 1 that are up; `first` + count when none is.
std::size_t Simulator::route(std::uint32_t id, std::size_t first, std::size_t count)
{
    std::size_t &turn = first == 0 ? m_turnOfFleet : m_turnOfPrefill;
    const InFlight &f = m_flights[id];
    const Routing routing = m_request.fleet.routing;
    std::uint64_t key = f.session == nobody ? (std::uint64_t{1} << 40U) + id : f.session;
    if (routing == Routing::PrefixHash && count > 1)
        key = m_prefixes.routingKey(f, id, m_request.fleet.prefixHashTokens);
    std::size_t best = first + count;
    double mark = 0.0;
    for (std::size_t k = 0; k < count; ++k) {
        const std::size_t i = first + (routing == Routing::RoundRobin ? (turn + k) % count : k);
        if (!m_replicas[i].up())
            continue;
        // The highest mark wins. By hash: rendezvous, so that a lost replica moves its own keys alone.
        double mine = 0.0;
        if (routing == Routing::LeastLoaded)
            mine = -static_cast<double>(m_replicas[i].inSystem());
        else if (routing != Routing::RoundRobin)
            mine = uniformDraw(m_request.seed ^ key, RouteStream, i);
        if (best == first + count || mine > mark) {
            best = i;
            mark = mine;
        }
        if (routing == Routing::RoundRobin)
            break;
    }
    if (routing == Routing::RoundRobin && best < first + count)
        turn = (best - first + 1) % count;
    return best;
}

void Simulator::dispatch(std::uint32_t id)
{
    const auto &pools = m_request.disaggregation;
    const std::size_t first = pools ? decodeReplicas() : 0;
    const std::size_t count = pools ? static_cast<std::size_t>(pools->prefillReplicas) : decodeReplicas();
    const std::size_t target = route(id, first, count);
    if (target == first + count) {
        m_homeless.push_back(id);
        return;
    }
    Replica &replica = m_replicas[target];
    InFlight &f = m_flights[id];
    const bool fits = replica.fits(f) && m_replicas.front().fits(f);
    if (!fits || (m_request.client.queueLimit && replica.waiting() >= *m_request.client.queueLimit)) {
        end(id, Outcome::Refused);
        return;
    }
    f.replica = static_cast<std::uint16_t>(target);
    replica.enqueue(id, m_now);
}

void Simulator::dispatchTransferred(std::uint32_t id)
{
    const std::size_t target = route(id, 0, decodeReplicas());
    InFlight &f = m_flights[id];
    f.transferred = true;
    if (target == decodeReplicas()) {
        m_homeless.push_back(id);
        return;
    }
    f.replica = static_cast<std::uint16_t>(target);
    m_replicas[target].enqueue(id, m_now);
}

Outcome Simulator::natural(std::uint32_t id) const
{
    return m_flights[id].outcome == Outcome::Cancelled ? Outcome::Cancelled : Outcome::Completed;
}

/// The client has its answer, or what it gets instead.
void Simulator::end(std::uint32_t id, Outcome outcome)
{
    InFlight &f = m_flights[id];
    f.ended = true;
    f.endedSeconds = m_lastEnd = m_now;
    f.outcome = outcome;
    --m_inFlight;
    if (static_cast<int>(id) < m_request.requests)
        --m_recordedOpen;
    goOn(f, m_now);
}

/// What the client of an ended request does next.
void Simulator::goOn(const InFlight &f, double seconds)
{
    const bool refused = f.outcome == Outcome::Refused;
    const bool answered = f.outcome == Outcome::Completed || f.outcome == Outcome::Cancelled;
    const auto &talks = m_request.conversations;
    const bool continues = talks.active() && answered && f.session != nobody &&
                           m_request.arrivals.kind != ArrivalKind::Trace &&
                           m_sessions[f.session].turn < m_sessions[f.session].turns;
    const std::uint32_t client = f.client, session = continues ? f.session : nobody;
    double pause = 0.0;
    if (continues && talks.thinkSeconds > 0.0)
        pause = -talks.thinkSeconds *
                std::log(uniformDraw(m_request.seed, ThinkStream,
                                     (std::uint64_t{session} << 16U) + static_cast<std::uint64_t>(f.turn)));
    switch (m_request.arrivals.kind) {
    case ArrivalKind::Closed:
        if (refused)
            pause = m_request.client.pauseAfterRefusalSeconds;
        if (pause > 0.0)
            push(seconds + pause, Happening::Send, client, session);
        else
            send(client, session);
        return;
    case ArrivalKind::Capped:
        if (!m_capped.empty() && m_inFlight < m_request.arrivals.concurrency) {
            const std::uint32_t next = m_capped.front();
            m_capped.pop_front();
            send(nobody, next);
        }
        break;
    case ArrivalKind::Open:
    case ArrivalKind::Trace:
        break;
    }
    if (continues)
        push(seconds + pause, Happening::Send, nobody, session);
}

void Simulator::timeOut(std::uint32_t id)
{
    InFlight &f = m_flights[id];
    if (f.ended)
        return;
    if (f.stage == Stage::Waiting || f.stage == Stage::Prefilling || f.stage == Stage::Decoding) {
        Replica &replica = m_replicas[f.replica];
        f.told = replica.delivered(id, m_now);
        replica.abandon(id, m_now);
    } else {
        f.told = f.generated;
        std::erase(m_homeless, id);
    }
    end(id, Outcome::TimedOut);
}

void Simulator::outage(std::size_t index, bool begins)
{
    const auto replica = static_cast<std::size_t>(m_request.fleet.outages[index].replica);
    if (begins) {
        if (!m_replicas[replica].up())
            return;
        std::vector<std::uint32_t> held;
        m_replicas[replica].takeDown(m_now, held);
        for (const std::uint32_t id : held) {
            if (m_flights[id].ended)
                continue;
            if (m_flights[id].firstTokenSeconds >= 0.0)
                end(id, Outcome::Lost);
            else
                dispatch(id);
        }
        return;
    }
    if (m_replicas[replica].up())
        return;
    m_replicas[replica].bringUp(m_now);
    std::deque<std::uint32_t> waiting;
    waiting.swap(m_homeless);
    for (const std::uint32_t id : waiting) {
        if (m_flights[id].transferred)
            dispatchTransferred(id);
        else
            dispatch(id);
    }
}

} // namespace core::serving
