// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serving/simulation.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <deque>
#include <limits>
#include <vector>

/// Serving as a plain loop over iterations: nothing is leapt over, nothing is kept that could be counted anew. Written
/// from the semantics alone and on purpose without a line of the engine's own; slow, and what the engine is held
/// against.
class StepByStep
{
public:
    StepByStep(const core::serving::SimulationRequest &asked, const core::perf::IterationTime &time)
        : m_asked(asked)
        , m_time(time)
    {}

    std::vector<core::serving::RequestFigures> run();

    long long preemptions = 0;
    long long iterations = 0;
    double prefillSeconds = 0.0, decodeSeconds = 0.0, kvTokenSeconds = 0.0;
    long long mostBlocks = 0;
    double gapSum = 0.0, gapWeight = 0.0;
    bool blocksWentWrong = false;

private:
    static constexpr double never = std::numeric_limits<double>::infinity();
    enum class State { Away, Waiting, Prefilling, Decoding, Done };
    struct Request
    {
        double sent = 0.0, scheduled = -1.0, first = -1.0, end = -1.0, lastToken = -1.0;
        double queued = 0.0;
        int prompt = 0, output = 0, stated = 0, generated = 0, context = 0, held = 0, told = -1;
        int preemptions = 0, replica = 0, priority = 0, verifications = 0, client = -1;
        State state = State::Away;
        core::serving::Outcome outcome = core::serving::Outcome::Completed;
        bool over = false;
    };
    struct Replica
    {
        std::vector<int> running;
        std::deque<int> waiting;
        std::vector<std::pair<int, int>> chunks;
        bool busy = false, decodes = false, up = true, full = false;
        double start = 0.0, boundary = never, ratio = 0.0;
        double seen = 0.0; ///< who came until then is known to the scheduler
        int since = 0;     ///< decode steps since it looked
    };
    enum class Kind { Arrival, Send, Enqueue, Deadline, Down, Up };
    struct Event
    {
        double at;
        long long order;
        Kind kind;
        int who;
    };

    int block(int tokens) const { return (tokens + m_asked.scheduler.blockTokens - 1) / m_asked.scheduler.blockTokens; }
    bool trt() const { return m_asked.scheduler.engine == core::serving::Engine::TensorRtLlm; }
    bool sglang() const { return m_asked.scheduler.engine == core::serving::Engine::Sglang; }
    int drafts() const { return m_asked.speculation.draftedTokens; }
    int stated(const Request &r) const { return std::max(r.stated, r.output); }
    int blocksOf(const Request &r) const
    {
        return trt() ? block(r.prompt + stated(r) + drafts())
                     : block(drafts() > 0 ? std::max(r.held, r.context) : r.context);
    }
    long long freeBlocks(const Replica &replica) const
    {
        long long left = m_asked.scheduler.kvBlocks.value_or(1LL << 50);
        for (const int id : replica.running)
            left -= blocksOf(m_requests[static_cast<std::size_t>(id)]);
        return left;
    }
    int needOf(const Request &r) const ///< blocks that its next decode step adds
    {
        if (trt() || r.state != State::Decoding)
            return 0;
        const int ahead = r.context + 1 + drafts();
        return std::max(0, block(ahead) - blocksOf(r));
    }
    int decoding(const Replica &replica) const
    {
        return static_cast<int>(std::count_if(replica.running.begin(), replica.running.end(), [this](int id) {
            return m_requests[static_cast<std::size_t>(id)].state == State::Decoding;
        }));
    }
    Request &at(int id) { return m_requests[static_cast<std::size_t>(id)]; }
    const Request &at(int id) const { return m_requests[static_cast<std::size_t>(id)]; }

    void push(double when, Kind kind, int who) { m_events.push_back({when, m_order++, kind, who}); }
    void send(int client);
    void dispatch(int id);
    void enqueue(Replica &replica, int id);
    void end(int id, core::serving::Outcome outcome);
    void handle(const Event &event);
    void settle(Replica &replica);
    void apply(Replica &replica, std::vector<int> &ended);
    void schedule(Replica &replica);
    void scheduleVllm(Replica &replica);
    void scheduleSglang(Replica &replica);
    bool makeRoom(Replica &replica);
    int victim(const Replica &replica) const;
    void preempt(Replica &replica, int id);
    void clean(Replica &replica);
    void plan(Replica &replica, bool decodes);
    bool fits(const Request &r) const;

