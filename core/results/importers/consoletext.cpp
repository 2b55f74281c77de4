// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/importers/consoletext.h"

#include "core/parsenumber.h"
#include "core/results/importers/nvidiametrics.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>

namespace core::results {

namespace {

constexpr std::size_t lineLimitBytes = std::size_t{1} << 16U;

/// Drops escape sequences: ESC [ … letter, ESC ] … BEL, and single control characters.
std::string withoutEscapes(std::string_view text)
{
    std::string plain;
    plain.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c != '\x1b') {
            if (c == '\t' || static_cast<unsigned char>(c) >= 0x20)
                plain += c == '\t' ? ' ' : c;
            continue;
        }
        if (i + 1 < text.size() && text[i + 1] == '[') {
            i += 2;
            while (i < text.size() && (text[i] < '@' || text[i] > '~'))
                ++i;
        } else if (i + 1 < text.size() && text[i + 1] == ']') {
            while (i < text.size() && text[i] != '\a' && text[i] != '\\')
                ++i;
        } else {
            ++i;
        }
    }
    return plain;
}

constexpr std::array<std::string_view, 3> columnMarks{"│", "┃", "|"};

std::size_t markAt(std::string_view text)
{
    for (const std::string_view mark : columnMarks) {
        if (text.starts_with(mark))
            return mark.size();
    }
    return 0;
}

} // namespace

bool ConsoleLines::next(std::string &line)
{
    if (m_rest.empty())
        return false;
    const auto end = m_rest.find('\n');
    std::string_view raw = m_rest.substr(0, end);
    m_rest.remove_prefix(std::min(raw.size() + 1, m_rest.size()));
    ++m_number;
    while (!raw.empty() && raw.back() == '\r')
        raw.remove_suffix(1);
    // A bar that was redrawn: what stands behind the last return is what was seen.
    if (const auto redrawn = raw.rfind('\r'); redrawn != std::string_view::npos)
        raw.remove_prefix(redrawn + 1);
    line = withoutEscapes(raw.substr(0, lineLimitBytes));
    while (!line.empty() && line.back() == ' ')
        line.pop_back();
    return true;
}

std::optional<double> consoleNumber(std::string_view text)
{
    std::string plain(trimmed(text));
    if (plain.find(',') != std::string::npos) {
        // Only commas that part thousands: three digits behind each.
        for (std::size_t at = plain.find(','); at != std::string::npos; at = plain.find(',', at + 1)) {
            const std::string_view group = std::string_view(plain).substr(at + 1, 4);
            const bool three = group.size() >= 3 &&
                               std::ranges::all_of(group.substr(0, 3), [](char c) { return c >= '0' && c <= '9'; });
            if (!three || (group.size() == 4 && group[3] >= '0' && group[3] <= '9'))
                return std::nullopt;
        }
        std::erase(plain, ',');
    }
    return parseNumber(plain);
}

std::vector<std::string> tableCells(std::string_view line)
{
    line = trimmed(line);
    const std::size_t first = markAt(line);
    if (first == 0)
        return {};
    std::vector<std::string> cells;
    line.remove_prefix(first);
    std::string cell;
    while (!line.empty()) {
        if (const std::size_t mark = markAt(line)) {
            cells.emplace_back(trimmed(cell));
            cell.clear();
            line.remove_prefix(mark);
            continue;
        }
        cell += line.front();
        line.remove_prefix(1);
    }
    if (!trimmed(cell).empty())
        cells.emplace_back(trimmed(cell));
    return cells;
}

LabelledValue labelledValue(std::string_view line)
{
    const auto colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return {};
    LabelledValue result{.label = std::string(trimmed(line.substr(0, colon))),
                         .value = std::string(trimmed(line.substr(colon + 1)))};
    std::ranges::transform(result.label, result.label.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

namespace {

/// Rows of a table whose long names were broken into several lines.
class MetricsRows
{
public:
    explicit MetricsRows(NvidiaMetrics &metrics)
        : m_metrics(metrics)
    {}

    void add(const std::vector<std::string> &cells)
    {
        if (cells.front() == "Statistic" || cells.front() == "Metric") {
            flush();
            m_header = cells;
            return;
        }
        if (m_header.empty())
            return;
        const bool more = !m_row.empty() && std::ranges::all_of(cells.begin() + 1, cells.end(),
                                                                [](const std::string &cell) { return cell.empty(); });
        if (more) {
            m_row.front() += ' ' + cells.front();
            return;
        }
        flush();
        m_row = cells;
    }

    void flush()
    {
        if (m_row.empty())
            return;
        const auto [name, unit] = nameAndUnit(m_row.front());
        for (std::size_t i = 1; i < std::min(m_row.size(), m_header.size()); ++i) {
            if (const auto value = consoleNumber(m_row[i]))
                m_metrics.add(name, m_header[i] == "Value" ? "avg" : m_header[i], *value, unit);
        }
        m_row.clear();
    }

private:
    NvidiaMetrics &m_metrics;
    std::vector<std::string> m_header;
    std::vector<std::string> m_row;
};

bool isRule(std::string_view line)
{
    for (const std::string_view start :
         {"┏", "┡", "├", "└", "┗", "╞", "╇", "+--", "+==", "|--", "| --", "|:-", "|==", "━", "─"}) {
        if (line.starts_with(start))
            return true;
    }
    return false;
}

} // namespace

Run readMetricsTable(const ImportSource &source, ConsoleLines &lines, std::string &line, int index)
{
    Run run;
    run.source = runSource(source, "console", index);
    run.identity.clock = Clock::Client;
    const bool aiperf = line.find("AIPerf") != std::string::npos;
    run.source.schema = aiperf ? "AIPerf table" : "genai-perf table";
    run.identity.clientClass = aiperf ? ClientClass::MultiProcess : ClientClass::SingleProcess;
    NvidiaMetrics metrics(run);
    MetricsRows rows(metrics);
    bool inside = false;
    int blanks = 0;
    while (lines.next(line)) {
        const std::string_view plain = trimmed(line);
        if (plain.empty()) {
            if (inside || ++blanks > 3)
                break;
            continue;
        }
        if (isRule(plain))
            continue;
        const std::vector<std::string> cells = tableCells(plain);
        if (cells.size() >= 2) {
            inside = true;
            rows.add(cells);
            continue;
        }
        // Older tables are followed by "Output token throughput (per sec): 32.2".
        const auto [label, value] = labelledValue(plain);
        const auto number = consoleNumber(value);
        if (!inside || !number || label.find("throughput") == std::string::npos)
            break;
        rows.flush();
        const auto [name, unit] = nameAndUnit(label);
        metrics.add(name, "avg", *number, unit);
    }
    rows.flush();
    metrics.complete(aiperf);
    return run;
}

} // namespace core::results
