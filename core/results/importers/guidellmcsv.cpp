// SPDX-License-Identifier: GPL-3.0-or-later
// GuideLLM benchmarks.csv. Source: guidellm/benchmark/output.py (0.2, 0.3) and outputs/csv.py (from 0.4).
//
// | generation | header rows | a figure's column                                        | load                       |
// |------------|-------------|----------------------------------------------------------|----------------------------|
// | 0.2–0.3    | one         | "Successful Time to first token ms mean", … "[min, 0.1, 1, 5, 10, 25, 75, 90, 95, 99,
// max]" | JSON in "Args" | | from 0.4   | three       | group "Time to First Token", "Successful ms", "Mean", …
// "Percentiles" (the same eleven)     | "Benchmark", "Strategy"; rate in "Run Info", "Profile" |
//
// From 0.4 the header is that of the first row, and columns of metrics without data are left out of each row: a row of
// another width has no telling which figure is which, so only what stands in front of the figures is read.
#include "core/parsenumber.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/guidellmmapping.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>

namespace core::results {

namespace {

constexpr std::array<double, 11> listedQuantiles{0.0, 0.001, 0.01, 0.05, 0.1, 0.25, 0.75, 0.9, 0.95, 0.99, 1.0};

using Lookup = std::function<std::string_view(const CsvRow &row, std::string_view group, std::string_view name,
                                              std::string_view unit)>;

void readStatistic(LatencySummary &summary, std::string_view name, std::string_view cell, double unitsPerSecond)
{
    const auto number = nonNegative(parseNumber(cell));
    if (number)
        setStatistic(summary, name, *number / unitsPerSecond);
}

/// Absent below zero: a share of it would be above one.
std::optional<long long> countIn(std::string_view cell)
{
    const auto count = parseInteger(cell);
    return count && *count >= 0 ? count : std::nullopt;
}

/// "[1.0, 2.0, …]": least, the quantiles listed above, greatest.
void readList(LatencySummary &summary, std::string_view cell, double unitsPerSecond)
{
    json::Document document;
    json::Problem problem;
    json::Reader reader(cell);
    if (reader.next(document, problem) != json::Reader::Step::Read || document.root().size() != listedQuantiles.size())
        return;
    for (std::size_t i = 0; i < listedQuantiles.size(); ++i)
        setQuantile(summary, listedQuantiles[i], seconds(document.root().item(i), unitsPerSecond));
}

/// A cell that holds JSON, looked into as long as this lives.
struct JsonCell
{
    json::Document document;
    explicit JsonCell(std::string_view cell)
    {
        json::Problem problem;
        json::Reader reader(cell);
        if (reader.next(document, problem) != json::Reader::Step::Read)
            document.clear();
    }
    json::Value root() const { return document.root(); }
};

Run newRun(const ImportSource &source, int index, const char *schema)
{
    Run run;
    run.source = runSource(source, "guidellm", index);
    run.source.schema = schema;
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::MultiProcess;
    return run;
}

struct OldColumns
{
    const char *metric;
    LatencySummary Run::*summary;
    double unitsPerSecond;
};
constexpr std::array<OldColumns, 3> oldLatencies{{
    {"Request latency", &Run::e2e, 1.0},
    {"Time to first token ms", &Run::ttft, millisecondsPerSecond},
    {"Inter token latency ms", &Run::tpot, millisecondsPerSecond},
}};

Run readOldRow(const ImportSource &source, const CsvTable &table, const CsvRow &row, int index)
{
    Run run = newRun(source, index, "CSV 0.2-0.3");
    const JsonCell args(table.cell(row, "Args"));
    const JsonCell worker(table.cell(row, "Worker"));
    const JsonCell loader(table.cell(row, "Request Loader"));
    const json::Value strategy = args.root()["strategy"];
    setGuidellmLoad(run, {.kind = strategy.text("type_").value_or(std::string()),
                          .streams = strategy.number("streams"),
                          .ratePerSecond = strategy.number("rate")});
    run.identity.model = worker.root().text("backend_model");
    run.identity.tokenizer = loader.root().text("processor");
    run.durationSeconds = nonNegative(table.number(row, "Duration"));
    run.completed = countIn(table.cell(row, "Successful Requests"));
    run.failed = countIn(table.cell(row, "Errored Requests"));
    run.incomplete = countIn(table.cell(row, "Incomplete Requests"));
    if (const auto date = table.cell(row, "Start Time"); !date.empty())
        run.facts.date = std::string(date);
    run.requestThroughputPerSecond = nonNegative(table.number(row, "Successful Requests per second mean"));
    run.outputTokensPerSecond = nonNegative(table.number(row, "Successful Output tokens per second mean"));
    run.totalTokensPerSecond = nonNegative(table.number(row, "Successful Tokens per second mean"));
    run.facts.inputTokensMean = nonNegative(table.number(row, "Successful Prompt token count mean"));
    run.facts.outputTokensMean = nonNegative(table.number(row, "Successful Output token count mean"));
    for (const OldColumns &column : oldLatencies) {
        const std::string prefix = std::string("Successful ") + column.metric;
        LatencySummary &summary = run.*column.summary;
        for (const auto &[name, statistic] :
             {std::pair{" mean", "mean"}, std::pair{" median", "median"}, std::pair{" std dev", "std"}})
            readStatistic(summary, statistic, table.cell(row, prefix + name), column.unitsPerSecond);
        readList(summary, table.cell(row, prefix + " [min, 0.1, 1, 5, 10, 25, 75, 90, 95, 99, max]"),
                 column.unitsPerSecond);
    }
    finish(run);
    return run;
}

struct NewColumns
{
    const char *group;
    const char *name;
    LatencySummary Run::*summary;
    double unitsPerSecond;
};
constexpr std::array<NewColumns, 4> newLatencies{{
    {"Request Latency", "Successful Sec", &Run::e2e, 1.0},
    {"Time to First Token", "Successful ms", &Run::ttft, millisecondsPerSecond},
    {"Inter Token Latency", "Successful ms", &Run::tpot, millisecondsPerSecond},
    {"Time per Output Token", "Successful ms", &Run::tpotInclTtft, millisecondsPerSecond},
}};

/// The rate of this row: the profile's list has one entry a benchmark.
std::optional<double> profileRate(const json::Value &profile, std::size_t index, const char *key)
{
    const json::Value rates = profile[key];
    if (rates.isArray())
        return rates.item(rates.size() == 1 ? 0 : index).number();
    return rates.number();
}

void readNewFigures(Run &run, const CsvRow &row, const Lookup &cell)
{
    for (const NewColumns &column : newLatencies) {
        LatencySummary &summary = run.*column.summary;
        for (const auto &[name, statistic] :
             {std::pair{"Mean", "mean"}, std::pair{"Median", "median"}, std::pair{"Std Dev", "std"}})
            readStatistic(summary, statistic, cell(row, column.group, column.name, name), column.unitsPerSecond);
        readList(summary, cell(row, column.group, column.name, "Percentiles"), column.unitsPerSecond);
    }
    const auto mean = [&](const char *group, const char *name) {
        return nonNegative(parseNumber(cell(row, group, name, "Mean")));
    };
    run.requestThroughputPerSecond = mean("Server Throughput", "Successful Requests/Sec");
    run.inputTokensPerSecond = mean("Token Throughput", "Successful Input Tokens/Sec");
    run.outputTokensPerSecond = mean("Token Throughput", "Successful Output Tokens/Sec");
    run.totalTokensPerSecond = mean("Token Throughput", "Successful Total Tokens/Sec");
    run.facts.inputTokensMean = mean("Token Metrics", "Successful Input Tokens");
    run.facts.outputTokensMean = mean("Token Metrics", "Successful Output Tokens");
}

Run readNewRow(const ImportSource &source, const CsvRow &row, const Lookup &cell, std::size_t width, int index)
{
    Run run = newRun(source, index, "CSV from 0.4");
    const JsonCell profile(cell(row, "Run Info", "Profile", ""));
    const JsonCell backend(cell(row, "Run Info", "Backend", ""));
    const auto position = static_cast<std::size_t>(index);
    auto streams = profileRate(profile.root(), position, "streams");
    const std::string kind(cell(row, "Benchmark", "Strategy", ""));
    setGuidellmLoad(run, {.kind = kind,
                          .streams = streams,
                          .ratePerSecond = kind == "constant" || kind == "poisson" || kind == "async"
                                               ? profileRate(profile.root(), position, "rate")
                                               : std::nullopt});
    run.identity.model = backend.root().text("model");
    run.durationSeconds = nonNegative(parseNumber(cell(row, "Timings", "Duration", "Sec")));
    if (const auto date = cell(row, "Timings", "Start Time", ""); !date.empty())
        run.facts.date = std::string(date);
    run.completed = countIn(cell(row, "Request Counts", "Successful", ""));
    run.failed = countIn(cell(row, "Request Counts", "Errored", ""));
    run.incomplete = countIn(cell(row, "Request Counts", "Incomplete", ""));
    if (row.cells.size() == width) {
        const JsonCell metadata(cell(row, "Runtime Info", "Metadata", ""));
        run.source.toolVersion = metadata.root().text("guidellm_version");
        readNewFigures(run, row, cell);
    } else {
        addRemark(run, "guidellm.csv-row-width",
                  {CORE_TEXT("line %1 has %2 cells under a header of %3: its figures cannot be told apart"),
                   {TextNumber{static_cast<double>(row.line)}, TextNumber{static_cast<double>(row.cells.size())},
                    TextNumber{static_cast<double>(width)}}});
    }
    finish(run);
    return run;
}

Match detect(const ImportSource &source)
{
    const auto &header = source.preview->header;
    if (source.preview->kind != Preview::Kind::Text || header.size() < 4)
        return Match::No;
    const bool old = header[0] == "Type" && header[1] == "Run Id" && header[2] == "Id" && header[3] == "Name";
    return old || header[0] == "Run Info" ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    outcome.rank = 1;
    CsvReader reader(source.text);
    CsvRow first;
    if (!reader.next(first))
        return failure(CORE_TEXT("holds no header line"), source.path, 1);
    CsvRow row;
    int index = 0;
    if (first.cells.front() != "Run Info") {
        const CsvTable table(first.cells);
        while (reader.next(row) && !source.stop.stop_requested()) {
            if (row.cells.size() > 4)
                outcome.runs.push_back(readOldRow(source, table, row, index++));
        }
        outcome.keys = guidellmKeys(source.path, outcome.runs.size());
        return outcome;
    }
    CsvRow names;
    CsvRow units;
    if (!reader.next(names) || !reader.next(units))
        return failure(CORE_TEXT("breaks off inside its three header rows"), source.path, 1);
    std::map<std::array<std::string_view, 3>, std::size_t> columns; // the first of each name
    for (std::size_t i = 0; i < std::min(first.cells.size(), names.cells.size()); ++i)
        columns.try_emplace(
            {first.cells[i], names.cells[i], i < units.cells.size() ? std::string_view(units.cells[i]) : ""}, i);
    const Lookup cell = [&](const CsvRow &cells, std::string_view group, std::string_view name, std::string_view unit) {
        const auto found = columns.find({group, name, unit});
        return found != columns.end() && found->second < cells.cells.size() ? trimmed(cells.cells[found->second])
                                                                            : std::string_view();
    };
    while (reader.next(row) && !source.stop.stop_requested()) {
        if (row.cells.size() > 4)
            outcome.runs.push_back(readNewRow(source, row, cell, first.cells.size(), index++));
    }
    outcome.keys = guidellmKeys(source.path, outcome.runs.size());
    return outcome;
}

} // namespace

Importer guidellmCsvImporter()
{
    return {"guidellm", detect, read};
}

} // namespace core::results
