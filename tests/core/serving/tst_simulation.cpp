// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/kneesearch.h"
#include "core/serving/prefixcache.h"
#include "core/serving/ranks.h"
#include "core/serving/simulation.h"
#include "tests/core/serving/affinetime.h"

#include <QtTest>
#include <algorithm>
#include <cmath>
#include <memory>
#include <random>
#include <utility>
#include <vector>

using namespace core::serving;
using core::LatencyMetric;
using core::workload::ArrivalKind;

namespace {

SimulationRequest fixedRequest(int prompt, int output)
{
    SimulationRequest request;
    request.lengths.prompt = core::workload::fixedLength(prompt);
    request.lengths.output = core::workload::fixedLength(output);
    return request;
}

bool near(double value, double expected, double share)
{
    return std::abs(value - expected) <= share * std::abs(expected);
}

/// Ten milliseconds an iteration whatever is in it, and a tenth of one a prompt token.
AffineTime roundTime()
{
    AffineTime::Numbers numbers;
    numbers.stepSeconds = 0.010;
    numbers.secondsPerSequence = numbers.secondsPerLiveToken = numbers.secondsPerPosition = 0.0;
    numbers.secondsPerPrefillToken = 100e-6;
    return AffineTime(numbers);
}

/// Requests at stated moments, each of its own beginning.
struct Arriving
{
    double seconds = 0.0;
    int prompt = 0, output = 0;
};

SimulationRequest arriving(const std::vector<Arriving> &requests)
{
    core::workload::Trace trace;
    trace.timed = true;
    for (const Arriving &one : requests)
        trace.requests.push_back({.arrivalSeconds = one.seconds,
                                  .promptTokens = one.prompt,
                                  .outputTokens = one.output,
                                  .session = 0,
                                  .firstBlock = 0,
                                  .blocks = 0});
    SimulationRequest request;
    request.lengths.trace = std::make_shared<const core::workload::Trace>(std::move(trace));
    request.arrivals.kind = ArrivalKind::Trace;
    request.requests = static_cast<int>(requests.size());
    return request;
}

constexpr double rounding = 1e-12;

} // namespace

class TestSimulation : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oneRequestByHand();
    void lockStepQueues();
    void everyoneIsServedOnce_data();
    void everyoneIsServedOnce();
    void queueWithConstantService();
    void closedNetwork();
    void noEvictNeverPreempts();
    void speculationGivesItsTokens();
    void conversationsHitTheCache();
    void traceBlocksHitTheCache();
    void prefillPoolHandsOver();
    void replicaComesBack();
    void energyIsTimeTimesPower();
    void intervals();
    void sameForAnyJobs();
    void kneeOfAClosedLoop();
    void refusesNonsense_data();
    void refusesNonsense();
    void cancelled();
    void prefixCacheEvictsTheOldest();
    void vllmPreemptsTheLastByHand();
    void noEvictByHand();
    void newTokenRatioByHand();
    void sglangRetractsByHand();
    void urgentGoFirst();
    void timeOutByHand();
    void cachedBlocksByHand();
    void statedHitsByHand();
    void looksAtArrivalsByHand();
    void decodePoolWaitsByHand();
    void ranksAreThoseOfSorting();
};

/// 100 prompt tokens, 4 output tokens, by hand: prefill 0.008 + 100 · 60 µs + 5050 · 1 ns = 0.01400505 s; then three
/// steps of 0.008 + 20 µs + 40 ns · (101, 102, 103).
void TestSimulation::oneRequestByHand()
{
    SimulationRequest request = fixedRequest(100, 4);
    request.requests = 1;
    const auto result = simulate(request, AffineTime({}));
    QVERIFY(result.has_value());
    const RequestFigures &record = result->records.at(0);
    QVERIFY(near(record.ttftSeconds, 0.01400505, 1e-12));
    QVERIFY(near(record.e2eSeconds, 0.01400505 + 3 * 0.00802 + 40e-9 * 306, 1e-12));
    QVERIFY(near(*record.tpotSeconds(), 0.00802 + 40e-9 * 102, 1e-12));
    QCOMPARE(record.queueSeconds, 0.0);
    QCOMPARE(result->figures.iterations, 4LL);
    QCOMPARE(result->figures.mostKvBlocks, 7LL); // 103 tokens of context at the end
    QVERIFY(near(result->figures.itl.maxSeconds.value(), 0.00802 + 40e-9 * 103, 1e-12));
    QVERIFY(near(result->gaps.sumSeconds, 3 * 0.00802 + 40e-9 * 306, 1e-12));
    QCOMPARE(result->gaps.weight(), 3.0);
}

/// A closed loop with equal lengths stays in lock-step where prefill goes first: each wave of C prompts queues behind
/// itself, and the mean TTFT is that of (C + 1)/2 prompts. Where all prompts of a wave fit in one step, each waits for
/// all of them.
void TestSimulation::lockStepQueues()
{
    SimulationRequest request = fixedRequest(512, 64);
    request.arrivals.concurrency = 8;
    request.requests = 80;
    request.scheduler.engine = Engine::Sglang;
    request.scheduler.batchedTokens = 512;
    AffineTime::Numbers numbers;
    numbers.secondsPerLiveToken = 0.0;
    numbers.secondsPerSequence = 0.0;
    numbers.secondsPerPosition = 0.0;
    const auto oneByOne = simulate(request, AffineTime(numbers));
    QVERIFY(near(*oneByOne->figures.ttft.meanSeconds, 4.5 * (0.008 + 512 * 60e-6), 1e-9));
    request.scheduler.engine = Engine::Vllm;
    request.scheduler.batchedTokens = 8192;
    const auto together = simulate(request, AffineTime(numbers));
    QVERIFY(near(*together->figures.ttft.meanSeconds, 0.008 + 8 * 512 * 60e-6, 1e-9));
}

