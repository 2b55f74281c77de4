// SPDX-License-Identifier: GPL-3.0-or-later
// Help, What's This and the tour.
#include "ui/mainwindow.h"

#include "ui/help/helpwindow.h"
#include "ui/help/inputhelp.h"
#include "ui/nativekeys.h"
#include "ui/settings.h"
#include "ui/widgets/auditview.h"
#include "ui/widgets/headlinestrip.h"
#include "ui/widgets/pagerail.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/tour.h"
#include "ui/windowactions.h"

#include <QApplication>
#include <QPushButton>
#include <QStackedWidget>
#include <QWhatsThis>

namespace ui {

HelpWindow *MainWindow::showHelp(const QString &entry)
{
    // Before a new window takes the keyboard.
    const QString wanted = entry.isEmpty() ? helpTopic() : entry;
    // Made anew: its figures are those of the project as it is now.
    QByteArray geometry;
    if (m_help) {
        geometry = m_help->saveGeometry();
        delete m_help;
    }
    m_help = new HelpWindow(help::entries(*m_session, *m_actions), this);
    m_help->setAttribute(Qt::WA_DeleteOnClose);
    if (!geometry.isEmpty())
        m_help->restoreGeometry(geometry);
    m_help->showEntry(wanted);
    m_help->show();
    m_help->raise();
    m_help->activateWindow();
    return m_help;
}

QString MainWindow::helpTopic() const
{
    const QWidget *focus = QApplication::focusWidget();
    for (const QWidget *widget = focus; widget != nullptr && widget != this; widget = widget->parentWidget()) {
        if (widget->objectName().startsWith(QLatin1String("field.")))
            return widget->objectName();
        // The checks are listed in a dock and on a page of their own.
        if (const auto *checks = qobject_cast<const AuditView *>(widget); checks && !checks->chosenCheck().isEmpty())
            return QStringLiteral("check.") + checks->chosenCheck();
    }
    return QStringLiteral("page.") + m_page;
}

void MainWindow::whatIsThis()
{
    QWidget *focus = QApplication::focusWidget();
    if (focus != nullptr && focus->window() == this && !focus->whatsThis().isEmpty())
        QWhatsThis::showText(focus->mapToGlobal(focus->rect().bottomLeft()), focus->whatsThis(), focus);
    else
        QWhatsThis::enterWhatsThisMode(); // the next click asks
}

Tour *MainWindow::takeTour()
{
    if (m_tour)
        return m_tour;
    const auto keys = [this](WindowActions::Id id) { return nativeKeys(m_actions->action(id)->shortcut()); };
    m_tour = new Tour({{m_stack, tr("Begin with what you have"),
                        tr("Drop the results of a benchmark or a project anywhere on this window, open an example, or "
                           "begin with a kind of load. Nothing leaves this computer.")},
                       {m_scenario, tr("The scenario"),
                        tr("Load, promises, model, machines, place and money stand beside every page. Move a slider or "
                           "type: everything follows at once, and everything can be undone. A full dot names a source, "
                           "a hollow one is a default.")},
                       {m_headline, tr("The headline"),
                        tr("What it takes, what it costs, what it emits. Click on a figure to see its formula with the "
                           "numbers in it, and where each of them comes from.")},
                       {m_rail, tr("One question a page"),
                        tr("Each page begins with a sentence that is the answer, computed; the picture below shows "
                           "why. %1 and so on go there.")
                            .arg(nativeKeys("Ctrl+1"))},
                       {menuBar()->cornerWidget(), tr("Find, present, ask"),
                        tr("%1 finds any command, field, model or GPU. %2 shows the project as slides. %3 explains "
                           "the page, %4 the field you are in; this tour is in the Help menu.")
                            .arg(keys(WindowActions::Search), keys(WindowActions::Present), keys(WindowActions::Help),
                                 keys(WindowActions::WhatsThis))}},
                      this);
    connect(m_tour, &Tour::ended, this, [this] {
        if (m_options.remembers)
            Settings::setValue(Settings::TourSeen, true);
    });
    return m_tour;
}

} // namespace ui
