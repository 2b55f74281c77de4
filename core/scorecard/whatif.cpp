// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/whatif.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::scorecard {

namespace {

constexpr std::array<std::string_view, 4> growing{"goodput_tokens_per_s", "goodput_per_gpu", "goodput_per_kw",
                                                  "goodput_per_capex_eur"};
constexpr std::array<std::string_view, 4> perToken{"cpm_eur_per_mtok", "energy_j_per_token", "carbon_g_per_mtok",
                                                   "water_l_per_mtok"};

bool contains(const auto &list, std::string_view id)
{
    return std::find(list.begin(), list.end(), id) != list.end();
}

const Standing *standingOf(const Scorecard &scorecard, const std::string &id)
{
    const auto found = std::find_if(scorecard.standings.begin(), scorecard.standings.end(),
                                    [&](const Standing &one) { return one.candidate.id == id; });
    return found == scorecard.standings.end() ? nullptr : &*found;
}

std::optional<double> numberOn(const CandidateValues &candidate, const std::string &axis)
{
    const auto found = candidate.values.find(axis);
    const auto *number = found == candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

/// Those that the candidate dominates and whose gate they pass: it is held against these.
std::vector<const Standing *> dominatedBy(const Scorecard &scorecard, const Standing &candidate)
{
    std::vector<const Standing *> found;
    for (const Standing &other : scorecard.standings)
        if (other.status == Status::Dominated && dominates(candidate.candidate, other.candidate, scorecard.axes))
            found.push_back(&other);
    return found;
}

} // namespace

CandidateValues atThroughput(const CandidateValues &candidate, double factor)
{
    CandidateValues changed = candidate;
    for (auto &[axis, value] : changed.values) {
        auto *number = std::get_if<double>(&value);
        if (number == nullptr)
            continue;
        if (contains(growing, axis))
            *number *= factor;
        else if (contains(perToken, axis))
            *number /= factor;
    }
    return changed;
}

std::vector<Tie> tiesOf(const Scorecard &scorecard, const std::string &id)
{
    const Standing *own = standingOf(scorecard, id);
    if (own == nullptr)
        return {};
    const std::vector<const Standing *> others = dominatedBy(scorecard, *own);
    std::vector<Tie> ties;
    for (const Axis &axis : scorecard.axes) {
        const auto value = numberOn(own->candidate, axis.id);
        if (!value || *value == 0.0)
            continue;
        std::optional<Tie> nearest;
        for (const Standing *other : others) {
            const auto theirs = numberOn(other->candidate, axis.id);
            if (!theirs)
                continue;
            const Tie tie{axis.id, *value, *theirs, *theirs / *value - 1.0, other->candidate.id};
            if (!nearest || std::abs(tie.change) < std::abs(nearest->change))
                nearest = tie;
        }
        if (nearest)
            ties.push_back(*nearest);
    }
    std::stable_sort(ties.begin(), ties.end(),
                     [](const Tie &a, const Tie &b) { return std::abs(a.change) < std::abs(b.change); });
    return ties;
}

std::optional<double> throughputTie(const Scorecard &scorecard, const std::string &id, const std::string &other)
{
    const Standing *own = standingOf(scorecard, id), *theirs = standingOf(scorecard, other);
    if (own == nullptr || theirs == nullptr || !dominates(own->candidate, theirs->candidate, scorecard.axes))
        return std::nullopt;
    // Each axis that moves with throughput gives the factor at which the two are level; the first one met ends it.
    std::optional<double> first;
    for (const Axis &axis : scorecard.axes) {
        const auto a = numberOn(own->candidate, axis.id), b = numberOn(theirs->candidate, axis.id);
        if (!a || !b || *a <= 0.0 || *b <= 0.0)
            continue;
        std::optional<double> level;
        if (contains(growing, axis.id))
            level = *b / *a;
        else if (contains(perToken, axis.id))
            level = *a / *b;
        if (level && (!first || *level > *first))
            first = level;
    }
    return first;
}

Scorecard withCandidate(const Scorecard &scorecard, const CandidateValues &candidate)
{
    std::vector<CandidateValues> all;
    for (const Standing &standing : scorecard.standings)
        all.push_back(standing.candidate.id == candidate.id ? candidate : standing.candidate);
    return evaluate(all, scorecard.axes, scorecard.gates);
}

} // namespace core::scorecard