void TestSimulation::everyoneIsServedOnce_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 60; ++seed)
        QTest::addRow("%d", seed) << seed;
}

/// What must hold of any run: all are answered with all their tokens, memory is given back, Little's law, busy time
/// within time, tokens within the ceiling.
void TestSimulation::everyoneIsServedOnce()
{
    QFETCH(int, seed);
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    const auto whole = [&](int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); };
    SimulationRequest request;
    request.seed = static_cast<std::uint64_t>(seed);
    request.requests = 300;
    request.lengths.prompt =
        *core::workload::fittedLengths({.p50Tokens = 300.0, .p95Tokens = 900.0, .p99Tokens = {}, .meanTokens = {}});
    request.lengths.output =
        *core::workload::fittedLengths({.p50Tokens = 80.0, .p95Tokens = 300.0, .p99Tokens = {}, .meanTokens = {}});
    request.lengths.prompt.mostTokens = request.lengths.output.mostTokens = 3000;
    request.scheduler.engine = static_cast<Engine>(whole(0, 2));
    request.scheduler.maxSequences = whole(1, 64);
    request.scheduler.kvBlocks = whole(400, 1500);
    request.arrivals.kind = whole(0, 1) == 0 ? ArrivalKind::Closed : ArrivalKind::Open;
    request.arrivals.concurrency = whole(1, 80);
    request.arrivals.ratePerSecond = whole(1, 20);
    request.fleet.replicas = whole(1, 3);
    request.fleet.routing = Routing::LeastLoaded;
    if (whole(0, 2) == 0)
        request.speculation = {.draftedTokens = 3, .acceptanceFraction = 0.6};
    const AffineTime time({});
    const auto result = simulate(request, time);
    QVERIFY(result.has_value());
    QCOMPARE(result->records.size(), std::size_t{300});
    double stay = 0.0, last = 0.0, tokens = 0.0, fastest = 0.0;
    for (std::size_t i = 0; i < result->records.size(); ++i) {
        const RequestFigures &record = result->records[i];
        QVERIFY(record.outcome == Outcome::Completed);
        const auto asked = core::workload::drawLength(request.lengths, request.seed, i);
        QCOMPARE(record.promptTokens, asked.promptTokens);
        QCOMPARE(record.outputTokens, asked.outputTokens);
        QVERIFY(record.queueSeconds >= 0.0 && record.queueSeconds < record.ttftSeconds);
        QVERIFY(record.ttftSeconds <= record.e2eSeconds);
        stay += record.e2eSeconds;
        last = std::max(last, record.sentSeconds + record.e2eSeconds);
        tokens += record.outputTokens;
    }
    const SimulationFigures &figures = result->figures;
    QVERIFY(near(figures.meanInFlight, stay / last, 1e-9));
    const double busy = figures.phases.prefill + figures.phases.decode;
    QVERIFY(busy <= request.fleet.replicas * last * (1.0 + 1e-9));
    QVERIFY(near(busy + figures.phases.idle, request.fleet.replicas * last, 1e-9));
    QVERIFY(*figures.mostKvFraction <= 1.0);
    const int most = request.scheduler.maxSequences * (1 + request.speculation.draftedTokens);
    fastest = request.fleet.replicas * most / 0.008; // no step is shorter than 8 ms
    QVERIFY(figures.outputTokensPerSecond <= fastest);
    QVERIFY(near(result->gaps.weight(), tokens - 300.0, 1e-9));
}

/// One seat and answers of one token: a queue with one server and constant service, M/D/1. Mean wait
/// ρ·s / (2·(1 − ρ)); at ρ = 0.7 and s = 0.1 s: 0.11667 s. Source: Pollaczek, Khinchine.
void TestSimulation::queueWithConstantService()
{
    AffineTime::Numbers numbers;
    numbers.stepSeconds = 0.1;
    numbers.secondsPerSequence = numbers.secondsPerLiveToken = numbers.secondsPerPrefillToken = 0.0;
    numbers.secondsPerPosition = 0.0;
    SimulationRequest request = fixedRequest(10, 1);
    request.scheduler.maxSequences = 1;
    request.requests = 400'000;
    request.warmUpRequests = 1000;
    request.arrivals.kind = ArrivalKind::Open;
    request.arrivals.ratePerSecond = 7.0;
    const auto result = simulate(request, AffineTime(numbers));
    QVERIFY(near(*result->figures.queue.meanSeconds, 0.7 * 0.1 / (2.0 * 0.3), 0.02));
    QVERIFY(near(*result->figures.ttft.meanSeconds, 0.1 + 0.7 * 0.1 / 0.6, 0.02));
    QVERIFY(near((result->figures.phases.prefill) / result->figures.simulatedSeconds, 0.7, 0.01));
    const auto band = interval(*result, request, LatencyMetric::Ttft, std::nullopt);
    QVERIFY(band && band->low && band->high);
    QVERIFY(*band->low < 0.1 + 0.07 / 0.6 && 0.1 + 0.07 / 0.6 < *band->high);
}

