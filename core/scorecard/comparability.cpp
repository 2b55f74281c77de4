// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/comparability.h"

#include "core/embeddedtext.h"
#include "core/project/evaluationparts.h"
#include "core/workload/lengths.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace core::scorecard {

namespace {

using project::CandidateBasis;

constexpr std::array aspects{Aspect::Model,    Aspect::Precision,  Aspect::Context,   Aspect::Load,
                             Aspect::Boundary, Aspect::GridMethod, Aspect::ToolClass, Aspect::TokenKind};
constexpr double contextRatio = 1.25; ///< mean contexts further apart are another context
constexpr std::size_t mostCandidates = 60;

std::string numberText(double value)
{
    return formatNumber(value, 4);
}

std::optional<std::string> loadOf(const project::Workload &workload, const results::SweepAnalysis *sweep)
{
    const project::Arrivals &arrivals = workload.arrivals;
    if (arrivals.concurrency)
        return "closed, " + numberText(arrivals.concurrency->value);
    if (arrivals.requestsPerSecond)
        return "open, " + numberText(arrivals.requestsPerSecond->value) + " req/s";
    if (sweep)
        return std::string(sweep->loadIsRate ? "open" : "closed");
    return std::nullopt;
}

std::optional<std::string> tokensOf(const project::SizeFigures &size)
{
    if (!size.throughputTokens)
        return std::nullopt;
    // Goodput counts output tokens unless the results state none; which of both it is follows from the raw rate known.
    if (*size.throughputTokens == results::TokenKind::Total ||
        (*size.throughputTokens == results::TokenKind::Goodput && !size.outputTokensPerSecond &&
         size.totalTokensPerSecond))
        return "total";
    return "output";
}

std::optional<std::string> toolClassOf(const project::Evaluation &evaluation)
{
    const auto *point = project::chosenPoint(evaluation);
    if (!point || !evaluation.library)
        return std::nullopt;
    for (const std::size_t run : point->runs)
        if (run < evaluation.library->runs.size() && evaluation.library->runs[run].identity.clientClass)
            return *evaluation.library->runs[run].identity.clientClass == results::ClientClass::SingleProcess
                       ? "single_process"
                       : "multi_process";
    return std::nullopt;
}

template <typename T>
void fill(std::optional<T> &field, const std::optional<T> &from)
{
    if (!field)
        field = from;
}

/// The mean of a length; where only percentiles are stated, that of the distribution through them.
std::optional<double> meanOf(const project::TokenLengths &lengths)
{
    if (lengths.mean)
        return lengths.mean->value;
    const auto fitted = workload::fittedLengths({.p50Tokens = project::valueOf(lengths.p50),
                                                 .p95Tokens = project::valueOf(lengths.p95),
                                                 .p99Tokens = project::valueOf(lengths.p99),
                                                 .meanTokens = std::nullopt});
    return lengths.p50 && fitted ? std::optional(fitted->meanTokens()) : std::nullopt;
}

std::optional<std::string> priceDateOf(const project::Tariff &tariff)
{
    const project::OptionalQuantity none;
    const project::OptionalQuantity &quoted = tariff.quote ? tariff.quote->price : none;
    for (const auto *price : {&tariff.eurPerHour, &tariff.eurPerGpuHour, &tariff.eurPerMonth,
                              &tariff.eurPerMillionTokens, &tariff.outputEurPerMillionTokens, &quoted})
        if (*price && (*price)->date)
            return (*price)->date;
    return std::nullopt;
}

/// What a figure can be brought to another footing with.
void fillFacts(Footing &footing, const project::Project &project)
{
    footing.pue = project::valueOf(project.energy.pue);
    footing.nodeFactor = project::valueOf(project.energy.nodeFactor);
    footing.promptTokensMean = meanOf(project.scenario.workload.promptTokens);
    footing.outputTokensMean = meanOf(project.scenario.workload.outputTokens);
    footing.zone = project.site.zone;
    footing.gridGramsPerKwh = project::valueOf(project.site.gridGramsPerKwh);
    footing.priceDate = priceDateOf(project.economics.tariff);
}

std::vector<project::FigureInput> carbonInputs(const project::SizeFigures &size)
{
    return size.carbonGramsPerMillionTokens ? size.carbonGramsPerMillionTokens->inputs
                                            : std::vector<project::FigureInput>{};
}

/// What the configuration says where the candidate itself says nothing.
void fillFrom(Footing &footing, const project::Project &project, const project::Evaluation &evaluation)
{
    CandidateBasis &basis = footing.basis;
    const project::Scenario &scenario = project.scenario;
    fill(basis.model, scenario.model.id);
    fill(basis.precision, scenario.model.weights);
    std::optional<double> context = project::valueOf(scenario.workload.liveContextTokens);
    if (!context && scenario.workload.promptTokens.mean && scenario.workload.outputTokens.mean)
        context = scenario.workload.promptTokens.mean->value + scenario.workload.outputTokens.mean->value;
    fill(basis.contextTokens, context);
    const auto *sweep = evaluation.chosenSweep ? &evaluation.sweeps[*evaluation.chosenSweep] : nullptr;
    fill(basis.load, loadOf(scenario.workload, sweep));
    fill(basis.boundary, evaluation.size.energyBoundary);
    fill(basis.gridMethod, evaluation.size.carbonMethod);
    fill(basis.toolClass, toolClassOf(evaluation));
    fill(basis.tokens, tokensOf(evaluation.size));
    fillFacts(footing, project);
    for (const project::FigureInput &input : carbonInputs(evaluation.size))
        if (input.name == "grid")
            footing.gridGramsPerKwh = input.value;
    if (evaluation.size.joulesPerToken)
        footing.joulesPerToken = evaluation.size.joulesPerToken->value;
}

/// The aspects that an override touches.
std::vector<Aspect> comparedBy(const project::Node &overrides)
{
    static constexpr std::array<std::pair<std::string_view, Aspect>, 8> paths{{
        {"model.id", Aspect::Model},
        {"model.weights", Aspect::Precision},
        {"workload.live_context_tokens", Aspect::Context},
        {"workload.prompt_tokens", Aspect::Context},
        {"workload.output_tokens", Aspect::Context},
        {"workload.arrivals", Aspect::Load},
        {"energy.boundary", Aspect::Boundary},
        {"site.grid_method", Aspect::GridMethod},
    }};
    std::vector<Aspect> found;
    for (const auto &[path, aspect] : paths)
        if (overrides.at(path) || overrides.at("scenario." + std::string(path)))
            found.push_back(aspect);
    return found;
}

std::optional<std::string> textOf(const CandidateBasis &basis, Aspect aspect)
{
    switch (aspect) {
    case Aspect::Model:
        return basis.model;
    case Aspect::Precision:
        return basis.precision;
    case Aspect::Context:
        return basis.contextTokens ? std::optional(numberText(*basis.contextTokens)) : std::nullopt;
    case Aspect::Load:
        return basis.load;
    case Aspect::Boundary:
        return basis.boundary ? std::optional(std::string(project::boundaryId(*basis.boundary))) : std::nullopt;
    case Aspect::GridMethod:
        return basis.gridMethod;
    case Aspect::ToolClass:
        return basis.toolClass;
    case Aspect::TokenKind:
        return basis.tokens;
    }
    return std::nullopt;
}

bool differ(const CandidateBasis &a, const CandidateBasis &b, Aspect aspect)
{
    if (aspect == Aspect::Context) {
        const double low = std::min(*a.contextTokens, *b.contextTokens);
        const double high = std::max(*a.contextTokens, *b.contextTokens);
        return high > contextRatio * low;
    }
    return textOf(a, aspect) != textOf(b, aspect);
}

Text boundaryText(project::Boundary boundary)
{
    static constexpr std::array<const char *, 3> words{CORE_TEXT("board"), CORE_TEXT("node"), CORE_TEXT("facility")};
    return words[static_cast<std::size_t>(boundary)];
}

/// A word of the file as the reader's language has it; what is no word of ours (a model, a number) is its own name.
Text wordText(const std::string &word)
{
    static const std::map<std::string, const char *> words{
        {"board", CORE_TEXT("board")},
        {"node", CORE_TEXT("node")},
        {"facility", CORE_TEXT("facility")},
        {"single_process", CORE_TEXT("single process")},
        {"multi_process", CORE_TEXT("several processes")},
        {"output", CORE_TEXT("output tokens")},
        {"total", CORE_TEXT("input and output tokens")},
        {"lifecycle", CORE_TEXT("whole life cycle")},
        {"direct", CORE_TEXT("direct emissions")},
        {"closed", CORE_TEXT("closed loop")},
        {"open", CORE_TEXT("open loop")},
    };
    if (const auto found = words.find(word); found != words.end())
        return found->second;
    // "closed, 16", "open, 5 req/s": the load with its number.
    const std::size_t comma = word.find(", ");
    const auto kind = comma == std::string::npos ? words.end() : words.find(word.substr(0, comma));
    if (kind != words.end())
        return {std::string("%1, %2"), {phrase(kind->second), word.substr(comma + 2)}};
    return {std::string("%1"), {word}};
}

/// A figure of the boards times the PUE is one of the facility; what a node adds to its boards is measured, not known.
std::optional<Text> normaliseBoundary(const Footing &a, const Footing &b)
{
    const Footing &inner = *a.basis.boundary < *b.basis.boundary ? a : b;
    const Footing &outer = &inner == &a ? b : a;
    if (*outer.basis.boundary != project::Boundary::Facility || !inner.pue)
        return Text(CORE_TEXT("State the power of both at one boundary: %1 has it at the %2, %3 at the %4."),
                    {a.id, phrase(boundaryText(*a.basis.boundary)), b.id, phrase(boundaryText(*b.basis.boundary))});
    if (*inner.basis.boundary == project::Boundary::Board && inner.nodeFactor && inner.joulesPerToken)
        return Text(
            CORE_TEXT("%1 × %2 for the node × PUE %3: %4 J/token at the facility, to be held against %5."),
            {inner.id, TextNumber{.value = *inner.nodeFactor, .significantDigits = 3},
             TextNumber{.value = *inner.pue, .significantDigits = 3},
             TextNumber{.value = *inner.joulesPerToken * *inner.nodeFactor * *inner.pue, .significantDigits = 3},
             outer.id});
    if (!inner.joulesPerToken)
        return Text(CORE_TEXT("Multiply the energy of %1 by its PUE of %2."),
                    {inner.id, TextNumber{.value = *inner.pue, .significantDigits = 3}});
    return Text(CORE_TEXT("%1 × PUE %2: %3 J/token at the facility, to be held against %4."),
                {inner.id, TextNumber{.value = *inner.pue, .significantDigits = 3},
                 TextNumber{.value = *inner.joulesPerToken * *inner.pue, .significantDigits = 3}, outer.id});
}

std::optional<Text> normalised(const Footing &a, const Footing &b, Aspect aspect)
{
    switch (aspect) {
    case Aspect::Boundary:
        return normaliseBoundary(a, b);
    case Aspect::TokenKind:
        return Text(CORE_TEXT("State output tokens of both: costs and energies per total token are those of another "
                              "unit."));
    case Aspect::GridMethod:
        return Text(CORE_TEXT("Take the intensity of one method for both; the catalogue names the method of each."));
    case Aspect::Load:
        return Text(CORE_TEXT("Compare both at one demand, or each at its own safe capacity under one SLO."));
    default:
        return std::nullopt;
    }
}

PairComparability pairOf(const Footing &a, const Footing &b)
{
    PairComparability pair{.first = a.id, .second = b.id, .differences = {}, .unknown = {}};
    for (const Aspect aspect : aspects) {
        const auto mine = textOf(a.basis, aspect), theirs = textOf(b.basis, aspect);
        if (mine.has_value() != theirs.has_value())
            pair.unknown.push_back(aspect);
        if (!mine || !theirs || !differ(a.basis, b.basis, aspect))
            continue;
        const auto isCompared = [aspect](const Footing &of) {
            return std::ranges::find(of.compared, aspect) != of.compared.end();
        };
        pair.differences.push_back({.aspect = aspect,
                                    .ofFirst = *mine,
                                    .ofSecond = *theirs,
                                    .compared = isCompared(a) || isCompared(b),
                                    .normalise = normalised(a, b, aspect)});
    }
    return pair;
}

} // namespace

