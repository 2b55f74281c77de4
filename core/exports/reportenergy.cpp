// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"
#include "core/embeddedtext.h"
#include "core/energy/energy.h"
#include "core/exports/reportchapters.h"
#include "core/project/rowfigures.h"

#include <algorithm>

namespace core::exports {

namespace {

/// kWh of a million tokens at the facility's meter; absent while the PUE is unknown.
std::optional<double> kwhAtMeter(const ReportSource &source)
{
    if (const auto &row = source.evaluation.size.row; row && row->kwhPerMillionTokensAtMeter)
        return row->kwhPerMillionTokensAtMeter->value;
    const project::EnergyInput &input = source.project.energy;
    const auto &kwh = source.evaluation.size.kwhPerMillionTokens;
    if (!kwh)
        return std::nullopt;
    if (input.boundary == project::Boundary::Facility)
        return kwh->value;
    if (!input.pue || !(input.pue->value >= 1.0))
        return std::nullopt;
    return energy::atFacility(kwh->value, input.boundary, input.pue->value);
}

struct Country
{
    const catalogue::GridZone *zone = nullptr;
    const catalogue::GridIntensity *grid = nullptr;
};

/// The countries whose grid is known by the method of the project, the cleanest first.
std::vector<Country> countriesOf(const ReportSource &source)
{
    const std::string method = source.project.site.gridMethod.value_or("lifecycle");
    std::vector<Country> countries;
    for (const catalogue::GridZone &zone : source.catalogue->grids())
        if (const catalogue::GridIntensity *grid = zone.intensity(method))
            countries.push_back({&zone, grid});
    std::ranges::stable_sort(countries, {}, [](const Country &country) { return country.grid->gramsPerKwh; });
    return countries;
}

ReportTable countriesTable(const ReportSource &source, double kwh)
{
    constexpr std::size_t most = 30;
    constexpr double kwhPerMwh = 1000.0;
    ReportTable table;
    table.id = "countries";
    table.caption = CORE_TEXT("The same million tokens, country by country");
    table.columns = {{CORE_TEXT("Country"), {}, false, 2.2},
                     {CORE_TEXT("Grid"), CORE_TEXT("g/kWh"), true, 1.0},
                     {CORE_TEXT("Year"), {}, false, 0.8},
                     {CORE_TEXT("Carbon"), CORE_TEXT("g/1M tok"), true, 2.6, true},
                     {CORE_TEXT("Wholesale price"), CORE_TEXT("€/kWh"), true, 1.2},
                     {CORE_TEXT("Electricity"), CORE_TEXT("€/1M tok"), true, 1.2}};
    const std::string site = source.project.site.zone.value_or(std::string());
    for (const Country &country : countriesOf(source)) {
        const bool here =
            country.zone->id == site || catalogue::plainName(country.zone->id) == catalogue::plainName(site);
        if (table.rows.size() >= most && !here)
            continue;
        const catalogue::GridPrice *price = country.zone->wholesalePrice();
        const auto perKwh = price ? std::optional(price->eurPerMwh / kwhPerMwh) : std::nullopt;
        const std::string year = country.grid->year ? std::to_string(*country.grid->year) : std::string("–");
        table.rows.push_back({ReportCell::of(Text("%1", {country.zone->name})),
                              ReportCell::of(country.grid->gramsPerKwh), ReportCell::of(Text("%1", {year})),
                              ReportCell::of(energy::carbonGramsPerMillionTokens(kwh, country.grid->gramsPerKwh)),
                              ReportCell::of(perKwh),
                              ReportCell::of(perKwh ? std::optional(kwh * *perKwh) : std::nullopt)});
        if (here)
            table.strongRows.push_back(table.rows.size() - 1);
    }
    table.footnote =
        CORE_TEXT("Countries by the catalogue's figures of one method; the marked one is the site's, which "
                  "the project may state otherwise. Wholesale is not what is paid: a contract or a retail "
                  "factor comes on top.");
    return table;
}

} // namespace

ReportBlocks energyBlocks(const ReportSource &source)
{
    const project::SizeFigures &size = source.evaluation.size;
    ReportTable table = figureTable("energy", CORE_TEXT("What it draws and emits"));
    const project::RowFigures none;
    const project::RowFigures &row = size.row ? *size.row : none;
    addFigureRow(table, CORE_TEXT("Power"), size.powerWatts);
    addFigureRow(table, CORE_TEXT("Power of the nodes"), row.nodeWatts);
    addFigureRow(table, CORE_TEXT("Power at the meter"), row.facilityWatts);
    addFigureRow(table, CORE_TEXT("Average power at the meter"), row.averageFacilityWatts);
    addFigureRow(table, CORE_TEXT("Energy per token"), size.joulesPerToken);
    addFigureRow(table, CORE_TEXT("Energy per million tokens"), size.kwhPerMillionTokens);
    addFigureRow(table, CORE_TEXT("The same at the meter"), row.kwhPerMillionTokensAtMeter);
    addFigureRow(table, CORE_TEXT("Energy per year"), row.kwhPerYear);
    addFigureRow(table, CORE_TEXT("Electricity of a million tokens"), size.electricityEurPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Carbon per million tokens"), size.carbonGramsPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Carbon per million tokens, market-based"), row.carbonMarketGramsPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Embodied carbon per million tokens"), size.carbonEmbodiedGramsPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Carbon per year"), size.carbonTonnesPerYear);
    addFigureRow(table, CORE_TEXT("Carbon per year, market-based"), row.carbonMarketTonnesPerYear);
    addFigureRow(table, CORE_TEXT("Embodied carbon per year"), row.carbonEmbodiedTonnesPerYear);
    addFigureRow(table, CORE_TEXT("Water per million tokens"), row.waterLitresPerMillionTokens);
    addFigureRow(table, CORE_TEXT("Water per year"), row.waterCubicMetresPerYear);
    if (table.rows.empty())
        return {};
    ReportBlocks blocks;
    blocks.push_back(std::move(table));
    const auto kwh = kwhAtMeter(source);
    if (kwh && source.catalogue != nullptr) {
        ReportTable countries = countriesTable(source, *kwh);
        if (countries.rows.size() > 1) {
            const auto &rows = countries.rows;
            const double first = std::get<double>(rows.front()[3].content);
            const double last = std::get<double>(rows.back()[3].content);
            if (first > 0.0)
                blocks.push_back(
                    ReportParagraph{{CORE_TEXT("Where it runs decides its carbon: between %1 and %2 the "
                                               "same tokens differ by a factor of %3."),
                                     {phrase(std::get<Text>(rows.front()[0].content)),
                                      phrase(std::get<Text>(rows.back()[0].content)), TextNumber{last / first}}}});
            blocks.push_back(ReportChart{"countries", std::nullopt, {}, 0.5, source.project.site.zone.value_or("")});
            blocks.push_back(std::move(countries));
        }
    }
    return blocks;
}

} // namespace core::exports
