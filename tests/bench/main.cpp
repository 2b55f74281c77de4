// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>
#include <clocale>

#ifdef PARETOSCOPE_BENCH_UI
#include "tests/bench/paintonce.h"

#include <QApplication>
#include <QStandardPaths>
#endif

int main(int argc, char **argv)
{
#ifdef PARETOSCOPE_BENCH_UI
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && !qEnvironmentVariableIsSet("DISPLAY") &&
        !qEnvironmentVariableIsSet("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    // A benchmark opens one window after the other: closing the first must not end the loops of the next.
    QApplication::setQuitOnLastWindowClosed(false);
    QStandardPaths::setTestModeEnabled(true); // nothing of the user's own is read or written
    std::setlocale(LC_NUMERIC, "C");
    if (argc > 2 && qstrcmp(argv[1], "--paint-once") == 0) {
        bench::paintOnce(QString::fromLocal8Bit(argv[2]));
        return 0;
    }
#endif
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
