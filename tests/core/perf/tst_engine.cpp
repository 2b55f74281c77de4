// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"
#include "core/perf/engine.h"
#include "core/perf/ledger.h"

#include <QTest>
#include <cmath>

using namespace core::perf;
using core::catalogue::Catalogue;
using core::catalogue::Precision;

namespace {

core::catalogue::ModelSpec llama70b()
{
    core::catalogue::ModelSpec model;
    model.id = model.name = "llama-70b";
    model.layers = 80;
    model.hidden = 8192;
    model.vocabulary = 128256;
    model.denseLayers = 80;
    model.intermediate = 28672;
    core::catalogue::AttentionGroup group;
    group.layers = 80;
    group.heads = 64;
    group.kvHeads = 8;
    group.headDim = 128;
    model.attention = {group};
    return model;
}

core::catalogue::ModelSpec mixture()
{
    auto model = llama70b();
    model.denseLayers = 0;
    core::catalogue::Moe moe;
    moe.experts = 64;
    moe.topK = 4;
    moe.intermediate = 2048;
    moe.layers = 80;
    model.moe = moe;
    return model;
}

core::catalogue::GpuSpec h100()
{
    core::catalogue::GpuSpec gpu;
    gpu.id = gpu.name = "h100-sxm-80gb";
    gpu.vendor = "NVIDIA";
    gpu.memoryBytes = 80e9;
    gpu.memoryBandwidthBytesPerSecond = 3350e9;
    gpu.bf16FlopsPerSecond = 989e12;
    gpu.fp8FlopsPerSecond = 1979e12;
    gpu.linkBytesPerSecond = 450e9;
    gpu.linkDomainGpus = 8;
    return gpu;
}

/// Curves without floors at the full data sheet: then the engine's time is what one computes by hand.
Coefficients ideal()
{
    Coefficients c;
    for (const char *kind : {"gemm", "moe", "decode", "prefill"})
        for (const char *type : {"bf16", "fp8"})
            c.kernels.push_back({kind, "*", "*", type, 0.0, 1.0, 1.0, 0.0});
    c.links.push_back({"*", "*", 4, 0.0, 0.0, 1e15});
    c.fixed = {0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0};
    return c;
}

struct Setup
{
    core::catalogue::ModelSpec model = llama70b();
    core::catalogue::GpuSpec gpu = h100();
    Coefficients coefficients = ideal();
    EngineRequest request()
    {
        EngineRequest r;
        r.model = &model;
        r.gpu = &gpu;
        r.coefficients = &coefficients;
        r.mostDecodes = 64;
        return r;
    }
};

Batch decodes(int count, double context)
{
    Batch batch;
    batch.decodes = count;
    batch.liveTokens = batch.windowedTokens = count * context;
    return batch;
}

} // namespace