/// A closed network of C clients at one engine whose step does not depend on the batch: throughput is C over the time
/// of a request until the seats are full, and seats over that time from there on.
void TestSimulation::closedNetwork()
{
    AffineTime::Numbers numbers;
    numbers.secondsPerSequence = numbers.secondsPerLiveToken = numbers.secondsPerPrefillToken = 0.0;
    numbers.secondsPerPosition = 0.0;
    const AffineTime time(numbers);
    SimulationRequest request = fixedRequest(32, 50);
    request.scheduler.maxSequences = 16;
    request.requests = 3200;
    request.scheduler.batchedTokens = 8192;
    for (const int clients : {1, 4, 16, 32}) {
        request.arrivals.concurrency = clients;
        const auto result = simulate(request, time);
        const double ofRequest = 50 * 0.008;
        QVERIFY(near(result->figures.requestsPerSecond, std::min(clients, 16) / ofRequest, 0.01));
    }
}

void TestSimulation::noEvictNeverPreempts()
{
    SimulationRequest request = fixedRequest(200, 200);
    request.arrivals.concurrency = 32;
    request.requests = 200;
    request.scheduler.kvBlocks = 200;
    const AffineTime time({});
    const auto vllm = simulate(request, time);
    request.scheduler.engine = Engine::TensorRtLlm;
    const auto noEvict = simulate(request, time);
    request.scheduler.engine = Engine::Sglang;
    const auto sglang = simulate(request, time);
    QVERIFY(vllm->figures.preemptions > 0);
    QVERIFY(vllm->figures.nearKvSaturation);
    QCOMPARE(noEvict->figures.preemptions, 0LL);
    // 25 blocks are kept for each of 400 tokens: eight at once.
    QVERIFY(noEvict->figures.meanRunning <= 8.0 * (1.0 + 1e-9));
    // Reserving a share keeps fewer at once than not reserving at all.
    QVERIFY(sglang->figures.meanRunning < vllm->figures.meanRunning);
}

/// Four drafts accepted with 0.7 each: (1 − 0.7^5)/(1 − 0.7) = 2.7731 tokens a step.
void TestSimulation::speculationGivesItsTokens()
{
    SimulationRequest request = fixedRequest(10, 2000);
    request.requests = 50;
    request.speculation = {.draftedTokens = 4, .acceptanceFraction = 0.7};
    const auto result = simulate(request, AffineTime({}));
    const double tokensOfStep = 50.0 * 1999.0 / static_cast<double>(result->figures.iterations - 50);
    QVERIFY(near(tokensOfStep, 2.7731, 0.01));
    QVERIFY(near(result->gaps.weight(), 50.0 * 1999.0, 1e-12));
}

void TestSimulation::conversationsHitTheCache()
{
    SimulationRequest request = fixedRequest(160, 160);
    request.requests = 400;
    request.arrivals.concurrency = 4;
    request.conversations = {
        .meanTurns = 5.0, .thinkSeconds = 1.0, .sharedPromptTokens = 320, .mostContextTokens = 8000};
    request.scheduler.prefixCaching = true;
    const AffineTime time({});
    const auto with = simulate(request, time);
    request.scheduler.prefixCaching = false;
    const auto without = simulate(request, time);
    // A further question finds all whole blocks of what was said; a first one the shared 320 tokens.
    for (std::size_t i = 40; i < with->records.size(); ++i) {
        const RequestFigures &record = with->records[i];
        if (record.promptTokens == 480)
            QCOMPARE(record.cachedTokens, 320);
        else
            QVERIFY(record.promptTokens - record.cachedTokens <= 160 + 16);
    }
    QVERIFY(with->figures.cachedPromptFraction > 0.6);
    QCOMPARE(without->figures.cachedPromptFraction, 0.0);
    QVERIFY(*with->figures.ttft.meanSeconds < *without->figures.ttft.meanSeconds);
    // With little memory the cache gives way instead of blocking.
    request.scheduler.prefixCaching = true;
    request.scheduler.kvBlocks = 8000 / 16 + 10;
    request.requests = 200;
    const auto tight = simulate(request, time);
    QVERIFY(tight->figures.completed == 200 && *tight->figures.mostKvFraction <= 1.0);
}

void TestSimulation::traceBlocksHitTheCache()
{
    core::workload::Trace trace;
    trace.timed = true;
    trace.blockTokens = 512;
    for (std::uint32_t i = 0; i < 40; ++i) {
        trace.requests.push_back({.arrivalSeconds = i * 1.0,
                                  .promptTokens = 1100,
                                  .outputTokens = 20,
                                  .session = 0,
                                  .firstBlock = static_cast<std::uint32_t>(trace.blocks.size()),
                                  .blocks = 3});
        trace.blocks.insert(trace.blocks.end(), {7, i % 2, 1000 + i});
    }
    SimulationRequest request;
    request.lengths.trace = std::make_shared<const core::workload::Trace>(trace);
    request.arrivals.kind = ArrivalKind::Trace;
    request.requests = 100;
    request.scheduler.prefixCaching = true;
    request.scheduler.kvBlocks = 400;
    const AffineTime time({});
    const auto result = simulate(request, time);
    QCOMPARE(result->records.size(), std::size_t{40});
    QCOMPARE(result->records[0].cachedTokens, 0);
    QCOMPARE(result->records[1].cachedTokens, 512);  // block 7
    QCOMPARE(result->records[2].cachedTokens, 1024); // blocks 7 and 0
    QCOMPARE(result->records[39].cachedTokens, 1024);
    // By prefix the two kinds keep to their replicas; in turn they mix.
    request.fleet = {.replicas = 2, .routing = Routing::PrefixHash, .outages = {}, .prefixHashTokens = 1024};
    const auto routed = simulate(request, time);
    for (std::size_t i = 2; i < 40; ++i)
        QCOMPARE(routed->records[i].replica, routed->records[i % 2].replica);
}

