// SPDX-License-Identifier: GPL-3.0-or-later
// `knee` and `audit` from the outside: the reference sweep R12 always, real series where PARETOSCOPE_CORPUS names them.
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

namespace {

struct Ended
{
    int code = -1;
    QByteArray out, err;
};

Ended start(const QStringList &arguments, const QString &folder = QString())
{
    QProcess process;
    if (!folder.isEmpty())
        process.setWorkingDirectory(folder);
    process.start(QStringLiteral(PARETOSCOPE_PROGRAM), arguments);
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QString text(const QJsonValue &value)
{
    if (value.isNull() || value.isUndefined())
        return QStringLiteral("-");
    if (value.isString())
        return value.toString();
    if (value.isArray()) {
        QStringList parts;
        for (const QJsonValue item : value.toArray())
            parts << text(item);
        return QLatin1Char('[') + parts.join(QLatin1Char(' ')) + QLatin1Char(']');
    }
    return QString::number(value.toDouble(), 'g', 4);
}

/// "open 6: knee 30 [30 35] chord past; safe 20; limits ttft"
QString print(const QJsonObject &sweep)
{
    const QJsonObject knee = sweep[QLatin1String("knee")].toObject();
    const QJsonObject safe = sweep[QLatin1String("safe_capacity")].toObject();
    const QString axis = knee.contains(QLatin1String("concurrency")) ? QStringLiteral("concurrency")
                                                                     : QStringLiteral("request_rate_rps");
    return QStringLiteral("%1 %2: knee %3 %4 %5%6; safe %7; limits %8")
        .arg(sweep[QLatin1String("load_kind")].toString())
        .arg(sweep[QLatin1String("points")].toArray().size())
        .arg(text(knee[axis]), text(knee[QLatin1String("bracket")]), text(knee[QLatin1String("reason")]),
             sweep[QLatin1String("past_knee")].toBool() ? QStringLiteral(" past") : QString(), text(safe[axis]),
             text(sweep[QLatin1String("limits")]));
}

const QByteArray
    r12Csv("concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
           "1,2,80,110,350,1.00\n8,14,110,240,2100,1.00\n16,22,180,460,3400,0.98\n"
           "24,26,320,980,3900,0.62\n32,27,540,1800,4000,0.20\n");

} // namespace

class GoldenKneeTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QStringList kneeLines(const QStringList &arguments, int expectedCode = 0)
    {
        const Ended ended =
            start(QStringList{QStringLiteral("knee"), QStringLiteral("--json")} + arguments, m_folder.path());
        QStringList lines;
        for (const QJsonValue sweep : QJsonDocument::fromJson(ended.out).array())
            lines << print(sweep.toObject());
        lines.sort();
        if (ended.code != expectedCode)
            lines << QStringLiteral("exit %1: %2").arg(ended.code).arg(QString::fromUtf8(ended.err));
        return lines;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QDir(m_folder.path()).mkpath(QStringLiteral("project"));
        write(m_folder.filePath(QStringLiteral("project/r12-sweep.csv")), r12Csv);
        write(m_folder.filePath(QStringLiteral("project/r12.yaml")),
              "schema: paretoscope/1\nscenario: {slo: {ttft_p99_ms: 500, goodput_min: 0.95}}\n"
              "results: [{path: r12-sweep.csv}]\n");
        write(m_folder.filePath(QStringLiteral("project/missing.yaml")),
              "schema: paretoscope/1\nresults: [{path: gone.csv}, {path: r12-sweep.csv}]\n");
    }

    void referenceProject()
    {
        QCOMPARE(kneeLines({QStringLiteral("project/r12.yaml")}).join(QLatin1Char('\n')),
                 QStringLiteral("closed 5: knee 16 [16 24] chord past; safe 16; limits ttft"));
        const Ended ended = start({QStringLiteral("knee"), QStringLiteral("project/r12.yaml"), QStringLiteral("--json"),
                                   QStringLiteral("--csv"), QStringLiteral("table.csv")},
                                  m_folder.path());
        const QJsonObject sweep = QJsonDocument::fromJson(ended.out).array()[0].toObject();
        const QJsonObject goodput =
            sweep[QLatin1String("safe_capacity")].toObject()[QLatin1String("goodput")].toObject();
        QCOMPARE(goodput[QLatin1String("tokens_per_s")].toDouble(), 3332.0);
        QCOMPARE(text(goodput[QLatin1String("tokens")]), QStringLiteral("total"));
        QCOMPARE(text(goodput[QLatin1String("basis")]), QStringLiteral("reported"));
        QCOMPARE(sweep[QLatin1String("points")][2][QLatin1String("ttft_ms")][QLatin1String("p99")].toDouble(), 460.0);
        QVERIFY(sweep[QLatin1String("points")][2][QLatin1String("output_tokens_per_s")].isNull());
        QCOMPARE(sweep[QLatin1String("slo")][QLatin1String("ttft_p99_ms")].toDouble(), 500.0);
        QFile table(m_folder.filePath(QStringLiteral("table.csv")));
        QVERIFY(table.open(QIODevice::ReadOnly));
        QCOMPARE(table.readAll().count('\n'), 6);
    }

