// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"
#include "core/scorecard/sovereigntyscale.h"

#include <algorithm>

namespace core::project {

namespace {

/// The eight objectives of the European Commission's Cloud Sovereignty Framework v1.2.1 (domain, §6).
constexpr const char *objectives[] = {
    "strategic", "legal", "data_ai", "operational", "supply_chain", "technology", "security_compliance", "environment"};

/// The country in front of a zone's code; absent when it does not begin with two capital letters that stand alone.
std::optional<std::string> countryOf(const std::optional<std::string> &zone)
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

std::optional<std::string> gateOf(const Project &project)
{
    if (project.sovereignty.gate)
        return project.sovereignty.gate;
    const auto found = project.scorecard.gates.find("sovereignty");
    return found == project.scorecard.gates.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

std::optional<bool> zoneInEu(const std::optional<std::string> &zone)
{
    const auto country = countryOf(zone);
    return country ? std::optional(scorecard::isEuCountry(*country)) : std::nullopt;
}

namespace {

/// What is known of whoever runs the machines.
struct Operator
{
    std::optional<bool> underEuLaw; ///< by the jurisdiction of its operator
    bool exposedOrUnclear = false;  ///< to the law of the United States, or nobody can say
    bool own = false;
};

Operator operatorOf(const Workings &workings, std::optional<bool> siteInEu)
{
    const auto &provider = workings.project.sovereignty.provider;
    if (!provider)
        return {};
    if (*provider == "own")
        return {.underEuLaw = siteInEu == std::optional(true) ? siteInEu : std::nullopt, .own = true};
    const auto known =
        workings.catalogue ? workings.catalogue->provider(*provider) : catalogue::Match<catalogue::Provider>{};
    if (!known || !known->jurisdiction)
        return {};
    return {.underEuLaw = zoneInEu(*known->jurisdiction), // "FR/EU", "US"
            .exposedOrUnclear = known->usExposure.value_or("unknown") != "no"};
}

/// The value on the scale of the gate; absent where the facts do not carry one.
std::optional<scorecard::AxisValue> standingOf(const Workings &workings, const Operator &by,
                                               std::optional<bool> siteInEu)
{
    if (siteInEu == std::optional(false) || by.underEuLaw == std::optional(false))
        return "not-EU";
    if (siteInEu != std::optional(true) || by.underEuLaw != std::optional(true) || by.exposedOrUnclear)
        return std::nullopt;
    const auto &gate = workings.size().gate;
    const bool ofOneCountry = gate && *gate != "EU" && by.own;
    return ofOneCountry ? countryOf(workings.project.site.zone).value_or("EU") : std::string("EU");
}

} // namespace

/// Says only what the stated facts carry. A site in a member state together with an operator under its law, free of the
/// law of the United States, is in the EU; a site or an operator outside is not, whatever the other is; all else is
/// unknown.
void addSovereignty(Workings &workings)
{
    SizeFigures &size = workings.size();
    size.gate = gateOf(workings.project);
    const auto siteInEu = zoneInEu(workings.project.site.zone);
    const Operator by = operatorOf(workings, siteInEu);
    if (by.underEuLaw)
        size.jurisdiction = *by.underEuLaw ? "EU" : "not-EU";
    for (const std::string objective : objectives) {
        const bool known = (objective == "data_ai" && siteInEu) || (objective == "operational" && by.own) ||
                           (objective == "legal" && by.underEuLaw && !by.own);
        if (!known)
            size.sovereigntyUnknown.push_back(objective);
    }
    const auto value = standingOf(workings, by, siteInEu);
    if (value)
        size.sovereigntyStanding = *std::get_if<std::string>(&*value);
    if (size.gate)
        size.gateHeld = scorecard::holdsGate("sovereignty", *size.gate, value);
    if (by.underEuLaw && !by.own)
        workings.warn({CORE_TEXT("The jurisdiction of %1 is the catalogue's general knowledge: check it."),
                       {*workings.project.sovereignty.provider}});
}

} // namespace core::project
