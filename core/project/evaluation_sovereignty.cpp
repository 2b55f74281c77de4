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

/// Says only what the stated facts carry: an own machine in a member state is run and holds its data in the EU; a site
/// outside the EU cannot meet a gate of the EU, whoever runs it; a provider's jurisdiction is not in the project.
void addSovereignty(Workings &workings)
{
    SizeFigures &size = workings.size();
    const Project &project = workings.project;
    size.gate = gateOf(project);
    const auto inEu = zoneInEu(project.site.zone);
    const bool own = project.sovereignty.provider == "own";
    if (own && inEu == std::optional(true))
        size.jurisdiction = "EU";
    for (const std::string objective : objectives) {
        const bool known = (objective == "data_ai" && inEu) || (objective == "operational" && own);
        if (!known)
            size.sovereigntyUnknown.push_back(objective);
    }
    if (!size.gate)
        return;
    std::optional<scorecard::AxisValue> value;
    if (inEu == std::optional(false))
        value = "not-EU";
    else if (size.jurisdiction)
        value = *size.gate == "EU" ? std::string("EU") : countryOf(project.site.zone).value_or("EU");
    size.gateHeld = scorecard::holdsGate("sovereignty", *size.gate, value);
}

} // namespace core::project
