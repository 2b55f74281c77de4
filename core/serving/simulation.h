// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/iterationtime.h"
#include "core/result.h"
#include "core/results/run.h"
#include "core/workload/arrivals.h"
#include "core/workload/slo.h"

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

/// The simulation of serving: iteration by iteration, exact and deterministic for a seed (domain, §4). Between two
/// events a decode-only batch does not change, so that stretch is added up in closed form (the leap); the result is the
/// same as that of the plain loop over iterations.
namespace core::serving {

enum class Engine {
    Vllm,       ///< V1: prefill chunks beside decodes, outputs not reserved, the last admitted is preempted
    Sglang,     ///< prefill goes first and alone, outputs reserved by the new-token ratio, retraction
    TensorRtLlm ///< guaranteed no-evict: the whole answer is reserved at admission; else as Vllm
};

enum class Order {
    Fcfs,
    Priority, ///< lower number first, then by arrival; preempts the highest number, then the latest
};

/// One engine as it was started.
struct Scheduler
{
    Engine engine = Engine::Vllm;
    Order order = Order::Fcfs;
    int maxSequences = 256;            ///< max_num_seqs
    int batchedTokens = 8192;          ///< max_num_batched_tokens; SGLang: chunked_prefill_size
    bool chunkedPrefill = true;        ///< false: a prompt is computed whole, alone if longer than the budget
    std::optional<long long> kvBlocks; ///< of one replica; absent: memory never limits
    int blockTokens = 16;
    bool admitWholePrompt = true; ///< a prompt is admitted only when all of it fits, not only its first chunk
    bool prefixCaching = false;
    /// The next iteration is decided while one runs, as engines do that keep the GPU from waiting for the CPU: who
    /// comes during iteration k is not in k + 1 but in k + 2.
    bool overlap = false;
    /// SGLang's scheduler-recv-interval: who comes is looked at only after so many decode iterations, or after one with
    /// prompts; 1: after each.
    int receiveIntervalSteps = 1;
    /// A stated hit rate in place of a cache that is simulated: this many leading tokens are the same in all prompts,
    /// and this share of the prompts finds them (whole blocks) in the cache. Saves computing, not memory.
    int sharedPrefixTokens = 0;
    double sharedPrefixHitFraction = 0.0;
    std::optional<int> statedOutputTokens; ///< max_tokens of the clients, for engines that reserve; absent: the answer
    double newTokenRatio = 0.7;            ///< SGLang: at the start, falls to the least over so many decode steps
    double leastNewTokenRatio = 0.098;
    int newTokenRatioSteps = 600;
};

/// Drafted tokens are accepted one after the other with this probability, until the first that is not.
struct Speculation
{
    int draftedTokens = 0; ///< 0: none
    double acceptanceFraction = 0.0;
};

enum class Routing { RoundRobin, LeastLoaded, Session, PrefixHash };

/// A replica that is gone for a while: what it had streamed is lost, what waited goes to the others.
struct Outage
{
    int replica = 0;
    double fromSeconds = 0.0;
    double untilSeconds = 0.0; ///< infinity: for good
};

struct Fleet
{
    int replicas = 1;
    Routing routing = Routing::RoundRobin;
    std::vector<Outage> outages;
    int prefixHashTokens = 512; ///< PrefixHash: so much of a prompt's beginning decides
};

/// Prefill on one pool, decode on another (the fleet is the decode pool).
struct Disaggregation
{
    int prefillReplicas = 1;
    const perf::IterationTime *prefillTime = nullptr; ///< null: the same as the decode pool's
    std::optional<long long> prefillKvBlocks;
    double transferSecondsPerToken = 0.0; ///< KV bytes of a token / bandwidth of the link
    double transferSeconds = 0.0;         ///< fixed
};

/// What happens outside the engine.
struct Client
{
    double frontEndSeconds = 0.0; ///< HTTP, tokenizer: from sending to the scheduler's queue
    double frontEndSecondsPerPromptToken = 0.0;
    /// One process on either side of the line handles the tokens of all streams: so much a stream that decodes on a
    /// replica when the request is sent.
    double frontEndSecondsPerStream = 0.0;
    std::optional<double> timeoutSeconds;  ///< the whole answer; then the request is given up
    std::optional<int> queueLimit;         ///< waiting requests of a replica above which new ones are refused
    double cancelledFraction = 0.0;        ///< of the requests, stopped by their user somewhere within the answer
    double pauseAfterRefusalSeconds = 1.0; ///< of a client of a closed loop, before it sends again
    double urgentFraction = 0.0;           ///< of the requests with priority 0; the others have 1 (Order::Priority)
};

/// Requests of one session follow each other: prompt = all that was said + the new question.
struct Conversations
{
    double meanTurns = 1.0;          ///< geometric, at least 1
    double thinkSeconds = 0.0;       ///< mean, exponential
    int sharedPromptTokens = 0;      ///< a system prompt that all share, before each first question
    int mostContextTokens = 131'072; ///< a conversation that would pass this ends
    bool active() const { return meanTurns > 1.0 || sharedPromptTokens > 0; }
};

/// Watts of one replica by what it does.
struct PhasePower
{
    double prefillWatts = 0.0; ///< iterations with a prefill chunk
    double decodeWatts = 0.0;
    double idleWatts = 0.0;
};

struct SimulationRequest
{
    Scheduler scheduler;
    workload::Arrivals arrivals;
    workload::Lengths lengths;
    int requests = 1000;    ///< how many are recorded, warm-up included
    int warmUpRequests = 0; ///< the first so many count in no figure
    bool keepLoad = false;  ///< further requests (not recorded) keep the load up until the last recorded one is done
    std::uint64_t seed = 1;
    Speculation speculation;
    Fleet fleet;
    std::optional<Disaggregation> disaggregation;
    Client client;
    Conversations conversations;
    std::optional<PhasePower> power;
    std::optional<Slo> slo;                              ///< for the goodput
    std::vector<double> quantiles{0.5, 0.9, 0.95, 0.99}; ///< that the summaries state
    bool keepRecords = true;
};

enum class Outcome : std::uint8_t {
    Completed,
    Cancelled, ///< by its user; neither completed nor failed
    Refused,   ///< queue full, or longer than the memory
    TimedOut,
    Lost, ///< with its replica, after the first token
};

/// One request, in seconds of the simulation's own clock.
struct RequestFigures
{
    double sentSeconds = 0.0;
    double queueSeconds = 0.0; ///< sent to the first iteration that computes it, front end included
    double ttftSeconds = 0.0;  ///< 0 where no token came
    double e2eSeconds = 0.0;   ///< to the last token, or to the end that it met
    int promptTokens = 0;
    int outputTokens = 0; ///< delivered
    int cachedTokens = 0; ///< of the prompt, at its first admission
    std::uint16_t preemptions = 0;
    std::uint16_t replica = 0;
    Outcome outcome = Outcome::Completed;
    std::optional<double> tpotSeconds() const
    {
        if (outputTokens < 2)
            return std::nullopt;
        return (e2eSeconds - ttftSeconds) / (outputTokens - 1);
    }
};

/// Gaps between tokens by weight. Bins grow by 1/128 of an octave (0.5 %); gaps of exactly 0 (tokens of one speculative
/// step) have their own.
struct GapHistogram
{
    static constexpr int binsPerOctave = 128;
    static constexpr int lowestExponent = -20; ///< 2^-20 s: about a microsecond, all below is in the first bin
    static constexpr int octaves = 32;         ///< up to 2^12 s
    std::vector<double> weights;               ///< binsPerOctave · octaves, or empty
    double zeroWeight = 0.0;
    double sumSeconds = 0.0;
    double leastSeconds = 0.0, mostSeconds = 0.0;
    double weight() const;
    double quantileSeconds(double q) const; ///< linear within a bin. \pre weight() > 0
};

/// Shares of the fleet's time.
struct PhaseSeconds
{
    double prefill = 0.0; ///< replica-seconds in iterations with a prefill chunk
    double decode = 0.0;
    double idle = 0.0; ///< up and nothing to do; outages are not in it
};

/// Figures over the recorded requests after warm-up, and over the window between the end of warm-up and the last
/// completion (keepLoad: until the last recorded request is sent) for rates. Latencies are of completed requests.
struct SimulationFigures
{
    long long requests = 0; ///< sent, recorded, after warm-up
    long long completed = 0, cancelled = 0, refused = 0, timedOut = 0, lost = 0;
    double durationSeconds = 0.0; ///< of the window
    double requestsPerSecond = 0.0;
    double outputTokensPerSecond = 0.0;
    double inputTokensPerSecond = 0.0;
    double meanInFlight = 0.0; ///< requests in the system, Little: Σ stay / duration over the whole run
    results::LatencySummary ttft, tpot, itl, e2e, queue;
    std::optional<results::Goodput> goodput; ///< exact; absent without an SLO or when it names gaps
    bool tooShortForP99 = false;             ///< see `interval`: the p99 of TTFT has no upper end
    double meanInputTokens = 0.0, meanOutputTokens = 0.0;

