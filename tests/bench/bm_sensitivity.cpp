// SPDX-License-Identifier: GPL-3.0-or-later
// What a committee waits for when an input becomes uncertain: 10,000 draws of four sized configurations beside the
// scenario, on the analytic tier and one core. What the engine says of each is known from the first time on.
#include "core/catalogue/catalogue.h"
#include "core/files.h"
#include "core/perf/coefficients.h"
#include "core/project/prediction.h"
#include "core/project/project.h"
#include "core/sensitivity/robustness.h"

#include <benchmark/benchmark.h>
#include <memory>
#include <stdexcept>

namespace {

using namespace core;

const char *const fourSized = R"(schema: paretoscope/1
scenario:
  workload: {prompt_tokens: {p50: 600, p95: 1200}, output_tokens: {p50: 180, p95: 500}, arrivals: {rate_rps: 200}}
  slo: {ttft_p95_ms: 1500, tpot_p95_ms: 60}
  model: {id: llama-3.1-70b, weights: fp8, kv: fp8}
  hardware: {gpu: h100-sxm-80gb, gpus_per_node: 8, link: nvlink}
  parallelism: {tp: 4}
  engine: {id: vllm, max_num_seqs: 256, max_num_batched_tokens: 8192}
  sizing: {headroom: [0.2, 0.3]}
economics:
  tariff: {kind: owned, eur_per_gpu_hour: {value: [1.2, 1.6], source: "an offer", date: 2026-05-01}}
  electricity: {eur_per_kwh: {p50: 0.058, p90: 0.09}}
energy: {boundary: board, pue: [1.2, 1.5]}
site: {zone: FR, grid_g_per_kwh: [25, 60]}
sovereignty: {provider: own, gate: EU}
candidates:
  - {id: A, override: {model: {weights: fp8}}}
  - {id: B, override: {model: {weights: bf16, kv: bf16}}}
  - {id: C, override: {parallelism: {tp: 2}}}
  - {id: D, override: {parallelism: {tp: 8}}}
scorecard: {axes: [cpm_eur_per_mtok, gpus, energy_j_per_token, carbon_g_per_mtok]}
)";

std::string resource(const std::string &path)
{
    return readFile(PARETOSCOPE_SOURCE_DIR "/resources/" + path).value();
}

project::EvaluateOptions shippedFacts()
{
    std::vector<catalogue::CatalogueText> texts;
    for (const char *name : {"gpus.yaml", "models.yaml", "grids.yaml", "providers.yaml", "engines.yaml"})
        texts.push_back({name, resource(std::string("catalogue/") + name)});
    Diagnostics remarks;
    project::EvaluateOptions options;
    options.catalogue =
        std::make_shared<const catalogue::Catalogue>(catalogue::Catalogue::read(texts, {}, remarks).value());
    options.coefficients = std::make_shared<const perf::Coefficients>(
        perf::readCoefficients(resource("engine/coefficients.yaml"), "coefficients.yaml", remarks).value());
    options.predictions = std::make_shared<project::PredictionCache>();
    return options;
}

void drawFourSized(benchmark::State &state)
{
    Diagnostics diagnostics;
    project::Node document;
    const auto of = project::readProject(fourSized, "four.yaml", document, diagnostics);
    if (!of)
        throw std::runtime_error(of.error().describe());
    const auto library = std::make_shared<const results::Library>();
    const project::EvaluateOptions options = shippedFacts();
    const sensitivity::DrawOptions draws{.draws = static_cast<std::size_t>(state.range(0))};
    sensitivity::robustness(*of, document, library, options, {.draws = 1}); // the simulations
    for (auto _ : state)
        benchmark::DoNotOptimize(sensitivity::robustness(*of, document, library, options, draws));
    state.SetItemsProcessed(static_cast<std::int64_t>(state.iterations()) * state.range(0));
}
BENCHMARK(drawFourSized)->Arg(1)->Arg(10'000)->Unit(benchmark::kMillisecond);

} // namespace
