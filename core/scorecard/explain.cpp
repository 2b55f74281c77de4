// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/explain.h"

#include "core/embeddedtext.h"
#include "core/sensitivity/levers.h"
#include "core/sensitivity/thresholds.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::scorecard {

namespace {

constexpr double percent = 100.0;

std::optional<double> numberOn(const Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    const auto *number = found == standing.candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
    return number && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 3};
}

bool better(const Axis &axis, double a, double b)
{
    return axis.direction == Direction::Lower ? a < b : a > b;
}

/// The names of axes as one argument of a sentence.
std::string joined(const std::vector<Text> &names)
{
    return phrase(listed(names));
}

/// The axes on which nobody feasible is better.
std::vector<Text> bestAxes(const Scorecard &card, const Standing &standing)
{
    std::vector<Text> found;
    for (const Axis &axis : card.axes) {
        const auto own = numberOn(standing, axis.id);
        const bool beaten = std::ranges::any_of(card.standings, [&](const Standing &other) {
            const auto theirs = numberOn(other, axis.id);
            return other.status != Status::Infeasible && own && theirs && better(axis, *theirs, *own);
        });
        if (own && !beaten)
            found.push_back(axisName(axis.id));
    }
    return found;
}

/// On which axis `a` is ahead of `b` by the largest share, and by how much of b's value.
struct Lead
{
    std::string axis;
    double fraction = 0.0;
    double amount = 0.0;
};

std::optional<Lead> largestLead(const Scorecard &card, const Standing &a, const Standing &b)
{
    std::optional<Lead> lead;
    for (const Axis &axis : card.axes) {
        const auto mine = numberOn(a, axis.id), theirs = numberOn(b, axis.id);
        if (!mine || !theirs || *theirs == 0.0 || !better(axis, *mine, *theirs))
            continue;
        const double fraction = std::abs(*mine / *theirs - 1.0);
        if (!lead || fraction > lead->fraction)
            lead = Lead{axis.id, fraction, std::abs(*mine - *theirs)};
    }
    return lead;
}

/// The smallest change of a value of its own that would lift a candidate out of domination.
std::optional<sensitivity::Threshold> smallestOwnChange(const Scorecard &card, const std::string &id)
{
    std::optional<sensitivity::Threshold> least;
    double distance = 0.0;
    for (sensitivity::Threshold &threshold : sensitivity::ownThresholds(card)) {
        if ((!id.empty() && threshold.candidates.front() != id) || threshold.base <= 0.0 || threshold.at <= 0.0)
            continue;
        const double away = std::abs(std::log(threshold.at / threshold.base));
        if (!least || away < distance) {
            distance = away;
            least = std::move(threshold);
        }
    }
    return least;
}

Text changeSentence(const std::optional<sensitivity::Threshold> &threshold)
{
    if (!threshold)
        return {CORE_TEXT("No change of a single value of its own would do.")};
    return {threshold->at < threshold->base
                ? CORE_TEXT("%1 would no longer be dominated if its %2 fell from %3 below %4 (by %5 %).")
                : CORE_TEXT("%1 would no longer be dominated if its %2 rose from %3 above %4 (by %5 %)."),
            {threshold->candidates.front(), phrase(axisName(threshold->axis)), shown(threshold->base),
             shown(threshold->at), shown(std::abs(threshold->at / threshold->base - 1.0) * percent)}};
}

Explanation explainDominated(const Scorecard &card, const Standing &standing)
{
    Explanation result;
    const Domination &by = standing.dominatedBy.front();
    std::vector<Text> axes;
    for (const Axis &axis : card.axes)
        if (by.amounts.contains(axis.id))
            axes.push_back(axisName(axis.id));
    result.why = {CORE_TEXT("%1 is dominated: %2 is no worse on any axis and better on %3."),
                  {standing.candidate.id, by.by, joined(axes)}};
    const auto winner = std::ranges::find(card.standings, by.by, [](const Standing &s) { return s.candidate.id; });
    const auto lead = winner == card.standings.end() ? std::nullopt : largestLead(card, *winner, standing);
    if (lead)
        result.whyNot = {
            CORE_TEXT("Whoever takes it over %1 gives away %2 % on the %3 and gains nothing that is known."),
            {by.by, shown(lead->fraction * percent), phrase(axisName(lead->axis))}};
    else
        result.whyNot = {CORE_TEXT("Whoever takes it over %1 gains nothing that is known."), {by.by}};
    result.whatChange = changeSentence(smallestOwnChange(card, standing.candidate.id));
    return result;
}

