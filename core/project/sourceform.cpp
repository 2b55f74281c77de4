// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/parsenumber.h"
#include "core/project/fieldreader.h"

#include <algorithm>
#include <cmath>

/// The form in which the source article writes a sizing down (Spanish keys: fecha slo workload modelo hardware
/// optimizaciones asunciones_criticas plan_validacion), read as a scenario. What it says in prose is read where it is
/// plain ("TP=4 con NVLink"), and kept as stated text in any case.
namespace core::project::detail {

namespace {

constexpr double percentPerOne = 100.0;
constexpr std::string_view digits = "0123456789";

std::string lowered(std::string_view text)
{
    std::string result(text);
    for (char &c : result)
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return result;
}

/// The number after a word such as "TP=", blanks allowed around the sign.
std::optional<int> countAfter(const std::string &text, std::string_view word)
{
    const std::size_t at = text.find(word);
    if (at == std::string::npos || (at > 0 && ((text[at - 1] >= 'a' && text[at - 1] <= 'z'))))
        return std::nullopt;
    std::size_t start = text.find_first_not_of(" \t", at + word.size());
    if (start == std::string::npos || text[start] != '=')
        return std::nullopt;
    start = text.find_first_not_of(" \t", start + 1);
    if (start == std::string::npos)
        return std::nullopt;
    const std::size_t end = std::min(text.find_first_not_of(digits, start), text.size());
    const auto value = parseInteger(std::string_view(text).substr(start, end - start));
    constexpr long long most = 4096;
    return value && *value >= 1 && *value <= most ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

/// The share that a text states as "65%" or "65 %".
std::optional<double> percentIn(const std::string &text)
{
    const std::size_t sign = text.find('%');
    if (sign == std::string::npos)
        return std::nullopt;
    std::size_t end = sign;
    while (end > 0 && text[end - 1] == ' ')
        --end;
    std::size_t start = end;
    while (start > 0 && (digits.find(text[start - 1]) != std::string_view::npos || text[start - 1] == '.'))
        --start;
    const auto value = parseNumber(std::string_view(text).substr(start, end - start));
    return value && *value >= 0.0 && *value <= percentPerOne ? std::optional(*value / percentPerOne) : std::nullopt;
}

/// The word after another one: "drafter llama-1.1b, …" gives "llama-1.1b".
std::optional<std::string> wordAfter(const std::string &text, std::string_view word)
{
    const std::size_t at = text.find(word);
    if (at == std::string::npos)
        return std::nullopt;
    const std::size_t start = text.find_first_not_of(" :=", at + word.size());
    if (start == std::string::npos)
        return std::nullopt;
    const std::size_t end = std::min(text.find_first_of(" ,;)", start), text.size());
    return end > start ? std::optional(text.substr(start, end - start)) : std::nullopt;
}

constexpr std::array<Field<Workload>, 9> workloadFields{{
    {"prompt_tokens_mean",
     [](Reader &r, const Node &n, Workload &w) { w.promptTokens.mean = r.quantity(n, Range::Positive); }},
    {"prompt_tokens_p50",
     [](Reader &r, const Node &n, Workload &w) { w.promptTokens.p50 = r.quantity(n, Range::Positive); }},
    {"prompt_tokens_p95",
     [](Reader &r, const Node &n, Workload &w) { w.promptTokens.p95 = r.quantity(n, Range::Positive); }},
    {"prompt_tokens_p99",
     [](Reader &r, const Node &n, Workload &w) { w.promptTokens.p99 = r.quantity(n, Range::Positive); }},
    {"output_tokens_mean",
     [](Reader &r, const Node &n, Workload &w) { w.outputTokens.mean = r.quantity(n, Range::Positive); }},
    {"output_tokens_p50",
     [](Reader &r, const Node &n, Workload &w) { w.outputTokens.p50 = r.quantity(n, Range::Positive); }},
    {"output_tokens_p95",
     [](Reader &r, const Node &n, Workload &w) { w.outputTokens.p95 = r.quantity(n, Range::Positive); }},
    {"output_tokens_p99",
     [](Reader &r, const Node &n, Workload &w) { w.outputTokens.p99 = r.quantity(n, Range::Positive); }},
    {"asunto", [](Reader &r, const Node &n, Workload &) { r.text(n); }}, // becomes the title
}};

void readModel(Reader &reader, const Node &node, Project &project)
{
    static constexpr std::array<Field<Scenario>, 3> fields{{
        {"arquitectura", [](Reader &r, const Node &n, Scenario &s) { s.model.id = r.text(n); }},
        {"formato_pesos",
         [](Reader &r, const Node &n, Scenario &s) {
             if (const auto format = r.text(n))
                 s.model.weights = lowered(*format);
         }},
        // "vllm-v1" names the engine and the generation of its scheduler.
        {"motor",
         [](Reader &r, const Node &n, Scenario &s) {
             if (const auto engine = r.text(n))
                 s.engine.id = lowered(engine->substr(0, engine->find("-v")));
         }},
    }};
    readFields(reader, node, project.scenario, fields);
}

void readTopology(Reader &reader, const Node &node, Scenario &scenario)
{
    const auto stated = reader.text(node);
    if (!stated)
        return;
    const std::string text = lowered(*stated);
    scenario.parallelism.tp = countAfter(text, "tp");
    scenario.parallelism.pp = countAfter(text, "pp");
    scenario.parallelism.ep = countAfter(text, "ep");
    scenario.parallelism.dp = countAfter(text, "dp");
    for (const std::string_view link : {"nvlink", "xgmi", "pcie"}) {
        if (text.find(link) != std::string::npos) {
            scenario.hardware.link = link;
            break;
        }
    }
    if (!scenario.parallelism.tp)
        reader.warn(node, CORE_TEXT("%1: no degree of tensor parallelism was found in \"%2\", expected TP=4"),
                    {shownText(*stated)});
}

void readHardware(Reader &reader, const Node &node, Project &project)
{
    static constexpr std::array<Field<Scenario>, 3> fields{{
        {"gpu", [](Reader &r, const Node &n, Scenario &s) { s.hardware.gpu = r.text(n); }},
        {"topologia", readTopology},
        {"red_inter_replica", [](Reader &r, const Node &n, Scenario &) { r.text(n); }},
    }};
    readFields(reader, node, project.scenario, fields);
    if (const Node *network = node.find("red_inter_replica"); network && network->kind() == Node::Kind::Scalar)
        project.statedAssumptions.push_back("red_inter_replica: " + network->text());
}

void readWorkload(Reader &reader, const Node &node, Project &project)
{
    readFields(reader, node, project.scenario.workload, std::span(workloadFields));
    if (const Node *subject = node.find("asunto"); subject && !project.title)
        project.title = reader.text(*subject);
}

void readPromises(Reader &reader, const Node &node, Project &project)
{
    const Node *rate = node.find("rps_target");
    if (rate) {
        const Reader::Step step(reader, "rps_target");
        project.scenario.targetRequestsPerSecond = reader.quantity(*rate, Range::Positive);
    }
    readSlo(reader, rate ? node.without("rps_target") : node, project.scenario.slo);
}

void readOptimisations(Reader &reader, const Node &node, Project &project)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Reader::Step step(reader, std::to_string(i));
        const auto stated = reader.text(node.items()[i]);
        if (!stated)
            continue;
        const std::string text = lowered(*stated);
        Engine &engine = project.scenario.engine;
        if (text.starts_with("chunked_prefill"))
            engine.chunkedPrefill = true;
        if (text.starts_with("speculative_decoding")) {
            engine.speculative.emplace();
            engine.speculative->draft = wordAfter(text, "drafter");
            if (const auto acceptance = percentIn(text)) {
                engine.speculative->acceptance.emplace();
                engine.speculative->acceptance->value = *acceptance;
                engine.speculative->acceptance->source = *stated;
            }
        }
        project.statedAssumptions.push_back(*stated);
    }
}

/// `- head_room_pico_sobre_p95: 0.25`: a list of maps with one key each.
void readAssumptions(Reader &reader, const Node &node, Project &project)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Reader::Step step(reader, std::to_string(i));
        const Node &item = node.items()[i];
        if (item.kind() == Node::Kind::Scalar)
            project.statedAssumptions.push_back(item.text());
        for (const auto &[key, value] : item.members()) {
            const Reader::Step inside(reader, key);
            if (key == "head_room_pico_sobre_p95")
                project.scenario.sizing.headroomFraction = reader.quantity(value, Range::Fraction);
            else if (key == "utilizacion_hbm_eficiente" || key == "aceptacion_speculative_min")
                reader.number(value, Range::Fraction);
            project.statedAssumptions.push_back(key + ": " + Reader::inner(value).text());
        }
    }
}

