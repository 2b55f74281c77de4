// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/leap.h"
#include "core/serving/simulation.h"
#include "tests/core/serving/affinetime.h"
#include "tests/core/serving/stepbystep.h"

#include <QtTest>
#include <random>

using namespace core::serving;
using core::workload::ArrivalKind;

namespace {

/// One number of a scenario; every draw depends on the scenario alone.
class Dice
{
public:
    explicit Dice(int scenario)
        : m_random(static_cast<std::uint64_t>(scenario) + 77)
    {}
    int whole(int low, int high) { return std::uniform_int_distribution<int>(low, high)(m_random); }
    double real(double low, double high) { return std::uniform_real_distribution<double>(low, high)(m_random); }
    bool chance(double share) { return real(0.0, 1.0) < share; }

private:
    std::mt19937_64 m_random;
};

AffineTime::Numbers timeOf(Dice &dice)
{
    AffineTime::Numbers numbers;
    numbers.stepSeconds = dice.real(0.001, 0.02);
    numbers.secondsPerLiveToken = dice.real(1e-8, 1e-6);
    numbers.prefillStepSeconds = dice.chance(0.5) ? dice.real(0.0, 0.02) : 0.0;
    if (dice.chance(0.4)) {
        numbers.windowTokens = dice.whole(30, 400);
        numbers.secondsPerWindowedToken = dice.real(1e-8, 1e-6);
    }
    if (dice.chance(0.5)) {
        numbers.computeSecondsPerSequence = dice.real(1e-5, 1e-3);
        numbers.computeSecondsPerLiveToken = dice.real(0.0, 2e-7);
    }
    numbers.mostDecodes = 256;
    return numbers;
}

SimulationRequest scenarioOf(Dice &dice)
{
    SimulationRequest request;
    request.seed = static_cast<std::uint64_t>(dice.whole(1, 1'000'000));
    request.requests = dice.whole(20, 120);
    request.lengths.prompt = core::workload::uniformLengths(dice.whole(1, 100), dice.whole(100, 700));
    request.lengths.output = core::workload::uniformLengths(dice.whole(1, 20), dice.whole(20, 300));
    auto &scheduler = request.scheduler;
    scheduler.engine = dice.chance(0.5) ? Engine::Vllm : dice.chance(0.5) ? Engine::Sglang : Engine::TensorRtLlm;
    scheduler.order = dice.chance(0.25) && scheduler.engine != Engine::Sglang ? Order::Priority : Order::Fcfs;
    scheduler.maxSequences = dice.whole(1, 48);
    scheduler.batchedTokens = dice.whole(64, 1024);
    scheduler.chunkedPrefill = dice.chance(0.85);
    scheduler.admitWholePrompt = dice.chance(0.6);
    const int blocks[] = {16, 16, 16, 1, 7, 64};
    scheduler.blockTokens = blocks[dice.whole(0, 5)];
    if (dice.chance(0.75))
        scheduler.kvBlocks = dice.whole(1000, 9000) / scheduler.blockTokens + 2;
    if (dice.chance(0.2))
        scheduler.statedOutputTokens = dice.whole(50, 400);
    auto &arrivals = request.arrivals;
    arrivals.kind = dice.chance(0.5) ? ArrivalKind::Closed : dice.chance(0.6) ? ArrivalKind::Open : ArrivalKind::Capped;
    arrivals.concurrency = dice.whole(1, 64);
    arrivals.ratePerSecond = dice.real(0.5, 60.0);
    arrivals.variation = dice.chance(0.5) ? 1.0 : dice.real(0.0, 4.0);
    arrivals.rampSeconds = dice.chance(0.3) ? dice.real(0.0, 5.0) : 0.0;
    if (dice.chance(0.25))
        request.speculation = {.draftedTokens = dice.whole(1, 5), .acceptanceFraction = dice.real(0.0, 1.0)};
    scheduler.overlap = dice.chance(0.3);
    if (dice.chance(0.3))
        scheduler.receiveIntervalSteps = dice.whole(1, 40);
    return request;
}

void addWorld(Dice &dice, SimulationRequest &request)
{
    auto &client = request.client;
    client.urgentFraction = dice.real(0.0, 1.0);
    if (dice.chance(0.3))
        client.frontEndSeconds = dice.real(0.0, 0.05);
    if (dice.chance(0.2))
        client.frontEndSecondsPerPromptToken = dice.real(0.0, 1e-4);
    if (dice.chance(0.3))
        client.timeoutSeconds = dice.real(0.5, 10.0);
    if (dice.chance(0.2))
        client.queueLimit = dice.whole(0, 20);
    if (dice.chance(0.3))
        client.cancelledFraction = dice.real(0.0, 0.5);
    if (dice.chance(0.3))
        client.frontEndSecondsPerStream = dice.real(0.0, 2e-3);
    if (dice.chance(0.4)) {
        request.fleet.replicas = dice.whole(1, 4);
        const Routing routings[] = {Routing::RoundRobin, Routing::LeastLoaded, Routing::Session};
        request.fleet.routing = routings[dice.whole(0, 2)];
        for (int i = dice.whole(0, 3); i > 0; --i) {
            const double from = dice.real(0.0, 6.0);
            request.fleet.outages.push_back({.replica = dice.whole(0, request.fleet.replicas - 1),
                                             .fromSeconds = from,
                                             .untilSeconds = from + dice.real(0.1, 4.0)});
        }
    }
}

bool close(double a, double b)
{
    return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)});
}

