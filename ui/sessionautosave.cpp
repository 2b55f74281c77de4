// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sessionautosave.h"

#include "ui/sessionfiles.h"

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

bool writeNote(const QString &id, const QJsonObject &note, QString *why)
{
    return files::write(pathOf(id, ".json"), QJsonDocument(note).toJson().toStdString(), why);
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

bool Autosave::write(const core::project::Node &document, const QString &originalPath, const QString &title,
                     QString *why)
{
    QDir().mkpath(folder());
    if (!m_lock) {
        m_lock = std::make_unique<QLockFile>(pathOf(m_id, ".lock"));
        // A window may stay open for weeks: the lock is stale only when its process is gone.
        m_lock->setStaleLockTime(0);
        m_lock->tryLock(0);
    }
    QJsonObject note;
    note.insert(QStringLiteral("original"), originalPath);
    note.insert(QStringLiteral("title"), title);
    note.insert(QStringLiteral("when"), QDateTime::currentDateTimeUtc().toString(Qt::ISODate));
    m_written = writeNote(m_id, note, why) && files::write(copyPath(), core::project::writeYaml(document), why);
    return m_written;
}

void Autosave::clear()
{
    if (!m_written)
        return;
    QFile::remove(copyPath());
    QFile::remove(pathOf(m_id, ".json"));
    m_written = false;
}

QList<Recovery> Autosave::pending()
{
    QList<Recovery> found;
    const QDir dir(folder());
    for (const QFileInfo &info : dir.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files)) {
        const QString id = info.completeBaseName();
        QLockFile lock(pathOf(id, ".lock"));
        lock.setStaleLockTime(0);
        if (!lock.tryLock(0))
            continue; // its window is still open
        lock.unlock();
        const QJsonObject note = readNote(id);
        if (note.value(QStringLiteral("skipped")).toBool())
            continue;
        found << Recovery{.id = id,
                          .copyPath = info.absoluteFilePath(),
                          .originalPath = note.value(QStringLiteral("original")).toString(),
                          .title = note.value(QStringLiteral("title")).toString(),
                          .when = QDateTime::fromString(note.value(QStringLiteral("when")).toString(), Qt::ISODate)};
    }
    std::stable_sort(found.begin(), found.end(), [](const Recovery &a, const Recovery &b) { return a.when > b.when; });
    return found;
}

void Autosave::skip(const Recovery &recovery)
{
    QJsonObject note = readNote(recovery.id);
    note.insert(QStringLiteral("skipped"), true);
    writeNote(recovery.id, note, nullptr);
}

void Autosave::remove(const Recovery &recovery)
{
    QFile::remove(pathOf(recovery.id, ".yaml"));
    QFile::remove(pathOf(recovery.id, ".json"));
}

} // namespace ui