/// First token from the prefill pool: 0.008 + 1000 · 60 µs + 500500 ns; then 0.05 s + 1000 · 10 µs on the way.
void TestSimulation::prefillPoolHandsOver()
{
    SimulationRequest request = fixedRequest(1000, 3);
    request.requests = 1;
    request.disaggregation = Disaggregation{};
    request.disaggregation->transferSeconds = 0.05;
    request.disaggregation->transferSecondsPerToken = 10e-6;
    const AffineTime time({});
    const auto one = simulate(request, time);
    QVERIFY(near(one->records[0].ttftSeconds, 0.008 + 0.06 + 0.0005005, 1e-12));
    const double decodes = 2 * 0.00802 + 40e-9 * (1001 + 1002);
    QVERIFY(near(one->records[0].e2eSeconds, one->records[0].ttftSeconds + 0.06 + decodes, 1e-12));
    QVERIFY(near(one->figures.itl.maxSeconds.value(), 0.06 + 0.00802 + 40e-9 * 1001, 1e-9));
    // Decodes are never held up by prefill: no gap is longer than hand-over and a step of all.
    request = fixedRequest(800, 100);
    request.requests = 300;
    request.arrivals.concurrency = 16;
    request.scheduler.kvBlocks = 1200;
    request.disaggregation = Disaggregation{};
    request.disaggregation->prefillReplicas = 2;
    request.disaggregation->prefillKvBlocks = 200;
    const auto many = simulate(request, time);
    QCOMPARE(many->figures.completed, 300LL);
    QVERIFY(*many->figures.itl.quantile(0.9) < 0.01);
}

void TestSimulation::replicaComesBack()
{
    SimulationRequest request = fixedRequest(100, 100);
    request.requests = 200;
    request.arrivals.kind = ArrivalKind::Open;
    request.arrivals.ratePerSecond = 10.0;
    request.fleet = {
        .replicas = 1, .routing = Routing::RoundRobin, .outages = {{0, 5.0, 8.0}}, .prefixHashTokens = 512};
    const AffineTime time({});
    const auto result = simulate(request, time);
    QVERIFY(result->figures.lost > 0);
    QCOMPARE(result->figures.lost + result->figures.completed, 200LL);
    for (const RequestFigures &record : result->records) {
        if (record.sentSeconds > 5.0 && record.sentSeconds < 8.0)
            QVERIFY(record.sentSeconds + record.ttftSeconds > 8.0);
    }
    QVERIFY(result->figures.phases.idle + result->figures.phases.prefill + result->figures.phases.decode <=
            result->figures.simulatedSeconds - 3.0 + 0.1);
    // For good: what waits for it is never answered.
    request.fleet.outages = {{0, 5.0, std::numeric_limits<double>::infinity()}};
    const auto gone = simulate(request, time);
    QCOMPARE(gone->figures.lost + gone->figures.completed, 200LL);
    QVERIFY(gone->figures.lost > 100);
}

void TestSimulation::energyIsTimeTimesPower()
{
    SimulationRequest request = fixedRequest(100, 10);
    request.requests = 20;
    request.arrivals.kind = ArrivalKind::Open;
    request.arrivals.ratePerSecond = 2.0;
    request.power = PhasePower{.prefillWatts = 700.0, .decodeWatts = 400.0, .idleWatts = 100.0};
    const auto result = simulate(request, AffineTime({}));
    const auto &phases = result->figures.phases;
    const auto &energy = result->figures.energyJoules;
    QVERIFY(energy.has_value());
    QCOMPARE(energy->prefill, 700.0 * phases.prefill);
    QCOMPARE(energy->decode, 400.0 * phases.decode);
    QCOMPARE(energy->idle, 100.0 * phases.idle);
    QVERIFY(phases.idle > phases.decode && phases.decode > phases.prefill);
}

