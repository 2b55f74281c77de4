// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/importer.h"
#include "core/results/library.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QTemporaryDir>
#include <QtTest>

/// What importer tests share: a text through the registry, or files through importPaths.
namespace importtest {

struct Imported
{
    std::string tool; ///< of the importer that was chosen; empty when none was
    core::results::ImportOutcome outcome;
    core::Diagnostics diagnostics;
    bool failed = false;

    const core::results::Run &run(std::size_t index = 0) const { return outcome.runs.at(index); }
    std::size_t count() const { return outcome.runs.size(); }
};

inline Imported importText(const QByteArray &text, const std::string &fileName = "result.json")
{
    using namespace core::results;
    Imported imported;
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    const auto preview = makePreview(view, fileName);
    ImportSource source;
    source.path = "folder/" + fileName;
    source.fileName = fileName;
    source.text = view;
    source.sha256 = "hash";
    source.preview = preview.get();
    const Importer *chosen = nullptr;
    for (const Match wanted : {Match::Strong, Match::Weak}) {
        for (const Importer &importer : importers()) {
            if (!chosen && importer.detect(source) == wanted)
                chosen = &importer;
        }
    }
    if (!chosen)
        return imported;
    imported.tool = std::string(chosen->tool);
    auto outcome = chosen->read(source, imported.diagnostics);
    imported.failed = !outcome.has_value();
    if (outcome)
        imported.outcome = std::move(*outcome);
    return imported;
}

/// A folder of files that is gone at the end of the test.
class Folder
{
public:
    void write(const QString &name, const QByteArray &bytes)
    {
        const QString path = m_directory.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), qint64(bytes.size()));
    }
    QString path(const QString &name = QString()) const
    {
        return name.isEmpty() ? m_directory.path() : m_directory.filePath(name);
    }
    core::results::Library import(const QString &name = QString())
    {
        return core::results::importPaths({std::filesystem::path(path(name).toStdString())}, {}, diagnostics);
    }
    core::Diagnostics diagnostics;

private:
    QTemporaryDir m_directory;
};

inline bool hasRemark(const core::results::Run &run, const std::string &id)
{
    for (const core::results::Remark &remark : run.remarks) {
        if (remark.id == id)
            return true;
    }
    return false;
}

inline QString reasonOf(const core::results::Library &library, const QString &ending)
{
    for (const core::results::Unrecognised &item : library.unrecognised) {
        if (QString::fromStdString(item.path).endsWith(ending))
            return QString::fromStdString(item.reason.english());
    }
    return {};
}

} // namespace importtest
