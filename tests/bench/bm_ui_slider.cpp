// SPDX-License-Identifier: GPL-3.0-or-later
// A hand on a slider of the scenario: from the move to the page repainted with the new figures, in the real window.
#include "core/project/evaluation.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/session.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSlider>
#include <QTimer>
#include <algorithm>
#include <benchmark/benchmark.h>
#include <vector>

namespace {

constexpr int moves = 100;

/// Counts paints of a page and of what is in it.
class Paints final : public QObject
{
public:
    explicit Paints(QWidget &page)
        : m_page(&page)
    {
        qApp->installEventFilter(this);
    }
    ~Paints() override { qApp->removeEventFilter(this); }
    bool seen() const { return m_seen; }
    void forget() { m_seen = false; }

    bool eventFilter(QObject *receiver, QEvent *event) override
    {
        if (event->type() == QEvent::Paint && receiver->isWidgetType()) {
            auto *widget = static_cast<QWidget *>(receiver);
            m_seen = m_seen || widget == m_page || m_page->isAncestorOf(widget);
        }
        return false;
    }

private:
    QWidget *m_page;
    bool m_seen = false;
};

void waitUntilIdle(ui::MainWindow &window)
{
    const auto working = [&window] {
        return window.session().busy() || (window.currentPage() != nullptr && window.currentPage()->working());
    };
    while (working())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 20);
    QApplication::processEvents();
}

struct Case
{
    const char *page;
    const char *field;
};

void sliderToPage(benchmark::State &state, Case of)
{
    ui::MainWindow window({.remembers = false});
    window.resize(1280, 800);
    window.session().openExample(QStringLiteral("chat-sized"));
    window.show();
    window.showPage(QLatin1String(of.page));
    window.scenario().setFolded(false);
    waitUntilIdle(window);
    window.scenario().focusField(QLatin1String(of.field));
    const auto *field = window.scenario().field(QLatin1String(of.field));
    auto *slider = field != nullptr ? field->findChild<QSlider *>() : nullptr;
    if (slider == nullptr) {
        state.SkipWithError("the field has no slider");
        return;
    }
    Paints paints(*window.currentPage());
    bool fresh = false;
    QObject::connect(&window.session(), &ui::Session::evaluationChanged, &window, [&] { fresh = true; });
    std::vector<double> times;
    for (auto _ : state) {
        const int start = slider->value();
        slider->setSliderDown(true);
        for (int i = 1; i <= moves; ++i) {
            // There and back, a step of a hand each.
            const int offset = 4 * (i <= moves / 2 ? i : moves - i);
            QElapsedTimer timer;
            fresh = false;
            timer.start();
            slider->setValue(start > 500 ? start - offset : start + offset);
            while (!fresh)
                QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
            paints.forget();
            while (!paints.seen())
                QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            // The next move of the mouse comes with the next frame.
            QEventLoop frame;
            QTimer::singleShot(16, Qt::PreciseTimer, &frame, &QEventLoop::quit);
            frame.exec();
        }
        slider->setSliderDown(false);
        slider->setValue(start);
        waitUntilIdle(window);
    }
    std::sort(times.begin(), times.end());
    const auto at = [&times](double share) {
        return times.empty() ? 0.0 : times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    state.counters["p50_ms"] = at(0.5);
    state.counters["p95_ms"] = at(0.95);
    state.counters["worst_ms"] = at(1.0);
}
BENCHMARK_CAPTURE(sliderToPage, sizing_prompt, Case{"sizing", "scenario.workload.prompt_tokens.p50"})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderToPage, sizing_slo, Case{"sizing", "scenario.slo.tpot_p95_ms"})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderToPage, sizing_demand, Case{"sizing", "scenario.workload.arrivals.rate_rps"})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(sliderToPage, knee_prompt, Case{"knee", "scenario.workload.prompt_tokens.p50"})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond);

} // namespace
