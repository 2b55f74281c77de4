// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/comparability.h"
#include "core/scorecard/normalise.h"
#include "core/scorecard/sides.h"
#include "core/sensitivity/robustness.h"
#include "core/words.h"

#include <string>

namespace core::exports {

/// What stands beside a scorecard: with whom a candidate may be compared, the same figures from other evidence, how
/// often each is on the front.
struct ScorecardExtras
{
    std::vector<scorecard::PairComparability> pairs;
    std::vector<scorecard::CandidateSides> sides;
    sensitivity::Robustness robustness;
    scorecard::Normalisation normalisation{};
};

/// scorecardJson with the explanation of each candidate and the extras added.
std::string scorecardJson(const scorecard::Scorecard &card, const ScorecardExtras &extras);

/// The same in words, below scorecardText.
std::string scorecardExtrasText(const scorecard::Scorecard &card, const ScorecardExtras &extras,
                                const Words &words = {});

} // namespace core::exports
