// SPDX-License-Identifier: GPL-3.0-or-later
// From nothing to the first painted window: ours on the built-in example, against the least that Qt can do, an empty
// main window with one empty chart. Once with the application object already there, once as a new process.
#include "tests/bench/paintonce.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/session.h"
#include "ui/sessionfiles.h"
#include "ui/windowstart.h"

#include <QApplication>
#include <QChartView>
#include <QEventLoop>
#include <QMainWindow>
#include <QProcess>
#include <QTimer>
#include <benchmark/benchmark.h>
#include <cstdio>
#include <cstdlib>
#include <memory>

namespace {

/// Ends a loop once the window has painted itself and everything in it. The paint events themselves go to whatever
/// widgets there are (a chart paints on its viewport), but all of them are worked off within one update of the window.
class FirstPaint final : public QObject
{
public:
    explicit FirstPaint(QWidget &window)
        : m_window(&window)
    {
        qApp->installEventFilter(this);
    }
    ~FirstPaint() override { qApp->removeEventFilter(this); }
    void wait()
    {
        if (!m_painted)
            m_loop.exec();
    }

    bool eventFilter(QObject *receiver, QEvent *event) override
    {
        if (!m_painted && event->type() == QEvent::Paint && receiver->isWidgetType() &&
            static_cast<QWidget *>(receiver)->window() == m_window) {
            m_painted = true;
            QTimer::singleShot(0, &m_loop, &QEventLoop::quit); // after the update that this paint belongs to
        }
        return false;
    }

private:
    QWidget *m_window;
    QEventLoop m_loop;
    bool m_painted = false;
};

void showAndWait(QMainWindow &window)
{
    window.resize(1280, 800);
    FirstPaint painted(window);
    window.show();
    painted.wait();
}

/// Called with the window still there, once it is painted.
using Painted = void (*)();

/// Painting is what is measured, not the way out: what still runs in tasks is left where it is, in every window.
void leaveProcess()
{
    std::fflush(nullptr);
    std::_Exit(0);
}

void goOn() {}

void paintEmpty(Painted then)
{
    QMainWindow window;
    window.setCentralWidget(new QChartView);
    showAndWait(window);
    then();
}

/// The program's own way to its window: `paretoscope throughput-on-lo0.yaml`.
std::unique_ptr<ui::MainWindow> exampleWindow()
{
    const QString example = ui::files::examplesFolder() + QStringLiteral("/throughput-on-lo0.yaml");
    return ui::startWindow(*qApp, {example}, false);
}

void paintParetoscope(Painted then)
{
    const auto window = exampleWindow();
    showAndWait(*window);
    then();
}

/// `paretoscope` alone.
void paintStartPage()
{
    const auto window = ui::startWindow(*qApp, {}, false);
    showAndWait(*window);
    leaveProcess();
}

/// On from the first paint until the first page stands there with its figures, and they are painted. `all`: also with
/// what the page simulates of its own (the ladder of levers), and with every figure exact.
void paintFigures(bool all)
{
    const auto window = exampleWindow();
    showAndWait(*window);
    const auto waits = [&window, all] {
        if (window->currentPage() == nullptr)
            return true;
        return all && (window->session().busy() || window->currentPage()->working());
    };
    while (waits())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    FirstPaint painted(*window);
    window->currentPage()->update();
    painted.wait();
    leaveProcess();
}

void startInProcess(benchmark::State &state, void (*paint)(Painted))
{
    for (auto _ : state)
        paint(goOn);
}
BENCHMARK_CAPTURE(startInProcess, empty, paintEmpty)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(startInProcess, paretoscope, paintParetoscope)->Unit(benchmark::kMillisecond);

void startAsProcess(benchmark::State &state, const char *window)
{
    for (auto _ : state) {
        const int code = QProcess::execute(QCoreApplication::applicationFilePath(),
                                           {QStringLiteral("--paint-once"), QString::fromLatin1(window)});
        if (code != 0)
            state.SkipWithError("the process failed");
    }
}
// The first three are held against one another; the others tell how soon the first page has its figures, and all of
// them.
BENCHMARK_CAPTURE(startAsProcess, empty, "empty")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(startAsProcess, paretoscope, "paretoscope")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(startAsProcess, startPage, "start")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(startAsProcess, figures, "figures")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(startAsProcess, complete, "complete")->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

void bench::paintOnce(const QString &window)
{
    if (window == QLatin1String("empty"))
        paintEmpty(leaveProcess);
    else if (window == QLatin1String("paretoscope"))
        paintParetoscope(leaveProcess);
    else if (window == QLatin1String("start"))
        paintStartPage();
    else
        paintFigures(window == QLatin1String("complete"));
    leaveProcess();
}
