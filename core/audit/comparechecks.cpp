// SPDX-License-Identifier: GPL-3.0-or-later
// Two figures compare when model, precision, context, load, boundary and tool class match, or are what is compared.
#include "core/audit/checks.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>
#include <set>

namespace core::audit {

namespace {

using results::Run;

constexpr double contextRatio = 1.25; ///< mean lengths further apart are another context

/// One known value a sweep, in the order of the sweeps, with all their runs.
struct Seen
{
    std::vector<std::string> values; ///< each once
    std::vector<std::size_t> runs;
};

Seen valuesOf(const Facts &facts, const std::function<std::optional<std::string>(const Run &)> &get)
{
    Seen seen;
    for (const results::SweepAnalysis &sweep : facts.sweeps()) {
        for (const results::SweepPoint &point : sweep.points) {
            for (const std::size_t index : point.runs) {
                const auto value = get(facts.runs.at(index));
                if (!value)
                    continue;
                seen.runs.push_back(index);
                if (std::find(seen.values.begin(), seen.values.end(), *value) == seen.values.end())
                    seen.values.push_back(*value);
            }
        }
    }
    return seen;
}

Hits differing(const Facts &facts, std::string_view figure, const char *pattern,
               const std::function<std::optional<std::string>(const Run &)> &get)
{
    if (facts.sweeps().size() < 2)
        return {};
    Seen seen = valuesOf(facts, get);
    if (seen.values.size() < 2)
        return {};
    return {Hit{std::string(figure), Text(pattern, {count(seen.values.size()), seen.values[0], seen.values[1]}),
                std::move(seen.runs)}};
}

Hits modelDiffers(const Facts &facts)
{
    return differing(facts, "model", CORE_TEXT("The sweeps are of %1 models, among them %2 and %3"),
                     [](const Run &run) { return run.identity.model; });
}

Hits precisionDiffers(const Facts &facts)
{
    return differing(facts, "precision", CORE_TEXT("The sweeps are of %1 precisions, among them %2 and %3"),
                     [](const Run &run) { return run.identity.precision; });
}

Hits loadDiffers(const Facts &facts)
{
    return differing(facts, "load_kind", CORE_TEXT("The sweeps are loaded in %1 ways, among them %2 and %3"),
                     [](const Run &run) {
                         return run.loadKind ? std::optional(std::string(loadKindId(*run.loadKind))) : std::nullopt;
                     });
}

Hits toolClassDiffers(const Facts &facts)
{
    return differing(
        facts, "client_class",
        CORE_TEXT("The sweeps were driven by clients of %1 classes, %2 and %3, which differ by up to seven times"),
        [](const Run &run) -> std::optional<std::string> {
            if (!run.identity.clientClass)
                return std::nullopt;
            return *run.identity.clientClass == results::ClientClass::SingleProcess ? "single_process"
                                                                                    : "multi_process";
        });
}

Hits contextDiffers(const Facts &facts)
{
    if (facts.sweeps().size() < 2)
        return {};
    for (const auto length : {&results::RunFacts::inputTokensMean, &results::RunFacts::outputTokensMean}) {
        std::vector<std::size_t> runs;
        double shortest = 0.0, longest = 0.0;
        for (const results::SweepAnalysis &sweep : facts.sweeps()) {
            for (const results::SweepPoint &point : sweep.points) {
                for (const std::size_t index : point.runs) {
                    const auto tokens = facts.runs.at(index).facts.*length;
                    if (!tokens || *tokens <= 0.0)
                        continue;
                    shortest = runs.empty() ? *tokens : std::min(shortest, *tokens);
                    longest = std::max(longest, *tokens);
                    runs.push_back(index);
                }
            }
        }
        if (!runs.empty() && longest > contextRatio * shortest)
            return {Hit{length == &results::RunFacts::inputTokensMean ? "input_tokens" : "output_tokens",
                        Text(CORE_TEXT("Mean lengths go from %1 to %2 tokens"), {num(shortest, 4), num(longest, 4)}),
                        std::move(runs)}};
    }
    return {};
}

Hits boundaryDiffers(const Facts &facts)
{
    std::set<std::string> boundaries;
    if (facts.project.energy.powerWatts)
        boundaries.insert(std::string(boundaryId(facts.project.energy.boundary)));
    for (const project::Candidate &candidate : facts.project.candidates) {
        if (const project::Node *boundary = candidate.overrides ? candidate.overrides->at("energy.boundary") : nullptr)
            boundaries.insert(boundary->text());
    }
    if (boundaries.size() < 2)
        return {};
    return {Hit{"energy_j_per_token", Text(CORE_TEXT("Energy is measured at different boundaries: %1 and %2"),
                                           {*boundaries.begin(), *boundaries.rbegin()})}};
}

} // namespace

const std::vector<Check> &compareChecks()
{
    using enum CheckSeverity;
    static constexpr const char *alike = CORE_TEXT("Compare like with like, or say that this is what is compared");
    static const std::vector<Check> table{
        {"compare.model-differs", Warning, CORE_TEXT("Models differ"), alike, modelDiffers},
        {"compare.precision-differs", Warning, CORE_TEXT("Precisions differ"), alike, precisionDiffers},
        {"compare.context-differs", Warning, CORE_TEXT("Contexts differ"), alike, contextDiffers},
        {"compare.load-differs", Warning, CORE_TEXT("Loads differ"), alike, loadDiffers},
        {"compare.boundary-differs", Warning, CORE_TEXT("Boundaries differ"),
         CORE_TEXT("Bring all power figures to one boundary: board, node or facility"), boundaryDiffers},
        {"compare.tool-class-differs", Warning, CORE_TEXT("Tool classes differ"),
         CORE_TEXT("Repeat with one tool, or with tools of one class"), toolClassDiffers},
    };
    return table;
}

} // namespace core::audit
