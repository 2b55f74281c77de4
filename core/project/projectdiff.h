// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"

#include <optional>
#include <string>
#include <vector>

/// What changed between two documents: for the names of undo steps, for snapshots and for the report.
namespace core::project {

struct Change
{
    std::string path;                  ///< for Node::at of the later document; of the earlier where the value is gone
    std::optional<std::string> before; ///< on one line as YAML; absent: was not there
    std::optional<std::string> after;  ///< absent: is not there any more
    bool operator==(const Change &) const = default;
};

/// The changed values in the order of the later document, then those that are gone. Maps are compared key by key; lists
/// whose items have an `id` (candidates) or a `path` (results) item by item under that name; other lists as one value.
/// A map or list that came or went is one change. The order of keys and of named items is no change.
std::vector<Change> differences(const Node &before, const Node &after);

} // namespace core::project
