// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sovereignty/framework.h"

#include <algorithm>
#include <cassert>

namespace core::sovereignty {

namespace {

constexpr double scorePerSeal = highestScore / highestSeal;

std::optional<double> scoreOf(const Standing &standing)
{
    if (standing.score)
        return standing.score;
    const int seal = standing.seal.value_or(-1);
    return seal >= 0 ? std::optional(seal * scorePerSeal) : std::nullopt;
}

} // namespace

const std::array<Objective, 8> &objectives()
{
    // Weights: Cloud Sovereignty Framework v1.2.1, computation of the sovereignty score.
    static constexpr std::array<Objective, 8> all{{
        {"strategic", CORE_TEXT("Strategic sovereignty"),
         CORE_TEXT("Who owns and controls the provider, and can that change hands out of the Union?"), 0.15},
        {"legal", CORE_TEXT("Legal and jurisdictional sovereignty"),
         CORE_TEXT("Which law reaches the provider, and can a third country compel access?"), 0.10},
        {"data_ai", CORE_TEXT("Data and AI sovereignty"),
         CORE_TEXT("Where are prompts, answers and models kept and processed, and who holds the keys?"), 0.10},
        {"operational", CORE_TEXT("Operational sovereignty"),
         CORE_TEXT("Can people in the Union run, maintain and leave the service without those outside?"), 0.15},
        {"supply_chain", CORE_TEXT("Supply chain sovereignty"),
         CORE_TEXT("Where do hardware, firmware and software come from, and who can cut them off?"), 0.20},
        {"technology", CORE_TEXT("Technology sovereignty"), CORE_TEXT("Is the stack open, documented and replaceable?"),
         0.15},
        {"security_compliance", CORE_TEXT("Security and compliance sovereignty"),
         CORE_TEXT("Are security operations, audits and certificates under the Union's rules?"), 0.10},
        {"environment", CORE_TEXT("Environmental sustainability"),
         CORE_TEXT("Are energy, water and hardware lives measured and kept low?"), 0.05},
    }};
    return all;
}

const Objective *findObjective(std::string_view id)
{
    const auto found = std::ranges::find(objectives(), id, &Objective::id);
    return found == objectives().end() ? nullptr : &*found;
}

Text sealMeaning(int seal)
{
    assert(seal >= 0 && seal <= highestSeal);
    switch (seal) {
    case 0:
        return CORE_TEXT("SEAL-0, no sovereignty: control lies wholly outside the Union and under foreign law.");
    case 1:
        return CORE_TEXT("SEAL-1, jurisdiction: the Union's law applies on paper and can hardly be enforced.");
    case 2:
        return CORE_TEXT("SEAL-2, data: the Union's law applies and can be enforced; weighty foreign dependencies "
                         "remain.");
    case 3:
        return CORE_TEXT("SEAL-3, resilience: actors of the Union have a strong hand, foreign control is marginal.");
    default:
        return CORE_TEXT("SEAL-4, full sovereignty: all is under the Union's control and law, without critical "
                         "foreign dependencies.");
    }
}

Verdict judge(const std::map<std::string, Standing> &standings)
{
    Verdict verdict;
    bool everySeal = true;
    double known = 0.0;
    double open = 0.0;
    for (const Objective &objective : objectives()) {
        const auto found = standings.find(std::string(objective.id));
        static const Standing unknown;
        const Standing &standing = found == standings.end() ? unknown : found->second;
        everySeal = everySeal && standing.seal;
        if (standing.seal)
            verdict.sealAtMost = std::min(verdict.sealAtMost.value_or(highestSeal), *standing.seal);
        const auto score = scoreOf(standing);
        if (score)
            known += objective.weightFraction * *score;
        else
            open += objective.weightFraction;
        if (!standing.seal && !score)
            verdict.unknown.emplace_back(objective.id);
    }
    verdict.scoreLow = known;
    verdict.scoreHigh = std::min(highestScore, known + open * highestScore);
    if (everySeal)
        verdict.seal = verdict.sealAtMost;
    if (open == 0.0)
        verdict.score = known;
    return verdict;
}

} // namespace core::sovereignty
