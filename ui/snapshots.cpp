// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/snapshots.h"

#include "core/files.h"
#include "core/hash.h"
#include "ui/sessionfiles.h"
#include "ui/sidecommand.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QPointer>
#include <QStandardPaths>
#include <algorithm>
#include <utility>

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
        return m_unsavedFolder;
    const QString hash = QString::fromStdString(core::sha256Hex(m_project.toStdString())).left(hashLength);
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/snapshots/") + hash;
}

QString Snapshots::proposedName()
{
    return QLocale().toString(QDateTime::currentDateTime(), QLocale::ShortFormat);
}

void Snapshots::setProject(const QString &path, const QString &unsavedFolder)
{
    m_unsavedFolder = unsavedFolder;
    const bool begins = std::exchange(m_begins, false);
    if (path == m_project && !(begins && path.isEmpty()))
        return;
    const bool firstSave = !begins && m_project.isEmpty() && !path.isEmpty();
    QList<Snapshot> unsaved = firstSave ? m_all : QList<Snapshot>();
    m_project = path;
    m_all.clear();
    const QDir folder(this->folder());
    if (!this->folder().isEmpty() && folder.exists()) {
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
        add(std::move(unsaved[i]), nullptr);
    Q_EMIT changed();
}

bool Snapshots::take(const core::project::Node &document, const QString &name, QString *why)
{
    Snapshot snapshot{name.simplified(), QDateTime::currentDateTime(), document, {}};
    // Name and moment tell one from another, and the moment says which came first.
    const auto taken = [&snapshot](const Snapshot &other) { return other.when == snapshot.when; };
    while (std::any_of(m_all.begin(), m_all.end(), taken))
        snapshot.when = snapshot.when.addMSecs(1);
    const bool kept = add(std::move(snapshot), why);
    Q_EMIT changed();
    return kept;
}

/// The newest of all; on the disk, too.
bool Snapshots::add(Snapshot snapshot, QString *why)
{
    bool kept = true;
    if (!folder().isEmpty()) {
        snapshot.file = freeFile(snapshot.when);
        kept = write(snapshot, why);
        if (!kept)
            snapshot.file.clear();
    }
    m_all.prepend(std::move(snapshot));
    return kept;
}

/// A name in the project's folder that says the moment and that nobody else has, in another window either.
QString Snapshots::freeFile(const QDateTime &when) const
{
    const QString stamp = folder() + QLatin1Char('/') + when.toUTC().toString(QStringLiteral("yyyyMMdd-hhmmsszzz"));
    QString file = stamp + QStringLiteral(".yaml");
    for (int number = 2; QFileInfo::exists(file); ++number)
        file = QStringLiteral("%1-%2.yaml").arg(stamp, QString::number(number));
    return file;
}

bool Snapshots::write(const Snapshot &snapshot, QString *why)
{
    QDir().mkpath(QFileInfo(snapshot.file).absolutePath());
    const std::string bytes =
        (namePrefix + snapshot.name + QLatin1Char('\n')).toStdString() + core::project::writeYaml(snapshot.document);
    if (!files::write(snapshot.file, bytes, why))
        return false;
    QFile file(snapshot.file); // one that comes back keeps its day
    if (file.open(QIODevice::ReadWrite))
        file.setFileTime(snapshot.when, QFileDevice::FileModificationTime);
    return true;
}

int Snapshots::indexOf(const Snapshot &snapshot) const
{
    for (qsizetype i = 0; i < m_all.size(); ++i)
        if (m_all[i].when == snapshot.when && m_all[i].name == snapshot.name)
            return static_cast<int>(i);
    return -1;
}

bool Snapshots::putBack(const Snapshot &snapshot, QString *why)
{
    const QString there = snapshot.file.isEmpty() ? QString() : QFileInfo(snapshot.file).absolutePath();
    // Its project got a file meanwhile, or the disk refused it before.
    const bool moves = there != folder() && (there.isEmpty() || there == m_unsavedFolder);
    const bool ofThisProject = there == folder() || moves;
    Snapshot back = snapshot;
    if (moves)
        back.file = freeFile(back.when);
    const bool kept = back.file.isEmpty() || write(back, why);
    if (ofThisProject) {
        const auto older = std::find_if(m_all.begin(), m_all.end(),
                                        [&back](const Snapshot &other) { return other.when <= back.when; });
        m_all.insert(older, back);
        Q_EMIT changed();
    }
    return kept;
}

namespace {

class RemoveSnapshot final : public SideCommand
{
public:
    RemoveSnapshot(QUndoStack &stack, Snapshots &snapshots, Snapshot snapshot)
        //: a step to undo: %1 is the name of the snapshot
        : SideCommand(stack, Snapshots::tr("Delete the snapshot “%1”").arg(snapshot.name))
        , m_snapshots(&snapshots)
        , m_snapshot(std::move(snapshot))
    {}

protected:
    void change(bool again) override
    {
        if (!m_snapshots)
            return;
        QString why;
        if (again)
            m_snapshots->remove(m_snapshots->indexOf(m_snapshot));
        else if (!m_snapshots->putBack(m_snapshot, &why))
            Q_EMIT m_snapshots->failed(why);
    }

private:
    QPointer<Snapshots> m_snapshots;
    Snapshot m_snapshot;
};

} // namespace

void Snapshots::remove(int index, QUndoStack &stack)
{
    if (index < 0 || index >= m_all.size())
        return;
    auto *step = new RemoveSnapshot(stack, *this, m_all[index]);
    remove(index);
    stack.push(step);
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
