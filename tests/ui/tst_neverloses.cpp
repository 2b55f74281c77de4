// SPDX-License-Identifier: GPL-3.0-or-later
// A program that edits, saves and keeps its copy is killed at random moments, again and again: what it said was kept
// must be there, whole. The number of rounds is PARETOSCOPE_KILLS (20 by default).
#include "core/files.h"
#include "core/project/document.h"
#include "tests/ui/samplecharts.h"
#include "tests/ui/uitest.h"
#include "ui/charts/render.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/session.h"
#include "ui/sessionautosave.h"
#include "ui/settings.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/typing.h"
#include "ui/windowactions.h"

#include <QAbstractButton>
#include <QAction>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <cstdio>
#include <cstdlib>
#include <random>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif
#ifdef Q_OS_LINUX
#include <sched.h>
#include <sys/mount.h>
#endif

using core::project::Node;
using ui::Autosave;
using ui::MainWindow;
using ui::Session;
using ui::WindowActions;

namespace {

constexpr const char *editorVariable = "PARETOSCOPE_TEST_EDITOR";

/// Told to the one who will kill us, at once and whole.
void tell(const char *what, int number)
{
    std::printf("%s %d\n", what, number);
    std::fflush(stdout);
}

/// The program that is killed: an edit a millisecond, a copy every few, a saved file now and then.
int edit(QApplication &application, const QString &path)
{
    Session session;
    QString why;
    int number = 0;
    if (!session.saveAs(path, &why))
        return 1;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &session, [&] {
        ++number;
        // A long title makes writing take its time, so that many a kill falls into it.
        const std::string padding(20'000, 'x');
        session.setValue(QStringLiteral("title"), Node::scalar(std::to_string(number) + " " + padding),
                         QStringLiteral("x"), &why);
        if (number % 5 == 0) {
            session.autosaveNow();
            tell("copied", number);
        }
        if (number % 23 == 0 && session.save(&why))
            tell("saved", number);
    });
    timer.start(1);
    tell("ready", 0);
    return application.exec();
}

int numberIn(const QString &path)
{
    const auto bytes = core::readFile(core::pathFromText(path.toStdString()));
    if (!bytes)
        return -1;
    const auto document = core::project::readYaml(*bytes, "p.yaml");
    const Node *title = document ? document->at("title") : nullptr;
    // Whole: the last character of the padding is there.
    if (title == nullptr || title->text().size() < 20'000)
        return -1;
    return std::atoi(title->text().c_str());
}

int lastOf(const QByteArray &said, const char *what)
{
    int last = 0;
    const QList<QByteArray> lines = said.split('\n');
    for (const QByteArray &line : lines.mid(0, lines.size() - 1)) // what follows the last line end is half a line
        if (line.startsWith(what))
            last = line.mid(static_cast<qsizetype>(qstrlen(what)) + 1).toInt();
    return last;
}

// ---- what is left ------------------------------------------------------------------------------------------------

void put(const QString &path, const char *bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) < 0)
        qWarning("not written");
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

/// A file with a title, and a copy with another.
void fill(Session &session, const QString &path)
{
    QVERIFY(session.setValue(QStringLiteral("title"), Node::scalar("before"), QStringLiteral("x")));
    QVERIFY(session.saveAs(path));
    QVERIFY(session.setValue(QStringLiteral("title"), Node::scalar("first edit"), QStringLiteral("retitle")));
    QVERIFY(session.autosaveNow());
}

/// Neither file nor copy can be written, and both is said.
bool refused(Session &session)
{
    QString why;
    QSignalSpy notice(&session, &Session::notice);
    const bool edited = session.setValue(QStringLiteral("title"), Node::scalar("second"), QStringLiteral("x"));
    const bool saved = session.save(&why), copied = session.autosaveNow();
    return edited && !saved && !copied && why.contains(QStringLiteral("p.yaml")) && session.isModified() &&
           !session.autosaveProblem().isEmpty() && !notice.isEmpty() &&
           notice.back().front().toString().startsWith(QStringLiteral("The safety copy"));
}

void lookAtWhatIsLeft(const QString &path)
{
    QVERIFY2(bytesOf(path).contains("before"), bytesOf(path).constData());
    const QList<ui::Recovery> left = Autosave::pending();
    QCOMPARE(left.size(), 1);
    QVERIFY(bytesOf(left.front().copyPath).contains("first edit"));
    QCOMPARE(left.front().title, QStringLiteral("first edit"));
    QCOMPARE(left.front().originalPath, path);
}

/// Presses a button of the question that comes next; without a name, Escape.
void answer(const QString &button)
{
    QTimer::singleShot(0, qApp, [button] {
        QWidget *box = QApplication::activeModalWidget();
        if (box == nullptr)
            return answer(button);
        auto *pressed = button.isEmpty() ? nullptr : box->findChild<QAbstractButton *>(button);
        pressed != nullptr ? pressed->click() : QTest::keyClick(box, Qt::Key_Escape);
    });
}

/// A window as it is outside of tests, which leaves the settings as they were.
struct RememberingWindow
{
    RememberingWindow()
    {
        ui::Settings::setValue(ui::Settings::TourSeen, true);
        window = std::make_unique<MainWindow>();
        window->show();
    }
    ~RememberingWindow()
    {
        window.reset();
        for (const auto key :
             {ui::Settings::WindowGeometry, ui::Settings::WindowState, ui::Settings::Page, ui::Settings::TourSeen})
            ui::Settings::reset(key);
    }
    MainWindow *operator->() { return window.get(); }
    MainWindow *get() { return window.get(); }
    std::unique_ptr<MainWindow> window;
};

QList<QPointer<QLineEdit>> inputsOf(const QWidget &page)
{
    QList<QPointer<QLineEdit>> all;
    for (QLineEdit *input : page.findChildren<QLineEdit *>())
        all << input;
    return all;
}

} // namespace

