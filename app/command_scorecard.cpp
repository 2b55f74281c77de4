// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_scorecard.h"

#include "app/projectinput.h"
#include "app/words.h"
#include "core/exports/scorecardextras.h"
#include "core/exports/scorecardjson.h"
#include "core/project/evaluation.h"
#include "core/project/sentences.h"
#include "ui/cataloguesource.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>

namespace app {

namespace {

struct ScorecardArguments
{
    std::string project;
    std::vector<std::string> results;
    bool normalise = false;
};

/// The project with its candidates on one footing, as far as arithmetic brings them there.
core::Result<core::project::Project> onOneFooting(ProjectInput &input, const core::project::Evaluation &evaluation,
                                                  const core::scorecard::Normalisation &normalisation)
{
    const auto offered = normalisation.offered();
    input.document = core::scorecard::normalised(input.document, normalisation, evaluation.scorecard,
                                                 {offered.begin(), offered.end()});
    core::Diagnostics said; // of the same project, said already
    return core::project::interpret(input.document, {}, said);
}

int runScorecard(const ScorecardArguments &arguments, const CommonOptions &common)
{
    std::vector<std::string> inputs{arguments.project};
    inputs.insert(inputs.end(), arguments.results.begin(), arguments.results.end());
    auto input = readProjectInput(inputs, true);
    if (!input)
        return reportError(input.error());
    reportDiagnostics(input->diagnostics, common);
    core::Diagnostics ofCatalogue;
    const core::project::EvaluateOptions options = ui::evaluateOptions(ofCatalogue);
    reportDiagnostics(ofCatalogue, common);
    auto evaluation = core::project::evaluate(*input->project, input->document, input->library, options);
    auto footings = core::scorecard::footingsOf(*input->project, input->document, evaluation, options);
    auto normalisation =
        core::scorecard::normalisationOf(*input->project, input->document, evaluation, options, footings);
    if (arguments.normalise) {
        auto project = onOneFooting(*input, evaluation, normalisation);
        if (!project)
            return reportError(project.error());
        input->project = std::move(*project);
        evaluation = core::project::evaluate(*input->project, input->document, input->library, options);
        footings = core::scorecard::footingsOf(*input->project, input->document, evaluation, options);
        normalisation =
            core::scorecard::normalisationOf(*input->project, input->document, evaluation, options, footings);
    }
    if (!writeCsv(common, core::exports::scorecardCsv(evaluation.scorecard)))
        return InputError;
    const core::Words words = wordsFor(common);
    core::sensitivity::DrawOptions draws;
    draws.seed = common.seed.value_or(input->project->seed);
    draws.jobs = std::max(common.jobs, 1U);
    const core::exports::ScorecardExtras extras{
        .pairs = core::scorecard::comparabilityOf(footings),
        .sides = core::scorecard::sidesOf(*input->project, input->document, evaluation, options),
        .robustness = core::sensitivity::robustness(*input->project, input->document, input->library, options, draws),
        .normalisation = std::move(normalisation)};
    if (common.json)
        fmt::print("{}", core::exports::scorecardJson(evaluation.scorecard, extras));
    else
        fmt::print("{}\n\n{}{}", joined(core::project::scorecardSentences(evaluation.scorecard), words),
                   core::exports::scorecardText(evaluation.scorecard, words),
                   core::exports::scorecardExtrasText(evaluation.scorecard, extras, words));
    return Done;
}

} // namespace

void addScorecardCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command =
        parser.add_subcommand("scorecard", "The candidates on every axis, the front, who dominates whom");
    const auto arguments = std::make_shared<ScorecardArguments>();
    command->add_option("project", arguments->project, "Project file (YAML)")->required();
    command->add_option("results", arguments->results, "Result files and folders beside those of the project");
    command->add_flag("--normalise", arguments->normalise,
                      "Candidates on one footing first: boundary, tokens, grid method, rate of exchange, per GPU");
    addCommonOptions(*command, invocation.common);
    command->callback([arguments, &invocation] {
        invocation.action = [arguments, &invocation] { return runScorecard(*arguments, invocation.common); };
    });
}

} // namespace app
