// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sessionautosave.h"

#include "core/files.h"
#include "core/hash.h"
#include "ui/style/numberformat.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

namespace ui {

namespace {

QString pathOf(const QString &id, const char *suffix)
{
    return Autosave::folder() + QLatin1Char('/') + id + QLatin1String(suffix);
}

QJsonObject readNote(const QString &id)
{
    QFile file(pathOf(id, ".json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

bool writeFile(const QString &path, const std::string &bytes, core::Written when, QString *why)
{
    const auto written = core::writeFileAtomically(core::pathFromText(path.toStdString()), bytes, when);
    if (!written && why != nullptr)
        *why = localised(written.error().message);
    return written.has_value();
}

bool writeNote(const QString &id, const QJsonObject &note, core::Written when, QString *why)
{
    return writeFile(pathOf(id, ".json"), QJsonDocument(note).toJson().toStdString(), when, why);
}

QDateTime timeIn(const QJsonObject &note, const char *key)
{
    return QDateTime::fromString(note.value(QLatin1String(key)).toString(), Qt::ISODate);
}

bool isLeft(const QString &id)
{
    QLockFile lock(pathOf(id, ".lock"));
    lock.setStaleLockTime(0);
    if (!lock.tryLock(0))
        return lock.error() != QLockFile::LockFailedError; // its window is still open; a full disk locks nothing
    lock.unlock();
    return true;
}

Recovery recoveryOf(const QFileInfo &copy)
{
    const QString id = copy.completeBaseName();
    const QJsonObject note = readNote(id);
    Recovery recovery{.id = id,
                      .copyPath = copy.absoluteFilePath(),
                      .originalPath = note.value(QStringLiteral("original")).toString(),
                      .title = note.value(QStringLiteral("title")).toString(),
                      .when = timeIn(note, "when"),
                      .originalHash = note.value(QStringLiteral("original_sha256")).toString(),
                      .lastEdit = note.value(QStringLiteral("last_edit")).toString(),
                      .skipped = note.value(QStringLiteral("skipped")).toBool()};
    if (!recovery.when.isValid()) // a note that is lost does not lose the copy
        recovery.when = copy.lastModified();
    if (recovery.title.isEmpty())
        recovery.title = recovery.originalPath.isEmpty() ? id : QFileInfo(recovery.originalPath).completeBaseName();
    return recovery;
}

} // namespace

Autosave::Autosave()
    : m_id(QUuid::createUuid().toString(QUuid::WithoutBraces))
{}

Autosave::~Autosave()
{
    if (m_lock)
        m_lock->unlock();
}

QString Autosave::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/autosave");
}

QString Autosave::copyPath() const
{
    return pathOf(m_id, ".yaml");
}

void Autosave::lock()
{
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(pathOf(m_id, ".lock"));
        // A window may stay open for weeks: the lock is stale only when its process is gone.
        m_lock->setStaleLockTime(0);
    }
    if (!m_lock->isLocked()) // a full disk may have refused it before
        m_lock->tryLock(0);
}

bool Autosave::write(const core::project::Node &document, const CopyNote &about, core::Written when, QString *why)
{
    QDir().mkpath(folder());
    lock();
    const QJsonObject note{
        {QStringLiteral("original"), about.originalPath},
        {QStringLiteral("original_sha256"), about.originalHash},
        {QStringLiteral("title"), about.title},
        {QStringLiteral("last_edit"), about.lastEdit},
        {QStringLiteral("when"), QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs)},
    };
    // The first time a copy must not be without its note; later the note of before must not speak of a newer copy.
    if (!m_written && !writeNote(m_id, note, when, why))
        return false;
    if (!writeFile(copyPath(), core::project::writeYaml(document), when, why)) {
        if (!m_written)
            QFile::remove(pathOf(m_id, ".json"));
        return false;
    }
    if (m_written && !writeNote(m_id, note, when, why))
        return false;
    m_written = true;
    return true;
}

QStringList Autosave::files() const
{
    return {copyPath(), pathOf(m_id, ".json")};
}

void Autosave::setAside()
{
    if (!m_written)
        return;
    QJsonObject note = readNote(m_id);
    note.insert(QStringLiteral("skipped"), true);
    writeNote(m_id, note, core::Written::OnTheDevice, nullptr);
    m_lock.reset(); // gives it back
    m_id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    m_written = false;
}

void Autosave::clear()
{
    if (!m_written)
        return;
    QFile::remove(copyPath());
    QFile::remove(pathOf(m_id, ".json"));
    m_written = false;
}

QString Autosave::snapshotFolder() const
{
    return pathOf(m_id, "");
}

bool Autosave::takeSnapshotsOf(const Recovery &recovery)
{
    const QDir from(pathOf(recovery.id, ""));
    const QFileInfoList files = from.entryInfoList(QDir::Files); // none where there is no such folder
    bool all = files.isEmpty() || QDir().mkpath(snapshotFolder());
    for (const QFileInfo &info : files) {
        const QString path = snapshotFolder() + QLatin1Char('/') + info.fileName();
        const auto bytes = core::readFile(core::pathFromText(info.filePath().toStdString()));
        if (!bytes || !writeFile(path, *bytes, core::Written::OnTheDevice, nullptr)) {
            all = false;
            continue;
        }
        QFile file(path); // its moment is part of it
        if (file.open(QIODevice::ReadWrite))
            file.setFileTime(info.lastModified(), QFileDevice::FileModificationTime);
    }
    return all;
}

void Autosave::clearSnapshots()
{
    QDir(snapshotFolder()).removeRecursively();
}

QList<Recovery> Autosave::kept()
{
    QList<Recovery> found;
    const QDir dir(folder());
    for (const QFileInfo &info : dir.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files))
        if (isLeft(info.completeBaseName()))
            found << recoveryOf(info);
    std::stable_sort(found.begin(), found.end(), [](const Recovery &a, const Recovery &b) { return a.when > b.when; });
    return found;
}

