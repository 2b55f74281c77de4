// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sessionfiles.h"

#include "core/files.h"
#include "core/project/tracefile.h"
#include "ui/cataloguesource.h"
#include "ui/report/reportfiles.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>
#include <algorithm>

namespace ui::files {

namespace {

/// Gives the translator a context for the texts of this file.
struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::Session)
};

std::filesystem::path toPath(const QString &path)
{
    return core::pathFromText(path.toStdString());
}

constexpr double projectShareOfProgress = 0.1;

} // namespace

QString absolutePath(const QString &reference, const QString &baseFolder)
{
    if (QDir::isAbsolutePath(reference) || baseFolder.isEmpty())
        return QDir::cleanPath(reference);
    return QDir::cleanPath(QDir(baseFolder).filePath(reference));
}

QString referenceTo(const QString &absolute, const QString &baseFolder)
{
    if (baseFolder.isEmpty())
        return absolute;
    const QString relative = QDir(baseFolder).relativeFilePath(absolute);
    // More than one step up is no neighbour any more: moving the project alone would break such a path just the same.
    if (relative.startsWith(QLatin1String("../../")))
        return absolute;
    return relative;
}

core::project::Node rebased(const core::project::Node &document, const QString &from, const QString &to)
{
    const core::project::Node *results = document.find("results");
    if (from == to || results == nullptr)
        return document;
    core::project::Node turned = document;
    for (std::size_t i = 0; i < results->items().size(); ++i) {
        const core::project::Node &item = results->items()[i];
        const bool bare = item.kind() == core::project::Node::Kind::Scalar;
        const core::project::Node *path = bare ? &item : item.find("path");
        if (path == nullptr)
            continue;
        const QString absolute = absolutePath(QString::fromStdString(path->text()), from);
        const std::string reference = referenceTo(absolute, to).toStdString();
        const std::string at = "results." + std::to_string(i) + (bare ? "" : ".path");
        if (reference != path->text())
            turned = turned.with(at, core::project::Node::scalar(reference));
    }
    return turned;
}

core::results::Library import(const QStringList &paths, std::stop_token stop, const Progress &progress,
                              core::Diagnostics &diagnostics)
{
    std::vector<std::filesystem::path> list;
    for (const QString &path : paths)
        list.push_back(toPath(path));
    core::results::ImportOptions options;
    options.stop = stop;
    options.progress = [&progress](double fraction, const std::string &) {
        if (progress)
            progress(fraction);
    };
    return core::results::importPaths(list, options, diagnostics);
}

core::Result<Loaded> load(const QString &path, const QString &baseFolder, std::stop_token stop,
                          const Progress &progress)
{
    auto bytes = core::readFile(toPath(path));
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    Loaded loaded;
    loaded.fromReport = report::mayCarryProject(*bytes);
    const auto text = report::projectTextOf(std::move(*bytes), path.toStdString());
    if (!text)
        return tl::make_unexpected(text.error());
    loaded.text = QString::fromUtf8(text->data(), static_cast<qsizetype>(text->size()));
    core::Diagnostics projectRemarks;
    auto project = core::project::readProject(*text, path.toStdString(), loaded.document, projectRemarks);
    if (!project)
        return tl::make_unexpected(project.error());
    QStringList present;
    for (const core::project::ResultReference &reference : project->results) {
        const QString name = QString::fromStdString(reference.path);
        const QString absolute = absolutePath(name, baseFolder);
        if (QFileInfo::exists(absolute)) {
            present << absolute;
        } else {
            loaded.missing << name;
            loaded.importDiagnostics.warn(
                {CORE_TEXT("the result file %1 is missing; its reference is kept"), {reference.path}},
                path.toStdString());
        }
    }
    auto library = import(
        present, stop,
        [&progress](double fraction) {
            if (progress)
                progress(projectShareOfProgress + (1.0 - projectShareOfProgress) * fraction);
        },
        loaded.importDiagnostics);
    core::Diagnostics ofCatalogue; // said where the project is evaluated
    if (const auto cache = evaluateOptions(ofCatalogue).predictions)
        core::project::readTraceOf(*project, toPath(baseFolder), *cache, loaded.importDiagnostics);
    loaded.project = std::make_shared<const core::project::Project>(std::move(*project));
    loaded.library = std::make_shared<const core::results::Library>(std::move(library));
    return loaded;
}

bool carriesProject(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix != QLatin1String("pdf") && suffix != QLatin1String("xlsx"))
        return false;
    auto bytes = core::readFile(toPath(path));
    return bytes && report::mayCarryProject(*bytes) &&
           report::projectTextOf(std::move(*bytes), path.toStdString()).has_value();
}

bool write(const QString &path, const std::string &bytes, QString *why)
{
    QSaveFile file(path);
    const qint64 size = static_cast<qint64>(bytes.size());
    if (file.open(QIODevice::WriteOnly) && file.write(bytes.data(), size) == size && file.commit())
        return true;
    if (why != nullptr)
        *why = Say::tr("%1 could not be written: %2. Nothing was changed there; choose another place with Save as.")
                   .arg(QDir::toNativeSeparators(path), file.errorString());
    return false;
}

QStringList exampleNames()
{
    QStringList names;
    const QDir folder(QStringLiteral(":/examples"));
    for (const QFileInfo &info : folder.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name))
        names << info.completeBaseName();
    return names;
}

QString examplesFolder()
{
    const QString root =
        QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/examples");
    QDirIterator it(QStringLiteral(":/examples"), QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString from = it.next();
        const QString to = root + from.mid(QStringLiteral(":/examples").size());
        QFile source(from);
        if (!source.open(QIODevice::ReadOnly))
            return {};
        const QByteArray bytes = source.readAll();
        QFile target(to);
        if (target.open(QIODevice::ReadOnly) && target.readAll() == bytes)
            continue;
        target.close();
        if (!QDir().mkpath(QFileInfo(to).path()) || !write(to, bytes.toStdString(), nullptr))
            return {};
    }
    return root;
}

} // namespace ui::files
