// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/uncertainty/distribution.h"
#include "core/uncertainty/quasirandom.h"

#include <QtTest>
#include <cmath>
#include <set>

using namespace core::uncertainty;

class TestUncertainty : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalScores_data()
    {
        QTest::addColumn<double>("p");
        QTest::addColumn<double>("score");
        QTest::newRow("median") << 0.5 << 0.0;
        QTest::newRow("95") << 0.95 << 1.6448536270;
        QTest::newRow("5") << 0.05 << -1.6448536270;
        QTest::newRow("97.5") << 0.975 << 1.9599639845;
        QTest::newRow("99.5") << 0.995 << 2.5758293035;
        QTest::newRow("0.1") << 0.001 << -3.0902323062;
    }
    void normalScores()
    {
        QFETCH(double, p);
        QFETCH(double, score);
        QVERIFY(std::abs(normalQuantile(p) - score) < 1e-7);
    }

    void knownPercentilesAreKept()
    {
        const Distribution range(std::map<double, double>{{0.05, 10.0}, {0.5, 15.0}, {0.95, 20.0}});
        QVERIFY(std::abs(range.quantile(0.05) - 10.0) < 1e-6);
        QVERIFY(std::abs(range.quantile(0.5) - 15.0) < 1e-6);
        QVERIFY(std::abs(range.quantile(0.95) - 20.0) < 1e-6);
        double before = 0.0;
        for (int i = 1; i < 1000; ++i) {
            const double value = range.quantile(i / 1000.0);
            QVERIFY(value >= before);
            before = value;
        }
        QVERIFY(range.quantile(1e-12) == range.quantile(0.005)); // draws end somewhere
    }

    /// Two percentiles of a positive number make it log-normal: p10 = p50² / p90.
    void logNormal()
    {
        const Distribution wide(std::map<double, double>{{0.5, 100.0}, {0.9, 200.0}});
        QVERIFY(std::abs(wide.quantile(0.1) - 50.0) < 1e-5);
        QVERIFY(wide.quantile(0.0) > 0.0);
    }

    /// A range around zero has no logarithm: it is normal.
    void normalAroundZero()
    {
        const Distribution around(std::map<double, double>{{0.05, -1.0}, {0.5, 0.0}, {0.95, 1.0}});
        QVERIFY(std::abs(around.quantile(0.975) - 1.9599639845 / 1.6448536270) < 1e-6);
        QVERIFY(std::abs(around.quantile(0.3) + around.quantile(0.7)) < 1e-9);
    }

    void fixed()
    {
        QVERIFY(Distribution(3.0).isFixed());
        QCOMPARE(Distribution(3.0).quantile(0.9), 3.0);
        const Distribution flat(std::map<double, double>{{0.05, 7.0}, {0.95, 7.0}});
        QVERIFY(flat.isFixed());
        QCOMPARE(flat.quantile(0.01), 7.0);
    }

    void percentiles()
    {
        std::vector<double> sample;
        for (int i = 100; i >= 0; --i)
            sample.push_back(i);
        const auto found = percentilesOf(sample);
        QVERIFY(found.has_value());
        QCOMPARE(found->p10, 10.0);
        QCOMPARE(found->p50, 50.0);
        QCOMPARE(found->p90, 90.0);
        std::vector<double> none;
        QVERIFY(!percentilesOf(none));
        std::vector<double> one{4.0};
        QCOMPARE(percentilesOf(one)->p90, 4.0);
    }

    void sameSeedSameDraws()
    {
        const ScrambledHalton a(7), b(7), c(8);
        int different = 0;
        for (std::uint64_t i = 0; i < 100; ++i)
            for (std::size_t k = 0; k < 70; ++k) {
                QCOMPARE(a.at(i, k), b.at(i, k));
                QVERIFY(a.at(i, k) > 0.0 && a.at(i, k) < 1.0);
                different += a.at(i, k) != c.at(i, k) ? 1 : 0;
            }
        QVERIFY(different > 6900);
    }

    /// Any b^k consecutive draws from the start fill the b^k boxes of a dimension once each: what makes it
    /// quasi-random.
    void stratified()
    {
        const ScrambledHalton sequence(42);
        const std::pair<std::size_t, int> cases[]{{0, 1024}, {1, 729}, {2, 625}, {3, 343}, {11, 37 * 37}};
        for (const auto &[dimension, boxes] : cases) {
            std::set<int> hit;
            for (int i = 0; i < boxes; ++i)
                hit.insert(static_cast<int>(sequence.at(static_cast<std::uint64_t>(i), dimension) * boxes));
            QCOMPARE(hit.size(), static_cast<std::size_t>(boxes));
        }
    }

    /// The mean of a product over 20 dimensions: 10,000 draws are within a thousandth where random ones are within a
    /// hundredth.
    void integrates()
    {
        const ScrambledHalton sequence(3);
        double sum = 0.0;
        for (std::uint64_t i = 0; i < 10'000; ++i) {
            double product = 1.0;
            for (std::size_t k = 0; k < 20; ++k)
                product *= 1.0 + (sequence.at(i, k) - 0.5) / static_cast<double>(k + 1);
            sum += product;
        }
        QVERIFY2(std::abs(sum / 10'000 - 1.0) < 2e-3, qPrintable(QString::number(sum / 10'000 - 1.0)));
    }

    void dimensionsAreUncorrelated()
    {
        const ScrambledHalton sequence(1);
        constexpr int draws = 10'000;
        for (const auto &[a, b] : {std::pair<std::size_t, std::size_t>{0, 1}, {30, 31}, {62, 63}, {63, 64}, {64, 65}}) {
            double xy = 0.0, xx = 0.0, yy = 0.0;
            for (std::uint64_t i = 0; i < draws; ++i) {
                const double x = sequence.at(i, a) - 0.5, y = sequence.at(i, b) - 0.5;
                xy += x * y;
                xx += x * x;
                yy += y * y;
            }
            QVERIFY2(std::abs(xy / std::sqrt(xx * yy)) < 0.04, qPrintable(QString::number(xy / std::sqrt(xx * yy))));
        }
    }
};

QTEST_GUILESS_MAIN(TestUncertainty)
#include "tst_uncertainty.moc"