/// A run of fifty tells no p99; one of five thousand does. The intervals hold the value of a run a hundred times as
/// long.
void TestSimulation::intervals()
{
    SimulationRequest request = fixedRequest(200, 20);
    request.lengths.output = core::workload::uniformLengths(2, 40);
    request.arrivals.kind = ArrivalKind::Open;
    request.arrivals.ratePerSecond = 5.0;
    const AffineTime time({});
    request.requests = 50;
    const auto tiny = simulate(request, time);
    QVERIFY(tiny->figures.tooShortForP99);
    QVERIFY(!interval(*tiny, request, LatencyMetric::Ttft, 0.99)->high);
    request.requests = 200'000;
    const auto whole = simulate(request, time);
    request.requests = 5000;
    request.seed = 9;
    const auto good = simulate(request, time);
    QVERIFY(!good->figures.tooShortForP99);
    for (const auto quantile : {std::optional<double>(), std::optional(0.5), std::optional(0.99)}) {
        const auto band = interval(*good, request, LatencyMetric::E2e, quantile);
        const double truth = quantile ? *whole->figures.e2e.quantile(*quantile) : *whole->figures.e2e.meanSeconds;
        QVERIFY(band && band->low && band->high);
        QVERIFY(*band->low <= truth && truth <= *band->high);
        QVERIFY(*band->low <= band->value && band->value <= *band->high);
        QVERIFY(near(band->value, quantile ? *good->figures.e2e.quantile(*quantile) : *good->figures.e2e.meanSeconds,
                     1e-9));
    }
}

void TestSimulation::sameForAnyJobs()
{
    KneeRequest request;
    request.simulation = fixedRequest(300, 60);
    request.simulation.lengths.output = core::workload::uniformLengths(20, 100);
    request.simulation.requests = 200;
    request.simulation.scheduler.maxSequences = 64;
    request.slo = *core::parseSlo("ttft_p95=200ms,tpot_p95=30ms");
    const AffineTime time({});
    const auto one = kneeSearch(request, time);
    request.jobs = 4;
    const auto four = kneeSearch(request, time);
    QVERIFY(one && four);
    QCOMPARE(one->levels.size(), four->levels.size());
    for (std::size_t i = 0; i < one->levels.size(); ++i) {
        QCOMPARE(one->levels[i].load, four->levels[i].load);
        QCOMPARE(one->levels[i].figures.outputTokensPerSecond, four->levels[i].figures.outputTokensPerSecond);
        QVERIFY(one->levels[i].figures.ttft == four->levels[i].figures.ttft);
    }
    QVERIFY(one->safeLoad == four->safeLoad && one->kneeLoad == four->kneeLoad);
}

void TestSimulation::kneeOfAClosedLoop()
{
    KneeRequest request;
    request.simulation = fixedRequest(300, 100);
    request.simulation.lengths.output = core::workload::uniformLengths(50, 150);
    request.simulation.keepLoad = true;
    request.simulation.requests = 300;
    request.simulation.scheduler.maxSequences = 64;
    request.slo = *core::parseSlo("tpot_p95=20ms");
    request.mostLevels = 40;
    const AffineTime time({});
    const auto curve = kneeSearch(request, time);
    QVERIFY(curve.has_value());
    QVERIFY(static_cast<int>(curve->levels.size()) <= request.mostLevels);
    QCOMPARE(curve->analysis.points.size(), curve->levels.size());
    QVERIFY(curve->safeLoad && curve->firstBrokenLoad);
    QVERIFY(*curve->firstBrokenLoad - *curve->safeLoad <= std::max(1.0, 0.03 * *curve->firstBrokenLoad) + 1e-9);
    QVERIFY(*curve->safe()->figures.tpot.quantile(0.95) <= 0.020);
    QVERIFY(curve->analysis.pastKnee);
    QVERIFY(curve->analysis.points.front().goodput->basis == core::results::GoodputBasis::PerRequest);
    // Rates: what is asked is served until the capacity of the closed loop.
    request.simulation.arrivals.kind = ArrivalKind::Open;
    const auto open = kneeSearch(request, time);
    QVERIFY(open.has_value() && open->safeLoad);
    QVERIFY(*open->safeLoad < curve->levels.back().figures.requestsPerSecond);
    QVERIFY(near(open->levels.front().figures.requestsPerSecond, open->levels.front().load, 0.3));
}

void TestSimulation::refusesNonsense_data()
{
    QTest::addColumn<int>("which");
    for (int i = 0; i < 12; ++i)
        QTest::addRow("%d", i) << i;
}

void TestSimulation::refusesNonsense()
{
    QFETCH(int, which);
    SimulationRequest request = fixedRequest(10, 10);
    switch (which) {
    case 0:
        request.arrivals.concurrency = 0;
        break;
    case 1:
        request.arrivals.kind = ArrivalKind::Open;
        request.arrivals.ratePerSecond = 0.0;
        break;
    case 2:
        request.arrivals.kind = ArrivalKind::Trace;
        break;
    case 3:
        request.scheduler.maxSequences = 2000;
        break;
    case 4:
        request.scheduler.kvBlocks = 0;
        break;
    case 5:
        request.speculation = {.draftedTokens = 2, .acceptanceFraction = 1.5};
        break;
    case 6:
        request.fleet.replicas = 0;
        break;
    case 7:
        request.fleet.outages = {{3, 0.0, 1.0}};
        break;
    case 8:
        request.client.timeoutSeconds = 0.0;
        break;
    case 9:
        request.requests = 0;
        break;
    case 10:
        request.warmUpRequests = request.requests;
        break;
    default:
        request.quantiles = {1.5};
        break;
    }
    const auto result = simulate(request, AffineTime({}));
    QVERIFY(!result.has_value());
    QVERIFY(!result.error().message.english().empty());
}

void TestSimulation::cancelled()
{
    SimulationRequest request = fixedRequest(10, 100);
    request.requests = 100'000;
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!simulate(request, AffineTime({}), stop.get_token()).has_value());
}

