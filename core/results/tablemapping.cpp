// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/tablemapping.h"

#include "core/parsenumber.h"
#include "core/results/importers/csvtable.h"

#include <algorithm>
#include <array>

namespace core::results {

namespace {

constexpr std::size_t columnLimit = 500;

/// As the table's own importer tells it.
char separatorOf(std::string_view line)
{
    const auto count = [&](char c) { return std::ranges::count(line, c); };
    if (count('\t') > std::max(count(','), count(';')))
        return '\t';
    return count(';') > count(',') ? ';' : ',';
}

std::string_view firstLine(std::string_view text)
{
    const auto start = text.find_first_not_of("\r\n");
    return start == std::string_view::npos ? std::string_view() : text.substr(start, text.find('\n', start) - start);
}

std::vector<std::string> trimmedCells(const CsvRow &row)
{
    std::vector<std::string> cells;
    for (const std::string &cell : row.cells)
        cells.emplace_back(trimmed(cell));
    return cells;
}

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

bool hasAny(const std::string &text, std::initializer_list<const char *> words)
{
    return std::ranges::any_of(words, [&](const char *word) { return text.find(word) != std::string::npos; });
}

std::string quoted(const std::string &cell, char separator)
{
    if (cell.find(separator) == std::string::npos && cell.find('"') == std::string::npos)
        return cell;
    std::string result = "\"";
    for (const char c : cell)
        result += c == '"' ? std::string("\"\"") : std::string(1, c);
    return result + "\"";
}

struct Metric
{
    const char *name;
    const char *meaning;
};
constexpr std::array<Metric, 5> metrics{{
    {"ttft", "time to first token"},
    {"tpot", "time per output token, the first excluded"},
    {"itl", "gap between chunks"},
    {"e2e", "whole request"},
    {"tpot_incl_ttft", "time per output token, the first included"},
}};
constexpr std::array<const char *, 8> statistics{"mean", "p50", "p90", "p95", "p99", "min", "max", "std"};

std::string suggestedStatistic(const std::string &name)
{
    for (const char *statistic : {"p99", "p95", "p90", "p50"}) {
        const std::string digits(statistic + 1);
        if (hasAny(name, {statistic, (digits + "th").c_str(), (digits + "%").c_str()}))
            return statistic;
    }
    if (hasAny(name, {"median"}))
        return "p50";
    if (hasAny(name, {"std"}))
        return "std";
    if (hasAny(name, {"min"}) && !hasAny(name, {"per min", "/min"}))
        return "min";
    return hasAny(name, {"max"}) ? "max" : "mean";
}

std::string suggestedLatency(const std::string &name)
{
    std::string metric;
    if (hasAny(name, {"ttft", "first token", "first_token"}))
        metric = "ttft";
    else if (hasAny(name, {"tpot", "per output token", "per_output_token"}))
        metric = "tpot";
    else if (hasAny(name, {"itl", "inter token", "inter_token", "inter-token"}))
        metric = "itl";
    else if (hasAny(name, {"e2e", "latency", "end to end", "end-to-end", "response time"}))
        metric = "e2e";
    else
        return {};
    const bool seconds = name.ends_with("_s") || name.ends_with("(s)") || name.ends_with("[s]") ||
                         hasAny(name, {"(sec", "seconds", "_sec"});
    return metric + "_" + suggestedStatistic(name) + (seconds && !hasAny(name, {"milli"}) ? "_s" : "_ms");
}

} // namespace

std::vector<TableField> tableFields()
{
    std::vector<TableField> fields{
        {"concurrency", CORE_TEXT("requests at a time")},
        {"request_rate_rps", CORE_TEXT("requests a second that were asked for")},
        {"duration_s", CORE_TEXT("duration in s")},
        {"completed", CORE_TEXT("requests completed")},
        {"failed", CORE_TEXT("requests failed")},
        {"request_throughput_rps", CORE_TEXT("requests a second that were answered")},
        {"output_tokens_per_s", CORE_TEXT("output tokens a second")},
        {"input_tokens_per_s", CORE_TEXT("input tokens a second")},
        {"total_tokens_per_s", CORE_TEXT("input and output tokens a second")},
        {"goodput_fraction", CORE_TEXT("share of requests within the limits, 0 to 1")},
        {"goodput_rps", CORE_TEXT("requests a second within the limits")},
        {"input_tokens", CORE_TEXT("input tokens of a request, mean")},
        {"output_tokens", CORE_TEXT("output tokens of a request, mean")},
    };
    for (const Metric &metric : metrics) {
        for (const char *statistic : statistics) {
            for (const char *unit : {"ms", "s"})
                fields.push_back({std::string(metric.name) + "_" + statistic + "_" + unit,
                                  {CORE_TEXT("%1, %2, in %3"),
                                   {std::string(metric.meaning), std::string(statistic), std::string(unit)}}});
        }
    }
    for (const char *name : {"engine", "engine_version", "model", "tokenizer", "precision", "gpu", "gpu_count",
                             "tensor_parallel", "dataset", "tool_version", "date"})
        fields.push_back({name, Text(name)});
    return fields;
}

std::optional<std::vector<std::string>> tableHeader(std::string_view text)
{
    CsvReader reader(text, separatorOf(firstLine(text)));
    CsvRow header;
    CsvRow second;
    if (!reader.next(header) || !reader.next(second))
        return std::nullopt;
    if (header.cells.size() < 2 || header.cells.size() > columnLimit || second.cells.size() < 2)
        return std::nullopt;
    return trimmedCells(header);
}

std::vector<std::string> tableSample(std::string_view text)
{
    CsvReader reader(text, separatorOf(firstLine(text)));
    CsvRow header;
    CsvRow second;
    if (!reader.next(header) || !reader.next(second))
        return {};
    std::vector<std::string> cells = trimmedCells(second);
    cells.resize(header.cells.size());
    return cells;
}

std::string suggestedField(std::string_view column)
{
    const std::string name = lowerCase(trimmed(column));
    if (name.empty())
        return {};
    const std::vector<TableField> fields = tableFields();
    if (std::ranges::any_of(fields, [&](const TableField &field) { return field.name == name; }))
        return name;
    if (const std::string latency = suggestedLatency(name); !latency.empty())
        return latency;
    const bool rate = hasAny(name, {"tok/s", "tokens/s", "token/s", "tok_s", "tps", "throughput", "tokens per s"});
    const bool tokens = hasAny(name, {"tok"});
    if (rate && hasAny(name, {"req"}))
        return "request_throughput_rps";
    if (rate && hasAny(name, {"total"}))
        return "total_tokens_per_s";
    if (rate && hasAny(name, {"input", "prompt", "prefill"}))
        return "input_tokens_per_s";
    if (rate && (hasAny(name, {"output", "generat", "decode"}) || tokens || name == "tps"))
        return "output_tokens_per_s";
    if (hasAny(name, {"req/s", "rps", "requests/s", "qps", "requests per s"}))
        return hasAny(name, {"target", "rate", "offered"}) ? "request_rate_rps" : "request_throughput_rps";
    if (hasAny(name, {"concurren", "users", "clients", "in flight", "parallel req"}))
        return "concurrency";
    if (hasAny(name, {"goodput"}))
        return "goodput_rps";
    if (hasAny(name, {"fail", "error"}))
        return "failed";
    if (hasAny(name, {"success", "completed"}))
        return "completed";
    if (hasAny(name, {"duration", "elapsed"}))
        return "duration_s";
    if (name == "tp" || hasAny(name, {"tensor"}))
        return "tensor_parallel";
    if (name == "isl" || (tokens && hasAny(name, {"input", "prompt"})))
        return "input_tokens";
    if (name == "osl" || (tokens && hasAny(name, {"output", "generat"})))
        return "output_tokens";
    if (hasAny(name, {"quant", "dtype", "precision"}))
        return "precision";
    if (hasAny(name, {"gpu", "accelerator"}))
        return hasAny(name, {"count", "num", "#"}) ? "gpu_count" : "gpu";
    return hasAny(name, {"model"}) ? "model" : std::string();
}

std::optional<std::string> mappedTable(std::string_view text, const TableMapping &mapping)
{
    const auto header = tableHeader(text);
    if (!header || *header != mapping.header || mapping.fields.size() != header->size())
        return std::nullopt;
    const char separator = separatorOf(firstLine(text));
    std::string result;
    for (std::size_t i = 0; i < header->size(); ++i) {
        result += i > 0 ? std::string(1, separator) : std::string();
        result += quoted(mapping.fields[i], separator); // what is left out has no name: it must not part the runs
    }
    // The rest as it is; a header of several lines (quoted line ends) keeps its count of lines.
    CsvReader reader(text, separator);
    CsvRow first;
    reader.next(first);
    const std::string_view rest = reader.rest();
    result.reserve(result.size() + rest.size() + 1);
    const auto lines = std::max<std::ptrdiff_t>(std::ranges::count(text.substr(0, text.size() - rest.size()), '\n'), 1);
    result.append(static_cast<std::size_t>(lines), '\n');
    result += rest;
    return result;
}

} // namespace core::results
