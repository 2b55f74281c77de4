// SPDX-License-Identifier: GPL-3.0-or-later
// How the session takes results in.
#include "core/project/resultnotes.h"
#include "ui/session_p.h"
#include "ui/sessionfiles.h"
#include "ui/tablemappings.h"
#include "ui/texts.h"

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

} // namespace

void Session::importPaths(const QStringList &paths)
{
    importWith(paths, knownMappings(m_document));
}

void Session::importTables(const QStringList &paths, const std::vector<TableMapping> &said)
{
    std::vector<TableMapping> mappings = said;
    for (const TableMapping &mapping : said)
        tables::remember(mapping);
    for (TableMapping &mapping : knownMappings(m_document))
        mappings.push_back(std::move(mapping));
    importWith(paths, std::move(mappings));
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

void Session::importWith(const QStringList &paths, std::vector<TableMapping> mappings)
{
    QStringList absolute;
    for (const QString &path : paths)
        absolute << QFileInfo(path).absoluteFilePath();
    if (absolute.isEmpty())
        return;
    d->work.start(
        [absolute, mappings = std::move(mappings)](std::stop_token stop, const Task::Progress &progress) {
            return files::import(absolute, mappings, stop, progress);
        },
        [this, absolute](files::Imported imported) {
            endWork();
            finishImport(absolute, std::move(imported));
        });
    startWork(tr("Importing %1").arg(QFileInfo(absolute.front()).fileName()));
}

/// The document with a reference to everything that was imported, and with what the columns of its tables mean.
Node Session::withReferences(const QStringList &paths, const files::Imported &imported) const
{
    const Node *before = m_document.find("results");
    std::vector<Node> items = before == nullptr ? std::vector<Node>() : before->items();
    QSet<QString> places;
    for (const Node &item : items)
        places.insert(files::placeOf(item, d->baseFolder));
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
        std::vector<Node::Member> members{
            {"path", Node::scalar(files::referenceTo(path, d->baseFolder).toStdString())}};
        if (const QString hash = imported.hashes.value(path); !hash.isEmpty() && QFileInfo(path).isFile())
            members.emplace_back("sha256", Node::scalar(hash.toStdString()));
        members.emplace_back("role", Node::scalar("benchmark"));
        items.push_back(Node::map(std::move(members)));
        places.insert(path);
    }
    Node sequence = Node::sequence(std::move(items), before == nullptr ? Node::Style::Block : before->style());
    if (before != nullptr && before->comments() != nullptr)
        sequence.setComments(std::make_shared<const core::project::Comments>(*before->comments()));
    Node document = m_document.with("results", std::move(sequence));
    for (const auto &[path, mapping] : imported.mapped) {
        const qsizetype at = files::referenceOf(path, document, d->baseFolder);
        if (at < 0)
            continue;
        const std::string place = "results." + std::to_string(at);
        document = document.with(place, core::project::withTable(*document.at(place), mapping));
    }
    return document;
}

void Session::finishImport(const QStringList &paths, files::Imported &&imported)
{
    State next = d->state;
    for (const core::Diagnostic &item : imported.remarks.items())
        next.importDiagnostics.add(item.severity, item.what);
    Library &library = imported.library;
    const bool onlySide = library.runs.empty();
    const bool asked =
        !imported.unknownTables.isEmpty() && isSignalConnected(QMetaMethod::fromSignal(&Session::tablesUnknown));
    if (holdsNothing(library)) {
        QString reason;
        if (!library.unrecognised.empty())
            reason = localised(library.unrecognised.front().reason);
        else if (!imported.remarks.items().empty())
            reason = spokenError(imported.remarks.items().front().what);
        if (asked)
            Q_EMIT tablesUnknown(imported.unknownTables);
        else
            Q_EMIT failed(
                tr("No benchmark result was recognised in %1: %2").arg(paths.join(QStringLiteral(", ")), reason));
        return;
    }
    next.document = withReferences(paths, imported);
    core::Diagnostics ignored; // refreshDiagnostics says them
    auto project = core::project::interpret(next.document, {}, ignored);
    if (!project) {
        Q_EMIT failed(spokenError(project.error()));
        return;
    }
    next.project = std::make_shared<const Project>(std::move(*project));
    // A table that is read by other columns than before takes the place of what it gave then.
    Library base = *d->state.imported;
    const std::size_t strangersBefore = strangersIn(base);
    std::set<std::string> anew;
    for (const auto &[path, mapping] : imported.mapped)
        anew.insert(path.toStdString());
    std::erase_if(base.runs, [&](const core::results::Run &run) { return anew.contains(run.source.path); });
    std::erase_if(base.unrecognised, [&](const auto &one) { return anew.contains(one.path); });
    const std::size_t before = base.runs.size();
    Library all = core::results::merged(base, std::move(library));
    const std::size_t added = all.runs.size() - before;
    const std::size_t strangersNow = strangersIn(all);
    const std::size_t strangers = strangersNow > strangersBefore ? strangersNow - strangersBefore : 0;
    next.imported = std::make_shared<const Library>(std::move(all));
    next.library = files::tagged(next.imported, next.document, d->baseFolder);
    push(std::move(next),
         onlySide ? tr("Import %1").arg(QFileInfo(paths.front()).fileName())
                  : tr("Import %Ln run(s)", nullptr, static_cast<int>(added)),
         {}, 0);
    sayImported(onlySide, added, strangers);
    if (asked)
        Q_EMIT tablesUnknown(imported.unknownTables);
}

void Session::sayImported(bool onlySide, std::size_t added, std::size_t strangers)
{
    if (onlySide)
        Q_EMIT notice(tr("Imported; there are no runs in it."));
    else if (added == 0)
        Q_EMIT notice(tr("These results were imported already."));
    else if (strangers == 0)
        Q_EMIT notice(tr("%Ln run(s) imported.", nullptr, static_cast<int>(added)));
    else
        Q_EMIT notice(tr("%Ln run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.",
                         nullptr, static_cast<int>(added))
                          .arg(QLocale().toString(static_cast<qulonglong>(strangers))));
}

} // namespace ui
