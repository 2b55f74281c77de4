// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/tablemapping.h"

#include <QString>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

/// What the columns of tables mean that no tool wrote: said once, remembered on this computer by the header, and kept
/// in each project that uses it.
namespace ui::tables {

std::vector<core::results::TableMapping> remembered();
/// In place of what was remembered for the same header.
void remember(const core::results::TableMapping &mapping);
void forget(const std::vector<std::string> &header);

/// The beginning of a file that may be a table: enough lines to look at. Absent when it is none, or holds a header that
/// one of the mappings knows.
std::optional<std::string> unknownTable(const QString &path, const std::vector<core::results::TableMapping> &known);

/// The beginning of any text file; empty when it cannot be read.
std::string beginningOf(const QString &path);

} // namespace ui::tables
