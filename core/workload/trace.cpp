// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/trace.h"

#include "core/parsenumber.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <simdjson.h>
#include <unordered_map>

namespace core::workload {

namespace {

constexpr double millisecondsPerSecond = 1e3;
constexpr double nanosecondsPerSecond = 1e9;
constexpr double secondsPerDay = 86'400.0;
constexpr int mostTokens = 100'000'000;
constexpr double mostClockSeconds = 1e12; // what a clock can read, either way; sums and differences stay finite
constexpr std::size_t mostRemarks = 20;   ///< of one kind; the rest is counted
constexpr std::size_t mostBlocks = 200'000'000;

/// Lines of a text, without their ends, numbered from 1.
class Lines
{
public:
    explicit Lines(std::string_view text)
        : m_text(text)
    {
        if (m_text.starts_with("\xEF\xBB\xBF"))
            m_text.remove_prefix(3);
    }
    bool next(std::string_view &line)
    {
        if (m_text.empty())
            return false;
        const std::size_t end = m_text.find('\n');
        line = m_text.substr(0, end);
        m_text.remove_prefix(end == std::string_view::npos ? m_text.size() : end + 1);
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        ++m_number;
        return true;
    }
    int number() const { return m_number; }

private:
    std::string_view m_text;
    int m_number = 0;
};

/// A cell of a simple CSV line (no separators within quotes: none of the known traces has any).
std::string_view cellOf(std::string_view line, std::size_t column)
{
    for (; column > 0; --column) {
        const std::size_t comma = line.find(',');
        if (comma == std::string_view::npos)
            return {};
        line.remove_prefix(comma + 1);
    }
    std::string_view cell = trimmed(line.substr(0, line.find(',')));
    if (cell.size() >= 2 && cell.front() == '"' && cell.back() == '"')
        cell = cell.substr(1, cell.size() - 2);
    return cell;
}

std::optional<int> tokensOf(std::string_view cell)
{
    const auto value = parseNumber(cell);
    if (!value || !(*value >= 0.0) || *value > mostTokens || *value != std::floor(*value))
        return std::nullopt;
    return static_cast<int>(*value);
}

/// Days from 1970-01-01. Source: Hinnant, "chrono-compatible low-level date algorithms" (days_from_civil).
long long daysOf(long long year, long long month, long long day)
{
    year -= month <= 2 ? 1 : 0;
    const long long era = (year >= 0 ? year : year - 399) / 400;
    const long long ofEra = year - era * 400;
    const long long ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146'097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719'468;
}

/// "2023-11-16 18:17:03.9799600", also with a T and a zone at the end (which is the same on all lines and left out).
std::optional<double> momentOf(std::string_view cell)
{
    constexpr std::size_t upToSeconds = 19;
    if (cell.size() < upToSeconds || cell[4] != '-' || cell[7] != '-' || cell[13] != ':' || cell[16] != ':')
        return std::nullopt;
    const auto part = [&](std::size_t at, std::size_t length) { return parseInteger(cell.substr(at, length)); };
    const auto year = part(0, 4), month = part(5, 2), day = part(8, 2), hour = part(11, 2), minute = part(14, 2),
               second = part(17, 2);
    if (!year || !month || !day || !hour || !minute || !second || *month < 1 || *month > 12 || *day < 1 || *day > 31 ||
        *hour > 23 || *minute > 59 || *second > 60)
        return std::nullopt;
    double fraction = 0.0;
    if (cell.size() > upToSeconds + 1 && cell[upToSeconds] == '.') {
        const std::size_t end = cell.find_first_not_of("0123456789", upToSeconds + 1);
        fraction = parseNumber("0" + std::string(cell.substr(upToSeconds, end - upToSeconds))).value_or(0.0);
    }
    // Counted from 2020, so that a double still holds tenths of microseconds.
    static const long long origin = daysOf(2020, 1, 1);
    const auto days = static_cast<double>(daysOf(*year, *month, *day) - origin);
    return days * secondsPerDay + static_cast<double>(*hour * 3600 + *minute * 60 + *second) + fraction;
}

enum class Form { Azure, BurstGpt, Seconds, LengthsAlone, JsonLines };

struct Columns
{
    Form form = Form::LengthsAlone;
    std::optional<std::size_t> time, prompt, output, session;
};

std::string lowered(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

std::optional<Columns> columnsOf(std::string_view header)
{
    if (trimmed(header).starts_with('{'))
        return Columns{.form = Form::JsonLines, .time = {}, .prompt = {}, .output = {}, .session = {}};
    Columns columns;
    std::string_view rest = header;
    bool more = true;
    for (std::size_t i = 0; more; ++i) {
        const std::string name = lowered(cellOf(rest, 0));
        const std::size_t comma = rest.find(',');
        more = comma != std::string_view::npos;
        rest.remove_prefix(more ? comma + 1 : rest.size());
        if (name == "timestamp" || name == "arrived_at")
            columns.time = i;
        else if (name == "contexttokens" || name == "request tokens" || name == "num_prefill_tokens" ||
                 name == "input_length")
            columns.prompt = i;
        else if (name == "generatedtokens" || name == "response tokens" || name == "num_decode_tokens" ||
                 name == "output_length")
            columns.output = i;
        else if (name == "session id")
            columns.session = i;
        if (name == "contexttokens")
            columns.form = Form::Azure;
        else if (name == "request tokens")
            columns.form = Form::BurstGpt;
        else if (name == "num_prefill_tokens")
            columns.form = Form::Seconds;
    }
    if (!columns.prompt || (columns.form != Form::LengthsAlone && !columns.time))
        return std::nullopt;
    return columns;
}

class Reader
{
public:
    Reader(const TraceOptions &options, Diagnostics &diagnostics)
        : m_options(options)
        , m_diagnostics(diagnostics)
    {}

    Result<Trace> read(std::string_view text);

private:
    bool readCells(std::string_view line, const Columns &columns);
    bool readJson(std::string_view line);
    void keep(std::optional<double> seconds, int prompt, int output, std::string_view session);
    void leaveOut(int line);
    void finish();

    const TraceOptions &m_options;
    Diagnostics &m_diagnostics;
    Trace m_trace;
    simdjson::ondemand::parser m_parser;
    std::string m_padded;
    std::unordered_map<std::string, std::uint32_t> m_sessions;
    std::size_t m_leftOut = 0, m_failures = 0;
};

void Reader::leaveOut(int line)
{
    if (++m_leftOut <= mostRemarks)
        m_diagnostics.warn(CORE_TEXT("This record is none of a trace's and is left out."), m_options.sourceName, line);
}

void Reader::keep(std::optional<double> seconds, int prompt, int output, std::string_view session)
{
    if (output < 1) {
        ++m_failures; // nothing came back: no answer whose length could be played
        return;
    }
    TraceRequest request;
    request.arrivalSeconds = seconds.value_or(0.0);
    request.promptTokens = std::max(1, prompt);
    request.outputTokens = output;
    if (!session.empty())
        request.session =
            m_sessions.emplace(std::string(session), static_cast<std::uint32_t>(m_sessions.size() + 1)).first->second;
    request.firstBlock = static_cast<std::uint32_t>(m_trace.blocks.size());
    m_trace.requests.push_back(request);
}

bool Reader::readCells(std::string_view line, const Columns &columns)
{
    const auto prompt = tokensOf(cellOf(line, *columns.prompt));
    const auto output = columns.output ? tokensOf(cellOf(line, *columns.output)) : m_options.assumedOutputTokens;
    if (!prompt || !output)
        return false;
    std::optional<double> seconds;
    if (columns.time) {
        const std::string_view cell = cellOf(line, *columns.time);
        seconds = columns.form == Form::Azure ? momentOf(cell) : parseNumber(cell);
        if (!seconds || !(std::abs(*seconds) <= mostClockSeconds))
            return false;
    }
    keep(seconds, *prompt, *output, columns.session ? cellOf(line, *columns.session) : std::string_view());
    return true;
}

/// One JSON line: Mooncake's, or one with `input_toks` and nanoseconds.
bool Reader::readJson(std::string_view line)
{
    m_padded.assign(line);
    m_padded.reserve(line.size() + simdjson::SIMDJSON_PADDING);
    simdjson::ondemand::document document;
    simdjson::ondemand::object object;
    if (m_parser.iterate(m_padded.data(), m_padded.size(), m_padded.capacity()).get(document) != simdjson::SUCCESS ||
        document.get_object().get(object) != simdjson::SUCCESS)
        return false;
    std::optional<double> seconds, prompt, output;
    std::string session;
    const std::size_t blocksBefore = m_trace.blocks.size();
    for (auto field : object) {
        std::string_view key;
        simdjson::ondemand::value value;
        if (field.unescaped_key().get(key) != simdjson::SUCCESS || field.value().get(value) != simdjson::SUCCESS)
            return false;
        double number = 0.0;
        if (key == "hash_ids") {
            simdjson::ondemand::array ids;
            if (value.get_array().get(ids) != simdjson::SUCCESS)
                return false;
            for (auto id : ids) {
                std::int64_t hash = 0;
                if (id.get_int64().get(hash) != simdjson::SUCCESS || m_trace.blocks.size() >= mostBlocks)
                    return false;
                m_trace.blocks.push_back(static_cast<std::uint64_t>(hash));
            }
        } else if (key == "session_id") {
            std::string_view name;
            if (value.get_string().get(name) == simdjson::SUCCESS)
                session = name;
        } else if (key == "timestamp" || key == "arrival_time_ns" || key == "input_length" || key == "input_toks" ||
                   key == "output_length" || key == "output_toks") {
            if (value.get_double().get(number) != simdjson::SUCCESS || !std::isfinite(number))
                return false;
            if (key == "timestamp")
                seconds = number / millisecondsPerSecond;
            else if (key == "arrival_time_ns")
                seconds = number / nanosecondsPerSecond;
            else
                (key.starts_with("input") ? prompt : output) = number;
        }
    }
    const auto whole = [](const std::optional<double> &value) {
        return value && *value >= 0.0 && *value <= mostTokens && *value == std::floor(*value);
    };
    if (seconds && !(std::abs(*seconds) <= mostClockSeconds))
        seconds.reset();
    if (!seconds || !whole(prompt) || !whole(output) || *output < 1.0) {
        m_trace.blocks.resize(blocksBefore);
        m_failures += seconds && whole(prompt) && whole(output) ? 1 : 0;
        return seconds && whole(prompt) && whole(output);
    }
    keep(seconds, static_cast<int>(*prompt), static_cast<int>(*output), session);
    TraceRequest &kept = m_trace.requests.back();
    kept.firstBlock = static_cast<std::uint32_t>(blocksBefore);
    kept.blocks = static_cast<std::uint32_t>(m_trace.blocks.size() - blocksBefore);
    return true;
}

/// Times from the first request on, in order.
void Reader::finish()
{
    auto &requests = m_trace.requests;
    const auto earlier = [](const TraceRequest &a, const TraceRequest &b) {
        return a.arrivalSeconds < b.arrivalSeconds;
    };
    if (m_trace.timed && !std::is_sorted(requests.begin(), requests.end(), earlier)) {
        m_diagnostics.note(CORE_TEXT("The requests of this trace do not come in order of time and were sorted."),
                           m_options.sourceName);
        std::stable_sort(requests.begin(), requests.end(), earlier);
    }
    const double first = requests.front().arrivalSeconds;
    for (TraceRequest &request : requests)
        request.arrivalSeconds -= first;
    if (m_leftOut > mostRemarks)
        m_diagnostics.warn({CORE_TEXT("%1 records of this trace could not be read and are left out."),
                            {TextNumber{static_cast<double>(m_leftOut)}}},
                           m_options.sourceName);
    if (m_failures > 0)
        m_diagnostics.note({CORE_TEXT("%1 requests of this trace had no answer and are left out."),
                            {TextNumber{static_cast<double>(m_failures)}}},
                           m_options.sourceName);
}

Result<Trace> Reader::read(std::string_view text)
{
    Lines lines(text);
    std::string_view line;
    do {
        if (!lines.next(line))
            return failure(CORE_TEXT("The file is empty."), m_options.sourceName);
    } while (trimmed(line).empty());
    const auto columns = columnsOf(line);
    if (!columns)
        return failure(
            CORE_TEXT("The first line is neither a JSON object nor the header of a known trace (ContextTokens "
                      "and GeneratedTokens; Request tokens and Response tokens; num_prefill_tokens and "
                      "num_decode_tokens; input_length)."),
            m_options.sourceName, lines.number());
    const bool json = columns->form == Form::JsonLines;
    if (!json && !columns->output && !m_options.assumedOutputTokens)
        return failure(CORE_TEXT("The trace holds lengths of prompts alone: say how long answers are to be."),
                       m_options.sourceName, lines.number());
    m_trace.timed = json || columns->time.has_value();
    m_trace.tool = json                                  ? "mooncake-trace"
                   : columns->form == Form::Azure        ? "azure-trace"
                   : columns->form == Form::BurstGpt     ? "burstgpt"
                   : columns->form == Form::LengthsAlone ? "lengths"
                                                         : "trace";
    bool more = json || lines.next(line);
    for (; more; more = lines.next(line)) {
        if (m_options.stop.stop_requested())
            return failure(CORE_TEXT("Reading the trace was cancelled."), m_options.sourceName);
        if (trimmed(line).empty())
            continue;
        if (m_trace.requests.size() >= m_options.mostRequests) {
            m_diagnostics.warn({CORE_TEXT("Only the first %1 requests of this trace were read."),
                                {TextNumber{static_cast<double>(m_options.mostRequests), 8}}},
                               m_options.sourceName, lines.number());
            break;
        }
        if (!(json ? readJson(line) : readCells(line, *columns)))
            leaveOut(lines.number());
    }
    if (m_trace.requests.empty())
        return failure(CORE_TEXT("There is no request in this trace that could be read."), m_options.sourceName);
    finish();
    return std::move(m_trace);
}

} // namespace

Result<Trace> readTrace(std::string_view text, const TraceOptions &options, Diagnostics &diagnostics)
{
    return Reader(options, diagnostics).read(text);
}

} // namespace core::workload
