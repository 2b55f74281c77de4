// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/importers/support.h"

#include "core/parsenumber.h"
#include "core/results/believable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <numeric>

namespace core::results {

namespace {

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

bool isDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
}

Unrecognised brokenDocument(const ImportSource &source, const json::Problem &problem)
{
    return {source.path,
            {problem.brokeOff ? CORE_TEXT("line %1: %2; what stands before it is kept") : CORE_TEXT("line %1: %2"),
             {TextNumber{static_cast<double>(problem.line)}, problem.message.english()}},
            false};
}

} // namespace

void addRemark(Run &run, std::string id, Text text)
{
    run.remarks.push_back({std::move(id), std::move(text)});
}

void forEachDocument(const ImportSource &source, ImportOutcome &outcome,
                     const std::function<bool(const json::Value &document, int index)> &read)
{
    const Preview &preview = *source.preview;
    for (const json::Problem &problem : preview.problems)
        outcome.unrecognised.push_back(brokenDocument(source, problem));
    if (!preview.hasDocument)
        return;
    const auto refuse = [&](int index) {
        outcome.unrecognised.push_back({source.path,
                                        {CORE_TEXT("document %1 of the file holds none of this tool's results"),
                                         {TextNumber{static_cast<double>(index + 1)}}},
                                        false});
    };
    if (!read(preview.root(), preview.firstIndex))
        refuse(preview.firstIndex);
    if (preview.kind != Preview::Kind::Json)
        return;
    json::Reader reader = preview.rest;
    json::Document document;
    for (int index = preview.firstIndex + 1; !source.stop.stop_requested(); ++index) {
        json::Problem problem;
        const auto step = reader.next(document, problem);
        if (step == json::Reader::Step::End)
            return;
        if (step == json::Reader::Step::Broken)
            outcome.unrecognised.push_back(brokenDocument(source, problem));
        else if (!read(document.root(), index))
            refuse(index);
    }
}

RunSource runSource(const ImportSource &source, std::string_view tool, int documentIndex)
{
    return {.path = source.path,
            .documentIndex = documentIndex,
            .tool = std::string(tool),
            .toolVersion = std::nullopt,
            .schema = std::nullopt,
            .sha256 = source.sha256};
}

std::optional<double> nonNegative(std::optional<double> value)
{
    return value && std::isfinite(*value) && *value >= 0.0 ? value : std::nullopt;
}

std::optional<double> seconds(const json::Value &value, double unitsPerSecond)
{
    const auto number = nonNegative(value.looseNumber());
    return number ? std::optional(*number / unitsPerSecond) : std::nullopt;
}

std::optional<long long> countOf(const json::Value &value)
{
    const auto count = value.integer();
    if (count)
        return *count >= 0 ? count : std::nullopt;
    // Past what is whole for sure; finish() says that nobody can believe it.
    const auto number = value.looseNumber();
    return number && *number > mostRequests ? std::optional(countFrom(*number)) : std::nullopt;
}

std::optional<double> quantileFromKey(std::string_view key)
{
    key = trimmed(key);
    const bool named = key.starts_with('p') || key.starts_with('P');
    if (named)
        key.remove_prefix(1);
    if (key.ends_with('%'))
        key.remove_suffix(1);
    std::string digits(key);
    if (const auto at = digits.find_first_of("pP_"); at != std::string::npos && named)
        digits[at] = '.';
    if (digits.empty() || digits.find_first_not_of("0123456789.") != std::string::npos)
        return std::nullopt;
    // p999 and p001 are 99.9 % and 0.1 %: a leading zero or more than two digits stand for decimals.
    if (named && isDigits(digits) && digits.size() > 2 && digits != "100")
        digits.insert(2, ".");
    const auto percent = parseNumber(digits);
    if (!percent || *percent < 0.0 || *percent > 100.0)
        return std::nullopt;
    return *percent / 100.0;
}

void setQuantile(LatencySummary &summary, double quantile, std::optional<double> seconds)
{
    if (!seconds)
        return;
    if (quantile <= 0.0)
        summary.minSeconds = seconds;
    else if (quantile >= 1.0)
        summary.maxSeconds = seconds;
    else
        summary.quantileSeconds[std::round(quantile * 1e9) / 1e9] = *seconds;
}

