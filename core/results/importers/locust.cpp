// SPDX-License-Identifier: GPL-3.0-or-later
// Locust *_stats.csv: milliseconds, one row a request name and the row "Aggregated". No tokens and no first token.
//
// | completed        | Request Count less Failure Count   |
// | e2e              | Average/Min/Max Response Time, 50% … 99.99% |
// | req/s            | Requests/s                         |
#include "core/results/believable.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

namespace core::results {

namespace {

bool isHistory(const std::vector<std::string> &header)
{
    return header.size() > 3 && header[0] == "Timestamp" && header[1] == "User Count" && header[2] == "Type";
}

Match detect(const ImportSource &source)
{
    const auto &header = source.preview->header;
    if (source.preview->kind != Preview::Kind::Text || header.size() < 5)
        return Match::No;
    const bool stats = header[0] == "Type" && header[1] == "Name" && header[2] == "Request Count";
    return stats || isHistory(header) ? Match::Strong : Match::No;
}

Run readRow(const ImportSource &source, const CsvTable &table, const CsvRow &row)
{
    Run run;
    run.source = runSource(source, "locust", 0);
    run.identity.clock = Clock::Client;
    run.facts.streaming = false;
    const auto count = table.number(row, "Request Count");
    const auto failures = nonNegative(table.number(row, "Failure Count"));
    if (failures)
        run.failed = countFrom(*failures);
    if (count && *count >= failures.value_or(0.0))
        run.completed = countFrom(*count - failures.value_or(0.0));
    run.requestThroughputPerSecond = nonNegative(table.number(row, "Requests/s"));
    const auto time = [&](std::string_view name) -> std::optional<double> {
        const auto value = nonNegative(table.number(row, name));
        return value ? std::optional(*value / millisecondsPerSecond) : std::nullopt;
    };
    run.e2e.meanSeconds = time("Average Response Time");
    run.e2e.minSeconds = time("Min Response Time");
    run.e2e.maxSeconds = time("Max Response Time");
    for (const std::string &name : table.header()) {
        const auto quantile = name.ends_with('%') ? quantileFromKey(name) : std::nullopt;
        if (quantile && *quantile < 1.0)
            setQuantile(run.e2e, *quantile, time(name));
    }
    addRemark(run, "locust.failures-inside",
              CORE_TEXT("the latencies hold failed requests too, and percentiles are rounded by the tool"));
    finish(run);
    return run;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    if (isHistory(source.preview->header)) {
        outcome.unrecognised.push_back(
            {source.path, CORE_TEXT("is the history of a Locust run; its statistics are what is read"), true});
        return outcome;
    }
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    std::optional<CsvRow> chosen;
    while (reader.next(row)) {
        if (table.cell(row, "Request Count").empty())
            continue;
        if (!chosen || table.cell(row, "Name") == "Aggregated" || table.cell(row, "Name") == "Total")
            chosen = row;
    }
    if (chosen)
        outcome.runs.push_back(readRow(source, table, *chosen));
    return outcome;
}

} // namespace

Importer locustImporter()
{
    return {"locust", detect, read};
}

} // namespace core::results
