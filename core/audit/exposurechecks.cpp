// SPDX-License-Identifier: GPL-3.0-or-later
// Sovereignty, what regulators ask to be recorded, and the prefix cache.
#include "core/audit/checks.h"
#include "core/catalogue/catalogue.h"

#include <algorithm>

namespace core::audit {

namespace {

constexpr double percent = 100.0;

Hits gateFailed(const Facts &facts)
{
    Hits hits;
    const project::SizeFigures &size = facts.evaluation.size;
    if (size.gateHeld == std::optional(false))
        hits.push_back(
            {"sovereignty", Text(CORE_TEXT("The scenario does not pass the gate: %1 is required, it stands at "
                                           "%2"),
                                 {size.gate.value_or(""), size.sovereigntyStanding.value_or("–")})});
    for (const auto &standing : facts.evaluation.scorecard.standings)
        if (standing.status == scorecard::Status::Infeasible &&
            facts.evaluation.scorecard.gates.contains("sovereignty") && standing.candidate.id != "scenario")
            hits.push_back(
                {standing.candidate.id, standing.whyNot.value_or(Text(CORE_TEXT("It does not pass a gate")))});
    return hits;
}

Hits cloudAct(const Facts &facts)
{
    const project::SovereigntyInput &input = facts.project.sovereignty;
    if (input.usExposure == std::optional(true))
        return {Hit{"sovereignty", Text(CORE_TEXT("The operator is stated to be within reach of the CLOUD Act or FISA "
                                                  "702"))}};
    if (input.usExposure || !input.provider || !facts.catalogue)
        return {};
    const auto provider = facts.catalogue->provider(*input.provider);
    if (!provider || !provider->usExposure || *provider->usExposure == "no" || *provider->usExposure == "unknown")
        return {};
    return {Hit{"sovereignty", Text(CORE_TEXT("%1 is within reach of the CLOUD Act or FISA 702: %2"),
                                    {provider->name, *provider->usExposure})}};
}

Hits sovereigntyUnknown(const Facts &facts)
{
    const project::SizeFigures &size = facts.evaluation.size;
    if (!size.gate || size.gateHeld)
        return {};
    return {
        Hit{"sovereignty", Text(CORE_TEXT("%1 is required; whether the scenario meets it does not follow from what is "
                                          "stated of site and operator"),
                                {*size.gate})}};
}

std::string joined(const std::vector<std::string> &words)
{
    std::string result;
    for (const std::string &word : words)
        result += (result.empty() ? "" : ", ") + word;
    return result;
}

/// Regulation (EU) 2024/1689, Annex IV: what a high-risk system's technical documentation needs and a sizing can hold.
Hits aiActRecord(const Facts &facts)
{
    const project::Project &project = facts.project;
    if (project.sovereignty.aiActRisk != "high")
        return {};
    std::vector<std::string> missing;
    const auto need = [&](bool known, const char *what) {
        if (!known)
            missing.emplace_back(what);
    };
    need(project.date.has_value(), "date");
    need(project.scenario.model.id.has_value(), "scenario.model.id");
    need(project.scenario.engine.id && project.scenario.engine.version, "scenario.engine");
    need(project.scenario.hardware.gpu.has_value(), "scenario.hardware.gpu");
    need(project.sovereignty.aiActRole.has_value(), "sovereignty.ai_act_role");
    need(!facts.runs.empty(), "results");
    if (missing.empty())
        return {};
    return {Hit{"sovereignty.ai_act_risk",
                Text(CORE_TEXT("A high-risk system's technical documentation names its software, its hardware and its "
                               "measured performance; missing here: %1"),
                     {joined(missing)})}};
}

Hits csrdScope2(const Facts &facts)
{
    const project::SizeFigures &size = facts.evaluation.size;
    if (!size.carbonTonnesPerYear)
        return {};
    std::vector<std::string> missing;
    if (!size.carbonMethod)
        missing.emplace_back("site.grid_method");
    if (!size.carbonYear)
        missing.emplace_back("site.grid_year");
    if (!facts.project.site.marketGramsPerKwh)
        missing.emplace_back("site.market_g_per_kwh");
    if (missing.empty())
        return {};
    return {Hit{"carbon_t_per_year",
                Text(CORE_TEXT("%1 t CO₂e a year can be reported as scope 2 only with location-based and market-based "
                               "figures, their method and year; missing: %2"),
                     {num(size.carbonTonnesPerYear->value), joined(missing)})}};
}

Hits lowHitRate(const Facts &facts)
{
    constexpr double low = 0.3;
    const project::Workload &workload = facts.project.scenario.workload;
    const auto rate = valueOf(workload.prefixHitRate);
    if (!rate || *rate >= low || valueOf(workload.prefixSharedTokens).value_or(0.0) <= 0.0)
        return {};
    return {Hit{"scenario.workload.prefix.hit_rate",
                Text(CORE_TEXT("%1 % of the %2 shared tokens are found in the cache: the prompts diverge early"),
                     {num(*rate * percent), num(workload.prefixSharedTokens->value, 4)})}};
}

Hits dynamicPrefix(const Facts &facts)
{
    constexpr double spread = 3.0;
    constexpr double assumed = 0.5;
    const project::Workload &workload = facts.project.scenario.workload;
    const auto rate = valueOf(workload.prefixHitRate);
    const auto p50 = valueOf(workload.promptTokens.p50), p99 = valueOf(workload.promptTokens.p99);
    const auto shared = valueOf(workload.prefixSharedTokens);
    if (!rate || *rate < assumed || !p50 || !p99 || *p99 < spread * *p50 || (shared && *shared >= *p50 / 2.0))
        return {};
    return {
        Hit{"scenario.workload.prefix.hit_rate",
            Text(CORE_TEXT("A hit rate of %1 % with prompts from %2 (p50) to %3 tokens (p99): what varies is not in "
                           "the cache"),
                 {num(*rate * percent), num(*p50, 4), num(*p99, 4)})}};
}

} // namespace

const std::vector<Check> &exposureChecks()
{
    using enum CheckSeverity;
    static const std::vector<Check> table{
        {"sovereignty.gate-failed", Warning, CORE_TEXT("Gate failed"),
         CORE_TEXT("Choose another site or operator, or lower the gate and say why"), gateFailed},
        {"sovereignty.cloud-act", Warning, CORE_TEXT("Exposed to US law"),
         CORE_TEXT("Assess the legal and data objectives, or choose an operator out of reach"), cloudAct},
        {"sovereignty.facts-unknown", Warning, CORE_TEXT("Sovereignty unknown"),
         CORE_TEXT("State the zone of the site, the operator and its parent's jurisdiction"), sovereigntyUnknown},
        {"compliance.ai-act-record", Info, CORE_TEXT("AI Act record incomplete"),
         CORE_TEXT("State what is missing, so that the record can be kept with the project"), aiActRecord},
        {"compliance.csrd-scope2", Info, CORE_TEXT("Scope 2 incomplete"),
         CORE_TEXT("State the method and year of the grid's intensity and the contract's own"), csrdScope2},
        {"cache.low-hit-rate", Info, CORE_TEXT("Low hit rate"),
         CORE_TEXT("Put what is static first, what changes with the session next, what changes each time last"),
         lowHitRate},
        {"cache.dynamic-prefix", Warning, CORE_TEXT("Dynamic prefix"),
         CORE_TEXT("Measure the hit rate on the prompts themselves"), dynamicPrefix},
    };
    return table;
}

} // namespace core::audit
