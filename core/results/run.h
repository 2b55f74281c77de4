// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text.h"
#include "core/workload/slo.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a benchmark tool measured, in one form for all tools. Absent is absent: a figure that a tool does not state is
/// never filled from a neighbour. Base units: seconds, tokens, requests.
namespace core::results {

enum class LoadKind { Closed, Open, Capped, Offline, StaticBatch, MlperfServer, MlperfOffline };

/// "closed", "open", "capped", "offline", "static_batch", "mlperf_server", "mlperf_offline".
std::string_view loadKindId(LoadKind kind);

enum class Clock { Client, Server };
enum class ClientClass { SingleProcess, MultiProcess };

/// Summary of one latency over the requests (or gaps) of a run, in seconds.
struct LatencySummary
{
    std::optional<double> meanSeconds;
    std::optional<double> minSeconds;
    std::optional<double> maxSeconds;
    std::optional<double> stdSeconds;
    std::map<double, double> quantileSeconds; ///< key 0 < q < 1: 0.5, 0.9, 0.95, 0.99, 0.999 … as the tool states

    std::optional<double> quantile(double q) const; ///< the stated one, no interpolation
    bool empty() const { return !meanSeconds && !minSeconds && !maxSeconds && !stdSeconds && quantileSeconds.empty(); }
    bool operator==(const LatencySummary &) const = default;
};

/// Arrival rate of an open loop; unlimited is "inf" (all requests at once).
struct RequestRate
{
    double perSecond = 0.0; ///< meaningless when unlimited
    bool unlimited = false;
    bool operator==(const RequestRate &) const = default;
};

struct RunSource
{
    std::string path; ///< the argument as given, joined with the relative path by '/'
    int documentIndex = 0;
    std::string tool; ///< id of the contract: "vllm-serve", "guidellm", "aiperf", "table" …
    std::optional<std::string> toolVersion;
    std::optional<std::string> schema;
    std::string sha256; ///< of the whole file
    bool operator==(const RunSource &) const = default;
};

struct RunIdentity
{
    std::optional<std::string> engine;
    std::optional<std::string> engineVersion;
    std::optional<std::string> model;
    std::optional<std::string> tokenizer;
    std::optional<std::string> precision;
    std::optional<std::string> gpu;
    std::optional<int> gpuCount;
    std::optional<int> tensorParallel;
    std::optional<std::string> dataset;
    std::optional<Clock> clock;
    std::optional<ClientClass> clientClass;
    bool operator==(const RunIdentity &) const = default;
};

/// The tokens of a prompt or an answer, where they are known, in a quarter of the room: a file holds millions of them.
/// What is beyond the range stands at its end, which is far above what any request has.
class TokenCount
{
public:
    constexpr TokenCount() = default;
    constexpr TokenCount(std::nullopt_t) {}
    constexpr TokenCount(long long tokens)
        : m_tokens(static_cast<std::int32_t>(std::clamp<long long>(tokens, absent + 1LL, most)))
    {}
    constexpr TokenCount(std::optional<long long> tokens)
        : TokenCount(tokens ? TokenCount(*tokens) : TokenCount())
    {}
    constexpr bool has_value() const { return m_tokens != absent; }
    constexpr explicit operator bool() const { return has_value(); }
    constexpr long long operator*() const { return m_tokens; } ///< \pre has_value()
    constexpr long long value_or(long long otherwise) const { return has_value() ? m_tokens : otherwise; }
    constexpr void reset() { m_tokens = absent; }
    constexpr bool operator==(const TokenCount &) const = default;

private:
    static constexpr std::int32_t absent = std::numeric_limits<std::int32_t>::min();
    static constexpr std::int32_t most = std::numeric_limits<std::int32_t>::max();
    std::int32_t m_tokens = absent;
};

/// One request as recorded. Failed requests are kept and marked: they count against goodput.
struct RequestRecord
{
    std::optional<double> startSeconds; ///< on the file's own clock: only differences mean anything
    std::optional<double> ttftSeconds;
    std::optional<double> e2eSeconds;
    std::optional<double> tpotSeconds; ///< (e2e − TTFT)/(n_out − 1), absent below two output tokens
    TokenCount inputTokens;
    TokenCount outputTokens;
    bool failed = false;
};

/// Where a goodput comes from.
enum class GoodputBasis { PerRequest, Bounds, Reported };
std::string_view goodputBasisId(GoodputBasis basis); ///< "per_request", "bounds", "reported"

/// Which tokens a rate counts.
enum class TokenKind { Goodput, Output, Total };
std::string_view tokenKindId(TokenKind kind); ///< "goodput", "output", "total"

/// The three senses of goodput. `fractionLow/High` are the Fréchet bounds when the basis is Bounds.
struct Goodput
{
    std::optional<double> fraction; ///< 0..1 of the requests sent
    std::optional<double> requestsPerSecond;
    std::optional<double> tokensPerSecond;
    std::optional<double> fractionLow;
    std::optional<double> fractionHigh;
    GoodputBasis basis = GoodputBasis::Reported;
    std::optional<TokenKind>
        tokens; ///< which tokens `tokensPerSecond` counts: Output, or Total where only that is known
    bool operator==(const Goodput &) const = default;
};

/// The nine things that make a benchmark repeatable (S: "Checklist for a reproducible benchmark").
enum class ChecklistItem {
    ToolVersion,
    ModelPrecision,
    Hardware,
    EngineFlags,
    LengthDistribution,
    SweepLevels,
    Slo,
    Warmup,
    Tokenizer,
};
inline constexpr std::size_t checklistSize = 9;
std::string_view checklistItemId(ChecklistItem item); ///< "tool_version", "model_precision", …
enum class Recorded { No, Partly, Yes };
using Checklist = std::array<Recorded, checklistSize>; ///< indexed by ChecklistItem

/// Something odd about a run, told by its importer or found by comparison with itself.
struct Remark
{
    std::string id; ///< stable: "vllm.all-failed", "percentiles-missing" …
    Text text;
    bool operator==(const Remark &) const = default;
};

/// Facts for the checks; absent is unknown.
struct RunFacts
{
    std::optional<bool> streaming;
    std::optional<bool> warmupDiscarded;   ///< true: discarded; false: kept in the figures
    std::optional<bool> fixedLengths;      ///< every request of the same prompt and output length
    std::optional<double> inputTokensMean; ///< per request
    std::optional<double> outputTokensMean;
    std::optional<double> burstiness;
    std::optional<std::string> date;             ///< as the file says it, ISO 8601 where that could be read
    std::map<std::string, std::string> metadata; ///< free key–value pairs that the file carries; no secrets
    bool sloRecorded = false;
    bool operator==(const RunFacts &) const = default;
};

struct Run
{
    RunSource source;
    RunIdentity identity;

