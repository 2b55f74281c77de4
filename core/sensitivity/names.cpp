// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/names.h"

#include "core/embeddedtext.h"
#include "core/scorecard/explain.h"
#include "core/sensitivity/levers.h"
#include "core/units.h"

#include <algorithm>
#include <array>

namespace core::sensitivity {

namespace {

using Named = std::pair<std::string_view, const char *>;

/// Inputs that are words or whole numbers, and the sections that a check may concern.
constexpr std::array<Named, 47> others{{
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
    {"scenario.workload.prompt_tokens", CORE_TEXT("length of the prompts")},
    {"scenario.workload.output_tokens", CORE_TEXT("length of the answers")},
    {"input_tokens", CORE_TEXT("length of the prompts")},
    {"output_tokens", CORE_TEXT("length of the answers")},
    {"length_distribution", CORE_TEXT("distribution of the lengths")},
    {"clock", CORE_TEXT("clock of the times")},
    {"percentiles", CORE_TEXT("percentiles")},
    {"completed", CORE_TEXT("completed requests")},
    {"failed", CORE_TEXT("failed requests")},
    {"site.grid_year", CORE_TEXT("year of the grid's carbon")},
    {"ttft_ms", CORE_TEXT("time to the first token")},
    {"goodput_fraction", CORE_TEXT("share of requests inside the SLO")},
    {"tokens_per_s", CORE_TEXT("tokens per second")},
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
    return core::unitText(unit);
}

Text unitSuffix(std::string_view unit)
{
    const Text text = unitText(unit);
    return text.empty() ? text : Text(std::string(" %1"), {phrase(text)});
}

} // namespace core::sensitivity
