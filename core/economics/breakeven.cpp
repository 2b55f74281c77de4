// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/breakeven.h"

#include "core/economics/cost.h"
#include "core/economics/prices.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core::economics {

namespace {

constexpr double daysPerMonth = hoursPerMonth / hoursPerDay;
constexpr std::size_t mostSteps = 2000; ///< of one option: more are beyond what a picture or a person can follow

/// Units in use. A machine that is there is paid for with no token served; a hair of tolerance at a full unit.
double unitsFor(const PaymentOption &option, double tokensPerDay)
{
    if (!option.tokensPerUnitDay)
        return 1.0;
    return std::max(1.0, std::ceil(tokensPerDay / *option.tokensPerUnitDay * (1.0 - 1e-12)));
}

/// Uses at which an option adds a unit, within the limit; 0 and the limit themselves included.
std::vector<double> knots(const std::vector<PaymentOption> &options, double most)
{
    std::vector<double> result{0.0, most};
    for (const PaymentOption &option : options) {
        if (!option.tokensPerUnitDay)
            continue;
        for (std::size_t unit = 1; unit <= mostSteps; ++unit) {
            const double at = *option.tokensPerUnitDay * static_cast<double>(unit);
            if (at >= most)
                break;
            result.push_back(at);
        }
    }
    std::ranges::sort(result);
    result.erase(std::unique(result.begin(), result.end()), result.end());
    return result;
}

/// Cost with the number of units that holds inside of a stretch, so that both its ends lie on one straight line.
double costOnStretch(const PaymentOption &option, double middle, double tokensPerDay)
{
    return unitsFor(option, middle) * option.fixedEurPerUnitDay +
           option.variableEurPerMillionTokens * tokensPerDay / tokensPerMillion;
}

struct Stretch
{
    double from = 0.0, to = 0.0;
    double middle() const { return (from + to) / 2.0; }
};

/// Where two straight lines cross inside of a stretch.
std::optional<double> crossingOn(const PaymentOption &a, const PaymentOption &b, Stretch stretch)
{
    const auto gap = [&](double at) {
        return costOnStretch(a, stretch.middle(), at) - costOnStretch(b, stretch.middle(), at);
    };
    const double first = gap(stretch.from);
    const double last = gap(stretch.to);
    if (first == last || (first > 0.0) == (last > 0.0))
        return std::nullopt;
    return stretch.from + (stretch.to - stretch.from) * first / (first - last);
}

std::size_t cheapest(const std::vector<PaymentOption> &options, double middle, double at)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < options.size(); ++i)
        if (costOnStretch(options[i], middle, at) < costOnStretch(options[best], middle, at))
            best = i;
    return best;
}

std::optional<double> shareOfUnit(const PaymentOption &below, const PaymentOption &above, double at)
{
    for (const PaymentOption *option : {&above, &below})
        if (option->tokensPerUnitDay)
            return at / *option->tokensPerUnitDay;
    return std::nullopt;
}

/// Where the cheapest changes inside of a stretch of straight lines: at crossings of pairs, or at a step in front.
void addCrossings(BreakEven &result, Stretch stretch, std::size_t &now)
{
    std::vector<double> places{stretch.from, stretch.to};
    for (std::size_t i = 0; i < result.options.size(); ++i)
        for (std::size_t j = i + 1; j < result.options.size(); ++j)
            if (const auto at = crossingOn(result.options[i], result.options[j], stretch))
                places.push_back(*at);
    std::ranges::sort(places);
    for (std::size_t i = 0; i + 1 < places.size(); ++i) {
        const double between = (places[i] + places[i + 1]) / 2.0;
        const std::size_t best = cheapest(result.options, stretch.middle(), between);
        if (best != now && places[i] > 0.0)
            result.crossings.push_back(
                {.tokensPerDay = places[i],
                 .below = now,
                 .above = best,
                 .shareOfUnitFraction = shareOfUnit(result.options[now], result.options[best], places[i])});
        now = best;
    }
}

} // namespace

double costEurPerDay(const PaymentOption &option, double tokensPerDay)
{
    assert(tokensPerDay >= 0.0);
    return costOnStretch(option, tokensPerDay, tokensPerDay);
}

BreakEven breakEven(std::vector<PaymentOption> options, double mostTokensPerDay)
{
    assert(!options.empty() && mostTokensPerDay > 0.0);
    BreakEven result;
    result.options = std::move(options);
    result.mostTokensPerDay = mostTokensPerDay;
    const std::vector<double> at = knots(result.options, mostTokensPerDay);
    std::size_t now = cheapest(result.options, (at[0] + at[1]) / 2.0, 0.0);
    result.cheapestAtNothing = now;
    for (std::size_t i = 0; i + 1 < at.size(); ++i) {
        const Stretch stretch{at[i], at[i + 1]};
        for (const double end : {stretch.from, stretch.to}) {
            BreakEvenPoint point{.tokensPerDay = end, .eurPerDay = {}};
            for (const PaymentOption &option : result.options)
                point.eurPerDay.push_back(costOnStretch(option, stretch.middle(), end));
            result.curve.push_back(std::move(point));
        }
        addCrossings(result, stretch, now);
    }
    result.cheapestAtMost = now;
    return result;
}

std::optional<double> firstCrossing(const PaymentOption &a, const PaymentOption &b, double mostTokensPerDay)
{
    const BreakEven both = breakEven({a, b}, mostTokensPerDay);
    return both.crossings.empty() ? std::nullopt : std::optional(both.crossings.front().tokensPerDay);
}

std::optional<double> monthsToPayBack(const PaymentOption &bought, const PaymentOption &other, double tokensPerDay)
{
    const double units = unitsFor(bought, tokensPerDay);
    const double running =
        units * bought.runningEurPerUnitDay + bought.variableEurPerMillionTokens * tokensPerDay / tokensPerMillion;
    const double saved = costEurPerDay(other, tokensPerDay) - running;
    if (saved <= 0.0)
        return std::nullopt;
    return units * bought.purchaseEurPerUnit / saved / daysPerMonth;
}

std::vector<PayBackPoint> payBackCurve(const PaymentOption &bought, const PaymentOption &other, double mostTokensPerDay,
                                       int points)
{
    assert(points >= 2);
    std::vector<PayBackPoint> curve;
    for (int i = 1; i <= points; ++i) {
        const double at = mostTokensPerDay * i / points;
        curve.push_back({.tokensPerDay = at, .months = monthsToPayBack(bought, other, at)});
    }
    return curve;
}

} // namespace core::economics
