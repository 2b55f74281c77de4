// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <optional>
#include <string>
#include <vector>

/// The figures of one candidate as designed, as benchmarked and as seen in production, side by side.
namespace core::scorecard {

struct Side
{
    std::string axis;
    std::optional<double> design{}, benchmark{}, production{};
    /// benchmark / design − 1, and production / benchmark − 1 (against the design where nothing was benchmarked).
    std::optional<double> benchmarkDeviation{}, productionDeviation{};
};

struct CandidateSides
{
    std::string id;
    std::vector<Side> axes; ///< only those that are known from two places or more
};

/// Of each candidate, or of the scenario where there are none. What is typed in is taken as stated; of a configuration
/// the design is what is predicted or stated as such, benchmark and production follow from the results by their role.
std::vector<CandidateSides> sidesOf(const project::Project &project, const project::Node &document,
                                    const project::Evaluation &evaluation, const project::EvaluateOptions &options);

} // namespace core::scorecard
