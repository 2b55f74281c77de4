// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

namespace ui {

class AuditView;
class Session;

/// Every check that fired, beside whatever page is shown.
class AuditDock final : public QDockWidget
{
    Q_OBJECT
public:
    AuditDock(Session &session, QWidget *parent = nullptr);

    int shownCount() const;
    /// Stores the reason for a check in the project; an empty one takes the acknowledgement back. One undoable step.
    void acknowledge(const QString &check, const QString &reason);
    QString chosenCheck() const;

    void setVisible(bool visible) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    AuditView &view() const; ///< made when it is first asked for: most sessions never open the dock

    Session &m_session;
    mutable AuditView *m_view = nullptr;
};

} // namespace ui
