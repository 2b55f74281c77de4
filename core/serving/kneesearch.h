// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/knee.h"
#include "core/serving/simulation.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

/// The knee by simulation: a sweep over levels of load with the same random numbers at each.
namespace core::serving {

struct KneeRequest
{
    /// What each level runs. `arrivals.kind` says what the load is: Closed and Capped vary the concurrency, Open the
    /// rate, Trace the speed (load = requests/s of the replayed trace). `requests` is the count of a level.
    SimulationRequest simulation;
    Slo slo;
    std::vector<double> levels;      ///< simulated whatever else is; alone when mostLevels is 0
    std::optional<double> leastLoad; ///< absent: 1, or a fiftieth of the capacity for rates
    std::optional<double> mostLoad;  ///< absent: twice maxSequences and what memory lets live, or 1.25 × the capacity
    int mostLevels = 22;             ///< in all; first spread geometrically, then where knee and SLO lie
    double requestsPerConcurrent = 5.0; ///< a level runs at least so many requests for each in flight; 0: never more
    double resolutionFraction = 0.03;   ///< levels closer than this are not told apart
    int jobs = 1;                       ///< threads; the result is the same for any number
    std::function<void(double fraction)> progress; ///< 0..1, on the caller's thread
};

struct KneeLevel
{
    double load = 0.0; ///< concurrency, or requests/s
    SimulationFigures figures;
};

/// A curve and what it says, by the definitions of results::analyseSweep: `analysis.points[i]` is `levels[i]`.
struct KneeCurve
{
    std::vector<KneeLevel> levels; ///< by rising load
    results::SweepAnalysis analysis;
    std::optional<double> kneeLoad;
    std::optional<double> safeLoad; ///< highest simulated load whose every term holds
    /// The first load above it that does not hold; absent when all hold.
    std::optional<double> firstBrokenLoad;
    long long simulatedRequests = 0;

    const KneeLevel *knee() const;
    const KneeLevel *safe() const;
};

/// Errors as simulate.
Result<KneeCurve> kneeSearch(const KneeRequest &request, const perf::IterationTime &time, std::stop_token stop = {});

} // namespace core::serving
