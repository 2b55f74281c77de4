// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaObject>
#include <QPointer>
#include <QUndoCommand>
#include <QUndoStack>

namespace ui {

/// A step to undo that does not touch the project: what it changes is kept elsewhere. Undoing it is as easy as undoing
/// an edit, and a saved project stays saved.
class SideCommand : public QUndoCommand
{
public:
    SideCommand(QUndoStack &stack, const QString &text)
        : QUndoCommand(text)
        , m_stack(&stack)
    {}
    void undo() final
    {
        keepSaved();
        change(false);
    }
    /// What is pushed has been done already, so that whoever does it can say why it failed.
    void redo() final
    {
        keepSaved();
        if (m_done)
            change(true);
        m_done = true;
    }

protected:
    virtual void change(bool again) = 0; ///< `again`: as the step did, else back

private:
    void keepSaved()
    {
        if (m_stack && m_stack->isClean()) // the stack moves on after this call
            QMetaObject::invokeMethod(m_stack, &QUndoStack::setClean, Qt::QueuedConnection);
    }

    QPointer<QUndoStack> m_stack;
    bool m_done = false;
};

} // namespace ui