    // Of the whole run, warm-up included
    double simulatedSeconds = 0.0;
    long long iterations = 0; ///< of the engine, all replicas
    long long preemptions = 0;
    PhaseSeconds phases;
    double meanRunning = 0.0;             ///< sequences in an iteration, by time, over busy time
    double meanKvTokens = 0.0;            ///< live, by time, a replica
    long long mostKvBlocks = 0;           ///< in use at once on one replica
    std::optional<double> meanKvFraction; ///< of the pool; absent without a limit
    std::optional<double> mostKvFraction;
    double cachedPromptFraction = 0.0;        ///< of the prompt tokens, served from the prefix cache
    std::optional<PhaseSeconds> energyJoules; ///< by phase
    /// For a tenth of the busy time or more somebody waited for memory: latency there is a matter of a few blocks, and
    /// a figure without a band is false precision.
    bool nearKvSaturation = false;
};

struct SimulationResult
{
    SimulationFigures figures;
    std::vector<RequestFigures> records; ///< by order of sending; empty unless keepRecords
    GapHistogram gaps;                   ///< of recorded and unrecorded requests, whole run
};

/// Runs it. Errors: an input out of range, with the sentence; cancelled. \pre time.mostDecodes() is not exceeded by
/// scheduler.maxSequences (an error else)
Result<SimulationResult> simulate(const SimulationRequest &request, const perf::IterationTime &time,
                                  std::stop_token stop = {});

/// A figure with its 95 % interval; an end that the run is too short to tell is absent.
struct Interval
{
    double value = 0.0;
    std::optional<double> low, high;
};

/// Confidence of a mean (quantile absent) or a quantile of one latency from the records after warm-up, by batch means:
/// twenty batches in order of sending; for a quantile the batches give the variance of the share at or below it, and
/// the interval is read off the order statistics. Absent without records of completed requests.
std::optional<Interval> interval(const SimulationResult &result, const SimulationRequest &request, LatencyMetric metric,
                                 std::optional<double> quantile);

} // namespace core::serving
