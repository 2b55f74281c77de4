// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"

#include <QDateTime>
#include <QList>
#include <QLockFile>
#include <QString>
#include <memory>

namespace ui {

/// A copy that an earlier run of the program left behind because it did not end well.
struct Recovery
{
    QString id;
    QString copyPath;     ///< the copied document; references to results are absolute in it
    QString originalPath; ///< empty: the project was never saved
    QString title;
    QDateTime when;
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

    /// Writes the copy, replacing the one before. False with a reason when the disk refuses.
    bool write(const core::project::Node &document, const QString &originalPath, const QString &title, QString *why);
    /// Removes the copy: everything is saved, or the user gave it up.
    void clear();
    QString copyPath() const; ///< of this window's copy, whether written or not

    /// Copies left behind that were not skipped, newest first.
    static QList<Recovery> pending();
    /// Remembers that the user does not want this one; the copy itself stays on disk.
    static void skip(const Recovery &recovery);
    /// Deletes a copy after it was taken over.
    static void remove(const Recovery &recovery);
    static QString folder();

private:
    QString m_id;
    std::unique_ptr<QLockFile> m_lock;
    bool m_written = false;
};

} // namespace ui
