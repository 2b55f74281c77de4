// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/assumptions.h"

#include "core/economics/componentnames.h"
#include "core/embeddedtext.h"
#include "core/parsenumber.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>

namespace core::exports {

using project::Node;
using project::pathSegment;
using project::Project;

namespace {

struct Input
{
    std::string_view path;
    const char *name;
    const char *unit;
};

constexpr std::array<Input, 16> workloadInputs{{
    {"scenario.workload.kind", CORE_TEXT("Kind of workload"), ""},
    {"scenario.workload.prompt_tokens", CORE_TEXT("Prompt length, mean"), "tok"},
    {"scenario.workload.prompt_tokens.mean", CORE_TEXT("Prompt length, mean"), "tok"},
    {"scenario.workload.prompt_tokens.p50", CORE_TEXT("Prompt length, p50"), "tok"},
    {"scenario.workload.prompt_tokens.p95", CORE_TEXT("Prompt length, p95"), "tok"},
    {"scenario.workload.prompt_tokens.p99", CORE_TEXT("Prompt length, p99"), "tok"},
    {"scenario.workload.output_tokens", CORE_TEXT("Output length, mean"), "tok"},
    {"scenario.workload.output_tokens.mean", CORE_TEXT("Output length, mean"), "tok"},
    {"scenario.workload.output_tokens.p50", CORE_TEXT("Output length, p50"), "tok"},
    {"scenario.workload.output_tokens.p95", CORE_TEXT("Output length, p95"), "tok"},
    {"scenario.workload.output_tokens.p99", CORE_TEXT("Output length, p99"), "tok"},
    {"scenario.workload.live_context_tokens", CORE_TEXT("Context held by a running request"), "tok"},
    {"scenario.workload.prefix.shared_tokens", CORE_TEXT("Shared prefix"), "tok"},
    {"scenario.workload.prefix.hit_rate", CORE_TEXT("Prefix cache hit rate"), ""},
    {"scenario.workload.sampling", CORE_TEXT("Sampling"), ""},
    {"scenario.workload.hours_per_day", CORE_TEXT("Hours of service a day"), "h"},
}};

constexpr std::array<Input, 6> loadInputs{{
    {"scenario.workload.arrivals.kind", CORE_TEXT("Arrivals"), ""},
    {"scenario.workload.arrivals.rate_rps", CORE_TEXT("Request rate"), "req/s"},
    {"scenario.workload.arrivals.concurrency", CORE_TEXT("Requests at once"), ""},
    {"scenario.workload.arrivals.cv", CORE_TEXT("Coefficient of variation of the gaps between requests"), ""},
    {"scenario.workload.arrivals.file", CORE_TEXT("Trace of requests"), ""},
    {"scenario.workload.load_shape", CORE_TEXT("Load by hour of the day"), ""},
}};

constexpr std::array<Input, 5> modelInputs{{
    {"scenario.model.id", CORE_TEXT("Model"), ""},
    {"scenario.model.parameters", CORE_TEXT("Parameters"), ""},
    {"scenario.model.active_parameters", CORE_TEXT("Parameters active for a token"), ""},
    {"scenario.model.weights", CORE_TEXT("Format of the weights"), ""},
    {"scenario.model.kv", CORE_TEXT("Format of the KV cache"), ""},
}};

constexpr std::array<Input, 9> hardwareInputs{{
    {"scenario.hardware.gpu", CORE_TEXT("GPU"), ""},
    {"scenario.hardware.gpus_per_node", CORE_TEXT("GPUs in a node"), ""},
    {"scenario.hardware.gpu_count", CORE_TEXT("GPUs in all"), ""},
    {"scenario.hardware.link", CORE_TEXT("Link between GPUs"), ""},
    {"scenario.hardware.vram_gb", CORE_TEXT("Memory of a GPU"), "GB"},
    {"scenario.parallelism.tp", CORE_TEXT("Tensor parallelism"), ""},
    {"scenario.parallelism.pp", CORE_TEXT("Pipeline parallelism"), ""},
    {"scenario.parallelism.ep", CORE_TEXT("Expert parallelism"), ""},
    {"scenario.parallelism.dp", CORE_TEXT("Data parallelism"), ""},
}};

constexpr std::array<Input, 11> engineInputs{{
    {"scenario.engine.id", CORE_TEXT("Engine"), ""},
    {"scenario.engine.version", CORE_TEXT("Version of the engine"), ""},
    {"scenario.engine.max_num_seqs", CORE_TEXT("Sequences at once, at most"), ""},
    {"scenario.engine.max_num_batched_tokens", CORE_TEXT("Tokens in a batch, at most"), "tok"},
    {"scenario.engine.gpu_memory_utilization", CORE_TEXT("Share of GPU memory used"), ""},
    {"scenario.engine.chunked_prefill", CORE_TEXT("Chunked prefill"), ""},
    {"scenario.engine.speculative.draft", CORE_TEXT("Draft model"), ""},
    {"scenario.engine.speculative.tokens", CORE_TEXT("Tokens drafted"), "tok"},
    {"scenario.engine.speculative.acceptance", CORE_TEXT("Acceptance of drafted tokens"), ""},
    {"scenario.memory.activations_gb", CORE_TEXT("Activations in a GPU"), "GB"},
    {"scenario.memory.overhead_gb", CORE_TEXT("Overhead in a GPU"), "GB"},
}};

constexpr std::array<Input, 3> sizingInputs{{
    {"scenario.sizing.headroom", CORE_TEXT("Head-room over the load"), ""},
    {"scenario.sizing.reserve", CORE_TEXT("Reserve for other work"), ""},
    {"scenario.sizing.redundancy", CORE_TEXT("Redundancy"), ""},
}};

constexpr std::array<Input, 5> throughputInputs{{
    {"scenario.throughput.output_tokens_per_s", CORE_TEXT("Output tokens"), "tok/s"},
    {"scenario.throughput.total_tokens_per_s", CORE_TEXT("Input and output tokens"), "tok/s"},
    {"scenario.throughput.goodput_tokens_per_s", CORE_TEXT("Tokens within the SLO"), "tok/s"},
    {"scenario.throughput.request_throughput_rps", CORE_TEXT("Requests"), "req/s"},
    {"scenario.throughput.provenance", CORE_TEXT("Where the throughput comes from"), ""},
}};

constexpr std::array<Input, 15> economicsInputs{{
    {"economics.tariff.kind", CORE_TEXT("Owned, rented or paid by the token"), ""},
    {"economics.tariff.eur_per_hour", CORE_TEXT("Price of the fleet"), "€/h"},
    {"economics.tariff.eur_per_gpu_hour", CORE_TEXT("Price of a GPU"), "€/h"},
    {"economics.tariff.eur_per_mtok", CORE_TEXT("Price of a million tokens"), "€/1M tok"},
    {"economics.tariff.capex_eur", CORE_TEXT("Purchase price"), "€"},
    {"economics.tariff.capex", CORE_TEXT("Purchase price"), "€"},
    {"economics.tariff.capex.amortisation_years", CORE_TEXT("Amortisation"), "a"},
    {"economics.tariff.capex.residual_share", CORE_TEXT("Residual value, share of the price"), ""},
    {"economics.tariff.capex.cost_of_capital", CORE_TEXT("Cost of capital, a year"), ""},
    {"economics.tariff.capex.maintenance_share", CORE_TEXT("Maintenance, share of the price a year"), ""},
    {"economics.tariff.capex.space_eur_per_year", CORE_TEXT("Space"), "€/a"},
    {"economics.tariff.capex.staff_eur_per_year", CORE_TEXT("Staff"), "€/a"},
    {"economics.electricity.eur_per_kwh", CORE_TEXT("Price of electricity"), "€/kWh"},
    {"economics.electricity.retail_factor", CORE_TEXT("Factor from wholesale to what is paid"), ""},
    {"economics.utilisation", CORE_TEXT("Utilisation"), ""},
}};

constexpr std::array<Input, 10> energyInputs{{
    {"energy.power_w", CORE_TEXT("Power of the fleet"), "W"},
    {"energy.boundary", CORE_TEXT("Boundary of the power"), ""},
    {"energy.pue", CORE_TEXT("PUE"), ""},
    {"energy.idle_share", CORE_TEXT("Share of the power drawn when idle"), ""},
    {"site.zone", CORE_TEXT("Grid zone"), ""},
    {"site.grid_g_per_kwh", CORE_TEXT("Carbon of the grid"), "g/kWh"},
    {"site.grid_method", CORE_TEXT("Method of the grid's figure"), ""},
    {"site.grid_year", CORE_TEXT("Year of the grid's figure"), ""},
    {"sovereignty.provider", CORE_TEXT("Provider"), ""},
    {"sovereignty.gate", CORE_TEXT("Sovereignty required"), ""},
}};

struct AxisName
{
    std::string_view id;
    const char *name;
    const char *unit;
};

constexpr std::array<AxisName, 16> axisNames{{
    {"cpm_eur_per_mtok", CORE_TEXT("Cost of a million tokens"), "€/1M tok"},
    {"goodput_tokens_per_s", CORE_TEXT("Goodput"), "tok/s"},
    {"goodput_per_gpu", CORE_TEXT("Goodput of a GPU"), "tok/s"},
    {"goodput_per_kw", CORE_TEXT("Goodput of a kilowatt"), "tok/s/kW"},
    {"goodput_per_capex_eur", CORE_TEXT("Goodput of a euro of capex"), "tok/s/€"},
    {"energy_j_per_token", CORE_TEXT("Energy of a token"), "J/tok"},
    {"carbon_g_per_mtok", CORE_TEXT("Carbon of a million tokens"), "g/1M tok"},
    {"sovereignty", CORE_TEXT("Sovereignty"), ""},
    {"ttft_p95_ms", CORE_TEXT("TTFT, p95"), "ms"},
    {"tpot_p95_ms", CORE_TEXT("TPOT, p95"), "ms"},
    {"capex_eur", CORE_TEXT("Purchase price"), "€"},
    {"gpus", CORE_TEXT("GPUs in all"), ""},
    {"power_w", CORE_TEXT("Power of the fleet"), "W"},
    {"water_l_per_mtok", CORE_TEXT("Water of a million tokens"), "l/1M tok"},
    {"quality", CORE_TEXT("Quality"), ""},
    {"headroom", CORE_TEXT("Head-room"), ""},
}};

const Node &payload(const Node &node)
{
    const Node *value = node.kind() == Node::Kind::Map ? node.find("value") : nullptr;
    return value ? *value : node;
}

bool isPercentiles(const Node &node)
{
    return node.kind() == Node::Kind::Map && node.find("p50");
}

/// The value on one line, as words and numbers of the file.
std::string valueText(const Node &node)
{
    const Node &value = payload(node);
    if (value.kind() == Node::Kind::Scalar)
        return value.text();
    const auto &items = value.items();
    if (items.size() == 2 && parseNumber(items[0].text()) && parseNumber(items[1].text()))
        return items[0].text() + " – " + items[1].text();
    std::string result;
    for (const Node &item : items)
        result += (result.empty() ? "" : ", ") + valueText(item);
    for (const auto &[key, member] : value.members()) {
        if (key != "source" && key != "date")
            result += fmt::format("{}{} {}", result.empty() ? "" : ", ", key, valueText(member));
    }
    return result;
}

std::optional<std::string> stated(const Node &node, std::string_view key)
{
    const Node *member = node.find(key);
    const bool isText = member && member->kind() == Node::Kind::Scalar && !member->text().empty();
    return isText ? std::optional(member->text()) : std::nullopt;
}

class Collector
{
public:
    explicit Collector(const Node &document)
        : m_document(document)
    {}

