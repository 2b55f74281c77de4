// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/study.h"

#include <map>
#include <stop_token>
#include <string>
#include <vector>

/// What the uncertainty of the inputs does to the figures and to the choice.
namespace core::sensitivity {

struct DrawOptions
{
    std::size_t draws = 10'000;
    std::size_t simulated = 64; ///< of the draws, evaluated a second time in full where the analytic tier approximates
    std::uint64_t seed = 1;
    unsigned jobs = 1;
    std::stop_token stop{};
};

/// An input that is drawn.
struct DrawnInput
{
    std::string path;      ///< of the lever; "engine" for the engine's own error, "goodput" for a measured interval
    std::string candidate; ///< empty: the scenario's, shared by every candidate that states no value of its own
    Text name;
    std::string unit;
    double low = 0.0, median = 0.0, high = 0.0; ///< 5 %, 50 %, 95 %
};

struct CandidateRobustness
{
    std::string id;
    double onFront = 0.0;   ///< share of the draws in which it is on the front
    double cheapest = 0.0;  ///< share in which nobody feasible has a lower cost of a million tokens
    double dominated = 0.0; ///< share in which somebody dominates it
    std::map<std::string, uncertainty::Percentiles> values; ///< by axis id, of the axes with numbers
};

/// How far the analytic tier is from the full evaluation of the same draws.
struct TierDifference
{
    std::string outcome;
    double medianFraction = 0.0; ///< |analytic / full − 1|, median over the draws evaluated in full
    double largestFraction = 0.0;
};

struct Robustness
{
    std::size_t draws = 0;
    std::size_t simulated = 0; ///< draws evaluated in full for the comparison; all of them where the tiers are one
    bool tiersDiffer = false;  ///< the analytic tier approximates the engine's answer to a drawn input
    std::uint64_t seed = 1;
    std::vector<DrawnInput> inputs;                           ///< empty: nothing is uncertain, all shares are 0 or 1
    std::map<std::string, uncertainty::Percentiles> outcomes; ///< of the scenario, by outcome id
    std::vector<CandidateRobustness> candidates;              ///< in the order of the scorecard
    std::vector<TierDifference> differences;
    bool cancelled = false;
};

/// Draws the uncertain inputs, each on its own, and evaluates scenario and candidates on every draw. An input that
/// several candidates take from the scenario has one value for all of them in a draw. Where a prediction stands behind
/// the throughput, the analytic tier answers to inputs of the performance by a response fitted to the full evaluation
/// at the 5 %, 50 % and 95 % of each; everything else is exact. The same seed gives the same for any number of jobs.
Robustness robustness(const project::Project &project, const project::Node &document,
                      std::shared_ptr<const results::Library> library, const project::EvaluateOptions &options,
                      const DrawOptions &drawOptions);

} // namespace core::sensitivity