void TestSimulation::prefixCacheEvictsTheOldest()
{
    PrefixCache cache;
    const std::vector<std::uint64_t> first{1, 2, 3}, second{1, 4};
    for (const auto unit : first)
        QVERIFY(cache.add(unit));
    QCOMPARE(cache.idle(), std::size_t{0});
    QCOMPARE(cache.matching(second), std::size_t{1});
    cache.take(second, 1);
    QVERIFY(cache.add(4));
    cache.release(first, 3);
    QCOMPARE(cache.idle(), std::size_t{2}); // 3 and 2; 1 is still in use
    cache.evict();                          // 3: the end goes before the beginning
    QCOMPARE(cache.matching(first), std::size_t{2});
    cache.release(second, 2);
    cache.evict(); // 2
    cache.evict(); // 4
    QCOMPARE(cache.matching(second), std::size_t{1});
    QVERIFY(!cache.addIdle(1));
}

/// Three prompts of two blocks in a pool of eight start together: 10 + 9.6 ms. Each then needs a third block at once,
/// so the last admitted gives way after its first token; 33 tokens find no room before the others end at 19.6 + 31 · 10
/// ms, and are computed again in 13.3 ms; 30 tokens follow.
void TestSimulation::vllmPreemptsTheLastByHand()
{
    SimulationRequest request = fixedRequest(32, 32);
    request.arrivals.concurrency = request.requests = 3;
    request.scheduler.kvBlocks = 8;
    const auto result = simulate(request, roundTime());
    QVERIFY(result.has_value());
    for (const RequestFigures &record : result->records)
        QVERIFY(near(record.ttftSeconds, 0.0196, rounding));
    QVERIFY(near(result->records[0].e2eSeconds, 0.3296, rounding));
    QVERIFY(near(result->records[1].e2eSeconds, 0.3296, rounding));
    QVERIFY(near(result->records[2].e2eSeconds, 0.3296 + 0.0133 + 0.300, rounding));
    QCOMPARE(result->records[2].preemptions, std::uint16_t{1});
    QCOMPARE(result->figures.preemptions, 1LL);
    QCOMPARE(result->figures.mostKvBlocks, 8LL);
}

/// TensorRT-LLM keeps four blocks for prompt and answer of each, so two run and the third waits for them:
/// 10 + 6.4 + 31 · 10 ms; its own prompt takes 13.2 ms.
void TestSimulation::noEvictByHand()
{
    SimulationRequest request = fixedRequest(32, 32);
    request.arrivals.concurrency = request.requests = 3;
    request.scheduler.engine = Engine::TensorRtLlm;
    request.scheduler.kvBlocks = 8;
    const auto result = simulate(request, roundTime());
    QVERIFY(near(result->records[1].ttftSeconds, 0.0164, rounding));
    QVERIFY(near(result->records[2].queueSeconds, 0.3264, rounding));
    QVERIFY(near(result->records[2].ttftSeconds, 0.3264 + 0.0132, rounding));
    QVERIFY(near(result->records[2].e2eSeconds, 0.3396 + 0.310, rounding));
    QCOMPARE(result->figures.preemptions, 0LL);
    // A client that states 48 tokens and takes 32 has five blocks kept: one at a time.
    request.scheduler.statedOutputTokens = 48;
    const auto stated = simulate(request, roundTime());
    QVERIFY(near(stated->records[1].queueSeconds, 0.0132 + 0.310, rounding));
}

/// SGLang after k steps of a request with 32 + 100 tokens in nine blocks: free are 16 · (9 − blocks of 32 + k), of
/// which (99 − k) · (0.5 − 0.01 k) are spoken for. Another asks for 40 + 20. At k = 5 there is room for 96 − 42.3
/// = 53.7 tokens: it waits for the end; at k = 12 for 96 − 33.06 = 62.94: it starts.
void TestSimulation::newTokenRatioByHand()
{
    const auto run = [](double seconds) {
        SimulationRequest request = arriving({{0.0, 32, 100}, {seconds, 40, 20}});
        request.scheduler.engine = Engine::Sglang;
        request.scheduler.kvBlocks = 9;
        request.scheduler.newTokenRatio = 0.5;
        request.scheduler.leastNewTokenRatio = 0.1;
        request.scheduler.newTokenRatioSteps = 40;
        return *simulate(request, roundTime());
    };
    const auto early = run(0.0582); // seen at the end of the fifth step: 13.2 + 5 · 10 ms
    QVERIFY(near(early.records[0].e2eSeconds, 0.0132 + 0.990, rounding));
    QVERIFY(near(early.records[1].ttftSeconds, 1.0032 + 0.014 - 0.0582, rounding));
    const auto late = run(0.1282); // of the twelfth
    QVERIFY(near(late.records[1].ttftSeconds, 0.1332 + 0.014 - 0.1282, rounding));
    QVERIFY(near(late.records[0].e2eSeconds, 1.0032 + 0.014, rounding)); // stood still meanwhile
    QCOMPARE(late.figures.preemptions, 0LL);
}

