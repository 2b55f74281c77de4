// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/fitreport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <map>

namespace core::calibration {

namespace {

constexpr int fewestRowsLeftOut = 8;

/// ln(measured / predicted) by metric.
struct Residual
{
    std::vector<double> throughput, tpot, ttft;
    void add(const RowErrors &errors)
    {
        if (errors.throughput)
            throughput.push_back(*errors.throughput);
        if (errors.tpot)
            tpot.push_back(*errors.tpot);
        if (errors.ttft)
            ttft.push_back(*errors.ttft);
    }
};

double quantile(std::vector<double> values, double at)
{
    if (values.empty())
        return 0.0;
    std::sort(values.begin(), values.end());
    const double place = at * static_cast<double>(values.size() - 1);
    const auto low = static_cast<std::size_t>(place);
    const std::size_t high = std::min(low + 1, values.size() - 1);
    return values[low] + (place - static_cast<double>(low)) * (values[high] - values[low]);
}

/// Median of |predicted / measured − 1| in percent.
std::string medianError(const std::vector<double> &logs)
{
    if (logs.empty())
        return "–";
    std::vector<double> errors;
    for (const double value : logs)
        errors.push_back(100.0 * std::abs(std::exp(-value) - 1.0));
    return fmt::format("{:.1f}", quantile(std::move(errors), 0.5));
}

std::string tableHead(std::string_view first)
{
    return fmt::format("| {} | rows | tok/s | TPOT | TTFT |\n|---|---:|---:|---:|---:|\n", first);
}

std::string tableRow(const std::string &label, const Residual &r)
{
    return fmt::format("| {} | {} | {} | {} | {} |\n", label, std::max(r.tpot.size(), r.ttft.size()),
                       medianError(r.throughput), medianError(r.tpot), medianError(r.ttft));
}

std::string groupOf(const FitRow &row)
{
    return row.measured.decodeOnly ? row.row.group() + ", running batch" : row.row.group();
}

std::string errorTable(const std::vector<FitRow> &rows, const perf::Coefficients &coefficients, bool byGpu)
{
    std::map<std::string, Residual> groups;
    for (const FitRow &row : rows) {
        const std::string label =
            byGpu ? groupOf(row) + ", " + row.gpuName + ", " + std::string(precisionId(row.row.weights)) : groupOf(row);
        groups[label].add(errorsOf(row, coefficients));
    }
    std::string text = tableHead("median error in %");
    for (const auto &[label, residual] : groups)
        text += tableRow(label, residual);
    return text;
}

/// One part left out in turn: its residuals into `pooled`, its line into the table.
std::string leaveOutTable(const perf::Coefficients &start, const std::vector<FitRow> &rows, bool byGpu,
                          const FitOptions &options, std::map<std::string, Residual> &pooled)
{
    std::map<std::string, int> counts;
    for (const FitRow &row : rows)
        ++counts[byGpu ? row.gpuName : row.modelName];
    std::map<std::string, Residual> totals;
    std::string text = tableHead(byGpu ? "GPU left out" : "model left out");
    for (const auto &[name, count] : counts) {
        if (count < fewestRowsLeftOut)
            continue;
        FitOptions without = options;
        (byGpu ? without.leaveOutGpu : without.leaveOutModel) = name;
        const perf::Coefficients fitted = fitCoefficients(start, rows, without);
        Residual own;
        for (const FitRow &row : rows) {
            if ((byGpu ? row.gpuName : row.modelName) != name)
                continue;
            const RowErrors errors = errorsOf(row, fitted);
            own.add(errors);
            totals[groupOf(row)].add(errors);
            if (!row.measured.decodeOnly)
                pooled[row.row.group()].add(errors);
        }
        text += tableRow(name, own);
    }
    for (const auto &[group, residual] : totals)
        text += tableRow("**all: " + group + "**", residual);
    return text;
}

void addSpreads(perf::Coefficients &coefficients, const std::map<std::string, Residual> &residuals, double widen)
{
    coefficients.spreads.clear();
    for (const auto &[group, r] : residuals)
        for (const auto &[metric, values] :
             {std::pair{"throughput", &r.throughput}, std::pair{"tpot", &r.tpot}, std::pair{"ttft", &r.ttft}}) {
            if (values->size() < 20)
                continue;
            perf::Spread spread;
            spread.metric = metric;
            spread.group = group;
            spread.low = std::min(quantile(*values, 0.05) * widen, -0.02);
            spread.high = std::max(quantile(*values, 0.95) * widen, 0.02);
            spread.rows = static_cast<int>(values->size());
            coefficients.spreads.push_back(spread);
        }
}

} // namespace

FitReport fitWithReport(const perf::Coefficients &start, const std::vector<FitRow> &given, const FitOptions &options,
                        bool leaveOutTables)
{
    // The closed form is fitted first; then the harness is played at what was found, and the fit repeated with the
    // ratios in place, so that in the end the simulation is what fits.
    std::vector<FitRow> rows = given;
    FitReport report;
    report.coefficients = fitCoefficients(start, rows, options);
    for (int round = 0; round < options.plays; ++round) {
        playRows(rows, report.coefficients);
        report.coefficients = fitCoefficients(start, rows, options);
    }
    if (options.plays > 0)
        playRows(rows, report.coefficients);
    std::string &text = report.markdown;
    text = "# Fidelity of the engine\n\nMedian absolute errors in %, the harness played by the simulation, written by "
           "`paretoscope fit`. "
           "“Running batch” rows are median gaps between tokens, without prompts.\n\n";
    std::map<std::string, Residual> residuals;
    std::vector<FitRow> learnt, out;
    for (const FitRow &row : rows)
        (row.modelName == options.leaveOutModel || row.gpuName == options.leaveOutGpu ? out : learnt).push_back(row);
    text += fmt::format("## Rows it learnt from ({})\n\n", learnt.size()) +
            errorTable(learnt, report.coefficients, false) + "\n" + errorTable(learnt, report.coefficients, true) +
            "\n";
    if (!out.empty())
        text +=
            fmt::format("## Rows left out ({})\n\n", out.size()) + errorTable(out, report.coefficients, false) + "\n";
    double widen = 1.0;
    if (leaveOutTables) {
        FitOptions shorter = options;
        shorter.rounds = std::min(options.rounds, 6);
        text += "## Each model left out in turn\n\n" + leaveOutTable(start, rows, false, shorter, residuals) + "\n";
        text += "## Each GPU left out in turn\n\n" + leaveOutTable(start, rows, true, shorter, residuals) + "\n";
    } else {
        widen = 1.3; // the rows it learnt from flatter the fit
        for (const FitRow &row : learnt)
            if (!row.measured.decodeOnly)
                residuals[row.row.group()].add(errorsOf(row, report.coefficients));
    }
    addSpreads(report.coefficients, residuals, widen);
    // Configurations of engines that were never measured: two to three times slower is common.
    for (const char *metric : {"tpot", "ttft"})
        report.coefficients.spreads.push_back({metric, "other", -0.4, 1.4, 0});
    report.coefficients.spreads.push_back({"throughput", "other", -1.4, 0.4, 0});
    report.coefficients.about = fmt::format("fitted to {} measured rows", learnt.size());
    return report;
}

} // namespace core::calibration
