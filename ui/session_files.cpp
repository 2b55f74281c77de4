// SPDX-License-Identifier: GPL-3.0-or-later
// How the session opens, imports and saves.
#include "ui/session_p.h"
#include "ui/sessionfiles.h"

#include "core/hash.h"

#include <QDir>
#include <QFileInfo>

namespace ui {

using core::project::Node;
using core::project::Project;
using core::results::Library;

void Session::start(State state, const QString &path, const QString &baseFolder)
{
    d->work.cancel();
    d->autosaveTimer.stop();
    d->autosave.clear();
    d->chosenSweep.reset();
    d->operatingLoad.reset();
    d->preferTask = false;
    d->slowEstimates = 0;
    d->baseFolder = baseFolder;
    d->savedHash = path.isEmpty() ? std::string() : hashOfFile(path);
    m_filePath = path;
    m_undo.clear();
    m_library.reset(); // so that the library counts as new
    install(state);
    watchFiles();
    Q_EMIT titleChanged();
    Q_EMIT progressChanged(-1.0, {});
}

void Session::newProject()
{
    State state;
    state.document = core::project::emptyDocument();
    core::Diagnostics remarks;
    auto project = core::project::interpret(state.document, {}, remarks);
    state.project = std::make_shared<const Project>(project ? std::move(*project) : Project{});
    state.library = std::make_shared<const Library>();
    start(std::move(state), {}, {});
}

void Session::openExample(const QString &name)
{
    const QString folder = files::examplesFolder();
    const QString path = folder + QLatin1Char('/') + name + QStringLiteral(".yaml");
    auto loaded = folder.isEmpty() ? core::Result<files::Loaded>(core::failure(
                                         CORE_TEXT("the examples could not be copied to the user's data folder")))
                                   : files::load(path, folder, {}, {});
    if (!loaded) {
        Q_EMIT failed(spokenError(loaded.error()));
        return;
    }
    State state{std::move(loaded->document), std::move(loaded->project), std::move(loaded->library),
                std::move(loaded->importDiagnostics), std::move(loaded->missing)};
    // An example is a start, not a file of the user's: saving asks for a place.
    start(std::move(state), {}, folder);
    Q_EMIT opened({});
}

void Session::openProject(const QString &path)
{
    openFile(QFileInfo(path).absoluteFilePath(), std::nullopt);
}

void Session::recover(const Recovery &recovery)
{
    openFile(recovery.copyPath, recovery);
}

void Session::startWork(const QString &what)
{
    d->what = what;
    Q_EMIT progressChanged(0.0, what);
    Q_EMIT busyChanged(true);
}

void Session::endWork()
{
    Q_EMIT progressChanged(-1.0, {});
    Q_EMIT busyChanged(busy());
}

void Session::openFile(const QString &path, const std::optional<Recovery> &recovery)
{
    const QString base = QFileInfo(path).absolutePath();
    d->work.start([path, base](std::stop_token stop,
                               const Task::Progress &progress) { return files::load(path, base, stop, progress); },
                  [this, path, recovery](core::Result<files::Loaded> loaded) {
                      endWork();
                      if (loaded)
                          finishOpening(path, recovery, std::move(*loaded));
                      else
                          Q_EMIT failed(tr("%1. Nothing was opened.").arg(spokenError(loaded.error())));
                  });
    startWork(tr("Opening %1").arg(QFileInfo(path).fileName()));
}

void Session::finishOpening(const QString &path, const std::optional<Recovery> &recovery, files::Loaded &&loaded)
{
    // A recovered copy lies elsewhere and holds absolute references; it goes on as the project it was.
    QString file = recovery ? recovery->originalPath : path;
    const QString base = file.isEmpty() ? QString() : QFileInfo(file).absolutePath();
    if (loaded.fromReport)
        file.clear(); // a report is no project file: saving asks for a place
    const QString readFrom = QFileInfo(path).absolutePath();
    State state{files::rebased(loaded.document, readFrom, base), loaded.project, loaded.library,
                std::move(loaded.importDiagnostics), loaded.missing};
    start(std::move(state), file, base);
    if (recovery) {
        m_undo.resetClean();
        autosaveNow();
        Autosave::remove(*recovery);
    }
    if (!loaded.missing.isEmpty())
        Q_EMIT notice(tr("%n result file(s) of the project are missing; their references are kept: %1", nullptr,
                         static_cast<int>(loaded.missing.size()))
                          .arg(loaded.missing.join(QStringLiteral(", "))));
    Q_EMIT opened(file);
}

void Session::importPaths(const QStringList &paths)
{
    QStringList absolute;
    for (const QString &path : paths)
        absolute << QFileInfo(path).absoluteFilePath();
    if (absolute.isEmpty())
        return;
    struct Imported
    {
        Library library;
        core::Diagnostics remarks;
    };
    d->work.start(
        [absolute](std::stop_token stop, const Task::Progress &progress) {
            Imported imported;
            imported.library = files::import(absolute, stop, progress, imported.remarks);
            return imported;
        },
        [this, absolute](Imported imported) {
            endWork();
            finishImport(absolute, std::move(imported.library), std::move(imported.remarks));
        });
    startWork(tr("Importing %1").arg(QFileInfo(absolute.front()).fileName()));
}

void Session::finishImport(const QStringList &paths, Library &&library, core::Diagnostics &&remarks)
{
    State next = d->state;
    for (const core::Diagnostic &item : remarks.items())
        next.importDiagnostics.add(item.severity, item.what);
    const std::size_t found = library.runs.size();
    const std::size_t before = m_library->runs.size();
    if (found == 0) {
        QString reason;
        if (!library.unrecognised.empty())
            reason = QString::fromStdString(library.unrecognised.front().reason.english());
        else if (!remarks.items().empty())
            reason = spokenError(remarks.items().front().what);
        Q_EMIT failed(tr("No benchmark result was recognised in %1: %2").arg(paths.join(QStringLiteral(", ")), reason));
        return;
    }
    QStringList present;
    for (const core::project::ResultReference &reference : m_project->results)
        present << files::absolutePath(QString::fromStdString(reference.path), d->baseFolder);
    for (const QString &path : paths) {
        if (present.contains(path))
            continue;
        std::vector<Node::Member> members{
            {"path", Node::scalar(files::referenceTo(path, d->baseFolder).toStdString())}};
        if (QFileInfo(path).isFile())
            members.emplace_back("sha256", Node::scalar(hashOfFile(path)));
        members.emplace_back("role", Node::scalar("benchmark"));
        const Node *results = next.document.find("results");
        const std::size_t count = results == nullptr ? 0 : results->items().size();
        if (count == 0)
            next.document = next.document.with("results", Node::sequence({Node::map(std::move(members))}));
        else
            next.document = next.document.with("results." + std::to_string(count), Node::map(std::move(members)));
    }
    core::Diagnostics ignored; // refreshDiagnostics says them
    auto project = core::project::interpret(next.document, {}, ignored);
    if (!project) {
        Q_EMIT failed(spokenError(project.error()));
        return;
    }
    next.project = std::make_shared<const Project>(std::move(*project));
    next.library = std::make_shared<const Library>(core::results::merged(*m_library, std::move(library)));
    const std::size_t added = next.library->runs.size() - before;
    const std::size_t strangers = next.library->unrecognised.size() - m_library->unrecognised.size();
    push(std::move(next), tr("Import %n run(s)", nullptr, static_cast<int>(added)), {}, 0);
    if (added == 0)
        Q_EMIT notice(tr("These results were imported already."));
    else if (strangers == 0)
        Q_EMIT notice(tr("%n run(s) imported.", nullptr, static_cast<int>(added)));
    else
        Q_EMIT notice(tr("%n run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.",
                         nullptr, static_cast<int>(added))
                          .arg(strangers));
}

bool Session::removeResult(const QString &reference)
{
    const Node *results = m_document.find("results");
    if (results == nullptr)
        return false;
    State next = d->state;
    for (std::size_t i = 0; i < m_project->results.size(); ++i) {
        if (QString::fromStdString(m_project->results[i].path) != reference)
            continue;
        const QString absolute = files::absolutePath(reference, d->baseFolder);
        const auto below = [&absolute](const std::string &path) {
            const QString one = QString::fromStdString(path);
            return one == absolute || one.startsWith(absolute + QLatin1Char('/'));
        };
        Library rest = *m_library;
        std::erase_if(rest.runs, [&](const core::results::Run &run) { return below(run.source.path); });
        std::erase_if(rest.unrecognised, [&](const core::results::Unrecognised &one) { return below(one.path); });
        rest.sweeps = core::results::groupSweeps(rest.runs);
        next.document = m_document.without("results." + std::to_string(i));
        next.missing.removeAll(reference);
        core::Diagnostics ignored;
        auto project = core::project::interpret(next.document, {}, ignored);
        if (!project)
            return false;
        next.project = std::make_shared<const Project>(std::move(*project));
        next.library = std::make_shared<const Library>(std::move(rest));
        push(std::move(next), tr("Remove %1").arg(reference), {}, 0);
        return true;
    }
    return false;
}

void Session::cancelWork()
{
    const bool importing = d->work.running();
    d->work.cancel();
    endWork();
    if (importing)
        Q_EMIT notice(tr("Cancelled; the project is as it was."));
}

bool Session::writeTo(const QString &path, QString *why)
{
    const QString folder = QFileInfo(path).absolutePath();
    const std::string bytes = core::project::writeYaml(files::rebased(m_document, d->baseFolder, folder));
    if (!files::write(path, bytes, why))
        return false;
    d->savedHash = core::sha256Hex(bytes);
    return true;
}

bool Session::save(QString *why)
{
    if (m_filePath.isEmpty()) {
        if (why != nullptr)
            *why = tr("The project has no file yet; choose one with Save as.");
        return false;
    }
    return saveAs(m_filePath, why);
}

bool Session::saveAs(const QString &path, QString *why)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!writeTo(absolute, why))
        return false;
    const bool moved = absolute != m_filePath;
    m_filePath = absolute;
    m_undo.setClean();
    d->autosaveTimer.stop();
    d->autosave.clear();
    if (moved)
        watchFiles();
    Q_EMIT titleChanged();
    Q_EMIT notice(tr("Saved to %1.").arg(QDir::toNativeSeparators(absolute)));
    return true;
}

void Session::reload()
{
    if (!m_filePath.isEmpty())
        openProject(m_filePath);
}

void Session::watchFiles()
{
    const QStringList watched = d->watcher.files();
    if (!watched.isEmpty())
        d->watcher.removePaths(watched);
    QStringList wanted;
    if (!m_filePath.isEmpty() && QFileInfo::exists(m_filePath))
        wanted << m_filePath;
    constexpr int watchLimit = 200; // watches are a scarce thing on some systems
    for (const core::project::ResultReference &reference : m_project->results) {
        const QString path = files::absolutePath(QString::fromStdString(reference.path), d->baseFolder);
        if (QFileInfo(path).isFile() && wanted.size() < watchLimit)
            wanted << path;
    }
    if (!wanted.isEmpty())
        d->watcher.addPaths(wanted);
}

} // namespace ui
