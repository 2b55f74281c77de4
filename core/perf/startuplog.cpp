// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/perf/startuplog.h"

#include "core/parsenumber.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace core::perf {

namespace {

constexpr double gibibyte = 1073741824.0;
constexpr int vllmBlockTokens = 16; // the default; the blocks of V0 logs are printed without their size

/// The line without terminal colours.
std::string withoutColours(std::string_view line)
{
    std::string plain;
    plain.reserve(line.size());
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '\x1b' && i + 1 < line.size() && line[i + 1] == '[') {
            i += 2;
            while (i < line.size() && std::isalpha(static_cast<unsigned char>(line[i])) == 0)
                ++i;
            continue;
        }
        plain += line[i];
    }
    return plain;
}

/// The number that follows `before`, thousands separators taken out.
std::optional<double> numberAfter(std::string_view line, std::string_view before)
{
    const auto at = line.find(before);
    if (at == std::string_view::npos)
        return std::nullopt;
    std::size_t i = at + before.size();
    while (i < line.size() && line[i] == ' ')
        ++i;
    std::string digits;
    for (; i < line.size() && digits.size() < 40; ++i) {
        const char c = line[i];
        const bool digit = std::isdigit(static_cast<unsigned char>(c)) != 0;
        const bool digitFollows = i + 1 < line.size() && std::isdigit(static_cast<unsigned char>(line[i + 1])) != 0;
        if (digit || (c == '.' && digitFollows && digits.find('.') == std::string::npos))
            digits += c;
        else if (c == ',' && digitFollows && !digits.empty())
            continue;
        else
            break;
    }
    return parseNumber(digits);
}

std::optional<int> wholeAfter(std::string_view line, std::string_view before)
{
    const auto value = numberAfter(line, before);
    return value && *value <= 2e9 && *value == std::floor(*value) ? std::optional(static_cast<int>(*value))
                                                                  : std::nullopt;
}

