// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workload/lengths.h"
#include "core/workload/trace.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// When requests come and how long they are.
namespace core::workload {

enum class ArrivalKind {
    Closed, ///< `concurrency` clients, each sends again when its answer is complete
    Open,   ///< at `ratePerSecond`, whatever happens
    Capped, ///< at `ratePerSecond`, but never more than `concurrency` in flight: what is over waits at the client
    Trace,  ///< at the trace's own times
};

struct Arrivals
{
    ArrivalKind kind = ArrivalKind::Closed;
    int concurrency = 1;        ///< Closed, Capped
    double ratePerSecond = 1.0; ///< Open, Capped
    double variation = 1.0;     ///< coefficient of variation of the gaps: 1 = Poisson, above = bursty (gamma), 0 = even
    double traceSpeed = 1.0;    ///< Trace: 2 = twice as fast as recorded
    double rampSeconds = 0.0;   ///< Closed: the clients start evenly over this time; 0: all at once
};

/// Lengths of one request are independent, or come in pairs from a trace (drawn at random, or in its order when the
/// arrivals are the trace's own).
struct Lengths
{
    TokenLengths prompt;
    TokenLengths output;
    std::shared_ptr<const Trace> trace; ///< in place of the two above
};

struct RequestLength
{
    int promptTokens = 1;
    int outputTokens = 1;
};

/// The lengths of request `index`: the same for the same seed, whatever else is asked.
RequestLength drawLength(const Lengths &lengths, std::uint64_t seed, std::uint64_t index);

/// The gap between arrivals `index` and `index` + 1 in units of the mean gap. \pre variation >= 0
double drawGap(double variation, std::uint64_t seed, std::uint64_t index);

/// A number in (0, 1) that depends on nothing but these three: every draw of the simulation is one of these, so that
/// levels of a sweep share their random numbers and the order of computing never matters.
/// Source: Steele, Lea, Flood (2014), the finaliser of SplitMix64.
double uniformDraw(std::uint64_t seed, std::uint64_t stream, std::uint64_t index);

} // namespace core::workload
