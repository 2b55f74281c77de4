// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/sourcekeys.h"

#include "core/project/fieldreader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace core::project {

namespace {

/// The field of a project, the key of the source's form.
constexpr std::array<std::pair<std::string_view, std::string_view>, 13> sameThings{{
    {"scenario.workload.arrivals.rate_rps", "slo.rps_target"},
    {"scenario.workload.prompt_tokens.mean", "workload.prompt_tokens_mean"},
    {"scenario.workload.prompt_tokens.p50", "workload.prompt_tokens_p50"},
    {"scenario.workload.prompt_tokens.p95", "workload.prompt_tokens_p95"},
    {"scenario.workload.prompt_tokens.p99", "workload.prompt_tokens_p99"},
    {"scenario.workload.output_tokens.mean", "workload.output_tokens_mean"},
    {"scenario.workload.output_tokens.p50", "workload.output_tokens_p50"},
    {"scenario.workload.output_tokens.p95", "workload.output_tokens_p95"},
    {"scenario.workload.output_tokens.p99", "workload.output_tokens_p99"},
    {"scenario.model.id", "modelo.arquitectura"},
    {"scenario.model.weights", "modelo.formato_pesos"},
    {"scenario.engine.id", "modelo.motor"},
    {"scenario.hardware.gpu", "hardware.gpu"},
}};

constexpr std::string_view promises = "scenario.slo.";
constexpr std::string_view headroom = "scenario.sizing.headroom";
constexpr std::string_view assumptions = "asunciones_criticas";
constexpr std::string_view headroomKey = "head_room_pico_sobre_p95";

/// `- head_room_pico_sobre_p95: 0.25`, the last of them, which is the one that counts.
std::string headroomPath(const Node &document)
{
    const Node *list = document.find(assumptions);
    if (list == nullptr)
        return {};
    for (std::size_t i = list->items().size(); i-- > 0;)
        if (list->items()[i].find(headroomKey) != nullptr)
            return std::string(assumptions).append(".").append(std::to_string(i)).append(".").append(headroomKey);
    return {};
}

/// Writes what is stated into a section.
class Section
{
public:
    void put(std::string_view path, const OptionalQuantity &quantity)
    {
        if (quantity)
            m_node = m_node.with(path, node(*quantity));
    }
    void put(std::string_view path, const std::optional<std::string> &text)
    {
        if (text)
            m_node = m_node.with(path, Node::scalar(*text));
    }
    void put(std::string_view path, std::optional<int> count)
    {
        if (count)
            m_node = m_node.with(path, Node::number(*count));
    }
    void put(std::string_view path, std::optional<double> number)
    {
        if (number)
            m_node = m_node.with(path, Node::number(*number));
    }
    void put(std::string_view path, std::optional<bool> flag)
    {
        if (flag)
            m_node = m_node.with(path, Node::boolean(*flag));
    }
    const Node &done() const { return m_node; }

private:
    static Node node(const Quantity &quantity)
    {
        const Node number =
            quantity.low && quantity.high
                ? Node::sequence({Node::number(*quantity.low), Node::number(*quantity.high)}, Node::Style::Flow)
                : Node::number(quantity.value);
        if (!quantity.source)
            return number;
        return Node::map({{"value", number}, {"source", Node::scalar(*quantity.source)}}, Node::Style::Flow);
    }

    Node m_node = Node::map({});
};

void putWorkload(Section &section, const Scenario &scenario)
{
    const Workload &workload = scenario.workload;
    section.put("scenario.workload.arrivals.rate_rps", scenario.targetRequestsPerSecond
                                                           ? scenario.targetRequestsPerSecond
                                                           : workload.arrivals.requestsPerSecond);
    for (const auto &[where, lengths] : {std::pair("scenario.workload.prompt_tokens.", &workload.promptTokens),
                                         std::pair("scenario.workload.output_tokens.", &workload.outputTokens)}) {
        const auto key = [&where](const char *last) { return std::string(where).append(last); };
        section.put(key("mean"), lengths->mean);
        section.put(key("p50"), lengths->p50);
        section.put(key("p95"), lengths->p95);
        section.put(key("p99"), lengths->p99);
    }
}

void putSlo(Section &section, const Slo &slo)
{
    constexpr double millisecondsPerSecond = 1000.0;
    constexpr double parts = 1e9; // 60 and not 59.99999999999999
    for (const SloTerm &term : slo.terms)
        section.put(std::string(promises).append(pathSegment(sloTermKey(term))),
                    std::optional(std::round(term.limitSeconds * millisecondsPerSecond * parts) / parts));
    section.put("scenario.slo.goodput_min", slo.goodputMinFraction);
}

void putMachine(Section &section, const Scenario &scenario)
{
    section.put("scenario.model.id", scenario.model.id);
    section.put("scenario.model.weights", scenario.model.weights);
    section.put("scenario.hardware.gpu", scenario.hardware.gpu);
    section.put("scenario.hardware.link", scenario.hardware.link);
    section.put("scenario.parallelism.tp", scenario.parallelism.tp);
    section.put("scenario.parallelism.pp", scenario.parallelism.pp);
    section.put("scenario.parallelism.ep", scenario.parallelism.ep);
    section.put("scenario.parallelism.dp", scenario.parallelism.dp);
    section.put("scenario.engine.id", scenario.engine.id);
    section.put("scenario.engine.chunked_prefill", scenario.engine.chunkedPrefill);
    if (scenario.engine.speculative) {
        section.put("scenario.engine.speculative.draft", scenario.engine.speculative->draft);
        section.put("scenario.engine.speculative.tokens", scenario.engine.speculative->tokens);
        section.put("scenario.engine.speculative.acceptance", scenario.engine.speculative->acceptance);
    }
    section.put(headroom, scenario.sizing.headroomFraction);
}

} // namespace

std::string sourceKeyOf(const Node &document, std::string_view path)
{
    if (!path.starts_with("scenario.") || !detail::isSourceForm(document) || document.at(path) != nullptr)
        return {};
    std::string key;
    const auto same = std::ranges::find(sameThings, path, &std::pair<std::string_view, std::string_view>::first);
    if (same != sameThings.end())
        key = same->second;
    else if (path.starts_with(promises))
        key = std::string("slo.").append(path.substr(promises.size()));
    else if (path == headroom)
        key = headroomPath(document);
    // A list of lengths in short (`prompt_tokens: 800`) says the mean.
    if (path.ends_with(".mean")) {
        const Node *whole = document.at(path.substr(0, path.rfind('.')));
        if (whole != nullptr && (whole->kind() != Node::Kind::Map || whole->find("value") != nullptr))
            return {};
    }
    return !key.empty() && document.at(key) != nullptr ? key : std::string();
}

Node sourceScenario(const Project &project)
{
    if (!project.isSourceYaml)
        return {};
    Section section;
    putWorkload(section, project.scenario);
    putSlo(section, project.scenario.slo);
    putMachine(section, project.scenario);
    return section.done();
}

} // namespace core::project
