// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/arrivals.h"

#include <cmath>

namespace core::workload {

namespace {

enum Stream : std::uint64_t { PromptStream = 1, OutputStream = 2, PairStream = 3, GapStream = 4 };

constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;

std::uint64_t mixed(std::uint64_t x)
{
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
    return x ^ (x >> 31U);
}

/// Gamma with mean `shape` and scale 1. Source: Marsaglia, Tsang (2000), "A simple method for generating gamma
/// variables"; below shape 1 by the power of one more draw.
double gammaDraw(double shape, std::uint64_t seed, std::uint64_t index)
{
    constexpr std::uint64_t drawsOfOne = 64;
    std::uint64_t draw = index * drawsOfOne;
    const double boost = shape < 1.0 ? std::pow(uniformDraw(seed, GapStream, draw++), 1.0 / shape) : 1.0;
    const double d = (shape < 1.0 ? shape + 1.0 : shape) - 1.0 / 3.0;
    const double c = 1.0 / std::sqrt(9.0 * d);
    // Each round is taken with a chance of at least 95 %: thirty rounds never run out.
    for (int round = 0; round < 30; ++round) {
        const double x = normalQuantile(uniformDraw(seed, GapStream, draw++));
        const double u = uniformDraw(seed, GapStream, draw++);
        const double cube = 1.0 + c * x;
        if (cube <= 0.0)
            continue;
        const double v = cube * cube * cube;
        if (std::log(u) < 0.5 * x * x + d - d * v + d * std::log(v))
            return boost * d * v;
    }
    return boost * d;
}

} // namespace

double uniformDraw(std::uint64_t seed, std::uint64_t stream, std::uint64_t index)
{
    const std::uint64_t key = mixed(seed * golden + stream);
    const std::uint64_t bits = mixed(key + (index + 1) * golden);
    return (static_cast<double>(bits >> 11U) + 0.5) * 0x1p-53;
}

RequestLength drawLength(const Lengths &lengths, std::uint64_t seed, std::uint64_t index)
{
    if (lengths.trace && !lengths.trace->requests.empty()) {
        const auto count = static_cast<double>(lengths.trace->requests.size());
        const auto pick = static_cast<std::size_t>(uniformDraw(seed, PairStream, index) * count);
        const TraceRequest &request = lengths.trace->requests[pick];
        return {request.promptTokens, request.outputTokens};
    }
    return {lengths.prompt.tokens(uniformDraw(seed, PromptStream, index)),
            lengths.output.tokens(uniformDraw(seed, OutputStream, index))};
}

double drawGap(double variation, std::uint64_t seed, std::uint64_t index)
{
    if (variation <= 0.0)
        return 1.0;
    if (variation == 1.0)
        return -std::log(uniformDraw(seed, GapStream, index));
    const double shape = 1.0 / (variation * variation);
    return gammaDraw(shape, seed, index) / shape;
}

} // namespace core::workload
