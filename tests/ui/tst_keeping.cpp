// SPDX-License-Identifier: GPL-3.0-or-later
// What belongs to a project stays with it and goes with it: snapshots, edits made while another is read, results that
// come meanwhile, its trace, and what is offered to be done about it.
#include "core/files.h"
#include "core/project/document.h"
#include "core/project/tracefile.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow.h"
#include "ui/session.h"
#include "ui/sessionautosave.h"
#include "ui/sessionfiles.h"
#include "ui/settings.h"
#include "ui/snapshots.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/snapshotdialog.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QTranslator>
#include <atomic>

#ifdef Q_OS_LINUX
#include <sys/syscall.h>
#include <unistd.h>
#endif

using core::project::Node;
using ui::Autosave;
using ui::MainWindow;
using ui::Session;

namespace {

constexpr int patience = 60'000;
const QByteArray sweepCsv =
    "concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
    "1,2,80,110,350,1.00\n8,14,110,240,2100,1.00\n16,22,180,460,3400,0.98\n"
    "24,26,320,980,3900,0.62\n32,27,540,1800,4000,0.20\n";
const QByteArray threeRows =
    "concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
    "1,3,80,110,350,1.00\n8,15,110,240,2100,1.00\n16,23,180,460,3400,0.98\n";
const QByteArray traceLines = "{\"timestamp\": 0, \"input_length\": 700, \"output_length\": 90}\n"
                              "{\"timestamp\": 500, \"input_length\": 900, \"output_length\": 30}\n"
                              "{\"timestamp\": 900, \"input_length\": 500, \"output_length\": 60}\n";
const QByteArray traced = "schema: paretoscope/1\ntitle: traced\n"
                          "scenario: {workload: {arrivals: {kind: trace, file: day.jsonl}}}\n";

std::atomic<int> syncsOfTheWindow = 0; ///< on the thread that paints

QString put(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    const QString path = folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
}

QByteArray projectCalled(const char *title)
{
    return QByteArray("schema: paretoscope/1\ntitle: ") + title + "\n";
}

bool retitle(Session &session, const char *title)
{
    return session.setValue(QStringLiteral("title"), Node::scalar(title), QStringLiteral("retitle"));
}

bool rests(Session &session)
{
    return QTest::qWaitFor([&session] { return !session.busy(); }, patience);
}

bool opens(Session &session, const QString &path)
{
    session.openProject(path);
    return rests(session) && session.filePath() == path;
}

/// What the safety copies of windows that are open hold.
QByteArray copiesHere()
{
    QByteArray all;
    const QDir folder(Autosave::folder());
    for (const QFileInfo &info : folder.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files)) {
        QFile file(info.filePath());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

std::unique_ptr<MainWindow> shownWindow()
{
    auto window = std::make_unique<MainWindow>(MainWindow::Options{.remembers = false});
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qWarning("not exposed");
    return window;
}

/// Answers the question that comes next.
void answer(QMessageBox::StandardButton button)
{
    QTimer::singleShot(0, qApp, [button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        box == nullptr ? answer(button) : box->button(button)->click();
    });
}

QStringList namesOf(const ui::Snapshots &snapshots)
{
    QStringList names;
    for (const ui::Snapshot &one : snapshots.all())
        names << one.name;
    return names;
}

QPushButton *buttonOf(const QWidget &widget, const char *name)
{
    return widget.findChild<QPushButton *>(QLatin1String(name));
}

/// Says what the engine says in another language than English.
class German final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *sentence, const char *, int) const override
    {
        return qstrcmp(context, "core") == 0 ? QStringLiteral("de:%1").arg(QString::fromUtf8(sentence).toUpper())
                                             : QString();
    }
};

QString figuresOf(const ui::SnapshotDialog &dialog, int column)
{
    QStringList all;
    for (int row = 0; row < dialog.figures().rowCount(); ++row)
        all << dialog.figures().item(row, column)->text();
    return all.join(QLatin1Char('|'));
}

} // namespace

#ifdef Q_OS_LINUX
extern "C" int fsync(int file)
{
    if (qApp != nullptr && QThread::currentThread() == qApp->thread())
        ++syncsOfTheWindow;
    return static_cast<int>(syscall(SYS_fsync, file));
}
#endif

class KeepingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        QDir(Autosave::folder()).removeRecursively();
        QFile::remove(Autosave::folder());
    }

    // ---- snapshots -----------------------------------------------------------------------------------------------

    void snapshotsStayWithTheirProject_data()
    {
        QTest::addColumn<QString>("next");
        QTest::newRow("a file") << QStringLiteral("file");
        QTest::newRow("new") << QStringLiteral("new");
        QTest::newRow("an example") << QStringLiteral("example");
    }
    void snapshotsStayWithTheirProject()
    {
        QFETCH(QString, next);
        QTemporaryDir folder;
        const QString path = put(folder, QStringLiteral("b.yaml"), projectCalled("b"));
        auto window = shownWindow();
        Session &session = window->session();
        session.newProject();
        QVERIFY(retitle(session, "never saved"));
        QVERIFY(window->snapshots().take(session.document(), QStringLiteral("of the untitled one"), nullptr));
        if (next == QLatin1String("file"))
            QVERIFY(opens(session, path));
        else if (next == QLatin1String("new"))
            session.newProject();
        else
            session.openExample();
        QVERIFY(rests(session));
        QCOMPARE(namesOf(window->snapshots()), QStringList());
        ui::Snapshots onDisk;
        onDisk.setProject(path);
        QCOMPARE(namesOf(onDisk), QStringList());
    }

    void theFirstSaveTakesThemAlong()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        auto window = shownWindow();
        Session &session = window->session();
        ui::Snapshots &snapshots = window->snapshots();
        QVERIFY(snapshots.take(session.document(), QStringLiteral("first"), nullptr));
        QVERIFY(snapshots.take(session.document(), QStringLiteral("second"), nullptr));
        const QDateTime when = snapshots.all().first().when;
        snapshots.remove(0, *session.undoStack());
        session.undoStack()->undo();
        QVERIFY(session.saveAs(path));
        QCOMPARE(namesOf(snapshots), (QStringList{QStringLiteral("second"), QStringLiteral("first")}));
        QCOMPARE(snapshots.all().first().when, when);
        session.undoStack()->redo(); // the step means the same one as before
        QCOMPARE(namesOf(snapshots), QStringList{QStringLiteral("first")});
        ui::Snapshots onDisk;
        onDisk.setProject(path);
        QCOMPARE(namesOf(onDisk), QStringList{QStringLiteral("first")});
        QVERIFY(opens(session, path)); // the same project once more
        QCOMPARE(namesOf(snapshots), QStringList{QStringLiteral("first")});
        snapshots.remove(0);
    }

    void manyInOneMoment()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        ui::Snapshots snapshots, again;
        snapshots.setProject(path);
        for (int i = 0; i < 20; ++i)
            QVERIFY(snapshots.take(core::project::emptyDocument(), QStringLiteral("same"), nullptr));
        QSet<QDateTime> moments;
        for (const ui::Snapshot &one : snapshots.all())
            moments << one.when;
        QCOMPARE(moments.size(), 20);
        for (const char *name : {"first", "second", "third"}) // the newest is on top, once more, too
            QVERIFY(snapshots.take(core::project::emptyDocument(), QLatin1String(name), nullptr));
        again.setProject(path);
        QCOMPARE(again.all().size(), 23);
        QCOMPARE(namesOf(again), namesOf(snapshots));
        while (!again.all().isEmpty())
            again.remove(0);
    }

    void bringingBackUndoesADeletionAlone()
    {
        auto window = shownWindow();
        Session &session = window->session();
        session.openExample(QStringLiteral("r1-identity"));
        QVERIFY(rests(session));
        QVERIFY(window->snapshots().take(ui::files::rebased(session.document(), session.baseFolder(), {}),
                                         QStringLiteral("before & after"), nullptr));
        QVERIFY(
            session.setValue(QStringLiteral("economics.tariff.eur_per_hour"), Node::number(22), QStringLiteral("x")));
        QVERIFY(rests(session));
        ui::SnapshotDialog dialog(session, window->snapshots());
        dialog.show();
        QPushButton *back = buttonOf(dialog, "snapshots.return"), *forget = buttonOf(dialog, "snapshots.delete"),
                    *bring = buttonOf(dialog, "snapshots.bringback");
        auto *from = dialog.findChild<QComboBox *>(QStringLiteral("snapshots.from"));
        QCOMPARE(back->text(), QStringLiteral("Return to “before && after”"));
        QCOMPARE(forget->text(), QStringLiteral("Delete “before && after”"));
        QTest::keyClick(from, Qt::Key_Up); // "Now" is nothing to return to
        QVERIFY(!back->isEnabled() && !forget->isEnabled());
        QVERIFY(!back->toolTip().isEmpty());
        QTest::keyClick(from, Qt::Key_Down);
        QVERIFY(back->isEnabled());
        QTest::mouseClick(forget, Qt::LeftButton);
        QCOMPARE(bring->text(), QStringLiteral("Bring back “before && after”"));
        QTest::mouseClick(bring, Qt::LeftButton);
        QTest::mouseClick(back, Qt::LeftButton);
        QVERIFY(session.undoStack()->undoText().startsWith(QStringLiteral("Return to")));
        QVERIFY(!bring->isVisibleTo(&dialog)); // it would undo the return
        QVERIFY(rests(session));
    }

    /// Its figures come one after the other, and those of now follow what is now.
    void figuresOfSnapshotsFollow()
    {
        auto window = shownWindow();
        Session &session = window->session();
        session.openExample(QStringLiteral("r1-identity"));
        QVERIFY(rests(session));
        for (int i = 0; i < 3; ++i)
            QVERIFY(window->snapshots().take(ui::files::rebased(session.document(), session.baseFolder(), {}),
                                             QString::number(i), nullptr));
        QVERIFY(
            session.setValue(QStringLiteral("economics.tariff.eur_per_hour"), Node::number(22), QStringLiteral("x")));
        QVERIFY(rests(session));
        ui::SnapshotDialog dialog(session, window->snapshots());
        dialog.show();
        QVERIFY(figuresOf(dialog, 2).contains(QStringLiteral("…"))); // nobody has waited for it
        QVERIFY(!figuresOf(dialog, 1).contains(QStringLiteral("…")));
        for (int column = 2; column <= 4; ++column)
            QTRY_VERIFY_WITH_TIMEOUT(!figuresOf(dialog, column).contains(QStringLiteral("…")), patience);
        const QString once = figuresOf(dialog, 2);
        QVERIFY(figuresOf(dialog, 1) != once);
        QTest::mouseClick(buttonOf(dialog, "snapshots.return"), Qt::LeftButton);
        QVERIFY(rests(session));
        QCOMPARE(figuresOf(dialog, 1), once);
        session.undoStack()->undo();
        QVERIFY(rests(session));
        QVERIFY(figuresOf(dialog, 1) != once);
    }

    void returningToASnapshotTakesItsResults()
    {
        QTemporaryDir folder;
        const QString csv = put(folder, QStringLiteral("sweep.csv"), sweepCsv);
        Session session;
        QVERIFY(retitle(session, "without"));
        const Node without = session.document();
        session.importPaths({csv});
        QVERIFY(rests(session));
        QCOMPARE(session.library()->runs.size(), std::size_t{5});
        const Node with = session.document();
        const int steps = session.undoStack()->index();
        QVERIFY(session.setDocument(without, QStringLiteral("Return to “without”")));
        QCOMPARE(session.library()->runs.size(), std::size_t{0});
        QVERIFY(session.imported()->runs.empty());
        session.undoStack()->undo();
        QCOMPARE(session.library()->runs.size(), std::size_t{5});
        session.undoStack()->redo();
        // And what it names comes back, as the same step.
        QVERIFY(session.setDocument(with, QStringLiteral("Return to “with”")));
        QVERIFY(rests(session));
        QCOMPARE(session.library()->runs.size(), std::size_t{5});
        QVERIFY(session.document() == with);
        QCOMPARE(session.undoStack()->index(), steps + 2);
        QCOMPARE(session.undoStack()->undoText(), QStringLiteral("Return to “with”"));
        session.undoStack()->undo();
        QCOMPARE(session.library()->runs.size(), std::size_t{0});
        session.undoStack()->redo();
        QCOMPARE(session.library()->runs.size(), std::size_t{5});
        // What is named but gone is said.
        session.undoStack()->undo();
        QVERIFY(QFile::remove(csv));
        QVERIFY(session.setDocument(with, QStringLiteral("Return to “with”")));
        QVERIFY(rests(session));
        QCOMPARE(session.missingResults().size(), 1);
        session.discardAutosave();
    }

    // ---- while a project is read ---------------------------------------------------------------------------------

    void editsMadeMeanwhileStayAsACopy()
    {
        QTemporaryDir folder;
        const QString path = put(folder, QStringLiteral("b.yaml"), projectCalled("b"));
        Session session;
        QSignalSpy notice(&session, &Session::notice);
        QVERIFY(retitle(session, "given up")); // what a person was asked about
        session.openProject(path);
        QVERIFY(rests(session));
        QVERIFY(Autosave::kept().isEmpty());
        session.openProject(path);
        QVERIFY(retitle(session, "typed meanwhile"));
        QVERIFY(rests(session));
        QCOMPARE(session.title(), QStringLiteral("b"));
        QCOMPARE(Autosave::kept().size(), 1);
        QCOMPARE(Autosave::kept().front().title, QStringLiteral("typed meanwhile"));
        QVERIFY(notice.back().front().toString().contains(QStringLiteral("Kept copies")));
    }

    void whatCannotBeOpenedLeavesTheCopy()
    {
        QTemporaryDir folder;
        auto window = shownWindow();
        Session &session = window->session();
        QVERIFY(retitle(session, "mine"));
        QVERIFY(session.autosaveNow());
        answer(QMessageBox::Discard);
        window->openPaths({put(folder, QStringLiteral("broken.yaml"), "schema: [\n")});
        QVERIFY(rests(session));
        QCOMPARE(session.title(), QStringLiteral("mine"));
        QVERIFY(copiesHere().contains("mine"));
        session.discardAutosave();
    }

    void resultsWaitForWhatIsBeingRead()
    {
        QTemporaryDir folder;
        const QString project = put(folder, QStringLiteral("b.yaml"), projectCalled("b"));
        const QString other = put(folder, QStringLiteral("c.yaml"), projectCalled("c"));
        const QString five = put(folder, QStringLiteral("five.csv"), sweepCsv);
        const QString three = put(folder, QStringLiteral("three.csv"), threeRows);
        auto window = shownWindow();
        Session &session = window->session();
        window->openPaths({project});
        window->openPaths({five});
        window->openPaths({three});
        QVERIFY(rests(session));
        QCOMPARE(session.filePath(), project);
        QCOMPARE(session.library()->runs.size(), std::size_t{8});
        QCOMPARE(session.project()->results.size(), std::size_t{2});
        session.undoStack()->undo();
        QCOMPARE(session.library()->runs.size(), std::size_t{5}); // a step each
        session.undoStack()->setClean();
        session.newProject();
        // What is cancelled does not come with the next project.
        window->openPaths({project, five});
        session.cancelWork();
        QVERIFY(opens(session, other));
        QVERIFY(session.library()->runs.empty());
        window->openPaths({project, five});
        QVERIFY(rests(session));
        QCOMPARE(session.library()->runs.size(), std::size_t{5});
        session.discardAutosave();
    }

    void otherResultsMeanwhileAreNotLost()
    {
        QTemporaryDir folder;
        const QString five = put(folder, QStringLiteral("five.csv"), sweepCsv);
        const QString three = put(folder, QStringLiteral("three.csv"), threeRows);
        Session session;
        session.importPaths({five});
        QVERIFY(rests(session));
        session.importPaths({three});
        QVERIFY(session.removeResult(five)); // while the others are read
        QVERIFY(rests(session));
        QCOMPARE(session.library()->runs.size(), std::size_t{3});
        QCOMPARE(session.project()->results.size(), std::size_t{1});
        session.discardAutosave();
    }

    // ---- what has changed outside --------------------------------------------------------------------------------

    void changedResultsAreReadAnew_data()
    {
        QTest::addColumn<bool>("saved");
        QTest::newRow("a project with a file") << true;
        QTest::newRow("a project without") << false;
    }
    void changedResultsAreReadAnew()
    {
        QFETCH(bool, saved);
        QTemporaryDir folder;
        const QString csv = put(folder, QStringLiteral("sweep.csv"), sweepCsv);
        auto window = shownWindow();
        Session &session = window->session();
        session.importPaths({csv});
        QVERIFY(rests(session));
        if (saved)
            QVERIFY(session.saveAs(folder.filePath(QStringLiteral("p.yaml"))));
        QVERIFY(retitle(session, "edited"));
        const auto before = session.library();
        put(folder, QStringLiteral("sweep.csv"), threeRows);
        QTRY_VERIFY(window->messages().text().contains(QStringLiteral("sweep.csv")));
        QTest::mouseClick(buttonOf(window->messages(), "message.choice0"), Qt::LeftButton);
        QVERIFY(rests(session));
        QCOMPARE(session.library()->runs.size(), std::size_t{3});
        QCOMPARE(session.library()->runs.front().requestThroughputPerSecond, std::optional(3.0));
        QCOMPARE(session.title(), QStringLiteral("edited"));
        QVERIFY(Autosave::kept().isEmpty());
        session.undoStack()->undo();
        QCOMPARE(session.library()->runs.size(), std::size_t{5});
        session.discardAutosave();
        window->messages().forget(ui::MessageBar::UntilAnotherProject);
    }

    void whatIsOfferedGoesWithItsProject()
    {
        QTemporaryDir folder;
        const QString first = put(folder, QStringLiteral("a.yaml"), projectCalled("a"));
        const QString second = put(folder, QStringLiteral("b.yaml"), projectCalled("b"));
        auto window = shownWindow();
        QVERIFY(opens(window->session(), first));
        put(folder, QStringLiteral("a.yaml"), projectCalled("changed"));
        QTRY_VERIFY(window->messages().text().contains(QStringLiteral("a.yaml")));
        window->messages().post({QStringLiteral("about the program"), {}});
        QVERIFY(opens(window->session(), second));
        QCOMPARE(window->messages().text(), QStringLiteral("about the program"));
        QTRY_VERIFY(buttonOf(window->messages(), "message.choice0")->isVisible());
    }

    // ---- copies --------------------------------------------------------------------------------------------------

    /// A device may take seconds; the window has not got them.
    void theWindowDoesNotWaitForTheDevice()
    {
#ifdef Q_OS_LINUX
        QTemporaryDir folder;
        Session session;
        QVERIFY(session.saveAs(folder.filePath(QStringLiteral("p.yaml"))));
        QVERIFY(syncsOfTheWindow > 0); // what a person saves is there when it is said to be
        QVERIFY(retitle(session, "mine"));
        syncsOfTheWindow = 0;
        QVERIFY(session.autosaveNow());
        QCOMPARE(syncsOfTheWindow.load(), 0);
        QVERIFY(copiesHere().contains("mine"));
        QVERIFY(session.setAside());
        QVERIFY(syncsOfTheWindow > 0);
#else
        QSKIP("Counts what is asked of the system.");
#endif
    }

    void copiesOfOneSecondAreToldApart()
    {
        const QString title = QStringLiteral("p");
        QDir().mkpath(Autosave::folder());
        for (const auto &[id, when] : std::initializer_list<std::pair<const char *, const char *>>{
                 {"a", "2026-11-30T10:20:30Z"}, {"b", "2026-11-30T10:20:30Z"}, {"c", "2026-11-30T10:20:30.250Z"}}) {
            const QString base = Autosave::folder() + QLatin1Char('/') + QLatin1String(id);
            QFile copy(base + QStringLiteral(".yaml")), note(base + QStringLiteral(".json"));
            QVERIFY(copy.open(QIODevice::WriteOnly) && note.open(QIODevice::WriteOnly));
            copy.write(projectCalled("p"));
            note.write(QByteArray("{\"title\": \"p\", \"when\": \"") + when + "\"}");
        }
        ui::Settings::setValue(ui::Settings::TourSeen, true);
        const auto reset = qScopeGuard([] {
            for (const auto key :
                 {ui::Settings::WindowGeometry, ui::Settings::WindowState, ui::Settings::Page, ui::Settings::TourSeen})
                ui::Settings::reset(key);
        });
        MainWindow window;
        window.show();
        QTRY_VERIFY(!window.messages().text().isEmpty());
        QSet<QString> asked;
        while (!window.messages().text().isEmpty()) {
            asked << window.messages().text();
            window.messages().choose(1);
        }
        QCOMPARE(asked.size(), 3);
        QSet<QString> named;
        for (const QAction *action : window.actions().menu(ui::WindowActions::RecoveredMenu)->actions())
            named << action->text();
        QCOMPARE(named.size(), 3);
    }

    void whyThereIsNoCopyIsASentence()
    {
        auto window = shownWindow();
        Session &session = window->session();
        QSignalSpy notice(&session, &Session::notice);
        QVERIFY(retitle(session, "mine"));
        QDir().mkpath(QFileInfo(Autosave::folder()).path());
        QFile inTheWay(Autosave::folder()); // a file where the folder would be
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        QVERIFY(!session.autosaveNow());
        QVERIFY(inTheWay.remove());
        const QString said = notice.back().front().toString();
        QVERIFY2(said.startsWith(QStringLiteral("The safety copy cannot be written: ")), qPrintable(said));
        QCOMPARE(said.count(QLatin1Char(':')), 1);
        session.discardAutosave();
    }

    void errorsSpeakTheLanguageOfTheWindow()
    {
        QTemporaryDir folder;
        const QString path = put(folder, QStringLiteral("broken.yaml"), projectCalled("b") + "seed: many\n");
        Node document;
        core::Diagnostics remarks;
        const auto refused =
            core::project::readProject("schema: paretoscope/1\ntitle: b\nseed: many\n", "x", document, remarks);
        QVERIFY(!refused.has_value());
        const QString english = QString::fromStdString(refused.error().message.english());
        German german;
        QCoreApplication::installTranslator(&german);
        Session session;
        QSignalSpy failed(&session, &Session::failed);
        session.openProject(path);
        QVERIFY(failed.wait(patience));
        const QString said = failed.front().front().toString();
        QVERIFY2(said.startsWith(path + QStringLiteral(":3:")), qPrintable(said)); // where
        QVERIFY2(said.contains(QStringLiteral("de:")), qPrintable(said));
        QVERIFY2(!said.contains(english), qPrintable(said));
    }

    // ---- traces --------------------------------------------------------------------------------------------------

    void aTraceIsKeptByCopyAndSaveAs()
    {
        QTemporaryDir folder;
        put(folder, QStringLiteral("a/day.jsonl"), traceLines);
        const QString path = put(folder, QStringLiteral("a/p.yaml"), traced);
        const QString elsewhere = folder.filePath(QStringLiteral("far/off/q.yaml"));
        QDir().mkpath(QFileInfo(elsewhere).path());
        const auto reads = [](const Session &session) {
            return core::project::traceOf(*session.project(), *session.library()) != nullptr;
        };
        {
            Session session;
            QVERIFY(opens(session, path));
            QVERIFY(reads(session));
            QVERIFY(session.saveAs(elsewhere));
            QVERIFY(reads(session));
        }
        {
            Session session;
            QVERIFY(opens(session, elsewhere));
            QVERIFY(reads(session));
            QVERIFY(opens(session, path));
            QVERIFY(retitle(session, "edited"));
            QVERIFY(session.autosaveNow());
        }
        const QList<ui::Recovery> left = Autosave::pending();
        QCOMPARE(left.size(), 1);
        Session session;
        session.recover(left.front());
        QVERIFY(rests(session));
        QCOMPARE(session.title(), QStringLiteral("edited"));
        QVERIFY(reads(session));
        QCOMPARE(session.project()->scenario.workload.arrivals.traceFile, std::optional<std::string>("day.jsonl"));
        QVERIFY(retitle(session, "edited on"));
        QVERIFY(reads(session));
        session.discardAutosave();
    }

    void aTraceThatIsChosenIsRead()
    {
        QTemporaryDir folder;
        put(folder, QStringLiteral("day.jsonl"), traceLines);
        put(folder, QStringLiteral("night.jsonl"), traceLines);
        const QString path = put(folder, QStringLiteral("p.yaml"), traced);
        const QString place = QStringLiteral("scenario.workload.arrivals.file");
        Session session;
        QVERIFY(opens(session, path));
        const auto choose = [&](const char *name) {
            return session.setValue(place, Node::scalar(name), QStringLiteral("x")) && rests(session);
        };
        const auto trace = [&] { return core::project::traceOf(*session.project(), *session.library()); };
        const auto remarks = [&session] {
            QString all;
            for (const core::Diagnostic &item : session.diagnostics().items())
                all += QString::fromStdString(item.what.describe());
            return all;
        };
        QVERIFY(choose("night.jsonl"));
        QVERIFY(trace() != nullptr);
        QVERIFY(choose("none.jsonl"));
        QVERIFY(trace() == nullptr);
        QVERIFY(remarks().contains(QStringLiteral("none.jsonl")));
        session.undoStack()->undo();
        QVERIFY(rests(session));
        QVERIFY(trace() != nullptr);
        session.undoStack()->undo();
        session.undoStack()->redo();
        QVERIFY(rests(session));
        QVERIFY(trace() != nullptr);
        QVERIFY(choose("day.jsonl"));
        QVERIFY(trace() != nullptr);
        QVERIFY(!remarks().contains(QStringLiteral("none.jsonl")));
        session.discardAutosave();
    }
};

UI_TEST_MAIN(KeepingTest)
#include "tst_keeping.moc"
