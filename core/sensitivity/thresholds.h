// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/study.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Where an answer changes: found by root search along a lever.
namespace core::sensitivity {

/// Something that stays the same over a stretch of a lever and changes at a point: a sign, a status, a ranking.
using State = std::function<std::string(double)>;

/// A point where the state changes. Below it the one holds, above it the other.
struct Change
{
    double at = 0.0;
    std::string before, after;
};

inline constexpr double thresholdResolution = 1e-9; ///< of the range of a lever

/// All changes between low and high that a grid of `points` steps tells apart, each bisected to `resolution` of the
/// range. Two changes within one step that undo each other stay unseen.
std::vector<Change> changesOf(const State &state, double low, double high, std::size_t points,
                              std::stop_token stop = {}, double resolution = thresholdResolution);

enum class ThresholdKind {
    Cheaper,  ///< one candidate becomes better than another on an axis
    Status,   ///< a candidate joins or leaves the front, or stops being dominated
    Ranking,  ///< the order on an axis changes in its first place
    OwnValue, ///< the value of its own at which a dominated candidate is dominated no more
};
std::string_view thresholdKindId(ThresholdKind kind); ///< "cheaper", "status", "ranking", "own_value"

struct Threshold
{
    ThresholdKind kind = ThresholdKind::Cheaper;
    std::string lever; ///< path; of OwnValue the axis id
    std::string axis;  ///< what is compared; empty for a status
    std::string unit;  ///< of `at`
    double at = 0.0;
    double base = 0.0; ///< the lever's value, or the candidate's own
    std::vector<std::string> candidates;
    std::string before, after; ///< winner, status or order below and above
    Text sentence;
};

/// How far the point is from where the lever stands, as a signed fraction of that; absent where that is 0.
std::optional<double> distanceOf(const Threshold &threshold);
/// Who has another standing past the point; of a pair or a first place whoever wins it there.
std::string concernedBy(const Threshold &threshold);
/// The state on the side where the lever stands, and the one past the point.
const std::string &stateNow(const Threshold &threshold);
const std::string &stateThen(const Threshold &threshold);

/// Indices in the order in which a reader wants them: the nearest first, what has no distance last.
std::vector<std::size_t> nearestFirst(const std::vector<Threshold> &thresholds);
/// Of those, the nearest of each candidate before all others.
std::vector<std::size_t> nearestOfEachFirst(const std::vector<Threshold> &thresholds);

inline constexpr std::size_t thresholdSteps = 64;

/// The thresholds of one lever: statuses, first places on each chosen axis, and who beats whom there.
std::vector<Threshold> thresholdsOf(Study &study, const Lever &lever, std::stop_token stop = {});

/// For each dominated candidate and each axis: the value of its own at which nobody dominates it any more, all else
/// being equal. Absent where no value would do, because it is beaten on an axis that it does not state.
std::vector<Threshold> ownThresholds(const scorecard::Scorecard &card);

/// All of them: every lever that candidates follow (of those that are simulated the two with the widest bars), then the
/// candidates' own values. With more than 60 candidates only
/// the first 60 are held against one another.
std::vector<Threshold> thresholds(Study &study, std::stop_token stop = {});

} // namespace core::sensitivity
