// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

#include <memory>

class QApplication;

namespace app {

struct ApplicationOptions
{
    bool needsDisplay = false; ///< else the offscreen platform is taken where no display is
    double scale = 0.0;        ///< device pixels a logical pixel of an offscreen picture; 0: as the system says
    bool reproducible = false; ///< one style, one font and English numbers unless --lang says otherwise
};

/// The one place where a Qt application is made: ids, translations, number format, and the C locale's numbers, which Qt
/// would otherwise take from the system. Null when a display is needed and there is none.
/// Lives as long as the invocation, whose arguments it refers to.
std::unique_ptr<QApplication> makeApplication(Invocation &invocation, const ApplicationOptions &options = {});

} // namespace app