/// The quoted or bare word that follows `before`: model='x', "model": "x", tp=4.
std::optional<std::string> wordAfter(std::string_view line, std::string_view before)
{
    const auto at = line.find(before);
    if (at == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = line.substr(at + before.size());
    while (!rest.empty() && rest.front() == ' ')
        rest.remove_prefix(1);
    const bool quoted = !rest.empty() && (rest.front() == '\'' || rest.front() == '"');
    const char end = quoted ? rest.front() : '\0';
    if (quoted)
        rest.remove_prefix(1);
    std::size_t length = 0;
    while (length < rest.size() && length < 500 &&
           (quoted ? rest[length] != end : rest[length] != ',' && rest[length] != ')' && rest[length] != ' '))
        ++length;
    if (length == 0 || rest.substr(0, length) == "None")
        return std::nullopt;
    return std::string(rest.substr(0, length));
}

template <typename T>
void fill(std::optional<T> &field, const std::optional<T> &value)
{
    if (!field && value)
        field = value;
}

/// Weights and KV of all ranks: the fullest counts.
void raise(std::optional<double> &field, const std::optional<double> &value)
{
    if (value && (!field || *value > *field))
        field = value;
}

std::optional<double> gib(const std::optional<double> &value)
{
    return value ? std::optional(*value * gibibyte) : std::nullopt;
}

bool contains(std::string_view line, std::string_view text)
{
    return line.find(text) != std::string_view::npos;
}

void readVllmArguments(std::string_view line, MemoryLog &log)
{
    fill(log.utilisationFraction, numberAfter(line, "gpu_memory_utilization="));
    fill(log.utilisationFraction, numberAfter(line, "'gpu_memory_utilization':"));
    fill(log.maxBatchedTokens, wholeAfter(line, "max_num_batched_tokens="));
    fill(log.maxBatchedTokens, wholeAfter(line, "'max_num_batched_tokens':"));
    fill(log.maxBatchedTokens, wholeAfter(line, "Chunked prefill is enabled with max_num_batched_tokens="));
    if (contains(line, "'block_size':"))
        fill(log.blockTokens, wholeAfter(line, "'block_size':"));
    else if (contains(line, "block_size="))
        fill(log.blockTokens, wholeAfter(line, "block_size="));
    fill(log.dataParallel, wholeAfter(line, "data_parallel_size="));
}

void readVllmEngineLine(std::string_view line, MemoryLog &log)
{
    fill(log.engineVersion, wordAfter(line, "LLM engine (v"));
    fill(log.model, wordAfter(line, "config: model="));
    fill(log.tensorParallel, wholeAfter(line, "tensor_parallel_size="));
    fill(log.pipelineParallel, wholeAfter(line, "pipeline_parallel_size="));
    fill(log.maxModelLenTokens, wholeAfter(line, "max_seq_len="));
    fill(log.quantisation, wordAfter(line, ", quantization="));
    fill(log.kvDtype, wordAfter(line, "kv_cache_dtype="));
}

void readVllmPool(std::string_view line, MemoryLog &log)
{
    if (const auto blocks = numberAfter(line, "# GPU blocks:"); blocks && !log.kvTokens)
        log.kvTokens = *blocks * log.blockTokens.value_or(vllmBlockTokens);
    if (contains(line, "# GPU blocks:"))
        fill(log.blockTokens, std::optional(vllmBlockTokens));
    fill(log.kvTokens, numberAfter(line, "GPU KV cache size:"));
    raise(log.kvBytes, gib(numberAfter(line, "Available KV cache memory:")));
    if (contains(line, "Maximum concurrency for ")) {
        fill(log.maxModelLenTokens, wholeAfter(line, "Maximum concurrency for "));
        fill(log.maxConcurrency, numberAfter(line, "tokens per request:"));
    }
    raise(log.weightsBytes, gib(numberAfter(line, "Model loading took")));
    raise(log.weightsBytes, gib(numberAfter(line, "Loading model weights took")));
    raise(log.graphsBytes, gib(numberAfter(line, "Estimated CUDA graph memory:")));
    if (contains(line, "Graph capturing finished"))
        raise(log.graphsBytes, gib(numberAfter(line, "secs, took")));
}

void readVllmFailure(std::string_view line, MemoryLog &log)
{
    Text sentence;
    if (contains(line, "No available memory for the cache blocks"))
        sentence = CORE_TEXT("The engine found no memory for the KV cache.");
    else if (const auto asked = numberAfter(line, "User-specified max_model_len (")) {
        const auto derived = numberAfter(line, "max_position_embeddings=");
        sentence = derived ? Text(CORE_TEXT("The engine refused a length of %1 tokens: the model allows %2."),
                                  {TextNumber{*asked}, TextNumber{*derived}})
                           : Text(CORE_TEXT("The engine refused a length of %1 tokens: the model allows less."),
                                  {TextNumber{*asked}});
    } else if (contains(line, "unrecognized arguments:") && contains(line, "vllm"))
        sentence = Text(CORE_TEXT("The engine refused its arguments: %1."),
                        {std::string(trimmed(line.substr(line.find("arguments:") + 10)))});
    else if (contains(line, "is larger than the maximum number of tokens that can be stored in KV cache"))
        sentence = CORE_TEXT("The KV cache is smaller than one request of the largest length.");
    if (!sentence.empty() && std::find(log.failures.begin(), log.failures.end(), sentence) == log.failures.end())
        log.failures.push_back(std::move(sentence));
}

void readVllmLine(std::string_view line, MemoryLog &log)
{
    if (contains(line, "args"))
        readVllmArguments(line, log);
    if (contains(line, "LLM engine (v"))
        readVllmEngineLine(line, log);
    if (contains(line, "API server version "))
        fill(log.engineVersion, wordAfter(line, "API server version "));
    else if (!log.engineVersion && contains(line, "  version ")) // the banner of newer releases
        fill(log.engineVersion, wordAfter(line, "  version "));
    if (contains(line, "Chunked prefill is enabled"))
        readVllmArguments(line, log);
    readVllmPool(line, log);
    readVllmFailure(line, log);
}

void readSglangLine(std::string_view line, MemoryLog &log)
{
    if (contains(line, "server_args=")) {
        fill(log.model, wordAfter(line, "model_path="));
        fill(log.utilisationFraction, numberAfter(line, "mem_fraction_static="));
        fill(log.tensorParallel, wholeAfter(line, "tp_size="));
        fill(log.pipelineParallel, wholeAfter(line, "pp_size="));
        fill(log.dataParallel, wholeAfter(line, " dp_size="));
        fill(log.kvDtype, wordAfter(line, "kv_cache_dtype="));
        fill(log.quantisation, wordAfter(line, ", quantization="));
        fill(log.blockTokens, wholeAfter(line, "page_size="));
        fill(log.maxBatchedTokens, wholeAfter(line, "chunked_prefill_size="));
    }
    if (contains(line, "Load weight begin"))
        raise(log.freeBytesBeforeWeights, gib(numberAfter(line, "avail mem=")));
    if (contains(line, "Load weight end")) {
        raise(log.weightsBytes, gib(numberAfter(line, "mem usage=")));
        fill(log.quantisation, wordAfter(line, "quant="));
    }
    if (contains(line, "KV Cache is allocated")) {
        fill(log.kvTokens, numberAfter(line, "#tokens:"));
        raise(log.kvBytes, gib(numberAfter(line, "KV size:")));
        const auto keys = numberAfter(line, "K size:"), values = numberAfter(line, "V size:");
        if (keys && values)
            raise(log.kvBytes, (*keys + *values) * gibibyte);
    }
    fill(log.kvTokens, numberAfter(line, "max_total_num_tokens="));
    fill(log.maxModelLenTokens, wholeAfter(line, "context_len="));
}

/// True where a new start begins after one that has already printed its pool.
bool startsAnew(std::string_view line, const MemoryLog &log)
{
    return log.kvTokens &&
           (contains(line, "API server version ") || contains(line, "server_args=ServerArgs(") ||
            contains(line, "  version ") || (contains(line, "Initializing a") && contains(line, "LLM engine (v")));
}

void finish(MemoryLog log, std::vector<MemoryLog> &logs)
{
    if (log.empty())
        return;
    if (log.kvTokens && log.maxConcurrency && log.maxModelLenTokens && *log.maxConcurrency > 0.0) {
        // A count of rows is a whole number of blocks; concurrency × length is not, for models with windows.
        const double product = *log.maxConcurrency * *log.maxModelLenTokens;
        const double block = log.blockTokens.value_or(vllmBlockTokens);
        log.kvTokensFromConcurrency =
            std::fmod(*log.kvTokens, block) != 0.0 && std::abs(product / *log.kvTokens - 1.0) < 0.01;
    }
    logs.push_back(std::move(log));
}

} // namespace