/// Reserving a tenth lets 32 + 64 and 32 + 40 tokens into nine blocks. After 32 steps together (34 and 33 tokens out)
/// all are taken, and the one with fewer tokens out goes back. The ratio is then (34 + 20) / 64: too much of the pool
/// is spoken for until the other ends, 30 steps later; 65 tokens are computed again and six follow.
void TestSimulation::sglangRetractsByHand()
{
    SimulationRequest request = arriving({{0.0, 32, 64}, {0.020, 32, 40}});
    request.scheduler.engine = Engine::Sglang;
    request.scheduler.kvBlocks = 9;
    request.scheduler.newTokenRatio = request.scheduler.leastNewTokenRatio = 0.1;
    const auto result = simulate(request, roundTime());
    QVERIFY(near(result->records[1].ttftSeconds, 0.0364 - 0.020, rounding));
    QCOMPARE(result->records[0].preemptions, std::uint16_t{0});
    QCOMPARE(result->records[1].preemptions, std::uint16_t{1});
    const double first = 0.0364 + 62 * 0.010; // a step alone before the second came
    QVERIFY(near(result->records[0].e2eSeconds, first, rounding));
    QVERIFY(near(result->records[1].e2eSeconds, first + 0.0165 + 0.060 - 0.020, rounding));
}

/// One seat: the urgent are served first, each kind in its order; with two seats and too little memory those that are
/// not urgent give way.
void TestSimulation::urgentGoFirst()
{
    constexpr int count = 12;
    SimulationRequest request = fixedRequest(32, 16);
    request.arrivals.concurrency = request.requests = count;
    request.scheduler.order = Order::Priority;
    request.client.urgentFraction = 0.4;
    request.scheduler.maxSequences = 1;
    const auto result = simulate(request, roundTime());
    std::vector<int> order(count);
    for (int i = 0; i < count; ++i) {
        // The k-th waits for k answers of 13.2 + 15 · 10 ms.
        const double place = result->records[static_cast<std::size_t>(i)].queueSeconds / 0.1632;
        QVERIFY(std::abs(place - std::round(place)) < 1e-9);
        order[static_cast<std::size_t>(std::lround(place))] = i;
    }
    const auto turn = std::is_sorted_until(order.begin(), order.end());
    QVERIFY(turn != order.begin() && turn != order.end());
    QVERIFY(std::is_sorted(turn, order.end()));
    const std::vector<int> urgent(order.begin(), turn);
    QVERIFY(urgent != std::vector<int>({0}));
    request.scheduler.maxSequences = count;
    request.scheduler.kvBlocks = 2 * count + static_cast<long long>(urgent.size());
    const auto tight = simulate(request, roundTime());
    QVERIFY(tight->figures.preemptions > 0);
    for (const int id : urgent)
        QCOMPARE(tight->records[static_cast<std::size_t>(id)].preemptions, std::uint16_t{0});
}

/// Tokens come at 20, 30 … 100 ms: nine until the client goes at 105. Its place is free at 110, where its next request
/// starts; that one gets eight: at 130 … 200 ms.
void TestSimulation::timeOutByHand()
{
    SimulationRequest request = fixedRequest(100, 100);
    request.requests = 2;
    request.client.timeoutSeconds = 0.105;
    const auto result = simulate(request, roundTime());
    QCOMPARE(result->figures.timedOut, 2LL);
    QCOMPARE(result->figures.completed, 0LL);
    QVERIFY(result->records[0].outcome == Outcome::TimedOut);
    QCOMPARE(result->records[0].outputTokens, 9);
    QVERIFY(near(result->records[0].ttftSeconds, 0.020, rounding));
    QVERIFY(near(result->records[0].e2eSeconds, 0.105, rounding));
    QVERIFY(near(result->records[1].sentSeconds, 0.105, rounding));
    QVERIFY(near(result->records[1].ttftSeconds, 0.130 - 0.105, rounding));
    QCOMPARE(result->records[1].outputTokens, 9 - 1);
    // One that waits when its time is over never starts.
    request = fixedRequest(100, 20);
    request.arrivals.concurrency = request.requests = 2;
    request.scheduler.maxSequences = 1;
    request.client.timeoutSeconds = 0.215;
    const auto queued = simulate(request, roundTime());
    QCOMPARE(queued->figures.completed, 1LL); // 20 + 19 · 10 ms = 210 ms
    QVERIFY(queued->records[1].outcome == Outcome::TimedOut);
    QCOMPARE(queued->records[1].outputTokens, 0);
}

/// Blocks of 512 tokens in a trace: what an earlier prompt computed is not computed again, but for the last token.
void TestSimulation::cachedBlocksByHand()
{
    core::workload::Trace trace;
    trace.timed = true;
    trace.blockTokens = 512;
    const std::vector<std::pair<int, std::vector<std::uint32_t>>> prompts{
        {1100, {1, 2, 3}}, {1100, {1, 2, 4}}, {1100, {1, 5, 6}}, {1024, {1, 2}}};
    double seconds = 0.0;
    for (const auto &[tokens, blocks] : prompts) {
        trace.requests.push_back({.arrivalSeconds = seconds,
                                  .promptTokens = tokens,
                                  .outputTokens = 4,
                                  .session = 0,
                                  .firstBlock = static_cast<std::uint32_t>(trace.blocks.size()),
                                  .blocks = static_cast<std::uint32_t>(blocks.size())});
        trace.blocks.insert(trace.blocks.end(), blocks.begin(), blocks.end());
        seconds += 1.0;
    }
    SimulationRequest request;
    request.lengths.trace = std::make_shared<const core::workload::Trace>(std::move(trace));
    request.arrivals.kind = ArrivalKind::Trace;
    request.requests = static_cast<int>(prompts.size());
    request.scheduler.prefixCaching = true;
    const auto result = simulate(request, roundTime());
    const std::vector<int> computed{1100, 1100 - 1024, 1100 - 512, 512};
    for (std::size_t i = 0; i < computed.size(); ++i) {
        QCOMPARE(result->records[i].promptTokens - result->records[i].cachedTokens, computed[i]);
        QVERIFY(near(result->records[i].ttftSeconds, 0.010 + computed[i] * 100e-6, 1e-9));
    }
}

