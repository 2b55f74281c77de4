// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"
#include "core/files.h"
#include "core/perf/memorybudget.h"
#include "core/perf/startuplog.h"
#include "tests/core/catalogue/shippedcatalogue.h"

#include <QtTest>
#include <cmath>

using namespace core;
using namespace core::perf;

namespace {

constexpr double gibibyte = 1073741824.0;

bool within(double value, double expected, double fraction)
{
    return std::abs(value / expected - 1.0) <= fraction;
}

const catalogue::Catalogue &shipped()
{
    return *tests::shippedCatalogue();
}

} // namespace

class tst_startuplog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oldBlocks();
    void currentEngine();
    void windowsPrintConcurrency();
    void sglang();
    void failures_data();
    void failures();
    void severalStarts();
    void hostile_data();
    void hostile();
    void aTableThatSpeaksOfLogsIsNone();
    void realLogs_data();
    void realLogs();
};

void tst_startuplog::oldBlocks()
{
    const auto logs =
        readStartupLog("INFO 03-19 llm_engine.py:237] Initializing an LLM engine (v0.6.3.post1) with config: "
                       "model='/m/Qwen2.5-32B-Instruct', max_seq_len=32768, tensor_parallel_size=4, "
                       "pipeline_parallel_size=1, quantization=None, kv_cache_dtype=auto\n"
                       "INFO 03-19 # GPU blocks: 4521, # CPU blocks: 512\n"
                       "INFO 03-19 Maximum concurrency for 32768 tokens per request: 2.21x\n");
    QCOMPARE(logs.size(), std::size_t(1));
    QCOMPARE(*logs[0].kvTokens, 72336.0); // R10: 4521 blocks of 16
    QCOMPARE(*logs[0].blockTokens, 16);
    QCOMPARE(*logs[0].tensorParallel, 4);
    QCOMPARE(*logs[0].engineVersion, std::string("0.6.3.post1"));
    QCOMPARE(*logs[0].model, std::string("/m/Qwen2.5-32B-Instruct"));
    QCOMPARE(*logs[0].maxConcurrency, 2.21);
    QVERIFY(!logs[0].quantisation);
    QVERIFY(!logs[0].kvBytesPerToken()); // no size in bytes was printed
}

void tst_startuplog::currentEngine()
{
    const auto logs = readStartupLog(
        "\x1b[1;36m(APIServer pid=1)\x1b[0;0m INFO [api_server.py:1839] vLLM API server version 0.11.0\r\n"
        "(EngineCore pid=2) INFO [gpu_model_runner.py:2653] Model loading took 14.9889 GiB and 10.8 seconds\r\n"
        "(EngineCore pid=2) INFO [gpu_worker.py:298] Available KV cache memory: 19.24 GiB\r\n"
        "(EngineCore pid=2) INFO [kv_cache_utils.py:1087] GPU KV cache size: 157,584 tokens\r\n"
        "(EngineCore pid=2) INFO Maximum concurrency for 4,096 tokens per request: 38.47x\r\n"
        "(EngineCore pid=2) INFO Graph capturing finished in 5 secs, took 2.85 GiB\r\n");
    QCOMPARE(logs.size(), std::size_t(1));
    QCOMPARE(logs[0].tool, std::string("vllm-log"));
    QCOMPARE(*logs[0].kvTokens, 157584.0);
    QCOMPARE(*logs[0].maxModelLenTokens, 4096);
    QVERIFY(!logs[0].kvTokensFromConcurrency);
    QVERIFY(within(*logs[0].kvBytesPerToken(), 131072.0, 0.005));
    QVERIFY(within(*logs[0].weightsBytes, 14.9889 * gibibyte, 1e-9));
    QVERIFY(within(*logs[0].graphsBytes, 2.85 * gibibyte, 1e-9));
}

void tst_startuplog::windowsPrintConcurrency()
{
    const auto logs = readStartupLog("INFO Available KV cache memory: 114.85 GiB\n"
                                     "INFO GPU KV cache size: 13,253,265 tokens\n"
                                     "INFO Maximum concurrency for 2,068 tokens per request: 6408.74x\n");
    QCOMPARE(logs.size(), std::size_t(1));
    QVERIFY(logs[0].kvTokensFromConcurrency);
    QVERIFY(!logs[0].kvBytesPerToken());
}

