// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/nnls.h"
#include "core/calibration/robustfit.h"

#include <QTest>
#include <cmath>

using namespace core::calibration;

class TestNnls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsPositiveCoefficients()
    {
        std::vector<Equation> equations;
        for (double x = 1; x <= 8; ++x)
            equations.push_back({{1.0, x}, 2.0 + 3.0 * x, 1.0});
        const auto found = nonNegativeLeastSquares(equations);
        QVERIFY(std::abs(found[0] - 2.0) < 1e-9);
        QVERIFY(std::abs(found[1] - 3.0) < 1e-9);
    }
    void holdsAtZero()
    {
        // y = 3x − 2: the constant may not go below 0, so the line goes through the origin: Σxy / Σx² = 2.45…
        std::vector<Equation> equations;
        double xy = 0.0, xx = 0.0;
        for (double x = 1; x <= 4; ++x) {
            equations.push_back({{1.0, x}, 3.0 * x - 2.0, 1.0});
            xy += x * (3.0 * x - 2.0);
            xx += x * x;
        }
        const auto found = nonNegativeLeastSquares(equations);
        QCOMPARE(found[0], 0.0);
        QVERIFY(std::abs(found[1] - xy / xx) < 1e-9);
    }
    void weightsCount()
    {
        const std::vector<Equation> equations{{{1.0}, 1.0, 3.0}, {{1.0}, 5.0, 1.0}};
        QVERIFY(std::abs(nonNegativeLeastSquares(equations)[0] - 2.0) < 1e-9);
    }
    void emptyAndZero()
    {
        QVERIFY(nonNegativeLeastSquares({}).empty());
        const std::vector<Equation> zero{{{0.0, 0.0}, 0.0, 1.0}};
        for (const double value : nonNegativeLeastSquares(zero))
            QCOMPARE(value, 0.0);
    }
    void outliersAreIgnored()
    {
        // One value of 20 is wild; the robust mean stays near 1.
        std::vector<Parameter> parameters(1);
        parameters[0].priorDeviation = 100.0;
        for (std::size_t i = 0; i < 20; ++i)
            parameters[0].rows.push_back(i);
        const auto found = robustFit({0.0}, parameters, 20,
                                     [](std::size_t i, const std::vector<double> &p) {
                                         return std::vector<double>{(p[0] - (i == 7 ? 50.0 : 1.0)) / 0.1};
                                     },
                                     {});
        QVERIFY(std::abs(found[0] - 1.0) < 0.02);
    }
    void parametersOfAnAxisAddUp()
    {
        // Row 0 sees the sum of both, row 1 the first alone: 2 and 3 are found.
        std::vector<Parameter> parameters(2);
        parameters[0].priorDeviation = parameters[1].priorDeviation = 1e3;
        parameters[0].rows = {0, 1};
        parameters[1].rows = {0};
        RobustOptions options;
        options.outlier = 1e6;
        options.rounds = 60;
        const auto found = robustFit(
            {0.0, 0.0}, parameters, 2,
            [](std::size_t row, const std::vector<double> &axes) {
                return std::vector<double>{axes[0] - (row == 0 ? 5.0 : 2.0)};
            },
            options);
        QVERIFY(std::abs(found[0] - 2.0) < 1e-3 && std::abs(found[1] - 3.0) < 1e-3);
    }
    void thinDataStayNearZero()
    {
        // One residual of spread 1 against a prior of spread 0.1: the estimate is 1 · 0.01/(1 + 0.01).
        std::vector<Parameter> parameters(1);
        parameters[0].priorDeviation = 0.1;
        parameters[0].rows = {0};
        RobustOptions options;
        options.outlier = 1e6;
        const auto found = robustFit(
            {0.0}, parameters, 1,
            [](std::size_t, const std::vector<double> &p) { return std::vector<double>{p[0] - 1.0}; }, options);
        QVERIFY(std::abs(found[0] - 0.01 / 1.01) < 1e-4);
    }
};

QTEST_GUILESS_MAIN(TestNnls)
#include "tst_nnls.moc"
