// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

void addExploreCommand(CLI::App &parser, Invocation &invocation);

} // namespace app
