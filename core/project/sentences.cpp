// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/sentences.h"

#include "core/project/estimate.h"
#include "core/project/limitsentences.h"

#include <algorithm>
#include <array>
#include <set>

namespace core::project {

namespace {

using results::TokenKind;

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 3};
}

TextNumber shown(std::size_t count)
{
    return shown(static_cast<double>(count));
}

void addCost(Sentences &sentences, const Project &project, const SizeFigures &size)
{
    if (!size.cpmEurPerMillionTokens)
        return;
    const char *pattern = CORE_TEXT("A million tokens cost %1 €.");
    const auto &given = project.scenario.throughput;
    const bool noSlo = project.scenario.slo.empty();
    if (size.cpmTokens == TokenKind::Goodput && noSlo && given && given->goodputTokensPerSecond)
        pattern = CORE_TEXT("A million tokens of the stated goodput cost %1 €.");
    else if (size.cpmTokens == TokenKind::Goodput && noSlo)
        pattern = CORE_TEXT("A million tokens of the goodput that the tool reports cost %1 €.");
    else if (size.cpmTokens == TokenKind::Goodput)
        pattern = CORE_TEXT("A million tokens inside the SLO cost %1 €.");
    else if (size.cpmTokens == TokenKind::Output)
        pattern = CORE_TEXT("A million output tokens cost %1 €.");
    else if (size.cpmTokens == TokenKind::Total)
        pattern = CORE_TEXT("A million tokens, prompt and answer together, cost %1 €.");
    sentences.push_back({pattern, {shown(size.cpmEurPerMillionTokens->value)}});
}

void addEnergy(Sentences &sentences, const SizeFigures &size)
{
    if (!size.joulesPerToken || !size.energyBoundary)
        return;
    const TextNumber joules = shown(size.joulesPerToken->value);
    const bool carbon = size.carbonGramsPerMillionTokens.has_value();
    const TextNumber grams = shown(carbon ? size.carbonGramsPerMillionTokens->value : 0.0);
    const auto add = [&](const char *both, const char *alone) {
        if (carbon)
            sentences.push_back({both, {joules, grams}});
        else
            sentences.push_back({alone, {joules}});
    };
    switch (*size.energyBoundary) {
    case Boundary::Board:
        return add(CORE_TEXT("A token takes %1 J at the boards, and a million of them emit %2 g of CO₂e."),
                   CORE_TEXT("A token takes %1 J at the boards."));
    case Boundary::Node:
        return add(CORE_TEXT("A token takes %1 J at the nodes, and a million of them emit %2 g of CO₂e."),
                   CORE_TEXT("A token takes %1 J at the nodes."));
    case Boundary::Facility:
        return add(CORE_TEXT("A token takes %1 J at the facility's meter, and a million of them emit %2 g of CO₂e."),
                   CORE_TEXT("A token takes %1 J at the facility's meter."));
    }
}

std::string sloTermName(const SloTerm &term)
{
    static constexpr const char *metrics[] = {"TTFT", "TPOT", "ITL", "E2E"};
    constexpr double percent = 100.0;
    const std::string name = metrics[static_cast<std::size_t>(term.metric)];
    return term.quantile ? name + " p" + formatNumber(*term.quantile * percent, 4) : name;
}

/// What is bought beyond the head-room: the reserve, one replica to spare.
void addSpares(Sentences &sentences, const Project &project, const SizeFigures &size)
{
    const auto bought = replicasBought(project, size);
    const auto before = size.replicasWithHeadroom ? size.replicasWithHeadroom : size.replicasForRate;
    if (!bought || bought == before)
        return;
    const bool reserve = size.replicasWithReserve.has_value(), spare = bought == size.replicasNPlusOne;
    sentences.push_back({reserve && spare ? CORE_TEXT("With the reserve and one replica to spare it is %1.")
                         : spare          ? CORE_TEXT("With one replica to spare it is %1.")
                                          : CORE_TEXT("With the reserve it is %1."),
                         {shown(static_cast<double>(*bought))}});
}

/// \param about from short runs, soon to be replaced
void addReplicas(Sentences &sentences, const Project &project, const SizeFigures &size, bool about)
{
    const auto &scenario = project.scenario;
    const auto rate = valueOf(scenario.targetRequestsPerSecond ? scenario.targetRequestsPerSecond
                                                               : scenario.workload.arrivals.requestsPerSecond);
    if (!rate || !size.replicasForRate)
        return;
    const TextNumber bare = shown(static_cast<double>(*size.replicasForRate));
    if (about)
        sentences.push_back({size.replicasWithHeadroom
                                 ? CORE_TEXT("%1 requests per second take about %2 replicas, about %3 with head-room.")
                                 : CORE_TEXT("%1 requests per second take about %2 replicas."),
                             {shown(*rate), bare, shown(static_cast<double>(size.replicasWithHeadroom.value_or(0)))}});
    else if (size.replicasWithHeadroom)
        sentences.push_back({CORE_TEXT("%1 requests per second take %2 replicas, %3 with head-room."),
                             {shown(*rate), bare, shown(static_cast<double>(*size.replicasWithHeadroom))}});
    else if (*size.replicasForRate == 1)
        sentences.push_back({CORE_TEXT("%1 requests per second take one replica."), {shown(*rate)}});
    else
        sentences.push_back({CORE_TEXT("%1 requests per second take %2 replicas."), {shown(*rate), bare}});
    addSpares(sentences, project, size);
    if (size.gpus && size.nodes && *size.nodes > 1)
        sentences.push_back({CORE_TEXT("That is %1 GPUs in %2 nodes."),
                             {TextNumber{.value = static_cast<double>(*size.gpus), .significantDigits = 6},
                              TextNumber{.value = static_cast<double>(*size.nodes), .significantDigits = 6}}});
}

