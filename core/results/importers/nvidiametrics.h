// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/importers/csvtable.h"
#include "core/results/run.h"
#include "core/results/tolerantjson.h"

#include <optional>
#include <string>
#include <string_view>

/// AIPerf and its predecessor genai-perf name their metrics alike and write the unit beside each.
namespace core::results {

/// Collects metrics by name and puts them into a run.
class NvidiaMetrics
{
public:
    explicit NvidiaMetrics(Run &run)
        : m_run(run)
    {}

    /// One statistic of one metric. Names as in the JSON ("time_to_first_token") or as in the CSV ("Time to First
    /// Token"); the unit is obeyed; statistics: avg, min, max, std, p1 … p99.
    void add(std::string_view name, std::string_view statistic, double value, std::string_view unit);
    /// All statistics of a block {"unit": …, "avg": …}.
    void addBlock(std::string_view name, const json::Value &block);
    /// The rows of a CSV export, block by block; stops at the telemetry block.
    void addCsv(std::string_view text);

    /// Exports of early 2024 state the gaps between chunks as inter_token_latency.
    void setInterTokenLatencyIsOfGaps(bool value) { m_gaps = value; }

    /// Derives what the totals give (total tokens/s, failures that are not mentioned) and the goodput.
    void complete(bool absentFailuresMeanNone);

private:
    Run &m_run;
    bool m_gaps = false;
    std::optional<double> m_inputTotal;
    std::optional<double> m_outputTotal;
    std::optional<double> m_goodputPerSecond;
    std::optional<double> m_goodCount;
};

/// Units a second of a unit of time ("ms" 1000, "ns" 1e9, "sec" 1); absent for other units.
std::optional<double> unitsPerSecond(std::string_view unit);

/// "Request Latency (ms)" → "request_latency" and "ms".
std::pair<std::string, std::string> nameAndUnit(std::string_view title);

} // namespace core::results
