// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/robustness.h"
#include "core/sensitivity/sensitivity.h"
#include "core/sensitivity/tablesides.h"
#include "core/sensitivity/thresholds.h"
#include "core/sensitivity/twoway.h"

namespace core::sensitivity {

/// Everything that the page, the command and the report say of what moves the figures.
struct Sensitivity
{
    std::string outcome; ///< the main one; empty where nothing is known
    std::vector<Elasticity> elasticities;
    std::vector<TornadoBar> tornado;
    std::vector<Curve> curves; ///< one a bar of the tornado
    std::vector<Move> moves;
    std::vector<TwoWayTable> tables;
    std::vector<TableSide> sides; ///< what further tables can be made of, any two of them
    std::vector<Threshold> thresholds;
    Robustness robustness;
    std::vector<Text> sentences; ///< the answer in words
};

struct SensitivityOptions
{
    std::string outcome; ///< empty: the project's, else the first that is known
    DrawOptions draws;
    std::size_t curvePoints = 41; ///< 0: no curves, and only those tables that the project asks for
};

/// \pre library != nullptr
Sensitivity sensitivityOf(const project::Project &project, const project::Node &document,
                          std::shared_ptr<const results::Library> library, const project::EvaluateOptions &options,
                          const SensitivityOptions &wanted, Diagnostics &diagnostics);

/// What moves the outcome most, where an answer flips, and how sure the choice is.
std::vector<Text> sentencesOf(const Sensitivity &sensitivity);

} // namespace core::sensitivity
