// SPDX-License-Identifier: GPL-3.0-or-later
// Which runs differ in load alone. What a run is comes from its content; names only part what content cannot tell
// apart.
#include "core/parsenumber.h"
#include "core/results/copies.h"
#include "core/results/importers/support.h"
#include "core/results/library.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

namespace core::results {

namespace {

/// Mean lengths further apart than this are different workloads.
constexpr double lengthRatioOfOneWorkload = 1.25;

bool makesSweeps(const Run &run)
{
    return (run.loadKind == LoadKind::Closed || run.loadKind == LoadKind::Open || run.loadKind == LoadKind::Capped) &&
           !isCopy(run);
}

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

/// Pairs that belong to one run only (dates, ids, the load itself) do not part a sweep.
bool tellsRunsApart(const std::string &key, const std::string &value, bool numbersMayBeMeasured)
{
    const std::string name = lowerCase(key);
    for (const char *word : {"time", "date", "run_", "uuid", "seed", "num_prompts", "concurrency", "strategy", "rate",
                             "duration", "index", "elapsed"}) {
        if (name.find(word) != std::string::npos)
            return false;
    }
    if (name == "id" || name == "run" || name == "label" || name == "name" || name.ends_with("_id"))
        return false;
    if (!numbersMayBeMeasured || !parseNumber(value))
        return true;
    for (const char *word : {"max_num", "max_model", "parallel", "batch", "replica", "gpu_memory", "block"}) {
        if (name.find(word) != std::string::npos)
            return true;
    }
    constexpr std::array<std::string_view, 10> knobs{"tp",  "pp",    "dp", "ep",    "isl",
                                                     "osl", "nodes", "k",  "draft", "bits"};
    return std::ranges::find(knobs, name) != knobs.end();
}

template <typename T>
void append(std::string &key, const std::optional<T> &value)
{
    key += '\x1f';
    if constexpr (std::is_same_v<T, std::string>) {
        key += value.value_or(std::string());
    } else if constexpr (std::is_enum_v<T>) {
        key += value ? std::to_string(static_cast<int>(*value)) : std::string();
    } else {
        key += value ? std::to_string(*value) : std::string();
    }
}

std::string contentKey(const Run &run)
{
    std::string key = run.source.tool;
    const RunIdentity &identity = run.identity;
    append(key, run.loadKind);
    append(key, identity.engine);
    append(key, identity.engineVersion);
    append(key, identity.model);
    append(key, identity.precision);
    append(key, identity.gpu);
    append(key, identity.gpuCount);
    append(key, identity.tensorParallel);
    append(key, identity.dataset);
    append(key, identity.clock);
    // A capped sweep holds the rate and varies the concurrency.
    if (run.loadKind == LoadKind::Capped && run.requestRate)
        append(key, std::optional(run.requestRate->perSecond));
    for (const auto &[name, value] : run.facts.metadata) {
        if (tellsRunsApart(name, value, run.source.tool == "table"))
            key += '\x1f' + name + '=' + value;
    }
    return key;
}

/// The folder whose files belong together: a vLLM sweep has a folder for each point.
std::string placeOf(const Run &run)
{
    std::string folder = folderOf(run.source.path);
    if (run.source.tool == "vllm-sweep" && !folder.empty()) {
        folder.pop_back();
        folder = folderOf(folder);
    }
    return folder;
}

double logOr(const std::optional<double> &value)
{
    return value && *value > 0.0 ? std::log(*value) : -1.0;
}

/// Parts runs whose mean lengths are further apart than one workload's.
std::vector<std::vector<std::size_t>> byLengths(const std::vector<Run> &runs, std::vector<std::size_t> members)
{
    const double step = std::log(lengthRatioOfOneWorkload);
    // A named dataset is one workload, however its lengths fall in a run.
    const std::string dataset = lowerCase(runs[members.front()].identity.dataset.value_or("random"));
    const bool named = dataset.find("random") == std::string::npos && dataset.find("synthetic") == std::string::npos;
    std::vector<std::vector<std::size_t>> groups{std::move(members)};
    if (named)
        return groups;
    for (const auto length : {&RunFacts::inputTokensMean, &RunFacts::outputTokensMean}) {
        std::vector<std::vector<std::size_t>> finer;
        for (auto &group : groups) {
            const auto value = [&](std::size_t run) { return logOr(runs[run].facts.*length); };
            std::ranges::stable_sort(group, {}, value);
            for (std::size_t i = 0; i < group.size(); ++i) {
                if (i == 0 || value(group[i]) - value(group[i - 1]) > step)
                    finer.emplace_back();
                finer.back().push_back(group[i]);
            }
        }
        groups = std::move(finer);
    }
    return groups;
}

/// "_run2", "-repeat", " again": a repetition is the same system.
void dropRepeatWords(std::string &name)
{
    for (const std::string_view word : {"repeat", "again", "trial", "iter", "run", "rep"}) {
        for (std::size_t at = name.find(word); at != std::string::npos; at = name.find(word, at + 1)) {
            const bool starts = at > 0 && std::string_view("_-. (").find(name[at - 1]) != std::string_view::npos;
            std::size_t end = at + word.size();
            while (end < name.size() &&
                   ((name[end] >= '0' && name[end] <= '9') || name[end] == '=' || name[end] == '*'))
                ++end;
            if (!starts || (end < name.size() && name[end] >= 'a' && name[end] <= 'z'))
                continue;
            name.erase(at - 1, end - at + 1);
            break;
        }
    }
}

struct Digits
{
    std::size_t begin = 0;
    std::size_t end = 0;
    bool isLoad = false;
};

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// True where the letters before or behind a number call it a load: conc16, qps_4, 8users.
bool hasLoadWord(std::string_view name, const Digits &digits)
{
    std::size_t end = digits.begin;
    while (end > 0 && std::string_view("_-=. ").find(name[end - 1]) != std::string_view::npos)
        --end;
    std::size_t begin = end;
    while (begin > 0 && ((name[begin - 1] | 0x20) >= 'a' && (name[begin - 1] | 0x20) <= 'z'))
        --begin;
    const std::string before = lowerCase(name.substr(begin, end - begin));
    constexpr std::array<std::string_view, 13> words{"conc",     "concurrency", "c",   "rate",    "qps",
                                                     "rps",      "users",       "vus", "streams", "level",
                                                     "parallel", "sweep",       "load"};
    if (std::ranges::find(words, before) != words.end())
        return true;
    const std::string behind = lowerCase(name.substr(digits.end, 5));
    return behind.starts_with("qps") || behind.starts_with("rps") || behind.starts_with("users");
}

std::vector<Digits> digitsOf(std::string_view name, const std::optional<double> &level)
{
    std::vector<Digits> all;
    for (std::size_t i = 0; i < name.size(); ++i) {
        if (!isDigit(name[i]))
            continue;
        std::size_t end = i;
        while (end < name.size() &&
               (isDigit(name[end]) || (name[end] == '.' && end + 1 < name.size() && isDigit(name[end + 1]))))
            ++end;
        const auto number = parseNumber(name.substr(i, end - i));
        all.push_back({i, end, level && number && std::abs(*number - *level) < 1e-9});
        i = end - 1;
    }
    // One number only names the load: the last that a word calls so, else the last.
    const Digits *chosen = nullptr;
    for (const Digits &digits : all) {
        if (digits.isLoad && (!chosen || hasLoadWord(name, digits) || !hasLoadWord(name, *chosen)))
            chosen = &digits;
    }
    for (Digits &digits : all)
        digits.isLoad = &digits == chosen;
    return all;
}

/// A file name without the number that names the load, and without dates: what is left names the system.
std::string systemName(const Run &run)
{
    std::string_view name = run.source.path;
    name.remove_prefix(folderOf(name).size());
    const auto level = loadLevel(run);
    std::string result;
    std::size_t at = 0;
    for (const Digits &digits : digitsOf(name, level)) {
        result += name.substr(at, digits.begin - at);
        const std::string_view text = name.substr(digits.begin, digits.end - digits.begin);
        const bool isDate = text.size() >= 6 || (text.size() == 4 && text.starts_with("20"));
        const bool insideDate = text.size() == 2 && (result.ends_with("#-") || result.ends_with("#_"));
        if (digits.isLoad)
            result += '*';
        else if (isDate || insideDate)
            result += '#';
        else
            result += text;
        at = digits.end;
    }
    result += name.substr(at);
    if (!level) {
        if (const auto inf = result.rfind("inf"); inf != std::string::npos)
            result.replace(inf, 3, "*");
    }
    dropRepeatWords(result);
    return result;
}

std::size_t distinctLevels(const std::vector<Run> &runs, const std::vector<std::size_t> &members)
{
    std::set<double> levels;
    for (const std::size_t run : members)
        levels.insert(loadLevel(runs[run]).value_or(-1.0));
    return levels.size();
}

/// Parts a group by what the file names say about the system, where most runs stay in company by that.
std::vector<std::vector<std::size_t>> byNames(const std::vector<Run> &runs, std::vector<std::size_t> members)
{
    std::map<std::string, std::vector<std::size_t>> named;
    for (const std::size_t run : members)
        named[systemName(runs[run])].push_back(run);
    std::size_t inCompany = 0;
    for (const auto &[name, group] : named)
        inCompany += distinctLevels(runs, group) >= 2 ? group.size() : 0;
    std::vector<std::vector<std::size_t>> groups;
    if (named.size() == 1 || inCompany * 2 < members.size()) {
        groups.push_back(std::move(members));
        return groups;
    }
    for (auto &[name, group] : named)
        groups.push_back(std::move(group));
    return groups;
}

void sortByLoad(const std::vector<Run> &runs, std::vector<std::size_t> &members)
{
    std::ranges::stable_sort(members, [&](std::size_t left, std::size_t right) {
        const auto a = loadLevel(runs[left]);
        const auto b = loadLevel(runs[right]);
        return a && b ? *a < *b : a && !b;
    });
}

std::string sweepName(const Run &run, bool ofOneFile)
{
    std::string model = run.identity.model.value_or(std::string());
    // A cache path ends in a hash: models--org--name/snapshots/….
    if (const auto snapshot = model.find("/snapshots/"); snapshot != std::string::npos)
        model.resize(snapshot);
    while (model.ends_with('/'))
        model.pop_back();
    model = model.substr(model.rfind('/') + 1);
    if (const auto dashes = model.rfind("--"); dashes != std::string::npos)
        model = model.substr(dashes + 2);
    std::string place = run.source.path;
    if (!ofOneFile) {
        place = placeOf(run);
        while (place.ends_with('/'))
            place.pop_back();
    }
    place = place.substr(place.rfind('/') + 1);
    std::string name;
    for (const std::string &part : {model, run.source.tool, place}) {
        if (!part.empty())
            name += (name.empty() ? "" : " · ") + part;
    }
    return name;
}

} // namespace

std::vector<Sweep> groupSweeps(const std::vector<Run> &runs)
{
    std::map<std::string, std::set<double>> levelsOfFile;
    for (const Run &run : runs) {
        if (makesSweeps(run))
            levelsOfFile[run.source.path].insert(loadLevel(run).value_or(-1.0));
    }
    std::vector<std::string> order;
    std::map<std::string, std::vector<std::size_t>> groups;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (!makesSweeps(runs[i]))
            continue;
        const bool ofOneFile = levelsOfFile[runs[i].source.path].size() > 1;
        std::string key = (ofOneFile ? runs[i].source.path : placeOf(runs[i])) + '\x1e' + contentKey(runs[i]);
        auto &group = groups[key];
        if (group.empty())
            order.push_back(key);
        group.push_back(i);
    }
    std::vector<Sweep> sweeps;
    for (const std::string &key : order) {
        for (auto &sized : byLengths(runs, std::move(groups[key]))) {
            for (auto &members : byNames(runs, std::move(sized))) {
                std::ranges::sort(members);
                sortByLoad(runs, members);
                if (distinctLevels(runs, members) < 2)
                    continue;
                const Run &first = runs[members.front()];
                sweeps.push_back({.name = sweepName(first, levelsOfFile[first.source.path].size() > 1),
                                  .kind = *first.loadKind,
                                  .runs = std::move(members)});
            }
        }
    }
    return sweeps;
}

} // namespace core::results
