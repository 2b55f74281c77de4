// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "core/project/levers.h"
#include "core/words.h"

#include <string>
#include <string_view>
#include <vector>

namespace core::exports {

/// One figure of a configuration under its field name.
struct SizeRow
{
    std::string_view field; ///< of the contract
    const char *label;      ///< English sentence part, marked for translation
    const project::OptionalFigure *figure;
};

struct SizeGroup
{
    const char *title;
    std::vector<SizeRow> rows;
};

/// Every figure of a configuration in the order in which a person reads it; absent ones included.
std::vector<SizeGroup> sizeGroups(const project::SizeFigures &size);

/// A table of field, value, unit, low, high, provenance, formula; a row a figure, empty cells where it is unknown.
std::string sizeCsv(const project::SizeFigures &size);

/// The whole answer of `size` for a person: headline, what limits, figures with their formulas, worksheet, warnings.
std::string sizeText(const project::Project &project, const project::Evaluation &evaluation, const Words &words = {},
                     const project::Ladder *ladder = nullptr);

} // namespace core::exports
