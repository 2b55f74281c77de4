// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui {

class Session;

/// Takes back the edits that were made last under this merge key, as if they had never been: no step to undo is left of
/// them and none to redo. Edits that others followed stay.
void forgetEdits(Session &session, int mergeKey);

} // namespace ui
