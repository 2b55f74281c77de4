// SPDX-License-Identifier: GPL-3.0-or-later
#include "../importhelper.h"

#include <QtTest>

using namespace core::results;
using namespace importtest;

namespace {

QByteArray block(const char *mean, const char *p99 = "9.0", const char *count = "25")
{
    return QByteArray("{\"successful\": {\"mean\": ") + mean +
           ", \"median\": 2.0, \"mode\": 1.0, \"std_dev\": 0.5, \"min\": 1.0, " + "\"max\": 10.0, \"count\": " + count +
           ", \"percentiles\": {\"p001\": 1.0, \"p05\": 1.5, \"p50\": 2.0, \"p95\": 8.0, " + "\"p99\": " + p99 +
           ", \"p999\": 9.9}}, \"errored\": null, \"incomplete\": null, \"total\": null}";
}

QByteArray metrics(const QByteArray &more = QByteArray())
{
    return "\"metrics\": {\"requests_per_second\": " + block("4.0") + ", \"request_concurrency\": " + block("7.5") +
           ", \"request_latency\": " + block("3.0") + ", \"prompt_token_count\": " + block("128.0") +
           ", \"output_token_count\": " + block("64.0") + ", \"time_to_first_token_ms\": " + block("40.0", "90.0") +
           ", \"time_per_output_token_ms\": " + block("12.0") +
           ", \"inter_token_latency_ms\": " + block("11.0", "19.0") +
           ", \"output_tokens_per_second\": " + block("256.0") + ", \"tokens_per_second\": " + block("768.0") + more +
           "}";
}

QByteArray oldReport(const QByteArray &strategy, const QByteArray &requests = QByteArray("null"))
{
    return "{\"benchmarks\": [{\"type_\": \"generative_benchmark\", \"args\": {\"strategy\": " + strategy +
           ", \"warmup_number\": null, \"warmup_duration\": null}, \"run_stats\": {\"start_time\": 1.0}, \"worker\": "
           "{\"backend_model\": \"org/m\"}, \"request_loader\": {\"processor\": \"org/tok\", \"data\": "
           "\"prompt_tokens=128\"}, " +
           metrics() +
           ", \"start_time\": 1758664746.0, \"end_time\": 1758664806.0, \"request_totals\": {\"successful\": 25, "
           "\"errored\": 2, \"incomplete\": 3, \"total\": 30}, \"requests\": " +
           requests + "}]}";
}

QByteArray newReport(const QByteArray &benchmarks)
{
    return "{\"metadata\": {\"version\": 2, \"guidellm_version\": \"0.8.0\"}, \"config\": {\"spec\": {\"tokenizer\": "
           "{\"model\": "
           "\"org/tok\"}}}, \"benchmarks\": [" +
           benchmarks + "]}";
}

QByteArray newBenchmark(const QByteArray &strategy, const QByteArray &requests)
{
    return "{\"config\": {\"strategy\": " + strategy +
           ", \"backend\": {\"model\": \"org/m\", \"api_key\": \"sk-x\", \"stream\": "
           "true}}, \"scheduler_state\": {}, \"scheduler_metrics\": {\"measure_start_time\": 100.0, "
           "\"measure_end_time\": 200.0}, " +
           metrics(", \"request_totals\": {\"successful\": 2, \"errored\": 1, \"incomplete\": 0}, "
                   "\"prompt_tokens_per_second\": " +
                   block("512.0")) +
           ", \"duration\": 100.0, \"warmup_duration\": 10.0, \"requests\": " + requests + "}";
}

} // namespace

class GuidellmImporterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void oldMapping()
    {
        const Imported imported =
            importText(oldReport("{\"type_\": \"constant\", \"rate\": 10.0, \"max_concurrency\": 512}"));
        QCOMPARE(imported.tool, std::string("guidellm"));
        const Run &run = imported.run();
        QCOMPARE(run.identity.model.value(), std::string("org/m"));
        QCOMPARE(run.identity.tokenizer.value(), std::string("org/tok"));
        QCOMPARE(run.loadKind.value(), LoadKind::Open);
        QCOMPARE(run.requestRate.value().perSecond, 10.0);
        QVERIFY(!run.concurrency); // 512 is the tool's own cap
        QCOMPARE(run.durationSeconds.value(), 60.0);
        QCOMPARE(run.completed.value(), 25LL);
        QCOMPARE(run.failed.value(), 2LL);
        QCOMPARE(run.incomplete.value(), 3LL);
        QCOMPARE(run.outputTokensPerSecond.value(), 256.0); // the mean, not the median of instantaneous rates
        QCOMPARE(run.totalTokensPerSecond.value(), 768.0);
        QCOMPARE(run.e2e.meanSeconds.value(), 3.0); // seconds here, milliseconds elsewhere
        QCOMPARE(run.ttft.meanSeconds.value(), 0.04);
        QCOMPARE(run.ttft.quantile(0.001).value(), 0.001);
        QCOMPARE(run.ttft.quantile(0.999).value(), 0.0099);
        QCOMPARE(run.tpot.meanSeconds.value(), 0.011); // inter_token_latency_ms
        QVERIFY(run.itl.empty());
        QVERIFY(run.tpotInclTtft.empty()); // until 0.3 it excludes the first token
        QCOMPARE(run.facts.warmupDiscarded.value(), false);
        QCOMPARE(run.facts.date.value(), std::string("2025-09-23T21:59:06Z"));
    }

    void strategies_data()
    {
        QTest::addColumn<QByteArray>("strategy");
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("level");
        QTest::newRow("synchronous") << QByteArray("{\"type_\": \"synchronous\"}") << int(LoadKind::Closed) << 1.0;
        QTest::newRow("concurrent") << QByteArray("{\"type_\": \"concurrent\", \"streams\": 16}")
                                    << int(LoadKind::Closed) << 16.0;
        QTest::newRow("throughput") << QByteArray("{\"type_\": \"throughput\", \"max_concurrency\": 512}")
                                    << int(LoadKind::Open) << -1.0;
        QTest::newRow("poisson") << QByteArray("{\"type_\": \"poisson\", \"rate\": 2.5}") << int(LoadKind::Open) << 2.5;
        QTest::newRow("async") << QByteArray("{\"type_\": \"async\", \"rate\": 3}") << int(LoadKind::Open) << 3.0;
    }
    void strategies()
    {
        QFETCH(QByteArray, strategy);
        QFETCH(int, kind);
        QFETCH(double, level);
        const Run run = importText(oldReport(strategy)).run();
        QCOMPARE(int(run.loadKind.value()), kind);
        QCOMPARE(loadLevel(run).value_or(-1.0), level);
        QCOMPARE(hasRemark(run, "guidellm.throughput-point"), level < 0.0);
    }

    void newMapping()
    {
        // The first request belongs to the warm-up, before measure_start_time.
        const QByteArray requests =
            "{\"successful\": [{\"request_start_time\": 50.0, \"request_latency\": 9.0, \"time_to_first_token_ms\": "
            "900.0, "
            "\"output_tokens\": 5}, {\"request_start_time\": 110.0, \"request_latency\": 1.0, "
            "\"time_to_first_token_ms\": 200.0, "
            "\"inter_token_latency_ms\": 100.0, \"prompt_tokens\": 7, \"output_tokens\": 9, \"output\": \"secret\"}, "
            "{\"info\": {\"timings\": {\"request_start\": 120.0, \"first_iteration\": 120.5, \"request_end\": 121.5}}, "
            "\"output_metrics\": {\"text_tokens\": 6}}], \"errored\": [{\"request_start_time\": 130.0}], "
            "\"incomplete\": []}";
        const Imported imported = importText(
            newReport(newBenchmark("{\"type_\": \"constant\", \"rate\": 2.0, \"max_concurrency\": 10240}", requests) +
                      "," + newBenchmark("{\"type_\": \"concurrent\", \"streams\": 4}", "{\"successful\": []}")));
        QCOMPARE(imported.count(), std::size_t{2});
        const Run &run = imported.run();
        QCOMPARE(run.source.toolVersion.value(), std::string("0.8.0"));
        QCOMPARE(run.inputTokensPerSecond.value(), 512.0);
        QCOMPARE(run.tpotInclTtft.meanSeconds.value(), 0.012);
        QCOMPARE(run.tpot.meanSeconds.value(), 0.011);
        QCOMPARE(run.requests.size(), std::size_t{3});
        QVERIFY(run.requests[2].failed);
        QCOMPARE(run.requests[1].ttftSeconds.value(), 0.5);
        QCOMPARE(run.requests[1].e2eSeconds.value(), 1.5);
        QCOMPARE(run.requests[1].tpotSeconds.value(), 0.2);
        QVERIFY(run.recomputed.has_value());
        QCOMPARE(run.facts.warmupDiscarded.value(), true);
        QCOMPARE(imported.run(1).source.documentIndex, 1);
        QCOMPARE(imported.run(1).concurrency.value(), 4.0);
        QVERIFY(imported.run(1).requests.empty()); // sampled away
        for (const auto &[key, value] : run.facts.metadata)
            QVERIFY(value.find("sk-") == std::string::npos && value.find("secret") == std::string::npos);
    }

    void emptyBlocksAreNoFigures()
    {
        QByteArray text = oldReport("{\"type_\": \"synchronous\"}");
        text.replace("\"time_to_first_token_ms\": " + block("40.0", "90.0"),
                     "\"time_to_first_token_ms\": " + block("0.0", "0.0", "0"));
        text.replace("\"inter_token_latency_ms\": " + block("11.0", "19.0"),
                     "\"inter_token_latency_ms\": {\"successful\": null}");
        const Run run = importText(text).run();
        QVERIFY(run.ttft.empty() && run.tpot.empty());
    }

    void yaml()
    {
        const QByteArray text =
            "---\nbenchmarks:\n- type_: generative_benchmark\n  args:\n    strategy:\n      type_: concurrent\n"
            "      streams: 8\n  run_stats: {}\n  worker: {backend_model: m}\n  request_totals: {successful: 3, "
            "errored: 0}\n  duration: 2.5\n  metrics:\n    requests_per_second:\n      successful: {mean: 1.2}\n"
            "    request_latency:\n      successful:\n        mean: .nan\n        median: 1.25\n        count: 3\n";
        const Imported imported = importText(text, "benchmarks.yaml");
        QCOMPARE(imported.count(), std::size_t{1});
        QCOMPARE(imported.run().concurrency.value(), 8.0);
        QVERIFY(!imported.run().e2e.meanSeconds);
        QCOMPARE(imported.run().e2e.quantile(0.5).value(), 1.25);
    }

    void csvOld()
    {
        const QByteArray text =
            "Type,Run Id,Id,Name,Start Time,End Time,Duration,Successful Requests,Successful Requests per second mean,"
            "Successful Request latency mean,Successful Time to first token ms mean,Successful Time to first token ms "
            "median,"
            "\"Successful Time to first token ms [min, 0.1, 1, 5, 10, 25, 75, 90, 95, 99, max]\",Successful Inter "
            "token latency ms mean,"
            "Successful Time per output token ms mean,Errored Requests,Args,Worker,Request Loader,Extras\r\n"
            "generative_benchmark,r,i,n,2025-07-21 10:00:00,2025-07-21 10:01:00,60.0,30,0.5,2.0,40.0,39.0,"
            "\"[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 70.0, 80.0, 90.0, 100.0, 110.0]\",11.0,10.5,1,"
            "\"{\"\"strategy\"\": {\"\"type_\"\": \"\"concurrent\"\", \"\"streams\"\": 4}}\",\"{\"\"backend_model\"\": "
            "\"\"m\"\"}\","
            "\"{\"\"processor\"\": \"\"t\"\"}\",{}\r\n";
        const Imported imported = importText(text, "benchmarks.csv");
        QCOMPARE(imported.tool, std::string("guidellm"));
        QCOMPARE(imported.count(), std::size_t{1});
        const Run &run = imported.run();
        QCOMPARE(run.concurrency.value(), 4.0);
        QCOMPARE(run.identity.model.value(), std::string("m"));
        QCOMPARE(run.e2e.meanSeconds.value(), 2.0);
        QCOMPARE(run.ttft.minSeconds.value(), 0.001);
        QCOMPARE(run.ttft.quantile(0.99).value(), 0.1);
        QCOMPARE(run.ttft.quantile(0.5).value(), 0.039);
        QCOMPARE(run.tpot.meanSeconds.value(), 0.011);
        QVERIFY(run.tpotInclTtft.empty());
        QCOMPARE(run.failed.value(), 1LL);
        const Imported odd = importText(QByteArray(text).replace("11.0,10.5,1,", "11.0,10.5,-29,"), "benchmarks.csv");
        QVERIFY(!odd.run().failed);
    }

    void csvNew()
    {
        const QByteArray head =
            "Run Info,Run Info,Benchmark,Timings,Request Counts,Request Counts,Time to First Token,Time to First Token,"
            "Inter Token Latency,Time per Output Token,Token Throughput,Runtime Info\n"
            "Profile,Backend,Strategy,Duration,Successful,Errored,Successful ms,Successful ms,Successful ms,Successful "
            "ms,"
            "Successful Output Tokens/Sec,Metadata\n"
            ",,,Sec,,,Mean,Percentiles,Mean,Mean,Mean,\n";
        const QByteArray profile = "\"{\"\"rate\"\": [2.0, 4.0]}\",\"{\"\"model\"\": \"\"m\"\"}\",constant,60.0,30,0,";
        const QByteArray row = profile + "40.0,\"[1, 2, 3, 4, 5, 6, 70, 80, 90, 100, 110]\",11.0,12.0,256.0,"
                                         "\"{\"\"guidellm_version\"\": \"\"0.5.0\"\"}\"\n";
        // The second row lost a column: its figures cannot be told apart.
        const Imported imported = importText(head + row + profile + "40.0,11.0,12.0,256.0,{}\n", "benchmarks.csv");
        QCOMPARE(imported.count(), std::size_t{2});
        QCOMPARE(imported.run(0).requestRate.value().perSecond, 2.0);
        QCOMPARE(imported.run(0).ttft.quantile(0.95).value(), 0.09);
        QCOMPARE(imported.run(0).tpotInclTtft.meanSeconds.value(), 0.012);
        QCOMPARE(imported.run(0).outputTokensPerSecond.value(), 256.0);
        QCOMPARE(imported.run(0).source.toolVersion.value(), std::string("0.5.0"));
        QCOMPARE(imported.run(1).requestRate.value().perSecond, 4.0);
        QVERIFY(imported.run(1).ttft.empty());
        QVERIFY(hasRemark(imported.run(1), "guidellm.csv-row-width"));
    }

    void oneReportInThreeForms()
    {
        Folder folder;
        folder.write(QStringLiteral("benchmarks.json"), oldReport("{\"type_\": \"synchronous\"}"));
        folder.write(QStringLiteral("benchmarks.csv"),
                     "Type,Run Id,Id,Name,Duration,Successful Requests\ngenerative_benchmark,r,i,n,60.0,25\n");
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{1});
        QVERIFY(library.runs[0].source.path.ends_with("benchmarks.json"));
        QVERIFY(reasonOf(library, QStringLiteral(".csv")).contains(QStringLiteral("repeats the same run")));
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("no benchmarks") << QByteArray("{\"benchmarks\": []}");
        QTest::newRow("null") << QByteArray("{\"benchmarks\": [null]}");
        QTest::newRow("cut") << oldReport("{\"type_\": \"synchronous\"}").left(900);
        QTest::newRow("deep") << QByteArray("{\"benchmarks\":") + QByteArray(1000, '[');
    }
    void hostile()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(importText(text).count(), std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(GuidellmImporterTest)
#include "tst_guidellmimporter.moc"
