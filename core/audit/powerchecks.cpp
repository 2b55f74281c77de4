// SPDX-License-Identifier: GPL-3.0-or-later
// What the site can give against what the machines draw.
#include "core/audit/checks.h"
#include "core/catalogue/catalogue.h"
#include "core/parsenumber.h"

#include <cmath>

namespace core::audit {

namespace {

constexpr double wattsPerKilowatt = 1000.0;

/// `site.power_limit_kw`, at the meter.
std::optional<double> limitWatts(const Facts &facts)
{
    const project::Node *node = facts.document ? facts.document->at("site.power_limit_kw") : nullptr;
    if (node && node->kind() == project::Node::Kind::Map)
        node = node->find("value");
    const auto kilowatts = node ? parseNumber(node->text()) : std::nullopt;
    return kilowatts && *kilowatts > 0.0 ? std::optional(*kilowatts * wattsPerKilowatt) : std::nullopt;
}

/// From the boundary at which a power is known to the meter: a figure of the facility holds the PUE already.
double factorToMeter(const Facts &facts)
{
    const auto &boundary = facts.evaluation.size.energyBoundary;
    return boundary == project::Boundary::Facility ? 1.0 : valueOf(facts.project.energy.pue).value_or(1.0);
}

/// What the boards may draw together when all of them are busy, with the node's own share where it is stated.
std::optional<double> ratedWatts(const Facts &facts)
{
    const auto &name = facts.project.scenario.hardware.gpu;
    const auto gpu = facts.catalogue && name ? facts.catalogue->gpu(*name) : catalogue::Match<catalogue::GpuSpec>{};
    if (!gpu || !facts.evaluation.size.gpus || gpu->boardPowerWatts <= 0.0)
        return std::nullopt;
    return gpu->boardPowerWatts * *facts.evaluation.size.gpus * valueOf(facts.project.energy.nodeFactor).value_or(1.0);
}

Hits scenarioAgainstLimit(const Facts &facts, double limit)
{
    const auto &power = facts.evaluation.size.powerWatts;
    const double toMeter = factorToMeter(facts);
    const double pue = valueOf(facts.project.energy.pue).value_or(1.0);
    if (power && power->value * toMeter > limit)
        return {
            Hit{"power_w",
                Text(CORE_TEXT("%1 kW at the meter (%2 kW × PUE %3) are more than the %4 kW that the site can give"),
                     {num(power->value * toMeter / wattsPerKilowatt), num(power->value / wattsPerKilowatt),
                      num(toMeter), num(limit / wattsPerKilowatt)}),
                {},
                true}};
    const auto rated = ratedWatts(facts);
    if (rated && *rated * pue > limit)
        return {
            Hit{"power_w", Text(CORE_TEXT("All boards at their rated power are %1 kW at the meter (%2 kW × PUE %3), "
                                          "more than the %4 kW that the site can give: a full load trips it"),
                                {num(*rated * pue / wattsPerKilowatt), num(*rated / wattsPerKilowatt), num(pue),
                                 num(limit / wattsPerKilowatt)})}};
    return {};
}

Hits siteLimit(const Facts &facts)
{
    const auto limit = limitWatts(facts);
    if (!limit)
        return {};
    Hits hits = scenarioAgainstLimit(facts, *limit);
    const double toMeter = factorToMeter(facts);
    for (const auto &standing : facts.evaluation.scorecard.standings) {
        const auto found = standing.candidate.values.find("power_w");
        const auto *watts = found == standing.candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
        if (standing.candidate.id == "scenario" || !watts || *watts * toMeter <= *limit)
            continue;
        hits.push_back({standing.candidate.id,
                        Text(CORE_TEXT("%1 draws %2 kW (× PUE %3), more than the %4 kW that the site can give"),
                             {standing.candidate.id, num(*watts / wattsPerKilowatt), num(toMeter),
                              num(*limit / wattsPerKilowatt)}),
                        {},
                        true});
    }
    return hits;
}

} // namespace

const std::vector<Check> &powerChecks()
{
    using enum CheckSeverity;
    static const std::vector<Check> table{
        {"power.site-limit", Warning, CORE_TEXT("Above the site's power"),
         CORE_TEXT("Cap the boards' power, spread the fleet over sites, or have the connection enlarged"), siteLimit},
    };
    return table;
}

} // namespace core::audit
