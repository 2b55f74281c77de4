// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

/// Starts the program and looks at what it prints and how it ends.
class CliImportTest : public QObject
{
    Q_OBJECT

    struct Ended
    {
        int code = -1;
        QByteArray out;
        QByteArray err;
        QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
    };

    Ended start(const QStringList &arguments)
    {
        QProcess process;
        process.setWorkingDirectory(m_directory.path());
        process.start(QStringLiteral(PARETOSCOPE_PROGRAM), QStringList{QStringLiteral("import")} + arguments);
        if (!process.waitForFinished(60'000))
            return {};
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    void write(const QString &name, const QByteArray &bytes)
    {
        QDir(m_directory.path()).mkpath(QFileInfo(m_directory.filePath(name)).path());
        QFile file(m_directory.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }

    QTemporaryDir m_directory;

private Q_SLOTS:
    void initTestCase()
    {
        write(QStringLiteral("sweep.csv"), "concurrency,request_throughput_rps,ttft_p99_ms\n1,2,110\n8,14,240\n");
        write(QStringLiteral("bad.csv"), "concurrency,request_throughput_rps,ttft_p99_ms\n1,\"2,5\",110\n8,14,240\n");
        write(QStringLiteral("folder/sweep.csv"),
              "concurrency,request_throughput_rps,ttft_p99_ms\n1,2,111\n8,14,240\n");
        write(QStringLiteral("folder/notes.md"), "nothing");
        write(QStringLiteral("nothing/notes.md"), "nothing");
    }

    void json()
    {
        const Ended ended = start({QStringLiteral("sweep.csv"), QStringLiteral("folder/"), QStringLiteral("--json")});
        QCOMPARE(ended.code, 0);
        const QJsonObject root = ended.json();
        const QJsonArray runs = root.value(QLatin1String("runs")).toArray();
        QCOMPARE(runs.size(), 4);
        const auto path = [&](int i) {
            return runs.at(i)
                .toObject()
                .value(QLatin1String("source"))
                .toObject()
                .value(QLatin1String("path"))
                .toString();
        };
        QCOMPARE(path(0), QStringLiteral("sweep.csv"));
        QCOMPARE(path(2), QStringLiteral("folder/sweep.csv"));
        const QJsonArray sweeps = root.value(QLatin1String("sweeps")).toArray();
        QCOMPARE(sweeps.size(), 2);
        QVERIFY(sweeps.at(0).toObject().contains(QLatin1String("knee")));
        QVERIFY(sweeps.at(0).toObject().contains(QLatin1String("safe_capacity")));
        const QJsonArray unrecognised = root.value(QLatin1String("unrecognised")).toArray();
        QCOMPARE(unrecognised.size(), 1);
        QCOMPARE(unrecognised.at(0).toObject().value(QLatin1String("path")).toString(),
                 QStringLiteral("folder/notes.md"));
        QVERIFY(!unrecognised.at(0).toObject().value(QLatin1String("reason")).toString().isEmpty());
    }

    void codes_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::newRow("file") << QStringList{QStringLiteral("sweep.csv")} << 0;
        QTest::newRow("folder") << QStringList{QStringLiteral("folder")} << 0;
        QTest::newRow("folder with nothing") << QStringList{QStringLiteral("nothing")} << 0;
        QTest::newRow("file of nothing") << QStringList{QStringLiteral("nothing/notes.md")} << 3;
        QTest::newRow("missing") << QStringList{QStringLiteral("absent.json")} << 3;
        QTest::newRow("missing beside a good one")
            << QStringList{QStringLiteral("absent.json"), QStringLiteral("sweep.csv")} << 3;
        QTest::newRow("decimal comma") << QStringList{QStringLiteral("bad.csv")} << 3;
        QTest::newRow("nothing named") << QStringList{} << 2;
        QTest::newRow("unknown option") << QStringList{QStringLiteral("sweep.csv"), QStringLiteral("--frobnicate")}
                                        << 2;
    }
    void codes()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        const Ended ended = start(arguments);
        QCOMPARE(ended.code, code);
        QVERIFY(code == 0 || !ended.err.isEmpty());
    }

    void placeOfABadCell()
    {
        const Ended ended = start({QStringLiteral("bad.csv"), QStringLiteral("--json")});
        QVERIFY2(ended.err.contains("bad.csv:2:3: "), ended.err.constData());
        QVERIFY(ended.err.contains("2,5"));
        QCOMPARE(ended.json().value(QLatin1String("runs")).toArray().size(), 1);
    }

    void csv()
    {
        QCOMPARE(start({QStringLiteral("sweep.csv"), QStringLiteral("--csv"), QStringLiteral("out.csv")}).code, 0);
        const Ended again = start({QStringLiteral("out.csv"), QStringLiteral("--json")});
        QCOMPARE(again.json().value(QLatin1String("runs")).toArray().size(), 2);
    }

    void text()
    {
        const Ended ended = start({QStringLiteral("sweep.csv")});
        QVERIFY(ended.out.contains("2 runs, 1 sweeps"));
    }
};

QTEST_GUILESS_MAIN(CliImportTest)
#include "tst_cli_import.moc"