class TestEngine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void referencePrefill() // R6
    {
        const double rate = prefillTokensPerSecond(4 * 989e12, 0.5, 70e9);
        QVERIFY(std::abs(rate - 14129.0) < 1.0);
        QVERIFY(std::abs(800.0 / rate - 0.0566) < 0.0001);
    }
    void referenceFloors() // R7, R23
    {
        QVERIFY(std::abs(readSeconds(35e9, 3350e9) - 10.45e-3) < 0.01e-3);
        QVERIFY(std::abs(readSeconds(9.75e9, 3350e9) - 2.91e-3) < 0.01e-3);
    }
    void referenceCollectives() // R9
    {
        QCOMPARE(collectiveSeconds(80, 100e-6), 16e-3);
        QCOMPARE(collectiveSeconds(80, 3e-3), 480e-3);
        QCOMPARE(collectiveSeconds(80, 60e-6), 9.6e-3);
    }
    void decodeReadsWeightsAndCache()
    {
        Setup s;
        const auto time = makeEngineTime(s.request());
        QVERIFY(time);
        // 80 layers · (2·8192² + 2·8192·1024 + 3·8192·28672) and the head 8192·128256, two bytes each, at 98 % of
        // 3,350 GB/s, the most that is ever granted for layers and cache; 4,096 bytes·80 a token of cache.
        const double layers = 80.0 * (2.0 * 8192 * 8192 + 2.0 * 8192 * 1024 + 3.0 * 8192 * 28672) * 2.0;
        const double head = 8192.0 * 128256 * 2.0;
        const double expected = (layers + head + 4.0 * 1000 * 327680) / (0.98 * 3350e9);
        QVERIFY(std::abs((*time)->seconds(decodes(4, 1000)) / expected - 1.0) < 1e-9);
    }
    void prefillIsArithmetic()
    {
        Setup s;
        const auto time = makeEngineTime(s.request());
        Batch batch;
        batch.prefills = 1;
        batch.prefillTokens = 8000;
        batch.prefillPositions = batch.windowedPrefillPositions = 8000.0 * 4000;
        const double elements = 80.0 * (2.0 * 8192 * 8192 + 2.0 * 8192 * 1024 + 3.0 * 8192 * 28672);
        const double linear = 2.0 * elements * 8000 / (0.98 * 989e12);
        const double attention = 80.0 * 4.0 * 64 * 128 * 8000 * 4000 / (0.98 * 989e12);
        const double head = 8192.0 * 128256 * 2.0 / (0.98 * 3350e9); // one position is sampled
        const double element = 80.0 * 40 * 8192 * 8000 / (0.8 * 3350e9);
        QVERIFY(std::abs((*time)->seconds(batch) / (linear + attention + head + element) - 1.0) < 1e-9);
    }
    void decodeLineEqualsSeconds_data()
    {
        QTest::addColumn<int>("tp");
        QTest::addColumn<int>("dp");
        QTest::addColumn<int>("pp");
        QTest::addColumn<bool>("moe");
        QTest::newRow("one") << 1 << 1 << 1 << false;
        QTest::newRow("tp4") << 4 << 1 << 1 << false;
        QTest::newRow("tp2 pp2 moe") << 2 << 1 << 2 << true;
        QTest::newRow("dp8 moe") << 1 << 8 << 1 << true;
    }
    void decodeLineEqualsSeconds()
    {
        QFETCH(int, tp);
        QFETCH(int, dp);
        QFETCH(int, pp);
        QFETCH(bool, moe);
        Setup s;
        if (moe)
            s.model = mixture();
        s.coefficients.fixed = FixedTimes{};
        auto request = s.request();
        request.split = {tp, pp, moe ? tp * dp : 1, dp};
        const auto time = makeEngineTime(request);
        QVERIFY(time);
        for (int b : {1, 2, 7, 64}) {
            const Batch batch = decodes(b, 1234.5);
            const double line = (*time)->decode(b).at(batch.liveTokens, batch.windowedTokens);
            QVERIFY(std::abs(line / (*time)->seconds(batch) - 1.0) < 1e-12);
            QVERIFY(std::abs(line / (*time)->terms(batch).seconds() - 1.0) < 1e-12);
        }
    }
    void monotone()
    {
        Setup s;
        s.model = mixture();
        s.coefficients.fixed = FixedTimes{};
        const auto time = makeEngineTime(s.request());
        double last = 0.0;
        for (int b = 1; b <= 64; ++b) {
            const double now = (*time)->seconds(decodes(b, 500));
            QVERIFY(now > last);
            last = now;
        }
        last = 0.0;
        for (double context = 1; context < 1e5; context *= 2) {
            const double now = (*time)->seconds(decodes(8, context));
            QVERIFY(now > last);
            last = now;
        }
        last = 0.0;
        for (double prompt = 1; prompt < 1e5; prompt *= 1.5) {
            Batch batch = decodes(8, 500);
            batch.prefills = 1;
            batch.prefillTokens = prompt;
            batch.prefillPositions = batch.windowedPrefillPositions = 0.5 * prompt * prompt;
            const double now = (*time)->seconds(batch);
            QVERIFY(now > last);
            last = now;
        }
    }
    void nothingBeatsTheHardware()
    {
        // Factors that promise ten times the data sheet must not be believed.
        Setup s;
        s.model = mixture();
        s.coefficients.whole.fill(0.1);
        const auto time = makeEngineTime(s.request());
        for (int b : {1, 8, 64}) {
            const Batch batch = decodes(b, 100);
            QVERIFY((*time)->seconds(batch) >= (*time)->floorSeconds(batch));
        }
        Batch prefill;
        prefill.prefills = 1;
        prefill.prefillTokens = 8192;
        QVERIFY((*time)->seconds(prefill) >= (*time)->floorSeconds(prefill));
    }
    void coverage()
    {
        QCOMPARE(expertCoverage(8, 2, 1), 0.25);
        QVERIFY(std::abs(expertCoverage(8, 2, 2) - (1.0 - 0.75 * 0.75)) < 1e-12);
        QCOMPARE(expertCoverage(8, 8, 1), 1.0);
        QCOMPARE(expertCoverage(8, 2, 0), 0.0);
    }
    void expertsGrowWithTheBatch()
    {
        Setup s;
        s.model = mixture();
        const auto time = makeEngineTime(s.request());
        const double all = 80.0 * 64 * 3 * 8192 * 2048 * 2.0 / (0.98 * 3350e9);
        for (int b : {1, 16, 64})
            QVERIFY(std::abs((*time)->terms(decodes(b, 0)).experts / (all * expertCoverage(64, 4, b)) - 1.0) < 1e-9);
    }
    void windowsStopGrowing()
    {
        Setup s;
        s.model.attention[0].kind = core::catalogue::AttentionKind::Sliding;
        s.model.attention[0].windowTokens = 128;
        const auto time = makeEngineTime(s.request());
        QCOMPARE((*time)->windowTokens().value_or(0), 128);
        Batch near = decodes(4, 1000), far = decodes(4, 9000);
        near.windowedTokens = far.windowedTokens = 4 * 128;
        QCOMPARE((*time)->seconds(near), (*time)->seconds(far));
    }
    void refusesWhatIsUnknown_data()
    {
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("says");
        QTest::newRow("model") << "model"
                               << "model is not in the catalogue";
        QTest::newRow("gpu") << "gpu"
                             << "GPU is not in the catalogue";
        QTest::newRow("bandwidth") << "bandwidth"
                                   << "memory bandwidth";
        QTest::newRow("curves") << "curves"
                                << "No coefficients";
        QTest::newRow("pp") << "pp"
                            << "Pipeline parallelism 200";
    }
    void refusesWhatIsUnknown()
    {
        QFETCH(QString, what);
        QFETCH(QString, says);
        Setup s;
        auto request = s.request();
        if (what == QLatin1String("model"))
            request.model = nullptr;
        if (what == QLatin1String("gpu"))
            request.gpu = nullptr;
        if (what == QLatin1String("bandwidth"))
            s.gpu.memoryBandwidthBytesPerSecond = 0.0;
        if (what == QLatin1String("curves"))
            s.coefficients.kernels.clear();
        if (what == QLatin1String("pp"))
            request.split.pp = 200;
        const auto time = makeEngineTime(request);
        QVERIFY(!time);
        QVERIFY2(time.error().message.english().find(says.toStdString()) != std::string::npos,
                 time.error().message.english().c_str());
    }
    void ledgersAddUp()
    {
        Setup s;
        s.coefficients.fixed = FixedTimes{};
        const auto time = makeEngineTime(s.request());
        LedgerState state;
        state.running = 16;
        state.contextTokens = 1000;
        state.promptTokens = 800;
        state.promptsPerToken = 16.0 / 250;
        state.queueSeconds = 0.1;
        for (const Ledger &ledger : {tpotLedger(**time, state), ttftLedger(**time, state)}) {
            double sum = 0.0, last = 1e9;
            for (const LedgerLine &line : ledger.lines) {
                QVERIFY(line.seconds > 0.0 && line.seconds <= last);
                last = line.seconds;
                sum += line.seconds;
            }
            QVERIFY(std::abs(sum / ledger.seconds - 1.0) < 1e-12);
        }
        QVERIFY(tpotLedger(**time, state).seconds > (*time)->seconds(decodes(16, 1000)));
        QVERIFY(ttftLedger(**time, state).seconds > 0.1 + 15e-3);
    }
    void shippedFileReadsBack()
    {
        const auto text = core::readFile(PARETOSCOPE_SOURCE_DIR "/resources/engine/coefficients.yaml");
        QVERIFY(text);
        core::Diagnostics diagnostics;
        const auto first = readCoefficients(*text, "coefficients.yaml", diagnostics);
        QVERIFY(first);
        QVERIFY(diagnostics.items().empty());
        QCOMPARE(writeCoefficients(*first), *text);
    }
    void fourBitsApproachSixteen()
    {
        // Weight-only formats multiply in 16 bits: never far behind where arithmetic rules, ahead where reading does.
        core::Diagnostics diagnostics;
        const auto text = core::readFile(PARETOSCOPE_SOURCE_DIR "/resources/engine/coefficients.yaml");
        const auto shipped = readCoefficients(*text, "coefficients.yaml", diagnostics);
        QVERIFY(shipped.has_value());
        const auto model = llama70b();
        const auto gpu = h100();
        const auto seconds = [&](Precision weights, int decodes, double prompt) {
            EngineRequest request;
            request.model = &model;
            request.gpu = &gpu;
            request.coefficients = &*shipped;
            request.weights = weights;
            request.split.tp = 4;
            Batch batch;
            batch.decodes = decodes;
            batch.prefills = prompt > 0.0 ? 1 : 0;
            batch.prefillTokens = prompt;
            return (*makeEngineTime(request))->seconds(batch);
        };
        QVERIFY(seconds(Precision::Int4, 1, 0.0) < 0.8 * seconds(Precision::Bf16, 1, 0.0));
        for (const double prompt : {2048.0, 8192.0}) {
            const double ratio = seconds(Precision::Int4, 0, prompt) / seconds(Precision::Bf16, 0, prompt);
            QVERIFY2(ratio > 0.9 && ratio < 1.34, qPrintable(QString::number(ratio)));
        }
        QVERIFY(seconds(Precision::Int4, 256, 0.0) < 1.1 * seconds(Precision::Bf16, 256, 0.0));
    }
    void precisionOfTheExperts()
    {
        CoefficientKey key;
        key.precision = "bf16";
        key.expertPrecision = "nvfp4";
        key.moe = true;
        Adjustment adjustment;
        adjustment.precision = "nvfp4";
        QVERIFY(!adjustment.matches(key)); // of the other matrices
        adjustment.moe = "yes";
        QVERIFY(adjustment.matches(key));
    }
    void whatWasNotLearntIsLessCertain()
    {
        Coefficients c;
        c.spreads = {{"tpot", "moe", -0.1, 0.1, 9},
                     {"tpot", "moe, new model", -0.3, 0.2, 9},
                     {"tpot", "moe, new gpu", -0.2, 0.2, 9}};
        QCOMPARE(c.spreadFor("tpot", "moe", "a", "g")->low, -0.1); // nothing is said of what was learnt
        c.learntModels = {"a"};
        c.learntGpus = {"g"};
        QCOMPARE(c.spreadFor("tpot", "moe", "a", "g")->low, -0.1);
        QCOMPARE(c.spreadFor("tpot", "moe", "a", "h")->low, -0.2);
        QCOMPARE(c.spreadFor("tpot", "moe", "b", "h")->low, -0.3); // the wider of both
        QVERIFY(c.spreadFor("ttft", "moe", "b", "h") == nullptr);
        core::Diagnostics diagnostics;
        c.kernels = ideal().kernels;
        const auto again = readCoefficients(writeCoefficients(c), "x", diagnostics);
        QVERIFY(again && again->learntModels == c.learntModels && again->learntGpus == c.learntGpus);
    }
    void rejectsStrangers()
    {
        core::Diagnostics diagnostics;
        for (const char *text : {"", "a: 1", "schema: paretoscope-coefficients/1\nkernels: [{kind: gemm}]",
                                 "schema: paretoscope-coefficients/1\nwhole: {layer: -1}", "[", "schema: x"})
            QVERIFY2(!readCoefficients(text, "x.yaml", diagnostics), text);
    }
};

QTEST_GUILESS_MAIN(TestEngine)
#include "tst_engine.moc"