std::string_view aspectId(Aspect aspect)
{
    static constexpr std::array<std::string_view, aspects.size()> ids{
        "model", "precision", "context", "load", "boundary", "grid_method", "tool_class", "token_kind"};
    return ids[static_cast<std::size_t>(aspect)];
}

bool PairComparability::warns() const
{
    return std::ranges::any_of(differences, [](const Difference &difference) { return !difference.compared; });
}

std::vector<Footing> footingsOf(const project::Project &project, const project::Node &document,
                                const project::Evaluation &evaluation, const project::EvaluateOptions &options)
{
    std::vector<Footing> footings;
    for (const project::Candidate &candidate : project.candidates) {
        if (options.stop.stop_requested())
            return {};
        Footing footing{.id = candidate.id,
                        .basis = candidate.basis,
                        .pue = std::nullopt,
                        .joulesPerToken = std::nullopt,
                        .compared = {}};
        if (candidate.overrides) {
            footing.compared = comparedBy(*candidate.overrides);
            if (const auto of = project::configurationOf(candidate, project, document, evaluation, options))
                fillFrom(footing, of->project, project::evaluateConfiguration(of->project, of->library, of->options));
        } else {
            fillFacts(footing, project);
            footing.priceDate.reset(); // a price that is typed in is not the scenario's
            footing.ofScenario = true;
        }
        if (const auto energy = candidate.values.find("energy_j_per_token"); energy != candidate.values.end())
            if (const auto *number = std::get_if<double>(&energy->second))
                footing.joulesPerToken = *number;
        footings.push_back(std::move(footing));
    }
    return footings;
}

