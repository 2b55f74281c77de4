// SPDX-License-Identifier: GPL-3.0-or-later
// Prometheus text expositions, one scrape: engines' /metrics, the DCGM exporter, Kepler.
//
// | here              | vLLM (names of V0, V1)                                    | SGLang                          |
// |-------------------|-----------------------------------------------------------|---------------------------------|
// | ttft, e2e         | time_to_first_token_seconds, e2e_request_latency_seconds  | the same                        |
// | itl               | inter_token_latency_seconds, time_per_output_token_seconds (older)                  | the same
// | | tpot              | request_time_per_output_token_seconds                     | –                               |
// | running, waiting  | num_requests_running, num_requests_waiting                | num_running_reqs, num_queue_reqs |
// | KV use, 0…1       | kv_cache_usage_perc, gpu_cache_usage_perc (older)         | token_usage                     |
// | prefix hits, 0…1  | prefix_cache_hits / prefix_cache_queries (tokens)         | cache_hit_rate, percent where above
// 1 | | tokens            | prompt_tokens_total, generation_tokens_total              | the same | | KV capacity |
// cache_config_info: num_gpu_blocks × block_size, kv_cache_size_tokens | max_total_num_tokens |
//
// Counters count since the start; "_total" may be missing, "_created" are times. vLLM: counters add up over engines
// (data parallel), gauges of a share are averaged. SGLang repeats values a tensor-parallel rank, and writes an
// aggregate (priority="") beside the priorities. Quantiles are read out of buckets and marked as estimates. DCGM: power
// in W and energy since boot in mJ; the greatest of a UUID, as MIG instances repeat their GPU; 2^63-14 and its like
// mean no value. Kepler: joules since the start; zones lie in each other, only package and dram add up.
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace core::results::axes {

namespace {

constexpr double noValueFrom = 9.2e18; // DCGM's blanks: 2^63 − 16 and above
constexpr std::size_t searchLimitBytes = std::size_t{1} << 18U;

struct Sample
{
    std::string name;
    Labels labels;
    double value = 0.0;

    std::string label(const std::string &key) const
    {
        const auto found = labels.find(key);
        return found == labels.end() ? std::string() : found->second;
    }
};

/// {a="b", c="d"}; `text` stands behind the brace and ends behind the closing one. False when it is broken.
bool readLabels(std::string_view &text, Labels &labels)
{
    while (true) {
        text = trimmed(text);
        if (text.starts_with('}')) {
            text.remove_prefix(1);
            return true;
        }
        const auto equals = text.find('=');
        if (equals == std::string_view::npos || equals + 1 >= text.size() || text[equals + 1] != '"')
            return false;
        const std::string key(trimmed(text.substr(0, equals)));
        text.remove_prefix(equals + 2);
        std::string value;
        while (!text.empty() && text.front() != '"') {
            if (text.front() == '\\' && text.size() > 1)
                text.remove_prefix(1);
            value += text.front();
            text.remove_prefix(1);
        }
        if (text.empty())
            return false;
        text.remove_prefix(1);
        labels[key] = value;
        text = trimmed(text);
        if (text.starts_with(','))
            text.remove_prefix(1);
    }
}

std::optional<Sample> sampleOf(std::string_view line)
{
    line = trimmed(line);
    if (line.empty() || line.front() == '#')
        return std::nullopt;
    const auto end = line.find_first_of("{ \t");
    if (end == std::string_view::npos || end == 0)
        return std::nullopt;
    Sample sample;
    sample.name = std::string(line.substr(0, end));
    std::string_view rest = line.substr(end);
    if (rest.starts_with('{')) {
        rest.remove_prefix(1);
        if (!readLabels(rest, sample.labels))
            return std::nullopt;
    }
    rest = trimmed(rest);
    const auto value = parseNumber(rest.substr(0, rest.find_first_of(" \t")));
    if (!value)
        return std::nullopt;
    sample.value = *value;
    return sample;
}

std::vector<Sample> samplesOf(std::string_view text, const std::stop_token &stop)
{
    std::vector<Sample> samples;
    while (!text.empty() && !stop.stop_requested()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (auto sample = sampleOf(line.substr(0, 65536)))
            samples.push_back(std::move(*sample));
    }
    return samples;
}

/// The family without "_total"; the metric's own kind tells buckets from counters.
bool isFamily(const std::string &name, const std::string &family)
{
    return name == family || name == family + "_total";
}

/// Samples of one model of one engine.
class Scrape
{
public:
    Scrape(std::string prefix, std::vector<const Sample *> samples)
        : m_prefix(std::move(prefix))
        , m_samples(std::move(samples))
    {
        for (const Sample *sample : m_samples)
            m_priorities = m_priorities || !sample->label("priority").empty();
    }

    /// Added up over engines; what ranks of one engine repeat counts once.
    std::optional<double> sum(const std::string &family) const
    {
        const auto groups = byEngine(family);
        if (groups.empty())
            return std::nullopt;
        double total = 0.0;
        for (const auto &[engine, value] : groups)
            total += value;
        return total;
    }
    std::optional<double> mean(const std::string &family) const
    {
        const auto groups = byEngine(family);
        const auto total = sum(family);
        return total ? std::optional(*total / static_cast<double>(groups.size())) : std::nullopt;
    }

    LatencySummary histogram(const std::string &family) const
    {
        LatencySummary summary;
        const auto seconds = sum(family + "_sum");
        const auto count = sum(family + "_count");
        if (!seconds || !count || *count <= 0.0)
            return summary;
        summary.meanSeconds = *seconds / *count;
        std::map<double, double> buckets;
        for (const Sample *sample : m_samples) {
            if (sample->name != m_prefix + family + "_bucket" || isRepeated(*sample))
                continue;
            const std::string limit = sample->label("le");
            const auto bound = parseNumber(limit);
            buckets[bound ? *bound : HUGE_VAL] += sample->value;
        }
        for (const double quantile : {0.5, 0.9, 0.95, 0.99}) {
            if (const auto value = quantileOf(buckets, quantile))
                summary.quantileSeconds[quantile] = *value;
        }
        return summary;
    }

    const std::vector<const Sample *> &samples() const { return m_samples; }

private:
    bool isRepeated(const Sample &sample) const
    {
        const auto rank = [&](const char *key) {
            const std::string value = sample.label(key);
            return !value.empty() && value != "0";
        };
        return rank("tp_rank") || rank("pp_rank") || (m_priorities && !sample.label("priority").empty());
    }

    /// Values by data-parallel rank; other labels (reason, source, priority) add up.
    std::map<std::string, double> byEngine(const std::string &family) const
    {
        std::map<std::string, double> groups;
        for (const Sample *sample : m_samples) {
            if (!isFamily(sample->name, m_prefix + family) || isRepeated(*sample))
                continue;
            groups[sample->label("engine") + "/" + sample->label("dp_rank")] += sample->value;
        }
        return groups;
    }

    static std::optional<double> quantileOf(const std::map<double, double> &buckets, double quantile)
    {
        if (buckets.empty() || buckets.rbegin()->second <= 0.0)
            return std::nullopt;
        const double wanted = quantile * buckets.rbegin()->second;
        double lowBound = 0.0;
        double lowCount = 0.0;
        for (const auto &[bound, count] : buckets) {
            if (count >= wanted)
                // Beyond the last finite bound nothing is known.
                return std::isinf(bound) || count <= lowCount
                           ? std::optional(lowBound)
                           : std::optional(lowBound + (bound - lowBound) * (wanted - lowCount) / (count - lowCount));
            lowBound = bound;
            lowCount = count;
        }
        return std::nullopt;
    }

    std::string m_prefix;
    std::vector<const Sample *> m_samples;
    bool m_priorities = false;
};

void put(Figures &figures, const char *name, const std::optional<double> &value)
{
    if (value && std::isfinite(*value))
        figures[name] = *value;
}

std::optional<double> firstOf(const std::optional<double> &first, const std::optional<double> &second)
{
    return first ? first : second;
}

void readCacheConfig(ProductionEntry &entry, const Scrape &scrape)
{
    for (const Sample *sample : scrape.samples()) {
        if (sample->name != "vllm:cache_config_info")
            continue;
        const auto block = parseNumber(sample->label("block_size"));
        const auto blocks = parseNumber(sample->label("num_gpu_blocks"));
        const auto tokens = parseNumber(sample->label("kv_cache_size_tokens"));
        put(entry.figures, "kv_block_size", block);
        put(entry.figures, "kv_blocks", blocks);
        if (tokens)
            put(entry.figures, "kv_tokens", tokens);
        else if (block && blocks)
            put(entry.figures, "kv_tokens", *block * *blocks);
        put(entry.figures, "kv_max_concurrency", parseNumber(sample->label("kv_cache_max_concurrency")));
        put(entry.figures, "gpu_memory_utilization", parseNumber(sample->label("gpu_memory_utilization")));
        if (const std::string type = sample->label("cache_dtype"); !type.empty())
            entry.labels["kv_cache_dtype"] = type;
    }
}

void readVllm(ProductionEntry &entry, const Scrape &scrape)
{
    entry.engine = "vllm";
    entry.ttft = scrape.histogram("time_to_first_token_seconds");
    entry.e2e = scrape.histogram("e2e_request_latency_seconds");
    entry.itl = scrape.histogram("inter_token_latency_seconds");
    if (entry.itl.empty())
        entry.itl = scrape.histogram("time_per_output_token_seconds");
    entry.tpot = scrape.histogram("request_time_per_output_token_seconds");
    Figures &figures = entry.figures;
    put(figures, "requests_running", scrape.sum("num_requests_running"));
    put(figures, "requests_waiting", scrape.sum("num_requests_waiting"));
    put(figures, "requests_swapped", scrape.sum("num_requests_swapped"));
    put(figures, "requests_finished", scrape.sum("request_success"));
    put(figures, "preemptions", scrape.sum("num_preemptions"));
    put(figures, "prompt_tokens", scrape.sum("prompt_tokens"));
    put(figures, "output_tokens", scrape.sum("generation_tokens"));
    put(figures, "kv_usage_fraction", firstOf(scrape.mean("kv_cache_usage_perc"), scrape.mean("gpu_cache_usage_perc")));
    const auto queries = firstOf(scrape.sum("prefix_cache_queries"), scrape.sum("gpu_prefix_cache_queries"));
    const auto hits = firstOf(scrape.sum("prefix_cache_hits"), scrape.sum("gpu_prefix_cache_hits"));
    if (queries && hits && *queries > 0.0)
        put(figures, "prefix_cache_hit_fraction", *hits / *queries);
    else if (const auto rate = scrape.mean("gpu_prefix_cache_hit_rate"); rate && *rate >= 0.0)
        put(figures, "prefix_cache_hit_fraction", rate);
    for (const auto &[family, name] : {std::pair{"request_queue_time_seconds", "queue_time_mean_s"},
                                       std::pair{"request_prefill_time_seconds", "prefill_time_mean_s"},
                                       std::pair{"request_decode_time_seconds", "decode_time_mean_s"},
                                       std::pair{"request_inference_time_seconds", "inference_time_mean_s"},
                                       std::pair{"request_prompt_tokens", "prompt_tokens_mean"},
                                       std::pair{"request_generation_tokens", "output_tokens_mean"}})
        put(figures, name, scrape.histogram(family).meanSeconds);
}

void readSglang(ProductionEntry &entry, const Scrape &scrape)
{
    entry.engine = "sglang";
    entry.ttft = scrape.histogram("time_to_first_token_seconds");
    entry.e2e = scrape.histogram("e2e_request_latency_seconds");
    entry.itl = scrape.histogram("inter_token_latency_seconds");
    if (entry.itl.empty())
        entry.itl = scrape.histogram("time_per_output_token_seconds");
    Figures &figures = entry.figures;
    put(figures, "requests_running", scrape.sum("num_running_reqs"));
    put(figures, "requests_waiting", scrape.sum("num_queue_reqs"));
    put(figures, "requests_retracted", scrape.sum("num_retracted_reqs"));
    put(figures, "requests_finished", scrape.sum("num_requests"));
    put(figures, "prompt_tokens", scrape.sum("prompt_tokens"));
    put(figures, "output_tokens", scrape.sum("generation_tokens"));
    put(figures, "cached_tokens", scrape.sum("cached_tokens"));
    put(figures, "used_tokens", scrape.sum("num_used_tokens"));
    put(figures, "output_tokens_per_s", scrape.sum("gen_throughput"));
    put(figures, "kv_usage_fraction", scrape.mean("token_usage"));
    put(figures, "kv_tokens", scrape.sum("max_total_num_tokens"));
    if (const auto rate = scrape.mean("cache_hit_rate"); rate && *rate >= 0.0)
        put(figures, "prefix_cache_hit_fraction", *rate > 1.0 ? *rate / 100.0 : *rate);
}

Reading readEngine(const ImportSource &source, const std::string &prefix)
{
    Reading reading;
    const std::vector<Sample> samples = samplesOf(source.text, source.stop);
    std::map<std::string, std::vector<const Sample *>> models;
    std::vector<const Sample *> common;
    for (const Sample &sample : samples) {
        if (!sample.name.starts_with(prefix))
            continue;
        const std::string model = sample.label("model_name");
        (model.empty() ? common : models[model]).push_back(&sample);
    }
    if (models.empty() && common.empty())
        return reading;
    // What names no model belongs to the only one.
    if (models.size() == 1)
        models.begin()->second.insert(models.begin()->second.end(), common.begin(), common.end());
    else if (models.empty())
        models[""] = common;
    const bool vllm = prefix == "vllm:";
    for (auto &[model, own] : models) {
        ProductionEntry entry;
        entry.source = sourceOf(source, vllm ? "vllm-metrics" : "sglang-metrics",
                                static_cast<int>(reading.entries.production.size()));
        if (!model.empty())
            entry.model = model;
        const Scrape scrape(prefix, own);
        if (vllm) {
            readVllm(entry, scrape);
            readCacheConfig(entry, scrape);
        } else {
            readSglang(entry, scrape);
        }
        entry.quantilesEstimated = true;
        reading.entries.production.push_back(std::move(entry));
    }
    return reading;
}

Reading readDcgm(const ImportSource &source)
{
    Reading reading;
    std::map<std::string, double> power, energy;
    std::map<std::string, std::vector<double>> use;
    std::set<std::string> devices;
    std::string gpu;
    for (const Sample &sample : samplesOf(source.text, source.stop)) {
        if (!sample.name.starts_with("DCGM_FI_"))
            continue;
        std::string device = sample.label("UUID");
        if (device.empty())
            device = sample.label("Hostname") + "/" + sample.label("gpu");
        devices.insert(device);
        if (gpu.empty())
            gpu = sample.label("modelName");
        if (sample.value < 0.0 || sample.value >= noValueFrom ||
            (sample.value >= 2147483632.0 && sample.value <= 2147483647.0))
            continue;
        if (sample.name == "DCGM_FI_DEV_POWER_USAGE")
            power[device] = std::max(power[device], sample.value);
        else if (sample.name == "DCGM_FI_DEV_TOTAL_ENERGY_CONSUMPTION")
            energy[device] = std::max(energy[device], sample.value / 1000.0);
        else if (sample.name == "DCGM_FI_DEV_GPU_UTIL")
            use[device].push_back(sample.value);
    }
    if (devices.empty())
        return reading;
    EnergyEntry entry;
    entry.source = sourceOf(source, "dcgm");
    entry.scope = EnergyScope::Board;
    entry.devices = static_cast<int>(devices.size());
    const auto total = [](const std::map<std::string, double> &values) {
        double sum = 0.0;
        for (const auto &[device, value] : values)
            sum += value;
        return sum;
    };
    if (!power.empty())
        entry.powerMeanWatts = total(power);
    if (!energy.empty()) {
        entry.energyJoules = total(energy);
        entry.labels["energy_since"] = "boot or driver load";
    }
    if (!gpu.empty())
        entry.labels["gpu"] = gpu;
    reading.entries.energy.push_back(std::move(entry));
    return reading;
}

/// Zones that lie in no other: the package holds core and uncore.
bool countsOnce(const std::string &zone)
{
    return zone.empty() || zone.starts_with("package") || zone.starts_with("dram");
}

Reading readKepler(const ImportSource &source)
{
    Reading reading;
    std::optional<double> cpuJoules, cpuWatts, gpuJoules, gpuWatts, platformJoules, platformWatts;
    const auto add = [](std::optional<double> &sum, double value) { sum = sum.value_or(0.0) + value; };
    for (const Sample &sample : samplesOf(source.text, source.stop)) {
        const std::string &name = sample.name;
        if (name == "kepler_node_cpu_joules_total" && countsOnce(sample.label("zone")))
            add(cpuJoules, sample.value);
        else if (name == "kepler_node_cpu_watts" && countsOnce(sample.label("zone")))
            add(cpuWatts, sample.value);
        else if (name == "kepler_node_package_joules_total" || name == "kepler_node_dram_joules_total")
            add(cpuJoules, sample.value);
        else if (name == "kepler_node_gpu_joules_total")
            add(gpuJoules, sample.value);
        else if (name == "kepler_node_gpu_watts")
            add(gpuWatts, sample.value);
        else if (name == "kepler_node_platform_joules_total" || name == "kepler_platform_joules_total")
            add(platformJoules, sample.value);
        else if (name == "kepler_platform_watts" || name == "kepler_node_platform_watts")
            add(platformWatts, sample.value);
    }
    const auto entryOf = [&](EnergyScope scope, const std::optional<double> &joules,
                             const std::optional<double> &watts) {
        if (!joules && !watts)
            return;
        EnergyEntry entry;
        entry.source = sourceOf(source, "kepler", static_cast<int>(reading.entries.energy.size()));
        entry.scope = scope;
        entry.energyJoules = joules;
        entry.powerMeanWatts = watts;
        if (joules)
            entry.labels["energy_since"] = "start of the exporter";
        reading.entries.energy.push_back(std::move(entry));
    };
    entryOf(EnergyScope::CpuRam, cpuJoules, cpuWatts);
    entryOf(EnergyScope::Board, gpuJoules, gpuWatts);
    entryOf(EnergyScope::Node, platformJoules, platformWatts);
    return reading;
}

/// A line of samples that starts so.
bool hasLine(std::string_view text, std::string_view start)
{
    text = text.substr(0, searchLimitBytes);
    if (text.starts_with(start))
        return true;
    return text.find("\n" + std::string(start)) != std::string_view::npos;
}

} // namespace

std::optional<Reading> readExposition(const ImportSource &source)
{
    if (source.preview->kind != Preview::Kind::Text)
        return std::nullopt;
    std::optional<Reading> reading;
    if (hasLine(source.text, "vllm:"))
        reading = readEngine(source, "vllm:");
    else if (hasLine(source.text, "sglang:"))
        reading = readEngine(source, "sglang:");
    else if (hasLine(source.text, "DCGM_FI_"))
        reading = readDcgm(source);
    else if (hasLine(source.text, "kepler_"))
        reading = readKepler(source);
    if (reading && reading->entries.empty())
        return std::nullopt;
    return reading;
}

std::optional<Reading> readPrometheusApi(const ImportSource &source)
{
    const json::Value root = source.preview->root();
    const json::Value data = root["data"];
    if (!root.has("status") || (!data.has("resultType") && !(root["status"].textIs("error") && root.has("errorType"))))
        return std::nullopt;
    Reading reading;
    if (root["status"].textIs("error")) {
        reading.reason = Text(CORE_TEXT("is an answer of Prometheus that says: %1"),
                              {root.text("error").value_or(std::string("error"))});
        return reading;
    }
    const auto addSeries = [&](const json::Value &series, const std::vector<std::pair<double, double>> &points) {
        ProductionEntry entry;
        entry.source = sourceOf(source, "prometheus", static_cast<int>(reading.entries.production.size()));
        entry.source.schema = data.text("resultType");
        for (const json::Member label : series["metric"].members()) {
            if (const auto value = label.value.text())
                entry.labels[label.name()] = *value;
        }
        if (const auto model = series["metric"].text("model_name"))
            entry.model = model;
        double sum = 0.0;
        double least = HUGE_VAL;
        double most = -HUGE_VAL;
        for (const auto &[time, value] : points) {
            sum += value;
            least = std::min(least, value);
            most = std::max(most, value);
        }
        put(entry.figures, "points", static_cast<double>(points.size()));
        if (!points.empty()) {
            put(entry.figures, "first_unix_s", points.front().first);
            put(entry.figures, "last_unix_s", points.back().first);
            put(entry.figures, "first_value", points.front().second);
            put(entry.figures, "last_value", points.back().second);
            put(entry.figures, "mean_value", sum / static_cast<double>(points.size()));
            put(entry.figures, "min_value", least);
            put(entry.figures, "max_value", most);
        }
        reading.entries.production.push_back(std::move(entry));
    };
    const auto pointOf = [](const json::Value &pair) -> std::optional<std::pair<double, double>> {
        const auto time = pair.item(0).looseNumber();
        const auto value = pair.item(1).looseNumber();
        return time && value ? std::optional(std::pair{*time, *value}) : std::nullopt;
    };
    const bool single = data["resultType"].textIs("scalar");
    if (single) {
        std::vector<std::pair<double, double>> points;
        if (const auto point = pointOf(data["result"]))
            points.push_back(*point);
        addSeries(json::Value(), points);
    }
    for (const json::Value series : data["result"].items()) {
        if (single || !series.isObject())
            continue;
        std::vector<std::pair<double, double>> points;
        if (const auto point = pointOf(series["value"]))
            points.push_back(*point);
        for (const json::Value pair : series["values"].items()) {
            if (const auto point = pointOf(pair))
                points.push_back(*point);
        }
        addSeries(series, points);
    }
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("is an answer of Prometheus without a series");
    return reading;
}

} // namespace core::results::axes