QString difference(const RequestFigures &leapt, const RequestFigures &stepped)
{
    if (leapt.outcome != stepped.outcome)
        return QStringLiteral("outcome");
    if (leapt.outputTokens != stepped.outputTokens || leapt.promptTokens != stepped.promptTokens)
        return QStringLiteral("tokens");
    if (leapt.preemptions != stepped.preemptions)
        return QStringLiteral("preemptions");
    if (leapt.replica != stepped.replica)
        return QStringLiteral("replica");
    if (!close(leapt.sentSeconds, stepped.sentSeconds))
        return QStringLiteral("sent");
    if (!close(leapt.queueSeconds, stepped.queueSeconds))
        return QStringLiteral("queue");
    if (!close(leapt.ttftSeconds, stepped.ttftSeconds))
        return QStringLiteral("ttft");
    return close(leapt.e2eSeconds, stepped.e2eSeconds) ? QString() : QStringLiteral("e2e");
}

} // namespace

class TestLeap : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sameAsStepByStep();
    void longRunsToo();
    void leapSums();
    void leapFindsItsStep();
};

/// Several hundred worlds: mixed prefill, preemption, windows, speculation, priorities, failures, time-outs, refusals.
void TestLeap::sameAsStepByStep()
{
    long long preemptions = 0, lost = 0, timedOut = 0, refused = 0, cancelled = 0;
    for (int scenario = 0; scenario < 600; ++scenario) {
        Dice dice(scenario);
        const AffineTime time(timeOf(dice));
        SimulationRequest request = scenarioOf(dice);
        addWorld(dice, request);
        const auto leapt = simulate(request, time);
        QVERIFY2(leapt.has_value(), qPrintable(QString::number(scenario)));
        StepByStep plain(request, time);
        const auto stepped = plain.run();
        QCOMPARE(leapt->records.size(), stepped.size());
        for (std::size_t i = 0; i < stepped.size(); ++i) {
            const QString off = difference(leapt->records[i], stepped[i]);
            QVERIFY2(off.isEmpty(), qPrintable(QStringLiteral("scenario %1, request %2: %3 (%4, %5)")
                                                   .arg(scenario)
                                                   .arg(i)
                                                   .arg(off)
                                                   .arg(leapt->records[i].e2eSeconds)
                                                   .arg(stepped[i].e2eSeconds)));
        }
        const SimulationFigures &figures = leapt->figures;
        const QByteArray where =
            "scenario " + QByteArray::number(scenario) + ", blocks " + QByteArray::number(figures.mostKvBlocks) +
            " and " + QByteArray::number(plain.mostBlocks) + ", iterations " + QByteArray::number(figures.iterations) +
            " and " + QByteArray::number(plain.iterations);
        QVERIFY2(!plain.blocksWentWrong, where);
        QVERIFY2(figures.preemptions == plain.preemptions, where);
        QVERIFY2(figures.iterations == plain.iterations, where);
        QVERIFY2(close(figures.phases.prefill, plain.prefillSeconds), where);
        QVERIFY2(close(figures.phases.decode, plain.decodeSeconds), where);
        QVERIFY2(figures.mostKvBlocks == plain.mostBlocks, where);
        if (request.fleet.outages.empty()) {
            QVERIFY2(close(leapt->gaps.weight(), plain.gapWeight), where);
            QVERIFY2(close(leapt->gaps.sumSeconds, plain.gapSum), where);
        }
        preemptions += figures.preemptions;
        lost += figures.lost;
        timedOut += figures.timedOut;
        refused += figures.refused;
        cancelled += figures.cancelled;
    }
    // The worlds are rough enough to say something.
    QVERIFY(preemptions > 1000);
    QVERIFY(lost > 100);
    QVERIFY(timedOut > 1000);
    QVERIFY(refused > 500);
    QVERIFY(cancelled > 500);
}

