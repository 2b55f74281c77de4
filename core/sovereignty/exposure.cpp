// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sovereignty/exposure.h"

#include "core/scorecard/sovereigntyscale.h"

#include <algorithm>

namespace core::sovereignty {

namespace {

/// The code in front of what may follow: "FR/EU", "IT-NO"; absent when it is none.
std::optional<std::string> codeOf(const std::string &text)
{
    const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    if (text.size() < 2 || !isLetter(text[0]) || !isLetter(text[1]) || (text.size() > 2 && isLetter(text[2])))
        return std::nullopt;
    std::string code = text.substr(0, 2);
    for (char &c : code)
        c = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
    return code == "EL" ? "GR" : code;
}

std::string named(const Facts &facts)
{
    return facts.provider.empty() ? "?" : facts.provider;
}

Consequence cloudAct(const Facts &facts)
{
    Consequence result{.id = "cloud_act", .sentence = {}};
    if (facts.usExposure == std::optional(true)) {
        result.risk = true;
        result.sentence = {CORE_TEXT("CLOUD Act: an authority of the United States can order %1 to hand over data it "
                                     "holds, wherever that is; only keys held by yourselves keep the content closed."),
                           {named(facts)}};
    } else if (facts.usExposure == std::optional(false)) {
        result.sentence = facts.ownMachines
                              ? Text(CORE_TEXT("CLOUD Act: the machines are your own and no owner under the law of the "
                                               "United States is stated: it does not reach the data held on them."))
                              : Text(CORE_TEXT("CLOUD Act: %1 is not known to be under the law of the United States; "
                                               "check its owners and its subsidiaries there."),
                                     {named(facts)});
    } else {
        result.unknown = true;
        result.sentence = CORE_TEXT("CLOUD Act: whether the operator or its owner is under the law of the United "
                                    "States is not known; ask for it in writing.");
    }
    return result;
}

Consequence gdpr(const Facts &facts, const Use &use)
{
    Consequence result{.id = "gdpr", .sentence = {}};
    const auto inUnion = underEuLaw(facts.dataLocation);
    if (use.personalData == std::optional(false)) {
        result.sentence = CORE_TEXT("GDPR: prompts and answers are stated to hold no personal data; logs with user "
                                    "names still do.");
    } else if (inUnion == std::optional(false)) {
        result.risk = true;
        result.sentence = {CORE_TEXT("GDPR: the data lie in %1, outside of the Union: a transfer that needs an "
                                     "adequacy decision or standard clauses with an assessment (articles 44 to 46)."),
                           {*facts.dataLocation}};
    } else if (!inUnion) {
        result.unknown = true;
        result.sentence = CORE_TEXT("GDPR: where the data lie is not stated, so whether they are transferred outside "
                                    "of the Union is not known; state site.zone.");
    } else if (facts.usExposure == std::optional(true)) {
        result.risk = true;
        result.sentence = CORE_TEXT("GDPR: the data stay in the Union, but an order from a third country is no ground "
                                    "to disclose them (article 48): the operator can be caught between two laws.");
    } else if (facts.ownMachines) {
        result.sentence = CORE_TEXT("GDPR: the data stay in the Union on your own machines: no processor and no "
                                    "transfer; a record and, for sensitive uses, an impact assessment (article 35).");
    } else {
        result.sentence = CORE_TEXT("GDPR: the data stay in the Union with a processor: a contract under article 28 "
                                    "and a list of its sub-processors are needed.");
    }
    return result;
}

Consequence aiAct(const Use &use)
{
    Consequence result{.id = "ai_act", .sentence = {}};
    const bool makes = use.aiActRole == std::optional<std::string>("provider");
    if (!use.aiActRisk) {
        result.unknown = true;
        result.sentence = CORE_TEXT("AI Act: the risk of the use is not stated (sovereignty.ai_act_risk); the duties "
                                    "follow from it, not from where the model runs.");
    } else if (*use.aiActRisk == "prohibited") {
        result.risk = true;
        result.sentence = CORE_TEXT("AI Act: the use is stated to be among the prohibited practices (article 5): it "
                                    "must not be put into service.");
    } else if (*use.aiActRisk == "high") {
        result.risk = true;
        result.sentence = makes ? CORE_TEXT("AI Act: a high-risk system (article 6): technical documentation (article "
                                            "11), conformity assessment and registration come before its use.")
                                : CORE_TEXT("AI Act: a high-risk system (article 6): use as instructed, human "
                                            "oversight and logs kept for at least six months (article 26).");
    } else if (*use.aiActRisk == "limited") {
        result.sentence = CORE_TEXT("AI Act: limited risk: people must be told that they speak with a machine, and "
                                    "what it makes must be marked (article 50).");
    } else {
        result.sentence = CORE_TEXT("AI Act: minimal risk: no duty beyond AI literacy of those who use it (article "
                                    "4).");
    }
    return result;
}

const catalogue::Offer *bestOffer(const catalogue::Provider &provider, const std::string &gpuId)
{
    const auto isDated = [](const catalogue::Offer &offer) { return !offer.date.empty() && offer.date != "unknown"; };
    const catalogue::Offer *best = nullptr;
    for (const catalogue::Offer &offer : provider.offers) {
        if (!offer.eurPerGpuHour || (!gpuId.empty() && offer.gpu != gpuId))
            continue;
        const bool better = best == nullptr || (isDated(offer) && !isDated(*best)) ||
                            (isDated(offer) == isDated(*best) && *offer.eurPerGpuHour < *best->eurPerGpuHour);
        if (better)
            best = &offer;
    }
    return best;
}

} // namespace

std::optional<bool> underEuLaw(const std::optional<std::string> &jurisdiction)
{
    const auto code = jurisdiction ? codeOf(*jurisdiction) : std::nullopt;
    if (!code)
        return std::nullopt;
    return *code == "EU" || scorecard::isEuCountry(*code);
}

std::vector<Consequence> consequences(const Facts &facts, const Use &use)
{
    return {cloudAct(facts), gdpr(facts, use), aiAct(use)};
}

std::vector<ProviderPrice> providerPrices(const catalogue::Catalogue &catalogue, const std::string &gpuId)
{
    std::vector<ProviderPrice> rows;
    for (const catalogue::Provider &provider : catalogue.providers())
        rows.push_back({.provider = &provider, .offer = bestOffer(provider, gpuId)});
    std::stable_sort(rows.begin(), rows.end(), [](const ProviderPrice &a, const ProviderPrice &b) {
        if (a.offer == nullptr || b.offer == nullptr)
            return a.offer != nullptr && b.offer == nullptr;
        return *a.offer->eurPerGpuHour < *b.offer->eurPerGpuHour;
    });
    return rows;
}

} // namespace core::sovereignty
