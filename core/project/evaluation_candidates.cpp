// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"

#include <algorithm>
#include <cmath>

namespace core::project {

namespace {

using scorecard::Axis;
using scorecard::CandidateValues;

constexpr double millisecondsPerSecond = 1000.0;
constexpr double p95 = 0.95;

void put(CandidateValues &candidate, const std::string &axis, AxisValue value, Provenance provenance)
{
    const auto *number = std::get_if<double>(&value);
    if (number && !std::isfinite(*number))
        return;
    if (candidate.values.emplace(axis, std::move(value)).second) // what is stated stays
        candidate.provenances.emplace(axis, provenance);
}

void put(CandidateValues &candidate, const std::string &axis, const OptionalFigure &figure)
{
    if (figure)
        put(candidate, axis, figure->value, figure->provenance);
}

void putLatency(CandidateValues &candidate, const std::string &axis, const results::LatencySummary &summary,
                Provenance provenance)
{
    if (const auto seconds = summary.quantile(p95))
        put(candidate, axis, *seconds * millisecondsPerSecond, provenance);
}

} // namespace

void addComputedValues(CandidateValues &candidate, const Project &project, const Evaluation &evaluation)
{
    const SizeFigures &size = evaluation.size;
    put(candidate, "cpm_eur_per_mtok", size.cpmEurPerMillionTokens);
    put(candidate, "goodput_tokens_per_s", size.goodputTokensPerSecond);
    put(candidate, "energy_j_per_token", size.joulesPerToken);
    put(candidate, "carbon_g_per_mtok", size.carbonGramsPerMillionTokens);
    put(candidate, "capex_eur", size.capexEur);
    put(candidate, "power_w", size.powerWatts);
    if (size.gpus)
        put(candidate, "gpus", static_cast<double>(*size.gpus), Provenance::Design);
    if (size.row) {
        put(candidate, "goodput_per_gpu", size.row->goodputPerGpu);
        put(candidate, "goodput_per_kw", size.row->goodputPerKilowatt);
        put(candidate, "goodput_per_capex_eur", size.row->goodputPerCapexEur);
        put(candidate, "water_l_per_mtok", size.row->waterLitresPerMillionTokens);
    }
    if (const auto *point = project.scenario.throughput ? nullptr : chosenPoint(evaluation)) {
        const Provenance provenance = evaluation.chosenSweep ? Provenance::Benchmark : Provenance::Design;
        putLatency(candidate, "ttft_p95_ms", point->ttft, provenance);
        putLatency(candidate, "tpot_p95_ms", point->tpot, provenance);
    }
    if (project.scenario.sizing.headroomFraction)
        put(candidate, "headroom", project.scenario.sizing.headroomFraction->value, Provenance::Design);
    if (size.sovereigntyStanding)
        put(candidate, "sovereignty", *size.sovereigntyStanding, Provenance::Design);
}

bool performsAlike(const Scenario &a, const Scenario &b)
{
    return a.workload == b.workload && a.model == b.model && a.hardware == b.hardware &&
           a.parallelism == b.parallelism && a.engine == b.engine;
}

Result<CandidateConfiguration> configurationOf(const Candidate &candidate, const Project &base, const Node &document,
                                               const Evaluation &evaluation, const EvaluateOptions &options)
{
    Diagnostics ignored; // the project itself has been interpreted, with its remarks, already
    auto project = interpret(documentOfCandidate(document, candidate), {}, ignored);
    if (!project)
        return tl::make_unexpected(project.error());
    const bool alike = performsAlike(project->scenario, base.scenario);
    // Results say nothing of another configuration; the recorded requests are its workload all the same.
    auto other = std::make_shared<results::Library>();
    other->traces = evaluation.library->traces;
    CandidateConfiguration configuration{.project = std::move(*project),
                                         .library = alike ? evaluation.library : std::move(other),
                                         .options = options,
                                         .alike = alike};
    configuration.options.chosenSweep = alike ? evaluation.chosenSweep : std::nullopt;
    return configuration;
}

namespace {

void addOverride(CandidateValues &values, const Candidate &candidate, const Project &base, const Node &document,
                 Evaluation &evaluation, const EvaluateOptions &options)
{
    const auto of = configurationOf(candidate, base, document, evaluation, options);
    if (!of) {
        evaluation.size.warnings.push_back({CORE_TEXT("The override of candidate %1 makes no valid project: %2"),
                                            {candidate.id, of.error().describe()}});
        return;
    }
    const Evaluation own = evaluateConfiguration(of->project, of->library, of->options);
    if (!of->alike && !of->project.scenario.throughput && !own.prediction && denominator(evaluation.size))
        evaluation.size.warnings.push_back(
            {CORE_TEXT(
                 "Candidate %1 changes what the throughput of the scenario depends on: its own is unknown until it "
                 "is stated or measured."),
             {candidate.id}});
    addComputedValues(values, of->project, own);
}

} // namespace

std::vector<Axis> axesOf(const Project &project)
{
    std::vector<Axis> axes;
    for (const std::string &id : project.scorecard.axes) {
        const Axis *known = scorecard::findAxis(id);
        const bool twice = std::any_of(axes.begin(), axes.end(), [&](const Axis &axis) { return axis.id == id; });
        if (known && !twice)
            axes.push_back(*known);
    }
    if (axes.empty())
        axes = scorecard::defaultAxes();
    for (Axis &axis : axes) {
        const auto tolerance = project.scorecard.tolerances.find(axis.id);
        if (tolerance != project.scorecard.tolerances.end())
            axis.toleranceFraction = tolerance->second;
    }
    return axes;
}

std::map<std::string, std::string> gatesOf(const Project &project)
{
    auto gates = project.scorecard.gates;
    if (project.sovereignty.gate)
        gates.emplace("sovereignty", *project.sovereignty.gate);
    return gates;
}

scorecard::Scorecard scorecardOf(const Project &project, const Node &document, Evaluation &evaluation,
                                 const EvaluateOptions &options)
{
    std::vector<CandidateValues> candidates;
    for (const Candidate &candidate : project.candidates) {
        if (options.stop.stop_requested())
            return {};
        CandidateValues values{.id = candidate.id,
                               .label = candidate.label,
                               .values = candidate.values,
                               .provenances = candidate.provenances};
        if (candidate.overrides)
            addOverride(values, candidate, project, document, evaluation, options);
        candidates.push_back(std::move(values));
    }
    if (candidates.empty()) {
        CandidateValues scenario{
            .id = "scenario", .label = project.title.value_or(""), .values = {}, .provenances = {}};
        addComputedValues(scenario, project, evaluation);
        if (!scenario.values.empty())
            candidates.push_back(std::move(scenario));
    }
    return scorecard::evaluate(candidates, axesOf(project), gatesOf(project));
}

} // namespace core::project
