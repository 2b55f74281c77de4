// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <string>
#include <vector>

namespace core::exports {

/// A field of `size --json` that is null, and why.
struct MissingField
{
    std::string field; ///< "replicas.with_headroom"
    Text reason;       ///< with what it would take
};

/// Every field that could have been filled and is not, in the order of the document.
std::vector<MissingField> missingFields(const project::Project &project, const project::Evaluation &evaluation);

} // namespace core::exports
