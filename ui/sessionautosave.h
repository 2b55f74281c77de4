// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/files.h"
#include "core/project/document.h"

#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QString>
#include <QStringList>
#include <memory>

namespace ui {

/// What is written down beside a copy.
struct CopyNote
{
    QString originalPath; ///< empty: the project was never saved
    QString originalHash; ///< of that file as the edits began on it, SHA-256; empty: not known
    QString title;
    QString lastEdit; ///< what the last step was: "Change price an hour"
};

/// A copy that an earlier run of the program left behind because it did not end well, or that was set aside.
struct Recovery
{
    QString id;
    QString copyPath; ///< the copied document; references to results are absolute in it
    QString originalPath;
    QString title;
    QDateTime when;
    QString originalHash{};
    QString lastEdit{};
    bool skipped = false;

    enum class Original { NeverSaved, Same, Changed, Gone };
    /// What became of the file since the edits in the copy began.
    Original original() const;
};

/// Keeps one copy of the open document in the user's data folder while it has unsaved edits. A lock beside the copy
/// tells another running window's copy from one left behind.
class Autosave final
{
public:
    Autosave();
    ~Autosave();
    Autosave(const Autosave &) = delete;
    Autosave &operator=(const Autosave &) = delete;

    /// Writes the copy, replacing the one before. False with a reason when the disk refuses; the one before stays.
    bool write(const core::project::Node &document, const CopyNote &note, core::Written when, QString *why);
    /// Leaves the copy that was written to those that are kept, without its being offered; the next one is another.
    void setAside();
    /// Removes the copy: everything is saved, or the user gave it up.
    void clear();
    /// Where the snapshots of a project without a file lie, beside its copy: they are set aside, given back and removed
    /// with it.
    QString snapshotFolder() const;
    /// Brings those of a copy that is taken over to this window's own. False where the disk refuses: the copy then has
    /// to stay.
    bool takeSnapshotsOf(const Recovery &recovery);
    /// Their project has a file, or is given up.
    void clearSnapshots();
    QString copyPath() const;  ///< of this window's copy, whether written or not
    QStringList files() const; ///< of this window's copy: the document and its note

    /// Every copy left behind or set aside, newest first; not those of windows that are open.
    static QList<Recovery> kept();
    /// Those of them that were not skipped.
    static QList<Recovery> pending();
    /// Removes what was skipped and is older than thirty days, and snapshots whose copy has been gone as long; what
    /// nobody was asked about stays.
    static void removeOld(const QDateTime &now);
    /// Remembers that the user does not want this one; the copy itself stays on disk.
    static void skip(const Recovery &recovery);
    /// Deletes a copy, with its snapshots, after it was taken over.
    static void remove(const Recovery &recovery);
    static QString folder();

private:
    void lock();

    QString m_id;
    std::unique_ptr<QLockFile> m_lock;
    bool m_written = false;
};

} // namespace ui
