// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/project.h"

#include <algorithm>
#include <array>
#include <span>

namespace core::project {

namespace {

constexpr std::array<std::string_view, 5> besideScenario{"scenario", "economics", "energy", "site", "sovereignty"};
/// Sections whose change makes a measured or stated throughput that of something else.
constexpr std::array<std::string_view, 5> performance{"workload", "model", "hardware", "parallelism", "engine"};

bool isLengths(std::string_view key)
{
    return key == "prompt_tokens" || key == "output_tokens";
}

/// A number with its source, or its percentiles: one value, replaced whole.
bool isQuantity(const Node &node, std::string_view key)
{
    return node.kind() == Node::Kind::Map && (node.find("value") || (node.find("p50") && !isLengths(key)));
}

bool isOtherKind(const Node &base, const Node &over)
{
    const Node *before = base.find("kind");
    const Node *after = over.find("kind");
    return before && after && *before != *after;
}

Node merged(const Node &base, const Node &over, std::string_view key)
{
    if (base.kind() != Node::Kind::Map || over.kind() != Node::Kind::Map || isQuantity(base, key) ||
        isQuantity(over, key) || isOtherKind(base, over))
        return over;
    std::vector<Node::Member> members = base.members();
    for (const auto &[name, value] : over.members()) {
        const auto known = std::ranges::find(members, name, &Node::Member::first);
        if (known == members.end())
            members.emplace_back(name, value);
        else
            known->second = merged(known->second, value, name);
    }
    return Node::map(std::move(members), base.style());
}

/// The override with every section where a project has it: what belongs to the scenario below `scenario`.
Node placed(const Node &overrides)
{
    Node result = Node::map({});
    for (const auto &[key, value] : overrides.members()) {
        const bool beside = std::ranges::find(besideScenario, key) != besideScenario.end();
        const std::string path = beside ? key : "scenario." + pathSegment(key);
        const Node *before = result.at(path);
        result = result.with(path, before ? merged(*before, value, key) : value);
    }
    return result;
}

/// What is stated, without where it comes from: `h100` and `{value: h100, source: …}` are the same GPU.
const Node &stated(const Node &node)
{
    const Node *value = node.kind() == Node::Kind::Map ? node.find("value") : nullptr;
    return value ? *value : node;
}

bool differs(const Node &before, const Node &after, std::string_view path)
{
    const Node *old = before.at(path);
    const Node *now = after.at(path);
    if (!now || !old)
        return now != nullptr;
    const Node &was = stated(*old), &is = stated(*now);
    const bool scalars = was.kind() == Node::Kind::Scalar && is.kind() == Node::Kind::Scalar;
    return scalars ? was.text() != is.text() : was != is;
}

/// Leaves out what held for the base alone.
Node withoutStale(Node document, const Node &before, const Node &overrides)
{
    const auto drop = [&](std::span<const std::string_view> paths) {
        for (const std::string_view path : paths) {
            if (!overrides.at(path))
                document = document.without(path);
        }
    };
    static constexpr std::array<std::string_view, 2> measured{"scenario.throughput", "results"};
    static constexpr std::array<std::string_view, 2> ofModel{"scenario.model.parameters",
                                                             "scenario.model.active_parameters"};
    static constexpr std::array<std::string_view, 6> ofGpu{"scenario.hardware.vram_gb",
                                                           "economics.tariff.eur_per_gpu_hour",
                                                           "economics.tariff.quote",
                                                           "energy.power_share",
                                                           "energy.phases",
                                                           "energy.embodied.kg_per_gpu"};
    static constexpr std::array<std::string_view, 5> ofFleet{"energy.power_w", "economics.tariff.eur_per_hour",
                                                             "economics.tariff.eur_per_month",
                                                             "economics.tariff.capex_eur", "economics.tariff.capex"};
    const auto changed = [&](std::string_view path) { return differs(before, document, path); };
    const bool otherPerformance = std::ranges::any_of(
        performance, [&](std::string_view section) { return changed("scenario." + std::string(section)); });
    const bool otherModel = changed("scenario.model.id");
    const bool otherGpu = changed("scenario.hardware.gpu");
    const bool otherFleet = otherGpu || changed("scenario.hardware.gpu_count");
    if (otherPerformance)
        drop(measured);
    if (otherModel)
        drop(ofModel);
    if (otherGpu)
        drop(ofGpu);
    if (otherFleet)
        drop(ofFleet);
    return document;
}

} // namespace

Node emptyDocument()
{
    return Node::map({{"schema", Node::scalar("paretoscope/1")}});
}

Node documentOfCandidate(const Node &document, const Candidate &candidate)
{
    const Node base = document.without("candidates");
    if (!candidate.overrides || candidate.overrides->kind() != Node::Kind::Map)
        return base;
    const Node overrides = placed(*candidate.overrides);
    return withoutStale(merged(base, overrides, {}), base, overrides);
}

} // namespace core::project
