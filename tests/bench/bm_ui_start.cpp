// SPDX-License-Identifier: GPL-3.0-or-later
// From nothing to the first painted window: ours on the built-in example, against the least that Qt can do, an empty
// main window with one empty chart. Once with the application object already there, once as a new process.
#include "tests/bench/paintonce.h"
#include "ui/mainwindow.h"
#include "ui/session.h"

#include <QApplication>
#include <QChartView>
#include <QEventLoop>
#include <QMainWindow>
#include <QProcess>
#include <QTimer>
#include <benchmark/benchmark.h>

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

void paintEmpty()
{
    QMainWindow window;
    window.setCentralWidget(new QChartView);
    showAndWait(window);
}

void paintParetoscope()
{
    ui::MainWindow window({.remembers = false});
    window.session().openExample();
    showAndWait(window);
}

void startInProcess(benchmark::State &state, void (*paint)())
{
    for (auto _ : state)
        paint();
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
BENCHMARK_CAPTURE(startAsProcess, empty, "empty")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(startAsProcess, paretoscope, "paretoscope")->Unit(benchmark::kMillisecond)->UseRealTime();

} // namespace

void bench::paintOnce(const QString &window)
{
    if (window == QLatin1String("empty"))
        paintEmpty();
    else
        paintParetoscope();
}
