// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sensitivity/robustness.h"

#include "core/embeddedtext.h"
#include "core/project/evaluationparts.h"
#include "core/project/prediction.h"
#include "core/scorecard/explain.h"
#include "core/uncertainty/quasirandom.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <thread>

namespace core::sensitivity {

namespace {

using project::ConfigurationModel;
using project::Evaluation;
using project::ThroughputFactors;
using scorecard::CandidateValues;
using scorecard::Status;
using uncertainty::Distribution;

constexpr double medianShare = 0.5;

/// One thing that is drawn; its place in the list is its dimension.
struct Dimension
{
    DrawnInput input;
    Distribution distribution;
};

/// Throughput against the normal score of one drawn input: a parabola through three full evaluations, in logarithms.
struct Response
{
    double linear = 0.0, square = 0.0;
    double at(double score) const { return std::exp((linear + square * score) * score); }
};

/// An input of a model and the dimension that it takes its value from.
struct Drawn
{
    Lever lever;
    std::size_t dimension = 0;
    Response tokens, requests; ///< of inputs of a predicted performance
};

/// How one configuration is evaluated on a draw.
struct Plan
{
    std::vector<Drawn> inputs;
    std::optional<std::size_t> engineDimension;
    bool performanceDrawn = false;
    bool predicted = false; ///< a simulation stands behind the throughput
    bool approximates() const { return predicted && performanceDrawn; }
    bool moves() const { return !inputs.empty() || engineDimension; }
};

/// What is drawn and how, the same for every thread.
struct Design
{
    std::vector<Dimension> dimensions;
    Plan scenario;
    std::vector<Plan> members;
    /// By member: axis and dimension of values that are typed in as ranges.
    std::vector<std::vector<std::pair<std::string, std::size_t>>> typed;
    std::vector<std::string> looked; ///< the axes that a draw looks at: chosen, cost, gates
};

Dimension dimensionOf(std::string path, std::string candidate, Text name, std::string unit, const Distribution &of)
{
    return {.input = {.path = std::move(path),
                      .candidate = std::move(candidate),
                      .name = std::move(name),
                      .unit = std::move(unit),
                      .low = of.quantile(Distribution::rangeLow),
                      .median = of.quantile(medianShare),
                      .high = of.quantile(Distribution::rangeHigh)},
            .distribution = of};
}

/// Whether the throughput is the engine's; a prediction may stand beside one that is stated or measured.
bool isPredicted(const ConfigurationModel &model)
{
    const Evaluation &evaluation = model.baseEvaluation();
    return evaluation.prediction != nullptr && !evaluation.chosenSweep && !model.base().scenario.throughput;
}

/// The factor by which the throughput may be off: the engine's own error, or the bounds of a measured goodput.
std::optional<Distribution> throughputError(const ConfigurationModel &model)
{
    const Evaluation &evaluation = model.baseEvaluation();
    if (model.base().scenario.throughput)
        return std::nullopt;
    std::optional<double> low, high;
    if (isPredicted(model)) {
        const project::Prediction &prediction = *evaluation.prediction;
        if (prediction.requestsPerSecond && *prediction.requestsPerSecond > 0.0 && prediction.requestsPerSecondLow &&
            prediction.requestsPerSecondHigh) {
            low = *prediction.requestsPerSecondLow / *prediction.requestsPerSecond;
            high = *prediction.requestsPerSecondHigh / *prediction.requestsPerSecond;
        }
    } else if (const auto *tokens = project::denominator(evaluation.size);
               tokens && *tokens && (*tokens)->value > 0.0 && (*tokens)->low && (*tokens)->high) {
        low = *(*tokens)->low / (*tokens)->value;
        high = *(*tokens)->high / (*tokens)->value;
    }
    if (!low || !high || !(*low < *high) || *low > 1.0 || *high < 1.0 || *low <= 0.0)
        return std::nullopt;
    return Distribution(
        std::map<double, double>{{Distribution::rangeLow, *low}, {medianShare, 1.0}, {Distribution::rangeHigh, *high}});
}

/// Tokens and requests a second of one replica.
struct Speed
{
    std::optional<double> tokens, requests;
};

Speed speedOf(const Evaluation &evaluation)
{
    const auto *point = project::chosenPoint(evaluation);
    if (!point || !evaluation.prediction)
        return {};
    return {.tokens = point->throughput(), .requests = evaluation.prediction->requestsPerSecond};
}

Response parabola(const std::array<std::optional<double>, 3> &values, double score)
{
    if (!values[0] || !values[1] || !values[2] || *values[0] <= 0.0 || *values[1] <= 0.0 || *values[2] <= 0.0)
        return {};
    const double below = std::log(*values[0] / *values[1]), above = std::log(*values[2] / *values[1]);
    return {.linear = (above - below) / (2.0 * score), .square = (above + below) / (2.0 * score * score)};
}

/// Evaluates a predicted configuration in full at three values of each input of its performance.
void fitResponses(ConfigurationModel &model, Plan &plan, const std::vector<Dimension> &dimensions)
{
    for (Drawn &drawn : plan.inputs) {
        if (!drawn.lever.movesPerformance)
            continue;
        std::array<std::optional<double>, 3> tokens, requests;
        constexpr std::array shares{Distribution::rangeLow, medianShare, Distribution::rangeHigh};
        for (std::size_t i = 0; i < shares.size(); ++i) {
            model.resetInputs();
            const double value = dimensions[drawn.dimension].distribution.quantile(shares[i]);
            setQuantity(*drawn.lever.at(model.inputs()), std::clamp(value, drawn.lever.least, drawn.lever.most));
            const Speed speed = speedOf(model.evaluate());
            tokens[i] = speed.tokens;
            requests[i] = speed.requests;
        }
        const double score = uncertainty::normalQuantile(Distribution::rangeHigh);
        drawn.tokens = parabola(tokens, score);
        drawn.requests = requests[1] ? parabola(requests, score) : drawn.tokens;
    }
    model.resetInputs();
}

/// The plan of a model. `shared` finds the dimension of an input that is the scenario's as well.
template <typename Shared>
Plan planOf(ConfigurationModel &model, const std::string &candidate, std::vector<Dimension> &dimensions,
            const Shared &shared)
{
    Plan plan;
    plan.predicted = isPredicted(model);
    for (Lever &lever : leversOf(model.base())) {
        const project::Quantity &quantity = *lever.in(model.base());
        const Distribution distribution = distributionOf(quantity);
        if (distribution.isFixed())
            continue;
        std::optional<std::size_t> dimension = shared(lever);
        if (!dimension) {
            dimension = dimensions.size();
            dimensions.push_back(dimensionOf(lever.path, candidate, lever.name, lever.unit, distribution));
        }
        plan.performanceDrawn = plan.performanceDrawn || lever.movesPerformance;
        plan.inputs.push_back({.lever = std::move(lever), .dimension = *dimension, .tokens = {}, .requests = {}});
    }
    return plan;
}

void addThroughputError(ConfigurationModel &model, Plan &plan, const std::string &candidate,
                        std::vector<Dimension> &dimensions)
{
    const auto error = throughputError(model);
    if (!error)
        return;
    plan.engineDimension = dimensions.size();
    dimensions.push_back(
        plan.predicted ? dimensionOf("engine", candidate, CORE_TEXT("error of the engine's prediction"), "1", *error)
                       : dimensionOf("goodput", candidate, CORE_TEXT("bounds of the measured goodput"), "1", *error));
}

/// Chosen axes, cost and gates, each once.
std::vector<std::string> axesLookedAt(const Study &study)
{
    std::vector<std::string> looked{"cpm_eur_per_mtok"};
    const auto look = [&](const std::string &axis) {
        if (std::ranges::find(looked, axis) == looked.end())
            looked.push_back(axis);
    };
    for (const scorecard::Axis &axis : study.axes())
        look(axis.id);
    for (const auto &gate : study.gates())
        look(gate.first);
    return looked;
}

Design designOf(Study &study)
{
    Design design;
    design.looked = axesLookedAt(study);
    ConfigurationModel &scenario = study.scenario();
    design.scenario =
        planOf(scenario, {}, design.dimensions, [](const Lever &) { return std::optional<std::size_t>(); });
    addThroughputError(scenario, design.scenario, {}, design.dimensions);
    if (design.scenario.approximates())
        fitResponses(scenario, design.scenario, design.dimensions);
    for (Study::Member &member : study.members()) {
        Plan plan;
        if (member.model) {
            const auto shared = [&](const Lever &lever) -> std::optional<std::size_t> {
                if (!study.follows(member, lever))
                    return std::nullopt;
                for (const Drawn &drawn : design.scenario.inputs)
                    if (drawn.lever.path == lever.path)
                        return drawn.dimension;
                return std::nullopt;
            };
            plan = planOf(*member.model, member.id, design.dimensions, shared);
            if (project::performsAlike(member.model->base().scenario, study.project().scenario))
                plan.engineDimension = design.scenario.engineDimension;
            else
                addThroughputError(*member.model, plan, member.id, design.dimensions);
            if (plan.approximates())
                fitResponses(*member.model, plan, design.dimensions);
        }
        design.members.push_back(std::move(plan));
        auto &typed = design.typed.emplace_back();
        if (!member.candidate)
            continue;
        for (const auto &[axis, quantity] : member.candidate->ranges) {
            const Distribution distribution = distributionOf(quantity);
            if (distribution.isFixed())
                continue;
            typed.emplace_back(axis, design.dimensions.size());
            design.dimensions.push_back(dimensionOf(
                "values." + axis, member.id,
                Text(CORE_TEXT("%1 of %2"), {phrase(scorecard::axisName(axis)), member.id}), {}, distribution));
        }
    }
    return design;
}

/// The scores and values of one draw, computed once for all models.
struct Draw
{
    std::vector<double> shares, values;
    Draw(const Design &design, const uncertainty::ScrambledHalton &sequence, std::uint64_t number)
    {
        for (std::size_t k = 0; k < design.dimensions.size(); ++k) {
            shares.push_back(sequence.at(number, k));
            values.push_back(design.dimensions[k].distribution.quantile(shares.back()));
        }
    }
};

const Evaluation &evaluateOn(ConfigurationModel &model, const Plan &plan, const Draw &draw, bool inFull)
{
    ThroughputFactors factors;
    if (plan.engineDimension)
        factors.tokens = factors.requests = draw.values[*plan.engineDimension];
    const bool approximate = plan.approximates() && !inFull;
    for (const Drawn &drawn : plan.inputs) {
        if (approximate && drawn.lever.movesPerformance) {
            constexpr double least = 0.005;
            const double score =
                uncertainty::normalQuantile(std::clamp(draw.shares[drawn.dimension], least, 1.0 - least));
            factors.tokens *= drawn.tokens.at(score);
            factors.requests *= drawn.requests.at(score);
        }
        setQuantity(*drawn.lever.at(model.inputs()),
                    std::clamp(draw.values[drawn.dimension], drawn.lever.least, drawn.lever.most));
    }
    return plan.performanceDrawn && !approximate ? model.evaluate(factors) : model.evaluateConsequences(factors);
}

/// What one thread has counted.
struct Tally
{
    std::vector<std::vector<double>> outcomes;                 ///< by outcome, in any order
    std::vector<std::array<std::size_t, 3>> counts;            ///< by member: on the front, cheapest, dominated
    std::vector<std::vector<std::vector<double>>> values;      ///< by member and axis
    std::vector<std::vector<std::pair<double, double>>> tiers; ///< by outcome: analytic and in full
    bool cancelled = false;
};

/// The member with the lowest cost of those that are not infeasible; all of them where several are equal.
void countCheapest(const std::vector<CandidateValues> &candidates, const std::vector<Status> &statuses, Tally &tally)
{
    std::optional<double> least;
    std::vector<std::optional<double>> costs;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const auto found = candidates[i].values.find("cpm_eur_per_mtok");
        const auto *cost = found == candidates[i].values.end() ? nullptr : std::get_if<double>(&found->second);
        costs.push_back(cost && statuses[i] != Status::Infeasible ? std::optional(*cost) : std::nullopt);
        if (costs.back() && (!least || *costs.back() < *least))
            least = costs.back();
    }
    for (std::size_t i = 0; i < candidates.size(); ++i)
        tally.counts[i][1] += least && costs[i] == least ? 1U : 0U;
}

/// What the figures of a draw give on the axes that are looked at; what is stated stays.
void putComputed(CandidateValues &candidate, const Study::Member &member, const Design &design,
                 const project::Project &inputs, const Evaluation &evaluation)
{
    for (const std::string &axis : design.looked) {
        if (member.values.values.contains(axis))
            continue;
        if (auto computed = project::computedValue(axis, inputs, evaluation))
            candidate.values.insert_or_assign(axis, std::move(computed->value));
        else
            candidate.values.erase(axis);
    }
}

void countCandidates(Study &study, const Design &design, const Draw &draw, std::vector<CandidateValues> &candidates,
                     const Evaluation &scenario, Tally &tally)
{
    auto &members = study.members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        Study::Member &member = members[i];
        const Plan &plan = design.members[i];
        CandidateValues &candidate = candidates[i];
        if (!member.candidate) {
            putComputed(candidate, member, design, study.scenario().inputs(), scenario);
        } else if (member.model && plan.moves()) {
            const Evaluation &evaluation = evaluateOn(*member.model, plan, draw, false);
            putComputed(candidate, member, design, member.model->inputs(), evaluation);
        }
        for (const auto &[axis, dimension] : design.typed[i])
            candidate.values.insert_or_assign(axis, draw.values[dimension]);
        for (std::size_t k = 0; k < study.axes().size(); ++k) {
            const auto found = candidate.values.find(study.axes()[k].id);
            const auto *number = found == candidate.values.end() ? nullptr : std::get_if<double>(&found->second);
            if (number && std::isfinite(*number))
                tally.values[i][k].push_back(*number);
        }
    }
    const auto statuses = scorecard::statusesOf(candidates, study.axes(), study.gates());
    for (std::size_t i = 0; i < statuses.size(); ++i) {
        tally.counts[i][0] += statuses[i] == Status::Front ? 1U : 0U;
        tally.counts[i][2] += statuses[i] == Status::Dominated ? 1U : 0U;
    }
    countCheapest(candidates, statuses, tally);
}

