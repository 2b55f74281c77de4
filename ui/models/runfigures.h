// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <QList>
#include <QString>

namespace ui {

/// A figure of one run as it is read: "TTFT p99", "460 ms".
struct RunFigure
{
    QString name, value;
    bool operator==(const RunFigure &) const = default;
};

/// What one run states, in reading order; what it does not state is left out.
QList<RunFigure> runFigures(const core::results::Run &run);

} // namespace ui
