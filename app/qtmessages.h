// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace app {

/// Qt's own messages of a command: what the offscreen platform cannot do and which folders a system lacks concerns
/// nobody who asked for a file, and is dropped. Real warnings pass, unless `quiet`; errors always do.
void filterQtMessages(bool quiet);

} // namespace app
