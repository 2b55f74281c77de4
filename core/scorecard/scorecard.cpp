// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/scorecard.h"

#include "core/embeddedtext.h"
#include "core/scorecard/explain.h"
#include "core/scorecard/hypervolume.h"
#include "core/scorecard/sovereigntyscale.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace core::scorecard {

namespace {

constexpr std::size_t hypervolumeAxesLimit = 4;
constexpr std::size_t hypervolumeFrontLimit = 100; ///< beyond it the exact volume in four dimensions takes too long
constexpr double hypervolumeMargin = 1.1; ///< the reference corner lies a tenth of the range beyond the worst value

/// A candidate's value on one axis as a loss: lower is better.
struct Cell
{
    bool known = false;
    Scale scale = Scale::Number;
    double loss = 0.0;
};

Cell cellOf(const CandidateValues &candidate, const Axis &axis)
{
    const auto found = candidate.values.find(axis.id);
    if (found == candidate.values.end())
        return {};
    const double sign = axis.direction == Direction::Lower ? 1.0 : -1.0;
    if (axis.id == "sovereignty") {
        const auto value = sovereigntyOf(found->second);
        return value ? Cell{true, value->scale, sign * value->rank} : Cell{};
    }
    const auto *number = std::get_if<double>(&found->second);
    return number && std::isfinite(*number) ? Cell{true, Scale::Number, sign * *number} : Cell{};
}

using Row = std::vector<Cell>;

Row rowOf(const CandidateValues &candidate, const std::vector<Axis> &axes)
{
    Row row;
    row.reserve(axes.size());
    for (const Axis &axis : axes)
        row.push_back(cellOf(candidate, axis));
    return row;
}

/// The relation. The tolerance is taken of the beaten value, which keeps it transitive: what beats the beater is better
/// still. Values on two scales are not comparable, so the one is not known where the other is.
bool rowDominates(const Row &a, const Row &b, const std::vector<Axis> &axes)
{
    bool better = false;
    for (std::size_t k = 0; k < axes.size(); ++k) {
        if (!b[k].known)
            continue;
        if (!a[k].known || a[k].scale != b[k].scale || a[k].loss > b[k].loss)
            return false;
        const double gain = b[k].loss - a[k].loss;
        better = better || (gain > 0.0 && gain > axes[k].toleranceFraction * std::abs(b[k].loss));
    }
    return better;
}

struct Contender
{
    std::size_t index = 0; ///< into the standings
    Row row;
    bool gateKnown = true;
};

/// A candidate that may yet fail a gate cannot rule out one that has passed it.
bool beats(const Contender &a, const Contender &b, const std::vector<Axis> &axes)
{
    return (a.gateKnown || !b.gateKnown) && rowDominates(a.row, b.row, axes);
}

std::size_t knownCount(const Contender &contender)
{
    const auto known = std::count_if(contender.row.begin(), contender.row.end(), [](const Cell &c) { return c.known; });
    return static_cast<std::size_t>(known) + (contender.gateKnown ? 1U : 0U);
}

/// The contenders in an order in which whoever beats another stands before it: more known axes first, then the smaller
/// sum of ranks. Both follow from the relation, so one pass over the order settles the layers.
std::vector<std::size_t> settlingOrder(const std::vector<Contender> &contenders, std::size_t axisCount)
{
    std::vector<std::size_t> rankSums(contenders.size(), 0);
    std::vector<std::size_t> order(contenders.size());
    for (std::size_t k = 0; k < axisCount; ++k) {
        std::vector<double> losses;
        for (const Contender &contender : contenders)
            if (contender.row[k].known)
                losses.push_back(contender.row[k].loss);
        std::sort(losses.begin(), losses.end());
        for (std::size_t i = 0; i < contenders.size(); ++i) {
            if (contenders[i].row[k].known) {
                const auto at = std::lower_bound(losses.begin(), losses.end(), contenders[i].row[k].loss);
                rankSums[i] += static_cast<std::size_t>(at - losses.begin());
            }
        }
    }
    std::vector<std::size_t> known(contenders.size());
    std::transform(contenders.begin(), contenders.end(), known.begin(), knownCount);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return known[a] != known[b] ? known[a] > known[b] : rankSums[a] < rankSums[b];
    });
    return order;
}

/// Sorts the contenders into layers; the first holds whoever nobody beats. Who is beaten by layer n is beaten by each
/// layer above it too (transitivity), which allows a binary search.
std::vector<std::vector<std::size_t>> layersOf(const std::vector<Contender> &contenders, const std::vector<Axis> &axes)
{
    std::vector<std::vector<std::size_t>> layers;
    for (const std::size_t at : settlingOrder(contenders, axes.size())) {
        const auto beaten = [&](const std::vector<std::size_t> &layer) {
            return std::any_of(layer.begin(), layer.end(),
                               [&](std::size_t other) { return beats(contenders[other], contenders[at], axes); });
        };
        const auto place = std::partition_point(layers.begin(), layers.end(), beaten);
        if (place == layers.end())
            layers.push_back({at});
        else
            place->push_back(at);
    }
    return layers;
}

