// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

/// `audit PROJECT.yaml [RESULTS…]`: the checks that fired.
void addAuditCommand(CLI::App &parser, Invocation &invocation);

} // namespace app
