// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sizetable.h"

#include "core/csv.h"
#include "core/project/rowfigures.h"

#include <fmt/format.h>

namespace core::exports {

using project::OptionalFigure;
using project::SizeFigures;

std::vector<SizeGroup> sizeGroups(const SizeFigures &size)
{
    static const project::RowFigures nothing;
    const project::RowFigures &row = size.row ? *size.row : nothing;
    return {
        {CORE_TEXT("Throughput"),
         {{"goodput_tokens_per_s", CORE_TEXT("Goodput"), &size.goodputTokensPerSecond},
          {"output_tokens_per_s", CORE_TEXT("Output tokens"), &size.outputTokensPerSecond},
          {"total_tokens_per_s", CORE_TEXT("Input and output tokens"), &size.totalTokensPerSecond},
          {"request_throughput_rps", CORE_TEXT("Requests"), &size.requestsPerSecond},
          {"goodput_fraction", CORE_TEXT("Share of requests inside the SLO"), &size.goodputFraction}}},
        {CORE_TEXT("Money"),
         {{"cpm_eur_per_mtok", CORE_TEXT("Cost of a million tokens"), &size.cpmEurPerMillionTokens},
          {"electricity_eur_per_mtok", CORE_TEXT("Electricity of a million tokens"),
           &size.electricityEurPerMillionTokens},
          {"cost_eur_per_request", CORE_TEXT("Cost of a request"), &size.costEurPerRequest},
          {"cost_eur_per_hour", CORE_TEXT("Cost of an hour"), &size.costEurPerHour},
          {"cost_eur_per_year", CORE_TEXT("Cost of a year"), &size.costEurPerYear},
          {"cost_eur_per_month", CORE_TEXT("Cost of a month"), &row.costEurPerMonth},
          {"cost_eur_per_user_month", CORE_TEXT("Cost of a user a month"), &row.costEurPerUserMonth},
          {"input_eur_per_mtok", CORE_TEXT("Cost of a million input tokens"), &row.inputEurPerMillionTokens},
          {"output_eur_per_mtok", CORE_TEXT("Cost of a million output tokens"), &row.outputEurPerMillionTokens},
          {"marginal_eur_per_mtok", CORE_TEXT("Cost of one more million tokens"), &row.marginalEurPerMillionTokens},
          {"electricity_eur_per_hour", CORE_TEXT("Electricity of an hour"), &row.electricityEurPerHour},
          {"electricity_share", CORE_TEXT("Electricity's share of the cost"), &row.electricityShare},
          {"utilisation", CORE_TEXT("Share of the time in use"), &row.utilisation},
          {"tco_eur", CORE_TEXT("Cost over the years"), &row.tcoEur},
          {"tco_npv_eur", CORE_TEXT("Cost over the years, of today"), &row.tcoPresentEur},
          {"tco_cpm_eur_per_mtok", CORE_TEXT("Cost of a million tokens over the years"), &row.tcoEurPerMillionTokens},
          {"break_even_tokens_per_day", CORE_TEXT("First break-even"), &row.breakEvenTokensPerDay},
          {"pay_back_months", CORE_TEXT("Months until the purchase has paid for itself"), &row.payBackMonths},
          {"capex_eur", CORE_TEXT("Capital bound"), &size.capexEur}}},
        {CORE_TEXT("Energy and carbon"),
         {{"power_w", CORE_TEXT("Power"), &size.powerWatts},
          {"energy_j_per_token", CORE_TEXT("Energy of a token"), &size.joulesPerToken},
          {"energy_kwh_per_mtok", CORE_TEXT("Energy of a million tokens"), &size.kwhPerMillionTokens},
          {"carbon_g_per_mtok", CORE_TEXT("Carbon of a million tokens"), &size.carbonGramsPerMillionTokens},
          {"carbon_embodied_g_per_mtok", CORE_TEXT("Embodied carbon of a million tokens"),
           &size.carbonEmbodiedGramsPerMillionTokens},
          {"carbon_t_per_year", CORE_TEXT("Carbon of a year"), &size.carbonTonnesPerYear},
          {"carbon_market_g_per_mtok", CORE_TEXT("Carbon of a million tokens, market-based"),
           &row.carbonMarketGramsPerMillionTokens},
          {"carbon_market_t_per_year", CORE_TEXT("Carbon of a year, market-based"), &row.carbonMarketTonnesPerYear},
          {"carbon_embodied_t_per_year", CORE_TEXT("Embodied carbon of a year"), &row.carbonEmbodiedTonnesPerYear},
          {"power_node_w", CORE_TEXT("Power of the nodes"), &row.nodeWatts},
          {"power_facility_w", CORE_TEXT("Power at the meter"), &row.facilityWatts},
          {"energy_facility_kwh_per_mtok", CORE_TEXT("Energy of a million tokens at the meter"),
           &row.kwhPerMillionTokensAtMeter},
          {"energy_kwh_per_year", CORE_TEXT("Energy of a year at the meter"), &row.kwhPerYear},
          {"water_l_per_mtok", CORE_TEXT("Water of a million tokens"), &row.waterLitresPerMillionTokens},
          {"water_m3_per_year", CORE_TEXT("Water of a year"), &row.waterCubicMetresPerYear},
          {"goodput_per_gpu", CORE_TEXT("Goodput of a GPU"), &row.goodputPerGpu},
          {"goodput_per_kw", CORE_TEXT("Goodput of a kilowatt"), &row.goodputPerKilowatt},
          {"goodput_per_capex_eur", CORE_TEXT("Goodput of a euro of capital"), &row.goodputPerCapexEur},
          {"sovereignty_score", CORE_TEXT("Sovereignty score"), &size.sovereigntyScore}}},
        {CORE_TEXT("Concurrency"),
         {{"kv_bytes_per_token", CORE_TEXT("KV cache of a token"), &size.kvBytesPerToken},
          {"max_concurrency_kv", CORE_TEXT("Ceiling of the KV cache"), &size.maxConcurrencyKv},
          {"operational_concurrency", CORE_TEXT("Operational concurrency"), &size.operationalConcurrency}}},
    };
}

std::string sizeCsv(const SizeFigures &size)
{
    const auto cell = [](const std::optional<double> &value) {
        return value ? fmt::format("{}", *value) : std::string();
    };
    std::string csv = csvLine({"field", "value", "unit", "lo", "hi", "provenance", "formula"});
    for (const SizeGroup &group : sizeGroups(size)) {
        for (const SizeRow &row : group.rows) {
            const OptionalFigure &figure = *row.figure;
            if (!figure) {
                csv += csvLine({std::string(row.field), "", "", "", "", "", ""});
                continue;
            }
            csv += csvLine({std::string(row.field), cell(figure->value), figure->unit, cell(figure->low),
                            cell(figure->high), std::string(project::provenanceId(figure->provenance)),
                            figure->formula.english()});
        }
    }
    const auto count = [&](const char *field, const std::optional<int> &value, const char *unit) {
        csv += csvLine({field, value ? fmt::format("{}", *value) : std::string(), value ? unit : "", "", "", "", ""});
    };
    count("replicas_for_rate", size.replicasForRate, "replicas");
    count("replicas_with_headroom", size.replicasWithHeadroom, "replicas");
    count("replicas_with_reserve", size.replicasWithReserve, "replicas");
    count("replicas_n_plus_1", size.replicasNPlusOne, "replicas");
    count("replicas_pessimistic", size.replicasPessimistic, "replicas");
    count("gpus", size.gpus, "GPUs");
    count("gpus_per_replica", size.gpusPerReplica, "GPUs");
    count("nodes", size.nodes, "nodes");
    return csv;
}

} // namespace core::exports
