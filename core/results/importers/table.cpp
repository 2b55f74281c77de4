// SPDX-License-Identifier: GPL-3.0-or-later
// A plain table with the field names of the command line's contract, one run a line:
//
//   concurrency,request_throughput_rps,ttft_p50_ms,ttft_p99_ms,total_tokens_per_s,goodput_fraction
//
// | columns                                                              | meaning                                 |
// |----------------------------------------------------------------------|-----------------------------------------|
// | load_kind, concurrency, request_rate_rps ("inf" allowed), duration_s, completed, failed, incomplete | load and
// counts | | request_throughput_rps, output_tokens_per_s, input_tokens_per_s, total_tokens_per_s | rates | |
// {ttft,tpot,itl,e2e,tpot_incl_ttft}_{mean,min,max,std,median,pNN}_{ms,s} | latencies                            | |
// goodput_fraction, goodput_rps, goodput_tokens_per_s                   | as reported                             | |
// engine, engine_version, model, tokenizer, precision, gpu, gpu_count, tensor_parallel, dataset, clock, client_class,
// tool_version, date | identity | | input_tokens, output_tokens (means of a request)                      | lengths |
// | anything else                                                         | kept as metadata                        |
//
// Numbers have a point, or a comma where semicolons or tabs part the cells and the numbers leave no doubt. A cell that
// is no number is an error with its place, and its line is left out.
#include "core/parsenumber.h"
#include "core/results/believable.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>
#include <functional>

