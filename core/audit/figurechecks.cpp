// SPDX-License-Identifier: GPL-3.0-or-later
// What a shown figure leaves out: the warnings of "Cost, performance and energy", how not to fool yourself.
#include "core/audit/checks.h"
#include "core/calibration/projectcalibration.h"
#include "core/project/prediction.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace core::audit {

namespace {

using project::Provenance;
using project::Quantity;
using results::SweepAnalysis;
using results::SweepPoint;

constexpr double wholesaleBelowEurPerKwh = 0.12; ///< wholesale year means of 2024 to 2026 lie below, paid prices above
constexpr double daysPerPrice = 183.0;           ///< half a year

/// A quantity of the economics and what it is called.
struct Named
{
    std::string name;
    const Quantity *quantity = nullptr;
};

std::vector<Named> prices(const project::Project &project)
{
    const project::Economics &economics = project.economics;
    std::vector<Named> found;
    const auto add = [&](const char *name, const project::OptionalQuantity &quantity) {
        if (quantity)
            found.push_back({name, &*quantity});
    };
    add("economics.tariff.eur_per_hour", economics.tariff.eurPerHour);
    add("economics.tariff.eur_per_gpu_hour", economics.tariff.eurPerGpuHour);
    add("economics.tariff.eur_per_mtok", economics.tariff.eurPerMillionTokens);
    add("economics.tariff.capex_eur", economics.tariff.capexEur);
    add("economics.electricity.eur_per_kwh", economics.electricityEurPerKwh);
    return found;
}

Hits rawNotGoodput(const Facts &facts)
{
    const project::SizeFigures &size = facts.evaluation.size;
    if (!size.cpmEurPerMillionTokens || !size.throughputTokens || *size.throughputTokens == results::TokenKind::Goodput)
        return {};
    const bool known = std::any_of(facts.sweeps().begin(), facts.sweeps().end(), [](const SweepAnalysis &sweep) {
        return std::any_of(sweep.points.begin(), sweep.points.end(),
                           [](const SweepPoint &point) { return point.goodput && point.goodput->fraction; });
    });
    if (!known)
        return {};
    return {Hit{"cpm_eur_per_mtok",
                Text(CORE_TEXT("The cost of %1 € per million tokens counts all tokens, though the share inside "
                               "the SLO is known"),
                     {num(size.cpmEurPerMillionTokens->value)})}};
}

Hits wholesalePrice(const Facts &facts)
{
    const project::Economics &economics = facts.project.economics;
    const auto price = valueOf(economics.electricityEurPerKwh);
    const double factor = valueOf(economics.retailFactor).value_or(1.0);
    if (economics.electricityPriceKind && *economics.electricityPriceKind != project::ElectricityPriceKind::Wholesale)
        return {};
    if (!price || *price * factor >= wholesaleBelowEurPerKwh || factor > 1.0)
        return {};
    return {Hit{"electricity_eur_per_mtok",
                Text(CORE_TEXT("%1 € per kWh is a wholesale price: what a site pays is usually 1.5 to 2 times that"),
                     {num(*price)})}};
}

/// Days from 1970-01-01 of an ISO date; a month or a year alone is its first day. Absent when it is no date.
/// Source: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms", days_from_civil.
std::optional<double> dayNumber(const std::optional<std::string> &date)
{
    if (!date || date->size() < 4)
        return std::nullopt;
    const auto part = [&](std::size_t from, std::size_t length, int fallback) -> std::optional<int> {
        if (date->size() < from + length)
            return fallback;
        int value = 0;
        for (std::size_t i = from; i < from + length; ++i) {
            const char c = (*date)[i];
            if (c < '0' || c > '9')
                return std::nullopt;
            value = value * 10 + (c - '0');
        }
        return value;
    };
    const auto year = part(0, 4, 0), month = part(5, 2, 1), day = part(8, 2, 1);
    if (!year || !month || !day || *month < 1 || *month > 12)
        return std::nullopt;
    const int shifted = *month <= 2 ? *year - 1 : *year;
    const int era = shifted / 400, yearOfEra = shifted - era * 400;
    const int dayOfYear = (153 * (*month + (*month > 2 ? -3 : 9)) + 2) / 5 + *day - 1;
    const int dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear;
    return static_cast<double>(era) * 146097.0 + dayOfEra - 719468.0;
}

Hits priceOld(const Facts &facts)
{
    Hits hits;
    const auto today = dayNumber(facts.project.date);
    for (const Named &price : prices(facts.project)) {
        const auto day = dayNumber(price.quantity->date);
        if (!today || !day || *today - *day <= daysPerPrice)
            continue;
        hits.push_back({price.name, Text(CORE_TEXT("The price is of %1, %2 days before the project's date"),
                                         {*price.quantity->date, num(*today - *day, 4)})});
    }
    return hits;
}

Hits priceUnverified(const Facts &facts)
{
    Hits hits;
    for (const Named &price : prices(facts.project)) {
        if (!price.quantity->source || price.quantity->source->empty())
            hits.push_back(
                {price.name, Text(CORE_TEXT("%1 € is stated without a source"), {num(price.quantity->value)})});
    }
    return hits;
}

Hits usdConverted(const Facts &facts)
{
    Hits hits;
    for (const Named &price : prices(facts.project)) {
        const std::string source = price.quantity->source.value_or(std::string());
        if (source.find("USD") != std::string::npos || source.find("US$") != std::string::npos ||
            source.find('$') != std::string::npos)
            hits.push_back({price.name, Text(CORE_TEXT("%1 € comes from a price in dollars: \"%2\""),
                                             {num(price.quantity->value), source})});
    }
    return hits;
}

Hits boardNotNode(const Facts &facts)
{
    const bool ofBoards = facts.project.energy.powerWatts && facts.project.energy.boundary == project::Boundary::Board;
    if (!ofBoards || facts.project.energy.nodeFactor)
        return {};
    return {Hit{"energy_j_per_token", Text(CORE_TEXT("%1 W are those of the boards: CPUs, network cards, fans and "
                                                     "losses of the power supplies are not in it"),
                                           {num(facts.project.energy.powerWatts->value, 4)})}};
}

Hits gridMethodMixed(const Facts &facts)
{
    std::set<std::string> methods;
    if (facts.project.site.gridMethod)
        methods.insert(*facts.project.site.gridMethod);
    for (const project::Candidate &candidate : facts.project.candidates) {
        if (const project::Node *method = candidate.overrides ? candidate.overrides->at("site.grid_method") : nullptr)
            methods.insert(method->text());
    }
    if (methods.size() < 2)
        return {};
    return {Hit{"carbon_g_per_mtok", Text(CORE_TEXT("The grid intensities are of different methods: %1 and %2"),
                                          {*methods.begin(), *methods.rbegin()})}};
}

Hits estimateNotMeasured(const Facts &facts)
{
    const project::SizeFigures &size = facts.evaluation.size;
    for (const project::OptionalFigure *figure :
         {&size.goodputTokensPerSecond, &size.outputTokensPerSecond, &size.totalTokensPerSecond}) {
        const auto &prediction = facts.evaluation.prediction;
        const bool calibrated = prediction && calibration::saysCalibrated(prediction->assumptions);
        if (*figure && (*figure)->provenance == Provenance::Design)
            return {Hit{
                "goodput_tokens_per_s",
                Text(calibrated && !facts.project.scenario.throughput
                         ? CORE_TEXT("The throughput of %1 tokens/s is a design figure: its engine is calibrated on "
                                     "measurements, the load of the plan was not measured")
                         : CORE_TEXT("The throughput of %1 tokens/s is a design figure: no benchmark stands behind "
                                     "it"),
                     {num((*figure)->value, 4)})}};
        if (*figure)
            break;
    }
    const auto &chosen = facts.evaluation.chosenSweep;
    if (!chosen || *chosen >= facts.sweeps().size() || !facts.sweeps()[*chosen].safeCapacity)
        return {};
    const SweepAnalysis &sweep = facts.sweeps()[*chosen];
    const SweepPoint &point = sweep.points[*sweep.safeCapacity];
    if (!point.goodput || point.goodput->basis != results::GoodputBasis::Bounds)
        return {};
    return {Hit{"goodput_fraction",
                Text(CORE_TEXT("The goodput is an estimate from percentiles, certain only to lie between %1 and %2 %"),
                     {num(point.goodput->fractionLow.value_or(0.0) * 100.0),
                      num(point.goodput->fractionHigh.value_or(1.0) * 100.0)}),
                point.runs}};
}

Hits tokenKindMixed(const Facts &facts)
{
    std::set<results::ThroughputKind> kinds;
    std::vector<std::size_t> runs;
    for (const SweepAnalysis &sweep : facts.sweeps()) {
        if (sweep.points.empty() || sweep.reason == results::KneeReason::NoThroughput)
            continue;
        kinds.insert(sweep.throughputKind);
        for (const SweepPoint &point : sweep.points)
            runs.insert(runs.end(), point.runs.begin(), point.runs.end());
    }
    if (kinds.size() < 2)
        return {};
    return {Hit{"tokens_per_s",
                Text(CORE_TEXT("The sweeps count different things: %1 and %2"),
                     {std::string(throughputKindId(*kinds.begin())), std::string(throughputKindId(*kinds.rbegin()))}),
                std::move(runs)}};
}

} // namespace

