// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/library.h"

#include "core/files.h"
#include "core/hash.h"
#include "core/results/axes/readers.h"
#include "core/results/believable.h"
#include "core/results/copies.h"
#include "core/results/importer.h"
#include "core/results/importers/importers.h"
#include "core/results/importers/support.h"
#include "core/results/importfiles.h"
#include "core/results/sidefiles.h"
#include "core/textwindow.h"
#include "core/utf8check.h"

#include <algorithm>
#include <array>
#include <exception>
#include <future>
#include <iterator>
#include <map>
#include <set>
#include <system_error>

namespace core::results {

namespace {

constexpr std::size_t hashAsideBytes = std::size_t{4} << 20U;
/// Larger files of JSON are read through a window of a few megabytes: what stays is what the parser makes of them
/// (numbers of lists packed, one document at a time) and the records of the requests.
constexpr std::uintmax_t windowFromBytes = std::uintmax_t{8} << 20U;

/// Files that stand beside results and hold none; their content may look like one.
bool isSideFileName(std::string_view name)
{
    for (const std::string_view ending : {".pytorch.json", ".failure.json", "_prometheus_metrics.json"}) {
        if (name.ends_with(ending))
            return true;
    }
    for (const std::string_view start : {"server_metrics_export", "gpu_telemetry_export"}) {
        if (name.starts_with(start))
            return true;
    }
    constexpr std::array<std::string_view, 4> names{"warmup.json", "inputs.json", "llm_inputs.json", "validation.json"};
    return std::ranges::find(names, name) != names.end();
}

Text reasonOfNoMatch(const Preview &preview)
{
    switch (preview.kind) {
    case Preview::Kind::Empty:
        return CORE_TEXT("is empty");
    case Preview::Kind::Binary:
        return CORE_TEXT("is not text");
    case Preview::Kind::Json:
        if (preview.hasDocument)
            return CORE_TEXT("is JSON, but not of a benchmark tool that is known");
        if (!preview.problems.empty())
            return {preview.problems.front().brokeOff
                        ? CORE_TEXT("is no complete JSON: line %1: %2")
                        : CORE_TEXT("is no JSON that can be read: line %1, column %3: %2"),
                    {TextNumber{static_cast<double>(preview.problems.front().line)},
                     preview.problems.front().message.english(),
                     TextNumber{static_cast<double>(preview.problems.front().column)}}};
        return CORE_TEXT("holds no JSON document");
    case Preview::Kind::Yaml:
        if (!preview.problems.empty())
            return preview.problems.front().message;
        return CORE_TEXT("is YAML, but not of a benchmark tool that is known");
    case Preview::Kind::Text:
        break;
    }
    return CORE_TEXT("is no result of a benchmark tool that is known");
}

const Importer *importerOf(const ImportSource &source)
{
    if (source.preview->kind == Preview::Kind::Empty || source.preview->kind == Preview::Kind::Binary)
        return nullptr;
    const Importer *weak = nullptr;
    for (const Importer &importer : importers()) {
        const Match match = importer.detect(source);
        if (match == Match::Strong)
            return &importer;
        if (match == Match::Weak && !weak)
            weak = &importer;
    }
    return weak;
}

/// The importer of a file whose text is not in memory; those that look at the whole text are not asked.
const Importer *documentImporterOf(const ImportSource &source)
{
    const auto found = std::ranges::find_if(importers(), [&](const Importer &importer) {
        return importer.tool != "console" && importer.tool != "table" && importer.detect(source) == Match::Strong;
    });
    return found == importers().end() ? nullptr : &*found;
}

/// What one file gave, with the facts that link it to others.
struct FileOutcome
{
    std::string path;
    std::string sha256;
    ImportOutcome outcome;
    std::vector<bool> dropped; ///< runs that another file tells better
};

/// Collects the files of one import.
class Collector
{
public:
    Collector(const ImportOptions &options, Diagnostics &diagnostics)
        : m_options(options)
        , m_diagnostics(diagnostics)
    {}

    void read(const FoundFile &file)
    {
        try {
            readGuarded(file);
        } catch (const std::exception &error) {
            refuse(file, {CORE_TEXT("could not be read: %1"), {std::string(error.what())}});
        }
    }

    Library library();

