// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/memorybudget.h"

#include <QtTest>

using namespace core;
using namespace core::perf;
using catalogue::AttentionGroup;
using catalogue::AttentionKind;
using catalogue::ModelSpec;
using catalogue::Precision;

namespace {

ModelSpec dense(const char *id, int layers, int hidden, int heads, int kvHeads, int headDim, int intermediate,
                int vocabulary)
{
    ModelSpec model;
    model.id = model.name = id;
    model.layers = model.denseLayers = layers;
    model.hidden = hidden;
    model.vocabulary = vocabulary;
    model.intermediate = intermediate;
    AttentionGroup group;
    group.layers = layers;
    group.heads = heads;
    group.kvHeads = kvHeads;
    group.headDim = headDim;
    model.attention = {group};
    return model;
}

ModelSpec llama70b()
{
    return dense("llama-3.1-70b", 80, 8192, 64, 8, 128, 28672, 128256);
}

ModelSpec mixtral()
{
    ModelSpec model = dense("mixtral-8x22b", 56, 6144, 48, 8, 128, 0, 32000);
    model.denseLayers = 0;
    model.moe = catalogue::Moe{.experts = 8, .topK = 2, .intermediate = 16384, .layers = 56};
    return model;
}

ModelSpec deepseek()
{
    ModelSpec model;
    model.id = model.name = "deepseek-r1";
    model.layers = 61;
    model.hidden = 7168;
    model.vocabulary = 129280;
    model.denseLayers = 3;
    model.intermediate = 18432;
    model.moe = catalogue::Moe{.experts = 256, .topK = 8, .shared = 1, .intermediate = 2048, .layers = 58};
    model.nativePrecision = Precision::Fp8;
    AttentionGroup group;
    group.kind = AttentionKind::Mla;
    group.layers = 61;
    group.heads = 128;
    group.qLoraRank = 1536;
    group.kvLoraRank = 512;
    group.qkNopeDim = 128;
    group.qkRopeDim = 64;
    group.valueDim = 128;
    model.attention = {group};
    return model;
}

/// The reference project of R5 to R8: 70·10^9 weights, TP 4, 80 GB cards, 4 + 3 GB, u = 1.
MemoryRequest reference(const ModelSpec &model)
{
    MemoryRequest request;
    request.model = &model;
    request.statedParameters = 70e9;
    request.split.tp = 4;
    request.memoryBytes = 80e9;
    request.utilisationFraction = 1.0;
    request.statedActivationsBytes = 4e9;
    request.statedOverheadBytes = 3e9;
    return request;
}

} // namespace

class tst_memorybudget : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void referenceOf70b();
    void ceilingInWholeBlocks();
    void utilisationTakesFromTheWholeCard();
    void mixtralDoesNotFitInBf16();
    void mixtralDecodeBytes();
    void qwenKvPerToken();
    void consumerCard();
    void tensorGroups();
    void replicatedKvHeads();
    void mlaIsReplicated();
    void windowsAndStates();
    void pipelineStages();
    void expertsOverDataParallelRanks();
    void impossible_data();
    void impossible();
    void engineTable();
    void staticFraction();
    void liveContext();
};

void tst_memorybudget::referenceOf70b()
{
    const ModelSpec model = llama70b();
    const MemoryRequest request = reference(model);
    const auto budget = memoryBudget(request);
    QVERIFY(budget.has_value());
    QCOMPARE(budget->weightsBytes, 35e9);
    QCOMPARE(budget->kvBytes, 38e9);
    QCOMPARE(budget->kvBytes * request.split.gpus(), 152e9);
    QCOMPARE(*budget->kvBytesPerTokenOfReplica, 327680.0); // 2·80·8·128·2
    QCOMPARE(*budget->kvBytesPerTokenOfGpu, 81920.0);
    QCOMPARE(*poolTokens(*budget), 463856.0); // 463,867 in whole blocks of 16
    QCOMPARE(*maxConcurrency(*budget, request, 1500.0), 309);
    QCOMPARE(budget->kvCopies, 1.0);
    QVERIFY(budget->assumptions.empty());
    // R7: 35 GB at 3,350 GB/s
    QVERIFY(std::abs(readSeconds(budget->weightsBytes, 3350e9) - 10.45e-3) < 1e-5);
    // Contradiction 11: TP 2 leaves 3 GB a GPU, 12 requests of 1,500 tokens; less than nothing at u = 0.92.
    MemoryRequest two = request;
    two.split.tp = 2;
    QCOMPARE(memoryBudget(two)->kvBytes, 3e9);
    QCOMPARE(*maxConcurrency(*memoryBudget(two), two, 1500.0), 12);
    two.utilisationFraction = 0.92;
    QVERIFY(!memoryBudget(two)->fits());
}