    std::optional<LoadKind> loadKind;
    std::optional<double> concurrency; ///< set level; absent with loadKind known = unlimited
    std::optional<RequestRate> requestRate;
    std::optional<double> durationSeconds;
    std::optional<long long> completed;
    std::optional<long long> failed;
    std::optional<long long> incomplete; ///< cut off at the end of the run; neither completed nor failed

    std::optional<double> requestThroughputPerSecond;
    std::optional<double> outputTokensPerSecond;
    std::optional<double> inputTokensPerSecond;
    std::optional<double> totalTokensPerSecond; ///< input + output

    LatencySummary ttft;
    LatencySummary tpot; ///< per request, first token excluded
    LatencySummary itl;  ///< pooled gaps
    LatencySummary e2e;
    LatencySummary tpotInclTtft; ///< tools that define it so

    std::optional<Goodput> goodput; ///< as the tool reports it
    std::vector<RequestRecord> requests;

    /// Figures from the records, only where their count equals the summary's.
    struct Recomputed
    {
        LatencySummary ttft;
        LatencySummary tpot;
        LatencySummary e2e;
        std::optional<double> requestThroughputPerSecond;
        std::optional<double> outputTokensPerSecond;
    };
    std::optional<Recomputed> recomputed;

    RunFacts facts;
    Checklist checklist{};
    std::vector<Remark> remarks;

    const LatencySummary &latency(LatencyMetric metric) const;
};

/// The load as one number for the x-axis of its kind: concurrency of a closed or capped run, rate of an open one, batch
/// of a static one. Absent when unlimited or unknown.
std::optional<double> loadLevel(const Run &run);

} // namespace core::results
