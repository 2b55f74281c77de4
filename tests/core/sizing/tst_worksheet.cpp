// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/affinetime.h"
#include "core/serving/simulation.h"
#include "core/sizing/worksheet.h"
#include "core/units.h"

#include <QtTest>
#include <cmath>

using namespace core::sizing;

namespace {

/// The source's example: Llama 70B in BF16 on four H100 of 80 GB.
WorksheetInputs sourceExample()
{
    WorksheetInputs in;
    in.gpuMemoryBytes = 80e9;
    in.weightsBytes = 35e9;
    in.activationsBytes = 4e9;
    in.overheadBytes = 3e9;
    in.gpusPerReplica = 4;
    in.kvBytesPerToken = 327680.0;
    in.liveContextTokens = 1000.0;
    in.promptTokens = 800.0;
    in.outputTokens = 250.0;
    in.prefillTokensPerSecond = 14000.0;
    in.tpotSeconds = 0.035;
    in.operationalConcurrency = 40.0;
    in.requestsPerSecond = 200.0;
    return in;
}

/// "name | numbers | result unit", a line a step.
QString print(const WorksheetInputs &inputs)
{
    QStringList lines;
    for (const WorksheetStep &step : worksheet(inputs))
        lines << QStringLiteral("%1 | %2 | %3 %4")
                     .arg(QString::fromStdString(step.name.english()), QString::fromStdString(step.numbers.english()),
                          QString::fromStdString(core::formatNumber(step.result, 4)),
                          QString::fromStdString(step.unit));
    return lines.join(QLatin1Char('\n'));
}

double resultOf(const WorksheetInputs &inputs, const char *name)
{
    for (const WorksheetStep &step : worksheet(inputs))
        if (step.name.english() == name)
            return step.result;
    return -1.0;
}

bool near(double found, double expected, double relative)
{
    const bool close = std::abs(found - expected) <= relative * std::abs(expected);
    if (!close)
        qWarning("found %.9g, expected %.9g", found, expected);
    return close;
}

} // namespace

