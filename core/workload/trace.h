// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"
#include "core/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Recorded requests: when they came, how long they were, what prefix they shared.
namespace core::workload {

struct TraceRequest
{
    double arrivalSeconds = 0.0; ///< from the first request of the trace; never falls
    int promptTokens = 1;
    int outputTokens = 1;
    std::uint32_t session = 0;    ///< requests of one session share it; 0: none
    std::uint32_t firstBlock = 0; ///< into Trace::blocks
    std::uint32_t blocks = 0;     ///< how many; 0 where the trace has no hashes
};

/// Immutable once read; shared between runs.
struct Trace
{
    std::vector<TraceRequest> requests; ///< by arrival
    std::vector<std::uint64_t> blocks;  ///< content of prompt blocks, equal where the prefix up to there is equal
    int blockTokens = 512;              ///< tokens of such a block; the last of a prompt may be short
    bool timed = false;                 ///< arrivals were recorded; false: lengths alone
    std::string tool;                   ///< "azure-trace", "mooncake-trace", "burstgpt", "lengths"

    std::span<const std::uint64_t> blocksOf(const TraceRequest &request) const
    {
        return std::span(blocks).subspan(request.firstBlock, request.blocks);
    }
    double durationSeconds() const { return requests.empty() ? 0.0 : requests.back().arrivalSeconds; }
};

struct TraceOptions
{
    std::string sourceName;
    std::size_t mostRequests = 5'000'000;   ///< further ones are left out with a remark
    std::optional<int> assumedOutputTokens; ///< for traces that hold prompts alone; absent: such a trace is an error
    std::stop_token stop;
};

/// Reads a trace in any of the known forms, told by its first line:
/// - Azure LLM inference: `TIMESTAMP,ContextTokens,GeneratedTokens`, timestamps "2023-11-16 18:17:03.9799600"
/// - Mooncake: JSON lines with `timestamp` [ms], `input_length`, `output_length`, `hash_ids` (512-token blocks), and
///   `session_id` where there is one
/// - BurstGPT: `Timestamp` [s], `Request tokens`, `Response tokens`, perhaps `Session ID`; no response is a failure,
///   left out
/// - `arrived_at,num_prefill_tokens,num_decode_tokens` [s]
/// - `input_length[,output_length]`: lengths alone
/// - JSON lines with `input_toks`, `output_toks`, `arrival_time_ns`
/// Records that cannot be read are remarked with their line and left out; out-of-order arrivals are sorted with a
/// remark. Works on the text in place: memory grows with what is kept, not with the file.
Result<Trace> readTrace(std::string_view text, const TraceOptions &options, Diagnostics &diagnostics);

} // namespace core::workload
