// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace core::uncertainty {

/// A scrambled Halton sequence: the digits of the draw's number in the base of the dimension's prime, each digit
/// permuted by a permutation that depends on the digits before it and on the seed (Owen, "A randomized Halton algorithm
/// in R", 2017, nested form). Every draw is computed from its number alone, so any order and any number of threads
/// give the same. Past the 64th dimension plain pseudo-random numbers are drawn.
class ScrambledHalton
{
public:
    explicit ScrambledHalton(std::uint64_t seed)
        : m_seed(seed)
    {}

    /// In the open interval (0, 1).
    double at(std::uint64_t draw, std::size_t dimension) const;

    static constexpr std::size_t haltonDimensions = 64;

private:
    std::uint64_t m_seed;
};

} // namespace core::uncertainty
