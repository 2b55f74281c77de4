// SPDX-License-Identifier: GPL-3.0-or-later
// Ctrl-C ends a long command with exit code 4 and leaves nothing half-written.
#include "clirun.h"

#include <QtTest>

#if defined(Q_OS_UNIX)
#include <csignal>
#endif

class CliInterruptTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void duringImport()
    {
#if defined(Q_OS_UNIX)
        QTemporaryDir folder;
        // Enough files that the import cannot be done before the signal comes.
        QByteArray rows = "concurrency,output_tokens_per_s,ttft_p50_ms\n";
        for (int i = 1; i < 4000; ++i)
            rows += QByteArray::number(i) + ",100.5,20.25\n";
        for (int i = 0; i < 400; ++i) {
            QFile file(folder.filePath(QStringLiteral("r%1.csv").arg(i)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(rows + QByteArray::number(i) + ",1,1\n");
        }
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(QStringLiteral(PARETOSCOPE_PROGRAM),
                      {QStringLiteral("import"), folder.path(), QStringLiteral("--csv"), QStringLiteral("out.csv"),
                       QStringLiteral("--json")});
        QVERIFY(process.waitForStarted());
        // The watcher stands once the arguments are read; a moment is more than that takes.
        QTest::qWait(400);
        if (process.state() != QProcess::Running)
            QSKIP("the import was done before the signal");
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 4);
        QVERIFY(process.readAllStandardOutput().isEmpty());
        QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("out.csv"))));
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("out*")}, QDir::Files).size(), 0);
#else
        QSKIP("signals of this kind are of Unix");
#endif
    }
};

QTEST_GUILESS_MAIN(CliInterruptTest)
#include "tst_cli_interrupt.moc"
