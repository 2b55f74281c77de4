// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/clirun.h"

#include <QtTest>

namespace {

const QByteArray candidates = R"(schema: paretoscope/1
candidates:
  - {id: A, values: {cpm_eur_per_mtok: 1.09, goodput_tokens_per_s: 2800, energy_j_per_token: 2.0, carbon_g_per_mtok: 31, sovereignty: EU}}
  - {id: B, values: {cpm_eur_per_mtok: 0.75, goodput_tokens_per_s: 4000, energy_j_per_token: 1.4, carbon_g_per_mtok: 22, sovereignty: EU}}
  - {id: C, values: {cpm_eur_per_mtok: 2.17, goodput_tokens_per_s: 2800, carbon_g_per_mtok: 31, sovereignty: EU}}
  - {id: D, values: {cpm_eur_per_mtok: 3.0, goodput_tokens_per_s: 2800, sovereignty: not-EU}}
scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s, energy_j_per_token, carbon_g_per_mtok], gate: {sovereignty: EU}}
)";

QStringList winnersOf(const QJsonObject &candidate)
{
    QStringList winners;
    for (const auto &winner : candidate[QLatin1String("dominated_by")].toArray())
        winners << winner[QLatin1String("id")].toString();
    return winners;
}

} // namespace

class CliScorecardTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sourceScorecard() // R13
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), candidates);
        const auto outcome = cli.run({QStringLiteral("scorecard"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        const QJsonObject json = outcome.json();
        QCOMPARE(json[QLatin1String("front")].toArray(), QJsonArray{QStringLiteral("B")});
        const QJsonArray axes = json[QLatin1String("axes")].toArray();
        QCOMPARE(axes.size(), 4);
        QCOMPARE(axes[1][QLatin1String("direction")].toString(), QStringLiteral("higher"));
        QCOMPARE(axes[1][QLatin1String("tolerance")].toDouble(-1.0), 0.0);
        const QJsonArray found = json[QLatin1String("candidates")].toArray();
        QCOMPARE(found.size(), 4);
        QCOMPARE(found[0][QLatin1String("status")].toString(), QStringLiteral("dominated"));
        QCOMPARE(winnersOf(found[0].toObject()), QStringList{QStringLiteral("B")});
        QCOMPARE(found[1][QLatin1String("status")].toString(), QStringLiteral("front"));
        QCOMPARE(found[1][QLatin1String("layer")].toInt(), 1);
        QCOMPARE(winnersOf(found[2].toObject()), QStringList{QStringLiteral("B")});
        QVERIFY(found[2][QLatin1String("values")][QLatin1String("energy_j_per_token")].isNull());
        QCOMPARE(found[3][QLatin1String("status")].toString(), QStringLiteral("infeasible"));
        QVERIFY(found[3][QLatin1String("layer")].isNull());
        QVERIFY(found[3][QLatin1String("why_not")].toString().contains(QStringLiteral("gate sovereignty")));
        const QJsonValue by = found[0][QLatin1String("dominated_by")][0][QLatin1String("by")];
        QVERIFY(std::abs(by[QLatin1String("goodput_tokens_per_s")].toDouble() - 1200.0) < 1e-9);
    }
    void textAndTable()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), candidates);
        const auto outcome = cli.run(
            {QStringLiteral("scorecard"), QStringLiteral("p.yaml"), QStringLiteral("--csv"), QStringLiteral("t.csv")});
        QCOMPARE(outcome.code, 0);
        QVERIFY2(outcome.out.startsWith("B is the whole front: 31 % cheaper than A with 43 % more goodput"),
                 outcome.out.constData());
        const QByteArray csv = cli.read(QStringLiteral("t.csv"));
        QVERIFY2(csv.startsWith("id,label,cpm_eur_per_mtok,goodput_tokens_per_s,energy_j_per_token,carbon_g_per_mtok,"
                                "sovereignty,status,layer,dominated_by,why_not\r\n"),
                 csv.constData());
        QVERIFY2(csv.contains(",2.17,2800,,31,EU,dominated,3,B,\r\n"), csv.constData());
    }
    void tolerance()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"),
                  "schema: paretoscope/1\ncandidates:\n"
                  "  - {id: a, values: {cpm_eur_per_mtok: 1.00}}\n  - {id: b, values: {cpm_eur_per_mtok: 1.04}}\n"
                  "scorecard: {axes: [cpm_eur_per_mtok], tolerances: {cpm_eur_per_mtok: 0.05}}\n");
        const auto outcome = cli.run({QStringLiteral("scorecard"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QVERIFY2(outcome.code == 0, outcome.err.constData());
        QCOMPARE(outcome.json()[QLatin1String("front")].toArray().size(), 2);
    }
    void withoutCandidates()
    {
        CliRun cli;
        cli.write(QStringLiteral("p.yaml"), "schema: paretoscope/1\n");
        const auto outcome = cli.run({QStringLiteral("scorecard"), QStringLiteral("p.yaml"), QStringLiteral("--json")});
        QCOMPARE(outcome.code, 0);
        QVERIFY(outcome.json()[QLatin1String("candidates")].toArray().isEmpty());
    }
};

QTEST_GUILESS_MAIN(CliScorecardTest)
#include "tst_cli_scorecard.moc"
