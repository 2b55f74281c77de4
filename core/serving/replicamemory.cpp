// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/replica.h"

#include <algorithm>

/// Blocks of a replica. A decoding sequence takes a block in the step in which its context passes a multiple of the
/// block: which step that is follows from base = context − S modulo the block, so a count of sequences by that residue
/// tells the demand of any step ahead without touching a sequence.
namespace core::serving {

int Replica::blocksFor(std::int64_t tokens) const
{
    const auto rounded = static_cast<std::uint32_t>(tokens) + static_cast<std::uint32_t>(m_blockTokens) - 1U;
    return static_cast<int>(m_blockShift >= 0 ? rounded >> static_cast<unsigned>(m_blockShift)
                                              : rounded / static_cast<std::uint32_t>(m_blockTokens));
}

std::size_t Replica::phase(std::int64_t base) const
{
    if (m_blockShift >= 0)
        return static_cast<std::size_t>(base) & (static_cast<std::size_t>(m_blockTokens) - 1U);
    const std::int64_t rest = base % m_blockTokens;
    return static_cast<std::size_t>(rest < 0 ? rest + m_blockTokens : rest);
}

/// Blocks that the decoding sequences take in that step: those with (base + step − 1) a multiple of the block.
long long Replica::decodeNeed(std::uint64_t step) const
{
    return m_phases[phase(1 - static_cast<std::int64_t>(step))];
}

long long Replica::decodeBlocksOver(double steps) const
{
    const auto count = static_cast<std::uint64_t>(steps);
    const auto period = static_cast<std::uint64_t>(m_blockTokens);
    const std::uint64_t cycles = count / period;
    long long blocks = static_cast<long long>(cycles) * m_decoding;
    for (std::uint64_t i = cycles * period + 1; i <= count; ++i)
        blocks += decodeNeed(m_step + i);
    return blocks;
}

/// Steps, at most `most`, that the free blocks carry.
double Replica::stepsUntilShortage(double most) const
{
    if (m_unlimited || reserves())
        return most;
    long long left = available();
    const auto period = static_cast<double>(m_blockTokens);
    if (static_cast<double>(left) >= static_cast<double>(m_decoding) * (std::floor(most / period) + 1.0))
        return most;
    const auto cycles = static_cast<std::uint64_t>(left / m_decoding);
    left -= static_cast<long long>(cycles) * m_decoding;
    std::uint64_t steps = cycles * static_cast<std::uint64_t>(m_blockTokens);
    for (int i = 0; i < m_blockTokens; ++i) {
        left -= decodeNeed(m_step + steps + 1);
        if (left < 0)
            break;
        ++steps;
    }
    return std::min(most, static_cast<double>(steps));
}

void Replica::take(long long blocks)
{
    m_free -= blocks;
    while (m_free < 0 && m_cache.idle() > 0) {
        m_cache.evict();
        m_free += m_unitBlocks;
    }
}

/// Blocks that the request holds for itself alone when it has KV of so many tokens.
int Replica::privateBlocks(const InFlight &f, std::int64_t tokens) const
{
    const int held = reserves() ? f.reserved : blocksFor(tokens);
    return held - f.sharedUnits * m_unitBlocks;
}

/// Gives back what the request holds. With caching its computed units stay until they are evicted; those of an answer
/// too where a next question goes on from it.
void Replica::release(std::uint32_t id, std::int64_t tokens)
{
    InFlight &f = flight(id);
    m_free += privateBlocks(f, tokens);
    if (caches()) {
        const auto told = m_prefixes.answersToo() ? contextNow(f) : std::min(f.promptTokens, contextNow(f));
        const auto units = m_prefixes.units(f, id, told);
        const auto shared = static_cast<std::size_t>(f.sharedUnits);
        // Ends before beginnings, so that they are evicted in that order.
        for (std::size_t i = units.size(); i-- > shared;) {
            if (m_cache.addIdle(units[i]))
                m_free -= m_unitBlocks;
        }
        m_cache.release(units, shared);
        f.sharedUnits = 0;
    }
    f.heldTokens = 0;
    f.reserved = 0;
}

/// Units of the prompt that are complete with the first `tokens` can be shared from now on.
void Replica::shareComputed(std::uint32_t id, int tokens)
{
    InFlight &f = flight(id);
    const auto units = m_prefixes.units(f, id, std::min(f.promptTokens, tokens));
    for (auto i = static_cast<std::size_t>(f.sharedUnits); i < units.size(); ++i) {
        if (!m_cache.add(units[i]))
            break;
        ++f.sharedUnits;
    }
}

void Replica::notePeak()
{
    m_tally.mostBlocks = std::max(m_tally.mostBlocks, blocksInUse());
}

} // namespace core::serving
