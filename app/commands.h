// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

/// Every subcommand, in the order of the help.
const std::vector<AddCommand> &commands();

} // namespace app
