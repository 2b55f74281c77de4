// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/explore/standinprice.h"

#include "core/catalogue/catalogue.h"

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

bool paysByToken(const Tariff &tariff)
{
    return tariff.kind == project::TariffKind::Api || tariff.eurPerMillionTokens || tariff.inputEurPerMillionTokens ||
           tariff.outputEurPerMillionTokens;
}

struct Found
{
    const catalogue::Provider *provider = nullptr;
    const catalogue::Offer *offer = nullptr;
};

/// The cheapest; the same price twice is the newer quote's, then the provider's that comes first.
Found cheapestOffer(const catalogue::Catalogue &catalogue, const std::string &gpu,
                    const std::optional<std::string> &onlyProvider)
{
    Found best;
    for (const catalogue::Provider &provider : catalogue.providers()) {
        if (onlyProvider && provider.id != *onlyProvider)
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
    if (!catalogue || !gpuName || gpuName == base.scenario.hardware.gpu || paysByToken(base.economics.tariff) ||
        !hasMachinePrice(base.economics.tariff) || hasMachinePrice(configuration.economics.tariff))
        return {};
    const auto gpu = catalogue->gpu(*gpuName);
    if (!gpu)
        return {};
    Found found = cheapestOffer(*catalogue, gpu->id, ownProvider(base, *catalogue));
    if (!found.offer)
        found = cheapestOffer(*catalogue, gpu->id, std::nullopt);
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
