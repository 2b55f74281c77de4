// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/samplecharts.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/render.h"

#include <QApplication>
#include <QPainter>
#include <benchmark/benchmark.h>

namespace {

/// Widgets need an application; made at the first use, never destroyed, so that the other benchmarks go without.
void ensureApplication()
{
    static const bool made = [] {
        if (QCoreApplication::instance())
            return true;
        qputenv("QT_QPA_PLATFORM", "offscreen");
        static int count = 1;
        static char name[] = "bench";
        static char *arguments[] = {name, nullptr};
        new QApplication(count, arguments);
        return true;
    }();
    benchmark::DoNotOptimize(made);
}

void paintOnce(ui::charts::ChartWidget &widget)
{
    QPixmap target(widget.size());
    widget.render(&target);
}

/// A slider moves: a new spec and a repaint, as in the window.
void setSpecAndPaintKnee(benchmark::State &state)
{
    ensureApplication();
    ui::charts::ChartWidget widget;
    widget.resize(1000, 500);
    ui::charts::ChartSpec spec = samples::knee(true);
    for (auto _ : state) {
        for (ui::charts::SeriesSpec &series : spec.series)
            for (QPointF &point : series.points)
                point.ry() *= 1.0001;
        widget.setSpec(spec);
        paintOnce(widget);
    }
}
BENCHMARK(setSpecAndPaintKnee)->Unit(benchmark::kMillisecond);

void setSpecAndPaintScorecard(benchmark::State &state)
{
    ensureApplication();
    ui::charts::ChartWidget widget;
    widget.resize(1000, 500);
    const ui::charts::ChartSpec spec = samples::scorecard();
    for (auto _ : state) {
        widget.setSpec(spec);
        paintOnce(widget);
    }
}
BENCHMARK(setSpecAndPaintScorecard)->Unit(benchmark::kMillisecond);

void cloudOf(benchmark::State &state)
{
    ensureApplication();
    ui::charts::ChartWidget widget;
    widget.resize(1000, 700);
    const ui::charts::ChartSpec spec = samples::explore(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        widget.setSpec(spec);
        paintOnce(widget);
    }
}
BENCHMARK(cloudOf)->Arg(10000)->Arg(100000)->Arg(1000000)->Unit(benchmark::kMillisecond);

void kneeToPdf(benchmark::State &state)
{
    ensureApplication();
    const ui::charts::ChartSpec spec = samples::knee(true);
    for (auto _ : state)
        benchmark::DoNotOptimize(ui::charts::chartPdf(spec, {800, 450}, QLocale::c()));
}
BENCHMARK(kneeToPdf)->Unit(benchmark::kMillisecond);

} // namespace
