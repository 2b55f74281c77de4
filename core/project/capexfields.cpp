// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldreader.h"

/// `economics.tariff.capex`: what owning the hardware costs, item by item.
namespace core::project::detail {

namespace {

constexpr std::array<Field<CapexComponent>, 3> componentFields{{
    {"eur", quantity<&CapexComponent::eur, Range::NonNegative>},
    {"residual_share", quantity<&CapexComponent::residualShareFraction, Range::Fraction>},
    {"amortisation_years", quantity<&CapexComponent::amortisationYears, Range::Positive>},
}};

/// A component is a map, or its price alone.
void readComponents(Reader &reader, const Node &node, CapexTree &tree)
{
    if (!reader.isMap(node))
        return;
    for (const auto &[name, value] : node.members()) {
        const Reader::Step step(reader, name);
        CapexComponent component;
        component.name = name;
        if (value.kind() == Node::Kind::Map && value.find("eur"))
            readFields(reader, value, component, std::span(componentFields));
        else
            component.eur = reader.quantity(value, Range::NonNegative);
        tree.components.push_back(std::move(component));
    }
}

constexpr std::array<Field<CapexTree>, 8> capexFields{{
    {"components", readComponents},
    {"amortisation_years", quantity<&CapexTree::amortisationYears, Range::Positive>},
    {"residual_share", quantity<&CapexTree::residualShareFraction, Range::Fraction>},
    {"cost_of_capital", quantity<&CapexTree::costOfCapitalFraction, Range::Fraction>},
    {"maintenance_share", quantity<&CapexTree::maintenanceShareFraction, Range::Fraction>},
    {"spares_share", quantity<&CapexTree::sparesShareFraction, Range::Fraction>},
    {"space_eur_per_year", quantity<&CapexTree::spaceEurPerYear, Range::NonNegative>},
    {"staff_eur_per_year", quantity<&CapexTree::staffEurPerYear, Range::NonNegative>},
}};

} // namespace

void readCapex(Reader &reader, const Node &node, Tariff &tariff)
{
    if (node.isNull())
        return;
    if (node.kind() != Node::Kind::Map || node.find("value")) {
        tariff.capexEur = reader.quantity(node, Range::NonNegative);
        return;
    }
    tariff.capex.emplace();
    readFields(reader, node, *tariff.capex, std::span(capexFields));
}

} // namespace core::project::detail