/// Long answers, so that leaps are long and cross several corners of the cost.
void TestLeap::longRunsToo()
{
    for (int scenario = 1000; scenario < 1030; ++scenario) {
        Dice dice(scenario);
        const AffineTime time(timeOf(dice));
        SimulationRequest request = scenarioOf(dice);
        request.speculation = {};
        request.requests = 60;
        request.scheduler.kvBlocks.reset();
        request.lengths.output = core::workload::uniformLengths(500, 3000);
        const auto leapt = simulate(request, time);
        QVERIFY(leapt.has_value());
        StepByStep plain(request, time);
        const auto stepped = plain.run();
        for (std::size_t i = 0; i < stepped.size(); ++i)
            QVERIFY2(difference(leapt->records[i], stepped[i]).isEmpty(), qPrintable(QString::number(scenario)));
    }
}

void TestLeap::leapSums()
{
    core::perf::DecodeCost cost;
    cost.count = 3;
    cost.lines = {core::perf::DecodeLine{0.010, 1e-6, 0.0}, core::perf::DecodeLine{0.008, 3e-6, 0.0},
                  core::perf::DecodeLine{0.002, 3e-6, 4e-6}};
    const Leap::Growth growth{.liveTokens = 100, .livePerStep = 7, .windowedTokens = 60, .windowedPerStep = 3};
    const Leap leap(cost, growth, 2000.0);
    double sum = 0.0, weighted = 0.0;
    for (int j = 1; j <= 2000; ++j) {
        const double step = cost.at(100.0 + 7.0 * j, 60.0 + 3.0 * j);
        sum += step;
        weighted += step * (5.0 + 2.0 * j);
        QVERIFY(std::abs(leap.seconds(j) - sum) < 1e-12 * (1.0 + sum));
        QVERIFY(std::abs(leap.secondsTimes(j, 5.0, 2.0) - weighted) < 1e-11 * (1.0 + weighted));
    }
}

void TestLeap::leapFindsItsStep()
{
    core::perf::DecodeCost cost;
    cost.count = 2;
    cost.lines = {core::perf::DecodeLine{0.010, 1e-6, 0.0}, core::perf::DecodeLine{0.004, 9e-6, 0.0}};
    const Leap::Growth growth{.liveTokens = 10, .livePerStep = 5, .windowedTokens = 10, .windowedPerStep = 5};
    const Leap leap(cost, growth, 500.0);
    for (int j = 1; j <= 500; ++j) {
        QCOMPARE(leap.stepsUntil(leap.seconds(j)), static_cast<double>(j));
        QCOMPARE(leap.stepsUntil(leap.seconds(j) - 1e-6), static_cast<double>(j));
    }
    QCOMPARE(leap.stepsUntil(0.0), 1.0);
    QCOMPARE(leap.stepsUntil(1e9), 500.0);
}

QTEST_GUILESS_MAIN(TestLeap)
#include "tst_leap.moc"
