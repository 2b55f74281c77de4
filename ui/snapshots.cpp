// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/snapshots.h"

#include "core/files.h"
#include "core/hash.h"
#include "ui/sessionfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <algorithm>

namespace ui {

namespace {

const QString namePrefix = QStringLiteral("# Snapshot: ");
constexpr qsizetype hashLength = 16;

} // namespace

Snapshots::Snapshots(QObject *parent)
    : QObject(parent)
{}

QString Snapshots::folder() const
{
    if (m_project.isEmpty())
        return {};
    const QString hash = QString::fromStdString(core::sha256Hex(m_project.toStdString())).left(hashLength);
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/snapshots/") + hash;
}

QString Snapshots::proposedName()
{
    return QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat);
}

void Snapshots::setProject(const QString &path)
{
    if (path == m_project)
        return;
    const bool firstSave = m_project.isEmpty() && !path.isEmpty();
    const QList<Snapshot> unsaved = firstSave ? m_all : QList<Snapshot>();
    m_project = path;
    m_all.clear();
    const QDir folder(this->folder());
    if (!path.isEmpty() && folder.exists()) {
        for (const QFileInfo &info : folder.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name)) {
            const auto bytes = core::readFile(core::pathFromText(info.filePath().toStdString()));
            if (!bytes)
                continue;
            const auto document = core::project::readYaml(*bytes, info.fileName().toStdString());
            if (!document)
                continue;
            const QString first = QString::fromStdString(*bytes).section(QLatin1Char('\n'), 0, 0);
            const QString name = first.startsWith(namePrefix) ? first.mid(namePrefix.size()) : info.completeBaseName();
            m_all.prepend({name, info.lastModified(), *document, info.filePath()});
        }
    }
    for (qsizetype i = unsaved.size(); i-- > 0;)
        take(unsaved[i].document, unsaved[i].name, nullptr);
    Q_EMIT changed();
}

bool Snapshots::take(const core::project::Node &document, const QString &name, QString *why)
{
    Snapshot snapshot{name.simplified(), QDateTime::currentDateTime(), document, {}};
    bool kept = true;
    if (const QString folder = this->folder(); !folder.isEmpty()) {
        QDir().mkpath(folder);
        const QString stamp = snapshot.when.toUTC().toString(QStringLiteral("yyyyMMdd-hhmmsszzz"));
        const QString file = folder + QLatin1Char('/') + stamp + QStringLiteral(".yaml");
        const std::string bytes =
            (namePrefix + snapshot.name + QLatin1Char('\n')).toStdString() + core::project::writeYaml(document);
        kept = files::write(file, bytes, why);
        if (kept)
            snapshot.file = file;
    }
    m_all.prepend(std::move(snapshot));
    Q_EMIT changed();
    return kept;
}

void Snapshots::remove(int index)
{
    if (index < 0 || index >= m_all.size())
        return;
    if (!m_all[index].file.isEmpty())
        QFile::remove(m_all[index].file);
    m_all.removeAt(index);
    Q_EMIT changed();
}

} // namespace ui