    std::vector<Assumption> take() { return std::move(m_rows); }

    void add(const Text &section, Text name, std::string path, const Node &node, const char *unit)
    {
        const Node &value = payload(node);
        if (value.isNull())
            return;
        Assumption row{section, std::move(name), std::move(path), valueText(node), std::nullopt, unit, {}, {}, false};
        if (value.kind() == Node::Kind::Scalar && value.style() == Node::Style::Plain)
            row.number = parseNumber(value.text());
        row.source = stated(node, "source");
        row.date = stated(node, "date");
        m_rows.push_back(std::move(row));
    }

    void addDefault(const Text &section, Text name, std::string path, std::string value)
    {
        Assumption row{section, std::move(name), std::move(path), std::move(value), std::nullopt, "", {}, {}, true};
        row.number = parseNumber(row.value);
        m_rows.push_back(std::move(row));
    }

    /// The inputs of a table that the document states.
    void addAll(const Text &section, std::span<const Input> inputs)
    {
        for (const Input &input : inputs) {
            const Node *node = m_document.at(input.path);
            const bool isSection = node && node->kind() == Node::Kind::Map && !node->find("value") &&
                                   !(isPercentiles(*node) && !isLengths(input.path));
            if (node && !isSection)
                add(section, input.name, std::string(input.path), *node, input.unit);
        }
    }

