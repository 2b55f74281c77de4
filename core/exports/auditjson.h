// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit.h"
#include "core/results/library.h"

#include <string>
#include <vector>

namespace core::exports {

/// The answer of `audit --json`: a list with one object a finding, severe first.
std::string findingsJson(const std::vector<audit::Finding> &findings, const results::Library &library);

/// The findings as a CSV table with a header.
std::string findingsCsv(const std::vector<audit::Finding> &findings);

} // namespace core::exports
