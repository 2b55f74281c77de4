// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <QString>

/// The sentence on top of a page: its answer in words, computed. A presenter
/// reads it aloud.
namespace ui::sentences {

QString knee(const core::results::SweepAnalysis &sweep);
QString scorecard(const core::scorecard::Scorecard &scorecard);
/// `chosen`: the sweep whose safe capacity and record are told.
QString benchmarks(const core::project::Evaluation &evaluation, std::optional<std::size_t> chosen);

} // namespace ui::sentences
