// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/study.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// Tables of one figure over two inputs, whatever these are: numbers, precisions, GPUs.
namespace core::sensitivity {

/// One side of a table.
struct TableSide
{
    std::string path;                  ///< in the project file: "scenario.model.weights"
    std::vector<project::Node> values; ///< as the file would state them
};

struct TableRequest
{
    TableSide rows, columns;
    std::string outcome; ///< id
    std::optional<std::string> title;
    /// Figures of somebody else to hold the computed ones against: by row, then column.
    std::vector<std::vector<std::optional<double>>> reference;
    std::optional<std::string> referenceSource;
};

struct TwoWayTable
{
    TableRequest request;
    std::vector<std::vector<std::optional<double>>> values; ///< by row, then column
};

/// What the project asks for under `sensitivity.tables`, and, where it asks for none, the two widest levers of the
/// tornado at five values each. What cannot be read is remarked upon.
std::vector<TableRequest> tableRequests(Study &study, Diagnostics &diagnostics);

/// Evaluates each cell as a candidate that overrides the scenario: what was stated or measured for another
/// configuration is left out.
TwoWayTable twoWayTable(const project::Project &project, const project::Node &document,
                        const project::Evaluation &evaluation, const project::EvaluateOptions &options,
                        TableRequest request);

} // namespace core::sensitivity
