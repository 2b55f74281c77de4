// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serving/gaps.h"
#include "core/serving/inflight.h"
#include "core/serving/leap.h"
#include "core/serving/prefixcache.h"
#include "core/serving/prefixes.h"
#include "core/serving/waitingqueue.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace core::serving {

/// What a replica counts over a run.
struct ReplicaTally
{
    PhaseSeconds phases; ///< idle is filled at the end
    double downSeconds = 0.0;
    double iterations = 0.0;
    double sequenceSeconds = 0.0; ///< ∫ sequences in the iteration
    double kvTokenSeconds = 0.0;  ///< ∫ live tokens, while busy
    long long preemptions = 0;
    long long mostBlocks = 0;
    double fullSeconds = 0.0; ///< busy with requests waiting for memory
};

/// One engine: its scheduler, its memory, and what it computes now. Time stands at its last boundary between
/// iterations; the next stretch is planned and can be cut short at any boundary within it.
class Replica
{
public:
    static constexpr double never = std::numeric_limits<double>::infinity();

    struct Setup
    {
        const Scheduler *scheduler = nullptr;
        std::optional<long long> kvBlocks;
        Speculation speculation;
        const perf::IterationTime *time = nullptr;
        Prefixes *prefixes = nullptr;
        std::uint64_t seed = 1;
        bool prefillOnly = false;
    };

    Replica(const Setup &setup, std::vector<InFlight> &flights, GapHistogram &gaps);

    /// When the planned stretch ends; `never` when there is nothing to do.
    double boundarySeconds() const { return m_boundary; }
    bool up() const { return m_up; }
    int inSystem() const { return m_waitingCount + m_running; }
    int waiting() const { return m_waitingCount; }
    int decoding() const { return m_decoding; }
    const ReplicaTally &tally() const { return m_tally; }
    double downSecondsUntil(double now) const
    {
        return m_tally.downSeconds + (m_up ? 0.0 : std::max(0.0, now - m_downSince));
    }
    bool idle() const { return m_running == 0 && m_waitingCount == 0; }
    long long blocksInUse() const { return m_totalBlocks - available(); }

    /// Whether the request can ever run here.
    bool fits(const InFlight &flight) const;

    void enqueue(std::uint32_t id, double now);
    /// Its client has gone: leaves the queue at once, or the batch at the next boundary.
    void abandon(std::uint32_t id, double now);
    /// Tokens that have come of a request of this replica until now.
    int delivered(std::uint32_t id, double now) const;

    /// Carries out what was planned; who has its last token (or, for a prefill pool, its first) is added to `ended`.
    void advance(std::vector<std::uint32_t> &ended);
    /// Plans the next stretch from the boundary at which it stands.
    void schedule();

    /// A prefill pool keeps the blocks until the KV has gone over.
    void releaseAfterTransfer(std::uint32_t id, double now);

    /// All that it held, in order of sending; the replica is empty and down.
    void takeDown(double now, std::vector<std::uint32_t> &held);
    void bringUp(double now);

private:
    enum class Plan : std::uint8_t { Nothing, Leaping, Stepping };
    struct Chunk
    {
        std::uint32_t id = 0;
        int tokens = 0;
    };
    struct Late
    {
        std::uint32_t id = 0;
        double lastTokenSeconds = 0.0;
    };

    InFlight &flight(std::uint32_t id) { return m_flights[id]; }
    bool speculates() const { return m_speculation.draftedTokens > 0; }
    bool reserves() const { return m_scheduler.engine == Engine::TensorRtLlm; }
    bool retracts() const { return m_scheduler.engine == Engine::Sglang; }
    bool caches() const { return m_unitBlocks > 0; }

    // Memory (replicamemory.cpp)
    int blocksFor(std::int64_t tokens) const;
    std::size_t phase(std::int64_t base) const;
    long long decodeNeed(std::uint64_t step) const;
    long long decodeBlocksOver(double steps) const;
    double stepsUntilShortage(double most) const;
    long long available() const { return m_free + m_unitBlocks * static_cast<long long>(m_cache.idle()); }
    void take(long long blocks);
    int privateBlocks(const InFlight &f, std::int64_t tokens) const;
    void release(std::uint32_t id, std::int64_t tokens);
    void shareComputed(std::uint32_t id, int tokens);
    void notePeak();

