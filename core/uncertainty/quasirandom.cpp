// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/quasirandom.h"

#include <algorithm>
#include <array>

namespace core::uncertainty {

namespace {

constexpr std::array<std::uint32_t, ScrambledHalton::haltonDimensions> primes{
    2,   3,   5,   7,   11,  13,  17,  19,  23,  29,  31,  37,  41,  43,  47,  53,  59,  61,  67,  71,  73,  79,
    83,  89,  97,  101, 103, 107, 109, 113, 127, 131, 137, 139, 149, 151, 157, 163, 167, 173, 179, 181, 191, 193,
    197, 199, 211, 223, 227, 229, 233, 239, 241, 251, 257, 263, 269, 271, 277, 281, 283, 293, 307, 311};

/// Sebastiano Vigna's splitmix64 finaliser: a bijection that spreads every bit.
constexpr std::uint64_t mixed(std::uint64_t x)
{
    x += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27U)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31U);
}

/// 53 bits as a number in (0, 1).
double unitOf(std::uint64_t bits)
{
    return (static_cast<double>(bits >> 11U) + 0.5) * 0x1.0p-53;
}

/// A permutation of 0 … base−1 chosen by `key`, applied to one digit: affine maps are a subset of all permutations that
/// is uniform in each digit, and they cost nothing. \pre base prime
std::uint32_t permuted(std::uint32_t digit, std::uint32_t base, std::uint64_t key)
{
    const auto factor = static_cast<std::uint32_t>(1U + (key & 0xffffffffU) % (base - 1U));
    const auto shift = static_cast<std::uint32_t>((key >> 32U) % base);
    return (digit * factor + shift) % base;
}

} // namespace

double ScrambledHalton::at(std::uint64_t draw, std::size_t dimension) const
{
    const std::uint64_t dimensionKey = mixed(m_seed ^ mixed(dimension + 1));
    if (dimension >= haltonDimensions)
        return unitOf(mixed(dimensionKey ^ mixed(draw)));
    const std::uint32_t base = primes[dimension];
    const double inverse = 1.0 / base;
    std::uint64_t rest = draw;
    std::uint64_t path = dimensionKey;
    double weight = inverse;
    double value = 0.0;
    // Past the last digit of the draw the zeros are scrambled too, until they are below the resolution of draws.
    constexpr double resolution = 1e-9;
    while (rest > 0 || weight > resolution) {
        const auto digit = static_cast<std::uint32_t>(rest % base);
        rest /= base;
        value += weight * permuted(digit, base, mixed(path));
        path = mixed(path ^ (static_cast<std::uint64_t>(digit) + 1U));
        weight *= inverse;
    }
    return std::clamp(value, 1e-12, 1.0 - 1e-12);
}

} // namespace core::uncertainty