/// Where no load keeps the SLO: the terms that break at the lowest load already, and by how much.
void addBroken(Sentences &sentences, const Evaluation &evaluation)
{
    constexpr double millisecondsPerSecond = 1e3;
    const auto *sweep = headlineSweep(evaluation);
    if (evaluation.size.sloMet != std::optional(false) || sweep == nullptr || sweep->safeCapacity ||
        sweep->points.empty())
        return;
    for (const results::TermOutcome &outcome : sweep->points.front().terms) {
        if (outcome.holds != std::optional(false) || !outcome.valueSeconds || outcome.term.limitSeconds <= 0.0)
            continue;
        sentences.push_back({CORE_TEXT("At the lowest load already %1 is %2 ms, %3 times its limit of %4 ms."),
                             {sloTermName(outcome.term), shown(*outcome.valueSeconds * millisecondsPerSecond),
                              shown(*outcome.valueSeconds / outcome.term.limitSeconds),
                              shown(outcome.term.limitSeconds * millisecondsPerSecond)}});
    }
}

void addLimit(Sentences &sentences, const SizeFigures &size)
{
    if (size.sloMet == std::optional(false)) {
        sentences.emplace_back(CORE_TEXT("The SLO is not met."));
        return;
    }
    static const std::map<std::string, const char *> patterns{
        {"kv", CORE_TEXT("What limits is the memory for the KV cache.")},
        {"ttft", CORE_TEXT("What limits is the time to the first token.")},
        {"tpot", CORE_TEXT("What limits is the time per output token.")},
        {"max_num_seqs", CORE_TEXT("What limits is the engine's max_num_seqs.")},
        {"throughput", CORE_TEXT("What limits is the throughput.")},
    };
    const auto found = patterns.find(size.limits.value_or(std::string()));
    if (found != patterns.end())
        sentences.emplace_back(found->second);
}

/// The term of the limiting latency that is nearest to its limit at the highest load that keeps the SLO.
const results::TermOutcome *nearestTerm(const results::SweepAnalysis &sweep)
{
    const results::TermOutcome *nearest = nullptr;
    double most = 0.0;
    for (const results::TermOutcome &outcome : sweep.points[*sweep.safeCapacity].terms) {
        if (outcome.term.metric != sweep.limitingMetric || !outcome.valueSeconds || outcome.term.limitSeconds <= 0.0)
            continue;
        const double used = *outcome.valueSeconds / outcome.term.limitSeconds;
        if (nearest != nullptr && used <= most)
            continue;
        nearest = &outcome;
        most = used;
    }
    return nearest;
}

/// What limits, and by how much where that is known.
void addLimitWithMargin(Sentences &sentences, const Project &project, const Evaluation &evaluation)
{
    constexpr double millisecondsPerSecond = 1e3;
    const SizeFigures &size = evaluation.size;
    const auto *sweep = headlineSweep(evaluation);
    const std::string limit = size.limits.value_or(std::string());
    if ((limit == "ttft" || limit == "tpot") && sweep != nullptr && sweep->safeCapacity) {
        if (const auto *term = nearestTerm(*sweep)) {
            sentences.push_back(
                {limit == "ttft"
                     ? CORE_TEXT("What limits is the time to the first token: %1 is %2 ms of the %3 ms allowed.")
                     : CORE_TEXT("What limits is the time per output token: %1 is %2 ms of the %3 ms allowed."),
                 {sloTermName(term->term), shown(*term->valueSeconds * millisecondsPerSecond),
                  shown(term->term.limitSeconds * millisecondsPerSecond)}});
            return;
        }
    }
    if (limit == "kv" && size.maxConcurrencyKv)
        sentences.push_back(
            {CORE_TEXT("What limits is the memory for the KV cache: %1 requests of the mean context fit in a replica."),
             {shown(size.maxConcurrencyKv->value)}});
    else if (limit == "max_num_seqs" && project.scenario.engine.maxNumSeqs)
        sentences.push_back({CORE_TEXT("What limits is the engine's max_num_seqs: at most %1 requests run at once."),
                             {shown(static_cast<double>(*project.scenario.engine.maxNumSeqs))}});
    else
        addLimit(sentences, size);
}

