// SPDX-License-Identifier: GPL-3.0-or-later
// Importing: one result with so many per-request records, and a folder of so many small results.
#include "core/results/knee.h"
#include "core/results/library.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <random>
#include <stdexcept>

namespace {

using namespace core;

/// A vLLM serving result as the tool writes it with --save-detailed, drawn at random with a fixed seed.
std::string servingResult(int requests, int concurrency)
{
    std::mt19937 random(1);
    std::uniform_real_distribution<double> ttft(0.05, 0.4);
    std::uniform_real_distribution<double> gap(0.01, 0.03);
    std::string ttfts, itls, inputs, outputs;
    for (int i = 0; i < requests; ++i) {
        const char *comma = i == 0 ? "" : ", ";
        ttfts += fmt::format("{}{:.6f}", comma, ttft(random));
        itls += fmt::format("{}[{:.6f}, {:.6f}, {:.6f}]", comma, gap(random), gap(random), gap(random));
        inputs += fmt::format("{}512", comma);
        outputs += fmt::format("{}4", comma);
    }
    return fmt::format(R"({{"backend": "vllm", "model_id": "m", "tokenizer_id": "m", "num_prompts": {0},
"request_rate": "inf", "burstiness": 1.0, "max_concurrency": {1}, "duration": {2}, "completed": {0},
"total_input_tokens": {3}, "total_output_tokens": {4}, "request_throughput": {1}, "output_throughput": {5},
"total_token_throughput": {6}, "input_lens": [{7}], "output_lens": [{8}], "ttfts": [{9}], "itls": [{10}],
"mean_ttft_ms": 220.0, "median_ttft_ms": 220.0, "std_ttft_ms": 90.0, "p99_ttft_ms": 396.0, "mean_tpot_ms": 20.0,
"median_tpot_ms": 20.0, "std_tpot_ms": 3.0, "p99_tpot_ms": 29.0, "mean_itl_ms": 20.0, "median_itl_ms": 20.0,
"std_itl_ms": 5.0, "p99_itl_ms": 30.0}})",
                       requests, concurrency, requests / double(concurrency), requests * 512, requests * 4,
                       concurrency * 4, concurrency * 516, inputs, outputs, ttfts, itls);
}

/// A folder of its own, gone with the object.
class Folder
{
public:
    Folder()
        : m_path(std::filesystem::temp_directory_path() / fmt::format("paretoscope-bench-{}", std::random_device{}()))
    {
        std::filesystem::create_directories(m_path);
    }
    ~Folder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    Folder(const Folder &) = delete;
    Folder &operator=(const Folder &) = delete;
    const std::filesystem::path &path() const { return m_path; }
    void write(const std::string &name, const std::string &text) const
    {
        std::ofstream(m_path / name, std::ios::binary) << text;
    }

private:
    std::filesystem::path m_path;
};

results::Library importAll(const Folder &folder)
{
    Diagnostics diagnostics;
    return results::importPaths({folder.path()}, {}, diagnostics);
}

void importDetailedResult(benchmark::State &state)
{
    const Folder folder;
    const std::string text = servingResult(static_cast<int>(state.range(0)), 16);
    folder.write("one.json", text);
    for (auto _ : state) {
        const results::Library library = importAll(folder);
        if (library.runs.size() != 1)
            state.SkipWithError("the result was not recognised");
        benchmark::DoNotOptimize(library);
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}
BENCHMARK(importDetailedResult)->Arg(1'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

void importFolder(benchmark::State &state)
{
    const Folder folder;
    for (int i = 0; i < state.range(0); ++i)
        folder.write(fmt::format("run-{:04}.json", i), servingResult(50, 1 + i));
    for (auto _ : state)
        benchmark::DoNotOptimize(importAll(folder));
    state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(importFolder)->Arg(100)->Unit(benchmark::kMillisecond);

void kneeOfSweep(benchmark::State &state)
{
    const Folder folder;
    for (int i = 0; i < state.range(0); ++i)
        folder.write(fmt::format("run-{:04}.json", i), servingResult(200, 1 + i));
    const results::Library library = importAll(folder);
    const auto slo = parseSlo("ttft_p99=500ms,tpot_p95=60ms");
    if (library.sweeps.empty() || !slo) {
        state.SkipWithError("the results make no sweep");
        return;
    }
    for (auto _ : state)
        benchmark::DoNotOptimize(results::analyseSweep(library, library.sweeps.front(), *slo));
}
BENCHMARK(kneeOfSweep)->Arg(32)->Unit(benchmark::kMicrosecond);

} // namespace
