// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"
#include "core/results/run.h"
#include "core/results/tablemapping.h"

#include <string_view>
#include <vector>

/// What a table that no tool wrote would give, before anything is imported.
namespace core::results {

/// Whether a text may be a table with figures: a header of at least two different names, and below it lines of as many
/// cells of which at least one is a number. Only the first lines are looked at; a text that is cut may be given.
bool looksLikeTable(std::string_view text);

/// Names, first cells and suggestions of a table's columns, for a person to look at.
struct TableColumn
{
    std::string name;
    std::vector<std::string> samples; ///< the first cells below it, at most three
    bool numeric = false;             ///< all samples that are not blank are numbers
};
std::vector<TableColumn> tableColumns(std::string_view text);

/// What the names suggest, one field a column; texts get no field of numbers, and each field is given once.
TableMapping suggestedMapping(std::string_view text);

struct TablePreview
{
    std::vector<Run> runs;
    Diagnostics remarks; ///< lines that would be left out, with the reason
};

/// The runs of a text by a mapping; nothing when the header is another.
TablePreview previewTable(std::string_view text, const TableMapping &mapping);

} // namespace core::results
