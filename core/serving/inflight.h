// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/serving/simulation.h"

#include <cstdint>

/// Inside the room: a request as the simulation carries it about.
namespace core::serving {

inline constexpr std::uint32_t nobody = 0xffffffffU;

enum class Stage : std::uint8_t { Client, Waiting, Prefilling, Decoding, Transferring, Gone };

/// Context while decoding is not stored but told by the replica's count of decode steps S, so that a step costs nothing
/// per sequence: context = base + S, tokens to come = finishStep − S. With speculation steps differ and `computed` and
/// `generated` are kept up to date instead.
struct InFlight
{
    double sentSeconds = 0.0;
    double queuedSeconds = 0.0;     ///< when it came to its replica
    double scheduledSeconds = -1.0; ///< first iteration that computes it; below 0: none yet
    double firstTokenSeconds = -1.0;
    double endedSeconds = -1.0;
    double lastTokenSeconds = 0.0; ///< when the last token came before it (re)joined the decodes
    std::int32_t base = 0;
    std::uint32_t finishStep = 0;
    std::int32_t promptTokens = 0;
    std::int32_t outputTokens = 0; ///< that will be delivered
    std::int32_t statedTokens = 0; ///< max_tokens, what engines that reserve count with
    std::int32_t generated = 0;    ///< tokens delivered; while decoding without speculation as of the last join
    std::int32_t computed = 0;     ///< tokens with KV: while prefilling, or with speculation
    std::int32_t heldTokens = 0;   ///< speculation: tokens that blocks are held for
    std::int32_t reserved = 0;     ///< blocks reserved for the whole answer (no-evict)
    std::int32_t sharedUnits = 0;  ///< leading prefix units referenced in the cache
    std::int32_t cachedTokens = 0; ///< of the prompt at the first admission
    std::int32_t told = -1;        ///< tokens that had come when its client gave up; -1: it did not
    std::int32_t turn = 0;         ///< of its session, from 0
    std::uint32_t prev = nobody, next = nobody; ///< in the order of admission on its replica
    std::uint32_t client = nobody;
    std::uint32_t session = nobody;
    std::uint32_t verifications = 0; ///< speculative steps so far: index of its draws
    std::uint16_t preemptions = 0;
    std::uint16_t replica = 0;
    Stage stage = Stage::Client;
    Outcome outcome = Outcome::Completed;
    std::uint8_t priority = 0;
    bool ended = false;       ///< its client has its answer, or has gone
    bool abandoned = false;   ///< ended while an iteration of its runs: leaves at the boundary
    bool transferred = false; ///< its KV came from the prefill pool
    bool mainGap = true;      ///< its last token came with those of all others

    std::int32_t totalTokens() const { return promptTokens + generated; } ///< to be computed when (re)admitted
};

} // namespace core::serving
