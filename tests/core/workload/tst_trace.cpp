// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files.h"
#include "core/workload/trace.h"

#include <QtTest>

using namespace core::workload;

namespace {

core::Result<Trace> read(std::string_view text, core::Diagnostics &remarks, std::optional<int> output = {})
{
    TraceOptions options;
    options.sourceName = "trace";
    options.assumedOutputTokens = output;
    return readTrace(text, options, remarks);
}

} // namespace

class TestTrace : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void azure();
    void mooncake();
    void burstGpt();
    void plainColumns();
    void lengthsAlone();
    void nanoseconds();
    void badRecordsAreNamed();
    void refuses_data();
    void refuses();
    void limitIsSaid();
    void realTraces_data();
    void realTraces();
};

void TestTrace::azure()
{
    core::Diagnostics remarks;
    const auto trace = read("TIMESTAMP,ContextTokens,GeneratedTokens\r\n"
                            "2023-12-31 23:59:59.9799600,4808,10\r\n"
                            "2024-01-01 00:00:00.0319600,3180,8\r\n"
                            "2024-01-01 00:01:00,110,27",
                            remarks);
    QVERIFY(trace.has_value());
    QCOMPARE(trace->tool, std::string("azure-trace"));
    QVERIFY(trace->timed);
    QCOMPARE(trace->requests.size(), std::size_t{3});
    QCOMPARE(trace->requests[0].arrivalSeconds, 0.0);
    QVERIFY(std::abs(trace->requests[1].arrivalSeconds - 0.052) < 1e-6);
    QVERIFY(std::abs(trace->requests[2].arrivalSeconds - 60.02004) < 1e-6);
    QCOMPARE(trace->requests[1].promptTokens, 3180);
    QCOMPARE(trace->requests[2].outputTokens, 27);
    QVERIFY(remarks.items().empty());
}

void TestTrace::mooncake()
{
    core::Diagnostics remarks;
    const auto trace =
        read("{\"timestamp\": 0, \"input_length\": 1500, \"output_length\": 5, \"hash_ids\": [0, 1, 2]}\n"
             "\n"
             "{\"input_length\": 600, \"output_length\": 7, \"timestamp\": 2500, \"hash_ids\": [0, 9], \"session_id\": "
             "\"a\"}\n",
             remarks);
    QVERIFY(trace.has_value());
    QCOMPARE(trace->requests.size(), std::size_t{2});
    QCOMPARE(trace->requests[1].arrivalSeconds, 2.5);
    QCOMPARE(trace->requests[1].session, 1U);
    QCOMPARE(trace->requests[0].session, 0U);
    const auto blocks = trace->blocksOf(trace->requests[1]);
    QCOMPARE(blocks.size(), std::size_t{2});
    QCOMPARE(blocks[0], trace->blocksOf(trace->requests[0])[0]);
    QCOMPARE(blocks[1], std::uint64_t{9});
    QCOMPARE(trace->blockTokens, 512);
}

void TestTrace::burstGpt()
{
    core::Diagnostics remarks;
    const auto trace =
        read("Timestamp,Session ID,Elapsed time,Model,Request tokens,Response tokens,Total tokens,Log Type\n"
             "5,u1,1.2,ChatGPT,472,18,490,Conversation log\n"
             "45,u2,0.4,ChatGPT,1087,0,1087,API log\n"
             "118,u1,0.5,GPT-4,417,276,693,Conversation log\n",
             remarks);
    QVERIFY(trace.has_value());
    QCOMPARE(trace->tool, std::string("burstgpt"));
    QCOMPARE(trace->requests.size(), std::size_t{2}); // no response: a failure
    QCOMPARE(trace->requests[1].arrivalSeconds, 113.0);
    QCOMPARE(trace->requests[1].session, trace->requests[0].session);
    QCOMPARE(remarks.items().size(), std::size_t{1});
}

void TestTrace::plainColumns()
{
    core::Diagnostics remarks;
    const auto trace = read("arrived_at,num_prefill_tokens,num_decode_tokens\n4.5,374,44\n0.0,396,109\n", remarks);
    QVERIFY(trace.has_value());
    QCOMPARE(trace->requests[0].promptTokens, 396); // sorted by time, and said
    QCOMPARE(trace->requests[1].arrivalSeconds, 4.5);
    QCOMPARE(remarks.items().size(), std::size_t{1});
}

void TestTrace::lengthsAlone()
{
    core::Diagnostics remarks;
    const auto pairs = read("input_length,output_length\n146,195\n122,366\n", remarks);
    QVERIFY(pairs.has_value());
    QVERIFY(!pairs->timed);
    QCOMPARE(pairs->requests[1].outputTokens, 366);
    QVERIFY(!read("input_length\n397\n", remarks));
    const auto prompts = read("input_length\n397\n", remarks, 200);
    QVERIFY(prompts.has_value());
    QCOMPARE(prompts->requests[0].outputTokens, 200);
    // From one end of a clock to the other no time is left that is a number.
    const auto apart = read("arrived_at,num_prefill_tokens,num_decode_tokens\n-1e308,1,1\n5,1,1\n1e308,1,1\n", remarks);
    QVERIFY(apart.has_value());
    QCOMPARE(apart->requests.size(), std::size_t{1});
    // A million columns are gone through once.
    std::string columns(1'000'000, ',');
    columns += "input_length\n";
    columns.append(1'000'000, ',');
    columns += "7\n";
    const auto wide = read(columns, remarks, 1);
    QVERIFY(wide.has_value());
    QCOMPARE(wide->requests[0].promptTokens, 7);
}

