// SPDX-License-Identifier: GPL-3.0-or-later
// What a benchmark printed, saved to a file or pasted into one: any number of runs, other lines between them.
//
// | printed                                                  | here                                             |
// |----------------------------------------------------------|--------------------------------------------------|
// | === Serving Benchmark Result === (vLLM, SGLang), ms      |                                                  |
// |  Successful / Failed requests, Benchmark duration (s)    | completed, failed, duration                      |
// |  Maximum / Max request concurrency ("not set")           | concurrency                                      |
// |  Traffic request rate, Request rate configured (RPS)     | request rate ("inf")                             |
// |  Request / Input / Output / Total token throughput       | rates; Peak … and Concurrency are no settings    |
// |  Mean, Median, Pnn, Std, Max of TTFT, TPOT, ITL, E2EL or E2E Latency (ms) | latencies                       |
// |  Namespace(model='…', tokenizer='…', …) before it        | model, tokenizer, dataset; nothing else is kept  |
// | ## LLM Metrics ## tables of genai-perf and AIPerf        | as in their files, inter token latency is TPOT   |
// | Results for token benchmark for … (LLMPerf), s           | ttft, e2e; its ITL holds the first token         |
// | Throughput: … requests/s, … total tokens/s, … output tokens/s (vLLM offline) | rates                       |
// | ===== Offline Throughput Benchmark Result ===== (SGLang) | rates                                            |
//
// Numbers may part thousands by commas; lines may be coloured, redrawn or end in CR LF.
#include "core/parsenumber.h"
#include "core/results/believable.h"
#include "core/results/importers/consoletext.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>

