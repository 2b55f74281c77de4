// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a stranger's result file: every importer that claims it reads it or says why not, and no figure is
// invented out of nothing (all are finite).
#include "core/results/importer.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

void mustBeFinite(const std::optional<double> &value)
{
    if (value && !std::isfinite(*value))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace core::results;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    // The name decides only whether YAML is tried.
    const char *name = size > 0 && data[0] % 2 == 0 ? "result.json" : "result.yaml";
    const auto preview = makePreview(text, name);
    ImportSource source;
    source.path = std::string("fuzz/") + name;
    source.fileName = name;
    source.text = text;
    source.preview = preview.get();
    for (const Importer &importer : importers()) {
        if (importer.detect(source) == Match::No)
            continue;
        core::Diagnostics diagnostics;
        const auto outcome = importer.read(source, diagnostics);
        if (!outcome)
            continue;
        for (const Run &run : outcome->runs) {
            mustBeFinite(run.ttft.meanSeconds);
            mustBeFinite(run.tpot.meanSeconds);
        }
    }
    return 0;
}