    const core::serving::SimulationRequest &m_asked;
    const core::perf::IterationTime &m_time;
    std::vector<Request> m_requests;
    std::vector<Replica> m_replicas;
    std::vector<Event> m_events;
    std::deque<int> m_homeless;
    long long m_order = 0;
    int m_capped = 0, m_inFlight = 0, m_turn = 0;
    double m_now = 0.0, m_nextArrival = 0.0;
    std::uint64_t m_arrivals = 0;
};

inline bool StepByStep::fits(const Request &r) const
{
    if (!m_asked.scheduler.kvBlocks)
        return true;
    const long long total = *m_asked.scheduler.kvBlocks;
    if (trt())
        return block(r.prompt + stated(r) + drafts()) <= total;
    if (sglang() && r.prompt + std::min(r.stated, 4096) >= total * m_asked.scheduler.blockTokens)
        return false;
    return block(r.prompt + r.output + drafts()) <= total;
}

inline void StepByStep::send(int client)
{
    using namespace core::workload;
    const int id = static_cast<int>(m_requests.size());
    if (id >= m_asked.requests)
        return;
    const std::uint64_t seed = m_asked.seed;
    const auto number = static_cast<std::uint64_t>(id);
    Request r;
    const RequestLength length = drawLength(m_asked.lengths, seed, number);
    r.client = client;
    r.sent = m_now;
    r.prompt = length.promptTokens;
    r.output = r.stated = length.outputTokens;
    if (const auto most = m_asked.scheduler.statedOutputTokens) {
        r.output = std::min(r.output, *most);
        r.stated = *most;
    }
    // Streams of the engine's own draws: cancellation, where, priority.
    if (m_asked.client.cancelledFraction > 0.0 && uniformDraw(seed, 21, number) < m_asked.client.cancelledFraction) {
        r.outcome = core::serving::Outcome::Cancelled;
        r.output = 1 + static_cast<int>(uniformDraw(seed, 22, number) * (r.output - 1));
    }
    if (m_asked.scheduler.order == core::serving::Order::Priority)
        r.priority = uniformDraw(seed, 23, number) < m_asked.client.urgentFraction ? 0 : 1;
    m_requests.push_back(r);
    ++m_inFlight;
    if (m_asked.client.timeoutSeconds)
        push(m_now + *m_asked.client.timeoutSeconds, Kind::Deadline, id);
    double front = m_asked.client.frontEndSeconds + m_asked.client.frontEndSecondsPerPromptToken * r.prompt;
    double streams = 0.0;
    for (const Replica &replica : m_replicas)
        streams += decoding(replica);
    front += m_asked.client.frontEndSecondsPerStream * (streams / static_cast<double>(m_replicas.size()));
    if (front > 0.0)
        push(m_now + front, Kind::Enqueue, id);
    else
        dispatch(id);
}

inline void StepByStep::enqueue(Replica &replica, int id)
{
    at(id).state = State::Waiting;
    at(id).queued = m_now;
    replica.waiting.push_back(id);
    if (!replica.busy)
        replica.boundary = std::min(replica.boundary, m_now);
}

