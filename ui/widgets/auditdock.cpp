// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/auditdock.h"

#include "ui/help/inputhelp.h"
#include "ui/style/theme.h"
#include "ui/widgets/auditview.h"

#include <QAction>
#include <QEvent>
#include <QVBoxLayout>

namespace ui {

AuditDock::AuditDock(Session &session, QWidget *parent)
    : QDockWidget(parent)
    , m_session(session)
{
    setObjectName(QStringLiteral("dock.audit"));
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(designPixels(this, 12), designPixels(this, 6), designPixels(this, 12), 0);
    setWidget(content);
    retranslate();
}

/// The page of the same name stands in the same menu.
void AuditDock::retranslate()
{
    setWindowTitle(tr("Audit"));
    toggleViewAction()->setText(tr("Audit panel"));
}

AuditView &AuditDock::view() const
{
    if (m_view == nullptr) {
        m_view = new AuditView(m_session, widget());
        widget()->layout()->addWidget(m_view);
        help::explainInputs(m_view);
    }
    return *m_view;
}

void AuditDock::setVisible(bool visible)
{
    if (visible)
        view();
    QDockWidget::setVisible(visible);
}

int AuditDock::shownCount() const
{
    return view().shownCount();
}

void AuditDock::acknowledge(const QString &check, const QString &reason)
{
    view().acknowledge(check, reason);
}

QString AuditDock::chosenCheck() const
{
    return view().chosenCheck();
}

void AuditDock::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

} // namespace ui
