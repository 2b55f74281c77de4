// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>

/// Time of one engine iteration from what is in the batch (domain, §3): the door between the engine's model of time and
/// the simulation of serving, which asks for nothing else.
namespace core::perf {

/// What one iteration of a replica works on. Sums are over the whole replica, all attention ranks and stages.
struct Batch
{
    int decodes = 0;                       ///< sequences that decode
    double tokensPerDecode = 1.0;          ///< 1, or 1 + drafted tokens where speculation verifies them
    double liveTokens = 0.0;               ///< Σ context of those sequences, as layers with full attention read it
    double windowedTokens = 0.0;           ///< Σ min(window, context) of those; liveTokens for a model without windows
    int prefills = 0;                      ///< sequences of which a chunk is computed
    double prefillTokens = 0.0;            ///< Σ tokens of those chunks
    double prefillPositions = 0.0;         ///< Σ over those tokens of their absolute position in the prompt [tokens²]
    double windowedPrefillPositions = 0.0; ///< Σ over those tokens of min(window, position) [tokens²]
};

/// The parts of an iteration [s], each ≥ 0. Where memory and arithmetic overlap, `weights` and `experts` hold the
/// memory time and `compute` only what arithmetic takes beyond it, so that the parts add up.
struct IterationTerms
{
    double weights = 0.0;          ///< dense weights and LM head read
    double experts = 0.0;          ///< routed experts that some token hits, read
    double compute = 0.0;          ///< arithmetic beyond the time of reading
    double attentionDecode = 0.0;  ///< KV read
    double attentionPrefill = 0.0; ///< arithmetic of prefill attention
    double collectives = 0.0;      ///< all-reduce, all-to-all, point to point
    double layers = 0.0;           ///< fixed time per layer
    double step = 0.0;             ///< fixed time per iteration, prefill outside CUDA graphs included
    double sequences = 0.0;        ///< sampling and bookkeeping per sequence
    double drafting = 0.0;         ///< the draft model
    double seconds() const
    {
        return weights + experts + compute + attentionDecode + attentionPrefill + collectives + layers + step +
               sequences + drafting;
    }
};

/// seconds = constant + perLiveToken · liveTokens + perWindowedToken · windowedTokens
struct DecodeLine
{
    double constantSeconds = 0.0;
    double secondsPerLiveToken = 0.0;     ///< ≥ 0
    double secondsPerWindowedToken = 0.0; ///< ≥ 0; 0 for a model without windows
    double at(double liveTokens, double windowedTokens) const
    {
        return constantSeconds + secondsPerLiveToken * liveTokens + secondsPerWindowedToken * windowedTokens;
    }
};

/// A decode-only iteration of a given number of sequences: the largest of `count` lines, so that the times of
/// consecutive iterations form arithmetic series between the corners (the leap of domain, §4).
struct DecodeCost
{
    std::array<DecodeLine, 3> lines{};
    int count = 0; ///< 1..3
    double at(double liveTokens, double windowedTokens) const
    {
        double most = lines[0].at(liveTokens, windowedTokens);
        for (int i = 1; i < count; ++i) {
            const double other = lines[static_cast<std::size_t>(i)].at(liveTokens, windowedTokens);
            most = other > most ? other : most;
        }
        return most;
    }
};

/// Immutable; safe to share between threads.
class IterationTime
{
public:
    virtual ~IterationTime() = default;

    /// Seconds of one iteration. Equals decode(b).at(…) to rounding for a batch without prefill.
    virtual double seconds(const Batch &batch) const = 0;

    /// The same by term, for ledgers.
    virtual IterationTerms terms(const Batch &batch) const = 0;

    /// The cost of decode-only iterations. \pre 1 <= decodes <= mostDecodes()
    virtual const DecodeCost &decode(int decodes) const = 0;
    virtual int mostDecodes() const = 0;

    /// Tokens that a layer with sliding-window attention looks back on; absent when the model has none.
    virtual std::optional<int> windowTokens() const = 0;
};

} // namespace core::perf
