// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/calibrateproject.h"

#include "core/calibration/sweepcases.h"
#include "core/project/evaluationparts.h"
#include "core/project/simulationinputs.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace core::calibration {

namespace {

constexpr std::size_t fewestPoints = 3, fewestLoads = 2;

/// The project's own configuration as the prediction sees it.
Result<Served> servedBy(const project::Project &project, const results::Library &ofProject,
                        const project::EvaluateOptions &options)
{
    project::Project alone = project;
    alone.scenario.throughput.reset();
    project::Evaluation evaluation;
    project::Workings workings{.project = alone, .library = ofProject, .evaluation = evaluation};
    workings.catalogue = options.catalogue.get();
    project::addMemory(workings);
    const auto missing = project::missingForPrediction(workings, options);
    if (!missing.empty())
        return failure(missing.front());
    if (project.scenario.engine.speculative)
        return failure(CORE_TEXT("The project decodes speculatively: how many drafts were accepted in a measurement is "
                                 "not known, so that nothing can be fitted to it."));
    const auto inputs = project::simulationInputs(workings, options);
    if (!inputs)
        return tl::make_unexpected(inputs.error());
    Served served;
    served.request = inputs->engine;
    served.kvBytes = workings.worksheet.kvBytes.value_or(workings.budget->kvBytes);
    served.mostSequences = inputs->knee.simulation.scheduler.maxSequences;
    served.batchedTokens = inputs->knee.simulation.scheduler.batchedTokens;
    return served;
}

/// Each kind of load by its own number.
std::pair<LoadKind, double> loadOf(const Case &row)
{
    return {row.load, row.load == LoadKind::Open ? row.requestsPerSecond : row.concurrency};
}

std::optional<Error> whyTooFew(const SweepCases &cases, std::size_t runs)
{
    std::set<std::pair<LoadKind, double>> loads;
    for (const MeasuredCase &point : cases.points)
        loads.insert(loadOf(point.row));
    if (cases.points.size() >= fewestPoints && loads.size() >= fewestLoads)
        return std::nullopt;
    if (cases.points.empty() && !cases.refused.empty())
        return Error{cases.refused.front(), {}};
    if (cases.points.empty() && !cases.remarks.empty())
        return Error{cases.remarks.front(), {}};
    if (cases.points.empty())
        return Error{runs > 0 ? Text(CORE_TEXT("There is no sweep to calibrate on: it takes runs of a closed or open "
                                               "loop with a load each."))
                              : Text(CORE_TEXT("There is no benchmark run to calibrate on.")),
                     {}};
    return Error{
        Text(CORE_TEXT("Too few points to calibrate on: %1 at %2 different loads were found; it takes three at "
                       "two."),
             {TextNumber{static_cast<double>(cases.points.size()), 6},
              TextNumber{static_cast<double>(loads.size()), 6}}),
        {}};
}

void widen(std::optional<Span> &span, double value)
{
    span = span ? Span{std::min(span->low, value), std::max(span->high, value)} : Span{value, value};
}

void addOnce(std::vector<std::string> &list, const std::optional<std::string> &text)
{
    if (text && !text->empty() && std::find(list.begin(), list.end(), *text) == list.end())
        list.push_back(*text);
}

void describe(ProjectCalibration &calibration, const SweepCases &cases, const results::Library &measured)
{
    std::set<std::string> dates;
    for (std::size_t i = 0; i < cases.points.size(); ++i) {
        const Case &row = cases.points[i].row;
        const results::Run &run = measured.runs[cases.runs[i]];
        if (row.load == LoadKind::Closed)
            widen(calibration.concurrency, row.concurrency);
        if (row.load == LoadKind::Open)
            widen(calibration.requestsPerSecond, row.requestsPerSecond);
        widen(calibration.promptTokens, row.promptTokens);
        widen(calibration.outputTokens, row.outputTokens);
        addOnce(calibration.files, run.source.path);
        addOnce(calibration.namedModels, run.identity.model);
        addOnce(calibration.namedGpus, run.identity.gpu);
        addOnce(calibration.namedPrecisions, run.identity.precision);
        auto engine = run.identity.engine;
        if (engine && run.identity.engineVersion)
            *engine += " " + *run.identity.engineVersion;
        addOnce(calibration.namedEngines, engine);
        if (run.facts.date && !run.facts.date->empty())
            dates.insert(*run.facts.date);
    }
    if (!dates.empty())
        addOnce(calibration.dates, *dates.begin());
    if (!dates.empty())
        addOnce(calibration.dates, *dates.rbegin());
    calibration.points = static_cast<int>(cases.points.size());
}

std::optional<Residual> residualOf(const std::vector<PointErrors> &before, const std::vector<PointErrors> &after,
                                   std::optional<double> PointErrors::*figure)
{
    const auto first = medianError(before, figure), then = medianError(after, figure);
    return first && then ? std::optional(Residual{*first, *then}) : std::nullopt;
}

void addRemarks(CalibrationOutcome &outcome)
{
    const ProjectCalibration &calibration = outcome.calibration;
    const auto atEnd = [](double factor) { return factor < leastFactor * 1.01 || factor > mostFactor * 0.99; };
    if (atEnd(calibration.fixedTimes) || atEnd(calibration.prompts) || atEnd(calibration.memoryReads))
        outcome.remarks.emplace_back(
            CORE_TEXT("A coefficient stands at the end of its range, 0.5 to 2: what was measured is further from the "
                      "prediction than the engine explains. Check whether the files measure what the project states."));
    const auto &residual = calibration.tpot ? calibration.tpot : calibration.throughput;
    if (residual && residual->after >= residual->before)
        outcome.remarks.emplace_back(CORE_TEXT("The shipped coefficients were as near to these points as the fitted."));
}

} // namespace

