// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serving/inflight.h"
#include "core/workload/trace.h"

#include <cstdint>
#include <span>
#include <vector>

namespace core::serving {

/// Names of the prefix units of requests: a trace's own, or those of conversations, whose content only ever grows.
class Prefixes
{
public:
    Prefixes() = default;
    explicit Prefixes(const SimulationRequest &request);

    bool known() const { return m_unitTokens > 0; }
    int unitTokens() const { return m_unitTokens; }        ///< whole blocks; 0: nothing is shared
    bool answersToo() const { return m_trace == nullptr; } ///< whether units go on into the answer

    /// Units that lie within the first `tokens` of what the request says and is answered. Valid until the next call.
    std::span<const std::uint64_t> units(const InFlight &flight, std::uint32_t id, int tokens);

    /// What routing by prefix goes by; requests that share nothing have their own.
    std::uint64_t routingKey(const InFlight &flight, std::uint32_t id, int hashTokens);

private:
    const workload::Trace *m_trace = nullptr;
    int m_unitTokens = 0;
    int m_sharedUnits = 0;
    std::vector<std::uint64_t> m_scratch;
};

} // namespace core::serving
