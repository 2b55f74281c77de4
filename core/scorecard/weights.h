// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/scorecard.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

/// The user's own weights of the axes. They order candidates that none of them dominates; the front needs no weights.
namespace core::scorecard {

/// What the project states: `scorecard: {weights: {cpm_eur_per_mtok: 3, goodput_tokens_per_s: 1}}`. By axis id, only
/// those above 0; empty where it states none.
std::map<std::string, double> weightsOf(const project::Node &document);

/// The document with these weights; without the key where none is above 0.
project::Node withWeights(const project::Node &document, const std::map<std::string, double> &weights);

/// The rank that the weights give and how firm it is. Values are put on a scale from 0 (worst of those ranked) to 1
/// (best); candidates that are infeasible or unknown on a weighted axis have no rank.
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

/// How far one weight may move, the others standing still, before somebody else comes first.
struct WeightReach
{
    std::string axis;
    double weight = 0.0;
    std::optional<double> below, above; ///< the weight at which the first place changes; absent: at none
    std::string firstBelow, firstAbove; ///< who is first beyond it
};
/// One for each weighted axis, in the order of the scorecard's axes; empty where nobody is ranked first alone. The
/// score is linear in each weight, so the places are exact: Σ w (a − b) = 0.
std::vector<WeightReach> weightReach(const Scorecard &card, const std::map<std::string, double> &weights);

/// Who is first with these weights, how firmly, and which weight would turn it.
std::vector<Text> weightSentences(const Scorecard &card, const std::map<std::string, double> &weights,
                                  std::uint64_t seed);

} // namespace core::scorecard