    void importSaysTheKneeToo()
    {
        const Ended ended =
            start({QStringLiteral("import"), QStringLiteral("project/r12-sweep.csv"), QStringLiteral("--json")},
                  m_folder.path());
        const QJsonValue sweep = QJsonDocument::fromJson(ended.out)[QLatin1String("sweeps")][0];
        QCOMPARE(sweep[QLatin1String("knee")][QLatin1String("concurrency")].toDouble(), 16.0);
    }

    void exitCodes()
    {
        const QString csv = QStringLiteral("project/r12-sweep.csv");
        QCOMPARE(kneeLines({csv}).size(), 1);
        QCOMPARE(kneeLines({csv, QStringLiteral("--slo"), QStringLiteral("ttft_p99=1ms")}, 1).size(), 1);
        QCOMPARE(kneeLines({csv, QStringLiteral("--slo"), QStringLiteral("ttft_p99=1")}, 1).size(), 1);
        QCOMPARE(
            start({QStringLiteral("knee"), csv, QStringLiteral("--slo"), QStringLiteral("ttft")}, m_folder.path()).code,
            2);
        QCOMPARE(start({QStringLiteral("knee"), QStringLiteral("nowhere.csv")}, m_folder.path()).code, 3);
        // The command line's SLO wins over the project's.
        QCOMPARE(
            kneeLines({QStringLiteral("project/r12.yaml"), QStringLiteral("--slo"), QStringLiteral("goodput_min=0.6")}),
            QStringList{QStringLiteral("closed 5: knee 16 [16 24] chord past; safe 24; limits goodput")});
    }

    void missingResultIsARemark()
    {
        const Ended ended =
            start({QStringLiteral("knee"), QStringLiteral("project/missing.yaml"), QStringLiteral("--json")},
                  m_folder.path());
        QCOMPARE(ended.code, 0);
        QVERIFY(ended.err.contains("gone.csv"));
        QCOMPARE(QJsonDocument::fromJson(ended.out).array().size(), 1);
    }

    void auditOfTheReferenceProject()
    {
        const QStringList arguments{QStringLiteral("audit"), QStringLiteral("project/r12.yaml")};
        const Ended ended = start(arguments + QStringList{QStringLiteral("--json")}, m_folder.path());
        QCOMPARE(ended.code, 0);
        const QJsonArray findings = QJsonDocument::fromJson(ended.out).array();
        QStringList ids;
        for (const QJsonValue finding : findings)
            ids << finding[QLatin1String("id")].toString();
        QVERIFY2(ids.contains(QStringLiteral("benchmark.arithmetic-mismatch")), qPrintable(ids.join(QLatin1Char(' '))));
        QCOMPARE(findings[0][QLatin1String("severity")].toString(), QStringLiteral("severe"));
        QCOMPARE(start(arguments + QStringList{QStringLiteral("--strict")}, m_folder.path()).code, 1);
        QByteArray acknowledged("schema: paretoscope/1\nscenario: {slo: {ttft_p99_ms: 500, goodput_min: 0.95}}\n"
                                "results: [{path: r12-sweep.csv}]\nacknowledged:\n");
        for (const QString &id : ids)
            acknowledged += "  - {check: " + id.toUtf8() + ", reason: known}\n";
        write(m_folder.filePath(QStringLiteral("project/acknowledged.yaml")), acknowledged);
        QCOMPARE(
            start({QStringLiteral("audit"), QStringLiteral("project/acknowledged.yaml"), QStringLiteral("--strict")},
                  m_folder.path())
                .code,
            0);
    }