    std::vector<Unrecognised> unrecognised;

private:
    void refuse(const FoundFile &file, Text reason, bool sideFile = false)
    {
        unrecognised.push_back({file.shown, std::move(reason), sideFile});
    }

    void readGuarded(const FoundFile &file)
    {
        const std::string fileName = pathText(file.path.filename());
        if (!file.named && isSideFileName(fileName)) {
            refuse(file, CORE_TEXT("goes with other files of its run and holds no results of its own; skipped"), true);
            return;
        }
        Windowed seen;
        if (file.sizeBytes >= windowFromBytes && readThroughWindow(file, fileName, seen))
            return;
        const auto text = readFile(file.path, m_options.fileSizeLimitBytes);
        if (!text) {
            if (file.named)
                m_diagnostics.error(text.error().message, file.shown);
            refuse(file, text.error().message);
            return;
        }
        // The hash of a large file is taken beside the parsing.
        std::future<std::string> hash =
            std::async(text->size() > hashAsideBytes ? std::launch::async : std::launch::deferred,
                       [&] { return sha256Hex(*text); });
        const bool same = seen.preview && text->size() == seen.window->text().size();
        const auto preview = same ? std::move(seen.preview) : makePreview(*text, fileName);
        ImportSource source{.path = file.shown,
                            .fileName = fileName,
                            .text = *text,
                            .sha256 = hash.get(),
                            .stop = m_options.stop,
                            .preview = preview.get()};
        const std::size_t filesBefore = m_files.size();
        readSource(file, source);
        if (const auto damaged = firstDamagedByte(*text); damaged && preview->kind != Preview::Kind::Binary)
            sayDamaged(file, *damaged, filesBefore);
    }

    /// What the window found out, for when the text is needed as a whole after all: it is not parsed twice.
    struct Windowed
    {
        std::unique_ptr<TextWindow> window; ///< what the preview looks through
        std::unique_ptr<Preview> preview;
    };

    /// False, and nothing is changed, when the file is no JSON of a benchmark tool: then it is read whole.
    bool readThroughWindow(const FoundFile &file, const std::string &fileName, Windowed &seen)
    {
        seen.window = TextWindow::open(file.path, m_options.fileSizeLimitBytes);
        seen.preview = seen.window ? makePreview(*seen.window) : nullptr;
        if (!seen.preview)
            return false;
        if (seen.window->failed())
            return readAgain(file, seen);
        ImportSource source{.path = file.shown,
                            .fileName = fileName,
                            .text = seen.window->head(),
                            .sha256 = {},
                            .stop = m_options.stop,
                            .preview = seen.preview.get()};
        const Importer *importer = documentImporterOf(source);
        if (!importer) {
            // An object that breaks off is JSON to everybody; a bracket may also begin a line of a log.
            if (seen.preview->hasDocument || !source.text.starts_with('{'))
                return false;
            refuse(file, reasonOfNoMatch(*seen.preview));
            return true;
        }
        Diagnostics remarks;
        Result<ImportOutcome> outcome = importer->read(source, remarks);
        source.sha256 = seen.window->sha256(); // known at the end of the file only
        if (seen.window->failed())
            return readAgain(file, seen);
        for (const Diagnostic &remark : remarks.items())
            m_diagnostics.add(remark.severity, remark.what);
        if (isSameFile(file, source.sha256))
            return true;
        if (outcome) {
            for (Run &run : outcome->runs)
                run.source.sha256 = source.sha256;
        }
        const std::size_t filesBefore = m_files.size();
        take(file, source, std::move(outcome));
        if (const auto damaged = seen.window->firstDamagedByte())
            sayDamaged(file, static_cast<std::size_t>(*damaged), filesBefore);
        return true;
    }

    /// The file is no longer what the window was opened on.
    bool readAgain(const FoundFile &file, Windowed &seen)
    {
        m_diagnostics.warn(CORE_TEXT("was written to while it was read; what it holds now is read instead"),
                           file.shown);
        seen = {};
        return false;
    }

    /// Damaged bytes: told at the runs that came of the file, else of the file.
    void sayDamaged(const FoundFile &file, std::size_t at, std::size_t filesBefore)
    {
        const Text text{
            CORE_TEXT("holds bytes that are no text in UTF-8, the first at byte %1: what is written there is "
                      "shown with a mark in its place"),
            {TextNumber{static_cast<double>(at + 1)}}};
        bool told = false;
        for (std::size_t i = filesBefore; i < m_files.size(); ++i) {
            for (Run &run : m_files[i].outcome.runs) {
                addRemark(run, "damaged-text", text);
                told = true;
            }
        }
        const bool refused = !unrecognised.empty() && unrecognised.back().path == file.shown;
        if (!told && !refused)
            m_diagnostics.warn(text, file.shown);
    }

