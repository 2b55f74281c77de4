// SPDX-License-Identifier: GPL-3.0-or-later
#include "../importhelper.h"

#include <QtTest>

using namespace core::results;
using namespace importtest;

class TableImporterTest : public QObject
{
    Q_OBJECT

    static const QByteArray &sweep()
    {
        static const QByteArray text(
            "concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction\n"
            "1,2,80,110,350,1.00\n8,14,110,240,2100,1.00\n16,22,180,460,3400,0.98\n"
            "24,26,320,980,3900,0.62\n32,27,540,1800,4000,0.20\n");
        return text;
    }

private Q_SLOTS:
    void sweepOfTheArticle()
    {
        const Imported imported = importText(sweep(), "r12-sweep.csv");
        QCOMPARE(imported.tool, std::string("table"));
        QCOMPARE(imported.count(), std::size_t{5});
        const Run &run = imported.run(2);
        QCOMPARE(run.loadKind.value(), LoadKind::Closed);
        QCOMPARE(run.concurrency.value(), 16.0);
        QCOMPARE(run.requestThroughputPerSecond.value(), 22.0);
        QCOMPARE(run.ttft.quantile(0.99).value(), 0.46);
        QCOMPARE(run.totalTokensPerSecond.value(), 3400.0);
        QCOMPARE(run.goodput.value().fraction.value(), 0.98);
        QCOMPARE(run.goodput.value().basis, GoodputBasis::Reported);
        QCOMPARE(run.goodput.value().tokens.value(), TokenKind::Total);
        QVERIFY(!run.outputTokensPerSecond && run.tpot.empty());
        const auto sweeps = groupSweeps(imported.outcome.runs);
        QCOMPARE(sweeps.size(), std::size_t{1});
        QCOMPARE(sweeps[0].runs.size(), std::size_t{5});
    }

    void columns()
    {
        const Imported imported = importText(
            "model,gpu,gpu_count,tensor_parallel,precision,engine,request_rate_rps,load_kind,completed,failed,"
            "output_tokens_per_s,tpot_p95_ms,itl_p99_ms,e2e_mean_s,tpot_incl_ttft_mean_ms,clock,topology,date\n"
            "m,H100,4,4,fp8,vllm,inf,open,10,1,100.5,12,30,1.5,20,server,TP4,20250411-002323\n");
        const Run &run = imported.run();
        QCOMPARE(run.identity.gpu.value(), std::string("H100"));
        QCOMPARE(run.identity.gpuCount.value(), 4);
        QCOMPARE(run.identity.tensorParallel.value(), 4);
        QCOMPARE(run.identity.precision.value(), std::string("fp8"));
        QCOMPARE(run.identity.engine.value(), std::string("vllm"));
        QCOMPARE(run.identity.clock.value(), Clock::Server);
        QVERIFY(run.requestRate.value().unlimited);
        QCOMPARE(run.tpot.quantile(0.95).value(), 0.012);
        QCOMPARE(run.itl.quantile(0.99).value(), 0.03);
        QCOMPARE(run.e2e.meanSeconds.value(), 1.5);
        QCOMPARE(run.tpotInclTtft.meanSeconds.value(), 0.02);
        QCOMPARE(run.facts.metadata.at("topology"), std::string("TP4"));
        QCOMPARE(run.facts.date.value(), std::string("2025-04-11T00:23:23"));
    }

    void badCells_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<int>("column");
        QTest::newRow("decimal comma in quotes") << QByteArray("16,\"1,5\",180") << 4;
        QTest::newRow("decimal comma") << QByteArray("16,1,5,180") << 8;
        QTest::newRow("word") << QByteArray("16,fast,180") << 4;
        QTest::newRow("with unit") << QByteArray("16,22,180 ms") << 7;
        QTest::newRow("negative") << QByteArray("16,-2,180") << 4;
    }
    void badCells()
    {
        QFETCH(QByteArray, line);
        const Imported imported =
            importText("concurrency,request_throughput_rps,ttft_p99_ms\n1,2,80\n" + line + "\n32,27,540\n", "t.csv");
        QCOMPARE(imported.count(), std::size_t{2}); // the other lines go on
        QCOMPARE(imported.diagnostics.items().size(), std::size_t{1});
        const core::Error &error = imported.diagnostics.items()[0].what;
        QCOMPARE(error.line, 3);
        QTEST(error.column, "column");
        QVERIFY(error.message.english().find("found") != std::string::npos);
        QVERIFY(error.message.english().find("expected") != std::string::npos);
    }

    void emptyCellsAreAbsent()
    {
        const Imported imported =
            importText("concurrency,request_throughput_rps,ttft_p99_ms\n1,,n/a\n2,-,NaN\n\n", "t.csv");
        QCOMPARE(imported.count(), std::size_t{2});
        QVERIFY(!imported.run(1).requestThroughputPerSecond && imported.run(1).ttft.empty());
        QVERIFY(imported.diagnostics.items().empty());
    }

    void separators()
    {
        QCOMPARE(
            importText("concurrency;ttft_p99_ms;total_tokens_per_s\r\n4;80;3\r\n", "t.csv").run().concurrency.value(),
            4.0);
        QCOMPARE(importText("\xef\xbb\xbf"
                            "concurrency\tttft_p99_ms\n4\t80\n",
                            "t.csv")
                     .run()
                     .concurrency.value(),
                 4.0);
        // A comma that no thousands have is a decimal comma; one that might be either is refused.
        const Imported german = importText("concurrency;ttft_p99_ms\n4;80,5\n", "t.csv");
        QCOMPARE(german.count(), std::size_t{1});
        QCOMPARE(german.run().ttft.quantile(0.99).value(), 0.0805);
        QVERIFY(german.diagnostics.items().empty());
        const Imported either = importText("concurrency;ttft_p99_ms\n4;1,234\n", "t.csv");
        QCOMPARE(either.count(), std::size_t{0});
        QCOMPARE(either.diagnostics.items().size(), std::size_t{1});
    }

    void twoSystemsAreTwoSweeps()
    {
        const Imported imported =
            importText("topology,concurrency,output_tokens_per_s,power_w\nTP4,1,100,300\nTP4,8,500,350\n"
                       "TP2x2,1,80,310\nTP2x2,8,450,360\n",
                       "t.csv");
        const auto sweeps = groupSweeps(imported.outcome.runs);
        QCOMPARE(sweeps.size(), std::size_t{2}); // by topology, not by the power that was measured
        QCOMPARE(sweeps[0].runs, (std::vector<std::size_t>{0, 1}));
    }

    void otherCsvIsNoTable()
    {
        QCOMPARE(importText("name,price\nx,1\n", "t.csv").count(), std::size_t{0});
        QCOMPARE(importText("ttft_p99_ms\n80\n", "t.csv").count(), std::size_t{0});
        QCOMPARE(importText(QByteArray(1'000'000, ','), "t.csv").count(), std::size_t{0});
    }
};

QTEST_GUILESS_MAIN(TableImporterTest)
#include "tst_tableimporter.moc"
