// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/sessionautosave.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>
#include <memory>
#include <optional>

namespace ui {

class Task;
namespace files {
struct Imported;
struct Loaded;
} // namespace files

/// The open project: its document, what was imported for it, and everything that follows from both. Every page shows
/// this and nothing else; every edit goes through it and can be undone. Lives on the GUI thread; results are immutable
/// and may be kept by views as long as they like.
class Session final : public QObject
{
    Q_OBJECT
public:
    explicit Session(QObject *parent = nullptr);
    ~Session() override;

    const core::project::Node &document() const { return m_document; }
    std::shared_ptr<const core::project::Project> project() const { return m_project; }
    std::shared_ptr<const core::results::Library> library() const { return m_library; }
    /// Never null after construction; the newest finished evaluation (while a newer one runs, `busy` is true).
    std::shared_ptr<const core::project::Evaluation> evaluation() const { return m_evaluation; }
    const core::Diagnostics &diagnostics() const { return m_diagnostics; }
    bool busy() const;

    QUndoStack *undoStack() { return &m_undo; }
    QString filePath() const { return m_filePath; } ///< empty while never saved
    QString title() const;                          ///< the project's title, else the file's name, else "Untitled"
    bool isModified() const { return !m_undo.isClean(); }

    QString baseFolder() const;         ///< what the references to results are relative to; empty while never saved
    QStringList missingResults() const; ///< references to files that are not there, as the project writes them
    std::optional<std::size_t> chosenSweep() const;
    std::optional<double> operatingLoad() const;

    /// Sets one field of the document as one undoable step. Edits of the same path that follow one another under the
    /// same `mergeKey` merge; 0 never merges, `newMergeKey` gives a fresh one (a field takes one when it gets the
    /// focus). Refused (false, with a reason in `why`) when the resulting document is not valid.
    bool setValue(const QString &path, const core::project::Node &value, const QString &undoText,
                  QString *why = nullptr, int mergeKey = 0);
    bool removeValue(const QString &path, const QString &undoText);
    int newMergeKey();
    /// Several fields as one step. Where the tags of results change, so does the library.
    bool setDocument(const core::project::Node &document, const QString &undoText, QString *why = nullptr);

    void newProject();
    void openExample(const QString &name = QStringLiteral("throughput-on-lo0"));
    /// Reads and imports off the GUI thread; `opened` or `failed` follows. Edits that are made meanwhile stay as a
    /// copy. `results` are imported into the project once it is open.
    void openProject(const QString &path, const QStringList &results = {});
    /// Result files and folders: imported off the GUI thread, referenced from the project as one undoable step. What
    /// comes while a project is read or other results are imported is imported after that.
    void importPaths(const QStringList &paths);
    /// Imports tables by what their columns mean; remembered for other tables with the same header. Runs that the same
    /// files gave before are replaced.
    void importTables(const QStringList &paths, const std::vector<core::results::TableMapping> &mappings);
    /// Tables of an import that nobody named the columns of are left: what follows from that is said.
    void leaveTables(const QStringList &paths);
    /// What was imported, without the tags of the project.
    std::shared_ptr<const core::results::Library> imported() const;
    /// Takes a result out of the project, with its runs, as one undoable step. `reference` as the project writes it.
    bool removeResult(const QString &reference);
    /// Reads every result of the project anew, as one undoable step; edits stay.
    void reloadResults();
    void cancelWork();
    bool save(QString *why = nullptr);
    bool saveAs(const QString &path, QString *why = nullptr);
    void reload();

    /// Takes over a copy that an earlier run left behind: unsaved, on its original path.
    void recover(const Recovery &recovery);
    /// Forgets the copy of the unsaved edits: the user chose not to keep them.
    void discardAutosave();
    /// Writes the copy now instead of within the next ten seconds. False where there are edits and the disk refuses. A
    /// copy that is not to be waited for is brought to the device meanwhile.
    bool autosaveNow(core::Written when = core::Written::InTheSystem);
    /// Writes the copy within the next ten seconds; also asked for while something is typed that no edit has come of.
    void scheduleAutosave();
    /// Keeps the unsaved edits as a copy of their own, which stays when another document comes; false with a reason.
    bool setAside(QString *why = nullptr);
    QString snapshotFolder() const;  ///< where snapshots of a project without a file lie, beside its copy
    QString autosaveProblem() const; ///< why there is no copy of the newest edits; empty: there is, or none is needed

