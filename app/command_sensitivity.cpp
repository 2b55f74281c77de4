// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_sensitivity.h"

#include "app/projectinput.h"
#include "app/words.h"
#include "core/exports/sensitivityjson.h"
#include "core/project/prediction.h"
#include "ui/cataloguesource.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <thread>

namespace app {

namespace {

struct SensitivityArguments
{
    std::string project;
    std::vector<std::string> results;
    std::string outcome;
    std::size_t draws = 10'000;
};

int runSensitivity(const SensitivityArguments &arguments, const CommonOptions &common)
{
    std::vector<std::string> inputs{arguments.project};
    inputs.insert(inputs.end(), arguments.results.begin(), arguments.results.end());
    const auto input = readProjectInput(inputs, true);
    if (!input)
        return reportError(input.error());
    reportDiagnostics(input->diagnostics, common);
    if (!arguments.outcome.empty() && !core::sensitivity::findOutcome(arguments.outcome)) {
        fmt::print(stderr, "paretoscope: --outcome {}: no such figure; known are", arguments.outcome);
        for (const auto &outcome : core::sensitivity::outcomes())
            fmt::print(stderr, " {}", outcome.id);
        fmt::print(stderr, "\n");
        return UsageError;
    }
    core::Diagnostics remarks;
    const core::project::EvaluateOptions options = ui::evaluateOptions(remarks);
    core::sensitivity::SensitivityOptions wanted;
    wanted.outcome = arguments.outcome;
    wanted.draws.draws = arguments.draws;
    wanted.draws.seed = common.seed.value_or(input->project->seed);
    wanted.draws.jobs = common.jobs > 0 ? common.jobs : std::max(std::thread::hardware_concurrency(), 1U);
    const auto sensitivity =
        core::sensitivity::sensitivityOf(*input->project, input->document, input->library, options, wanted, remarks);
    reportDiagnostics(remarks, common);
    if (!writeCsv(common, core::exports::sensitivityCsv(sensitivity)))
        return InputError;
    fmt::print("{}", common.json ? core::exports::sensitivityJson(sensitivity)
                                 : core::exports::sensitivityText(sensitivity, wordsFor(common)));
    return Done;
}

} // namespace

void addSensitivityCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command = parser.add_subcommand(
        "sensitivity", "What moves the figures: elasticities, tornado, tables, thresholds, uncertainty");
    const auto arguments = std::make_shared<SensitivityArguments>();
    command->add_option("project", arguments->project, "Project file (YAML)")->required();
    command->add_option("results", arguments->results, "Result files and folders beside those of the project");
    command->add_option("--outcome", arguments->outcome, "The figure to look at, such as cpm_eur_per_mtok");
    command->add_option("--draws", arguments->draws, "Draws of the uncertain inputs")
        ->check(CLI::Range(std::size_t{1}, std::size_t{1'000'000}));
    addCommonOptions(*command, invocation.common);
    command->callback([arguments, &invocation] {
        invocation.action = [arguments, &invocation] { return runSensitivity(*arguments, invocation.common); };
    });
}

} // namespace app
