// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

/// Ctrl-C on the command line. Nothing is ever half-written (files are written beside and renamed), so that an action
/// may end between any two of its steps.
namespace app {

/// From here on Ctrl-C (SIGINT, SIGTERM) asks the token to stop, and ends the program with exit code 4 where no action
/// has taken the token, or at the second time. To be called once, before any other thread runs.
void watchInterrupts();

/// Takes the token: the action promises to look at it often and to end with exit code 4.
std::stop_token takeInterruptToken();

/// Whether it was asked to stop.
bool wasInterrupted();

} // namespace app
