// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/cost.h"
#include "core/economics/prices.h"
#include "core/project/evaluationparts.h"
#include "core/project/gridseries.h"

#include <algorithm>
#include <cmath>

/// What the project does not state and the catalogue, or another part of the project, knows. The figures then stand on
/// it with its source and date, and a remark says so: nothing is taken silently.
namespace core::project {

namespace {

constexpr double megawattHourInKwh = 1000.0;

/// Fills a quantity and notes where it comes from.
void take(Workings &workings, OptionalQuantity &quantity, TakenFact fact)
{
    Quantity taken;
    taken.value = fact.value;
    taken.source = fact.verified ? fact.source : fact.source + " (unverified)";
    taken.date = fact.date;
    quantity = std::move(taken);
    workings.warn({fact.verified ? CORE_TEXT("%1 is not stated: %2 %3 is taken from the catalogue (%4).")
                                 : CORE_TEXT("%1 is not stated: %2 %3 is taken from the catalogue (%4). It is not "
                                             "verified: check it."),
                   {fact.path, TextNumber{.value = fact.value, .significantDigits = 4}, fact.unit,
                    fact.date ? fact.source + ", " + *fact.date : fact.source}});
    workings.row->taken.push_back(std::move(fact));
}

/// The zone itself, else the country in front of its code.
const catalogue::GridZone *gridOf(const Workings &workings)
{
    const auto &zone = workings.project.site.zone;
    if (!workings.catalogue || !zone)
        return nullptr;
    if (const auto exact = workings.catalogue->grid(*zone))
        return exact.entry;
    const auto country = countryOfZone(zone);
    return country ? workings.catalogue->grid(*country).entry : nullptr;
}

/// One word for the many: "OWID/Ember carbon-intensity-electricity (lifecycle, annual): …" up to the first colon.
std::string shortSource(const std::string &source)
{
    return source.substr(0, source.find(": "));
}

/// The mean of an imported series, its hours weighted by the power drawn in them.
Quantity meanOf(const Workings &workings, const GridSeries &series)
{
    Quantity mean;
    mean.value = series.mean;
    mean.source = series.source;
    const auto &shape = workings.scenario().workload.loadShape;
    if (!series.hourly.empty() && !shape.empty()) {
        mean.value = economics::weightedByLoad(series.hourly, shape,
                                               valueOf(workings.project.energy.idleShareFraction).value_or(0.0));
        *mean.source += ", weighted by the load of the hours";
        if (!series.zoneClock)
            workings.warn(
                {CORE_TEXT("The hours of %1 are those of the file (UTC) and the hours of load_shape are taken "
                           "as the same."),
                 {series.source}});
    }
    mean.date = series.vintage ? series.vintage : std::optional(series.last);
    return mean;
}

/// Takes a figure from the imported series that fits, and says so; false where none does.
bool takeSeries(Workings &workings, OptionalQuantity &quantity, const char *path, const GridQuestion &question)
{
    auto series = gridSeries(workings.library, workings.catalogue, question);
    if (!series)
        return false;
    quantity = meanOf(workings, *series);
    const std::string unit = question.quantity == GridQuantity::Carbon ? "g/kWh" : "€/kWh";
    workings.warn({CORE_TEXT("%1 is not stated: %2 %3 is taken from %4, %5 points from %6 to %7, method %8, edition "
                             "%9."),
                   {path, TextNumber{.value = quantity->value, .significantDigits = 4}, unit, series->source,
                    TextNumber{double(series->points)}, series->first, series->last, series->method.value_or("–"),
                    series->vintage.value_or("–")}});
    if (!series->zone && question.zone)
        workings.warn({CORE_TEXT("%1 names no zone: it is taken for %2."), {series->source, *question.zone}});
    if (series->estimated)
        workings.warn({CORE_TEXT("Some of the points of %1 are estimates of its source."), {series->source}});
    workings.row->taken.push_back({.path = path,
                                   .value = quantity->value,
                                   .unit = unit,
                                   .source = series->source,
                                   .date = quantity->date,
                                   .verified = true});
    workings.row->gridSeries.push_back(std::move(*series));
    return true;
}

void takeCarbon(Workings &workings, Site &site)
{
    if (site.gridGramsPerKwh)
        return;
    if (!site.hourlyGramsPerKwh.empty()) {
        Quantity mean;
        mean.value = economics::weightedByLoad(site.hourlyGramsPerKwh, workings.scenario().workload.loadShape,
                                               valueOf(workings.project.energy.idleShareFraction).value_or(0.0));
        mean.source = "site.hourly_g_per_kwh, weighted by the load of the hours";
        site.gridGramsPerKwh = std::move(mean);
        return;
    }
    if (takeSeries(
            workings, site.gridGramsPerKwh, "site.grid_g_per_kwh",
            {.quantity = GridQuantity::Carbon, .zone = site.zone, .method = site.gridMethod, .year = site.gridYear})) {
        const GridSeries &series = workings.row->gridSeries.back();
        site.gridMethod = series.method;
        site.gridYear = series.year;
        site.gridVintage = series.vintage ? series.vintage : std::optional(series.source);
        return;
    }
    const catalogue::GridZone *grid = gridOf(workings);
    if (grid == nullptr && workings.catalogue && site.zone)
        workings.warn({CORE_TEXT("The catalogue knows no grid of the zone %1: its carbon is not known until "
                                 "site.grid_g_per_kwh states it."),
                       {*site.zone}});
    const auto *figure = grid ? grid->intensity(site.gridMethod.value_or("lifecycle"), site.gridYear) : nullptr;
    if (!figure)
        return;
    site.gridMethod = figure->method;
    site.gridYear = figure->year;
    if (!site.gridVintage)
        site.gridVintage = shortSource(figure->source);
    take(workings, site.gridGramsPerKwh,
         {.path = "site.grid_g_per_kwh",
          .value = figure->gramsPerKwh,
          .unit = "g/kWh",
          .source = grid->name + ", " + figure->method + ", " + shortSource(figure->source),
          .date = figure->year ? std::optional(std::to_string(*figure->year)) : std::nullopt,
          .verified = grid->verified});
}

void warnOfWholesale(const Workings &workings, const Economics &economics)
{
    if (!economics.retailFactor)
        workings.warn(CORE_TEXT("The price of electricity is a wholesale price: grid fees and taxes are not in it. "
                                "State economics.electricity.retail_factor or what the site pays."));
}

void takeElectricity(Workings &workings, Economics &economics)
{
    if (economics.electricityEurPerKwh)
        return;
    if (!economics.hourlyEurPerKwh.empty()) {
        Quantity mean;
        mean.value = economics::weightedByLoad(economics.hourlyEurPerKwh, workings.scenario().workload.loadShape,
                                               valueOf(workings.project.energy.idleShareFraction).value_or(0.0));
        mean.source = "economics.electricity.hourly_eur_per_kwh, weighted by the load of the hours";
        economics.electricityEurPerKwh = std::move(mean);
        return;
    }
    // Whoever rents pays the electricity within the rent.
    const auto kind = economics.tariff.kind;
    if (kind == TariffKind::Rented || kind == TariffKind::Api)
        return;
    if (takeSeries(workings, economics.electricityEurPerKwh, "economics.electricity.eur_per_kwh",
                   {.quantity = GridQuantity::Price, .zone = workings.project.site.zone, .method = {}, .year = {}})) {
        economics.electricityPriceKind = ElectricityPriceKind::Wholesale;
        warnOfWholesale(workings, economics);
        return;
    }
    const catalogue::GridZone *grid = gridOf(workings);
    const auto *price = grid ? grid->wholesalePrice() : nullptr;
    if (!price)
        return;
    economics.electricityPriceKind = ElectricityPriceKind::Wholesale;
    take(workings, economics.electricityEurPerKwh,
         {.path = "economics.electricity.eur_per_kwh",
          .value = price->eurPerMwh / megawattHourInKwh,
          .unit = "€/kWh",
          .source = grid->name + ", wholesale, " + shortSource(price->source),
          .date = price->period,
          .verified = price->verified});
    warnOfWholesale(workings, economics);
}

bool hasPrice(const Tariff &tariff)
{
    return tariff.eurPerHour || tariff.eurPerGpuHour || tariff.eurPerMonth || tariff.eurPerMillionTokens ||
           tariff.inputEurPerMillionTokens || tariff.outputEurPerMillionTokens || tariff.capex || tariff.capexEur ||
           (tariff.quote && tariff.quote->price);
}

bool isDated(const catalogue::Offer &offer)
{
    return !offer.date.empty() && offer.date != "unknown";
}

/// The offer that fits best: in the stated region, dated, quoted in euros, of the size of the node, the newest, the
/// cheapest.
const catalogue::Offer *offerFor(const Workings &workings, const catalogue::Provider &provider, const std::string &gpu,
                                 const Tariff &tariff)
{
    const int wanted = workings.scenario().hardware.gpusPerNode.value_or(workings.size().gpusPerReplica.value_or(1));
    const auto rank = [&](const catalogue::Offer &offer) {
        const bool inRegion = tariff.region && offer.region && offer.region->find(*tariff.region) != std::string::npos;
        return std::tuple(!inRegion, !isDated(offer), offer.currency != "EUR", std::abs(offer.gpus - wanted));
    };
    const catalogue::Offer *best = nullptr;
    for (const catalogue::Offer &offer : provider.offers) {
        if (!offer.eurPerGpuHour || offer.gpu != gpu)
            continue;
        const bool better =
            best == nullptr || rank(offer) < rank(*best) ||
            (rank(offer) == rank(*best) &&
             (offer.date > best->date || (offer.date == best->date && *offer.eurPerGpuHour < *best->eurPerGpuHour)));
        if (better)
            best = &offer;
    }
    return best;
}

void takePrice(Workings &workings, Tariff &tariff)
{
    const auto &name = tariff.provider ? tariff.provider : workings.project.sovereignty.provider;
    const auto &gpuName = workings.scenario().hardware.gpu;
    const bool rents = !tariff.kind || tariff.kind == TariffKind::Rented;
    if (hasPrice(tariff) || !rents || !workings.catalogue || !name || *name == "own" || !gpuName)
        return;
    const auto provider = workings.catalogue->provider(*name);
    const auto gpu = workings.catalogue->gpu(*gpuName);
    if (!provider || !gpu)
        return;
    if (tariff.commitment && *tariff.commitment != Commitment::OnDemand) {
        workings.warn({CORE_TEXT("The catalogue knows the prices of %1 on demand only: state the price of the "
                                 "commitment or of spot machines."),
                       {provider->name}});
        return;
    }
    const catalogue::Offer *offer = offerFor(workings, *provider, gpu->id, tariff);
    if (!offer) {
        workings.warn({CORE_TEXT("No price of a %1 at %2 could be sourced: state economics.tariff."),
                       {gpu->name, provider->name}});
        return;
    }
    tariff.kind = TariffKind::Rented;
    std::string source = provider->name + ", " + offer->gpuName;
    if (offer->instance)
        source += ", " + *offer->instance;
    if (offer->currency != "EUR")
        source += ", quoted in " + offer->currency;
    take(workings, tariff.eurPerGpuHour,
         {.path = "economics.tariff.eur_per_gpu_hour",
          .value = *offer->eurPerGpuHour,
          .unit = "€/GPU-h",
          .source = std::move(source),
          .date = isDated(*offer) ? std::optional(offer->date) : std::nullopt,
          .verified = offer->verified});
}

/// The stated rate over what the fleet bought for it serves: head-room is paid and not used. Absent where the fleet was
/// not sized for a rate.
std::optional<double> shareOfFleet(const Workings &workings, const Project &project)
{
    const Scenario &scenario = project.scenario;
    const auto demand = valueOf(scenario.targetRequestsPerSecond ? scenario.targetRequestsPerSecond
                                                                 : scenario.workload.arrivals.requestsPerSecond);
    const OptionalFigure &served = workings.size().requestsPerSecond;
    if (!demand || !served || !workings.size().replicasForRate || served->value <= *demand)
        return std::nullopt;
    return *demand / served->value;
}

} // namespace

void deriveUtilisation(Workings &workings, Project &project)
{
    OptionalQuantity &utilisation = project.economics.utilisationFraction;
    if (utilisation)
        return;
    const Workload &workload = project.scenario.workload;
    const OptionalFigure *tokens = denominator(workings.size());
    Quantity derivedUse;
    if (project.economics.demand.tokensPerDay && tokens && *tokens) {
        const double mostPerDay = (*tokens)->value * economics::hoursPerDay * economics::secondsPerHour;
        derivedUse.value = project.economics.demand.tokensPerDay->value / mostPerDay;
        derivedUse.source = "economics.demand.tokens_per_day over what the fleet serves in a day";
        if (derivedUse.value > 1.0) {
            workings.warn(
                {CORE_TEXT("The demand of %1 million tokens a day is more than the %2 million that the fleet "
                           "serves: cost and energy are those of a fleet in use all the time."),
                 {TextNumber{.value = project.economics.demand.tokensPerDay->value / economics::tokensPerMillion},
                  TextNumber{.value = mostPerDay / economics::tokensPerMillion}}});
            derivedUse.value = 1.0;
        }
    } else if (!workload.loadShape.empty()) {
        derivedUse.value = economics::utilisationOfShape(workload.loadShape);
        derivedUse.source = "mean over peak of scenario.workload.load_shape";
    } else if (workload.hoursPerDay && workload.hoursPerDay->value < economics::hoursPerDay) {
        derivedUse.value = workload.hoursPerDay->value / economics::hoursPerDay;
        derivedUse.source = "scenario.workload.hours_per_day";
    } else if (const auto rate = shareOfFleet(workings, project)) {
        derivedUse.value = *rate;
        derivedUse.source = "the demand over what the fleet with its head-room serves";
    } else {
        return;
    }
    if (!workings.tells())
        derivedUse.source.reset();
    utilisation = std::move(derivedUse);
}

Project withCatalogueFacts(Workings &workings)
{
    Project project = workings.project;
    takePrice(workings, project.economics.tariff);
    takeElectricity(workings, project.economics);
    takeCarbon(workings, project.site);
    deriveUtilisation(workings, project);
    return project;
}

} // namespace core::project
