// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/iterationtime.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace core::serving {

/// The times of consecutive decode-only iterations of one batch, j = 1, 2 …: the largest of a few lines in j, so
/// arithmetic series between the corners.
class Leap
{
public:
    /// Step j has at + j·tokensPerStep live tokens, and as many windowed ones of their own.
    struct Growth
    {
        double liveTokens = 0.0, livePerStep = 0.0;
        double windowedTokens = 0.0, windowedPerStep = 0.0;
    };
    struct Piece
    {
        double steps; ///< last step of the piece; the first is that after the piece before
        double first; ///< seconds of a step j of it are first + slope · j
        double slope;
        double begins; ///< seconds until the piece begins
    };

    Leap() = default;
    Leap(const perf::DecodeCost &cost, const Growth &growth, double mostSteps) { plan(cost, growth, mostSteps); }

    void plan(const perf::DecodeCost &cost, const Growth &growth, double mostSteps)
    {
        m_count = 0;
        std::array<double, 3> first{}, slope{};
        const auto lines = static_cast<std::size_t>(cost.count);
        for (std::size_t i = 0; i < lines; ++i) {
            first[i] = cost.lines[i].at(growth.liveTokens, growth.windowedTokens);
            slope[i] = cost.lines[i].secondsPerLiveToken * growth.livePerStep +
                       cost.lines[i].secondsPerWindowedToken * growth.windowedPerStep;
        }
        if (lines == 1) {
            m_pieces[0] = {.steps = mostSteps, .first = first[0], .slope = slope[0], .begins = 0.0};
            m_count = 1;
            return;
        }
        double done = 0.0, seconds = 0.0;
        while (done < mostSteps && m_count < m_pieces.size()) {
            const std::size_t best = highest(first, slope, lines, done + 1.0);
            double last = mostSteps;
            for (std::size_t i = 0; i < lines && m_count + 1 < m_pieces.size(); ++i) {
                if (slope[i] > slope[best])
                    last = std::min(last, lastBelow(first[best] - first[i], slope[i] - slope[best], done + 1.0));
            }
            m_pieces[m_count] = {.steps = last, .first = first[best], .slope = slope[best], .begins = seconds};
            seconds += sum(m_pieces[m_count], done, last);
            done = last;
            ++m_count;
        }
    }

    /// Seconds of the first j steps. \pre 0 <= j <= mostSteps
    double seconds(double j) const
    {
        double done = 0.0;
        for (std::size_t i = 0; i + 1 < m_count; ++i) {
            if (j <= m_pieces[i].steps)
                return m_pieces[i].begins + sum(m_pieces[i], done, j);
            done = m_pieces[i].steps;
        }
        return m_pieces[m_count - 1].begins + sum(m_pieces[m_count - 1], done, j);
    }

    /// The fewest steps that take `wanted` seconds or more, at most mostSteps.
    double stepsUntil(double wanted) const
    {
        double done = 0.0;
        std::size_t i = 0;
        while (i + 1 < m_count && m_pieces[i + 1].begins < wanted)
            done = m_pieces[i++].steps;
        const Piece &piece = m_pieces[i];
        // n steps after `done`: n·(first + slope·done) + slope·n·(n + 1)/2 = wanted − begins
        const double left = std::max(0.0, wanted - piece.begins);
        const double p = piece.first + piece.slope * (done + 0.5);
        const double root = 2.0 * left / (p + std::sqrt(p * p + 2.0 * piece.slope * left));
        double j = std::clamp(done + std::ceil(root), done + 1.0, piece.steps);
        // The root is a guess to rounding: what counts is the sum that the clock shows.
        while (j > 1.0 && seconds(j - 1.0) >= wanted)
            j -= 1.0;
        while (j < m_pieces[m_count - 1].steps && seconds(j) < wanted)
            j += 1.0;
        return j;
    }

    /// Σ seconds(step j) · (constant + perStep · j) over the first `to` steps.
    double secondsTimes(double to, double constant, double perStep) const
    {
        double from = 0.0, total = 0.0;
        for (std::size_t i = 0; i < m_count && from < to; ++i) {
            const double end = std::min(to, m_pieces[i].steps);
            const double n = end - from;
            const double ones = 0.5 * n * (from + end + 1.0);
            const double squares = squaresUpTo(end) - squaresUpTo(from);
            total += m_pieces[i].first * (constant * n + perStep * ones) +
                     m_pieces[i].slope * (constant * ones + perStep * squares);
            from = end;
        }
        return total;
    }

    std::size_t pieces() const { return m_count; }
    const Piece &piece(std::size_t i) const { return m_pieces[i]; }
    double mostSteps() const { return m_count == 0 ? 0.0 : m_pieces[m_count - 1].steps; }

private:
    static double squaresUpTo(double n) { return n * (n + 1.0) * (2.0 * n + 1.0) / 6.0; }

    /// Σ first + slope · j over from < j <= to.
    static double sum(const Piece &piece, double from, double to)
    {
        return (to - from) * (piece.first + 0.5 * piece.slope * (from + to + 1.0));
    }
    static std::size_t highest(const std::array<double, 3> &first, const std::array<double, 3> &slope,
                               std::size_t lines, double j)
    {
        std::size_t best = 0;
        for (std::size_t i = 1; i < lines; ++i) {
            const double mine = first[i] + slope[i] * j, other = first[best] + slope[best] * j;
            if (mine > other || (mine == other && slope[i] > slope[best]))
                best = i;
        }
        return best;
    }
    /// Last step at which a line that leads by `lead` and loses `loss` a step is not below; at least `from`.
    static double lastBelow(double lead, double loss, double from) { return std::max(from, std::floor(lead / loss)); }

    std::array<Piece, 4> m_pieces; ///< the first m_count are set
    std::size_t m_count = 0;
};

} // namespace core::serving
