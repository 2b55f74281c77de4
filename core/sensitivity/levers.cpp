// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/levers.h"

#include "core/economics/componentnames.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace core::sensitivity {

namespace {

using project::OptionalQuantity;
using project::Project;

constexpr double noLimit = 1e18;

/// One line of the table below.
struct Known
{
    const char *path;
    const char *name;
    const char *unit;
    double least, most;
    bool performance;
    const char *mechanism;
    OptionalQuantity *(*at)(Project &);
};

template <class T>
OptionalQuantity *within(std::optional<T> &section, OptionalQuantity T::*member)
{
    return section ? &((*section).*member) : nullptr;
}

constexpr const char *denominator = CORE_TEXT("It divides: the same cost and power spread over more tokens.");
constexpr const char *demand = CORE_TEXT("It sets how many replicas the demand takes.");
constexpr const char *lengths =
    CORE_TEXT("Longer requests hold more of the KV cache and take more of each step, so fewer run at a time.");
constexpr const char *memory = CORE_TEXT("It decides how much memory is left for the KV cache.");
constexpr const char *direct = CORE_TEXT("The cost of an hour is spread over the same tokens.");
constexpr const char *capital = CORE_TEXT("The purchase is spread over its years of use and paid for by the hour.");
constexpr const char *electricity = CORE_TEXT("It moves the part that is paid for electricity, and nothing else.");

const std::vector<Known> &performanceLevers()
{
    static const std::vector<Known> table{
        {"scenario.throughput.output_tokens_per_s", CORE_TEXT("output tokens per second"), "tok/s", 0.0, noLimit, true,
         denominator,
         [](Project &p) { return within(p.scenario.throughput, &project::GivenThroughput::outputTokensPerSecond); }},
        {"scenario.throughput.goodput_tokens_per_s", CORE_TEXT("goodput"), "tok/s", 0.0, noLimit, true, denominator,
         [](Project &p) { return within(p.scenario.throughput, &project::GivenThroughput::goodputTokensPerSecond); }},
        {"scenario.throughput.total_tokens_per_s", CORE_TEXT("total tokens per second"), "tok/s", 0.0, noLimit, true,
         denominator,
         [](Project &p) { return within(p.scenario.throughput, &project::GivenThroughput::totalTokensPerSecond); }},
        {"scenario.throughput.requests_per_s", CORE_TEXT("requests per second"), "req/s", 0.0, noLimit, true,
         denominator,
         [](Project &p) { return within(p.scenario.throughput, &project::GivenThroughput::requestsPerSecond); }},
        {"scenario.workload.prompt_tokens.mean", CORE_TEXT("mean prompt"), "tokens", 1.0, noLimit, true, lengths,
         [](Project &p) { return &p.scenario.workload.promptTokens.mean; }},
        {"scenario.workload.prompt_tokens.p50", CORE_TEXT("median prompt"), "tokens", 1.0, noLimit, true, lengths,
         [](Project &p) { return &p.scenario.workload.promptTokens.p50; }},
        {"scenario.workload.prompt_tokens.p95", CORE_TEXT("long prompts (p95)"), "tokens", 1.0, noLimit, true, lengths,
         [](Project &p) { return &p.scenario.workload.promptTokens.p95; }},
        {"scenario.workload.output_tokens.mean", CORE_TEXT("mean answer"), "tokens", 1.0, noLimit, true, lengths,
         [](Project &p) { return &p.scenario.workload.outputTokens.mean; }},
        {"scenario.workload.output_tokens.p50", CORE_TEXT("median answer"), "tokens", 1.0, noLimit, true, lengths,
         [](Project &p) { return &p.scenario.workload.outputTokens.p50; }},
        {"scenario.workload.output_tokens.p95", CORE_TEXT("long answers (p95)"), "tokens", 1.0, noLimit, true, lengths,
         [](Project &p) { return &p.scenario.workload.outputTokens.p95; }},
        {"scenario.workload.live_context_tokens", CORE_TEXT("live context"), "tokens", 1.0, noLimit, true, lengths,
         [](Project &p) { return &p.scenario.workload.liveContextTokens; }},
        {"scenario.workload.arrivals.rate_rps", CORE_TEXT("request rate"), "req/s", 0.0, noLimit, true, demand,
         [](Project &p) { return &p.scenario.workload.arrivals.requestsPerSecond; }},
        {"scenario.workload.arrivals.concurrency", CORE_TEXT("concurrency"), "requests", 1.0, noLimit, true,
         CORE_TEXT("More requests at a time share each reading of the weights, and wait for one another."),
         [](Project &p) { return &p.scenario.workload.arrivals.concurrency; }},
        {"scenario.workload.arrivals.cv", CORE_TEXT("burstiness of arrivals"), "1", 0.01, 100.0, true,
         CORE_TEXT("Bursts queue, and the queue is in the time to the first token."),
         [](Project &p) { return &p.scenario.workload.arrivals.coefficientOfVariation; }},
        {"scenario.workload.prefix.hit_rate", CORE_TEXT("prefix-cache hit rate"), "1", 0.0, 1.0, true,
         CORE_TEXT("What is found in the cache need not be prefilled."),
         [](Project &p) { return &p.scenario.workload.prefixHitRate; }},
        {"scenario.workload.prefix.shared_tokens", CORE_TEXT("shared prefix"), "tokens", 0.0, noLimit, true,
         CORE_TEXT("What is found in the cache need not be prefilled."),
         [](Project &p) { return &p.scenario.workload.prefixSharedTokens; }},
        {"scenario.model.parameters", CORE_TEXT("parameters"), "parameters", 1.0, noLimit, true, memory,
         [](Project &p) { return &p.scenario.model.parameters; }},
        {"scenario.hardware.vram_gb", CORE_TEXT("memory of a GPU"), "GB", 1.0, 1e5, true, memory,
         [](Project &p) { return &p.scenario.hardware.vramGb; }},
        {"scenario.engine.gpu_memory_utilization", CORE_TEXT("share of the GPU memory used"), "1", 0.1, 1.0, true,
         memory, [](Project &p) { return &p.scenario.engine.gpuMemoryUtilizationFraction; }},
        {"scenario.engine.speculative.acceptance", CORE_TEXT("acceptance of drafted tokens"), "1", 0.0, 0.99, true,
         CORE_TEXT("Each accepted draft saves a step of the large model."),
         [](Project &p) { return within(p.scenario.engine.speculative, &project::Speculative::acceptance); }},
        {"scenario.memory.activations_gb", CORE_TEXT("memory for activations"), "GB", 0.0, 1e4, true, memory,
         [](Project &p) { return &p.scenario.memory.activationsGb; }},
        {"scenario.memory.overhead_gb", CORE_TEXT("memory for the engine"), "GB", 0.0, 1e4, true, memory,
         [](Project &p) { return &p.scenario.memory.overheadGb; }},
    };
    return table;
}

const std::vector<Known> &consequenceLevers()
{
    using project::CapexTree;
    static const std::vector<Known> table{
        {"scenario.rps_target", CORE_TEXT("demand"), "req/s", 0.0, noLimit, false, demand,
         [](Project &p) { return &p.scenario.targetRequestsPerSecond; }},
        {"scenario.sizing.headroom", CORE_TEXT("head-room"), "1", 0.0, 10.0, false,
         CORE_TEXT("Replicas that stand ready and are paid for."),
         [](Project &p) { return &p.scenario.sizing.headroomFraction; }},
        {"scenario.sizing.reserve", CORE_TEXT("reserve"), "1", 0.0, 10.0, false,
         CORE_TEXT("Replicas kept for re-embedding, canaries and rollback."),
         [](Project &p) { return &p.scenario.sizing.reserveFraction; }},
        {"economics.tariff.eur_per_hour", CORE_TEXT("price of an hour"), "€/h", 0.0, noLimit, false, direct,
         [](Project &p) { return &p.economics.tariff.eurPerHour; }},
        {"economics.tariff.eur_per_gpu_hour", CORE_TEXT("price of a GPU-hour"), "€/h", 0.0, noLimit, false, direct,
         [](Project &p) { return &p.economics.tariff.eurPerGpuHour; }},
        {"economics.tariff.eur_per_mtok", CORE_TEXT("price of a million tokens"), "€/1M tok", 0.0, noLimit, false,
         CORE_TEXT("It is the cost of a token itself."),
         [](Project &p) { return &p.economics.tariff.eurPerMillionTokens; }},
        {"economics.tariff.capex_eur", CORE_TEXT("purchase price"), "€", 0.0, noLimit, false, capital,
         [](Project &p) { return &p.economics.tariff.capexEur; }},
        {"economics.tariff.capex.amortisation_years", CORE_TEXT("years of use"), "years", 0.25, 30.0, false, capital,
         [](Project &p) { return within(p.economics.tariff.capex, &CapexTree::amortisationYears); }},
        {"economics.tariff.capex.residual_share", CORE_TEXT("residual value"), "1", 0.0, 1.0, false, capital,
         [](Project &p) { return within(p.economics.tariff.capex, &CapexTree::residualShareFraction); }},
        {"economics.tariff.capex.cost_of_capital", CORE_TEXT("cost of capital"), "1", 0.0, 1.0, false, capital,
         [](Project &p) { return within(p.economics.tariff.capex, &CapexTree::costOfCapitalFraction); }},
        {"economics.tariff.capex.maintenance_share", CORE_TEXT("maintenance"), "1", 0.0, 1.0, false, direct,
         [](Project &p) { return within(p.economics.tariff.capex, &CapexTree::maintenanceShareFraction); }},
        {"economics.tariff.capex.space_eur_per_year", CORE_TEXT("space"), "€/year", 0.0, noLimit, false, direct,
         [](Project &p) { return within(p.economics.tariff.capex, &CapexTree::spaceEurPerYear); }},
        {"economics.tariff.capex.staff_eur_per_year", CORE_TEXT("staff"), "€/year", 0.0, noLimit, false, direct,
         [](Project &p) { return within(p.economics.tariff.capex, &CapexTree::staffEurPerYear); }},
        {"economics.electricity.eur_per_kwh", CORE_TEXT("price of electricity"), "€/kWh", 0.0, noLimit, false,
         electricity, [](Project &p) { return &p.economics.electricityEurPerKwh; }},
        {"economics.electricity.retail_factor", CORE_TEXT("retail factor"), "1", 0.01, 100.0, false, electricity,
         [](Project &p) { return &p.economics.retailFactor; }},
        {"economics.utilisation", CORE_TEXT("utilisation"), "1", 0.001, 1.0, false,
         CORE_TEXT("Idle hours are paid too: it spreads the fixed cost over more tokens."),
         [](Project &p) { return &p.economics.utilisationFraction; }},
        {"energy.power_w", CORE_TEXT("power"), "W", 0.0, noLimit, false,
         CORE_TEXT("Energy, electricity and carbon follow it one to one."),
         [](Project &p) { return &p.energy.powerWatts; }},
        {"energy.pue", CORE_TEXT("PUE"), "1", 1.0, 10.0, false,
         CORE_TEXT("What the building adds to every watt: electricity and carbon at the meter."),
         [](Project &p) { return &p.energy.pue; }},
        {"energy.idle_share", CORE_TEXT("idle share of the power"), "1", 0.0, 1.0, false,
         CORE_TEXT("What is drawn while nothing is served counts by the year, not by the token at full load."),
         [](Project &p) { return &p.energy.idleShareFraction; }},
        {"site.grid_g_per_kwh", CORE_TEXT("carbon of the grid"), "g/kWh", 0.0, 5000.0, false,
         CORE_TEXT("Every kilowatt-hour at the meter carries it."), [](Project &p) { return &p.site.gridGramsPerKwh; }},
    };
    return table;
}

Lever leverOf(const Known &known)
{
    return {.path = known.path,
            .name = Text(known.name),
            .unit = known.unit,
            .least = known.least,
            .most = known.most,
            .movesPerformance = known.performance,
            .mechanism = Text(known.mechanism),
            .at = known.at};
}

/// A price of the capex tree.
Lever componentLever(const Project &project, std::size_t index)
{
    const project::CapexComponent &component = project.economics.tariff.capex->components[index];
    return {.path = "economics.tariff.capex.components." + component.name + ".eur",
            .name = economics::priceName(component.name),
            .unit = "€",
            .least = 0.0,
            .most = noLimit,
            .movesPerformance = false,
            .mechanism = Text(capital),
            .at = [index](Project &p) -> OptionalQuantity * {
                auto &tree = p.economics.tariff.capex;
                return tree && index < tree->components.size() ? &tree->components[index].eur : nullptr;
            }};
}

std::optional<double> valueOf(const project::OptionalFigure &figure)
{
    return figure ? std::optional(figure->value) : std::nullopt;
}

std::optional<double> valueOf(const std::optional<int> &count)
{
    return count ? std::optional<double>(*count) : std::nullopt;
}

template <auto Member>
std::optional<double> figure(const project::Evaluation &evaluation)
{
    return valueOf(evaluation.size.*Member);
}

std::optional<double> replicas(const project::Evaluation &evaluation)
{
    const project::SizeFigures &size = evaluation.size;
    for (const auto &count : {size.replicasWithReserve, size.replicasWithHeadroom, size.replicasForRate})
        if (count)
            return valueOf(count);
    return std::nullopt;
}

template <auto Latency>
std::optional<double> latencyP95(const project::Evaluation &evaluation)
{
    constexpr double quantile = 0.95;
    constexpr double millisecondsPerSecond = 1000.0;
    const auto *point = project::chosenPoint(evaluation);
    const auto seconds = point ? (point->*Latency).quantile(quantile) : std::nullopt;
    return seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt;
}

} // namespace

