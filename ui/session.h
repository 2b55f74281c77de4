// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUndoStack>
#include <memory>
#include <optional>

namespace ui {

class Task;

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

    /// Sets one field of the document as one undoable step. Edits of the same path that follow one another within
    /// `mergeKey` merge. Refused (false, with a reason in `why`) when the resulting document is not valid.
    bool setValue(const QString &path, const core::project::Node &value, const QString &undoText, QString *why = nullptr,
                  int mergeKey = 0);
    bool removeValue(const QString &path, const QString &undoText);
    /// Several fields as one step.
    bool setDocument(const core::project::Node &document, const QString &undoText, QString *why = nullptr);

    void newProject();
    void openExample(const QString &name = QStringLiteral("throughput-on-lo0"));
    /// Reads and imports off the GUI thread; `opened` or `failed` follows.
    void openProject(const QString &path);
    /// Result files and folders: imported off the GUI thread, referenced from the project as one undoable step.
    void importPaths(const QStringList &paths);
    void cancelWork();
    bool save(QString *why = nullptr);
    bool saveAs(const QString &path, QString *why = nullptr);
    void reload();

    /// The sweep that headline and knee page stand on; absent = the engine's choice.
    void chooseSweep(std::optional<std::size_t> sweep);

Q_SIGNALS:
    void documentChanged();   ///< the typed project or its text changed
    void libraryChanged();    ///< runs came or went
    void evaluationChanged(); ///< new figures
    void diagnosticsChanged();
    void titleChanged();      ///< path, title or modified state
    void opened(const QString &path);
    void failed(const QString &sentence);        ///< what, where, what to do
    void notice(const QString &sentence);        ///< for the status strip
    void progressChanged(double fraction, const QString &what); ///< fraction < 0: idle

private:
    struct Private;
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
