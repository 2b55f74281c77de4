// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <string>

namespace core::exports {

/// What a sustainability report under CSRD (ESRS E1 and E3) asks of this fleet for a year, as a table: energy, scope 2
/// by location and by market, what making the hardware gave off (scope 3, category 2), water; each with its factor,
/// method, year, edition and source, and a note where the tonnes are somebody else's scope 2. Unknown figures have an
/// empty value and stay in the table.
std::string csrdCsv(const project::Project &project, const project::Evaluation &evaluation);

} // namespace core::exports
