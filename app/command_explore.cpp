// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_explore.h"

#include "app/projectinput.h"
#include "app/words.h"
#include "core/explore/explore.h"
#include "core/exports/scorecardjson.h"
#include "core/project/sentences.h"
#include "ui/cataloguesource.h"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <thread>

namespace app {

namespace {

using core::scorecard::Scorecard;
using core::scorecard::Standing;
using core::scorecard::Status;

constexpr std::size_t mostInJson = 10'000; ///< above, only the front is in the JSON

struct ExploreArguments
{
    std::string project;
    std::vector<std::string> results;
    bool frontOnly = false;
};

void keepFront(Scorecard &card)
{
    std::erase_if(card.standings, [](const Standing &standing) { return standing.status != Status::Front; });
}

int print(core::explore::Exploration &found, const ExploreArguments &arguments, const CommonOptions &common)
{
    const std::size_t count = found.card.standings.size();
    if (arguments.frontOnly)
        keepFront(found.card);
    if (!writeCsv(common, core::exports::scorecardCsv(found.card)))
        return InputError;
    // The table above holds everything; a document or a terminal with 10⁵ rows helps nobody.
    if (count > mostInJson)
        keepFront(found.card);
    if (common.json) {
        fmt::print("{}", core::exports::scorecardJson(found.card));
        return Done;
    }
    fmt::print("{} combinations", found.evaluated);
    if (found.demandRequestsPerSecond)
        fmt::print(" at {} req/s", core::formatNumber(*found.demandRequestsPerSecond));
    fmt::print(", {} on the front\n\n{}", found.card.front.size(),
               core::exports::scorecardText(found.card, wordsFor(common)));
    return Done;
}

int runExplore(const ExploreArguments &arguments, const CommonOptions &common)
{
    std::vector<std::string> inputs{arguments.project};
    inputs.insert(inputs.end(), arguments.results.begin(), arguments.results.end());
    const auto input = readProjectInput(inputs, true);
    if (!input)
        return reportError(input.error());
    reportDiagnostics(input->diagnostics, common);
    core::Diagnostics remarks;
    auto space = core::explore::designSpaceOf(*input->project, remarks);
    if (!space) {
        space.error().source = arguments.project;
        return reportError(space.error());
    }
    const core::project::EvaluateOptions options = ui::evaluateOptions(remarks);
    reportDiagnostics(remarks, common);
    core::explore::ExploreOptions exploreOptions;
    exploreOptions.jobs = common.jobs > 0 ? common.jobs : std::max(std::thread::hardware_concurrency(), 1U);
    auto found = core::explore::explore(*input->project, input->document, input->library, options, std::move(*space),
                                        exploreOptions);
    core::Diagnostics prices;
    for (const core::Text &remark : found.remarks)
        prices.note(remark, {});
    reportDiagnostics(prices, common);
    return print(found, arguments, common);
}

} // namespace

void addExploreCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command =
        parser.add_subcommand("explore", "Every combination of what the project says may vary, and the front of them");
    const auto arguments = std::make_shared<ExploreArguments>();
    command->add_option("project", arguments->project, "Project file (YAML) with explore.vary")->required();
    command->add_option("results", arguments->results, "Result files and folders beside those of the project");
    command->add_flag("--front-only", arguments->frontOnly, "Only the candidates on the front");
    addCommonOptions(*command, invocation.common);
    command->callback([arguments, &invocation] {
        invocation.action = [arguments, &invocation] { return runExplore(*arguments, invocation.common); };
    });
}

} // namespace app