    void realSeries_data()
    {
        QTest::addColumn<QString>("files");
        QTest::addColumn<QString>("slo");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *name, const char *files, const char *slo, const char *found) {
            QTest::newRow(name) << QString::fromUtf8(files) << QString::fromUtf8(slo) << QString::fromUtf8(found);
        };
        row("vLLM and SGLang in one file", "vllm-bench-serve/CONCATENATED_12docs_*67a705*", "ttft_p99=500ms",
            "open 6: knee 30 [30 35] chord past; safe 20; limits ttft\nopen 6: knee 30 [30 35] chord past; safe 20; "
            "limits ttft");
        row("two engines, small model", "vllm-bench-serve/CONCATENATED_12docs_*370541*", "ttft_p99=500ms",
            "open 6: knee 10 [10 20] chord past; safe 10; limits ttft\nopen 6: knee 20 [20 30] chord past; safe 10; "
            "limits ttft");
        row("16 GPUs", "vllm-bench-serve/inferencex-fork_gpt-oss-120b_16gpu_*", "ttft_p99=2s",
            "closed 8: knee - - not_past_knee; safe 256; limits ttft");
        row("client cap", "vllm-bench-serve/detailed_sweep_*", "ttft_p99=500ms", "capped 9: knee - - client_cap; *");
        row("saturated at the first", "vllm-bench-serve/gemma4-gpu_*", "",
            "open 7: knee - - saturated_at_first past; safe -; limits -");
        // Its sixth rate, 0.1, has answers of half the length: another workload.
        row("below the knee", "vllm-bench-serve/dgx-spark_gpt-oss-20b_mxfp4_11-rate-sweep-*", "e2e_p95=60s",
            "open 5: knee - - not_past_knee; safe 0.5; limits e2e");
        // The CSV files do not say their load; of the JSON ones four loads are there.
        row("NIM", "genai-perf/nim_*.json", "", "closed 4: knee - - too_few_points*");
        row("rate stages", "inference-perf/kubecon-na-2025_vllm/*", "ttft_p99=1s",
            "open 6: knee 92.19 [92.19 122.6] chord past; safe 92.19; limits ttft");
        row("ten requests a load", "llmperf/sweep_gpt-4.1-nano_*_summary.json", "",
            "closed 6: knee - - too_few_samples*");
        row("three systems", "vllm-bench-serve/pd-ratio_*", "",
            "closed 3: knee - - too_few_points*\nclosed 3: knee - - too_few_points*\nclosed 3: knee - - "
            "too_few_points*");
    }
    void realSeries()
    {
        const QString corpus = qEnvironmentVariable("PARETOSCOPE_CORPUS");
        if (corpus.isEmpty())
            QSKIP("PARETOSCOPE_CORPUS names no folder of real results");
        QFETCH(QString, files);
        QFETCH(QString, slo);
        QFETCH(QString, found);
        const QString folder = files.section(QLatin1Char('/'), 0, -2);
        QDir directory(corpus + QLatin1Char('/') + folder);
        if (!directory.exists())
            directory.setPath(corpus + QStringLiteral("/bench/") + folder);
        QStringList paths;
        for (const QFileInfo &file : directory.entryInfoList({files.section(QLatin1Char('/'), -1)},
                                                             QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot))
            paths << file.absoluteFilePath();
        if (paths.isEmpty())
            QSKIP("this series is not in the folder");
        if (start({QStringLiteral("import"), QStringLiteral("--json"), paths.front()}).out.contains("\"runs\": []"))
            QSKIP("no importer reads this series");
        QStringList arguments = paths;
        if (!slo.isEmpty())
            arguments << QStringLiteral("--slo") << slo;
        const QStringList lines = kneeLines(arguments);
        const QStringList expected = found.split(QLatin1Char('\n'));
        bool same = lines.size() == expected.size();
        // A star stands for the rest of a line.
        for (qsizetype i = 0; same && i < lines.size(); ++i)
            same = expected[i].endsWith(QLatin1Char('*')) ? lines[i].startsWith(expected[i].chopped(1))
                                                          : lines[i] == expected[i];
        QVERIFY2(same, qPrintable(QLatin1Char('\n') + lines.join(QLatin1Char('\n'))));
    }
};

QTEST_GUILESS_MAIN(GoldenKneeTest)
#include "tst_golden_knee.moc"
