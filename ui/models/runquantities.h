// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <QList>
#include <QString>
#include <functional>
#include <optional>

namespace ui {

/// One figure or word that runs state, as a column of a table or a row of a comparison.
struct RunQuantity
{
    QString id;    ///< stable: "ttft_p99", "model"
    QString title; ///< "TTFT p99"
    QString unit;  ///< as the value is shown: "ms"; empty: none
    std::function<std::optional<double>(const core::results::Run &)> number; ///< in that unit; null for words
    std::function<QString(const core::results::Run &)> word;                 ///< empty: not said; null for numbers
    bool aside = false; ///< hidden at first where many quantities are columns
};

/// Who was measured, load, counts, rates and latencies, in the order of a table.
QList<RunQuantity> runQuantities();

/// "16 at a time", "4 req/s", "all at once": the load of a run in words; empty where it is not known.
QString loadWords(const core::results::Run &run);

} // namespace ui
