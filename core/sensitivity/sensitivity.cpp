// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/sensitivity.h"

#include <algorithm>
#include <cmath>

namespace core::sensitivity {

namespace {

constexpr double smallStep = 0.01; ///< of the derivative of a smooth outcome
constexpr double countStep = 0.10; ///< of one that moves in steps
constexpr double negligible = 1e-9;
constexpr std::size_t simulatedPoints = 9; ///< of a curve on which each point is a simulation

std::optional<double> outcomeAt(Study &study, const Lever &lever, const Outcome &outcome, double value)
{
    const auto found = outcome.of(study.scenarioAt(lever, value));
    return found && std::isfinite(*found) ? found : std::nullopt;
}

/// The outcome's change, as a fraction of its base, when the lever is multiplied. Absent outside of what it can be.
std::optional<double> changeAt(Study &study, const Lever &lever, const Outcome &outcome, double base,
                               double outcomeBase, double factor)
{
    const double value = base * factor;
    if (value < lever.least || value > lever.most || outcomeBase == 0.0)
        return std::nullopt;
    const auto at = outcomeAt(study, lever, outcome, value);
    return at ? std::optional(*at / outcomeBase - 1.0) : std::nullopt;
}

/// d ln(outcome) / d ln(lever), by a central difference where both sides are possible.
std::optional<double> slope(Study &study, const Lever &lever, const Outcome &outcome, double base, double outcomeBase)
{
    const double step = outcome.isCount ? countStep : smallStep;
    double above = base * (1.0 + step), below = base / (1.0 + step);
    above = above > lever.most ? base : above;
    below = below < lever.least ? base : below;
    const auto high = above == base ? std::optional(outcomeBase) : outcomeAt(study, lever, outcome, above);
    const auto low = below == base ? std::optional(outcomeBase) : outcomeAt(study, lever, outcome, below);
    if (!high || !low || *high <= 0.0 || *low <= 0.0 || above <= below || below <= 0.0)
        return std::nullopt;
    return std::log(*high / *low) / std::log(above / below);
}

} // namespace

std::vector<Elasticity> elasticities(Study &study, const Outcome &outcome)
{
    std::vector<Elasticity> found;
    const auto base = outcome.of(study.baseEvaluation());
    if (!base || *base == 0.0)
        return found;
    for (const Lever &lever : study.levers()) {
        const double value = lever.in(study.project())->value;
        if (value == 0.0)
            continue;
        const auto change = [&](double factor) { return changeAt(study, lever, outcome, value, *base, factor); };
        Elasticity row{.lever = lever.path,
                       .name = lever.name,
                       .unit = lever.unit,
                       .base = value,
                       .outcomeBase = *base,
                       .elasticity = slope(study, lever, outcome, value, *base).value_or(0.0),
                       .changeAtMinus50 = change(0.5),
                       .changeAtMinus10 = change(0.9),
                       .changeAtPlus10 = change(1.1),
                       .changeAtPlus50 = change(1.5),
                       .mechanism = lever.mechanism};
        const auto moves = [](const std::optional<double> &by) { return by && std::abs(*by) > negligible; };
        if (std::abs(row.elasticity) > negligible || moves(row.changeAtMinus50) || moves(row.changeAtPlus50) ||
            moves(row.changeAtMinus10) || moves(row.changeAtPlus10))
            found.push_back(std::move(row));
    }
    std::ranges::stable_sort(found, [](const Elasticity &a, const Elasticity &b) {
        return std::abs(a.elasticity) > std::abs(b.elasticity);
    });
    return found;
}

std::vector<TornadoBar> tornado(Study &study, const Outcome &outcome)
{
    std::vector<TornadoBar> bars;
    const auto base = outcome.of(study.baseEvaluation());
    if (!base)
        return bars;
    for (const Lever &lever : study.levers()) {
        const project::Quantity &quantity = *lever.in(study.project());
        const auto distribution = distributionOf(quantity);
        TornadoBar bar;
        bar.lever = lever.path;
        bar.name = lever.name;
        bar.unit = lever.unit;
        bar.base = quantity.value;
        bar.stated = !distribution.isFixed();
        bar.outcomeBase = *base;
        bar.low = bar.stated ? distribution.quantile(uncertainty::Distribution::rangeLow)
                             : quantity.value * (1.0 - tornadoFraction);
        bar.high = bar.stated ? distribution.quantile(uncertainty::Distribution::rangeHigh)
                              : quantity.value * (1.0 + tornadoFraction);
        bar.low = std::clamp(bar.low, lever.least, lever.most);
        bar.high = std::clamp(bar.high, lever.least, lever.most);
        bar.atLow = outcomeAt(study, lever, outcome, bar.low);
        bar.atHigh = outcomeAt(study, lever, outcome, bar.high);
        if (bar.span() > negligible * std::abs(*base))
            bars.push_back(std::move(bar));
    }
    std::ranges::stable_sort(bars, [](const TornadoBar &a, const TornadoBar &b) { return a.span() > b.span(); });
    return bars;
}

std::pair<double, double> curveRange(const Study &study, const Lever &lever)
{
    constexpr double widest = 4.0;
    const project::Quantity &quantity = *lever.in(study.project());
    const auto distribution = distributionOf(quantity);
    double low = quantity.value / widest, high = quantity.value * widest;
    if (!distribution.isFixed()) {
        low = std::min(low, distribution.quantile(0.0));
        high = std::max(high, distribution.quantile(1.0));
    }
    if (quantity.value == 0.0)
        high = 1.0;
    // A PUE of 1.4 runs from 1 to 2.6: four times what is above the least that it can be.
    if (lever.least >= 1.0 && lever.unit == "1") {
        low = lever.least;
        high = lever.least + widest * std::max(quantity.value - lever.least, 0.1);
    }
    return {std::clamp(low, lever.least, lever.most), std::clamp(high, lever.least, lever.most)};
}

Curve curve(Study &study, const Lever &lever, const Outcome &outcome, std::size_t points, std::stop_token stop)
{
    Curve result{.lever = lever.path, .outcome = std::string(outcome.id), .at = {}, .values = {}};
    const auto [low, high] = curveRange(study, lever);
    if (study.simulates(lever))
        points = std::min(points, simulatedPoints);
    for (std::size_t i = 0; i < points && !stop.stop_requested(); ++i) {
        const double share = points > 1 ? static_cast<double>(i) / static_cast<double>(points - 1) : 0.0;
        result.at.push_back(std::lerp(low, high, share));
        result.values.push_back(outcomeAt(study, lever, outcome, result.at.back()));
    }
    return result;
}

std::vector<Move> moves(Study &study)
{
    std::vector<Move> all;
    const project::Evaluation &base = study.baseEvaluation();
    for (const Study::Member &member : study.members()) {
        if (!member.model || !member.candidate)
            continue;
        Move move{.id = member.id, .label = member.label, .changes = {}};
        for (const Outcome &outcome : outcomes()) {
            const auto before = outcome.of(base);
            const auto after = outcome.of(member.model->baseEvaluation());
            if (before && after && *before > 0.0 && std::abs(*after - *before) > negligible * *before)
                move.changes.emplace(outcome.id, *after / *before - 1.0);
        }
        all.push_back(std::move(move));
    }
    return all;
}

} // namespace core::sensitivity
