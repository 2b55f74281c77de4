// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clirun.h"

#include <QtTest>
#include <cmath>

namespace {

const QByteArray unitEconomics = R"(schema: paretoscope/1
scenario: {throughput: {output_tokens_per_s: 2800, provenance: benchmark}}
economics: {tariff: {kind: owned, eur_per_hour: 11}, electricity: {eur_per_kwh: 0.058}}
energy: {power_w: 5600, boundary: board, pue: 1.4}
site: {zone: FR, grid_g_per_kwh: 40}
)";

const QByteArray sweep =
    "concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
    "1,2,80,110,350,1.00\n8,14,110,240,2100,1.00\n16,22,180,460,3400,0.98\n24,26,320,980,3900,0.62\n"
    "32,27,540,1800,4000,0.20\n";

/// A number at a path such as "cpm_eur_per_mtok.value"; NaN where there is none.
double at(const QJsonObject &object, const char *path)
{
    QJsonValue value = object;
    for (const QString &key : QString::fromLatin1(path).split(QLatin1Char('.')))
        value = value.toObject().value(key);
    return value.isDouble() ? value.toDouble() : std::nan("");
}

bool near(double found, double expected)
{
    const bool close = std::abs(found - expected) <= 1e-3 * std::abs(expected);
    if (!close)
        qWarning("found %.9g, expected %.9g", found, expected);
    return close;
}

} // namespace

class CliSizeTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unitEconomicsProject() // R1 to R3
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), unitEconomics);
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject json = outcome.json();
        QVERIFY(near(at(json, "cpm_eur_per_mtok.value"), 1.0913));
        QCOMPARE(json[QLatin1String("cpm_eur_per_mtok")][QLatin1String("tokens")].toString(), QStringLiteral("output"));
        QVERIFY(near(at(json, "energy_j_per_token.value"), 2.0));
        QCOMPARE(json[QLatin1String("energy_j_per_token")][QLatin1String("boundary")].toString(),
                 QStringLiteral("board"));
        QVERIFY(near(at(json, "energy_kwh_per_mtok.value"), 0.5556));
        QVERIFY(near(at(json, "electricity_eur_per_mtok"), 0.045111));
        QVERIFY(near(at(json, "carbon_g_per_mtok.operational"), 31.111));
        QVERIFY(near(at(json, "cost_eur_per_hour"), 11.0));
        QVERIFY(near(at(json, "provenance.cpm_eur_per_mtok.value"), 1.0913));
        QCOMPARE(json[QLatin1String("provenance")][QLatin1String("cpm_eur_per_mtok")][QLatin1String("provenance")]
                     .toString(),
                 QStringLiteral("benchmark"));
    }
    void everyFieldIsThere()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), "schema: paretoscope/1\n");
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject json = outcome.json();
        for (const char *field : {"ttft_ms",
                                  "tpot_ms",
                                  "itl_ms",
                                  "e2e_ms",
                                  "request_throughput_rps",
                                  "output_tokens_per_s",
                                  "input_tokens_per_s",
                                  "total_tokens_per_s",
                                  "load_kind",
                                  "concurrency",
                                  "request_rate_rps",
                                  "goodput",
                                  "cost_eur_per_hour",
                                  "cost_eur_per_year",
                                  "capex_eur",
                                  "cpm_eur_per_mtok",
                                  "electricity_eur_per_mtok",
                                  "cost_eur_per_request",
                                  "power_w",
                                  "energy_j_per_token",
                                  "energy_kwh_per_mtok",
                                  "carbon_g_per_mtok",
                                  "carbon_t_per_year",
                                  "sovereignty",
                                  "replicas",
                                  "gpus",
                                  "gpus_per_replica",
                                  "nodes",
                                  "vram",
                                  "kv_bytes_per_token",
                                  "max_concurrency_kv",
                                  "operational_concurrency",
                                  "limits",
                                  "ledger",
                                  "worksheet",
                                  "warnings",
                                  "knee",
                                  "safe_capacity"})
            QVERIFY2(json.contains(QLatin1String(field)), field);
        QVERIFY(json[QLatin1String("cpm_eur_per_mtok")][QLatin1String("value")].isNull());
        QVERIFY(json[QLatin1String("replicas")][QLatin1String("for_rate")].isNull());
        QVERIFY(json[QLatin1String("vram")][QLatin1String("kv_gb")].isNull());
    }
    void sweepBesideTheProject() // R12 with money
    {
        CliRun cli;
        cli.write(QStringLiteral("r12-sweep.csv"), sweep);
        cli.write(QStringLiteral("p.yaml"), "schema: paretoscope/1\n"
                                            "scenario: {slo: {ttft_p99_ms: 500, goodput_min: 0.95}}\n"
                                            "economics: {tariff: {kind: owned, eur_per_hour: 11}}\n"
                                            "results: [{path: r12-sweep.csv}]\n");
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject json = outcome.json();
        QVERIFY(near(at(json, "cpm_eur_per_mtok.value"), 0.917033));
        QCOMPARE(json[QLatin1String("cpm_eur_per_mtok")][QLatin1String("tokens")].toString(),
                 QStringLiteral("goodput"));
        QVERIFY(near(at(json, "goodput.tokens_per_s"), 3332.0));
        QVERIFY(near(at(json, "safe_capacity.concurrency"), 16.0));
        QVERIFY(near(at(json, "knee.concurrency"), 16.0));
        QVERIFY(near(at(json, "ttft_ms.p99"), 460.0));
        QCOMPARE(json[QLatin1String("limits")].toString(), QStringLiteral("ttft"));
    }
    void sweepNamedOnTheCommandLine()
    {
        CliRun cli;
        cli.write(QStringLiteral("sweep.csv"), sweep);
        cli.write(QStringLiteral("p.yaml"), "schema: paretoscope/1\nscenario: {slo: {ttft_p99_ms: 100}}\n");
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("sweep.csv")});
        QCOMPARE(outcome.code, 1); // no tested load keeps 100 ms
        QVERIFY2(outcome.out.contains("The SLO is not met."), outcome.out.constData());
    }
    void failedGate()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), unitEconomics + "sovereignty: {provider: own, gate: EU}\n");
        QCOMPARE(cli.run({QStringLiteral("size"), QStringLiteral("p.yaml")}).code, 0);
        QByteArray abroad = unitEconomics + "sovereignty: {provider: own, gate: EU}\n";
        cli.write(QStringLiteral("p.yaml"), abroad.replace("zone: FR", "zone: US"));
        QCOMPARE(cli.run({QStringLiteral("size"), QStringLiteral("p.yaml")}).code, 1);
    }
    void table()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), unitEconomics);
        const auto outcome = cli.run(
            {QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--csv"), QStringLiteral("t.csv")});
        QCOMPARE(outcome.code, 0);
        const QByteArray csv = cli.read(QStringLiteral("t.csv"));
        QVERIFY2(csv.startsWith("field,value,unit,lo,hi,provenance,formula\r\n"), csv.constData());
        QVERIFY(csv.contains("\nenergy_j_per_token,2,J/tok,,,design,"));
        QVERIFY(csv.contains("\ncapex_eur,,,,,,\r\n"));
    }
    void text()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), "title: Unit economics\n" + unitEconomics);
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml")});
        const QString out = QString::fromUtf8(outcome.out);
        QVERIFY2(out.startsWith(QStringLiteral("Unit economics\n1.09 €/1M tok (output) · 2,800 tok/s output · 2 J/tok "
                                               "(board) · 31.1 gCO₂e/1M tok\n")),
                 outcome.out.constData());
        QVERIFY(out.contains(QStringLiteral("11 €/h / (2,800 tok/s · 0.0036) = 1.09 €/1M tok")));
    }
    void whatIsNullSaysWhy()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), unitEconomics);
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        const QJsonObject json = outcome.json();
        QHash<QString, QString> reasons;
        for (const auto &item : json[QLatin1String("unknown")].toArray())
            reasons.insert(item[QLatin1String("field")].toString(), item[QLatin1String("reason")].toString());
        for (const char *field : {"sweep", "knee", "vram", "replicas", "gpus", "limits", "sovereignty.gate"})
            QVERIFY2(!reasons.value(QLatin1String(field)).isEmpty(), field);
        // What is there needs no reason.
        for (const char *field : {"cpm_eur_per_mtok", "power_w", "energy_j_per_token", "cost_eur_per_hour"})
            QVERIFY2(!reasons.contains(QLatin1String(field)), field);
    }
    void theSourcesTablesOnDemand() // R19, R20
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), unitEconomics);
        const auto without = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QVERIFY(without.json()[QLatin1String("source_tables")].isNull());
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json"),
                                      QStringLiteral("--source-tables")});
        const QJsonObject tables = outcome.json().value(QLatin1String("source_tables")).toObject();
        const QJsonArray context = tables.value(QLatin1String("concurrency_by_context_and_precision")).toArray();
        const QJsonArray nodes = tables.value(QLatin1String("request_throughput_rps_per_node")).toArray();
        QCOMPARE(context.size(), 15);
        QCOMPARE(nodes.size(), 7);
        QCOMPARE(context[3][QLatin1String("source_low")].toDouble(), 40.0); // 1,000 tokens, BF16
        for (const QJsonValue node : nodes) {
            const QJsonObject cell = node.toObject();
            QVERIFY(cell.value(QLatin1String("own")).isDouble() ||
                    !cell.value(QLatin1String("why_not")).toString().isEmpty());
        }
    }
    void servicesAddUp()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), "schema: paretoscope/1\n"
                                            "scenario:\n"
                                            "  throughput: {request_throughput_rps: 10}\n"
                                            "  parallelism: {tp: 2}\n"
                                            "  hardware: {gpus_per_node: 8}\n"
                                            "services:\n"
                                            "  - name: Chat\n"
                                            "    override: {workload: {arrivals: {kind: poisson, rate_rps: 35}},\n"
                                            "               throughput: {request_throughput_rps: 10}}\n"
                                            "  - name: RAG\n"
                                            "    override: {workload: {arrivals: {kind: poisson, rate_rps: 12}},\n"
                                            "               throughput: {request_throughput_rps: 10}}\n");
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QVERIFY2(outcome.err.isEmpty(), outcome.err.constData());
        const QJsonObject services = outcome.json().value(QLatin1String("services")).toObject();
        QCOMPARE(services.value(QLatin1String("services")).toArray().size(), 2);
        QCOMPARE(services.value(QLatin1String("gpus")).toInt(), 2 * 4 + 2 * 2);
        QCOMPARE(services.value(QLatin1String("nodes")).toInt(), 2); // six pairs, four in a node
    }
    void germanLocale()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), unitEconomics);
        const QStringList arguments{QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")};
        const auto german = cli.run(arguments, QStringLiteral("de_DE.UTF-8"));
        QCOMPARE(german.code, 0);
        QCOMPARE(german.out, cli.run(arguments).out);
    }
    void decimalComma()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), "schema: paretoscope/1\nenergy:\n  power_w: 5600,5\n");
        for (const QString &locale : {QStringLiteral("C.UTF-8"), QStringLiteral("de_DE.UTF-8")}) {
            const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml")}, locale);
            QCOMPARE(outcome.code, 3);
            QVERIFY2(outcome.err.contains("p.yaml:3:12: "), outcome.err.constData());
            QCOMPARE(outcome.err.count("p.yaml:3:12"), 1);
            QVERIFY(outcome.out.isEmpty());
        }
    }
    void inputsThatCannotBeOpened()
    {
        CliRun cli;
        QCOMPARE(cli.run({QStringLiteral("size"), QStringLiteral("none.yaml")}).code, 3);
        cli.write(QStringLiteral("p.yaml"), unitEconomics);
        const auto missing = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("none.json")});
        QCOMPARE(missing.code, 3);
        QVERIFY2(missing.err.contains("none.json"), missing.err.constData());
        cli.write(QStringLiteral("p.yaml"), unitEconomics + "results: [{path: gone.json}]\n");
        const auto gone = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QCOMPARE(gone.code, 0); // the project itself is sound
        QVERIFY2(gone.err.contains("gone.json"), gone.err.constData());
        QVERIFY(near(at(gone.json(), "cpm_eur_per_mtok.value"), 1.0913));
    }
};

QTEST_GUILESS_MAIN(CliSizeTest)
#include "tst_cli_size.moc"
