// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/weights.h"

#include "core/embeddedtext.h"
#include "core/parsenumber.h"
#include "core/scorecard/explain.h"
#include "core/uncertainty/quasirandom.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::scorecard {

namespace {

constexpr double percent = 100.0;
constexpr double tie = 1e-12; ///< of scores between 0 and 1

std::optional<double> numberOn(const Standing &standing, const std::string &axis)
{
    const auto found = standing.candidate.values.find(axis);
    const auto *number = found == standing.candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
    return number && std::isfinite(*number) ? std::optional(*number) : std::nullopt;
}

/// The weighted axes and the candidates that have a rank on them.
struct Field
{
    std::vector<Axis> axes;
    std::vector<double> weights;
    std::vector<const Standing *> ranked;
    std::vector<std::vector<double>> rows; ///< by candidate, then axis: 0 the worst, 1 the best
};

std::vector<std::vector<double>> scaled(const std::vector<const Standing *> &ranked, const std::vector<Axis> &axes)
{
    std::vector<std::vector<double>> rows(ranked.size());
    for (const Axis &axis : axes) {
        double low = 0.0, high = 0.0;
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            const double value = *numberOn(*ranked[i], axis.id);
            low = i == 0 ? value : std::min(low, value);
            high = i == 0 ? value : std::max(high, value);
        }
        for (std::size_t i = 0; i < ranked.size(); ++i) {
            const double share = high > low ? (*numberOn(*ranked[i], axis.id) - low) / (high - low) : 1.0;
            rows[i].push_back(high > low && axis.direction == Direction::Lower ? 1.0 - share : share);
        }
    }
    return rows;
}

Field fieldOf(const Scorecard &card, const std::map<std::string, double> &weights)
{
    Field field;
    for (const Axis &axis : card.axes) {
        const auto weight = weights.find(axis.id);
        if (weight != weights.end() && weight->second > 0.0 && axis.id != "sovereignty") {
            field.axes.push_back(axis);
            field.weights.push_back(weight->second);
        }
    }
    for (const Standing &standing : card.standings)
        if (standing.status != Status::Infeasible && !field.axes.empty() &&
            std::ranges::all_of(field.axes, [&](const Axis &axis) { return numberOn(standing, axis.id).has_value(); }))
            field.ranked.push_back(&standing);
    field.rows = scaled(field.ranked, field.axes);
    return field;
}

std::vector<int> ranksOf(const std::vector<double> &scores)
{
    std::vector<int> ranks;
    for (const double score : scores)
        ranks.push_back(
            1 + static_cast<int>(std::ranges::count_if(scores, [score](double other) { return other > score + tie; })));
    return ranks;
}

std::vector<double> scoresOf(const std::vector<std::vector<double>> &rows, const std::vector<double> &weights)
{
    const double sum = std::accumulate(weights.begin(), weights.end(), 0.0);
    std::vector<double> scores;
    for (const auto &row : rows) {
        const double score = std::inner_product(row.begin(), row.end(), weights.begin(), 0.0);
        scores.push_back(sum > 0.0 ? score / sum : 0.0);
    }
    return scores;
}

/// Where Σ w (leader − rival) is zero along one weight, at or above 0; the leader is ahead by the sum of now.
std::optional<double> meeting(const Field &field, std::size_t leader, std::size_t rival, std::size_t axis)
{
    double others = 0.0;
    for (std::size_t k = 0; k < field.axes.size(); ++k)
        if (k != axis)
            others += field.weights[k] * (field.rows[leader][k] - field.rows[rival][k]);
    const double slope = field.rows[leader][axis] - field.rows[rival][axis];
    if (std::abs(slope) <= tie)
        return std::nullopt;
    const double at = -others / slope;
    return at >= 0.0 ? std::optional(at) : std::nullopt;
}

WeightReach reachOf(const Field &field, std::size_t leader, std::size_t axis)
{
    WeightReach reach{.axis = field.axes[axis].id,
                      .weight = field.weights[axis],
                      .below = std::nullopt,
                      .above = std::nullopt,
                      .firstBelow = {},
                      .firstAbove = {}};
    for (std::size_t rival = 0; rival < field.ranked.size(); ++rival) {
        const auto at = rival == leader ? std::nullopt : meeting(field, leader, rival, axis);
        if (!at)
            continue;
        if (*at < reach.weight && (!reach.below || *at > *reach.below)) {
            reach.below = at;
            reach.firstBelow = field.ranked[rival]->candidate.id;
        } else if (*at > reach.weight && (!reach.above || *at < *reach.above)) {
            reach.above = at;
            reach.firstAbove = field.ranked[rival]->candidate.id;
        }
    }
    return reach;
}

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 3};
}

