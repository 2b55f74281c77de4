// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "core/project/levers.h"
#include "core/project/services.h"
#include "core/project/sourcetables.h"

#include <string>

namespace core::exports {

/// What is worked out beside the evaluation; whatever is null is left null in the answer.
struct SizeExtras
{
    const project::Ladder *ladder = nullptr;
    const project::SourceTables *tables = nullptr;
    const project::ServicesResult *services = nullptr;
};

/// The answer of `size --json`: every field of the contract, null where it is unknown (`unknown` says why). Ends in a
/// line feed.
std::string sizeJson(const project::Project &project, const project::Evaluation &evaluation,
                     const SizeExtras &extras = {});

} // namespace core::exports