    void addSlo(const Project &project, const std::string &path)
    {
        const Text section = CORE_TEXT("Service level");
        const Node *slo = m_document.at(path);
        if (slo) {
            for (const auto &[key, value] : slo->members())
                addPromise(section, path + '.' + pathSegment(key), key, value);
        }
        if (!project.scenario.slo.goodputMinFraction && !project.scenario.slo.empty())
            addDefault(section, CORE_TEXT("Requests within the SLO, at least"), "scenario.slo.goodput_min",
                       Node::number(Slo::defaultGoodputMinFraction).text());
    }

    void addComponents()
    {
        const std::string path = "economics.tariff.capex.components";
        const Node *components = m_document.at(path);
        if (!components)
            return;
        const Text section = CORE_TEXT("Cost");
        for (const auto &[name, component] : components->members()) {
            const std::string place = path + '.' + pathSegment(name);
            const std::string called = phrase(economics::componentName(name));
            const Node *price = component.find("eur");
            add(section, {CORE_TEXT("Purchase price of %1"), {called}}, price ? place + ".eur" : place,
                price ? *price : component, "€");
            if (const Node *share = price ? component.find("residual_share") : nullptr)
                add(section, {CORE_TEXT("Residual value of %1, share of the price"), {called}},
                    place + ".residual_share", *share, "");
            if (const Node *years = price ? component.find("amortisation_years") : nullptr)
                add(section, {CORE_TEXT("Amortisation of %1"), {called}}, place + ".amortisation_years", *years, "a");
        }
    }

