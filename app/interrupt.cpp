// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/interrupt.h"

#include "app/commandline.h"

#include <atomic>
#include <cstdlib>
#include <thread>

#if defined(_WIN32)
#include <windows.h>
#else
#include <csignal>
#include <pthread.h>
#endif

namespace app {

namespace {

std::stop_source &source()
{
    // Never destroyed: the watching thread outlives main.
    static auto *const instance = new std::stop_source;
    return *instance;
}

std::atomic<bool> taken{false};

/// On a thread of its own, so that nothing of a signal handler's limits applies.
void interrupted()
{
    const bool again = source().stop_requested();
    source().request_stop();
    if (again || !taken)
        std::_Exit(CancelledOrLimit);
}

} // namespace

#if defined(_WIN32)

void watchInterrupts()
{
    source();
    SetConsoleCtrlHandler(
        [](DWORD event) -> BOOL {
            if (event != CTRL_C_EVENT && event != CTRL_BREAK_EVENT)
                return FALSE;
            interrupted();
            return TRUE;
        },
        TRUE);
}

#else

void watchInterrupts()
{
    source();
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    // Threads that start later inherit the mask, so that only the watcher gets these signals.
    if (pthread_sigmask(SIG_BLOCK, &signals, nullptr) != 0)
        return;
    std::thread([signals] {
        int signal = 0;
        while (sigwait(&signals, &signal) == 0)
            interrupted();
    }).detach();
}

#endif

std::stop_token takeInterruptToken()
{
    taken = true;
    return source().get_token();
}

bool wasInterrupted()
{
    return source().stop_requested();
}

} // namespace app
