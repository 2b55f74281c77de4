// SPDX-License-Identifier: GPL-3.0-or-later
// A folder of a thousand result files dropped on the window: how long the longest stretch is in which the window cannot
// answer, while the files are read and when their figures arrive. `longest_ms` is time of the window's own thread on a
// processor, so that other work on the machine does not count.
#include "core/results/tablemapping.h"
#include "tests/bench/windowtime.h"
#include "ui/mainwindow.h"
#include "ui/pages/benchmarkspage.h"
#include "ui/session.h"
#include "ui/widgets/tableview.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <benchmark/benchmark.h>
#include <functional>
#include <string>

#if defined(CLOCK_THREAD_CPUTIME_ID)

namespace {

constexpr int fileCount = 1000;

/// Sweeps of ten levels, in folders of a hundred files, as three years leave them behind.
bool writeRuns(const QTemporaryDir &folder)
{
    constexpr int filesOfAFolder = 100;
    constexpr int levels = 10;
    for (int i = 0; i < fileCount; ++i) {
        const QString name = folder.filePath(QStringLiteral("campaign_%1").arg(i / filesOfAFolder));
        QDir().mkpath(name);
        QFile file(name + QStringLiteral("/run_%1.json").arg(i));
        const int level = 1 << (i % levels);
        const QString text =
            QStringLiteral("{\"backend\": \"vllm\", \"model_id\": \"model-%1\", \"tokenizer_id\": \"m\", "
                           "\"num_prompts\": 200, \"request_rate\": \"inf\", \"max_concurrency\": %2, "
                           "\"completed\": 200, \"duration\": %3, \"request_throughput\": %4, "
                           "\"output_throughput\": %5, \"total_token_throughput\": %6, \"mean_ttft_ms\": %7, "
                           "\"p99_ttft_ms\": %8, \"mean_tpot_ms\": 12.5, \"p99_tpot_ms\": 20}")
                .arg(i / levels)
                .arg(level)
                .arg(200.0 / level + 0.001 * i)
                .arg(level * 1.0)
                .arg(level * 128.0)
                .arg(level * 640.0)
                .arg(40.0 + level)
                .arg(80.0 + 2 * level);
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            return false;
    }
    return true;
}

void importThousandFiles(benchmark::State &state, const char *page)
{
    const QTemporaryDir folder;
    if (!folder.isValid() || !writeRuns(folder)) {
        state.SkipWithError("the files could not be written");
        return;
    }
    for (auto _ : state) {
        ui::MainWindow window({.remembers = false});
        window.resize(1280, 800);
        window.show();
        window.showPage(QLatin1String(page));
        QApplication::processEvents();
        QElapsedTimer wall;
        wall.start();
        state.counters["longest_ms"] = bench::longestMilliseconds(
            [&] { window.session().importPaths({folder.path()}); }, [&] { return window.session().busy(); });
        state.SetIterationTime(static_cast<double>(wall.nsecsElapsed()) / 1e9);
        state.counters["runs"] = static_cast<double>(window.session().library()->runs.size());
    }
}

constexpr int rowCount = 100000;

/// A table of requests, each of which is taken for a run.
bool writeTable(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QByteArray text("request_id,ttft_ms,tpot_ms,prompt_tokens,output_tokens,concurrency\n");
    for (int i = 0; i < rowCount; ++i)
        text += QStringLiteral("r%1,%2,%3,%4,%5,%6\n")
                    .arg(i)
                    .arg(50.0 + i % 977 * 0.31)
                    .arg(8.0 + i % 331 * 0.07)
                    .arg(40 + i % 1500)
                    .arg(20 + i % 450)
                    .arg(1 << (i % 6))
                    .toUtf8();
    return file.write(text) == text.size();
}

/// What every column of that table holds: what its name suggests.
core::results::TableMapping mappingOfTable()
{
    core::results::TableMapping mapping;
    mapping.header = {"request_id", "ttft_ms", "tpot_ms", "prompt_tokens", "output_tokens", "concurrency"};
    for (const std::string &column : mapping.header)
        mapping.fields.push_back(core::results::suggestedField(column));
    return mapping;
}

/// A hundred thousand rows: their first page, their table, a filter in it, all of them chosen.
void longTable(benchmark::State &state)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("requests.csv"));
    if (!folder.isValid() || !writeTable(path)) {
        state.SkipWithError("the file could not be written");
        return;
    }
    for (auto _ : state) {
        ui::MainWindow window({.remembers = false});
        window.resize(1280, 800);
        window.show();
        window.showPage(QStringLiteral("sizing"));
        QElapsedTimer wall;
        wall.start();
        const auto timed = [&](const std::function<void()> &act) {
            return bench::longestMilliseconds(act, [&] { return window.session().busy(); });
        };
        state.counters["import_ms"] = timed([&] { window.session().importTables({path}, {mappingOfTable()}); });
        state.counters["page_ms"] = timed([&] { window.showPage(QStringLiteral("benchmarks")); });
        auto *page = qobject_cast<ui::BenchmarksPage *>(window.currentPage());
        if (page == nullptr) {
            state.SkipWithError("there is no page of benchmarks");
            return;
        }
        state.counters["table_ms"] = timed([&] { page->setView(ui::BenchmarksPage::TableOfRuns); });
        state.counters["filter_ms"] =
            bench::longestMilliseconds([&] { page->table().setFilterText(QStringLiteral("101")); },
                                       [page] { return page->table().proxy()->filtering(); });
        state.counters["found"] = page->table().proxy()->rowCount();
        page->table().setFilterText(QString());
        state.counters["select_ms"] = timed([&] { page->table().selectAll(); });
        state.counters["runs"] = static_cast<double>(window.session().library()->runs.size());
        state.SetIterationTime(static_cast<double>(wall.nsecsElapsed()) / 1e9);
    }
}
BENCHMARK(longTable)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);

BENCHMARK_CAPTURE(importThousandFiles, benchmarks, "benchmarks")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(1);
BENCHMARK_CAPTURE(importThousandFiles, knee, "knee")->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);

} // namespace
#endif