inline void StepByStep::dispatch(int id)
{
    using core::serving::Routing;
    const int count = static_cast<int>(m_replicas.size());
    int best = -1;
    double mark = 0.0;
    for (int k = 0; k < count; ++k) {
        const int i = m_asked.fleet.routing == Routing::RoundRobin ? (m_turn + k) % count : k;
        const Replica &replica = m_replicas[static_cast<std::size_t>(i)];
        if (!replica.up)
            continue;
        if (m_asked.fleet.routing == Routing::RoundRobin) {
            best = i;
            break;
        }
        clean(m_replicas[static_cast<std::size_t>(i)]);
        const double mine = m_asked.fleet.routing == Routing::LeastLoaded
                                ? -static_cast<double>(replica.running.size() + replica.waiting.size())
                                : core::workload::uniformDraw(
                                      m_asked.seed ^ ((std::uint64_t{1} << 40U) + static_cast<std::uint64_t>(id)), 26,
                                      static_cast<std::uint64_t>(i));
        if (best < 0 || mine > mark) {
            best = i;
            mark = mine;
        }
    }
    if (best < 0) {
        m_homeless.push_back(id);
        return;
    }
    if (m_asked.fleet.routing == Routing::RoundRobin)
        m_turn = (best + 1) % count;
    Replica &replica = m_replicas[static_cast<std::size_t>(best)];
    clean(replica);
    const auto limit = m_asked.client.queueLimit;
    if (!fits(at(id)) || (limit && static_cast<int>(replica.waiting.size()) >= *limit)) {
        end(id, core::serving::Outcome::Refused);
        return;
    }
    at(id).replica = best;
    enqueue(replica, id);
}

/// Those whose clients have gone leave the queue.
inline void StepByStep::clean(Replica &replica)
{
    std::erase_if(replica.waiting, [this](int id) { return at(id).over; });
}

inline void StepByStep::end(int id, core::serving::Outcome outcome)
{
    using core::workload::ArrivalKind;
    Request &r = at(id);
    r.over = true;
    r.end = m_now;
    r.outcome = outcome;
    --m_inFlight;
    const int client = r.client;
    if (m_asked.arrivals.kind == ArrivalKind::Closed) {
        if (outcome == core::serving::Outcome::Refused)
            push(m_now + m_asked.client.pauseAfterRefusalSeconds, Kind::Send, client);
        else
            send(client);
    } else if (m_asked.arrivals.kind == ArrivalKind::Capped && m_capped > 0 &&
               m_inFlight < m_asked.arrivals.concurrency) {
        --m_capped;
        send(-1);
    }
}

inline void StepByStep::handle(const Event &event)
{
    using core::workload::ArrivalKind;
    const auto &arrivals = m_asked.arrivals;
    switch (event.kind) {
    case Kind::Arrival:
        if (static_cast<int>(m_requests.size()) >= m_asked.requests)
            return;
        if (arrivals.kind == ArrivalKind::Capped && m_inFlight >= arrivals.concurrency)
            ++m_capped;
        else
            send(-1);
        ++m_arrivals;
        m_nextArrival += core::workload::drawGap(arrivals.variation, m_asked.seed, m_arrivals) / arrivals.ratePerSecond;
        push(m_nextArrival, Kind::Arrival, -1);
        return;
    case Kind::Send:
        send(event.who);
        return;
    case Kind::Enqueue:
        if (!at(event.who).over)
            dispatch(event.who);
        return;
    case Kind::Deadline: {
        Request &r = at(event.who);
        if (r.over)
            return;
        r.told = r.generated;
        std::erase(m_homeless, event.who);
        if (r.state != State::Away && !m_replicas[static_cast<std::size_t>(r.replica)].busy)
            m_replicas[static_cast<std::size_t>(r.replica)].boundary =
                std::min(m_replicas[static_cast<std::size_t>(r.replica)].boundary, m_now);
        end(event.who, core::serving::Outcome::TimedOut);
        return;
    }
    case Kind::Down: {
        Replica &replica =
            m_replicas[static_cast<std::size_t>(m_asked.fleet.outages[static_cast<std::size_t>(event.who)].replica)];
        if (!replica.up)
            return;
        clean(replica);
        if (replica.busy)
            (replica.chunks.empty() ? decodeSeconds : prefillSeconds) += m_now - replica.start;
        std::vector<int> held(replica.running);
        held.insert(held.end(), replica.waiting.begin(), replica.waiting.end());
        std::sort(held.begin(), held.end());
        replica = Replica{};
        replica.ratio = m_asked.scheduler.newTokenRatio;
        replica.up = false;
        for (const int id : held) {
            at(id).context = at(id).held = 0;
            at(id).state = State::Away;
        }
        for (const int id : held) {
            if (at(id).over)
                continue;
            if (at(id).first >= 0.0)
                end(id, core::serving::Outcome::Lost);
            else
                dispatch(id);
        }
        return;
    }
    case Kind::Up: {
        Replica &replica =
            m_replicas[static_cast<std::size_t>(m_asked.fleet.outages[static_cast<std::size_t>(event.who)].replica)];
        if (replica.up)
            return;
        replica.up = true;
        std::deque<int> homeless;
        homeless.swap(m_homeless);
        for (const int id : homeless)
            dispatch(id);
        return;
    }
    }
}

