// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/providertable.h"

#include "core/csv.h"
#include "core/exports/texttable.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;
using sovereignty::ProviderPrice;

Json orNull(const std::optional<std::string> &text)
{
    return text ? Json(*text) : Json(nullptr);
}

std::string euText(const ProviderPrice &row)
{
    const auto law = sovereignty::underEuLaw(row.provider->jurisdiction);
    return !law ? "?" : *law ? "yes" : "no";
}

std::optional<std::string> dateOf(const ProviderPrice &row)
{
    if (!row.offer || row.offer->date.empty() || row.offer->date == "unknown")
        return std::nullopt;
    return row.offer->date;
}

} // namespace

std::string providerText(const std::vector<ProviderPrice> &rows)
{
    TextTable table({1});
    table.addRow({"Provider", "€/GPU-h", "GPUs", "Region", "Quoted on", "Jurisdiction", "EU law", "Exposed to US law"});
    for (const ProviderPrice &row : rows) {
        const auto *offer = row.offer;
        table.addRow({row.provider->name,
                      offer ? fmt::format("{:.2f}{}", *offer->eurPerGpuHour, offer->verified ? "" : " ?") : "–",
                      offer ? fmt::format("{}", offer->gpus) : "", offer ? offer->region.value_or("") : "",
                      dateOf(row).value_or(offer ? "unknown" : ""), row.provider->jurisdiction.value_or("?"),
                      euText(row), row.provider->usExposure.value_or("?")});
    }
    return table.text() + "? not verified: check it with the provider. – no price could be sourced. Jurisdictions are "
                          "general knowledge: check them.\n";
}

std::string providerCsv(const std::vector<ProviderPrice> &rows)
{
    std::string csv = csvLine({"provider", "eur_per_gpu_hour", "gpus", "region", "instance", "date", "verified",
                               "headquarters", "jurisdiction", "eu_law", "us_exposure", "source"});
    for (const ProviderPrice &row : rows) {
        const auto *offer = row.offer;
        csv += csvLine({row.provider->id, offer ? fmt::format("{}", *offer->eurPerGpuHour) : "",
                        offer ? fmt::format("{}", offer->gpus) : "", offer ? offer->region.value_or("") : "",
                        offer ? offer->instance.value_or("") : "", dateOf(row).value_or(""),
                        offer ? (offer->verified ? "true" : "false") : "", row.provider->headquarters.value_or(""),
                        row.provider->jurisdiction.value_or(""), euText(row) == "?" ? "" : euText(row),
                        row.provider->usExposure.value_or(""), offer ? offer->source : ""});
    }
    return csv;
}

std::string providerJson(const std::vector<ProviderPrice> &rows)
{
    Json json = Json::array();
    for (const ProviderPrice &row : rows) {
        const auto *offer = row.offer;
        const auto law = sovereignty::underEuLaw(row.provider->jurisdiction);
        json.push_back({{"provider", row.provider->id},
                        {"name", row.provider->name},
                        {"eur_per_gpu_hour", offer ? Json(*offer->eurPerGpuHour) : Json(nullptr)},
                        {"gpus", offer ? Json(offer->gpus) : Json(nullptr)},
                        {"region", offer ? orNull(offer->region) : Json(nullptr)},
                        {"instance", offer ? orNull(offer->instance) : Json(nullptr)},
                        {"date", orNull(dateOf(row))},
                        {"verified", offer ? Json(offer->verified) : Json(nullptr)},
                        {"headquarters", orNull(row.provider->headquarters)},
                        {"jurisdiction", orNull(row.provider->jurisdiction)},
                        {"eu_law", law ? Json(*law) : Json(nullptr)},
                        {"us_exposure", orNull(row.provider->usExposure)},
                        {"source", offer ? Json(offer->source) : Json(nullptr)}});
    }
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace core::exports
