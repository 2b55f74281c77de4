// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/energy/energy.h"

#include <QtTest>
#include <cmath>
#include <random>

using namespace core::economics;

namespace {

bool near(double found, double expected, double relative = 1e-3)
{
    const bool close = std::abs(found - expected) <= relative * std::abs(expected);
    if (!close)
        qWarning("found %.9g, expected %.9g", found, expected);
    return close;
}

} // namespace

/// Reference cases R1, R17, R22 and the contradictions 4 and 14 of the source, with numbers worked out by hand.
class CostTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void identity_data()
    {
        QTest::addColumn<double>("eurPerHour");
        QTest::addColumn<double>("tokensPerSecond");
        QTest::addColumn<double>("utilisation");
        QTest::addColumn<double>("cpm");
        // 21.84 / (2800 · 3600 / 10^6 = 10.08) = 2.16667
        QTest::newRow("R1 rented") << 21.84 << 2800.0 << 1.0 << 2.166667;
        QTest::newRow("R1 owned") << 11.0 << 2800.0 << 1.0 << 1.091270;
        QTest::newRow("R1 rented, FP8") << 21.84 << 4200.0 << 1.0 << 1.444444;
        QTest::newRow("B of the scorecard") << 11.0 << 4000.0 << 1.0 << 0.763889;
        QTest::newRow("useful tokens of the sweep") << 11.0 << 3332.0 << 1.0 << 0.917033;
        QTest::newRow("half used") << 11.0 << 2800.0 << 0.5 << 2.182540;
    }
    void identity()
    {
        QFETCH(double, eurPerHour);
        QFETCH(double, tokensPerSecond);
        QFETCH(double, utilisation);
        QFETCH(double, cpm);
        QVERIFY(near(costPerMillionTokensEur(eurPerHour, tokensPerSecond, utilisation), cpm, 1e-6));
    }
    void levers() // R17
    {
        const double base = costPerMillionTokensEur(21.84, 2800.0);
        QVERIFY(near(costPerMillionTokensEur(21.84, 4200.0) / base - 1.0, -0.33333, 1e-4));
        QVERIFY(near(costPerMillionTokensEur(11.0, 2800.0) / base - 1.0, -0.49634, 1e-4));
        const double germany = electricityPerMillionTokensEur(0.777778, 0.091);
        const double france = electricityPerMillionTokensEur(0.777778, 0.058);
        QVERIFY(near(france / germany - 1.0, -0.36264, 1e-4));
    }
    void electricityShareOfTheNode() // contradiction 4: the source says 30 to 50 %
    {
        const double kwh = core::energy::kwhOf(5600.0, 1.0) * 1.4; // 7.84 kWh an hour at the meter
        QVERIFY(near(kwh * 0.058, 0.45472, 1e-6));
        QVERIFY(near(kwh * 0.058 / 11.0, 0.041338, 1e-4));
        QVERIFY(near(kwh * 0.091 * 2.0 / 11.0, 0.129716, 1e-4)); // German wholesale doubled to retail
    }
    void breakEven() // R22
    {
        const double tokensPerDay = breakEvenTokensPerDay(264.0, 2.167);
        QVERIFY(near(tokensPerDay, 121.827e6, 1e-5));
        QVERIFY(near(tokensPerDay / (2800.0 * 86400.0), 0.50359, 1e-4));
        QVERIFY(near(tokensPerDay / 2e6, 60.91, 1e-3)); // contradiction 14: "2 million a day"
    }
    void annuity()
    {
        Purchase purchase{
            .priceEur = 240000.0, .residualShareFraction = 0.15, .years = 3.0, .costOfCapitalFraction = 0.0};
        QVERIFY(near(annuityEurPerYear(purchase), 68000.0, 1e-12));
        // (240,000 − 36,000 / 1.157625) · 0.05 / (1 − 1 / 1.157625) = 208,901.8 · 0.367209
        purchase.costOfCapitalFraction = 0.05;
        QVERIFY(near(annuityEurPerYear(purchase), 76710.5, 1e-5));
        purchase.costOfCapitalFraction = 1e-12; // no jump towards zero
        QVERIFY(near(annuityEurPerYear(purchase), 68000.0, 1e-9));
    }
    void electricityPerMillionTokens() // R2
    {
        QVERIFY(near(electricityPerMillionTokensEur(0.777778, 0.058), 0.0451111, 1e-5));
        QVERIFY(near(electricityPerMillionTokensEur(0.777778, 0.091), 0.0707778, 1e-5));
        QVERIFY(near(electricityPerMillionTokensEur(0.777778, 0.058, 1.5), 0.0676667, 1e-5));
    }
    void cheaperWithMoreThroughput()
    {
        std::mt19937_64 random(7);
        std::uniform_real_distribution<double> cost(0.1, 500.0), rate(1.0, 1e6), more(1.0001, 10.0), use(0.05, 1.0);
        for (int i = 0; i < 2000; ++i) {
            const double eur = cost(random), tokens = rate(random), factor = more(random), u = use(random);
            const double base = costPerMillionTokensEur(eur, tokens, u);
            QVERIFY(costPerMillionTokensEur(eur, tokens * factor, u) < base);
            QVERIFY(costPerMillionTokensEur(eur * factor, tokens, u) > base);
            QVERIFY(near(costPerMillionTokensEur(eur * factor, tokens * factor, u), base, 1e-12));
            QVERIFY(near(costPerMillionTokensEur(eur, tokens, 1.0) / u, base, 1e-12));
        }
    }
};

QTEST_GUILESS_MAIN(CostTest)
#include "tst_cost.moc"