Result<CalibrationOutcome> calibrateProject(const project::Project &project, const results::Library &ofProject,
                                            const results::Library &measured, const project::EvaluateOptions &options)
{
    const auto served = servedBy(project, ofProject, options);
    if (!served)
        return tl::make_unexpected(served.error());
    SweepCases cases = casesOf(measured, *served, *options.catalogue);
    if (auto few = whyTooFew(cases, measured.runs.size()))
        return tl::make_unexpected(std::move(*few));
    const perf::EngineRequest &request = served->request;
    const auto before = errorsOf(request, cases.points, options.stop);
    if (!before)
        return tl::make_unexpected(before.error());
    const auto factors = fitFactors(request, cases.points, options.stop);
    if (!factors)
        return tl::make_unexpected(factors.error());
    const auto after = errorsOf(withFactors(request, *factors), cases.points, options.stop);
    if (!after)
        return tl::make_unexpected(after.error());

    CalibrationOutcome outcome;
    ProjectCalibration &calibration = outcome.calibration;
    calibration.fixedTimes = factors->overhead;
    calibration.prompts = factors->prefill;
    calibration.memoryReads = factors->decode;
    calibration.model = request.model->id;
    calibration.gpu = request.gpu->id;
    calibration.engine = request.engine;
    calibration.weights = precisionId(request.weights);
    calibration.tensorParallel = request.split.tp;
    describe(calibration, cases, measured);
    calibration.tpot = residualOf(*before, *after, &PointErrors::tpot);
    calibration.ttft = residualOf(*before, *after, &PointErrors::ttft);
    calibration.throughput = residualOf(*before, *after, &PointErrors::throughput);
    for (std::size_t i = 0; i < cases.points.size(); ++i)
        outcome.points.push_back({measured.runs[cases.runs[i]].source.path, cases.points[i].row,
                                  cases.points[i].measured, (*before)[i], (*after)[i]});
    outcome.remarks = std::move(cases.refused);
    outcome.remarks.insert(outcome.remarks.end(), cases.remarks.begin(), cases.remarks.end());
    addRemarks(outcome);
    return outcome;
}

} // namespace core::calibration
