// SPDX-License-Identifier: GPL-3.0-or-later
// fmperf: {"results": […], "energy": {}}, one row a streamed response. Source: fmperf/loadgen/run.py, utils/Parsing.py.
//
// | here          | in the file                                                                          |
// |---------------|--------------------------------------------------------------------------------------|
// | concurrency   | exp_num_users; a file may hold several levels                                         |
// | duration      | exp_duration, s: what the tool divides by                                             |
// | ttft          | duration_ms of the row with response_idx 0                                            |
// | itl           | duration_ms of the other rows, pooled                                                 |
// | e2e           | sum of duration_ms of a request (worker_idx, request_idx)                             |
// | output tokens | n_tokens                                                                              |
// | failed        | a row with ok false                                                                   |
//
// Rows with exclude true came after the grace period and are left out; a request with such rows was cut off. The
// energy beside the rows has no unit in the file and is not read.
#include "core/results/believable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <map>
#include <tuple>

namespace core::results {

namespace {

bool isRow(const json::Value &row)
{
    return row.hasAll({"response_idx", "n_tokens", "duration_ms"});
}

bool isReport(const json::Value &document)
{
    return isRow(document["results"].item(0)) || isRow(document.item(0));
}

struct Request
{
    RequestRecord record;
    bool cutOff = false;
    double totalSeconds = 0.0;
    double outputTokens = 0.0;
};

struct Level
{
    std::map<std::pair<long long, long long>, Request> requests;
    std::vector<double> gaps;
    double outputTokens = 0.0;
    std::optional<double> durationSeconds;
    int rows = 0;
};

void addRow(Level &level, const json::Value &row, double origin)
{
    ++level.rows;
    const auto worker = countOf(row["worker_idx"]).value_or(0);
    const auto index = countOf(row["request_idx"]).value_or(level.rows);
    Request &request = level.requests[{worker, index}];
    if (!level.durationSeconds)
        level.durationSeconds = seconds(row["exp_duration"]);
    if (!row.boolean("ok").value_or(true)) {
        request.record.failed = true;
        return;
    }
    if (row.boolean("exclude").value_or(false)) {
        request.cutOff = true;
        return;
    }
    const auto duration = seconds(row["duration_ms"], millisecondsPerSecond);
    const auto tokens = countOf(row["n_tokens"]).value_or(0);
    request.outputTokens += static_cast<double>(tokens);
    request.record.outputTokens = countFrom(request.outputTokens);
    level.outputTokens += static_cast<double>(tokens);
    if (!duration)
        return;
    request.totalSeconds += *duration;
    if (row.number("response_idx").value_or(0.0) > 0.0) {
        level.gaps.push_back(*duration);
        return;
    }
    request.record.ttftSeconds = duration;
    if (const auto time = row.number("timestamp"))
        request.record.startSeconds = (*time - origin) / nanosecondsPerSecond - *duration;
}

Run runOf(const ImportSource &source, Level &level, double users, int index)
{
    Run run;
    run.source = runSource(source, "fmperf", index);
    run.identity.clock = Clock::Client;
    run.identity.clientClass = ClientClass::SingleProcess;
    run.facts.streaming = true;
    long long cutOff = 0;
    for (auto &[key, request] : level.requests) {
        if (request.cutOff && !request.record.failed) {
            ++cutOff;
            continue;
        }
        if (request.record.failed)
            request.record.ttftSeconds.reset();
        else if (request.totalSeconds > 0.0)
            request.record.e2eSeconds = request.totalSeconds;
        run.requests.push_back(request.record);
    }
    summariseRecords(run);
    run.itl = summarised(std::move(level.gaps));
    run.incomplete = cutOff;
    run.inputTokensPerSecond.reset();
    run.totalTokensPerSecond.reset();
    if (level.durationSeconds && *level.durationSeconds > 0.0) {
        run.durationSeconds = level.durationSeconds;
        run.requestThroughputPerSecond = static_cast<double>(run.completed.value_or(0)) / *level.durationSeconds;
        run.outputTokensPerSecond = level.outputTokens / *level.durationSeconds;
    }
    if (users > 0.0)
        setLoad(run, users, std::nullopt);
    finish(run);
    return run;
}

Match detect(const ImportSource &source)
{
    return isReport(source.preview->root()) ? Match::Strong : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    std::map<double, Level> levels;
    forEachDocument(source, outcome, [&](const json::Value &document, int) {
        if (!isReport(document))
            return false;
        const json::Value rows = document.isArray() ? document : document["results"];
        const double origin = rows.item(0).number("timestamp").value_or(0.0);
        for (const json::Value row : rows.items()) {
            if (source.stop.stop_requested())
                break;
            if (isRow(row))
                addRow(levels[row.looseNumber("exp_num_users").value_or(0.0)], row, origin);
        }
        return true;
    });
    int index = 0;
    for (auto &[users, level] : levels)
        outcome.runs.push_back(runOf(source, level, users, index++));
    return outcome;
}

} // namespace

Importer fmperfImporter()
{
    return {"fmperf", detect, read};
}

} // namespace core::results