bool setStatistic(LatencySummary &summary, std::string_view name, std::optional<double> seconds)
{
    if (name == "mean" || name == "avg" || name == "average")
        summary.meanSeconds = seconds;
    else if (name == "min" || name == "minimum")
        summary.minSeconds = seconds;
    else if (name == "max" || name == "maximum")
        summary.maxSeconds = seconds;
    else if (name == "std" || name == "stddev" || name == "std_dev")
        summary.stdSeconds = seconds;
    else if (name == "median")
        setQuantile(summary, 0.5, seconds);
    else if (const auto quantile = quantileFromKey(name); quantile && name.starts_with('p'))
        setQuantile(summary, *quantile, seconds);
    else
        return false;
    return true;
}

void readStatistics(LatencySummary &summary, const json::Value &block, double unitsPerSecond)
{
    for (const json::Member member : block.members()) {
        if (const auto value = seconds(member.value, unitsPerSecond))
            setStatistic(summary, member.name(), value);
    }
}

void readSuffixedLatencies(Run &run, const json::Value &document, std::span<const SuffixedLatency> latencies)
{
    for (const json::Member member : document.members()) {
        const std::string name = member.name();
        for (const SuffixedLatency &latency : latencies) {
            if (!name.ends_with(latency.suffix))
                continue;
            const std::string_view statistic(name.data(), name.size() - latency.suffix.size());
            if (const auto value = seconds(member.value, latency.unitsPerSecond))
                setStatistic(run.*latency.summary, statistic, value);
        }
    }
}

std::optional<RequestRate> requestRate(const json::Value &value)
{
    if (value.isInfinite())
        return RequestRate{.perSecond = 0.0, .unlimited = true};
    const auto rate = value.looseNumber();
    if (!rate || *rate <= 0.0)
        return std::nullopt;
    return RequestRate{.perSecond = *rate, .unlimited = false};
}

void setLoad(Run &run, std::optional<double> concurrency, std::optional<RequestRate> rate)
{
    if (concurrency && *concurrency <= 0.0)
        concurrency.reset();
    run.concurrency = concurrency;
    run.requestRate = rate;
    const bool limitedRate = rate && !rate->unlimited;
    if (concurrency && limitedRate)
        run.loadKind = LoadKind::Capped;
    else if (concurrency)
        run.loadKind = LoadKind::Closed;
    else if (rate)
        run.loadKind = LoadKind::Open;
}

std::optional<std::string> scalarText(const json::Value &value)
{
    if (const auto text = value.text())
        return text;
    if (value.isBoolean())
        return value.boolean().value_or(false) ? "true" : "false";
    if (const auto number = value.number())
        return fmt::format("{}", *number);
    return std::nullopt;
}

std::string isoDate(std::string_view text)
{
    if (text.size() == 15 && text[8] == '-' && isDigits(text.substr(0, 8)) && isDigits(text.substr(9)))
        return fmt::format("{}-{}-{}T{}:{}:{}", text.substr(0, 4), text.substr(4, 2), text.substr(6, 2),
                           text.substr(9, 2), text.substr(11, 2), text.substr(13, 2));
    return std::string(text);
}

std::string isoDateOfUnix(double secondsSince1970)
{
    if (!(secondsSince1970 >= 0.0) || secondsSince1970 > 4e9)
        return {};
    const auto total = static_cast<long long>(secondsSince1970);
    const long long day = total / 86400;
    const long long second = total % 86400;
    // Days to a civil date: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
    const long long z = day + 719468;
    const long long era = z / 146097;
    const long long dayOfEra = z - era * 146097;
    const long long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
    const long long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const long long shifted = (5 * dayOfYear + 2) / 153;
    const long long month = shifted < 10 ? shifted + 3 : shifted - 9;
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
                       dayOfYear - (153 * shifted + 2) / 5 + 1, second / 3600, second / 60 % 60, second % 60);
}

void setTokenMeans(Run &run, std::optional<double> inputTotal, std::optional<double> outputTotal)
{
    if (!run.completed || *run.completed <= 0)
        return;
    const auto count = static_cast<double>(*run.completed);
    if (inputTotal && *inputTotal > 0.0)
        run.facts.inputTokensMean = *inputTotal / count;
    if (outputTotal && *outputTotal > 0.0)
        run.facts.outputTokensMean = *outputTotal / count;
}

