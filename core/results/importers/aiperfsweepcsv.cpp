// SPDX-License-Identifier: GPL-3.0-or-later
// NVIDIA AIPerf: the CSV of a sweep and that of repeats. Sources: aggregate_sweep_csv_exporter.py and
// aggregate_confidence_csv_exporter.py.
//
// | file                          | told by                                  | read |
// |-------------------------------|------------------------------------------|------------------------------------------|
// | profile_export_aiperf_sweep   | columns <metric>_<statistic>_mean        | a row a combination, to the first blank
// line | | profile_export_aiperf_aggregate | metric,mean,std,min,max,cv,…,unit      | a row a <metric>_<statistic> |
//
// The sweep's table has no units: latencies are milliseconds, as in all of the tool's exports.
#include "core/parsenumber.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/nvidiametrics.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results {

namespace {

constexpr std::string_view meanSuffix = "_mean";

bool isSweep(const std::vector<std::string> &header)
{
    return std::ranges::any_of(header, [](const std::string &name) {
        return name.ends_with("_avg_mean") || name.ends_with("_p99_mean") || name.ends_with("_p50_mean");
    });
}

bool isAggregate(const std::vector<std::string> &header)
{
    return header.size() > 5 && header[0] == "metric" && header[1] == "mean" && header[2] == "std" &&
           std::ranges::find(header, "ci_low") != header.end();
}

Match detect(const ImportSource &source)
{
    const auto &header = source.preview->header;
    return source.preview->kind == Preview::Kind::Text && (isSweep(header) || isAggregate(header)) ? Match::Strong
                                                                                                   : Match::No;
}

Run newRun(const ImportSource &source, const char *schema, int index)
{
    Run run;
    run.source = runSource(source, "aiperf", index);
    run.source.schema = schema;
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::MultiProcess;
    addRemark(run, "aiperf.mean-of-repeats", CORE_TEXT("each figure is the mean over repeated runs"));
    return run;
}

/// "time_to_first_token_p99" in its two parts.
void addFigure(NvidiaMetrics &metrics, std::string_view name, double value, std::string_view unit)
{
    const auto split = name.rfind('_');
    if (split != std::string_view::npos)
        metrics.add(name.substr(0, split), name.substr(split + 1), value, unit);
}

void takeParameter(Run &run, std::optional<double> &concurrency, std::optional<RequestRate> &rate,
                   const std::string &name, std::string_view cell)
{
    const auto number = parseNumber(cell);
    if (name.ends_with("concurrency"))
        concurrency = number;
    else if ((name.ends_with("request_rate") || name.ends_with(".rate") || name == "rate") && number && *number > 0.0)
        rate = RequestRate{.perSecond = *number, .unlimited = false};
    else
        addMetadata(run, name, cell);
}

Run readCombination(const ImportSource &source, const std::vector<std::string> &header, const CsvRow &row, int index)
{
    Run run = newRun(source, "sweep CSV", index);
    NvidiaMetrics metrics(run);
    std::optional<double> concurrency;
    std::optional<RequestRate> rate;
    for (std::size_t i = 0; i < std::min(header.size(), row.cells.size()); ++i) {
        const std::string &name = header[i];
        const std::string_view cell = trimmed(row.cells[i]);
        const bool figure = name.ends_with(meanSuffix) || name.ends_with("_std") || name.ends_with("_min") ||
                            name.ends_with("_max") || name.ends_with("_cv");
        if (!figure)
            takeParameter(run, concurrency, rate, name, cell);
        else if (const auto value = parseNumber(cell); value && name.ends_with(meanSuffix))
            addFigure(metrics, std::string_view(name).substr(0, name.size() - meanSuffix.size()), *value,
                      name.starts_with("benchmark_duration") ? "sec" : "ms");
    }
    if (concurrency || rate)
        setLoad(run, concurrency, rate);
    metrics.complete(false);
    finish(run);
    return run;
}

ImportOutcome readSweepTable(const ImportSource &source)
{
    ImportOutcome outcome;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const std::vector<std::string> header = row.cells;
    const std::string key = "aiperf-sweep:" + source.path.substr(0, source.path.rfind('.')) + "#";
    while (reader.next(row) && row.cells.size() > 1) {
        outcome.keys.push_back(key + std::to_string(outcome.runs.size()));
        outcome.runs.push_back(readCombination(source, header, row, static_cast<int>(outcome.runs.size())));
    }
    return outcome;
}

ImportOutcome readAggregateTable(const ImportSource &source)
{
    ImportOutcome outcome;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    Run run = newRun(source, "aggregate CSV", 0);
    NvidiaMetrics metrics(run);
    while (reader.next(row) && row.cells.size() > 1) {
        if (const auto mean = table.number(row, "mean"))
            addFigure(metrics, trimmed(row.cells.front()), *mean, table.cell(row, "unit"));
    }
    metrics.complete(false);
    finish(run);
    outcome.runs.push_back(std::move(run));
    outcome.keys = {"aiperf:" + source.path.substr(0, source.path.rfind('.'))};
    return outcome;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome = isSweep(source.preview->header) ? readSweepTable(source) : readAggregateTable(source);
    outcome.rank = 1;
    return outcome;
}

} // namespace

Importer aiperfSweepCsvImporter()
{
    return {"aiperf", detect, read};
}

} // namespace core::results
