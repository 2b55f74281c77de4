// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/runjson.h"

namespace core::exports {

/// "energy", "cost", "quality", "grid", "production" and "workloads" of a library, for `import --json`.
std::vector<NamedJsonList> axisLists(const results::AxisEntries &axes);

} // namespace core::exports
