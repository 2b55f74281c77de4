// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parsenumber.h"
#include "core/project/fieldreader.h"
#include "core/scorecard/scorecard.h"

#include <algorithm>
#include <set>

/// `candidates` and `scorecard`.
namespace core::project {

const std::vector<std::string_view> &axisIds()
{
    static const std::vector<std::string_view> ids = [] {
        std::vector<std::string_view> result;
        for (const scorecard::Axis &axis : scorecard::knownAxes())
            result.push_back(axis.id);
        return result;
    }();
    return ids;
}

namespace detail {

namespace {

bool isAxis(std::string_view id)
{
    return std::ranges::find(axisIds(), id) != axisIds().end();
}

/// Says that an id is no axis; the place is the node's.
void warnOfAxis(Reader &reader, const Node &node, const std::string &id)
{
    if (const auto near = nearest(id, axisIds()))
        reader.warn(node, CORE_TEXT("%1: \"%2\" is no axis and is ignored; did you mean \"%3\"?"),
                    {shownText(id), std::string(*near)});
    else
        reader.warn(node, CORE_TEXT("%1: \"%2\" is no axis and is ignored"), {shownText(id)});
}

std::optional<Provenance> readProvenance(Reader &reader, const Node &node)
{
    const auto index = readChoice(reader, node, provenanceWords);
    return index ? std::optional(static_cast<Provenance>(*index)) : std::nullopt;
}

Range rangeOf(std::string_view axis)
{
    return axis == "quality" || axis == "headroom" ? Range::Any : Range::NonNegative;
}

/// The scale of sovereignty has words ("EU", "not-EU") and numbers (SEAL levels, scores); all other axes are numbers.
std::optional<AxisValue> readAxisValue(Reader &reader, const std::string &axis, const Node &node, Candidate &candidate)
{
    const Node &value = Reader::inner(node);
    if (axis == "sovereignty" && value.kind() == Node::Kind::Scalar &&
        (value.style() != Node::Style::Plain || !parseNumber(value.text()))) {
        const auto word = reader.text(value);
        return word ? std::optional<AxisValue>(*word) : std::nullopt;
    }
    const auto quantity = reader.quantity(node, rangeOf(axis));
    if (quantity && (quantity->low || !quantity->percentiles.empty()))
        candidate.ranges[axis] = *quantity;
    return quantity ? std::optional<AxisValue>(quantity->value) : std::nullopt;
}

/// `{design: 2.0, benchmark: 2.2, production: 2.5}`: the strongest stands on the axis, all stand side by side. False
/// where the node is no such map.
bool readStatedValues(Reader &reader, const std::string &axis, const Node &node, Candidate &candidate)
{
    const bool several = node.kind() == Node::Kind::Map && std::ranges::any_of(provenanceWords, [&](const auto word) {
                             return node.find(word) != nullptr;
                         });
    if (!several || axis == "sovereignty")
        return false;
    for (const auto &[key, member] : node.members())
        if (std::ranges::find(provenanceWords, key) == provenanceWords.end())
            reader.unknownKey(member, key, provenanceWords);
    for (std::size_t i = 0; i < provenanceWords.size(); ++i) {
        const Node *member = node.find(provenanceWords[i]);
        if (!member)
            continue;
        const Reader::Step step(reader, provenanceWords[i]);
        const auto quantity = reader.quantity(*member, rangeOf(axis));
        if (!quantity)
            continue;
        const auto provenance = static_cast<Provenance>(i);
        candidate.stated[axis].push_back({provenance, quantity->value});
        candidate.values[axis] = quantity->value;
        candidate.provenances[axis] = provenance;
    }
    return true;
}

void readValues(Reader &reader, const Node &node, Candidate &candidate)
{
    if (!reader.isMap(node))
        return;
    const auto &members = node.members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto &[axis, value] = members[i];
        if (!isAxis(axis)) {
            reader.unknownKey(value, axis, axisIds());
            continue;
        }
        const Reader::Step step(reader, axis);
        if (i + 1 < members.size() && reader.isCutDecimal(node, i + 1)) {
            ++i;
            continue;
        }
        if (readStatedValues(reader, axis, value, candidate))
            continue;
        if (const auto read = readAxisValue(reader, axis, value, candidate))
            candidate.values[axis] = *read;
        const Node *stated = value.kind() == Node::Kind::Map ? value.find("provenance") : nullptr;
        if (!stated)
            continue;
        const Reader::Step inside(reader, "provenance");
        if (const auto provenance = readProvenance(reader, *stated))
            candidate.provenances[axis] = *provenance;
    }
}

/// What a candidate is while it is read: its provenance counts for the values that state none.
struct CandidateInput
{
    Candidate candidate;
    std::optional<Provenance> provenance;
};

constexpr std::array<std::string_view, 3> boundaryWords{"board", "node", "facility"};

constexpr std::array<Field<CandidateBasis>, 8> basisFields{{
    {"model", text<&CandidateBasis::model>},
    {"precision", text<&CandidateBasis::precision>},
    {"context_tokens", [](Reader &reader, const Node &node,
                          CandidateBasis &basis) { basis.contextTokens = reader.number(node, Range::Positive); }},
    {"load", text<&CandidateBasis::load>},
    {"boundary", choice<&CandidateBasis::boundary, Boundary, boundaryWords>},
    {"grid_method", text<&CandidateBasis::gridMethod>},
    {"tool_class", text<&CandidateBasis::toolClass>},
    {"tokens", text<&CandidateBasis::tokens>},
}};

constexpr std::array<Field<CandidateInput>, 6> candidateFields{{
    {"id", [](Reader &reader, const Node &node,
              CandidateInput &input) { input.candidate.id = trimmed(reader.text(node).value_or("")); }},
    {"label", [](Reader &reader, const Node &node,
                 CandidateInput &input) { input.candidate.label = reader.text(node).value_or(""); }},
    {"provenance",
     [](Reader &reader, const Node &node, CandidateInput &input) { input.provenance = readProvenance(reader, node); }},
    {"basis", [](Reader &reader, const Node &node,
                 CandidateInput &input) { readFields(reader, node, input.candidate.basis, std::span(basisFields)); }},
    {"values",
     [](Reader &reader, const Node &node, CandidateInput &input) { readValues(reader, node, input.candidate); }},
    {"override",
     [](Reader &reader, const Node &node, CandidateInput &input) {
         readOverride(reader, node);
         if (node.kind() == Node::Kind::Map)
             input.candidate.overrides = node;
     }},
}};

void readAxes(Reader &reader, const Node &node, ScorecardInput &scorecard)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Reader::Step step(reader, std::to_string(i));
        const auto id = reader.text(node.items()[i]);
        if (!id)
            continue;
        if (!isAxis(*id))
            warnOfAxis(reader, node.items()[i], *id);
        else if (std::ranges::find(scorecard.axes, *id) == scorecard.axes.end())
            scorecard.axes.push_back(*id);
    }
}

