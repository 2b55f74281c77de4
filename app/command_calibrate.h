// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

/// `calibrate PROJECT.yaml --from RESULTS… -o OUT.yaml`: the engine's coefficients fitted to a user's own sweeps and
/// written into the project.
void addCalibrateCommand(CLI::App &parser, Invocation &invocation);

} // namespace app
