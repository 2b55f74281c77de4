// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

#include <string>
#include <vector>

namespace app {

/// `paretoscope [PROJECT.yaml] [RESULTS…]`: what the program does without a subcommand. Opens the window on what is
/// named, else on the built-in example.
int runWindow(Invocation &invocation, const std::vector<std::string> &paths);

} // namespace app
