// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/goodput.h"
#include "core/results/knee.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <random>

using core::LatencyMetric;
using core::Slo;
using core::results::GoodputBasis;
using core::results::LatencySummary;
using core::results::RequestRecord;
using core::results::Run;
using core::results::TokenCount;

namespace {

Slo slo(const char *text)
{
    return core::parseSlo(text).value();
}

RequestRecord record(double ttft, double e2e, long long outputTokens)
{
    RequestRecord made;
    made.ttftSeconds = ttft;
    made.e2eSeconds = e2e;
    made.outputTokens = outputTokens;
    if (outputTokens > 1)
        made.tpotSeconds = (e2e - ttft) / static_cast<double>(outputTokens - 1);
    return made;
}

RequestRecord failedRecord()
{
    RequestRecord made;
    made.failed = true;
    return made;
}

/// Ten seconds, four answers, one failure.
Run fiveRequests()
{
    Run run;
    run.durationSeconds = 10.0;
    run.completed = 4;
    run.failed = 1;
    run.requests = {record(0.1, 1.1, 101), // TPOT 10 ms
                    record(0.1, 5.1, 101), // TPOT 50 ms
                    record(0.9, 1.9, 101), // TPOT 10 ms, TTFT too long
                    record(0.2, 0.2, 1),   // one token: no TPOT to break
                    failedRecord()};
    return run;
}

LatencySummary summaryOf(std::vector<double> values, const std::vector<double> &quantiles)
{
    std::sort(values.begin(), values.end());
    LatencySummary summary;
    for (const double q : quantiles) {
        const double rank = q * static_cast<double>(values.size() - 1);
        const auto below = static_cast<std::size_t>(rank);
        const std::size_t above = std::min(below + 1, values.size() - 1);
        summary.quantileSeconds[q] = std::lerp(values[below], values[above], rank - static_cast<double>(below));
    }
    return summary;
}

} // namespace

class GoodputTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Millions of records are held at once: a count takes four bytes and still tells absent, none and too many apart.
    void countsOfTokensAreKept()
    {
        QVERIFY(!TokenCount().has_value());
        QVERIFY(!TokenCount(std::nullopt));
        QCOMPARE(TokenCount().value_or(7), 7LL);
        QCOMPARE(*TokenCount(0LL), 0LL);
        QCOMPARE(*TokenCount(std::optional(1'000'000'000LL)), 1'000'000'000LL);
        QVERIFY(*TokenCount(1'000'000'000'000'000'000LL) > 1'000'000'000LL);
        QVERIFY(*TokenCount(-1'000'000'000'000'000'000LL) < 0);
        QVERIFY(TokenCount(3LL) == TokenCount(std::optional(3LL)) && !(TokenCount(3LL) == TokenCount()));
        static_assert(sizeof(RequestRecord) <= 80);
    }

    void perRequest_data()
    {
        QTest::addColumn<QByteArray>("promise");
        QTest::addColumn<double>("fraction");
        QTest::addColumn<double>("rps");
        QTest::addColumn<double>("tokens");
        QTest::newRow("ttft") << QByteArray("ttft_p99=500ms") << 0.6 << 0.3 << 20.3;
        QTest::newRow("tpot") << QByteArray("tpot_p99=20ms") << 0.6 << 0.3 << 20.3;
        QTest::newRow("both") << QByteArray("ttft_p99=500ms,tpot_p95=20ms") << 0.4 << 0.2 << 10.2;
        QTest::newRow("e2e") << QByteArray("e2e_p99=1.5s") << 0.4 << 0.2 << 10.2;
        QTest::newRow("two limits of one metric: the smaller")
            << QByteArray("e2e_p50=1.5s,e2e_p99=9s") << 0.4 << 0.2 << 10.2;
        QTest::newRow("at the limit") << QByteArray("ttft_mean=900ms") << 0.8 << 0.4 << 30.4;
        QTest::newRow("none") << QByteArray("ttft_p99=1ms") << 0.0 << 0.0 << 0.0;
    }
    void perRequest()
    {
        QFETCH(QByteArray, promise);
        QFETCH(double, fraction);
        QFETCH(double, rps);
        QFETCH(double, tokens);
        const auto goodput = core::results::goodputOf(fiveRequests(), slo(promise));
        QVERIFY(goodput);
        QCOMPARE(goodput->basis, GoodputBasis::PerRequest);
        QCOMPARE(*goodput->fraction, fraction);
        QCOMPARE(*goodput->requestsPerSecond + 1.0, rps + 1.0);
        QCOMPARE(*goodput->tokensPerSecond + 1.0, tokens + 1.0);
        QCOMPARE(goodput->tokens, core::results::TokenKind::Output);
    }

    void recordsThatDoNotDecide()
    {
        Run run = fiveRequests();
        QVERIFY(!core::results::goodputOf(run, slo("itl_p99=50ms"))); // gaps are no property of a record
        run.completed = 64;                                           // records of a part of the run only
        QVERIFY(!core::results::goodputOf(run, slo("ttft_p99=500ms")));
        run = fiveRequests();
        run.requests[1].ttftSeconds.reset();
        QVERIFY(!core::results::goodputOf(run, slo("ttft_p99=500ms")));
        // A request that already broke another limit needs no TTFT to be judged.
        const auto goodput = core::results::goodputOf(run, slo("ttft_p99=500ms,tpot_p95=20ms"));
        QVERIFY(goodput);
        QCOMPARE(*goodput->fraction, 0.4);
    }

    void failuresOutsideTheRecordsCount()
    {
        Run run = fiveRequests();
        run.requests.pop_back();
        run.failed = 4;
        QCOMPARE(*core::results::goodputOf(run, slo("ttft_p99=500ms"))->fraction, 3.0 / 8.0);
    }

    void reportedUsefulTokens()
    {
        Run run; // R12 at concurrency 16
        run.totalTokensPerSecond = 3400.0;
        run.requestThroughputPerSecond = 22.0;
        run.goodput.emplace();
        run.goodput->fraction = 0.98;
        auto goodput = core::results::goodputOf(run, slo("ttft_p99=500ms"));
        QVERIFY(goodput);
        QCOMPARE(goodput->basis, GoodputBasis::Reported);
        QCOMPARE(*goodput->tokensPerSecond, 3332.0);
        QCOMPARE(goodput->tokens, core::results::TokenKind::Total);
        QCOMPARE(*goodput->requestsPerSecond, 21.56);
        run.outputTokensPerSecond = 1000.0;
        goodput = core::results::goodputOf(run, Slo{});
        QCOMPARE(*goodput->tokensPerSecond, 980.0);
        QCOMPARE(goodput->tokens, core::results::TokenKind::Output);
    }

    void reportedRate()
    {
        Run run; // the tool says req/s inside its SLO; a fifth of what was sent failed
        run.requestThroughputPerSecond = 8.0;
        run.outputTokensPerSecond = 800.0;
        run.completed = 80;
        run.failed = 20;
        run.goodput.emplace();
        run.goodput->requestsPerSecond = 6.0;
        const auto goodput = core::results::goodputOf(run, slo("ttft_p99=500ms"));
        QCOMPARE(*goodput->fraction, 0.6);
        QCOMPARE(*goodput->tokensPerSecond, 600.0);
    }

    void bounds_data()
    {
        QTest::addColumn<QByteArray>("promise");
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<double>("estimate"); // -1: absent
        // TTFT p50 180 ms, p99 460 ms; TPOT p50 20 ms, p90 40 ms
        QTest::newRow("above the p99") << QByteArray("ttft_p99=500ms") << 0.99 << 1.0 << 0.99;
        QTest::newRow("at the p99") << QByteArray("ttft_p99=460ms") << 0.99 << 1.0 << 0.99;
        QTest::newRow("between") << QByteArray("ttft_p99=320ms") << 0.5 << 0.99 << 0.745;
        QTest::newRow("below the p50") << QByteArray("ttft_p99=100ms") << 0.0 << 0.5 << -1.0;
        QTest::newRow("two terms") << QByteArray("ttft_p99=500ms,tpot_p95=30ms") << 0.49 << 0.9 << 0.69;
        QTest::newRow("a term without data") << QByteArray("ttft_p99=500ms,e2e_p95=3s") << 0.0 << 1.0 << -1.0;
    }
    void bounds()
    {
        QFETCH(QByteArray, promise);
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(double, estimate);
        Run run;
        run.ttft.quantileSeconds = {{0.5, 0.18}, {0.99, 0.46}};
        run.tpot.quantileSeconds = {{0.5, 0.02}, {0.9, 0.04}};
        const auto goodput = core::results::goodputOf(run, slo(promise));
        QVERIFY(goodput);
        QCOMPARE(goodput->basis, GoodputBasis::Bounds);
        QCOMPARE(*goodput->fractionLow + 1.0, low + 1.0);
        QCOMPARE(*goodput->fractionHigh, high);
        QCOMPARE(goodput->fraction.value_or(-1.0), estimate);
    }

    void boundsKnowTheExtremes()
    {
        Run run;
        run.ttft.minSeconds = 0.1;
        run.ttft.maxSeconds = 0.4;
        QCOMPARE(*core::results::goodputOf(run, slo("ttft_p99=500ms"))->fractionLow, 1.0);
        QCOMPARE(*core::results::goodputOf(run, slo("ttft_p99=50ms"))->fractionHigh, 0.0);
        run.completed = 30;
        run.failed = 10; // of the failed none is good
        QCOMPARE(*core::results::goodputOf(run, slo("ttft_p99=500ms"))->fractionLow, 0.75);
        QVERIFY(!core::results::goodputOf(run, slo("tpot_p99=50ms")));
    }

    void nothingCompleted()
    {
        Run run;
        run.completed = 0;
        run.failed = 200;
        const auto goodput = core::results::goodputOf(run, slo("ttft_p99=500ms"));
        QVERIFY(goodput);
        QCOMPARE(*goodput->fraction, 0.0);
        QCOMPARE(*goodput->fractionHigh, 0.0);
    }

    /// On any set of records the bounds from its percentiles hold the exact figure, and the estimate lies within them.
    void boundsContainTheExactFigure()
    {
        std::mt19937 random(20260601);
        std::lognormal_distribution<double> ttft(-1.5, 0.8), gap(-3.5, 0.5);
        const std::vector<std::vector<double>> sets{
            {0.5, 0.99}, {0.5, 0.9, 0.95, 0.99}, {0.99}, {0.25, 0.5, 0.75}, {0.5, 0.999}};
        int inside = 0;
        for (int round = 0; round < 2000; ++round) {
            const auto count = static_cast<int>(std::uniform_int_distribution<int>(1, 300)(random));
            Run exact;
            std::vector<double> ttfts, tpots, ends;
            for (int i = 0; i < count; ++i) {
                const long long tokens = std::uniform_int_distribution<long long>(2, 400)(random);
                // Coarse clocks make many equal values: the hard case for a quantile.
                const double first = round % 3 == 0 ? std::round(ttft(random) * 10.0) / 10.0 : ttft(random);
                exact.requests.push_back(record(first, first + static_cast<double>(tokens - 1) * gap(random), tokens));
                ttfts.push_back(first);
                tpots.push_back(*exact.requests.back().tpotSeconds);
                ends.push_back(*exact.requests.back().e2eSeconds);
            }
            exact.completed = count;
            exact.failed = round % 4 == 0 ? count / 10 : 0;
            const auto &quantiles = sets[static_cast<std::size_t>(round) % sets.size()];
            Run stripped;
            stripped.completed = exact.completed;
            stripped.failed = exact.failed;
            stripped.ttft = summaryOf(ttfts, quantiles);
            stripped.tpot = summaryOf(tpots, quantiles);
            stripped.e2e = summaryOf(ends, quantiles);
            Slo promise;
            promise.terms.push_back({LatencyMetric::Ttft, 0.99, ttft(random) * 1.5});
            if (round % 2 == 0)
                promise.terms.push_back({LatencyMetric::Tpot, 0.95, gap(random) * 1.5});
            if (round % 5 == 0)
                promise.terms.push_back({LatencyMetric::E2e, 0.9, ttft(random) * 20.0});
            const double truth = *core::results::goodputOf(exact, promise)->fraction;
            const auto bounds = core::results::goodputOf(stripped, promise);
            QCOMPARE(bounds->basis, GoodputBasis::Bounds);
            QVERIFY2(*bounds->fractionLow <= truth + 1e-9 && truth <= *bounds->fractionHigh + 1e-9,
                     qPrintable(QStringLiteral("round %1: %2 not in %3 … %4")
                                    .arg(round)
                                    .arg(truth)
                                    .arg(*bounds->fractionLow)
                                    .arg(*bounds->fractionHigh)));
            if (bounds->fraction)
                QVERIFY(*bounds->fractionLow <= *bounds->fraction + 1e-9 &&
                        *bounds->fraction <= *bounds->fractionHigh + 1e-9);
            inside += *bounds->fractionHigh - *bounds->fractionLow < 0.6 ? 1 : 0;
        }
        QVERIFY2(inside > 400, qPrintable(QString::number(inside))); // bounds that say nothing would pass too
    }

    void missingPercentileComesFromRecords()
    {
        Run run = fiveRequests();
        run.ttft.quantileSeconds = {{0.99, 0.77}}; // the tool's own figure stays
        const auto full = core::results::fullLatency(run, LatencyMetric::Ttft, {0.5, 0.99});
        QCOMPARE(*full.quantile(0.99), 0.77);
        QCOMPARE(*full.quantile(0.5), 0.15); // of 0.1 0.1 0.2 0.9
        const auto tpot = core::results::fullLatency(run, LatencyMetric::Tpot, {0.5});
        QCOMPARE(*tpot.quantile(0.5), 0.01); // of 10, 10, 50 ms: the answer of one token has none
    }
};

QTEST_GUILESS_MAIN(GoodputTest)
#include "tst_goodput.moc"
