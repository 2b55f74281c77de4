// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_audit.h"

#include "app/projectinput.h"
#include "app/words.h"
#include "core/exports/auditjson.h"
#include "core/exports/report.h"
#include "core/project/evaluation.h"
#include "ui/cataloguesource.h"

#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <memory>

namespace app {

namespace {

using core::audit::CheckSeverity;
using core::audit::Finding;

struct AuditOptions
{
    std::vector<std::string> inputs;
    bool strict = false;
};

void printFinding(const Finding &finding, const core::Words &words)
{
    fmt::print("{}: {} ({})\n", words(core::exports::severityText(finding.severity)), words(finding.title),
               finding.check);
    fmt::print("  {}: {}\n", finding.figure, core::closedSentence(words(finding.reason)));
    if (!finding.remedy.empty())
        fmt::print("  {}\n", core::closedSentence(words(finding.remedy)));
    if (finding.acknowledged)
        fmt::print("  {}\n", words({CORE_TEXT("Acknowledged: %1"), {*finding.acknowledged}}));
}

bool stands(const Finding &finding)
{
    return !finding.acknowledged && finding.severity != CheckSeverity::Info;
}

int runAudit(const AuditOptions &options, const CommonOptions &common)
{
    const auto input = readProjectInput(options.inputs);
    if (!input)
        return reportError(input.error());
    reportDiagnostics(input->diagnostics, common);
    if (!input->project && input->library->runs.empty())
        return reportError(
            {CORE_TEXT("Neither a project nor benchmark results were recognised"), options.inputs.front(), 0, 0});
    const core::project::Project project = input->project.value_or(core::project::Project{});
    core::Diagnostics catalogueRemarks;
    const core::project::EvaluateOptions evaluateOptions = ui::evaluateOptions(catalogueRemarks);
    reportDiagnostics(catalogueRemarks, common);
    const auto evaluation = core::project::evaluate(project, input->document, input->library, evaluateOptions);
    const auto &findings = evaluation.findings;
    if (!writeCsv(common, core::exports::findingsCsv(findings)))
        return InputError;
    if (common.json) {
        fmt::print("{}", core::exports::findingsJson(findings, *input->library));
    } else {
        const core::Words words = wordsFor(common);
        for (const Finding &finding : findings)
            printFinding(finding, words);
        if (findings.empty())
            fmt::print("{}\n", words(CORE_TEXT("Nothing was found.")));
    }
    return options.strict && std::any_of(findings.begin(), findings.end(), stands) ? NotMet : Done;
}

} // namespace

void addAuditCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command = parser.add_subcommand("audit", "The checks that fired: what is not to be trusted yet, and why");
    auto options = std::make_shared<AuditOptions>();
    command->add_option("inputs", options->inputs, "A project, and benchmark results and folders")->required();
    command->add_flag("--strict", options->strict, "Exit 1 when an unacknowledged warning stands");
    addCommonOptions(*command, invocation.common);
    command->callback([options, &invocation] {
        invocation.action = [options, &invocation] { return runAudit(*options, invocation.common); };
    });
}

} // namespace app
