// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/prefixes.h"

#include <algorithm>

namespace core::serving {

namespace {

std::uint64_t unitOf(std::uint64_t owner, std::uint64_t index)
{
    std::uint64_t x = owner * 0x9e3779b97f4a7c15U + index;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31U);
}

} // namespace

Prefixes::Prefixes(const SimulationRequest &request)
{
    if (request.arrivals.kind == workload::ArrivalKind::Trace && request.lengths.trace &&
        !request.lengths.trace->blocks.empty()) {
        m_trace = request.lengths.trace.get();
        m_unitTokens = m_trace->blockTokens;
    } else if (request.conversations.active()) {
        m_unitTokens = request.scheduler.blockTokens;
        m_sharedUnits = request.conversations.sharedPromptTokens / m_unitTokens;
    }
}

std::span<const std::uint64_t> Prefixes::units(const InFlight &flight, std::uint32_t id, int tokens)
{
    if (m_unitTokens <= 0 || tokens < m_unitTokens)
        return {};
    const auto whole = static_cast<std::size_t>(tokens / m_unitTokens);
    if (m_trace) {
        const auto blocks = m_trace->blocksOf(m_trace->requests[id]);
        const auto ofPrompt = static_cast<std::size_t>(flight.promptTokens / m_unitTokens);
        return blocks.first(std::min({blocks.size(), whole, ofPrompt}));
    }
    m_scratch.resize(whole);
    for (std::size_t i = 0; i < whole; ++i)
        m_scratch[i] = unitOf(i < static_cast<std::size_t>(m_sharedUnits) ? 0 : std::uint64_t{flight.session} + 1, i);
    return m_scratch;
}

std::uint64_t Prefixes::routingKey(const InFlight &flight, std::uint32_t id, int hashTokens)
{
    const auto leading = units(flight, id, std::min(flight.promptTokens, std::max(hashTokens, m_unitTokens)));
    if (leading.empty())
        return unitOf(~std::uint64_t{0}, id);
    std::uint64_t key = 1;
    for (const std::uint64_t unit : leading)
        key = unitOf(key, unit);
    return key;
}

} // namespace core::serving
