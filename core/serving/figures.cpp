// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/figures.h"

#include "core/results/goodput.h"
#include "core/serving/ranks.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace core::serving {

namespace {

constexpr double saturatedShare = 0.1;
constexpr std::size_t batches = 20;
constexpr std::size_t fewestValues = 2 * batches;
constexpr double studentOfBatches = 2.093; ///< t at 97.5 %, 19 degrees of freedom

bool failed(Outcome outcome)
{
    return outcome == Outcome::Refused || outcome == Outcome::TimedOut || outcome == Outcome::Lost;
}

RequestFigures recordOf(const InFlight &f, double endOfRun)
{
    RequestFigures record;
    record.sentSeconds = f.sentSeconds;
    const double end = f.ended ? f.endedSeconds : endOfRun;
    record.queueSeconds = (f.scheduledSeconds >= 0.0 ? f.scheduledSeconds : end) - f.sentSeconds;
    record.ttftSeconds = f.firstTokenSeconds >= 0.0 ? f.firstTokenSeconds - f.sentSeconds : 0.0;
    record.e2eSeconds = end - f.sentSeconds;
    record.promptTokens = f.promptTokens;
    record.outputTokens = f.told >= 0 ? f.told : f.generated;
    record.cachedTokens = f.cachedTokens;
    record.preemptions = f.preemptions;
    record.replica = f.replica;
    record.outcome = f.ended ? f.outcome : Outcome::Lost; // no replica came back for it
    return record;
}

/// What the figures are taken from: the latencies of completed requests after warm-up.
struct Latencies
{
    std::vector<double> ttft, tpot, e2e, queue;
    double good = 0.0, goodTokens = 0.0, tokens = 0.0;
};

struct Limits
{
    double ttft = Replica::never, tpot = Replica::never, e2e = Replica::never;
    bool exact = false; ///< an SLO is there, and names no gaps
};

Limits limitsOf(const std::optional<Slo> &slo)
{
    Limits limits;
    if (!slo || slo->terms.empty())
        return limits;
    limits.exact = true;
    for (const SloTerm &term : results::requestLimits(*slo)) {
        if (term.metric == LatencyMetric::Ttft)
            limits.ttft = term.limitSeconds;
        else if (term.metric == LatencyMetric::Tpot)
            limits.tpot = term.limitSeconds;
        else if (term.metric == LatencyMetric::E2e)
            limits.e2e = term.limitSeconds;
        else
            limits.exact = false;
    }
    return limits;
}

void count(Outcome outcome, SimulationFigures &figures)
{
    ++figures.requests;
    switch (outcome) {
    case Outcome::Completed:
        ++figures.completed;
        break;
    case Outcome::Cancelled:
        ++figures.cancelled;
        break;
    case Outcome::Refused:
        ++figures.refused;
        break;
    case Outcome::TimedOut:
        ++figures.timedOut;
        break;
    case Outcome::Lost:
        ++figures.lost;
        break;
    }
}

Latencies collect(const Simulator &simulator, SimulationFigures &figures)
{
    const SimulationRequest &request = simulator.request();
    const auto &flights = simulator.flights();
    const auto from = static_cast<std::size_t>(request.warmUpRequests);
    const auto to = std::min(flights.size(), static_cast<std::size_t>(request.requests));
    const Limits limits = limitsOf(request.slo);
    Latencies out;
    for (auto *values : {&out.ttft, &out.tpot, &out.e2e, &out.queue})
        values->reserve(to > from ? to - from : 0);
    double cached = 0.0, prompts = 0.0;
    for (std::size_t i = from; i < to; ++i) {
        const RequestFigures record = recordOf(flights[i], simulator.lastEndSeconds());
        count(record.outcome, figures);
        if (record.outcome != Outcome::Completed)
            continue;
        prompts += record.promptTokens;
        cached += record.cachedTokens;
        out.tokens += record.outputTokens;
        out.ttft.push_back(record.ttftSeconds);
        out.e2e.push_back(record.e2eSeconds);
        out.queue.push_back(record.queueSeconds);
        const double tpot = record.tpotSeconds().value_or(0.0);
        if (record.outputTokens >= 2)
            out.tpot.push_back(tpot);
        if (record.ttftSeconds <= limits.ttft && tpot <= limits.tpot && record.e2eSeconds <= limits.e2e) {
            out.good += 1.0;
            out.goodTokens += record.outputTokens;
        }
    }
    if (figures.completed > 0) {
        figures.meanInputTokens = prompts / static_cast<double>(figures.completed);
        figures.meanOutputTokens = out.tokens / static_cast<double>(figures.completed);
        figures.cachedPromptFraction = prompts > 0.0 ? cached / prompts : 0.0;
    }
    return out;
}

/// Rates over the window, from everything that was completed in it.
void fillRates(const Simulator &simulator, SimulationFigures &figures)
{
    const SimulationRequest &request = simulator.request();
    const auto &flights = simulator.flights();
    if (flights.empty())
        return;
    const auto last = std::min(flights.size(), static_cast<std::size_t>(request.requests)) - 1;
    const auto first = std::min(last, static_cast<std::size_t>(request.warmUpRequests));
    const double begin = flights[first].sentSeconds;
    double lastEnd = 0.0, stay = 0.0;
    for (std::size_t i = 0; i < flights.size(); ++i) {
        const double end = flights[i].ended ? flights[i].endedSeconds : simulator.lastEndSeconds();
        stay += end - flights[i].sentSeconds;
        if (i <= last)
            lastEnd = std::max(lastEnd, end);
    }
    double end = request.keepLoad ? flights[last].sentSeconds : lastEnd;
    if (!(end > begin))
        end = lastEnd;
    figures.durationSeconds = end - begin;
    figures.simulatedSeconds = simulator.lastEndSeconds();
    if (figures.simulatedSeconds > 0.0)
        figures.meanInFlight = stay / figures.simulatedSeconds;
    if (!(figures.durationSeconds > 0.0))
        return;
    double completed = 0.0, output = 0.0, input = 0.0;
    const bool whole = request.warmUpRequests == 0 && !request.keepLoad;
    for (const InFlight &f : flights) {
        const bool within = whole || (f.endedSeconds > begin && f.endedSeconds <= end);
        if (!f.ended || failed(f.outcome) || !within)
            continue;
        completed += f.outcome == Outcome::Completed ? 1.0 : 0.0;
        output += f.generated;
        input += f.promptTokens;
    }
    figures.requestsPerSecond = completed / figures.durationSeconds;
    figures.outputTokensPerSecond = output / figures.durationSeconds;
    figures.inputTokensPerSecond = input / figures.durationSeconds;
}

void fillFleet(const Simulator &simulator, SimulationFigures &figures)
{
    const SimulationRequest &request = simulator.request();
    const double end = figures.simulatedSeconds;
    double sequences = 0.0, busy = 0.0, tokens = 0.0, up = 0.0, full = 0.0, iterations = 0.0;
    for (std::size_t i = 0; i < simulator.replicas().size(); ++i) {
        const Replica &replica = simulator.replicas()[i];
        const ReplicaTally &tally = replica.tally();
        const double working = tally.phases.prefill + tally.phases.decode;
        const double available = std::max(working, end - replica.downSecondsUntil(end));
        figures.phases.prefill += tally.phases.prefill;
        figures.phases.decode += tally.phases.decode;
        figures.phases.idle += available - working;
        figures.preemptions += tally.preemptions;
        iterations += tally.iterations;
        sequences += tally.sequenceSeconds;
        busy += working;
        full += tally.fullSeconds;
        if (i < simulator.decodeReplicas()) {
            tokens += tally.kvTokenSeconds;
            up += available;
            figures.mostKvBlocks = std::max(figures.mostKvBlocks, tally.mostBlocks);
        }
    }
    figures.iterations = static_cast<long long>(iterations);
    figures.meanRunning = busy > 0.0 ? sequences / busy : 0.0;
    figures.meanKvTokens = up > 0.0 ? tokens / up : 0.0;
    figures.nearKvSaturation = full > 0.0 && full >= saturatedShare * busy;
    if (const auto &blocks = request.scheduler.kvBlocks) {
        const double pool = static_cast<double>(*blocks) * request.scheduler.blockTokens;
        figures.meanKvFraction = figures.meanKvTokens / pool;
        figures.mostKvFraction = static_cast<double>(figures.mostKvBlocks) / static_cast<double>(*blocks);
    }
    if (const auto &power = request.power)
        figures.energyJoules = PhaseSeconds{.prefill = power->prefillWatts * figures.phases.prefill,
                                            .decode = power->decodeWatts * figures.phases.decode,
                                            .idle = power->idleWatts * figures.phases.idle};
}

results::LatencySummary summaryOfGaps(const GapHistogram &gaps, std::span<const double> quantiles)
{
    results::LatencySummary summary;
    const double weight = gaps.weight();
    if (!(weight > 0.0))
        return summary;
    summary.meanSeconds = gaps.sumSeconds / weight;
    summary.minSeconds = gaps.leastSeconds;
    summary.maxSeconds = gaps.mostSeconds;
    for (const double q : quantiles)
        summary.quantileSeconds.emplace(q, quantileOfGaps(gaps, q, weight));
    return summary;
}

/// Sums over the differences to the first value, in four lanes so that additions need not wait for each other.
struct Moments
{
    double sum = 0.0, squares = 0.0, least = 0.0, most = 0.0;
};

Moments momentsOf(std::span<const double> values)
{
    constexpr std::size_t lanes = 4;
    double sums[lanes]{}, squares[lanes]{};
    Moments moments{.sum = 0.0, .squares = 0.0, .least = values.front(), .most = values.front()};
    const double first = values.front();
    for (std::size_t i = 0; i < values.size(); ++i) {
        const double off = values[i] - first;
        sums[i % lanes] += off;
        squares[i % lanes] += off * off;
        moments.least = std::min(moments.least, values[i]);
        moments.most = std::max(moments.most, values[i]);
    }
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        moments.sum += sums[lane];
        moments.squares += squares[lane];
    }
    return moments;
}

