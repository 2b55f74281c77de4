// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/calibratedoptions.h"
#include "core/project/evaluationparts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace core::project {

namespace {

using scorecard::Axis;
using scorecard::CandidateValues;

std::optional<ComputedValue> ofFigure(const OptionalFigure &figure)
{
    return figure ? std::optional(ComputedValue{.value = figure->value, .provenance = figure->provenance})
                  : std::nullopt;
}

template <OptionalFigure SizeFigures::*Member>
std::optional<ComputedValue> ofSize(const Project &, const Evaluation &evaluation)
{
    return ofFigure(evaluation.size.*Member);
}

template <OptionalFigure RowFigures::*Member>
std::optional<ComputedValue> ofRow(const Project &, const Evaluation &evaluation)
{
    return evaluation.size.row ? ofFigure((*evaluation.size.row).*Member) : std::nullopt;
}

template <results::LatencySummary results::SweepPoint::*Member>
std::optional<ComputedValue> latencyP95(const Project &project, const Evaluation &evaluation)
{
    constexpr double millisecondsPerSecond = 1000.0;
    constexpr double p95 = 0.95;
    const auto *point = project.scenario.throughput ? nullptr : chosenPoint(evaluation);
    const auto seconds = point ? (point->*Member).quantile(p95) : std::nullopt;
    if (!seconds)
        return std::nullopt;
    return ComputedValue{.value = *seconds * millisecondsPerSecond,
                         .provenance = evaluation.chosenSweep ? Provenance::Benchmark : Provenance::Design};
}

std::optional<ComputedValue> gpusOf(const Project &, const Evaluation &evaluation)
{
    if (!evaluation.size.gpus)
        return std::nullopt;
    return ComputedValue{.value = static_cast<double>(*evaluation.size.gpus), .provenance = Provenance::Design};
}

std::optional<ComputedValue> headroomOf(const Project &project, const Evaluation &)
{
    const OptionalQuantity &headroom = project.scenario.sizing.headroomFraction;
    if (!headroom)
        return std::nullopt;
    return ComputedValue{.value = headroom->value, .provenance = Provenance::Design};
}

std::optional<ComputedValue> standingOf(const Project &, const Evaluation &evaluation)
{
    if (!evaluation.size.sovereigntyStanding)
        return std::nullopt;
    return ComputedValue{.value = *evaluation.size.sovereigntyStanding, .provenance = Provenance::Design};
}

struct ComputedAxis
{
    std::string_view id;
    std::optional<ComputedValue> (*of)(const Project &, const Evaluation &);
};

constexpr std::array computedAxes{
    ComputedAxis{"cpm_eur_per_mtok", ofSize<&SizeFigures::cpmEurPerMillionTokens>},
    ComputedAxis{"goodput_tokens_per_s", ofSize<&SizeFigures::goodputTokensPerSecond>},
    ComputedAxis{"energy_j_per_token", ofSize<&SizeFigures::joulesPerToken>},
    ComputedAxis{"carbon_g_per_mtok", ofSize<&SizeFigures::carbonGramsPerMillionTokens>},
    ComputedAxis{"capex_eur", ofSize<&SizeFigures::capexEur>},
    ComputedAxis{"power_w", ofSize<&SizeFigures::powerWatts>},
    ComputedAxis{"gpus", gpusOf},
    ComputedAxis{"goodput_per_gpu", ofRow<&RowFigures::goodputPerGpu>},
    ComputedAxis{"goodput_per_kw", ofRow<&RowFigures::goodputPerKilowatt>},
    ComputedAxis{"goodput_per_capex_eur", ofRow<&RowFigures::goodputPerCapexEur>},
    ComputedAxis{"water_l_per_mtok", ofRow<&RowFigures::waterLitresPerMillionTokens>},
    ComputedAxis{"ttft_p95_ms", latencyP95<&results::SweepPoint::ttft>},
    ComputedAxis{"tpot_p95_ms", latencyP95<&results::SweepPoint::tpot>},
    ComputedAxis{"headroom", headroomOf},
    ComputedAxis{"sovereignty", standingOf},
};

std::optional<ComputedValue> finite(std::optional<ComputedValue> computed)
{
    const auto *number = computed ? std::get_if<double>(&computed->value) : nullptr;
    return number && !std::isfinite(*number) ? std::nullopt : std::move(computed);
}

} // namespace

std::optional<ComputedValue> computedValue(std::string_view axis, const Project &project, const Evaluation &evaluation)
{
    const auto found = std::ranges::find(computedAxes, axis, &ComputedAxis::id);
    return found == computedAxes.end() ? std::nullopt : finite(found->of(project, evaluation));
}

void addComputedValues(CandidateValues &candidate, const Project &project, const Evaluation &evaluation)
{
    for (const ComputedAxis &axis : computedAxes) {
        auto computed = finite(axis.of(project, evaluation));
        if (computed && candidate.values.emplace(axis.id, std::move(computed->value)).second) // what is stated stays
            candidate.provenances.emplace(axis.id, computed->provenance);
    }
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
                                         .options = calibration::calibratedOptions(options, document),
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
