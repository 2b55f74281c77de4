// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/thresholds.h"

#include "core/embeddedtext.h"
#include "core/scorecard/explain.h"
#include "core/sensitivity/names.h"
#include "core/sensitivity/sensitivity.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>
#include <set>

namespace core::sensitivity {

namespace {

using scorecard::CandidateValues;
using scorecard::Direction;
using scorecard::Scorecard;
using scorecard::Status;

constexpr std::size_t mostCandidates = 60;
constexpr std::size_t simulatedSteps = 8; ///< of a lever that engine and simulation answer to
constexpr double simulatedResolution = 1e-3;
constexpr std::size_t simulatedLevers = 2; ///< of those: the ones with the widest bars

std::optional<double> numberOn(const CandidateValues &candidate, const std::string &axis)
{
    const auto found = candidate.values.find(axis);
    const auto *number = found == candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
    return number && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

/// The candidate that is best on an axis; empty where none is known. Ties go to the first.
std::string firstOn(const std::vector<CandidateValues> &candidates, const scorecard::Axis &axis)
{
    const CandidateValues *best = nullptr;
    double bestValue = 0.0;
    for (const CandidateValues &candidate : candidates) {
        const auto value = numberOn(candidate, axis.id);
        if (!value)
            continue;
        if (!best || (axis.direction == Direction::Lower ? *value < bestValue : *value > bestValue)) {
            best = &candidate;
            bestValue = *value;
        }
    }
    return best ? best->id : std::string();
}

/// The answers along a lever, each evaluated once.
class Walk
{
public:
    Walk(Study &study, const Lever &lever)
        : m_study(study)
        , m_lever(lever)
        , m_simulates(study.simulates(lever))
    {}
    std::size_t steps() const { return m_simulates ? simulatedSteps : thresholdSteps; }
    double resolution() const { return m_simulates ? simulatedResolution : thresholdResolution; }
    const std::vector<CandidateValues> &at(double value)
    {
        const auto found = m_known.find(value);
        if (found != m_known.end())
            return found->second;
        auto candidates = m_study.candidatesAt(m_lever, value);
        if (candidates.size() > mostCandidates)
            candidates.resize(mostCandidates);
        return m_known.emplace(value, std::move(candidates)).first->second;
    }
    const Scorecard &cardAt(double value)
    {
        const auto found = m_cards.find(value);
        if (found != m_cards.end())
            return found->second;
        return m_cards.emplace(value, scorecard::evaluate(at(value), m_study.axes(), m_study.gates())).first->second;
    }

private:
    Study &m_study;
    const Lever &m_lever;
    bool m_simulates = false;
    std::map<double, std::vector<CandidateValues>> m_known;
    std::map<double, Scorecard> m_cards;
};

std::string statusAt(const Scorecard &card, const std::string &id)
{
    for (const scorecard::Standing &standing : card.standings)
        if (standing.candidate.id == id)
            return std::string(scorecard::statusId(standing.status));
    return {};
}

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 4};
}

/// Said from where the lever stands: what happens when it goes past the point, up or down.
Text statusSentence(const std::string &id, const Change &change, const Lever &lever, double base)
{
    const std::vector<TextArgument> arguments{id, phrase(lever.name), shown(change.at), phrase(unitSuffix(lever.unit))};
    const bool rises = base <= change.at;
    const std::string &now = rises ? change.before : change.after;
    const std::string &then = rises ? change.after : change.before;
    if (now == "dominated")
        return {rises ? CORE_TEXT("%1 stops being dominated when the %2 rises above %3%4.")
                      : CORE_TEXT("%1 stops being dominated when the %2 falls below %3%4."),
                arguments};
    if (then == "dominated")
        return {rises ? CORE_TEXT("%1 is dominated once the %2 rises above %3%4.")
                      : CORE_TEXT("%1 is dominated once the %2 falls below %3%4."),
                arguments};
    if (then == "front")
        return {rises ? CORE_TEXT("%1 joins the front when the %2 rises above %3%4.")
                      : CORE_TEXT("%1 joins the front when the %2 falls below %3%4."),
                arguments};
    if (now == "front")
        return {rises ? CORE_TEXT("%1 leaves the front when the %2 rises above %3%4.")
                      : CORE_TEXT("%1 leaves the front when the %2 falls below %3%4."),
                arguments};
    return {rises ? CORE_TEXT("The standing of %1 changes when the %2 rises above %3%4.")
                  : CORE_TEXT("The standing of %1 changes when the %2 falls below %3%4."),
            arguments};
}

/// "a|b": which of the two is better on the axis; empty where one of them is not known.
std::string betterOf(const std::vector<CandidateValues> &all, std::size_t a, std::size_t b, const scorecard::Axis &axis)
{
    const auto mine = numberOn(all[a], axis.id), theirs = numberOn(all[b], axis.id);
    if (!mine || !theirs)
        return {};
    const bool better = axis.direction == Direction::Lower ? *mine < *theirs : *mine > *theirs;
    return better ? all[a].id : all[b].id;
}

void addStatuses(std::vector<Threshold> &found, Study &study, const Lever &lever, Walk &walk, std::stop_token stop)
{
    const auto [low, high] = curveRange(study, lever);
    const double base = lever.in(study.project())->value;
    const auto members = walk.at(base);
    for (const CandidateValues &candidate : members) {
        const State status = [&](double value) { return statusAt(walk.cardAt(value), candidate.id); };
        for (const Change &change : changesOf(status, low, high, walk.steps(), stop, walk.resolution()))
            found.push_back({.kind = ThresholdKind::Status,
                             .lever = lever.path,
                             .axis = {},
                             .unit = lever.unit,
                             .at = change.at,
                             .base = base,
                             .candidates = {candidate.id},
                             .before = change.before,
                             .after = change.after,
                             .sentence = statusSentence(candidate.id, change, lever, base)});
    }
}

/// The pairs on the cost axis, which is where owning is held against renting; on the others the first place alone.
void addRankings(std::vector<Threshold> &found, Study &study, const Lever &lever, Walk &walk, std::stop_token stop)
{
    const auto [low, high] = curveRange(study, lever);
    const double base = lever.in(study.project())->value;
    const std::size_t count = walk.at(base).size();
    for (const scorecard::Axis &axis : study.axes()) {
        const State first = [&](double value) { return firstOn(walk.at(value), axis); };
        for (const Change &change : changesOf(first, low, high, walk.steps(), stop, walk.resolution())) {
            if (change.before.empty() || change.after.empty())
                continue;
            found.push_back(
                {.kind = ThresholdKind::Ranking,
                 .lever = lever.path,
                 .axis = axis.id,
                 .unit = lever.unit,
                 .at = change.at,
                 .base = base,
                 .candidates = {change.before, change.after},
                 .before = change.before,
                 .after = change.after,
                 .sentence = Text(CORE_TEXT("The ranking on %1 flips when the %2 passes %3%4: below it %5 is "
                                            "first, above it %6."),
                                  {phrase(scorecard::axisName(axis.id)), phrase(lever.name), shown(change.at),
                                   phrase(unitSuffix(lever.unit)), change.before, change.after})});
        }
        if (axis.id != "cpm_eur_per_mtok")
            continue;
        for (std::size_t a = 0; a < count; ++a)
            for (std::size_t b = a + 1; b < count; ++b) {
                const State better = [&, a, b](double value) { return betterOf(walk.at(value), a, b, axis); };
                for (const Change &change : changesOf(better, low, high, walk.steps(), stop, walk.resolution())) {
                    if (change.before.empty() || change.after.empty())
                        continue;
                    found.push_back(
                        {.kind = ThresholdKind::Cheaper,
                         .lever = lever.path,
                         .axis = axis.id,
                         .unit = lever.unit,
                         .at = change.at,
                         .base = base,
                         .candidates = {change.after, change.before},
                         .before = change.before,
                         .after = change.after,
                         .sentence =
                             Text(CORE_TEXT("%1 is cheaper than %2 when the %3 is above %4%5, and dearer below."),
                                  {change.after, change.before, phrase(lever.name), shown(change.at),
                                   phrase(unitSuffix(lever.unit))})});
                }
            }
    }
}

} // namespace

