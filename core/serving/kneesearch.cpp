// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/kneesearch.h"

#include "core/serving/figures.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <optional>
#include <thread>

namespace core::serving {

namespace {

using workload::ArrivalKind;

constexpr double firstShareOfLevels = 0.55; ///< of the levels, spread before anything is known
constexpr double rateOverCapacity = 1.25;
constexpr double leastRateShare = 0.02;
constexpr double warmUpShare = 1.0 / 3.0; ///< of the requests of a level, at most
constexpr double widestBracket = 0.15;    ///< knees are told no finer where the SLO needs the levels

bool ratesAreLoads(const KneeRequest &request)
{
    return request.simulation.arrivals.kind == ArrivalKind::Open ||
           request.simulation.arrivals.kind == ArrivalKind::Trace;
}

/// One search: levels simulated so far, and the means to simulate more.
class Search
{
public:
    Search(const KneeRequest &request, const perf::IterationTime &time, std::stop_token stop)
        : m_request(request)
        , m_time(time)
        , m_stop(std::move(stop))
    {}

    Result<KneeCurve> run();

private:
    SimulationRequest levelAt(double load) const;
    Result<void> simulateLevels(std::vector<double> loads);
    Result<double> capacity();
    std::vector<double> firstLevels(double least, double most) const;
    std::vector<double> furtherLevels() const;
    void analyse();
    double between(double low, double high) const;
    bool apart(double low, double high) const;
    double mostConcurrency() const;

