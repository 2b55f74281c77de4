// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/importhelper.h"

#include "core/exports/runjson.h"
#include "core/hash.h"
#include "core/results/copies.h"
#include "core/results/repeats.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>
#include <utility>

#if !defined(_WIN32)
#include <sys/stat.h>
#endif

using namespace core::results;
using namespace importtest;

namespace {

QByteArray serve(const char *concurrency, const char *more = "")
{
    return QByteArray("{\"backend\": \"vllm\", \"model_id\": \"m\", \"tokenizer_id\": \"m\", \"num_prompts\": 10, "
                      "\"request_rate\": "
                      "\"inf\", \"max_concurrency\": ") +
           concurrency + ", \"completed\": 10, \"duration\": 5, \"output_throughput\": 100" + more + "}";
}

} // namespace

class LibraryTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void folders()
    {
        Folder folder;
        folder.write(QStringLiteral("b/conc_16.json"), serve("16"));
        folder.write(QStringLiteral("b/conc_8.json"), serve("8"));
        folder.write(QStringLiteral("b/conc_128.json"), serve("128"));
        folder.write(QStringLiteral("a/copy.json"), serve("8"));
        folder.write(QStringLiteral("notes.txt"), "hello");
        folder.write(QStringLiteral("empty.json"), "");
        folder.write(QStringLiteral("cut.json"), serve("8").left(40));
        folder.write(QStringLiteral("b/x.pytorch.json"), serve("8"));
        folder.write(QStringLiteral(".git/x.json"), serve("9"));
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{4});
        QVERIFY(folder.diagnostics.items().empty());
        QCOMPARE(QString::fromStdString(library.runs[0].source.path), folder.path() + QStringLiteral("/a/copy.json"));
        for (const char *name : {"notes.txt", "empty.json", "cut.json", "x.pytorch.json", ".git"})
            QVERIFY2(!reasonOf(library, QString::fromLatin1(name)).isEmpty(), name);
        QVERIFY(reasonOf(library, QStringLiteral("cut.json")).contains(QStringLiteral("line 1")));
    }

    /// The second of two files of the same bytes is shown, marked, and counted in no sweep.
    void copies()
    {
        Folder folder;
        folder.write(QStringLiteral("a/conc_8.json"), serve("8"));
        folder.write(QStringLiteral("a/conc_16.json"), serve("16"));
        folder.write(QStringLiteral("backup/conc_16.json"), serve("16"));
        folder.write(QStringLiteral("backup/conc_8.json"), serve("8"));
        QVERIFY(QFile::link(folder.path(QStringLiteral("a/conc_8.json")), folder.path(QStringLiteral("a/z.json"))));
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{4});
        QVERIFY(reasonOf(library, QStringLiteral("z.json")).contains(QStringLiteral("same file")));
        for (std::size_t i = 0; i < library.runs.size(); ++i)
            QCOMPARE(isCopy(library.runs[i]), i >= 2);
        QVERIFY(QString::fromStdString(library.runs[2].remarks.back().text.english())
                    .contains(QStringLiteral("/a/conc_16.json")));
        QCOMPARE(library.sweeps.size(), std::size_t{1});
        QCOMPARE(library.sweeps[0].runs, (std::vector<std::size_t>{1, 0}));
        QCOMPARE(repeatsOf(library, 0), (std::vector<std::size_t>{0}));
        QCOMPARE(merged(library, folder.import()).runs.size(), std::size_t{4});
    }

    /// Imported twice, what is no run is there once.
    void mergingSideFiles()
    {
        Folder folder;
        folder.write(QStringLiteral("ember.csv"),
                     "Country,ISO3 Code,Date,Price (EUR/MWhe)\nFrance,FRA,2026-01-01,80\n");
        folder.write(QStringLiteral("requests.csv"), "TIMESTAMP,ContextTokens,GeneratedTokens\n"
                                                     "2023-11-16 18:15:46.6805900,374,44\n"
                                                     "2023-11-16 18:15:50.9951690,396,109\n");
        const Library one = folder.import();
        QCOMPARE(one.axes.grid.size(), std::size_t{1});
        QCOMPARE(one.axes.workloads.size(), std::size_t{1});
        const Library all = merged(one, folder.import());
        QCOMPARE(all.axes.grid.size(), std::size_t{1});
        QCOMPARE(all.axes.workloads.size(), std::size_t{1});
        folder.write(QStringLiteral("ember.csv"),
                     "Country,ISO3 Code,Date,Price (EUR/MWhe)\nFrance,FRA,2026-01-01,90\n");
        QCOMPARE(merged(all, folder.import(QStringLiteral("ember.csv"))).axes.grid.size(), std::size_t{2});
    }

    /// A file that is too large to be held whole gives what the same text gives in a small one.
    void largeFilesAreReadThroughAWindow()
    {
        Folder folder;
        QByteArray text = serve("8").chopped(1) + ", \"ttfts\": [";
        QByteArray lengths;
        constexpr int requests = 10;
        for (int i = 0; i < requests; ++i) {
            text += (i > 0 ? ", " : "") + QByteArray::number(0.25 * (i + 1));
            lengths += (i > 0 ? ", " : "") + QByteArray("3");
        }
        text += "], \"output_lens\": [" + lengths + "], \"itls\": [";
        for (int i = 0; i < requests; ++i)
            text += QByteArray(i > 0 ? ", " : "") + "[0.5, 0.75]";
        const QByteArray end = "], \"generated_texts\": [\"%1\"], \"mean_ttft_ms\": 1375, \"gpu\": \"H100\"}";
        const QByteArray large = text + QByteArray(end).replace("%1", QByteArray(9 << 20, 'x'));
        folder.write(QStringLiteral("large/x.json"), large);
        folder.write(QStringLiteral("small/x.json"), text + QByteArray(end).replace("%1", "x"));
        folder.write(QStringLiteral("cut/x.json"), large.chopped(1));
        folder.write(QStringLiteral("twice/x.json"), large);
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{3});
        QVERIFY(reasonOf(library, QStringLiteral("cut/x.json")).contains(QStringLiteral("line 1")));
        const Run &big = library.runs[0];
        const Run &small = library.runs[1];
        QCOMPARE(big.source.sha256, core::sha256Hex({large.constData(), static_cast<std::size_t>(large.size())}));
        QCOMPARE(big.requests.size(), std::size_t{requests});
        QCOMPARE(small.requests.size(), std::size_t{requests});
        QCOMPARE(big.requests[9].e2eSeconds, std::optional(2.5 + 1.25));
        QVERIFY(big.recomputed && small.recomputed);
        QCOMPARE(big.recomputed->ttft, small.recomputed->ttft);
        QCOMPARE(big.ttft, small.ttft);
        QCOMPARE(big.identity, small.identity);
        QCOMPARE(big.identity.gpu, std::optional<std::string>("H100"));
        QVERIFY(isCopy(library.runs[2]));
    }

    /// A large file with a record broken in its middle loses that record alone, as a small one does.
    void largeBrokenFiles()
    {
        Folder folder;
        const auto records = [](int padding) {
            QByteArray text;
            for (int i = 0; i < 40; ++i)
                text += "{\"metadata\": {\"x_request_id\": \"" + QByteArray::number(i) +
                        "\", \"request_start_ns\": 1000000000, \"pad\": \"" + QByteArray(padding, 'x') +
                        "\"}, \"metrics\": {\"request_latency\": {\"value\": " + QByteArray::number(100 + i) +
                        (i == 20 ? ", \"unit\"\n" : ", \"unit\": \"ms\"}}}\n");
            return text;
        };
        folder.write(QStringLiteral("large/a.jsonl"), records(300'000));
        folder.write(QStringLiteral("small/a.jsonl"), records(1));
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{2});
        QCOMPARE(library.runs[0].requests.size(), std::size_t{39});
        QCOMPARE(library.runs[1].requests.size(), std::size_t{39});
        QCOMPARE(library.runs[0].e2e, library.runs[1].e2e);
        QVERIFY(reasonOf(library, QStringLiteral("large/a.jsonl")).contains(QStringLiteral("line 21")));
        QCOMPARE(reasonOf(library, QStringLiteral("large/a.jsonl")),
                 reasonOf(library, QStringLiteral("small/a.jsonl")));
    }

    void damagedBytes_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("damaged");
        QTest::newRow("sound") << serve("8", ", \"note\": \"caf\xc3\xa9\"") << QStringLiteral("a.json") << false;
        QTest::newRow("value") << serve("8", ", \"note\": \"caf\xe9\"") << QStringLiteral("a.json") << true;
        QTest::newRow("model") << serve("8").replace("\"m\"", "\"m\xff\"") << QStringLiteral("a.json") << true;
        QTest::newRow("answers") << serve("8", ", \"generated_texts\": [\"\xc3\"]") << QStringLiteral("a.json") << true;
        QTest::newRow("large") << serve("8", ", \"pad\": \"").chopped(1) + QByteArray(9 << 20, 'x') + "\xe9\"}"
                               << QStringLiteral("a.json") << true;
        QTest::newRow("large, sound") << serve("8", ", \"pad\": \"").chopped(1) +
                                             QByteArray("\xe2\x82\xac").repeated(3 << 20) + "\"}"
                                      << QStringLiteral("a.json") << false;
        QTest::newRow("table") << QByteArray("model,concurrency,ttft_p50_ms,output_tokens_per_s\ncaf\xe9,8,10,100\n")
                               << QStringLiteral("a.csv") << true;
    }
    /// Bytes of another code page are shown with a mark, and that is said.
    void damagedBytes()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, name);
        QFETCH(bool, damaged);
        Folder folder;
        folder.write(name, text);
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{1});
        QCOMPARE(hasRemark(library.runs[0], "damaged-text"), damaged);
        QJsonParseError error;
        QJsonDocument::fromJson(QByteArray::fromStdString(core::exports::libraryJson(library)), &error);
        QCOMPARE(error.error, QJsonParseError::NoError);
    }

    void damagedBytesOfOtherKinds()
    {
        Folder folder;
        folder.write(QStringLiteral("ember.csv"), "Country,ISO3 Code,Date,Price (EUR/MWhe)\nFran\xe7"
                                                  "a,FRA,2026-01-01,80\n");
        const Library library = folder.import();
        QCOMPARE(library.axes.grid.size(), std::size_t{1});
        QCOMPARE(folder.diagnostics.items().size(), std::size_t{1});
        QVERIFY(QString::fromStdString(folder.diagnostics.items()[0].what.message.english())
                    .contains(QStringLiteral("UTF-8")));
    }

    void changedMeanwhile_data()
    {
        QTest::addColumn<int>("bytesBefore");
        QTest::addColumn<QByteArray>("after");
        QTest::addColumn<int>("runs");
        const int large = 9 << 20;
        QTest::newRow("small, shortened") << 100 << serve("8").left(30) << 0;
        QTest::newRow("small, emptied") << 100 << QByteArray() << 0;
        QTest::newRow("small, replaced") << 100 << serve("16") << 1;
        QTest::newRow("large, shortened") << large << serve("8").left(30) << 0;
        QTest::newRow("large, emptied") << large << QByteArray() << 0;
        QTest::newRow("large, replaced") << large << serve("16") << 1;
        QTest::newRow("small, grown") << 100 << serve("16", ", \"pad\": \"").chopped(1) + QByteArray(large, 'x') + "\"}"
                                      << 1;
    }
    /// Between the listing of a folder and the reading of a file anything may happen to it.
    void changedMeanwhile()
    {
        QFETCH(int, bytesBefore);
        QFETCH(QByteArray, after);
        QFETCH(int, runs);
        Folder folder;
        const auto padded = [&] {
            return serve("8", ", \"pad\": \"").chopped(1) + QByteArray(bytesBefore, 'x') + "\"}";
        };
        folder.write(QStringLiteral("a.json"), padded());
        ImportOptions options;
        bool changed = false;
        options.progress = [&](double, const std::string &) {
            if (!std::exchange(changed, true))
                folder.write(QStringLiteral("a.json"), after);
        };
        core::Diagnostics diagnostics;
        const Library library = importPaths({folder.path().toStdString()}, options, diagnostics);
        QCOMPARE(library.runs.size(), static_cast<std::size_t>(runs));
        QCOMPARE(reasonOf(library, QStringLiteral("a.json")).isEmpty(), runs == 1);
        if (runs == 1)
            QCOMPARE(library.runs[0].concurrency.value(), 16.0);
    }

    void unbelievable_data()
    {
        QTest::addColumn<QByteArray>("more");
        for (const char *key : {"mean_ttft_ms", "p99_tpot_ms", "std_itl_ms", "request_throughput", "output_throughput",
                                "total_token_throughput", "max_concurrency", "duration", "request_rate",
                                "total_input_tokens", "request_goodput", "completed"})
            QTest::newRow(key) << QByteArray(", \"") + key + "\": 1e308";
        QTest::newRow("date") << QByteArray(", \"date\": \"21990101-000000\"");
    }
    /// Finite and still none: such a figure is left out and named, and nothing that was computed holds one.
    void unbelievable()
    {
        QFETCH(QByteArray, more);
        Folder folder;
        folder.write(QStringLiteral("a.json"), serve("8", more.constData()));
        Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{1});
        Run &run = library.runs[0];
        QVERIFY(hasRemark(run, more.contains("date") ? "date-unbelievable" : "figure-unbelievable"));
        QVERIFY(!run.facts.date);
        run.remarks.clear(); // they quote it
        const QByteArray json = QByteArray::fromStdString(core::exports::libraryJson(library));
        QVERIFY2(!json.contains("e+30") && !json.contains("e+2"), json.constData());
        QCOMPARE(run.loadKind.has_value(), !more.contains("concurrency") && !more.contains("rate"));
    }

    void unbelievableRecords()
    {
        Folder folder;
        folder.write(
            QStringLiteral("a.json"),
            serve("8").replace("10", "3").chopped(1) +
                ", \"ttfts\": [0.1, 1e308, 0.3], \"output_lens\": [2, 2, 1e300], \"itls\": [[0.5], [0.5], [1e308]]}");
        const Library library = folder.import();
        const Run &run = library.runs.at(0);
        QVERIFY(hasRemark(run, "records-unbelievable"));
        QVERIFY(hasRemark(run, "records-without-ttft"));
        QVERIFY(run.recomputed);
        QCOMPARE(run.recomputed->ttft.meanSeconds.value(), 0.2);
        QCOMPARE(run.recomputed->e2e.maxSeconds.value(), 0.6);
    }

    void unbelievableAxes_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("grid") << QStringLiteral("ember.csv")
                              << QByteArray("Country,ISO3 Code,Date,Price (EUR/MWhe)\nFrance,FRA,2026-01-01,1e308\n");
        QTest::newRow("energy") << QStringLiteral("emissions.csv")
                                << QByteArray("timestamp,project_name,run_id,duration,emissions,emissions_rate,"
                                              "cpu_energy,gpu_energy,ram_energy,energy_consumed,codecarbon_version,"
                                              "tracking_mode\n"
                                              "2026-05-24T11:50:00,p,a,10,0.1,9,0.1,0.2,0.1,1e300,3.2.3,machine\n");
        QTest::newRow("quality") << QStringLiteral("results.json")
                                 << QByteArray("{\"results\": {\"sciq\": {\"acc\": 1e308, \"acc_stderr\": 0.02}}, "
                                               "\"versions\": {}, \"config\": {}}");
        QTest::newRow("workload") << QStringLiteral("requests.csv")
                                  << QByteArray("TIMESTAMP,ContextTokens,GeneratedTokens\n"
                                                "2023-11-16 18:15:46.6805900,1e308,44\n"
                                                "2023-11-16 18:15:50.9951690,396,109\n");
    }
    void unbelievableAxes()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, text);
        Folder folder;
        folder.write(name, text);
        const Library library = folder.import();
        const QByteArray json = QByteArray::fromStdString(core::exports::libraryJson(library));
        QVERIFY2(!json.contains("e+30"), json.constData());
        QVERIFY(!folder.diagnostics.items().empty() || !library.unrecognised.empty());
    }

    /// A mean over some of the requests says of how many.
    void requestsWithoutTheirLatency_data()
    {
        QTest::addColumn<QByteArray>("ttfts");
        QTest::addColumn<bool>("remarked");
        QTest::newRow("all there") << QByteArray("[0.1, 0.2, 0.3]") << false;
        QTest::newRow("not a number") << QByteArray("[0.1, NaN, 0.3]") << true;
        QTest::newRow("null") << QByteArray("[0.1, null, 0.3]") << true;
        QTest::newRow("infinite") << QByteArray("[0.1, Infinity, 0.3]") << true;
        QTest::newRow("below zero") << QByteArray("[0.1, -1, 0.3]") << true;
        QTest::newRow("past double") << QByteArray("[0.1, 1e999, 0.3]") << true;
        QTest::newRow("none at all") << QByteArray("[null, null, null]") << false;
    }
    void requestsWithoutTheirLatency()
    {
        QFETCH(QByteArray, ttfts);
        QFETCH(bool, remarked);
        Folder folder;
        folder.write(QStringLiteral("a.json"), serve("8").replace("10", "3").chopped(1) + ", \"ttfts\": " + ttfts +
                                                   ", \"output_lens\": [4, 4, 4], \"itls\": [[0.1], [0.1], [0.1]]}");
        const Library library = folder.import();
        const Run &run = library.runs.at(0);
        QVERIFY(run.recomputed);
        QCOMPARE(hasRemark(run, "records-without-ttft"), remarked);
        QVERIFY(!remarked || run.recomputed->ttft.meanSeconds.value() == 0.2);
    }

    void sweepsSortNumerically()
    {
        Folder folder;
        for (const char *level : {"4", "16", "8", "128"})
            folder.write(QStringLiteral("conc_%1.json").arg(QLatin1String(level)), serve(level));
        folder.write(QStringLiteral("conc_16_run2.json"), serve("16", ", \"date\": \"later\""));
        const Library library = folder.import();
        QCOMPARE(library.sweeps.size(), std::size_t{1});
        std::vector<double> levels;
        for (const std::size_t run : library.sweeps[0].runs)
            levels.push_back(loadLevel(library.runs[run]).value());
        QCOMPARE(levels, (std::vector<double>{4, 8, 16, 16, 128}));
        QCOMPARE(library.runs[0].checklist[std::size_t(ChecklistItem::SweepLevels)], Recorded::Yes);
    }

    void differentRunsAreNoSweep_data()
    {
        QTest::addColumn<QByteArray>("other");
        QTest::newRow("model") << serve("16").replace("\"model_id\": \"m\"", "\"model_id\": \"n\"");
        QTest::newRow("lengths") << serve("16", ", \"total_input_tokens\": 80000");
        QTest::newRow("precision") << serve("16", ", \"quantization\": \"fp8\"");
        QTest::newRow("kind") << serve("16").replace("\"inf\"", "10.0");
    }
    void differentRunsAreNoSweep()
    {
        QFETCH(QByteArray, other);
        Folder folder;
        folder.write(QStringLiteral("a.json"), serve("8", ", \"total_input_tokens\": 10000"));
        folder.write(
            QStringLiteral("b.json"),
            other.contains("total_input") ? other : QByteArray(other).replace("}", ", \"total_input_tokens\": 10000}"));
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{2});
        QCOMPARE(library.sweeps.size(), std::size_t{0});
    }

    void namesTellSystemsApart()
    {
        Folder folder;
        for (const char *level : {"4", "8", "16"}) {
            folder.write(QStringLiteral("1p3d_conc%1.json").arg(QLatin1String(level)), serve(level));
            folder.write(QStringLiteral("2p2d_conc%1.json").arg(QLatin1String(level)),
                         serve(level, ", \"date\": \"x\""));
        }
        QCOMPARE(folder.import().sweeps.size(), std::size_t{2});
    }

    void linksAndPipes()
    {
#if defined(_WIN32)
        QSKIP("no links and pipes of this kind");
#else
        Folder folder;
        folder.write(QStringLiteral("sub/a.json"), serve("8"));
        QVERIFY(QFile::link(folder.path(), folder.path(QStringLiteral("sub/loop"))));
        QVERIFY(QFile::link(folder.path(QStringLiteral("nowhere")), folder.path(QStringLiteral("sub/dead"))));
        QCOMPARE(mkfifo(qPrintable(folder.path(QStringLiteral("pipe"))), 0600), 0);
        const Library library = folder.import();
        QCOMPARE(library.runs.size(), std::size_t{1});
        QVERIFY(!reasonOf(library, QStringLiteral("loop")).isEmpty());
        QVERIFY(!reasonOf(library, QStringLiteral("dead")).isEmpty());
        QVERIFY(reasonOf(library, QStringLiteral("pipe")).contains(QStringLiteral("pipe")));
#endif
    }

    void missingPathIsAnError()
    {
        Folder folder;
        const Library library = folder.import(QStringLiteral("absent.json"));
        QVERIFY(library.runs.empty());
        QVERIFY(folder.diagnostics.hasErrors());
    }

    void cancelled()
    {
        Folder folder;
        folder.write(QStringLiteral("a.json"), serve("8"));
        folder.write(QStringLiteral("b.json"), serve("16"));
        std::stop_source stop;
        ImportOptions options;
        options.stop = stop.get_token();
        std::vector<double> fractions;
        options.progress = [&](double fraction, const std::string &) {
            fractions.push_back(fraction);
            stop.request_stop();
        };
        core::Diagnostics diagnostics;
        const Library library = importPaths({folder.path().toStdString()}, options, diagnostics);
        QVERIFY(library.runs.size() <= 1);
        QVERIFY(!reasonOf(library, QStringLiteral("b.json")).isEmpty());
        QCOMPARE(fractions.front(), 0.0);
        QCOMPARE(fractions.back(), 1.0);
    }

    void merging()
    {
        Folder folder;
        folder.write(QStringLiteral("a.json"), serve("8"));
        folder.write(QStringLiteral("b.json"), serve("16"));
        const Library one = folder.import(QStringLiteral("a.json"));
        const Library all = merged(one, folder.import());
        QCOMPARE(all.runs.size(), std::size_t{2});
        QCOMPARE(all.sweeps.size(), std::size_t{1});
    }

    void json()
    {
        Folder folder;
        folder.write(QStringLiteral("a.json"),
                     serve("8", ", \"mean_ttft_ms\": 12.5, \"p99.9_ttft_ms\": 80, \"note\": \"\xff\""));
        const QByteArray bytes = QByteArray::fromStdString(core::exports::libraryJson(folder.import()));
        QJsonParseError error;
        const QJsonObject root = QJsonDocument::fromJson(bytes, &error).object();
        QCOMPARE(error.error, QJsonParseError::NoError);
        for (const char *name : {"runs", "sweeps", "energy", "cost", "quality", "grid", "production", "memory_logs",
                                 "workloads", "models", "unrecognised"})
            QVERIFY2(root.value(QLatin1String(name)).isArray(), name);
        const QJsonObject run = root.value(QLatin1String("runs")).toArray().at(0).toObject();
        const QJsonObject ttft = run.value(QLatin1String("ttft_ms")).toObject();
        QCOMPARE(ttft.value(QLatin1String("mean")).toDouble(), 12.5);
        QCOMPARE(ttft.value(QLatin1String("p99.9")).toDouble(), 80.0);
        QVERIFY(ttft.value(QLatin1String("p95")).isNull());
        QCOMPARE(run.value(QLatin1String("request_rate_rps")).toString(), QStringLiteral("inf"));
        QVERIFY(run.value(QLatin1String("goodput")).isNull());
    }

    void csvReadsBack()
    {
        Folder folder;
        folder.write(QStringLiteral("a.json"), serve("8", ", \"mean_ttft_ms\": 12.5"));
        const Library library = folder.import();
        const Imported again = importText(QByteArray::fromStdString(core::exports::runsCsv(library)), "t.csv");
        QCOMPARE(again.count(), std::size_t{1});
        QCOMPARE(again.run().ttft, library.runs[0].ttft);
        QCOMPARE(again.run().concurrency.value(), 8.0);
        QCOMPARE(again.run().outputTokensPerSecond.value(), 100.0);
    }
};

QTEST_GUILESS_MAIN(LibraryTest)
#include "tst_library.moc"