/// Standard error of the share of values at or below a threshold, by batches, at least that of independent draws.
double errorOfShare(std::span<const double> values, double threshold, double share)
{
    double squares = 0.0;
    for (std::size_t b = 0; b < batches; ++b) {
        const std::size_t from = b * values.size() / batches, to = (b + 1) * values.size() / batches;
        const auto below = std::count_if(values.begin() + static_cast<std::ptrdiff_t>(from),
                                         values.begin() + static_cast<std::ptrdiff_t>(to),
                                         [threshold](double value) { return value <= threshold; });
        const double off = static_cast<double>(below) / static_cast<double>(to - from) - share;
        squares += off * off;
    }
    constexpr auto count = static_cast<double>(batches);
    const double byBatches = std::sqrt(squares / (count - 1.0) / count);
    return std::max(byBatches, std::sqrt(share * (1.0 - share) / static_cast<double>(values.size())));
}

/// The share at which the upper end of a quantile's interval lies; absent when no value is that far out.
std::optional<double> upperShare(std::size_t count, double q, double error)
{
    const double upper = q + studentOfBatches * error;
    if (count < fewestValues || upper * static_cast<double>(count) > static_cast<double>(count) - 1.0)
        return std::nullopt;
    return upper;
}

double ofSorted(const std::vector<double> &sorted, double q)
{
    const double rank = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(rank);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], rank - static_cast<double>(below));
}

} // namespace