class NeverLosesTest : public QObject
{
    Q_OBJECT
    QString m_why;

    bool failed(const QString &why)
    {
        m_why = why;
        return false;
    }

    /// A number that is typed, kept and taken back leaves the document and the field as they were.
    bool isTakenBack(MainWindow &window, QLineEdit &input, const QString &typed, const QString &name)
    {
        if (qobject_cast<ui::NumberEdit *>(&input) == nullptr)
            return true;
        Session &session = window.session();
        const Node before = session.document();
        for (const bool byUndo : {false, true}) {
            window.centralWidget()->setFocus();
            input.setFocus();
            const QString stood = input.text();
            input.selectAll();
            QTest::keyClicks(&input, typed);
            session.autosaveNow();
            if (!byUndo)
                QTest::keyClick(&input, Qt::Key_Escape);
            for (int key = 0; byUndo && key <= typed.size() && input.isModified(); ++key)
                QTest::keyClick(&input, Qt::Key_Z, Qt::ControlModifier);
            if (!(session.document() == before))
                return failed(name + QStringLiteral(": not taken back"));
            if (input.text() != stood)
                return failed(name + QStringLiteral(": shows %1, not %2").arg(input.text(), stood));
        }
        return true;
    }

    /// An input that has the keyboard and changes the document when Enter follows must do so, too, when it is asked.
    bool typingIsKept(MainWindow &window, QStringList *tried)
    {
        QPointer<QLineEdit> input = ui::typing::inputOf(window);
        if (!input)
            return true; // a choice from a list
        QString name = input->objectName();
        for (const QWidget *above = input->parentWidget(); name.isEmpty() && above != nullptr;)
            name = std::exchange(above, above->parentWidget())->objectName();
        Session &session = window.session();
        const Node before = session.document();
        const int start = session.undoStack()->index();
        QString typed;
        for (const char *text : {"2026-05-07", "7"}) {
            input->selectAll();
            QTest::keyClicks(input, QLatin1String(text));
            QTest::keyClick(input, Qt::Key_Return);
            const bool changes = !(session.document() == before);
            session.undoStack()->setIndex(start);
            if (!input)
                return true; // the page was made anew
            if (changes) {
                typed = QLatin1String(text);
                break;
            }
        }
        if (typed.isEmpty())
            return true; // it searches or filters
        if (!isTakenBack(window, *input, typed, name))
            return false;
        window.centralWidget()->setFocus();
        input->setFocus();
        const QString stood = input->text();
        input->selectAll();
        QTest::keyClicks(input, typed);
        session.autosaveNow();
        if (session.document() == before)
            return failed(name + QStringLiteral(": not kept"));
        if (!input || input->text() != typed || input->cursorPosition() != typed.size() ||
            ui::typing::inputOf(window) != input)
            return failed(name + QStringLiteral(": disturbed"));
        QTest::keyClicks(input, QStringLiteral("1"));
        session.autosaveNow();
        const auto *number = qobject_cast<ui::NumberEdit *>(input.data());
        if (number != nullptr && !number->hasAcceptableValue()) {
            // One digit more is beyond what the field takes: what stood before holds, and Escape shows it.
            QTest::keyClick(input, Qt::Key_Escape);
            if (!(session.document() == before))
                return failed(name + QStringLiteral(": kept what was refused"));
            if (input->text() != stood)
                return failed(name + QStringLiteral(": shows ") + input->text());
            session.undoStack()->setIndex(start);
            *tried << name;
            return true;
        }
        window.centralWidget()->setFocus();
        if (session.undoStack()->index() != start + 1)
            return failed(QStringLiteral("%1: %2 steps").arg(name).arg(session.undoStack()->index() - start));
        session.undoStack()->setIndex(start);
        if (!(session.document() == before))
            return failed(name + QStringLiteral(": not undone"));
        *tried << name;
        return true;
    }

private Q_SLOTS:
    void init() { QDir(Autosave::folder()).removeRecursively(); }

