// SPDX-License-Identifier: GPL-3.0-or-later
// Large result files: CPU seconds and peak memory of an import, each in a process of its own, beside what simdjson's
// DOM needs to load, parse and walk the same file. `of_file` is the peak over the size of the file, `times_dom` the
// CPU time over that of the walk. PARETOSCOPE_BENCH_MB sets the size of the files, 200 otherwise.
#include "core/parsenumber.h"
#include "core/results/library.h"
#include "tests/bench/domwalk.h"

#include <benchmark/benchmark.h>

#if __has_include(<sys/wait.h>) && __has_include(<simdjson.h>)
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <random>
#include <simdjson.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

std::size_t fileBytes()
{
    const char *megabytes = std::getenv("PARETOSCOPE_BENCH_MB");
    const auto asked = megabytes ? core::parseNumber(megabytes) : std::nullopt;
    return static_cast<std::size_t>(1e6 * std::max(1.0, asked.value_or(200.0)));
}

/// A file that is gone with the benchmark.
class TemporaryFile
{
public:
    explicit TemporaryFile(const std::string &name)
        : m_folder(std::filesystem::temp_directory_path() / fmt::format("paretoscope-bench-{}", ::getpid()))
    {
        std::filesystem::create_directories(m_folder);
        m_path = m_folder / name;
    }
    ~TemporaryFile()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_folder, ignored);
    }
    TemporaryFile(const TemporaryFile &) = delete;
    TemporaryFile &operator=(const TemporaryFile &) = delete;
    const std::filesystem::path &path() const { return m_path; }
    double bytes() const { return static_cast<double>(std::filesystem::file_size(m_path)); }

private:
    std::filesystem::path m_folder;
    std::filesystem::path m_path;
};

class Random
{
public:
    double share() { return m_share(m_engine); }

private:
    std::mt19937_64 m_engine{1};
    std::uniform_real_distribution<double> m_share{0.0, 1.0};
};

template <typename Item>
void writeList(std::ofstream &out, int count, Item item)
{
    out << '[';
    for (int i = 0; i < count; ++i)
        out << (i > 0 ? ", " : "") << item();
    out << ']';
}

/// `vllm bench serve --save-detailed` with lists of that many gaps.
void writeServe(const std::filesystem::path &path, int gapsOfARequest)
{
    Random random;
    const std::string gaps = [&] {
        std::string text = "[";
        for (int i = 0; i < gapsOfARequest; ++i)
            text += fmt::format("{}{}", i > 0 ? ", " : "", random.share() / 50.0);
        return text + "]";
    }();
    const std::string answer(static_cast<std::size_t>(4) * static_cast<std::size_t>(gapsOfARequest), 'a');
    const auto requests = static_cast<int>(fileBytes() / (gaps.size() + answer.size() + 46));
    std::ofstream out(path, std::ios::binary);
    out << fmt::format("{{\"backend\": \"vllm\", \"model_id\": \"m\", \"tokenizer_id\": \"m\", \"num_prompts\": {0}, "
                       "\"request_rate\": \"inf\", \"max_concurrency\": 64, \"duration\": 100.0, \"completed\": {0}, "
                       "\"input_lens\": ",
                       requests);
    writeList(out, requests, [] { return "512"; });
    out << ", \"output_lens\": ";
    writeList(out, requests, [&] { return gapsOfARequest + 1; });
    out << ", \"ttfts\": ";
    writeList(out, requests, [&] { return fmt::format("{}", random.share()); });
    out << ", \"itls\": ";
    writeList(out, requests, [&]() -> const std::string & { return gaps; });
    out << ", \"generated_texts\": ";
    writeList(out, requests, [&] { return '"' + answer + '"'; });
    out << ", \"errors\": ";
    writeList(out, requests, [] { return "\"\""; });
    out << ", \"mean_ttft_ms\": 500.0}";
}

