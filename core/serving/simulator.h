// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serving/replica.h"

#include <deque>
#include <memory>
#include <stop_token>
#include <vector>

namespace core::serving {

/// Lengths drawn once for all levels of a sweep.
using DrawnLengths = std::vector<workload::RequestLength>;

/// The world around the replicas: clients, router, outages, the clock.
class Simulator
{
public:
    /// \param lengths of the requests in order of sending; null or too short: drawn as they are sent
    Simulator(const SimulationRequest &request, const perf::IterationTime &time, const DrawnLengths *lengths);

    /// False when it was stopped.
    bool run(const std::stop_token &stop);

    const SimulationRequest &request() const { return m_request; }
    const std::vector<InFlight> &flights() const { return m_flights; }
    const std::vector<Replica> &replicas() const { return m_replicas; }
    std::size_t decodeReplicas() const { return static_cast<std::size_t>(m_request.fleet.replicas); }
    GapHistogram &gaps() { return m_gaps; }
    double lastEndSeconds() const { return m_lastEnd; }

private:
    enum class Happening : std::uint8_t { Arrival, Send, Enqueue, Deadline, OutageBegins, OutageEnds, Transferred };
    struct Event
    {
        double seconds = 0.0;
        std::uint64_t order = 0;
        Happening what = Happening::Arrival;
        std::uint32_t who = 0;   ///< request, client, or outage
        std::uint32_t whose = 0; ///< session to go on with, or nobody
        bool operator>(const Event &other) const
        {
            return seconds != other.seconds ? seconds > other.seconds : order > other.order;
        }
    };
    struct Session
    {
        int turns = 1; ///< that it will have
        int turn = 0;  ///< that comes next
        int contextTokens = 0;
    };

    void startClients();
    void startFleet();
    void push(double seconds, Happening what, std::uint32_t who, std::uint32_t whose = nobody);
    void handle(const Event &event);
    void arrive();
    void send(std::uint32_t client, std::uint32_t session);
    void shape(InFlight &flight, std::uint32_t id, std::uint32_t session);
    std::uint32_t newSession();
    double streamsOfReplica() const;
    void dispatch(std::uint32_t id);
    void dispatchTransferred(std::uint32_t id);
    std::size_t route(std::uint32_t id, std::size_t first, std::size_t count);
    void end(std::uint32_t id, Outcome outcome);
    void goOn(const InFlight &flight, double seconds);
    void timeOut(std::uint32_t id);
    void outage(std::size_t index, bool begins);
    void settle(std::size_t replica);
    bool sendsMore() const;
    Outcome natural(std::uint32_t id) const;

    const SimulationRequest &m_request;
    const perf::IterationTime &m_time;
    const DrawnLengths *m_lengths;
    Prefixes m_prefixes;
    GapHistogram m_gaps;
    std::vector<InFlight> m_flights;
    std::vector<Replica> m_replicas; ///< the fleet, then the prefill pool
    std::vector<Event> m_events;     ///< heap
    std::uint64_t m_order = 0;
    double m_now = 0.0;
    double m_lastEnd = 0.0; ///< when the last request so far ended
    std::vector<Session> m_sessions;
    std::deque<std::uint32_t> m_homeless; ///< no replica is up
    std::deque<std::uint32_t> m_capped;   ///< sessions that wait at the client (nobody: a new one)
    std::vector<std::uint32_t> m_ended;
    std::size_t m_turnOfFleet = 0, m_turnOfPrefill = 0;
    std::uint64_t m_arrivals = 0;
    double m_nextArrival = 0.0;
    int m_inFlight = 0;
    int m_recordedOpen = 0; ///< recorded requests that have not ended, those to be sent included
};

} // namespace core::serving
