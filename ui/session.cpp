// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session.h"

#include "ui/cataloguesource.h"
#include "ui/session_p.h"
#include "ui/sessionedits.h"
#include "ui/sessionfiles.h"
#include "ui/texts.h"

#include "core/files.h"
#include "core/hash.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QUndoCommand>
#include <chrono>
#include <utility>

namespace ui {

using core::project::Node;
using core::project::Project;
using core::results::Library;

namespace {

constexpr std::chrono::seconds autosaveDelay{5};
constexpr std::chrono::seconds autosaveAgain{20};    ///< after the disk refused
constexpr std::chrono::milliseconds refineDelay{60}; ///< longer than between two moves of a hand

/// Why an edit is not taken, for the place where it was made: in the reader's language, without file, line and path.
QString spokenRefusal(const core::Error &error)
{
    const std::string &pattern = error.message.pattern();
    std::vector<core::TextArgument> arguments = error.message.arguments();
    if (!QString::fromStdString(pattern).startsWith(QLatin1String("%1:")) || arguments.empty())
        return localised(error.message);
    arguments.front() = std::string(); // the path: the reader stands at the field
    QString said = localised(core::Text(pattern, arguments));
    static const QRegularExpression lead(QStringLiteral("^[\\s:]+"));
    said.remove(lead);
    if (!said.isEmpty())
        said[0] = said[0].toUpper();
    return said.endsWith(QLatin1Char('.')) ? said : said + QLatin1Char('.');
}

} // namespace

std::string hashOfFile(const QString &path)
{
    const auto bytes = core::readFile(core::pathFromText(path.toStdString()));
    return bytes ? core::sha256Hex(*bytes) : std::string();
}

/// One undoable step: swaps whole states, so that redo and undo cannot differ.
class StateCommand final : public QUndoCommand
{
public:
    StateCommand(Session *session, Session::State before, Session::State after, const QString &text,
                 const QString &path, int mergeKey)
        : QUndoCommand(text)
        , m_session(session)
        , m_before(std::move(before))
        , m_after(std::move(after))
        , m_path(path)
        , m_mergeKey(mergeKey)
    {}
    void undo() override
    {
        m_session->install(m_before);
        setObsolete(isObsolete() || m_forgotten); // then the stack drops it, and there is nothing to redo
    }
    void redo() override { m_session->install(m_after); }
    int id() const override { return m_mergeKey == 0 ? -1 : m_mergeKey; }
    bool mergeWith(const QUndoCommand *other) override
    {
        const auto *next = static_cast<const StateCommand *>(other);
        // A short form that was written out for the first edit of a part of it is one step with the others.
        if (next->m_path != m_path && !next->m_path.startsWith(m_path + QLatin1Char('.')))
            return false;
        m_after = next->m_after;
        setObsolete(m_after.document == m_before.document);
        return true;
    }