/// The rival on the front that comes closest: the one against which the largest lead is smallest.
const Standing *closestRival(const Scorecard &card, const Standing &standing)
{
    const Standing *closest = nullptr;
    double least = 0.0;
    for (const Standing &other : card.standings) {
        if (&other == &standing || other.status != Status::Front)
            continue;
        const auto lead = largestLead(card, standing, other);
        const double fraction = lead ? lead->fraction : 0.0;
        if (!closest || fraction < least) {
            closest = &other;
            least = fraction;
        }
    }
    return closest;
}

Explanation explainFront(const Scorecard &card, const Standing &standing)
{
    Explanation result;
    const auto best = bestAxes(card, standing);
    if (best.empty())
        result.why = {CORE_TEXT("%1 is on the front: whoever is better on one axis is worse on another."),
                      {standing.candidate.id}};
    else
        result.why = {CORE_TEXT("%1 is on the front: nobody is known to be better on %2."),
                      {standing.candidate.id, joined(best)}};
    const Standing *rival = closestRival(card, standing);
    if (!rival) {
        result.whyNot = {CORE_TEXT("Nobody else is on the front: there is no trade-off to weigh.")};
        result.whatChange = changeSentence(smallestOwnChange(card, {}));
        return result;
    }
    const auto mine = largestLead(card, standing, *rival), theirs = largestLead(card, *rival, standing);
    if (mine && theirs)
        result.whyNot = {CORE_TEXT("Against %1 it wins %2 % on the %3 and gives away %4 % on the %5."),
                         {rival->candidate.id, shown(mine->fraction * percent), phrase(axisName(mine->axis)),
                          shown(theirs->fraction * percent), phrase(axisName(theirs->axis))}};
    else
        result.whyNot = {CORE_TEXT("%1 is its equal on the axes chosen."), {rival->candidate.id}};
    if (theirs) {
        // Were the rival as good where it is behind, it would dominate.
        std::vector<Text> behind;
        for (const Axis &axis : card.axes) {
            const auto own = numberOn(standing, axis.id), other = numberOn(*rival, axis.id);
            if (own && other && better(axis, *own, *other))
                behind.push_back(axisName(axis.id));
        }
        result.whatChange = {CORE_TEXT("%1 would dominate it once it drew level on %2."),
                             {rival->candidate.id, joined(behind)}};
    } else {
        result.whatChange = changeSentence(smallestOwnChange(card, {}));
    }
    return result;
}

Explanation explainOpen(const Scorecard &card, const Standing &standing)
{
    Explanation result;
    const std::string &id = standing.candidate.id;
    result.why = standing.whyNot.value_or(Text(CORE_TEXT("%1 is undecided."), {id}));
    if (standing.status == Status::Infeasible) {
        const auto best = bestAxes(card, standing);
        result.whyNot = best.empty()
                            ? Text(CORE_TEXT("Without the gate %1 would not be the best on any axis either."), {id})
                            : Text(CORE_TEXT("Without the gate %1 would be unbeaten on %2."), {id, joined(best)});
        result.whatChange = {CORE_TEXT("The gate would have to be lowered, or the value that fails it be another.")};
        return result;
    }
    result.whyNot = {CORE_TEXT("None is known to dominate %1, but a front holds only what is known."), {id}};
    std::vector<Text> unknown;
    for (const std::string &axis : standing.unknownAxes)
        unknown.push_back(axisName(axis));
    result.whatChange =
        unknown.empty()
            ? Text(CORE_TEXT("State what the gate asks for."))
            : Text(CORE_TEXT("State or measure its %1: then it is on the front or it is not."), {joined(unknown)});
    return result;
}

} // namespace

Text axisName(const std::string &axis)
{
    if (const sensitivity::Outcome *outcome = sensitivity::findOutcome(axis))
        return outcome->name;
    static const std::map<std::string, const char *> names{
        {"goodput_per_gpu", CORE_TEXT("goodput of a GPU")},
        {"goodput_per_kw", CORE_TEXT("goodput of a kilowatt")},
        {"goodput_per_capex_eur", CORE_TEXT("goodput of a euro of capital")},
        {"sovereignty", CORE_TEXT("sovereignty")},
        {"water_l_per_mtok", CORE_TEXT("water of a million tokens")},
        {"quality", CORE_TEXT("quality")},
        {"headroom", CORE_TEXT("head-room")},
    };
    const auto found = names.find(axis);
    return found == names.end() ? Text(std::string("%1"), {axis}) : Text(found->second);
}

std::optional<Explanation> explain(const Scorecard &card, const std::string &id)
{
    const auto found = std::ranges::find(card.standings, id, [](const Standing &s) { return s.candidate.id; });
    if (found == card.standings.end())
        return std::nullopt;
    if (found->status == Status::Dominated && !found->dominatedBy.empty())
        return explainDominated(card, *found);
    if (found->status == Status::Front)
        return explainFront(card, *found);
    return explainOpen(card, *found);
}

} // namespace core::scorecard