const project::Quantity *Lever::in(const project::Project &project) const
{
    // The accessors serve reading and writing; nothing is written through this one.
    const OptionalQuantity *quantity = at(const_cast<project::Project &>(project));
    return quantity && *quantity ? &**quantity : nullptr;
}

std::vector<Lever> leversOf(const project::Project &project)
{
    std::vector<Lever> levers;
    const auto add = [&](Lever lever) {
        if (lever.in(project))
            levers.push_back(std::move(lever));
    };
    for (const auto *table : {&performanceLevers(), &consequenceLevers()})
        for (const Known &known : *table)
            add(leverOf(known));
    if (project.economics.tariff.capex)
        for (std::size_t i = 0; i < project.economics.tariff.capex->components.size(); ++i)
            add(componentLever(project, i));
    return levers;
}

const char *leverName(std::string_view path)
{
    for (const auto *table : {&performanceLevers(), &consequenceLevers()})
        for (const Known &known : *table)
            if (known.path == path)
                return known.name;
    return nullptr;
}

bool isUncertain(const project::Quantity &quantity)
{
    return !distributionOf(quantity).isFixed();
}

uncertainty::Distribution distributionOf(const project::Quantity &quantity)
{
    using uncertainty::Distribution;
    if (quantity.low && quantity.high) {
        constexpr double median = 0.5;
        return Distribution(std::map<double, double>{{Distribution::rangeLow, *quantity.low},
                                                     {median, quantity.value},
                                                     {Distribution::rangeHigh, *quantity.high}});
    }
    if (quantity.percentiles.size() > 1)
        return Distribution(quantity.percentiles);
    return Distribution(quantity.value);
}