std::string_view thresholdKindId(ThresholdKind kind)
{
    static constexpr std::array<std::string_view, 4> ids{"cheaper", "status", "ranking", "own_value"};
    return ids[static_cast<std::size_t>(kind)];
}

std::optional<double> distanceOf(const Threshold &threshold)
{
    if (threshold.base == 0.0 || !std::isfinite(threshold.at) || !std::isfinite(threshold.base))
        return std::nullopt;
    return (threshold.at - threshold.base) / std::abs(threshold.base);
}

const std::string &stateNow(const Threshold &threshold)
{
    return threshold.base <= threshold.at ? threshold.before : threshold.after;
}

const std::string &stateThen(const Threshold &threshold)
{
    return threshold.base <= threshold.at ? threshold.after : threshold.before;
}

std::string concernedBy(const Threshold &threshold)
{
    if (threshold.kind == ThresholdKind::Cheaper || threshold.kind == ThresholdKind::Ranking)
        return stateThen(threshold);
    return threshold.candidates.empty() ? std::string() : threshold.candidates.front();
}

std::vector<std::size_t> nearestFirst(const std::vector<Threshold> &thresholds)
{
    std::vector<std::size_t> order(thresholds.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::less(), [&](std::size_t i) {
        const auto distance = distanceOf(thresholds[i]);
        return distance ? std::abs(*distance) : std::numeric_limits<double>::infinity();
    });
    return order;
}

std::vector<std::size_t> nearestOfEachFirst(const std::vector<Threshold> &thresholds)
{
    std::vector<std::size_t> first, others;
    std::set<std::string> seen;
    for (const std::size_t i : nearestFirst(thresholds))
        (seen.insert(concernedBy(thresholds[i])).second ? first : others).push_back(i);
    first.insert(first.end(), others.begin(), others.end());
    return first;
}