void tst_memorybudget::ceilingInWholeBlocks()
{
    const ModelSpec model = llama70b();
    const MemoryRequest request = reference(model);
    const auto budget = memoryBudget(request);
    // A request of 1,500 tokens takes 94 blocks = 1,504 tokens: 28,991 / 94 = 308.4.
    QCOMPARE(*maxConcurrencyOfEqualRequests(*budget, request, 1500), 308);
    QCOMPARE(*maxConcurrencyOfEqualRequests(*budget, request, 1504), 308);
    QVERIFY(!maxConcurrency(*budget, request, 0.0));
}

void tst_memorybudget::utilisationTakesFromTheWholeCard()
{
    const ModelSpec model = llama70b();
    MemoryRequest request = reference(model);
    request.utilisationFraction = 0.9;
    const auto budget = memoryBudget(request);
    QCOMPARE(budget->kvBytes, 30e9); // 72 − 35 − 7
    QCOMPARE(budget->freeBytes, 8e9);
}

void tst_memorybudget::mixtralDoesNotFitInBf16()
{
    const ModelSpec model = mixtral();
    MemoryRequest request = reference(model);
    request.statedParameters = 141e9;
    request.utilisationFraction = 0.92;
    const auto budget = memoryBudget(request);
    QVERIFY(budget.has_value());
    QCOMPARE(budget->weightsBytes, 70.5e9);
    QVERIFY(!budget->fits());
    QVERIFY(std::abs(budget->kvBytes + 3.9e9) < 1e6);
    QCOMPARE(budget->warnings.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(budget->warnings.front().english()),
             QStringLiteral(
                 "Does not fit: 70.5 GB of weights, 4 GB of activations and 3 GB of overhead per GPU need 3.90 GB "
                 "more than 92 % of 80 GB."));
    QCOMPARE(*maxConcurrency(*budget, request, 1500.0), 0);
    request.utilisationFraction = 1.0;
    QCOMPARE(memoryBudget(request)->kvBytes, 2.5e9);
    request.weights = Precision::Fp8;
    QCOMPARE(memoryBudget(request)->weightsBytes, 35.25e9);
}

// R23 and contradiction 5: 39·10^9 active weights at TP 4 are 9.75 GB in FP8 and 19.5 GB in BF16.
void tst_memorybudget::mixtralDecodeBytes()
{
    MemoryRequest active;
    active.statedParameters = 39e9;
    active.split.tp = 4;
    active.memoryBytes = 80e9;
    active.weights = Precision::Fp8;
    QCOMPARE(weightBytesPerGpu(active), 9.75e9);
    QVERIFY(std::abs(readSeconds(9.75e9, 3350e9) - 2.9e-3) < 0.02e-3);
    active.weights = Precision::Bf16;
    QCOMPARE(weightBytesPerGpu(active), 19.5e9);
    // From the dimensions: 39.15·10^9 active of 140.6.
    const ModelSpec model = mixtral();
    QVERIFY(std::abs(model.activeParameters() - 39.152e9) < 0.01e9);
    QVERIFY(std::abs(model.totalParameters() - 140.621e9) < 0.01e9);
}

// Contradiction 7: 196,608 B, not 40,000.
void tst_memorybudget::qwenKvPerToken()
{
    const ModelSpec model = dense("qwen2.5-14b", 48, 5120, 40, 8, 128, 13824, 152064);
    QCOMPARE(model.kvBytesPerToken(Precision::Bf16), 196608.0);
    QCOMPARE(model.kvBytesPerToken(Precision::Fp8), 98304.0);
}

// R10: the source's own arithmetic with 40,000 B a token, and vLLM's u on the whole card.
void tst_memorybudget::consumerCard()
{
    const double pool = 15e9 * 0.92;
    QCOMPARE(std::floor(pool / 40000.0), 345000.0);
    QCOMPARE(std::floor(pool / 40000.0 / 8192.0), 42.0);
    MemoryRequest request;
    request.statedParameters = 18e9; // 9 GB at half a byte and its scales
    request.weights = Precision::Q4km;
    request.memoryBytes = 24e9;
    request.utilisationFraction = 0.92;
    request.statedParameters = 9e9 / bytesPerWeight(Precision::Q4km);
    const auto budget = memoryBudget(request);
    QVERIFY(std::abs(budget->kvBytes - 13.08e9) < 1e7);
    QVERIFY(!budget->kvBytesPerTokenOfReplica); // no model, no KV figure
    QVERIFY(!poolTokens(*budget));
}

