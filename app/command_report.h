// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

namespace app {

/// `report PROJECT.yaml [RESULTS…] -o report.pdf`.
void addReportCommand(CLI::App &parser, Invocation &invocation);

/// `chart PROJECT.yaml [RESULTS…] --chart NAME -o FILE`, `chart … --all -o FOLDER`.
void addChartCommand(CLI::App &parser, Invocation &invocation);

} // namespace app