inline std::vector<core::serving::RequestFigures> StepByStep::run()
{
    using core::workload::ArrivalKind;
    m_replicas.resize(static_cast<std::size_t>(m_asked.fleet.replicas));
    for (Replica &replica : m_replicas)
        replica.ratio = m_asked.scheduler.newTokenRatio;
    for (std::size_t i = 0; i < m_asked.fleet.outages.size(); ++i) {
        push(m_asked.fleet.outages[i].fromSeconds, Kind::Down, static_cast<int>(i));
        push(m_asked.fleet.outages[i].untilSeconds, Kind::Up, static_cast<int>(i));
    }
    const auto &arrivals = m_asked.arrivals;
    if (arrivals.kind == ArrivalKind::Closed) {
        for (int i = 0; i < arrivals.concurrency; ++i)
            push(arrivals.rampSeconds * i / arrivals.concurrency, Kind::Send, i);
    } else {
        m_nextArrival = core::workload::drawGap(arrivals.variation, m_asked.seed, 0) / arrivals.ratePerSecond;
        push(m_nextArrival, Kind::Arrival, -1);
    }
    for (;;) {
        auto next = std::min_element(m_replicas.begin(), m_replicas.end(),
                                     [](const Replica &a, const Replica &b) { return a.boundary < b.boundary; });
        auto event = std::min_element(m_events.begin(), m_events.end(), [](const Event &a, const Event &b) {
            return a.at != b.at ? a.at < b.at : a.order < b.order;
        });
        if (event != m_events.end() && event->at <= next->boundary) {
            const Event now = *event;
            m_events.erase(event);
            m_now = std::max(m_now, now.at);
            handle(now);
        } else if (next->boundary < never) {
            m_now = next->boundary;
            settle(*next);
        } else {
            break;
        }
    }
    double last = 0.0;
    for (const Request &r : m_requests)
        last = std::max(last, r.end);
    std::vector<core::serving::RequestFigures> records;
    for (const Request &r : m_requests) {
        core::serving::RequestFigures record;
        const double end = r.over ? r.end : last;
        record.sentSeconds = r.sent;
        record.queueSeconds = (r.scheduled >= 0.0 ? r.scheduled : end) - r.sent;
        record.ttftSeconds = r.first >= 0.0 ? r.first - r.sent : 0.0;
        record.e2eSeconds = end - r.sent;
        record.promptTokens = r.prompt;
        record.outputTokens = r.told >= 0 ? r.told : r.generated;
        record.preemptions = static_cast<std::uint16_t>(r.preemptions);
        record.replica = static_cast<std::uint16_t>(r.replica);
        record.outcome = r.over ? r.outcome : core::serving::Outcome::Lost;
        records.push_back(record);
    }
    return records;
}

inline void StepByStep::settle(Replica &replica)
{
    std::vector<int> ended;
    if (replica.busy)
        apply(replica, ended);
    replica.busy = false;
    std::erase_if(replica.running, [&](int id) {
        if (at(id).over && at(id).state != State::Done) {
            at(id).state = State::Done;
            replica.full = false;
        }
        return at(id).state == State::Done;
    });
    for (const int id : ended) {
        if (!at(id).over)
            end(id, at(id).outcome);
    }
    clean(replica);
    schedule(replica);
}