    /// The file is not the one that was read or last written here: saving would overwrite what somebody else did.
    bool fileDiffers() const;

    /// The sweep that headline and knee page stand on; absent = the engine's choice.
    void chooseSweep(std::optional<std::size_t> sweep);
    /// The load of that sweep at which the reader works: the headline follows. Absent = the engine's choice. A question
    /// put to the project rather than a part of it: no step to undo, and gone with another sweep.
    void setOperatingLoad(std::optional<double> load);

Q_SIGNALS:
    void begun();             ///< another project takes the place of this one: its path, title and figures follow
    void documentChanged();   ///< the typed project or its text changed
    void libraryChanged();    ///< runs came or went
    void evaluationChanged(); ///< new figures
    void diagnosticsChanged();
    void titleChanged(); ///< path, title or modified state
    /// The document is about to be written: whatever shows it hands over what is still being typed. `asked`: by a
    /// person, who is told what cannot be taken; else by the clock.
    void aboutToWrite(bool asked);
    void opened(const QString &path);
    void failed(const QString &sentence); ///< what, where, what to do
    void notice(const QString &sentence); ///< for the status strip
    void busyChanged(bool busy);
    void fileChangedOutside(const QString &path); ///< somebody else wrote the open project
    void resultsChangedOutside(const QString &path);
    void autosaved();
    void progressChanged(double fraction, const QString &what); ///< fraction < 0: idle
    /// An import met tables whose columns nobody has named yet. Who listens asks the user, then calls importTables or
    /// leaveTables.
    void tablesUnknown(const QStringList &paths);

private:
    friend class StateCommand;
    struct State;
    struct Private;
    void install(const State &state);
    void push(State state, const QString &undoText, const QString &path, int mergeKey);
    /// True but where not everything of the copy that is taken over could be brought along.
    bool start(State state, const QString &path, const QString &baseFolder, const Recovery *recovery = nullptr);
    struct Import;
    struct Taken;
    void finishImport(const Import &import, Taken &&taken);
    static Taken takenTogether(const Import &import, files::Imported &&imported, const core::project::Node &document,
                               const std::shared_ptr<const core::results::Library> &had, const QString &baseFolder);
    void sayImported(const Import &import, const Taken &taken);
    void import(Import import);
    void importNow(const Import &import);
    void importNext();
    QStringList followResults(State &next) const;
    void pushResults(State next, const QString &undoText, const QString &path = {}, int mergeKey = 0);
    void followTrace();
    void evaluateNow();
    void estimateNow(); ///< figures for the next frame, on the GUI thread; the whole evaluation follows
    void refineNow();   ///< the whole evaluation in a task
    void show(std::shared_ptr<const core::project::Evaluation> evaluation);
    void refreshDiagnostics();
    void watchFiles();
    bool writeTo(const QString &path, QString *why);
    void openFile(const QString &path, const std::optional<Recovery> &recovery);
    bool keepEditsSince(const core::project::Node &before, const QString &opening);
    void finishOpening(const QString &path, const std::optional<Recovery> &recovery, files::Loaded &&loaded);
    void bringCopyToDevice();
    void sayNotCopied();
    void startWork(const QString &what);
    void endWork();

    std::unique_ptr<Private> d;
    core::project::Node m_document;
    std::shared_ptr<const core::project::Project> m_project;
    std::shared_ptr<const core::results::Library> m_library;
    std::shared_ptr<const core::project::Evaluation> m_evaluation;
    core::Diagnostics m_diagnostics;
    QUndoStack m_undo;
    QString m_filePath;
};

} // namespace ui
