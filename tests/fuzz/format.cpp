// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a file of one format, which is the end of the program's name (fuzz_format_vllm-serve): its readers read
// it whether they would have claimed it or not, and what came of it is written as JSON. All figures are finite.
#include "core/exports/runjson.h"
#include "core/exports/sidejson.h"
#include "tests/fuzz/finite.h"
#include "tests/fuzz/formats.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

using namespace core::results;

std::string &format()
{
    static std::string name;
    return name;
}

void readSide(const fuzz::SideFormat &side, const ImportSource &source, Library &library)
{
    if (side.read) {
        if (auto reading = side.read(source))
            library.axes.append(std::move(reading->entries));
        axes::Linker linker;
        linker.look(source);
        linker.link(library.axes);
    } else if (side.name == "hf-config") {
        if (auto model = core::catalogue::readHfConfig(source.text, source.path))
            library.models.push_back({.source = axes::sourceOf(source, "hf-config"), .model = std::move(*model)});
    } else {
        for (core::perf::MemoryLog &log : core::perf::readStartupLog(source.text)) {
            library.memoryLogs.push_back({.source = axes::sourceOf(source, log.tool), .log = {}});
            library.memoryLogs.back().log = std::move(log);
        }
    }
}

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***arguments)
{
    constexpr std::string_view mark = "fuzz_format_";
    const std::string_view program = (*arguments)[0];
    const auto at = program.rfind(mark);
    format() = at == std::string_view::npos ? std::string() : std::string(program.substr(at + mark.size()));
    const auto names = fuzz::formatNames();
    if (std::ranges::find(names, format()) == names.end()) {
        std::fprintf(stderr, "No format has the name \"%s\".\n", format().c_str());
        std::exit(1);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const fuzz::Input input(std::string_view(reinterpret_cast<const char *>(data), size));
    Library library;
    for (const fuzz::SideFormat &side : fuzz::sideFormats()) {
        if (side.name == format())
            readSide(side, input.source, library);
    }
    for (const Importer &importer : importers()) {
        if (importer.tool != format())
            continue;
        core::Diagnostics diagnostics;
        importer.detect(input.source);
        auto outcome = importer.read(input.source, diagnostics);
        for (Run &run : outcome ? outcome->runs : std::vector<Run>()) {
            fuzz::check(run);
            library.runs.push_back(std::move(run));
        }
    }
    library.sweeps = groupSweeps(library.runs);
    return core::exports::libraryJson(library, core::exports::sideLists(library)).empty() ? 1 : 0;
}
