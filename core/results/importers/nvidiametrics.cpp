// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/importers/nvidiametrics.h"

#include "core/parsenumber.h"
#include "core/results/believable.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>

namespace core::results {

namespace {

struct LatencyName
{
    std::string_view name;
    LatencySummary Run::*summary;
};

/// inter_token_latency is (e2e − TTFT)/(n − 1) of a request, so it is the TPOT here; the gaps are inter_chunk_latency.
constexpr std::array<LatencyName, 8> latencies{{
    {"time_to_first_token", &Run::ttft},
    {"ttft", &Run::ttft},
    {"inter_token_latency", &Run::tpot},
    {"itl", &Run::tpot},
    {"inter_chunk_latency", &Run::itl},
    {"icl", &Run::itl},
    {"request_latency", &Run::e2e},
    {"e2e_latency", &Run::e2e},
}};

} // namespace

std::optional<double> unitsPerSecond(std::string_view unit)
{
    if (unit == "ms" || unit == "milliseconds")
        return millisecondsPerSecond;
    if (unit == "ns" || unit == "nanoseconds")
        return nanosecondsPerSecond;
    if (unit == "us" || unit == "microseconds")
        return 1e6;
    if (unit == "s" || unit == "sec" || unit == "seconds")
        return 1.0;
    return std::nullopt;
}

std::pair<std::string, std::string> nameAndUnit(std::string_view title)
{
    title = trimmed(title);
    std::string unit;
    if (title.ends_with(')')) {
        const auto open = title.rfind('(');
        if (open != std::string_view::npos) {
            unit = std::string(title.substr(open + 1, title.size() - open - 2));
            title = trimmed(title.substr(0, open));
        }
    }
    std::string name;
    for (const char c : title)
        name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c == ' ' || c == '-' ? '_' : c;
    return {name, unit};
}

void NvidiaMetrics::add(std::string_view name, std::string_view statistic, double value, std::string_view unit)
{
    for (const LatencyName &latency : latencies) {
        if (latency.name != name)
            continue;
        const auto scale = unitsPerSecond(unit);
        if (scale && value >= 0.0)
            setStatistic(m_gaps && latency.summary == &Run::tpot ? m_run.itl : m_run.*latency.summary, statistic,
                         value / *scale);
        return;
    }
    if (statistic != "avg" || value < 0.0)
        return;
    const auto count = [&] { return countFrom(value + 0.5); };
    if (name == "request_throughput")
        m_run.requestThroughputPerSecond = value;
    else if (name == "output_token_throughput")
        m_run.outputTokensPerSecond = value;
    else if (name == "total_token_throughput")
        m_run.totalTokensPerSecond = value;
    else if (name == "input_token_throughput")
        m_run.inputTokensPerSecond = value;
    else if (name == "request_count")
        m_run.completed = count();
    else if (name == "error_request_count")
        m_run.failed = count();
    else if (name == "benchmark_duration")
        m_run.durationSeconds = value / unitsPerSecond(unit).value_or(1.0);
    else if (name == "total_isl" || name == "total_input_sequence_length")
        m_inputTotal = value;
    else if (name == "total_osl" || name == "total_output_sequence_length")
        m_outputTotal = value;
    else if (name == "input_sequence_length" || name == "isl")
        m_run.facts.inputTokensMean = value;
    else if (name == "output_sequence_length" || name == "osl" || name == "num_output_token")
        m_run.facts.outputTokensMean = value;
    else if (name == "goodput" || name == "request_goodput")
        m_goodputPerSecond = value;
    else if (name == "good_request_count")
        m_goodCount = value;
}

void NvidiaMetrics::addBlock(std::string_view name, const json::Value &block)
{
    const std::string unit = block.text("unit").value_or(std::string());
    for (const json::Member member : block.members()) {
        if (const auto value = member.value.looseNumber())
            add(name, member.name(), *value, unit);
    }
}

void NvidiaMetrics::addCsv(std::string_view text)
{
    CsvReader reader(text);
    CsvRow row;
    std::vector<std::string> header;
    while (reader.next(row)) {
        if (row.cells.size() < 2 || trimmed(row.cells.front()).empty())
            continue;
        if (row.cells.front() == "Endpoint")
            return;
        if (trimmed(row.cells.front()) == "Metric") {
            header = row.cells;
            continue;
        }
        const auto [name, unit] = nameAndUnit(row.cells.front());
        for (std::size_t i = 1; i < std::min(header.size(), row.cells.size()); ++i) {
            const std::string_view statistic = header[i] == "Value" ? "avg" : trimmed(header[i]);
            // Tables of genai-perf group thousands: "1,806.33".
            std::string cell(trimmed(row.cells[i]));
            std::erase(cell, ',');
            if (const auto value = parseNumber(cell))
                add(name, statistic, *value, unit);
        }
    }
}

void NvidiaMetrics::complete(bool absentFailuresMeanNone)
{
    if (m_run.completed && !m_run.failed && absentFailuresMeanNone)
        m_run.failed = 0;
    const double duration = m_run.durationSeconds.value_or(0.0);
    if (duration > 0.0 && m_inputTotal && !m_run.inputTokensPerSecond)
        m_run.inputTokensPerSecond = *m_inputTotal / duration;
    if (duration > 0.0 && m_inputTotal && m_outputTotal && !m_run.totalTokensPerSecond)
        m_run.totalTokensPerSecond = (*m_inputTotal + *m_outputTotal) / duration;
    if (!m_goodputPerSecond)
        return;
    m_run.goodput = Goodput{};
    m_run.goodput->requestsPerSecond = m_goodputPerSecond;
    const double sent = static_cast<double>(m_run.completed.value_or(0) + m_run.failed.value_or(0));
    if (m_goodCount && sent > 0.0)
        m_run.goodput->fraction = std::min(1.0, *m_goodCount / sent);
    else if (m_run.requestThroughputPerSecond && *m_run.requestThroughputPerSecond > 0.0 && sent > 0.0)
        m_run.goodput->fraction = std::min(1.0, *m_goodputPerSecond / *m_run.requestThroughputPerSecond *
                                                    static_cast<double>(*m_run.completed) / sent);
}

} // namespace core::results
