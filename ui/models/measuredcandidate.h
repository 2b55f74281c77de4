// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <QString>
#include <optional>

/// A run or a sweep as a candidate of the scorecard: what was measured is stated with provenance "benchmark", what
/// follows from it (cost, energy, carbon) is computed as for any candidate.
namespace ui::candidates {

/// What is assigned: a sweep (by its safe capacity, else its knee, else its fastest point), or one run.
struct Measured
{
    std::optional<std::size_t> sweep, run; ///< indices into the evaluation's sweeps and its library's runs
};

/// "70B FP8, 8 × H100, 16 at a time": what tells the measured system from others.
QString measuredLabel(const core::project::Evaluation &evaluation, const Measured &measured);

struct Assigned
{
    QString id; ///< of the candidate, new or existing
    core::project::Node document;
};

/// The document with the measurement as a new candidate, or in the place of what an existing one said of throughput and
/// latency. Absent when the measurement states no throughput.
std::optional<Assigned> assigned(const core::project::Node &document, const core::project::Project &project,
                                 const core::project::Evaluation &evaluation,
                                 const core::catalogue::Catalogue &catalogue, const Measured &measured,
                                 const QString &existing = {});

} // namespace ui::candidates