LatencySummary summarised(std::vector<double> values)
{
    LatencySummary result;
    if (values.empty())
        return result;
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0.0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    result.meanSeconds = mean;
    const auto [least, most] = std::ranges::minmax(values);
    result.minSeconds = least;
    result.maxSeconds = most;
    result.stdSeconds = std::sqrt(squares / count);
    // What lies below one quantile need not be looked at for the next.
    auto from = values.begin();
    for (const double quantile : {0.5, 0.9, 0.95, 0.99}) {
        const double position = quantile * (count - 1.0);
        const auto below = values.begin() + static_cast<std::ptrdiff_t>(position);
        std::nth_element(from, below, values.end());
        const double lower = *below;
        const double upper = below + 1 == values.end() ? lower : *std::min_element(below + 1, values.end());
        result.quantileSeconds[quantile] = lower + (position - std::floor(position)) * (upper - lower);
        from = below;
    }
    return result;
}

void dropFiguresOfFailedRun(Run &run)
{
    run.ttft = run.tpot = run.itl = run.e2e = run.tpotInclTtft = LatencySummary{};
    run.requestThroughputPerSecond.reset();
    run.outputTokensPerSecond.reset();
    run.inputTokensPerSecond.reset();
    run.totalTokensPerSecond.reset();
    run.goodput.reset();
}

std::string folderOf(std::string_view path)
{
    const auto slash = path.rfind('/');
    return slash == std::string_view::npos ? std::string() : std::string(path.substr(0, slash + 1));
}

namespace {

/// "token", "hub_token", "X-Auth-Token", but not the tokens that are counted: "eos_token", "time_per_output_token".
bool namesToken(const std::string &name)
{
    if (!name.ends_with("token"))
        return false;
    constexpr std::array<std::string_view, 12> counted{"per_", "per ", "output", "first", "input", "prompt",
                                                       "eos",  "bos",  "pad",    "stop",  "next",  "last"};
    return std::ranges::none_of(counted, [&](std::string_view word) { return name.find(word) != std::string::npos; });
}

} // namespace

bool looksSecret(std::string_view key, std::string_view value)
{
    const std::string name = lowerCase(key);
    constexpr std::array<std::string_view, 15> names{
        "api_key", "apikey",     "api-key",     "password",    "passwd",     "secret",   "auth",        "bearer",
        "cookie",  "credential", "private_key", "private-key", "access_key", "hf_token", "access_token"};
    if (std::ranges::any_of(names, [&](std::string_view word) { return name.find(word) != std::string::npos; }))
        return true;
    if (name == "key" || name.find("header") != std::string::npos || name.find("passphrase") != std::string::npos ||
        name.ends_with("pwd") || namesToken(name))
        return true;
    // A command line or an address may carry one anywhere.
    const std::string text = lowerCase(value);
    constexpr std::array<std::string_view, 12> words{"api_key", "apikey",   "api-key", "password",
                                                     "passwd",  "secret",   "bearer ", "authorization",
                                                     "--token", "hf_token", "cookie:", "access_key"};
    if (std::ranges::any_of(words, [&](std::string_view word) { return text.find(word) != std::string::npos; }))
        return true;
    if (const auto scheme = text.find("://"); scheme != std::string::npos) {
        const std::string_view host = std::string_view(text).substr(scheme + 3);
        if (host.substr(0, host.find_first_of("/ ")).find('@') != std::string_view::npos)
            return true;
    }
    for (const std::string_view prefix : {"sk-", "hf_", "nvapi-", "ghp_", "AKIA", "xoxb-", "glpat-"}) {
        for (auto at = value.find(prefix); at != std::string_view::npos; at = value.find(prefix, at + 1)) {
            const bool starts = at == 0 || std::string_view(" =:,'\"/").find(value[at - 1]) != std::string_view::npos;
            const std::string_view rest = value.substr(at + prefix.size());
            const auto length = std::min(rest.find_first_of(" ,'\"&"), rest.size());
            if (starts && (at == 0 || length >= 8))
                return true;
        }
    }
    return false;
}

bool looksPrivate(std::string_view key)
{
    const std::string name = lowerCase(trimmed(key));
    constexpr std::array<std::string_view, 26> names{
        "prompt",     "prompts",   "response",   "responses",    "completion",  "completions", "output",
        "outputs",    "answer",    "answers",    "question",     "messages",    "message",     "content",
        "text",       "texts",     "input",      "inputs",       "payload",     "body",        "generated_text",
        "input_text", "user_name", "user_email", "request_body", "conversation"};
    return std::ranges::find(names, name) != names.end() || name.ends_with("_text") || name.ends_with("_texts") ||
           name.ends_with("_prompt");
}

} // namespace core::results
