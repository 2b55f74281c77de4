// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a stranger's file: every importer that claims it reads it or says why not, and it is tried as what is no
// benchmark.
#include "core/results/sidefiles.h"
#include "tests/fuzz/finite.h"
#include "tests/fuzz/formats.h"

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace core::results;
    const fuzz::Input input(std::string_view(reinterpret_cast<const char *>(data), size));
    Library library;
    for (const Importer &importer : importers()) {
        if (importer.detect(input.source) == Match::No)
            continue;
        core::Diagnostics diagnostics;
        auto outcome = importer.read(input.source, diagnostics);
        for (const Run &run : outcome ? outcome->runs : std::vector<Run>())
            fuzz::check(run);
    }
    readSideFile(input.source, library);
    return 0;
}
