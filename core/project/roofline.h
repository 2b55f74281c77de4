// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/engine.h"
#include "core/perf/memorybudget.h"
#include "core/text.h"

#include <optional>
#include <string>
#include <vector>

/// Where prefill and decode stand under the roof of one GPU: what arithmetic there is for each byte read decides
/// whether the GPU's FLOP/s or its memory bandwidth is the limit. Source: Williams, Waterman, Patterson, "Roofline: an
/// insightful visual performance model", CACM 2009; figures of the step are the engine's.
namespace core::project {

/// One phase of serving on one GPU, in a step as it occurs at the operating point.
struct RooflinePoint
{
    double tokens = 0.0;         ///< that the step computes, of the whole replica
    double flopsPerByte = 0.0;   ///< arithmetic intensity
    double flopsPerSecond = 0.0; ///< achieved by one GPU
    double bytesPerSecond = 0.0; ///< read by one GPU
};

struct Roofline
{
    double peakFlopsPerSecond = 0.0; ///< dense, in the arithmetic of the weights' format
    std::string arithmetic;          ///< "BF16", "FP8"
    double bandwidthBytesPerSecond = 0.0;
    std::optional<RooflinePoint> prefill, decode;
    /// FLOP a byte above which arithmetic is the limit.
    double ridgeFlopsPerByte() const { return peakFlopsPerSecond / bandwidthBytesPerSecond; }
};

/// What a replica works on at the operating point.
struct RooflineState
{
    double running = 1.0;       ///< sequences that decode
    double contextTokens = 0.0; ///< mean of theirs
    double chunkTokens = 0.0;   ///< prompt tokens of a full prefill step
};

/// Absent without a model, a GPU with bandwidth and a peak. \pre the request's model and gpu are those of the time
std::optional<Roofline> rooflineOf(const perf::EngineTime &time, const perf::MemoryRequest &memory,
                                   const perf::MemoryBudget &budget, const catalogue::GpuSpec &gpu,
                                   const RooflineState &state);

/// What the picture says: which of the two is bound by what, and how far from the ridge.
std::vector<Text> rooflineSentences(const Roofline &roofline);

} // namespace core::project
