// SPDX-License-Identifier: GPL-3.0-or-later
// A detailed result of vLLM's bench serve, imported, beside what simdjson's DOM needs to parse and walk the same text.
#include "core/results/importer.h"
#include "core/results/tolerantjson.h"

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <random>
#include <string>

namespace {

using namespace core::results;

constexpr int requestCount = 5000;
constexpr int tokensOfARequest = 128;

std::string list(int count, const auto &item)
{
    std::string text = "[";
    for (int i = 0; i < count; ++i)
        text += (i > 0 ? ", " : "") + item();
    return text + "]";
}

/// About 13 MB, as `--save-detailed` writes it.
const std::string &detailedResult()
{
    static const std::string text = [] {
        std::mt19937_64 random(1);
        std::uniform_real_distribution<double> share(0.0, 1.0);
        const auto gap = [&] { return fmt::format("{}", share(random) / 50.0); };
        return fmt::format(
            "{{\"backend\": \"vllm\", \"model_id\": \"m\", \"tokenizer_id\": \"m\", \"num_prompts\": {0}, "
            "\"request_rate\": \"inf\", \"max_concurrency\": 64, \"duration\": 100.0, \"completed\": {0}, "
            "\"input_lens\": {1}, \"output_lens\": {2}, \"ttfts\": {3}, \"itls\": {4}, "
            "\"generated_texts\": {5}, \"errors\": {6}, \"mean_ttft_ms\": 500.0}}",
            requestCount, list(requestCount, [] { return std::string("512"); }),
            list(requestCount, [] { return std::to_string(tokensOfARequest + 1); }),
            list(requestCount, [&] { return fmt::format("{}", share(random)); }),
            list(requestCount, [&] { return list(tokensOfARequest, gap); }),
            list(requestCount, [] { return std::string("\"an answer with \\\"quotes\\\" and some length\""); }),
            list(requestCount, [] { return std::string("\"\""); }));
    }();
    return text;
}

void importDetailed(benchmark::State &state)
{
    const std::string &text = detailedResult();
    for (auto _ : state) {
        const auto preview = makePreview(text, "result.json");
        ImportSource source;
        source.path = source.fileName = "result.json";
        source.text = text;
        source.preview = preview.get();
        core::Diagnostics diagnostics;
        for (const Importer &importer : importers()) {
            if (importer.detect(source) == Match::Strong) {
                benchmark::DoNotOptimize(importer.read(source, diagnostics));
                break;
            }
        }
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(importDetailed)->Unit(benchmark::kMillisecond);

void parseDetailed(benchmark::State &state)
{
    const std::string &text = detailedResult();
    json::Document document;
    for (auto _ : state) {
        json::Reader reader(text);
        json::Problem problem;
        benchmark::DoNotOptimize(reader.next(document, problem));
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(parseDetailed)->Unit(benchmark::kMillisecond);

} // namespace

#if __has_include(<simdjson.h>)
#include "tests/bench/domwalk.h"

namespace {

void baselineSimdjsonDom(benchmark::State &state)
{
    const std::string &text = detailedResult();
    for (auto _ : state) {
        simdjson::dom::parser parser;
        simdjson::dom::element root;
        if (parser.parse(text).get(root) == simdjson::SUCCESS)
            benchmark::DoNotOptimize(bench::walk(root));
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) * static_cast<std::int64_t>(text.size()));
}
BENCHMARK(baselineSimdjsonDom)->Unit(benchmark::kMillisecond);

} // namespace
#endif
