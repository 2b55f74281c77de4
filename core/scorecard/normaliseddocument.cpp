// SPDX-License-Identifier: GPL-3.0-or-later
// The figures that come out of a normalisation, and the project that holds them.
#include "core/parsenumber.h"
#include "core/scorecard/normalise.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <map>

namespace core::scorecard {

namespace {

using project::Node;

std::optional<double> valueOn(const CandidateValues &candidate, const std::string &axis)
{
    const auto found = candidate.values.find(axis);
    const auto *number = found == candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

/// A computed number without the noise of its last bits.
Node written(double value)
{
    return Node::number(parseNumber(fmt::format("{:.12g}", value)).value_or(value));
}

/// A value as it stands in the file, times a factor: a number, `[low, high]`, percentiles, or a map around one of them.
Node scaled(const Node &node, double factor)
{
    switch (node.kind()) {
    case Node::Kind::Null:
        return node;
    case Node::Kind::Scalar: {
        const auto number = node.style() == Node::Style::Plain ? parseNumber(node.text()) : std::nullopt;
        return number ? written(*number * factor) : node;
    }
    case Node::Kind::Sequence: {
        std::vector<Node> items;
        for (const Node &item : node.items())
            items.push_back(scaled(item, factor));
        return Node::sequence(std::move(items), node.style());
    }
    case Node::Kind::Map: {
        std::vector<Node::Member> members;
        for (const auto &[key, member] : node.members()) {
            const bool word = key == "source" || key == "date" || key == "provenance";
            members.emplace_back(key, word ? member : scaled(member, factor));
        }
        return Node::map(std::move(members), node.style());
    }
    }
    return node;
}

/// The value with where it comes from now. Beside percentiles stands the source; a bare number gets a map around it;
/// of design, benchmark and production each gets its own.
Node sourced(const Node &node, const std::string &source)
{
    static constexpr std::array<std::string_view, 3> evidence{"design", "benchmark", "production"};
    if (node.kind() != Node::Kind::Map)
        return Node::map({{"value", node}, {"source", Node::scalar(source)}}, Node::Style::Flow);
    const bool several = std::ranges::any_of(evidence, [&](std::string_view key) { return node.find(key); });
    if (!several)
        return node.without("date").with("source", Node::scalar(source));
    Node result = node;
    for (const std::string_view key : evidence)
        if (const Node *member = node.find(key))
            result = result.with(key, sourced(*member, source));
    return result;
}

std::string sourceText(const NormalisedFigure &figure)
{
    std::string text = fmt::format("normalised from {}", formatNumber(figure.before, 4));
    for (std::size_t i = 0; i < figure.how.size(); ++i)
        text += (i == 0 ? ": " : "; ") + figure.how[i].english();
    return text;
}

std::string pathOf(const Node &document, const std::string &id)
{
    const Node *all = document.find("candidates");
    for (std::size_t i = 0; all != nullptr && i < all->items().size(); ++i)
        if (const Node *one = all->items()[i].find("id"); one != nullptr && one->text() == id)
            return fmt::format("candidates.{}", i);
    return {};
}

/// The footing that the figures of a candidate have afterwards.
Node withBasis(const Node &document, const Adjustment &adjustment, const std::string &path)
{
    switch (adjustment.by) {
    case Normaliser::Boundary:
        return adjustment.boundary ? document.with(path + ".basis.boundary",
                                                   Node::scalar(std::string(project::boundaryId(*adjustment.boundary))))
                                   : document;
    case Normaliser::TokenKind:
        return document.with(path + ".basis.tokens", Node::scalar("output"));
    case Normaliser::GridMethod:
        return document.with(path + ".basis.grid_method", Node::scalar("lifecycle"));
    case Normaliser::ExchangeRate:
    case Normaliser::PerGpu:
        return document;
    }
    return document;
}

/// The candidates are held against each other per GPU then.
Node withAxisPerGpu(const Node &document, const Scorecard &card)
{
    std::vector<Node> axes;
    for (const Axis &axis : card.axes)
        axes.push_back(Node::scalar(axis.id == "goodput_tokens_per_s" ? "goodput_per_gpu" : axis.id));
    return document.with("scorecard.axes", Node::sequence(std::move(axes), Node::Style::Flow));
}

/// Whether a figure is computed anew from an edit of what it stands on, so that no value has to be stated.
bool staysComputed(const Normalisation &normalisation, const NormalisedFigure &figure,
                   const std::set<Normaliser> &chosen)
{
    bool only = false;
    for (const Adjustment &one : normalisation.adjustments) {
        if (one.candidate != figure.candidate || one.axis != figure.axis || !one.toAxis.empty() ||
            !chosen.contains(one.by))
            continue;
        if (one.by != Normaliser::ExchangeRate)
            return false;
        only = true;
    }
    return only;
}

} // namespace

std::vector<NormalisedFigure> figuresOf(const Normalisation &normalisation, const Scorecard &card,
                                        const std::set<Normaliser> &chosen)
{
    std::vector<NormalisedFigure> figures;
    for (const Standing &standing : card.standings) {
        std::map<std::string, double> factors; // of what stays on its axis, for what is divided by GPUs afterwards
        for (const bool moves : {false, true})
            for (const Adjustment &one : normalisation.adjustments) {
                const auto before = valueOn(standing.candidate, one.axis);
                if (one.candidate != standing.candidate.id || !chosen.contains(one.by) || !before ||
                    one.toAxis.empty() == moves)
                    continue;
                const auto at = std::ranges::find_if(figures, [&](const NormalisedFigure &figure) {
                    return figure.candidate == one.candidate && figure.axis == one.axis && figure.toAxis == one.toAxis;
                });
                const auto earlier = moves ? factors.find(one.axis) : factors.end();
                const double factor = one.factor * (earlier == factors.end() ? 1.0 : earlier->second);
                if (!moves)
                    factors[one.axis] = (factors.contains(one.axis) ? factors[one.axis] : 1.0) * one.factor;
                if (at == figures.end()) {
                    figures.push_back({one.candidate, one.axis, one.toAxis, *before, *before * factor, {one.how}});
                } else {
                    at->after *= one.factor;
                    at->how.push_back(one.how);
                }
            }
    }
    return figures;
}

project::Node normalised(const project::Node &document, const Normalisation &normalisation, const Scorecard &card,
                         const std::set<Normaliser> &chosen)
{
    Node result = document;
    for (const NormalisedFigure &figure : figuresOf(normalisation, card, chosen)) {
        const std::string path = pathOf(document, figure.candidate);
        if (path.empty() || staysComputed(normalisation, figure, chosen))
            continue;
        const bool moves = !figure.toAxis.empty();
        const std::string at = path + ".values." + (moves ? figure.toAxis : figure.axis);
        const Node *stated = moves ? nullptr : document.at(at);
        const Node value =
            stated ? scaled(*stated, figure.before == 0.0 ? 1.0 : figure.after / figure.before) : written(figure.after);
        result = result.with(at, sourced(value, sourceText(figure)));
    }
    for (const Adjustment &one : normalisation.adjustments)
        if (const std::string path = pathOf(document, one.candidate); chosen.contains(one.by) && !path.empty())
            result = withBasis(result, one, path);
    for (const Edit &edit : normalisation.edits)
        if (const std::string path = pathOf(document, edit.candidate); chosen.contains(edit.by) && !path.empty())
            result = result.with(path + ".override." + edit.path, edit.value);
    if (chosen.contains(Normaliser::PerGpu) &&
        std::ranges::any_of(normalisation.adjustments,
                            [](const Adjustment &one) { return one.by == Normaliser::PerGpu; }))
        result = withAxisPerGpu(result, card);
    return result;
}

} // namespace core::scorecard