void countOutcomes(const Evaluation &evaluation, Tally &tally, std::vector<std::optional<double>> *kept)
{
    for (std::size_t k = 0; k < outcomes().size(); ++k) {
        const auto value = outcomes()[k].of(evaluation);
        const bool known = value && std::isfinite(*value);
        if (known)
            tally.outcomes[k].push_back(*value);
        if (kept)
            kept->push_back(known ? value : std::nullopt);
    }
}

Tally drawRange(Study &study, const Design &design, const DrawOptions &options, std::size_t from, std::size_t to)
{
    Tally tally;
    tally.outcomes.resize(outcomes().size());
    tally.tiers.resize(outcomes().size());
    tally.counts.resize(study.members().size());
    tally.values.assign(study.members().size(), std::vector<std::vector<double>>(study.axes().size()));
    const uncertainty::ScrambledHalton sequence(options.seed);
    std::vector<CandidateValues> candidates = study.baseCandidates();
    for (CandidateValues &candidate : candidates)
        candidate.provenances.clear();
    for (std::size_t number = from; number < to; ++number) {
        if (options.stop.stop_requested()) {
            tally.cancelled = true;
            break;
        }
        const Draw draw(design, sequence, number);
        const bool twice = design.scenario.approximates() && number < options.simulated;
        std::vector<std::optional<double>> analytic;
        const Evaluation &scenario = evaluateOn(study.scenario(), design.scenario, draw, false);
        countOutcomes(scenario, tally, twice ? &analytic : nullptr);
        countCandidates(study, design, draw, candidates, scenario, tally);
        if (!twice)
            continue;
        const Evaluation &full = evaluateOn(study.scenario(), design.scenario, draw, true);
        for (std::size_t k = 0; k < outcomes().size(); ++k) {
            const auto value = outcomes()[k].of(full);
            if (value && analytic[k] && std::isfinite(*value) && *value != 0.0)
                tally.tiers[k].emplace_back(*analytic[k], *value);
        }
    }
    return tally;
}

