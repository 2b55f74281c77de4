// SPDX-License-Identifier: GPL-3.0-or-later
#include "clirun.h"

#include <QtTest>

namespace {

const QByteArray project = R"(schema: paretoscope/1
title: Office
date: 2026-06-01
scenario:
  slo: {ttft_p99_ms: 500, goodput_min: 0.95}
  throughput: {output_tokens_per_s: 2800, provenance: benchmark}
economics: {tariff: {kind: owned, eur_per_hour: 11}, electricity: {eur_per_kwh: 0.058}}
energy: {power_w: 5600, boundary: board, pue: 1.4}
site: {zone: FR, grid_g_per_kwh: 40}
report: {committee: Board, classification: Internal}
candidates:
  - {id: A, values: {cpm_eur_per_mtok: 1.09, goodput_tokens_per_s: 2800}}
  - {id: B, values: {cpm_eur_per_mtok: 0.75, goodput_tokens_per_s: 4000}}
scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s]}
)";

const QByteArray sweep =
    "concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
    "1,2,80,110,350,1.00\n8,14,110,240,2100,1.00\n16,22,180,460,3400,0.98\n24,26,320,980,3900,0.62\n"
    "32,27,540,1800,4000,0.20\n";

} // namespace

class CliReportTest : public QObject
{
    Q_OBJECT
    CliRun m_cli;

private Q_SLOTS:
    void initTestCase()
    {
        m_cli.write(QStringLiteral("p.yaml"), project);
        m_cli.write(QStringLiteral("sweep.csv"), sweep);
    }

    /// What Qt's platform says of itself is not for who asked for a file.
    void quietIsQuiet()
    {
        const QByteArray before = qgetenv("XDG_RUNTIME_DIR");
        qunsetenv("XDG_RUNTIME_DIR");
        const auto report = m_cli.run({QStringLiteral("report"), QStringLiteral("p.yaml"), QStringLiteral("-o"),
                                       QStringLiteral("quiet.pdf"), QStringLiteral("--quiet")});
        const auto shot = m_cli.run({QStringLiteral("screenshot"), QStringLiteral("p.yaml"), QStringLiteral("--page"),
                                     QStringLiteral("scorecard"), QStringLiteral("-o"), QStringLiteral("quiet.png"),
                                     QStringLiteral("--quiet")});
        if (!before.isNull())
            qputenv("XDG_RUNTIME_DIR", before);
        QCOMPARE(report.code, 0);
        QCOMPARE(report.err, QByteArray());
        QCOMPARE(shot.code, 0);
        QCOMPARE(shot.err, QByteArray());
    }

