// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>

class QUndoStack;

namespace ui {

/// A project as it was at some moment, to come back to or to hold against others.
struct Snapshot
{
    QString name;
    QDateTime when;
    core::project::Node document; ///< references to results are absolute in it
    QString file;                 ///< where it is kept; empty where the disk refused it
};

/// The snapshots of the open project, newest first. They lie in the user's data folder, one YAML document each: those
/// of a project that has a file outlive the program, those of another lie beside its safety copy and share its fate.
class Snapshots final : public QObject
{
    Q_OBJECT
public:
    explicit Snapshots(QObject *parent = nullptr);

    /// Another project begins: the path that comes next is its own, and not the place where this one was saved first.
    void beginProject() { m_begins = true; }
    /// Shows those of another project; empty: of one that was never saved, whose snapshots lie in `unsavedFolder`. A
    /// path for one that had none takes along what was taken of it.
    void setProject(const QString &path, const QString &unsavedFolder = {});
    const QList<Snapshot> &all() const { return m_all; }
    /// False with a reason when the disk refuses; the snapshot is kept in memory all the same.
    bool take(const core::project::Node &document, const QString &name, QString *why);
    void remove(int index);
    /// The same as a step of the stack that can be undone.
    void remove(int index, QUndoStack &stack);
    /// Puts one back that was removed, on the disk too; false with a reason when the disk refuses.
    bool putBack(const Snapshot &snapshot, QString *why);
    int indexOf(const Snapshot &snapshot) const; ///< -1: not there
    /// A name that says when: "29 Nov, 20:15".
    static QString proposedName();

Q_SIGNALS:
    void changed();

    void failed(const QString &sentence); ///< what was undone could not be written

private:
    QString folder() const;
    bool add(Snapshot snapshot, QString *why);
    QString freeFile(const QDateTime &when) const;
    static bool write(const Snapshot &snapshot, QString *why);

    QString m_project;
    QString m_unsavedFolder; ///< of a project without a file; empty: it is kept in memory alone
    bool m_begins = false;
    QList<Snapshot> m_all;
};

} // namespace ui
