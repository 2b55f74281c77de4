// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

/// `knee PROJECT.yaml` or `knee RESULTS… --slo …`: each sweep, its knee and its safe capacity.
void addKneeCommand(CLI::App &parser, Invocation &invocation);

} // namespace app
