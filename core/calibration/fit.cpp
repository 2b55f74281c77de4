// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/fit.h"

#include "core/calibration/harnessplay.h"
#include "core/calibration/robustfit.h"
#include "core/csv.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <set>

namespace core::calibration {

namespace {

using perf::Adjustment;
using perf::CoefficientKey;
using perf::Coefficients;
using perf::Term;

/// A factor that is fitted: of the whole (adjustment < 0), or of an adjustment.
struct Knob
{
    int adjustment = -1;
    Term term = Term::Layer;
    bool routing = false; ///< the exponent of the law of coverage instead of a factor
    double deviation = 0.3;
};

struct Design
{
    std::vector<Adjustment> adjustments;
    std::vector<Knob> knobs;
};

struct TermPrior
{
    Term term;
    double deviation;
};

void addAdjustment(Design &design, Adjustment adjustment, std::initializer_list<TermPrior> terms, double share = 1.0)
{
    adjustment.factors.fill(1.0);
    const int index = static_cast<int>(design.adjustments.size());
    design.adjustments.push_back(std::move(adjustment));
    for (const TermPrior &prior : terms)
        design.knobs.push_back({index, prior.term, false, prior.deviation * share});
}

/// What occurs in the rows.
struct Kinds
{
    std::set<std::string> engines, architectures, gpus, precisions, expertPrecisions, attentions;
    std::set<std::pair<std::string, std::string>> enginePrecisions, engineExperts, engineAttentions;
};

Kinds kindsOf(const std::vector<CoefficientKey> &keys)
{
    Kinds kinds;
    for (const CoefficientKey &key : keys) {
        kinds.engines.insert(key.engine);
        kinds.architectures.insert(key.architecture);
        kinds.gpus.insert(key.gpu);
        kinds.precisions.insert(key.precision);
        kinds.attentions.insert(key.attention);
        kinds.enginePrecisions.emplace(key.engine, key.precision);
        kinds.engineAttentions.emplace(key.engine, key.attention);
        if (key.moe) {
            kinds.expertPrecisions.insert(key.expertPrecision);
            kinds.engineExperts.emplace(key.engine, key.expertPrecision);
        }
    }
    return kinds;
}

void addEngines(Design &design, const Kinds &kinds)
{
    for (const std::string &engine : kinds.engines) {
        Adjustment a;
        a.engine = engine;
        addAdjustment(design, a,
                      {{Term::Layer, 0.3},
                       {Term::Step, 0.4},
                       {Term::Sequence, 0.4},
                       {Term::PrefillLayer, 0.4},
                       {Term::Request, 0.4},
                       {Term::PromptToken, 0.4},
                       {Term::KernelFloor, 0.2},
                       {Term::LinearMemory, 0.1},
                       {Term::LinearCompute, 0.2},
                       {Term::AttentionDecode, 0.2},
                       {Term::AttentionPrefill, 0.2},
                       {Term::CollectiveLatency, 0.2},
                       {Term::CollectiveVolume, 0.2}});
        a.moe = "yes";
        addAdjustment(design, a,
                      {{Term::ExpertsFloor, 0.3},
                       {Term::ExpertsMemory, 0.2},
                       {Term::ExpertsCompute, 0.3},
                       {Term::Layer, 0.3},
                       {Term::PrefillLayer, 0.4}});
    }
    if (!kinds.engines.contains("vllm"))
        return;
    // vLLM of 2025: mixtures by kernels that later versions replaced. It must not slow down what is predicted today.
    Adjustment a;
    a.engine = "vllm";
    a.versionBefore = "0.15";
    addAdjustment(design, a,
                  {{Term::KernelFloor, 0.2},
                   {Term::Layer, 0.3},
                   {Term::Step, 0.3},
                   {Term::Sequence, 0.3},
                   {Term::LinearMemory, 0.1},
                   {Term::AttentionDecode, 0.2}});
    a.moe = "yes";
    addAdjustment(design, a, {{Term::ExpertsMemory, 0.3}, {Term::ExpertsCompute, 0.3}, {Term::ExpertsFloor, 0.3}});
}

void addGpus(Design &design, const Kinds &kinds, double narrow)
{
    for (const std::string &architecture : kinds.architectures) {
        Adjustment a;
        a.architecture = architecture;
        addAdjustment(design, a,
                      {{Term::LinearMemory, 0.15},
                       {Term::LinearCompute, 0.2},
                       {Term::ExpertsMemory, 0.2},
                       {Term::ExpertsCompute, 0.2},
                       {Term::ExpertsFloor, 0.2},
                       {Term::KernelFloor, 0.2},
                       {Term::Layer, 0.3},
                       {Term::AttentionDecode, 0.2},
                       {Term::AttentionPrefill, 0.2},
                       {Term::CollectiveVolume, 0.2},
                       {Term::PrefillLayer, 0.2}});
    }
    for (const std::string &gpu : kinds.gpus) {
        Adjustment a;
        a.gpu = gpu;
        addAdjustment(design, a,
                      {{Term::LinearMemory, 0.08},
                       {Term::LinearCompute, 0.1},
                       {Term::ExpertsMemory, 0.1},
                       {Term::AttentionDecode, 0.1},
                       {Term::Layer, 0.1}},
                      narrow);
    }
}

void addFormats(Design &design, const Kinds &kinds, double narrow)
{
    Adjustment a;
    for (const std::string &precision : kinds.precisions) {
        a.precision = precision;
        addAdjustment(design, a, {{Term::LinearMemory, 0.15}, {Term::LinearCompute, 0.2}, {Term::KernelFloor, 0.2}});
    }
    for (const auto &[engine, precision] : kinds.enginePrecisions) {
        a.engine = engine;
        a.precision = precision;
        addAdjustment(design, a, {{Term::LinearMemory, 0.1}, {Term::LinearCompute, 0.15}}, narrow);
    }
    a = {};
    a.moe = "yes";
    for (const std::string &precision : kinds.expertPrecisions) {
        a.precision = precision;
        addAdjustment(design, a, {{Term::ExpertsMemory, 0.2}, {Term::ExpertsCompute, 0.3}, {Term::ExpertsFloor, 0.3}});
    }
    for (const auto &[engine, precision] : kinds.engineExperts) {
        a.engine = engine;
        a.precision = precision;
        addAdjustment(design, a, {{Term::ExpertsMemory, 0.15}, {Term::ExpertsCompute, 0.2}, {Term::ExpertsFloor, 0.2}},
                      narrow);
    }
}

/// The factors and how far each may go: the whole freely, what tells engines, GPUs and formats apart less so.
Design designFor(const std::vector<CoefficientKey> &keys, double narrow)
{
    Design design;
    for (std::size_t i = 0; i < perf::termCount; ++i)
        design.knobs.push_back({-1, static_cast<Term>(i), false, 0.7});
    design.knobs.push_back({-1, Term::Layer, true, 0.3});
    const Kinds kinds = kindsOf(keys);
    addEngines(design, kinds);
    addGpus(design, kinds, narrow);
    addFormats(design, kinds, narrow);
    Adjustment a;
    for (const std::string &attention : kinds.attentions) {
        a.attention = attention;
        addAdjustment(design, a,
                      {{Term::Layer, 0.3},
                       {Term::KernelFloor, 0.2},
                       {Term::AttentionDecode, 0.3},
                       {Term::AttentionPrefill, 0.3},
                       {Term::PrefillLayer, 0.3}},
                      narrow);
    }
    for (const auto &[engine, attention] : kinds.engineAttentions) {
        a.engine = engine;
        a.attention = attention;
        addAdjustment(design, a, {{Term::Layer, 0.2}, {Term::AttentionDecode, 0.2}, {Term::PrefillLayer, 0.3}}, narrow);
    }
    return design;
}

Coefficients applied(const Coefficients &start, const Design &design, const std::vector<double> &values)
{
    Coefficients made = start;
    made.adjustments = design.adjustments;
    for (std::size_t i = 0; i < values.size(); ++i) {
        const Knob &knob = design.knobs[i];
        if (knob.routing)
            made.routingExponent = std::clamp(start.routingExponent * std::exp(values[i]), 0.3, 1.0);
        else
            perf::at(knob.adjustment < 0 ? made.whole
                                         : made.adjustments[static_cast<std::size_t>(knob.adjustment)].factors,
                     knob.term) *= std::exp(values[i]);
    }
    return made;
}

/// The closed form that stands for the simulation while factors are tried: three waves of a run, for the ratio to the
/// simulation holds what the others add.
SteadyState shortRun(const FitRow &row, const perf::EngineTime &time)
{
    Harness harness = row.harness.harness;
    harness.decodeOnly = row.measured.decodeOnly;
    harness.requests = std::min(harness.requests, 3.0 * std::min(harness.concurrency, harness.mostSequences));
    return playOn(time, row.row, harness);
}

RowErrors errorsOn(const FitRow &row, const perf::EngineTime &time)
{
    const Harness &harness = row.harness.harness;
    const SteadyState state = shortRun(row, time);
    RowErrors errors;
    if (row.measured.tpotSeconds)
        errors.tpot = std::log(*row.measured.tpotSeconds / (state.tpotMeanSeconds * row.tpotRatio));
    if (row.measured.decodeOnly)
        return errors;
    if (row.measured.ttftSeconds)
        errors.ttft = std::log(*row.measured.ttftSeconds / (state.ttftMeanSeconds * row.ttftRatio));
    if (row.measured.outputTokensPerSecond)
        errors.throughput =
            std::log(*row.measured.outputTokensPerSecond / (state.tokensPerSecond * row.throughputRatio));
    else if (errors.tpot && errors.ttft) {
        const double n = harness.outputTokens;
        const double real = *row.measured.ttftSeconds + (n - 1.0) * *row.measured.tpotSeconds;
        errors.throughput = std::log(
            (state.ttftMeanSeconds * row.ttftRatio + (n - 1.0) * state.tpotMeanSeconds * row.tpotRatio) / real);
    }
    return errors;
}

std::vector<double> residualsOf(const FitRow &row, const perf::EngineTime &time, const FitOptions &options)
{
    const RowErrors errors = errorsOn(row, time);
    std::vector<double> found;
    const bool moe = row.row.model->moe.has_value();
    if (row.measured.tpotSeconds)
        found.push_back(-errors.tpot.value_or(0.0) / (row.measured.decodeOnly ? options.runningBatchDeviation
                                                      : moe                   ? 0.10
                                                                              : 0.05));
    if (row.measured.ttftSeconds)
        found.push_back(-errors.ttft.value_or(0.0) / 0.25);
    return found;
}

} // namespace

RowErrors errorsOf(const FitRow &row, const Coefficients &coefficients)
{
    const auto time = perf::makeEngineTime(engineRequest(row.row, coefficients));
    return time ? errorsOn(row, **time) : RowErrors{};
}

void playRows(std::vector<FitRow> &rows, const Coefficients &coefficients)
{
    for (FitRow &row : rows) {
        if (row.measured.decodeOnly)
            continue;
        perf::EngineRequest request = engineRequest(row.row, coefficients);
        request.mostDecodes = engineSequences(row.row, row.harness.harness);
        const auto time = perf::makeEngineTime(request);
        if (!time)
            continue;
        const auto played = playHarness(row.row, row.harness.harness, **time);
        const SteadyState closed = shortRun(row, **time);
        if (!played || played->tpotMeanSeconds <= 0.0 || closed.tpotMeanSeconds <= 0.0)
            continue;
        row.tpotRatio = played->tpotMeanSeconds / closed.tpotMeanSeconds;
        row.ttftRatio = played->ttftMeanSeconds / closed.ttftMeanSeconds;
        row.throughputRatio = played->tokensPerSecond / closed.tokensPerSecond;
    }
}

namespace {

std::string shapeKey(const catalogue::ModelSpec &model)
{
    return fmt::format("{}|{}|{:.0f}|{:.0f}", model.layers, model.hidden, model.activeParameters(),
                       model.parameterGroups().total());
}

/// DeepSeek-V3 and -R1 have the same dimensions; served alike they take the same time.
std::string twinKey(const FitRow &row)
{
    const Case &c = row.row;
    return fmt::format("{}|{}|{}|{}.{}.{}.{}|{}|{:.0f}|{:.0f}|{:.0f}", row.shape, row.gpuName, precisionId(c.weights),
                       c.split.tp, c.split.pp, c.split.ep, c.split.dp, c.engine, c.promptTokens, c.outputTokens,
                       c.concurrency);
}

/// Marks the series that a twin of another name shows to be drafting.
void markDrafting(std::vector<FitRow> &rows)
{
    constexpr double faster = 1.2, equal = 1.08, share = 0.4;
    std::map<std::string, std::map<std::string, double>> slowest; // of the twin, by model
    for (const FitRow &row : rows) {
        double &most = slowest[twinKey(row)][row.modelName];
        most = std::max(most, *row.measured.tpotSeconds);
    }
    const auto ratio = [&](const FitRow &row) {
        double most = 0.0;
        for (const auto &[model, seconds] : slowest[twinKey(row)])
            most = model == row.modelName ? most : std::max(most, seconds);
        return most / *row.measured.tpotSeconds;
    };
    std::map<std::string, std::pair<int, int>> series; // fast ones, all with a twin
    for (const FitRow &row : rows)
        if (const double r = ratio(row); r > 0.0) {
            series[row.series].first += r > faster ? 1 : 0;
            ++series[row.series].second;
        }
    for (FitRow &row : rows) {
        const auto [fast, all] = series[row.series];
        const double r = ratio(row);
        row.drafting = fast >= 3 && fast > share * all && !(r > 1.0 / equal && r < equal);
    }
}

void weigh(std::vector<FitRow> &rows, const std::map<std::string, int> &perConfiguration)
{
    markDrafting(rows);
    // A configuration with many rows must not drown the others.
    for (FitRow &row : rows)
        row.weight = row.drafting
                         ? 0.0
                         : std::min(std::pow(perConfiguration.at(row.modelName + row.gpuName) / 20.0, -0.35), 1.0);
}

} // namespace

std::vector<FitRow> fitRows(std::string_view csv, const catalogue::Catalogue &catalogue)
{
    const std::vector<CsvRow> table = readCsv(csv);
    std::vector<FitRow> rows;
    if (table.empty())
        return rows;
    std::map<std::string, std::size_t, std::less<>> columns;
    for (std::size_t i = 0; i < table.front().cells.size(); ++i)
        columns.emplace(table.front().cells[i], i);
    std::map<std::string, int> perModel;
    for (std::size_t i = 1; i < table.size(); ++i) {
        const Cell cell = [&](std::string_view name) {
            const auto found = columns.find(name);
            return found != columns.end() && found->second < table[i].cells.size() ? table[i].cells[found->second]
                                                                                   : std::string();
        };
        FitRow row;
        row.row = readCase(cell, catalogue);
        row.measured = readMeasured(cell);
        const std::string notes = cell("notes");
        const bool suspect = notes.find("SUSPECT") != std::string::npos || notes.find("disagg") != std::string::npos;
        if (row.row.refusal || row.row.oldEngine || suspect || row.row.load != LoadKind::Closed ||
            !row.measured.tpotSeconds || (!row.measured.ttftSeconds && !row.measured.decodeOnly) ||
            row.measured.ttftSeconds.value_or(0.0) > 15.0 || row.row.engine == "unknown")
            continue;
        row.harness = harnessOf(row.row, catalogue);
        row.modelName = row.row.model->id;
        row.gpuName = row.row.gpu->id;
        row.shape = shapeKey(*row.row.model);
        row.series = row.modelName + '|' + cell("date") + '|' + row.row.engine;
        ++perModel[row.modelName + row.gpuName];
        rows.push_back(std::move(row));
    }
    weigh(rows, perModel);
    return rows;
}

namespace {

Coefficients fitOnce(const Coefficients &start, const std::vector<FitRow> &all, const FitOptions &options)
{
    std::vector<FitRow> rows;
    const std::vector<bool> out = leftOut(all, options);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].weight > 0.0 && !out[i] && perf::planEngine(engineRequest(all[i].row, start)))
            rows.push_back(all[i]);
    std::vector<CoefficientKey> keys;
    for (const FitRow &row : rows)
        keys.push_back(perf::coefficientKey(engineRequest(row.row, start)));
    const Design design = designFor(keys, options.narrow);
    std::vector<Parameter> parameters;
    for (const Knob &knob : design.knobs) {
        Parameter parameter;
        parameter.priorDeviation = knob.deviation;
        parameter.axis = knob.routing ? perf::termCount : static_cast<std::size_t>(knob.term);
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (knob.adjustment < 0 || design.adjustments[static_cast<std::size_t>(knob.adjustment)].matches(keys[i]))
                parameter.rows.push_back(i);
        parameters.push_back(std::move(parameter));
    }
    RobustOptions robust;
    robust.rounds = options.rounds;
    for (const FitRow &row : rows)
        robust.rowWeights.push_back(row.weight);
    std::vector<std::shared_ptr<const perf::EnginePlan>> plans;
    for (const FitRow &row : rows)
        plans.push_back(perf::planEngine(engineRequest(row.row, start)).value_or(nullptr));
    const Residuals residuals = [&](std::size_t i, const std::vector<double> &axes) {
        perf::PlanFactors factors{start.whole, start.fixed,
                                  std::clamp(start.routingExponent * std::exp(axes[perf::termCount]), 0.3, 1.0)};
        for (std::size_t k = 0; k < perf::termCount; ++k)
            factors.factors[k] *= std::exp(axes[k]);
        return residualsOf(rows[i], perf::engineTime(*plans[i], factors, 1), options);
    };
    const std::vector<double> found =
        robustFit(std::vector<double>(parameters.size(), 0.0), parameters, rows.size(), residuals, robust);
    Coefficients made = applied(start, design, found);
    // Factors that the rows hardly moved say nothing.
    for (Adjustment &adjustment : made.adjustments)
        for (double &factor : adjustment.factors)
            if (std::abs(std::log(factor)) < 0.01)
                factor = 1.0;
    std::erase_if(made.adjustments, [](const Adjustment &adjustment) {
        return std::all_of(adjustment.factors.begin(), adjustment.factors.end(), [](double f) { return f == 1.0; });
    });
    return made;
}

} // namespace

std::vector<bool> leftOut(const std::vector<FitRow> &rows, const FitOptions &options)
{
    std::set<std::string> shapes;
    if (!options.leaveOutModel.empty())
        for (const FitRow &row : rows)
            if (row.modelName == options.leaveOutModel)
                shapes.insert(row.shape);
    std::vector<bool> out;
    out.reserve(rows.size());
    for (const FitRow &row : rows)
        out.push_back(shapes.contains(row.shape) ||
                      (!options.leaveOutGpu.empty() && row.gpuName == options.leaveOutGpu));
    return out;
}

Coefficients fitCoefficients(const Coefficients &start, const std::vector<FitRow> &rows, const FitOptions &options)
{
    return fitOnce(start, rows, options);
}

} // namespace core::calibration