/// One iteration has been computed: its tokens are there.
inline void StepByStep::apply(Replica &replica, std::vector<int> &ended)
{
    const double seconds = replica.boundary - replica.start;
    (replica.chunks.empty() ? decodeSeconds : prefillSeconds) += seconds;
    ++iterations;
    if (!replica.chunks.empty() || ++replica.since >= m_asked.scheduler.receiveIntervalSteps) {
        replica.seen = m_asked.scheduler.overlap ? replica.start : replica.boundary;
        replica.since = 0;
    }
    double live = 0.0;
    long long used = 0;
    for (const int id : replica.running) {
        Request &r = at(id);
        if (replica.decodes && r.state == State::Decoding) {
            int tokens = 1;
            if (drafts() > 0) {
                const double a = m_asked.speculation.acceptanceFraction;
                int accepted = 0;
                const double u = core::workload::uniformDraw(m_asked.seed, 11,
                                                             (static_cast<std::uint64_t>(id) << 24U) +
                                                                 static_cast<std::uint64_t>(r.verifications++));
                for (double p = a; accepted < drafts() && u < p; p *= a)
                    ++accepted;
                tokens = std::min(accepted + 1, r.output - r.generated);
                r.held = std::max(r.held, r.context + 1 + drafts());
            }
            r.generated += tokens;
            r.context += tokens;
            gapSum += replica.boundary - r.lastToken;
            gapWeight += tokens;
            r.lastToken = replica.boundary;
            if (r.generated == r.output)
                ended.push_back(id);
        }
    }
    for (const auto &[id, tokens] : replica.chunks)
        at(id).context += tokens;
    for (const int id : replica.running) {
        used += blocksOf(at(id));
        live += at(id).context;
    }
    kvTokenSeconds += drafts() > 0 ? 0.0 : seconds * live;
    mostBlocks = std::max(mostBlocks, used);
    blocksWentWrong = blocksWentWrong || freeBlocks(replica) < 0;
    std::sort(ended.begin(), ended.end());
    replica.full = replica.full && ended.empty();
    for (const auto &[id, tokens] : replica.chunks) {
        Request &r = at(id);
        if (r.context < r.prompt + r.generated)
            continue;
        if (r.first < 0.0) {
            r.first = replica.boundary;
        } else {
            gapSum += replica.boundary - r.lastToken;
            gapWeight += 1.0;
        }
        r.lastToken = replica.boundary;
        r.state = State::Decoding;
        r.held = r.context;
        if (++r.generated == r.output)
            ended.push_back(id);
    }
    for (const int id : ended)
        at(id).state = State::Done;
    replica.chunks.clear();
}

inline int StepByStep::victim(const Replica &replica) const
{
    if (!sglang() && m_asked.scheduler.order == core::serving::Order::Fcfs)
        return replica.running.back();
    int worst = replica.running.front();
    for (const int id : replica.running) {
        const Request &r = at(id), &w = at(worst);
        if (!sglang()) {
            if (std::pair(r.priority, id) > std::pair(w.priority, worst))
                worst = id;
            continue;
        }
        if (id == worst)
            continue;
        const bool both = (r.state == State::Decoding) == (w.state == State::Decoding);
        if (!both) {
            const bool several = decoding(replica) > 1;
            if ((r.state == State::Decoding) == several)
                worst = id;
        } else if (std::pair(r.generated, -r.prompt) <= std::pair(w.generated, -w.prompt)) {
            worst = id;
        }
    }
    return worst;
}

inline void StepByStep::preempt(Replica &replica, int id)
{
    std::erase(replica.running, id);
    Request &r = at(id);
    r.state = State::Waiting;
    r.context = r.held = 0;
    ++r.preemptions;
    ++preemptions;
    if (sglang())
        replica.waiting.push_back(id);
    else
        replica.waiting.push_front(id);
}

inline bool StepByStep::makeRoom(Replica &replica)
{
    bool preempted = false;
    for (;;) {
        long long need = 0;
        for (const int id : replica.running)
            need += needOf(at(id));
        if (need <= freeBlocks(replica) || decoding(replica) == 0)
            return preempted;
        preempt(replica, victim(replica));
        preempted = true;
    }
}

