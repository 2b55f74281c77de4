// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/scorecard.h"

#include <optional>
#include <string>
#include <vector>

/// What it would take to change the order of the candidates.
namespace core::scorecard {

/// The candidate if it delivered `factor` times its tokens from the same machines: at the same price and power an hour,
/// so goodput and what is counted per machine grow with the factor, and cost, energy, carbon and water of a token fall
/// by it.
/// \pre factor > 0
CandidateValues atThroughput(const CandidateValues &candidate, double factor);

/// How far one figure of a candidate may get worse before it meets that of a candidate which it dominates now.
struct Tie
{
    std::string axis;
    double value = 0.0;  ///< now
    double tieAt = 0.0;  ///< where the dominance ends
    double change = 0.0; ///< tieAt / value - 1
    std::string with;    ///< id of the candidate that is met first
    bool operator==(const Tie &) const = default;
};

/// For each chosen axis on which the candidate and somebody it dominates are known, the nearest tie; nearest first by
/// the size of the change. An axis on which they are level already is a tie at no change. Empty when the candidate
/// dominates nobody.
std::vector<Tie> tiesOf(const Scorecard &scorecard, const std::string &id);

/// The share of its throughput at which the candidate stops dominating `other` (see atThroughput), the other staying as
/// it is. Absent when it does not dominate it now, or when throughput is not what tells them apart.
std::optional<double> throughputTie(const Scorecard &scorecard, const std::string &id, const std::string &other);

/// The scorecard with one candidate replaced.
Scorecard withCandidate(const Scorecard &scorecard, const CandidateValues &candidate);

} // namespace core::scorecard
