// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/listing.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <fmt/format.h>

namespace core::catalogue {

namespace {

constexpr double giga = 1e9;
constexpr double tera = 1e12;
constexpr double gibibyte = 1073741824.0;
constexpr std::array<std::pair<Kind, std::string_view>, 6> kinds{{{Kind::Gpus, "gpus"},
                                                                  {Kind::Models, "models"},
                                                                  {Kind::Grids, "grids"},
                                                                  {Kind::Providers, "providers"},
                                                                  {Kind::Engines, "engines"},
                                                                  {Kind::Costs, "costs"}}};

Cell cell(const std::optional<std::string> &text)
{
    return text && !text->empty() ? Cell(*text) : Cell();
}

Cell cell(const std::optional<double> &value, double unit = 1.0)
{
    return value ? Cell(*value / unit) : Cell();
}

Cell whole(const std::optional<int> &value)
{
    return value ? Cell(double(*value)) : Cell();
}

std::string lower(std::string_view text)
{
    std::string all(text);
    std::transform(all.begin(), all.end(), all.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return all;
}

bool matches(const Entry &entry, const std::string &filter)
{
    if (filter.empty())
        return true;
    const auto has = [&filter](const std::string &text) { return lower(text).find(filter) != std::string::npos; };
    return has(entry.id) || has(entry.name) || std::any_of(entry.aliases.begin(), entry.aliases.end(), has) ||
           std::any_of(entry.assumedAliases.begin(), entry.assumedAliases.end(), has) ||
           std::any_of(entry.sources.begin(), entry.sources.end(), has);
}

template <typename T, typename Fill>
void addEntries(Listing &listing, const std::vector<T> &entries, const std::string &filter, Fill fill)
{
    for (const T &entry : entries)
        if (matches(entry, filter)) {
            ListedEntry listed{&entry, {}, {}};
            fill(entry, listed);
            listing.entries.push_back(std::move(listed));
        }
}

void listGpus(const Catalogue &catalogue, const std::string &filter, Listing &listing)
{
    listing.columns = {{"vendor", CORE_TEXT("Vendor"), "", false},
                       {"form_factor", CORE_TEXT("Form"), ""},
                       {"memory_gb", CORE_TEXT("Memory"), "GB"},
                       {"usable_gb", CORE_TEXT("Usable"), "GB"},
                       {"bandwidth_gb_s", CORE_TEXT("Bandwidth"), "GB/s"},
                       {"bf16_tflops", CORE_TEXT("BF16 dense"), "TFLOP/s"},
                       {"fp8_tflops", CORE_TEXT("FP8 dense"), "TFLOP/s"},
                       {"fp4_tflops", CORE_TEXT("FP4 dense"), "TFLOP/s"},
                       {"int8_tops", CORE_TEXT("INT8 dense"), "TOP/s", false},
                       {"measured_bf16_tflops", CORE_TEXT("Measured BF16"), "TFLOP/s", false},
                       {"measured_fp8_tflops", CORE_TEXT("Measured FP8"), "TFLOP/s", false},
                       {"board_power_w", CORE_TEXT("Board power"), "W"},
                       {"allin_power_w", CORE_TEXT("Power with its share of the node"), "W", false},
                       {"link", CORE_TEXT("Link"), ""},
                       {"link_gb_s", CORE_TEXT("Link rate"), "GB/s"},
                       {"link_gpus", CORE_TEXT("Link domain"), "GPU", false},
                       {"pcie_generation", CORE_TEXT("PCIe"), "", false},
                       {"tco_usd_per_gpu_hour", CORE_TEXT("Owner's cost"), "USD/h", false}};
    addEntries(listing, catalogue.gpus(), filter, [](const GpuSpec &gpu, ListedEntry &row) {
        row.cells = {cell(gpu.vendor),
                     cell(gpu.formFactor),
                     gpu.memoryBytes / giga,
                     cell(gpu.usableBytes, giga),
                     gpu.memoryBandwidthBytesPerSecond / giga,
                     gpu.bf16FlopsPerSecond / tera,
                     cell(gpu.fp8FlopsPerSecond, tera),
                     cell(gpu.fp4FlopsPerSecond, tera),
                     cell(gpu.int8OpsPerSecond, tera),
                     cell(gpu.measuredBf16FlopsPerSecond, tera),
                     cell(gpu.measuredFp8FlopsPerSecond, tera),
                     gpu.boardPowerWatts,
                     cell(gpu.allInPowerWatts),
                     cell(gpu.linkTechnology),
                     cell(gpu.linkBytesPerSecond, giga),
                     double(gpu.linkDomainGpus),
                     whole(gpu.pcieGeneration),
                     cell(gpu.tcoUsdPerGpuHour)};
    });
}

void listModels(const Catalogue &catalogue, const std::string &filter, Listing &listing)
{
    listing.columns = {{"parameters", CORE_TEXT("Parameters"), "", false},
                       {"parameters_billions", CORE_TEXT("Parameters"), "B"},
                       {"active_billions", CORE_TEXT("Active"), "B"},
                       {"layers", CORE_TEXT("Layers"), ""},
                       {"hidden", CORE_TEXT("Hidden"), ""},
                       {"heads", CORE_TEXT("Heads"), "", false},
                       {"kv_heads", CORE_TEXT("KV heads"), ""},
                       {"vocabulary", CORE_TEXT("Vocabulary"), "", false},
                       {"experts", CORE_TEXT("Experts"), ""},
                       {"experts_per_token", CORE_TEXT("Experts a token"), "", false},
                       {"attention", CORE_TEXT("Attention"), ""},
                       {"kv_bytes_per_token", CORE_TEXT("KV cache, bf16"), "B/token"},
                       {"native_dtype", CORE_TEXT("Native"), ""},
                       {"max_context", CORE_TEXT("Longest context"), "tokens"},
                       {"license", CORE_TEXT("Licence"), ""},
                       {"origin", CORE_TEXT("Origin"), "", false},
                       {"published_billions", CORE_TEXT("Published parameters"), "B", false}};
    addEntries(listing, catalogue.models(), filter, [](const ModelSpec &model, ListedEntry &row) {
        std::string attention;
        for (const AttentionGroup &group : model.attention)
            attention +=
                fmt::format("{}{}× {}{}", attention.empty() ? "" : " + ", group.layers, attentionKindId(group.kind),
                            group.windowTokens > 0 ? fmt::format(" {}", group.windowTokens) : std::string());
        row.cells = {model.totalParameters(),
                     model.totalParameters() / giga,
                     model.activeParameters() / giga,
                     double(model.layers),
                     double(model.hidden),
                     double(model.attentionHeads()),
                     model.hasMla() ? Cell() : Cell(double(model.kvHeads())),
                     double(model.vocabulary),
                     model.moe ? Cell(double(model.moe->experts)) : Cell(),
                     model.moe ? Cell(double(model.moe->topK)) : Cell(),
                     attention,
                     model.kvBytesPerToken(Precision::Bf16),
                     std::string(precisionId(model.nativePrecision)),
                     model.maxContextTokens ? Cell(double(*model.maxContextTokens)) : Cell(),
                     cell(model.license),
                     cell(model.origin),
                     cell(model.publishedParameters, giga)};
    });
}

void listGrids(const Catalogue &catalogue, const std::string &filter, Listing &listing)
{
    listing.columns = {{"eu", CORE_TEXT("In the EU"), ""},
                       {"g_per_kwh", CORE_TEXT("Carbon, lifecycle"), "g/kWh"},
                       {"carbon_year", CORE_TEXT("Year"), ""},
                       {"wholesale_eur_per_mwh", CORE_TEXT("Day-ahead mean"), "€/MWh"},
                       {"price_period", CORE_TEXT("Period"), ""},
                       {"bidding_zone", CORE_TEXT("ENTSO-E code"), "", false},
                       {"electricitymaps_zone", CORE_TEXT("Electricity Maps zone"), "", false}};
    listing.itemsId = "figures";
    listing.itemColumns = {{"what", CORE_TEXT("Figure"), ""},      {"value", CORE_TEXT("Value"), ""},
                           {"unit", CORE_TEXT("Unit"), ""},        {"period", CORE_TEXT("Period"), ""},
                           {"method", CORE_TEXT("Method"), ""},    {"source", CORE_TEXT("Source"), ""},
                           {"verified", CORE_TEXT("Verified"), ""}};
    addEntries(listing, catalogue.grids(), filter, [](const GridZone &grid, ListedEntry &row) {
        const GridIntensity *intensity = grid.intensity();
        const GridPrice *price = grid.wholesalePrice();
        row.cells = {grid.inEu,
                     intensity != nullptr ? Cell(intensity->gramsPerKwh) : Cell(),
                     intensity != nullptr && intensity->year ? Cell(std::to_string(*intensity->year)) : Cell(),
                     price != nullptr ? Cell(price->eurPerMwh) : Cell(),
                     price != nullptr ? Cell(price->period) : Cell(),
                     cell(grid.biddingZone),
                     cell(grid.electricityMapsZone)};
        for (const GridIntensity &figure : grid.intensities)
            row.items.push_back({std::string("carbon"), figure.gramsPerKwh, std::string("g/kWh"),
                                 figure.year ? Cell(std::to_string(*figure.year)) : Cell(), figure.method,
                                 figure.source, grid.verified});
        for (const GridPrice &figure : grid.prices)
            row.items.push_back({std::string("price"), figure.eurPerMwh, std::string("EUR/MWh"), figure.period,
                                 figure.band ? figure.kind + ", " + *figure.band : figure.kind, figure.source,
                                 figure.verified});
    });
}

void listProviders(const Catalogue &catalogue, const std::string &filter, Listing &listing)
{
    listing.columns = {{"headquarters", CORE_TEXT("Headquarters"), ""},
                       {"jurisdiction", CORE_TEXT("Jurisdiction"), ""},
                       {"us_exposure", CORE_TEXT("Exposed to US law"), ""}};
    listing.itemsId = "offers";
    listing.itemColumns = {{"gpu", CORE_TEXT("GPU"), "", false},
                           {"gpu_name", CORE_TEXT("GPU"), ""},
                           {"gpus", CORE_TEXT("GPUs"), ""},
                           {"region", CORE_TEXT("Region"), ""},
                           {"instance", CORE_TEXT("Instance"), "", false},
                           {"eur_per_gpu_hour", CORE_TEXT("Price"), "€/GPU-h"},
                           {"price", CORE_TEXT("As quoted"), "", false},
                           {"currency", CORE_TEXT("Currency"), "", false},
                           {"basis", CORE_TEXT("Basis"), "", false},
                           {"date", CORE_TEXT("Quoted on"), ""},
                           {"confidence", CORE_TEXT("Confidence"), "", false},
                           {"source", CORE_TEXT("Source"), "", false},
                           {"verified", CORE_TEXT("Verified"), ""},
                           {"note", CORE_TEXT("Note"), "", false}};
    addEntries(listing, catalogue.providers(), filter, [](const Provider &provider, ListedEntry &row) {
        row.cells = {cell(provider.headquarters), cell(provider.jurisdiction), cell(provider.usExposure)};
        for (const Offer &offer : provider.offers)
            row.items.push_back({cell(offer.gpu), offer.gpuName, double(offer.gpus), cell(offer.region),
                                 cell(offer.instance), cell(offer.eurPerGpuHour), offer.price, offer.currency,
                                 offer.basis, offer.date, cell(offer.confidence), offer.source, offer.verified,
                                 cell(offer.note)});
    });
}

std::string formId(BudgetForm form)
{
    switch (form) {
    case BudgetForm::TotalFraction:
        return "total_fraction";
    case BudgetForm::StaticFraction:
        return "static_fraction";
    case BudgetForm::FreeFraction:
        return "free_fraction";
    }
    return {};
}

void listEngines(const Catalogue &catalogue, const std::string &filter, Listing &listing)
{
    listing.columns = {{"max_num_seqs", CORE_TEXT("Sequences"), ""},
                       {"max_num_batched_tokens", CORE_TEXT("Tokens a step"), ""},
                       {"max_num_seqs_small", CORE_TEXT("Sequences, small cards"), "", false},
                       {"max_num_batched_tokens_small", CORE_TEXT("Tokens a step, small cards"), "", false},
                       {"block_tokens", CORE_TEXT("Block"), "tokens"}};
    listing.itemsId = "versions";
    listing.itemColumns = {{"from", CORE_TEXT("From version"), ""},
                           {"form", CORE_TEXT("Budget"), ""},
                           {"utilisation", CORE_TEXT("Default share"), ""},
                           {"non_torch_gib", CORE_TEXT("Context and buffers by TP"), "GiB"},
                           {"graphs_gib", CORE_TEXT("CUDA graphs"), "GiB"},
                           {"graphs_inside_budget", CORE_TEXT("Graphs inside the share"), "", false},
                           {"activation_gib", CORE_TEXT("Activations"), "GiB"},
                           {"sources", CORE_TEXT("Sources"), "", false},
                           {"verified", CORE_TEXT("Verified"), ""}};
    addEntries(listing, catalogue.engines(), filter, [](const EngineSpec &engine, ListedEntry &row) {
        row.cells = {whole(engine.maxNumSeqs), whole(engine.maxNumBatchedTokens), whole(engine.maxNumSeqsSmall),
                     whole(engine.maxNumBatchedTokensSmall), double(engine.blockTokens)};
        for (const EngineVersion &version : engine.versions) {
            std::string byTp, sources;
            for (const auto &[tp, bytes] : version.nonTorchBytesByTp)
                byTp += fmt::format("{}{}: {:g}", byTp.empty() ? "" : ", ", tp, bytes / gibibyte);
            for (const std::string &source : version.sources)
                sources += (sources.empty() ? "" : "; ") + source;
            row.items.push_back({version.from, formId(version.form), version.utilisationFraction, cell(byTp),
                                 version.graphsBytes / gibibyte, version.graphsInsideBudget,
                                 cell(version.activationBytes, gibibyte), cell(sources), version.verified});
        }
    });
}

void listCosts(const Catalogue &catalogue, const std::string &filter, Listing &listing)
{
    listing.columns = {{"value", CORE_TEXT("Value"), ""},
                       {"unit", CORE_TEXT("Unit"), ""},
                       {"quoted_from", CORE_TEXT("Quoted from"), ""}};
    addEntries(listing, catalogue.costs(), filter, [](const CostItem &cost, ListedEntry &row) {
        row.cells = {cost.value, cost.unit, cell(cost.quotedFrom)};
    });
}

} // namespace

std::string_view kindId(Kind kind)
{
    for (const auto &[value, id] : kinds)
        if (value == kind)
            return id;
    return {};
}

std::optional<Kind> kindFrom(std::string_view id)
{
    for (const auto &[value, name] : kinds)
        if (name == id)
            return value;
    return std::nullopt;
}

Listing list(const Catalogue &catalogue, Kind kind, std::string_view filter)
{
    Listing listing;
    listing.kind = kind;
    const std::string wanted = lower(filter);
    switch (kind) {
    case Kind::Gpus:
        listGpus(catalogue, wanted, listing);
        break;
    case Kind::Models:
        listModels(catalogue, wanted, listing);
        break;
    case Kind::Grids:
        listGrids(catalogue, wanted, listing);
        break;
    case Kind::Providers:
        listProviders(catalogue, wanted, listing);
        break;
    case Kind::Engines:
        listEngines(catalogue, wanted, listing);
        break;
    case Kind::Costs:
        listCosts(catalogue, wanted, listing);
        break;
    }
    return listing;
}

std::string cellText(const Cell &cell, bool forPeople)
{
    if (const auto *number = std::get_if<double>(&cell))
        return forPeople ? formatNumber(*number, 4) : fmt::format("{}", *number);
    if (const auto *text = std::get_if<std::string>(&cell))
        return *text;
    if (const auto *flag = std::get_if<bool>(&cell))
        return *flag ? (forPeople ? "yes" : "true") : (forPeople ? "no" : "false");
    return {};
}

} // namespace core::catalogue
