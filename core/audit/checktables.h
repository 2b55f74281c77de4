// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/checks.h"

#include <vector>

namespace core::audit {

/// The tables of checks in the order in which they are tried: the audit and the help both go through this list.
std::vector<const std::vector<Check> *> checkTables();

} // namespace core::audit
