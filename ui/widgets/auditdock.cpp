// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/auditdock.h"

#include "ui/style/theme.h"
#include "ui/widgets/auditview.h"

#include <QEvent>
#include <QVBoxLayout>

namespace ui {

AuditDock::AuditDock(Session &session, QWidget *parent)
    : QDockWidget(parent)
    , m_view(new AuditView(session, this))
{
    setObjectName(QStringLiteral("dock.audit"));
    auto *content = new QWidget(this);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(designPixels(this, 12), designPixels(this, 6), designPixels(this, 12), 0);
    layout->addWidget(m_view);
    setWidget(content);
    setWindowTitle(tr("Audit"));
}

int AuditDock::shownCount() const
{
    return m_view->shownCount();
}

void AuditDock::acknowledge(const QString &check, const QString &reason)
{
    m_view->acknowledge(check, reason);
}

QString AuditDock::chosenCheck() const
{
    return m_view->chosenCheck();
}

void AuditDock::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        setWindowTitle(tr("Audit"));
    QDockWidget::changeEvent(event);
}

} // namespace ui
