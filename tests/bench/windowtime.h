// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <functional>

#if defined(CLOCK_THREAD_CPUTIME_ID)

/// How long a window cannot answer: time of its own thread on a processor, so that other work on the machine does not
/// count.
namespace bench {

inline double threadSeconds()
{
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

/// Works off events until nothing more happens; the longest of them, in seconds of the thread.
inline double longestUntilQuiet(const std::function<bool()> &busy)
{
    QTimer wake;
    wake.start(5);
    double longest = 0.0;
    constexpr std::chrono::seconds most{120};
    const QDeadlineTimer deadline(most);
    int quiet = 0;
    while (quiet < 50 && !deadline.hasExpired()) {
        const double before = threadSeconds();
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
        longest = std::max(longest, threadSeconds() - before);
        quiet = busy() ? 0 : quiet + 1;
    }
    return longest;
}

/// The longest stretch of an act and of all that follows from it, in milliseconds.
inline double longestMilliseconds(const std::function<void()> &act, const std::function<bool()> &busy)
{
    const double before = threadSeconds();
    act();
    const double itself = threadSeconds() - before;
    return 1e3 * std::max(itself, longestUntilQuiet(busy));
}

} // namespace bench

#endif
