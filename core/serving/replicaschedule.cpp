// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/replica.h"

#include <algorithm>
#include <cmath>

/// What an engine's scheduler decides at a boundary. vLLM: vllm/v1/core/sched/scheduler.py; SGLang:
/// python/sglang/srt/managers/schedule_policy.py and schedule_batch.py; TensorRT-LLM: GUARANTEED_NO_EVICT of its
/// capacity scheduler.
namespace core::serving {

namespace {

constexpr int sglangClippedTokens = 4096;   ///< CLIP_MAX_NEW_TOKENS: more of an answer is not reserved
constexpr double sglangRetractedSteps = 20; ///< steps ahead that the ratio makes room for after a retraction

/// Σ over positions from + 1 … from + count, and the same with each clipped to the window.
double positions(double from, double count)
{
    return count * from + 0.5 * count * (count + 1.0);
}

double clippedPositions(double from, double count, double window)
{
    const double below = std::clamp(window - from, 0.0, count);
    return positions(from, below) + (count - below) * window;
}

} // namespace

bool Replica::fits(const InFlight &f) const
{
    if (m_unlimited)
        return true;
    const int slack = speculates() ? m_speculation.draftedTokens : 0;
    if (reserves())
        return blocksFor(f.promptTokens + std::max(f.statedTokens, f.outputTokens) + slack) <= m_totalBlocks;
    if (m_prefillOnly)
        return blocksFor(f.promptTokens) <= m_totalBlocks;
    if (retracts() && f.promptTokens + std::min(f.statedTokens, sglangClippedTokens) >= m_totalBlocks * m_blockTokens)
        return false;
    return blocksFor(f.promptTokens + f.outputTokens + slack) <= m_totalBlocks;
}

std::optional<std::uint32_t> Replica::frontWaiting()
{
    while (!m_waiting.empty()) {
        const std::uint32_t id = m_waiting.front();
        if (flight(id).stage == Stage::Waiting) {
            m_unseen = looksAhead() && flight(id).queuedSeconds > m_seenSeconds;
            return m_unseen ? std::nullopt : std::optional(id);
        }
        m_waiting.pop(); // its client has gone
    }
    return std::nullopt;
}

/// Who gives way: the last admitted; by priority the least urgent, then the latest sent; SGLang the one with the
/// fewest tokens out, then the longest prompt.
std::uint32_t Replica::victim() const
{
    if (!retracts() && m_scheduler.order == Order::Fcfs)
        return m_tail;
    std::uint32_t worst = nobody;
    for (std::uint32_t id = m_head; id != nobody; id = m_flights[id].next) {
        const InFlight &f = m_flights[id];
        if (worst == nobody) {
            worst = id;
            continue;
        }
        const InFlight &w = m_flights[worst];
        if (!retracts()) {
            worst = queueKey(id) > queueKey(worst) ? id : worst;
        } else if ((f.stage == Stage::Decoding) != (w.stage == Stage::Decoding)) {
            // A prompt under way is given up only for the last that decodes.
            const bool prefers = f.stage == Stage::Decoding ? m_decoding > 1 : m_decoding <= 1;
            worst = prefers ? id : worst;
        } else {
            const int mine = generatedNow(f), other = generatedNow(w);
            if (mine < other || (mine == other && f.promptTokens >= w.promptTokens))
                worst = id;
        }
    }
    return worst;
}

void Replica::preempt(std::uint32_t id)
{
    drop(id);
    InFlight &f = flight(id);
    f.computed = 0;
    f.stage = Stage::Waiting;
    ++f.preemptions;
    ++m_tally.preemptions;
    ++m_waitingCount;
    if (retracts())
        m_waiting.pushBack(id, queueKey(id));
    else
        m_waiting.pushFront(id, queueKey(id));
}

/// Preempts until the next step of all that decode finds its blocks.
bool Replica::makeRoomForDecodes()
{
    if (reserves() || m_decoding == 0)
        return false;
    if (speculates())
        return makeRoomForDrafts();
    if (m_unlimited)
        return false;
    bool preempted = false;
    while (m_decoding > 0 && decodeNeed(m_step + 1) > available()) {
        preempt(victim());
        preempted = true;
    }
    return preempted;
}

/// The same where each sequence verifies drafts: blocks for all of them are taken now.
bool Replica::makeRoomForDrafts()
{
    const auto extra = [this](const InFlight &f) {
        if (f.stage != Stage::Decoding)
            return 0;
        return std::max(0, blocksFor(f.computed + 1 + m_speculation.draftedTokens) - blocksFor(f.heldTokens));
    };
    long long need = 0;
    for (std::uint32_t id = m_head; id != nobody; id = flight(id).next)
        need += extra(flight(id));
    bool preempted = false;
    while (need > available()) {
        const std::uint32_t id = victim();
        need -= extra(flight(id));
        preempt(id);
        preempted = true;
    }
    for (std::uint32_t id = m_head; id != nobody; id = flight(id).next) {
        InFlight &f = flight(id);
        if (f.stage == Stage::Decoding)
            f.heldTokens = std::max(f.heldTokens, f.computed + 1 + m_speculation.draftedTokens);
    }
    take(need);
    return preempted;
}

/// The next chunk of the prompt under way.
bool Replica::continuePrefill(int &budget, bool &preempted)
{
    if (m_partial == nobody || budget <= 0)
        return false;
    const std::uint32_t id = m_partial;
    InFlight &f = flight(id);
    const int chunk = std::min(f.totalTokens() - f.computed, budget);
    const int blocks = reserves() ? 0 : blocksFor(f.computed + chunk) - blocksFor(f.computed);
    const auto decodeBlocks = [this] { return reserves() || speculates() ? 0 : decodeNeed(m_step + 1); };
    while (blocks > available() - decodeBlocks()) {
        const std::uint32_t out = victim();
        preempt(out);
        preempted = true;
        if (out == id)
            return false;
    }
    take(blocks);
    if (caches())
        shareComputed(id, f.computed + chunk);
    m_chunks.push_back({id, chunk});
    budget -= chunk;
    return true;
}

int Replica::sparedTokens(std::uint32_t id, int tokens) const
{
    constexpr std::uint64_t hitStream = 0x50;
    if (m_scheduler.sharedPrefixTokens < m_blockTokens ||
        workload::uniformDraw(m_seed, hitStream, id) >= m_scheduler.sharedPrefixHitFraction)
        return 0;
    // At least one token is always computed: it gives the next one.
    return std::min(m_scheduler.sharedPrefixTokens, tokens - 1) / m_blockTokens * m_blockTokens;
}

bool Replica::admitOne(std::uint32_t id, int &budget)
{
    InFlight &f = flight(id);
    const int tokens = f.totalTokens();
    std::size_t match = 0;
    long long idleBlocks = 0;
    if (caches()) {
        // At least one token is always computed: it gives the next one.
        const auto units = m_prefixes.units(f, id, tokens - 1);
        match = m_cache.matching(units);
        idleBlocks = m_unitBlocks * static_cast<long long>(m_cache.idleAmong(units, match));
    }
    const int cachedBlocks = static_cast<int>(match) * m_unitBlocks;
    const int cached = caches() ? cachedBlocks * m_blockTokens : sparedTokens(id, tokens);
    const int rest = tokens - cached;
    if (!m_scheduler.chunkedPrefill && rest > budget && !m_chunks.empty())
        return false;
    const int chunk = m_scheduler.chunkedPrefill ? std::min(rest, budget) : rest;
    const int slack = speculates() ? m_speculation.draftedTokens : 0;
    const int whole =
        reserves() ? blocksFor(f.promptTokens + std::max(f.statedTokens, f.outputTokens) + slack) : blocksFor(tokens);
    const int now = reserves() ? whole : blocksFor(cached + chunk);
    const int asked = (m_scheduler.admitWholePrompt ? whole : now) - cachedBlocks;
    const long long decodeBlocks = reserves() || speculates() ? 0 : decodeNeed(m_step + 1);
    if (asked > available() - decodeBlocks - idleBlocks) {
        m_short = true;
        return false;
    }
    m_waiting.pop();
    --m_waitingCount;
    link(id);
    f.stage = Stage::Prefilling;
    f.reserved = reserves() ? whole : 0;
    f.sharedUnits = static_cast<int>(match);
    if (f.scheduledSeconds < 0.0) {
        f.scheduledSeconds = m_now;
        f.cachedTokens = cached;
    }
    f.computed = cached;
    m_prefilled += cached;
    if (caches())
        m_cache.take(m_prefixes.units(f, id, cached), match);
    take(now - cachedBlocks);
    if (caches())
        shareComputed(id, cached + chunk);
    m_chunks.push_back({id, chunk});
    budget -= chunk;
    if (chunk < rest)
        m_partial = id;
    return true;
}

/// KV that came over the link: no computing, only blocks.
void Replica::admitTransferred(std::uint32_t id)
{
    InFlight &f = flight(id);
    m_waiting.pop();
    --m_waitingCount;
    link(id);
    f.transferred = false;
    f.reserved = reserves() ? blocksFor(f.promptTokens + std::max(f.statedTokens, f.outputTokens)) : 0;
    const int held = f.promptTokens + (speculates() ? 1 + m_speculation.draftedTokens : 0);
    take(reserves() ? f.reserved : blocksFor(held));
    join(id);
    f.heldTokens = held;
}

void Replica::admit(int budget)
{
    while (m_running < m_scheduler.maxSequences) {
        const auto id = frontWaiting();
        if (!id)
            return;
        const InFlight &f = flight(*id);
        if (f.transferred) {
            const long long decodeBlocks = reserves() || speculates() ? 0 : decodeNeed(m_step + 1);
            const int tokens = reserves() ? f.promptTokens + std::max(f.statedTokens, f.outputTokens)
                                          : f.promptTokens + 1 + m_speculation.draftedTokens;
            if (blocksFor(tokens) > available() - decodeBlocks) {
                m_short = true;
                return;
            }
            admitTransferred(*id);
            continue;
        }
        if (budget <= 0 || !admitOne(*id, budget))
            return;
    }
}

void Replica::schedule()
{
    m_short = m_unseen = false;
    if (m_running == 0 && looksAhead()) {
        // Nothing runs that could hide who comes.
        m_seenSeconds = m_now;
        m_sinceReceived = 0;
    }
    if (!m_up) {
        m_boundary = never;
        return;
    }
    if (retracts()) {
        scheduleSglang();
        return;
    }
    bool preempted = makeRoomForDecodes();
    int budget = m_scheduler.batchedTokens - m_decoding * (1 + m_speculation.draftedTokens);
    continuePrefill(budget, preempted);
    if (!preempted)
        admit(budget);
    m_short = m_short || preempted;
    if (!m_chunks.empty() || (speculates() && m_decoding > 0))
        planStep(false);
    else if (m_decoding > 0)
        planLeap(preempted);
    else
        m_boundary = preempted ? m_now : never;
}

/// Σ over those that run of what is still reserved for their answers.
double Replica::reservedBySglang() const
{
    double tokens = 0.0;
    for (std::uint32_t id = m_head; id != nobody; id = m_flights[id].next) {
        const InFlight &f = m_flights[id];
        if (f.stage == Stage::Decoding)
            tokens += std::min(std::max(f.statedTokens, f.outputTokens) - generatedNow(f), sglangClippedTokens);
    }
    return tokens * m_newTokenRatio;
}

/// A batch of prefill alone, as long as what is reserved leaves room.
void Replica::prefillSglang()
{
    int chunkBudget = m_scheduler.batchedTokens;
    double room = static_cast<double>(available()) * m_blockTokens - reservedBySglang();
    const auto answer = [](const InFlight &f) {
        return std::min(std::max(f.statedTokens, f.outputTokens) - f.generated, sglangClippedTokens);
    };
    if (m_partial != nobody) {
        InFlight &f = flight(m_partial);
        m_full = false;
        const int chunk = std::min(f.totalTokens() - f.computed, chunkBudget);
        const int blocks = blocksFor(f.computed + chunk) - blocksFor(f.computed);
        if (blocks > available())
            return;
        take(blocks);
        if (caches())
            shareComputed(m_partial, f.computed + chunk);
        m_chunks.push_back({m_partial, chunk});
        chunkBudget -= chunk;
        const bool completes = f.computed + chunk == f.totalTokens();
        room -= chunk + (completes ? answer(f) : 0);
        if (!completes)
            return;
    }
    while (m_running < m_scheduler.maxSequences) {
        const auto id = frontWaiting();
        if (!id)
            return;
        InFlight &f = flight(*id);
        int cached = sparedTokens(*id, f.totalTokens());
        if (caches())
            cached = static_cast<int>(m_cache.matching(m_prefixes.units(f, *id, f.totalTokens() - 1))) *
                     m_prefixes.unitTokens();
        const int rest = f.totalTokens() - cached;
        if (rest + answer(f) >= room) {
            m_full = m_short = true;
            return;
        }
        if (rest > chunkBudget) {
            if (m_scheduler.chunkedPrefill) {
                chunkBudget -= chunkBudget % m_blockTokens;
                if (chunkBudget <= 0)
                    return;
            } else if (!m_chunks.empty()) {
                return;
            }
        }
        if (!admitOne(*id, chunkBudget)) {
            m_full = true;
            return;
        }
        room -= m_partial == *id ? m_chunks.back().tokens : rest + answer(f);
        if (m_partial == *id)
            return;
    }
    m_full = true;
}

void Replica::scheduleSglang()
{
    if (m_running == 0)
        m_newTokenRatio = m_scheduler.newTokenRatio;
    if (m_partial != nobody || (m_waitingCount > 0 && !m_full))
        prefillSglang();
    if (!m_chunks.empty()) {
        planStep(true);
        return;
    }
    const bool retracted = makeRoomForDecodes();
    if (retracted) {
        double out = 0.0, stated = 0.0;
        for (std::uint32_t id = m_head; id != nobody; id = flight(id).next) {
            out += generatedNow(flight(id));
            stated += std::max(flight(id).statedTokens, flight(id).outputTokens);
        }
        m_newTokenRatio = stated > 0.0 ? std::min(1.0, (out + sglangRetractedSteps * m_decoding) / stated)
                                       : m_scheduler.newTokenRatio;
        m_full = false;
        m_short = true;
    }
    m_short = m_short || (m_full && m_waitingCount > 0 && m_running < m_scheduler.maxSequences);
    if (m_decoding > 0 && speculates())
        planStep(false);
    else if (m_decoding > 0)
        planLeap(retracted);
    else
        m_boundary = retracted ? m_now : never;
}

/// A stretch of decodes alone, up to the first event that can change the batch.
void Replica::planLeap(bool single)
{
    double most = single ? 1.0 : static_cast<double>((m_finishes.front() >> 32U) - m_step);
    if (!m_crossings.empty())
        most = std::min(most, static_cast<double>((m_crossings.front() >> 32U) - m_step));
    if (m_unseen)
        most = std::min(most, static_cast<double>(m_scheduler.receiveIntervalSteps - m_sinceReceived));
    most = std::max(1.0, stepsUntilShortage(most));
    const Leap::Growth growth{.liveTokens = m_live,
                              .livePerStep = static_cast<double>(m_decoding),
                              .windowedTokens = m_window > 0 ? m_windowed : m_live,
                              .windowedPerStep = static_cast<double>(m_window > 0 ? m_belowWindow : m_decoding)};
    m_leap.plan(m_time.decode(m_decoding), growth, most);
    m_leapSteps = most;
    m_plan = Plan::Leaping;
    m_boundary = m_now + m_leap.seconds(most);
}

perf::Batch Replica::batch(bool decodesPause) const
{
    perf::Batch work;
    if (!decodesPause && m_decoding > 0) {
        const int perSequence = 1 + m_speculation.draftedTokens;
        work.decodes = m_decoding;
        work.tokensPerDecode = perSequence;
        work.liveTokens = m_live + m_decoding * perSequence;
        work.windowedTokens = work.liveTokens;
        if (m_window > 0 && !speculates())
            work.windowedTokens = m_windowed + m_belowWindow;
        if (m_window > 0 && speculates()) {
            work.windowedTokens = 0.0;
            for (std::uint32_t id = m_head; id != nobody; id = m_flights[id].next) {
                if (m_flights[id].stage == Stage::Decoding)
                    work.windowedTokens += std::min(m_window, m_flights[id].computed + perSequence);
            }
        }
    }
    work.prefills = static_cast<int>(m_chunks.size());
    for (const Chunk &chunk : m_chunks) {
        const double from = m_flights[chunk.id].computed;
        work.prefillTokens += chunk.tokens;
        work.prefillPositions += positions(from, chunk.tokens);
        if (m_window > 0)
            work.windowedPrefillPositions += clippedPositions(from, chunk.tokens, m_window);
    }
    if (m_window == 0)
        work.windowedPrefillPositions = work.prefillPositions;
    return work;
}

void Replica::planStep(bool decodesPause)
{
    m_decodesPause = decodesPause;
    m_stepSeconds = m_time.seconds(batch(decodesPause));
    m_plan = Plan::Stepping;
    m_boundary = m_now + m_stepSeconds;
}

} // namespace core::serving
