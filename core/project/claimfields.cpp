// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldreader.h"

#include <algorithm>

/// `claims`: figures that somebody states, with the arithmetic that they should follow from.
namespace core::project::detail {

namespace {

void readInputs(Reader &reader, const Node &node, Claim &claim)
{
    if (!reader.isMap(node))
        return;
    for (const auto &[name, value] : node.members()) {
        const Reader::Step step(reader, name);
        if (const auto number = reader.number(value, Range::Any))
            claim.inputs.emplace_back(name, *number);
    }
}

/// What a claim is while it is read.
struct ClaimInput
{
    Claim claim;
    bool says = false;
};

constexpr std::array<Field<ClaimInput>, 9> claimFields{{
    {"id",
     [](Reader &reader, const Node &node, ClaimInput &input) { input.claim.id = reader.text(node).value_or(""); }},
    {"text",
     [](Reader &reader, const Node &node, ClaimInput &input) { input.claim.text = reader.text(node).value_or(""); }},
    {"says",
     [](Reader &reader, const Node &node, ClaimInput &input) {
         const auto number = reader.number(node, Range::Any);
         input.says = number.has_value();
         input.claim.says = number.value_or(0.0);
     }},
    {"unit",
     [](Reader &reader, const Node &node, ClaimInput &input) { input.claim.unit = reader.text(node).value_or(""); }},
    {"formula",
     [](Reader &reader, const Node &node, ClaimInput &input) { input.claim.formula = reader.text(node).value_or(""); }},
    {"with", [](Reader &reader, const Node &node, ClaimInput &input) { readInputs(reader, node, input.claim); }},
    {"tolerance",
     [](Reader &reader, const Node &node, ClaimInput &input) {
         if (const auto tolerance = reader.number(node, Range::Fraction))
             input.claim.toleranceFraction = *tolerance;
     }},
    {"source", [](Reader &reader, const Node &node, ClaimInput &input) { input.claim.source = reader.text(node); }},
    {"note", [](Reader &reader, const Node &node, ClaimInput &input) { input.claim.note = reader.text(node); }},
}};

} // namespace

void readClaims(Reader &reader, const Node &node, Project &project)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Node &item = node.items()[i];
        const Reader::Step step(reader, std::to_string(i));
        ClaimInput input;
        readFields(reader, item, input, std::span(claimFields));
        if (input.claim.id.empty())
            input.claim.id = std::to_string(i + 1);
        if (!input.says || input.claim.formula.empty())
            reader.warn(item, CORE_TEXT("%1: a claim needs what it says and the formula that it should follow from"));
        else
            project.claims.push_back(std::move(input.claim));
    }
}

} // namespace core::project::detail
