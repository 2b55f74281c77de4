// SPDX-License-Identifier: GPL-3.0-or-later
// The tools whose files are small: what each of them calls differently, one test a tool.
#include "../importhelper.h"

using namespace core::results;
using namespace importtest;

class OtherImportersTest : public QObject
{
    Q_OBJECT

    static QByteArray sglang(const QByteArray &more = QByteArray())
    {
        return "{\"backend\": \"sglang\", \"dataset_name\": \"random\", \"request_rate\": Infinity, "
               "\"max_concurrency\": 32, "
               "\"duration\": 2.0, \"completed\": 100, \"total_input_tokens\": 1000, \"total_output_tokens\": 500, "
               "\"total_output_tokens_retokenized\": 400, \"request_throughput\": 50.0, \"input_throughput\": 500.0, "
               "\"output_throughput\": 250.0, \"mean_e2e_latency_ms\": 900.0, \"p99_e2e_latency_ms\": 1800.0, "
               "\"mean_ttft_ms\": NaN, \"median_ttft_ms\": 40.0, \"mean_tpot_ms\": 9.0, \"p95_itl_ms\": 22.0, "
               "\"concurrency\": 28.5" +
               more + "}\n";
    }

private Q_SLOTS:
    void sglangServing()
    {
        const Imported imported =
            importText(sglang(", \"server_info\": {\"model_path\": \"org/m\", \"version\": \"0.5.5\", \"tp_size\": 2, "
                              "\"dp_size\": 2, "
                              "\"dtype\": \"auto\", \"quantization\": \"fp8\", \"api_key\": \"sk-1\"}") +
                           sglang(", \"server_info\": {\"prefill\": [{\"model_path\": \"org/m\", \"tp_size\": 1}], "
                                  "\"decode\": [{\"tp_size\": "
                                  "1}, {\"tp_size\": 1}]}"),
                       "bench.jsonl");
        QCOMPARE(imported.tool, std::string("sglang-serving"));
        QCOMPARE(imported.count(), std::size_t{2});
        const Run &run = imported.run();
        QCOMPARE(run.concurrency.value(), 32.0); // the setting, not the measured mean of 28.5
        QVERIFY(run.requestRate.value().unlimited);
        QCOMPARE(run.loadKind.value(), LoadKind::Closed);
        QCOMPARE(run.totalTokensPerSecond.value(), 750.0);
        QCOMPARE(run.e2e.quantile(0.99).value(), 1.8);
        QVERIFY(!run.ttft.meanSeconds);
        QCOMPARE(run.itl.quantile(0.95).value(), 0.022);
        QCOMPARE(run.identity.model.value(), std::string("org/m"));
        QCOMPARE(run.identity.gpuCount.value(), 4);
        QCOMPARE(run.identity.precision.value(), std::string("fp8"));
        QVERIFY(hasRemark(run, "sglang.tokenizers-disagree"));
        QCOMPARE(imported.run(1).identity.gpuCount.value(), 3);
        QCOMPARE(imported.run(1).source.documentIndex, 1);
    }

    void sglangOneBatch()
    {
        const Imported imported =
            importText("{\"run_name\": \"a\", \"batch_size\": 32, \"input_len\": 256, \"output_len\": 32, "
                       "\"latency\": 0.5, \"output_throughput\": 4848.0, \"overall_throughput\": 20000.0, "
                       "\"last_ttft\": -1, \"last_gen_throughput\": 0.0}\n");
        QCOMPARE(imported.tool, std::string("sglang-one-batch"));
        const Run &run = imported.run();
        QCOMPARE(run.loadKind.value(), LoadKind::StaticBatch);
        QCOMPARE(run.outputTokensPerSecond.value(), 2048.0); // by wall time
        QVERIFY(!run.ttft.meanSeconds);                      // -1 is "not measured"
        QVERIFY(groupSweeps({run, run}).empty());
    }

