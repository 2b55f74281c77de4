// SPDX-License-Identifier: GPL-3.0-or-later
// A hand on a slider of the scenario: from the move to the page repainted with the new figures, in the real window.
#include "core/project/evaluation.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/session.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/scenariofield.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSlider>
#include <QTimer>
#include <algorithm>
#include <benchmark/benchmark.h>
#include <chrono>
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

/// Works events off until `done`; false when that takes longer than anybody would wait.
template <class Done>
bool waitUntil(Done done, std::chrono::milliseconds longest)
{
    QTimer wake; // waiting ends in time when nothing at all happens any more
    wake.start(20);
    const QDeadlineTimer deadline(longest);
    while (!done()) {
        if (deadline.hasExpired())
            return false;
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
    return true;
}

constexpr std::chrono::seconds longestMove{10}, longestSimulation{120};

bool waitUntilIdle(ui::MainWindow &window)
{
    return waitUntil(
        [&window] {
            return !window.session().busy() && window.currentPage() != nullptr && !window.currentPage()->working();
        },
        longestSimulation);
}

struct Case
{
    const char *page;
    const char *field;
};

/// Moves there and back, a step of a hand each, and measures each to the paint that follows its figures. Steps within
/// what the field rounds to change nothing, and nothing is painted for them. False when a move was never answered.
bool drag(QSlider &slider, ui::MainWindow &window, std::vector<double> &times)
{
    Paints paints(*window.currentPage());
    bool fresh = false;
    const auto connection =
        QObject::connect(&window.session(), &ui::Session::evaluationChanged, &window, [&fresh] { fresh = true; });
    const int start = slider.value();
    bool answered = true;
    slider.setSliderDown(true);
    for (int i = 1; i <= moves && answered; ++i) {
        const int offset = 4 * (i <= moves / 2 ? i : moves - i);
        const auto before = window.session().project();
        QElapsedTimer timer;
        fresh = false;
        timer.start();
        slider.setValue(start > 500 ? start - offset : start + offset);
        if (window.session().project() != before) {
            answered = waitUntil([&fresh] { return fresh; }, longestMove);
            paints.forget();
            answered = answered && waitUntil([&paints] { return paints.seen(); }, longestMove);
            times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        }
        // The next move of the mouse comes with the next frame.
        QEventLoop frame;
        QTimer::singleShot(16, Qt::PreciseTimer, &frame, &QEventLoop::quit);
        frame.exec();
    }
    QObject::disconnect(connection);
    slider.setSliderDown(false);
    slider.setValue(start);
    return answered;
}

void sliderToPage(benchmark::State &state, Case of)
{
    ui::MainWindow window({.remembers = false});
    window.resize(1280, 800);
    window.session().openExample(QStringLiteral("chat-sized"));
    window.show();
    window.showPage(QLatin1String(of.page));
    window.scenario().setFolded(false);
    if (!waitUntilIdle(window)) {
        state.SkipWithError("the window did not come to rest");
        return;
    }
    window.scenario().focusField(QLatin1String(of.field));
    const auto *field = window.scenario().field(QLatin1String(of.field));
    auto *slider = field != nullptr ? field->findChild<QSlider *>() : nullptr;
    if (slider == nullptr) {
        state.SkipWithError("the field has no slider");
        return;
    }
    std::vector<double> times;
    for (auto _ : state) {
        if (!drag(*slider, window, times)) {
            state.SkipWithError("a move of the slider was not answered");
            return;
        }
    }
    QElapsedTimer rest;
    rest.start();
    if (!waitUntilIdle(window)) {
        state.SkipWithError("the simulation did not end after the last move");
        return;
    }
    std::sort(times.begin(), times.end());
    const auto at = [&times](double share) {
        return times.empty() ? 0.0 : times[static_cast<std::size_t>(share * static_cast<double>(times.size() - 1))];
    };
    state.counters["moves"] = static_cast<double>(times.size());
    state.counters["p50_ms"] = at(0.5);
    state.counters["p95_ms"] = at(0.95);
    state.counters["worst_ms"] = at(1.0);
    state.counters["rest_ms"] = static_cast<double>(rest.elapsed()); // from the last move to every figure exact
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