namespace core::results {

namespace {

constexpr std::string_view servingTitle = "Serving Benchmark Result";
constexpr std::string_view offlineTitle = "Offline Throughput Benchmark Result";
constexpr std::string_view tableTitle = "LLM Metrics";
constexpr std::string_view llmperfTitle = "Results for token benchmark for ";
constexpr std::size_t searchLimitBytes = std::size_t{256} << 20U;

/// What the lines in front of a block say of the run to come.
struct Before
{
    std::optional<std::string> model, tokenizer, dataset;
    std::optional<double> concurrency;
    std::optional<RequestRate> rate;
    std::optional<long long> prompts;
};

std::optional<RequestRate> rateOf(std::string_view text)
{
    if (text.starts_with("inf"))
        return RequestRate{.perSecond = 0.0, .unlimited = true};
    const auto rate = consoleNumber(text.substr(0, text.find(' ')));
    return rate && *rate > 0.0 ? std::optional(RequestRate{.perSecond = *rate, .unlimited = false}) : std::nullopt;
}

/// The value of `name=` in a printed Namespace, without quotes; absent for None.
std::optional<std::string> argument(std::string_view line, std::string_view name)
{
    const std::string key = std::string(name) + "=";
    for (auto at = line.find(key); at != std::string_view::npos; at = line.find(key, at + 1)) {
        if (at > 0 && line[at - 1] != '(' && line[at - 1] != ' ')
            continue;
        std::string_view rest = line.substr(at + key.size());
        const bool quoted = rest.starts_with('\'') || rest.starts_with('"');
        const auto end = quoted ? rest.find(rest.front(), 1) : rest.find_first_of(",)");
        const std::string_view value =
            quoted ? rest.substr(1, end == std::string_view::npos ? end : end - 1) : trimmed(rest.substr(0, end));
        if (value.empty() || value == "None")
            return std::nullopt;
        return std::string(value);
    }
    return std::nullopt;
}

void readNamespace(Before &before, std::string_view line)
{
    before = Before{};
    before.model = argument(line, "model");
    before.tokenizer = argument(line, "tokenizer");
    before.dataset = argument(line, "dataset_name");
    if (const auto text = argument(line, "max_concurrency"))
        before.concurrency = parseNumber(*text);
    if (const auto text = argument(line, "request_rate"))
        before.rate = rateOf(*text);
    if (const auto text = argument(line, "num_prompts"))
        before.prompts = parseInteger(*text);
}

struct LatencyLabel
{
    std::string_view words;
    LatencySummary Run::*summary;
};
constexpr std::array<LatencyLabel, 6> latencyLabels{{
    {" ttft (ms)", &Run::ttft},
    {" tpot (ms)", &Run::tpot},
    {" itl (ms)", &Run::itl},
    {" e2el (ms)", &Run::e2e},
    {" e2e latency (ms)", &Run::e2e},
    {" e2e (ms)", &Run::e2e},
}};

bool readLatency(Run &run, std::string_view label, const std::optional<double> &value)
{
    for (const LatencyLabel &latency : latencyLabels) {
        if (!label.ends_with(latency.words))
            continue;
        const std::string_view statistic = label.substr(0, label.size() - latency.words.size());
        if (value && *value >= 0.0)
            setStatistic(run.*latency.summary, statistic, *value / millisecondsPerSecond);
        return true;
    }
    return false;
}

bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

struct Totals
{
    std::optional<double> input, output, goodput;
    std::optional<double> concurrency;
    std::optional<RequestRate> rate;
    std::optional<std::string> backend;
};

bool readRates(Run &run, std::string_view label, const std::optional<double> &value)
{
    const auto rate = nonNegative(value);
    if (contains(label, "peak"))
        return contains(label, "throughput");
    if (label == "request throughput (req/s)")
        run.requestThroughputPerSecond = rate;
    else if (label == "output token throughput (tok/s)" || label == "output throughput (token/s)" ||
             label == "output token throughput (token/s)")
        run.outputTokensPerSecond = rate;
    else if (label == "input token throughput (tok/s)" || label == "input throughput (token/s)")
        run.inputTokensPerSecond = rate;
    else if (label == "total token throughput (tok/s)" || label == "total throughput (token/s)" ||
             label == "total token throughput (token/s)")
        run.totalTokensPerSecond = rate;
    else
        return false;
    return true;
}

/// One line of a block of vLLM or SGLang.
void readServingLine(Run &run, Totals &totals, std::string_view line)
{
    const auto [label, value] = labelledValue(line);
    if (label.empty())
        return;
    const auto number = consoleNumber(value);
    if (readLatency(run, label, number) || readRates(run, label, number))
        return;
    const auto count = number && *number >= 0.0 ? std::optional(countFrom(*number)) : std::nullopt;
    if (label == "successful requests")
        run.completed = count;
    else if (label == "failed requests")
        run.failed = count;
    else if (label == "benchmark duration (s)")
        run.durationSeconds = nonNegative(number);
    // SGLang misspelt "request" for a while.
    else if (label.starts_with("max") && contains(label, "concurrency"))
        totals.concurrency = number;
    else if (label == "traffic request rate" || label.starts_with("request rate configured"))
        totals.rate = rateOf(value);
    else if (label == "total input tokens")
        totals.input = nonNegative(number);
    else if (label == "total generated tokens")
        totals.output = nonNegative(number);
    else if (label == "request goodput (req/s)")
        totals.goodput = nonNegative(number);
    else if (label == "backend")
        totals.backend = value;
    else if (label == "concurrency" && number)
        run.facts.metadata["measured_concurrency"] = value;
}

void completeServing(Run &run, const Totals &totals, const Before &before)
{
    run.identity.model = before.model;
    run.identity.tokenizer = before.tokenizer;
    run.identity.dataset = before.dataset;
    run.identity.clientClass = ClientClass::SingleProcess;
    run.facts.streaming = true;
    if (totals.backend) {
        run.facts.metadata["backend"] = *totals.backend;
        if (*totals.backend == "sglang" || *totals.backend == "sglang-native")
            run.identity.engine = "sglang";
    }
    const auto concurrency = totals.concurrency ? totals.concurrency : before.concurrency;
    const auto rate = totals.rate ? totals.rate : before.rate;
    if (concurrency || rate)
        setLoad(run, concurrency, rate);
    if (!run.failed && before.prompts && run.completed && *before.prompts >= *run.completed)
        run.failed = *before.prompts - *run.completed;
    const double duration = run.durationSeconds.value_or(0.0);
    if (!run.inputTokensPerSecond && totals.input && duration > 0.0)
        run.inputTokensPerSecond = *totals.input / duration;
    setTokenMeans(run, totals.input, totals.output);
    if (totals.goodput) {
        run.goodput = Goodput{};
        run.goodput->requestsPerSecond = totals.goodput;
    }
    if (run.completed && *run.completed == 0)
        dropFiguresOfFailedRun(run);
    const bool untimed = run.ttft.meanSeconds && *run.ttft.meanSeconds == 0.0;
    if (untimed && run.completed && *run.completed > 0) {
        run.ttft = run.tpot = run.itl = LatencySummary{};
        addRemark(run, "console.no-tokens",
                  CORE_TEXT("requests count as completed although not one token came back: latencies are left out"));
    }
}

Run newRun(const ImportSource &source, int index, const char *schema)
{
    Run run;
    run.source = runSource(source, "console", index);
    run.source.schema = schema;
    run.identity.clock = Clock::Client;
    return run;
}

/// "=====" with nothing else: the end of a block.
bool isEnd(std::string_view line)
{
    return line.size() >= 10 && line.find_first_not_of('=') == std::string_view::npos;
}

bool isTitle(std::string_view line)
{
    if (contains(line, servingTitle) || contains(line, offlineTitle))
        return contains(line, "===");
    return (contains(line, tableTitle) && (contains(line, "Perf") || contains(line, "NVIDIA"))) ||
           contains(line, llmperfTitle);
}

class ConsoleReader
{
public:
    explicit ConsoleReader(const ImportSource &source)
        : m_source(source)
        , m_lines(source.text)
    {}