QList<Recovery> Autosave::pending()
{
    QList<Recovery> found = kept();
    found.removeIf([](const Recovery &one) { return one.skipped; });
    return found;
}

void Autosave::removeOld(const QDateTime &now)
{
    constexpr qint64 keptDays = 30;
    for (const Recovery &one : kept()) {
        const QDateTime skippedAt = timeIn(readNote(one.id), "skipped_at");
        const QDateTime since = skippedAt.isValid() ? std::max(skippedAt, one.when) : one.when;
        if (one.skipped && since.daysTo(now) > keptDays)
            remove(one);
    }
    for (const QFileInfo &info : QDir(folder()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QString id = info.fileName();
        if (!QFileInfo::exists(pathOf(id, ".yaml")) && info.lastModified().daysTo(now) > keptDays && isLeft(id))
            QDir(info.filePath()).removeRecursively();
    }
}

Recovery::Original Recovery::original() const
{
    if (originalPath.isEmpty())
        return Original::NeverSaved;
    if (!QFileInfo::exists(originalPath))
        return Original::Gone;
    if (originalHash.isEmpty()) // a copy of before hashes were noted
        return QFileInfo(originalPath).lastModified() > when ? Original::Changed : Original::Same;
    const auto bytes = core::readFile(core::pathFromText(originalPath.toStdString()));
    return bytes && core::sha256Hex(*bytes) == originalHash.toStdString() ? Original::Same : Original::Changed;
}

void Autosave::skip(const Recovery &recovery)
{
    QJsonObject note = readNote(recovery.id);
    note.insert(QStringLiteral("skipped"), true);
    note.insert(QStringLiteral("skipped_at"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate));
    writeNote(recovery.id, note, core::Written::OnTheDevice, nullptr);
}

void Autosave::remove(const Recovery &recovery)
{
    QFile::remove(pathOf(recovery.id, ".yaml"));
    QFile::remove(pathOf(recovery.id, ".json"));
    QDir(pathOf(recovery.id, "")).removeRecursively();
}

} // namespace ui