    void addCandidates(const Project &project)
    {
        for (std::size_t i = 0; i < project.candidates.size(); ++i) {
            const std::string path = "candidates." + std::to_string(i);
            const Text section(CORE_TEXT("Candidate %1"), {project.candidates[i].label});
            if (const Node *values = m_document.at(path + ".values")) {
                for (const AxisName &axis : axisNames) {
                    if (const Node *value = values->find(axis.id))
                        add(section, axis.name, path + ".values." + std::string(axis.id), *value, axis.unit);
                }
            }
            if (const Node *overrides = m_document.at(path + ".override"))
                addLeaves(section, path + ".override", *overrides, true);
        }
    }

    /// Every value below a node, named by the tables where they know it, else by its key.
    void addLeaves(const Text &section, const std::string &path, const Node &node, bool isOverride)
    {
        for (const auto &[key, value] : node.members())
            addLeaf(section, path + '.' + pathSegment(key), key, value, isOverride);
        for (std::size_t i = 0; i < node.items().size(); ++i)
            addLeaf(section, path + '.' + std::to_string(i), {}, node.items()[i], isOverride);
    }

private:
    static bool isLengths(std::string_view path)
    {
        return path.ends_with("prompt_tokens") || path.ends_with("output_tokens");
    }

    void addPromise(const Text &section, const std::string &path, const std::string &key, const Node &value)
    {
        if (key == "goodput_min") {
            add(section, CORE_TEXT("Requests within the SLO, at least"), path, value, "");
            return;
        }
        if (key == "rps_target") {
            add(section, CORE_TEXT("Request rate to be served"), path, value, "req/s");
            return;
        }
        const auto term = sloTermFromKey(key);
        if (!term)
            return; // not a key of the project: no input of anything
        std::string metric(metricId(term->metric));
        for (char &c : metric)
            c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
        if (term->quantile)
            add(section, {CORE_TEXT("%1, p%2, at most"), {metric, fmt::format("{:.6g}", *term->quantile * 100.0)}},
                path, value, "ms");
        else
            add(section, {CORE_TEXT("%1, mean, at most"), {metric}}, path, value, "ms");
    }

