// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace {

struct Outcome
{
    int code = -1;
    QByteArray out, err;
};

Outcome run(const QStringList &arguments, const QString &dataFolder = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    if (!dataFolder.isEmpty())
        environment.insert(QStringLiteral("XDG_DATA_HOME"), dataFolder);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PARETOSCOPE_PROGRAM), QStringList{QStringLiteral("catalogue")} + arguments);
    process.waitForFinished(60'000);
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class tst_cli_catalogue : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void json_data();
    void json();
    void text();
    void csv();
    void usage();
};

void tst_cli_catalogue::json_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("atLeast");
    QTest::newRow("gpus") << QStringLiteral("gpus") << 31;
    QTest::newRow("models") << QStringLiteral("models") << 80;
    QTest::newRow("grids") << QStringLiteral("grids") << 31;
    QTest::newRow("providers") << QStringLiteral("providers") << 20;
    QTest::newRow("engines") << QStringLiteral("engines") << 3;
    QTest::newRow("costs") << QStringLiteral("costs") << 17;
}

void tst_cli_catalogue::json()
{
    QFETCH(QString, kind);
    QFETCH(int, atLeast);
    const Outcome outcome = run({kind, QStringLiteral("--json")});
    QCOMPARE(outcome.code, 0);
    QCOMPARE(outcome.err, QByteArray());
    const QJsonArray entries = QJsonDocument::fromJson(outcome.out).array();
    QVERIFY(entries.size() >= atLeast);
    for (const QJsonValue &entry : entries) {
        const QJsonObject object = entry.toObject();
        QVERIFY(!object.value(QStringLiteral("id")).toString().isEmpty());
        QVERIFY(!object.value(QStringLiteral("sources")).toArray().isEmpty());
        QVERIFY(object.value(QStringLiteral("date")).isString());
        QVERIFY(object.value(QStringLiteral("verified")).isBool());
    }
}

void tst_cli_catalogue::text()
{
    const Outcome outcome = run({QStringLiteral("gpus"), QStringLiteral("--find"), QStringLiteral("h100")});
    QCOMPARE(outcome.code, 0);
    const QList<QByteArray> lines = outcome.out.split('\n');
    QVERIFY(lines.at(0).startsWith("Id "));
    QVERIFY(lines.at(1).startsWith("h100-sxm-80gb "));
    QVERIFY(lines.at(1).contains("3,350"));
    QVERIFY(outcome.out.contains("\nh100-nvl-94gb? "));
    QVERIFY(outcome.out.contains("\n? not verified"));
    QVERIFY(outcome.out.contains("\n[1] "));
    QVERIFY(!outcome.out.contains("MI300X"));
}

void tst_cli_catalogue::csv()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("providers.csv"));
    QCOMPARE(run({QStringLiteral("providers"), QStringLiteral("--csv"), path}).code, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray csv = file.readAll();
    QVERIFY(csv.startsWith("id,name,headquarters,jurisdiction,us_exposure,offer_gpu,"));
    QVERIFY(csv.count('\n') > 95); // one line an offer, and those without
}

void tst_cli_catalogue::usage()
{
    QCOMPARE(run({}).code, 2);
    QCOMPARE(run({QStringLiteral("abacuses")}).code, 2);
    const Outcome none =
        run({QStringLiteral("gpus"), QStringLiteral("--find"), QStringLiteral("abacus"), QStringLiteral("--json")});
    QCOMPARE(none.code, 0);
    QCOMPARE(QJsonDocument::fromJson(none.out).array().size(), 0);
}

QTEST_GUILESS_MAIN(tst_cli_catalogue)
#include "tst_cli_catalogue.moc"
