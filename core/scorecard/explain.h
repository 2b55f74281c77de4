// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/scorecard.h"

#include <optional>
#include <string>
#include <vector>

/// Why this one, why not that one, and what would have to change.
namespace core::scorecard {

struct Explanation
{
    Text why;        ///< why it stands where it stands
    Text whyNot;     ///< what speaks against it, or against the one that comes closest
    Text whatChange; ///< what would have to change for that to be otherwise
};

/// Absent when there is no such candidate.
std::optional<Explanation> explain(const Scorecard &card, const std::string &id);

/// "cost of a million tokens"; the id itself where there is no name.
std::string axisName(const std::string &axis);

/// The user's own weights: the rank that they give and how firm it is. Values are put on a scale from 0 (worst of those
/// ranked) to 1 (best), candidates that are infeasible or unknown on a weighted axis have no rank.
struct WeightedRank
{
    std::string id;
    double score = 0.0;         ///< 0..1
    int rank = 0;               ///< from 1
    double firstShare = 0.0;    ///< of 2,000 draws of the weights, each ×/÷ up to 1.5, in which it is first
    double sameRankShare = 0.0; ///< in which it keeps its rank
};
std::vector<WeightedRank> weightedRanks(const Scorecard &card, const std::map<std::string, double> &weights,
                                        std::uint64_t seed);

} // namespace core::scorecard
