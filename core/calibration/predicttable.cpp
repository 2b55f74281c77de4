// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/predicttable.h"

#include "core/calibration/rowcalibration.h"
#include "core/csv.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <mutex>
#include <thread>

namespace core::calibration {

namespace {

using Columns = std::map<std::string, std::size_t, std::less<>>;

Columns columnsOf(const CsvRow &header)
{
    Columns columns;
    for (std::size_t i = 0; i < header.cells.size(); ++i)
        columns.emplace(header.cells[i], i);
    return columns;
}

Cell cellsOf(const Columns &columns, const CsvRow &row)
{
    return [&columns, &row](std::string_view name) {
        const auto found = columns.find(name);
        return found != columns.end() && found->second < row.cells.size() ? row.cells[found->second] : std::string();
    };
}

/// One line as RFC 4180 asks, cells unchanged: what is passed through must come out as it went in.
std::string plainLine(const std::vector<std::string> &cells)
{
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            line += ',';
        if (cells[i].find_first_of(",\"\r\n") == std::string::npos) {
            line += cells[i];
            continue;
        }
        line += '"';
        for (const char c : cells[i])
            line += c == '"' ? std::string("\"\"") : std::string(1, c);
        line += '"';
    }
    return line + '\n';
}

struct Counts
{
    std::atomic<int> predicted{0}, calibrated{0};
};

/// Calls `work` for 0 … count − 1 on so many threads, each index once.
void inParallel(std::size_t count, unsigned jobs, const std::function<void(std::size_t)> &work)
{
    const unsigned cores = std::max(std::thread::hardware_concurrency(), 1U);
    const std::size_t threads =
        std::min<std::size_t>(jobs == 0 ? cores : std::min(jobs, 256U), std::max<std::size_t>(count, 1));
    std::atomic<std::size_t> next{0};
    const auto loop = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            work(i);
    };
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < threads; ++i)
        others.emplace_back(loop);
    loop();
}

using MeasuredRows = std::map<std::string, std::vector<MeasuredCase>>;

MeasuredRows readMeasuredRows(const std::string &csv, const catalogue::Catalogue &catalogue)
{
    MeasuredRows rows;
    const std::vector<CsvRow> table = readCsv(csv);
    if (table.empty())
        return rows;
    const Columns columns = columnsOf(table.front());
    for (std::size_t i = 1; i < table.size(); ++i) {
        const Cell cell = cellsOf(columns, table[i]);
        MeasuredCase point{readCase(cell, catalogue), {}, readMeasured(cell)};
        if (point.row.refusal || !point.measured.tpotSeconds || point.row.load != LoadKind::Closed ||
            point.measured.decodeOnly)
            continue;
        point.harness = harnessOf(point.row, catalogue).harness;
        rows[configurationKey(point.row)].push_back(std::move(point));
    }
    return rows;
}

std::string number(double value)
{
    return std::isfinite(value) && value >= 0.0 ? fmt::format("{:.6g}", value) : std::string();
}

/// The rest of the distributions, in the order of predictionColumns; empty where nothing was played.
std::vector<std::string> distributionCells(const Prediction &p)
{
    constexpr double ms = 1000.0;
    std::vector<std::string> cells;
    const auto add = [&](const results::LatencySummary *summary, bool mean, std::initializer_list<double> quantiles) {
        const auto cell = [&](std::optional<double> seconds) {
            cells.push_back(summary != nullptr && seconds ? number(*seconds * ms) : std::string());
        };
        if (mean)
            cell(summary != nullptr ? summary->meanSeconds : std::nullopt);
        for (const double q : quantiles)
            cell(summary != nullptr ? summary->quantile(q) : std::nullopt);
    };
    add(p.played ? &p.played->ttft : nullptr, false, {0.9, 0.95});
    add(p.played ? &p.played->tpot : nullptr, false, {0.9, 0.95});
    add(p.played ? &p.played->itl : nullptr, true, {0.5, 0.9, 0.95, 0.99});
    add(p.played ? &p.played->e2e : nullptr, true, {0.5, 0.9, 0.95, 0.99});
    return cells;
}

std::vector<std::string> cellsFor(const Prediction &p, const std::string &note)
{
    constexpr double ms = 1000.0;
    const SteadyState &s = p.state;
    const auto three = [](const Bounds &b, double unit) {
        return std::vector<std::string>{number(b.value * unit), number(b.low * unit), number(b.high * unit)};
    };
    std::vector<std::string> cells;
    const auto add = [&](const std::vector<std::string> &more) { cells.insert(cells.end(), more.begin(), more.end()); };
    add(three(p.throughput, 1.0));
    add(three(p.steadyThroughput, 1.0));
    add({number(s.requestsPerSecond)});
    add(three(p.ttft, ms));
    add({number(s.ttftP50Seconds * ms), number(s.ttftP99Seconds * ms)});
    add(three(p.tpot, ms));
    add({number(s.tpotP50Seconds * ms), number(s.tpotP99Seconds * ms)});
    add(distributionCells(p));
    cells.push_back(note);
    return cells;
}

std::string joined(const std::vector<Text> &texts)
{
    std::string all;
    for (const Text &text : texts)
        all += (all.empty() ? "" : " ") + text.english();
    return all;
}