/// The flip that takes the smallest change of a weight, as a factor.
std::optional<Text> nearestFlip(const std::vector<WeightReach> &reaches)
{
    std::optional<Text> nearest;
    double least = 0.0;
    const auto consider = [&](const WeightReach &reach, const std::optional<double> &at, const std::string &who,
                              const char *pattern) {
        if (!at)
            return;
        const double away = *at > 0.0 ? std::abs(std::log(*at / reach.weight)) : 1e9;
        if (nearest && away >= least)
            return;
        least = away;
        nearest = Text(pattern, {who, phrase(axisName(reach.axis)), shown(*at), shown(reach.weight)});
    };
    for (const WeightReach &reach : reaches) {
        consider(reach, reach.below, reach.firstBelow,
                 CORE_TEXT("%1 would come first if the weight of the %2 fell below %3; it is %4."));
        consider(reach, reach.above, reach.firstAbove,
                 CORE_TEXT("%1 would come first if the weight of the %2 rose above %3; it is %4."));
    }
    return nearest;
}

} // namespace

std::map<std::string, double> weightsOf(const project::Node &document)
{
    std::map<std::string, double> weights;
    const project::Node *stated = document.at("scorecard.weights");
    for (const auto &[axis, node] : stated ? stated->members() : std::vector<project::Node::Member>()) {
        const auto weight = node.kind() == project::Node::Kind::Scalar ? parseNumber(node.text()) : std::nullopt;
        if (weight && std::isfinite(*weight) && *weight > 0.0 && findAxis(axis))
            weights.emplace(axis, *weight);
    }
    return weights;
}

project::Node withWeights(const project::Node &document, const std::map<std::string, double> &weights)
{
    std::vector<project::Node::Member> members;
    for (const Axis &axis : knownAxes())
        if (const auto weight = weights.find(axis.id); weight != weights.end() && weight->second > 0.0)
            members.emplace_back(axis.id, project::Node::number(weight->second));
    if (!members.empty())
        return document.with("scorecard.weights", project::Node::map(std::move(members), project::Node::Style::Flow));
    project::Node without = document.without("scorecard.weights");
    const project::Node *section = without.at("scorecard");
    return section && section->members().empty() ? without.without("scorecard") : without;
}

std::vector<WeightedRank> weightedRanks(const Scorecard &card, const std::map<std::string, double> &weights,
                                        std::uint64_t seed)
{
    const Field field = fieldOf(card, weights);
    const auto scores = scoresOf(field.rows, field.weights);
    const auto ranks = ranksOf(scores);
    std::vector<WeightedRank> result;
    for (std::size_t i = 0; i < field.ranked.size(); ++i)
        result.push_back({.id = field.ranked[i]->candidate.id, .score = scores[i], .rank = ranks[i]});
    if (result.empty())
        return result;
    constexpr std::uint64_t draws = 2000;
    constexpr double spread = 1.5;
    const uncertainty::ScrambledHalton sequence(seed);
    for (std::uint64_t draw = 0; draw < draws; ++draw) {
        auto drawn = field.weights;
        for (std::size_t k = 0; k < drawn.size(); ++k)
            drawn[k] *= std::pow(spread, 2.0 * sequence.at(draw, k) - 1.0);
        const auto drawnRanks = ranksOf(scoresOf(field.rows, drawn));
        for (std::size_t i = 0; i < result.size(); ++i) {
            result[i].firstShare += drawnRanks[i] == 1 ? 1.0 / draws : 0.0;
            result[i].sameRankShare += drawnRanks[i] == ranks[i] ? 1.0 / draws : 0.0;
        }
    }
    std::ranges::stable_sort(result, {}, &WeightedRank::rank);
    return result;
}

std::vector<WeightReach> weightReach(const Scorecard &card, const std::map<std::string, double> &weights)
{
    const Field field = fieldOf(card, weights);
    const auto ranks = ranksOf(scoresOf(field.rows, field.weights));
    if (std::ranges::count(ranks, 1) != 1)
        return {};
    const auto leader = static_cast<std::size_t>(std::ranges::find(ranks, 1) - ranks.begin());
    std::vector<WeightReach> reaches;
    for (std::size_t axis = 0; axis < field.axes.size(); ++axis)
        reaches.push_back(reachOf(field, leader, axis));
    return reaches;
}

std::vector<Text> weightSentences(const Scorecard &card, const std::map<std::string, double> &weights,
                                  std::uint64_t seed)
{
    const auto ranks = weightedRanks(card, weights, seed);
    if (ranks.empty())
        return {};
    std::vector<Text> sentences;
    const bool shared = ranks.size() > 1 && ranks[1].rank == 1;
    if (shared)
        sentences.emplace_back(CORE_TEXT("With your weights %1 and %2 come first together."),
                               std::vector<TextArgument>{ranks[0].id, ranks[1].id});
    else
        sentences.emplace_back(
            CORE_TEXT("With your weights %1 comes first, and stays first in %2 % of the draws in which each weight is "
                      "up to one and a half times larger or smaller."),
            std::vector<TextArgument>{ranks[0].id, shown(std::round(ranks[0].firstShare * percent))});
    const auto reaches = weightReach(card, weights);
    if (auto flip = nearestFlip(reaches))
        sentences.push_back(std::move(*flip));
    else if (!shared && ranks.size() > 1)
        sentences.emplace_back(CORE_TEXT("No single weight, whatever it is, puts another one first."));
    return sentences;
}

} // namespace core::scorecard
