// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <optional>

namespace core::catalogue {
class Catalogue;
}

namespace core::explore {

/// What is paid for hardware that the project states no price for.
struct StandInPrice
{
    std::optional<project::Tariff> tariff; ///< rented at a provider of the catalogue
    std::optional<Text> sentence;          ///< which offer stands in, or that none could be sourced
};

/// Of a configuration on another GPU than the base's, when the base has a price and the configuration has none any
/// more: the catalogue's offer of that GPU, at the project's own provider where it has one, else the cheapest with a
/// date. Under a gate on sovereignty it is the cheapest of those known to hold it, else of those of whom that is not
/// known; never of one that fails it. Both empty where nothing has to stand in. `catalogue` may be null.
StandInPrice standInPrice(const project::Project &configuration, const project::Project &base,
                          const catalogue::Catalogue *catalogue);

} // namespace core::explore
