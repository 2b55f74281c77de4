// SPDX-License-Identifier: GPL-3.0-or-later
// What benchmarks print: blocks and tables, with all that a terminal and a paste do to them.
#include "../importhelper.h"

using namespace core::results;
using namespace importtest;

namespace {

const QByteArray vllmBlock = "============ Serving Benchmark Result ============\n"
                             "Successful requests:                     95        \n"
                             "Failed requests:                         5         \n"
                             "Maximum request concurrency:             16        \n"
                             "Benchmark duration (s):                  10.00     \n"
                             "Total input tokens:                      9,500     \n"
                             "Total generated tokens:                  19000     \n"
                             "Request throughput (req/s):              9.50      \n"
                             "Output token throughput (tok/s):         1900.00   \n"
                             "Peak output token throughput (tok/s):    3000.00   \n"
                             "Peak concurrent requests:                32.00     \n"
                             "Total Token throughput (tok/s):          2850.00   \n"
                             "---------------Time to First Token----------------\n"
                             "Mean TTFT (ms):                          120.50    \n"
                             "Median TTFT (ms):                        100.00    \n"
                             "P99 TTFT (ms):                           900.25    \n"
                             "-----Time per Output Token (excl. 1st token)------\n"
                             "Mean TPOT (ms):                          20.00     \n"
                             "---------------Inter-token Latency----------------\n"
                             "P99.9 ITL (ms):                          55.00     \n"
                             "----------------End-to-end Latency----------------\n"
                             "P95 E2EL (ms):                           4000.00   \n"
                             "==================================================\n";

} // namespace

class ConsoleImporterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void vllm()
    {
        const Imported imported =
            importText("INFO starting\nNamespace(backend='vllm', api_key='sk-secret', model='org/m', tokenizer=None, "
                       "dataset_name='random', request_rate=inf, max_concurrency=16, num_prompts=100)\n" +
                           vllmBlock,
                       "run.log");
        QCOMPARE(imported.tool, std::string("console"));
        QCOMPARE(imported.count(), std::size_t{1});
        const Run &run = imported.run();
        QCOMPARE(run.source.tool, std::string("console"));
        QCOMPARE(run.completed.value(), 95LL);
        QCOMPARE(run.failed.value(), 5LL);
        QCOMPARE(run.concurrency.value(), 16.0); // not the peak
        QVERIFY(run.requestRate.value().unlimited);
        QCOMPARE(run.loadKind.value(), LoadKind::Closed);
        QCOMPARE(run.outputTokensPerSecond.value(), 1900.0); // not the peak
        QCOMPARE(run.inputTokensPerSecond.value(), 950.0);
        QCOMPARE(run.ttft.quantile(0.99).value(), 0.90025);
        QCOMPARE(run.itl.quantile(0.999).value(), 0.055);
        QCOMPARE(run.e2e.quantile(0.95).value(), 4.0);
        QCOMPARE(run.identity.model.value(), std::string("org/m"));
        for (const auto &[key, value] : run.facts.metadata)
            QVERIFY(value.find("sk-secret") == std::string::npos);
    }

    /// The same block with colours, CR LF and a bar that was drawn over gives the same figures.
    void terminal()
    {
        QByteArray text = vllmBlock;
        text.replace("Mean TTFT (ms):", "\x1b[1;32mMean TTFT (ms):\x1b[0m");
        text.replace("\n", "\r\n");
        text.prepend(" 10%|#   | 10/100\r 50%|###  | 50/100\r100%|#####| 100/100\r\n");
        const Run coloured = importText(text, "run.txt").run();
        const Run plain = importText(vllmBlock, "run.txt").run();
        QCOMPARE(coloured.ttft.meanSeconds.value(), 0.1205);
        QVERIFY(coloured.ttft == plain.ttft);
        QCOMPARE(coloured.completed, plain.completed);
    }

    void sglangSeveral()
    {
        const QByteArray block = "[2025-01-09 10:00:00] started\n"
                                 "============ Serving Benchmark Result ============\n"
                                 "Backend:                                 sglang    \n"
                                 "Traffic request rate:                    %1       \n"
                                 "Max reqeuest concurrency:                not set   \n"
                                 "Successful requests:                     10        \n"
                                 "Benchmark duration (s):                  2.00      \n"
                                 "Total generated tokens (retokenized):    1         \n"
                                 "Total generated tokens:                  500       \n"
                                 "Input token throughput (tok/s):          1,000.50  \n"
                                 "Concurrency:                             5.48      \n"
                                 "----------------End-to-End Latency----------------\n"
                                 "Mean E2E Latency (ms):                   1000.00   \n"
                                 "Max ITL (ms):                            70.00     \n"
                                 "==================================================\n";
        QByteArray text;
        for (const char *rate : {"inf", "4.0"})
            text += QByteArray(block).replace("%1", rate);
        const Imported imported = importText(text, "bench.out");
        QCOMPARE(imported.tool, std::string("console"));
        QCOMPARE(imported.count(), std::size_t{2});
        QVERIFY(imported.run(0).requestRate.value().unlimited);
        QVERIFY(!imported.run(0).concurrency); // 5.48 is what was measured
        QCOMPARE(imported.run(1).requestRate.value().perSecond, 4.0);
        QCOMPARE(imported.run(1).loadKind.value(), LoadKind::Open);
        QCOMPARE(imported.run(1).e2e.meanSeconds.value(), 1.0);
        QCOMPARE(imported.run(1).itl.maxSeconds.value(), 0.07);
        QCOMPARE(imported.run(1).facts.outputTokensMean.value(), 50.0);
        QCOMPARE(imported.run(1).inputTokensPerSecond.value(), 1000.5);
        QCOMPARE(imported.run(1).source.documentIndex, 1);
    }

    void allFailed()
    {
        const Imported imported = importText("============ Serving Benchmark Result ============\n"
                                             "Successful requests:                     0\n"
                                             "Failed requests:                         8\n"
                                             "Request throughput (req/s):              0.00\n"
                                             "Mean TTFT (ms):                          0.00\n"
                                             "==================================================\n",
                                             "x.log");
        QCOMPARE(imported.count(), std::size_t{1});
        QVERIFY(imported.run().ttft.empty());
        QVERIFY(!imported.run().requestThroughputPerSecond);
    }

    void tables_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("AIPerf, names broken over lines") << QByteArray("                NVIDIA AIPerf | LLM Metrics\n"
                                                                       "┏━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━┳━━━━━━━━━━━┓\n"
                                                                       "┃         Metric ┃        avg ┃       p99 ┃\n"
                                                                       "┡━━━━━━━━━━━━━━━━╇━━━━━━━━━━━━╇━━━━━━━━━━━┩\n"
                                                                       "│  Time to First │   1,042.50 │  2,000.00 │\n"
                                                                       "│     Token (ms) │            │           │\n"
                                                                       "│    Inter Token │      11.00 │     12.00 │\n"
                                                                       "│   Latency (ms) │            │           │\n"
                                                                       "│   Output Token │     276.80 │       N/A │\n"
                                                                       "│     Throughput │            │           │\n"
                                                                       "│   (tokens/sec) │            │           │\n"
                                                                       "└────────────────┴────────────┴───────────┘\n");
        QTest::newRow("genai-perf") << QByteArray("                              NVIDIA GenAI-Perf | LLM Metrics\n"
                                                  "┃                         Statistic ┃       avg ┃    p99 ┃\n"
                                                  "│          Time to first token (ms) │  1,042.50 │ 2,000.00 │\n"
                                                  "│          Inter token latency (ms) │     11.00 │  12.00 │\n"
                                                  "│ Output token throughput (per sec) │    276.80 │    N/A │\n");
        QTest::newRow("markdown, older, rates below")
            << QByteArray("LLM Metrics of NVIDIA GenAI-Perf\n\n"
                          "| Statistic | avg | p99 |\n|--|--|--|\n"
                          "| Time to first token (ns) | 1,042,500,000 | 2,000,000,000 |\n"
                          "| Inter token latency (ns) | 11,000,000 | 12,000,000 |\n"
                          "Output token throughput (per sec): 276.80\n");
    }
    void tables()
    {
        QFETCH(QByteArray, text);
        const Imported imported = importText(text, "out.txt");
        QCOMPARE(imported.tool, std::string("console"));
        QCOMPARE(imported.count(), std::size_t{1});
        const Run &run = imported.run();
        QCOMPARE(run.ttft.meanSeconds.value(), 1.0425);
        QCOMPARE(run.ttft.quantile(0.99).value(), 2.0);
        QCOMPARE(run.tpot.meanSeconds.value(), 0.011); // their inter token latency is per request
        QVERIFY(run.itl.empty());
        QCOMPARE(run.outputTokensPerSecond.value(), 276.8);
    }

    void llmperf()
    {
        const Run run = importText("\\Results for token benchmark for org/m queried with the openai api.\n\n"
                                   "inter_token_latency_s\n    p25 = 0.01\n    mean = 0.012\n"
                                   "ttft_s\n    p50 = 0.5\n    stddev = 0.1\n"
                                   "request_output_throughput_token_per_s\n    p50 = 99\n"
                                   "Number Of Errored Requests: 1\n"
                                   "Overall Output Throughput: 120.5\n"
                                   "Number Of Completed Requests: 20\n"
                                   "Completed Requests Per Minute: 60\n",
                                   "llmperf.log")
                            .run();
        QCOMPARE(run.identity.model.value(), std::string("org/m"));
        QCOMPARE(run.ttft.quantile(0.5).value(), 0.5);
        QCOMPARE(run.tpotInclTtft.meanSeconds.value(), 0.012);
        QVERIFY(run.itl.empty() && run.tpot.empty());
        QCOMPARE(run.requestThroughputPerSecond.value(), 1.0);
        QCOMPARE(run.durationSeconds.value(), 20.0);
        QCOMPARE(run.failed.value(), 1LL);
    }

    void offline()
    {
        const Run run =
            importText("Processed prompts: 100%\nThroughput: 3.45 requests/s, 1,234.50 total tokens/s, 617.25 output "
                       "tokens/s\n",
                       "t.log")
                .run();
        QCOMPARE(run.loadKind.value(), LoadKind::Offline);
        QCOMPARE(run.requestThroughputPerSecond.value(), 3.45);
        QCOMPARE(run.totalTokensPerSecond.value(), 1234.5);
        QCOMPARE(run.outputTokensPerSecond.value(), 617.25);
    }

    void notConsole_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("quoted in JSON") << QByteArray("{\"stdout\": \"=== Serving Benchmark Result ===\\n\"}");
        QTest::newRow("a sentence") << QByteArray("The Serving Benchmark Result is printed at the end.\n");
        QTest::newRow("cut off") << QByteArray("============ Serving Benchmark Result ============\n");
    }
    void notConsole()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(importText(text, "a.txt").count(), std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(ConsoleImporterTest)
#include "tst_consoleimporter.moc"
