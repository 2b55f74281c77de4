// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The European Commission's Cloud Sovereignty Framework, version 1.2.1 of October 2025: eight objectives with their
/// weights, the levels SEAL-0 to SEAL-4, the minimum rule for the level and the weighted mean for the score.
namespace core::sovereignty {

inline constexpr int highestSeal = 4;
inline constexpr double highestScore = 100.0;

struct Objective
{
    std::string_view id;   ///< "strategic": the key in a project file
    const char *title;     ///< English, marked for translation
    const char *asks;      ///< what it asks, a sentence
    double weightFraction; ///< of the score; the eight add up to 1
};

/// The eight objectives in the framework's order.
const std::array<Objective, 8> &objectives();
/// Null: no such objective.
const Objective *findObjective(std::string_view id);

/// What a level means, a sentence. \pre 0 <= seal <= highestSeal
Text sealMeaning(int seal);

/// What is known of one objective. A score that is not stated follows from the level: 25 a step.
struct Standing
{
    std::optional<int> seal{};     ///< 0..4
    std::optional<double> score{}; ///< 0..100
};

/// The whole: known where every objective is known, else between bounds.
struct Verdict
{
    std::optional<int> seal{};       ///< the least of the eight (minimum rule)
    std::optional<double> score{};   ///< the weighted mean, 0..100
    std::optional<int> sealAtMost{}; ///< the least of those known: no unknown objective can raise the whole above it
    double scoreLow = 0.0;           ///< every unknown objective at 0
    double scoreHigh = highestScore;
    std::vector<std::string> unknown; ///< ids, in the framework's order
};

/// \pre levels within 0..4, scores within 0..100
Verdict judge(const std::map<std::string, Standing> &standings);

} // namespace core::sovereignty
