// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

/// `catalogue (gpus|models|grids|providers|engines|costs)`: what is known, with sources.
void addCatalogueCommand(CLI::App &parser, Invocation &invocation);

} // namespace app