    // Scheduling (replicaschedule.cpp)
    bool makeRoomForDecodes();
    bool makeRoomForDrafts();
    bool continuePrefill(int &budget, bool &preempted);
    void admit(int budget);
    /// Leading tokens of a prompt that the stated hit rate spares, in whole blocks.
    int sparedTokens(std::uint32_t id, int tokens) const;
    bool admitOne(std::uint32_t id, int &budget);
    void admitTransferred(std::uint32_t id);
    void scheduleSglang();
    void prefillSglang();
    double reservedBySglang() const;
    std::optional<std::uint32_t> frontWaiting();
    bool looksAhead() const { return m_scheduler.overlap || m_scheduler.receiveIntervalSteps > 1; }
    void look(double steps);
    std::uint32_t victim() const;
    void preempt(std::uint32_t id);
    void planLeap(bool single);
    void planStep(bool decodesPause);
    perf::Batch batch(bool decodesPause) const;

    // Progress (replica.cpp)
    void applyLeap(double steps);
    void applyStep(std::vector<std::uint32_t> &ended);
    void advanceDrafts(std::vector<std::uint32_t> &ended);
    void finishChunk(const Chunk &chunk, std::vector<std::uint32_t> &ended);
    void collectEnded(std::vector<std::uint32_t> &ended);
    void noteGaps(double firstEnd);
    void interrupt(double now);
    void interruptFor(double arrival);
    void cutLeap(double steps);
    void link(std::uint32_t id);
    void unlink(std::uint32_t id);
    void join(std::uint32_t id);
    void leave(std::uint32_t id);
    void drop(std::uint32_t id);
    int generatedNow(const InFlight &f) const;
    int contextNow(const InFlight &f) const;
    std::uint64_t queueKey(std::uint32_t id) const;

    const Scheduler &m_scheduler;
    Speculation m_speculation;
    const perf::IterationTime &m_time;
    Prefixes &m_prefixes;
    std::vector<InFlight> &m_flights;
    GapHistogram &m_gaps;
    std::uint64_t m_seed;
    bool m_prefillOnly;
    bool m_up = true;
    bool m_unlimited = false;
    double m_downSince = 0.0;

    double m_now = 0.0;
    double m_boundary = never;
    Plan m_plan = Plan::Nothing;
    bool m_decodesPause = false;
    bool m_short = false; ///< the plan runs with the head of the queue waiting for memory
    double m_leapSteps = 0.0;
    double m_stepSeconds = 0.0;
    Leap m_leap;
    std::vector<Chunk> m_chunks;

    std::uint64_t m_step = 0; ///< decode iterations so far
    int m_running = 0;        ///< admitted: prefilling or decoding
    int m_decoding = 0;
    double m_live = 0.0;      ///< Σ context of the decoding
    double m_windowed = 0.0;  ///< Σ min(window, context)
    int m_belowWindow = 0;    ///< how many of them still grow
    double m_prefilled = 0.0; ///< Σ tokens with KV of those that prefill
    int m_window = 0;         ///< 0: none
    std::uint32_t m_head = nobody, m_tail = nobody;
    std::uint32_t m_partial = nobody;
    std::vector<std::uint64_t> m_finishes;  ///< min-heap of finishStep · 2^32 + id
    std::vector<std::uint64_t> m_crossings; ///< the same, of the step after which the window no longer grows

    double m_seenSeconds = 0.0; ///< who came until then is seen when the next iteration is decided
    int m_sinceReceived = 0;    ///< decode iterations since arrivals were looked at
    bool m_unseen = false;      ///< the head of the queue came later than that
    WaitingQueue m_waiting;
    int m_waitingCount = 0;
    std::vector<std::uint32_t> m_abandoned;

    double m_lastTokenSeconds = 0.0; ///< of all decoding but the late
    std::vector<Late> m_late;

    long long m_totalBlocks = 0;
    long long m_free = 0;
    int m_blockTokens = 16;
    int m_blockShift = 4; ///< -1: no power of two
    std::vector<int> m_phases;
    PrefixCache m_cache;
    int m_unitBlocks = 0; ///< 0: no caching

    double m_newTokenRatio = 0.7;
    bool m_full = false; ///< SGLang: no further prefill until something ends

    ReplicaTally m_tally;
};

} // namespace core::serving
