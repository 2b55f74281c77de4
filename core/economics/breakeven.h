// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

/// From which use on one way of paying is cheaper than another: renting, owning, buying tokens (R22).
namespace core::economics {

/// A way of paying for tokens: whole units that cost a fixed amount a day, and something for each token.
struct PaymentOption
{
    std::string name;                         ///< "owned", "rented", "api", or the user's own name
    double fixedEurPerUnitDay = 0.0;          ///< whether used or not
    double variableEurPerMillionTokens = 0.0; ///< may be below zero where a price is
    std::optional<double> tokensPerUnitDay{}; ///< > 0: what a unit serves at most; absent: without limit
    double purchaseEurPerUnit = 0.0;          ///< already inside of the fixed cost; for the months to pay back
    double runningEurPerUnitDay = 0.0;        ///< the fixed cost without the purchase
    bool operator==(const PaymentOption &) const = default;
};

/// \pre tokensPerDay >= 0
double costEurPerDay(const PaymentOption &option, double tokensPerDay);

/// At `tokensPerDay` the two cost the same; below it `below` is the cheaper, above it `above`.
struct Crossing
{
    double tokensPerDay = 0.0;
    std::size_t below = 0, above = 0;            ///< indices of the options
    std::optional<double> shareOfUnitFraction{}; ///< of what one unit of the option with units serves
    bool operator==(const Crossing &) const = default;
};

struct BreakEvenPoint
{
    double tokensPerDay = 0.0;
    std::vector<double> eurPerDay; ///< of each option
    bool operator==(const BreakEvenPoint &) const = default;
};

struct BreakEven
{
    std::vector<PaymentOption> options;
    std::vector<BreakEvenPoint> curve; ///< by rising use; both sides of each step
    std::vector<Crossing> crossings;   ///< where the cheapest option changes, by rising use
    std::size_t cheapestAtNothing = 0, cheapestAtMost = 0;
    double mostTokensPerDay = 0.0; ///< how far was looked
};

/// Looks from no use to `mostTokensPerDay`. Steps of units are respected: an option may win and lose again.
/// \pre !options.empty(), mostTokensPerDay > 0
BreakEven breakEven(std::vector<PaymentOption> options, double mostTokensPerDay);

/// The use at which two options cost the same for the first time; absent when they never do below the limit.
std::optional<double> firstCrossing(const PaymentOption &a, const PaymentOption &b, double mostTokensPerDay);

/// Months of a constant use after which what is bought has paid for itself against another option: purchase / (the
/// other's cost − the running cost) a month. Absent when it never does.
std::optional<double> monthsToPayBack(const PaymentOption &bought, const PaymentOption &other, double tokensPerDay);

struct PayBackPoint
{
    double tokensPerDay = 0.0;
    std::optional<double> months{};
};
std::vector<PayBackPoint> payBackCurve(const PaymentOption &bought, const PaymentOption &other, double mostTokensPerDay,
                                       int points = 60);

} // namespace core::economics
