// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/operationsentences.h"

#include <algorithm>
#include <numeric>

namespace core::project {

namespace {

TextNumber shown(double value)
{
    return {.value = value, .significantDigits = 3};
}

/// What is left of how many, and what it serves; the numbers stand so that one replica reads as well as many.
void addReduced(std::vector<Text> &sentences, const ReducedFleet &fleet, int of, const char *held, const char *broken,
                const char *open)
{
    const char *pattern = !fleet.demandHeld ? open : *fleet.demandHeld ? held : broken;
    sentences.push_back({pattern, {shown(fleet.replicas), shown(of), shown(fleet.requestsPerSecond)}});
}

} // namespace

std::vector<Text> operationSentences(const Project &project, const Evaluation &evaluation, const Operations &operations)
{
    std::vector<Text> sentences;
    if (!operations.replicas)
        return sentences;
    if (operations.nodeDown)
        addReduced(
            sentences, *operations.nodeDown, *operations.replicas,
            CORE_TEXT("With one node down, %1 of %2 replicas serve %3 requests per second inside the SLO: the demand "
                      "is kept."),
            CORE_TEXT("With one node down, %1 of %2 replicas serve only %3 requests per second inside the SLO: the "
                      "demand is not kept."),
            CORE_TEXT("With one node down, %1 of %2 replicas serve %3 requests per second inside the SLO."));
    if (operations.rollingUpgrade)
        addReduced(sentences, *operations.rollingUpgrade, *operations.replicas,
                   CORE_TEXT("While an upgrade takes one replica after the other, %1 of %2 serve %3: the demand is "
                             "kept."),
                   CORE_TEXT("While an upgrade takes one replica after the other, %1 of %2 serve %3: the demand is "
                             "not kept."),
                   CORE_TEXT("While an upgrade takes one replica after the other, %1 of %2 serve %3."));
    const auto &pessimistic = evaluation.size.replicasPessimistic;
    if (pessimistic && *pessimistic > *operations.replicas)
        sentences.push_back({evaluation.chosenSweep || project.scenario.throughput
                                 ? CORE_TEXT("At the unfavourable end of what is stated it would take %1 replicas.")
                                 : CORE_TEXT("At the unfavourable end of the prediction's interval it would take %1 "
                                             "replicas: a benchmark narrows it."),
                             {shown(*pessimistic)}});
    return sentences;
}

std::vector<Text> daySentences(const Operations &operations)
{
    const std::vector<int> &hours = operations.replicasByHour;
    if (hours.empty())
        return {};
    const auto [least, most] = std::minmax_element(hours.begin(), hours.end());
    const double mean = std::accumulate(hours.begin(), hours.end(), 0.0) / static_cast<double>(hours.size());
    const auto hour = [&](auto at) { return shown(static_cast<double>(at - hours.begin())); };
    std::vector<Text> sentences{{CORE_TEXT("The day takes between %1 replicas at %2 h and %3 at %4 h, %5 on average."),
                                 {shown(*least), hour(least), shown(*most), hour(most), shown(mean)}}};
    constexpr double percent = 100.0;
    if (operations.replicas && *operations.replicas > 0 && mean < *operations.replicas)
        sentences.push_back({CORE_TEXT("Of the %1 that are bought, %2 % stand idle over the day: room for batch work, "
                                       "or for machines that are rented by the hour."),
                             {shown(*operations.replicas), shown((1.0 - mean / *operations.replicas) * percent)}});
    return sentences;
}

} // namespace core::project