    void forget() { m_forgotten = true; }

private:
    bool m_forgotten = false;
    Session *m_session;
    Session::State m_before, m_after;
    QString m_path;
    int m_mergeKey;
};

Session::Session(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    const auto broke = [this](const QString &why) {
        d->waiting.clear();
        endWork();
        Q_EMIT failed(tr("An error of the program itself: %1. The project is as it was; please report this.").arg(why));
    };
    connect(&d->work, &Task::failed, this, broke);
    connect(&d->trace, &Task::failed, this, broke);
    connect(&d->evaluation, &Task::failed, this, broke);
    connect(&d->estimates, &Task::failed, this, broke);
    d->refineTimer.setSingleShot(true);
    d->refineTimer.setInterval(refineDelay);
    connect(&d->refineTimer, &QTimer::timeout, this, &Session::refineNow);
    d->autosaveTimer.setSingleShot(true);
    connect(&d->work, &Task::progressChanged, this,
            [this](double fraction) { Q_EMIT progressChanged(fraction, d->what); });
    connect(&d->autosaveTimer, &QTimer::timeout, this, [this] { autosaveNow(); });
    connect(&m_undo, &QUndoStack::cleanChanged, this, &Session::titleChanged);
    connect(&d->watcher, &QFileSystemWatcher::fileChanged, this, [this](const QString &path) {
        if (path != m_filePath) {
            Q_EMIT resultsChangedOutside(path);
            return;
        }
        const std::string now = hashOfFile(path);
        if (!now.empty() && now != d->savedHash && now != d->reportedHash) {
            d->reportedHash = now;
            Q_EMIT fileChangedOutside(path);
        }
        watchFiles(); // a file that was replaced is no longer watched
    });
    connect(&CatalogueNews::instance(), &CatalogueNews::changed, this, [this] {
        refreshDiagnostics();
        evaluateNow();
    });
    connect(&CatalogueNews::instance(), &CatalogueNews::read, this, [this] {
        if (!std::exchange(d->waitsForCatalogue, false))
            return;
        refreshDiagnostics();
        evaluateNow();
    });
    newProject();
}

Session::~Session()
{
    disconnect(&m_undo, nullptr, this, nullptr);
}

bool Session::busy() const
{
    return d->waitsForCatalogue || d->refineTimer.isActive() || d->evaluation.running() || d->estimates.running() ||
           d->work.running() || d->trace.running();
}

QString Session::title() const
{
    if (m_project->title && !m_project->title->empty())
        return QString::fromStdString(*m_project->title);
    if (!m_filePath.isEmpty())
        return QFileInfo(m_filePath).completeBaseName();
    return tr("Untitled");
}

QString Session::baseFolder() const
{
    return d->baseFolder;
}

QStringList Session::missingResults() const
{
    return d->state.missing;
}

std::shared_ptr<const Library> Session::imported() const
{
    return d->state.imported;
}

std::optional<std::size_t> Session::chosenSweep() const
{
    return d->chosenSweep;
}

void forgetEdits(Session &session, int mergeKey)
{
    QUndoStack &stack = *session.undoStack();
    if (mergeKey == 0 || stack.canRedo())
        return; // the edits were undone by hand
    while (stack.index() > 0) {
        // The stack hands out its commands as const; this one is ours.
        auto *last = const_cast<QUndoCommand *>(stack.command(stack.index() - 1));
        if (last->id() != mergeKey)
            return;
        static_cast<StateCommand *>(last)->forget();
        stack.undo();
    }
}

int Session::newMergeKey()
{
    return ++d->mergeKeys;
}

// ---- edits
// -----------------------------------------------------------------------------------------------------------

bool Session::setValue(const QString &path, const Node &value, const QString &undoText, QString *why, int mergeKey)
{
    const Node *present = m_document.at(path.toStdString());
    if (present != nullptr && *present == value)
        return true;
    State next = d->state;
    next.document = m_document.with(path.toStdString(), value);
    core::Diagnostics remarks;
    auto project = core::project::interpret(next.document, {}, remarks);
    if (!project) {
        if (why != nullptr)
            *why = spokenRefusal(project.error());
        return false;
    }
    next.project = std::make_shared<const Project>(std::move(*project));
    if (path.startsWith(QLatin1String("results")))
        pushResults(std::move(next), undoText, path, mergeKey);
    else
        push(std::move(next), undoText, path, mergeKey);
    return true;
}

bool Session::removeValue(const QString &path, const QString &undoText)
{
    if (m_document.at(path.toStdString()) == nullptr)
        return false;
    return setDocument(m_document.without(path.toStdString()), undoText);
}

bool Session::setDocument(const Node &document, const QString &undoText, QString *why)
{
    if (document == m_document)
        return true;
    core::Diagnostics remarks;
    auto project = core::project::interpret(document, {}, remarks);
    if (!project) {
        if (why != nullptr)
            *why = spokenRefusal(project.error());
        return false;
    }
    State next = d->state;
    next.document = document;
    next.project = std::make_shared<const Project>(std::move(*project));
    const Node *before = m_document.find("results"), *after = document.find("results");
    const bool same = before == nullptr || after == nullptr ? before == after : *before == *after;
    if (same)
        push(std::move(next), undoText, {}, 0);
    else
        pushResults(std::move(next), undoText);
    return true;
}

void Session::push(State state, const QString &undoText, const QString &path, int mergeKey)
{
    m_undo.push(new StateCommand(this, d->state, std::move(state), undoText, path, mergeKey));
    scheduleAutosave();
}

void Session::install(const State &state)
{
    const bool otherLibrary = state.library != m_library;
    d->state = state;
    m_document = state.document;
    m_project = state.project;
    m_library = state.library;
    refreshDiagnostics();
    Q_EMIT documentChanged();
    if (otherLibrary) {
        watchFiles();
        Q_EMIT libraryChanged();
    }
    evaluateNow();
    followTrace();
    if (!m_undo.isClean())
        scheduleAutosave();
}

void Session::refreshDiagnostics()
{
    core::Diagnostics all;
    // The file's own lines are still in the nodes' marks, so its remarks are made anew from the document.
    (void)core::project::interpret(m_document, QFileInfo(m_filePath).fileName().toStdString(), all);
    for (const core::Diagnostic &item : d->state.importDiagnostics.items())
        all.add(item.severity, item.what);
    for (const core::Diagnostic &item : d->traceDiagnostics.items())
        all.add(item.severity, item.what);
    if (!catalogueIsBeingRead())
        loadCatalogue(all); // for what is odd in the user's own entries
    m_diagnostics = std::move(all);
    Q_EMIT diagnosticsChanged();
}

void Session::scheduleAutosave()
{
    // Not restarted by later edits: the copy is never older than the delay, also under a hand that does not rest.
    if (!d->autosaveTimer.isActive())
        d->autosaveTimer.start(autosaveDelay);
}

bool Session::autosaveNow(core::Written when)
{
    Q_EMIT aboutToWrite(false);
    d->autosaveTimer.stop();
    d->copyToDevice.cancel();
    d->autosaveProblem.clear();
    if (m_undo.isClean()) {
        d->autosave.clear();
        return true;
    }
    const CopyNote note{m_filePath, QString::fromStdString(d->savedHash), title(), m_undo.undoText()};
    if (!d->autosave.write(files::rebased(m_document, d->baseFolder, {}), note, when, &d->autosaveProblem)) {
        sayNotCopied();
        return false;
    }
    if (when == core::Written::InTheSystem)
        bringCopyToDevice();
    Q_EMIT autosaved();
    return true;
}

/// A device takes its time, which is not the window's.
void Session::bringCopyToDevice()
{
    d->copyToDevice.start(
        [files = d->autosave.files()]() -> core::Result<void> {
            for (const QString &file : files)
                if (auto there = core::bringToTheDevice(core::pathFromText(file.toStdString())); !there)
                    return there;
            return {};
        },
        [this](const core::Result<void> &there) {
            if (there)
                return;
            d->autosaveProblem = localised(there.error().message);
            sayNotCopied();
        });
}

void Session::sayNotCopied()
{
    //: %1 says what is the matter: "cannot be written: there is no space left on the device"
    Q_EMIT notice(tr("The safety copy %1.").arg(d->autosaveProblem));
    Q_EMIT titleChanged();
    d->autosaveTimer.start(autosaveAgain); // there may be room by then
}

bool Session::setAside(QString *why)
{
    if (!autosaveNow(core::Written::OnTheDevice)) {
        if (why != nullptr)
            *why = d->autosaveProblem;
        return false;
    }
    d->autosave.setAside();
    return true;
}

QString Session::snapshotFolder() const
{
    return d->autosave.snapshotFolder();
}

QString Session::autosaveProblem() const
{
    return d->autosaveProblem;
}

bool Session::fileDiffers() const
{
    if (m_filePath.isEmpty())
        return false;
    const std::string now = hashOfFile(m_filePath);
    return !now.empty() && now != d->savedHash;
}

void Session::discardAutosave()
{
    d->autosaveTimer.stop();
    d->copyToDevice.cancel();
    d->autosaveProblem.clear();
    d->autosave.clear();
    d->autosave.clearSnapshots();
}

} // namespace ui