namespace core::results {

namespace {

constexpr std::array<std::string_view, 9> emptyWords{"", "-", "–", "n/a", "na", "null", "none", "nan", "unknown"};

bool isEmptyWord(std::string_view cell)
{
    std::string word;
    for (const char c : cell)
        word += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return std::ranges::find(emptyWords, word) != emptyWords.end();
}

char separatorOf(std::string_view line)
{
    const auto count = [&](char c) { return std::ranges::count(line, c); };
    if (count('\t') > std::max(count(','), count(';')))
        return '\t';
    return count(';') > count(',') ? ';' : ',';
}

std::string_view firstLineOf(std::string_view text)
{
    const auto start = text.find_first_not_of("\r\n");
    return start == std::string_view::npos ? std::string_view() : text.substr(start, text.find('\n', start) - start);
}

LatencySummary *latencyOf(Run &run, std::string_view metric)
{
    if (metric == "ttft")
        return &run.ttft;
    if (metric == "tpot")
        return &run.tpot;
    if (metric == "itl")
        return &run.itl;
    if (metric == "e2e")
        return &run.e2e;
    if (metric == "tpot_incl_ttft")
        return &run.tpotInclTtft;
    return nullptr;
}

/// "ttft_p99_ms" → metric "ttft", statistic "p99", 1000 units a second; no units when the name is none of these.
struct LatencyColumn
{
    std::string_view metric;
    std::string_view statistic;
    double unitsPerSecond = 0.0;
};

LatencyColumn latencyColumn(std::string_view name)
{
    LatencyColumn column;
    if (name.ends_with("_ms"))
        column.unitsPerSecond = millisecondsPerSecond;
    else if (name.ends_with("_s"))
        column.unitsPerSecond = 1.0;
    else
        return {};
    name = name.substr(0, name.rfind('_'));
    const auto split = name.rfind('_');
    if (split == std::string_view::npos)
        return {};
    column.metric = name.substr(0, split);
    column.statistic = name.substr(split + 1);
    Run scratch;
    LatencySummary probe;
    if (!latencyOf(scratch, column.metric) || !setStatistic(probe, column.statistic, 0.0))
        return {};
    return column;
}

struct NumberColumn
{
    std::string_view name;
    std::function<void(Run &run, double value)> set;
};

Goodput &goodputOf(Run &run)
{
    if (!run.goodput)
        run.goodput = Goodput{};
    return *run.goodput;
}

const std::vector<NumberColumn> &numberColumns()
{
    static const std::vector<NumberColumn> all{
        {"concurrency", [](Run &run, double value) { run.concurrency = value; }},
        {"request_rate_rps",
         [](Run &run, double value) { run.requestRate = RequestRate{.perSecond = value, .unlimited = false}; }},
        {"duration_s", [](Run &run, double value) { run.durationSeconds = value; }},
        {"completed", [](Run &run, double value) { run.completed = countFrom(value); }},
        {"failed", [](Run &run, double value) { run.failed = countFrom(value); }},
        {"incomplete", [](Run &run, double value) { run.incomplete = countFrom(value); }},
        {"request_throughput_rps", [](Run &run, double value) { run.requestThroughputPerSecond = value; }},
        {"output_tokens_per_s", [](Run &run, double value) { run.outputTokensPerSecond = value; }},
        {"input_tokens_per_s", [](Run &run, double value) { run.inputTokensPerSecond = value; }},
        {"total_tokens_per_s", [](Run &run, double value) { run.totalTokensPerSecond = value; }},
        {"goodput_fraction", [](Run &run, double value) { goodputOf(run).fraction = value; }},
        {"goodput_rps", [](Run &run, double value) { goodputOf(run).requestsPerSecond = value; }},
        {"goodput_tokens_per_s", [](Run &run, double value) { goodputOf(run).tokensPerSecond = value; }},
        {"input_tokens", [](Run &run, double value) { run.facts.inputTokensMean = value; }},
        {"output_tokens", [](Run &run, double value) { run.facts.outputTokensMean = value; }},
    };
    return all;
}

const NumberColumn *numberColumn(std::string_view name)
{
    const auto &all = numberColumns();
    const auto found = std::ranges::find(all, name, &NumberColumn::name);
    return found == all.end() ? nullptr : &*found;
}

bool isFigure(std::string_view name)
{
    return latencyColumn(name).unitsPerSecond > 0.0 || name.ends_with("_tokens_per_s") ||
           name == "request_throughput_rps" || name.starts_with("goodput_");
}

std::optional<LoadKind> loadKindFromId(std::string_view id)
{
    for (const LoadKind kind : {LoadKind::Closed, LoadKind::Open, LoadKind::Capped, LoadKind::Offline,
                                LoadKind::StaticBatch, LoadKind::MlperfServer, LoadKind::MlperfOffline}) {
        if (loadKindId(kind) == id)
            return kind;
    }
    return std::nullopt;
}

/// True when the name is one of the texts of the contract.
bool setText(Run &run, std::string_view name, std::string_view cell)
{
    const std::string text(cell);
    if (name == "model")
        run.identity.model = text;
    else if (name == "tokenizer")
        run.identity.tokenizer = text;
    else if (name == "engine_version")
        run.identity.engineVersion = text;
    else if (name == "tool_version")
        run.source.toolVersion = text;
    else if (name == "date")
        run.facts.date = isoDate(cell);
    else if (name == "load_kind")
        run.loadKind = loadKindFromId(cell);
    else if (name == "clock")
        run.identity.clock = cell == "server"   ? std::optional(Clock::Server)
                             : cell == "client" ? std::optional(Clock::Client)
                                                : std::nullopt;
    else if (name == "client_class")
        run.identity.clientClass = cell == "multi_process"    ? std::optional(ClientClass::MultiProcess)
                                   : cell == "single_process" ? std::optional(ClientClass::SingleProcess)
                                                              : std::nullopt;
    else
        return false;
    return true;
}

/// Place of a cell in its line, from 1, as far as it can be told without the quotes.
int columnOf(const CsvRow &row, std::size_t index)
{
    std::size_t column = 1;
    for (std::size_t i = 0; i < index; ++i)
        column += row.cells[i].size() + 1;
    return static_cast<int>(column);
}

struct BadCell
{
    std::size_t index = 0;
    std::string name;
};

/// Takes one cell in; false when it should have been a number and is none.
bool takeCell(Run &run, const std::string &name, std::string_view cell, bool decimalComma)
{
    if (isEmptyWord(cell))
        return true;
    const LatencyColumn latency = latencyColumn(name);
    const NumberColumn *column = numberColumn(name);
    if (name == "request_rate_rps" && (cell == "inf" || cell == "Infinity" || cell == "Inf")) {
        run.requestRate = RequestRate{.perSecond = 0.0, .unlimited = true};
        return true;
    }
    if (latency.unitsPerSecond > 0.0 || column) {
        const auto value = decimalComma ? parseNumber(withDecimalPoint(cell)) : parseNumber(cell);
        if (!value || *value < 0.0 || (name == "goodput_fraction" && *value > 1.0))
            return false;
        if (column)
            column->set(run, *value);
        else
            setStatistic(*latencyOf(run, latency.metric), latency.statistic, *value / latency.unitsPerSecond);
        return true;
    }
    if (!setText(run, name, cell))
        addMetadata(run, name, cell);
    return true;
}

std::optional<BadCell> readCells(Run &run, const CsvTable &table, const CsvRow &row, bool decimalComma)
{
    for (std::size_t i = 0; i < std::min(row.cells.size(), table.header().size()); ++i) {
        if (table.header()[i].empty()) // a column without a name says nothing
            continue;
        if (!takeCell(run, table.header()[i], trimmed(row.cells[i]), decimalComma))
            return BadCell{i, table.header()[i]};
    }
    return std::nullopt;
}

void completeRun(Run &run)
{
    if (!run.loadKind)
        setLoad(run, run.concurrency, run.requestRate);
    if (run.goodput && !run.goodput->tokens)
        run.goodput->tokens = run.outputTokensPerSecond  ? std::optional(TokenKind::Output)
                              : run.totalTokensPerSecond ? std::optional(TokenKind::Total)
                                                         : std::nullopt;
    finish(run);
}

Match detect(const ImportSource &source)
{
    if (source.preview->kind != Preview::Kind::Text)
        return Match::No;
    CsvReader reader(source.text, separatorOf(firstLineOf(source.text)));
    CsvRow header;
    if (!reader.next(header) || header.cells.size() < 2)
        return Match::No;
    const bool figures =
        std::ranges::any_of(header.cells, [](const std::string &name) { return isFigure(trimmed(name)); });
    return figures ? Match::Weak : Match::No;
}

Result<ImportOutcome> read(const ImportSource &source, Diagnostics &diagnostics)
{
    ImportOutcome outcome;
    const char separator = separatorOf(firstLineOf(source.text));
    const bool decimalComma = writesDecimalComma(source.text, separator);
    CsvReader reader(source.text, separator);
    CsvRow row;
    if (!reader.next(row))
        return failure(CORE_TEXT("holds no header line"), source.path, 1);
    const CsvTable table(row.cells);
    int index = 0;
    while (reader.next(row) && !source.stop.stop_requested()) {
        const bool blank =
            std::ranges::all_of(row.cells, [](const std::string &cell) { return trimmed(cell).empty(); });
        if (blank || row.cells == table.header())
            continue;
        if (row.cells.size() > table.header().size() &&
            std::ranges::any_of(row.cells.begin() + static_cast<std::ptrdiff_t>(table.header().size()), row.cells.end(),
                                [](const std::string &cell) { return !trimmed(cell).empty(); })) {
            diagnostics.error(
                {CORE_TEXT("found %1 cells, expected %2 as in the header; decimals are written with a point"),
                 {TextNumber{static_cast<double>(row.cells.size())},
                  TextNumber{static_cast<double>(table.header().size())}}},
                source.path, row.line, columnOf(row, table.header().size()));
            continue;
        }
        Run run;
        run.source = runSource(source, "table", index);
        if (const auto bad = readCells(run, table, row, decimalComma)) {
            diagnostics.error({CORE_TEXT("found \"%1\" under %2, expected a number with a point and not below 0"),
                               {row.cells[bad->index], bad->name}},
                              source.path, row.line, columnOf(row, bad->index));
            continue;
        }
        completeRun(run);
        outcome.runs.push_back(std::move(run));
        ++index;
    }
    return outcome;
}

} // namespace

Importer tableImporter()
{
    return {"table", detect, read};
}

} // namespace core::results
