// SPDX-License-Identifier: GPL-3.0-or-later
// How the session takes results in.
#include "core/files.h"
#include "core/project/resultnotes.h"
#include "core/project/tracefile.h"
#include "ui/session_p.h"
#include "ui/sessionfiles.h"
#include "ui/tablemappings.h"
#include "ui/texts.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMetaMethod>
#include <QSet>
#include <algorithm>
#include <set>

namespace ui {

using core::project::Node;
using core::project::Project;
using core::results::Library;
using core::results::TableMapping;

namespace {

/// The document's own mappings count before those that are remembered from elsewhere.
std::vector<TableMapping> knownMappings(const Node &document)
{
    std::vector<TableMapping> mappings = core::project::tableMappings(document);
    for (TableMapping &mapping : tables::remembered())
        mappings.push_back(std::move(mapping));
    return mappings;
}

/// Files that should have been results; companions of a run are none.
std::size_t strangersIn(const Library &library)
{
    return static_cast<std::size_t>(
        std::ranges::count_if(library.unrecognised, [](const auto &one) { return !one.sideFile; }));
}

bool holdsNothing(const Library &library)
{
    return library.runs.empty() && library.memoryLogs.empty() && library.models.empty() && library.axes.empty();
}

bool sameResults(const Node &one, const Node &other)
{
    const Node *a = one.find("results"), *b = other.find("results");
    return a == nullptr || b == nullptr ? a == b : *a == *b;
}

/// The document with a reference to everything that was imported, and with what the columns of its tables mean.
Node withReferences(const QStringList &paths, const files::Imported &imported, const Node &before,
                    const QString &baseFolder)
{
    const Node *results = before.find("results");
    std::vector<Node> items = results == nullptr ? std::vector<Node>() : results->items();
    QSet<QString> places;
    for (const Node &item : items)
        places.insert(files::placeOf(item, baseFolder));
    const auto covered = [&places](QString path) {
        while (!path.isEmpty()) {
            if (places.contains(path))
                return true;
            path = path.left(path.lastIndexOf(QLatin1Char('/')));
        }
        return false;
    };
    for (const QString &path : paths) {
        if (covered(path))
            continue;
        std::vector<Node::Member> members{{"path", Node::scalar(files::referenceTo(path, baseFolder).toStdString())}};
        if (const QString hash = imported.hashes.value(path); !hash.isEmpty() && QFileInfo(path).isFile())
            members.emplace_back("sha256", Node::scalar(hash.toStdString()));
        members.emplace_back("role", Node::scalar("benchmark"));
        items.push_back(Node::map(std::move(members)));
        places.insert(path);
    }
    Node sequence = Node::sequence(std::move(items), results == nullptr ? Node::Style::Block : results->style());
    if (results != nullptr && results->comments() != nullptr)
        sequence.setComments(std::make_shared<const core::project::Comments>(*results->comments()));
    Node document = before.with("results", std::move(sequence));
    for (const auto &[path, mapping] : imported.mapped) {
        const qsizetype at = files::referenceOf(path, document, baseFolder);
        if (at < 0)
            continue;
        const std::string place = "results." + std::to_string(at);
        document = document.with(place, core::project::withTable(*document.at(place), mapping));
    }
    return document;
}

/// The document with the hashes that the files have now, where it states one.
Node withHashes(const files::Imported &imported, const Node &before, const QString &baseFolder)
{
    Node document = before;
    const Node *results = before.find("results");
    for (std::size_t i = 0; results != nullptr && i < results->items().size(); ++i) {
        const Node *stated = results->items()[i].find("sha256");
        const std::string now = imported.hashes.value(files::placeOf(results->items()[i], baseFolder)).toStdString();
        if (stated != nullptr && !now.empty() && stated->text() != now)
            document = document.with("results." + std::to_string(i) + ".sha256", Node::scalar(now));
    }
    return document;
}

/// The results of the project that are there, and the names of those that are not.
std::pair<QStringList, QStringList> presentAndMissing(const Project &project, const QString &baseFolder)
{
    std::pair<QStringList, QStringList> found;
    for (const core::project::ResultReference &reference : project.results) {
        const QString name = QString::fromStdString(reference.path);
        const QString absolute = files::absolutePath(name, baseFolder);
        if (QFileInfo::exists(absolute))
            found.first << absolute;
        else
            found.second << name;
    }
    return found;
}

} // namespace

/// What an import gave, together with what the project has: made off the window's thread.
struct Session::Taken
{
    files::Imported imported; ///< its library has gone into `all`
    bool nothing = false, onlySide = false;
    std::optional<core::Text> reason; ///< why there is nothing
    Node document;                    ///< its results count
    std::shared_ptr<const Library> all, tagged;
    std::size_t added = 0, strangers = 0;
};

void Session::importPaths(const QStringList &paths)
{
    import({.paths = paths});
}

void Session::importTables(const QStringList &paths, const std::vector<TableMapping> &said)
{
    for (const TableMapping &mapping : said)
        tables::remember(mapping);
    import({.paths = paths, .said = said});
}

void Session::reloadResults()
{
    auto [present, missing] = presentAndMissing(*m_project, d->baseFolder);
    if (!present.isEmpty())
        import({.paths = present, .goal = Import::Goal::Renew});
    else if (!missing.isEmpty())
        Q_EMIT notice(tr("%n result file(s) of the project are missing; their references are kept: %1", nullptr,
                         static_cast<int>(missing.size()))
                          .arg(missing.join(QStringLiteral(", "))));
}

void Session::leaveTables(const QStringList &paths)
{
    if (paths.isEmpty())
        return;
    constexpr qsizetype namedOfMany = 5;
    QStringList names;
    bool listed = true; // on the Benchmarks page, with all files of their import that are not recognised
    for (const QString &path : paths) {
        names << QFileInfo(path).fileName();
        listed = listed && std::any_of(m_library->unrecognised.begin(), m_library->unrecognised.end(),
                                       [&path](const auto &one) { return fromUtf8(one.path) == path; });
    }
    const QString sentence = tr("Not imported, because nobody has said what the columns hold: %1. Import the file "
                                "again to say it.")
                                 .arg(names.mid(0, namedOfMany).join(QStringLiteral(", ")));
    if (listed)
        Q_EMIT notice(sentence);
    else
        Q_EMIT failed(sentence);
}

void Session::import(Import import)
{
    for (QString &path : import.paths)
        path = QDir::cleanPath(QFileInfo(path).absoluteFilePath());
    if (import.paths.isEmpty())
        return;
    // What is read or imported already is not thrown away for it.
    d->waiting << std::move(import);
    importNext();
}

void Session::importNext()
{
    if (!d->waiting.isEmpty() && !d->work.running())
        importNow(d->waiting.takeFirst());
}

/// The results with what the project has: a table that is read by other columns than before takes the place of what it
/// gave then, and what is read anew that of all before.
Session::Taken Session::takenTogether(const Import &import, files::Imported &&imported, const Node &document,
                                      const std::shared_ptr<const Library> &had, const QString &baseFolder)
{
    Taken taken;
    Library fresh = std::move(imported.library);
    taken.imported = std::move(imported);
    taken.onlySide = fresh.runs.empty();
    taken.nothing = holdsNothing(fresh);
    if (!fresh.unrecognised.empty())
        taken.reason = fresh.unrecognised.front().reason;
    const bool renews = import.goal == Import::Goal::Renew;
    if (taken.nothing && !renews)
        return taken;
    taken.document = renews ? withHashes(taken.imported, document, baseFolder)
                            : withReferences(import.paths, taken.imported, document, baseFolder);
    Library base;
    if (renews) {
        base.traces = had->traces;
    } else {
        base = *had;
        std::set<std::string> anew;
        for (const auto &[path, mapping] : taken.imported.mapped)
            anew.insert(path.toStdString());
        std::erase_if(base.runs, [&](const core::results::Run &run) { return anew.contains(run.source.path); });
        std::erase_if(base.unrecognised, [&](const auto &one) { return anew.contains(one.path); });
    }
    const std::size_t before = base.runs.size();
    Library all = core::results::merged(base, std::move(fresh));
    taken.added = all.runs.size() - before;
    const std::size_t strangersBefore = strangersIn(*had), strangersNow = strangersIn(all);
    taken.strangers = strangersNow > strangersBefore ? strangersNow - strangersBefore : 0;
    taken.all = std::make_shared<const Library>(std::move(all));
    taken.tagged = files::tagged(taken.all, taken.document, baseFolder);
    return taken;
}

void Session::importNow(const Import &import)
{
    std::vector<TableMapping> mappings = import.said;
    for (TableMapping &mapping : knownMappings(m_document))
        mappings.push_back(std::move(mapping));
    d->work.start(
        [import, mappings = std::move(mappings), document = m_document, had = d->state.imported,
         base = d->baseFolder](std::stop_token stop, const Task::Progress &progress) {
            return takenTogether(import, files::import(import.paths, mappings, stop, progress), document, had, base);
        },
        [this, import, document = m_document, had = d->state.imported](Taken taken) {
            const bool wanted =
                import.goal != Import::Goal::Complete || std::ranges::all_of(import.paths, [this](const QString &path) {
                    return files::referenceOf(path, m_document, d->baseFolder) >= 0;
                });
            // Other results have come or gone meanwhile: what was taken together with those of before is not it.
            if (wanted && (had != d->state.imported || !sameResults(document, m_document)))
                return importNow(import);
            endWork();
            if (wanted)
                finishImport(import, std::move(taken));
            importNext();
        });
    startWork(tr("Importing %1").arg(QFileInfo(import.paths.front()).fileName()));
}

void Session::finishImport(const Import &import, Taken &&taken)
{
    const bool renews = import.goal == Import::Goal::Renew;
    const QStringList unknown =
        import.goal == Import::Goal::Add && isSignalConnected(QMetaMethod::fromSignal(&Session::tablesUnknown))
            ? taken.imported.unknownTables
            : QStringList();
    if (taken.nothing && !renews) {
        QString reason;
        if (taken.reason)
            reason = localised(*taken.reason);
        else if (!taken.imported.remarks.items().empty())
            reason = localised(taken.imported.remarks.items().front().what);
        if (!unknown.isEmpty())
            Q_EMIT tablesUnknown(unknown);
        else
            Q_EMIT failed(tr("No benchmark result was recognised in %1: %2")
                              .arg(import.paths.join(QStringLiteral(", ")), reason));
        return;
    }
    State next = d->state;
    if (const Node *results = taken.document.find("results"))
        next.document = m_document.with("results", *results);
    core::Diagnostics ignored; // refreshDiagnostics says them
    auto project = core::project::interpret(next.document, {}, ignored);
    if (!project) {
        Q_EMIT failed(localised(project.error()));
        return;
    }
    next.project = std::make_shared<const Project>(std::move(*project));
    next.imported = std::move(taken.all);
    next.library = std::move(taken.tagged);
    if (renews) {
        next.importDiagnostics = {};
        next.missing = presentAndMissing(*next.project, d->baseFolder).second;
    }
    for (const core::Diagnostic &item : taken.imported.remarks.items())
        next.importDiagnostics.add(item.severity, item.what);
    const auto added = static_cast<int>(taken.added);
    push(std::move(next),
         renews           ? tr("Reload the results")
         : taken.onlySide ? tr("Import %1").arg(QFileInfo(import.paths.front()).fileName())
                          : tr("Import %Ln run(s)", nullptr, added),
         {}, import.mergeKey);
    sayImported(import, taken);
    if (!unknown.isEmpty())
        Q_EMIT tablesUnknown(unknown);
}

/// Gives the library what the document names and nothing else; what it names that was not read yet is the answer.
QStringList Session::followResults(State &next) const
{
    QSet<QString> before;
    for (const core::project::ResultReference &reference : m_project->results)
        before.insert(files::absolutePath(QString::fromStdString(reference.path), d->baseFolder));
    QStringList unread, missing;
    const auto [present, absent] = presentAndMissing(*next.project, d->baseFolder);
    for (const QString &path : present)
        if (!before.contains(path))
            unread << path;
    for (const QString &name : absent)
        if (next.missing.contains(name) || !before.contains(files::absolutePath(name, d->baseFolder)))
            missing << name;
    next.missing = missing;
    next.imported = files::named(next.imported, next.document, d->baseFolder);
    next.library = files::tagged(next.imported, next.document, d->baseFolder);
    return unread;
}

/// A step by which the document names other results, or says other things of them.
void Session::pushResults(State next, const QString &undoText, const QString &path, int mergeKey)
{
    const QStringList unread = followResults(next);
    if (unread.isEmpty())
        return push(std::move(next), undoText, path, mergeKey);
    const int key = newMergeKey();
    push(std::move(next), undoText, {}, key);
    import({.paths = unread, .goal = Import::Goal::Complete, .mergeKey = key});
}

/// A scenario that names other recorded requests than before has them read.
void Session::followTrace()
{
    const std::string name = core::project::traceName(*m_project);
    if (name.empty() || m_library->traces.contains(name))
        return;
    const auto known = d->traces.find(name);
    const bool read = known != d->traces.end();
    if (!read && name == d->traceName) // it is being read, or cannot be
        return;
    d->traceName = name;
    struct Read
    {
        std::shared_ptr<const Library> imported, library;
        core::Diagnostics remarks;
    };
    QString folder = d->baseFolder;
    if (folder.isEmpty() && !m_filePath.isEmpty())
        folder = QFileInfo(m_filePath).absolutePath();
    d->trace.start(
        [project = m_project, imported = d->state.imported, library = d->state.library, folder = folder.toStdString(),
         name, trace = read ? known->second : nullptr]() {
            Library holder, copy = *imported;
            Read done;
            if (trace)
                holder.traces.emplace(name, trace);
            core::project::addTrace(*project, core::pathFromText(folder), holder, done.remarks);
            if (holder.traces.empty())
                return done;
            copy.traces.insert(holder.traces.begin(), holder.traces.end());
            done.imported = std::make_shared<const Library>(std::move(copy));
            done.library = done.imported;
            if (library != imported) {
                copy = *library;
                copy.traces.insert(holder.traces.begin(), holder.traces.end());
                done.library = std::make_shared<const Library>(std::move(copy));
            }
            return done;
        },
        [this, name, imported = d->state.imported, library = d->state.library](Read done) {
            if (done.imported)
                d->traces[name] = done.imported->traces.at(name);
            if (name != core::project::traceName(*m_project) || imported != d->state.imported ||
                library != d->state.library)
                return followTrace();
            d->traceDiagnostics = std::move(done.remarks);
            if (done.imported) {
                d->state.imported = std::move(done.imported);
                d->state.library = m_library = std::move(done.library);
                Q_EMIT libraryChanged();
                evaluateNow();
            }
            refreshDiagnostics();
        });
    Q_EMIT busyChanged(true);
}

void Session::sayImported(const Import &import, const Taken &taken)
{
    const auto added = static_cast<int>(taken.added);
    if (import.goal == Import::Goal::Renew)
        Q_EMIT notice(tr("The results were read anew: %Ln run(s).", nullptr, added));
    else if (taken.onlySide)
        Q_EMIT notice(tr("Imported; there are no runs in it."));
    else if (added == 0)
        Q_EMIT notice(tr("These results were imported already."));
    else if (taken.strangers == 0)
        Q_EMIT notice(tr("%Ln run(s) imported.", nullptr, added));
    else
        Q_EMIT notice(tr("%Ln run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.",
                         nullptr, added)
                          .arg(QLocale().toString(static_cast<qulonglong>(taken.strangers))));
}

} // namespace ui
