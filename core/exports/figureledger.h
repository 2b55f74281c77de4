// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <vector>

/// Every figure of a configuration by name, for those who want to see where each comes from.
namespace core::exports {

struct LedgerFigure
{
    std::string id; ///< of the contract: "cost_eur_per_month"
    Text title;     ///< "Cost of a month"
    Text basis;     ///< which tokens, which boundary, which method; empty where there is but one
    project::OptionalFigure figure;
    Text missing; ///< what it needs, for where it is not known
};

struct FigureGroup
{
    Text title;
    std::vector<LedgerFigure> figures;
};

/// The groups of sizeGroups; figures that are not known stay, with what they need.
std::vector<FigureGroup> figureLedger(const project::SizeFigures &size);

} // namespace core::exports
