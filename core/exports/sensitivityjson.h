// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/report.h"
#include "core/words.h"

#include <string>

namespace core::exports {

/// The answer of `sensitivity --json`. Ends in a line feed.
std::string sensitivityJson(const sensitivity::Sensitivity &sensitivity);

/// A row a lever: elasticity, changes, ends of the tornado.
std::string sensitivityCsv(const sensitivity::Sensitivity &sensitivity);

/// The same for a person.
std::string sensitivityText(const sensitivity::Sensitivity &sensitivity, const Words &words = {});

} // namespace core::exports
