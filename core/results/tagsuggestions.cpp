// SPDX-License-Identifier: GPL-3.0-or-later
// What people write into the names of files and folders: "llama-3.1-70b_fp8_8xh100_tp4_vllm-0.6.3_conc16.json".
#include "core/results/tags.h"

#include "core/parsenumber.h"

#include <algorithm>
#include <array>

namespace core::results {

namespace {

constexpr std::array<std::string_view, 34> gpus{"h100",   "h200",   "h20",    "h800",    "a100",    "a800",   "a10",
                                                "a10g",   "a30",    "a40",    "b100",    "b200",    "b300",   "gb200",
                                                "gb300",  "gh200",  "l4",     "l40",     "l40s",    "v100",   "t4",
                                                "mi250x", "mi300x", "mi300a", "mi308x",  "mi325x",  "mi350x", "mi355x",
                                                "mi300",  "gaudi2", "gaudi3", "rtx4090", "rtx5090", "rtx6000"};
constexpr std::array<std::string_view, 17> precisions{"fp8",  "fp16",  "bf16", "fp32",  "int8",  "int4",
                                                      "fp4",  "awq",   "gptq", "nvfp4", "mxfp4", "w4a16",
                                                      "w8a8", "w8a16", "gguf", "f16",   "q4"};
struct EngineWord
{
    std::string_view word;
    std::string_view engine;
};
constexpr std::array<EngineWord, 11> engines{{{"vllm", "vllm"},
                                              {"sglang", "sglang"},
                                              {"trtllm", "tensorrt-llm"},
                                              {"trt-llm", "tensorrt-llm"},
                                              {"tensorrt-llm", "tensorrt-llm"},
                                              {"tensorrtllm", "tensorrt-llm"},
                                              {"tgi", "tgi"},
                                              {"lmdeploy", "lmdeploy"},
                                              {"llamacpp", "llama.cpp"},
                                              {"llama.cpp", "llama.cpp"},
                                              {"dynamo", "dynamo"}}};
constexpr std::array<std::string_view, 19> families{
    "llama", "qwen",   "qwq",     "mistral",   "mixtral",   "gemma",    "phi",  "deepseek", "gpt-oss", "glm",
    "yi",    "falcon", "granite", "codellama", "command-r", "nemotron", "kimi", "minimax",  "olmo"};
constexpr std::array<std::string_view, 28> modelWords{
    "instruct", "chat", "it",   "base",     "hf",     "distill", "scout", "maverick", "large", "small",
    "medium",   "mini", "nano", "nemo",     "coder",  "llama",   "qwen",  "r1",       "v2",    "v3",
    "oss",      "gpt",  "meta", "thinking", "vision", "vl",      "moe",   "preview"};

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool allDigits(std::string_view text)
{
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

/// One word of a name. A point between digits and letters stays inside: 0.6.3, 3.1.
struct Word
{
    std::string_view text;
    std::string lower;
};

std::vector<Word> wordsOf(std::string_view name)
{
    std::vector<Word> words;
    std::size_t begin = 0;
    const auto close = [&](std::size_t end) {
        if (end > begin)
            words.push_back({name.substr(begin, end - begin), lowerCase(name.substr(begin, end - begin))});
        begin = end + 1;
    };
    for (std::size_t i = 0; i < name.size(); ++i) {
        const char c = name[i];
        const bool inNumber = c == '.' && i > 0 && i + 1 < name.size() && isDigit(name[i - 1]) && isDigit(name[i + 1]);
        if (!inNumber && std::string_view(" _-./=@+,()[]").find(c) != std::string_view::npos)
            close(i);
    }
    close(name.size());
    return words;
}

/// The end of a number at the start of a text: "8" of "8xh100".
std::size_t leadingDigits(std::string_view text)
{
    std::size_t count = 0;
    while (count < text.size() && isDigit(text[count]))
        ++count;
    return count;
}

class Suggester
{
public:
    explicit Suggester(std::vector<TagSuggestion> &found)
        : m_found(found)
    {}

    void read(std::string_view part)
    {
        m_part = part;
        const std::vector<Word> words = wordsOf(part);
        for (std::size_t i = 0; i < words.size(); ++i) {
            readGpu(words, i);
            readParallel(words, i);
            readEngine(words, i);
            if (std::ranges::find(precisions, words[i].lower) != precisions.end())
                add("precision", words[i].lower);
        }
        readModel(words);
    }

private:
    void add(std::string_view name, std::string value)
    {
        if (std::ranges::find(m_found, name, &TagSuggestion::name) == m_found.end())
            m_found.push_back({std::string(name), std::move(value), std::string(m_part)});
    }

    static bool isGpu(std::string_view word) { return std::ranges::find(gpus, word) != gpus.end(); }

    /// "h100", "8xh100", "h100x8", "h100-8gpu", "2gpus".
    void readGpu(const std::vector<Word> &words, std::size_t at)
    {
        const std::string &word = words[at].lower;
        const auto addBoth = [this](std::string_view gpu, std::string_view count) {
            add("gpu", std::string(gpu));
            if (allDigits(count) && count.size() < 5)
                add("gpu_count", std::string(count));
        };
        if (isGpu(word)) {
            addBoth(word, {});
            return;
        }
        const std::size_t digits = leadingDigits(word);
        if (digits > 0 && digits + 1 < word.size() && word[digits] == 'x' && isGpu(word.substr(digits + 1)))
            addBoth(word.substr(digits + 1), word.substr(0, digits));
        else if (const auto cross = word.rfind('x'); cross != std::string::npos && isGpu(word.substr(0, cross)) &&
                                                     allDigits(std::string_view(word).substr(cross + 1)))
            addBoth(word.substr(0, cross), word.substr(cross + 1));
        else if (digits > 0 && digits < 5 && (word.substr(digits) == "gpu" || word.substr(digits) == "gpus"))
            add("gpu_count", word.substr(0, digits));
    }

    /// "tp4", "tp-4", "tp=4".
    void readParallel(const std::vector<Word> &words, std::size_t at)
    {
        const std::string &word = words[at].lower;
        if (word.starts_with("tp") && allDigits(std::string_view(word).substr(2)) && word.size() < 6)
            add("tensor_parallel", word.substr(2));
        else if (word == "tp" && at + 1 < words.size() && allDigits(words[at + 1].lower) &&
                 words[at + 1].lower.size() < 4)
            add("tensor_parallel", words[at + 1].lower);
    }

    /// "vllm", "vllm0.6.3", "vllm_v0.6.3", "trt-llm-1.0".
    void readEngine(const std::vector<Word> &words, std::size_t at)
    {
        const std::string two = at + 1 < words.size() ? words[at].lower + "-" + words[at + 1].lower : std::string();
        for (const EngineWord &engine : engines) {
            const bool whole = words[at].lower == engine.word;
            const bool pair = !two.empty() && two == engine.word;
            std::string glued;
            if (words[at].lower.starts_with(engine.word))
                glued = versionIn(std::string_view(words[at].lower).substr(engine.word.size()));
            if (!whole && !pair && glued.empty())
                continue;
            add("engine", std::string(engine.engine));
            const std::size_t next = at + (pair ? 2 : 1);
            const std::string version = !glued.empty()        ? glued
                                        : next < words.size() ? versionIn(words[next].lower)
                                                              : std::string();
            if (!version.empty())
                add("engine_version", version);
            return;
        }
    }

    /// "0.6.3" of "0.6.3" and "v0.6.3"; a whole number alone is no version.
    static std::string versionIn(std::string_view word)
    {
        if (word.starts_with('v'))
            word.remove_prefix(1);
        if (word.empty() || !isDigit(word.front()) || word.find('.') == std::string_view::npos)
            return {};
        const bool plain =
            std::ranges::all_of(word, [](char c) { return isDigit(c) || c == '.' || (c >= 'a' && c <= 'z'); });
        return plain ? std::string(word) : std::string();
    }

    static bool continuesModel(const std::string &word)
    {
        if (std::ranges::find(modelWords, word) != modelWords.end())
            return true;
        if (isGpu(word) || std::ranges::find(precisions, word) != precisions.end())
            return false;
        const std::size_t digits = leadingDigits(word);
        if (digits == 0) // a3b, v0.3, e4b
            return word.size() > 1 && (word[0] == 'a' || word[0] == 'v' || word[0] == 'e') && isDigit(word[1]) &&
                   (word.back() == 'b' || word.find('.') != std::string::npos);
        if (word.ends_with('b') || word.find('.') != std::string::npos) // 70b, 8x7b, 3.1
            return true;
        return digits == word.size() && digits == 1; // llama-3, qwen-2; "16" may be a load
    }

    void readModel(const std::vector<Word> &words)
    {
        for (std::size_t at = 0; at < words.size(); ++at) {
            const bool family = std::ranges::any_of(families, [&](std::string_view name) {
                const bool pair = at + 1 < words.size() && words[at].lower + "-" + words[at + 1].lower == name;
                if (pair || words[at].lower == name)
                    return true;
                // "qwen2.5", "llama3"
                return words[at].lower.starts_with(name) && words[at].lower.size() > name.size() &&
                       isDigit(words[at].lower[name.size()]);
            });
            if (!family)
                continue;
            std::size_t end = at + 1;
            while (end < words.size() && continuesModel(words[end].lower))
                ++end;
            const char *first = words[at].text.data();
            const char *last = words[end - 1].text.data() + words[end - 1].text.size();
            std::string model(first, last);
            std::ranges::replace(model, '_', '-');
            // A family alone may be anything's name; with a size or a version it is a model.
            if (std::ranges::any_of(model, isDigit))
                add("model", std::move(model));
            return;
        }
    }

    std::vector<TagSuggestion> &m_found;
    std::string_view m_part;
};

} // namespace

std::vector<TagSuggestion> suggestTags(std::string_view path)
{
    constexpr int levels = 4; // higher up are the folders of a person, not of a benchmark
    std::vector<TagSuggestion> found;
    Suggester suggester(found);
    for (int level = 0; level < levels && !path.empty(); ++level) {
        const auto slash = path.find_last_of('/');
        std::string_view part = slash == std::string_view::npos ? path : path.substr(slash + 1);
        path = slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
        if (level == 0) {
            for (const std::string_view ending : {".json", ".jsonl", ".csv", ".txt", ".log", ".yaml", ".yml"}) {
                if (part.ends_with(ending))
                    part.remove_suffix(ending.size());
            }
        }
        suggester.read(part);
    }
    std::ranges::sort(found, {}, [](const TagSuggestion &one) {
        return std::ranges::find(tagNames(), one.name) - tagNames().begin();
    });
    return found;
}

} // namespace core::results
