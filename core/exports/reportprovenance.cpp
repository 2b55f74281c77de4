// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"
#include "core/hash.h"

#include <algorithm>
#include <set>

namespace core::exports {

using results::Recorded;
using results::Run;

namespace {

/// Of several runs of one sweep an item counts as recorded only as far as the worst of them records it.
results::Checklist weakest(const std::vector<Run> &runs, const std::vector<std::size_t> &indices)
{
    results::Checklist result;
    result.fill(Recorded::Yes);
    for (const std::size_t index : indices) {
        for (std::size_t i = 0; i < result.size(); ++i)
            result[i] = std::min(result[i], runs[index].checklist[i]);
    }
    return result;
}

void identityRow(ReportTable &table, const char *name, const std::optional<std::string> &value)
{
    table.rows.push_back({ReportCell::of(Text(name)), value ? ReportCell::of(Text("%1", {*value})) : ReportCell{}});
}

ReportTable identityTable(const Run &run, std::size_t runs)
{
    ReportTable table;
    table.id = "benchmark";
    table.columns = {{CORE_TEXT("What"), {}, false, 1.0}, {CORE_TEXT("Recorded in the file"), {}, false, 3.0}};
    identityRow(table, CORE_TEXT("File"), run.source.path);
    identityRow(table, CORE_TEXT("SHA-256"), run.source.sha256);
    identityRow(table, CORE_TEXT("Tool"), run.source.tool);
    identityRow(table, CORE_TEXT("Tool version"), run.source.toolVersion);
    identityRow(table, CORE_TEXT("Engine"), run.identity.engine);
    identityRow(table, CORE_TEXT("Engine version"), run.identity.engineVersion);
    identityRow(table, CORE_TEXT("Model"), run.identity.model);
    identityRow(table, CORE_TEXT("Precision"), run.identity.precision);
    identityRow(table, CORE_TEXT("GPU"), run.identity.gpu);
    identityRow(table, CORE_TEXT("Tokenizer"), run.identity.tokenizer);
    table.rows.push_back(
        {ReportCell::of(Text(CORE_TEXT("Runs"))), ReportCell::of(Text("%1", {TextNumber{static_cast<double>(runs)}}))});
    return table;
}

/// The hash of a file of results as it was read; absent when it is a folder or was not there.
std::optional<std::string> hashAsRead(const ReportSource &source, const std::string &path)
{
    if (!source.evaluation.library)
        return std::nullopt;
    const auto &runs = source.evaluation.library->runs;
    const auto found = std::ranges::find_if(
        runs, [&](const Run &run) { return run.source.path == path || run.source.path.ends_with("/" + path); });
    return found == runs.end() || found->source.sha256.empty() ? std::nullopt : std::optional(found->source.sha256);
}

/// What it takes to make this very report again.
ReportTable record(const ReportSource &source)
{
    ReportTable table;
    table.id = "record";
    table.caption = CORE_TEXT("To make this report again");
    table.columns = {{CORE_TEXT("What"), {}, false, 1.0}, {CORE_TEXT("Recorded"), {}, false, 3.0}};
    identityRow(table, CORE_TEXT("Program"), "Paretoscope " PARETOSCOPE_VERSION);
    identityRow(table, CORE_TEXT("Seed"), std::to_string(source.project.seed));
    identityRow(table, CORE_TEXT("SHA-256 of the project as written by the program"),
                sha256Hex(project::writeYaml(source.document)));
    identityRow(table, CORE_TEXT("Engine sized for"), source.project.scenario.engine.id);
    identityRow(table, CORE_TEXT("Engine version"), source.project.scenario.engine.version);
    for (const project::ResultReference &reference : source.project.results) {
        const auto read = hashAsRead(source, reference.path);
        const Text unknown = CORE_TEXT("not read: the project states no hash of this file");
        Text hash = reference.sha256 ? Text("%1", {*reference.sha256}) : read ? Text("%1", {*read}) : unknown;
        if (reference.sha256 && read && *read != *reference.sha256)
            hash = {CORE_TEXT("%1, which is not the %2 that the project was made with"), {*read, *reference.sha256}};
        table.rows.push_back({ReportCell::of(Text("%1", {reference.path})), ReportCell::of(std::move(hash))});
    }
    return table;
}

} // namespace

std::vector<ReportBlock> provenanceBlocks(const ReportSource &source)
{
    std::vector<ReportBlock> blocks{record(source)};
    if (!source.evaluation.library || source.evaluation.library->runs.empty()) {
        blocks.push_back(
            ReportParagraph{CORE_TEXT("No benchmark stands behind this report: import one to have it recorded here."),
                            ReportParagraph::Style::Note});
        return blocks;
    }
    const results::Library &library = *source.evaluation.library;
    constexpr std::size_t mostBenchmarks = 12;
    std::size_t shown = 0;
    std::set<std::size_t> inSweeps;
    for (const results::Sweep &sweep : library.sweeps) {
        inSweeps.insert(sweep.runs.begin(), sweep.runs.end());
        if (sweep.runs.empty() || ++shown > mostBenchmarks)
            continue;
        blocks.push_back(ReportHeading{Text("%1", {sweep.name})});
        blocks.push_back(identityTable(library.runs[sweep.runs.front()], sweep.runs.size()));
        blocks.push_back(ReportChecklist{weakest(library.runs, sweep.runs)});
    }
    for (std::size_t i = 0; i < library.runs.size(); ++i) {
        if (inSweeps.contains(i) || ++shown > mostBenchmarks)
            continue;
        blocks.push_back(ReportHeading{Text("%1", {library.runs[i].source.path})});
        blocks.push_back(identityTable(library.runs[i], 1));
        blocks.push_back(ReportChecklist{library.runs[i].checklist});
    }
    if (shown > mostBenchmarks)
        blocks.push_back(ReportParagraph{{CORE_TEXT("… and %1 further benchmarks; the program lists them all."),
                                          {TextNumber{static_cast<double>(shown - mostBenchmarks)}}},
                                         ReportParagraph::Style::Note});
    return blocks;
}

std::vector<ReportBlock> remarkBlocks(const ReportSource &source)
{
    std::vector<audit::Finding> findings;
    for (const audit::Finding &finding : source.evaluation.findings) {
        if (source.shortForm && (finding.acknowledged || finding.severity == audit::CheckSeverity::Info))
            continue;
        const auto same = std::ranges::find_if(findings, [&](const audit::Finding &known) {
            return known.check == finding.check && known.severity == finding.severity && known.title == finding.title &&
                   known.reason == finding.reason && known.remedy == finding.remedy &&
                   known.acknowledged == finding.acknowledged;
        });
        if (same == findings.end() || finding.figure.empty())
            findings.push_back(finding);
        else
            same->figure += ", " + finding.figure;
    }
    std::vector<ReportBlock> blocks;
    for (audit::Finding &finding : findings)
        blocks.push_back(ReportRemark{std::move(finding)});
    return blocks;
}

} // namespace core::exports
