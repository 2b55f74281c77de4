// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/roofline.h"
#include "core/results/knee.h"

#include <atomic>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

/// What the engine and the simulation say of a scenario that nobody has measured yet.
namespace core::project {

/// A part of a latency at the operating point.
struct LedgerRow
{
    std::string id; ///< "weights", "queue" …
    Text name;
    double seconds = 0.0;
};

/// The engine's own error: what was measured lies between these times the prediction, 5 % and 95 %.
struct ErrorFactors
{
    double low = 1.0, high = 1.0;
};

/// Everything is of one replica.
struct Prediction
{
    /// Simulated load levels: concurrency for closed loops, requests/s for open ones. Its points have no runs.
    results::SweepAnalysis sweep;
    std::vector<LedgerRow> ttftLedger, tpotLedger; ///< at the operating point; their sums are the mean TTFT and TPOT
    std::optional<double> meanConcurrency;         ///< requests running at the operating point
    std::optional<double> requestsPerSecond;       ///< at the operating point
    std::optional<double> requestsPerSecondLow, requestsPerSecondHigh; ///< 5 % and 95 % of the engine's own error
    std::optional<double> prefillTokensPerSecond;                      ///< of one step full of prompt tokens
    std::optional<double> floorTpotSeconds;                            ///< reading weights once: nothing decodes faster
    std::optional<double> busyDecodeFraction, busyPrefillFraction;     ///< shares of the time at the operating point
    std::optional<ErrorFactors> throughputError, ttftError, tpotError; ///< for the bands around the curves
    std::optional<Roofline> roofline;                                  ///< at the operating point
    bool rough = false; ///< from few levels and short runs: to be replaced within a moment
    std::vector<Text> assumptions, warnings;
};

/// Predictions by everything that went into them, so that a new price or grid does not simulate again. Shared between
/// threads; the oldest unused entry goes first.
class PredictionCache
{
public:
    explicit PredictionCache(std::size_t capacity = 512)
        : m_capacity(capacity)
    {}
    /// Whoever evaluates with this cache gets what `finer` knows, and rough predictions of what it does not: an answer
    /// within a frame, while a slider moves.
    PredictionCache(std::size_t capacity, std::shared_ptr<PredictionCache> finer)
        : m_capacity(capacity)
        , m_finer(std::move(finer))
    {}
    bool rough() const { return m_finer != nullptr; }
    /// Of rough predictions: how much they may cost, from 0 (the fewest levels and shortest runs that still tell
    /// something) to 1. Whoever has to keep up with a hand turns it down on a slow machine.
    double effort() const { return m_effort; }
    void setEffort(double effort) { m_effort = effort; }
    /// Threads that may work on one prediction that is not known yet. Its figures are the same for any number.
    unsigned jobs() const { return m_jobs; }
    void setJobs(unsigned jobs) { m_jobs = jobs; }
    std::shared_ptr<const Prediction> find(const std::string &key);
    void insert(const std::string &key, std::shared_ptr<const Prediction> prediction);

private:
    using Entry = std::pair<std::string, std::shared_ptr<const Prediction>>;
    std::size_t m_capacity;
    std::shared_ptr<PredictionCache> m_finer;
    std::atomic<double> m_effort = 1.0;
    std::atomic<unsigned> m_jobs = 1;
    std::mutex m_mutex;
    std::list<Entry> m_entries; ///< most recently used first
    std::unordered_map<std::string, std::list<Entry>::iterator> m_byKey;
};

} // namespace core::project
