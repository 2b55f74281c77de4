// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

/// `screenshot PROJECT.yaml --page NAME -o FILE.png`: a page of the window as a picture, without a display.
void addScreenshotCommand(CLI::App &parser, Invocation &invocation);

} // namespace app
