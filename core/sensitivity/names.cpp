// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/names.h"

#include "core/embeddedtext.h"
#include "core/scorecard/explain.h"
#include "core/sensitivity/levers.h"

#include <algorithm>
#include <array>

namespace core::sensitivity {

namespace {

using Named = std::pair<std::string_view, const char *>;

/// Inputs that are words or whole numbers, and the sections that a check may concern.
constexpr std::array<Named, 34> others{{
    {"scenario.model.id", CORE_TEXT("model")},
    {"scenario.model.weights", CORE_TEXT("precision of the weights")},
    {"scenario.model.kv", CORE_TEXT("precision of the KV cache")},
    {"scenario.hardware.gpu", CORE_TEXT("GPU")},
    {"scenario.hardware.gpus_per_node", CORE_TEXT("GPUs of a node")},
    {"scenario.hardware.gpu_count", CORE_TEXT("GPUs of the fleet")},
    {"scenario.hardware.link", CORE_TEXT("link between the GPUs")},
    {"scenario.parallelism.tp", CORE_TEXT("tensor parallelism")},
    {"scenario.parallelism.pp", CORE_TEXT("pipeline parallelism")},
    {"scenario.parallelism.ep", CORE_TEXT("expert parallelism")},
    {"scenario.parallelism.dp", CORE_TEXT("data parallelism")},
    {"scenario.engine", CORE_TEXT("engine")},
    {"scenario.engine.id", CORE_TEXT("engine")},
    {"scenario.engine.version", CORE_TEXT("version of the engine")},
    {"scenario.engine.max_num_seqs", CORE_TEXT("most requests at a time (max_num_seqs)")},
    {"scenario.engine.max_num_batched_tokens", CORE_TEXT("token budget of a step (max_num_batched_tokens)")},
    {"scenario.engine.speculative.tokens", CORE_TEXT("drafted tokens")},
    {"scenario.sizing.redundancy", CORE_TEXT("redundancy")},
    {"scenario.workload", CORE_TEXT("workload")},
    {"scenario", CORE_TEXT("scenario")},
    {"economics.tariff.kind", CORE_TEXT("ownership")},
    {"economics.tariff", CORE_TEXT("tariff")},
    {"energy.boundary", CORE_TEXT("boundary of the power")},
    {"site.zone", CORE_TEXT("country of the site")},
    {"site.grid_method", CORE_TEXT("method of the grid's carbon")},
    {"site.power_limit_kw", CORE_TEXT("power that the site can give")},
    {"sovereignty.provider", CORE_TEXT("operator")},
    {"sovereignty.ai_act_risk", CORE_TEXT("risk class under the AI Act")},
    {"sovereignty.ai_act_role", CORE_TEXT("role under the AI Act")},
    {"carbon_g_per_mtok.operational", CORE_TEXT("carbon of a million tokens")},
    {"electricity", CORE_TEXT("price of electricity")},
    {"goodput", CORE_TEXT("goodput")},
    {"replicas", CORE_TEXT("replicas")},
    {"results", CORE_TEXT("results")},
}};

constexpr std::array<Named, 20> units{{
    {"tokens", CORE_TEXT("tokens")},     {"requests", CORE_TEXT("requests")},
    {"replicas", CORE_TEXT("replicas")}, {"GPUs", CORE_TEXT("GPUs")},
    {"nodes", CORE_TEXT("nodes")},       {"parameters", CORE_TEXT("parameters")},
    {"years", CORE_TEXT("years")},       {"€/year", CORE_TEXT("€/year")},
    {"€/1M tok", CORE_TEXT("€/1M tok")}, {"g/1M tok", CORE_TEXT("g/1M tok")},
    {"l/1M tok", CORE_TEXT("l/1M tok")}, {"tok/s", CORE_TEXT("tok/s")},
    {"req/s", CORE_TEXT("req/s")},       {"J/tok", CORE_TEXT("J/tok")},
    {"€/h", CORE_TEXT("€/h")},           {"€/kWh", CORE_TEXT("€/kWh")},
    {"g/kWh", CORE_TEXT("g/kWh")},       {"tok/s/kW", CORE_TEXT("tok/s/kW")},
    {"tok/s/€", CORE_TEXT("tok/s/€")},   {"kWh/1M tok", CORE_TEXT("kWh/1M tok")},
}};

const char *find(const auto &table, std::string_view key)
{
    const auto found = std::ranges::find(table, key, &Named::first);
    return found == table.end() ? nullptr : found->second;
}

const char *knownInput(std::string_view path)
{
    const char *name = leverName(path);
    return name ? name : find(others, path);
}

} // namespace

Text inputName(std::string_view path)
{
    const char *name = knownInput(path);
    if (!name)
        name = knownInput("scenario." + std::string(path));
    return name ? Text(name) : Text(std::string("%1"), {std::string(path)});
}

Text figureName(std::string_view figure)
{
    if (const Outcome *outcome = findOutcome(figure))
        return outcome->name;
    if (scorecard::findAxis(figure))
        return scorecard::axisName(std::string(figure));
    return inputName(figure);
}

Text unitText(std::string_view unit)
{
    if (unit == "1" || unit.empty())
        return {};
    const char *known = find(units, unit);
    return known ? Text(known) : Text(std::string("%1"), {std::string(unit)});
}

Text unitSuffix(std::string_view unit)
{
    const Text text = unitText(unit);
    return text.empty() ? text : Text(std::string(" %1"), {phrase(text)});
}

} // namespace core::sensitivity