std::vector<PairComparability> comparabilityOf(const std::vector<Footing> &footings)
{
    std::vector<PairComparability> pairs;
    const std::size_t count = std::min(footings.size(), mostCandidates);
    for (std::size_t i = 0; i < count; ++i)
        for (std::size_t k = i + 1; k < count; ++k) {
            PairComparability pair = pairOf(footings[i], footings[k]);
            if (!pair.differences.empty() || !pair.unknown.empty())
                pairs.push_back(std::move(pair));
        }
    return pairs;
}

Text sentenceOf(const PairComparability &pair, const Difference &difference)
{
    static constexpr std::array<const char *, aspects.size()> patterns{
        CORE_TEXT("%1 and %2 are of different models: %3 and %4."),
        CORE_TEXT("%1 and %2 differ in precision: %3 and %4."),
        CORE_TEXT("%1 and %2 are at different contexts: %3 and %4 tokens."),
        CORE_TEXT("%1 and %2 are under different loads: %3 and %4."),
        CORE_TEXT("The energy of %1 and %2 is measured at different boundaries: %3 and %4."),
        CORE_TEXT("The carbon of %1 and %2 is counted by different methods: %3 and %4."),
        CORE_TEXT("%1 and %2 were measured by tools of different classes: %3 and %4."),
        CORE_TEXT("%1 and %2 count different tokens: %3 and %4."),
    };
    return {patterns[static_cast<std::size_t>(difference.aspect)],
            {pair.first, pair.second, phrase(wordText(difference.ofFirst)), phrase(wordText(difference.ofSecond))}};
}

} // namespace core::scorecard
