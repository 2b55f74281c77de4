// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "core/project/project.h"
#include "core/text.h"

#include <optional>
#include <string>
#include <vector>

/// Every input of a project as the report lists it: a sizing without its assumptions written down cannot be repeated.
namespace core::exports {

/// One input, or one value that the program assumes because the project states none.
struct Assumption
{
    Text section;                 ///< "Workload", "Candidate B"
    Text name;                    ///< "Prompt length, p95"
    std::string path;             ///< for Node::at; where a default is assumed, the key that would replace it
    std::string value;            ///< as the file says it: "0.92", "0.15 – 0.25", "p50 1.3, p90 1.5", "fp8"
    std::optional<double> number; ///< where the value is one number, in `unit`
    std::string unit;             ///< "tok", "ms", "€/h", "GB"; empty for words, fractions and counts
    std::optional<std::string> source, date;
    bool isDefault = false;
    bool operator==(const Assumption &) const = default;
};

/// The inputs by section, in the order of a sizing; values that are null are left out. `project` is what interpret()
/// made of `document`.
std::vector<Assumption> assumptionsOf(const project::Project &project, const project::Node &document);

/// What had to be assumed, a sentence each: what the evaluation says of itself, then the defaults among the inputs.
/// Whoever lists or counts it takes it from here.
std::vector<Text> assumedOf(const project::Project &project, const project::Node &document,
                            const project::Evaluation &evaluation);

} // namespace core::exports