inline void StepByStep::schedule(Replica &replica)
{
    replica.chunks.clear();
    replica.boundary = never;
    if (!replica.up)
        return;
    if (replica.running.empty()) {
        replica.seen = m_now;
        replica.since = 0;
    }
    if (sglang())
        scheduleSglang(replica);
    else
        scheduleVllm(replica);
}

inline void StepByStep::scheduleVllm(Replica &replica)
{
    const auto &scheduler = m_asked.scheduler;
    bool preempted = makeRoom(replica);
    int budget = scheduler.batchedTokens - decoding(replica) * (1 + drafts());
    const auto need = [&] {
        long long blocks = 0;
        for (const int id : replica.running)
            blocks += needOf(at(id));
        return blocks;
    };
    // The prompt under way; blocks of the chunks of this step are counted beside what is held.
    long long chunkBlocks = 0;
    const auto partial = std::find_if(replica.running.begin(), replica.running.end(),
                                      [this](int id) { return at(id).state == State::Prefilling; });
    if (partial != replica.running.end() && budget > 0) {
        const int id = *partial;
        const int chunk = std::min(at(id).prompt + at(id).generated - at(id).context, budget);
        const int blocks = trt() ? 0 : block(at(id).context + chunk) - block(at(id).context);
        bool out = false;
        while (!out && blocks > freeBlocks(replica) - need()) {
            const int worst = victim(replica);
            preempt(replica, worst);
            preempted = true;
            out = worst == id;
        }
        if (!out) {
            replica.chunks.emplace_back(id, chunk);
            chunkBlocks += blocks;
            budget -= chunk;
        }
    }
    while (!preempted && budget > 0 && !replica.waiting.empty() &&
           static_cast<int>(replica.running.size()) < scheduler.maxSequences) {
        const auto first = scheduler.order == core::serving::Order::Fcfs
                               ? replica.waiting.begin()
                               : std::min_element(replica.waiting.begin(), replica.waiting.end(), [this](int a, int b) {
                                     return std::pair(at(a).priority, a) < std::pair(at(b).priority, b);
                                 });
        const int id = *first;
        Request &r = at(id);
        if (r.queued > replica.seen)
            break;
        const int tokens = r.prompt + r.generated;
        if (!scheduler.chunkedPrefill && tokens > budget && !replica.chunks.empty())
            break;
        const int chunk = scheduler.chunkedPrefill ? std::min(tokens, budget) : tokens;
        const int whole = trt() ? block(r.prompt + stated(r) + drafts()) : block(tokens);
        const int asked = trt() || scheduler.admitWholePrompt ? whole : block(chunk);
        if (asked > freeBlocks(replica) - need() - chunkBlocks)
            break;
        replica.waiting.erase(first);
        replica.running.push_back(id);
        r.state = State::Prefilling;
        if (r.scheduled < 0.0)
            r.scheduled = m_now;
        replica.chunks.emplace_back(id, chunk);
        chunkBlocks += trt() ? 0 : block(chunk);
        budget -= chunk;
    }
    if (!replica.chunks.empty() || decoding(replica) > 0)
        plan(replica, decoding(replica) > 0);
    else if (preempted)
        replica.boundary = m_now;
}

