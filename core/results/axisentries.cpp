// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/axisentries.h"

#include "core/results/axes/readers.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace core::results {

std::string_view energyScopeId(EnergyScope scope)
{
    switch (scope) {
    case EnergyScope::Board:
        return "board";
    case EnergyScope::Node:
        return "node";
    case EnergyScope::Wall:
        return "wall";
    case EnergyScope::CpuRam:
        return "cpu_ram";
    }
    return "";
}

std::optional<TokenStatistics> tokenStatistics(std::vector<double> values)
{
    if (values.empty())
        return std::nullopt;
    std::ranges::sort(values);
    const auto count = static_cast<double>(values.size());
    TokenStatistics result;
    result.total = std::accumulate(values.begin(), values.end(), 0.0);
    result.mean = result.total / count;
    result.min = values.front();
    result.max = values.back();
    double squares = 0.0;
    for (const double value : values)
        squares += (value - result.mean) * (value - result.mean);
    result.std = std::sqrt(squares / count);
    for (const double quantile : {0.5, 0.9, 0.95, 0.99}) {
        const double position = quantile * (count - 1.0);
        const auto below = static_cast<std::size_t>(position);
        const std::size_t above = std::min(below + 1, values.size() - 1);
        result.quantiles[quantile] =
            values[below] + (position - static_cast<double>(below)) * (values[above] - values[below]);
    }
    return result;
}

void AxisEntries::append(AxisEntries more)
{
    std::ranges::move(more.energy, std::back_inserter(energy));
    std::ranges::move(more.cost, std::back_inserter(cost));
    std::ranges::move(more.quality, std::back_inserter(quality));
    std::ranges::move(more.grid, std::back_inserter(grid));
    std::ranges::move(more.production, std::back_inserter(production));
    std::ranges::move(more.workloads, std::back_inserter(workloads));
}

namespace axes {

RunSource sourceOf(const ImportSource &source, std::string tool, int index)
{
    RunSource from;
    from.path = source.path;
    from.documentIndex = index;
    from.tool = std::move(tool);
    from.sha256 = source.sha256;
    return from;
}

void forEachJson(const ImportSource &source, const std::function<void(const json::Value &document)> &read)
{
    const Preview &preview = *source.preview;
    if (!preview.hasDocument)
        return;
    read(preview.root());
    if (preview.kind != Preview::Kind::Json)
        return;
    json::Reader reader = preview.rest;
    json::Document document;
    json::Problem problem;
    while (!source.stop.stop_requested()) {
        const auto step = reader.next(document, problem);
        if (step == json::Reader::Step::End)
            return;
        if (step == json::Reader::Step::Read)
            read(document.root());
    }
}

} // namespace axes

} // namespace core::results