    void genaiPerf()
    {
        const QByteArray blocks =
            "\"request_throughput\": {\"unit\": \"requests/sec\", \"avg\": 3.0}, \"request_latency\": {\"unit\": "
            "\"ms\", \"avg\": 500.0, \"p25\": 400.0}, \"inter_token_latency\": {\"unit\": \"ms\", \"avg\": 12.0}";
        const Run flat =
            importText("{" + blocks +
                       ", \"input_config\": {\"model\": [\"m\"], \"concurrency\": 10, \"request_rate\": null, "
                       "\"tokenizer\": \"t\"}}")
                .run();
        QCOMPARE(flat.source.tool, std::string("genai-perf"));
        QCOMPARE(flat.concurrency.value(), 10.0);
        QCOMPARE(flat.tpot.meanSeconds.value(), 0.012);
        QVERIFY(!flat.completed && !flat.failed);
        const Run nested =
            importText("{" + blocks +
                       ", \"input_config\": {\"model_names\": [\"m\"], \"tokenizer\": {\"name\": \"t\"}, "
                       "\"perf_analyzer\": {\"stimulus\": {\"request_rate\": 2.5}}}}")
                .run();
        QCOMPARE(nested.loadKind.value(), LoadKind::Open);
        QCOMPARE(nested.identity.tokenizer.value(), std::string("t"));
        const Run csv =
            importText(
                "Metric,avg,min,max,p99\nTime To First Token (ns),5000000,1,9,8\nInter Token Latency "
                "(ns),2000000,1,9,8\n"
                "Num Output Token,57,10,104,97\n\nMetric,Value\nOutput Token Throughput (per sec),\"1,806.07\"\n",
                "x.csv")
                .run();
        QCOMPARE(csv.ttft.meanSeconds.value(), 0.005);
        QVERIFY(csv.tpot.empty()); // gaps of chunks in that version
        QCOMPARE(csv.itl.meanSeconds.value(), 0.002);
        QCOMPARE(csv.outputTokensPerSecond.value(), 1806.07);
    }

    void perfAnalyzer()
    {
        const QByteArray text =
            "{\"experiments\": [{\"experiment\": {\"mode\": \"concurrency\", \"value\": 2}, \"requests\": "
            "[{\"timestamp\": 1000000000, "
            "\"request_inputs\": {\"payload\": \"secret\"}, \"response_timestamps\": [1100000000, 1200000000, "
            "1400000000, 1500000000], "
            "\"response_outputs\": [{\"response\": \"data: "
            "{\\\"model\\\":\\\"m\\\",\\\"choices\\\":[{\\\"delta\\\":{\\\"content\\\":\\\"\\\"}}]}\"}, "
            "{\"response\": \"data: {\\\"choices\\\":[{\\\"delta\\\":{\\\"content\\\":\\\"a\\\"}}]}\"}, "
            "{\"response\": \"data: "
            "{\\\"choices\\\":[{\\\"delta\\\":{\\\"content\\\":\\\"b\\\"}}],\\\"usage\\\":{\\\"prompt_tokens\\\":7,"
            "\\\"completion_tokens\\\":3}}\"}, "
            "{\"response\": \"data: [DONE]\"}]}]}], \"version\": \"2.48.0\", \"service_kind\": \"openai\"} ";
        const Imported imported = importText(text);
        QCOMPARE(imported.tool, std::string("perf-analyzer"));
        const Run &run = imported.run();
        QCOMPARE(run.concurrency.value(), 2.0);
        QVERIFY(std::abs(run.ttft.meanSeconds.value() - 0.2) < 1e-9); // the first chunk with text
        QVERIFY(std::abs(run.e2e.meanSeconds.value() - 0.4) < 1e-9);  // [DONE] does not count
        QVERIFY(std::abs(run.tpot.meanSeconds.value() - 0.1) < 1e-9); // 0.2 s over 3 − 1 tokens
        QCOMPARE(run.identity.model.value(), std::string("m"));
    }

