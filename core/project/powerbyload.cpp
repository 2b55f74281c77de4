// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/powerbyload.h"

#include "core/catalogue/precision.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>

namespace core::project {

namespace {

using results::EnergyEntry;

std::optional<std::string> labelOf(const EnergyEntry &entry, const char *key)
{
    const auto found = entry.labels.find(key);
    return found == entry.labels.end() || found->second.empty() ? std::nullopt : std::optional(found->second);
}

std::optional<double> figureOf(const EnergyEntry &entry, const char *key)
{
    const auto found = entry.figures.find(key);
    return found == entry.figures.end() ? std::nullopt : std::optional(found->second);
}

template <typename Find>
bool sameThing(const std::string &left, const std::string &right, const Find &find)
{
    if (catalogue::plainName(left) == catalogue::plainName(right))
        return true;
    const auto *a = find(left);
    return a != nullptr && a == find(right);
}

/// Names that nobody knows are no reason to refuse; the two formats of 16 bits draw the same.
bool samePrecision(const std::string &left, const std::string &right)
{
    using catalogue::Precision;
    const auto a = catalogue::precisionFrom(left);
    const auto b = catalogue::precisionFrom(right);
    if (!a || !b)
        return true;
    const auto wide = [](Precision p) { return p == Precision::Bf16 || p == Precision::Fp16; };
    return *a == *b || (wide(*a) && wide(*b));
}

bool isOf(const EnergyEntry &entry, const catalogue::Catalogue *catalogue, const PowerQuestion &question)
{
    const auto gpu = labelOf(entry, "gpu");
    const auto model = labelOf(entry, "model");
    if (!gpu || !model || !entry.powerMeanWatts || !(*entry.powerMeanWatts > 0.0) ||
        entry.scope != results::EnergyScope::Board)
        return false;
    const auto gpuEntry = [&](const std::string &name) {
        return catalogue ? catalogue->gpu(name).entry : static_cast<const catalogue::GpuSpec *>(nullptr);
    };
    const auto modelEntry = [&](const std::string &name) {
        return catalogue ? catalogue->model(name).entry : static_cast<const catalogue::ModelSpec *>(nullptr);
    };
    if (!sameThing(*gpu, question.gpu, gpuEntry) || !sameThing(*model, question.model, modelEntry))
        return false;
    const auto stated = labelOf(entry, "precision");
    return !stated || !question.precision || samePrecision(*stated, *question.precision);
}

int devicesOf(const EnergyEntry &entry)
{
    return std::max(1, entry.devices.value_or(1));
}

/// One measurement is what differs in nothing but the batch.
using SeriesKey = std::tuple<std::string, std::string, int, std::string>; ///< path, task, devices, precision

SeriesKey keyOf(const EnergyEntry &entry)
{
    return {entry.source.path, labelOf(entry, "task").value_or(""), devicesOf(entry),
            labelOf(entry, "precision").value_or("")};
}

PowerByLoad seriesOf(const std::vector<const EnergyEntry *> &entries)
{
    PowerByLoad series;
    const EnergyEntry &first = *entries.front();
    series.gpus = devicesOf(first);
    series.precision = labelOf(first, "precision");
    series.task = labelOf(first, "task");
    series.answerTokensMean = figureOf(first, "output_tokens_mean");
    const auto slash = first.source.path.find_last_of("/\\");
    series.source = slash == std::string::npos ? first.source.path : first.source.path.substr(slash + 1);
    series.source += " (" + first.source.tool + "), " + labelOf(first, "model").value_or("") + " on " +
                     labelOf(first, "gpu").value_or("");
    if (series.task)
        series.source += ", " + *series.task;
    for (const EnergyEntry *entry : entries) {
        const auto batch =
            figureOf(*entry, "batch_mean") ? figureOf(*entry, "batch_mean") : figureOf(*entry, "max_num_seqs");
        if (!batch)
            continue;
        const auto tokens = figureOf(*entry, "output_tokens_per_s");
        series.points.push_back(
            {.batch = *batch,
             .wattsPerGpu = *entry->powerMeanWatts / series.gpus,
             .tokensPerSecondPerGpu = tokens ? std::optional(*tokens / series.gpus) : std::nullopt});
    }
    std::ranges::stable_sort(series.points, {}, &PowerPoint::batch);
    return series;
}

double distance(const PowerByLoad &series, const PowerQuestion &question)
{
    if (!question.answerTokensMean || !series.answerTokensMean || !(*series.answerTokensMean > 0.0) ||
        !(*question.answerTokensMean > 0.0))
        return std::numeric_limits<double>::max();
    return std::abs(std::log(*series.answerTokensMean / *question.answerTokensMean));
}

} // namespace

std::optional<PowerByLoad> powerByLoad(const results::Library &library, const catalogue::Catalogue *catalogue,
                                       const PowerQuestion &question)
{
    std::map<SeriesKey, std::vector<const EnergyEntry *>> groups;
    for (const EnergyEntry &entry : library.axes.energy)
        if (isOf(entry, catalogue, question))
            groups[keyOf(entry)].push_back(&entry);
    std::optional<PowerByLoad> best;
    const auto rank = [&](const PowerByLoad &series) {
        const bool sameMachine = question.gpus && series.gpus == *question.gpus;
        return std::tuple(!sameMachine, distance(series, question), -static_cast<double>(series.points.size()));
    };
    for (const auto &[key, entries] : groups) {
        PowerByLoad series = seriesOf(entries);
        if (!series.points.empty() && (!best || rank(series) < rank(*best)))
            best = std::move(series);
    }
    return best;
}

double wattsAt(const PowerByLoad &measured, double batch)
{
    const auto &points = measured.points;
    assert(!points.empty());
    if (batch <= points.front().batch)
        return points.front().wattsPerGpu;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const PowerPoint &left = points[i - 1];
        const PowerPoint &right = points[i];
        if (batch > right.batch)
            continue;
        const double span = right.batch - left.batch;
        const double share = span > 0.0 ? (batch - left.batch) / span : 1.0;
        return left.wattsPerGpu + share * (right.wattsPerGpu - left.wattsPerGpu);
    }
    return points.back().wattsPerGpu;
}

} // namespace core::project
