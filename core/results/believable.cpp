// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/believable.h"

#include "core/parsenumber.h"
#include "core/results/importers/support.h"

#include <cmath>
#include <functional>

namespace core::results {

namespace {

/// Says of a figure that it was left out.
using Say = std::function<void(const std::string &name, double value)>;

bool isBeyond(double value, double most)
{
    return !(std::abs(value) <= most); // also what is no number
}

void drop(std::optional<double> &figure, double most, const char *name, const Say &say)
{
    if (!figure || !isBeyond(*figure, most))
        return;
    say(name, *figure);
    figure.reset();
}

void drop(std::optional<long long> &count, double most, const char *name, const Say &say)
{
    if (!count || !isBeyond(static_cast<double>(*count), most))
        return;
    say(name, static_cast<double>(*count));
    count.reset();
}

void drop(Figures &figures, const Say &say)
{
    std::erase_if(figures, [&](const auto &entry) {
        if (!isBeyond(entry.second, mostOfAnything))
            return false;
        say(entry.first, entry.second);
        return true;
    });
}

void drop(LatencySummary &summary, const std::string &name, const Say &say)
{
    drop(summary.meanSeconds, mostLatencySeconds, (name + " mean").c_str(), say);
    drop(summary.minSeconds, mostLatencySeconds, (name + " min").c_str(), say);
    drop(summary.maxSeconds, mostLatencySeconds, (name + " max").c_str(), say);
    drop(summary.stdSeconds, mostLatencySeconds, (name + " std").c_str(), say);
    std::erase_if(summary.quantileSeconds, [&](const auto &entry) {
        if (!isBeyond(entry.second, mostLatencySeconds))
            return false;
        say(name + " p" + std::to_string(static_cast<int>(std::lround(entry.first * 100.0))), entry.second);
        return true;
    });
}

/// What is left of a goodput without one of its figures was computed from it.
void drop(std::optional<Goodput> &goodput, const Say &say)
{
    if (!goodput)
        return;
    constexpr double mostFraction = 1.01; // rounding
    const Goodput before = *goodput;
    drop(goodput->fraction, mostFraction, "goodput_fraction", say);
    drop(goodput->requestsPerSecond, mostRequestsPerSecond, "goodput_rps", say);
    drop(goodput->tokensPerSecond, mostTokensPerSecond, "goodput_tokens_per_s", say);
    if (!(*goodput == before))
        goodput.reset();
}

/// Without its level a load would be an unlimited one.
void dropLoad(Run &run, const Say &say)
{
    const bool hadLevel = run.concurrency.has_value();
    drop(run.concurrency, mostConcurrency, "concurrency", say);
    bool isKnown = hadLevel == run.concurrency.has_value();
    if (run.requestRate && !run.requestRate->unlimited && isBeyond(run.requestRate->perSecond, mostRequestsPerSecond)) {
        say("request_rate_rps", run.requestRate->perSecond);
        run.requestRate.reset();
        isKnown = false;
    }
    if (!isKnown)
        run.loadKind.reset();
}

/// "2199-01-01": a clock that was never set, or a damaged digit.
bool isOfAnotherAge(const std::string &date)
{
    const auto year = date.size() >= 4 && date.find_first_not_of("0123456789") >= 4
                          ? parseInteger(std::string_view(date).substr(0, 4))
                          : std::nullopt;
    const bool isYear = year && (date.size() == 4 || date[4] == '-');
    return isYear && (*year < firstYear || *year > lastYear);
}

Text beyond(const std::string &name, double value)
{
    return {CORE_TEXT("states %1 as %2, which nothing that exists can reach: it is left out"),
            {name, TextNumber{value}}};
}

void drop(EnergyEntry &entry, const Say &say)
{
    drop(entry.energyJoules, mostJoules, "energy_j", say);
    drop(entry.powerMeanWatts, mostWatts, "power_mean_w", say);
    drop(entry.durationSeconds, mostClockSeconds, "duration_s", say);
    drop(entry.figures, say);
}

void drop(GridEntry &entry, const Say &say)
{
    constexpr double mostOfAGrid = 1e6; // g/kWh, or a price of a MWh in any currency
    std::size_t dropped = 0;
    double first = 0.0;
    std::erase_if(entry.points, [&](const GridPoint &point) {
        if (!isBeyond(point.value, mostOfAGrid))
            return false;
        first = dropped++ == 0 ? point.value : first;
        return true;
    });
    if (dropped > 0)
        say(entry.quantity, first);
}

void drop(ProductionEntry &entry, const Say &say)
{
    drop(entry.ttft, "ttft_s", say);
    drop(entry.tpot, "tpot_s", say);
    drop(entry.itl, "itl_s", say);
    drop(entry.e2e, "e2e_s", say);
    drop(entry.figures, say);
}

void drop(std::optional<TokenStatistics> &tokens, const char *name, const Say &say)
{
    if (!tokens || (!isBeyond(tokens->max, mostTokensOfARequest) && !isBeyond(tokens->total, mostOfAnything)))
        return;
    say(name, tokens->max);
    tokens.reset();
}

void drop(WorkloadEntry &entry, const Say &say)
{
    drop(entry.promptTokens, "prompt_tokens", say);
    drop(entry.outputTokens, "output_tokens", say);
    drop(entry.durationSeconds, mostClockSeconds, "duration_s", say);
    drop(entry.figures, say);
}

} // namespace

void dropUnbelievable(Run &run)
{
    const Say say = [&](const std::string &name, double value) {
        addRemark(run, "figure-unbelievable", beyond(name, value));
    };
    dropLoad(run, say);
    drop(run.durationSeconds, mostLatencySeconds, "duration_s", say);
    drop(run.completed, mostRequests, "completed", say);
    drop(run.failed, mostRequests, "failed", say);
    drop(run.incomplete, mostRequests, "incomplete", say);
    drop(run.requestThroughputPerSecond, mostRequestsPerSecond, "request_throughput_rps", say);
    drop(run.outputTokensPerSecond, mostTokensPerSecond, "output_tokens_per_s", say);
    drop(run.inputTokensPerSecond, mostTokensPerSecond, "input_tokens_per_s", say);
    drop(run.totalTokensPerSecond, mostTokensPerSecond, "total_tokens_per_s", say);
    drop(run.ttft, "ttft_s", say);
    drop(run.tpot, "tpot_s", say);
    drop(run.itl, "itl_s", say);
    drop(run.e2e, "e2e_s", say);
    drop(run.tpotInclTtft, "tpot_incl_ttft_s", say);
    drop(run.goodput, say);
    drop(run.facts.inputTokensMean, mostTokensOfARequest, "input_tokens_mean", say);
    drop(run.facts.outputTokensMean, mostTokensOfARequest, "output_tokens_mean", say);
    drop(run.facts.burstiness, mostOfAnything, "burstiness", say);
    if (run.facts.date && isOfAnotherAge(*run.facts.date)) {
        addRemark(run, "date-unbelievable",
                  {CORE_TEXT("dates itself %1: the clock of that machine was wrong, or the date is damaged"),
                   {*run.facts.date}});
        run.facts.date.reset();
    }
}

void dropUnbelievable(AxisEntries &entries, Diagnostics &diagnostics)
{
    const auto sayOf = [&](const RunSource &source) -> Say {
        return [&diagnostics, &source](const std::string &name, double value) {
            diagnostics.warn(beyond(name, value), source.path);
        };
    };
    for (EnergyEntry &entry : entries.energy)
        drop(entry, sayOf(entry.source));
    for (GridEntry &entry : entries.grid)
        drop(entry, sayOf(entry.source));
    for (ProductionEntry &entry : entries.production)
        drop(entry, sayOf(entry.source));
    for (WorkloadEntry &entry : entries.workloads)
        drop(entry, sayOf(entry.source));
    for (CostEntry &entry : entries.cost)
        drop(entry.figures, sayOf(entry.source));
    std::erase_if(entries.cost, [&](const CostEntry &entry) {
        if (!isBeyond(entry.amount, mostMoney))
            return false;
        sayOf(entry.source)("amount", entry.amount);
        return true;
    });
    std::erase_if(entries.quality, [&](const QualityEntry &entry) {
        if (!isBeyond(entry.value, mostOfAnything))
            return false;
        sayOf(entry.source)(entry.metric, entry.value);
        return true;
    });
}

} // namespace core::results
