// SPDX-License-Identifier: GPL-3.0-or-later
#include "../importhelper.h"

#include <QtTest>

using namespace core::results;
using namespace importtest;

namespace {

QByteArray plain(const QByteArray &more = QByteArray())
{
    return "{\"date\": \"20250411-002323\", \"backend\": \"vllm\", \"model_id\": \"org/m-8b\", \"tokenizer_id\": "
           "\"org/m-8b\", "
           "\"num_prompts\": 100, \"request_rate\": \"inf\", \"burstiness\": 1.0, \"max_concurrency\": 8, "
           "\"duration\": 50.0, "
           "\"completed\": 100, \"total_input_tokens\": 10000, \"total_output_tokens\": 20000, \"request_throughput\": "
           "2.0, "
           "\"request_goodput:\": null, \"output_throughput\": 400.0, \"total_token_throughput\": 600.0, "
           "\"mean_ttft_ms\": 50.0, \"median_ttft_ms\": 45.0, \"std_ttft_ms\": 5.0, \"p99_ttft_ms\": 90.0, "
           "\"p99.9_ttft_ms\": 99.0, \"mean_tpot_ms\": 10.0, \"median_tpot_ms\": 9.0, \"p99_tpot_ms\": 20.0, "
           "\"mean_itl_ms\": 30.0, \"median_itl_ms\": 29.0, \"p99_itl_ms\": 60.0" +
           more + "}";
}

} // namespace

class VllmServeImporterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void mapping()
    {
        const Imported imported = importText(plain());
        QCOMPARE(imported.tool, std::string("vllm-serve"));
        QCOMPARE(imported.count(), std::size_t{1});
        const Run &run = imported.run();
        QCOMPARE(run.identity.model.value(), std::string("org/m-8b"));
        QVERIFY(!run.identity.engine); // backend is the protocol of the client
        QCOMPARE(run.loadKind.value(), LoadKind::Closed);
        QCOMPARE(run.concurrency.value(), 8.0);
        QVERIFY(run.requestRate.value().unlimited);
        QCOMPARE(run.durationSeconds.value(), 50.0);
        QCOMPARE(run.completed.value(), 100LL);
        QCOMPARE(run.failed.value(), 0LL);
        QCOMPARE(run.inputTokensPerSecond.value(), 200.0);
        QCOMPARE(run.outputTokensPerSecond.value(), 400.0);
        QCOMPARE(run.totalTokensPerSecond.value(), 600.0);
        QCOMPARE(run.ttft.meanSeconds.value(), 0.05);
        QCOMPARE(run.ttft.quantile(0.5).value(), 0.045);
        QCOMPARE(run.ttft.quantile(0.99).value(), 0.09);
        QCOMPARE(run.ttft.quantile(0.999).value(), 0.099);
        QVERIFY(!run.ttft.quantile(0.95)); // not stated, not invented
        QVERIFY(run.e2e.empty());
        QCOMPARE(run.tpot.meanSeconds.value(), 0.01);
        QCOMPARE(run.itl.meanSeconds.value(), 0.03);
        QVERIFY(!run.goodput);
        QCOMPARE(run.facts.date.value(), std::string("2025-04-11T00:23:23"));
        QCOMPARE(run.facts.outputTokensMean.value(), 200.0);
    }

    void load_data()
    {
        QTest::addColumn<QByteArray>("rate");
        QTest::addColumn<QByteArray>("concurrency");
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("level"); // -1: none
        QTest::newRow("closed") << QByteArray("\"inf\"") << QByteArray("16") << int(LoadKind::Closed) << 16.0;
        QTest::newRow("literal") << QByteArray("Infinity") << QByteArray("16") << int(LoadKind::Closed) << 16.0;
        QTest::newRow("open") << QByteArray("3.5") << QByteArray("null") << int(LoadKind::Open) << 3.5;
        QTest::newRow("all at once") << QByteArray("\"inf\"") << QByteArray("null") << int(LoadKind::Open) << -1.0;
        QTest::newRow("capped") << QByteArray("10") << QByteArray("64") << int(LoadKind::Capped) << 64.0;
        QTest::newRow("text") << QByteArray("\"2.5\"") << QByteArray("null") << int(LoadKind::Open) << 2.5;
    }
    void load()
    {
        QFETCH(QByteArray, rate);
        QFETCH(QByteArray, concurrency);
        QFETCH(int, kind);
        QFETCH(double, level);
        QByteArray text = plain();
        text.replace("\"request_rate\": \"inf\"", "\"request_rate\": " + rate);
        text.replace("\"max_concurrency\": 8", "\"max_concurrency\": " + concurrency);
        const Run run = importText(text).run();
        QCOMPARE(int(run.loadKind.value()), kind);
        QCOMPARE(loadLevel(run).value_or(-1.0), level);
    }

    void allFailed()
    {
        QByteArray text = plain(", \"failed\": 100, \"max_concurrent_requests\": 16");
        text.replace("\"completed\": 100", "\"completed\": 0").replace("50.0, \"median", "0.0, \"median");
        const Run run = importText(text).run();
        QCOMPARE(run.failed.value(), 100LL);
        QVERIFY(run.ttft.empty() && run.tpot.empty() && run.itl.empty());
        QVERIFY(!run.outputTokensPerSecond);
        QVERIFY(hasRemark(run, "vllm.all-failed"));
    }

    void answersWithoutTokens()
    {
        QByteArray text = plain(", \"failed\": 983");
        text.replace("\"completed\": 100", "\"completed\": 17")
            .replace("\"mean_ttft_ms\": 50.0", "\"mean_ttft_ms\": 0.0");
        const Run run = importText(text).run();
        QVERIFY(run.ttft.empty());
        QVERIFY(hasRemark(run, "vllm.no-tokens") && hasRemark(run, "vllm.mostly-failed"));
    }

    void goodput_data()
    {
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("old, with its colon") << QByteArray("request_goodput:");
        QTest::newRow("new") << QByteArray("request_goodput");
    }
    void goodput()
    {
        QFETCH(QByteArray, key);
        QByteArray text = plain();
        text.replace("\"request_goodput:\": null", "\"" + key + "\": 1.5");
        const Run run = importText(text).run();
        QCOMPARE(run.goodput.value().requestsPerSecond.value(), 1.5);
        QCOMPARE(run.goodput.value().fraction.value(), 0.75);
        QVERIFY(hasRemark(run, "goodput-slo-unrecorded"));
    }

    void documents()
    {
        // Appended without a line end, one of another deployment; the last one is cut off.
        QByteArray second = plain(", \"deployment\": \"b\"");
        const Imported imported = importText(plain() + "\n" + second + plain() + "\n{\"date\": \"2025");
        QCOMPARE(imported.count(), std::size_t{3});
        QCOMPARE(imported.run(2).source.documentIndex, 2);
        QCOMPARE(imported.run(1).facts.metadata.at("deployment"), std::string("b"));
        QCOMPARE(imported.outcome.unrecognised.size(), std::size_t{1});
        QVERIFY(imported.outcome.unrecognised[0].reason.english().find("line 3") != std::string::npos);
    }

    void metadata()
    {
        const Run run =
            importText(plain(", \"gpu\": \"8xH100\", \"tp\": \"4\", \"framework\": \"sglang\", \"quantization\": "
                             "\"fp8\", \"api_key\": \"sk-123\", \"note\": \"hf_abc\", \"owner\": \"x\""))
                .run();
        QCOMPARE(run.identity.gpu.value(), std::string("H100"));
        QCOMPARE(run.identity.gpuCount.value(), 8);
        QCOMPARE(run.identity.tensorParallel.value(), 4);
        QCOMPARE(run.identity.engine.value(), std::string("sglang"));
        QCOMPARE(run.identity.precision.value(), std::string("fp8"));
        QVERIFY(!run.facts.metadata.contains("api_key") && !run.facts.metadata.contains("note"));
        QVERIFY(run.facts.metadata.contains("owner"));
    }

    void records()
    {
        // Two answers and one failure: ttft 0.1 + gaps 0.2 = 0.3 s, and 0.2 + 0.4 = 0.6 s; TPOT 0.2/2 and 0.4/2.
        QByteArray text =
            plain(", \"input_lens\": [10, 10, 12], \"output_lens\": [3, 3, 0], \"ttfts\": [0.1, 0.2, 0.0], "
                  "\"itls\": [[0.1, 0.1], [0.2, 0.2], []], \"generated_texts\": [\"secret\", \"[NaN\", \"\"], "
                  "\"errors\": [\"\", \"\", \"boom\"]");
        text.replace("\"completed\": 100", "\"completed\": 2").replace("\"num_prompts\": 100", "\"num_prompts\": 3");
        const Run run = importText(text).run();
        QCOMPARE(run.requests.size(), std::size_t{3});
        QVERIFY(run.requests[2].failed && !run.requests[2].ttftSeconds);
        QCOMPARE(run.requests[0].e2eSeconds.value(), 0.1 + (0.1 + 0.1));
        QCOMPARE(run.requests[1].tpotSeconds.value(), 0.2);
        QCOMPARE(run.failed.value(), 1LL);
        QVERIFY(run.recomputed.has_value());
        QVERIFY(std::abs(run.recomputed->ttft.meanSeconds.value() - 0.15) < 1e-12);
        QVERIFY(std::abs(run.recomputed->ttft.quantile(0.5).value() - 0.15) < 1e-12);
        QVERIFY(std::abs(run.recomputed->e2e.maxSeconds.value() - 0.6) < 1e-12);
        for (const auto &[key, value] : run.facts.metadata)
            QVERIFY(value != "secret");
    }

    void recordsOfAnotherCount()
    {
        const Run run =
            importText(plain(", \"input_lens\": [10], \"output_lens\": [3], \"ttfts\": [0.1], \"itls\": [[0.1, 0.1]], "
                             "\"errors\": [\"\"]"))
                .run();
        QCOMPARE(run.requests.size(), std::size_t{1});
        QVERIFY(!run.recomputed);
        QVERIFY(hasRemark(run, "records-count-differs"));
    }

    void latenciesList()
    {
        QByteArray text =
            plain(", \"input_lens\": [10], \"output_lens\": [3], \"ttfts\": [0.1], \"itls\": [[0.1, 0.1]], "
                  "\"latencies\": [0.35], \"start_times\": [1000.5]");
        text.replace("\"completed\": 100", "\"completed\": 1");
        const Run run = importText(text).run();
        QCOMPARE(run.requests[0].e2eSeconds.value(), 0.35);
        QCOMPARE(run.requests[0].startSeconds.value(), 1000.5);
    }

    void strippedKeys()
    {
        const Imported imported = importText("{\"backend\": \"vllm\", \"model_id\": \"m\", \"tokenizer_id\": \"m\", "
                                             "\"num_prompts\": 5, \"request_rate\": 1.0, \"max_concurrency\": null, "
                                             "\"mean_ttft_ms\": 3.0}");
        QCOMPARE(imported.count(), std::size_t{1});
        QVERIFY(!imported.run().completed && !imported.run().failed);
        QVERIFY(hasRemark(imported.run(), "vllm.stripped"));
    }

    void endpointInsteadOfBackend()
    {
        QByteArray text = plain();
        text.replace("\"backend\": \"vllm\"", "\"endpoint_type\": \"openai-chat\", \"label\": null");
        QCOMPARE(importText(text).count(), std::size_t{1});
    }

    void rampUp()
    {
        const Run run = importText(plain(", \"ramp_up_strategy\": \"linear\", \"ramp_up_start_rps\": 1")).run();
        QVERIFY(!run.requestRate);
        QVERIFY(hasRemark(run, "vllm.ramp-up"));
    }

    void arithmetic()
    {
        QByteArray text = plain();
        text.replace("\"request_throughput\": 2.0", "\"request_throughput\": 3.0");
        QVERIFY(hasRemark(importText(text).run(), "arithmetic-mismatch"));
        QVERIFY(!hasRemark(importText(plain()).run(), "arithmetic-mismatch"));
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("blank") << QByteArray(" \n ");
        QTest::newRow("cut") << plain().left(300);
        QTest::newRow("companion") << QByteArray("[{\"benchmark\": {\"name\": \"x\"}, \"model\": {}, \"metric\": {}}]");
        QTest::newRow("keys of null") << QByteArray("{\"model_id\": null, \"request_rate\": {}}");
        QTest::newRow("list") << QByteArray("[1, 2, 3]");
        QTest::newRow("binary") << QByteArray("\0\1\2{\"model_id\"", 14);
    }
    void hostile()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(importText(text).count(), std::size_t{0});
    }

    void oddTypes()
    {
        // Figures of wrong kinds are absent, not zero.
        QByteArray text = plain();
        text.replace("\"duration\": 50.0", "\"duration\": \"fifty\"")
            .replace("\"completed\": 100", "\"completed\": 99.5")
            .replace("\"mean_ttft_ms\": 50.0", "\"mean_ttft_ms\": -1")
            .replace("\"p99_ttft_ms\": 90.0", "\"p99_ttft_ms\": NaN");
        const Run run = importText(text).run();
        QVERIFY(!run.durationSeconds && !run.completed && !run.ttft.meanSeconds && !run.ttft.quantile(0.99));
    }

    void manyRecords()
    {
        QByteArray lens("["), ttfts("["), itls("["), errors("[");
        const int count = 100'000;
        for (int i = 0; i < count; ++i) {
            const QByteArray comma(i + 1 < count ? "," : "]");
            lens += "5" + comma;
            ttfts += "0.25" + comma;
            itls += "[0.5,0.5,0.5,0.5]" + comma;
            errors += "\"\"" + comma;
        }
        QByteArray text = plain(", \"input_lens\": " + lens + ", \"output_lens\": " + lens + ", \"ttfts\": " + ttfts +
                                ", \"itls\": " + itls + ", \"errors\": " + errors);
        text.replace("\"completed\": 100", "\"completed\": 100000");
        const Run run = importText(text).run();
        QCOMPARE(run.requests.size(), std::size_t(count));
        QCOMPARE(run.recomputed->tpot.meanSeconds.value(), 0.5);
    }
};

QTEST_GUILESS_MAIN(VllmServeImporterTest)
#include "tst_vllmserveimporter.moc"
