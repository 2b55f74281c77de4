// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace bench {

/// Shows the window of that name ("empty" or "paretoscope"), waits until it is painted, and returns.
/// \pre there is a QApplication
void paintOnce(const QString &window);

} // namespace bench
