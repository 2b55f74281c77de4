// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scorecard/sides.h"

#include "core/calibration/calibratedoptions.h"
#include "core/project/evaluationparts.h"

#include <algorithm>
#include <array>

namespace core::scorecard {

namespace {

using project::Provenance;
using results::Library;
using results::Run;

bool isProduction(const project::Project &project, const Run &run)
{
    return std::ranges::any_of(project.results, [&](const project::ResultReference &reference) {
        return reference.role == "production" && !reference.path.empty() && run.source.path.ends_with(reference.path);
    });
}

/// The runs of one role with their sweeps grouped anew.
std::shared_ptr<const Library> ofRole(const project::Project &project, const Library &library, bool production)
{
    auto part = std::make_shared<Library>();
    for (const Run &run : library.runs)
        if (isProduction(project, run) == production)
            part->runs.push_back(run);
    part->sweeps = results::groupSweeps(part->runs);
    return part;
}

/// Axis values of the configuration as one kind of evidence shows it; empty where there is none of it.
std::map<std::string, AxisValue> valuesBy(const project::Project &project, const Library &library,
                                          const project::EvaluateOptions &options, Provenance provenance)
{
    project::Project alone = project;
    auto &stated = alone.scenario.throughput;
    if (stated && stated->provenance != provenance)
        stated.reset();
    std::shared_ptr<const Library> evidence = std::make_shared<const Library>();
    if (provenance != Provenance::Design && !stated)
        evidence = ofRole(project, library, provenance == Provenance::Production);
    project::EvaluateOptions own = options;
    own.chosenSweep = std::nullopt;
    own.operatingLoad = std::nullopt;
    own.predict = options.predict && provenance == Provenance::Design;
    const auto evaluation = project::evaluateConfiguration(alone, evidence, own);
    CandidateValues values{.id = {}, .label = {}, .values = {}, .provenances = {}};
    if (stated || project::chosenPoint(evaluation))
        project::addComputedValues(values, alone, evaluation);
    return values.values;
}

std::optional<double> numberOn(const std::map<std::string, AxisValue> &values, const std::string &axis)
{
    const auto found = values.find(axis);
    const auto *number = found == values.end() ? nullptr : std::get_if<double>(&found->second);
    return number ? std::optional(*number) : std::nullopt;
}

std::optional<double> deviation(const std::optional<double> &of, const std::optional<double> &from)
{
    return of && from && *from != 0.0 ? std::optional(*of / *from - 1.0) : std::nullopt;
}

void finish(Side &side)
{
    side.benchmarkDeviation = deviation(side.benchmark, side.design);
    side.productionDeviation = deviation(side.production, side.benchmark ? side.benchmark : side.design);
}

int knownOf(const Side &side)
{
    return (side.design ? 1 : 0) + (side.benchmark ? 1 : 0) + (side.production ? 1 : 0);
}

void addTyped(CandidateSides &sides, const project::Candidate &candidate)
{
    for (const auto &[axis, stated] : candidate.stated) {
        Side side{.axis = axis};
        for (const project::StatedValue &value : stated)
            (value.provenance == Provenance::Design      ? side.design
             : value.provenance == Provenance::Benchmark ? side.benchmark
                                                         : side.production) = value.value;
        finish(side);
        if (knownOf(side) > 1)
            sides.axes.push_back(std::move(side));
    }
}

void addConfiguration(CandidateSides &sides, const project::Project &project, const Library &library,
                      const project::EvaluateOptions &options)
{
    const auto design = valuesBy(project, library, options, Provenance::Design);
    const auto benchmark = valuesBy(project, library, options, Provenance::Benchmark);
    const auto production = valuesBy(project, library, options, Provenance::Production);
    for (const Axis &axis : knownAxes()) {
        const bool known = std::ranges::any_of(sides.axes, [&](const Side &side) { return side.axis == axis.id; });
        Side side{.axis = axis.id,
                  .design = numberOn(design, axis.id),
                  .benchmark = numberOn(benchmark, axis.id),
                  .production = numberOn(production, axis.id)};
        finish(side);
        if (!known && knownOf(side) > 1)
            sides.axes.push_back(std::move(side));
    }
}

} // namespace

std::vector<CandidateSides> sidesOf(const project::Project &project, const project::Node &document,
                                    const project::Evaluation &evaluation, const project::EvaluateOptions &options)
{
    std::vector<CandidateSides> all;
    for (const project::Candidate &candidate : project.candidates) {
        if (options.stop.stop_requested())
            return all;
        CandidateSides sides{.id = candidate.id, .axes = {}};
        addTyped(sides, candidate);
        if (candidate.overrides)
            if (const auto of = project::configurationOf(candidate, project, document, evaluation, options))
                addConfiguration(sides, of->project, *of->library, of->options);
        if (!sides.axes.empty())
            all.push_back(std::move(sides));
    }
    if (project.candidates.empty() && evaluation.library) {
        CandidateSides sides{.id = "scenario", .axes = {}};
        addConfiguration(sides, project, *evaluation.library, calibration::calibratedOptions(options, document));
        if (!sides.axes.empty())
            all.push_back(std::move(sides));
    }
    return all;
}

} // namespace core::scorecard
