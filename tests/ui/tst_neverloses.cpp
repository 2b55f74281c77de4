// SPDX-License-Identifier: GPL-3.0-or-later
// A program that edits, saves and keeps its copy is killed at random moments, again and again: what it said was kept
// must be there, whole. The number of rounds is PARETOSCOPE_KILLS (20 by default).
#include "core/files.h"
#include "core/project/document.h"
#include "tests/ui/uitest.h"
#include "ui/session.h"
#include "ui/sessionautosave.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QSignalSpy>
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

using core::project::Node;
using ui::Autosave;
using ui::Session;

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

} // namespace

class NeverLosesTest : public QObject
{
    Q_OBJECT
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
