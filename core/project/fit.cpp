// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fit.h"

#include "core/project/evaluationparts.h"

#include <algorithm>

namespace core::project {

namespace {

Project asked(const Project &project, const catalogue::Catalogue &catalogue, const FitQuestion &question)
{
    Project copy = project;
    Scenario &scenario = copy.scenario;
    const auto another = [](const auto &before, const auto &after) {
        return !before || !after || before.entry != after.entry;
    };
    if (question.model) {
        if (another(catalogue.model(scenario.model.id.value_or("")), catalogue.model(*question.model))) {
            scenario.model.parameters.reset();
            // A precision chosen for another model: this one comes as its makers publish it.
            scenario.model.weights.reset();
        }
        scenario.model.id = question.model;
    }
    if (question.gpu) {
        if (another(catalogue.gpu(scenario.hardware.gpu.value_or("")), catalogue.gpu(*question.gpu)))
            scenario.hardware.vramGb.reset();
        scenario.hardware.gpu = question.gpu;
    }
    // By id, so that a name that fits under an assumption only does not stand before the answer.
    if (const auto model = catalogue.model(scenario.model.id.value_or("")))
        scenario.model.id = model->id;
    if (const auto gpu = catalogue.gpu(scenario.hardware.gpu.value_or("")))
        scenario.hardware.gpu = gpu->id;
    scenario.parallelism = Parallelism();
    return copy;
}

Fit fitOf(Project &project, const catalogue::Catalogue &catalogue, int tensorParallel)
{
    project.scenario.parallelism.tp = tensorParallel;
    const results::Library nothing;
    Evaluation evaluation;
    Workings workings{.project = project, .library = nothing, .evaluation = evaluation};
    workings.catalogue = &catalogue;
    addMemory(workings);
    const SizeFigures &size = evaluation.size;
    Fit fit;
    fit.tensorParallel = tensorParallel;
    fit.vram = size.vram;
    fit.fits = size.vram && size.vram->kvBytes > 0.0;
    fit.maxConcurrency = size.maxConcurrencyKv;
    fit.contextTokens = workings.worksheet.liveContextTokens;
    fit.remarks = size.warnings;
    return fit;
}

} // namespace

std::vector<Fit> fitsOf(const Project &project, const catalogue::Catalogue &catalogue, const FitQuestion &question)
{
    const Scenario &scenario = project.scenario;
    if ((!question.model && !scenario.model.id) || (!question.gpu && !scenario.hardware.gpu))
        return {};
    std::vector<int> splits{1, 2, 4, 8};
    if (const auto own = scenario.parallelism.tp;
        own && *own > 0 && std::find(splits.begin(), splits.end(), *own) == splits.end())
        splits.push_back(*own);
    std::sort(splits.begin(), splits.end());
    Project copy = asked(project, catalogue, question);
    std::vector<Fit> fits;
    for (const int split : splits)
        fits.push_back(fitOf(copy, catalogue, split));
    return fits;
}

} // namespace core::project
