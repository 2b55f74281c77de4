// SPDX-License-Identifier: GPL-3.0-or-later
// Holding many candidates against each other, as the design space does.
#include "core/scorecard/scorecard.h"

#include <benchmark/benchmark.h>
#include <random>

namespace {

using namespace core::scorecard;

void evaluateCandidates(benchmark::State &state)
{
    std::mt19937_64 random(5);
    std::uniform_real_distribution<double> value(1.0, 2.0);
    const std::vector<Axis> axes = defaultAxes();
    std::vector<CandidateValues> candidates;
    for (int i = 0; i < state.range(0); ++i) {
        CandidateValues candidate;
        candidate.id = std::to_string(i);
        for (const Axis &axis : axes)
            candidate.values[axis.id] = value(random);
        candidates.push_back(std::move(candidate));
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluate(candidates, axes, {}));
    state.SetComplexityN(state.range(0));
}
BENCHMARK(evaluateCandidates)->RangeMultiplier(10)->Range(10, 10'000)->Unit(benchmark::kMillisecond)->Complexity();

} // namespace
