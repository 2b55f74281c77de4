// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/text.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Candidates on axes, who dominates whom, and the front. Definitions: domain, §7.
namespace core::scorecard {

using project::AxisValue;
using project::Provenance;

enum class Direction { Lower, Higher }; ///< which way is better

struct Axis
{
    std::string id; ///< of the contract, "cpm_eur_per_mtok" …
    Direction direction = Direction::Lower;
    double toleranceFraction = 0.0; ///< relative; only weakens dominance, never lets a worse value pass
    bool operator==(const Axis &) const = default;
};

/// All axis ids of the contract, with their direction and default tolerance.
const std::vector<Axis> &knownAxes();
const Axis *findAxis(std::string_view id);

/// The four axes used when a project names none.
std::vector<Axis> defaultAxes();

/// A value of the sovereignty axis as a rank, higher is better: "not-EU" 0, "EU" 1; SEAL levels and scores as numbers.
/// Absent when the word is not known.
std::optional<double> rankOf(const AxisValue &value);

struct CandidateValues
{
    std::string id, label;
    std::map<std::string, AxisValue> values; ///< by axis id; absent = unknown
    std::map<std::string, Provenance> provenances;
};

enum class Status { Front, Dominated, Undecided, Infeasible };
std::string_view statusId(Status status); ///< "front", "dominated", "undecided", "infeasible"

/// By how much the dominating candidate is better on an axis: positive amounts in the axis's unit.
struct Domination
{
    std::string by;                        ///< id of the dominating candidate
    std::map<std::string, double> amounts; ///< axis id → how much better (absolute), only axes known on both
    bool operator==(const Domination &) const = default;
};

struct Standing
{
    CandidateValues candidate;
    Status status = Status::Undecided;
    int layer = 0; ///< from 1; 0 for infeasible candidates
    std::vector<Domination>
        dominatedBy;            ///< those who dominate it and whom nobody dominates; the rest follows from them
    std::optional<Text> whyNot; ///< why infeasible or undecided
    std::vector<std::string> unknownAxes; ///< chosen axes on which the candidate is unknown
    /// Share of the box between the best values and a corner a tenth of the range beyond the worst that this candidate
    /// alone dominates. Only on the front, with at most four axes and 100 members.
    std::optional<double> hypervolumeContribution;
};

struct Scorecard
{
    std::vector<Axis> axes;
    std::map<std::string, std::string> gates;  ///< axis id → required word or number
    std::vector<Standing> standings;           ///< in the order given
    std::vector<std::string> front;            ///< ids
    std::optional<std::string> nearestToIdeal; ///< a suggestion, never a verdict
};

/// a dominates b: a is known wherever b is known, nowhere worse, and better by more than the tolerance at least once.
bool dominates(const CandidateValues &a, const CandidateValues &b, const std::vector<Axis> &axes);

/// The statuses alone, as evaluate() gives them: for thousands of draws. O(n²).
std::vector<Status> statusesOf(const std::vector<CandidateValues> &candidates, const std::vector<Axis> &axes,
                               const std::map<std::string, std::string> &gates);

/// Holds the candidates against each other. Gate failures are infeasible and dominate nobody; an unknown gate value
/// makes a candidate undecided at best, and unable to dominate one that is known to pass. O(n · layers of the front).
Scorecard evaluate(const std::vector<CandidateValues> &candidates, const std::vector<Axis> &axes,
                   const std::map<std::string, std::string> &gates);

} // namespace core::scorecard
