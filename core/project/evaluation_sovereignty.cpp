// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"
#include "core/scorecard/sovereigntyscale.h"

#include <algorithm>

namespace core::project {

std::optional<std::string> countryOfZone(const std::optional<std::string> &zone)
{
    if (!zone || zone->size() < 2)
        return std::nullopt;
    const auto isLetter = [](char c) { return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z'); };
    if (!isLetter((*zone)[0]) || !isLetter((*zone)[1]) || (zone->size() > 2 && isLetter((*zone)[2])))
        return std::nullopt;
    std::string country = zone->substr(0, 2);
    for (char &c : country)
        c = c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
    return country == "EL" ? "GR" : country;
}

namespace {

std::optional<std::string> gateOf(const Project &project)
{
    if (project.sovereignty.gate)
        return project.sovereignty.gate;
    const auto found = project.scorecard.gates.find("sovereignty");
    return found == project.scorecard.gates.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

namespace {

/// What is known of whoever runs the machines: as the project states it, else as the catalogue has it.
sovereignty::Facts factsOf(const Workings &workings)
{
    const SovereigntyInput &input = workings.project.sovereignty;
    const auto country = countryOfZone(workings.project.site.zone);
    sovereignty::Facts facts;
    facts.dataLocation = country;
    facts.operatorJurisdiction = input.operatorJurisdiction;
    facts.parentJurisdiction = input.parentJurisdiction;
    facts.staffAccess = input.staffAccess;
    facts.usExposure = input.usExposure;
    facts.certifications = input.certifications;
    const auto &name = input.provider ? input.provider : workings.project.economics.tariff.provider;
    if (name)
        facts.provider = *name;
    if (name == "own") {
        facts.ownMachines = true;
        if (!facts.operatorJurisdiction)
            facts.operatorJurisdiction =
                country; // whoever runs machines of his own there is under the law of the place
    } else if (const auto known = workings.catalogue && name ? workings.catalogue->provider(*name)
                                                             : catalogue::Match<catalogue::Provider>{}) {
        facts.provider = known->name;
        facts.generalKnowledge = !facts.operatorJurisdiction && known->jurisdiction;
        if (!facts.operatorJurisdiction)
            facts.operatorJurisdiction = known->jurisdiction; // "FR/EU", "US"
        if (!facts.usExposure && known->usExposure && known->usExposure->starts_with("yes"))
            facts.usExposure = true;
        else if (!facts.usExposure && known->usExposure == "no")
            facts.usExposure = false;
    }
    for (const auto &jurisdiction : {facts.operatorJurisdiction, facts.parentJurisdiction})
        if (!input.usExposure && jurisdiction && jurisdiction->starts_with("US"))
            facts.usExposure = true;
    if (facts.ownMachines && !facts.usExposure && !facts.parentJurisdiction)
        facts.usExposure =
            sovereignty::underEuLaw(country) == std::optional(true) ? std::optional(false) : std::nullopt;
    return facts;
}

/// "EU", a member state's code or "not-EU"; absent where the facts do not carry one.
std::optional<std::string> wordOf(const Workings &workings, const sovereignty::Facts &facts)
{
    const auto siteInEu = zoneInEu(workings.project.site.zone);
    const auto law = sovereignty::underEuLaw(facts.operatorJurisdiction);
    const auto parent = sovereignty::underEuLaw(facts.parentJurisdiction);
    if (siteInEu == std::optional(false) || (law == std::optional(false) && !facts.ownMachines) ||
        parent == std::optional(false))
        return "not-EU";
    if (siteInEu != std::optional(true) || law != std::optional(true) || facts.usExposure != std::optional(false))
        return std::nullopt;
    const auto &gate = workings.size().gate;
    const bool ofOneCountry = gate && *gate != "EU" && facts.ownMachines;
    return ofOneCountry ? countryOfZone(workings.project.site.zone).value_or("EU") : std::string("EU");
}

/// What the facts alone say of an objective; the user's assessment says more.
bool factsSpeak(const std::string &objective, const Workings &workings, const sovereignty::Facts &facts)
{
    return (objective == "data_ai" && zoneInEu(workings.project.site.zone)) ||
           (objective == "operational" && facts.ownMachines) ||
           (objective == "legal" && sovereignty::underEuLaw(facts.operatorJurisdiction) && !facts.ownMachines);
}

/// "law of France alone, statute, 2026-01-01"; absent where nothing is written.
std::optional<std::string> writtenOf(const SovereigntyInput &input, const std::string &objective)
{
    const auto found = input.assessment.find(objective);
    if (found == input.assessment.end())
        return std::nullopt;
    std::string text;
    for (const auto &part : {found->second.reason, found->second.source, found->second.date})
        if (part)
            text += (text.empty() ? "" : ", ") + *part;
    return text.empty() ? std::nullopt : std::optional(text);
}

/// The weighted mean, with what was assessed of each objective as its inputs.
Figure scoreFigure(const SovereigntyInput &input, const std::map<std::string, sovereignty::Standing> &standings,
                   double score)
{
    constexpr double scorePerLevel = sovereignty::highestScore / sovereignty::highestSeal;
    std::vector<Operand> operands;
    for (const sovereignty::Objective &objective : sovereignty::objectives()) {
        const auto found = standings.find(std::string(objective.id));
        if (found == standings.end())
            continue;
        const double value = found->second.score.value_or(found->second.seal.value_or(0) * scorePerLevel);
        Operand operand = operandOf(objective.title, value, "1");
        operand.input.source = writtenOf(input, std::string(objective.id));
        operands.push_back(std::move(operand));
    }
    Figure figure = derived(CORE_TEXT("the weighted mean of the eight objectives"), std::move(operands), "1",
                            [score](const auto &) { return score; });
    figure.formula = {CORE_TEXT("the weighted mean of the eight objectives: %1 of 100"),
                      {TextNumber{.value = score, .significantDigits = 3}}};
    return figure;
}

void addVerdict(Workings &workings, const sovereignty::Facts &facts)
{
    SizeFigures &size = workings.size();
    std::map<std::string, sovereignty::Standing> standings;
    for (const auto &[id, objective] : workings.project.sovereignty.assessment)
        standings[id] = {.seal = objective.seal, .score = objective.score};
    workings.row->verdict = sovereignty::judge(standings);
    const sovereignty::Verdict &verdict = workings.row->verdict;
    size.seal = verdict.seal;
    if (verdict.score)
        size.sovereigntyScore = scoreFigure(workings.project.sovereignty, standings, *verdict.score);
    for (const std::string &objective : verdict.unknown)
        if (!factsSpeak(objective, workings, facts))
            size.sovereigntyUnknown.push_back(objective);
}

/// The value on the scale of the gate; absent where neither facts nor assessment carry one.
std::optional<scorecard::AxisValue> standingOf(const Workings &workings, const std::optional<std::string> &word)
{
    const SizeFigures &size = workings.size();
    const auto asked = size.gate ? scorecard::sovereigntyOf(*size.gate) : std::nullopt;
    const sovereignty::Verdict &verdict = workings.row->verdict;
    const auto level = [&](int seal) { return scorecard::AxisValue("SEAL-" + std::to_string(seal)); };
    if (asked && asked->scale == scorecard::Scale::SealLevel) {
        if (verdict.seal)
            return level(*verdict.seal);
        // The least known objective is a ceiling: below the gate it decides, above it it does not.
        if (verdict.sealAtMost && *verdict.sealAtMost < asked->rank)
            return level(*verdict.sealAtMost);
        if (!workings.project.sovereignty.assessment.empty())
            return std::nullopt;
    }
    if (asked && asked->scale == scorecard::Scale::Score && verdict.score)
        return scorecard::AxisValue(*verdict.score);
    if (word)
        return scorecard::AxisValue(*word);
    return verdict.seal && !size.gate ? std::optional(level(*verdict.seal)) : std::nullopt;
}

} // namespace

std::optional<bool> zoneInEu(const std::optional<std::string> &zone)
{
    const auto country = countryOfZone(zone);
    return country ? std::optional(scorecard::isEuCountry(*country)) : std::nullopt;
}

/// Says only what the stated facts carry. A site in a member state together with an operator under its law, free of the
/// law of the United States, is in the EU; a site or an operator outside is not, whatever the other is; all else is
/// unknown.
void addSovereignty(Workings &workings)
{
    SizeFigures &size = workings.size();
    RowFigures &row = *workings.row;
    const SovereigntyInput &input = workings.project.sovereignty;
    size.gate = gateOf(workings.project);
    row.facts = factsOf(workings);
    const auto law = sovereignty::underEuLaw(row.facts.operatorJurisdiction);
    if (law && (!row.facts.ownMachines || *law))
        size.jurisdiction = *law ? "EU" : "not-EU";
    addVerdict(workings, row.facts);
    const auto value = standingOf(workings, wordOf(workings, row.facts));
    if (const auto *standing = value ? std::get_if<std::string>(&*value) : nullptr)
        size.sovereigntyStanding = *standing;
    if (size.gate) {
        size.gateHeld = scorecard::holdsGate("sovereignty", *size.gate, value);
        if (!scorecard::sovereigntyOf(scorecard::AxisValue(*size.gate)))
            workings.warn(
                {CORE_TEXT("The gate %1 is not known, so nothing can be held against it: EU, a country such as "
                           "FR, SEAL-0 to SEAL-4 or a score are."),
                 {*size.gate}});
    }
    row.consequences = sovereignty::consequences(
        row.facts, {.personalData = input.personalData, .aiActRisk = input.aiActRisk, .aiActRole = input.aiActRole});
    if (row.facts.generalKnowledge)
        workings.warn({CORE_TEXT("The jurisdiction of %1 is the catalogue's general knowledge: check it."),
                       {input.provider.value_or(row.facts.provider)}});
}

} // namespace core::project
