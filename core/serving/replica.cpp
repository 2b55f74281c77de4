// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/replica.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>

namespace core::serving {

namespace {

constexpr unsigned keyShift = 32;
constexpr std::uint64_t verificationStream = 11;
constexpr std::uint64_t stepsBeforeReset = 1U << 24U;
constexpr unsigned verificationShift = 24; ///< steps of one request
constexpr long long blocksWithoutLimit = 1LL << 50;

std::uint64_t stepKey(std::uint64_t step, std::uint32_t id)
{
    return (step << keyShift) | id;
}

void pushKey(std::vector<std::uint64_t> &heap, std::uint64_t key)
{
    heap.push_back(key);
    std::push_heap(heap.begin(), heap.end(), std::greater<>());
}

void popKey(std::vector<std::uint64_t> &heap)
{
    std::pop_heap(heap.begin(), heap.end(), std::greater<>());
    heap.pop_back();
}

} // namespace

Replica::Replica(const Setup &setup, std::vector<InFlight> &flights, GapHistogram &gaps)
    : m_scheduler(*setup.scheduler)
    , m_speculation(setup.speculation)
    , m_time(*setup.time)
    , m_prefixes(*setup.prefixes)
    , m_flights(flights)
    , m_gaps(gaps)
    , m_seed(setup.seed)
    , m_prefillOnly(setup.prefillOnly)
    , m_unlimited(!setup.kvBlocks)
    , m_window(setup.time->windowTokens().value_or(0))
    , m_waiting(setup.scheduler->order == Order::Priority)
    , m_totalBlocks(setup.kvBlocks.value_or(blocksWithoutLimit))
    , m_free(m_totalBlocks)
    , m_blockTokens(setup.scheduler->blockTokens)
    , m_newTokenRatio(setup.scheduler->newTokenRatio)
{
    const auto block = static_cast<unsigned>(m_blockTokens);
    m_blockShift = std::has_single_bit(block) ? std::countr_zero(block) : -1;
    m_phases.assign(block, 0);
    if (m_scheduler.prefixCaching && m_prefixes.known())
        m_unitBlocks = m_prefixes.unitTokens() / m_blockTokens;
    m_finishes.reserve(static_cast<std::size_t>(m_scheduler.maxSequences));
}

int Replica::generatedNow(const InFlight &f) const
{
    if (f.stage != Stage::Decoding || speculates())
        return f.generated;
    return f.outputTokens - static_cast<int>(f.finishStep - m_step);
}

int Replica::contextNow(const InFlight &f) const
{
    if (f.stage != Stage::Decoding || speculates())
        return f.computed;
    return f.base + static_cast<int>(m_step);
}

std::uint64_t Replica::queueKey(std::uint32_t id) const
{
    return (std::uint64_t{m_flights[id].priority} << keyShift) | id;
}

void Replica::link(std::uint32_t id)
{
    InFlight &f = flight(id);
    f.prev = m_tail;
    f.next = nobody;
    (m_tail == nobody ? m_head : flight(m_tail).next) = id;
    m_tail = id;
    ++m_running;
}

void Replica::unlink(std::uint32_t id)
{
    InFlight &f = flight(id);
    (f.prev == nobody ? m_head : flight(f.prev).next) = f.next;
    (f.next == nobody ? m_tail : flight(f.next).prev) = f.prev;
    --m_running;
}

/// From prefill to decode; `generated` holds the token that just came.
void Replica::join(std::uint32_t id)
{
    InFlight &f = flight(id);
    const int context = f.promptTokens + f.generated - 1;
    f.stage = Stage::Decoding;
    f.computed = f.heldTokens = context;
    // Steps are counted in 32 bits: an empty batch is the chance to start anew.
    if (m_decoding == 0 && m_step > stepsBeforeReset) {
        m_step = 0;
        m_finishes.clear();
        m_crossings.clear();
    }
    f.base = context - static_cast<std::int32_t>(m_step);
    f.finishStep = static_cast<std::uint32_t>(m_step) + static_cast<std::uint32_t>(f.outputTokens - f.generated);
    ++m_decoding;
    m_live += context;
    if (!speculates()) {
        ++m_phases[phase(f.base)];
        pushKey(m_finishes, stepKey(f.finishStep, id));
        if (m_window > 0) {
            m_windowed += std::min(m_window, context);
            if (context < m_window) {
                ++m_belowWindow;
                pushKey(m_crossings, stepKey(m_step + static_cast<std::uint64_t>(m_window - context), id));
            }
        }
    }
    f.mainGap = f.lastTokenSeconds == m_lastTokenSeconds;
    if (!f.mainGap)
        m_late.push_back({id, f.lastTokenSeconds});
}

/// Out of the decodes, its blocks still held.
void Replica::leave(std::uint32_t id)
{
    InFlight &f = flight(id);
    const int context = contextNow(f);
    f.generated = generatedNow(f);
    f.computed = context;
    --m_decoding;
    m_live -= context;
    if (!speculates()) {
        --m_phases[phase(f.base)];
        if (m_window > 0) {
            m_windowed -= std::min(m_window, context);
            m_belowWindow -= context < m_window ? 1 : 0;
        }
    }
    if (f.mainGap)
        f.lastTokenSeconds = m_lastTokenSeconds;
    else
        std::erase_if(m_late, [id](const Late &late) { return late.id == id; });
}

/// Out of the replica altogether.
void Replica::drop(std::uint32_t id)
{
    InFlight &f = flight(id);
    if (f.stage == Stage::Decoding) {
        const int held = speculates() ? f.heldTokens : contextNow(f);
        release(id, held);
        leave(id);
    } else {
        release(id, f.computed);
        m_prefilled -= f.computed;
        if (m_partial == id)
            m_partial = nobody;
    }
    unlink(id);
    f.stage = Stage::Gone;
}

void Replica::enqueue(std::uint32_t id, double now)
{
    InFlight &f = flight(id);
    const bool queued = m_waitingCount > 0;
    f.stage = Stage::Waiting;
    f.queuedSeconds = now;
    m_waiting.pushBack(id, queueKey(id));
    ++m_waitingCount;
    if (m_plan == Plan::Nothing) {
        m_boundary = std::min(m_boundary, now);
        return;
    }
    // A newcomer behind others, or with no seat free, changes nothing before somebody ends.
    const bool behind = queued && m_scheduler.order == Order::Fcfs;
    if (!behind && !(retracts() && m_full) && m_running < m_scheduler.maxSequences)
        interruptFor(now);
}

void Replica::abandon(std::uint32_t id, double now)
{
    InFlight &f = flight(id);
    if (f.stage == Stage::Waiting) {
        f.stage = Stage::Gone;
        --m_waitingCount;
    } else {
        f.abandoned = true;
        m_abandoned.push_back(id);
    }
    if (m_plan == Plan::Nothing)
        m_boundary = std::min(m_boundary, now);
    interrupt(now);
}

int Replica::delivered(std::uint32_t id, double now) const
{
    const InFlight &f = m_flights[id];
    if (m_plan != Plan::Leaping || f.stage != Stage::Decoding)
        return generatedNow(f);
    double steps = m_leap.stepsUntil(now - m_now);
    if (m_now + m_leap.seconds(steps) > now)
        steps -= 1.0;
    return generatedNow(f) + static_cast<int>(steps);
}

/// Cuts a leap at its first boundary that is not before `now`.
void Replica::interrupt(double now)
{
    if (m_plan == Plan::Leaping && m_leapSteps > 1.0 && m_boundary > now)
        cutLeap(m_leap.stepsUntil(now - m_now));
}

/// Cuts a leap at the first boundary at which who came at `arrival` is seen.
void Replica::interruptFor(double arrival)
{
    if (m_plan != Plan::Leaping || m_leapSteps <= 1.0 || m_boundary <= arrival)
        return;
    double steps = m_leap.stepsUntil(arrival - m_now);
    if (looksAhead()) {
        const double interval = m_scheduler.receiveIntervalSteps;
        steps += m_scheduler.overlap ? 1.0 : 0.0;
        steps = interval * std::ceil((steps + m_sinceReceived) / interval) - m_sinceReceived;
    }
    cutLeap(steps);
}

void Replica::cutLeap(double steps)
{
    if (steps >= m_leapSteps)
        return;
    m_leapSteps = steps;
    m_boundary = m_now + m_leap.seconds(steps);
}

/// Arrivals that a leap of so many steps looked at, its last time.
void Replica::look(double steps)
{
    const auto interval = static_cast<double>(m_scheduler.receiveIntervalSteps);
    const double since = m_sinceReceived + steps;
    const double left = std::fmod(since, interval);
    if (since >= interval)
        m_seenSeconds = m_now + m_leap.seconds(steps - left - (m_scheduler.overlap ? 1.0 : 0.0));
    m_sinceReceived = static_cast<int>(left);
}

void Replica::advance(std::vector<std::uint32_t> &ended)
{
    if (m_plan == Plan::Leaping)
        applyLeap(m_leapSteps);
    else if (m_plan == Plan::Stepping)
        applyStep(ended);
    m_now = m_boundary;
    m_plan = Plan::Nothing;
    if (m_decoding > 0)
        collectEnded(ended);
    for (const std::uint32_t id : m_abandoned) {
        if (flight(id).stage == Stage::Decoding || flight(id).stage == Stage::Prefilling) {
            drop(id);
            m_full = false;
        }
    }
    m_abandoned.clear();
}

/// Tokens of the decodes come at `firstEnd`, the end of the first iteration since the last ones.
void Replica::noteGaps(double firstEnd)
{
    const auto late = static_cast<int>(m_late.size());
    if (m_decoding > late)
        addGap(m_gaps, firstEnd - m_lastTokenSeconds, m_decoding - late);
    for (const Late &one : m_late) {
        addGap(m_gaps, firstEnd - one.lastTokenSeconds, 1.0);
        flight(one.id).mainGap = true;
    }
    m_late.clear();
}

void Replica::applyLeap(double steps)
{
    if (steps <= 0.0)
        return;
    const double seconds = m_leap.seconds(steps);
    const double end = m_now + seconds;
    if (m_late.empty() && m_lastTokenSeconds == m_now) {
        addSeries(m_gaps, m_leap, 0.0, steps, m_decoding);
    } else {
        noteGaps(m_now + m_leap.seconds(1.0));
        if (steps > 1.0)
            addSeries(m_gaps, m_leap, 1.0, steps, m_decoding);
    }
    m_lastTokenSeconds = end;
    m_tally.phases.decode += seconds;
    m_tally.iterations += steps;
    m_tally.sequenceSeconds += seconds * m_decoding;
    m_tally.kvTokenSeconds += m_leap.secondsTimes(steps, m_live + m_prefilled, m_decoding);
    m_tally.fullSeconds += m_short ? seconds : 0.0;
    if (!reserves())
        take(decodeBlocksOver(steps));
    notePeak();
    if (looksAhead())
        look(steps);
    m_step += static_cast<std::uint64_t>(steps);
    m_live += steps * m_decoding;
    m_windowed += steps * m_belowWindow;
    if (retracts())
        m_newTokenRatio =
            std::max(m_scheduler.leastNewTokenRatio,
                     m_newTokenRatio - steps * (m_scheduler.newTokenRatio - m_scheduler.leastNewTokenRatio) /
                                           m_scheduler.newTokenRatioSteps);
}

void Replica::applyStep(std::vector<std::uint32_t> &ended)
{
    const double end = m_boundary;
    const bool prefills = !m_chunks.empty();
    (prefills ? m_tally.phases.prefill : m_tally.phases.decode) += m_stepSeconds;
    m_tally.iterations += 1.0;
    m_tally.sequenceSeconds +=
        m_stepSeconds * (static_cast<double>(m_chunks.size()) + (m_decodesPause ? 0 : m_decoding));
    m_tally.fullSeconds += m_short ? m_stepSeconds : 0.0;
    if (looksAhead() && (prefills || ++m_sinceReceived >= m_scheduler.receiveIntervalSteps)) {
        m_seenSeconds = m_scheduler.overlap ? m_now : end;
        m_sinceReceived = 0;
    }
    for (const Chunk &chunk : m_chunks)
        m_prefilled += chunk.tokens;
    const bool decodes = !m_decodesPause && m_decoding > 0;
    if (decodes) {
        noteGaps(end);
        if (speculates()) {
            notePeak(); // blocks of the drafts are held since the step was planned
            advanceDrafts(ended);
        } else {
            if (!reserves())
                take(decodeNeed(m_step + 1));
            ++m_step;
            m_live += m_decoding;
            m_windowed += m_belowWindow;
        }
    }
    m_tally.kvTokenSeconds += m_stepSeconds * (m_live + m_prefilled);
    notePeak();
    if (decodes || m_decoding == 0)
        m_lastTokenSeconds = end;
    if (m_decoding > 0 && !speculates())
        collectEnded(ended);
    for (const Chunk &chunk : m_chunks)
        finishChunk(chunk, ended);
    m_chunks.clear();
}

/// One speculative step: each sequence takes its accepted tokens and one more.
void Replica::advanceDrafts(std::vector<std::uint32_t> &ended)
{
    const double logAcceptance =
        m_speculation.acceptanceFraction > 0.0 ? std::log(m_speculation.acceptanceFraction) : 0.0;
    const auto before = static_cast<std::ptrdiff_t>(ended.size());
    std::uint32_t next = nobody;
    for (std::uint32_t id = m_head; id != nobody; id = next) {
        InFlight &f = flight(id);
        next = f.next;
        if (f.stage != Stage::Decoding)
            continue;
        int accepted = 0;
        if (m_speculation.acceptanceFraction >= 1.0) {
            accepted = m_speculation.draftedTokens;
        } else if (logAcceptance < 0.0) {
            const std::uint64_t draw = (std::uint64_t{id} << verificationShift) + f.verifications;
            const double runs = std::log(workload::uniformDraw(m_seed, verificationStream, draw)) / logAcceptance;
            accepted = runs >= m_speculation.draftedTokens ? m_speculation.draftedTokens : static_cast<int>(runs);
        }
        ++f.verifications;
        const int tokens = std::min(accepted + 1, f.outputTokens - f.generated);
        f.generated += tokens;
        f.computed += tokens;
        m_live += tokens;
        m_gaps.zeroWeight += tokens - 1;
        if (f.generated >= f.outputTokens)
            ended.push_back(id);
    }
    std::sort(ended.begin() + before, ended.end());
    for (auto it = ended.begin() + before; it != ended.end(); ++it)
        drop(*it);
    m_full = m_full && before == static_cast<std::ptrdiff_t>(ended.size());
}

void Replica::finishChunk(const Chunk &chunk, std::vector<std::uint32_t> &ended)
{
    InFlight &f = flight(chunk.id);
    f.computed += chunk.tokens;
    if (f.computed < f.totalTokens()) {
        m_partial = chunk.id;
        return;
    }
    if (m_partial == chunk.id)
        m_partial = nobody;
    if (f.firstTokenSeconds < 0.0)
        f.firstTokenSeconds = m_boundary;
    else
        addGap(m_gaps, m_boundary - f.lastTokenSeconds, 1.0);
    f.lastTokenSeconds = m_boundary;
    ++f.generated;
    if (f.generated >= f.outputTokens) {
        drop(chunk.id);
        ended.push_back(chunk.id);
        return;
    }
    if (m_prefillOnly) {
        unlink(chunk.id);
        f.stage = Stage::Transferring; // holds its blocks until its KV has gone over
        ended.push_back(chunk.id);
        return;
    }
    m_prefilled -= f.computed;
    join(chunk.id);
}

/// Those whose last token came with the step at which the replica stands, by their number.
void Replica::collectEnded(std::vector<std::uint32_t> &ended)
{
    // Crossings first: one that ends in the step in which its context fills the window no longer grows either.
    while (!m_crossings.empty() && (m_crossings.front() >> keyShift) <= m_step) {
        const std::uint64_t key = m_crossings.front();
        const auto id = static_cast<std::uint32_t>(key);
        // One that was preempted and came back in step with itself is there twice.
        while (!m_crossings.empty() && m_crossings.front() == key)
            popKey(m_crossings);
        if (flight(id).stage == Stage::Decoding && contextNow(flight(id)) == m_window)
            --m_belowWindow;
    }
    while (!m_finishes.empty() && (m_finishes.front() >> keyShift) <= m_step) {
        const auto id = static_cast<std::uint32_t>(m_finishes.front());
        const std::uint64_t step = m_finishes.front() >> keyShift;
        popKey(m_finishes);
        InFlight &f = flight(id);
        // Entries of sequences that were preempted, or that left, are still in the heap.
        if (f.stage != Stage::Decoding || f.finishStep != step)
            continue;
        drop(id);
        f.generated = f.outputTokens;
        m_full = false;
        ended.push_back(id);
    }
}

void Replica::releaseAfterTransfer(std::uint32_t id, double now)
{
    m_prefilled -= flight(id).computed;
    release(id, flight(id).computed);
    if (m_plan == Plan::Nothing)
        m_boundary = std::min(m_boundary, now);
}

void Replica::takeDown(double now, std::vector<std::uint32_t> &held)
{
    if (m_plan == Plan::Leaping) {
        double steps = m_leap.stepsUntil(now - m_now);
        if (m_now + m_leap.seconds(steps) > now)
            steps -= 1.0;
        steps = std::min(steps, m_leapSteps - 1.0);
        applyLeap(steps);
        m_now += m_leap.seconds(steps);
        m_tally.phases.decode += now - m_now;
    } else if (m_plan == Plan::Stepping) {
        (m_chunks.empty() ? m_tally.phases.decode : m_tally.phases.prefill) += now - m_now;
    }
    for (std::uint32_t id = m_head; id != nobody; id = flight(id).next) {
        flight(id).generated = generatedNow(flight(id));
        held.push_back(id);
    }
    for (; !m_waiting.empty(); m_waiting.pop()) {
        if (flight(m_waiting.front()).stage == Stage::Waiting)
            held.push_back(m_waiting.front());
    }
    std::sort(held.begin(), held.end());
    for (const std::uint32_t id : held) {
        InFlight &f = flight(id);
        f.stage = Stage::Client;
        f.computed = f.heldTokens = f.reserved = f.sharedUnits = 0;
        f.mainGap = true;
    }
    m_plan = Plan::Nothing;
    m_boundary = never;
    m_up = false;
    m_downSince = m_now = now;
    m_running = m_decoding = m_waitingCount = m_belowWindow = 0;
    m_live = m_windowed = m_prefilled = 0.0;
    m_head = m_tail = m_partial = nobody;
    m_finishes.clear();
    m_crossings.clear();
    m_waiting.clear();
    m_abandoned.clear();
    m_late.clear();
    m_chunks.clear();
    m_free = m_totalBlocks;
    std::fill(m_phases.begin(), m_phases.end(), 0);
    m_cache.clear();
    m_newTokenRatio = m_scheduler.newTokenRatio;
    m_full = m_unseen = false;
    m_sinceReceived = 0;
}

void Replica::bringUp(double now)
{
    m_up = true;
    m_now = now;
    m_tally.downSeconds += now - m_downSince;
}

} // namespace core::serving
