// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bench {

/// Shows the window of that name, waits until it is painted, and ends the process: "empty", "paretoscope"; "figures"
/// and "complete" go on until the first page stands there with figures, with all of them exact. \pre there is a
/// QApplication
void paintOnce(const QString &window);

} // namespace bench
