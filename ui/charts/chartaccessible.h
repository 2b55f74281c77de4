// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace ui::charts {

/// Makes charts known to assistive technology as charts, with their one-sentence summary and their data on request.
/// Cheap to call again.
void installChartAccessibility();

} // namespace ui::charts
