// SPDX-License-Identifier: GPL-3.0-or-later
// Keys, passwords, prompts and answers end at the import: nothing of what goes out holds them.
#include "core/exports/runjson.h"
#include "core/exports/sidejson.h"
#include "core/results/library.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace core::results;

class SecretsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingLeaves_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        const QByteArray serve =
            "{\"backend\": \"vllm\", \"model_id\": \"m\", \"tokenizer_id\": \"m\", \"num_prompts\": "
            "1, \"request_rate\": \"inf\", \"completed\": 1, \"duration\": 1.0, \"mean_ttft_ms\": "
            "5.0, %1}";
        QTest::newRow("vLLM, detailed") << QStringLiteral("a.json")
                                        << QByteArray(serve).replace(
                                               "%1", "\"ttfts\": [0.005], \"output_lens\": [3], \"generated_texts\": "
                                                     "[\"KEEPOUT\"], \"prompt\": \"KEEPOUT\"");
        QTest::newRow("vLLM, metadata") << QStringLiteral("a.json")
                                        << QByteArray(serve).replace(
                                               "%1",
                                               "\"api_key\": \"KEEPOUT\", \"my_password\": \"KEEPOUT\", \"note\": "
                                               "\"sk-KEEPOUT\", \"response_text\": \"KEEPOUT\"");
        QTest::newRow("vLLM, command line")
            << QStringLiteral("a.json")
            << QByteArray(serve).replace("%1", "\"command\": \"vllm serve m --api-key KEEPOUT\", \"server\": "
                                               "\"http://me:KEEPOUT@host:8000/v1\", \"env\": "
                                               "\"HF_TOKEN=KEEPOUT A=hf_KEEPOUTKEEPOUT\"");
        QTest::newRow("vLLM, hostile names")
            << QStringLiteral("a.json")
            << QByteArray(serve).replace(
                   "%1",
                   "\"X-Api-Key\": \"KEEPOUT\", \"OPENAI_API_KEY\": \"KEEPOUT\", \"extra_headers\": \"a: KEEPOUT\", "
                   "\"hub_token\": \"KEEPOUT\", \"X-Auth-Token\": \"KEEPOUT\", \"PASSPHRASE\": \"KEEPOUT\", "
                   "\"db_pwd\": \"KEEPOUT\", \"Bearer\": \"KEEPOUT\", \"clientSecret\": \"KEEPOUT\", "
                   "\"note\": \"curl -H 'Authorization: Basic KEEPOUT'\", \"system_prompt\": \"KEEPOUT\", "
                   "\"Messages\": \"KEEPOUT\", \" prompt \": \"KEEPOUT\"");
        QTest::newRow("SGLang, server_info")
            << QStringLiteral("b.jsonl")
            << QByteArray("{\"backend\": \"sglang\", \"request_rate\": Infinity, \"duration\": 1.0, \"completed\": 1, "
                          "\"total_output_tokens_retokenized\": 1, \"server_info\": {\"model_path\": \"m\", "
                          "\"version\": \"0.5\", \"api_key\": \"KEEPOUT\", \"ssl_keyfile_password\": \"KEEPOUT\"}, "
                          "\"generated_texts\": [\"KEEPOUT\"]}");
        QTest::newRow("AIPerf, command")
            << QStringLiteral("profile_export_aiperf.json")
            << QByteArray("{\"aiperf_version\": \"0.10\", \"request_throughput\": {\"unit\": \"r\", \"avg\": 1.0}, "
                          "\"request_latency\": {\"unit\": \"ms\", \"avg\": 1.0}, \"input_config\": {\"cli_command\": "
                          "\"aiperf --api-key KEEPOUT\", \"endpoint\": {\"api_key\": \"KEEPOUT\", \"model_names\": "
                          "[\"m\"]}}, \"run_info\": {\"cli_command\": \"--header 'Authorization: KEEPOUT'\", "
                          "\"variation_values\": {\"endpoint.api_key\": \"KEEPOUT\"}}}");
        QTest::newRow("table of one's own")
            << QStringLiteral("c.csv")
            << QByteArray("concurrency,output_tokens_per_s,prompt,response,token\n1,5,KEEPOUT,KEEPOUT,KEEPOUT\n");
        QTest::newRow("console") << QStringLiteral("d.log")
                                 << QByteArray("Namespace(api_key='KEEPOUT', model='m')\n=== Serving Benchmark Result "
                                               "===\nSuccessful requests: 1\n==============\n");
        QTest::newRow("Langfuse")
            << QStringLiteral("e.jsonl")
            << QByteArray("{\"id\": \"1\", \"traceId\": \"2\", \"type\": \"GENERATION\", \"startTime\": "
                          "\"2026-01-01T00:00:00.000Z\", \"endTime\": \"2026-01-01T00:00:01.000Z\", \"model\": \"m\", "
                          "\"input\": \"KEEPOUT\", \"output\": \"KEEPOUT\", \"usageDetails\": {\"input\": 5, "
                          "\"output\": 7}}");
        QTest::newRow("fmperf") << QStringLiteral("f.json")
                                << QByteArray("{\"results\": [{\"response\": \"KEEPOUT\", \"error\": \"KEEPOUT\", "
                                              "\"ok\": true, \"exp_num_users\": 1, \"duration_ms\": 5, "
                                              "\"response_idx\": 0, \"n_tokens\": 1}], \"energy\": {}}");
    }
    void nothingLeaves()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        QTemporaryDir folder;
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        core::Diagnostics diagnostics;
        const Library library = importPaths({folder.path().toStdString()}, {}, diagnostics);
        QVERIFY(!library.runs.empty() || !library.axes.empty()); // else nothing was shown
        const std::string json = core::exports::libraryJson(library, core::exports::sideLists(library));
        QVERIFY2(json.find("KEEPOUT") == std::string::npos, json.c_str());
        QVERIFY(core::exports::runsCsv(library).find("KEEPOUT") == std::string::npos);
    }

    /// What only looks a little like a secret stays: the figures of a run would suffer.
    void harmlessStays()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("a.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"backend\": \"vllm\", \"model_id\": \"m\", \"tokenizer_id\": \"m\", \"num_prompts\": 1, "
                   "\"request_rate\": \"inf\", \"completed\": 1, \"deployment\": \"task-disk-3\", \"gpu\": \"H100\", "
                   "\"eos_token\": \"end\"}");
        file.close();
        core::Diagnostics diagnostics;
        const Library library = importPaths({folder.path().toStdString()}, {}, diagnostics);
        QCOMPARE(library.runs.at(0).facts.metadata.at("eos_token"), std::string("end"));
        QCOMPARE(library.runs.at(0).facts.metadata.at("deployment"), std::string("task-disk-3"));
        QCOMPARE(library.runs.at(0).identity.gpu.value(), std::string("H100"));
    }
};

QTEST_GUILESS_MAIN(SecretsTest)
#include "tst_secrets.moc"
