// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/uitest.h"
#include "ui/session.h"
#include "ui/sessionautosave.h"
#include "ui/sessionfiles.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

using core::project::Node;
using ui::Autosave;
using ui::Session;

namespace {

const QByteArray sweepCsv =
    "concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
    "1,2,80,110,350,1.00\n8,14,110,240,2100,1.00\n16,22,180,460,3400,0.98\n"
    "24,26,320,980,3900,0.62\n32,27,540,1800,4000,0.20\n";

QString write(const QTemporaryDir &folder, const QString &name, const QByteArray &bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        return {};
    return file.fileName();
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString textAt(const Session &session, const char *path)
{
    const Node *node = session.document().at(path);
    return node == nullptr ? QStringLiteral("absent") : QString::fromStdString(node->text());
}

} // namespace

class SessionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { QDir(Autosave::folder()).removeRecursively(); }

    void startsEmptyAndClean()
    {
        Session session;
        QVERIFY(session.evaluation() != nullptr);
        QVERIFY(session.library() != nullptr);
        QVERIFY(!session.isModified());
        QVERIFY(!session.busy());
        QCOMPARE(session.title(), QStringLiteral("Untitled"));
    }

    void editUndoRedo()
    {
        Session session;
        QSignalSpy document(&session, &Session::documentChanged);
        QSignalSpy figures(&session, &Session::evaluationChanged);
        QVERIFY(session.setValue(QStringLiteral("scenario.slo.ttft_p99_ms"), Node::number(500),
                                 QStringLiteral("Change SLO")));
        QCOMPARE(document.count(), 1);
        QCOMPARE(figures.count(), 1);
        QVERIFY(session.isModified());
        QCOMPARE(session.project()->scenario.slo.terms.size(), std::size_t{1});
        QCOMPARE(session.undoStack()->undoText(), QStringLiteral("Change SLO"));
        session.undoStack()->undo();
        QVERIFY(!session.isModified());
        QCOMPARE(textAt(session, "scenario.slo.ttft_p99_ms"), QStringLiteral("absent"));
        QVERIFY(session.project()->scenario.slo.terms.empty());
        session.undoStack()->redo();
        QCOMPARE(textAt(session, "scenario.slo.ttft_p99_ms"), QStringLiteral("500"));
    }

