// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/csrd.h"

#include "core/csv.h"
#include "core/project/rowfigures.h"

#include <fmt/format.h>

namespace core::exports {

namespace {

using project::OptionalFigure;

constexpr double kwhPerMwh = 1000.0;

struct Row
{
    const char *datapoint; ///< of the European Sustainability Reporting Standards
    const char *name;
    const OptionalFigure *figure;
    double divisor;
    const char *unit;
    const char *factor; ///< name of the input that is the emission factor
    std::string method;
    std::string year;
    std::string edition;
};

/// The input of a name, with its source: "40" and "Ember, 2024".
const project::FigureInput *inputOf(const OptionalFigure &figure, std::string_view name)
{
    if (!figure)
        return nullptr;
    for (const project::FigureInput &input : figure->inputs)
        if (input.name == name)
            return &input;
    return nullptr;
}

/// Whose statement the tonnes belong into: who rents machines or buys tokens buys the emissions of others.
std::string noteOf(const project::Project &project, std::string_view datapoint)
{
    const auto kind = project.economics.tariff.kind;
    const bool others = kind == project::TariffKind::Rented || kind == project::TariffKind::Api;
    if (!others || datapoint.find("scope 2") == std::string_view::npos)
        return {};
    return "The machines are not yours: this is the provider's scope 2, and scope 3, category 1 (purchased services) "
           "of whoever pays for them.";
}

std::string yearText(const std::optional<int> &year)
{
    return year ? fmt::format("{}", *year) : std::string();
}

} // namespace

std::string csrdCsv(const project::Project &project, const project::Evaluation &evaluation)
{
    const project::SizeFigures &size = evaluation.size;
    static const project::RowFigures nothing;
    const project::RowFigures &row = size.row ? *size.row : nothing;
    const Row rows[] = {
        {"E1-5", "Energy consumption", &row.kwhPerYear, kwhPerMwh, "MWh", "", "", "", ""},
        {"E1-6 scope 2, location-based", "Greenhouse gas emissions", &size.carbonTonnesPerYear, 1.0, "tCO₂e", "grid",
         size.carbonMethod.value_or(""), yearText(size.carbonYear), row.gridVintage.value_or("")},
        {"E1-6 scope 2, market-based", "Greenhouse gas emissions", &row.carbonMarketTonnesPerYear, 1.0, "tCO₂e",
         "electricity contracted for", row.marketMethod.value_or(""), yearText(row.marketYear), ""},
        {"E1-6 scope 3, category 2", "Emissions of making the hardware, a year of its life",
         &row.carbonEmbodiedTonnesPerYear, 1.0, "tCO₂e", "", "", "", ""},
        {"E3-4", "Water consumption", &row.waterCubicMetresPerYear, 1.0, "m3", "water", "", "", ""},
    };
    std::string csv = csvLine({"datapoint", "name", "zone", "value", "unit", "factor", "factor_unit", "method", "year",
                               "edition", "source", "formula", "note"});
    for (const Row &line : rows) {
        const OptionalFigure &figure = *line.figure;
        const auto *factor = inputOf(figure, line.factor);
        csv +=
            csvLine({line.datapoint, line.name, project.site.zone.value_or(""),
                     figure ? fmt::format("{}", figure->value / line.divisor) : std::string(), line.unit,
                     factor ? fmt::format("{}", factor->value) : std::string(), factor ? factor->unit : std::string(),
                     line.method, line.year, line.edition, factor ? factor->source.value_or("") : std::string(),
                     figure ? figure->formula.english() : std::string(), noteOf(project, line.datapoint)});
    }
    return csv;
}

} // namespace core::exports
