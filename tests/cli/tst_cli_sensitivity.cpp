// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clirun.h"

#include <QtTest>

namespace {

const QByteArray project = R"(schema: paretoscope/1
scenario: {throughput: {output_tokens_per_s: [2500, 3100]}}
economics: {tariff: {kind: owned, eur_per_hour: [10, 13]}, utilisation: 0.6}
energy: {power_w: 5600, boundary: board, pue: 1.4}
site: {grid_g_per_kwh: 40}
candidates:
  - {id: own, override: {}}
  - {id: rent, override: {economics: {tariff: {kind: api, eur_per_mtok: 2.167}}}}
scorecard: {axes: [cpm_eur_per_mtok]}
explore: {vary: {economics.utilisation: [0.3, 0.6], energy.pue: [1.2, 1.4]}, constraints: [cpm_eur_per_mtok <= 3]}
)";

} // namespace

class CliSensitivityTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sensitivity()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), project);
        const QStringList arguments{QStringLiteral("sensitivity"), QStringLiteral("p.yaml"), QStringLiteral("--json"),
                                    QStringLiteral("--csv"), QStringLiteral("t.csv")};
        const auto one = cli.run(arguments + QStringList{QStringLiteral("--jobs"), QStringLiteral("1")});
        QVERIFY2(one.code == 0, one.err.constData());
        const auto four = cli.run(arguments + QStringList{QStringLiteral("--jobs"), QStringLiteral("4")},
                                  QStringLiteral("de_DE.UTF-8"));
        QCOMPARE(one.out, four.out);
        const QJsonObject json = one.json();
        QCOMPARE(json[QLatin1String("outcome")].toString(), QStringLiteral("cpm_eur_per_mtok"));
        QVERIFY(!json[QLatin1String("tornado")].toArray().isEmpty());
        QVERIFY(!json[QLatin1String("break_even")].toArray().isEmpty());
        const QJsonObject uncertainty = json[QLatin1String("uncertainty")].toObject();
        QCOMPARE(uncertainty[QLatin1String("draws")].toInt(), 10'000);
        QCOMPARE(uncertainty[QLatin1String("inputs")].toArray().size(), 2);
        QVERIFY(cli.read(QStringLiteral("t.csv")).startsWith("lever,unit,value,outcome,elasticity"));
        QCOMPARE(cli.run({QStringLiteral("sensitivity"), QStringLiteral("p.yaml"), QStringLiteral("--outcome"),
                          QStringLiteral("nonsense")})
                     .code,
                 2);
        QVERIFY(cli.run({QStringLiteral("sensitivity"), QStringLiteral("p.yaml")})
                    .out.contains("own is cheaper than rent"));
    }

    void explore()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), project);
        const auto all = cli.run({QStringLiteral("explore"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QVERIFY2(all.code == 0, all.err.constData());
        QCOMPARE(all.json()[QLatin1String("candidates")].toArray().size(), 4);
        const auto front = cli.run({QStringLiteral("explore"), QStringLiteral("p.yaml"), QStringLiteral("--json"),
                                    QStringLiteral("--front-only")});
        // The PUE does not move the cost: both at 60 % are equal and on the front.
        QCOMPARE(front.json()[QLatin1String("candidates")].toArray().size(), 2);
        QCOMPARE(front.json()[QLatin1String("front")].toArray().size(), 2);
        cli.write(QStringLiteral("q.yaml"), "schema: paretoscope/1\n");
        QCOMPARE(cli.run({QStringLiteral("explore"), QStringLiteral("q.yaml")}).code, 3);
    }
};

QTEST_GUILESS_MAIN(CliSensitivityTest)
#include "tst_cli_sensitivity.moc"
