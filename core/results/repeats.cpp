// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/repeats.h"

#include "core/results/copies.h"

#include <algorithm>
#include <cmath>

namespace core::results {

namespace {

bool isInSweep(const Library &library, std::size_t run)
{
    return std::ranges::any_of(
        library.sweeps, [run](const Sweep &sweep) { return std::ranges::find(sweep.runs, run) != sweep.runs.end(); });
}

bool sameLoad(const Run &a, const Run &b)
{
    return a.loadKind == b.loadKind && loadLevel(a) == loadLevel(b);
}

} // namespace

std::vector<std::size_t> repeatsOf(const Library &library, std::size_t run)
{
    std::vector<std::size_t> repeats;
    const Run &one = library.runs[run];
    for (const Sweep &sweep : library.sweeps) {
        if (std::ranges::find(sweep.runs, run) == sweep.runs.end())
            continue;
        std::ranges::copy_if(sweep.runs, std::back_inserter(repeats),
                             [&](std::size_t other) { return sameLoad(library.runs[other], one); });
        std::ranges::sort(repeats);
        return repeats;
    }
    for (std::size_t other = 0; other < library.runs.size(); ++other) {
        const Run &candidate = library.runs[other];
        if (other == run || (sameLoad(candidate, one) && candidate.source.tool == one.source.tool &&
                             candidate.identity == one.identity && !isInSweep(library, other) && !isCopy(candidate)))
            repeats.push_back(other);
    }
    return repeats;
}

std::optional<Spread> spreadOf(std::span<const double> values)
{
    if (values.size() < 2)
        return std::nullopt;
    Spread spread;
    spread.count = values.size();
    const auto count = static_cast<double>(values.size());
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    spread.mean = sum / count;
    double squares = 0.0;
    for (const double value : values)
        squares += (value - spread.mean) * (value - spread.mean);
    spread.standardDeviation = std::sqrt(squares / (count - 1.0));
    spread.low = *std::ranges::min_element(values);
    spread.high = *std::ranges::max_element(values);
    return spread;
}

} // namespace core::results
