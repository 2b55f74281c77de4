// SPDX-License-Identifier: GPL-3.0-or-later
// The time of one iteration: what the simulation asks for most.
#include "core/catalogue/catalogue.h"
#include "core/files.h"
#include "core/perf/engine.h"

#include <benchmark/benchmark.h>

namespace {

using namespace core;

struct Shipped
{
    catalogue::Catalogue catalogue;
    perf::Coefficients coefficients;
};

Shipped shipped()
{
    const std::string folder = PARETOSCOPE_SOURCE_DIR "/resources/";
    std::vector<catalogue::CatalogueText> texts;
    for (const char *name : {"gpus.yaml", "models.yaml", "engines.yaml"})
        texts.push_back({name, readFile(folder + "catalogue/" + name).value()});
    Diagnostics diagnostics;
    return {catalogue::Catalogue::read(texts, {}, diagnostics).value(),
            perf::readCoefficients(readFile(folder + "engine/coefficients.yaml").value(), "", diagnostics).value()};
}

std::shared_ptr<perf::EngineTime> timeOf(const Shipped &data, const char *model)
{
    perf::EngineRequest request;
    request.model = data.catalogue.model(model).entry;
    request.gpu = data.catalogue.gpu("H100 SXM").entry;
    request.coefficients = &data.coefficients;
    request.weights = catalogue::Precision::Fp8;
    request.split.tp = 8;
    return perf::makeEngineTime(request).value();
}

/// Iterations that decode, and such that also compute a chunk of a prompt, in turn.
void iterationTime(benchmark::State &state, const char *model, bool prompts)
{
    const Shipped data = shipped();
    const auto time = timeOf(data, model);
    perf::Batch batch;
    batch.decodes = 32;
    batch.liveTokens = batch.windowedTokens = 32 * 1500.0;
    if (prompts) {
        batch.prefills = 1;
        batch.prefillTokens = 2048;
        batch.prefillPositions = batch.windowedPrefillPositions = 2048.0 * 1024;
    }
    for (auto _ : state) {
        batch.liveTokens += 32;
        benchmark::DoNotOptimize(time->seconds(batch));
    }
    state.SetItemsProcessed(state.iterations());
}

void BM_IterationTime(benchmark::State &state)
{
    iterationTime(state, "llama-3.1-70b", false);
}
BENCHMARK(BM_IterationTime);

void BM_IterationTimeWithPrompt(benchmark::State &state)
{
    iterationTime(state, "llama-3.1-70b", true);
}
BENCHMARK(BM_IterationTimeWithPrompt);

void BM_IterationTimeOfMixtureWithPrompt(benchmark::State &state)
{
    iterationTime(state, "deepseek-r1", true);
}
BENCHMARK(BM_IterationTimeOfMixtureWithPrompt);

} // namespace
