// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/runjson.h"

namespace core::exports {

/// What a library holds beside runs, for `import --json`: "energy" to "workloads", "memory_logs" of engines' start-ups
/// and "models" of config.json files.
std::vector<NamedJsonList> sideLists(const results::Library &library);

} // namespace core::exports
