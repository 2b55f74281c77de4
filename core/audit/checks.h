// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit.h"
#include "core/project/evaluation.h"

#include <string>
#include <string_view>
#include <vector>

/// The checks as one table: a line a check, a small function each. A function returns what it found; the table gives
/// everything that is the same for all its findings.
namespace core::audit {

/// What a check looks at.
struct Facts
{
    const project::Project &project;
    const project::Evaluation &evaluation;
    const std::vector<results::Run> &runs;
    const catalogue::Catalogue *catalogue = nullptr; ///< may be null
    const project::Node *document = nullptr;         ///< may be null: what no figure follows from is read here

    const std::vector<results::SweepAnalysis> &sweeps() const { return evaluation.sweeps; }
    const Slo &slo() const { return project.scenario.slo; }
};

/// One thing that a check found.
struct Hit
{
    std::string figure; ///< a field name, a run's path, a sweep's name or a candidate's id
    Text reason;
    std::vector<std::size_t> runs{};
    bool severe = false; ///< worse than the table's severity says
};
using Hits = std::vector<Hit>;

struct Check
{
    std::string_view id;
    CheckSeverity severity = CheckSeverity::Warning;
    const char *title = "";  ///< a translatable pattern
    const char *remedy = ""; ///< a translatable pattern
    Hits (*find)(const Facts &facts) = nullptr;
};

const std::vector<Check> &methodChecks();     ///< benchmark.*: how it was measured
const std::vector<Check> &arithmeticChecks(); ///< benchmark.*: figures that contradict one another
const std::vector<Check> &hardwareChecks();   ///< benchmark.*: against what the hardware can do
const std::vector<Check> &figureChecks();     ///< figure.*
const std::vector<Check> &compareChecks();    ///< compare.*
const std::vector<Check> &sizingChecks();     ///< sizing.*, engine.*
const std::vector<Check> &exposureChecks();   ///< sovereignty.*, compliance.*, cache.*
const std::vector<Check> &stretchChecks();    ///< engine.*: what a measurement stands for
const std::vector<Check> &powerChecks();      ///< power.*
const std::vector<Check> &claimChecks();      ///< figure.*: what a text states against its own arithmetic

/// All checks that fire on these facts, severe first.
std::vector<Finding> runChecks(const Facts &facts);

/// Indices of the runs for which `test` holds.
template <typename Test>
std::vector<std::size_t> runsWhere(const Facts &facts, Test test)
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < facts.runs.size(); ++i) {
        if (test(facts.runs[i]))
            found.push_back(i);
    }
    return found;
}

/// How findings name a run: its path, with the document's number where the file holds several.
std::string runLabel(const results::Run &run);

/// A number inside a reason.
TextNumber num(double value, int significantDigits = 3);
TextNumber count(std::size_t value);

/// One finding for all runs of which `test` holds, none when there are none. In `pattern` %1 is how many, %2 of how
/// many.
template <typename Test>
Hits countedRuns(const Facts &facts, std::string_view figure, const char *pattern, Test test)
{
    auto found = runsWhere(facts, test);
    if (found.empty())
        return {};
    Text reason(pattern, {count(found.size()), count(facts.runs.size())});
    return {Hit{std::string(figure), std::move(reason), std::move(found)}};
}

} // namespace core::audit
