// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <optional>
#include <string>
#include <vector>

/// The step-by-step worksheet of sizing: from memory to replicas, by hand and without simulation. Source: "Sizing
/// enterprise inference", the step-by-step worksheet; domain, R5–R9.
namespace core::sizing {

/// What the worksheet starts from; whatever is absent stops the steps that need it. Per GPU where the name says so.
struct WorksheetInputs
{
    std::optional<double> gpuMemoryBytes;    ///< of one GPU
    std::optional<double> gpuMemoryFraction; ///< gpu_memory_utilization, 0..1; absent = 1
    std::optional<double> weightsBytes;      ///< per GPU
    std::optional<double> activationsBytes;  ///< per GPU
    std::optional<double> overheadBytes;     ///< per GPU
    std::optional<int> gpusPerReplica;
    std::optional<double> kvBytes;           ///< per GPU, where known as a whole; else from the four above
    std::optional<double> kvBytesPerToken;   ///< of the whole replica
    std::optional<double> liveContextTokens; ///< mean context of a running request
    std::optional<double> promptTokens;      ///< mean
    std::optional<double> outputTokens;      ///< mean
    std::optional<double> prefillTokensPerSecond;
    std::optional<double> tpotSeconds;
    std::optional<double> operationalConcurrency;
    std::optional<double> replicaRequestsPerSecond; ///< where measured or stated; else from concurrency and duration
    std::optional<double> requestsPerSecond;        ///< the demand
    std::optional<double> headroomFraction;
};

struct WorksheetStep
{
    Text name;           ///< "KV memory of one GPU"
    Text formula;        ///< in words
    Text numbers;        ///< the formula with the numbers put in
    double result = 0.0; ///< in `unit`
    std::string unit;
};

/// The steps that the inputs allow, in order.
std::vector<WorksheetStep> worksheet(const WorksheetInputs &inputs);

/// Replicas for a demand: rate × (1 + head-room) / requests per second of a replica, rounded up once, at the end.
/// A quotient that misses a whole number by rounding errors alone counts as that number. Absent when it is no sensible
/// count (nothing served, not finite, above 10^9).
std::optional<int> replicasFor(double requestsPerSecond, double headroomFraction, double replicaRequestsPerSecond);

/// Prompt tokens per second of a replica: GPUs × FLOP/s × efficiency / (2 · parameters) (R6). \pre parameters > 0
double prefillTokensPerSecond(int gpus, double flopsPerSecond, double efficiencyFraction, double parameters);

/// Seconds a decode step takes at least: each GPU reads its weights once (R7). \pre bandwidth > 0
double decodeFloorSeconds(double weightBytesPerGpu, double bandwidthBytesPerSecond);

/// Seconds of all-reduces in one step: two a layer (R9).
double collectiveSeconds(int layers, double secondsPerAllReduce);

/// Seconds of one request: prefill, then every output token at the mean TPOT (R8; the worksheet's own form, which
/// counts the first token's step too). \pre prefillTokensPerSecond > 0
double requestSeconds(double promptTokens, double prefillTokensPerSecond, double outputTokens, double tpotSeconds);

} // namespace core::sizing
