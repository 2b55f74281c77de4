// SPDX-License-Identifier: GPL-3.0-or-later
// lm-evaluation-harness (results_*.json of 0.3 and 0.4), HELM (stats.json), LiveBench (table_*.csv, categories_*.json).
//
// | here             | lm-eval 0.4                    | lm-eval 0.3    | HELM                        | LiveBench      |
// |------------------|--------------------------------|----------------|-----------------------------|----------------|
// | entry            | "<metric>,<filter>" of a task  | <metric>       | a stat of split "test",     | a task of a    |
// |                  |                                |                | no perturbation, no part    | model          |
// | value            | 0…1                            | 0…1            | mean                        | 0…100          |
// | stderr           | "<metric>_stderr,<filter>"; "N/A" is none | <metric>_stderr | –                | – | | n |
// n-samples.effective            | –              | num_instances               | –              | | higher_is_better |
// higher_is_better, else by name | by name        | by name                     | true           |
//
// Groups of lm-eval repeat their tasks; they are entries marked as such. effective below original: --limit was used.
// With its categories beside it, a LiveBench table gives each model's category means and their mean, "overall".
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>

namespace core::results::axes {

namespace {

bool lowerIsBetter(std::string_view metric)
{
    for (const std::string_view word :
         {"perplexity", "bits_per_byte", "word_error", "wer", "ter", "loss", "toxic", "error"}) {
        if (metric.find(word) != std::string_view::npos)
            return true;
    }
    return false;
}

bool isLmEval(const json::Value &root)
{
    const json::Value results = root["results"];
    return results.isObject() && root.has("versions") && (root.has("config") || root.has("configs"));
}

std::optional<std::string> lmEvalModel(const json::Value &document)
{
    if (const auto name = document.text("model_name"))
        return name;
    const json::Value arguments = document.at({"config", "model_args"});
    if (const auto name = arguments.text("pretrained"))
        return name;
    if (const auto name = arguments.text("model"))
        return name;
    if (const auto text = arguments.text()) {
        for (const std::string_view key : {"pretrained=", "model="}) {
            const auto at = text->find(key);
            if (at != std::string::npos) {
                const std::string rest = text->substr(at + key.size());
                return rest.substr(0, rest.find(','));
            }
        }
    }
    return std::nullopt;
}

void addTask(Reading &reading, const ImportSource &source, const json::Value &document, const std::string &task,
             const json::Value &scores, bool group)
{
    const json::Value samples = document["n-samples"][task];
    for (const json::Member member : scores.members()) {
        const std::string key = member.name();
        const auto value = member.value.number();
        const std::string metric = key.substr(0, key.find(','));
        if (!value || metric.ends_with("_stderr") || metric == "alias" || metric == "name" || metric == "sample_len")
            continue;
        const std::string filter = key.find(',') == std::string::npos ? std::string() : key.substr(key.find(',') + 1);
        QualityEntry entry;
        entry.source = sourceOf(source, "lm-eval", static_cast<int>(reading.entries.quality.size()));
        entry.source.toolVersion = document.text("lm_eval_version");
        entry.source.schema = document.has("configs") ? "0.4" : "0.3";
        entry.task = task;
        entry.metric = metric;
        entry.value = *value;
        entry.model = lmEvalModel(document);
        entry.standardError = scores.number(metric + "_stderr" + (filter.empty() ? "" : "," + filter));
        entry.samples = countOf(samples["effective"]);
        const json::Value direction = document["higher_is_better"][task][metric];
        entry.higherIsBetter = direction.isBoolean() ? direction.boolean() : std::optional(!lowerIsBetter(metric));
        if (!filter.empty())
            entry.labels["filter"] = filter;
        if (group)
            entry.labels["group"] = "true";
        if (const auto shots = scalarText(document["n-shot"][task]))
            entry.labels["n_shot"] = *shots;
        const auto original = countOf(samples["original"]);
        if (original && entry.samples && *entry.samples < *original)
            entry.labels["partial"] = "true";
        reading.entries.quality.push_back(std::move(entry));
    }
}

Reading readLmEval(const ImportSource &source)
{
    Reading reading;
    forEachJson(source, [&](const json::Value &document) {
        for (const json::Member member : document["results"].members()) {
            const json::Value subtasks = document["group_subtasks"][member.name()];
            addTask(reading, source, document, member.name(), member.value,
                    document["groups"].has(member.name()) || subtasks.size() > 0);
        }
    });
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("is a result of lm-evaluation-harness without a score");
    return reading;
}

// --- HELM -----------------------------------------------------------------------------------------------------------

bool isHelmStats(const json::Value &root)
{
    const json::Value first = root.item(0);
    return first["name"].isObject() && first["name"].has("name") && first.has("count") && first.has("sum");
}

/// What HELM measures about the run and not about the answers.
bool isOperational(std::string_view name)
{
    constexpr std::array<std::string_view, 14> starts{
        "num_",     "inference_", "batch_size",       "finish_reason",   "training_",
        "max_prob", "logprob",    "prompt_truncated", "predicted_index", "platt_",
        "ece_",     "selective_", "runtime",          "denoised_"};
    return std::ranges::any_of(starts, [&](std::string_view start) { return name.starts_with(start); });
}

/// Task and model stand in the folder: "mmlu:subject=philosophy,model=openai_gpt2".
std::string helmRunName(const ImportSource &source)
{
    constexpr std::string_view suffix = "_stats.json";
    if (source.fileName.ends_with(suffix))
        return source.fileName.substr(0, source.fileName.size() - suffix.size());
    std::string folder = folderOf(source.path);
    while (folder.ends_with('/'))
        folder.pop_back();
    return folder.substr(folder.rfind('/') + 1);
}

Reading readHelm(const ImportSource &source)
{
    Reading reading;
    const std::string name = helmRunName(source);
    std::optional<std::string> model;
    if (const auto at = name.find("model="); at != std::string::npos)
        model = name.substr(at + 6, name.find(',', at) - at - 6);
    const json::Value root = source.preview->root();
    std::optional<long long> instances;
    for (const json::Value stat : root.items()) {
        if (stat["name"]["name"].textIs("num_instances") && stat["name"]["split"].textIs("test") &&
            !stat["name"].has("perturbation") && !stat["name"].has("sub_split"))
            instances = countOf(stat["mean"]);
    }
    for (const json::Value stat : root.items()) {
        const json::Value key = stat["name"];
        const auto metric = key.text("name");
        const auto mean = stat.number("mean");
        if (!metric || !mean || isOperational(*metric) || !key["split"].textIs("test") || key.has("perturbation") ||
            key.has("sub_split"))
            continue;
        QualityEntry entry;
        entry.source = sourceOf(source, "helm", static_cast<int>(reading.entries.quality.size()));
        entry.task = name;
        entry.metric = *metric;
        entry.value = *mean;
        entry.model = model;
        entry.samples = instances;
        entry.higherIsBetter = !lowerIsBetter(*metric);
        reading.entries.quality.push_back(std::move(entry));
    }
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("are statistics of HELM without a score of the test split");
    return reading;
}

bool isHelmCompanion(const json::Value &root)
{
    return (root.hasAll({"name", "adapter_spec", "scenario_spec"})) ||
           (root.hasAll({"name", "definition_path"}) || root.hasAll({"name", "description", "tags"}));
}

// --- LiveBench ------------------------------------------------------------------------------------------------------

/// "2026_01_08" of table_2026_01_08.csv.
std::string releaseOf(const std::string &fileName, std::string_view start)
{
    const auto at = fileName.find(start);
    if (at == std::string::npos)
        return {};
    const std::string rest = fileName.substr(at + start.size());
    return rest.substr(0, rest.find('.'));
}

bool isLiveBenchTable(const ImportSource &source)
{
    const auto &header = source.preview->header;
    if (source.preview->kind != Preview::Kind::Text || header.size() < 4 || trimmed(header[0]) != "model")
        return false;
    constexpr std::array<std::string_view, 6> tasks{"zebra_puzzle", "LCB_generation",    "tablejoin",
                                                    "typos",        "plot_unscrambling", "connections"};
    const auto known = std::ranges::count_if(
        header, [&](const std::string &cell) { return std::ranges::find(tasks, trimmed(cell)) != tasks.end(); });
    return known >= 2;
}

Reading readLiveBench(const ImportSource &source)
{
    Reading reading;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    const std::string release = releaseOf(source.fileName, "table_");
    while (reader.next(row) && !source.stop.stop_requested()) {
        const std::string model(table.cell(row, "model"));
        for (std::size_t i = 1; i < std::min(table.header().size(), row.cells.size()); ++i) {
            const auto value = parseNumber(row.cells[i]);
            if (!value || model.empty())
                continue;
            QualityEntry entry;
            entry.source = sourceOf(source, "livebench", static_cast<int>(reading.entries.quality.size()));
            if (!release.empty())
                entry.source.schema = release;
            entry.task = table.header()[i];
            entry.metric = "score";
            entry.value = *value;
            entry.scale = 100.0;
            entry.higherIsBetter = true;
            entry.model = model;
            reading.entries.quality.push_back(std::move(entry));
        }
    }
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("is a table of LiveBench without a score");
    return reading;
}

bool isCategories(const ImportSource &source)
{
    const json::Value root = source.preview->root();
    if (!source.fileName.starts_with("categories_") || !root.isObject() || root.size() == 0)
        return false;
    for (const json::Member member : root.members()) {
        if (!member.value.isArray() || !member.value.item(0).isString())
            return false;
    }
    return true;
}

std::optional<Reading> companion(Text reason)
{
    Reading reading;
    reading.reason = std::move(reason);
    reading.sideFile = true;
    return reading;
}

} // namespace

std::optional<Reading> readQuality(const ImportSource &source)
{
    if (isLiveBenchTable(source))
        return readLiveBench(source);
    if (source.preview->kind != Preview::Kind::Json)
        return std::nullopt;
    const json::Value root = source.preview->root();
    if (isLmEval(root))
        return readLmEval(source);
    if (isHelmStats(root))
        return readHelm(source);
    if (isCategories(source))
        return companion(CORE_TEXT("names the categories of LiveBench's tasks; the table of its release uses them"));
    if (root.hasAll({"doc_id", "doc"}) && (root.has("resps") || root.has("filtered_resps") || root.has("target")))
        return companion(CORE_TEXT("holds the single answers of an evaluation; its results file has the scores"));
    if (isHelmCompanion(root))
        return companion(CORE_TEXT("describes a run of HELM; its stats.json has the scores"));
    return std::nullopt;
}

void Linker::lookAtCategories(const ImportSource &source)
{
    if (!isCategories(source))
        return;
    auto &release = m_categories[releaseOf(source.fileName, "categories_")];
    for (const json::Member member : source.preview->root().members()) {
        for (const json::Value task : member.value.items()) {
            if (const auto name = task.text())
                release[member.name()].push_back(*name);
        }
    }
}

namespace {

/// The mean of the tasks of each category, and the mean of those means.
void addOverall(std::vector<QualityEntry> &more, const QualityEntry &first, const std::map<std::string, double> &scores,
                const std::map<std::string, std::vector<std::string>> &categories)
{
    double sum = 0.0;
    std::size_t known = 0;
    const auto add = [&](const std::string &name, double value) {
        QualityEntry entry = first;
        entry.task = name;
        entry.value = value;
        entry.labels["group"] = "true";
        more.push_back(std::move(entry));
    };
    for (const auto &[category, tasks] : categories) {
        double total = 0.0;
        std::size_t count = 0;
        for (const std::string &task : tasks) {
            if (const auto score = scores.find(task); score != scores.end()) {
                total += score->second;
                ++count;
            }
        }
        if (count == 0)
            continue;
        add(category, total / static_cast<double>(count));
        sum += total / static_cast<double>(count);
        ++known;
    }
    if (known == categories.size() && known > 0)
        add("overall", sum / static_cast<double>(known));
}

} // namespace

void Linker::linkCategories(AxisEntries &entries) const
{
    std::map<std::string, std::map<std::string, double>> scores; // file and model → task → score
    std::map<std::string, std::size_t> first;
    for (std::size_t i = 0; i < entries.quality.size(); ++i) {
        const QualityEntry &entry = entries.quality[i];
        if (entry.source.tool != "livebench" || !entry.source.schema || !m_categories.contains(*entry.source.schema))
            continue;
        const std::string key = entry.source.path + '\x1e' + entry.model.value_or(std::string());
        scores[key][entry.task] = entry.value;
        first.try_emplace(key, i);
    }
    std::vector<QualityEntry> more;
    for (const auto &[key, tasks] : scores) {
        const QualityEntry &entry = entries.quality[first.at(key)];
        addOverall(more, entry, tasks, m_categories.at(*entry.source.schema));
    }
    for (QualityEntry &entry : more)
        entries.quality.push_back(std::move(entry));
}

} // namespace core::results::axes
