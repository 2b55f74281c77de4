// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldreader.h"

#include <algorithm>
#include <array>

/// The tables of the section `scenario`.
namespace core::project::detail {

namespace {

constexpr double millisecondsPerSecond = 1000.0;

// Words, in the order of the enumerations where there is one.
constexpr std::array<std::string_view, 6> workloadKinds{"chat", "rag", "coding", "summarisation", "batch", "custom"};
constexpr std::array<std::string_view, 4> arrivalKinds{"poisson", "closed", "gamma", "trace"};
constexpr std::array<std::string_view, 2> samplings{"greedy", "top_p"};
constexpr std::array<std::string_view, 10> weightFormats{"bf16", "fp16", "fp8",   "int8",  "int4",
                                                         "awq",  "gptq", "mxfp4", "nvfp4", "fp32"};
constexpr std::array<std::string_view, 4> kvFormats{"bf16", "fp16", "fp8", "auto"};
constexpr std::array<std::string_view, 3> links{"nvlink", "xgmi", "pcie"};
constexpr std::array<std::string_view, 2> redundancies{"n", "n+1"};

constexpr std::array<Field<TokenLengths>, 4> lengthFields{{
    {"mean", quantity<&TokenLengths::mean, Range::Positive>},
    {"p50", quantity<&TokenLengths::p50, Range::Positive>},
    {"p95", quantity<&TokenLengths::p95, Range::Positive>},
    {"p99", quantity<&TokenLengths::p99, Range::Positive>},
}};

/// `prompt_tokens: 800` says the mean; `{mean: …, p50: …}` says more.
void readLengths(Reader &reader, const Node &node, TokenLengths &lengths)
{
    if (node.kind() != Node::Kind::Map || node.find("value")) {
        lengths.mean = reader.quantity(node, Range::Positive);
        return;
    }
    readFields(reader, node, lengths, std::span(lengthFields));
    const auto falls = [](const OptionalQuantity &low, const OptionalQuantity &high) {
        return low && high && low->value > high->value;
    };
    if (falls(lengths.p50, lengths.p95) || falls(lengths.p95, lengths.p99) || falls(lengths.p50, lengths.p99))
        reader.error(node, CORE_TEXT("%1: a higher percentile is below a lower one"));
}

void readTrace(Reader &reader, const Node &node, Arrivals &arrivals)
{
    arrivals.traceFile = reader.text(node);
}

constexpr std::array<Field<Arrivals>, 5> arrivalFields{{
    {"kind", choice<&Arrivals::kind, ArrivalKind, arrivalKinds>},
    {"rate_rps", quantity<&Arrivals::requestsPerSecond, Range::Positive>},
    {"concurrency", quantity<&Arrivals::concurrency, Range::Positive>},
    {"cv", quantity<&Arrivals::coefficientOfVariation, Range::Positive>},
    {"file", readTrace},
}};

constexpr std::array<Field<Workload>, 2> prefixFields{{
    {"shared_tokens", quantity<&Workload::prefixSharedTokens, Range::NonNegative>},
    {"hit_rate", quantity<&Workload::prefixHitRate, Range::Fraction>},
}};

void readLoadShape(Reader &reader, const Node &node, Workload &workload)
{
    constexpr std::size_t hours = 24;
    const Node &shape = reader.payload(node);
    if (!reader.isSequence(shape))
        return;
    if (shape.items().size() != hours) {
        reader.error(shape, CORE_TEXT("%1: found %2 numbers, expected one for each of the 24 hours of a day"),
                     {TextNumber{static_cast<double>(shape.items().size())}});
        return;
    }
    double sum = 0.0;
    for (std::size_t i = 0; i < hours; ++i) {
        const Reader::Step step(reader, std::to_string(i));
        if (shape.items()[i].isNull())
            reader.error(shape, CORE_TEXT("%1: found nothing, expected a number"));
        const auto share = reader.number(shape.items()[i], Range::NonNegative);
        workload.loadShape.push_back(share.value_or(0.0));
        sum += workload.loadShape.back();
    }
    if (sum <= 0.0)
        reader.error(shape, CORE_TEXT("%1: every hour is 0, expected load in at least one"));
}

constexpr std::array<Field<Workload>, 9> workloadFields{{
    {"kind", word<&Workload::kind, workloadKinds>},
    {"prompt_tokens", [](Reader &reader, const Node &node, Workload &w) { readLengths(reader, node, w.promptTokens); }},
    {"output_tokens", [](Reader &reader, const Node &node, Workload &w) { readLengths(reader, node, w.outputTokens); }},
    {"live_context_tokens", quantity<&Workload::liveContextTokens, Range::Positive>},
    {"arrivals", section<&Workload::arrivals, arrivalFields>},
    {"prefix", group<Workload, prefixFields>},
    {"sampling", word<&Workload::sampling, samplings>},
    {"hours_per_day", quantity<&Workload::hoursPerDay, Range::HoursOfDay>},
    {"load_shape", readLoadShape},
}};

constexpr std::array<Field<ModelChoice>, 5> modelFields{{
    {"id", text<&ModelChoice::id>},
    {"parameters", quantity<&ModelChoice::parameters, Range::Positive>},
    {"active_parameters", quantity<&ModelChoice::activeParameters, Range::Positive>},
    {"weights", word<&ModelChoice::weights, weightFormats>},
    {"kv", word<&ModelChoice::kv, kvFormats>},
}};

constexpr std::array<Field<Hardware>, 5> hardwareFields{{
    {"gpu", text<&Hardware::gpu>},
    {"gpus_per_node", count<&Hardware::gpusPerNode>},
    {"link", word<&Hardware::link, links>},
    {"vram_gb", quantity<&Hardware::vramGb, Range::Positive>},
    {"gpu_count", count<&Hardware::gpuCount>},
}};

constexpr std::array<Field<Parallelism>, 4> parallelismFields{{
    {"tp", count<&Parallelism::tp>},
    {"pp", count<&Parallelism::pp>},
    {"ep", count<&Parallelism::ep>},
    {"dp", count<&Parallelism::dp>},
}};

constexpr std::array<Field<Speculative>, 3> speculativeFields{{
    {"draft", text<&Speculative::draft>},
    {"tokens", quantity<&Speculative::tokens, Range::Positive>},
    {"acceptance", quantity<&Speculative::acceptance, Range::Fraction>},
}};

constexpr std::array<Field<Engine>, 7> engineFields{{
    {"id", text<&Engine::id>},
    {"version", text<&Engine::version>},
    {"max_num_seqs", count<&Engine::maxNumSeqs>},
    {"max_num_batched_tokens", count<&Engine::maxNumBatchedTokens>},
    {"gpu_memory_utilization", quantity<&Engine::gpuMemoryUtilizationFraction, Range::PositiveFraction>},
    {"chunked_prefill", flag<&Engine::chunkedPrefill>},
    {"speculative", optionalSection<&Engine::speculative, speculativeFields>},
}};

constexpr std::array<Field<SizingRules>, 3> sizingFields{{
    {"headroom", quantity<&SizingRules::headroomFraction, Range::Fraction>},
    {"reserve", quantity<&SizingRules::reserveFraction, Range::Fraction>},
    {"redundancy", word<&SizingRules::redundancy, redundancies>},
}};

constexpr std::array<Field<MemoryOverride>, 2> memoryFields{{
    {"activations_gb", quantity<&MemoryOverride::activationsGb, Range::NonNegative>},
    {"overhead_gb", quantity<&MemoryOverride::overheadGb, Range::NonNegative>},
}};

constexpr std::array<Field<GivenThroughput>, 5> throughputFields{{
    {"output_tokens_per_s", quantity<&GivenThroughput::outputTokensPerSecond, Range::Positive>},
    {"total_tokens_per_s", quantity<&GivenThroughput::totalTokensPerSecond, Range::Positive>},
    {"goodput_tokens_per_s", quantity<&GivenThroughput::goodputTokensPerSecond, Range::Positive>},
    {"request_throughput_rps", quantity<&GivenThroughput::requestsPerSecond, Range::Positive>},
    {"provenance", choice<&GivenThroughput::provenance, Provenance, provenanceWords>},
}};

constexpr std::array<Field<Scenario>, 9> scenarioFields{{
    {"workload", section<&Scenario::workload, workloadFields>},
    {"slo", [](Reader &reader, const Node &node, Scenario &scenario) { readSlo(reader, node, scenario.slo); }},
    {"model", section<&Scenario::model, modelFields>},
    {"hardware", section<&Scenario::hardware, hardwareFields>},
    {"parallelism", section<&Scenario::parallelism, parallelismFields>},
    {"engine", section<&Scenario::engine, engineFields>},
    {"sizing", section<&Scenario::sizing, sizingFields>},
    {"memory", section<&Scenario::memory, memoryFields>},
    {"throughput", optionalSection<&Scenario::throughput, throughputFields>},
}};

} // namespace

std::span<const Field<Scenario>> scenarioTable()
{
    return scenarioFields;
}

void readScenario(Reader &reader, const Node &node, Scenario &scenario)
{
    readFields(reader, node, scenario, scenarioTable());
}

std::vector<SectionKeys> scenarioKeys()
{
    return {
        keysOf("scenario", scenarioFields),
        keysOf("scenario.workload", workloadFields),
        keysOf("scenario.workload.arrivals", arrivalFields),
        keysOf("scenario.workload.prefix", prefixFields),
        keysOf("scenario.model", modelFields),
        keysOf("scenario.hardware", hardwareFields),
        keysOf("scenario.parallelism", parallelismFields),
        keysOf("scenario.engine", engineFields),
        keysOf("scenario.engine.speculative", speculativeFields),
        keysOf("scenario.sizing", sizingFields),
        keysOf("scenario.memory", memoryFields),
        keysOf("scenario.throughput", throughputFields),
    };
}

void readSlo(Reader &reader, const Node &node, Slo &slo)
{
    static constexpr std::array<std::string_view, 8> known{"ttft_p95_ms", "ttft_p99_ms", "tpot_p95_ms", "tpot_p99_ms",
                                                           "e2e_p95_ms",  "e2e_p99_ms",  "itl_p99_ms",  "goodput_min"};
    if (!reader.isMap(node))
        return;
    const auto &members = node.members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        const auto &[key, value] = members[i];
        const bool isGoodput = key == "goodput_min";
        auto term = key.ends_with("_ms") ? sloTermFromKey(key) : std::nullopt;
        if (!term && !isGoodput) {
            // A percentile that is none of the usual ones is still known by its form.
            const std::string complete = key + "_ms";
            const std::array<std::string_view, 1> meant{complete};
            reader.unknownKey(value, key, sloTermFromKey(complete) ? std::span<const std::string_view>(meant) : known);
            continue;
        }
        const Reader::Step step(reader, key);
        if (i + 1 < members.size() && reader.isCutDecimal(node, i + 1)) {
            ++i;
            continue;
        }
        if (isGoodput) {
            slo.goodputMinFraction = reader.number(value, Range::Fraction);
            continue;
        }
        const auto limit = reader.number(value, Range::Positive);
        if (!limit)
            continue;
        term->limitSeconds = *limit / millisecondsPerSecond;
        const auto same = std::ranges::find_if(slo.terms, [&](const SloTerm &other) {
            return other.metric == term->metric && other.quantile == term->quantile;
        });
        if (same == slo.terms.end())
            slo.terms.push_back(*term);
        else
            *same = *term;
    }
}

} // namespace core::project::detail
