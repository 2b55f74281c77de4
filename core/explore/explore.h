// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// The design space: every combination of what the project says may vary, evaluated at the stated demand.
namespace core::explore {

/// One input and the values that it may take, as the file would state them.
struct Knob
{
    std::string path; ///< below the scenario, or of a section beside it: "hardware.gpu", "economics.utilisation"
    std::vector<project::Node> values;
};

enum class Relation { AtMost, AtLeast, Below, Above };

/// "ttft_p95_ms <= 1500"
struct Constraint
{
    std::string figure; ///< an axis, a figure of the sensitivity, or a latency ("e2e_p99_ms")
    Relation relation = Relation::AtMost;
    double bound = 0.0;
    std::string text; ///< as written
};

struct DesignSpace
{
    std::vector<Knob> knobs;
    std::vector<Constraint> constraints;
    std::size_t size() const; ///< combinations; saturates
};

/// The space that a project states. Fails where it states none or where it holds more than `mostCandidates`; a
/// constraint that cannot be read is remarked upon and left out.
Result<DesignSpace> designSpaceOf(const project::Project &project, Diagnostics &diagnostics);

inline constexpr std::size_t mostCandidates = 1'000'000;

struct ExploreOptions
{
    unsigned jobs = 1;
    std::stop_token stop{};
    std::function<void(double fraction)> progress{}; ///< 0..1, from any thread
};

struct Exploration
{
    DesignSpace space;
    scorecard::Scorecard card;
    std::size_t evaluated = 0; ///< combinations
    std::size_t predicted = 0; ///< of these by engine and simulation; the others do not fit into memory
    std::optional<double> demandRequestsPerSecond; ///< what all of them are evaluated at
    std::vector<Text> remarks;                     ///< which prices of the catalogue stand in, and what has none
    bool cancelled = false;
};

/// Evaluates every combination. First tier: memory alone; what does not hold one request is infeasible and is not
/// simulated. Second tier: the whole row. At a stated demand the cost of a million tokens is that of the tokens
/// demanded, unused capacity included, and `headroom` is what the fleet could serve beyond it.
Exploration explore(const project::Project &project, const project::Node &document,
                    std::shared_ptr<const results::Library> library, const project::EvaluateOptions &options,
                    DesignSpace space, const ExploreOptions &exploreOptions);

} // namespace core::explore