const std::vector<Outcome> &outcomes()
{
    using enum scorecard::Direction;
    using project::SizeFigures;
    static const std::vector<Outcome> table{
        {"cpm_eur_per_mtok", CORE_TEXT("cost of a million tokens"), "€/1M tok", Lower, false,
         figure<&SizeFigures::cpmEurPerMillionTokens>},
        {"electricity_eur_per_mtok", CORE_TEXT("electricity of a million tokens"), "€/1M tok", Lower, false,
         figure<&SizeFigures::electricityEurPerMillionTokens>},
        {"energy_j_per_token", CORE_TEXT("energy of a token"), "J/tok", Lower, false,
         figure<&SizeFigures::joulesPerToken>},
        {"carbon_g_per_mtok", CORE_TEXT("carbon of a million tokens"), "g/1M tok", Lower, false,
         figure<&SizeFigures::carbonGramsPerMillionTokens>},
        {"goodput_tokens_per_s", CORE_TEXT("goodput"), "tok/s", Higher, false,
         figure<&SizeFigures::goodputTokensPerSecond>},
        {"output_tokens_per_s", CORE_TEXT("output tokens per second"), "tok/s", Higher, false,
         figure<&SizeFigures::outputTokensPerSecond>},
        {"request_throughput_rps", CORE_TEXT("requests per second"), "req/s", Higher, false,
         figure<&SizeFigures::requestsPerSecond>},
        {"ttft_p95_ms", CORE_TEXT("time to first token, p95"), "ms", Lower, false,
         latencyP95<&results::SweepPoint::ttft>},
        {"tpot_p95_ms", CORE_TEXT("time per output token, p95"), "ms", Lower, false,
         latencyP95<&results::SweepPoint::tpot>},
        {"replicas", CORE_TEXT("replicas"), "replicas", Lower, true, replicas},
        {"gpus", CORE_TEXT("GPUs"), "GPUs", Lower, true, figure<&SizeFigures::gpus>},
        {"nodes", CORE_TEXT("nodes"), "nodes", Lower, true, figure<&SizeFigures::nodes>},
        {"max_concurrency_kv", CORE_TEXT("requests that the KV cache holds"), "requests", Higher, true,
         figure<&SizeFigures::maxConcurrencyKv>},
        {"operational_concurrency", CORE_TEXT("operational concurrency"), "requests", Higher, true,
         figure<&SizeFigures::operationalConcurrency>},
        {"cost_eur_per_hour", CORE_TEXT("cost of an hour"), "€/h", Lower, false, figure<&SizeFigures::costEurPerHour>},
        {"cost_eur_per_year", CORE_TEXT("cost of a year"), "€", Lower, false, figure<&SizeFigures::costEurPerYear>},
        {"cost_eur_per_request", CORE_TEXT("cost of a request"), "€", Lower, false,
         figure<&SizeFigures::costEurPerRequest>},
        {"capex_eur", CORE_TEXT("capital"), "€", Lower, false, figure<&SizeFigures::capexEur>},
        {"power_w", CORE_TEXT("power"), "W", Lower, false, figure<&SizeFigures::powerWatts>},
        {"carbon_t_per_year", CORE_TEXT("carbon of a year"), "t", Lower, false,
         figure<&SizeFigures::carbonTonnesPerYear>},
    };
    return table;
}

const Outcome *findOutcome(std::string_view id)
{
    const auto found = std::ranges::find(outcomes(), id, &Outcome::id);
    return found == outcomes().end() ? nullptr : &*found;
}

const Outcome *mainOutcome(const project::Project &project, const project::Evaluation &evaluation)
{
    if (const auto *named = project.sensitivity ? project.sensitivity->find("outcome") : nullptr)
        if (const Outcome *outcome = findOutcome(named->text()); outcome && outcome->of(evaluation))
            return outcome;
    const auto known =
        std::ranges::find_if(outcomes(), [&](const Outcome &outcome) { return outcome.of(evaluation).has_value(); });
    return known == outcomes().end() ? nullptr : &*known;
}

} // namespace core::sensitivity
