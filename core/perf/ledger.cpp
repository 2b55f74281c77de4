// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/ledger.h"

#include <algorithm>
#include <cmath>

namespace core::perf {

namespace {

Ledger sorted(std::vector<LedgerLine> lines)
{
    Ledger ledger;
    std::erase_if(lines, [](const LedgerLine &line) { return line.seconds <= 0.0; });
    std::stable_sort(lines.begin(), lines.end(),
                     [](const LedgerLine &a, const LedgerLine &b) { return a.seconds > b.seconds; });
    for (const LedgerLine &line : lines)
        ledger.seconds += line.seconds;
    ledger.lines = std::move(lines);
    return ledger;
}

Batch decodeBatch(const EngineTime &time, const LedgerState &state)
{
    Batch batch;
    batch.decodes = static_cast<int>(std::max(std::lround(state.running), 1L));
    batch.tokensPerDecode = 1.0 + time.constants().draftTokens;
    batch.liveTokens = batch.decodes * state.contextTokens;
    const auto window = time.windowTokens();
    batch.windowedTokens =
        batch.decodes * (window ? std::min<double>(*window, state.contextTokens) : state.contextTokens);
    return batch;
}

void addPrompt(const EngineTime &time, double promptTokens, Batch &batch)
{
    batch.prefills += 1;
    batch.prefillTokens += promptTokens;
    batch.prefillPositions += 0.5 * promptTokens * promptTokens;
    const auto window = time.windowTokens();
    const double reach =
        window && *window < promptTokens ? *window * (1.0 - 0.5 * *window / promptTokens) : 0.5 * promptTokens;
    batch.windowedPrefillPositions += promptTokens * reach;
}

std::vector<LedgerLine> linesOf(const IterationTerms &terms)
{
    return {{CORE_TEXT("Reading the weights"), terms.weights},
            {CORE_TEXT("Reading the experts hit"), terms.experts},
            {CORE_TEXT("Arithmetic beyond reading"), terms.compute},
            {CORE_TEXT("Reading the KV cache"), terms.attentionDecode},
            {CORE_TEXT("Attention over the prompt"), terms.attentionPrefill},
            {CORE_TEXT("Exchange between GPUs"), terms.collectives},
            {CORE_TEXT("Fixed time of the layers' kernels"), terms.layers},
            {CORE_TEXT("Scheduling and launching"), terms.step},
            {CORE_TEXT("Sampling and bookkeeping"), terms.sequences},
            {CORE_TEXT("Draft model"), terms.drafting}};
}

} // namespace

Ledger iterationLedger(const IterationTerms &terms)
{
    return sorted(linesOf(terms));
}

Ledger tpotLedger(const EngineTime &time, const LedgerState &state)
{
    const Batch batch = decodeBatch(time, state);
    std::vector<LedgerLine> lines = linesOf(time.terms(batch));
    if (state.promptsPerToken > 0.0 && state.promptTokens > 0.0) {
        Batch mixed = batch;
        addPrompt(time, state.promptTokens, mixed);
        const double extra = std::max(time.seconds(mixed) - time.seconds(batch), 0.0);
        lines.push_back({CORE_TEXT("Prompts of other requests"), extra * state.promptsPerToken});
    }
    return sorted(std::move(lines));
}

Ledger ttftLedger(const EngineTime &time, const LedgerState &state)
{
    Batch batch = state.running > 1.0 ? decodeBatch(time, state) : Batch{};
    addPrompt(time, std::max(state.promptTokens, 1.0), batch);
    std::vector<LedgerLine> lines = linesOf(time.terms(batch));
    const FrontEnd front = time.frontEnd();
    lines.push_back({CORE_TEXT("Front end of the engine"),
                     front.secondsPerRequest + front.secondsPerPromptToken * state.promptTokens});
    lines.push_back({CORE_TEXT("Waiting in the queue"), state.queueSeconds});
    return sorted(std::move(lines));
}

} // namespace core::perf
