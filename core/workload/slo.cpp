// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/slo.h"

#include "core/parsenumber.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>

namespace core {

namespace {

constexpr double millisecondsPerSecond = 1000.0;
constexpr double microsecondsPerSecond = 1e6;
constexpr double percentPerOne = 100.0;
constexpr std::string_view goodputKey = "goodput_min";

constexpr std::array metrics{
    std::pair{std::string_view("ttft"), LatencyMetric::Ttft}, std::pair{std::string_view("tpot"), LatencyMetric::Tpot},
    std::pair{std::string_view("itl"), LatencyMetric::Itl},   std::pair{std::string_view("e2el"), LatencyMetric::E2e},
    std::pair{std::string_view("e2e"), LatencyMetric::E2e},
};

/// One promise as written: what, which way, how much.
struct Promise
{
    std::string_view key, comparison, value;
};

tl::unexpected<Error> wrong(const char *sentence, std::string_view found)
{
    return failure(Text(sentence, {std::string(found)}));
}

Result<Promise> split(std::string_view item)
{
    static constexpr std::array<std::string_view, 7> comparisons{"<=", ">=", "≤", "≥", "=", "<", ">"};
    std::size_t first = std::string_view::npos;
    std::string_view found;
    for (const std::string_view comparison : comparisons) {
        const std::size_t at = item.find(comparison);
        if (at < first) {
            first = at;
            found = comparison;
        }
    }
    if (found.empty())
        return wrong(CORE_TEXT("\"%1\" is no SLO term: expected a name, \"=\" and a limit, such as ttft_p99=500ms"),
                     item);
    return Promise{trimmed(item.substr(0, first)), found, trimmed(item.substr(first + found.size()))};
}

/// Seconds of "500ms", "3s", "250us" or a bare number of milliseconds.
std::optional<double> limitSeconds(std::string_view value)
{
    static constexpr std::array units{
        std::pair{std::string_view("ms"), millisecondsPerSecond},
        std::pair{std::string_view("us"), microsecondsPerSecond},
        std::pair{std::string_view("s"), 1.0},
    };
    double perSecond = millisecondsPerSecond;
    for (const auto &[unit, factor] : units) {
        if (value.ends_with(unit)) {
            perSecond = factor;
            value.remove_suffix(unit.size());
            break;
        }
    }
    const auto number = parseNumber(value);
    return number ? std::optional(*number / perSecond) : std::nullopt;
}

std::optional<double> fractionOf(std::string_view value)
{
    const bool percent = value.ends_with('%');
    if (percent)
        value.remove_suffix(1);
    const auto number = parseNumber(value);
    if (!number)
        return std::nullopt;
    return percent ? *number / percentPerOne : *number;
}

Result<void> addGoodput(const Promise &promise, Slo &slo)
{
    if (promise.comparison.starts_with('<') || promise.comparison == "≤")
        return wrong(CORE_TEXT("%1 is a lower limit: write it with \"=\" or \">=\""), promise.key);
    if (slo.goodputMinFraction)
        return wrong(CORE_TEXT("%1 is given twice"), promise.key);
    const auto fraction = fractionOf(promise.value);
    if (!fraction || *fraction < 0.0 || *fraction > 1.0)
        return wrong(CORE_TEXT("goodput_min is \"%1\": expected a fraction from 0 to 1, such as 0.95"), promise.value);
    slo.goodputMinFraction = fraction;
    return {};
}

Result<void> addTerm(const Promise &promise, Slo &slo)
{
    auto term = sloTermFromKey(promise.key);
    if (!term)
        return wrong(CORE_TEXT("\"%1\" is no SLO term: expected ttft, tpot, itl or e2e with a percentile or the mean, "
                               "such as ttft_p99, or goodput_min"),
                     promise.key);
    if (promise.comparison.starts_with('>') || promise.comparison == "≥")
        return wrong(CORE_TEXT("%1 is an upper limit: write it with \"=\" or \"<=\""), promise.key);
    const bool inMilliseconds = promise.key.ends_with("_ms");
    if (inMilliseconds && promise.value.ends_with('s') && !promise.value.ends_with("ms"))
        return wrong(CORE_TEXT("%1 is in milliseconds by its name and in another unit by its value"), promise.key);
    const auto seconds = limitSeconds(promise.value);
    if (!seconds || *seconds <= 0.0)
        return wrong(CORE_TEXT("The limit \"%1\" is no time above zero: expected a number with ms or s, such as 500ms"),
                     promise.value);
    const auto same = [&](const SloTerm &other) {
        return other.metric == term->metric && other.quantile == term->quantile;
    };
    if (std::any_of(slo.terms.begin(), slo.terms.end(), same))
        return wrong(CORE_TEXT("%1 is given twice"), promise.key);
    term->limitSeconds = *seconds;
    slo.terms.push_back(*term);
    return {};
}

} // namespace

std::string_view metricId(LatencyMetric metric)
{
    switch (metric) {
    case LatencyMetric::Ttft:
        return "ttft";
    case LatencyMetric::Tpot:
        return "tpot";
    case LatencyMetric::Itl:
        return "itl";
    case LatencyMetric::E2e:
        return "e2e";
    }
    return "";
}

std::string sloTermKey(const SloTerm &term)
{
    if (!term.quantile)
        return fmt::format("{}_mean_ms", metricId(term.metric));
    return fmt::format("{}_p{:.8g}_ms", metricId(term.metric), *term.quantile * percentPerOne);
}

std::optional<SloTerm> sloTermFromKey(std::string_view key)
{
    if (key.ends_with("_ms"))
        key.remove_suffix(3);
    for (const auto &[name, metric] : metrics) {
        if (!key.starts_with(name) || key.size() <= name.size() || key[name.size()] != '_')
            continue;
        const std::string_view statistic = key.substr(name.size() + 1);
        if (statistic == "mean" || statistic == "avg")
            return SloTerm{metric, std::nullopt, 0.0};
        if (statistic == "median")
            return SloTerm{metric, 0.5, 0.0};
        if (statistic.size() < 2 || statistic.front() != 'p' || statistic[1] < '0' || statistic[1] > '9')
            return std::nullopt;
        const auto percentile = parseNumber(statistic.substr(1));
        if (!percentile || *percentile <= 0.0 || *percentile >= percentPerOne)
            return std::nullopt;
        return SloTerm{metric, *percentile / percentPerOne, 0.0};
    }
    return std::nullopt;
}

Result<Slo> parseSlo(std::string_view text)
{
    Slo slo;
    if (trimmed(text).empty())
        return failure(CORE_TEXT("The SLO is empty: expected terms such as ttft_p99=500ms,tpot_p95=60ms"));
    while (true) {
        const std::size_t comma = text.find(',');
        const auto promise = split(trimmed(text.substr(0, comma)));
        if (!promise)
            return tl::make_unexpected(promise.error());
        const auto added = promise->key == goodputKey ? addGoodput(*promise, slo) : addTerm(*promise, slo);
        if (!added)
            return tl::make_unexpected(added.error());
        if (comma == std::string_view::npos)
            return slo;
        text.remove_prefix(comma + 1);
    }
}

} // namespace core
