// SPDX-License-Identifier: GPL-3.0-or-later
// How the latencies of requests are spread, how they went over time, and how far repeats lie apart.
#include "core/results/distribution.h"
#include "core/results/repeats.h"

#include <QtTest>
#include <cmath>
#include <numeric>

using namespace core::results;
using core::LatencyMetric;

class DistributionTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void histogramCountsEveryValue()
    {
        // 1 … 100 ms: quartiles 25.75 and 75.25, width 2 · 49.5/100^⅓ = 21.3 → 50 ms bins; p99 is 99.01 ms.
        std::vector<double> values;
        for (int i = 1; i <= 100; ++i)
            values.push_back(i / 1000.0);
        const Histogram result = histogram(values);
        QCOMPARE(result.binSeconds, 0.05);
        QCOMPARE(result.fromSeconds, 0.0);
        QCOMPARE(result.shares.size(), std::size_t{2});
        QCOMPARE(result.count, std::size_t{100});
        QCOMPARE(result.beyond, std::size_t{1}); // 100 ms stands at the edge
        QCOMPARE(result.shares[0], 0.49);
        QCOMPARE(result.shares[1], 0.50);
    }

    void histogramOfOddValues_data()
    {
        QTest::addColumn<QList<double>>("values");
        QTest::newRow("all the same") << QList<double>{0.2, 0.2, 0.2, 0.2};
        QTest::newRow("zeros") << QList<double>{0.0, 0.0};
        QTest::newRow("one far away") << QList<double>{0.1, 0.1, 0.1, 0.1, 1e9};
        QTest::newRow("tiny") << QList<double>{1e-12, 2e-12, 3e-12};
        QTest::newRow("next to nothing") << QList<double>{5e-324, 5e-324};
        QTest::newRow("next to nothing, apart") << QList<double>{0.0, 5e-324, 1e-323};
        QTest::newRow("next to everything") << QList<double>{0.0, 1e308, 1.7e308};
        QTest::newRow("two") << QList<double>{0.1, 0.3};
    }
    void histogramOfOddValues()
    {
        QFETCH(QList<double>, values);
        const Histogram result = histogram(std::vector<double>(values.begin(), values.end()));
        QVERIFY(result.binSeconds > 0.0 && std::isfinite(result.binSeconds));
        QVERIFY(!result.shares.empty() && result.shares.size() <= 60);
        const double inside = std::accumulate(result.shares.begin(), result.shares.end(), 0.0);
        const double beyond = static_cast<double>(result.beyond) / static_cast<double>(result.count);
        QVERIFY(std::abs(inside + beyond - 1.0) < 1e-9);
    }

    void nothingOfNothing()
    {
        QVERIFY(histogram(std::vector<double>{}).shares.empty());
        QVERIFY(histogram(std::vector<double>{1.0}).shares.empty());
        QVERIFY(timelineOf(Run(), LatencyMetric::Ttft).points.empty());
        QVERIFY(movingMedian({}, 3, 10).empty());
        QVERIFY(!spreadOf(std::vector<double>{1.0}).has_value());
    }

    void timelineStartsWithTheFirstRequest()
    {
        Run run;
        for (const auto &[start, ttft] : {std::pair{12.0, 0.3}, {10.0, 0.1}, {11.0, 0.2}}) {
            RequestRecord record;
            record.startSeconds = start;
            record.ttftSeconds = ttft;
            run.requests.push_back(record);
        }
        run.requests.push_back({});
        run.requests.back().failed = true;
        run.requests.back().ttftSeconds = 9.0; // a failed request is no latency
        const Timeline timeline = timelineOf(run, LatencyMetric::Ttft);
        QVERIFY(!timeline.byOrder);
        QCOMPARE(timeline.points.size(), std::size_t{3});
        QCOMPARE(timeline.points[0].atSeconds, 0.0);
        QCOMPARE(timeline.points[0].latencySeconds, 0.1);
        QCOMPARE(timeline.points[2].atSeconds, 2.0);
        QVERIFY(timelineOf(run, LatencyMetric::E2e).points.empty());
        QVERIFY(recordedLatencies(run, LatencyMetric::Itl).empty());
    }

    void timelineWithoutStartsCountsRequests()
    {
        Run run;
        for (const double e2e : {1.0, 2.0}) {
            RequestRecord record;
            record.e2eSeconds = e2e;
            run.requests.push_back(record);
        }
        const Timeline timeline = timelineOf(run, LatencyMetric::E2e);
        QVERIFY(timeline.byOrder);
        QCOMPARE(timeline.points[1].atSeconds, 2.0);
    }

    void movingMedianIgnoresOneSpike()
    {
        Timeline timeline;
        for (int i = 0; i < 9; ++i)
            timeline.points.push_back({static_cast<double>(i), i == 4 ? 100.0 : 1.0});
        const auto medians = movingMedian(timeline, 3, 100);
        QCOMPARE(medians.size(), std::size_t{7});
        for (const TimelinePoint &point : medians)
            QCOMPARE(point.latencySeconds, 1.0);
        QCOMPARE(medians.front().atSeconds, 1.0);
        QVERIFY(movingMedian(timeline, 10, 100).empty());
        QVERIFY(movingMedian(timeline, 3, 2).size() <= 4);
    }

    void spread()
    {
        const auto result = spreadOf(std::vector<double>{90.0, 100.0, 110.0});
        QVERIFY(result.has_value());
        QCOMPARE(result->count, std::size_t{3});
        QCOMPARE(result->mean, 100.0);
        QCOMPARE(result->standardDeviation, 10.0);
        QCOMPARE(result->halfRangeFraction(), 0.1);
    }

    void repeatsAreOfOneLevelOfASweep()
    {
        Library library;
        for (const double concurrency : {1.0, 8.0, 8.0, 16.0}) {
            Run run;
            run.source.tool = "table";
            run.loadKind = LoadKind::Closed;
            run.concurrency = concurrency;
            library.runs.push_back(run);
        }
        library.sweeps = {{.name = "s", .kind = LoadKind::Closed, .runs = {0, 1, 2, 3}}};
        QCOMPARE(repeatsOf(library, 2), (std::vector<std::size_t>{1, 2}));
        QCOMPARE(repeatsOf(library, 3), std::vector<std::size_t>{3});
        library.sweeps.clear(); // outside of sweeps the identity counts
        library.runs[1].identity.gpu = "h100";
        QCOMPARE(repeatsOf(library, 2), std::vector<std::size_t>{2});
        library.runs[2].identity.gpu = "h100";
        QCOMPARE(repeatsOf(library, 2), (std::vector<std::size_t>{1, 2}));
    }
};

QTEST_GUILESS_MAIN(DistributionTest)
#include "tst_distribution.moc"