std::vector<Change> changesOf(const State &state, double low, double high, std::size_t points, std::stop_token stop,
                              double resolution)
{
    std::vector<Change> changes;
    if (!(high > low) || points == 0)
        return changes;
    double left = low;
    std::string leftState = state(low);
    for (std::size_t i = 1; i <= points && !stop.stop_requested(); ++i) {
        const double right = std::lerp(low, high, static_cast<double>(i) / static_cast<double>(points));
        const std::string rightState = state(right);
        // Every change within the step: bisect for the end of the left state, then go on from there.
        double from = left;
        std::string fromState = leftState;
        for (int guard = 0; fromState != rightState && guard < 8; ++guard) {
            double below = from, above = right;
            std::string aboveState = rightState;
            while (above - below > resolution * (high - low)) {
                const double middle = std::midpoint(below, above);
                std::string middleState = state(middle);
                if (middleState == fromState) {
                    below = middle;
                } else {
                    above = middle;
                    aboveState = std::move(middleState);
                }
            }
            changes.push_back({std::midpoint(below, above), fromState, aboveState});
            from = above;
            fromState = aboveState;
        }
        left = right;
        leftState = rightState;
    }
    return changes;
}

std::vector<Threshold> thresholdsOf(Study &study, const Lever &lever, std::stop_token stop)
{
    std::vector<Threshold> found;
    Walk walk(study, lever);
    addStatuses(found, study, lever, walk, stop);
    addRankings(found, study, lever, walk, stop);
    return found;
}

std::vector<Threshold> ownThresholds(const Scorecard &card)
{
    std::vector<Threshold> found;
    std::vector<CandidateValues> all;
    for (const scorecard::Standing &standing : card.standings)
        all.push_back(standing.candidate);
    for (std::size_t i = 0; i < all.size() && i < mostCandidates; ++i) {
        if (card.standings[i].status != Status::Dominated)
            continue;
        for (const scorecard::Axis &axis : card.axes) {
            const auto own = numberOn(all[i], axis.id);
            if (!own || axis.id == "sovereignty")
                continue;
            // Nobody dominates it who is worse there; so the best of those who do is the bound.
            std::optional<double> bound;
            for (std::size_t j = 0; j < all.size(); ++j) {
                if (j == i || card.standings[j].status == Status::Infeasible ||
                    !scorecard::dominates(all[j], all[i], card.axes))
                    continue;
                const auto theirs = numberOn(all[j], axis.id);
                if (theirs && (!bound || (axis.direction == Direction::Lower ? *theirs < *bound : *theirs > *bound)))
                    bound = theirs;
            }
            if (!bound || *bound == *own)
                continue;
            const bool lower = axis.direction == Direction::Lower;
            found.push_back(
                {.kind = ThresholdKind::OwnValue,
                 .lever = axis.id,
                 .axis = axis.id,
                 .unit = {},
                 .at = *bound,
                 .base = *own,
                 .candidates = {all[i].id},
                 .before = lower ? "not dominated" : "dominated",
                 .after = lower ? "dominated" : "not dominated",
                 .sentence = Text(lower ? CORE_TEXT("%1 stops being dominated when its %2 falls below %3; "
                                                    "it is %4.")
                                        : CORE_TEXT("%1 stops being dominated when its %2 rises above %3; "
                                                    "it is %4."),
                                  {all[i].id, phrase(scorecard::axisName(axis.id)), shown(*bound), shown(*own)})});
        }
    }
    return found;
}

namespace {

/// The levers of the performance that matter most, where each point of them is a simulation.
std::vector<std::string> widestSimulated(Study &study)
{
    std::vector<std::string> paths;
    const Outcome *outcome = mainOutcome(study.project(), study.baseEvaluation());
    const bool any = std::ranges::any_of(study.levers(), [&](const Lever &lever) { return study.simulates(lever); });
    if (!outcome || !any)
        return paths;
    for (const TornadoBar &bar : tornado(study, *outcome)) {
        const Lever *lever = study.findLever(bar.lever);
        if (lever && study.simulates(*lever) && paths.size() < simulatedLevers)
            paths.push_back(bar.lever);
    }
    return paths;
}

} // namespace

std::vector<Threshold> thresholds(Study &study, std::stop_token stop)
{
    std::vector<Threshold> found;
    const bool several = study.members().size() > 1;
    const auto simulated = several ? widestSimulated(study) : std::vector<std::string>();
    for (const Lever &lever : study.levers()) {
        if (!several || stop.stop_requested())
            break;
        if (study.simulates(lever) && std::ranges::find(simulated, lever.path) == simulated.end())
            continue;
        const bool anybody = std::ranges::any_of(
            study.members(), [&](const Study::Member &member) { return study.follows(member, lever); });
        if (!anybody)
            continue;
        auto ofLever = thresholdsOf(study, lever, stop);
        std::ranges::move(ofLever, std::back_inserter(found));
    }
    auto own = ownThresholds(scorecard::evaluate(study.baseCandidates(), study.axes(), study.gates()));
    std::ranges::move(own, std::back_inserter(found));
    return found;
}

} // namespace core::sensitivity
