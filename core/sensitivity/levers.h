// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "core/scorecard/scorecard.h"
#include "core/uncertainty/distribution.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What can be turned (levers) and what is looked at (outcomes).
namespace core::sensitivity {

/// A numeric input of the project.
struct Lever
{
    std::string path;               ///< in the project file: "economics.electricity.eur_per_kwh"
    Text name;                      ///< "price of electricity"
    std::string unit;               ///< of the value as the file states it; "1" for fractions and factors
    double least = 0.0, most = 0.0; ///< what the input can be at all
    bool movesPerformance = false;  ///< throughput and memory depend on it, so that engine and simulation run anew
    Text mechanism;                 ///< how it works, in a sentence
    std::function<project::OptionalQuantity *(project::Project &)> at; ///< null where the project has no such place

    const project::Quantity *in(const project::Project &project) const; ///< null where nothing is stated
};

/// The levers that a project states, in the order of the file's sections.
std::vector<Lever> leversOf(const project::Project &project);

/// The name of the lever with this path, whether a project states it or not; null where there is none.
const char *leverName(std::string_view path);

/// The distribution of a quantity: fixed, a range or percentiles; kept within what the input can be.
uncertainty::Distribution distributionOf(const project::Quantity &quantity);

/// Whether the quantity states a range or percentiles.
bool isUncertain(const project::Quantity &quantity);

/// A figure of a configuration that is looked at.
struct Outcome
{
    std::string_view id; ///< of the contract: "cpm_eur_per_mtok"
    const char *name = "";
    std::string_view unit;
    std::optional<scorecard::Direction> direction; ///< which way is better; absent where neither is
    bool isCount = false;                          ///< moves in steps
    std::optional<double> (*of)(const project::Evaluation &) = nullptr;
};

const std::vector<Outcome> &outcomes();
const Outcome *findOutcome(std::string_view id);

/// The outcome that the sensitivity stands on: the one that the project names, else the first that is known of cost,
/// energy, carbon, throughput and size. Null where none is known.
const Outcome *mainOutcome(const project::Project &project, const project::Evaluation &evaluation);

} // namespace core::sensitivity
