// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <string_view>

namespace core::results {

/// Load kind and metadata of "Server", "Interactive" (Server with tighter limits), "Offline"; other scenarios have no
/// kind here.
void setMlperfScenario(Run &run, std::string_view scenario);

} // namespace core::results
