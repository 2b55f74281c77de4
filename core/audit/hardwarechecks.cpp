// SPDX-License-Identifier: GPL-3.0-or-later
// Measurements that the hardware cannot have made.
#include "core/audit/checks.h"
#include "core/catalogue/catalogue.h"
#include "core/catalogue/precision.h"

#include <algorithm>
#include <array>

namespace core::audit {

namespace {

using results::Run;

constexpr double slack = 0.95; ///< rounding of tables and data sheets
constexpr double bytesPerGigabyte = 1e9;
constexpr double bytesPerTerabyte = 1e12;
constexpr double millisecondsPerSecond = 1000.0;

/// The least that one decode step takes: every active weight is read once, by all GPUs of a replica at a time.
/// Source: domain page, §3, R7; the embedding, of which a step reads single rows, is left out where it is known.
struct Floor
{
    double seconds = 0.0;
    double weightBytes = 0.0;
    double gpus = 0.0;
    double bandwidthBytesPerSecond = 0.0;
};

std::optional<double> activeWeights(const Facts &facts, const Run &run)
{
    const project::ModelChoice &choice = facts.project.scenario.model;
    const auto known = facts.catalogue->model(run.identity.model.value_or(choice.id.value_or(std::string())));
    if (!run.identity.model && (choice.activeParameters || (choice.parameters && !(known && known->moe))))
        return valueOf(choice.activeParameters ? choice.activeParameters : choice.parameters);
    if (!known)
        return std::nullopt;
    return known->activeParameters() - (known->tiedEmbeddings ? 0.0 : known->parameterGroups().embedding);
}

std::optional<Floor> floorOf(const Facts &facts, const Run &run)
{
    const project::Scenario &scenario = facts.project.scenario;
    const auto weights = activeWeights(facts, run);
    const auto precisionName = run.identity.precision ? run.identity.precision : scenario.model.weights;
    const auto precision = precisionName ? catalogue::precisionFrom(*precisionName) : std::nullopt;
    const auto gpu = facts.catalogue->gpu(run.identity.gpu.value_or(scenario.hardware.gpu.value_or(std::string())));
    // Without the split, all GPUs count as one replica: that gives the lowest floor.
    const auto gpus = run.identity.tensorParallel ? run.identity.tensorParallel
                      : scenario.parallelism.tp   ? scenario.parallelism.tp
                      : run.identity.gpuCount     ? run.identity.gpuCount
                                                  : scenario.hardware.gpuCount;
    if (!weights || !precision || !gpu || !gpus || *gpus <= 0)
        return std::nullopt;
    Floor floor;
    floor.weightBytes = *weights * catalogue::bytesPerWeight(*precision);
    floor.gpus = *gpus;
    floor.bandwidthBytesPerSecond = gpu->memoryBandwidthBytesPerSecond;
    floor.seconds = floor.weightBytes / floor.gpus / floor.bandwidthBytesPerSecond;
    return floor;
}

/// Speculative decoding yields several tokens a step: the floor of a step is then none of a token.
bool mayBeSpeculative(const Facts &facts, const Run &run)
{
    if (facts.project.scenario.engine.speculative)
        return true;
    std::string words = run.source.path;
    for (const auto &[key, value] : run.facts.metadata)
        words += ' ' + key + ' ' + value;
    std::transform(words.begin(), words.end(), words.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    static constexpr std::array<std::string_view, 5> hints{"spec", "mtp", "eagle", "medusa", "draft"};
    return std::any_of(hints.begin(), hints.end(),
                       [&](std::string_view hint) { return words.find(hint) != std::string::npos; });
}

/// Seconds a token for one user, and whether only input and output tokens together are known.
struct TokenTime
{
    double seconds = 0.0;
    bool total = false;
};

std::optional<TokenTime> tokenTime(const Run &run)
{
    if (run.tpot.meanSeconds && *run.tpot.meanSeconds > 0.0)
        return TokenTime{*run.tpot.meanSeconds, false};
    if (run.loadKind != results::LoadKind::Closed || !run.concurrency)
        return std::nullopt;
    if (run.outputTokensPerSecond && *run.outputTokensPerSecond > 0.0)
        return TokenTime{*run.concurrency / *run.outputTokensPerSecond, false};
    if (run.totalTokensPerSecond && *run.totalTokensPerSecond > 0.0)
        return TokenTime{*run.concurrency / *run.totalTokensPerSecond, true};
    return std::nullopt;
}

Hits fasterThanHardware(const Facts &facts)
{
    if (!facts.catalogue)
        return {};
    std::vector<std::size_t> runs;
    std::optional<Floor> worstFloor;
    TokenTime worst;
    for (std::size_t i = 0; i < facts.runs.size(); ++i) {
        const Run &run = facts.runs[i];
        const auto time = tokenTime(run);
        const auto floor = time && !mayBeSpeculative(facts, run) ? floorOf(facts, run) : std::nullopt;
        if (!floor || time->seconds >= slack * floor->seconds)
            continue;
        if (!worstFloor || time->seconds / floor->seconds < worst.seconds / worstFloor->seconds) {
            worstFloor = floor;
            worst = *time;
        }
        runs.push_back(i);
    }
    if (runs.empty())
        return {};
    const char *pattern = worst.total
                              ? CORE_TEXT("%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 "
                                          "TB/s takes %6 ms; the figure is plausible only as input and output tokens "
                                          "together")
                              : CORE_TEXT("%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 "
                                          "TB/s takes %6 ms; model, precision, GPU or the figure is another one");
    Text reason(pattern, {count(runs.size()), num(worst.seconds * millisecondsPerSecond),
                          num(worstFloor->weightBytes / bytesPerGigabyte), num(worstFloor->gpus),
                          num(worstFloor->bandwidthBytesPerSecond / bytesPerTerabyte),
                          num(worstFloor->seconds * millisecondsPerSecond)});
    const std::string figure = runLabel(facts.runs[runs.front()]);
    return {Hit{figure, std::move(reason), std::move(runs)}};
}

} // namespace

const std::vector<Check> &hardwareChecks()
{
    static const std::vector<Check> table{
        {"benchmark.faster-than-hardware", CheckSeverity::Severe, CORE_TEXT("Faster than the hardware"),
         CORE_TEXT("Find out which tokens are counted, and on what it really ran"), fasterThanHardware},
    };
    return table;
}

} // namespace core::audit
