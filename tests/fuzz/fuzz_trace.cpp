// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a trace that a project plays back: it is refused, or its requests come in order and have lengths.
#include "core/workload/trace.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace core::workload;
    TraceOptions options;
    options.sourceName = "fuzz.csv";
    if (size > 0 && data[size - 1] % 2 == 0)
        options.assumedOutputTokens = 100;
    core::Diagnostics diagnostics;
    const auto trace = readTrace(std::string_view(reinterpret_cast<const char *>(data), size), options, diagnostics);
    if (!trace)
        return 0;
    double last = 0.0;
    for (const TraceRequest &request : trace->requests) {
        if (!(request.arrivalSeconds >= last) || !std::isfinite(request.arrivalSeconds) || request.promptTokens < 1 ||
            request.outputTokens < 1 || request.firstBlock + request.blocks > trace->blocks.size())
            std::abort();
        last = trace->timed ? request.arrivalSeconds : 0.0;
    }
    return 0;
}
