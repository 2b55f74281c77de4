// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/energy/energy.h"

#include <QtTest>
#include <cmath>
#include <random>

using namespace core::energy;

namespace {

bool near(double found, double expected, double relative)
{
    const bool close = std::abs(found - expected) <= relative * std::abs(expected);
    if (!close)
        qWarning("found %.9g, expected %.9g", found, expected);
    return close;
}

} // namespace

/// Reference cases R2, R3, R4 and R21 of the source, with numbers worked out by hand.
class EnergyTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void eightBoards() // R2
    {
        const double joules = joulesPerToken(8.0 * 700.0, 2800.0);
        QVERIFY(near(joules, 2.0, 1e-12));
        const double kwh = kwhPerMillionTokens(joules);
        QVERIFY(near(kwh, 0.5555556, 1e-6));
        QVERIFY(near(atFacility(kwh, Boundary::Board, 1.4), 0.7777778, 1e-6));
        QVERIFY(near(joulesPerToken(5600.0, 4200.0), 1.3333333, 1e-6));
    }
    void carbon() // R3
    {
        const double meter = atFacility(kwhPerMillionTokens(2.0), Boundary::Board, 1.4);
        const double france = carbonGramsPerMillionTokens(meter, 40.0);
        const double germany = carbonGramsPerMillionTokens(meter, 363.0);
        QVERIFY(near(france, 31.1111, 1e-5));
        QVERIFY(near(germany, 282.3333, 1e-5));
        QVERIFY(near(germany / france, 9.075, 1e-9));
    }
    void unitYear() // R4
    {
        QVERIFY(near(kwhOf(700.0, 24.0), 16.8, 1e-12));
        QVERIFY(near(kwhOf(700.0, 8760.0), 6132.0, 1e-12));
    }
    void boundaries_data()
    {
        QTest::addColumn<int>("boundary");
        QTest::addColumn<double>("atMeter");
        QTest::newRow("board") << static_cast<int>(Boundary::Board) << 1.4;
        QTest::newRow("node") << static_cast<int>(Boundary::Node) << 1.4;
        QTest::newRow("a facility figure holds the PUE already") << static_cast<int>(Boundary::Facility) << 1.0;
    }
    void boundaries()
    {
        QFETCH(int, boundary);
        QFETCH(double, atMeter);
        QCOMPARE(atFacility(1.0, static_cast<Boundary>(boundary), 1.4), atMeter);
    }
    void facilityIsAFixedPoint()
    {
        std::mt19937_64 random(11);
        std::uniform_real_distribution<double> energy(0.0, 1e6), pue(1.0, 3.0);
        for (int i = 0; i < 1000; ++i) {
            const double once = atFacility(energy(random), Boundary::Node, pue(random));
            QCOMPARE(atFacility(once, Boundary::Facility, pue(random)), once);
        }
    }
    void carbonIsLinearInTheGrid()
    {
        std::mt19937_64 random(13);
        std::uniform_real_distribution<double> kwh(0.01, 50.0), grid(0.0, 1000.0), factor(0.0, 20.0);
        for (int i = 0; i < 1000; ++i) {
            const double k = kwh(random), a = grid(random), b = grid(random), f = factor(random);
            QVERIFY(near(carbonGramsPerMillionTokens(k, a + b),
                         carbonGramsPerMillionTokens(k, a) + carbonGramsPerMillionTokens(k, b), 1e-12));
            QVERIFY(near(carbonGramsPerMillionTokens(k, a * f), f * carbonGramsPerMillionTokens(k, a), 1e-12));
        }
    }
    void utilisation_data() // R21
    {
        QTest::addColumn<double>("idleShare");
        QTest::addColumn<double>("ratio");
        QTest::newRow("the source: an idle node draws full power") << 1.0 << 0.25;
        // (0.3 + 0.7·0.8)/0.8 = 1.075 against (0.3 + 0.7·0.2)/0.2 = 2.2
        QTest::newRow("idle share 30 %") << 0.3 << 0.488636;
        QTest::newRow("power follows the load") << 0.0 << 1.0;
    }
    void utilisation()
    {
        QFETCH(double, idleShare);
        QFETCH(double, ratio);
        QVERIFY(near(energyPerTokenRatio(0.8, 0.2, idleShare), ratio, 1e-5));
    }
};

QTEST_GUILESS_MAIN(EnergyTest)
#include "tst_energy.moc"
