// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"

namespace core::exports {

std::vector<ReportBlock> assumptionBlocks(const ReportSource &source)
{
    (void)source;
    return {};
}

} // namespace core::exports
