// SPDX-License-Identifier: GPL-3.0-or-later
// What every importer does last: figures from the records, the checklist, the run held against itself.
#include "core/results/believable.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <cmath>

namespace core::results {

namespace {

constexpr double arithmeticToleranceFraction = 0.03;

/// What one look at all records finds.
struct RecordFacts
{
    long long good = 0;
    long long ttfts = 0, tpots = 0, e2es = 0; ///< good ones that have it
    long long oneToken = 0;                   ///< good ones that can have no TPOT
    bool inputsKnown = true, outputsKnown = true;
    bool sameLengths = true; ///< every good one has the lengths of the first of all
    double inputs = 0.0, outputs = 0.0;
    bool timed = false;
    double first = 0.0, last = 0.0; ///< from the first start to the last end, of good ones
    std::size_t unbelievable = 0;
};

void dropUnbelievable(RequestRecord &record, RecordFacts &facts)
{
    const auto check = [&](auto &figure, double most) {
        if (figure && !(static_cast<double>(*figure) <= most)) {
            figure.reset();
            ++facts.unbelievable;
        }
    };
    check(record.startSeconds, mostClockSeconds);
    check(record.ttftSeconds, mostLatencySeconds);
    check(record.tpotSeconds, mostLatencySeconds);
    check(record.e2eSeconds, mostLatencySeconds);
    check(record.inputTokens, mostTokensOfARequest);
    check(record.outputTokens, mostTokensOfARequest);
}

void completeTpot(RequestRecord &record)
{
    if (record.tpotSeconds || !record.e2eSeconds || !record.ttftSeconds || !record.outputTokens ||
        *record.outputTokens < 2 || *record.e2eSeconds < *record.ttftSeconds)
        return;
    record.tpotSeconds = (*record.e2eSeconds - *record.ttftSeconds) / static_cast<double>(*record.outputTokens - 1);
}

void count(const RequestRecord &record, RecordFacts &facts)
{
    ++facts.good;
    facts.ttfts += record.ttftSeconds ? 1 : 0;
    facts.tpots += record.tpotSeconds ? 1 : 0;
    facts.e2es += record.e2eSeconds ? 1 : 0;
    facts.oneToken += !record.tpotSeconds && record.outputTokens && *record.outputTokens < 2 ? 1 : 0;
    facts.inputsKnown = facts.inputsKnown && record.inputTokens;
    facts.outputsKnown = facts.outputsKnown && record.outputTokens;
    facts.inputs += static_cast<double>(record.inputTokens.value_or(0));
    facts.outputs += static_cast<double>(record.outputTokens.value_or(0));
    if (record.startSeconds && record.e2eSeconds) {
        facts.first = facts.timed ? std::min(facts.first, *record.startSeconds) : *record.startSeconds;
        facts.last = std::max(facts.last, *record.startSeconds + *record.e2eSeconds);
        facts.timed = true;
    }
}

/// Leaves out of the records what nobody can believe, fills in the TPOT, and counts: a long list is walked once.
RecordFacts completeRecords(Run &run)
{
    RecordFacts facts;
    if (run.requests.empty())
        return facts;
    dropUnbelievable(run.requests.front(), facts);
    const auto inputs = run.requests.front().inputTokens;
    const auto outputs = run.requests.front().outputTokens;
    for (RequestRecord &record : run.requests) {
        dropUnbelievable(record, facts);
        if (record.failed)
            continue;
        completeTpot(record);
        count(record, facts);
        facts.sameLengths = facts.sameLengths && record.inputTokens == inputs && record.outputTokens == outputs;
    }
    if (facts.unbelievable > 0)
        addRemark(run, "records-unbelievable",
                  {CORE_TEXT("%1 figures of single requests are beyond anything that exists and are left out"),
                   {TextNumber{static_cast<double>(facts.unbelievable)}}});
    return facts;
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

/// Says it again where it was said before: a run is finished once more when its requests come from another file.
void remarkOnce(Run &run, std::string id, Text text)
{
    std::erase_if(run.remarks, [&](const Remark &remark) { return remark.id == id; });
    addRemark(run, std::move(id), std::move(text));
}

/// A mean over some of the requests is one of others than the tool's, and better than it should be where the missing
/// ones were the slow ones.
void remarkMissing(Run &run, const RecordFacts &facts)
{
    struct Kind
    {
        const char *id;
        const char *name;
        long long known;
        long long possible;
    };
    for (const Kind &kind : {Kind{"records-without-ttft", "TTFT", facts.ttfts, facts.good},
                             Kind{"records-without-tpot", "TPOT", facts.tpots, facts.good - facts.oneToken},
                             Kind{"records-without-e2e", "E2E", facts.e2es, facts.good}}) {
        if (kind.known == 0 || kind.known >= kind.possible)
            continue;
        remarkOnce(run, kind.id,
                   {CORE_TEXT("%1 of %2 good requests have no %3 that is a number: what is computed from the records "
                              "leaves them out"),
                    {TextNumber{static_cast<double>(kind.possible - kind.known)},
                     TextNumber{static_cast<double>(kind.possible)}, std::string(kind.name)}});
    }
}

void recompute(Run &run, const RecordFacts &facts)
{
    if (run.requests.empty() || !run.completed)
        return;
    if (*run.completed != facts.good) {
        remarkOnce(run, "records-count-differs",
                   {CORE_TEXT("%1 good requests are recorded, the summary counts %2: nothing is recomputed from them"),
                    {TextNumber{static_cast<double>(facts.good)}, TextNumber{static_cast<double>(*run.completed)}}});
        return;
    }
    Run::Recomputed recomputed;
    recomputed.ttft = summaryOf(run.requests, &RequestRecord::ttftSeconds);
    recomputed.tpot = summaryOf(run.requests, &RequestRecord::tpotSeconds);
    recomputed.e2e = summaryOf(run.requests, &RequestRecord::e2eSeconds);
    if (run.durationSeconds && *run.durationSeconds > 0.0) {
        recomputed.requestThroughputPerSecond = static_cast<double>(facts.good) / *run.durationSeconds;
        if (facts.outputsKnown)
            recomputed.outputTokensPerSecond = facts.outputs / *run.durationSeconds;
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

} // namespace

void summariseRecords(Run &run)
{
    const RecordFacts facts = completeRecords(run);
    run.completed = facts.good;
    run.failed = static_cast<long long>(run.requests.size()) - facts.good;
    run.ttft = summaryOf(run.requests, &RequestRecord::ttftSeconds);
    run.tpot = summaryOf(run.requests, &RequestRecord::tpotSeconds);
    run.e2e = summaryOf(run.requests, &RequestRecord::e2eSeconds);
    const bool inputsKnown = facts.inputsKnown, outputsKnown = facts.outputsKnown;
    if (facts.timed && facts.last > facts.first) {
        run.durationSeconds = facts.last - facts.first;
        run.requestThroughputPerSecond = static_cast<double>(facts.good) / *run.durationSeconds;
        if (outputsKnown)
            run.outputTokensPerSecond = facts.outputs / *run.durationSeconds;
        if (inputsKnown)
            run.inputTokensPerSecond = facts.inputs / *run.durationSeconds;
        if (inputsKnown && outputsKnown)
            run.totalTokensPerSecond = (facts.inputs + facts.outputs) / *run.durationSeconds;
    }
    setTokenMeans(run, inputsKnown ? std::optional(facts.inputs) : std::nullopt,
                  outputsKnown ? std::optional(facts.outputs) : std::nullopt);
}

void finishChecklist(Run &run)
{
    fillChecklist(run);
}

void finish(Run &run)
{
    const RecordFacts facts = completeRecords(run);
    dropUnbelievable(run);
    run.recomputed.reset();
    recompute(run, facts);
    remarkMissing(run, facts);
    if (!run.facts.fixedLengths && run.requests.size() >= 2 && run.requests.front().inputTokens &&
        run.requests.front().outputTokens)
        run.facts.fixedLengths = facts.sameLengths;
    if (run.completed && run.failed && *run.completed == 0 && *run.failed > 0)
        dropFiguresOfFailedRun(run);
    checkArithmetic(run);
    fillChecklist(run);
}

} // namespace core::results