template <typename T>
void append(std::vector<T> &to, const std::vector<T> &from)
{
    to.insert(to.end(), from.begin(), from.end());
}

void merge(Tally &into, const Tally &from)
{
    for (std::size_t k = 0; k < into.outcomes.size(); ++k) {
        append(into.outcomes[k], from.outcomes[k]);
        append(into.tiers[k], from.tiers[k]);
    }
    for (std::size_t i = 0; i < into.counts.size(); ++i) {
        for (std::size_t c = 0; c < into.counts[i].size(); ++c)
            into.counts[i][c] += from.counts[i][c];
        for (std::size_t k = 0; k < into.values[i].size(); ++k)
            append(into.values[i][k], from.values[i][k]);
    }
    into.cancelled = into.cancelled || from.cancelled;
}

void report(Robustness &result, Study &study, Tally &tally)
{
    const auto total = static_cast<double>(std::max<std::size_t>(result.draws, 1));
    for (std::size_t k = 0; k < outcomes().size(); ++k) {
        if (const auto percentiles = uncertainty::percentilesOf(tally.outcomes[k]))
            result.outcomes.emplace(outcomes()[k].id, *percentiles);
        std::vector<double> apart;
        for (const auto &[analytic, full] : tally.tiers[k])
            apart.push_back(std::abs(analytic / full - 1.0));
        if (const auto percentiles = uncertainty::percentilesOf(apart))
            result.differences.push_back({std::string(outcomes()[k].id), percentiles->p50, apart.back()});
    }
    for (std::size_t i = 0; i < study.members().size(); ++i) {
        CandidateRobustness candidate{.id = study.members()[i].id,
                                      .onFront = static_cast<double>(tally.counts[i][0]) / total,
                                      .cheapest = static_cast<double>(tally.counts[i][1]) / total,
                                      .dominated = static_cast<double>(tally.counts[i][2]) / total,
                                      .values = {}};
        for (std::size_t k = 0; k < study.axes().size(); ++k)
            if (const auto percentiles = uncertainty::percentilesOf(tally.values[i][k]))
                candidate.values.emplace(study.axes()[k].id, *percentiles);
        result.candidates.push_back(std::move(candidate));
    }
}

} // namespace

