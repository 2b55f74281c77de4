// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/audit.h"

#include "core/audit/checktables.h"

#include <algorithm>
#include <fmt/format.h>

namespace core::audit {

namespace {

const std::vector<results::Run> noRuns;

std::optional<std::string> acknowledgementOf(const project::Project &project, std::string_view check)
{
    const auto found = std::find_if(project.acknowledged.begin(), project.acknowledged.end(),
                                    [&](const project::Acknowledgement &given) { return given.check == check; });
    return found == project.acknowledged.end() ? std::nullopt : std::optional(found->reason);
}

void addFindings(const Check &check, const Facts &facts, std::vector<Finding> &findings)
{
    for (Hit &hit : check.find(facts)) {
        Finding finding;
        finding.check = check.id;
        finding.severity = hit.severe ? CheckSeverity::Severe : check.severity;
        finding.figure = std::move(hit.figure);
        finding.title = Text(check.title);
        finding.reason = std::move(hit.reason);
        finding.remedy = Text(check.remedy);
        finding.acknowledged = acknowledgementOf(facts.project, check.id);
        finding.runs = std::move(hit.runs);
        findings.push_back(std::move(finding));
    }
}

} // namespace

std::string_view severityId(CheckSeverity severity)
{
    switch (severity) {
    case CheckSeverity::Info:
        return "info";
    case CheckSeverity::Warning:
        return "warning";
    case CheckSeverity::Severe:
        return "severe";
    }
    return "";
}

std::string runLabel(const results::Run &run)
{
    return run.source.documentIndex == 0 ? run.source.path
                                         : fmt::format("{}#{}", run.source.path, run.source.documentIndex);
}

TextNumber num(double value, int significantDigits)
{
    return TextNumber{value, significantDigits};
}

TextNumber count(std::size_t value)
{
    return TextNumber{static_cast<double>(value), 3};
}

std::vector<Finding> runChecks(const Facts &facts)
{
    std::vector<Finding> findings;
    for (const std::vector<Check> *table : checkTables()) {
        for (const Check &check : *table)
            addFindings(check, facts, findings);
    }
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity > b.severity; });
    return findings;
}

std::vector<Finding> runChecks(const project::Project &project, const project::Evaluation &evaluation,
                               const catalogue::Catalogue *catalogue)
{
    return runChecks(Facts{project, evaluation, evaluation.library ? evaluation.library->runs : noRuns, catalogue});
}

} // namespace core::audit