Domination dominationOf(const Contender &winner, const Contender &loser, const std::string &winnerId,
                        const std::vector<Axis> &axes)
{
    Domination domination{.by = winnerId, .amounts = {}};
    for (std::size_t k = 0; k < axes.size(); ++k) {
        const double gain = loser.row[k].loss - winner.row[k].loss;
        if (winner.row[k].known && loser.row[k].known && gain > 0.0)
            domination.amounts.emplace(axes[k].id, gain);
    }
    return domination;
}

/// The names of axes as one argument of a sentence.
std::string namesOf(const std::vector<std::string> &axes)
{
    std::vector<Text> names;
    for (const std::string &axis : axes)
        names.push_back(axisName(axis));
    return phrase(listed(names));
}

std::string shown(const AxisValue &value)
{
    if (const auto *word = std::get_if<std::string>(&value))
        return phrase(gateWord(*word));
    return formatNumber(std::get<double>(value));
}

/// Holds a candidate against the gates: fills whyNot and gives false when one fails, absent when one is unknown.
std::optional<bool> passesGates(Standing &standing, const std::map<std::string, std::string> &gates)
{
    std::optional<bool> passes = true;
    for (const auto &[axis, required] : gates) {
        const auto found = standing.candidate.values.find(axis);
        const auto value = found == standing.candidate.values.end() ? std::nullopt : std::optional(found->second);
        const auto holds = holdsGate(axis, required, value);
        if (holds == std::optional(false)) {
            standing.whyNot = Text(CORE_TEXT("Fails the gate %1: %2 is required, %3 is stated."),
                                   {phrase(axisName(axis)), phrase(gateWord(required)), shown(*value)});
            return false;
        }
        if (!holds && passes) {
            standing.whyNot = Text(CORE_TEXT("Whether it passes the gate %1 (%2 is required) is unknown."),
                                   {phrase(axisName(axis)), phrase(gateWord(required))});
            passes = std::nullopt;
        }
    }
    return passes;
}

std::vector<Contender> contendersOf(Scorecard &card)
{
    std::vector<Contender> contenders;
    for (std::size_t i = 0; i < card.standings.size(); ++i) {
        Standing &standing = card.standings[i];
        Contender contender{.index = i, .row = rowOf(standing.candidate, card.axes)};
        for (std::size_t k = 0; k < card.axes.size(); ++k)
            if (!contender.row[k].known)
                standing.unknownAxes.push_back(card.axes[k].id);
        const auto passes = passesGates(standing, card.gates);
        if (passes == std::optional(false)) {
            standing.status = Status::Infeasible;
            continue;
        }
        contender.gateKnown = passes.has_value();
        contenders.push_back(std::move(contender));
    }
    return contenders;
}

void judgeUnbeaten(Standing &standing, bool gateKnown)
{
    if (!gateKnown) {
        standing.status = Status::Undecided;
    } else if (!standing.unknownAxes.empty()) {
        standing.status = Status::Undecided;
        standing.whyNot = Text(CORE_TEXT("None is known to beat it, and this is unknown of it: %1."),
                               {namesOf(standing.unknownAxes)});
    } else {
        standing.status = Status::Front;
    }
}

/// Status, layer and who beats whom. Of those who beat a candidate the unbeaten ones are named: by transitivity there
/// is always one, and the rest follows from them.
void placeInLayers(Scorecard &card, const std::vector<Contender> &contenders)
{
    const auto layers = layersOf(contenders, card.axes);
    std::vector<std::size_t> unbeaten = layers.empty() ? std::vector<std::size_t>{} : layers.front();
    std::sort(unbeaten.begin(), unbeaten.end());
    for (std::size_t layer = 0; layer < layers.size(); ++layer) {
        for (const std::size_t at : layers[layer]) {
            const Contender &loser = contenders[at];
            Standing &standing = card.standings[loser.index];
            standing.layer = static_cast<int>(layer) + 1;
            if (layer == 0) {
                judgeUnbeaten(standing, loser.gateKnown);
                continue;
            }
            standing.status = Status::Dominated;
            standing.whyNot.reset();
            for (const std::size_t other : unbeaten) {
                const Contender &winner = contenders[other];
                if (beats(winner, loser, card.axes)) {
                    const std::string &id = card.standings[winner.index].candidate.id;
                    standing.dominatedBy.push_back(dominationOf(winner, loser, id, card.axes));
                }
            }
        }
    }
}

