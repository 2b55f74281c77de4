// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/evaluationparts.h"

namespace core::project {

namespace {

constexpr double bytesPerGigabyte = 1e9;

std::optional<double> bytesOf(const OptionalQuantity &gigabytes)
{
    return gigabytes ? std::optional(gigabytes->value * bytesPerGigabyte) : std::nullopt;
}

} // namespace

/// What the project states itself goes into the worksheet; weights and KV bytes need the catalogue's model and stay
/// unknown here.
void addMemory(Workings &workings)
{
    sizing::WorksheetInputs &in = workings.worksheet;
    in.gpuMemoryBytes = bytesOf(workings.scenario().hardware.vramGb);
    in.gpuMemoryFraction = valueOf(workings.scenario().engine.gpuMemoryUtilizationFraction);
    in.activationsBytes = bytesOf(workings.scenario().memory.activationsGb);
    in.overheadBytes = bytesOf(workings.scenario().memory.overheadGb);
    in.liveContextTokens = valueOf(workings.scenario().workload.liveContextTokens);
}

} // namespace core::project