/// Reference cases R6 to R9 of the source, with numbers worked out by hand.
class WorksheetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void unitsAgreeWithTheirNumber()
    {
        for (const auto &[unit, one] : {std::pair{"replicas", "replica"}, std::pair{"GPUs", "GPU"}}) {
            QCOMPARE(core::unitText(unit, 1.0).english(), std::string(one));
            QCOMPARE(core::unitText(unit, 2.0).english(), std::string(unit));
        }
        QCOMPARE(core::unitText("tok/s", 1.0).english(), std::string("tok/s"));
    }
    void wholeSheet() // R8, steps 1 to 4
    {
        QCOMPARE(print(sourceExample()),
                 QStringLiteral("KV memory of one GPU | 80 GB × 1 − 35 GB − 4 GB − 3 GB | 38 GB\n"
                                "KV memory of the replica | 38 GB × 4 | 152 GB\n"
                                "Live tokens that fit | 152 GB / 327,680 B | 463,867 tokens\n"
                                "Ceiling of concurrent requests | 463,867 / 1,000 | 463 requests\n"
                                "Prefill of a request | 800 / 14,000 tok/s | 57.14 ms\n"
                                "Decode of a request | 250 × 35 ms | 8.750 s\n"
                                "Duration of a request | 0.05714 s + 8.750 s | 8.807 s\n"
                                "Requests per second of a replica | 40 / 8.807 s | 4.542 req/s\n"
                                "Replicas for the rate | 200 / 4.542 = 44.04 | 45 replicas\n"
                                "GPUs | 45 × 4 | 180 GPUs"));
    }
    void sourceRounding() // 320 KB a token, as the source rounds it
    {
        auto in = sourceExample();
        in.kvBytesPerToken = 320e3;
        QCOMPARE(resultOf(in, "Live tokens that fit"), 475000.0);
        QCOMPARE(resultOf(in, "Ceiling of concurrent requests"), 475.0);
    }
    void withHeadroom() // contradiction 13: 56, not 30
    {
        auto in = sourceExample();
        in.headroomFraction = 0.25;
        QCOMPARE(resultOf(in, "Replicas with head-room"), 56.0); // 200 · 1.25 / 4.542 = 55.04
        QCOMPARE(resultOf(in, "GPUs"), 224.0);
    }
    void fp8() // R8, step 5
    {
        auto in = sourceExample();
        in.tpotSeconds = 0.018;
        QVERIFY(near(resultOf(in, "Duration of a request"), 4.55714, 1e-5));
        QVERIFY(near(resultOf(in, "Requests per second of a replica"), 8.77743, 1e-5));
        QCOMPARE(resultOf(in, "Replicas for the rate"), 23.0); // 22.79; the source says 24
        in.headroomFraction = 0.25;
        QCOMPARE(resultOf(in, "Replicas with head-room"), 29.0); // 28.48
    }
    void speculative() // R8, steps 5 and 6
    {
        WorksheetInputs in;
        in.replicaRequestsPerSecond = 12.0;
        in.requestsPerSecond = 200.0;
        in.headroomFraction = 0.25;
        in.gpusPerReplica = 4;
        QCOMPARE(print(in), QStringLiteral("Requests per second of a replica | 12 req/s | 12 req/s\n"
                                           "Replicas for the rate | 200 / 12 = 16.67 | 17 replicas\n"
                                           "Replicas with head-room | 200 × 1.25 / 12 = 20.83 | 21 replicas\n"
                                           "GPUs | 21 × 4 | 84 GPUs"));
    }
    /// The user's own case: what a replica serves is simulated, and the sheet says what is then in flight.
    void whatAReplicaServesIsKnown()
    {
        auto in = sourceExample();
        in.replicaRequestsPerSecond = 4.5;
        in.operationalConcurrency.reset();
        QCOMPARE(resultOf(in, "Requests per second of a replica"), 4.5);
        QVERIFY(near(resultOf(in, "Requests in flight in a replica"), 39.632, 1e-3)); // 4.5 × 8.807
        QCOMPARE(resultOf(in, "Replicas for the rate"), 45.0);                        // 44.4
    }
    void roundingOnceAtTheEnd_data()
    {
        QTest::addColumn<double>("rate");
        QTest::addColumn<double>("headroom");
        QTest::addColumn<double>("perReplica");
        QTest::addColumn<int>("replicas"); // 0 = absent
        QTest::newRow("17 × 1.25 would be 22") << 200.0 << 0.25 << 12.0 << 21;
        QTest::newRow("exact") << 100.0 << 0.0 << 10.0 << 10;
        QTest::newRow("exact but for rounding: 10 × 1.1 / 1.1") << 10.0 << 0.1 << 1.1 << 10;
        QTest::newRow("just above") << 100.001 << 0.0 << 10.0 << 11;
        QTest::newRow("less than one") << 0.01 << 0.0 << 10.0 << 1;
        QTest::newRow("serves nothing") << 10.0 << 0.0 << 0.0 << 0;
        QTest::newRow("no demand") << 0.0 << 0.25 << 10.0 << 0;
        QTest::newRow("not a count") << 1e300 << 0.0 << 1e-300 << 0;
        QTest::newRow("nan") << std::nan("") << 0.0 << 1.0 << 0;
    }
    void roundingOnceAtTheEnd()
    {
        QFETCH(double, rate);
        QFETCH(double, headroom);
        QFETCH(double, perReplica);
        QFETCH(int, replicas);
        QCOMPARE(replicasFor(rate, headroom, perReplica).value_or(0), replicas);
    }
    void prefill() // R6
    {
        const double rate = prefillTokensPerSecond(4, 989e12, 0.5, 70e9);
        QVERIFY(near(rate, 14128.57, 1e-6));
        QVERIFY(near(800.0 / rate, 0.0566229, 1e-5));
        QVERIFY(near(requestSeconds(800.0, rate, 250.0, 0.035), 8.80662, 1e-5));
    }
    /// R18: of 100 prompts of 612 tokens a minute (61,200 tokens) with 512 shared, a hit rate of 15 % leaves 53,520 to
    /// compute and one of 75 % leaves 22,800: 57 % less.
    void prefixHits_data()
    {
        QTest::addColumn<double>("hitFraction");
        QTest::addColumn<double>("computedPerHundred");
        QTest::newRow("15 %") << 0.15 << 53520.0;
        QTest::newRow("75 %") << 0.75 << 22800.0;
    }
    void prefixHits()
    {
        QFETCH(double, hitFraction);
        QFETCH(double, computedPerHundred);
        core::serving::SimulationRequest request;
        request.scheduler.sharedPrefixTokens = 512; // 32 blocks of 16
        request.scheduler.sharedPrefixHitFraction = hitFraction;
        request.arrivals.kind = core::workload::ArrivalKind::Closed;
        request.arrivals.concurrency = 8;
        request.lengths.prompt = core::workload::fixedLength(612);
        request.lengths.output = core::workload::fixedLength(4);
        request.requests = 40000;
        const auto result = core::serving::simulate(request, AffineTime({}));
        QVERIFY(result.has_value());
        const double computed = 612.0 * 100.0 * (1.0 - result->figures.cachedPromptFraction);
        QVERIFY(near(computed, computedPerHundred, 0.01));
    }
    void decodeFloor() // R7
    {
        QVERIFY(near(decodeFloorSeconds(35e9, 3350e9), 0.01044776, 1e-6));
    }
    void collectives() // R9
    {
        QVERIFY(near(collectiveSeconds(80, 100e-6), 0.016, 1e-12));
        QVERIFY(near(collectiveSeconds(80, 3e-3), 0.480, 1e-12));
        QVERIFY(near(collectiveSeconds(80, 60e-6), 0.0096, 1e-12));
    }
    void nothingKnown()
    {
        QVERIFY(worksheet({}).empty());
        auto in = sourceExample();
        in.kvBytesPerToken = 0.0;
        in.prefillTokensPerSecond = 0.0;
        QCOMPARE(worksheet(in).size(), std::size_t{2}); // the two memory steps
        auto tooBig = sourceExample();
        tooBig.weightsBytes = 90e9;
        QCOMPARE(resultOf(tooBig, "Live tokens that fit"), 0.0);
    }
};

QTEST_GUILESS_MAIN(WorksheetTest)
#include "tst_worksheet.moc"
