// SPDX-License-Identifier: GPL-3.0-or-later
// A knee by simulation, as a slider asks for it.
#include "core/catalogue/catalogue.h"
#include "core/files.h"
#include "core/perf/engine.h"
#include "core/serving/figures.h"

#include <array>
#include <benchmark/benchmark.h>

namespace {

using namespace core;

/// Llama-3.1-70B in 16 bits on four H100, as the program would ask for it.
std::shared_ptr<perf::EngineTime> referenceTime()
{
    const std::string folder = PARETOSCOPE_SOURCE_DIR "/resources/";
    std::vector<catalogue::CatalogueText> texts;
    for (const char *name : {"gpus.yaml", "models.yaml", "engines.yaml"})
        texts.push_back({name, readFile(folder + "catalogue/" + name).value()});
    Diagnostics diagnostics;
    const auto known = catalogue::Catalogue::read(texts, {}, diagnostics).value();
    const auto coefficients =
        perf::readCoefficients(readFile(folder + "engine/coefficients.yaml").value(), "", diagnostics).value();
    perf::EngineRequest request;
    request.model = known.model("llama-3.1-70b").entry;
    request.gpu = known.gpu("H100 SXM").entry;
    request.coefficients = &coefficients;
    request.split.tp = 4;
    return perf::makeEngineTime(request).value();
}

/// 22 levels of 1,000 requests each, log-normal 600/180 tokens, KV blocks and chunked prefill.
void BM_ServingKneeReference(benchmark::State &state)
{
    constexpr std::array levels{1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 112, 128, 160, 192, 256};
    constexpr int requestsOfLevel = 1000;
    const auto time = referenceTime();
    serving::SimulationRequest request;
    request.requests = requestsOfLevel;
    request.keepRecords = false;
    request.scheduler.kvBlocks = 25'000; // about what four cards of 80 GB leave beside the weights
    request.lengths.prompt =
        *workload::fittedLengths({.p50Tokens = 600.0, .p95Tokens = 1800.0, .p99Tokens = {}, .meanTokens = {}});
    request.lengths.output =
        *workload::fittedLengths({.p50Tokens = 180.0, .p95Tokens = 600.0, .p99Tokens = {}, .meanTokens = {}});
    double checksum = 0.0;
    for (auto _ : state) {
        checksum = 0.0;
        serving::DrawnLengths lengths;
        for (std::uint64_t i = 0; i < requestsOfLevel; ++i)
            lengths.push_back(workload::drawLength(request.lengths, request.seed, i));
        for (const int level : levels) {
            request.arrivals.concurrency = level;
            const auto result = serving::simulateWith(request, *time, &lengths, {});
            checksum += *result->figures.ttft.quantile(0.99) + *result->figures.tpot.quantile(0.99);
        }
    }
    const auto requests = static_cast<double>(levels.size()) * requestsOfLevel;
    state.counters["requests_per_s"] =
        benchmark::Counter(requests * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
    state.counters["requests"] = requests;
    state.counters["levels"] = static_cast<double>(levels.size());
    state.counters["p99_checksum"] = checksum;
}
BENCHMARK(BM_ServingKneeReference)->Unit(benchmark::kMillisecond);

} // namespace
