// SPDX-License-Identifier: GPL-3.0-or-later
// How the session opens and saves.
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
    d->estimates.cancel();
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
    state.library = state.imported = std::make_shared<const Library>();
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
    State state{std::move(loaded->document), std::move(loaded->project),           std::move(loaded->library),
                std::move(loaded->imported), std::move(loaded->importDiagnostics), std::move(loaded->missing)};
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
                      // The session is busy on without a gap until the first figures are there.
                      if (loaded)
                          finishOpening(path, recovery, std::move(*loaded));
                      endWork();
                      if (!loaded)
                          Q_EMIT failed(tr("%1. Nothing was opened.").arg(spokenError(loaded.error())));
                  });
    startWork(tr("Opening %1").arg(QFileInfo(path).fileName()));
}

void Session::finishOpening(const QString &path, const std::optional<Recovery> &recovery, files::Loaded &&loaded)
{
    // A recovered copy lies elsewhere and holds absolute references; it goes on as the project it was.
    QString file = recovery ? recovery->originalPath : path;
    const bool carriedResults = !loaded.resultsFolder.isEmpty();
    const QString base = carriedResults   ? loaded.resultsFolder
                         : file.isEmpty() ? QString()
                                          : QFileInfo(file).absolutePath();
    if (loaded.fromReport)
        file.clear(); // a report is no project file: saving asks for a place
    const QString readFrom = carriedResults ? loaded.resultsFolder : QFileInfo(path).absolutePath();
    State state{files::rebased(loaded.document, readFrom, base),
                loaded.project,
                loaded.library,
                loaded.imported,
                std::move(loaded.importDiagnostics),
                loaded.missing};
    d->justOpened = true;
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
        Library rest = *d->state.imported;
        std::erase_if(rest.runs, [&](const core::results::Run &run) { return below(run.source.path); });
        std::erase_if(rest.unrecognised, [&](const core::results::Unrecognised &one) { return below(one.path); });
        next.document = m_document.without("results." + std::to_string(i));
        next.missing.removeAll(reference);
        core::Diagnostics ignored;
        auto project = core::project::interpret(next.document, {}, ignored);
        if (!project)
            return false;
        next.project = std::make_shared<const Project>(std::move(*project));
        next.imported =
            std::make_shared<const Library>(core::results::merged(core::results::Library{}, std::move(rest)));
        next.library = files::tagged(next.imported, next.document, d->baseFolder);
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
    QString reason;
    if (!files::write(path, bytes, &reason)) {
        if (why != nullptr)
            *why = tr("%1 Choose another place with Save as.").arg(reason);
        return false;
    }
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