    /// A file that is read already, under another name or given twice.
    bool isSameFile(const FoundFile &file, const std::string &sha256)
    {
        const auto known = m_pathOfHash.find(sha256);
        std::error_code error;
        if (known == m_pathOfHash.end() || !std::filesystem::equivalent(file.path, known->second.path, error))
            return false;
        refuse(file, {CORE_TEXT("is the same file as %1, which is read already"), {known->second.shown}}, true);
        return true;
    }

    void readSource(const FoundFile &file, const ImportSource &source)
    {
        m_linker.look(source);
        if (isSameFile(file, source.sha256))
            return;
        if (m_sideHashes.contains(source.sha256)) {
            refuse(file, {CORE_TEXT("is a copy of %1, which is read already"), {m_pathOfHash[source.sha256].shown}},
                   true);
            return;
        }
        const Importer *importer = importerOf(source);
        if ((!importer || importer->tool == "table") && readMapped(file, source))
            return;
        if (!importer && readSideFile(source, m_side)) {
            m_pathOfHash[source.sha256] = file;
            m_sideHashes.insert(source.sha256);
            return;
        }
        if (!importer) {
            refuse(file, reasonOfNoMatch(*source.preview));
            return;
        }
        take(file, source, importer->read(source, m_diagnostics));
    }

    /// A table whose columns a person has named.
    bool readMapped(const FoundFile &file, const ImportSource &source)
    {
        for (const TableMapping &mapping : m_options.tableMappings) {
            const auto text = mappedTable(source.text, mapping);
            if (!text)
                continue;
            ImportSource mapped = source;
            mapped.text = *text;
            Result<ImportOutcome> outcome = tableImporter().read(mapped, m_diagnostics);
            if (outcome) {
                for (Run &run : outcome->runs)
                    addRemark(run, "table.mapped", CORE_TEXT("what the columns mean was said by a person"));
            }
            take(file, source, std::move(outcome));
            return true;
        }
        return false;
    }

    void take(const FoundFile &file, const ImportSource &source, Result<ImportOutcome> outcome)
    {
        if (!outcome) {
            if (file.named)
                m_diagnostics.add(Severity::Error, outcome.error());
            refuse(file, outcome.error().message);
            return;
        }
        std::ranges::move(outcome->settings, std::back_inserter(m_settings));
        if (outcome->runs.empty() && outcome->unrecognised.empty())
            refuse(file, CORE_TEXT("is of a tool that is known, but holds no results"));
        // A copy is what it is, and its path may say more than its content; but it is no second measurement.
        if (const auto known = m_pathOfHash.find(source.sha256); known != m_pathOfHash.end()) {
            for (Run &run : outcome->runs)
                addRemark(run, std::string(copyRemarkId),
                          {CORE_TEXT("the file is a copy of %1, byte for byte: it counts once in sweeps and averages"),
                           {known->second.shown}});
        } else if (!outcome->runs.empty()) {
            m_pathOfHash[source.sha256] = file;
        }
        m_files.push_back({file.shown, source.sha256, std::move(*outcome), {}});
    }

    void link();
    void linkRun(FileOutcome &file, std::size_t run, Run &main, const std::string &mainPath);

