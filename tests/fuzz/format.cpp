// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a file of one tool (FUZZ_TOOL): the importers of that tool read it whether they would have claimed it or
// not, or the readers of what is no benchmark ("axes"). No figure is invented out of nothing: all are finite.
#include "core/exports/runjson.h"
#include "core/exports/sidejson.h"
#include "core/results/importer.h"
#include "core/results/sidefiles.h"

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace core::results;

void mustBeFinite(const std::optional<double> &value)
{
    if (value && !std::isfinite(*value))
        std::abort();
}

void check(const LatencySummary &summary)
{
    for (const auto &value : {summary.meanSeconds, summary.minSeconds, summary.maxSeconds, summary.stdSeconds})
        mustBeFinite(value);
    for (const auto &[quantile, seconds] : summary.quantileSeconds) {
        mustBeFinite(seconds);
        if (!(quantile > 0.0 && quantile < 1.0))
            std::abort();
    }
}

void check(const Run &run)
{
    for (const auto *summary : {&run.ttft, &run.tpot, &run.itl, &run.e2e, &run.tpotInclTtft})
        check(*summary);
    for (const auto &value : {run.concurrency, run.durationSeconds, run.requestThroughputPerSecond,
                              run.outputTokensPerSecond, run.inputTokensPerSecond, run.totalTokensPerSecond})
        mustBeFinite(value);
    for (const auto &[key, value] : run.facts.metadata) {
        if (value.starts_with("sk-"))
            std::abort();
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    // The name decides only whether YAML is tried, and on the parts of a name that some tools use.
    constexpr std::array<const char *, 4> names{"result.json", "result.yaml", "profile_export_console.txt",
                                                "table_2024_06_24.csv"};
    const char *name = names[size > 0 ? data[size - 1] % names.size() : 0];
    const auto preview = makePreview(text, name);
    ImportSource source;
    source.path = std::string("fuzz/") + name;
    source.fileName = name;
    source.text = text;
    source.preview = preview.get();
    constexpr std::string_view tool = FUZZ_TOOL;
    Library library;
    if (tool == "axes")
        readSideFile(source, library);
    for (const Importer &importer : importers()) {
        if (importer.tool != tool)
            continue;
        core::Diagnostics diagnostics;
        importer.detect(source);
        auto outcome = importer.read(source, diagnostics);
        for (Run &run : outcome ? outcome->runs : std::vector<Run>()) {
            check(run);
            library.runs.push_back(std::move(run));
        }
    }
    library.sweeps = groupSweeps(library.runs);
    return core::exports::libraryJson(library, core::exports::sideLists(library)).empty() ? 1 : 0;
}