inline void StepByStep::scheduleSglang(Replica &replica)
{
    const auto &scheduler = m_asked.scheduler;
    constexpr int clip = 4096;
    if (replica.running.empty())
        replica.ratio = scheduler.newTokenRatio;
    const auto answer = [&](const Request &r) { return std::min(stated(r) - r.generated, clip); };
    const auto partial = std::find_if(replica.running.begin(), replica.running.end(),
                                      [this](int id) { return at(id).state == State::Prefilling; });
    long long chunkBlocks = 0;
    int budget = scheduler.batchedTokens;
    double room = static_cast<double>(freeBlocks(replica)) * scheduler.blockTokens;
    double reserved = 0.0;
    for (const int id : replica.running)
        reserved += at(id).state == State::Decoding ? answer(at(id)) : 0;
    room -= reserved * replica.ratio;
    bool open = !replica.waiting.empty() && !replica.full;
    if (partial != replica.running.end()) {
        open = true;
        replica.full = false;
        Request &r = at(*partial);
        const int left = r.prompt + r.generated - r.context, chunk = std::min(left, budget);
        const int blocks = block(r.context + chunk) - block(r.context);
        if (blocks > freeBlocks(replica)) {
            open = false;
        } else {
            replica.chunks.emplace_back(*partial, chunk);
            chunkBlocks += blocks;
            budget -= chunk;
            room -= chunk + (chunk == left ? answer(r) : 0);
            open = chunk == left;
        }
    }
    while (open) {
        if (static_cast<int>(replica.running.size()) >= scheduler.maxSequences) {
            replica.full = true;
            break;
        }
        if (replica.waiting.empty())
            break;
        const int id = replica.waiting.front();
        Request &r = at(id);
        if (r.queued > replica.seen)
            break;
        const int tokens = r.prompt + r.generated;
        if (tokens + answer(r) >= room) {
            replica.full = true;
            break;
        }
        if (tokens > budget) {
            if (scheduler.chunkedPrefill) {
                budget -= budget % scheduler.blockTokens;
                if (budget <= 0)
                    break;
            } else if (!replica.chunks.empty()) {
                break;
            }
        }
        const int chunk = scheduler.chunkedPrefill ? std::min(tokens, budget) : tokens;
        long long need = 0;
        for (const int other : replica.running)
            need += drafts() > 0 ? 0 : needOf(at(other));
        const int asked = scheduler.admitWholePrompt ? block(tokens) : block(chunk);
        if (asked > freeBlocks(replica) - need - chunkBlocks) {
            replica.full = true;
            break;
        }
        replica.waiting.pop_front();
        replica.running.push_back(id);
        r.state = State::Prefilling;
        if (r.scheduled < 0.0)
            r.scheduled = m_now;
        replica.chunks.emplace_back(id, chunk);
        chunkBlocks += block(chunk);
        budget -= chunk;
        room -= chunk < tokens ? chunk : tokens + answer(r);
        if (chunk < tokens)
            break;
    }
    if (!replica.chunks.empty()) {
        plan(replica, false);
        return;
    }
    if (makeRoom(replica)) {
        double out = 0.0, all = 0.0;
        for (const int id : replica.running) {
            out += at(id).generated;
            all += stated(at(id));
        }
        replica.ratio = all > 0.0 ? std::min(1.0, (out + 20.0 * decoding(replica)) / all) : scheduler.newTokenRatio;
        replica.full = false;
        if (replica.running.empty())
            replica.boundary = m_now;
    }
    if (decoding(replica) > 0) {
        plan(replica, true);
        if (drafts() == 0)
            replica.ratio = std::max(scheduler.leastNewTokenRatio,
                                     replica.ratio - (scheduler.newTokenRatio - scheduler.leastNewTokenRatio) /
                                                         scheduler.newTokenRatioSteps);
    }
}

inline void StepByStep::plan(Replica &replica, bool decodes)
{
    core::perf::Batch batch;
    const int window = m_time.windowTokens().value_or(0);
    replica.decodes = decodes;
    for (const int id : replica.running) {
        const Request &r = at(id);
        if (!decodes || r.state != State::Decoding)
            continue;
        const int context = r.context + 1 + drafts();
        ++batch.decodes;
        batch.tokensPerDecode = 1.0 + drafts();
        batch.liveTokens += context;
        batch.windowedTokens += window > 0 ? std::min(window, context) : context;
    }
    for (const auto &[id, tokens] : replica.chunks) {
        ++batch.prefills;
        batch.prefillTokens += tokens;
        for (int i = 1; i <= tokens; ++i) {
            const int position = at(id).context + i;
            batch.prefillPositions += position;
            batch.windowedPrefillPositions += window > 0 ? std::min(window, position) : position;
        }
    }
    replica.busy = true;
    replica.start = m_now;
    replica.boundary = m_now + m_time.seconds(batch);
}
