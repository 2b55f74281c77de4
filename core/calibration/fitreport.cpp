// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/fitreport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <set>

namespace core::calibration {

namespace {

constexpr int fewestRowsLeftOut = 8;
constexpr int rowsOfAConfiguration = 30;
constexpr int roundsLeftOut = 14;

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
    return row.row.group() + (row.measured.decodeOnly ? ", running batch" : row.drafting ? ", drafting unsaid" : "");
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

/// Residuals by group of the spreads, and of how many models or GPUs they come.
struct Pool
{
    Residual residual;
    std::set<std::string> names;
};
using Pools = std::map<std::string, Pool>;

/// At most so many rows of a model on a GPU, engine and format, evenly picked; their weight stands for the others.
std::vector<FitRow> thinned(const std::vector<FitRow> &rows, int most)
{
    const auto key = [](const FitRow &row) {
        return row.modelName + '|' + row.gpuName + '|' + row.row.engine + '|' +
               std::string(precisionId(row.row.weights));
    };
    std::map<std::string, int> counts, seen;
    for (const FitRow &row : rows)
        ++counts[key(row)];
    std::vector<FitRow> kept;
    for (const FitRow &row : rows) {
        const int stride = (counts[key(row)] + most - 1) / most;
        if (seen[key(row)]++ % stride != 0)
            continue;
        kept.push_back(row);
        kept.back().weight *= stride;
    }
    return kept;
}

/// One part left out in turn: the fit without it plays and predicts it. Its residuals go into the pools, its line into
/// the table.
std::string leaveOutTable(const perf::Coefficients &start, const std::vector<FitRow> &rows, bool byGpu,
                          const FitOptions &options, Pools &pools)
{
    std::map<std::string, std::vector<FitRow>> parts;
    for (const FitRow &row : rows)
        parts[byGpu ? row.gpuName : row.modelName].push_back(row);
    const std::vector<FitRow> fewer = thinned(rows, rowsOfAConfiguration);
    std::map<std::string, Residual> totals;
    std::string text = tableHead(byGpu ? "GPU left out" : "model left out");
    for (auto &[name, part] : parts) {
        const auto served =
            std::count_if(part.begin(), part.end(), [](const FitRow &r) { return !r.measured.decodeOnly; });
        if (static_cast<int>(part.size()) < fewestRowsLeftOut || served == 0)
            continue;
        FitOptions without = options;
        (byGpu ? without.leaveOutGpu : without.leaveOutModel) = name;
        const perf::Coefficients fitted = fitCoefficients(start, fewer, without);
        playRows(part, fitted);
        std::map<std::string, Residual> own;
        for (const FitRow &row : part) {
            const RowErrors errors = errorsOf(row, fitted);
            own[groupOf(row)].add(errors);
            totals[groupOf(row)].add(errors);
            if (row.measured.decodeOnly || row.drafting)
                continue;
            Pool &pool = pools[row.row.group() + (byGpu ? ", new gpu" : ", new model")];
            pool.residual.add(errors);
            pool.names.insert(name);
        }
        for (const auto &[group, residual] : own)
            text += tableRow(name + " (" + group + ")", residual);
    }
    for (const auto &[group, residual] : totals)
        text += tableRow("**all: " + group + "**", residual);
    return text;
}

void append(std::vector<double> &into, const std::vector<double> &more)
{
    into.insert(into.end(), more.begin(), more.end());
}

void addSpreads(perf::Coefficients &coefficients, const Pools &pools, double widen)
{
    coefficients.spreads.clear();
    for (const auto &[group, pool] : pools)
        for (const auto &[metric, values] : {std::pair{"throughput", &Residual::throughput},
                                             std::pair{"tpot", &Residual::tpot}, std::pair{"ttft", &Residual::ttft}}) {
            std::vector<double> residuals = pool.residual.*values;
            // Of one model alone nothing is learnt about the next: all kinds then speak.
            const std::string suffix = group.substr(std::min(group.find(','), group.size()));
            if (!suffix.empty() && pool.names.size() < 3)
                for (const auto &[other, more] : pools)
                    if (other != group && other.ends_with(suffix))
                        append(residuals, more.residual.*values);
            if (residuals.size() < 20)
                continue;
            perf::Spread spread;
            spread.metric = metric;
            spread.group = group;
            spread.low = std::min(quantile(residuals, 0.05) * widen, -0.02);
            spread.high = std::max(quantile(residuals, 0.95) * widen, 0.02);
            spread.rows = static_cast<int>(residuals.size());
            coefficients.spreads.push_back(spread);
        }
}

/// Of what was left out: the share inside the interval of its kind, and the interval's mean width.
std::string intervalTable(const perf::Coefficients &coefficients, const Pools &pools)
{
    std::string text =
        "| interval | metric | rows | holds % | width as a share of the prediction |\n|---|---|---:|---:|---:|\n";
    for (const auto &[group, pool] : pools)
        for (const auto &[metric, values] :
             {std::pair{"throughput", &pool.residual.throughput}, std::pair{"tpot", &pool.residual.tpot},
              std::pair{"ttft", &pool.residual.ttft}}) {
            const perf::Spread *spread = coefficients.spread(metric, group);
            if (spread == nullptr || values->empty())
                continue;
            const auto inside = std::count_if(values->begin(), values->end(), [&](double value) {
                return value >= spread->low && value <= spread->high;
            });
            text += fmt::format("| {} | {} | {} | {:.0f} | {:.2f} |\n", group, metric, values->size(),
                                100.0 * static_cast<double>(inside) / static_cast<double>(values->size()),
                                std::exp(spread->high) - std::exp(spread->low));
        }
    return text;
}

void nameLearnt(perf::Coefficients &coefficients, const std::vector<FitRow> &learnt)
{
    std::set<std::string> models, gpus;
    for (const FitRow &row : learnt)
        if (row.weight > 0.0) {
            models.insert(row.modelName);
            gpus.insert(row.gpuName);
        }
    coefficients.learntModels.assign(models.begin(), models.end());
    coefficients.learntGpus.assign(gpus.begin(), gpus.end());
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
    Pools pools;
    std::vector<FitRow> learnt, out;
    const std::vector<bool> isOut = leftOut(rows, options);
    for (std::size_t i = 0; i < rows.size(); ++i)
        (isOut[i] ? out : learnt).push_back(rows[i]);
    text += fmt::format("## Rows it learnt from ({})\n\n", learnt.size()) +
            errorTable(learnt, report.coefficients, false) + "\n" + errorTable(learnt, report.coefficients, true) +
            "\n";
    if (!out.empty())
        text +=
            fmt::format("## Rows left out ({})\n\n", out.size()) + errorTable(out, report.coefficients, false) + "\n";
    for (const FitRow &row : learnt)
        if (!row.measured.decodeOnly)
            pools[row.row.group()].residual.add(errorsOf(row, report.coefficients));
    if (leaveOutTables) {
        FitOptions shorter = options;
        shorter.rounds = std::min(options.rounds, roundsLeftOut);
        text += "## Each model left out in turn\n\nModels of the same dimensions are left out together.\n\n" +
                leaveOutTable(start, rows, false, shorter, pools) + "\n";
        text += "## Each GPU left out in turn\n\n" + leaveOutTable(start, rows, true, shorter, pools) + "\n";
        // A row of another source resembles those learnt from less than they resemble each other.
        for (const char *kind : {"dense", "moe"})
            if (const auto other = pools.find(std::string(kind) + ", new gpu"); other != pools.end()) {
                append(pools[kind].residual.throughput, other->second.residual.throughput);
                append(pools[kind].residual.tpot, other->second.residual.tpot);
                append(pools[kind].residual.ttft, other->second.residual.ttft);
            }
    }
    addSpreads(report.coefficients, pools, leaveOutTables ? 1.0 : 1.3); // the rows it learnt from flatter the fit
    nameLearnt(report.coefficients, learnt);
    text += "## Intervals of 90 %\n\n" + intervalTable(report.coefficients, pools);
    // Configurations of engines that were never measured: two to three times slower is common.
    for (const char *metric : {"tpot", "ttft"})
        report.coefficients.spreads.push_back({metric, "other", -0.4, 1.4, 0});
    report.coefficients.spreads.push_back({"throughput", "other", -1.4, 0.4, 0});
    report.coefficients.about = fmt::format("fitted to {} measured rows", learnt.size());
    return report;
}

} // namespace core::calibration
