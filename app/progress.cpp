// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/progress.h"

#include <csignal>
#include <cstdio>
#include <fmt/format.h>

#if defined(_WIN32)
#include <io.h>
#else
#include <unistd.h>
#endif

namespace app {

namespace {

volatile std::sig_atomic_t interrupted = 0;

void noteInterrupt(int signal)
{
    interrupted = 1;
    std::signal(signal, SIG_DFL);
}

bool errorIsTerminal()
{
#if defined(_WIN32)
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(fileno(stderr)) != 0;
#endif
}

} // namespace

Progress::Progress(const CommonOptions &options)
    : m_shown(!options.quiet && errorIsTerminal())
{
    interrupted = 0;
    std::signal(SIGINT, noteInterrupt);
    std::signal(SIGTERM, noteInterrupt);
}

Progress::~Progress()
{
    if (m_shown)
        fmt::print(stderr, "\r\x1b[K");
    std::signal(SIGINT, SIG_DFL);
    std::signal(SIGTERM, SIG_DFL);
}

bool Progress::cancelled()
{
    if (interrupted != 0)
        m_stop.request_stop();
    return interrupted != 0;
}

std::function<void(double fraction)> Progress::report()
{
    return [this](double fraction) {
        if (!cancelled() && m_shown)
            fmt::print(stderr, "\r\x1b[K{:3.0f} %", fraction * 100.0);
    };
}

} // namespace app
