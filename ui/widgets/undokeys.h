// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ui {

/// Leaves the keys of Undo and Redo to the window while a line holds nothing but what was committed. Lines of text take
/// them always, although they have nothing to undo then, and the project's own Undo would be dead wherever the
/// cursor stands.
class UndoKeys final : public QObject
{
public:
    /// For all lines of text of the program.
    explicit UndoKeys(QObject *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace ui