void TestTrace::nanoseconds()
{
    core::Diagnostics remarks;
    const auto trace = read(
        "{\"input_toks\": 2358, \"output_toks\": 531, \"arrival_time_ns\": 46926808, \"input_tok_ids\": [5, [1]]}\n"
        "{\"input_toks\": 8, \"output_toks\": 1, \"arrival_time_ns\": 1046926808}",
        remarks);
    QVERIFY(trace.has_value());
    QCOMPARE(trace->requests[1].arrivalSeconds, 1.0);
    QCOMPARE(trace->requests[0].promptTokens, 2358);
}

void TestTrace::badRecordsAreNamed()
{
    core::Diagnostics remarks;
    const auto trace = read("TIMESTAMP,ContextTokens,GeneratedTokens\n"
                            "2023-11-16 18:17:03.97,4808,10\n"
                            "2023-11-16 18:17:04.97,1,5,10\n" // a decimal comma shifts the cells: still whole numbers
                            "yesterday,5,10\n"
                            "2023-11-16 18:17:05.97,-5,10\n"
                            "2023-11-16 18:17:05.97,5.5,10\n"
                            "2023-11-16 18:17:05.97,nan,10\n"
                            "2023-13-16 18:17:05.97,5,10\n",
                            remarks);
    QVERIFY(trace.has_value());
    QCOMPARE(trace->requests.size(), std::size_t{2});
    QCOMPARE(remarks.items().size(), std::size_t{5});
    QCOMPARE(remarks.items().front().what.line, 4);
}

void TestTrace::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("blank") << QByteArray("\n \n");
    QTest::newRow("other table") << QByteArray("a,b,c\n1,2,3\n");
    QTest::newRow("header alone") << QByteArray("TIMESTAMP,ContextTokens,GeneratedTokens\n");
    QTest::newRow("no time") << QByteArray("ContextTokens,GeneratedTokens\n1,2\n");
    QTest::newRow("broken JSON") << QByteArray("{\"timestamp\": 0, \"input_length\": \n");
    QTest::newRow("JSON of something else") << QByteArray("{\"hello\": 1}\n");
    QTest::newRow("deep") << QByteArray("{\"timestamp\":" + QByteArray(5000, '[') + "\n");
    QTest::newRow("hash ids no list") << QByteArray(
        "{\"timestamp\":0,\"input_length\":1,\"output_length\":1,\"hash_ids\":7}\n");
}

void TestTrace::refuses()
{
    QFETCH(QByteArray, text);
    core::Diagnostics remarks;
    const auto trace = read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), remarks);
    QVERIFY(!trace.has_value());
    QVERIFY(!trace.error().message.english().empty());
}

void TestTrace::limitIsSaid()
{
    core::Diagnostics remarks;
    TraceOptions options;
    options.mostRequests = 2;
    const auto trace = readTrace("input_length,output_length\n1,1\n2,2\n3,3\n", options, remarks);
    QCOMPARE(trace->requests.size(), std::size_t{2});
    QCOMPARE(remarks.items().size(), std::size_t{1});
}

void TestTrace::realTraces_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("requests");
    QTest::newRow("azure code") << QStringLiteral("AzureLLMInferenceTrace_code_2023.csv") << 8819;
    QTest::newRow("azure conversation") << QStringLiteral("AzureLLMInferenceTrace_conv_2023.csv") << 19366;
    QTest::newRow("mooncake") << QStringLiteral("mooncake_conversation_trace.jsonl") << 3690;
    QTest::newRow("small mooncake") << QStringLiteral("tt_ci_mooncake.jsonl") << 60;
}

void TestTrace::realTraces()
{
    QFETCH(QString, file);
    QFETCH(int, requests);
    const QString corpus = qEnvironmentVariable("PARETOSCOPE_CORPUS");
    if (corpus.isEmpty())
        QSKIP("PARETOSCOPE_CORPUS is not set");
    const auto text = core::readFile((corpus + QStringLiteral("/axes/traces/") + file).toStdString());
    QVERIFY(text.has_value());
    core::Diagnostics remarks;
    const auto trace = read(*text, remarks);
    QVERIFY(trace.has_value());
    QVERIFY(static_cast<int>(trace->requests.size()) >= requests);
    QVERIFY(remarks.items().size() <= 2);
}

QTEST_GUILESS_MAIN(TestTrace)
#include "tst_trace.moc"