/// Why a scenario that names model and GPU has no figures: what the evaluation says stands in the way.
void addObstacles(Sentences &sentences, const Evaluation &evaluation)
{
    static constexpr std::array<std::string_view, 8> beginnings{
        "Nothing is predicted", "Does not fit",       "Tensor parallelism", "Pipeline parallelism",
        "Expert parallelism",   "The %2 KV heads of", "The model “%1” is",  "The GPU “%1” is"};
    for (const Text &warning : evaluation.size.warnings)
        if (std::any_of(beginnings.begin(), beginnings.end(),
                        [&](std::string_view beginning) { return warning.pattern().starts_with(beginning); }))
            sentences.push_back(warning);
}

void addSweepCount(Sentences &sentences, std::size_t sweeps, std::size_t tools)
{
    if (sweeps == 1)
        sentences.emplace_back(CORE_TEXT("One sweep from one tool."));
    else if (tools == 1)
        sentences.push_back({CORE_TEXT("%1 sweeps from one tool."), {shown(sweeps)}});
    else
        sentences.push_back({CORE_TEXT("%1 sweeps from %2 tools."), {shown(sweeps), shown(tools)}});
}

void addKneeCount(Sentences &sentences, const Evaluation &evaluation)
{
    const auto past = static_cast<std::size_t>(std::count_if(evaluation.sweeps.begin(), evaluation.sweeps.end(),
                                                             [](const auto &sweep) { return sweep.pastKnee; }));
    const std::size_t all = evaluation.sweeps.size();
    if (all == 1)
        sentences.emplace_back(past == 1 ? CORE_TEXT("It reaches beyond the knee.")
                                         : CORE_TEXT("It does not reach beyond the knee."));
    else if (past == all)
        sentences.emplace_back(CORE_TEXT("All of them reach beyond the knee."));
    else if (past == 0)
        sentences.emplace_back(CORE_TEXT("None of them reaches beyond the knee."));
    else
        sentences.push_back({CORE_TEXT("%1 of them reach beyond the knee."), {shown(past)}});
}

} // namespace

Sentences sizeSentences(const Project &project, const Evaluation &evaluation)
{
    Sentences sentences;
    // A promise that is not kept comes before what it would cost to break it.
    const bool broken = evaluation.size.sloMet == std::optional(false);
    if (broken) {
        addLimit(sentences, evaluation.size);
        addBroken(sentences, evaluation);
    }
    addReplicas(sentences, project, evaluation.size, isRough(evaluation));
    addCost(sentences, project, evaluation.size);
    if (!broken)
        addLimitWithMargin(sentences, project, evaluation);
    if (!evaluation.prediction && !headlineSweep(evaluation) && !project.scenario.throughput)
        addObstacles(sentences, evaluation);
    if (sentences.empty())
        sentences.emplace_back(CORE_TEXT("Nothing can be computed yet: state a throughput, or import results."));
    return sentences;
}

Sentences limitSentences(const SizeFigures &size)
{
    Sentences sentences;
    addLimit(sentences, size);
    return sentences;
}

Sentences limitSentences(const Project &project, const Evaluation &evaluation)
{
    Sentences sentences;
    addLimitWithMargin(sentences, project, evaluation);
    if (!evaluation.prediction && !headlineSweep(evaluation) && !project.scenario.throughput)
        addObstacles(sentences, evaluation);
    return sentences;
}

Sentences benchmarkSentences(const Evaluation &evaluation)
{
    const auto &library = *evaluation.library;
    if (library.runs.empty())
        return {CORE_TEXT("No results have been imported yet.")};
    std::set<std::string> tools;
    for (const auto &run : library.runs)
        tools.insert(run.source.tool);
    Sentences sentences;
    if (evaluation.sweeps.empty()) {
        if (library.runs.size() == 1)
            sentences.emplace_back(CORE_TEXT("One run, and no sweep: a knee needs several loads."));
        else
            sentences.push_back({CORE_TEXT("%1 runs, and no sweep: a knee needs runs that differ in load alone."),
                                 {shown(library.runs.size())}});
    } else {
        addSweepCount(sentences, evaluation.sweeps.size(), tools.size());
        addKneeCount(sentences, evaluation);
    }
    const auto strange = std::count_if(library.unrecognised.begin(), library.unrecognised.end(),
                                       [](const auto &item) { return !item.sideFile; });
    if (strange == 1)
        sentences.emplace_back(CORE_TEXT("One file was not recognised."));
    else if (strange > 1)
        sentences.push_back({CORE_TEXT("%1 files were not recognised."), {shown(static_cast<std::size_t>(strange))}});
    return sentences;
}

Sentences reportSentences(const Project &project, const Evaluation &evaluation)
{
    Sentences sentences;
    addReplicas(sentences, project, evaluation.size, isRough(evaluation));
    addCost(sentences, project, evaluation.size);
    addEnergy(sentences, evaluation.size);
    if (evaluation.scorecard.standings.size() > 1)
        for (Text &sentence : scorecardSentences(evaluation.scorecard))
            sentences.push_back(std::move(sentence));
    if (sentences.empty())
        sentences.emplace_back(CORE_TEXT("Nothing can be reported yet: state a throughput, or import results."));
    return sentences;
}

} // namespace core::project