void tst_memorybudget::tensorGroups()
{
    const ModelSpec model = llama70b();
    MemoryRequest request = reference(model);
    request.statedParameters.reset();
    const double total = model.totalParameters();
    QVERIFY(std::abs(total - 70.554e9) < 0.01e9);
    std::vector<WeightPart> parts;
    // Norms are whole on each rank: a little more than a quarter.
    const double bytes = weightBytesPerGpu(request, &parts);
    QVERIFY(bytes > total * 2.0 / 4.0 && bytes < total * 2.0 / 4.0 * 1.0001);
    QCOMPARE(parts.size(), std::size_t(5)); // embedding, LM head, attention, MLP, norms
    // FP8: embedding and LM head (2.1·10^9 weights) stay in 16 bits.
    request.weights = Precision::Fp8;
    const double linear = total - 2.0 * 128256 * 8192;
    QVERIFY(std::abs(weightBytesPerGpu(request) - (linear + 2.0 * 128256 * 8192 * 2.0) / 4.0) < 3e6);
    // AWQ: half a byte, and 20 bits of scale and zero for each 128 weights.
    request.weights = Precision::Int4;
    QVERIFY(std::abs(weightBytesPerGpu(request) - (linear * 0.51953125 + 2.0 * 128256 * 8192 * 2.0) / 4.0) < 3e6);
}

void tst_memorybudget::replicatedKvHeads()
{
    const ModelSpec model = dense("four-heads", 94, 4096, 64, 4, 128, 12288, 151936);
    MemoryRequest request;
    request.model = &model;
    request.memoryBytes = 80e9;
    request.utilisationFraction = 1.0;
    request.split.tp = 8;
    const auto budget = memoryBudget(request);
    QVERIFY(budget.has_value());
    const double one = 2.0 * 94 * 4 * 128 * 2;
    QCOMPARE(*budget->kvBytesPerTokenOfReplica, one);
    QCOMPARE(*budget->kvBytesPerTokenOfGpu, one / 4.0);
    QCOMPARE(budget->kvCopies, 2.0);
    QCOMPARE(budget->warnings.size(), std::size_t(1));
    // The key and value projections are held twice, too.
    request.split.tp = 4;
    const double four = weightBytesPerGpu(request);
    request.split.tp = 8;
    const double projections = 94.0 * 4096 * 2 * 4 * 128 * 2;
    QVERIFY(std::abs(weightBytesPerGpu(request) - (four / 2.0 + projections / 8.0)) < 2e6);
}

void tst_memorybudget::mlaIsReplicated()
{
    const ModelSpec model = deepseek();
    QCOMPARE(model.kvBytesPerToken(Precision::Bf16), 70272.0); // 61·576·2
    MemoryRequest request;
    request.model = &model;
    request.weights = Precision::Fp8;
    request.memoryBytes = 150e9;
    request.utilisationFraction = 0.9;
    request.split.tp = 8;
    const auto budget = memoryBudget(request);
    QCOMPARE(*budget->kvBytesPerTokenOfGpu, 70272.0);
    QCOMPARE(budget->kvCopies, 8.0);
    // 79.80 GiB in a start-up log of SGLang 0.5.12.
    QVERIFY(std::abs(budget->weightsBytes / (79.80 * 1073741824.0) - 1.0) < 0.01);
    // As data parallelism, each rank has its own requests: eight times the requests.
    MemoryRequest data = request;
    data.split = {.tp = 1, .ep = 8, .dp = 8};
    const auto spread = memoryBudget(data);
    QVERIFY(spread.has_value() && spread->fits());
    QVERIFY(*maxConcurrency(*spread, data, 4000.0) > 5 * *maxConcurrency(*budget, request, 4000.0));
}

