// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <optional>
#include <vector>

namespace core::audit {

/// A figure that a text states beside what its own inputs give.
struct AuditedClaim
{
    project::Claim claim;
    std::optional<double> computed; ///< absent: the formula cannot be computed
    std::optional<double> times;    ///< computed / stated; absent where one is unknown or 0 is stated
    bool contradicted = false;      ///< further apart than rounding explains
};
std::vector<AuditedClaim> auditedClaims(const project::Project &project);

/// What the audit says in a few words: how many claims do not hold, how many checks are open and how severe.
std::vector<Text> auditSentences(const project::Project &project, const project::Evaluation &evaluation);

} // namespace core::audit
