// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What an engine prints when it starts: the sizes it found, which replace every estimate of the memory budget.
namespace core::perf {

/// Figures of one start. Those of the pool are of a replica's attention rank; bytes are of one GPU.
struct MemoryLog
{
    std::string tool; ///< "vllm-log", "sglang-log"
    std::optional<std::string> engineVersion;
    std::optional<std::string> model; ///< as served: a name or a folder
    std::optional<int> tensorParallel, pipelineParallel, dataParallel;
    std::optional<double> utilisationFraction; ///< gpu_memory_utilization, mem_fraction_static
    std::optional<std::string> quantisation, kvDtype;
    std::optional<double> kvTokens;
    bool kvTokensFromConcurrency = false; ///< printed as concurrency × length: no bytes per token follow from it
    std::optional<int> blockTokens;
    std::optional<double> kvBytes;
    std::optional<double> maxConcurrency; ///< requests of maxModelLenTokens
    std::optional<int> maxModelLenTokens, maxBatchedTokens;
    std::optional<double> weightsBytes;
    std::optional<double> graphsBytes;
    std::optional<double> freeBytesBeforeWeights;
    std::vector<Text> failures; ///< why the engine did not start

    /// Bytes of a token in the cache of one GPU; absent where the tokens are no count of rows.
    std::optional<double> kvBytesPerToken() const;
    bool empty() const { return !kvTokens && !kvBytes && !weightsBytes && failures.empty(); }
    bool operator==(const MemoryLog &) const = default;
};

/// How sure one may be, from the first part of a text, that it is such a log.
bool looksLikeVllmLog(std::string_view text);
bool looksLikeSglangLog(std::string_view text);

/// Reads a whole log; colours, process prefixes and thousands separators are understood, repeated lines of the ranks
/// are read once. A file with several starts gives one entry each. Empty when nothing about memory was printed.
std::vector<MemoryLog> readStartupLog(std::string_view text);

} // namespace core::perf
