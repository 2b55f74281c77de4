// SPDX-License-Identifier: GPL-3.0-or-later
// vLLM (--save-detailed) and SGLang (--output-details) write the requests as lists that run side by side.
#include "core/largepages.h"
#include "core/results/believable.h"
#include "core/results/importers/support.h"

#include <iterator>
#include <limits>
#include <numeric>

namespace core::results {

namespace {

std::optional<double> sumOf(const json::Value &gaps)
{
    const auto values = gaps.numbers();
    if (values.empty())
        return gaps.isArray() ? std::optional(0.0) : std::nullopt;
    return nonNegative(std::accumulate(values.begin(), values.end(), 0.0));
}

/// As nonNegative(), where millions are asked for.
std::optional<double> at(std::span<const double> values, std::size_t index)
{
    if (index >= values.size() || !(values[index] >= 0.0 && values[index] <= std::numeric_limits<double>::max()))
        return std::nullopt;
    return values[index];
}

std::optional<long long> countAt(std::span<const double> values, std::size_t index)
{
    const auto value = at(values, index);
    return value ? std::optional(countFrom(*value)) : std::nullopt;
}

} // namespace

/// One record a request; the lists run side by side. Without `latencies` the end-to-end time is TTFT plus all gaps.
void readParallelLists(Run &run, const json::Value &document, const std::stop_token &stop)
{
    const json::Value times = document["ttfts"];
    const json::Value itls = document["itls"];
    const json::Value errors = document["errors"];
    const json::Value latencies = document["latencies"];
    const json::Value starts = document["start_times"];
    const json::Value inputs = document["input_lens"];
    const json::Value outputs = document["output_lens"];
    const auto ttfts = times.numbers();
    if (ttfts.empty() || outputs.size() != ttfts.size())
        return;
    const auto startTimes = starts.numbers(), inputLengths = inputs.numbers(), outputLengths = outputs.numbers(),
               wholeTimes = latencies.numbers();
    const auto errorTexts = errors.items();
    const auto gapLists = itls.items();
    auto error = errorTexts.begin();
    auto gaps = gapLists.begin();
    // All of a record at once: millions of them are walked as seldom as can be.
    run.requests.reserve(ttfts.size());
    preferLargePages(run.requests.data(), ttfts.size() * sizeof(RequestRecord));
    for (std::size_t i = 0; i < ttfts.size(); ++i) {
        RequestRecord &record = run.requests.emplace_back();
        record.startSeconds = at(startTimes, i);
        record.inputTokens = countAt(inputLengths, i);
        record.outputTokens = countAt(outputLengths, i);
        record.ttftSeconds = at(ttfts, i);
        record.e2eSeconds = at(wholeTimes, i);
        if (error != std::default_sentinel) {
            record.failed = (*error).text().has_value();
            ++error;
        }
        if (gaps != std::default_sentinel && !stop.stop_requested()) {
            if (const auto sum = sumOf(*gaps); sum && record.ttftSeconds && !record.e2eSeconds)
                record.e2eSeconds = *record.ttftSeconds + *sum;
            ++gaps;
        }
        // Without an error list a request that never answered is known by its zeros.
        record.failed =
            record.failed || (record.ttftSeconds.value_or(0.0) == 0.0 && record.outputTokens.value_or(0) == 0);
        if (record.failed)
            record.ttftSeconds = record.e2eSeconds = std::nullopt;
    }
}

} // namespace core::results