void tst_memorybudget::windowsAndStates()
{
    ModelSpec model = dense("windows", 36, 2880, 64, 8, 64, 2880, 201088);
    AttentionGroup window = model.attention.front();
    model.attention.front().layers = window.layers = 18;
    window.kind = AttentionKind::Sliding;
    window.windowTokens = 128;
    model.attention.push_back(window);
    const Split split{.tp = 8};
    QCOMPARE(model.kvBytesPerToken(Precision::Bf16), 73728.0);
    QCOMPARE(model.kvBytesOfRequest(Precision::Bf16, 100.0), 100 * 73728.0);
    QCOMPARE(model.kvBytesOfRequest(Precision::Bf16, 1000.0), 1000 * 36864.0 + 128 * 36864.0);
    QCOMPARE(kvBytesOfRequestOnGpu(model, Precision::Bf16, split, 1000.0), 1128 * 36864.0 / 8.0);
    // vLLM 0.22 on eight H200: 114.85 GiB, 2,068 tokens: 13,253,265 printed.
    MemoryRequest request;
    request.model = &model;
    request.split = split;
    const auto printed = printedKvTokens(114.85 * 1073741824.0, request, 16, 2068, 8192);
    QVERIFY(std::abs(*printed / 13253265.0 - 1.0) < 1e-4);

    AttentionGroup state;
    state.kind = AttentionKind::DeltaNet;
    state.layers = 36;
    state.keyHeads = 16;
    state.valueHeads = 32;
    state.keyDim = state.valueDim = 128;
    state.convolution = 4;
    state.stateElementBytes = 4.0;
    QCOMPARE(state.stateBytesPerLayer(), 32.0 * 128 * 128 * 4 + (2.0 * 16 * 128 + 32 * 128) * 3 * 2);
    model.attention.push_back(state);
    QCOMPARE(model.kvBytesOfRequest(Precision::Bf16, 0.0), 36 * state.stateBytesPerLayer());
    QCOMPARE(model.kvBytesPerToken(Precision::Bf16), 73728.0);
}

void tst_memorybudget::pipelineStages()
{
    const ModelSpec model = llama70b();
    MemoryRequest request = reference(model);
    request.statedParameters.reset();
    request.split = {.tp = 4, .pp = 3}; // 27 of 80 layers on the fullest stage
    const auto budget = memoryBudget(request);
    const auto groups = model.parameterGroups();
    const double layers = groups.attention + groups.denseMlp;
    QVERIFY(std::abs(budget->weightsBytes - (layers * 27.0 / 80.0 + groups.embedding) * 2.0 / 4.0) < 5e6);
    QCOMPARE(*budget->kvBytesPerTokenOfGpu, 81920.0 * 27.0 / 80.0);
}

void tst_memorybudget::expertsOverDataParallelRanks()
{
    const ModelSpec model = deepseek();
    MemoryRequest tensor;
    tensor.model = &model;
    tensor.weights = Precision::Fp8;
    tensor.split = {.tp = 8};
    MemoryRequest data = tensor;
    data.split = {.tp = 1, .ep = 8, .dp = 8};
    std::vector<WeightPart> one, other;
    weightBytesPerGpu(tensor, &one);
    weightBytesPerGpu(data, &other);
    const auto part = [](const std::vector<WeightPart> &parts, const char *name) {
        for (const WeightPart &found : parts)
            if (found.name.english() == name)
                return found.bytes;
        return -1.0;
    };
    QCOMPARE(part(one, "Routed experts"), part(other, "Routed experts"));
    QVERIFY(part(other, "Attention") > 5.0 * part(one, "Attention"));
    // 256 experts in 6 groups: the fullest holds 43.
    data.split = {.tp = 1, .ep = 6, .dp = 6};
    other.clear();
    weightBytesPerGpu(data, &other);
    QCOMPARE(part(other, "Routed experts"), part(one, "Routed experts") * 8.0 * 43.0 / 256.0);
}

void tst_memorybudget::impossible_data()
{
    QTest::addColumn<int>("tp");
    QTest::addColumn<int>("pp");
    QTest::addColumn<int>("ep");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("heads") << 3 << 1 << 1
                           << QStringLiteral(
                                  "Tensor parallelism 3 does not divide the 48 attention heads of mixtral-8x22b.");
    QTest::newRow("vocabulary") << 12 << 1 << 1
                                << QStringLiteral(
                                       "Tensor parallelism 12 does not divide the vocabulary of 32,000 tokens of "
                                       "mixtral-8x22b.");
    QTest::newRow("stages") << 2 << 57 << 1
                            << QStringLiteral(
                                   "Pipeline parallelism 57 needs more layers than the 56 of mixtral-8x22b.");
    QTest::newRow("experts") << 4 << 1 << 3
                             << QStringLiteral(
                                    "Expert parallelism 3 does not divide the 4 ranks of a stage (tensor × data "
                                    "parallelism).");
}

