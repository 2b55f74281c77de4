// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <algorithm>
#include <string_view>

namespace core::results {

/// The remark that marks the runs of a file that is, byte for byte, another one as well. A copy is shown and is no
/// second measurement: it is left out of sweeps and of the spread of repeats.
inline constexpr std::string_view copyRemarkId = "copy";

inline bool isCopy(const Run &run)
{
    return std::ranges::find(run.remarks, copyRemarkId, &Remark::id) != run.remarks.end();
}

} // namespace core::results
