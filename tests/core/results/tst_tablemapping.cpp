// SPDX-License-Identifier: GPL-3.0-or-later
// Tables that nobody foresaw: what their columns suggest, and what they give once a person has said what they hold.
#include "core/results/library.h"
#include "core/results/tablemapping.h"
#include "core/results/tablepreview.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace core::results;

class TableMappingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void suggestions_data()
    {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("field");
        const auto row = [](const char *column, const char *field) {
            QTest::newRow(column) << QString::fromLatin1(column) << QString::fromLatin1(field);
        };
        row("ttft_p99_ms", "ttft_p99_ms");
        row("TTFT P99 (s)", "ttft_p99_s");
        row("Median Time to First Token [ms]", "ttft_p50_ms");
        row("Avg latency (seconds)", "e2e_mean_s");
        row("Mean TPOT", "tpot_mean_ms");
        row("Output tok/s", "output_tokens_per_s");
        row("Total throughput (tokens/s)", "total_tokens_per_s");
        row("Req/s", "request_throughput_rps");
        row("Target QPS", "request_rate_rps");
        row("Users", "concurrency");
        row("GPU count", "gpu_count");
        row("Colour", "");
    }
    void suggestions()
    {
        QFETCH(QString, column);
        QFETCH(QString, field);
        QCOMPARE(QString::fromStdString(suggestedField(column.toStdString())), field);
    }

    void everyFieldIsOne()
    {
        for (const TableField &field : tableFields())
            QCOMPARE(suggestedField(field.name), field.name);
    }

    void mapped_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("commas") << QByteArray(
            "Nutzer,\"Durchsatz, aus\",TTFT 99 (s),Notiz\r\n4,100.5,0.25,a\r\n8,180,0.5,a\r\n");
        QTest::newRow("semicolons, BOM") << QByteArray(
            "\xef\xbb\xbfNutzer;Durchsatz, aus;TTFT 99 (s);Notiz\n4;100.5;0.25;a\n8;180;0.5;a\n");
    }
    void mapped()
    {
        QFETCH(QByteArray, text);
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("mine.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        ImportOptions options;
        core::Diagnostics diagnostics;
        QVERIFY(importPaths({folder.path().toStdString()}, options, diagnostics).runs.empty());
        const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
        const auto header = tableHeader(view);
        QVERIFY(header.has_value());
        QCOMPARE(header->size(), std::size_t{4});
        QCOMPARE(tableSample(view).at(1), std::string("100.5"));
        options.tableMappings = {
            {.header = {"other"}, .fields = {"concurrency"}},
            {.header = *header, .fields = {"concurrency", "output_tokens_per_s", "ttft_p99_s", ""}}};
        const Library library = importPaths({folder.path().toStdString()}, options, diagnostics);
        QCOMPARE(library.runs.size(), std::size_t{2});
        QCOMPARE(library.runs[1].concurrency.value(), 8.0);
        QCOMPARE(library.runs[0].outputTokensPerSecond.value(), 100.5);
        QCOMPARE(library.runs[0].ttft.quantile(0.99).value(), 0.25);
        QVERIFY(!library.runs[0].facts.metadata.contains("Notiz")); // left out
        QCOMPARE(library.runs[0].remarks.back().id, std::string("table.mapped"));
        QCOMPARE(library.sweeps.size(), std::size_t{1});
    }

    void noTable()
    {
        QVERIFY(!tableHeader("one line only, of two"));
        QVERIFY(!tableHeader("a\nb\n"));
        QVERIFY(!tableHeader(""));
        QVERIFY(!mappedTable("a,b\n1,2\n", {.header = {"a", "c"}, .fields = {"x", "y"}}));
    }

    void whatMayBeATable_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("table");
        QTest::newRow("table") << QByteArray("Users,p99\n1,5\n2,6\n") << true;
        QTest::newRow("cut in the last line") << QByteArray("Users,p99,x\n1,5,1\n2,6,1\n3,") << true;
        QTest::newRow("tabs") << QByteArray("Users\tp99\n1\t5\n") << true;
        QTest::newRow("prose") << QByteArray("Dear all, see below\nWe met, talked, and left at 5\nYours, me, 7\n")
                               << false;
        QTest::newRow("no figures") << QByteArray("a,b\nx,y\n") << false;
        QTest::newRow("no names") << QByteArray("1,2\n3,4\n") << false;
        QTest::newRow("one column") << QByteArray("a\n1\n2\n") << false;
        QTest::newRow("header alone") << QByteArray("a,b\n") << false;
        QTest::newRow("binary") << QByteArray("a,b\n1,\0\n", 8) << false;
        QTest::newRow("empty") << QByteArray() << false;
        QTest::newRow("same names") << QByteArray("a,a\n1,2\n") << false;
    }
    void whatMayBeATable()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, table);
        QCOMPARE(looksLikeTable({text.constData(), static_cast<std::size_t>(text.size())}), table);
    }

    void suggestionsFitTheValues()
    {
        // Words under "Concurrency" are no number; a second p99 of TTFT is not taken twice.
        const std::string text = "Concurrency,TTFT p99 (ms),p99 ttft,GPU\nmany,5,6,H100\nfew,7,8,H100\n";
        const TableMapping mapping = suggestedMapping(text);
        QCOMPARE(mapping.fields, (std::vector<std::string>{"", "ttft_p99_ms", "", "gpu"}));
        const auto columns = tableColumns(text);
        QCOMPARE(columns.size(), std::size_t{4});
        QVERIFY(!columns[0].numeric && columns[1].numeric);
        QCOMPARE(columns[1].samples, (std::vector<std::string>{"5", "7"}));
    }

    void previewShowsWhatWouldBeImported()
    {
        const std::string text = "Users,Lag\n1,5\n2,x\n4,7\n";
        TableMapping mapping{.header = {"Users", "Lag"}, .fields = {"concurrency", "ttft_p99_s"}};
        TablePreview preview = previewTable(text, mapping);
        QCOMPARE(preview.runs.size(), std::size_t{2});
        QCOMPARE(preview.runs[1].ttft.quantile(0.99).value(), 7.0);
        QCOMPARE(preview.remarks.items().size(), std::size_t{1}); // the line with the x
        mapping.fields[1] = "ttft_p99_ms";
        preview = previewTable(text, mapping);
        QCOMPARE(preview.runs[1].ttft.quantile(0.99).value(), 0.007);
        mapping.header[0] = "Somebody";
        QVERIFY(previewTable(text, mapping).runs.empty());
    }

    void decimalCommasWhereNothingElseIsMeant_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QList<double>>("lags"); // seconds; empty: the lines are left out
        QTest::newRow("semicolons") << QByteArray("Users;Lag\n1;0,25\n2;1.234,5\n3;2\n")
                                    << QList<double>{0.25, 1234.5, 2.0};
        QTest::newRow("tabs") << QByteArray("Users\tLag\n1\t0,5\n2\t1,234\n") << QList<double>{0.5, 1.234};
        QTest::newRow("thousands without decimals")
            << QByteArray("Users;Lag\n1;0,5\n2;1.234\n") << QList<double>{0.5, 1234.0};
        QTest::newRow("points") << QByteArray("Users;Lag\n1;0.25\n2;1.234\n") << QList<double>{0.25, 1.234};
        QTest::newRow("nobody knows") << QByteArray("Users;Lag\n1;1,234\n2;5,678\n") << QList<double>{};
        QTest::newRow("commas part") << QByteArray("Users,Lag\n1,0.5\n2,1.25\n") << QList<double>{0.5, 1.25};
    }
    void decimalCommasWhereNothingElseIsMeant()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QList<double>, lags);
        const std::string table = text.toStdString();
        QVERIFY(looksLikeTable(table));
        const TablePreview preview =
            previewTable(table, {.header = {"Users", "Lag"}, .fields = {"concurrency", "ttft_p99_s"}});
        QCOMPARE(preview.runs.size(), static_cast<std::size_t>(lags.size()));
        for (qsizetype i = 0; i < lags.size(); ++i)
            QCOMPARE(preview.runs[static_cast<std::size_t>(i)].ttft.quantile(0.99).value(), lags[i]);
        QCOMPARE(preview.remarks.items().empty(), !lags.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TableMappingTest)
#include "tst_tablemapping.moc"