void tst_startuplog::sglang()
{
    const auto logs = readStartupLog(
        "[2026] server_args=ServerArgs(model_path='/models/deepseek-r1', kv_cache_dtype='auto', "
        "mem_fraction_static=0.82, "
        "chunked_prefill_size=32768, page_size=1, tp_size=8, dp_size=1)\n"
        "[2026 TP0] Load weight begin. avail mem=138.02 GB\n"
        "[2026 TP0] Load weight end. elapsed=646.46 s, type=DeepseekV3ForCausalLM, quant=fp8, avail mem=58.21 GB, mem "
        "usage=79.80 GB.\n"
        "[2026 TP1] Load weight end. elapsed=646.46 s, quant=fp8, avail mem=58.16 GB, mem usage=79.85 GB.\n"
        "[2026 TP0] KV Cache is allocated. #tokens: 509157, KV size: 33.32 GB\n"
        "[2026 TP1] KV Cache is allocated. #tokens: 509157, KV size: 33.32 GB\n");
    QCOMPARE(logs.size(), std::size_t(1));
    QCOMPARE(logs[0].tool, std::string("sglang-log"));
    QCOMPARE(*logs[0].kvTokens, 509157.0);
    QVERIFY(within(*logs[0].kvBytesPerToken(), 70272.0, 0.001));
    QCOMPARE(*logs[0].weightsBytes, 79.85 * gibibyte); // the fullest rank
    QCOMPARE(*logs[0].utilisationFraction, 0.82);
    QCOMPARE(*logs[0].tensorParallel, 8);
    QCOMPARE(*logs[0].quantisation, std::string("fp8"));
    const auto old = readStartupLog("server_args=ServerArgs(model_path='a')\n"
                                    "KV Cache is allocated. #tokens: 1000, K size: 1.50 GB, V size: 1.50 GB\n");
    QCOMPARE(*old.at(0).kvBytes, 3.0 * gibibyte);
}

void tst_startuplog::failures_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("memory") << QByteArrayLiteral("ERROR ValueError: No available memory for the cache blocks. Try …\n"
                                                 "ValueError: No available memory for the cache blocks. Try …\n")
                            << QStringLiteral("The engine found no memory for the KV cache.");
    QTest::newRow("length") << QByteArrayLiteral(
                                   "Value error, User-specified max_model_len (999999) is greater than the derived "
                                   "max_model_len (max_position_embeddings=2048.0 or …)\n")
                            << QStringLiteral("The engine refused a length of 999,999 tokens: the model allows 2,048.");
    QTest::newRow("argument") << QByteArrayLiteral("vllm: error: unrecognized arguments: --no-such-flag 3\n")
                              << QStringLiteral("The engine refused its arguments: --no-such-flag 3.");
}

void tst_startuplog::failures()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, sentence);
    const auto logs = readStartupLog(text.toStdString());
    QCOMPARE(logs.size(), std::size_t(1));
    QCOMPARE(logs[0].failures.size(), std::size_t(1));
    QCOMPARE(QString::fromStdString(logs[0].failures[0].english()), sentence);
    QVERIFY(!logs[0].kvTokens);
}

void tst_startuplog::severalStarts()
{
    const std::string one = "INFO vLLM API server version 0.9.0\nINFO GPU KV cache size: 1,600 tokens\n";
    const auto logs = readStartupLog(one + one);
    QCOMPARE(logs.size(), std::size_t(2));
    QCOMPARE(*logs[1].kvTokens, 1600.0);
}

void tst_startuplog::hostile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no figure") << QByteArrayLiteral("INFO GPU KV cache size: many tokens\n");
    QTest::newRow("cut") << QByteArrayLiteral("INFO GPU KV cache size:");
    QTest::newRow("nothing of the sort") << QByteArray(100'000, 'x');
    QTest::newRow("only colour") << QByteArrayLiteral("\x1b[");
}

void tst_startuplog::hostile()
{
    QFETCH(QByteArray, text);
    QVERIFY(readStartupLog(text.toStdString()).empty());
}

void tst_startuplog::aTableThatSpeaksOfLogsIsNone()
{
    QVERIFY(!looksLikeSglangLog("file\twhat\na.log\tprints max_total_num_tokens=1 and KV Cache is allocated.\n"));
    QVERIFY(!looksLikeVllmLog("file\twhere\na.log\tvllm-project/vllm/x\n"));
    QVERIFY(looksLikeSglangLog("file\twhat\n[2025-01-01 10:00:00] max_total_num_tokens=1\n"));
    QVERIFY(looksLikeSglangLog("max_total_num_tokens=1"));
}

