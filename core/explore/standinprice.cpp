// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/standinprice.h"

#include "core/catalogue/catalogue.h"
#include "core/scorecard/sovereigntyscale.h"
#include "core/sovereignty/exposure.h"

#include <tuple>

namespace core::explore {

namespace {

using project::Project;
using project::Tariff;

bool hasMachinePrice(const Tariff &tariff)
{
    return tariff.eurPerHour || tariff.eurPerGpuHour || tariff.eurPerMonth || tariff.capex || tariff.capexEur ||
           (tariff.quote && tariff.quote->price && tariff.quote->basis != project::QuoteBasis::MillionTokens);
}

bool namesTokenPrice(const Tariff &tariff)
{
    return tariff.kind == project::TariffKind::Api || tariff.eurPerMillionTokens || tariff.inputEurPerMillionTokens ||
           tariff.outputEurPerMillionTokens;
}

std::optional<std::string> gateOf(const Project &project)
{
    if (project.sovereignty.gate)
        return project.sovereignty.gate;
    const auto found = project.scorecard.gates.find("sovereignty");
    return found == project.scorecard.gates.end() ? std::nullopt : std::optional(found->second);
}

/// Whether machines rented there hold the gate, by the catalogue's facts of the provider: its law, and the reach of
/// that of the United States. Absent where the facts do not carry it; a SEAL level or a score is assessed, not known.
std::optional<bool> holdsGate(const catalogue::Provider &provider, const std::string &gate)
{
    const auto law = sovereignty::underEuLaw(provider.jurisdiction);
    std::optional<scorecard::AxisValue> word;
    if (law == std::optional(false))
        word = scorecard::AxisValue(std::string("not-EU"));
    else if (law == std::optional(true) && provider.usExposure == "no")
        word = scorecard::AxisValue(std::string("EU"));
    return scorecard::holdsGate("sovereignty", gate, word);
}

struct Found
{
    const catalogue::Provider *provider = nullptr;
    const catalogue::Offer *offer = nullptr;
};

/// Who may be taken: one provider, or those of one standing at the gate; of any where there is no gate.
struct Whose
{
    std::optional<std::string> provider{};
    const std::string *gate = nullptr;
    std::optional<bool> holds{}; ///< true: known to hold the gate; absent: not known to
};

/// The cheapest; the same price twice is the newer quote's, then the provider's that comes first.
Found cheapestOffer(const catalogue::Catalogue &catalogue, const std::string &gpu, const Whose &whose)
{
    Found best;
    for (const catalogue::Provider &provider : catalogue.providers()) {
        if ((whose.provider && provider.id != *whose.provider) ||
            (whose.gate && holdsGate(provider, *whose.gate) != whose.holds))
            continue;
        for (const catalogue::Offer &offer : provider.offers) {
            if (!offer.eurPerGpuHour || offer.gpu != gpu || offer.date.empty() || offer.date == "unknown")
                continue;
            if (!best.offer || *offer.eurPerGpuHour < *best.offer->eurPerGpuHour ||
                (*offer.eurPerGpuHour == *best.offer->eurPerGpuHour && offer.date > best.offer->date))
                best = {&provider, &offer};
        }
    }
    return best;
}

std::optional<std::string> ownProvider(const Project &base, const catalogue::Catalogue &catalogue)
{
    const auto &name = base.economics.tariff.provider ? base.economics.tariff.provider : base.sovereignty.provider;
    const auto found = name && *name != "own" ? catalogue.provider(*name) : catalogue::Match<catalogue::Provider>{};
    return found ? std::optional(found->id) : std::nullopt;
}

} // namespace

StandInPrice standInPrice(const Project &configuration, const Project &base, const catalogue::Catalogue *catalogue)
{
    const auto &gpuName = configuration.scenario.hardware.gpu;
    if (!catalogue || !gpuName || gpuName == base.scenario.hardware.gpu || namesTokenPrice(base.economics.tariff) ||
        !hasMachinePrice(base.economics.tariff) || hasMachinePrice(configuration.economics.tariff))
        return {};
    const auto gpu = catalogue->gpu(*gpuName);
    if (!gpu)
        return {};
    const auto gate = gateOf(configuration);
    Found found;
    if (const auto own = ownProvider(base, *catalogue))
        found = cheapestOffer(*catalogue, gpu->id, {.provider = own});
    if (!found.offer && gate) {
        // A price of somebody whom the gate keeps out would be no price of this configuration.
        found = cheapestOffer(*catalogue, gpu->id, {.gate = &*gate, .holds = true});
        if (!found.offer)
            found = cheapestOffer(*catalogue, gpu->id, {.gate = &*gate, .holds = std::nullopt});
        if (!found.offer && cheapestOffer(*catalogue, gpu->id, {}).offer)
            return {.tariff = std::nullopt,
                    .sentence = Text(CORE_TEXT("The price that is stated is not that of a %1, and every offer of it "
                                               "that could be sourced is of a provider whom the gate %2 keeps out: "
                                               "its cost is unknown until it is stated."),
                                     {gpu->name, *gate})};
    } else if (!found.offer) {
        found = cheapestOffer(*catalogue, gpu->id, {});
    }
    if (!found.offer)
        return {.tariff = std::nullopt,
                .sentence = Text(CORE_TEXT("The price that is stated is not that of a %1 and no other could be "
                                           "sourced: its cost is unknown until it is stated."),
                                 {gpu->name})};
    Tariff tariff;
    tariff.kind = project::TariffKind::Rented;
    tariff.provider = found.provider->id;
    tariff.eurPerGpuHour.emplace();
    tariff.eurPerGpuHour->value = *found.offer->eurPerGpuHour;
    tariff.eurPerGpuHour->source = found.provider->name + ", " + found.offer->gpuName;
    tariff.eurPerGpuHour->date = found.offer->date;
    return {.tariff = std::move(tariff),
            .sentence =
                Text(CORE_TEXT("The price that is stated is not that of a %1: it is taken as rented at %2 for "
                               "%3 €/GPU-h (catalogue, %4)."),
                     {gpu->name, found.provider->name,
                      TextNumber{.value = *found.offer->eurPerGpuHour, .significantDigits = 3}, found.offer->date})};
}

} // namespace core::explore