    std::vector<Run> read()
    {
        bool more = m_lines.next(m_line);
        while (more && !m_source.stop.stop_requested()) {
            if (isTitle(m_line)) {
                readBlock();
                more = m_continue || m_lines.next(m_line);
                m_continue = false;
                continue;
            }
            readOther();
            more = m_lines.next(m_line);
        }
        return std::move(m_runs);
    }

private:
    int index() const { return static_cast<int>(m_runs.size()); }

    void add(Run run)
    {
        const bool empty = !run.completed && !run.requestThroughputPerSecond && !run.outputTokensPerSecond &&
                           !run.totalTokensPerSecond && run.ttft.empty() && run.e2e.empty();
        if (empty && !run.failed)
            return;
        finish(run);
        m_runs.push_back(std::move(run));
    }

    /// After it the line that ended the block is current when `m_continue` is set.
    void readBlock()
    {
        if (contains(m_line, servingTitle))
            readServing();
        else if (contains(m_line, offlineTitle))
            readOffline();
        else if (contains(m_line, llmperfTitle))
            readLlmperf();
        else {
            add(readMetricsTable(m_source, m_lines, m_line, index()));
            m_continue = !m_line.empty() && isTitle(m_line);
        }
    }

    void readServing()
    {
        Run run = newRun(m_source, index(), "Serving Benchmark Result");
        Totals totals;
        while (m_lines.next(m_line)) {
            if (isEnd(trimmed(m_line)))
                break;
            if (isTitle(m_line) || contains(m_line, "Namespace(")) {
                m_continue = true;
                break;
            }
            readServingLine(run, totals, trimmed(m_line));
        }
        completeServing(run, totals, m_before);
        m_before.concurrency.reset();
        m_before.rate.reset();
        m_before.prompts.reset();
        add(std::move(run));
        if (m_continue && !isTitle(m_line)) {
            readOther();
            m_continue = false;
        }
    }

    void readOffline()
    {
        Run run = newRun(m_source, index(), "Offline Throughput Benchmark Result");
        run.loadKind = LoadKind::Offline;
        run.identity.engine = "sglang";
        run.identity.model = m_before.model;
        run.identity.clock.reset();
        Totals totals;
        while (m_lines.next(m_line) && !isEnd(trimmed(m_line)))
            readServingLine(run, totals, trimmed(m_line));
        setTokenMeans(run, totals.input, totals.output);
        add(std::move(run));
    }

    void readLlmperf();
    void readOther();
    void readOfflineThroughput(std::string_view line);