void tst_startuplog::realLogs_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("model");
    QTest::addColumn<QString>("precision"); // of the checkpoint
    QTest::addColumn<QString>("gpu"); // empty: the log does not say, so only bytes per token and weights are compared
    QTest::addColumn<double>("utilisation");
    QTest::addColumn<double>("printedTokens");
    QTest::newRow("0.6.3 Qwen2.5-32B TP4") << "vllm_log/vllm_0.6.3_V0_tp4_server.log"
                                           << "qwen2.5-32b"
                                           << "bf16"
                                           << "" << 0.0 << 47792.0;
    QTest::newRow("0.8.5 Qwen2.5-14B distil") << "vllm_log/vllm_0.8.5_V1_server.log"
                                              << "qwen2.5-14b"
                                              << "bf16"
                                              << "" << 0.0 << 32832.0;
    QTest::newRow("0.11 Llama-3.1-8B") << "vllm_log/vllm_0.11.0_V1_server.log"
                                       << "llama-3.1-8b"
                                       << "bf16"
                                       << "" << 0.0 << 157584.0;
    QTest::newRow("0.22 gpt-oss-120b on 8 H200") << "vllm_log/vllm_0.22_gptoss120b_h200tp8_server.log"
                                                 << "gpt-oss-120b"
                                                 << "mxfp4"
                                                 << "h200-sxm-141gb" << 0.9 << 13253265.0;
    // Neither Laguna-S 2.1 nor the GB10 is in the catalogue: only what the log prints is compared.
    QTest::newRow("0.25.1 Laguna-S on GB10") << "vllm_log/vllm_0.25.1_gb10_server.log"
                                             << ""
                                             << ""
                                             << "" << 0.89 << 94135.0;
    QTest::newRow("SGLang 0.5.12 DeepSeek-R1 on 8 H200")
        << "sglang_log/sglang_0.5.12_deepseekr1_h200tp8_server_head.log"
        << "deepseek-r1"
        << "fp8"
        << "h200-sxm-141gb" << 0.82 << 509157.0;
}

void tst_startuplog::realLogs()
{
    QFETCH(QString, file);
    QFETCH(QString, model);
    QFETCH(QString, precision);
    QFETCH(QString, gpu);
    QFETCH(double, utilisation);
    QFETCH(double, printedTokens);
    const QByteArray corpus = qgetenv("PARETOSCOPE_CORPUS");
    if (corpus.isEmpty())
        QSKIP("PARETOSCOPE_CORPUS is not set");
    const auto text = readFile(corpus.toStdString() + "/axes/" + file.toStdString());
    if (!text)
        QSKIP("the log is not in the corpus");
    const auto logs = readStartupLog(*text);
    QCOMPARE(logs.size(), std::size_t(1));
    const MemoryLog &log = logs[0];
    QCOMPARE(*log.kvTokens, printedTokens);
    static const catalogue::Catalogue catalogue = shipped();
    if (model.isEmpty()) {
        QCOMPARE(*log.utilisationFraction, utilisation);
        QVERIFY(!catalogue.model(log.model.value_or("")));
        return;
    }
    MemoryRequest request;
    request.model = &*catalogue.model(model.toStdString());
    request.weights = *catalogue::precisionFrom(precision.toStdString());
    request.split.tp = log.tensorParallel.value_or(1);
    request.memoryBytes = 150e9;
    request.engine = &*catalogue.engine(log.tool == "vllm-log" ? "vllm" : "sglang");
    request.engineVersion = log.engineVersion;
    if (!gpu.isEmpty()) {
        request.memoryBytes = catalogue.gpu(gpu.toStdString())->budgetBytes();
        request.utilisationFraction = utilisation;
        QCOMPARE(*log.utilisationFraction, utilisation);
    }
    const auto budget = memoryBudget(request);
    QVERIFY(budget.has_value());
    if (const auto perToken = log.kvBytesPerToken())
        QVERIFY2(within(*budget->kvBytesPerTokenOfGpu, *perToken, 0.005), qPrintable(QString::number(*perToken)));
    if (log.weightsBytes) {
        qInfo("weights %.3f GiB, printed %.3f", budget->weightsBytes / gibibyte, *log.weightsBytes / gibibyte);
        QVERIFY(within(budget->weightsBytes, *log.weightsBytes, 0.01));
    }
    if (gpu.isEmpty())
        return;
    const auto tokens =
        log.kvTokensFromConcurrency
            ? printedKvTokens(budget->kvBytes, request, 16, *log.maxModelLenTokens, log.maxBatchedTokens.value_or(8192))
            : poolTokens(*budget);
    qInfo("KV tokens %.0f, printed %.0f: %+.2f %%", *tokens, printedTokens, 100.0 * (*tokens / printedTokens - 1.0));
    QVERIFY(within(*tokens, printedTokens, 0.05));
}

QTEST_GUILESS_MAIN(tst_startuplog)
#include "tst_startuplog.moc"
