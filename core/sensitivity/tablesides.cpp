// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/tablesides.h"

#include "core/catalogue/catalogue.h"
#include "core/parsenumber.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core::sensitivity {

namespace {

using project::Node;

void addWords(std::vector<TableSide> &sides, const char *path, const std::optional<std::string> &stated,
              const std::vector<std::string> &known)
{
    if (!stated)
        return;
    TableSide side{.path = path, .values = {}};
    if (std::ranges::find(known, *stated) == known.end())
        side.values.push_back(Node::scalar(*stated));
    for (const std::string &word : known)
        side.values.push_back(Node::scalar(word));
    if (side.values.size() > 1)
        sides.push_back(std::move(side));
}

/// The stated GPU and those of the catalogue that are the usual alternatives to it.
std::vector<std::string> gpusToTry(const catalogue::Catalogue *catalogue, const std::string &stated)
{
    std::vector<std::string> found;
    if (!catalogue)
        return found;
    const auto own = catalogue->gpu(stated);
    found.push_back(own ? own->id : stated);
    for (const char *id : {"a100-sxm-80gb", "h100-sxm-80gb", "h200-sxm-141gb", "b200-sxm-180gb", "mi300x-192gb"})
        if (const auto gpu = catalogue->gpu(id); gpu && std::ranges::find(found, gpu->id) == found.end())
            found.push_back(gpu->id);
    return found;
}

} // namespace

TableSide sideOf(const TornadoBar &bar)
{
    TableSide side{.path = bar.lever, .values = {}};
    for (const double value :
         {bar.low, std::midpoint(bar.low, bar.base), bar.base, std::midpoint(bar.base, bar.high), bar.high}) {
        Node node = Node::number(value);
        if (side.values.empty() || !(side.values.back() == node))
            side.values.push_back(std::move(node));
    }
    return side;
}

std::vector<TableSide> tableSides(const project::Project &project, const std::vector<TornadoBar> &bars,
                                  const catalogue::Catalogue *catalogue)
{
    std::vector<TableSide> sides;
    for (const TornadoBar &bar : bars) // capex components are a list and have no path of their own
        if (bar.lever.find(".components.") == std::string::npos)
            sides.push_back(sideOf(bar));
    const project::Scenario &scenario = project.scenario;
    addWords(sides, "scenario.model.weights", scenario.model.weights, {"bf16", "fp8", "int4"});
    addWords(sides, "scenario.model.kv", scenario.model.kv, {"bf16", "fp8"});
    if (scenario.hardware.gpu) {
        const auto gpus = gpusToTry(catalogue, *scenario.hardware.gpu);
        addWords(sides, "scenario.hardware.gpu", gpus.empty() ? std::nullopt : std::optional(gpus.front()), gpus);
    }
    if (scenario.parallelism.tp)
        addWords(sides, "scenario.parallelism.tp", std::to_string(*scenario.parallelism.tp), {"1", "2", "4", "8"});
    // A grid that is stated in figures stays what it is, whatever the country.
    if (!project.site.gridGramsPerKwh && catalogue)
        addWords(sides, "site.zone", project.site.zone, {"FR", "ES", "PT", "IT", "NL", "DE", "PL", "SE"});
    return sides;
}

std::optional<std::size_t> ownValue(const TableSide &side, const Node &document)
{
    const Node *own = document.at(side.path);
    if (own && own->kind() == Node::Kind::Map && own->find("value"))
        own = own->find("value");
    if (own && own->kind() == Node::Kind::Map && own->find("p50"))
        own = own->find("p50");
    if (!own || own->kind() != Node::Kind::Scalar)
        return std::nullopt;
    const auto number = parseNumber(own->text());
    constexpr double alike = 1e-9;
    for (std::size_t i = 0; i < side.values.size(); ++i) {
        const auto other = parseNumber(side.values[i].text());
        const bool same = number && other ? std::abs(*number - *other) <= alike * std::abs(*number)
                                          : side.values[i].text() == own->text();
        if (same)
            return i;
    }
    return std::nullopt;
}

} // namespace core::sensitivity