/// 100 shared tokens are six whole blocks of 16; of a prompt of 50 three are found and two tokens computed.
void TestSimulation::statedHitsByHand()
{
    SimulationRequest request = arriving({{0.0, 150, 4}, {1.0, 50, 4}});
    request.scheduler.sharedPrefixTokens = 100;
    request.scheduler.sharedPrefixHitFraction = 1.0;
    const auto result = simulate(request, roundTime());
    QVERIFY(near(result->records[0].ttftSeconds, 0.010 + 54 * 100e-6, 1e-9));
    QVERIFY(near(result->records[1].ttftSeconds, 0.010 + 2 * 100e-6, 1e-9));
    request.scheduler.sharedPrefixHitFraction = 0.0;
    QVERIFY(near(simulate(request, roundTime())->records[0].ttftSeconds, 0.010 + 150 * 100e-6, 1e-9));
}

/// The first request decodes at 13.2 + 10 k ms; another comes at 25 ms, in the second step. It starts at 33.2; where
/// the next iteration is decided while one runs, at 43.2; where arrivals are looked at every ten steps, at 113.2.
void TestSimulation::looksAtArrivalsByHand()
{
    SimulationRequest request = arriving({{0.0, 32, 60}, {0.025, 32, 2}});
    const auto start = [&] { return 0.025 + simulate(request, roundTime())->records[1].queueSeconds; };
    QVERIFY(near(start(), 0.0332, 1e-9));
    request.scheduler.overlap = true;
    QVERIFY(near(start(), 0.0432, 1e-9));
    request.scheduler.overlap = false;
    request.scheduler.receiveIntervalSteps = 10;
    QVERIFY(near(start(), 0.1132, 1e-9));
    request.scheduler.engine = Engine::Sglang;
    QVERIFY(near(start(), 0.1132, 1e-9));
}

/// A decode pool of three blocks holds one answer of 32 + 16 tokens. Both prompts are computed in 16.4 ms and are over
/// the link 37 ms later; the second then waits for the 150 ms of the first. With two blocks in the prefill pool the
/// second prompt starts only when the first has gone over.
void TestSimulation::decodePoolWaitsByHand()
{
    SimulationRequest request = fixedRequest(32, 16);
    request.arrivals.concurrency = request.requests = 2;
    request.scheduler.kvBlocks = 3;
    request.disaggregation = Disaggregation{};
    request.disaggregation->transferSeconds = 0.005;
    request.disaggregation->transferSecondsPerToken = 0.001;
    const auto result = simulate(request, roundTime());
    QVERIFY(near(result->records[1].ttftSeconds, 0.0164, 1e-9));
    QVERIFY(near(result->records[0].e2eSeconds, 0.0534 + 0.150, 1e-9));
    QVERIFY(near(result->records[1].e2eSeconds, 0.2034 + 0.150, 1e-9));
    request.disaggregation->prefillKvBlocks = 2;
    const auto narrow = simulate(request, roundTime());
    QVERIFY(near(narrow->records[0].ttftSeconds, 0.0132, 1e-9));
    QVERIFY(near(narrow->records[1].ttftSeconds, 0.0132 + 0.037 + 0.0132, 1e-9));
    QVERIFY(near(narrow->records[0].e2eSeconds, 0.0502 + 0.150, 1e-9));
    QVERIFY(near(narrow->records[1].e2eSeconds, 0.2002 + 0.150, 1e-9));
}

/// Spread evenly, all equal, almost equal, and with one far out, so that all others share a bin.
void TestSimulation::ranksAreThoseOfSorting()
{
    std::mt19937_64 random(5);
    std::uniform_real_distribution<double> unit(0.0, 1.0);
    std::vector<std::vector<double>> cases{{0.25}, {2.0, 1.0}, std::vector<double>(100, 0.1), {}, {}, {}};
    for (int i = 0; i < 1000; ++i) {
        cases[3].push_back(unit(random));
        cases[4].push_back(0.1 + 1e-17 * std::round(3.0 * unit(random)));
        cases[5].push_back(i == 500 ? 1e9 : std::round(20.0 * unit(random)));
    }
    for (const std::vector<double> &values : cases) {
        std::vector<double> sorted = values;
        std::sort(sorted.begin(), sorted.end());
        Ranks ranks(values, sorted.front(), sorted.back());
        for (std::size_t i = 0; i < sorted.size(); ++i)
            QCOMPARE(ranks.at(i), sorted[i]);
        for (const std::size_t i : {sorted.size() - 1, std::size_t{0}, sorted.size() / 2})
            QCOMPARE(ranks.at(i), sorted[i]);
    }
}

QTEST_GUILESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
