// SPDX-License-Identifier: GPL-3.0-or-later
// What a window that went without saying goodbye leaves to the next one, and what follows on a project that was taken
// up again.
#include "core/project/document.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow.h"
#include "ui/session.h"
#include "ui/sessionautosave.h"
#include "ui/snapshots.h"
#include "ui/widgets/messagebar.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QDir>
#include <QInputDialog>
#include <QTemporaryDir>
#include <QTimer>

using core::project::Node;
using ui::Autosave;
using ui::MainWindow;
using ui::Session;

namespace {

std::unique_ptr<MainWindow> shownWindow()
{
    auto window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qWarning("not exposed");
    return window;
}

bool retitle(Session &session, const char *title)
{
    return session.setValue(QStringLiteral("title"), Node::scalar(title), QStringLiteral("retitle"));
}

/// What each is called and of when it is.
QStringList listed(const ui::Snapshots &snapshots)
{
    QStringList all;
    for (const ui::Snapshot &one : snapshots.all())
        all << one.name + QLatin1Char(' ') + one.when.toUTC().toString(QStringLiteral("yyyyMMdd-hhmmss"));
    return all;
}

QStringList foldersLeft()
{
    return QDir(Autosave::folder()).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// An untitled project with an edit and two snapshots, whose window is gone.
QStringList leaveBehind()
{
    auto window = shownWindow();
    Session &session = window->session();
    if (!retitle(session, "edited") ||
        !window->snapshots().take(session.document(), QStringLiteral("first"), nullptr) ||
        !window->snapshots().take(session.document(), QStringLiteral("second"), nullptr) || !session.autosaveNow())
        return {};
    return listed(window->snapshots());
}

bool takesUp(MainWindow &window)
{
    const QList<ui::Recovery> kept = Autosave::kept();
    if (kept.size() != 1)
        return false;
    window.session().recover(kept.front());
    return QTest::qWaitFor([&window] { return !window.session().busy(); }, 60'000) && window.session().isModified() &&
           Autosave::kept().isEmpty();
}

} // namespace

class RecoveringTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QDir(Autosave::folder()).removeRecursively(); }
    void cleanup() { QDir(Autosave::folder()).removeRecursively(); }

    void snapshotsOfAnUntitledProjectComeBack_data()
    {
        QTest::addColumn<bool>("skipped");
        QTest::newRow("at once") << false;
        QTest::newRow("from the kept copies") << true;
    }
    void snapshotsOfAnUntitledProjectComeBack()
    {
        QFETCH(bool, skipped);
        const QStringList taken = leaveBehind();
        QCOMPARE(taken.size(), 2);
        if (skipped)
            Autosave::skip(Autosave::kept().front());
        for (int round = 0; round < 2; ++round) { // the second window goes like the first
            auto window = shownWindow();
            QVERIFY(takesUp(*window));
            QCOMPARE(listed(window->snapshots()), taken);
            QCOMPARE(foldersLeft().size(), 1);
        }
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        auto window = shownWindow();
        QVERIFY(takesUp(*window));
        QVERIFY(window->session().saveAs(path));
        QCOMPARE(listed(window->snapshots()), taken);
        QCOMPARE(foldersLeft(), QStringList());
        ui::Snapshots onDisk;
        onDisk.setProject(path);
        QCOMPARE(listed(onDisk), taken);
        while (!onDisk.all().isEmpty())
            onDisk.remove(0);
    }

    void snapshotsGoWithTheirCopy()
    {
        const QDateTime now = QDateTime::currentDateTimeUtc();
        QCOMPARE(leaveBehind().size(), 2);
        Autosave::removeOld(now.addDays(400)); // nobody was asked yet
        QCOMPARE(foldersLeft().size(), 1);
        Autosave::skip(Autosave::kept().front());
        Autosave::removeOld(now.addDays(400));
        QCOMPARE(foldersLeft(), QStringList());
        {
            auto window = shownWindow();
            QVERIFY(window->snapshots().take(window->session().document(), QStringLiteral("x"), nullptr));
            QCOMPARE(foldersLeft().size(), 1);
            window->session().newProject();
            QCOMPARE(foldersLeft(), QStringList());
            QVERIFY(window->snapshots().take(window->session().document(), QStringLiteral("x"), nullptr));
        }
        Autosave::removeOld(now.addDays(29)); // of a project without an edit: there is no copy
        QCOMPARE(foldersLeft().size(), 1);
        Autosave::removeOld(now.addDays(400));
        QCOMPARE(foldersLeft(), QStringList());
    }

    void aCopySetAsideKeepsItsSnapshots()
    {
        auto window = shownWindow();
        Session &session = window->session();
        QVERIFY(retitle(session, "edited"));
        QVERIFY(window->snapshots().take(session.document(), QStringLiteral("mine"), nullptr));
        const QStringList taken = listed(window->snapshots());
        QVERIFY(session.setAside());
        session.newProject();
        QCOMPARE(listed(window->snapshots()), QStringList());
        QVERIFY(takesUp(*window));
        QCOMPARE(listed(window->snapshots()), taken);
    }

    void aSnapshotIsKeptAsSoonAsItIsTaken()
    {
        {
            auto window = shownWindow();
            QVERIFY(retitle(window->session(), "edited"));
            QTimer::singleShot(0, this, [] {
                auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
                QVERIFY(dialog != nullptr);
                dialog->setTextValue(QStringLiteral("by hand"));
                dialog->accept();
            });
            window->actions().action(ui::WindowActions::TakeSnapshot)->trigger();
        }
        auto window = shownWindow();
        QVERIFY(takesUp(*window));
        QCOMPARE(window->snapshots().all().size(), 1);
        QCOMPARE(window->snapshots().all().front().name, QStringLiteral("by hand"));
    }

    /// Nobody asks about an empty project, whatever was open before.
    void whatFollowsARecoveredProjectIsNotEdited_data()
    {
        QTest::addColumn<bool>("edited");
        QTest::newRow("as it was left") << false;
        QTest::newRow("edited further") << true;
    }
    void whatFollowsARecoveredProjectIsNotEdited()
    {
        QFETCH(bool, edited);
        QCOMPARE(leaveBehind().size(), 2);
        auto window = shownWindow();
        QVERIFY(takesUp(*window));
        if (edited)
            QVERIFY(retitle(window->session(), "further"));
        window->session().newProject();
        QVERIFY(!window->session().isModified());
        QVERIFY(window->session().autosaveNow());
        QCOMPARE(Autosave::kept().size(), 0);
        QCOMPARE(QDir(Autosave::folder()).entryList({QStringLiteral("*.yaml")}), QStringList());
    }
};

UI_TEST_MAIN(RecoveringTest)
#include "tst_recovering.moc"
