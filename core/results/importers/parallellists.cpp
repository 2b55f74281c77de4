// SPDX-License-Identifier: GPL-3.0-or-later
// vLLM (--save-detailed) and SGLang (--output-details) write the requests as lists that run side by side.
#include "core/results/importers/support.h"

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

std::optional<double> at(std::span<const double> values, std::size_t index)
{
    return index < values.size() ? nonNegative(values[index]) : std::nullopt;
}

std::optional<long long> countAt(std::span<const double> values, std::size_t index)
{
    const auto value = at(values, index);
    return value ? std::optional(static_cast<long long>(*value)) : std::nullopt;
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
    run.requests.resize(ttfts.size());
    for (std::size_t i = 0; i < ttfts.size(); ++i) {
        RequestRecord &record = run.requests[i];
        record.startSeconds = at(starts.numbers(), i);
        record.inputTokens = countAt(inputs.numbers(), i);
        record.outputTokens = countAt(outputs.numbers(), i);
        record.ttftSeconds = at(ttfts, i);
        record.e2eSeconds = at(latencies.numbers(), i);
    }
    std::size_t index = 0;
    for (const json::Value error : errors.items()) {
        if (index < run.requests.size() && error.text())
            run.requests[index].failed = true;
        ++index;
    }
    index = 0;
    for (const json::Value gaps : itls.items()) {
        if (index >= run.requests.size() || stop.stop_requested())
            break;
        RequestRecord &record = run.requests[index++];
        if (const auto sum = sumOf(gaps); sum && record.ttftSeconds && !record.e2eSeconds)
            record.e2eSeconds = *record.ttftSeconds + *sum;
    }
    for (RequestRecord &record : run.requests) {
        // Without an error list a request that never answered is known by its zeros.
        record.failed =
            record.failed || (record.ttftSeconds.value_or(0.0) == 0.0 && record.outputTokens.value_or(0) == 0);
        if (record.failed)
            record.ttftSeconds = record.e2eSeconds = std::nullopt;
    }
}

} // namespace core::results
