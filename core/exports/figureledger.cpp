// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/figureledger.h"

#include "core/exports/sizetable.h"
#include "core/project/rowfigures.h"

#include <map>
#include <string_view>

namespace core::exports {

namespace {

using project::SizeFigures;

Text tokensBasis(const std::optional<results::TokenKind> &tokens)
{
    if (!tokens)
        return {};
    switch (*tokens) {
    case results::TokenKind::Goodput:
        return CORE_TEXT("tokens inside the SLO");
    case results::TokenKind::Output:
        return CORE_TEXT("output tokens");
    case results::TokenKind::Total:
        return CORE_TEXT("input and output tokens");
    }
    return {};
}

Text boundaryBasis(const std::optional<project::Boundary> &boundary)
{
    if (!boundary)
        return {};
    switch (*boundary) {
    case project::Boundary::Board:
        return CORE_TEXT("at the boards");
    case project::Boundary::Node:
        return CORE_TEXT("at the node");
    case project::Boundary::Facility:
        return CORE_TEXT("at the meter");
    }
    return {};
}

/// "lifecycle, 2024, OWID/Ember".
Text methodBasis(const std::optional<std::string> &method, const std::optional<int> &year,
                 const std::optional<std::string> &vintage)
{
    std::string all = method.value_or("");
    for (const std::string &part : {year ? std::to_string(*year) : std::string(), vintage.value_or("")})
        if (!part.empty())
            all += all.empty() ? part : ", " + part;
    return all.empty() ? Text() : Text("%1", {all});
}

/// What a figure is measured by, where that could be something else.
std::map<std::string_view, Text> bases(const SizeFigures &size)
{
    static const project::RowFigures none;
    const project::RowFigures &row = size.row ? *size.row : none;
    const Text tokens = tokensBasis(size.throughputTokens);
    const Text boundary = boundaryBasis(size.energyBoundary);
    const Text location = methodBasis(size.carbonMethod, size.carbonYear, row.gridVintage);
    const Text market = methodBasis(row.marketMethod, row.marketYear, {});
    const Text fleet = CORE_TEXT("whole fleet");
    const Text meter = CORE_TEXT("at the meter");
    return {{"cpm_eur_per_mtok", tokensBasis(size.cpmTokens)},
            {"tco_cpm_eur_per_mtok", tokensBasis(size.cpmTokens)},
            {"electricity_eur_per_mtok", tokens},
            {"energy_kwh_per_mtok", boundary},
            {"energy_facility_kwh_per_mtok", meter},
            {"energy_j_per_token", boundary},
            {"power_w", boundary},
            {"power_node_w", CORE_TEXT("at the node")},
            {"power_facility_w", meter},
            {"energy_kwh_per_year", meter},
            {"cost_eur_per_hour", fleet},
            {"cost_eur_per_month", fleet},
            {"cost_eur_per_year", fleet},
            {"electricity_eur_per_hour", fleet},
            {"tco_eur", CORE_TEXT("not discounted")},
            {"tco_npv_eur", CORE_TEXT("discounted")},
            {"pay_back_months", CORE_TEXT("in full use")},
            {"marginal_eur_per_mtok", CORE_TEXT("the hardware is there")},
            {"carbon_g_per_mtok", location},
            {"carbon_t_per_year", location},
            {"carbon_market_g_per_mtok", market},
            {"carbon_market_t_per_year", market},
            {"carbon_embodied_g_per_mtok", CORE_TEXT("SCI, ISO/IEC 21031")},
            {"carbon_embodied_t_per_year", CORE_TEXT("scope 3, category 2")}};
}

/// What has to be known first; sentences.
const std::map<std::string_view, const char *> &needs()
{
    constexpr const char *throughput = CORE_TEXT("It needs a benchmark, a prediction or a stated throughput.");
    constexpr const char *tariff = CORE_TEXT("It needs a tariff (economics.tariff).");
    constexpr const char *tariffAndTokens = CORE_TEXT("It needs a tariff (economics.tariff) and a throughput.");
    constexpr const char *apart = CORE_TEXT("It needs the share of the time in prefill (energy.phases), or prices of "
                                            "input and output tokens apart.");
    constexpr const char *electricity =
        CORE_TEXT("It needs a power, the PUE and a price of electricity; who rents pays it within the rent.");
    constexpr const char *meter = CORE_TEXT("It needs a power and the PUE.");
    constexpr const char *energyOfToken = CORE_TEXT("It needs a power and a throughput.");
    constexpr const char *grid = CORE_TEXT("It needs the energy at the meter and the carbon of the grid (site.zone or "
                                           "site.grid_g_per_kwh).");
    constexpr const char *contract =
        CORE_TEXT("It needs the carbon of the electricity contracted for (site.market_g_per_kwh).");
    constexpr const char *embodied = CORE_TEXT("It needs what making the hardware gave off and its years of use "
                                               "(energy.embodied).");
    constexpr const char *water = CORE_TEXT("It needs the litres of water for a kWh (site.water_l_per_kwh).");
    constexpr const char *memory = CORE_TEXT("It needs a model and a GPU that the catalogue knows.");
    static const std::map<std::string_view, const char *> all{
        {"goodput_tokens_per_s", CORE_TEXT("It needs an SLO and a throughput.")},
        {"output_tokens_per_s", throughput},
        {"total_tokens_per_s", throughput},
        {"request_throughput_rps", throughput},
        {"goodput_fraction", CORE_TEXT("It needs an SLO and the latencies of a benchmark or a prediction.")},
        {"cpm_eur_per_mtok", tariffAndTokens},
        {"electricity_eur_per_mtok", electricity},
        {"cost_eur_per_request", CORE_TEXT("It needs a tariff and the requests of a second.")},
        {"cost_eur_per_hour", tariff},
        {"cost_eur_per_year", tariff},
        {"cost_eur_per_month", tariff},
        {"cost_eur_per_user_month", CORE_TEXT("It needs a tariff and the number of users (economics.demand.users).")},
        {"input_eur_per_mtok", apart},
        {"output_eur_per_mtok", apart},
        {"marginal_eur_per_mtok", CORE_TEXT("It needs owned machines and the price of electricity.")},
        {"electricity_eur_per_hour", electricity},
        {"electricity_share", electricity},
        {"utilisation", CORE_TEXT("It needs a stated use, a demand in tokens a day, or the shape of the day's load.")},
        {"tco_eur", tariff},
        {"tco_npv_eur", tariff},
        {"tco_cpm_eur_per_mtok", tariffAndTokens},
        {"break_even_tokens_per_day", CORE_TEXT("It needs a second way of paying (economics.alternatives).")},
        {"pay_back_months", CORE_TEXT("It needs what was bought for how much (economics.tariff.capex) and another way "
                                      "of paying that costs more in full use.")},
        {"capex_eur", CORE_TEXT("It needs what was bought for how much (economics.tariff.capex).")},
        {"power_w", CORE_TEXT("It needs a power, or a GPU of the catalogue and how many there are.")},
        {"energy_j_per_token", energyOfToken},
        {"energy_kwh_per_mtok", energyOfToken},
        {"carbon_g_per_mtok", grid},
        {"carbon_embodied_g_per_mtok", embodied},
        {"carbon_t_per_year", grid},
        {"carbon_market_g_per_mtok", contract},
        {"carbon_market_t_per_year", contract},
        {"carbon_embodied_t_per_year", embodied},
        {"power_node_w", CORE_TEXT("It needs the power of the node over that of its boards (energy.node_factor).")},
        {"power_facility_w", meter},
        {"energy_facility_kwh_per_mtok", meter},
        {"energy_kwh_per_year", meter},
        {"water_l_per_mtok", water},
        {"water_m3_per_year", water},
        {"goodput_per_gpu", CORE_TEXT("It needs the number of GPUs and a goodput.")},
        {"goodput_per_kw", CORE_TEXT("It needs a power and a goodput.")},
        {"goodput_per_capex_eur", CORE_TEXT("It needs a purchase and a goodput.")},
        {"sovereignty_score", CORE_TEXT("It needs all eight objectives assessed (sovereignty.assessment).")},
        {"kv_bytes_per_token", memory},
        {"max_concurrency_kv", memory},
        {"operational_concurrency", CORE_TEXT("It needs a ceiling of the KV cache or a load that holds the SLO.")}};
    return all;
}

} // namespace

std::vector<FigureGroup> figureLedger(const SizeFigures &size)
{
    const auto basis = bases(size);
    std::vector<FigureGroup> groups;
    for (const SizeGroup &group : sizeGroups(size)) {
        FigureGroup &made = groups.emplace_back(FigureGroup{.title = group.title, .figures = {}});
        for (const SizeRow &row : group.rows) {
            const auto measured = basis.find(row.field);
            const auto needed = needs().find(row.field);
            made.figures.push_back({.id = std::string(row.field),
                                    .title = row.label,
                                    .basis = measured == basis.end() ? Text() : measured->second,
                                    .figure = *row.figure,
                                    .missing = needed == needs().end() ? Text() : Text(needed->second)});
        }
    }
    return groups;
}

} // namespace core::exports
