// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/study.h"

#include <stop_token>

/// What moves a figure, and by how much.
namespace core::sensitivity {

/// How an outcome answers to a lever around the base.
struct Elasticity
{
    std::string lever; ///< path
    Text name;
    std::string unit;
    double base = 0.0;        ///< the lever's value
    double outcomeBase = 0.0; ///< the outcome's
    double elasticity = 0.0;  ///< % of the outcome for 1 % of the lever; over ±10 % where the outcome is a count
    std::optional<double> changeAtMinus50, changeAtMinus10, changeAtPlus10, changeAtPlus50; ///< fractions of the base
    Text mechanism;
};

/// All levers of the scenario on one outcome, the strongest first; levers without any effect are left out.
std::vector<Elasticity> elasticities(Study &study, const Outcome &outcome);

/// A bar of the tornado: the outcome with the lever at both ends of what it may be.
struct TornadoBar
{
    std::string lever;
    Text name;
    std::string unit;
    double base = 0.0, low = 0.0, high = 0.0; ///< of the lever
    bool stated = false;                      ///< the ends are the stated 5 % and 95 %; else ±20 % to compare by
    double outcomeBase = 0.0;
    std::optional<double> atLow, atHigh; ///< of the outcome
    double span() const { return atLow && atHigh ? std::abs(*atHigh - *atLow) : 0.0; }
};

/// Widest first; bars without any width are left out.
std::vector<TornadoBar> tornado(Study &study, const Outcome &outcome);

inline constexpr double tornadoFraction = 0.2;

/// An outcome along a lever; absent where it is not known.
struct Curve
{
    std::string lever;
    std::string outcome;
    std::vector<double> at;
    std::vector<std::optional<double>> values;
};

/// The ends of a lever's curve: from a quarter of the value to four times, or its stated range where that is wider,
/// within what the input can be.
std::pair<double, double> curveRange(const Study &study, const Lever &lever);

/// `points` values, evenly spaced.
Curve curve(Study &study, const Lever &lever, const Outcome &outcome, std::size_t points, std::stop_token stop = {});

/// What changing from the scenario to a candidate does to the outcomes: R17's table of levers.
struct Move
{
    std::string id, label;
    std::map<std::string, double> changes; ///< by outcome id: the fraction by which it changes; only what does
};
std::vector<Move> moves(Study &study);

} // namespace core::sensitivity
