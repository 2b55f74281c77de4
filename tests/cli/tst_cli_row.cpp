// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clirun.h"

#include <QtTest>
#include <cmath>

namespace {

QByteArray example(const char *name)
{
    QFile file(QStringLiteral(PARETOSCOPE_SOURCE_DIR "/resources/examples/") + QLatin1String(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool near(const QJsonValue &found, double expected, double relative = 1e-4)
{
    const bool close = found.isDouble() && std::abs(found.toDouble() - expected) <= relative * std::abs(expected);
    if (!close)
        qWarning("found %.9g, expected %.9g", found.toDouble(std::nan("")), expected);
    return close;
}

} // namespace

/// Money, energy, carbon and sovereignty by the command line.
class CliRowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// 240,000 € for 3 years and 60,000 € for 5, 41,000 € a year of upkeep, 5,600 W · 1.15 · 1.4 · (0.3 + 0.7 · 0.6) =
    /// 6.4915 kW at 0.10 €/kWh, 2028 a leap year; see the test of the cash flow for the way.
    void wholeRow()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), example("whole-row.yaml"));
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json"),
                                      QStringLiteral("--csrd"), QStringLiteral("csrd.csv")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject json = outcome.json();
        const QJsonObject tco = json[QLatin1String("tco")].toObject();
        const QJsonArray years = tco[QLatin1String("years")].toArray();
        QCOMPARE(years.size(), 5); // as long as the server lasts
        QVERIFY(near(years[0][QLatin1String("purchase_eur")], 300000.0));
        QCOMPARE(years[1][QLatin1String("hours")].toDouble(), 8784.0);
        QVERIFY(near(years[0][QLatin1String("electricity_eur")], 5.6 * 1.15 * 1.4 * 0.72 * 0.1 * 8760));
        double sum = 0.0;
        for (const QJsonValue &year : years)
            sum += year[QLatin1String("total_eur")].toDouble();
        QVERIFY(near(tco[QLatin1String("total_eur")], sum, 1e-12));
        const QJsonObject breakEven = json[QLatin1String("break_even")].toObject();
        QCOMPARE(breakEven[QLatin1String("options")].toArray().size(), 3);
        QVERIFY(breakEven[QLatin1String("tokens_per_day")].toDouble() > 1e6);
        const QJsonObject sovereignty = json[QLatin1String("sovereignty")].toObject();
        QCOMPARE(sovereignty[QLatin1String("seal")].toInt(-1), 2);
        QCOMPARE(sovereignty[QLatin1String("gate")].toBool(false), true);
        // 15 + 10 + 10 + 11.25 + 10 + 11.25 + 7.5 + 3.75
        QVERIFY(near(sovereignty[QLatin1String("score")], 78.75));
        QCOMPARE(sovereignty[QLatin1String("consequences")].toArray().size(), 3);
        QVERIFY(json[QLatin1String("carbon_g_per_mtok")][QLatin1String("year")].toInt() >= 2024);
        QVERIFY(!json[QLatin1String("from_catalogue")].toArray().isEmpty()); // the grid of France
        const QByteArray csrd = cli.read(QStringLiteral("csrd.csv"));
        QVERIFY(csrd.contains("scope 2, market-based") && csrd.contains("guarantees of origin,2026"));
        // A person reads the same.
        const auto text = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml")});
        QVERIFY(text.out.contains("Cash flow") && text.out.contains("Break-even") && text.out.contains("CLOUD Act"));
    }
    void breakEven() // R22
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), example("r22-break-even.yaml"));
        const auto outcome = cli.run({QStringLiteral("size"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        const QJsonObject found = outcome.json()[QLatin1String("break_even")].toObject();
        QVERIFY(near(found[QLatin1String("tokens_per_day")], 121.8274e6));
        QVERIFY(near(found[QLatin1String("thresholds")][0][QLatin1String("share_of_unit")], 0.503585));
    }
    void providersByPrice()
    {
        CliRun cli;
        const auto outcome = cli.run({QStringLiteral("catalogue"), QStringLiteral("providers"), QStringLiteral("--gpu"),
                                      QStringLiteral("h100-sxm-80gb"), QStringLiteral("--json")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonArray rows = QJsonDocument::fromJson(outcome.out).array();
        QVERIFY(rows.size() >= 10);
        double before = 0.0;
        for (const QJsonValue &row : rows) {
            if (!row[QLatin1String("eur_per_gpu_hour")].isDouble())
                continue;
            const double price = row[QLatin1String("eur_per_gpu_hour")].toDouble();
            QVERIFY(price >= before);
            before = price;
            QVERIFY(!row[QLatin1String("source")].toString().isEmpty());
        }
        QVERIFY(before > 5.0);
        const auto unknown = cli.run({QStringLiteral("catalogue"), QStringLiteral("providers"), QStringLiteral("--gpu"),
                                      QStringLiteral("acme-9000")});
        QCOMPARE(unknown.code, 2);
    }
    /// The same configuration on another GPU takes that GPU's price, power and no stated throughput with it.
    void candidateOnAnotherGpu()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), R"(schema: paretoscope/1
scenario: {hardware: {gpu: h100-sxm-80gb, gpu_count: 8}, throughput: {output_tokens_per_s: 2800, goodput_tokens_per_s: 2800}}
economics: {tariff: {kind: rented, eur_per_gpu_hour: 3.166}}
sovereignty: {provider: scaleway}
candidates:
  - {id: base, override: {}}
  - {id: l40s, override: {hardware: {gpu: l40s-48gb}, throughput: {output_tokens_per_s: 900, goodput_tokens_per_s: 900}}}
scorecard: {axes: [cpm_eur_per_mtok, power_w]}
)");
        const auto outcome = cli.run({QStringLiteral("scorecard"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        const QJsonArray candidates = outcome.json()[QLatin1String("candidates")].toArray();
        QCOMPARE(candidates.size(), 2);
        QVERIFY(near(candidates[0][QLatin1String("values")][QLatin1String("cpm_eur_per_mtok")], 8 * 3.166 / 10.08));
        QVERIFY(near(candidates[1][QLatin1String("values")][QLatin1String("cpm_eur_per_mtok")], 8 * 1.47 / 3.24, 0.01));
        QVERIFY(near(candidates[1][QLatin1String("values")][QLatin1String("power_w")], 8 * 350.0));
    }
};

QTEST_GUILESS_MAIN(CliRowTest)
#include "tst_cli_row.moc"
