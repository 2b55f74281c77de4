// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qnamespace.h>

namespace ui {

/// Roles that every table of the program understands, beside Qt's own.
enum ModelRole {
    SortRole = Qt::UserRole, ///< the raw number, or the text where there is no number
    MarkRole,                ///< a raised letter after the figure that points to a doubt: "a"
    NoteRole,                ///< words after the figure: "over SLO"
    SteppedBackRole,         ///< true: the row or cell steps back one text level
    ChosenRole,              ///< true: the row is the one that counts
    StandingRole,            ///< core::scorecard::Status as int: the row's mark as in the scatter
    FirstOwnRole             ///< roles of a single model begin here
};

} // namespace ui
