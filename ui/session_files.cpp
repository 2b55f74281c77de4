// SPDX-License-Identifier: GPL-3.0-or-later
// How the session opens and saves.
#include "ui/session_p.h"
#include "ui/sessionfiles.h"
#include "ui/texts.h"

#include "core/hash.h"
#include "core/project/tracefile.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

namespace ui {

using core::project::Node;
using core::project::Project;
using core::results::Library;

bool Session::start(State state, const QString &path, const QString &baseFolder, const Recovery *recovery)
{
    Q_EMIT begun();
    d->work.cancel();
    d->trace.cancel();
    d->waiting.clear();
    discardAutosave();
    const bool whole = recovery == nullptr || d->autosave.takeSnapshotsOf(*recovery);
    d->chosenSweep.reset();
    d->operatingLoad.reset();
    d->preferTask = false;
    d->slowEstimates = 0;
    d->estimates.cancel();
    d->baseFolder = baseFolder;
    d->savedHash = path.isEmpty() ? std::string() : hashOfFile(path);
    d->reportedHash.clear();
    d->traceName = core::project::traceName(*state.project);
    d->traces.clear();
    m_filePath = path;
    m_undo.clear();
    m_undo.setClean(); // what was taken over from a copy is not clean, and clearing nothing leaves it so
    m_library.reset(); // so that the library counts as new
    install(state);
    watchFiles();
    Q_EMIT titleChanged();
    Q_EMIT progressChanged(-1.0, {});
    return whole;
}

void Session::newProject()
{
    State state;
    state.document = core::project::emptyDocument();
    core::Diagnostics remarks;
    auto project = core::project::interpret(state.document, {}, remarks);
    state.project = std::make_shared<const Project>(project ? std::move(*project) : Project{});
    state.library = state.imported = std::make_shared<const Library>();
    d->traceDiagnostics = {};
    start(std::move(state), {}, {});
}

void Session::openExample(const QString &name)
{
    const QString folder = files::examplesFolder();
    const QString path = folder + QLatin1Char('/') + name + QStringLiteral(".yaml");
    auto loaded = folder.isEmpty() ? core::Result<files::Loaded>(core::failure(
                                         CORE_TEXT("the examples could not be copied to the user's data folder")))
                                   : files::load(path, {.baseFolder = folder}, {}, {});
    if (!loaded) {
        Q_EMIT failed(localised(loaded.error()));
        return;
    }
    State state{std::move(loaded->document), std::move(loaded->project),           std::move(loaded->library),
                std::move(loaded->imported), std::move(loaded->importDiagnostics), std::move(loaded->missing)};
    d->traceDiagnostics = std::move(loaded->traceDiagnostics);
    // An example is a start, not a file of the user's: saving asks for a place.
    start(std::move(state), {}, folder);
    Q_EMIT opened({});
}

void Session::openProject(const QString &path, const QStringList &results)
{
    openFile(QFileInfo(path).absoluteFilePath(), std::nullopt);
    importPaths(results);
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
    files::LoadOptions options{.baseFolder = QFileInfo(path).absolutePath()};
    if (recovery) {
        // A recovered copy lies elsewhere than the project that it goes on as.
        options.baseFolder =
            recovery->originalPath.isEmpty() ? QString() : QFileInfo(recovery->originalPath).absolutePath();
        options.turnReferences = true;
    }
    d->waiting.clear();
    d->work.start(
        [path, options](std::stop_token stop, const Task::Progress &progress) {
            return files::load(path, options, stop, progress);
        },
        [this, path, recovery, before = m_document](core::Result<files::Loaded> loaded) {
            const QString name = QFileInfo(path).fileName();
            // The session is busy on without a gap until the first figures are there.
            const QList<Import> waiting = std::exchange(d->waiting, {});
            const bool opens = loaded && keepEditsSince(before, name);
            if (opens)
                finishOpening(path, recovery, std::move(*loaded));
            endWork();
            if (!loaded)
                Q_EMIT failed(tr("%1. Nothing was opened.").arg(localised(loaded.error())));
            if (!opens)
                return;
            d->waiting = waiting + d->waiting;
            importNext();
        });
    startWork(tr("Opening %1").arg(QFileInfo(path).fileName()));
}

/// Nobody was asked about what has been edited while the file was read: it stays as a copy. False: the disk refuses,
/// and so the project stays open.
bool Session::keepEditsSince(const Node &before, const QString &opening)
{
    Q_EMIT aboutToWrite(false);
    if (!isModified() || m_document == before)
        return true;
    QString why;
    if (setAside(&why)) {
        //: %1 is a file; "Kept copies" is a menu
        Q_EMIT notice(
            tr("The edits made while %1 was being read stay as a copy under File, Kept copies.").arg(opening));
        return true;
    }
    //: %1 is a file, %2 says what is the matter: "cannot be written: there is no space left on the device"
    Q_EMIT failed(
        tr("%1 was not opened, for the edits made meanwhile could not be kept. The safety copy %2.").arg(opening, why));
    return false;
}

void Session::finishOpening(const QString &path, const std::optional<Recovery> &recovery, files::Loaded &&loaded)
{
    QString file = recovery ? recovery->originalPath : path;
    const bool carriedResults = !loaded.resultsFolder.isEmpty();
    const QString base = carriedResults   ? loaded.resultsFolder
                         : file.isEmpty() ? QString()
                                          : QFileInfo(file).absolutePath();
    if (loaded.fromReport)
        file.clear(); // a report is no project file: saving asks for a place
    State state{std::move(loaded.document),          loaded.project, loaded.library, loaded.imported,
                std::move(loaded.importDiagnostics), loaded.missing};
    d->traceDiagnostics = std::move(loaded.traceDiagnostics);
    d->justOpened = true;
    const bool whole = start(std::move(state), file, base, recovery ? &*recovery : nullptr);
    if (recovery) {
        // The edits began on the file as it was then: what has been written to it since is somebody else's.
        if (recovery->original() == Recovery::Original::Changed)
            d->savedHash = recovery->originalHash.isEmpty() ? "not known" : recovery->originalHash.toStdString();
        m_undo.resetClean();
        if (autosaveNow(core::Written::OnTheDevice) && whole)
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
        next.document = m_document.without("results." + std::to_string(i));
        core::Diagnostics ignored;
        auto project = core::project::interpret(next.document, {}, ignored);
        if (!project)
            return false;
        next.project = std::make_shared<const Project>(std::move(*project));
        pushResults(std::move(next), tr("Remove %1").arg(reference));
        return true;
    }
    return false;
}

void Session::cancelWork()
{
    const bool importing = d->work.running();
    d->waiting.clear();
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
    Q_EMIT aboutToWrite(true);
    if (!writeTo(absolute, why))
        return false;
    const bool moved = absolute != m_filePath;
    m_filePath = absolute;
    m_undo.setClean();
    discardAutosave();
    if (moved) {
        watchFiles();
        d->traceName.clear(); // a trace may lie beside the file
        followTrace();
    }
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
