// SPDX-License-Identifier: GPL-3.0-or-later
// The start page, the presentation, snapshots and pasting.
#include "ui/mainwindow.h"

#include "ui/pages/registry.h"
#include "ui/pages/startpage.h"
#include "ui/pastedtable.h"
#include "ui/presentation/presentationwindow.h"
#include "ui/sessionfiles.h"
#include "ui/snapshots.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/snapshotdialog.h"
#include "ui/widgets/statusstrip.h"

#include <QClipboard>
#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QInputDialog>
#include <QScreen>
#include <QStandardPaths>

namespace ui {

void MainWindow::connectStartPage(StartPage *page)
{
    connect(page, &StartPage::exampleChosen, this, [this](const QString &name) {
        if (!mayGo())
            return;
        m_session->openExample(name);
        if (!m_session->project()->claims.empty()) {
            showPage(QStringLiteral("audit"));
            return;
        }
        showPage(m_session->library()->sweeps.empty() && m_session->project()->candidates.size() > 1
                     ? QStringLiteral("scorecard")
                     : pageRegistry().front().id);
    });
    connect(page, &StartPage::fileChosen, this, [this](const QString &path) { openPaths({path}); });
    connect(page, &StartPage::openRequested, this, [this] { open(); });
    connect(page, &StartPage::newRequested, this, [this] {
        if (mayGo())
            m_session->newProject();
        showPage(pageRegistry().front().id);
    });
    connect(page, &StartPage::profileChosen, this, [this](const QString &id) {
        if (!mayGo())
            return;
        m_session->newProject();
        m_scenario->applyProfile(id);
        showPage(pageRegistry().front().id);
    });
}

PresentationWindow *MainWindow::present()
{
    if (m_presentation)
        return m_presentation;
    m_presentation = new PresentationWindow(*m_session, this);
    m_presentation->setAttribute(Qt::WA_DeleteOnClose);
    const QList<QScreen *> screens = QGuiApplication::screens();
    m_presentation->setGeometry(screen()->geometry()); // also where no window manager makes it fill the screen
    for (QScreen *one : screens)
        if (one != screen()) {
            m_presentation->setGeometry(one->geometry());
            break;
        }
    connect(m_presentation, &PresentationWindow::closed, this, [this] { activateWindow(); });
    m_presentation->showFullScreen();
    m_presentation->setFocus();
    return m_presentation;
}

void MainWindow::takeSnapshot()
{
    bool accepted = false;
    const QString name = QInputDialog::getText(this, tr("Take a snapshot"), tr("Name"), QLineEdit::Normal,
                                               Snapshots::proposedName(), &accepted);
    if (!accepted)
        return;
    QString why;
    if (m_snapshots->take(files::rebased(m_session->document(), m_session->baseFolder(), {}), name, &why))
        m_status->showNews(tr("The snapshot “%1” was taken; compare it under Scenario.").arg(name));
    else
        say(why);
    if (m_session->filePath().isEmpty() && m_session->isModified())
        m_session->autosaveNow(); // the copy that it belongs to
}

void MainWindow::compareSnapshots()
{
    auto *dialog = new SnapshotDialog(*m_session, *m_snapshots, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

bool MainWindow::pasteResults()
{
    const QString csv = csvFromClipboard(QGuiApplication::clipboard()->text(), QLocale());
    if (csv.isEmpty()) {
        say(tr("There is no table on the clipboard: copy the cells with their header line in the spreadsheet first."));
        return false;
    }
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/pasted");
    QDir().mkpath(folder);
    const QString path = folder + QLatin1Char('/') +
                         QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmsszzz")) +
                         QStringLiteral(".csv");
    QString why;
    if (!files::write(path, csv.toStdString(), &why)) {
        say(why);
        return false;
    }
    m_session->importPaths({path});
    return true;
}

} // namespace ui