    void addLeaf(const Text &section, const std::string &path, const std::string &key, const Node &value,
                 bool isOverride)
    {
        const bool isValue = value.kind() == Node::Kind::Scalar || value.find("value") || isRange(value);
        if (!isValue) {
            addLeaves(section, path, value, isOverride);
            return;
        }
        const Input *known = isOverride ? inputOf(path) : nullptr;
        if (known)
            add(section, known->name, path, value, known->unit);
        else
            add(section, key.empty() ? Text("–") : Text("%1", {key}), path, value, "");
    }

    static bool isRange(const Node &node)
    {
        return node.items().size() == 2 && parseNumber(node.items()[0].text()) && parseNumber(node.items()[1].text());
    }

    /// The input that an override changes: "candidates.1.override.model.weights" is "scenario.model.weights".
    static const Input *inputOf(std::string_view path)
    {
        constexpr std::string_view mark = ".override.";
        const std::string_view inner = path.substr(path.find(mark) + mark.size());
        static constexpr std::array<std::span<const Input>, 9> tables{workloadInputs,   loadInputs,      modelInputs,
                                                                      hardwareInputs,   engineInputs,    sizingInputs,
                                                                      throughputInputs, economicsInputs, energyInputs};
        for (const auto table : tables) {
            for (const Input &input : table) {
                std::string_view rest = input.path;
                if (rest == inner)
                    return &input;
                constexpr std::string_view scenario = "scenario.";
                if (rest.starts_with(scenario) && rest.substr(scenario.size()) == inner)
                    return &input;
            }
        }
        return nullptr;
    }

    const Node &m_document;
    std::vector<Assumption> m_rows;
};

/// The source's own form: its words are kept, each top key is a section.
void addSourceForm(Collector &rows, const Node &document)
{
    constexpr std::array<std::string_view, 8> sections{
        "fecha", "slo", "workload", "modelo", "hardware", "optimizaciones", "asunciones_criticas", "plan_validacion"};
    for (const auto &[key, value] : document.members()) {
        if (std::ranges::find(sections, key) == sections.end())
            continue;
        const Text section("%1", {key});
        if (value.kind() == Node::Kind::Scalar)
            rows.add(section, section, key, value, "");
        else
            rows.addLeaves(section, key, value, false);
    }
}

} // namespace

std::vector<Assumption> assumptionsOf(const Project &project, const Node &document)
{
    Collector rows(document);
    if (project.isSourceYaml)
        addSourceForm(rows, document);
    rows.addAll(CORE_TEXT("Workload"), workloadInputs);
    rows.addAll(CORE_TEXT("Load"), loadInputs);
    rows.addSlo(project, "scenario.slo");
    rows.addAll(CORE_TEXT("Model"), modelInputs);
    rows.addAll(CORE_TEXT("Hardware"), hardwareInputs);
    rows.addAll(CORE_TEXT("Engine"), engineInputs);
    rows.addAll(CORE_TEXT("Sizing"), sizingInputs);
    rows.addAll(CORE_TEXT("Stated throughput"), throughputInputs);
    rows.addAll(CORE_TEXT("Cost"), economicsInputs);
    rows.addComponents();
    rows.addAll(CORE_TEXT("Energy and site"), energyInputs);
    if (project.energy.powerWatts && !document.at("energy.boundary"))
        rows.addDefault(CORE_TEXT("Energy and site"), CORE_TEXT("Boundary of the power"), "energy.boundary",
                        std::string(boundaryId(project.energy.boundary)));
    if (project.scenario.throughput && !document.at("scenario.throughput.provenance"))
        rows.addDefault(CORE_TEXT("Stated throughput"), CORE_TEXT("Where the throughput comes from"),
                        "scenario.throughput.provenance",
                        std::string(provenanceId(project.scenario.throughput->provenance)));
    rows.addCandidates(project);
    return rows.take();
}

std::vector<Text> assumedOf(const Project &project, const Node &document, const project::Evaluation &evaluation)
{
    std::vector<Text> assumed = evaluation.size.warnings;
    for (const Assumption &one : assumptionsOf(project, document)) {
        if (!one.isDefault)
            continue;
        const TextArgument value = one.number ? TextArgument(TextNumber{*one.number}) : TextArgument(one.value);
        assumed.push_back({CORE_TEXT("%1 is not stated: %2 is taken."), {one.path, value}});
    }
    return assumed;
}

} // namespace core::exports