    const ImportOptions &m_options;
    Diagnostics &m_diagnostics;
    std::vector<FileOutcome> m_files;
    std::vector<SharedSettings> m_settings;
    Library m_side; ///< what is no run
    axes::Linker m_linker;
    std::map<std::string, FoundFile> m_pathOfHash;
    std::set<std::string> m_sideHashes; ///< of files that are no runs: a copy of one holds nothing more
};

template <typename T>
void fill(std::optional<T> &field, const std::optional<T> &other)
{
    if (!field)
        field = other;
}

/// Who was measured, where the better file leaves it open and the other says it.
void fillIdentity(RunIdentity &identity, const RunIdentity &other)
{
    fill(identity.engine, other.engine);
    fill(identity.engineVersion, other.engineVersion);
    fill(identity.model, other.model);
    fill(identity.tokenizer, other.tokenizer);
    fill(identity.precision, other.precision);
    fill(identity.gpu, other.gpu);
    fill(identity.gpuCount, other.gpuCount);
    fill(identity.tensorParallel, other.tensorParallel);
    fill(identity.dataset, other.dataset);
}

/// Statistics that the better file lacks and another summary of the same run states.
void fillLatency(LatencySummary &summary, const LatencySummary &other)
{
    fill(summary.meanSeconds, other.meanSeconds);
    fill(summary.minSeconds, other.minSeconds);
    fill(summary.maxSeconds, other.maxSeconds);
    fill(summary.stdSeconds, other.stdSeconds);
    summary.quantileSeconds.insert(other.quantileSeconds.begin(), other.quantileSeconds.end());
}

/// Hands the requests of a run that another file tells better to that file's run.
void Collector::linkRun(FileOutcome &file, std::size_t index, Run &main, const std::string &mainPath)
{
    Run &run = file.outcome.runs[index];
    fillIdentity(main.identity, run.identity);
    if (run.requests.empty() && run.source.tool == main.source.tool) {
        for (const auto member : {&Run::ttft, &Run::tpot, &Run::itl, &Run::e2e, &Run::tpotInclTtft})
            fillLatency(main.*member, run.*member);
    }
    if (run.requests.empty() || !main.requests.empty()) {
        unrecognised.push_back({file.path, {CORE_TEXT("repeats the same run as %1"), {mainPath}}, true});
        return;
    }
    const auto good = std::ranges::count_if(run.requests, [](const RequestRecord &record) { return !record.failed; });
    if (main.completed && *main.completed != good) {
        unrecognised.push_back(
            {file.path,
             {CORE_TEXT("belongs to the run of %1, but holds %2 of its %3 requests, so that they are not used"),
              {mainPath, TextNumber{static_cast<double>(good)}, TextNumber{static_cast<double>(*main.completed)}}},
             true});
        return;
    }
    main.requests = std::move(run.requests);
    finish(main);
    unrecognised.push_back(
        {file.path, {CORE_TEXT("belongs to the run of %1, which has its requests"), {mainPath}}, true});
}

void Collector::link()
{
    struct Place
    {
        std::size_t file = 0;
        std::size_t run = 0;
        bool operator==(const Place &) const = default;
    };
    std::map<std::string, Place> best;
    for (std::size_t f = 0; f < m_files.size(); ++f) {
        const ImportOutcome &outcome = m_files[f].outcome;
        for (std::size_t r = 0; r < std::min(outcome.keys.size(), outcome.runs.size()); ++r) {
            const auto [entry, added] = best.try_emplace(outcome.keys[r], Place{f, r});
            if (!added && outcome.rank < m_files[entry->second.file].outcome.rank)
                entry->second = {f, r};
        }
    }
    for (std::size_t f = 0; f < m_files.size(); ++f) {
        FileOutcome &file = m_files[f];
        file.dropped.assign(file.outcome.runs.size(), false);
        std::set<std::size_t> told;
        for (std::size_t r = 0; r < std::min(file.outcome.keys.size(), file.outcome.runs.size()); ++r) {
            const Place place = best.at(file.outcome.keys[r]);
            if (place == Place{f, r}) {
                if (!file.outcome.settingsOnly)
                    continue;
                file.dropped[r] = true;
                unrecognised.push_back(
                    {file.path, CORE_TEXT("holds the settings of a run whose results are not here"), true});
                continue;
            }
            file.dropped[r] = true;
            FileOutcome &main = m_files[place.file];
            if (place.file != f && told.insert(place.file).second)
                linkRun(file, r, main.outcome.runs[place.run], main.path);
        }
    }
}

bool concerns(const SharedSettings &settings, const Run &run)
{
    if (run.source.tool != settings.tool)
        return false;
    if (settings.system.empty())
        return run.source.path.starts_with(settings.folder);
    const auto system = run.facts.metadata.find("system");
    return system != run.facts.metadata.end() && system->second == settings.system;
}

/// A sweep of several levels records them; one point alone does not say which others were tried.
void markSweepLevels(Library &library)
{
    constexpr std::size_t levelsOfASweep = 3;
    for (const Sweep &sweep : library.sweeps) {
        std::set<double> levels;
        for (const std::size_t run : sweep.runs)
            levels.insert(loadLevel(library.runs[run]).value_or(-1.0));
        if (levels.size() < levelsOfASweep)
            continue;
        for (const std::size_t run : sweep.runs)
            library.runs[run].checklist[static_cast<std::size_t>(ChecklistItem::SweepLevels)] = Recorded::Yes;
    }
}

Library Collector::library()
{
    link();
    Library result = std::move(m_side);
    m_linker.link(result.axes);
    dropUnbelievable(result.axes, m_diagnostics);
    std::ranges::move(result.unrecognised, std::back_inserter(unrecognised));
    for (FileOutcome &file : m_files) {
        for (std::size_t r = 0; r < file.outcome.runs.size(); ++r) {
            if (file.dropped[r])
                continue;
            Run &run = file.outcome.runs[r];
            for (const SharedSettings &settings : m_settings) {
                if (!concerns(settings, run))
                    continue;
                fillIdentity(run.identity, settings.identity);
                finishChecklist(run);
            }
            result.runs.push_back(std::move(run));
        }
        std::ranges::move(file.outcome.unrecognised, std::back_inserter(unrecognised));
    }
    result.unrecognised = std::move(unrecognised);
    result.sweeps = groupSweeps(result.runs);
    markSweepLevels(result);
    return result;
}

} // namespace

Library importPaths(const std::vector<std::filesystem::path> &paths, const ImportOptions &options,
                    Diagnostics &diagnostics)
{
    Collector collector(options, diagnostics);
    const std::vector<FoundFile> files = findFiles(paths, collector.unrecognised, options.stop, diagnostics);
    double total = 0.0;
    for (const FoundFile &file : files)
        total += static_cast<double>(file.sizeBytes) + 1.0;
    double done = 0.0;
    for (const FoundFile &file : files) {
        if (options.stop.stop_requested()) {
            collector.unrecognised.push_back({file.shown, CORE_TEXT("was not read: the import was cancelled"), false});
            continue;
        }
        if (options.progress)
            options.progress(done / total, file.shown);
        collector.read(file);
        done += static_cast<double>(file.sizeBytes) + 1.0;
    }
    if (options.progress)
        options.progress(1.0, {});
    return collector.library();
}

namespace {

/// Leaves out of `more` what comes from a file that has given entries of this kind before. A file's entries are known
/// all together: their indices do not tell them apart.
template <typename Entry>
void dropKnownEntries(const std::vector<Entry> &base, std::vector<Entry> &more)
{
    std::set<std::string> known;
    for (const Entry &entry : base)
        known.insert(entry.source.sha256);
    known.erase(std::string());
    std::erase_if(more, [&](const Entry &entry) { return known.contains(entry.source.sha256); });
}

void dropKnown(const Library &base, Library &more)
{
    dropKnownEntries(base.memoryLogs, more.memoryLogs);
    dropKnownEntries(base.models, more.models);
    dropKnownEntries(base.axes.energy, more.axes.energy);
    dropKnownEntries(base.axes.cost, more.axes.cost);
    dropKnownEntries(base.axes.quality, more.axes.quality);
    dropKnownEntries(base.axes.grid, more.axes.grid);
    dropKnownEntries(base.axes.production, more.axes.production);
    dropKnownEntries(base.axes.workloads, more.axes.workloads);
}

} // namespace

Library merged(const Library &base, Library more)
{
    Library result = base;
    std::set<std::pair<std::string, int>> known;
    for (const Run &run : base.runs)
        known.emplace(run.source.sha256, run.source.documentIndex);
    for (Run &run : more.runs) {
        if (known.contains({run.source.sha256, run.source.documentIndex}) && !run.source.sha256.empty())
            continue;
        result.runs.push_back(std::move(run));
    }
    std::ranges::copy_if(more.unrecognised, std::back_inserter(result.unrecognised), [&](const Unrecognised &item) {
        return std::ranges::find(base.unrecognised, item) == base.unrecognised.end();
    });
    dropKnown(base, more);
    std::ranges::move(more.memoryLogs, std::back_inserter(result.memoryLogs));
    std::ranges::move(more.models, std::back_inserter(result.models));
    result.axes.append(std::move(more.axes));
    result.traces.merge(more.traces);
    result.sweeps = groupSweeps(result.runs);
    markSweepLevels(result);
    return result;
}

} // namespace core::results