void readPlan(Reader &reader, const Node &node, Project &project)
{
    if (!reader.isSequence(node))
        return;
    for (std::size_t i = 0; i < node.items().size(); ++i) {
        const Reader::Step step(reader, std::to_string(i));
        if (const auto stated = reader.text(node.items()[i]))
            project.validationPlan.push_back(*stated);
    }
}

constexpr std::array<Field<Project>, 8> sourceFields{{
    {"fecha", [](Reader &reader, const Node &node, Project &project) { project.date = reader.date(node); }},
    {"slo", readPromises},
    {"workload", readWorkload},
    {"modelo", readModel},
    {"hardware", readHardware},
    {"optimizaciones", readOptimisations},
    {"asunciones_criticas", readAssumptions},
    {"plan_validacion", readPlan},
}};

/// What the section says of speculative decoding, and in prose what it leaves open.
void complete(std::optional<Speculative> &stated, const std::optional<Speculative> &inProse)
{
    if (!stated || !inProse)
        return;
    if (!stated->draft)
        stated->draft = inProse->draft;
    if (!stated->tokens)
        stated->tokens = inProse->tokens;
    if (!stated->acceptance)
        stated->acceptance = inProse->acceptance;
}

} // namespace

bool isSourceForm(const Node &document)
{
    // slo, workload and hardware are words of other files too: one of the Spanish keys must be there beside another
    // key.
    constexpr std::array<std::string_view, 5> spanish{"fecha", "modelo", "optimizaciones", "asunciones_criticas",
                                                      "plan_validacion"};
    if (document.find("schema"))
        return false;
    const auto present = std::ranges::count_if(spanish, [&](std::string_view key) { return document.find(key); });
    const bool beside = document.find("slo") || document.find("workload") || document.find("hardware");
    return present >= 2 || (present == 1 && beside);
}

void readSourceForm(Reader &reader, const Node &document, Project &project)
{
    project.isSourceYaml = true;
    std::vector<std::string_view> known;
    for (const auto &field : sourceFields)
        known.push_back(field.key);
    for (const auto &[key, value] : document.members()) {
        const auto field = std::ranges::find(sourceFields, key, &Field<Project>::key);
        if (field == sourceFields.end())
            continue;
        const Reader::Step step(reader, key);
        field->read(reader, value, project);
    }
    // Sections of a project may stand beside the Spanish keys, wherever in the file: that is where the window writes
    // what those have no key for. They count for more.
    const std::optional<Speculative> inProse = project.scenario.engine.speculative;
    for (const auto &[key, value] : document.members()) {
        if (std::ranges::find(sourceFields, key, &Field<Project>::key) == sourceFields.end() &&
            !readTopField(reader, key, value, project))
            reader.unknownKey(value, key, known);
    }
    complete(project.scenario.engine.speculative, inProse);
    if (project.scenario.workload.arrivals.requestsPerSecond)
        project.scenario.targetRequestsPerSecond.reset();
}

} // namespace core::project::detail
