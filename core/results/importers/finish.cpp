// SPDX-License-Identifier: GPL-3.0-or-later
// What every importer does last: figures from the records, the checklist, the run held against itself.
#include "core/results/importers/support.h"

#include <algorithm>
#include <cmath>

namespace core::results {

namespace {

constexpr double arithmeticToleranceFraction = 0.03;

void completeRecords(Run &run)
{
    for (RequestRecord &record : run.requests) {
        if (record.tpotSeconds || record.failed || !record.e2eSeconds || !record.ttftSeconds || !record.outputTokens ||
            *record.outputTokens < 2 || *record.e2eSeconds < *record.ttftSeconds)
            continue;
        record.tpotSeconds = (*record.e2eSeconds - *record.ttftSeconds) / static_cast<double>(*record.outputTokens - 1);
    }
}

/// One latency of the good requests after the other, so that a long list is not there three times.
LatencySummary summaryOf(const std::vector<RequestRecord> &records, std::optional<double> RequestRecord::*latency)
{
    std::vector<double> values;
    values.reserve(records.size());
    for (const RequestRecord &record : records) {
        if (!record.failed && record.*latency)
            values.push_back(*(record.*latency));
    }
    return summarised(std::move(values));
}

void recompute(Run &run)
{
    if (run.requests.empty() || !run.completed)
        return;
    long long good = 0;
    long long outputTokens = 0;
    bool tokensKnown = true;
    for (const RequestRecord &record : run.requests) {
        if (record.failed)
            continue;
        ++good;
        tokensKnown = tokensKnown && record.outputTokens.has_value();
        outputTokens += record.outputTokens.value_or(0);
    }
    if (*run.completed != good) {
        addRemark(run, "records-count-differs",
                  {CORE_TEXT("%1 good requests are recorded, the summary counts %2: nothing is recomputed from them"),
                   {TextNumber{static_cast<double>(good)}, TextNumber{static_cast<double>(*run.completed)}}});
        return;
    }
    Run::Recomputed recomputed;
    recomputed.ttft = summaryOf(run.requests, &RequestRecord::ttftSeconds);
    recomputed.tpot = summaryOf(run.requests, &RequestRecord::tpotSeconds);
    recomputed.e2e = summaryOf(run.requests, &RequestRecord::e2eSeconds);
    if (run.durationSeconds && *run.durationSeconds > 0.0) {
        recomputed.requestThroughputPerSecond = static_cast<double>(good) / *run.durationSeconds;
        if (tokensKnown)
            recomputed.outputTokensPerSecond = static_cast<double>(outputTokens) / *run.durationSeconds;
    }
    run.recomputed = std::move(recomputed);
}

Recorded both(bool first, bool second)
{
    return first && second ? Recorded::Yes : first || second ? Recorded::Partly : Recorded::No;
}

void raise(Run &run, ChecklistItem item, Recorded recorded)
{
    Recorded &entry = run.checklist[static_cast<std::size_t>(item)];
    entry = std::max(entry, recorded);
}

void fillChecklist(Run &run)
{
    const RunIdentity &identity = run.identity;
    raise(run, ChecklistItem::ToolVersion,
          run.source.toolVersion   ? Recorded::Yes
          : identity.engineVersion ? Recorded::Partly
                                   : Recorded::No);
    raise(run, ChecklistItem::ModelPrecision, both(identity.model.has_value(), identity.precision.has_value()));
    raise(run, ChecklistItem::Hardware, both(identity.gpu.has_value(), identity.gpuCount.has_value()));
    raise(run, ChecklistItem::EngineFlags, identity.tensorParallel ? Recorded::Partly : Recorded::No);
    const bool lengthsRecorded = !run.requests.empty() && run.requests.front().outputTokens.has_value();
    raise(run, ChecklistItem::LengthDistribution,
          lengthsRecorded || run.facts.fixedLengths.has_value() ? Recorded::Yes
          : run.facts.outputTokensMean                          ? Recorded::Partly
                                                                : Recorded::No);
    raise(run, ChecklistItem::SweepLevels, run.loadKind ? Recorded::Partly : Recorded::No);
    raise(run, ChecklistItem::Slo,
          run.facts.sloRecorded ? Recorded::Yes
          : run.goodput         ? Recorded::Partly
                                : Recorded::No);
    raise(run, ChecklistItem::Warmup, run.facts.warmupDiscarded ? Recorded::Yes : Recorded::No);
    raise(run, ChecklistItem::Tokenizer, identity.tokenizer ? Recorded::Yes : Recorded::No);
}

void checkArithmetic(Run &run)
{
    if (!run.completed || *run.completed == 0 || !run.durationSeconds || *run.durationSeconds <= 0.0 ||
        !run.requestThroughputPerSecond)
        return;
    const double expected = static_cast<double>(*run.completed) / *run.durationSeconds;
    if (std::abs(expected - *run.requestThroughputPerSecond) > arithmeticToleranceFraction * expected)
        addRemark(run, "arithmetic-mismatch",
                  {CORE_TEXT("states %1 requests/s, but its completed requests over its duration give %2"),
                   {TextNumber{*run.requestThroughputPerSecond}, TextNumber{expected}}});
}

void fixedLengthsFromRecords(Run &run)
{
    if (run.facts.fixedLengths || run.requests.size() < 2)
        return;
    const RequestRecord &first = run.requests.front();
    if (!first.inputTokens || !first.outputTokens)
        return;
    run.facts.fixedLengths = std::ranges::all_of(run.requests, [&](const RequestRecord &record) {
        return record.failed || (record.inputTokens == first.inputTokens && record.outputTokens == first.outputTokens);
    });
}

} // namespace

void summariseRecords(Run &run)
{
    completeRecords(run);
    double first = 0.0;
    double last = 0.0;
    double inputs = 0.0;
    double outputs = 0.0;
    long long good = 0;
    bool timed = false;
    bool inputsKnown = true;
    bool outputsKnown = true;
    for (const RequestRecord &record : run.requests) {
        if (record.failed)
            continue;
        ++good;
        inputsKnown = inputsKnown && record.inputTokens;
        outputsKnown = outputsKnown && record.outputTokens;
        inputs += static_cast<double>(record.inputTokens.value_or(0));
        outputs += static_cast<double>(record.outputTokens.value_or(0));
        if (record.startSeconds && record.e2eSeconds) {
            first = timed ? std::min(first, *record.startSeconds) : *record.startSeconds;
            last = std::max(last, *record.startSeconds + *record.e2eSeconds);
            timed = true;
        }
    }
    run.completed = good;
    run.failed = static_cast<long long>(run.requests.size()) - good;
    run.ttft = summaryOf(run.requests, &RequestRecord::ttftSeconds);
    run.tpot = summaryOf(run.requests, &RequestRecord::tpotSeconds);
    run.e2e = summaryOf(run.requests, &RequestRecord::e2eSeconds);
    if (timed && last > first) {
        run.durationSeconds = last - first;
        run.requestThroughputPerSecond = static_cast<double>(good) / *run.durationSeconds;
        if (outputsKnown)
            run.outputTokensPerSecond = outputs / *run.durationSeconds;
        if (inputsKnown)
            run.inputTokensPerSecond = inputs / *run.durationSeconds;
        if (inputsKnown && outputsKnown)
            run.totalTokensPerSecond = (inputs + outputs) / *run.durationSeconds;
    }
    setTokenMeans(run, inputsKnown ? std::optional(inputs) : std::nullopt,
                  outputsKnown ? std::optional(outputs) : std::nullopt);
}

void finishChecklist(Run &run)
{
    fillChecklist(run);
}

void finish(Run &run)
{
    completeRecords(run);
    run.recomputed.reset();
    recompute(run);
    fixedLengthsFromRecords(run);
    if (run.completed && run.failed && *run.completed == 0 && *run.failed > 0)
        dropFiguresOfFailedRun(run);
    checkArithmetic(run);
    fillChecklist(run);
}

} // namespace core::results
