// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <QString>

/// Edits of the candidates in a project's document. Each gives a new document;
/// nothing is changed in place.
namespace ui::candidates {

/// The first letter that names no candidate yet.
QString freeId(const core::project::Project &project);

struct Pinned
{
    QString id; ///< of the new candidate: the first free letter
    core::project::Node document;
};
/// The scenario as it is evaluated now becomes a candidate that states the
/// values that are known. A pinned candidate does not move when the scenario
/// moves on.
Pinned pinned(const core::project::Node &document, const core::project::Project &project,
              const core::project::Evaluation &evaluation);

core::project::Node renamed(const core::project::Node &document, const QString &id, const QString &label);
core::project::Node removed(const core::project::Node &document, const QString &id);
/// The axis is among the scorecard's; the others stay, and stay in order.
core::project::Node withAxis(const core::project::Node &document, const core::scorecard::Scorecard &scorecard,
                             const QString &axis);

} // namespace ui::candidates