/// The cells of one row's prediction, or empty ones with the reason.
std::vector<std::string> predictCells(const Cell &cell, const catalogue::Catalogue &catalogue,
                                      const perf::Coefficients &coefficients, const MeasuredRows &measured,
                                      Counts &counts)
{
    const auto refused = [](const std::string &why) {
        std::vector<std::string> cells(predictionColumns().size());
        cells.back() = why;
        return cells;
    };
    const Case row = readCase(cell, catalogue);
    if (row.refusal)
        return refused(row.refusal->english());
    const RowHarness harness = harnessOf(row, catalogue);
    RowCalibration calibration;
    if (const auto known = measured.find(configurationKey(row)); known != measured.end()) {
        std::vector<const MeasuredCase *> points;
        for (const MeasuredCase &point : known->second)
            points.push_back(&point);
        calibration = calibrateRow(row, points, coefficients);
        counts.calibrated += calibration.rows > 0 ? 1 : 0;
    }
    const auto prediction = predictRow(row, harness, coefficients, calibration);
    if (!prediction)
        return refused(prediction.error().message.english());
    ++counts.predicted;
    std::vector<Text> notes = row.notes;
    notes.insert(notes.end(), harness.notes.begin(), harness.notes.end());
    if (prediction->state.memoryBound)
        notes.emplace_back(CORE_TEXT("The cache holds about %1 requests at once; the others wait."),
                           std::vector<TextArgument>{TextNumber{std::round(prediction->state.running), 6}});
    if (calibration.rows > 0)
        notes.emplace_back(CORE_TEXT("Calibrated with %1 measured rows: fixed times × %2, prompts × %3."),
                           std::vector<TextArgument>{TextNumber{double(calibration.rows), 6},
                                                     TextNumber{calibration.overhead},
                                                     TextNumber{calibration.prefill}});
    return cellsFor(*prediction, joined(notes));
}

} // namespace

const std::vector<std::string> &predictionColumns()
{
    static const std::vector<std::string> columns{"pred_output_tok_s",
                                                  "pred_output_tok_s_lo",
                                                  "pred_output_tok_s_hi",
                                                  "pred_steady_output_tok_s",
                                                  "pred_steady_output_tok_s_lo",
                                                  "pred_steady_output_tok_s_hi",
                                                  "pred_request_throughput_rps",
                                                  "pred_ttft_mean_ms",
                                                  "pred_ttft_mean_ms_lo",
                                                  "pred_ttft_mean_ms_hi",
                                                  "pred_ttft_p50_ms",
                                                  "pred_ttft_p99_ms",
                                                  "pred_tpot_mean_ms",
                                                  "pred_tpot_mean_ms_lo",
                                                  "pred_tpot_mean_ms_hi",
                                                  "pred_tpot_p50_ms",
                                                  "pred_tpot_p99_ms",
                                                  "pred_ttft_p90_ms",
                                                  "pred_ttft_p95_ms",
                                                  "pred_tpot_p90_ms",
                                                  "pred_tpot_p95_ms",
                                                  "pred_itl_mean_ms",
                                                  "pred_itl_p50_ms",
                                                  "pred_itl_p90_ms",
                                                  "pred_itl_p95_ms",
                                                  "pred_itl_p99_ms",
                                                  "pred_e2e_mean_ms",
                                                  "pred_e2e_p50_ms",
                                                  "pred_e2e_p90_ms",
                                                  "pred_e2e_p95_ms",
                                                  "pred_e2e_p99_ms",
                                                  "pred_note"};
    return columns;
}

Result<PredictedTable> predictTable(std::string_view casesCsv, const catalogue::Catalogue &catalogue,
                                    const perf::Coefficients &coefficients, const PredictOptions &options)
{
    const std::vector<CsvRow> table = readCsv(casesCsv);
    if (table.empty())
        return failure(CORE_TEXT("The file is empty: expected a table with a column “model”."), options.sourceName);
    Columns columns = columnsOf(table.front());
    if (!columns.contains("model") || !columns.contains("gpu"))
        return failure(CORE_TEXT("This is no table of cases: expected columns “model” and “gpu”."), options.sourceName,
                       1, 1);
    const MeasuredRows measured = readMeasuredRows(options.measuredCsv, catalogue);
    const auto &added = predictionColumns();
    // Predictions that the input already carries are replaced, not repeated.
    std::vector<std::size_t> kept;
    for (std::size_t i = 0; i < table.front().cells.size(); ++i)
        if (std::find(added.begin(), added.end(), table.front().cells[i]) == added.end())
            kept.push_back(i);
    const auto line = [&](const CsvRow &row, const std::vector<std::string> &more) {
        std::vector<std::string> cells;
        cells.reserve(kept.size() + more.size());
        for (const std::size_t i : kept)
            cells.push_back(i < row.cells.size() ? row.cells[i] : std::string());
        cells.insert(cells.end(), more.begin(), more.end());
        return plainLine(cells);
    };
    PredictedTable result;
    result.csv = line(table.front(), added);
    std::vector<std::string> lines(table.size());
    std::mutex reporting;
    std::size_t done = 0;
    Counts counts;
    inParallel(table.size() - 1, options.jobs, [&](std::size_t index) {
        const CsvRow &row = table[index + 1];
        const bool blank = row.cells.size() == 1 && row.cells.front().empty();
        if (!blank && !options.stop.stop_requested())
            lines[index + 1] =
                line(row, predictCells(cellsOf(columns, row), catalogue, coefficients, measured, counts));
        if (options.progress) {
            const std::lock_guard lock(reporting);
            options.progress(static_cast<double>(++done) / static_cast<double>(table.size()));
        }
    });
    if (options.stop.stop_requested())
        return failure(CORE_TEXT("Stopped before all rows were predicted."));
    for (const std::string &text : lines) {
        result.csv += text;
        result.rows += text.empty() ? 0 : 1;
    }
    result.predicted = counts.predicted;
    result.calibrated = counts.calibrated;
    return result;
}

} // namespace core::calibration
