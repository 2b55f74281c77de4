// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/gaps.h"

#include <numeric>

namespace core::serving {

namespace {

/// Steps from < j <= to of one line, spread over the bins that they pass through.
void addLine(GapHistogram &gaps, double first, double slope, double from, double to, double weight)
{
    const double least = first + slope * (from + 1.0), most = first + slope * to;
    gaps.leastSeconds = std::min(gaps.leastSeconds, least);
    gaps.mostSeconds = std::max(gaps.mostSeconds, most);
    const std::size_t last = gapBin(most);
    std::size_t bin = gapBin(least);
    while (bin < last) {
        // Steps below the end of the bin: j < (end − first) / slope.
        const double end = gapBinBegins(bin + 1);
        const double below = std::clamp(std::ceil((end - first) / slope) - 1.0, from, to);
        gaps.weights[bin] += (below - from) * weight;
        from = below;
        bin = from < to ? std::max(bin + 1, gapBin(first + slope * (from + 1.0))) : last;
    }
    gaps.weights[last] += (to - from) * weight;
}

} // namespace

void addSeries(GapHistogram &gaps, const Leap &leap, double from, double to, double weight)
{
    double done = 0.0;
    for (std::size_t i = 0; i < leap.pieces() && done < to; ++i) {
        const Leap::Piece &piece = leap.piece(i);
        const double begin = std::max(from, done), end = std::min(to, piece.steps);
        if (begin < end)
            addLine(gaps, piece.first, piece.slope, begin, end, weight);
        done = piece.steps;
    }
    gaps.sumSeconds += (leap.seconds(to) - leap.seconds(from)) * weight;
}

double GapHistogram::weight() const
{
    if (weights.empty() || leastSeconds > mostSeconds)
        return zeroWeight;
    const auto first = static_cast<std::ptrdiff_t>(gapBin(leastSeconds));
    const auto last = static_cast<std::ptrdiff_t>(gapBin(mostSeconds));
    return std::accumulate(weights.begin() + first, weights.begin() + last + 1, zeroWeight);
}

double GapHistogram::quantileSeconds(double q) const
{
    return quantileOfGaps(*this, q, weight());
}

double quantileOfGaps(const GapHistogram &gaps, double q, double weight)
{
    double wanted = q * weight - gaps.zeroWeight;
    if (wanted <= 0.0 && gaps.zeroWeight > 0.0)
        return 0.0;
    for (std::size_t bin = gapBin(gaps.leastSeconds), last = gapBin(gaps.mostSeconds); bin <= last; ++bin) {
        const double here = gaps.weights[bin];
        if (here >= wanted && here > 0.0) {
            const double begin = gapBinBegins(bin), end = gapBinBegins(bin + 1);
            return std::clamp(std::lerp(begin, end, std::max(0.0, wanted) / here), gaps.leastSeconds, gaps.mostSeconds);
        }
        wanted -= here;
    }
    return gaps.mostSeconds;
}

} // namespace core::serving