results::LatencySummary summaryOf(std::span<const double> values, std::span<const double> quantiles)
{
    results::LatencySummary summary;
    if (values.empty())
        return summary;
    const auto count = static_cast<double>(values.size());
    const Moments moments = momentsOf(values);
    const double mean = values.front() + moments.sum / count; // exact for equal values
    const double fromFirst = moments.sum / count;
    summary.meanSeconds = mean;
    summary.minSeconds = moments.least;
    summary.maxSeconds = moments.most;
    summary.stdSeconds = std::sqrt(std::max(0.0, moments.squares / count - fromFirst * fromFirst));
    Ranks ranks(values, moments.least, moments.most);
    for (const double q : quantiles) {
        const double rank = q * (count - 1.0);
        const auto index = static_cast<std::size_t>(rank);
        const double here = ranks.at(index);
        const double following = index + 1 < values.size() ? ranks.at(index + 1) : here;
        summary.quantileSeconds.emplace(q, std::lerp(here, following, rank - static_cast<double>(index)));
    }
    return summary;
}

std::optional<double> halfWidthOfMean(std::span<const double> values)
{
    if (values.size() < fewestValues)
        return std::nullopt;
    double mean = 0.0;
    std::vector<double> means;
    for (std::size_t b = 0; b < batches; ++b) {
        const std::size_t from = b * values.size() / batches, to = (b + 1) * values.size() / batches;
        double sum = 0.0;
        for (std::size_t i = from; i < to; ++i)
            sum += values[i];
        means.push_back(sum / static_cast<double>(to - from));
        mean += means.back() / static_cast<double>(batches);
    }
    double squares = 0.0;
    for (const double one : means)
        squares += (one - mean) * (one - mean);
    constexpr auto count = static_cast<double>(batches);
    return studentOfBatches * std::sqrt(squares / (count - 1.0) / count);
}

