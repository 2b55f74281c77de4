// SPDX-License-Identifier: GPL-3.0-or-later
// What a person waits for when a field changes: reading, interpreting and evaluating the built-in example.
#include "core/files.h"
#include "core/project/evaluation.h"
#include "core/project/project.h"

#include <benchmark/benchmark.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace {

using namespace core;

const std::filesystem::path examples = std::filesystem::path(PARETOSCOPE_SOURCE_DIR) / "resources" / "examples";

std::string exampleText()
{
    std::ifstream file(examples / "throughput-on-lo0.yaml", std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

/// The example with everything it refers to.
struct Example
{
    project::Node document;
    project::Project project;
    std::shared_ptr<const results::Library> library;

    Example()
    {
        Diagnostics diagnostics;
        auto read = project::readProject(exampleText(), "example.yaml", document, diagnostics);
        if (!read)
            throw std::runtime_error(read.error().describe());
        project = std::move(*read);
        std::vector<std::filesystem::path> paths;
        for (const auto &result : project.results)
            paths.push_back(examples / result.path);
        library = std::make_shared<results::Library>(results::importPaths(paths, {}, diagnostics));
    }
};

void readExample(benchmark::State &state)
{
    const std::string text = exampleText();
    for (auto _ : state) {
        Diagnostics diagnostics;
        project::Node document;
        benchmark::DoNotOptimize(project::readProject(text, "example.yaml", document, diagnostics));
    }
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
}
BENCHMARK(readExample)->Unit(benchmark::kMicrosecond);

void writeExample(benchmark::State &state)
{
    const auto document = project::readYaml(exampleText(), "example.yaml");
    for (auto _ : state)
        benchmark::DoNotOptimize(project::writeYaml(*document));
}
BENCHMARK(writeExample)->Unit(benchmark::kMicrosecond);

void evaluateExample(benchmark::State &state)
{
    const Example example;
    for (auto _ : state)
        benchmark::DoNotOptimize(project::evaluate(example.project, example.document, example.library));
}
BENCHMARK(evaluateExample)->Unit(benchmark::kMicrosecond);

} // namespace