/// The front's values on a common scale from 0 (best) to 1 (worst of `range`); empty when scales are mixed.
UnitPoints normalised(const std::vector<const Row *> &points, const std::vector<const Row *> &range, double worst)
{
    UnitPoints result(points.size());
    const std::size_t axisCount = points.empty() ? 0 : points.front()->size();
    for (std::size_t k = 0; k < axisCount; ++k) {
        double low = std::numeric_limits<double>::max();
        double high = std::numeric_limits<double>::lowest();
        for (const Row *row : range) {
            if ((*row)[k].scale != (*points.front())[k].scale)
                return {};
            low = std::min(low, (*row)[k].loss);
            high = std::max(high, (*row)[k].loss);
        }
        const double span = high - low;
        for (std::size_t i = 0; i < points.size(); ++i)
            result[i].push_back(span > 0.0 ? ((*points[i])[k].loss - low) / span / worst : 0.0);
    }
    return result;
}

void addHypervolume(Scorecard &card, const std::vector<Contender> &contenders)
{
    if (card.axes.empty() || card.axes.size() > hypervolumeAxesLimit || card.front.size() > hypervolumeFrontLimit)
        return;
    std::vector<const Row *> front, complete;
    std::vector<std::size_t> indices;
    for (const Contender &contender : contenders) {
        const Standing &standing = card.standings[contender.index];
        if (standing.unknownAxes.empty())
            complete.push_back(&contender.row);
        if (standing.status == Status::Front) {
            front.push_back(&contender.row);
            indices.push_back(contender.index);
        }
    }
    const auto contributions = hypervolumeContributions(normalised(front, complete, hypervolumeMargin));
    for (std::size_t i = 0; i < contributions.size(); ++i)
        card.standings[indices[i]].hypervolumeContribution = contributions[i];
}

void addNearestToIdeal(Scorecard &card, const std::vector<Contender> &contenders)
{
    std::vector<const Row *> front;
    std::vector<std::size_t> indices;
    for (const Contender &contender : contenders) {
        if (card.standings[contender.index].status == Status::Front) {
            front.push_back(&contender.row);
            indices.push_back(contender.index);
        }
    }
    const UnitPoints points = normalised(front, front, 1.0);
    double nearest = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double squared = std::inner_product(points[i].begin(), points[i].end(), points[i].begin(), 0.0);
        if (squared < nearest) {
            nearest = squared;
            card.nearestToIdeal = card.standings[indices[i]].candidate.id;
        }
    }
}

} // namespace

bool dominates(const CandidateValues &a, const CandidateValues &b, const std::vector<Axis> &axes)
{
    return rowDominates(rowOf(a, axes), rowOf(b, axes), axes);
}

std::vector<Status> statusesOf(const std::vector<CandidateValues> &candidates, const std::vector<Axis> &axes,
                               const std::map<std::string, std::string> &gates)
{
    std::vector<Status> statuses(candidates.size(), Status::Infeasible);
    std::vector<Contender> contenders;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        bool fails = false, gateKnown = true;
        for (const auto &[axis, required] : gates) {
            const auto found = candidates[i].values.find(axis);
            const auto value = found == candidates[i].values.end() ? std::nullopt : std::optional(found->second);
            const auto holds = holdsGate(axis, required, value);
            fails = fails || holds == std::optional(false);
            gateKnown = gateKnown && holds.has_value();
        }
        if (!fails)
            contenders.push_back({.index = i, .row = rowOf(candidates[i], axes), .gateKnown = gateKnown});
    }
    for (const Contender &contender : contenders) {
        const bool beaten = std::any_of(contenders.begin(), contenders.end(),
                                        [&](const Contender &other) { return beats(other, contender, axes); });
        const bool known = contender.gateKnown && std::all_of(contender.row.begin(), contender.row.end(),
                                                              [](const Cell &cell) { return cell.known; });
        statuses[contender.index] = beaten ? Status::Dominated : known ? Status::Front : Status::Undecided;
    }
    return statuses;
}

Scorecard evaluate(const std::vector<CandidateValues> &candidates, const std::vector<Axis> &axes,
                   const std::map<std::string, std::string> &gates)
{
    Scorecard card{.axes = axes, .gates = gates, .standings = {}, .front = {}, .nearestToIdeal = {}};
    card.standings.resize(candidates.size());
    for (std::size_t i = 0; i < candidates.size(); ++i)
        card.standings[i].candidate = candidates[i];
    const std::vector<Contender> contenders = contendersOf(card);
    placeInLayers(card, contenders);
    for (const Standing &standing : card.standings)
        if (standing.status == Status::Front)
            card.front.push_back(standing.candidate.id);
    addHypervolume(card, contenders);
    addNearestToIdeal(card, contenders);
    return card;
}

} // namespace core::scorecard
