// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldreader.h"
#include "core/sovereignty/framework.h"

/// The tables of the sections `energy`, `site` and `sovereignty`.
namespace core::project {

namespace detail {

namespace {

constexpr std::array<std::string_view, 3> boundaries{"board", "node", "facility"}; // in the order of the enumeration
constexpr std::array<std::string_view, 4> aiActRisks{"prohibited", "high", "limited", "minimal"};
constexpr std::array<std::string_view, 2> aiActRoles{"provider", "deployer"};

constexpr std::array<Field<PowerPhases>, 3> phaseFields{{
    {"prefill_share", quantity<&PowerPhases::prefillShareFraction, Range::PositiveFraction>},
    {"decode_share", quantity<&PowerPhases::decodeShareFraction, Range::PositiveFraction>},
    {"prefill_time_share", quantity<&PowerPhases::prefillTimeShareFraction, Range::Fraction>},
}};

constexpr std::array<Field<EmbodiedInput>, 3> embodiedFields{{
    {"kg_per_gpu", quantity<&EmbodiedInput::kgPerGpu, Range::NonNegative>},
    {"kg_per_node", quantity<&EmbodiedInput::kgPerNode, Range::NonNegative>},
    {"lifetime_years", quantity<&EmbodiedInput::lifetimeYears, Range::Positive>},
}};

constexpr std::array<Field<EnergyInput>, 8> energyFields{{
    {"power_w", quantity<&EnergyInput::powerWatts, Range::Positive>},
    {"boundary", choice<&EnergyInput::boundary, Boundary, boundaries>},
    {"pue", quantity<&EnergyInput::pue, Range::Factor>},
    {"idle_share", quantity<&EnergyInput::idleShareFraction, Range::Fraction>},
    {"power_share", quantity<&EnergyInput::powerShareFraction, Range::PositiveFraction>},
    {"phases", optionalSection<&EnergyInput::phases, phaseFields>},
    {"node_factor", quantity<&EnergyInput::nodeFactor, Range::Factor>},
    {"embodied", section<&EnergyInput::embodied, embodiedFields>},
}};

std::optional<int> yearOf(Reader &reader, const Node &node)
{
    constexpr long long first = 1990;
    constexpr long long last = 2100;
    const auto year = reader.whole(node, first, last);
    return year ? std::optional(static_cast<int>(*year)) : std::nullopt;
}

constexpr std::array<Field<Site>, 11> siteFields{{
    {"zone", text<&Site::zone>},
    {"grid_g_per_kwh", quantity<&Site::gridGramsPerKwh, Range::NonNegative>},
    {"grid_method", text<&Site::gridMethod>},
    {"grid_year", [](Reader &reader, const Node &node, Site &site) { site.gridYear = yearOf(reader, node); }},
    {"grid_vintage", text<&Site::gridVintage>},
    {"market_g_per_kwh", quantity<&Site::marketGramsPerKwh, Range::NonNegative>},
    {"market_method", text<&Site::marketMethod>},
    {"market_year", [](Reader &reader, const Node &node, Site &site) { site.marketYear = yearOf(reader, node); }},
    {"hourly_g_per_kwh", [](Reader &reader, const Node &node,
                            Site &site) { site.hourlyGramsPerKwh = readHours(reader, node, Range::NonNegative); }},
    {"water_l_per_kwh", quantity<&Site::waterLitresPerKwh, Range::NonNegative>},
    // What the site can give, at the meter. It moves no figure: the audit reads it from the document.
    {"power_limit_kw", [](Reader &reader, const Node &node, Site &) { reader.quantity(node, Range::Positive); }},
}};

constexpr std::array<Field<ObjectiveAssessment>, 5> objectiveFields{{
    {"seal",
     [](Reader &reader, const Node &node, ObjectiveAssessment &objective) {
         if (const auto level = reader.whole(node, 0, sovereignty::highestSeal))
             objective.seal = static_cast<int>(*level);
     }},
    {"score",
     [](Reader &reader, const Node &node, ObjectiveAssessment &objective) {
         objective.score = reader.number(node, Range::NonNegative);
         if (objective.score && *objective.score > 100.0)
             reader.error(node, CORE_TEXT("%1: expected a score from 0 to 100"));
     }},
    {"reason", text<&ObjectiveAssessment::reason>},
    {"source", text<&ObjectiveAssessment::source>},
    {"date",
     [](Reader &reader, const Node &node, ObjectiveAssessment &objective) { objective.date = reader.date(node); }},
}};

/// `legal: 2`, or `legal: {seal: 2, reason: …, source: …, date: …}`.
void readObjective(Reader &reader, const Node &node, ObjectiveAssessment &objective)
{
    if (node.kind() == Node::Kind::Map)
        readFields(reader, node, objective, std::span(objectiveFields));
    else if (const auto level = reader.whole(node, 0, sovereignty::highestSeal))
        objective.seal = static_cast<int>(*level);
    if (objective.seal && !objective.reason)
        reader.warn(node, CORE_TEXT("%1: a level is assessed without a reason"));
}

void readAssessment(Reader &reader, const Node &node, SovereigntyInput &input)
{
    if (node.isNull() || !reader.isMap(node))
        return;
    std::vector<std::string_view> known;
    for (const sovereignty::Objective &objective : sovereignty::objectives())
        known.push_back(objective.id);
    for (const auto &[key, value] : node.members()) {
        if (!sovereignty::findObjective(key)) {
            reader.unknownKey(value, key, known);
            continue;
        }
        const Reader::Step step(reader, key);
        readObjective(reader, value, input.assessment[key]);
    }
}

void readCertifications(Reader &reader, const Node &node, SovereigntyInput &input)
{
    if (node.isNull() || !reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Reader::Step step(reader, std::to_string(i));
        if (auto name = reader.text(node.items()[i]))
            input.certifications.push_back(std::move(*name));
    }
}

constexpr std::array<Field<SovereigntyInput>, 11> sovereigntyFields{{
    {"provider", text<&SovereigntyInput::provider>},
    {"gate", text<&SovereigntyInput::gate>},
    {"assessment", readAssessment},
    {"operator_jurisdiction", text<&SovereigntyInput::operatorJurisdiction>},
    {"parent_jurisdiction", text<&SovereigntyInput::parentJurisdiction>},
    {"staff_access", text<&SovereigntyInput::staffAccess>},
    {"us_exposure", flag<&SovereigntyInput::usExposure>},
    {"certifications", readCertifications},
    {"personal_data", flag<&SovereigntyInput::personalData>},
    {"ai_act_risk", word<&SovereigntyInput::aiActRisk, aiActRisks>},
    {"ai_act_role", word<&SovereigntyInput::aiActRole, aiActRoles>},
}};

} // namespace

void readEnergy(Reader &reader, const Node &node, Project &project)
{
    readFields(reader, node, project.energy, std::span(energyFields));
}

void readSite(Reader &reader, const Node &node, Project &project)
{
    readFields(reader, node, project.site, std::span(siteFields));
}

void readSovereignty(Reader &reader, const Node &node, Project &project)
{
    readFields(reader, node, project.sovereignty, std::span(sovereigntyFields));
}

std::vector<SectionKeys> siteKeys()
{
    return {
        keysOf("energy", energyFields),
        keysOf("energy.phases", phaseFields),
        keysOf("energy.embodied", embodiedFields),
        keysOf("site", siteFields),
        keysOf("sovereignty", sovereigntyFields),
    };
}

} // namespace detail

std::string_view boundaryId(Boundary boundary)
{
    return detail::boundaries[static_cast<std::size_t>(boundary)];
}

} // namespace core::project