std::optional<double> MemoryLog::kvBytesPerToken() const
{
    if (!kvBytes || !kvTokens || *kvTokens <= 0.0 || kvTokensFromConcurrency)
        return std::nullopt;
    return *kvBytes / *kvTokens;
}

namespace {

/// Whether a line that a process printed holds the text. In a table that speaks of logs it stands behind a tab.
bool printed(std::string_view head, std::string_view text)
{
    for (auto at = head.find(text); at != std::string_view::npos; at = head.find(text, at + 1)) {
        const auto before = head.find_last_of("\r\n\t", at);
        if (before == std::string_view::npos || head[before] != '\t')
            return true;
    }
    return false;
}

std::string_view beginningOf(std::string_view text)
{
    return text.substr(0, std::min<std::size_t>(text.size(), 262'144));
}

} // namespace

bool looksLikeVllmLog(std::string_view text)
{
    const std::string_view head = beginningOf(text);
    return printed(head, "vLLM API server version") || printed(head, "LLM engine (v") ||
           printed(head, "# GPU blocks:") || printed(head, "GPU KV cache size:") || printed(head, "usage: vllm") ||
           printed(head, "/vllm/") || printed(head, "(APIServer pid=");
}

bool looksLikeSglangLog(std::string_view text)
{
    const std::string_view head = beginningOf(text);
    return printed(head, "server_args=ServerArgs(") || printed(head, "KV Cache is allocated.") ||
           printed(head, "max_total_num_tokens=");
}

std::vector<MemoryLog> readStartupLog(std::string_view text)
{
    std::vector<MemoryLog> logs;
    const bool sglang = looksLikeSglangLog(text);
    MemoryLog log;
    log.tool = sglang ? "sglang-log" : "vllm-log";
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find_first_of("\r\n", at), text.size());
        const std::string line = withoutColours(text.substr(at, end - at));
        at = end + 1;
        if (startsAnew(line, log)) {
            finish(std::move(log), logs);
            log = {};
            log.tool = sglang ? "sglang-log" : "vllm-log";
        }
        if (sglang)
            readSglangLine(line, log);
        else
            readVllmLine(line, log);
    }
    finish(std::move(log), logs);
    return logs;
}

} // namespace core::perf