    void llmperf()
    {
        const QByteArray summary =
            "{\"model\": \"m\", \"num_concurrent_requests\": 4, \"results_ttft_s_mean\": 0.5, "
            "\"results_ttft_s_quantiles_p99\": 0.9, \"results_inter_token_latency_s_mean\": 0.04, "
            "\"results_end_to_end_latency_s_min\": \"2\", \"results_num_completed_requests\": 2, "
            "\"results_number_errors\": 0, \"results_num_completed_requests_per_min\": 30.0}";
        const Run run = importText(summary).run();
        QCOMPARE(run.source.tool, std::string("llmperf"));
        QCOMPARE(run.durationSeconds.value(), 4.0);
        QCOMPARE(run.tpotInclTtft.meanSeconds.value(), 0.04);
        QVERIFY(run.itl.empty() && run.tpot.empty());
        QCOMPARE(run.e2e.minSeconds.value(), 2.0); // a number in a text
        QCOMPARE(importText("{\"1\": " + summary + ", \"2\": " + summary + "}").count(), std::size_t{2});
        Folder folder;
        folder.write(QStringLiteral("x_summary.json"), summary);
        folder.write(
            QStringLiteral("x_individual_responses.json"),
            "[{\"error_code\": null, \"inter_token_latency_s\": 0.04, \"ttft_s\": 0.5, \"end_to_end_latency_s\": 2.5, "
            "\"number_output_tokens\": 5, \"number_input_tokens\": 9}, {\"error_code\": null, "
            "\"inter_token_latency_s\": "
            "0.04, \"ttft_s\": 0.5, \"end_to_end_latency_s\": 2.5, \"number_output_tokens\": 5, "
            "\"number_input_tokens\": 9}]");
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{1});
        QCOMPARE(library.runs[0].recomputed.value().tpot.meanSeconds.value(), 0.5);
    }

    void inferencemax()
    {
        const Run run =
            importText("{\"hw\": \"b200\", \"conc\": 64, \"image\": \"vllm/vllm-openai:v0.19.1\", \"model\": \"m\", "
                       "\"framework\": \"vllm\", \"precision\": \"fp4\", \"disagg\": true, \"num_prefill_gpu\": 2, "
                       "\"num_decode_gpu\": 6, \"tp\": 4, \"tput_per_gpu\": 100.0, \"output_tput_per_gpu\": 50.0, "
                       "\"input_tput_per_gpu\": 10.0, \"median_ttft\": 0.0, \"p99.9_tpot\": 0.02, \"p99_intvty\": 9}")
                .run();
        QCOMPARE(run.source.tool, std::string("inferencemax"));
        QCOMPARE(run.identity.gpuCount.value(), 8);
        QCOMPARE(run.identity.engineVersion.value(), std::string("0.19.1"));
        QCOMPARE(run.totalTokensPerSecond.value(), 800.0);
        QCOMPARE(run.outputTokensPerSecond.value(), 300.0); // over the decode GPUs alone
        QCOMPARE(run.inputTokensPerSecond.value(), 20.0);
        QVERIFY(run.ttft.empty()); // 0 is unknown
        QCOMPARE(run.tpot.quantile(0.999).value(), 0.02);
    }

    void vllmOffline()
    {
        const Imported throughput =
            importText("{\"elapsed_time\": 10.0, \"num_requests\": 4, \"total_num_tokens\": 800, "
                       "\"requests_per_second\": 0.4, \"tokens_per_second\": 80.0}");
        QCOMPARE(throughput.tool, std::string("vllm-throughput"));
        QCOMPARE(throughput.run().totalTokensPerSecond.value(), 80.0);
        QVERIFY(!throughput.run().outputTokensPerSecond);
        const Imported latency =
            importText("{\"avg_latency\": 2.0, \"latencies\": [2.0], \"percentiles\": {\"50\": 1.9, \"99\": 2.5}}");
        QCOMPARE(latency.tool, std::string("vllm-latency"));
        QCOMPARE(latency.run().e2e.quantile(0.99).value(), 2.5);
        const QByteArray serve =
            "{\"backend\": \"vllm\", \"model_id\": \"m\", \"tokenizer_id\": \"m\", \"num_prompts\": 8, "
            "\"request_rate\": \"inf\", \"max_concurrency\": 2, \"date\": \"d\", \"duration\": 1.5, \"run_number\": ";
        Folder folder;
        folder.write(QStringLiteral("SERVE-BENCH/run=0.json"), serve + "0}");
        folder.write(QStringLiteral("SERVE-BENCH/summary.json"),
                     "[" + serve + "0},\n" + serve + "1, \"mean_ttft_ms\": 3}]");
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{2});
        QCOMPARE(library.runs[0].source.tool, std::string("vllm-sweep"));
    }

    void inferencePerf()
    {
        const QByteArray text =
            "{\"load_summary\": {\"count\": 10, \"requested_rate\": 5.0, \"achieved_rate\": 4.0}, \"successes\": "
            "{\"count\": 8, \"latency\": {\"request_latency\": {\"mean\": 2.0, \"p99.9\": 3.0, \"median\": 1.9}, "
            "\"time_to_first_token\": null, \"normalized_time_per_output_token\": {\"mean\": 0.1}}, \"throughput\": "
            "{\"requests_per_sec\": 4.0}, \"goodput_metrics\": {\"goodput_percentage\": 50.0, \"request_goodput\": "
            "2.0}}, \"failures\": {\"count\": 2}}";
        const Run run = importText(text, "stage_0_lifecycle_metrics.json").run();
        QCOMPARE(run.source.tool, std::string("inference-perf"));
        QCOMPARE(run.loadKind.value(), LoadKind::Open);
        QCOMPARE(run.durationSeconds.value(), 2.0);
        QCOMPARE(run.e2e.quantile(0.999).value(), 3.0);
        QVERIFY(run.ttft.empty());
        QCOMPARE(run.goodput.value().fraction.value(), 0.4); // half of the 8 that succeeded, of 10
        QVERIFY(hasRemark(run, "inference-perf.client-behind"));
        QByteArray wordy = text;
        wordy.replace("\"requested_rate\": 5.0", "\"requested_rate\": \"fast\"");
        QVERIFY(!importText(wordy).run().requestRate);
    }

    void llmdReport()
    {
        const Run run =
            importText(
                "version: 0.2.1\nrun:\n  uid: x\n  time: {duration: PT1M2.5S}\nscenario:\n  load: {standardized: "
                "{rate_qps: 10.0, concurrency: .inf}}\n  stack:\n  - standardized: {kind: inference_engine, tool: "
                "vllm, tool_version: '0.9', replicas: 2, model: {name: m}, accelerator: {model: H100, count: 8, "
                "parallelism: {tp: 8}}}\nresults:\n  request_performance:\n    aggregate:\n      requests: {total: 5, "
                "failures: 1}\n      latency:\n        time_to_first_token: {units: ms, mean: 40, p99p9: 90}\n"
                "        inter_token_latency: {units: s/token, mean: 0.01}\n",
                "report.yaml")
                .run();
        QCOMPARE(run.source.tool, std::string("llm-d-report"));
        QCOMPARE(run.durationSeconds.value(), 62.5);
        QCOMPARE(run.loadKind.value(), LoadKind::Open);
        QCOMPARE(run.identity.gpuCount.value(), 16);
        QCOMPARE(run.identity.tensorParallel.value(), 8);
        QCOMPARE(run.completed.value(), 4LL);
        QCOMPARE(run.ttft.quantile(0.999).value(), 0.09);
        QCOMPARE(run.itl.meanSeconds.value(), 0.01);
    }

    /// A reader is given what it would never have claimed: it says so, or finds nothing in it.
    void textsOfNobody()
    {
        for (const char *text :
             {"", "\n", "\xef\xbb\xbf", "{}", "[]", "[{}]", "null", ",", "a,b\n1,2\n", "\"", "a: 1\n"}) {
            const auto preview = makePreview(text, "a.csv");
            ImportSource source;
            source.path = "folder/a.csv";
            source.fileName = "a.csv";
            source.text = text;
            source.preview = preview.get();
            for (const Importer &importer : importers()) {
                core::Diagnostics diagnostics;
                const auto outcome = importer.read(source, diagnostics);
                for (const Run &run : outcome ? outcome->runs : std::vector<Run>())
                    QVERIFY2(!run.outputTokensPerSecond && run.ttft.empty(), text);
            }
        }
    }

    /// Counts of GPUs that no number of them can have stay open, and their sums and products do not run over.
    void moreGpusThanThereAre()
    {
        const auto sglangGpus = [](const QByteArray &info) {
            return importText(sglang(", \"server_info\": {\"model_path\": \"m\", " + info + "}"), "bench.jsonl")
                .run()
                .identity.gpuCount;
        };
        QVERIFY(!sglangGpus("\"tp_size\": 9000000000000000, \"pp_size\": 9000000000000000, \"dp_size\": 1e300"));
        QByteArray many = "{\"tp_size\": 999999}";
        for (int i = 0; i < 3000; ++i)
            many += ", {\"tp_size\": 999999}";
        QCOMPARE(sglangGpus("\"prefill\": [" + many + "]").value(), 1'000'000);
        for (const QByteArray counts :
             {"\"tp\": 1e300", "\"num_prefill_gpu\": 1e200, \"num_decode_gpu\": 6", "\"tp\": 1000, \"pp\": 1e18"}) {
            const Run run = importText("{\"hw\": \"b200\", \"conc\": 64, \"model\": \"m\", \"framework\": \"vllm\", "
                                       "\"tput_per_gpu\": 100.0, " +
                                       counts + "}")
                                .run();
            QVERIFY(!run.identity.gpuCount);
            QCOMPARE(run.identity.tensorParallel.has_value(), counts.contains("\"tp\": 1000,"));
        }
        for (const QByteArray replicas : {"1000000", "-1", "1e300"}) {
            const Run run =
                importText("version: 0.2.1\nrun: {uid: x}\nscenario:\n  stack:\n  - standardized: {kind: "
                           "inference_engine, tool: vllm, replicas: " +
                               replicas +
                               ", model: {name: m}, accelerator: {model: H100, count: 1000000}}\nresults:\n  "
                               "request_performance:\n    aggregate:\n      requests: {total: 5, failures: 1}\n",
                           "report.yaml")
                    .run();
            QVERIFY(!run.identity.gpuCount);
        }
    }

    void evalscope()
    {
        const Run old =
            importText(
                "{\"Time taken for tests (s)\": 10.0, \"Number of concurrency\": 4, \"Succeed requests\": 8, "
                "\"Failed requests\": 0, \"Average time per output token (s)\": 0.0359, \"Average latency (s)\": 2.0}")
                .run();
        QCOMPARE(old.source.tool, std::string("evalscope"));
        QVERIFY(old.tpot.empty() && old.tpotInclTtft.empty()); // the meaning cannot be told
        QVERIFY(hasRemark(old, "evalscope.tpot-meaning-unknown"));
        const Run current =
            importText(
                "{\"Test Duration (s)\": 10.0, \"Concurrency\": 4, \"Request Rate\": -1, \"Success Requests\": 8, "
                "\"TTFT (ms)\": 40.0, \"TPOT (ms)\": 12.0, \"ITL (ms)\": 13.0, \"Avg Latency (s)\": 2.0}")
                .run();
        QCOMPARE(current.concurrency.value(), 4.0);
        QCOMPARE(current.tpot.meanSeconds.value(), 0.012);
        QCOMPARE(current.e2e.meanSeconds.value(), 2.0); // seconds still
        Folder folder;
        folder.write(QStringLiteral("benchmark_summary.json"),
                     "{\"Test Duration (s)\": 10.0, \"Concurrency\": 4, \"TTFT (ms)\": 40.0}");
        folder.write(QStringLiteral("benchmark_percentile.json"),
                     "[{\"Percentiles\": \"99%\", \"TTFT (ms)\": 90.0, \"Latency (s)\": NaN}]");
        folder.write(QStringLiteral("benchmark_args.json"),
                     "{\"model\": \"m\", \"parallel\": 4, \"number\": 8, \"url\": \"u\", \"api_key\": \"sk\"}");
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{1});
        QCOMPARE(library.runs[0].identity.model.value(), std::string("m"));
        QCOMPARE(library.runs[0].ttft.quantile(0.99).value(), 0.09);
    }

    void mlperf()
    {
        const QByteArray head =
            "================\nMLPerf Results Summary\n================\nSUT name : PySUT\nScenario : ";
        const Run server =
            importText(
                head + "Server\nCompleted samples per second    : 10.5\nCompleted tokens per second: 900.5\n"
                       "Result is : INVALID\n99.00 percentile latency (ns)   : 2000000000\n"
                       "99.90 percentile first token latency (ns)   : 500000000\n"
                       "Mean Time per Output Token (ns) : 30000000\ntarget_qps : 11\nttft_latency (ns): 2000000000\n",
                "mlperf_log_summary.txt")
                .run();
        QCOMPARE(server.source.tool, std::string("mlperf"));
        QCOMPARE(server.loadKind.value(), LoadKind::MlperfServer);
        QCOMPARE(server.outputTokensPerSecond.value(), 900.5);
        QCOMPARE(server.ttft.quantile(0.999).value(), 0.5);
        QCOMPARE(server.tpot.meanSeconds.value(), 0.03);
        QVERIFY(hasRemark(server, "mlperf.invalid") && server.facts.sloRecorded);
        const Run offline =
            importText(head +
                           "Offline\nSamples per second: 5\nTokens per second: 50\n99.00 percentile latency (ns) : 9\n",
                       "mlperf_log_summary.txt")
                .run();
        QVERIFY(offline.e2e.empty()); // counted from the start of the run
        const Run row = importText("[{\"Submitter\": \"s\", \"Performance_Result\": 9.5, \"Performance_Units\": "
                                   "\"Tokens/s\", \"Scenario\": "
                                   "\"Offline\", \"Model\": \"m\", \"a#\": 8, \"Nodes\": 2, \"weight_data_types\": "
                                   "\"fp8\"}, {\"Submitter\": "
                                   "\"s\", \"Performance_Result\": 9.5, \"Performance_Units\": \"Latency (ms)\"}]")
                            .run();
        QCOMPARE(row.identity.gpuCount.value(), 16);
        QCOMPARE(row.identity.precision.value(), std::string("fp8"));
    }

    void locust()
    {
        const Run run =
            importText(
                "Type,Name,Request Count,Failure Count,Median Response Time,Average Response Time,Min Response Time,"
                "Max Response Time,Requests/s,50%,95%,99.9%,100%\nPOST,/a,5,0,1,1,1,1,1,1,1,1,1\n"
                ",Aggregated,10,1,100.0,110.0,50.0,500.0,2.5,100,400,490,500\n",
                "x_stats.csv")
                .run();
        QCOMPARE(run.source.tool, std::string("locust"));
        QCOMPARE(run.completed.value(), 9LL);
        QCOMPARE(run.e2e.quantile(0.999).value(), 0.49);
        QVERIFY(!run.outputTokensPerSecond && run.ttft.empty() && !run.loadKind);
        // Fewer than no failures would make more answers than requests.
        const Run odd = importText("Type,Name,Request Count,Failure Count,Median Response Time,Average Response Time,"
                                   "Min Response Time,Max Response Time,Requests/s,50%,95%,99.9%,100%\n"
                                   ",Aggregated,10,-5,100.0,110.0,50.0,500.0,2.5,100,400,490,500\n",
                                   "x_stats.csv")
                            .run();
        QCOMPARE(odd.completed.value(), 10LL);
        QVERIFY(!odd.failed);
    }
};

QTEST_GUILESS_MAIN(OtherImportersTest)
#include "tst_otherimporters.moc"
