// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of requests: lengths and times, no texts.
//
// | here          | Azure                        | BurstGPT                          | Mooncake (JSON lines)  |
// |---------------|------------------------------|-----------------------------------|------------------------|
// | time          | TIMESTAMP, no zone           | Timestamp, s from the first day   | timestamp, ms          |
// | prompt tokens | ContextTokens                | Request tokens                    | input_length           |
// | output tokens | GeneratedTokens              | Response tokens; 0 is a failure   | output_length          |
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"
#include "core/results/axes/times.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <set>

namespace core::results::axes {

namespace {

bool has(const std::vector<std::string> &header, std::string_view name)
{
    return std::ranges::any_of(header, [&](const std::string &cell) { return trimmed(cell) == name; });
}

class Trace
{
public:
    void add(std::optional<double> seconds, std::optional<double> prompt, std::optional<double> output)
    {
        ++m_count;
        if (prompt && *prompt >= 0.0)
            m_prompts.push_back(*prompt);
        if (output && *output >= 0.0)
            m_outputs.push_back(*output);
        if (!seconds)
            return;
        m_first = m_timed ? std::min(m_first, *seconds) : *seconds;
        m_last = m_timed ? std::max(m_last, *seconds) : *seconds;
        m_timed = true;
    }

    Reading reading(RunSource source)
    {
        Reading reading;
        if (m_count == 0) {
            reading.reason = CORE_TEXT("is a trace without a request");
            return reading;
        }
        WorkloadEntry entry;
        entry.source = std::move(source);
        entry.requests = m_count;
        entry.failed = failed;
        entry.promptTokens = tokenStatistics(std::move(m_prompts));
        entry.outputTokens = tokenStatistics(std::move(m_outputs));
        if (m_timed) {
            entry.durationSeconds = m_last - m_first;
            if (calendar)
                entry.start = isoInstant({.seconds = m_first, .zoneKnown = zoneKnown});
            if (m_last > m_first)
                entry.figures["request_rate_rps"] = static_cast<double>(m_count) / (m_last - m_first);
        }
        entry.figures.insert(figures.begin(), figures.end());
        reading.entries.workloads.push_back(std::move(entry));
        return reading;
    }

    std::optional<long long> failed;
    bool calendar = false, zoneKnown = false;
    Figures figures;

private:
    long long m_count = 0;
    std::vector<double> m_prompts, m_outputs;
    double m_first = 0.0, m_last = 0.0;
    bool m_timed = false;
};

Reading readAzure(const ImportSource &source)
{
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    Trace trace;
    trace.calendar = true;
    while (reader.next(row) && !source.stop.stop_requested()) {
        const auto prompt = table.number(row, "ContextTokens");
        const auto output = table.number(row, "GeneratedTokens");
        if (!prompt && !output)
            continue;
        const auto time = parseInstant(table.cell(row, "TIMESTAMP"));
        trace.zoneKnown = time && time->zoneKnown;
        trace.add(time ? std::optional(time->seconds) : std::nullopt, prompt, output);
    }
    return trace.reading(sourceOf(source, "azure-trace"));
}

Reading readBurstGpt(const ImportSource &source)
{
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    Trace trace;
    long long failed = 0;
    while (reader.next(row) && !source.stop.stop_requested()) {
        const auto prompt = table.number(row, "Request tokens");
        auto output = table.number(row, "Response tokens");
        if (!prompt && !output)
            continue;
        if (output && *output <= 0.0) {
            ++failed;
            output.reset();
        }
        trace.add(table.number(row, "Timestamp"), prompt, output);
    }
    trace.failed = failed;
    return trace.reading(sourceOf(source, "burstgpt"));
}

Reading readMooncake(const ImportSource &source)
{
    Trace trace;
    double blocks = 0.0, known = 0.0;
    std::set<double> seen;
    forEachJson(source, [&](const json::Value &request) {
        if (!request.has("input_length"))
            return;
        const auto time = request.looseNumber("timestamp");
        trace.add(time ? std::optional(*time / 1000.0) : std::nullopt, request.looseNumber("input_length"),
                  request.looseNumber("output_length"));
        for (const double block : request["hash_ids"].numbers()) {
            blocks += 1.0;
            known += seen.insert(block).second ? 0.0 : 1.0;
        }
    });
    // Blocks that an unlimited prefix cache would hold already.
    if (blocks > 0.0)
        trace.figures["prefix_reuse_fraction"] = known / blocks;
    return trace.reading(sourceOf(source, "mooncake-trace"));
}

} // namespace

std::optional<Reading> readTraces(const ImportSource &source)
{
    const auto &header = source.preview->header;
    if (source.preview->kind == Preview::Kind::Text) {
        if (has(header, "TIMESTAMP") && has(header, "ContextTokens") && has(header, "GeneratedTokens"))
            return readAzure(source);
        if (has(header, "Request tokens") && has(header, "Response tokens"))
            return readBurstGpt(source);
        return std::nullopt;
    }
    const json::Value root = source.preview->root();
    if (root.hasAll({"timestamp", "input_length", "output_length"}))
        return readMooncake(source);
    return std::nullopt;
}

} // namespace core::results::axes
