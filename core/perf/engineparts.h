// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/engine.h"

/// Internal to the making of an engine's time: shapes of a model's kernels.
namespace core::perf::parts {

/// Matrices of one number format in a GPU's share of the model.
struct Matrices
{
    double elements = 0.0;     ///< weights read in a step
    double flopElements = 0.0; ///< weights that one token is multiplied with
    double bytesPerElement = 2.0;
    std::string type = "bf16"; ///< of the curve
    double kernels = 0.0;      ///< calls a step
    double peakFlopsPerSecond = 0.0;
};

/// Formats of a checkpoint by part: attention and dense MLP against routed experts.
struct Formats
{
    catalogue::Precision linear = catalogue::Precision::Bf16;
    catalogue::Precision expert = catalogue::Precision::Bf16;
};
Formats formatsOf(const EngineRequest &request);

/// The name of a format's kernels: "bf16", "fp8", "fp8_block", "nvfp4", "mxfp4", "int4".
std::string kernelType(catalogue::Precision precision, bool blockScaled);

/// The dense peak at which a GPU multiplies weights of that format; formats without own units run in 16 bits.
double peakFlops(const catalogue::GpuSpec &gpu, catalogue::Precision precision);

struct Shapes
{
    std::vector<Matrices> linears; ///< on every token
    Matrices head;
    Matrices experts; ///< elements: all of a GPU; flopElements: top-k of one token over the replica's GPUs
    double attentionKernels = 0.0;
    double kvBytesPerLiveToken = 0.0, kvBytesPerWindowedToken = 0.0; ///< a GPU reads, per token of its rank
    double kvFlopsPerLiveToken = 0.0, kvFlopsPerWindowedToken = 0.0;
    double prefillFlopsPerPosition = 0.0, prefillFlopsPerWindowedPosition = 0.0; ///< per token and position
    double stateBytesPerSequence = 0.0;
    double collectivesPerStep = 0.0;
    std::optional<int> window;
};

Shapes shapesOf(const EngineRequest &request);

} // namespace core::perf::parts
