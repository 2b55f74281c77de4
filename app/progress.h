// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"

#include <functional>
#include <stop_token>

namespace app {

/// Long work of a command: a line of progress on standard error when that is a terminal, and a stop when the user
/// interrupts (Ctrl+C; a second one ends the program at once). One at a time.
class Progress
{
public:
    explicit Progress(const CommonOptions &options);
    ~Progress();
    Progress(const Progress &) = delete;
    Progress &operator=(const Progress &) = delete;

    /// For the work: says how far it is and passes an interruption on.
    std::function<void(double fraction)> report();
    std::stop_token token() const { return m_stop.get_token(); }
    /// Whether the user interrupted; also passes it on.
    bool cancelled();

private:
    std::stop_source m_stop;
    bool m_shown = false;
};

} // namespace app