/// `gate: {sovereignty: EU}`; a bare word is the gate on sovereignty.
void readGates(Reader &reader, const Node &node, ScorecardInput &scorecard)
{
    if (node.kind() == Node::Kind::Scalar) {
        if (const auto gate = reader.text(node))
            scorecard.gates["sovereignty"] = *gate;
        return;
    }
    if (!reader.isMap(node))
        return;
    for (const auto &[axis, value] : node.members()) {
        if (!isAxis(axis)) {
            reader.unknownKey(value, axis, axisIds());
            continue;
        }
        const Reader::Step step(reader, axis);
        if (axis == "sovereignty") {
            if (const auto gate = reader.text(value))
                scorecard.gates[axis] = *gate;
        } else if (const auto gate = reader.number(value, Range::Any)) {
            scorecard.gates[axis] = Node::number(*gate).text();
        }
    }
}

/// A number for each axis named, to `take(axis, number)`; unknown axes and decimals with a comma are said and left out.
template <typename Take>
void readAxisNumbers(Reader &reader, const Node &node, Range range, Take take)
{
    if (!reader.isMap(node))
        return;
    const auto &members = node.members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto &[axis, value] = members[i];
        if (!isAxis(axis)) {
            reader.unknownKey(value, axis, axisIds());
            continue;
        }
        const Reader::Step step(reader, axis);
        if (i + 1 < members.size() && reader.isCutDecimal(node, i + 1))
            ++i;
        else if (const auto number = reader.number(value, range))
            take(axis, *number);
    }
}

void readTolerances(Reader &reader, const Node &node, ScorecardInput &scorecard)
{
    readAxisNumbers(reader, node, Range::Fraction,
                    [&](const std::string &axis, double number) { scorecard.tolerances[axis] = number; });
}

/// The user's own weights. They decide nothing of the evaluation: whoever shows ranks reads them from the document.
void checkWeights(Reader &reader, const Node &node, ScorecardInput &)
{
    readAxisNumbers(reader, node, Range::NonNegative, [](const std::string &, double) {});
}

constexpr std::array<Field<ScorecardInput>, 4> scorecardFields{{
    {"axes", readAxes},
    {"gate", readGates},
    {"tolerances", readTolerances},
    {"weights", checkWeights},
}};

} // namespace

void readCandidates(Reader &reader, const Node &node, Project &project)
{
    if (!reader.isSequence(node))
        return;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Node &item = node.items()[i];
        const Reader::Step step(reader, std::to_string(i));
        CandidateInput input;
        readFields(reader, item, input, std::span(candidateFields));
        Candidate &candidate = input.candidate;
        candidate.line = item.line();
        const Node *id = item.find("id");
        if (candidate.id.empty())
            reader.error(id && id->line() > 0 ? *id : item, CORE_TEXT("%1: the candidate has no id"));
        else if (!ids.insert(candidate.id).second)
            reader.error(*id, CORE_TEXT("%1: the id \"%2\" stands for two candidates"), {shownText(candidate.id)});
        if (candidate.label.empty())
            candidate.label = candidate.id;
        if (input.provenance) {
            for (const auto &[axis, value] : candidate.values)
                candidate.provenances.emplace(axis, *input.provenance);
        }
        project.candidates.push_back(std::move(candidate));
    }
}

void readScorecard(Reader &reader, const Node &node, ScorecardInput &scorecard)
{
    readFields(reader, node, scorecard, std::span(scorecardFields));
}

} // namespace detail

} // namespace core::project
