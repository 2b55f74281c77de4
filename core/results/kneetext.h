// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/knee.h"
#include "core/text.h"

/// What a sweep says, as sentences for people: the window, the report and the command line show the same.
namespace core::results {

/// "Knee at concurrency 16; the next tested load is 24", or why there is none.
Text kneeSentence(const SweepAnalysis &analysis);

/// "Safe up to concurrency 16: 3,400 total tok/s", or that no tested load holds the SLO.
Text safeCapacitySentence(const SweepAnalysis &analysis);

/// "Above it TTFT breaks first"; empty when nothing is known to break.
Text limitSentence(const SweepAnalysis &analysis);

} // namespace core::results