Robustness robustness(const project::Project &project, const project::Node &document,
                      std::shared_ptr<const results::Library> library, const project::EvaluateOptions &options,
                      const DrawOptions &drawOptions)
{
    Study study(project, document, library, options);
    const Design design = designOf(study);
    Robustness result;
    result.draws = drawOptions.draws;
    result.simulated = drawOptions.draws;
    result.seed = drawOptions.seed;
    for (const Dimension &dimension : design.dimensions)
        result.inputs.push_back(dimension.input);
    result.tiersDiffer = design.scenario.approximates();
    if (result.tiersDiffer)
        result.simulated = std::min(drawOptions.simulated, drawOptions.draws);
    // Each draw holds every candidate against every other: thousands of candidates get fewer draws, and the number
    // said.
    constexpr double mostComparisons = 2e9;
    const double pairs =
        std::max(1.0, static_cast<double>(study.members().size()) * static_cast<double>(study.members().size()));
    result.draws = std::min(result.draws, static_cast<std::size_t>(std::max(1.0, mostComparisons / pairs)));
    result.simulated = std::min(result.simulated, result.draws);
    if (result.inputs.empty()) // one draw says what all of them would
        result.draws = result.simulated = 1;
    const std::size_t jobs = std::clamp<std::size_t>(drawOptions.jobs, 1, std::max<std::size_t>(result.draws / 500, 1));
    std::vector<Tally> tallies(jobs);
    {
        std::vector<std::jthread> threads;
        for (std::size_t j = 1; j < jobs; ++j)
            threads.emplace_back([&, j] {
                Study own(project, document, library, options);
                tallies[j] =
                    drawRange(own, design, drawOptions, result.draws * j / jobs, result.draws * (j + 1) / jobs);
            });
        tallies[0] = drawRange(study, design, drawOptions, 0, result.draws / jobs);
    }
    for (std::size_t j = 1; j < jobs; ++j)
        merge(tallies[0], tallies[j]);
    result.cancelled = tallies[0].cancelled;
    if (!result.cancelled)
        report(result, study, tallies[0]);
    return result;
}

} // namespace core::sensitivity