/// AIPerf's records, one a line.
void writeRecords(const std::filesystem::path &path)
{
    Random random;
    std::string gaps;
    for (int i = 0; i < 120; ++i)
        gaps += fmt::format("{}{}", i > 0 ? "," : "", random.share() * 20.0);
    std::ofstream out(path, std::ios::binary);
    const std::size_t bytes = fileBytes();
    for (long long i = 0; static_cast<std::size_t>(out.tellp()) < bytes; ++i) {
        const long long start = 1'759'522'428'472'357'888 + i * 1'000'000;
        out << fmt::format(
            "{{\"metadata\":{{\"session_num\":{0},\"x_request_id\":\"{0:032x}\",\"request_start_ns\":{1},"
            "\"request_end_ns\":{2},\"benchmark_phase\":\"profiling\",\"was_cancelled\":false}},\"metrics\":{{"
            "\"time_to_first_token\":{{\"value\":{3},\"unit\":\"ms\"}},\"request_latency\":{{\"value\":{4},\"unit\":"
            "\"ms\"}},\"output_sequence_length\":{{\"value\":121,\"unit\":\"tokens\"}},\"inter_chunk_latency\":{{"
            "\"value\":[{5}],\"unit\":\"ms\"}}}},\"error\":null}}\n",
            i, start, start + 1'000'000'000, random.share() * 300.0, 1000.0 + random.share(), gaps);
    }
}

bool walkFile(const std::filesystem::path &path)
{
    simdjson::padded_string text;
    if (simdjson::padded_string::load(path.string()).get(text) != simdjson::SUCCESS)
        return false;
    simdjson::dom::parser parser;
    if (path.extension() == ".json") {
        simdjson::dom::element root;
        if (parser.parse(text).get(root) != simdjson::SUCCESS)
            return false;
        benchmark::DoNotOptimize(bench::walk(root));
        return true;
    }
    simdjson::dom::document_stream documents;
    if (parser.parse_many(text, text.size() + 1).get(documents) != simdjson::SUCCESS)
        return false;
    double sum = 0.0;
    for (const auto document : documents) {
        simdjson::dom::element root;
        if (document.get(root) != simdjson::SUCCESS)
            return false;
        sum += bench::walk(root);
    }
    benchmark::DoNotOptimize(sum);
    return true;
}

bool importFile(const std::filesystem::path &path)
{
    core::Diagnostics diagnostics;
    const core::results::Library library = core::results::importPaths({path}, {}, diagnostics);
    return library.runs.size() == 1 && !library.runs[0].requests.empty();
}

struct Usage
{
    double cpuSeconds = 0.0;
    double peakBytes = 0.0;
};

/// What a process of its own needs for `work`; negative seconds when it did not succeed.
Usage usageOf(const std::function<bool()> &work)
{
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(work() ? 0 : 1);
    int status = 1;
    rusage usage = {};
    if (child < 0 || ::wait4(child, &status, 0, &usage) != child || status != 0)
        return {.cpuSeconds = -1.0, .peakBytes = 0.0};
    const auto seconds = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_usec);
    };
#if defined(__APPLE__)
    constexpr double unitBytes = 1.0;
#else
    constexpr double unitBytes = 1024.0;
#endif
    return {.cpuSeconds = seconds(usage.ru_utime) + seconds(usage.ru_stime),
            .peakBytes = unitBytes * static_cast<double>(usage.ru_maxrss)};
}

void importLarge(benchmark::State &state, const TemporaryFile &file)
{
    const Usage dom = usageOf([&] { return walkFile(file.path()); });
    for (auto _ : state) {
        const Usage usage = usageOf([&] { return importFile(file.path()); });
        if (usage.cpuSeconds < 0.0 || dom.cpuSeconds < 0.0) {
            state.SkipWithError("the file could not be read");
            return;
        }
        state.SetIterationTime(usage.cpuSeconds);
        state.counters["MB"] = file.bytes() / 1e6;
        state.counters["times_dom"] = usage.cpuSeconds / dom.cpuSeconds;
        state.counters["peak_MB"] = usage.peakBytes / 1e6;
        state.counters["of_file"] = usage.peakBytes / file.bytes();
        state.counters["dom_of_file"] = dom.peakBytes / file.bytes();
    }
}

void importServeOf150Tokens(benchmark::State &state)
{
    const TemporaryFile file("detailed.json");
    writeServe(file.path(), 150);
    importLarge(state, file);
}
BENCHMARK(importServeOf150Tokens)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);

void importServeOf4Tokens(benchmark::State &state)
{
    const TemporaryFile file("detailed.json");
    writeServe(file.path(), 4);
    importLarge(state, file);
}
BENCHMARK(importServeOf4Tokens)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);

void importRecordsOneALine(benchmark::State &state)
{
    const TemporaryFile file("profile_export.jsonl");
    writeRecords(file.path());
    importLarge(state, file);
}
BENCHMARK(importRecordsOneALine)->Unit(benchmark::kMillisecond)->UseManualTime()->Iterations(1);

} // namespace
#endif