    const ImportSource &m_source;
    ConsoleLines m_lines;
    std::string m_line;
    bool m_continue = false;
    Before m_before;
    std::vector<Run> m_runs;
};

/// "    p25 = 0.03", "Number Of Completed Requests: 2".
void ConsoleReader::readLlmperf()
{
    Run run = newRun(m_source, index(), "LLMPerf");
    const std::string_view title = std::string_view(m_line).substr(m_line.find(llmperfTitle) + llmperfTitle.size());
    run.identity.model = std::string(title.substr(0, title.find(" queried")));
    LatencySummary *summary = nullptr;
    while (m_lines.next(m_line)) {
        if (isTitle(m_line)) {
            m_continue = true;
            break;
        }
        const std::string_view line = trimmed(m_line);
        if (line == "ttft_s" || line == "end_to_end_latency_s" || line == "inter_token_latency_s") {
            summary = line == "ttft_s" ? &run.ttft : line == "end_to_end_latency_s" ? &run.e2e : &run.tpotInclTtft;
            continue;
        }
        if (const auto equals = line.find(" = "); equals != std::string_view::npos) {
            if (const auto value = nonNegative(parseNumber(line.substr(equals + 3))); value && summary)
                setStatistic(*summary, trimmed(line.substr(0, equals)), value);
            continue;
        }
        const auto [label, text] = labelledValue(line);
        const auto number = nonNegative(consoleNumber(text));
        if (!line.empty() && label.empty())
            summary = nullptr; // another metric
        if (label == "number of errored requests" && number)
            run.failed = countFrom(*number);
        else if (label == "overall output throughput")
            run.outputTokensPerSecond = number;
        else if (label == "number of completed requests" && number)
            run.completed = countFrom(*number);
        else if ((label == "completed requests per minute" || label == "num completed requests per min") && number &&
                 *number > 0.0)
            run.requestThroughputPerSecond = *number / 60.0;
    }
    if (run.completed && run.requestThroughputPerSecond)
        run.durationSeconds = static_cast<double>(*run.completed) / *run.requestThroughputPerSecond;
    add(std::move(run));
}

/// "Throughput: 3.45 requests/s, 1234.50 total tokens/s, 617.25 output tokens/s".
void ConsoleReader::readOfflineThroughput(std::string_view line)
{
    Run run = newRun(m_source, index(), "Throughput line");
    run.loadKind = LoadKind::Offline;
    run.identity.engine = "vllm";
    run.identity.model = m_before.model;
    run.identity.clock.reset();
    std::string_view rest = line.substr(line.find("Throughput: ") + 12);
    while (!rest.empty()) {
        const std::string_view part = trimmed(rest.substr(0, rest.find(", ")));
        rest.remove_prefix(std::min(rest.size(), part.size() + 2));
        const auto blank = part.find(' ');
        const auto value =
            blank == std::string_view::npos ? std::nullopt : nonNegative(consoleNumber(part.substr(0, blank)));
        if (!value)
            break;
        const std::string_view unit = trimmed(part.substr(blank));
        if (unit == "requests/s")
            run.requestThroughputPerSecond = value;
        else if (unit == "output tokens/s")
            run.outputTokensPerSecond = value;
        else if (unit == "tokens/s" || unit == "total tokens/s")
            run.totalTokensPerSecond = value;
    }
    add(std::move(run));
}

void ConsoleReader::readOther()
{
    const std::string_view line = trimmed(m_line);
    if (contains(line, "Namespace(")) {
        readNamespace(m_before, line.substr(line.find("Namespace(")));
        return;
    }
    if (line.starts_with("Throughput: ") && contains(line, " requests/s")) {
        readOfflineThroughput(line);
        return;
    }
    if (!line.starts_with("Traffic request rate") && !line.starts_with("Max"))
        return;
    const auto [label, value] = labelledValue(line);
    if (label == "traffic request rate")
        m_before.rate = rateOf(value);
    else if (label.starts_with("max") && contains(label, "request concurrency"))
        m_before.concurrency = consoleNumber(value);
}

Match detect(const ImportSource &source)
{
    if (source.preview->hasDocument && source.preview->firstIndex == 0 && source.preview->kind == Preview::Kind::Json &&
        source.preview->root().isObject() && source.preview->root().size() > 0 && source.preview->problems.empty() &&
        trimmed(source.text.substr(source.preview->rest.position())).empty())
        return Match::No; // one sound JSON document, whatever its texts quote
    constexpr std::array<std::string_view, 4> words{"Benchmark Result", tableTitle, llmperfTitle, "Throughput: "};
    if (std::ranges::none_of(words, [&](std::string_view word) { return contains(source.text, word); }))
        return Match::No;
    ConsoleLines lines(source.text.substr(0, searchLimitBytes));
    std::string line;
    while (lines.next(line)) {
        const std::string_view plain = trimmed(line);
        if (plain.starts_with('"') || plain.starts_with('#'))
            continue; // a notebook's cell, a heading
        if (isTitle(plain) || (plain.starts_with("Throughput: ") && contains(plain, " requests/s, ")))
            return Match::Weak;
    }
    return Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &)
{
    ImportOutcome outcome;
    outcome.runs = ConsoleReader(source).read();
    // AIPerf saves what it printed beside its summary.
    constexpr std::string_view suffix = "_console";
    std::string stem = source.path.substr(0, source.path.rfind('.'));
    if (outcome.runs.size() == 1 && stem.ends_with(suffix)) {
        stem.erase(stem.size() - suffix.size());
        outcome.keys = {"aiperf:" + stem};
        outcome.rank = 3;
    }
    return outcome;
}

} // namespace

Importer consoleImporter()
{
    return {"console", detect, read};
}

} // namespace core::results