std::vector<RequestFigures> recordsOf(const Simulator &simulator)
{
    const auto &flights = simulator.flights();
    std::vector<RequestFigures> records;
    const auto count = std::min(flights.size(), static_cast<std::size_t>(simulator.request().requests));
    records.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        records.push_back(recordOf(flights[i], simulator.lastEndSeconds()));
    return records;
}

SimulationFigures figuresOf(Simulator &simulator)
{
    const SimulationRequest &request = simulator.request();
    SimulationFigures figures;
    fillRates(simulator, figures);
    const Latencies latencies = collect(simulator, figures);
    fillFleet(simulator, figures);
    figures.ttft = summaryOf(latencies.ttft, request.quantiles);
    figures.tpot = summaryOf(latencies.tpot, request.quantiles);
    figures.e2e = summaryOf(latencies.e2e, request.quantiles);
    figures.queue = summaryOf(latencies.queue, request.quantiles);
    figures.itl = summaryOfGaps(simulator.gaps(), request.quantiles);
    constexpr double p99 = 0.99;
    figures.tooShortForP99 = latencies.ttft.size() < fewestValues;
    if (!figures.tooShortForP99) {
        const auto known = figures.ttft.quantile(p99);
        const double threshold = known ? *known : *summaryOf(latencies.ttft, std::span(&p99, 1)).quantile(p99);
        figures.tooShortForP99 =
            !upperShare(latencies.ttft.size(), p99, errorOfShare(latencies.ttft, threshold, p99)).has_value();
    }
    const long long counted = figures.completed + figures.refused + figures.timedOut + figures.lost;
    if (limitsOf(request.slo).exact && counted > 0) {
        results::Goodput goodput;
        goodput.basis = results::GoodputBasis::PerRequest;
        goodput.tokens = results::TokenKind::Output;
        goodput.fraction = latencies.good / static_cast<double>(counted);
        const auto completed = static_cast<double>(figures.completed);
        goodput.requestsPerSecond = completed > 0.0 ? latencies.good / completed * figures.requestsPerSecond : 0.0;
        goodput.tokensPerSecond =
            latencies.tokens > 0.0 ? latencies.goodTokens / latencies.tokens * figures.outputTokensPerSecond : 0.0;
        figures.goodput = goodput;
    }
    return figures;
}

std::optional<Interval> interval(const SimulationResult &result, const SimulationRequest &request, LatencyMetric metric,
                                 std::optional<double> quantile)
{
    std::vector<double> values;
    for (std::size_t i = static_cast<std::size_t>(request.warmUpRequests); i < result.records.size(); ++i) {
        const RequestFigures &record = result.records[i];
        if (record.outcome != Outcome::Completed)
            continue;
        if (metric == LatencyMetric::Ttft)
            values.push_back(record.ttftSeconds);
        else if (metric == LatencyMetric::E2e)
            values.push_back(record.e2eSeconds);
        else if (metric == LatencyMetric::Tpot && record.tpotSeconds())
            values.push_back(*record.tpotSeconds());
    }
    if (values.empty())
        return std::nullopt;
    if (!quantile) {
        double sum = 0.0;
        for (const double value : values)
            sum += value;
        Interval mean{.value = sum / static_cast<double>(values.size()), .low = {}, .high = {}};
        if (const auto half = halfWidthOfMean(values)) {
            mean.low = mean.value - *half;
            mean.high = mean.value + *half;
        }
        return mean;
    }
    std::vector<double> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    Interval found{.value = ofSorted(sorted, *quantile), .low = {}, .high = {}};
    if (values.size() < fewestValues)
        return found;
    const double error = errorOfShare(values, found.value, *quantile);
    const double lower = *quantile - studentOfBatches * error;
    if (lower * static_cast<double>(values.size()) >= 1.0)
        found.low = ofSorted(sorted, lower);
    if (const auto upper = upperShare(values.size(), *quantile, error))
        found.high = ofSorted(sorted, *upper);
    return found;
}

} // namespace core::serving
