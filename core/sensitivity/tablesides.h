// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/sensitivity.h"
#include "core/sensitivity/twoway.h"

namespace core::catalogue {
class Catalogue;
}

namespace core::sensitivity {

/// A lever at five values: both ends of its bar, its own, and the middles between.
TableSide sideOf(const TornadoBar &bar);

/// Every input that a two-way table of this project can turn: the levers of the tornado in its order, then what is a
/// word or a whole number and is stated (precisions, tensor parallelism, GPU, country), each with the values that are
/// worth trying, the stated one among them. Any two of them make a table. `catalogue` may be null.
std::vector<TableSide> tableSides(const project::Project &project, const std::vector<TornadoBar> &bars,
                                  const catalogue::Catalogue *catalogue);

/// Where the project's own value stands among those of a side; absent where it is not one of them.
std::optional<std::size_t> ownValue(const TableSide &side, const project::Node &document);

} // namespace core::sensitivity
