// SPDX-License-Identifier: GPL-3.0-or-later
// The scenario's fields of ownership: each way of paying has its own.
#include "ui/texts.h"
#include "ui/widgets/scenariofieldmakers.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace ui::scenario {

using core::project::Project;
using Kind = Field::Kind;
using namespace make;

namespace {

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Scenario)
};

/// What owned or leased machines cost to buy and to keep.
void addCapex(QList<Field> &fields, const core::project::Tariff &tariff)
{
    QList<std::pair<std::string, bool>> components; ///< name; whether it states more than its price
    if (tariff.capex)
        for (const core::project::CapexComponent &component : tariff.capex->components)
            components << std::pair(component.name,
                                    component.residualShareFraction.has_value() || component.amortisationYears);
    for (const char *usual : {"gpus", "server"})
        if (std::none_of(components.begin(), components.end(), [&](const auto &c) { return c.first == usual; }))
            components << std::pair(std::string(usual), false);
    for (const auto &[name, more] : components) {
        const std::string where =
            "economics.tariff.capex.components." + core::project::pathSegment(name) + (more ? ".eur" : "");
        const QString label = name == "gpus"      ? Say::tr("GPUs bought")
                              : name == "server"  ? Say::tr("Servers bought")
                              : name == "network" ? Say::tr("Network bought")
                              : name == "storage" ? Say::tr("Storage bought")
                                                  : fromUtf8(name);
        fields << hinted(number(Group::Ownership, where.c_str(), label, QStringLiteral("€"), {1000, 1e7, true}),
                         Say::tr("For the whole fleet. Spread over its years it counts where no price an hour is "
                                 "stated."));
    }
    fields << hinted(number(Group::Ownership, "economics.tariff.capex.amortisation_years", Say::tr("Years of use"),
                            Say::tr("years"), {1, 10}),
                     Say::tr("The years over which the purchase price is spread."));
    fields << hinted(share(Group::Ownership, "economics.tariff.capex.residual_share", Say::tr("Residual value"), {}),
                     Say::tr("What the machines still sell for at the end, of their purchase price."));
    fields << hinted(share(Group::Ownership, "economics.tariff.capex.cost_of_capital", Say::tr("Cost of capital"), {}),
                     Say::tr("Interest a year on what is bound."));
    fields << hinted(share(Group::Ownership, "economics.tariff.capex.maintenance_share", Say::tr("Maintenance"), {}),
                     Say::tr("Of the purchase price, a year."));
    fields << hinted(share(Group::Ownership, "economics.tariff.capex.spares_share", Say::tr("Spares"), {}),
                     Say::tr("Bought with the machines and kept on the shelf."));
    fields << hinted(number(Group::Ownership, "economics.tariff.capex.space_eur_per_year", Say::tr("Space"),
                            Say::tr("€/year"), {0, 1e6}),
                     Say::tr("Rack space or colocation, without the electricity."));
    fields << hinted(number(Group::Ownership, "economics.tariff.capex.staff_eur_per_year", Say::tr("Staff"),
                            Say::tr("€/year"), {0, 1e6}),
                     Say::tr("People who keep the fleet running."));
}

void addRent(QList<Field> &fields)
{
    fields << hinted(number(Group::Ownership, "economics.tariff.eur_per_gpu_hour", Say::tr("A GPU"), Say::tr("€/h"),
                            {0.2, 20, true}),
                     Say::tr("What one GPU costs an hour; the fleet's price follows from their number."));
    fields << hinted(
        choice(Group::Ownership, "economics.tariff.commitment", Say::tr("Commitment"),
               list({"on_demand", "committed", "spot"}), {Say::tr("on demand"), Say::tr("committed"), Say::tr("spot")}),
        Say::tr("Prices of different commitments are not of one kind; spot may be taken away at any time."));
    fields << hinted(share(Group::Ownership, "economics.tariff.interrupted_share", Say::tr("Interrupted"), {}),
                     Say::tr("Of the time paid for, lost when spot machines are taken away."));
    fields << hinted(number(Group::Ownership, "economics.tariff.egress_eur_per_month", Say::tr("Egress"),
                            Say::tr("€/month"), {0, 1e5}),
                     Say::tr("Traffic out of the provider, for the whole fleet."));
    fields << hinted(number(Group::Ownership, "economics.tariff.storage_eur_per_month", Say::tr("Storage"),
                            Say::tr("€/month"), {0, 1e5}),
                     Say::tr("Weights, logs and images kept at the provider."));
    Field region = choice(Group::Ownership, "economics.tariff.region", Say::tr("Region"), {});
    region.kind = Kind::Text;
    fields << hinted(region, Say::tr("Where the provider runs the machines, as its price list names it."));
}

