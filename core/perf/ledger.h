// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/engine.h"

/// Where the time of a token goes, for the window and the report.
namespace core::perf {

struct LedgerLine
{
    Text name; ///< "Reading the weights"
    double seconds = 0.0;
    bool operator==(const LedgerLine &) const = default;
};

struct Ledger
{
    std::vector<LedgerLine> lines; ///< largest first, none at 0; they add up to `seconds`
    double seconds = 0.0;
};

/// The parts of an iteration as sentences.
Ledger iterationLedger(const IterationTerms &terms);

/// The state of a replica in which a token is produced.
struct LedgerState
{
    double running = 1.0;         ///< sequences that decode
    double contextTokens = 0.0;   ///< mean of theirs
    double promptTokens = 0.0;    ///< of a request
    double promptsPerToken = 0.0; ///< prompts of others computed while one output token is made: C/n in a closed loop
    double queueSeconds = 0.0;    ///< before a request's prompt is begun
};

/// Of one output token: the decode iteration, and what prompts of others add ("Prompts of other requests").
Ledger tpotLedger(const EngineTime &time, const LedgerState &state);

/// Of the first token: front end, queue, and the iteration that computes the prompt.
Ledger ttftLedger(const EngineTime &time, const LedgerState &state);

} // namespace core::perf
