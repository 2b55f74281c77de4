// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_size.h"

#include "app/projectinput.h"
#include "app/words.h"
#include "core/exports/csrd.h"
#include "core/exports/sizeextras.h"
#include "core/exports/sizejson.h"
#include "core/exports/sizetable.h"
#include "core/files.h"
#include "core/project/evaluation.h"
#include "core/project/levers.h"
#include "core/project/prediction.h"
#include "ui/cataloguesource.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <thread>

namespace app {

namespace {

struct SizeArguments
{
    std::string project;
    std::vector<std::string> results;
    bool tables = false;             ///< of the source, with the engine's figures beside
    std::optional<std::string> csrd; ///< file for the table of a sustainability report
};

int runSize(const SizeArguments &arguments, const CommonOptions &common)
{
    std::vector<std::string> inputs{arguments.project};
    inputs.insert(inputs.end(), arguments.results.begin(), arguments.results.end());
    const auto input = readProjectInput(inputs, true);
    if (!input)
        return reportError(input.error());
    reportDiagnostics(input->diagnostics, common);
    core::Diagnostics ofCatalogue;
    const core::project::EvaluateOptions options = ui::evaluateOptions(ofCatalogue);
    reportDiagnostics(ofCatalogue, common);
    options.predictions->setJobs(common.jobs > 0 ? common.jobs : std::max(std::thread::hardware_concurrency(), 1U));
    const auto evaluation = core::project::evaluate(*input->project, input->document, input->library, options);
    if (!writeCsv(common, core::exports::sizeCsv(evaluation.size)))
        return InputError;
    if (arguments.csrd) {
        const auto written =
            core::writeFileAtomically(*arguments.csrd, core::exports::csrdCsv(*input->project, evaluation));
        if (!written)
            return reportError(written.error());
    }
    core::project::Ladder ladder;
    if (evaluation.prediction)
        ladder = core::project::leverLadder(*input->project, input->document, options);
    core::project::SourceTables tables;
    if (arguments.tables)
        tables = core::project::sourceTables(options);
    const auto services = core::project::sizeServices(*input->project, input->document, options);
    if (common.json) {
        fmt::print("{}", core::exports::sizeJson(*input->project, evaluation,
                                                 {.ladder = &ladder, .tables = &tables, .services = &services}));
    } else {
        const auto words = wordsFor(common);
        fmt::print("{}{}{}", core::exports::sizeText(*input->project, evaluation, words, &ladder),
                   core::exports::servicesText(services, words), core::exports::sourceTablesText(tables, words));
    }
    const bool failed =
        evaluation.size.sloMet == std::optional(false) || evaluation.size.gateHeld == std::optional(false);
    return failed ? NotMet : Done;
}

} // namespace

void addSizeCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command =
        parser.add_subcommand("size", "Size one configuration: throughput, replicas, cost, energy, carbon");
    const auto arguments = std::make_shared<SizeArguments>();
    command->add_option("project", arguments->project, "Project file (YAML)")->required();
    command->add_option("results", arguments->results, "Result files and folders beside those of the project");
    command->add_flag(
        "--source-tables", arguments->tables,
        "Also the tables of concurrency and of requests a node that the articles print, with the engine's "
        "figures beside them");
    command->add_option("--csrd", arguments->csrd,
                        "Also write energy, scope 2, embodied carbon and water of a year, as CSRD asks (CSV)");
    addCommonOptions(*command, invocation.common);
    command->callback([arguments, &invocation] {
        invocation.action = [arguments, &invocation] { return runSize(*arguments, invocation.common); };
    });
}

} // namespace app
