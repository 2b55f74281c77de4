// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

/// `schema [NAME]`: the published form of a command's JSON.
void addSchemaCommand(CLI::App &parser, Invocation &invocation);

} // namespace app
