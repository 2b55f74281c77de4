// SPDX-License-Identifier: GPL-3.0-or-later
#include "../importhelper.h"

#include <QtTest>

using namespace core::results;
using namespace importtest;

namespace {

QByteArray metricBlocks()
{
    return "\"request_throughput\": {\"unit\": \"requests/sec\", \"avg\": 2.0}, \"request_latency\": {\"unit\": "
           "\"ms\", \"avg\": "
           "500.0, \"p50\": 450.0, \"p99\": 900.0, \"min\": 100.0, \"max\": 1000.0, \"std\": 50.0}, \"request_count\": "
           "{\"unit\": "
           "\"requests\", \"avg\": 20.0}, \"time_to_first_token\": {\"unit\": \"ms\", \"avg\": 40.0, \"p95\": 80.0}, "
           "\"inter_token_latency\": {\"unit\": \"ms\", \"avg\": 11.0}, \"inter_chunk_latency\": {\"unit\": \"ms\", "
           "\"avg\": 22.0}, "
           "\"output_token_throughput\": {\"unit\": \"tokens/sec\", \"avg\": 100.0}, \"total_isl\": {\"unit\": "
           "\"tokens\", \"avg\": "
           "4000.0}, \"total_osl\": {\"unit\": \"tokens\", \"avg\": 1000.0}, \"benchmark_duration\": {\"unit\": "
           "\"sec\", \"avg\": 10.0}";
}

QByteArray summary(const QByteArray &config, const QByteArray &more = QByteArray())
{
    return "{\"schema_version\": \"1.1\", \"aiperf_version\": \"0.8.0\", " + metricBlocks() +
           ", \"input_config\": " + config + more + "}";
}

QByteArray loadgen(const QByteArray &loads = QByteArray("\"concurrency\": 4"))
{
    return "{\"endpoint\": {\"model_names\": [\"org/m\"], \"streaming\": true}, \"tokenizer\": {\"name\": \"org/t\"}, "
           "\"loadgen\": {" +
           loads + "}, \"cli_command\": \"aiperf --api-key sk-1\"}";
}

QByteArray record(const char *start, const char *phase = "profiling", const char *more = "")
{
    return QByteArray("{\"metadata\": {\"x_request_id\": \"r\", \"request_start_ns\": ") + start +
           ", \"benchmark_phase\": \"" + phase +
           "\", \"was_cancelled\": false}, \"metrics\": {\"request_latency\": {\"value\": 500.0, \"unit\": \"ms\"}, "
           "\"time_to_first_token\": {\"value\": 100.0, \"unit\": \"ms\"}, \"inter_token_latency\": {\"value\": 40.0, "
           "\"unit\": "
           "\"ms\"}, \"input_sequence_length\": {\"value\": 7, \"unit\": \"tokens\"}, \"output_sequence_length\": "
           "{\"value\": 11, "
           "\"unit\": \"tokens\"}, \"inter_chunk_latency\": {\"value\": [40.0, 40.0], \"unit\": \"ms\"}}" +
           more + "}\n";
}

} // namespace

class AiperfImporterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void mapping()
    {
        const Imported imported = importText(summary(loadgen()), "profile_export_aiperf.json");
        QCOMPARE(imported.tool, std::string("aiperf"));
        const Run &run = imported.run();
        QCOMPARE(run.source.toolVersion.value(), std::string("0.8.0"));
        QCOMPARE(run.identity.model.value(), std::string("org/m"));
        QCOMPARE(run.identity.tokenizer.value(), std::string("org/t"));
        QCOMPARE(run.loadKind.value(), LoadKind::Closed);
        QCOMPARE(run.concurrency.value(), 4.0);
        QCOMPARE(run.completed.value(), 20LL);
        QCOMPARE(run.failed.value(), 0LL);
        QCOMPARE(run.durationSeconds.value(), 10.0);
        QCOMPARE(run.totalTokensPerSecond.value(), 500.0);
        QCOMPARE(run.tpot.meanSeconds.value(), 0.011); // their inter_token_latency
        QCOMPARE(run.itl.meanSeconds.value(), 0.022);  // their inter_chunk_latency
        QCOMPARE(run.ttft.quantile(0.95).value(), 0.08);
        QCOMPARE(run.e2e.maxSeconds.value(), 1.0);
        for (const auto &[key, value] : run.facts.metadata)
            QVERIFY(value.find("sk-1") == std::string::npos);
    }

    void shapes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<double>("level");
        QTest::newRow("records of 0.1") << "{\"records\": {" + metricBlocks() + "}, \"input_config\": " + loadgen() +
                                               "}"
                                        << int(LoadKind::Closed) << 4.0;
        QTest::newRow("flat of 0.3, nulls, no version") << "{" + metricBlocks() +
                                                               ", \"goodput\": null, \"min_request_timestamp\": "
                                                               "{\"unit\": \"ns\", \"avg\": 1}, \"input_config\": " +
                                                               loadgen() + "}"
                                                        << int(LoadKind::Closed) << 4.0;
        QTest::newRow("phases of 0.10") << summary("{\"phases\": [{\"name\": \"warmup\", \"concurrency\": 1}, "
                                                   "{\"name\": \"profiling\", \"concurrency\": 40}], "
                                                   "\"models\": {\"items\": [{\"name\": \"org/m\"}]}}")
                                        << int(LoadKind::Closed) << 40.0;
        QTest::newRow("rate") << summary(loadgen("\"request_rate\": 2.5")) << int(LoadKind::Open) << 2.5;
        QTest::newRow("both") << summary(loadgen("\"request_rate\": 2.5, \"concurrency\": 8")) << int(LoadKind::Capped)
                              << 8.0;
        QTest::newRow("variation over config")
            << summary(loadgen(), ", \"run_info\": {\"variation_values\": {\"phases.profiling.concurrency\": 64}}")
            << int(LoadKind::Closed) << 64.0;
    }
    void shapes()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, kind);
        QFETCH(double, level);
        const Imported imported = importText(text);
        QCOMPARE(imported.count(), std::size_t{1});
        QCOMPARE(imported.run().identity.model.value(), std::string("org/m"));
        QCOMPARE(imported.run().ttft.meanSeconds.value(), 0.04);
        QCOMPARE(int(imported.run().loadKind.value()), kind);
        QCOMPARE(loadLevel(imported.run()).value_or(-1.0), level);
    }

    void unitsAreObeyed()
    {
        QByteArray text = summary(loadgen());
        text.replace("\"time_to_first_token\": {\"unit\": \"ms\", \"avg\": 40.0",
                     "\"time_to_first_token\": {\"unit\": \"ns\", \"avg\": 40000000");
        QCOMPARE(importText(text).run().ttft.meanSeconds.value(), 0.04);
    }

    void gpus()
    {
        const Run run =
            importText(summary(loadgen(), ", \"telemetry_data\": {\"endpoints\": {\"a:9400\": {\"gpus\": {\"gpu_0\": "
                                          "{\"gpu_name\": \"H100\", \"gpu_uuid\": \"u0\"}, \"gpu_1\": {\"gpu_name\": "
                                          "\"H100\", \"gpu_uuid\": \"u1\"}}}}}"))
                .run();
        QCOMPARE(run.identity.gpu.value(), std::string("H100"));
        QCOMPARE(run.identity.gpuCount.value(), 2);
    }

    void sweepAndAggregate()
    {
        const QByteArray figures =
            "{\"request_throughput_avg\": {\"mean\": 3.0, \"std\": 0.1, \"unit\": \"requests/sec\"}, "
            "\"time_to_first_token_p99\": {\"mean\": 80.0, \"unit\": \"ms\"}}";
        const Imported sweep =
            importText("{\"aggregation_type\": \"sweep\", \"per_combination_metrics\": [{\"parameters\": "
                       "{\"concurrency\": 2}, \"metrics\": " +
                       figures +
                       "}, {\"parameters\": {\"concurrency\": 4}, "
                       "\"metrics\": " +
                       figures + "}]}");
        QCOMPARE(sweep.count(), std::size_t{2});
        QCOMPARE(sweep.run(1).concurrency.value(), 4.0);
        QCOMPARE(sweep.run(1).ttft.quantile(0.99).value(), 0.08);
        const Imported aggregate =
            importText("{\"metadata\": {\"aggregation_type\": \"confidence\"}, \"metrics\": " + figures + "}");
        QCOMPARE(aggregate.count(), std::size_t{1});
        QCOMPARE(aggregate.run().requestThroughputPerSecond.value(), 3.0);
    }

    void timeSlicesAreNoRun()
    {
        const Imported imported = importText("{\"timeslices\": [{\"start_ns\": 1}], \"input_config\": {}}");
        QCOMPARE(imported.count(), std::size_t{0});
        QCOMPARE(imported.outcome.unrecognised.size(), std::size_t{1});
    }

    void csv()
    {
        const QByteArray text =
            "Metric,avg,min,max,sum,p1,p50,p99,std\r\nRequest Latency (ms),500.00,1.00,900.00,,1,450.00,890.00,5\r\n"
            "Inter Token Latency (ms),11.00,,,,,,,\r\nTime to First Token (ms),40.00,,,,,39.00,90.00,\r\n\r\n"
            "Metric,Value\r\nRequest Count,20.00\r\nRequest Throughput (requests/sec),2.00\r\n"
            "Benchmark Duration (sec),10.00\r\nError Request Count,1.00\r\n\r\nEndpoint,GPU_Index,GPU_Name,GPU_UUID,"
            "Metric,avg\r\nx,0,H100,u,Request Latency (ms),9\r\n";
        const Imported imported = importText(text, "profile_export_aiperf.csv");
        QCOMPARE(imported.tool, std::string("aiperf"));
        const Run &run = imported.run();
        QCOMPARE(run.e2e.quantile(0.5).value(), 0.45);
        QCOMPARE(run.ttft.quantile(0.99).value(), 0.09);
        QCOMPARE(run.tpot.meanSeconds.value(), 0.011);
        QCOMPARE(run.completed.value(), 20LL);
        QCOMPARE(run.failed.value(), 1LL);
        QVERIFY(!run.loadKind);
    }

    void recordsAlone()
    {
        const QByteArray text = record("1000000000", "warmup") + record("2000000000") + record("3000000000") +
                                record("4000000000", "profiling", ", \"error\": {\"code\": 500}");
        const Imported imported = importText(text, "profile_export.jsonl");
        QCOMPARE(imported.tool, std::string("aiperf"));
        const Run &run = imported.run();
        QCOMPARE(run.requests.size(), std::size_t{3});
        QCOMPARE(run.completed.value(), 2LL);
        QCOMPARE(run.failed.value(), 1LL);
        QCOMPARE(run.durationSeconds.value(), 1.5); // first sent at 2 s, last done at 3.5 s
        QCOMPARE(run.tpot.meanSeconds.value(), 0.04);
        QCOMPARE(run.facts.warmupDiscarded.value(), true);
    }

    void companions()
    {
        QByteArray twenty;
        for (int i = 0; i < 20; ++i)
            twenty += record("2000000000");
        Folder folder;
        folder.write(QStringLiteral("a/profile_export_aiperf.json"), summary(loadgen()));
        folder.write(QStringLiteral("a/profile_export.jsonl"), twenty);
        folder.write(QStringLiteral("a/profile_export_aiperf.csv"), "Metric,avg,std\nRequest Latency (ms),500.00,1\n");
        folder.write(QStringLiteral("b/profile_export_aiperf.json"), summary(loadgen("\"concurrency\": 8")));
        folder.write(QStringLiteral("b/profile_export.jsonl"), record("2000000000"));
        folder.write(QStringLiteral("b/inputs.json"), "{\"data\": []}");
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{2});
        QCOMPARE(library.runs[0].requests.size(), std::size_t{20});
        QVERIFY(library.runs[0].recomputed.has_value());
        QCOMPARE(library.runs[0].e2e.quantile(0.99).value(), 0.9); // the tool's own summary stays
        QVERIFY(library.runs[1].requests.empty());
        QVERIFY(
            reasonOf(library, QStringLiteral("a/profile_export.jsonl")).contains(QStringLiteral("belongs to the run")));
        QVERIFY(reasonOf(library, QStringLiteral("b/profile_export.jsonl")).contains(QStringLiteral("not used")));
        QVERIFY(reasonOf(library, QStringLiteral("a/profile_export_aiperf.csv")).contains(QStringLiteral("repeats")));
        QVERIFY(!reasonOf(library, QStringLiteral("inputs.json")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(AiperfImporterTest)
#include "tst_aiperfimporter.moc"
