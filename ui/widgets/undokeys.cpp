// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/undokeys.h"

#include "ui/widgets/numberedit.h"
#include "ui/widgets/typing.h"

#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>

namespace ui {

namespace {

constexpr const char *known = "undokeys.known";

QLineEdit *lineOf(QObject *watched)
{
    if (auto *combo = qobject_cast<QComboBox *>(watched))
        return combo->lineEdit(); // has the keys sent on by its combo
    return qobject_cast<QLineEdit *>(watched);
}

/// A line that was left or ended by Enter is committed; fields of numbers know themselves when.
void watchCommits(QLineEdit *line)
{
    if (line->property(known).isValid() || qobject_cast<NumberEdit *>(line) != nullptr)
        return;
    line->setProperty(known, true);
    QObject::connect(line, &QLineEdit::editingFinished, line, [line] {
        if (!typing::isHandingOver(*line))
            line->setModified(false);
    });
}

} // namespace

UndoKeys::UndoKeys(QObject *parent)
    : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool UndoKeys::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        if (QLineEdit *line = lineOf(watched))
            watchCommits(line);
    } else if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool undoes = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        const QLineEdit *line = undoes ? lineOf(watched) : nullptr;
        if (line != nullptr && !line->isModified()) {
            event->ignore();
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace ui