void tst_memorybudget::impossible()
{
    QFETCH(int, tp);
    QFETCH(int, pp);
    QFETCH(int, ep);
    QFETCH(QString, sentence);
    ModelSpec model = mixtral();
    if (tp == 3)
        QVERIFY(model.attentionHeads() % 3 == 0 && model.vocabulary % 3 != 0);
    if (tp == 3) // 48 heads are divisible by 3: take 50 to see the heads refused first
        model.attention.front().heads = 50;
    if (tp == 3)
        sentence.replace(QStringLiteral("48"), QStringLiteral("50"));
    MemoryRequest request;
    request.model = &model;
    request.memoryBytes = 80e9;
    request.split = {.tp = tp, .pp = pp, .ep = ep};
    const auto budget = memoryBudget(request);
    QVERIFY(!budget.has_value());
    QCOMPARE(QString::fromStdString(budget.error().message.english()), sentence);
}

void tst_memorybudget::engineTable()
{
    catalogue::EngineSpec engine;
    engine.name = "vLLM";
    catalogue::EngineVersion old, recent;
    old.from = "0.9";
    old.utilisationFraction = 0.9;
    old.nonTorchBytesByTp = {{1, 1e9}, {4, 2e9}};
    old.activationBytesByFamily = {{"llama", 1.5e9}, {"llama-3.1-8b", 1.9e9}};
    recent = old;
    recent.from = "0.21";
    recent.utilisationFraction = 0.92;
    recent.graphsBytes = 1e9;
    recent.graphsInsideBudget = true;
    engine.versions = {old, recent};
    const ModelSpec model = llama70b();
    MemoryRequest request = reference(model);
    request.statedActivationsBytes.reset();
    request.statedOverheadBytes.reset();
    request.utilisationFraction.reset();
    request.engine = &engine;
    request.engineVersion = "0.19.1";
    auto budget = memoryBudget(request);
    QCOMPARE(budget->kvBytes, 72e9 - 35e9 - 1.5e9 - 2e9);
    QCOMPARE(budget->assumptions.size(), std::size_t(2));
    request.engineVersion = "v0.22.1";
    budget = memoryBudget(request);
    QCOMPARE(budget->kvBytes, 0.92 * 80e9 - 35e9 - 1.5e9 - 3e9);
    request.batchedTokens = 16384; // twice the tokens a step, twice the activations
    QCOMPARE(memoryBudget(request)->activationsBytes, 3e9);
    request.split.tp = 2; // between the table's 1 and 4: that of 1
    QCOMPARE(memoryBudget(request)->overheadBytes, 2e9);
}

void tst_memorybudget::staticFraction()
{
    catalogue::EngineSpec engine;
    engine.name = "SGLang";
    catalogue::EngineVersion version;
    version.form = catalogue::BudgetForm::StaticFraction;
    version.nonTorchBytesByTp = {{1, 2e9}};
    engine.versions = {version};
    const ModelSpec model = llama70b();
    MemoryRequest request = reference(model);
    request.statedActivationsBytes.reset();
    request.statedOverheadBytes.reset();
    request.engine = &engine;
    request.utilisationFraction = 0.8;
    QCOMPARE(memoryBudget(request)->kvBytes, 0.8 * 78e9 - 35e9);
    engine.versions.front().form = catalogue::BudgetForm::FreeFraction;
    QCOMPARE(memoryBudget(request)->kvBytes, 0.8 * (80e9 - 35e9 - 2e9));
}

void tst_memorybudget::liveContext()
{
    // All equal: half of the output is there on average.
    QCOMPARE(meanLiveContextTokens({.mean = 800, .second = {}}, {.mean = 250, .second = {}}), 925.0);
    // Half of the outputs 100, half 300: E[n²]/(2E[n]) = 50,000/400.
    QCOMPARE(meanLiveContextTokens({.mean = 800, .second = {}}, {.mean = 200, .second = 50000.0}), 925.0);
    const auto moments = lengthMoments(std::nullopt, 100.0, 100.0 * std::exp(1.6448536269514722 * 0.5));
    QVERIFY(std::abs(moments->mean - 100.0 * std::exp(0.125)) < 1e-9);
    QVERIFY(std::abs(*moments->second - moments->mean * moments->mean * std::exp(0.25)) < 1e-6);
    QVERIFY(!lengthMoments(std::nullopt, std::nullopt, 5.0));
    QVERIFY(!lengthMoments(5.0, 6.0, 4.0)->second);
}

QTEST_GUILESS_MAIN(tst_memorybudget)
#include "tst_memorybudget.moc"
