// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit.h"

#include <string_view>
#include <vector>

namespace core::audit {

/// What there is to know about a check before it fires: for the help and for lists of what is looked at.
struct CheckDescription
{
    std::string_view id; ///< "benchmark.warmup-unknown"
    CheckSeverity severity = CheckSeverity::Warning;
    const char *title = "";  ///< a translatable pattern without numbers
    const char *remedy = ""; ///< the same
};

/// Every check that the program makes, in the order in which they are tried.
std::vector<CheckDescription> allChecks();

} // namespace core::audit