void addDemand(QList<Field> &fields)
{
    fields << hinted(number(Group::Ownership, "economics.demand.tokens_per_day", Say::tr("Demand"), Say::tr("tok/day"),
                            {1e5, 1e10, true}),
                     Say::tr("What the fleet does not serve is still paid for."));
    fields << hinted(share(Group::Ownership, "economics.demand.growth_per_year", Say::tr("Growth a year"), {}),
                     Say::tr("The fleet grows with it by whole replicas."));
    fields << hinted(number(Group::Ownership, "economics.demand.users", Say::tr("Users"), {}, {1, 100'000, true}),
                     Say::tr("How many people share the cost of a month."));
    fields << hinted(
        integer(Group::Ownership, "economics.horizon_years", Say::tr("Horizon"), Say::tr("years"), {1, 10}),
        Say::tr("The years over which the costs are added up."));
    fields << hinted(share(Group::Ownership, "economics.discount_rate", Say::tr("Discount rate"), {}),
                     Say::tr("What a euro of next year is worth less than one of today."));
    fields << hinted(
        share(Group::Ownership, "economics.electricity.growth_per_year", Say::tr("Electricity price growth"), {}),
        Say::tr("By how much a kilowatt-hour becomes dearer each year."));
    fields << hinted(share(Group::Ownership, "economics.tariff.vat_rate", Say::tr("VAT in the price"), {}),
                     Say::tr("Taken out where the tariff says vat_included; every figure is without VAT."));
}

} // namespace

void addOwnership(QList<Field> &fields, const Project &project)
{
    using core::project::TariffKind;
    const core::project::Tariff &tariff = project.economics.tariff;
    const bool tokens = tariff.kind == TariffKind::Api;
    const bool rented = tariff.kind == TariffKind::Rented;
    fields << important(choice(Group::Ownership, "economics.tariff.kind", Say::tr("Model"),
                               list({"owned", "rented", "api", "leased"}),
                               {Say::tr("owned"), Say::tr("rented"), Say::tr("tokens bought"), Say::tr("leased")}),
                        Say::tr("How the fleet is paid for."));
    if (!tokens)
        fields << important(number(Group::Ownership, "economics.tariff.eur_per_hour", Say::tr("Fleet"), Say::tr("€/h"),
                                   {0.5, 500, true}),
                            Say::tr("What the whole fleet costs an hour, owned or rented."));
    fields << important(share(Group::Ownership, "economics.utilisation", Say::tr("Use of node"), percent),
                        Say::tr("The share of hours in which the node works; idle "
                                "hours are paid too."));
    fields << hinted(number(Group::Ownership, "economics.electricity.eur_per_kwh", Say::tr("Electricity"),
                            Say::tr("€/kWh"), {0.02, 0.5}),
                     Say::tr("What is paid at the meter, with grid fees and taxes."));
    fields << hinted(number(Group::Ownership, "economics.electricity.retail_factor", Say::tr("Retail factor"),
                            QStringLiteral("×"), {1.0, 3.0}),
                     Say::tr("Wholesale prices are not what is paid: 1.5 to 2 times "
                             "as much is usual."));
    fields << hinted(choice(Group::Ownership, "economics.electricity.kind", Say::tr("Price type"),
                            list({"wholesale", "contract", "retail"}),
                            {Say::tr("wholesale"), Say::tr("contract"), Say::tr("retail")}),
                     Say::tr("A wholesale price is multiplied by the retail factor; the others are what is paid."));
    if (tokens)
        for (const auto &[where, label] :
             std::array{std::pair("economics.tariff.input_eur_per_mtok", Say::tr("Input tokens")),
                        std::pair("economics.tariff.output_eur_per_mtok", Say::tr("Output tokens"))})
            fields << hinted(number(Group::Ownership, where, label, Say::tr("€/1M"), {0.05, 20, true}),
                             Say::tr("What the provider asks for a million of them."));
    fields << hinted(number(Group::Ownership, "economics.tariff.eur_per_mtok", Say::tr("Tokens bought"),
                            Say::tr("€/1M"), {0.05, 20, true}),
                     Say::tr("Beside a price of machines it is what they are measured against: the break-even."));
    if (rented || !tariff.kind)
        addRent(fields);
    if (!rented && !tokens)
        addCapex(fields, tariff);
    if (tariff.kind == TariffKind::Leased || rented)
        fields << hinted(number(Group::Ownership, "economics.tariff.eur_per_month", Say::tr("Fleet a month"),
                                Say::tr("€/month"), {100, 1e6, true}),
                         Say::tr("What the whole fleet costs a month."));
    addDemand(fields);
}

} // namespace ui::scenario