    void theSameValueIsNoStep()
    {
        Session session;
        QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(7), QStringLiteral("a")));
        QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(7), QStringLiteral("b")));
        QCOMPARE(session.undoStack()->count(), 1);
    }

    void merging()
    {
        Session session;
        const QString path = QStringLiteral("energy.pue");
        const int key = session.newMergeKey();
        for (const double value : {1.1, 1.2, 1.3})
            QVERIFY(session.setValue(path, Node::number(value), QStringLiteral("Change PUE"), nullptr, key));
        QCOMPARE(session.undoStack()->count(), 1);
        // Another stretch of typing, another field under the same key, and no key at all are steps of their own.
        QVERIFY(session.setValue(path, Node::number(1.4), QStringLiteral("x"), nullptr, session.newMergeKey()));
        QVERIFY(
            session.setValue(QStringLiteral("energy.power_w"), Node::number(700), QStringLiteral("x"), nullptr, key));
        QVERIFY(session.setValue(path, Node::number(1.5), QStringLiteral("x")));
        QVERIFY(session.setValue(path, Node::number(1.6), QStringLiteral("x")));
        QCOMPARE(session.undoStack()->count(), 5);
        for (int i = 0; i < 4; ++i)
            session.undoStack()->undo();
        QCOMPARE(textAt(session, "energy.pue"), QStringLiteral("1.3"));
        session.undoStack()->undo();
        QCOMPARE(textAt(session, "energy.pue"), QStringLiteral("absent"));
    }

    void aStretchThatEndsWhereItBeganIsNoStep()
    {
        Session session;
        QVERIFY(session.setValue(QStringLiteral("energy.pue"), Node::number(1.2), QStringLiteral("x")));
        const int key = session.newMergeKey();
        QVERIFY(session.setValue(QStringLiteral("energy.pue"), Node::number(1.3), QStringLiteral("x"), nullptr, key));
        QVERIFY(session.setValue(QStringLiteral("energy.pue"), Node::number(1.2), QStringLiteral("x"), nullptr, key));
        QCOMPARE(session.undoStack()->count(), 1);
    }

    void refusedEdits()
    {
        Session session;
        QString why;
        QVERIFY(!session.setValue(QStringLiteral("energy.pue"), Node::scalar("1,4"), QStringLiteral("x"), &why));
        QVERIFY(!why.isEmpty());
        QVERIFY(!session.isModified());
        QCOMPARE(textAt(session, "energy.pue"), QStringLiteral("absent"));
        QVERIFY(!session.removeValue(QStringLiteral("energy.pue"), QStringLiteral("x")));
    }

    void openImportAndUndoImport()
    {
        QTemporaryDir folder;
        const QString csv = write(folder, QStringLiteral("sweep.csv"), sweepCsv);
        const QString project =
            write(folder, QStringLiteral("p.yaml"),
                  "schema: paretoscope/1\nscenario: {slo: {ttft_p99_ms: 500, goodput_min: 0.95}}\n");
        Session session;
        QSignalSpy opened(&session, &Session::opened);
        session.openProject(project);
        QVERIFY(opened.wait());
        QCOMPARE(session.filePath(), project);
        QVERIFY(!session.isModified());

        QSignalSpy library(&session, &Session::libraryChanged);
        session.importPaths({csv});
        QVERIFY(library.wait());
        QCOMPARE(session.library()->runs.size(), std::size_t{5});
        QCOMPARE(textAt(session, "results.0.path"), QStringLiteral("sweep.csv"));
        QCOMPARE(textAt(session, "results.0.sha256").size(), 64);
        QVERIFY(session.isModified());
        QTRY_VERIFY(!session.busy());
        QCOMPARE(session.evaluation()->sweeps.size(), std::size_t{1});
        QVERIFY(session.evaluation()->sweeps[0].safeCapacity.has_value());

        session.undoStack()->undo();
        QCOMPARE(session.library()->runs.size(), std::size_t{0});
        QCOMPARE(textAt(session, "results.0.path"), QStringLiteral("absent"));
        QVERIFY(session.evaluation()->sweeps.empty());
        session.undoStack()->redo();
        QCOMPARE(session.library()->runs.size(), std::size_t{5});

        // The same file again changes nothing that was there.
        QSignalSpy notice(&session, &Session::notice);
        session.importPaths({csv});
        QVERIFY(notice.wait());
        QCOMPARE(session.library()->runs.size(), std::size_t{5});

        QVERIFY(session.removeResult(QStringLiteral("sweep.csv")));
        QCOMPARE(session.library()->runs.size(), std::size_t{0});
    }

    void theSloMovesTheSafeCapacityAtOnce()
    {
        QTemporaryDir folder;
        write(folder, QStringLiteral("sweep.csv"), sweepCsv);
        const QString project =
            write(folder, QStringLiteral("p.yaml"),
                  "schema: paretoscope/1\nscenario: {slo: {ttft_p99_ms: 500}}\nresults: [{path: sweep.csv}]\n");
        Session session;
        QSignalSpy opened(&session, &Session::opened);
        session.openProject(project);
        QVERIFY(opened.wait());
        const auto safe = [&session] {
            const auto &sweep = session.evaluation()->sweeps.at(0);
            return sweep.safeCapacity ? sweep.points[*sweep.safeCapacity].load.value_or(-1) : -1;
        };
        QCOMPARE(safe(), 16.0);
        QVERIFY(session.setValue(QStringLiteral("scenario.slo.ttft_p99_ms"), Node::number(200), QStringLiteral("x")));
        QCOMPARE(safe(), 1.0);
        session.undoStack()->undo();
        QCOMPARE(safe(), 16.0);
    }

    void missingResultsKeepTheirReference()
    {
        QTemporaryDir folder;
        const QString project = write(folder, QStringLiteral("p.yaml"),
                                      "schema: paretoscope/1\nresults: [{path: gone/away.json, note: kept}]\n");
        Session session;
        QSignalSpy opened(&session, &Session::opened);
        QSignalSpy notice(&session, &Session::notice);
        session.openProject(project);
        QVERIFY(opened.wait());
        QCOMPARE(session.missingResults(), QStringList{QStringLiteral("gone/away.json")});
        QVERIFY(notice.at(0).at(0).toString().contains(QStringLiteral("gone/away.json")));
        QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(3), QStringLiteral("x")));
        QVERIFY(session.save());
        QVERIFY(read(project).contains("path: gone/away.json"));
        QVERIFY(read(project).contains("note: kept"));
    }

    void whatCannotBeOpenedChangesNothing()
    {
        QTemporaryDir folder;
        const QString broken = write(folder, QStringLiteral("broken.yaml"), "schema: paretoscope/1\nenergy: {pue: [\n");
        Session session;
        QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(3), QStringLiteral("x")));
        QSignalSpy failed(&session, &Session::failed);
        session.openProject(broken);
        QVERIFY(failed.wait());
        QVERIFY2(failed.at(0).at(0).toString().contains(QStringLiteral("broken.yaml")),
                 qPrintable(failed.at(0).at(0).toString()));
        session.openProject(folder.filePath(QStringLiteral("absent.yaml")));
        QVERIFY(failed.wait());
        QCOMPARE(textAt(session, "seed"), QStringLiteral("3"));
        QVERIFY(session.filePath().isEmpty());
    }

    void saveKeepsStrangersAndTellsOfFailure()
    {
        QTemporaryDir folder;
        const QString project =
            write(folder, QStringLiteral("p.yaml"), "schema: paretoscope/1\nmine: {a: 1}\nseed: 4\n");
        Session session;
        QSignalSpy opened(&session, &Session::opened);
        session.openProject(project);
        QVERIFY(opened.wait());
        QString why;
        QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(5), QStringLiteral("x")));
        QVERIFY(!session.saveAs(folder.filePath(QStringLiteral("no/such/folder/p.yaml")), &why));
        QVERIFY(why.contains(QStringLiteral("cannot be written")));
        QVERIFY(session.isModified());
        QVERIFY(session.save(&why));
        QVERIFY(!session.isModified());
        QCOMPARE(read(project), QByteArray("schema: paretoscope/1\nmine: {a: 1}\nseed: 5\n"));
    }

    void savingElsewhereTurnsReferences()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("a/data")));
        QVERIFY(QDir(folder.path()).mkpath(QStringLiteral("b")));
        write(folder, QStringLiteral("a/data/sweep.csv"), sweepCsv);
        const QString project =
            write(folder, QStringLiteral("a/p.yaml"), "schema: paretoscope/1\nresults: [{path: data/sweep.csv}]\n");
        Session session;
        QSignalSpy opened(&session, &Session::opened);
        session.openProject(project);
        QVERIFY(opened.wait());
        QVERIFY(session.saveAs(folder.filePath(QStringLiteral("b/q.yaml"))));
        QVERIFY(read(folder.filePath(QStringLiteral("b/q.yaml"))).contains("../a/data/sweep.csv"));
        Session again;
        QSignalSpy openedAgain(&again, &Session::opened);
        again.openProject(folder.filePath(QStringLiteral("b/q.yaml")));
        QVERIFY(openedAgain.wait());
        QCOMPARE(again.library()->runs.size(), std::size_t{5});
    }

    void autosaveAndRecovery()
    {
        QString copy;
        {
            Session session;
            QVERIFY(Autosave::pending().isEmpty());
            QVERIFY(session.setValue(QStringLiteral("title"), Node::scalar("Never saved"), QStringLiteral("x")));
            QSignalSpy autosaved(&session, &Session::autosaved);
            session.autosaveNow();
            QCOMPARE(autosaved.count(), 1);
            QVERIFY(Autosave::pending().isEmpty()); // its window is still open
        }
        // The window went without saying goodbye.
        const QList<ui::Recovery> left = Autosave::pending();
        QCOMPARE(left.size(), 1);
        QCOMPARE(left[0].title, QStringLiteral("Never saved"));
        QVERIFY(left[0].originalPath.isEmpty());

        Session next;
        QSignalSpy opened(&next, &Session::opened);
        next.recover(left[0]);
        QVERIFY(opened.wait());
        QCOMPARE(next.title(), QStringLiteral("Never saved"));
        QVERIFY(next.isModified());
        QVERIFY(next.filePath().isEmpty());
        QVERIFY(!QFile::exists(left[0].copyPath)); // taken over; the new window keeps its own
        QVERIFY(Autosave::pending().isEmpty());
        next.discardAutosave();
    }

    void autosaveFollowsByItself()
    {
        Session session;
        QSignalSpy autosaved(&session, &Session::autosaved);
        QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(9), QStringLiteral("x")));
        QVERIFY(autosaved.wait(10'000));
        session.discardAutosave();
    }

    void skippedRecoveryIsNotOfferedAgain()
    {
        {
            Session session;
            QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(9), QStringLiteral("x")));
            session.autosaveNow();
        }
        const QList<ui::Recovery> left = Autosave::pending();
        QCOMPARE(left.size(), 1);
        Autosave::skip(left[0]);
        QVERIFY(Autosave::pending().isEmpty());
        QVERIFY(QFile::exists(left[0].copyPath));
    }

    void savingRemovesTheCopy()
    {
        QTemporaryDir folder;
        {
            Session session;
            QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(9), QStringLiteral("x")));
            session.autosaveNow();
            QVERIFY(session.saveAs(folder.filePath(QStringLiteral("p.yaml"))));
        }
        QVERIFY(Autosave::pending().isEmpty());
    }

    void aFileChangedOutsideIsNoticed()
    {
        QTemporaryDir folder;
        const QString project = write(folder, QStringLiteral("p.yaml"), "schema: paretoscope/1\nseed: 4\n");
        Session session;
        QSignalSpy opened(&session, &Session::opened);
        session.openProject(project);
        QVERIFY(opened.wait());
        QSignalSpy changed(&session, &Session::fileChangedOutside);
        QVERIFY(session.setValue(QStringLiteral("seed"), Node::number(5), QStringLiteral("x")));
        QVERIFY(session.save()); // our own writing is no news
        QVERIFY(!changed.wait(300));
        write(folder, QStringLiteral("p.yaml"), "schema: paretoscope/1\nseed: 6\n");
        QTRY_COMPARE(changed.count(), 1);
    }

    void cancel()
    {
        QTemporaryDir folder;
        for (int i = 0; i < 200; ++i)
            write(folder, QStringLiteral("s%1.csv").arg(i), sweepCsv);
        Session session;
        QSignalSpy library(&session, &Session::libraryChanged);
        session.importPaths({folder.path()});
        QVERIFY(session.busy());
        session.cancelWork();
        QVERIFY(!session.busy());
        QTest::qWait(200);
        QCOMPARE(library.count(), 0);
        QVERIFY(session.library()->runs.empty());
    }

    void examples()
    {
        const QStringList names = ui::files::exampleNames();
        QVERIFY(names.contains(QStringLiteral("r12-knee")));
        for (const QString &name : names) {
            Session session;
            QSignalSpy failed(&session, &Session::failed);
            session.openExample(name);
            QVERIFY2(failed.isEmpty(), qPrintable(name + QStringLiteral(": ") + failed.value(0).value(0).toString()));
            QVERIFY2(session.missingResults().isEmpty(), qPrintable(name));
            QVERIFY(session.filePath().isEmpty());
            QVERIFY(!session.isModified());
        }
    }
};

UI_TEST_MAIN(SessionTest)
#include "tst_session.moc"
