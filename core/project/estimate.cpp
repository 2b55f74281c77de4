// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/estimate.h"

#include "core/audit/checks.h"
#include "core/calibration/calibratedoptions.h"
#include "core/project/evaluationparts.h"
#include "core/project/prediction.h"

#include <algorithm>

namespace core::project {

namespace {

bool sameCandidates(const Project &project, const scorecard::Scorecard &card)
{
    return std::equal(project.candidates.begin(), project.candidates.end(), card.standings.begin(),
                      card.standings.end(), [](const Candidate &candidate, const scorecard::Standing &standing) {
                          return candidate.id == standing.candidate.id;
                      });
}

} // namespace

Evaluation estimate(const Project &project, const Node &document, std::shared_ptr<const results::Library> library,
                    const Evaluation &before, EvaluateOptions options, std::shared_ptr<PredictionCache> rough)
{
    options = calibration::calibratedOptions(std::move(options), document);
    options.predictions = std::move(rough);
    Evaluation evaluation = evaluateConfiguration(project, std::move(library), options);
    const bool simulates = std::any_of(project.candidates.begin(), project.candidates.end(),
                                       [](const Candidate &candidate) { return candidate.overrides.has_value(); });
    if (!simulates)
        evaluation.scorecard = scorecardOf(project, document, evaluation, options);
    else if (sameCandidates(project, before.scorecard))
        evaluation.scorecard = before.scorecard;
    evaluation.findings = audit::runChecks(audit::Facts{.project = project,
                                                        .evaluation = evaluation,
                                                        .runs = evaluation.library->runs,
                                                        .catalogue = options.catalogue.get(),
                                                        .document = &document});
    return evaluation;
}

bool isRough(const Evaluation &evaluation)
{
    return evaluation.prediction && evaluation.prediction->rough;
}

} // namespace core::project
