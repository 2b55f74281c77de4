// SPDX-License-Identifier: GPL-3.0-or-later
// inference-benchmarker, fmperf, the two-knob grids, AIPerf's sweeps, MLPerf's tables and systems.
#include "../importhelper.h"

using namespace core::results;
using namespace importtest;

namespace {

QByteArray benchmarkerStep(const char *id, const char *executor, const char *config)
{
    return QByteArray("{\"id\": \"") + id + "\", \"executor_type\": \"" + executor + "\", \"config\": " + config +
           ", \"total_requests\": 12, \"total_tokens\": 1000, \"token_throughput_secs\": 100.0, \"duration_ms\": "
           "10000, "
           "\"time_to_first_token_ms\": {\"p50\": 40.0, \"p60\": 41.0, \"p99\": 90.0, \"avg\": 50.0}, "
           "\"inter_token_latency_ms\": {\"p50\": 9.0, \"avg\": 10.0}, \"failed_requests\": 2, "
           "\"successful_requests\": 10, \"request_rate\": 1.0, \"total_tokens_sent\": 2000, "
           "\"e2e_latency_ms\": {\"p95\": 2000.0, \"avg\": null}}";
}

QByteArray fmperfRow(int worker, int request, int response, double milliseconds, const char *more)
{
    return QStringLiteral("{\"response\": {\"text\": \"private\"}, \"ok\": true, \"error\": \"None\", \"timestamp\": "
                          "1700000000000000000, \"exp_num_users\": 2, \"exp_duration\": 10.0, \"duration_ms\": %4, "
                          "\"worker_idx\": %1, \"request_idx\": %2, \"response_idx\": %3, \"n_tokens\": 1%5}")
        .arg(worker)
        .arg(request)
        .arg(response)
        .arg(milliseconds)
        .arg(QString::fromLatin1(more))
        .toUtf8();
}

} // namespace

class NewerImportersTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void inferenceBenchmarker()
    {
        const Imported imported = importText(
            "{\"config\": {\"max_vus\": 128, \"model_name\": \"org/m\", \"tokenizer\": \"org/t\", \"meta\": "
            "{\"tp\": \"4\", \"hf_token\": \"hf_x\"}}, \"results\": [" +
            benchmarkerStep("warmup", "ConstantVUs", "{\"max_vus\": 1, \"rate\": null}") + ", " +
            benchmarkerStep("throughput", "ConstantVUs", "{\"max_vus\": 128, \"rate\": null}") + ", " +
            benchmarkerStep("constant@2.00req/s", "ConstantArrivalRate", "{\"max_vus\": 128, \"rate\": 2.0}") +
            "], \"start_time\": \"2025-01-01T00:00:00Z\", \"system\": {\"cpu\": [], \"gpu\": [\"H100\", \"H100\"]}}");
        QCOMPARE(imported.tool, std::string("inference-benchmarker"));
        QCOMPARE(imported.count(), std::size_t{2}); // the warm-up is dropped
        const Run &all = imported.run(0);
        QCOMPARE(all.loadKind.value(), LoadKind::Closed);
        QCOMPARE(all.concurrency.value(), 128.0);
        QVERIFY(all.facts.warmupDiscarded.value());
        QCOMPARE(all.durationSeconds.value(), 10.0);
        QCOMPARE(all.completed.value(), 10LL);
        QCOMPARE(all.inputTokensPerSecond.value(), 200.0);
        QCOMPARE(all.totalTokensPerSecond.value(), 300.0);
        QCOMPARE(all.ttft.meanSeconds.value(), 0.05);
        QCOMPARE(all.tpot.quantile(0.5).value(), 0.009);
        QVERIFY(all.itl.empty());
        QVERIFY(!all.e2e.meanSeconds);
        QCOMPARE(all.e2e.quantile(0.95).value(), 2.0);
        QCOMPARE(all.identity.gpuCount.value(), 2);
        QCOMPARE(all.identity.tensorParallel.value(), 4);
        QVERIFY(!all.facts.metadata.contains("hf_token"));
        const Run &rate = imported.run(1);
        QCOMPARE(rate.loadKind.value(), LoadKind::Open); // max_vus is no level here
        QCOMPARE(rate.requestRate.value().perSecond, 2.0);
        QVERIFY(!rate.concurrency);
    }

    /// A table as wide as it is long: each name is looked for once, not once a row in all columns.
    void veryWideTable()
    {
        const Imported imported =
            importText("Organization,Scenario,Result,Units,accelerator_model_name" + QByteArray(200'000, ',') + "\n" +
                           QByteArray("o,Server,12.5,Tokens/s\n").repeated(20'000),
                       "summary.csv");
        QCOMPARE(imported.tool, std::string("mlperf"));
        QCOMPARE(imported.count(), std::size_t{20'000});
        QCOMPARE(imported.run().outputTokensPerSecond.value(), 12.5);
    }

    /// Each row states a count that may be kept, and together they are none.
    void fmperfTokensWithoutEnd()
    {
        QByteArray rows;
        for (int i = 0; i < 20; ++i)
            rows += (i > 0 ? ", " : "") +
                    fmperfRow(0, 0, i, 10.0, ", \"exclude\": false").replace("\"n_tokens\": 1", "\"n_tokens\": 9e18");
        const Imported imported = importText("{\"results\": [" + rows + "]}");
        QCOMPARE(imported.tool, std::string("fmperf"));
        QVERIFY(!imported.run().requests.at(0).outputTokens);
    }

    void fmperf()
    {
        // Two whole requests, one cut off at the end, one that broke.
        const Imported imported = importText(
            "{\"results\": [" + fmperfRow(0, 0, 0, 100.0, ", \"exclude\": false") + ", " +
            fmperfRow(0, 0, 1, 20.0, ", \"exclude\": false") + ", " + fmperfRow(0, 0, 2, 30.0, ", \"exclude\": false") +
            ", " + fmperfRow(1, 0, 0, 300.0, ", \"exclude\": false") + ", " +
            fmperfRow(0, 1, 0, 200.0, ", \"exclude\": false") + ", " + fmperfRow(0, 1, 1, 20.0, ", \"exclude\": true") +
            ", " + fmperfRow(1, 1, 0, 200.0, ", \"exclude\": false").replace("\"ok\": true", "\"ok\": false") +
            "], \"energy\": {}}");
        QCOMPARE(imported.tool, std::string("fmperf"));
        const Run &run = imported.run();
        QCOMPARE(run.concurrency.value(), 2.0);
        QCOMPARE(run.completed.value(), 2LL);
        QCOMPARE(run.failed.value(), 1LL);
        QCOMPARE(run.incomplete.value(), 1LL);
        QCOMPARE(run.ttft.meanSeconds.value(), 0.2);
        QCOMPARE(run.e2e.maxSeconds.value(), 0.3);
        QVERIFY(std::abs(run.e2e.minSeconds.value() - 0.15) < 1e-9);
        QVERIFY(std::abs(run.itl.meanSeconds.value() - 0.025) < 1e-9);
        QCOMPARE(run.durationSeconds.value(), 10.0);
        QCOMPARE(run.outputTokensPerSecond.value(), 0.5); // five tokens within the time
    }

    void grid()
    {
        const Imported imported = importText("[{\"seqs\": 32, \"tokens\": 4096, \"tps\": 180.0}, {\"seqs\": 64, "
                                             "\"tokens\": 32768, \"tps\": 510.0}]",
                                             "grid_results.json");
        QCOMPARE(imported.tool, std::string("grid-search"));
        QCOMPARE(imported.count(), std::size_t{2});
        QCOMPARE(imported.run(1).loadKind.value(), LoadKind::Offline);
        QCOMPARE(imported.run(1).totalTokensPerSecond.value(), 510.0);
        QCOMPARE(imported.run(1).facts.metadata.at("max_num_seqs"), std::string("64"));
        QCOMPARE(imported.run(1).facts.metadata.at("max_num_batched_tokens"), std::string("32768"));
    }

    /// summary.csv tells the runs of the folders beside it once more.
    void vllmSweepTable()
    {
        const QByteArray header =
            ",max_num_seqs,date,endpoint_type,backend,model_id,tokenizer_id,num_prompts,request_rate,max_concurrency,"
            "duration,completed,mean_ttft_ms,run_number\n";
        const QByteArray first = "0,4,20260801-101010,openai,vllm,org/m,org/m,8,inf,2,1.25,8,20.5,0\n";
        const QByteArray second = "1,8,20260801-101020,openai,vllm,org/m,org/m,8,inf,2,0.75,8,18.5,1\n";
        const Imported imported = importText(header + first + second, "summary.csv");
        QCOMPARE(imported.tool, std::string("vllm-sweep"));
        QCOMPARE(imported.count(), std::size_t{2});
        QCOMPARE(imported.run().facts.metadata.at("max_num_seqs"), std::string("4"));
        QCOMPARE(imported.run(1).durationSeconds.value(), 0.75);
        QCOMPARE(imported.run(1).concurrency.value(), 2.0);

        Folder folder;
        folder.write(QStringLiteral("summary.csv"), header + first + second);
        folder.write(QStringLiteral("SERVE-1/run=0.json"),
                     "{\"date\": \"20260801-101010\", \"endpoint_type\": \"openai\", \"backend\": \"vllm\", "
                     "\"model_id\": \"org/m\", \"tokenizer_id\": \"org/m\", \"num_prompts\": 8, \"request_rate\": "
                     "\"inf\", \"max_concurrency\": 2, \"duration\": 1.25, \"completed\": 8, \"mean_ttft_ms\": 20.5, "
                     "\"run_number\": 0, \"max_num_seqs\": 4}");
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{2});
    }

    void aiperfSweep()
    {
        const QByteArray json =
            "{\"aggregation_type\": \"sweep\", \"num_profile_runs\": 6, \"metadata\": {\"sweep_parameters\": "
            "[{\"name\": \"concurrency\"}], \"estimatedCapacity\": 20}, \"per_combination_metrics\": [{\"parameters\": "
            "{\"concurrency\": 10}, \"metrics\": {\"request_throughput_avg\": {\"mean\": 5.0, \"unit\": "
            "\"requests/sec\"}, \"time_to_first_token_p99\": {\"mean\": 250.0, \"unit\": \"ms\"}}}, {\"parameters\": "
            "{\"concurrency\": 20}, \"metrics\": {\"request_throughput_avg\": {\"mean\": 8.0}}}], "
            "\"pareto_optimal\": []}";
        const QByteArray csv =
            "concurrency,request_throughput_avg_mean,request_throughput_avg_std,"
            "time_to_first_token_p99_mean,benchmark_duration_avg_mean\r\n10,5.00,0.1,250.00,60.00\r\n"
            "20,8.00,0.1,,60.00\r\n\r\nBest Configurations\r\n";
        const Imported imported = importText(json, "profile_export_aiperf_sweep.json");
        QCOMPARE(imported.tool, std::string("aiperf"));
        QCOMPARE(imported.count(), std::size_t{2});
        QCOMPARE(imported.run(0).concurrency.value(), 10.0);
        QCOMPARE(imported.run(0).ttft.quantile(0.99).value(), 0.25);
        QCOMPARE(imported.run(1).requestThroughputPerSecond.value(), 8.0);
        QCOMPARE(imported.run(1).facts.metadata.at("estimated_capacity"), std::string("20"));
        const Imported table = importText(csv, "profile_export_aiperf_sweep.csv");
        QCOMPARE(table.tool, std::string("aiperf"));
        QCOMPARE(table.count(), std::size_t{2});
        QCOMPARE(table.run(0).ttft.quantile(0.99).value(), 0.25);
        QCOMPARE(table.run(1).durationSeconds.value(), 60.0);
        Folder folder;
        folder.write(QStringLiteral("profile_export_aiperf_sweep.json"), json);
        folder.write(QStringLiteral("profile_export_aiperf_sweep.csv"), csv);
        QCOMPARE(folder.import().runs.size(), std::size_t{2});
    }

    void aiperfAggregate()
    {
        const Run json =
            importText("{\"schema_version\": \"1.0\", \"aiperf_version\": \"0.9.0\", \"metadata\": "
                       "{\"aggregation_type\": \"confidence\"}, \"metrics\": {\"inter_token_latency_p50\": "
                       "{\"mean\": 12.0, \"unit\": \"ms\"}}}",
                       "profile_export_aiperf_aggregate.json")
                .run();
        QCOMPARE(json.tpot.quantile(0.5).value(), 0.012);
        const Run detailed =
            importText("{\"metadata\": {\"aggregation_type\": \"detailed\"}, \"metrics\": {\"time_to_first_token\": "
                       "{\"combined\": {\"mean\": 100.0, \"p99\": 400.0, \"count\": 9}, \"per_run\": []}}}",
                       "profile_export_aiperf_detailed.json")
                .run();
        QCOMPARE(detailed.ttft.quantile(0.99).value(), 0.4);
        const Run csv = importText("metric,mean,std,min,max,cv,se,ci_low,ci_high,t_critical,unit\n"
                                   "time_to_first_token_avg,0.30,0,0,0,0,0,0,0,0,s\n\nAggregation Type,confidence\n",
                                   "profile_export_aiperf_aggregate.csv")
                            .run();
        QCOMPARE(csv.ttft.meanSeconds.value(), 0.3);
    }

    void mlperfSystem()
    {
        Folder folder;
        folder.write(QStringLiteral("closed/X/systems/box.json"),
                     "{\"accelerator_model_name\": \"B200\", \"accelerators_per_node\": \"8\", \"number_of_nodes\": 2, "
                     "\"host_processor_model_name\": \"c\", \"framework\": \"TensorRT 10\"}");
        const QByteArray summary = "================================================\nMLPerf Results Summary\n"
                                   "================================================\nScenario : Server\n"
                                   "Completed tokens per second : 100.5\nResult is : VALID\n";
        folder.write(QStringLiteral("closed/X/results/box/llama2-70b-99/Server/performance/run_1/"
                                    "mlperf_log_summary.txt"),
                     summary);
        folder.write(QStringLiteral("closed/X/results/other/llama2-70b-99/Server/performance/run_1/"
                                    "mlperf_log_summary.txt"),
                     summary + "x");
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{2});
        QCOMPARE(library.runs[0].identity.gpu.value(), std::string("B200"));
        QCOMPARE(library.runs[0].identity.gpuCount.value(), 16);
        QCOMPARE(library.runs[0].identity.engine.value(), std::string("TensorRT 10"));
        QVERIFY(!library.runs[1].identity.gpu);
        QVERIFY(!reasonOf(library, QStringLiteral("box.json")).isEmpty());
    }

    void mlperfCsv()
    {
        const Imported imported =
            importText("Organization,Availability,SystemName,Model,Scenario,Result,number_of_nodes,"
                       "accelerator_model_name,accelerators_per_node,framework,Units,weight_data_types\n"
                       "X,available,box,llama2-70b-99,Interactive,1000.5,1,H200,8,vLLM,Tokens/s,fp8\n"
                       "X,available,box,resnet,Offline,9,1,H200,8,vLLM,Samples/s,int8\n",
                       "summary.csv");
        QCOMPARE(imported.tool, std::string("mlperf"));
        QCOMPARE(imported.count(), std::size_t{1});
        QCOMPARE(imported.run().loadKind.value(), LoadKind::MlperfServer);
        QCOMPARE(imported.run().facts.metadata.at("scenario"), std::string("Interactive"));
        QCOMPARE(imported.run().outputTokensPerSecond.value(), 1000.5);
        QCOMPARE(imported.run().identity.precision.value(), std::string("fp8"));
        QCOMPARE(imported.run().identity.gpuCount.value(), 8);
    }

    void inferencePerfConfig()
    {
        Folder folder;
        folder.write(QStringLiteral("a/config.yaml"), "load:\n  type: constant\n  stages:\n  - rate: 1\n    duration: "
                                                      "5\nserver:\n  model_name: org/m\n  api_key: secret\n");
        const QByteArray stage = "{\"load_summary\": {\"count\": 5, \"requested_rate\": 1.0, \"achieved_rate\": 1.0}, "
                                 "\"successes\": {\"count\": 5, \"throughput\": {\"requests_per_sec\": 1.0}, "
                                 "\"latency\": {}}, \"failures\": {\"count\": 0}}";
        folder.write(QStringLiteral("a/stage_0_lifecycle_metrics.json"), stage);
        folder.write(QStringLiteral("b/stage_0_lifecycle_metrics.json"), stage + "\n");
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{2});
        QCOMPARE(library.runs[0].identity.model.value(), std::string("org/m"));
        QVERIFY(!library.runs[1].identity.model);
    }
};

QTEST_GUILESS_MAIN(NewerImportersTest)
#include "tst_newerimporters.moc"
