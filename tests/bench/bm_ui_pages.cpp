// SPDX-License-Identifier: GPL-3.0-or-later
// Every page of the window, and every slide, shown for the first time: the longest stretch in which the window cannot
// answer, in milliseconds of its own thread.
#include "tests/bench/windowtime.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/presentation/presentationwindow.h"
#include "ui/session.h"

#include <QApplication>
#include <QElapsedTimer>
#include <benchmark/benchmark.h>
#include <memory>

#if defined(CLOCK_THREAD_CPUTIME_ID)

namespace {

void everyPage(benchmark::State &state, const char *example)
{
    for (auto _ : state) {
        QElapsedTimer wall;
        wall.start();
        ui::MainWindow window({.remembers = false});
        window.resize(1280, 800);
        window.show();
        const auto busy = [&window] {
            return window.session().busy() || (window.currentPage() != nullptr && window.currentPage()->working());
        };
        state.counters["open_ms"] =
            bench::longestMilliseconds([&] { window.session().openExample(QString::fromLatin1(example)); }, busy);
        for (const ui::PageEntry &entry : ui::pageRegistry())
            state.counters[entry.id.toStdString() + "_ms"] =
                bench::longestMilliseconds([&] { window.showPage(entry.id); }, busy);
        state.SetIterationTime(static_cast<double>(wall.nsecsElapsed()) / 1e9);
    }
}

void everySlide(benchmark::State &state, const char *example)
{
    for (auto _ : state) {
        QElapsedTimer wall;
        wall.start();
        ui::Session session;
        session.openExample(QString::fromLatin1(example));
        bench::longestUntilQuiet([&session] { return session.busy(); });
        std::unique_ptr<ui::PresentationWindow> talk;
        const auto busy = [&] { return session.busy() || (talk && talk->working()); };
        state.counters["begin_ms"] = bench::longestMilliseconds(
            [&] {
                talk = std::make_unique<ui::PresentationWindow>(session);
                talk->resize(1280, 720);
                talk->show();
            },
            busy);
        for (int i = 1; i < talk->count(); ++i)
            state.counters[talk->ids()[i].toStdString() + "_ms"] =
                bench::longestMilliseconds([&] { talk->goTo(i); }, busy);
        state.SetIterationTime(static_cast<double>(wall.nsecsElapsed()) / 1e9);
    }
}

} // namespace

BENCHMARK_CAPTURE(everyPage, measured, "throughput-on-lo0")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(1);
BENCHMARK_CAPTURE(everyPage, predicted, "chat-sized")->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);
BENCHMARK_CAPTURE(everyPage, money, "whole-row")->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);
BENCHMARK_CAPTURE(everySlide, measured, "throughput-on-lo0")
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->Iterations(1);
BENCHMARK_CAPTURE(everySlide, predicted, "chat-sized")->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);
BENCHMARK_CAPTURE(everySlide, money, "whole-row")->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);

#endif
