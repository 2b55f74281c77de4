// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core::project::detail {

/// The greatest number, either way, that a field can mean, told by the unit in its key: orders of magnitude above
/// anything that exists, so that it refuses slips of the keyboard and damaged files and no plan. `path` is the whole
/// path of the value ("energy.power_w"); the last key that names a unit counts.
double mostOf(std::string_view path);

/// Years that a date in a project can have.
inline constexpr int firstYear = 1900;
inline constexpr int lastYear = 2100;

} // namespace core::project::detail
