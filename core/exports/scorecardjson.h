// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/scorecard.h"
#include "core/words.h"

#include <string>

namespace core::exports {

/// Above this many candidates only one of those who dominate each is named.
inline constexpr std::size_t manyCandidates = 1000;

/// The answer of `scorecard --json` (and `explore --json`). Ends in a line feed.
std::string scorecardJson(const scorecard::Scorecard &card);

/// A row a candidate: id, label, the axes and gates, status, layer, dominated by, why not.
std::string scorecardCsv(const scorecard::Scorecard &card);

/// The same for a person: a table, then a line for each candidate that is not on the front.
std::string scorecardText(const scorecard::Scorecard &card, const Words &words = {});

} // namespace core::exports