const std::vector<Check> &figureChecks()
{
    using enum CheckSeverity;
    static const std::vector<Check> table{
        {"figure.raw-not-goodput", Warning, CORE_TEXT("Raw throughput quoted"),
         CORE_TEXT("Divide by the tokens of the requests inside the SLO"), rawNotGoodput},
        {"figure.wholesale-price", Warning, CORE_TEXT("Wholesale electricity price"),
         CORE_TEXT("Enter the price of the contract, or a retail factor"), wholesalePrice},
        {"figure.price-old", Warning, CORE_TEXT("Old price"), CORE_TEXT("Ask for a new quote, and date it"), priceOld},
        {"figure.price-unverified", Info, CORE_TEXT("Price without source"),
         CORE_TEXT("Say where the price comes from, and when"), priceUnverified},
        {"figure.board-not-node", Warning, CORE_TEXT("Board power only"),
         CORE_TEXT("Measure at the node, and say so in energy.boundary"), boardNotNode},
        {"figure.grid-method-mixed", Warning, CORE_TEXT("Grid methods mixed"),
         CORE_TEXT("Use intensities of one method (direct or life cycle) throughout"), gridMethodMixed},
        {"figure.usd-converted", Info, CORE_TEXT("Converted from dollars"), CORE_TEXT("Note the rate and its date"),
         usdConverted},
        {"figure.estimate-not-measured", Info, CORE_TEXT("Estimate, not measured"),
         CORE_TEXT("Measure it with the load of the plan before deciding"), estimateNotMeasured},
        {"figure.token-kind-mixed", Warning, CORE_TEXT("Token kinds mixed"),
         CORE_TEXT("Compare output tokens with output tokens only"), tokenKindMixed},
    };
    return table;
}

} // namespace core::audit