    const KneeRequest &m_request;
    const perf::IterationTime &m_time;
    std::stop_token m_stop;
    DrawnLengths m_lengths;
    KneeCurve m_curve;
};

/// As many as can be in flight to any effect: twice the seats, or twice what memory lets live.
double Search::mostConcurrency() const
{
    const SimulationRequest &run = m_request.simulation;
    double seats = run.scheduler.maxSequences;
    if (const auto &blocks = run.scheduler.kvBlocks) {
        const double prompt = run.lengths.trace ? 1.0 : run.lengths.prompt.meanTokens();
        const double output = run.lengths.trace ? 1.0 : run.lengths.output.meanTokens();
        const double pool = static_cast<double>(*blocks) * run.scheduler.blockTokens;
        seats = std::min(seats, std::max(1.0, pool / (prompt + 0.5 * output)));
    }
    constexpr double overSeats = 2.0;
    return std::max(2.0, std::ceil(overSeats * seats * run.fleet.replicas));
}

SimulationRequest Search::levelAt(double load) const
{
    SimulationRequest level = m_request.simulation;
    level.keepRecords = false;
    level.slo = m_request.slo;
    for (const SloTerm &term : m_request.slo.terms) {
        if (term.quantile &&
            std::find(level.quantiles.begin(), level.quantiles.end(), *term.quantile) == level.quantiles.end())
            level.quantiles.push_back(*term.quantile);
    }
    switch (level.arrivals.kind) {
    case ArrivalKind::Open:
        level.arrivals.ratePerSecond = load;
        return level;
    case ArrivalKind::Trace: {
        const workload::Trace &trace = *level.lengths.trace;
        level.requests = static_cast<int>(std::min(static_cast<std::size_t>(level.requests), trace.requests.size()));
        level.warmUpRequests = std::min(level.warmUpRequests, level.requests - 1);
        const double recorded = trace.requests[static_cast<std::size_t>(level.requests - 1)].arrivalSeconds;
        level.arrivals.traceSpeed = load * recorded / level.requests;
        return level;
    }
    case ArrivalKind::Closed:
    case ArrivalKind::Capped:
        break;
    }
    level.arrivals.concurrency = static_cast<int>(load);
    level.requests = std::max(level.requests, static_cast<int>(m_request.requestsPerConcurrent * load));
    if (level.keepLoad) {
        // The first wave comes all at once, which no steady state does.
        const int wave = std::min(static_cast<int>(load), static_cast<int>(warmUpShare * level.requests));
        level.requests += std::max(0, wave - level.warmUpRequests);
        level.warmUpRequests = std::max(level.warmUpRequests, wave);
    }
    return level;
}

/// Simulates the levels that are not there yet, on as many threads as asked; each stands for itself, so the number of
/// threads changes nothing.
Result<void> Search::simulateLevels(std::vector<double> loads)
{
    std::sort(loads.begin(), loads.end());
    loads.erase(std::unique(loads.begin(), loads.end()), loads.end());
    std::erase_if(loads, [this](double load) {
        return std::any_of(m_curve.levels.begin(), m_curve.levels.end(),
                           [load](const KneeLevel &level) { return level.load == load; });
    });
    if (loads.empty())
        return {};
    std::vector<std::optional<Result<SimulationResult>>> results(loads.size());
    std::vector<SimulationRequest> requests;
    for (const double load : loads)
        requests.push_back(levelAt(load));
    if (m_request.simulation.arrivals.kind != ArrivalKind::Trace) {
        std::size_t most = 0;
        for (const SimulationRequest &request : requests)
            most = std::max(most, static_cast<std::size_t>(request.requests));
        for (std::size_t i = m_lengths.size(); i < most; ++i)
            m_lengths.push_back(workload::drawLength(m_request.simulation.lengths, m_request.simulation.seed, i));
    }
    std::atomic<std::size_t> next{0};
    const auto work = [&](bool tells) {
        // The highest load first: it takes longest.
        for (std::size_t taken = next++; taken < loads.size(); taken = next++) {
            const std::size_t i = loads.size() - 1 - taken;
            results[i] = simulateWith(requests[i], m_time, &m_lengths, m_stop);
            if (tells && m_request.progress)
                m_request.progress(std::min(1.0, static_cast<double>(m_curve.levels.size() + taken) /
                                                     std::max(1.0, static_cast<double>(m_request.mostLevels))));
        }
    };
    {
        std::vector<std::jthread> others;
        const auto jobs = std::min(static_cast<std::size_t>(std::max(1, m_request.jobs)), loads.size());
        for (std::size_t i = 1; i < jobs; ++i)
            others.emplace_back([&work] { work(false); });
        work(true);
    }
    for (std::size_t i = 0; i < loads.size(); ++i) {
        if (!results[i]->has_value())
            return tl::make_unexpected(results[i]->error());
        m_curve.simulatedRequests += requests[i].requests;
        m_curve.levels.push_back({loads[i], std::move((*results[i])->figures)});
    }
    std::sort(m_curve.levels.begin(), m_curve.levels.end(),
              [](const KneeLevel &a, const KneeLevel &b) { return a.load < b.load; });
    return {};
}

/// Requests a second when there is always one more: what an open loop's rates are measured against.
Result<double> Search::capacity()
{
    SimulationRequest full = m_request.simulation;
    full.keepRecords = false;
    full.keepLoad = false;
    full.client.timeoutSeconds.reset();
    full.client.queueLimit.reset();
    full.fleet.outages.clear();
    if (full.arrivals.kind == ArrivalKind::Trace)
        full.requests = std::min(full.requests, static_cast<int>(full.lengths.trace->requests.size()));
    full.warmUpRequests = full.requests / 4;
    full.arrivals.kind = ArrivalKind::Closed;
    full.arrivals.concurrency = std::min(static_cast<int>(0.5 * mostConcurrency()) + 1, std::max(1, full.requests / 3));
    const auto result = simulateWith(full, m_time, nullptr, m_stop);
    if (!result)
        return tl::make_unexpected(result.error());
    return std::max(result->figures.requestsPerSecond, 1e-9);
}

std::vector<double> Search::firstLevels(double least, double most) const
{
    const bool rates = ratesAreLoads(m_request);
    const int count = std::max(5, static_cast<int>(std::lround(firstShareOfLevels * m_request.mostLevels)));
    std::vector<double> levels;
    for (int i = 0; i < count; ++i) {
        const double share = static_cast<double>(i) / (count - 1);
        // A closed loop bends early, a rate late.
        const double load = rates ? std::lerp(least, most, share) : least * std::pow(most / least, share);
        levels.push_back(rates ? load : std::max(1.0, std::round(load)));
    }
    return levels;
}

double Search::between(double low, double high) const
{
    const double middle = 0.5 * (low + high);
    return ratesAreLoads(m_request) ? middle : std::round(middle);
}

bool Search::apart(double low, double high) const
{
    if (ratesAreLoads(m_request))
        return high - low > m_request.resolutionFraction * high;
    return high - low > std::max(1.0, m_request.resolutionFraction * high);
}

/// Where a level tells most: between the last that keeps the SLO and the first that does not, and about the knee.
std::vector<double> Search::furtherLevels() const
{
    std::vector<double> levels;
    const auto add = [&](double low, double high, double enough) {
        if (apart(low, high) && high - low > enough * high)
            levels.push_back(between(low, high));
    };
    const auto &points = m_curve.levels;
    if (m_curve.firstBrokenLoad) {
        const double low = m_curve.safeLoad.value_or(0.0);
        if (low > 0.0 || !ratesAreLoads(m_request))
            add(std::max(low, m_curve.safeLoad ? low : points.front().load), *m_curve.firstBrokenLoad, 0.0);
    }
    if (const auto knee = m_curve.analysis.knee) {
        if (*knee > 0)
            add(points[*knee - 1].load, points[*knee].load, widestBracket);
        if (*knee + 1 < points.size())
            add(points[*knee].load, points[*knee + 1].load, widestBracket);
    }
    return levels;
}

results::LoadKind loadKindOf(ArrivalKind kind)
{
    switch (kind) {
    case ArrivalKind::Closed:
        return results::LoadKind::Closed;
    case ArrivalKind::Capped:
        return results::LoadKind::Capped;
    case ArrivalKind::Open:
    case ArrivalKind::Trace:
        break;
    }
    return results::LoadKind::Open;
}

/// A level as the run that a benchmark tool would have recorded.
results::Run runOf(const KneeLevel &level, const workload::Arrivals &arrivals)
{
    const SimulationFigures &figures = level.figures;
    results::Run run;
    run.loadKind = loadKindOf(arrivals.kind);
    if (arrivals.kind == ArrivalKind::Closed || arrivals.kind == ArrivalKind::Capped)
        run.concurrency = level.load;
    else
        run.requestRate = results::RequestRate{.perSecond = level.load, .unlimited = false};
    if (arrivals.kind == ArrivalKind::Capped)
        run.requestRate = results::RequestRate{.perSecond = arrivals.ratePerSecond, .unlimited = false};
    run.completed = figures.completed;
    run.failed = figures.refused + figures.timedOut + figures.lost;
    run.durationSeconds = figures.durationSeconds;
    run.requestThroughputPerSecond = figures.requestsPerSecond;
    run.outputTokensPerSecond = figures.outputTokensPerSecond;
    run.inputTokensPerSecond = figures.inputTokensPerSecond;
    run.totalTokensPerSecond = figures.outputTokensPerSecond + figures.inputTokensPerSecond;
    run.ttft = figures.ttft;
    run.tpot = figures.tpot;
    run.itl = figures.itl;
    run.e2e = figures.e2e;
    run.goodput = figures.goodput;
    return run;
}

void Search::analyse()
{
    results::Library library;
    results::Sweep sweep;
    sweep.kind = loadKindOf(m_request.simulation.arrivals.kind);
    for (const KneeLevel &level : m_curve.levels) {
        sweep.runs.push_back(library.runs.size());
        library.runs.push_back(runOf(level, m_request.simulation.arrivals));
    }
    m_curve.analysis = results::analyseSweep(library, sweep, m_request.slo);
    for (results::SweepPoint &point : m_curve.analysis.points) {
        point.runs.clear(); // they are of this function's own library, which nobody else has
        if (point.goodput && point.goodput->basis == results::GoodputBasis::Reported)
            point.goodput->basis = results::GoodputBasis::PerRequest; // its own records, counted one by one
    }
    const auto loadOf = [this](std::optional<std::size_t> index) {
        return index ? std::optional(m_curve.levels[*index].load) : std::nullopt;
    };
    m_curve.kneeLoad = loadOf(m_curve.analysis.knee);
    m_curve.safeLoad = loadOf(m_curve.analysis.safeCapacity);
    const std::size_t next = m_curve.analysis.safeCapacity ? *m_curve.analysis.safeCapacity + 1 : 0;
    m_curve.firstBrokenLoad.reset();
    if (next < m_curve.analysis.points.size() && m_curve.analysis.points[next].holdsSlo == false)
        m_curve.firstBrokenLoad = m_curve.levels[next].load;
}

Result<KneeCurve> Search::run()
{
    std::vector<double> levels = m_request.levels;
    if (!ratesAreLoads(m_request)) {
        for (double &level : levels)
            level = std::max(1.0, std::round(level));
    }
    if (m_request.mostLevels > 0) {
        double least = m_request.leastLoad.value_or(1.0);
        double most = m_request.mostLoad.value_or(mostConcurrency());
        if (ratesAreLoads(m_request) && !(m_request.leastLoad && m_request.mostLoad)) {
            const auto full = capacity();
            if (!full)
                return tl::make_unexpected(full.error());
            least = m_request.leastLoad.value_or(leastRateShare * *full);
            most = m_request.mostLoad.value_or(rateOverCapacity * *full);
        }
        most = std::max(most, least);
        const auto spread = firstLevels(least, most);
        levels.insert(levels.end(), spread.begin(), spread.end());
    }
    while (!levels.empty()) {
        const std::size_t before = m_curve.levels.size();
        if (auto done = simulateLevels(std::move(levels)); !done)
            return tl::make_unexpected(done.error());
        analyse();
        levels.clear();
        const auto left = m_request.mostLevels - static_cast<int>(m_curve.levels.size());
        if (left <= 0 || m_curve.levels.size() == before)
            break;
        levels = furtherLevels();
        levels.resize(std::min(levels.size(), static_cast<std::size_t>(left)));
    }
    if (m_request.progress)
        m_request.progress(1.0);
    return std::move(m_curve);
}

} // namespace

const KneeLevel *KneeCurve::knee() const
{
    return analysis.knee ? &levels[*analysis.knee] : nullptr;
}

const KneeLevel *KneeCurve::safe() const
{
    return analysis.safeCapacity ? &levels[*analysis.safeCapacity] : nullptr;
}

Result<KneeCurve> kneeSearch(const KneeRequest &request, const perf::IterationTime &time, std::stop_token stop)
{
    if (auto wrong = whatIsWrongWith(request.simulation, time))
        return failure(std::move(*wrong));
    for (const double level : request.levels) {
        if (!(level > 0.0 && std::isfinite(level)))
            return failure({CORE_TEXT("A load of %1 is none."), {TextNumber{level}}});
    }
    if (request.levels.empty() && request.mostLevels <= 0)
        return failure(CORE_TEXT("There are no levels of load to simulate."));
    return Search(request, time, std::move(stop)).run();
}

} // namespace core::serving