    void forms_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("begins");
        QTest::newRow("pdf") << QStringLiteral("r.pdf") << QByteArray("%PDF-");
        QTest::newRow("html") << QStringLiteral("r.html") << QByteArray("<!DOCTYPE html>");
        QTest::newRow("md") << QStringLiteral("r.md") << QByteArray("# Office");
        QTest::newRow("xlsx") << QStringLiteral("r.xlsx") << QByteArray("PK\x03\x04");
        QTest::newRow("json") << QStringLiteral("r.json") << QByteArray("{");
    }
    void forms()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, begins);
        const auto outcome =
            m_cli.run({QStringLiteral("report"), QStringLiteral("p.yaml"), QStringLiteral("-o"), name});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QVERIFY(m_cli.read(name).startsWith(begins));
        QCOMPARE(outcome.out, name.toUtf8() + '\n');
    }

    void reportsOpenAsTheirProject_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("pdf") << QStringLiteral("back.pdf");
        QTest::newRow("xlsx") << QStringLiteral("back.xlsx");
    }
    void reportsOpenAsTheirProject()
    {
        QFETCH(QString, name);
        QCOMPARE(m_cli.run({QStringLiteral("report"), QStringLiteral("p.yaml"), QStringLiteral("-o"), name}).code, 0);
        const auto first = m_cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        const auto second = m_cli.run({QStringLiteral("size"), name, QStringLiteral("--json")});
        QCOMPARE(second.code, first.code);
        QCOMPARE(second.out, first.out);
        const auto beside =
            m_cli.run({QStringLiteral("knee"), name, QStringLiteral("sweep.csv"), QStringLiteral("--json")});
        QVERIFY2(beside.code == 0, beside.err.constData());
    }

    void foreignFilesSaySo()
    {
        m_cli.write(QStringLiteral("foreign.pdf"), "%PDF-1.4\nnothing\n");
        const auto outcome = m_cli.run({QStringLiteral("size"), QStringLiteral("foreign.pdf")});
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.contains("foreign.pdf: carries no project"), outcome.err.constData());
    }

    void chaptersAndShortForm()
    {
        const auto run = [&](const QStringList &more) {
            return m_cli.run(QStringList{QStringLiteral("report"), QStringLiteral("p.yaml"), QStringLiteral("-o"),
                                         QStringLiteral("c.md")} +
                             more);
        };
        QCOMPARE(run({QStringLiteral("--chapters"), QStringLiteral("glossary,summary")}).code, 0);
        const QByteArray text = m_cli.read(QStringLiteral("c.md"));
        QVERIFY(text.indexOf("## Glossary") > 0);
        QVERIFY(text.indexOf("## Summary") > text.indexOf("## Glossary"));
        QVERIFY(!text.contains("## Scorecard"));
        QCOMPARE(run({QStringLiteral("--chapters"), QStringLiteral("nonsense")}).code, 2);
        QCOMPARE(run({QStringLiteral("--paper"), QStringLiteral("Foolscap")}).code, 2);
        QCOMPARE(run({QStringLiteral("--short"), QStringLiteral("--paper"), QStringLiteral("Letter")}).code, 0);
        QVERIFY(!m_cli.read(QStringLiteral("c.md")).contains("## Glossary"));
    }

    void everythingIntoAFolder()
    {
        const auto outcome = m_cli.run({QStringLiteral("report"), QStringLiteral("p.yaml"), QStringLiteral("sweep.csv"),
                                        QStringLiteral("-o"), QStringLiteral("all/")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        for (const char *name : {"all/report.pdf", "all/report.xlsx", "all/charts/knee.svg", "all/data/size.json"}) {
            QVERIFY2(outcome.out.contains(name), name);
            QVERIFY2(!m_cli.read(QLatin1String(name)).isEmpty(), name);
        }
        QCOMPARE(m_cli.read(QStringLiteral("all/project.yaml")), project);
    }

    void tablesAsSpreadsheets_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto add = [](const char *row, const char *words) {
            QTest::newRow(row) << QString::fromLatin1(words).split(QLatin1Char(' '));
        };
        add("size", "size p.yaml");
        add("knee", "knee p.yaml sweep.csv");
        add("import", "import sweep.csv");
        add("scorecard", "scorecard p.yaml");
        add("audit", "audit p.yaml");
        add("catalogue", "catalogue gpus");
    }
    void tablesAsSpreadsheets()
    {
        QFETCH(QStringList, arguments);
        const auto outcome = m_cli.run(arguments + QStringList{QStringLiteral("--xlsx"), QStringLiteral("t.xlsx"),
                                                               QStringLiteral("--csv"), QStringLiteral("t.csv")});
        QVERIFY2(outcome.code <= 1, outcome.err.constData());
        QVERIFY(m_cli.read(QStringLiteral("t.xlsx")).startsWith("PK"));
        QVERIFY(m_cli.read(QStringLiteral("t.csv")).contains(','));
    }

    void unwritableIsOneSentence_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const auto add = [](const char *row, const char *words) {
            QTest::newRow(row) << QString::fromLatin1(words).split(QLatin1Char(' '));
        };
        add("report", "report p.yaml -o nowhere/r.pdf");
        add("spreadsheet", "report p.yaml -o nowhere/r.xlsx");
        add("folder below a file", "report p.yaml -o p.yaml/all/");
        add("table", "size p.yaml --xlsx nowhere/t.xlsx");
        add("logo", "report p.yaml -o x.pdf --logo nowhere.png");
    }
    void unwritableIsOneSentence()
    {
        QFETCH(QStringList, arguments);
        const auto outcome = m_cli.run(arguments + QStringList{QStringLiteral("--quiet")});
        QCOMPARE(outcome.code, 3);
        QVERIFY2(outcome.err.count("paretoscope: ") == 1, outcome.err.constData());
    }

    void textsInTheLanguageAskedFor()
    {
        const auto english = m_cli.run({QStringLiteral("audit"), QStringLiteral("sweep.csv")});
        const auto german = m_cli.run(
            {QStringLiteral("audit"), QStringLiteral("sweep.csv"), QStringLiteral("--lang"), QStringLiteral("de")});
        QVERIFY(!english.out.isEmpty());
        QVERIFY(german.out != english.out);
        const auto knee = m_cli.run({QStringLiteral("knee"), QStringLiteral("sweep.csv"), QStringLiteral("--slo"),
                                     QStringLiteral("ttft_p99=500ms"), QStringLiteral("--lang"), QStringLiteral("de")});
        QVERIFY2(knee.out.contains("1.100") || knee.out.contains("Knie"), knee.out.constData());
        // Data never change with the language.
        const QStringList json{QStringLiteral("audit"), QStringLiteral("sweep.csv"), QStringLiteral("--json")};
        QCOMPARE(m_cli.run(json + QStringList{QStringLiteral("--lang"), QStringLiteral("de")}).out,
                 m_cli.run(json).out);
    }

    void charts()
    {
        const auto all = m_cli.run({QStringLiteral("chart"), QStringLiteral("p.yaml"), QStringLiteral("sweep.csv"),
                                    QStringLiteral("--all"), QStringLiteral("-o"), QStringLiteral("charts"),
                                    QStringLiteral("--format"), QStringLiteral("png"), QStringLiteral("--scale"),
                                    QStringLiteral("2"), QStringLiteral("--size"), QStringLiteral("400x300")});
        QVERIFY2(all.code == 0, all.err.constData());
        const QByteArray png = m_cli.read(QStringLiteral("charts/knee.png"));
        QVERIFY(png.startsWith("\x89PNG"));
        QCOMPARE(static_cast<int>(static_cast<unsigned char>(png[18])) * 256 + static_cast<unsigned char>(png[19]),
                 800);
        QStringList pdf{QStringLiteral("chart"),     QStringLiteral("p.yaml"), QStringLiteral("--chart"),
                        QStringLiteral("scorecard"), QStringLiteral("-o"),     QStringLiteral("a.pdf")};
        QCOMPARE(m_cli.run(pdf).code, 0);
        pdf.last() = QStringLiteral("b.pdf");
        QCOMPARE(m_cli.run(pdf).code, 0);
        QCOMPARE(m_cli.read(QStringLiteral("a.pdf")), m_cli.read(QStringLiteral("b.pdf")));
        QCOMPARE(m_cli
                     .run({QStringLiteral("chart"), QStringLiteral("p.yaml"), QStringLiteral("--chart"),
                           QStringLiteral("nonsense"), QStringLiteral("-o"), QStringLiteral("x.svg")})
                     .code,
                 2);
    }
};

QTEST_GUILESS_MAIN(CliReportTest)
#include "tst_cli_report.moc"