    void killedAtRandomMoments()
    {
        bool given = false;
        int rounds = qEnvironmentVariableIntValue("PARETOSCOPE_KILLS", &given);
        if (!given || rounds <= 0)
            rounds = 20;
        std::mt19937 random(7);
        QTemporaryDir folder;
        int copiesTaken = 0;
        for (int round = 0; round < rounds; ++round) {
            const QString path = folder.filePath(QStringLiteral("p%1.yaml").arg(round));
            QProcess editor;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QLatin1String(editorVariable), path);
            editor.setProcessEnvironment(environment);
            editor.start(QCoreApplication::applicationFilePath(), {});
            QVERIFY(editor.waitForStarted());
            QByteArray said;
            while (!said.contains("ready")) {
                QVERIFY2(editor.waitForReadyRead(30'000), qPrintable(editor.errorString()));
                said += editor.readAllStandardOutput();
            }
            // Not before there is something to lose, and then at any moment.
            while (lastOf(said, "saved") == 0) {
                QVERIFY(editor.waitForReadyRead(30'000));
                said += editor.readAllStandardOutput();
            }
            QThread::usleep(random() % 120'000);
            editor.kill(); // SIGKILL
            QVERIFY(editor.waitForFinished());
            said += editor.readAllStandardOutput();

            const int saved = lastOf(said, "saved"), copied = lastOf(said, "copied");
            const int inFile = numberIn(path);
            QVERIFY2(
                inFile >= saved,
                qPrintable(QStringLiteral("round %1: saved %2, the file has %3").arg(round).arg(saved).arg(inFile)));
            // The newest of file and copy has all that was kept.
            int newest = inFile;
            for (const ui::Recovery &left : Autosave::pending()) {
                const int inCopy = numberIn(left.copyPath);
                QVERIFY2(inCopy > 0, qPrintable(left.copyPath));
                QCOMPARE(left.originalPath, path);
                newest = std::max(newest, inCopy);
                ++copiesTaken;
                Autosave::remove(left);
            }
            QVERIFY2(newest >= copied,
                     qPrintable(QStringLiteral("round %1: copied %2, there is %3").arg(round).arg(copied).arg(newest)));
        }
        QVERIFY(copiesTaken > 0); // the kills did fall between saves
    }

    /// A hand that does not rest does not put the copy off: the next one is never further away than ten seconds.
    void theCopyIsNotPutOff()
    {
        Session session;
        QSignalSpy autosaved(&session, &Session::autosaved);
        QElapsedTimer timer;
        timer.start();
        int number = 0;
        while (autosaved.isEmpty() && timer.elapsed() < 10'000) {
            QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(++number % 1000 + 1), QStringLiteral("x")));
            QTest::qWait(100);
        }
        QVERIFY(!autosaved.isEmpty());
        session.discardAutosave();
    }

    void aFullDiskLeavesTheFileAsItWas()
    {
#ifdef Q_OS_UNIX
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        Session session;
        QString why;
        QVERIFY(session.setValue(QStringLiteral("title"), Node::scalar("before"), QStringLiteral("x")));
        QVERIFY(session.saveAs(path, &why));
        QVERIFY(session.setValue(QStringLiteral("title"), Node::scalar("after " + std::string(50'000, 'y')),
                                 QStringLiteral("x")));
        // A limit on the size of files refuses a write as a full disk does.
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        rlimit small = before;
        small.rlim_cur = 4096;
        setrlimit(RLIMIT_FSIZE, &small);
        QSignalSpy notice(&session, &Session::notice);
        const bool saved = session.save(&why);
        session.autosaveNow();
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!saved);
        QVERIFY2(why.contains(QStringLiteral("p.yaml")), qPrintable(why));
        QVERIFY(session.isModified());
        QVERIFY(!notice.isEmpty()); // the copy could not be written either, and that is said
        const auto bytes = core::readFile(core::pathFromText(path.toStdString()));
        QVERIFY(bytes && bytes->find("before") != std::string::npos);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // nothing half written lies about
        QVERIFY(session.save(&why));                                    // there is room again
        QVERIFY(!session.isModified());
#else
        QSKIP("Needs a limit on the size of files.");
#endif
    }

    /// What fits into a buffer is refused only when the buffer is emptied; that must not be missed.
    void aFullDiskRefusesLittleAsWell()
    {
#ifdef Q_OS_UNIX
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        {
            Session session;
            fill(session, path);
            std::signal(SIGXFSZ, SIG_IGN);
            rlimit before{};
            getrlimit(RLIMIT_FSIZE, &before);
            rlimit small = before;
            small.rlim_cur = 1;
            setrlimit(RLIMIT_FSIZE, &small);
            const bool saved = refused(session);
            setrlimit(RLIMIT_FSIZE, &before);
            QVERIFY(saved);
        }
        lookAtWhatIsLeft(path);
#else
        QSKIP("Needs a limit on the size of files.");
#endif
    }

    /// The same on a disk that is full in earnest, with what the program remembers on it.
    void aDiskThatIsFull()
    {
#ifdef Q_OS_LINUX
        QTemporaryDir folder;
        const QString config = QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation);
        QDir().mkpath(Autosave::folder());
        QDir().mkpath(config);
        const QStringList places{folder.path(), Autosave::folder(), config};
        if (unshare(CLONE_NEWNS) != 0 || mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) != 0)
            QSKIP("Only root may mount a small disk.");
        for (const QString &place : places)
            if (mount("tmpfs", qPrintable(place), "tmpfs", 0, "size=64k") != 0)
                QSKIP("A small disk cannot be mounted here.");
        const auto unmount = qScopeGuard([&] {
            for (const QString &place : places)
                umount2(qPrintable(place), MNT_DETACH);
        });
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        ui::Settings::setValue(ui::Settings::Page, QStringLiteral("money"));
        {
            Session session;
            fill(session, path);
            const auto stuff = [&](const QString &place) {
                QFile rest(place + QStringLiteral("/rest"));
                QVERIFY(rest.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
                while (rest.write("y") == 1) {
                }
            };
            for (const QString &place : places)
                stuff(place);
            QVERIFY(refused(session));
            ui::Settings::setValue(ui::Settings::LastFolder, QString(8'000, QLatin1Char('z')));
            QString why;
            QVERIFY(!ui::charts::exportChart(samples::knee(false), folder.filePath(QStringLiteral("c.svg")),
                                             QSize(640, 360), QLocale(), &why));
            QVERIFY2(why.contains(QStringLiteral("no space")), qPrintable(why));
        }
        QCOMPARE(ui::Settings::value(ui::Settings::Page).toString(), QStringLiteral("money"));
        QVERIFY(QFileInfo(config + QStringLiteral("/settings.ini")).size() > 0);
        lookAtWhatIsLeft(path);
#else
        QSKIP("Needs a small disk.");
#endif
    }

    // ---- what others wrote ---------------------------------------------------------------------------------------

    void savingAsksBeforeItOverwritesAStranger_data()
    {
        QTest::addColumn<QString>("button");
        QTest::addColumn<QByteArray>("inFile");
        QTest::addColumn<bool>("saved");
        QTest::newRow("nothing") << QString() << QByteArray("theirs") << false;
        QTest::newRow("overwrite") << QStringLiteral("changed.overwrite") << QByteArray("mine") << true;
        QTest::newRow("reload") << QStringLiteral("changed.reload") << QByteArray("theirs") << false;
    }
    void savingAsksBeforeItOverwritesAStranger()
    {
        QFETCH(QString, button);
        QFETCH(QByteArray, inFile);
        QFETCH(bool, saved);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        put(path, "schema: paretoscope/1\ntitle: before\n");
        MainWindow window({.remembers = false});
        window.session().openProject(path);
        QTRY_COMPARE(window.session().title(), QStringLiteral("before"));
        QTRY_VERIFY(!window.session().busy());
        QVERIFY(window.session().setValue(QStringLiteral("title"), Node::scalar("mine"), QStringLiteral("x")));
        put(path, "schema: paretoscope/1\ntitle: theirs\n");
        QTRY_VERIFY(!window.messages().text().isEmpty()); // having said it is no leave to overwrite it
        answer(button);
        QCOMPARE(window.save(), saved);
        QVERIFY(bytesOf(path).contains(inFile));
        if (button == QLatin1String("changed.reload")) {
            QTRY_COMPARE(window.session().title(), QStringLiteral("theirs"));
            QCOMPARE(Autosave::kept().size(), 1); // what was typed here is not gone
            QVERIFY(bytesOf(Autosave::kept().front().copyPath).contains("mine"));
            QVERIFY(Autosave::pending().isEmpty());
        }
        if (saved) // and once it is ours, nobody asks
            QVERIFY(window.save());
        window.session().discardAutosave();
    }

    void aCopySaysThatItsOriginalHasChanged()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        {
            Session session;
            fill(session, path);
        }
        QCOMPARE(Autosave::pending().front().original(), ui::Recovery::Original::Same);
        put(path, "schema: paretoscope/1\ntitle: theirs\n");
        QCOMPARE(Autosave::pending().front().original(), ui::Recovery::Original::Changed);
        RememberingWindow window;
        QTRY_VERIFY(window->messages().text().contains(QStringLiteral("has been changed since")));
        QVERIFY(window->messages().text().contains(QStringLiteral("The last edit in it: retitle")));
        window->messages().choose(0);
        QTRY_COMPARE(window->session().title(), QStringLiteral("first edit"));
        QVERIFY(window->session().fileDiffers());
        answer({});
        QVERIFY(!window->save());
        QVERIFY(bytesOf(path).contains("theirs"));
        window->session().undoStack()->setClean();
        window->session().discardAutosave();
    }

    void aSkippedCopyCanStillBeOpened()
    {
        QTemporaryDir folder;
        for (int copy = 0; copy < 2; ++copy) {
            Session session;
            fill(session, folder.filePath(QStringLiteral("p.yaml")));
            QTest::qWait(1'100); // copies are told apart by the second
        }
        RememberingWindow window;
        QTRY_VERIFY(!window->messages().text().isEmpty());
        while (!window->messages().text().isEmpty())
            window->messages().choose(1);
        QVERIFY(Autosave::pending().isEmpty());
        QMenu *file = window->actions().menu(WindowActions::FileMenu);
        Q_EMIT file->aboutToShow();
        const QList<QAction *> actions = window->actions().menu(WindowActions::RecoveredMenu)->actions();
        QCOMPARE(actions.size(), 2);
        QVERIFY2(actions[0]->text().contains(QStringLiteral("first edit")), qPrintable(actions[0]->text()));
        QVERIFY2(actions[0]->text().contains(QRegularExpression(QStringLiteral("\\d:\\d\\d:\\d\\d"))),
                 qPrintable(actions[0]->text()));
        actions[0]->trigger();
        QTRY_COMPARE(window->session().title(), QStringLiteral("first edit"));
        QVERIFY(window->session().isModified());
        QCOMPARE(Autosave::kept().size(), 1);
        window->session().undoStack()->setClean();
        window->session().discardAutosave();
    }

    void oldCopiesGoOnlyIfTheyWereSkipped()
    {
        QTemporaryDir folder;
        {
            Session session;
            fill(session, folder.filePath(QStringLiteral("p.yaml")));
        }
        const QDateTime now = QDateTime::currentDateTimeUtc();
        Autosave::removeOld(now.addDays(400));
        QCOMPARE(Autosave::pending().size(), 1); // nobody was asked yet
        Autosave::skip(Autosave::pending().front());
        Autosave::removeOld(now.addDays(29));
        QCOMPARE(Autosave::kept().size(), 1);
        Autosave::removeOld(now.addDays(32));
        QVERIFY(Autosave::kept().isEmpty());
    }

    // ---- what is still being typed -------------------------------------------------------------------------------

    /// Every line of every page and of the scenario by which the document can be changed: what was typed there is kept
    /// before the line is left, and is one step to undo however often it was kept.
    void whatIsBeingTypedIsKept()
    {
        MainWindow window({.remembers = false});
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.session().openExample(QStringLiteral("whole-row"));
        QTRY_VERIFY(!window.session().busy());
        QStringList tried;
        for (const ui::PageEntry &entry : ui::pageRegistry()) {
            window.showPage(entry.id);
            QCoreApplication::processEvents();
            const QPointer<ui::Page> page = window.currentPage();
            for (const QPointer<QLineEdit> &input : inputsOf(*page)) {
                if (!input || !input->isVisible() || !input->isEnabled() || input->isReadOnly())
                    continue;
                input->setFocus();
                QVERIFY2(typingIsKept(window, &tried), qPrintable(m_why));
            }
        }
        for (const ui::ScenarioDock::FieldName &field : window.scenario().fieldNames()) {
            window.scenario().focusField(field.path);
            QVERIFY2(typingIsKept(window, &tried), qPrintable(m_why));
        }
        QVERIFY2(tried.size() > 40, qPrintable(tried.join(QLatin1Char(' '))));
        for (const char *one : {"assessment.supply_chain.reason", "assessment.supply_chain.date",
                                "assessment.supply_chain.score", "title", "report.committee"})
            QVERIFY2(tried.contains(QLatin1String(one)), one);
        window.session().discardAutosave();
    }

    void quittingAsksForWhatIsBeingTyped()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        put(path, "schema: paretoscope/1\ntitle: before\n");
        RememberingWindow window;
        window->session().openProject(path);
        QTRY_COMPARE(window->session().title(), QStringLiteral("before"));
        window->showPage(QStringLiteral("report"));
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        auto *title = window->currentPage()->findChild<QLineEdit *>(QStringLiteral("title"));
        QTRY_COMPARE(title->text(), QStringLiteral("before"));
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("half a "));
        QVERIFY(!window->session().isModified());
        answer({}); // "Cancel"
        QVERIFY(!window->close());
        QVERIFY(window->session().isModified());
        QCOMPARE(title->text(), QStringLiteral("half a ")); // the blank, too: the next word is still to come
        QCOMPARE(window->focusWidget(), title);
        window->session().undoStack()->setClean();
        window->session().discardAutosave();
    }

    void whatMayNotBeWrittenIsSaid()
    {
        // A folder in the file's place refuses everybody, also those who may write anything.
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("p.yaml"));
        QVERIFY(QDir().mkpath(path + QStringLiteral("/inside")));
        Session session;
        QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(5), QStringLiteral("x")));
        QString why;
        QVERIFY(!session.saveAs(path, &why));
        QVERIFY(why.contains(QStringLiteral("cannot be written")));
        QVERIFY(session.filePath().isEmpty());
        QVERIFY(session.isModified());
        session.discardAutosave();
    }
};

int main(int argc, char **argv)
{
    uitest::prepare();
    QApplication application(argc, argv);
    uitest::prepareApplication();
    if (const QString path = qEnvironmentVariable(editorVariable); !path.isEmpty())
        return edit(application, path);
    NeverLosesTest test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}
#include "tst_neverloses.moc"
