// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// Candidates as a person types or pastes them, a line each.
namespace ui::candidates {

struct Typed
{
    QString id, label;
    std::vector<std::pair<std::string, QString>> values; ///< axis id and what stands in its cell
    /// Nothing but an id: the line is not meant.
    bool blank() const;
};

struct TypedIn
{
    std::optional<core::project::Node> document; ///< with the candidates behind those that it has; absent: a problem
    QStringList ids;                             ///< of the new ones
    QString problem;                             ///< a sentence; empty also where nothing is typed in yet
};

/// Numbers are read as the reader writes them; an empty cell, "–" and "n/a" are unknown, never 0.
TypedIn typedIn(const core::project::Node &document, const core::project::Project &project,
                const std::vector<Typed> &lines);

/// The ids that come next: "A" to "D" where there is no candidate yet.
QStringList nextIds(const core::project::Project &project, int count);

/// A block of cells from a spreadsheet or a text with tabs or semicolons, without the empty lines.
std::vector<QStringList> cellsOf(const QString &text);

} // namespace ui::candidates
