// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/arrivals.h"
#include "core/workload/lengths.h"

#include <QtTest>
#include <cmath>
#include <limits>

using namespace core::workload;

namespace {

bool near(double value, double expected, double share)
{
    return std::abs(value - expected) <= share * std::abs(expected);
}

} // namespace

class TestLengths : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void normalQuantiles();
    void fitsPercentiles();
    void refusesFalling();
    void uniformIsWhole();
    void empirical();
    void gapsHaveMeanAndVariation_data();
    void gapsHaveMeanAndVariation();
    void drawsAreTheirOwn();
};

void TestLengths::normalQuantiles()
{
    QVERIFY(std::abs(normalQuantile(0.5)) < 1e-15);
    QVERIFY(near(normalQuantile(0.975), 1.959963984540054, 1e-12));
    QVERIFY(near(normalQuantile(0.0001), -3.719016485455709, 1e-12));
    QVERIFY(near(normalQuantile(1e-12), -7.034483825301132, 1e-9));
    for (double u = 0.001; u < 1.0; u += 0.001)
        QVERIFY(std::abs(0.5 * std::erfc(-normalQuantile(u) / std::sqrt(2.0)) - u) < 1e-12);
}

/// σ = ln(600/180)/1.644854 = 0.731946 from p95 alone; with p99 the least squares of both.
void TestLengths::fitsPercentiles()
{
    const auto one = fittedLengths({.p50Tokens = 180.0, .p95Tokens = 600.0, .p99Tokens = {}, .meanTokens = {}});
    QVERIFY(one.has_value());
    QVERIFY(near(one->logDeviation, 0.731963, 1e-4));
    QVERIFY(near(one->quantileTokens(0.95), 600.0, 1e-9));
    QVERIFY(near(one->quantileTokens(0.5), 180.0, 1e-9));
    QVERIFY(near(one->meanTokens(), 180.0 * std::exp(0.5 * one->logDeviation * one->logDeviation), 1e-12));
    const double both = (1.644854 * std::log(600.0 / 180.0) + 2.326348 * std::log(1500.0 / 180.0)) /
                        (1.644854 * 1.644854 + 2.326348 * 2.326348);
    const auto two = fittedLengths({.p50Tokens = 180.0, .p95Tokens = 600.0, .p99Tokens = 1500.0, .meanTokens = {}});
    QVERIFY(near(two->logDeviation, both, 1e-5));
    const auto mean = fittedLengths({.p50Tokens = {}, .p95Tokens = {}, .p99Tokens = {}, .meanTokens = 250.0});
    QCOMPARE(mean->tokens(0.99), 250);
}

void TestLengths::refusesFalling()
{
    QVERIFY(!fittedLengths({.p50Tokens = 180.0, .p95Tokens = 100.0, .p99Tokens = {}, .meanTokens = {}}));
    QVERIFY(!fittedLengths({.p50Tokens = 180.0, .p95Tokens = 600.0, .p99Tokens = 500.0, .meanTokens = {}}));
    QVERIFY(!fittedLengths({}));
    QVERIFY(!fittedLengths({.p50Tokens = -1.0, .p95Tokens = {}, .p99Tokens = {}, .meanTokens = {}}));
    QVERIFY(!empiricalLengths({}));
    QVERIFY(!empiricalLengths({1.0, std::numeric_limits<double>::quiet_NaN()}));
}

void TestLengths::uniformIsWhole()
{
    const auto lengths = uniformLengths(3.0, 6.0);
    QCOMPARE(lengths.tokens(0.001), 3);
    QCOMPARE(lengths.tokens(0.26), 4);
    QCOMPARE(lengths.tokens(0.999), 6);
    QCOMPARE(fixedLength(7).tokens(0.3), 7);
    auto cut = uniformLengths(10.0, 1000.0);
    cut.mostTokens = 50;
    QCOMPARE(cut.tokens(0.9), 50);
}

void TestLengths::empirical()
{
    const auto lengths = empiricalLengths({30.0, 10.0, 20.0, 40.0});
    QCOMPARE(lengths->tokens(0.1), 10);
    QCOMPARE(lengths->tokens(0.3), 20);
    QCOMPARE(lengths->tokens(0.99), 40);
    QCOMPARE(lengths->meanTokens(), 25.0);
}

void TestLengths::gapsHaveMeanAndVariation_data()
{
    QTest::addColumn<double>("variation");
    for (const double variation : {0.0, 0.5, 1.0, 2.0, 4.0})
        QTest::addRow("%g", variation) << variation;
}

void TestLengths::gapsHaveMeanAndVariation()
{
    QFETCH(double, variation);
    constexpr int count = 400'000;
    double sum = 0.0, squares = 0.0;
    for (std::uint64_t i = 0; i < count; ++i) {
        const double gap = drawGap(variation, 3, i);
        QVERIFY(gap >= 0.0);
        sum += gap;
        squares += gap * gap;
    }
    const double mean = sum / count;
    QVERIFY(std::abs(mean - 1.0) < 0.025);
    QVERIFY(std::abs(std::sqrt(squares / count - mean * mean) - variation) < 0.06 * std::max(1.0, variation));
}

void TestLengths::drawsAreTheirOwn()
{
    QCOMPARE(uniformDraw(1, 2, 3), uniformDraw(1, 2, 3));
    QVERIFY(uniformDraw(1, 2, 3) != uniformDraw(1, 2, 4));
    QVERIFY(uniformDraw(1, 2, 3) != uniformDraw(1, 3, 3));
    QVERIFY(uniformDraw(1, 2, 3) != uniformDraw(2, 2, 3));
    double sum = 0.0;
    for (std::uint64_t i = 0; i < 100'000; ++i) {
        const double u = uniformDraw(42, 7, i);
        QVERIFY(u > 0.0 && u < 1.0);
        sum += u;
    }
    QVERIFY(std::abs(sum / 100'000 - 0.5) < 0.005);
}

QTEST_GUILESS_MAIN(TestLengths)
#include "tst_lengths.moc"
