// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sessionfiles.h"

#include "core/files.h"
#include "core/hash.h"
#include "core/project/resultnotes.h"
#include "core/project/tracefile.h"
#include "ui/report/carried.h"
#include "ui/style/numberformat.h"
#include "ui/tablemappings.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QStandardPaths>
#include <algorithm>
#include <set>
#include <unordered_map>

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

/// A folder of the user's data for what a report carries; the same report always gets the same one.
QString folderFor(const std::string &reportBytes)
{
    constexpr qsizetype enough = 16;
    const QByteArray bytes = QByteArray::fromRawData(reportBytes.data(), static_cast<qsizetype>(reportBytes.size()));
    return QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation) + QStringLiteral("/reports/") +
           QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(enough));
}

/// The results of a report that do not lie beside it are unpacked; gives the folder, or an empty text.
core::Result<QString> unpacked(const report::Carried &carried, const QString &baseFolder, const QString &folder)
{
    if (carried.results.empty() || report::resultsAreThere(carried, toPath(baseFolder)))
        return QString();
    if (!report::resultsAreThere(carried, toPath(folder)))
        if (auto done = report::unpackResults(carried, toPath(folder)); !done)
            return tl::make_unexpected(done.error());
    return folder;
}

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

namespace {

core::project::Node turned(const core::project::Node &document, const QString &from, const QString &to)
{
    core::project::Node turned = document;
    const auto turn = [&](const core::project::Node &path, const std::string &at) {
        const QString absolute = absolutePath(QString::fromStdString(path.text()), from);
        const std::string reference = referenceTo(absolute, to).toStdString();
        if (reference != path.text())
            turned = turned.with(at, core::project::Node::scalar(reference));
    };
    const core::project::Node *results = document.find("results");
    for (std::size_t i = 0; results != nullptr && i < results->items().size(); ++i) {
        const core::project::Node &item = results->items()[i];
        const bool bare = item.kind() == core::project::Node::Kind::Scalar;
        if (const core::project::Node *path = bare ? &item : item.find("path"))
            turn(*path, "results." + std::to_string(i) + (bare ? "" : ".path"));
    }
    const std::string traceAt = "scenario.workload.arrivals.file";
    if (const core::project::Node *trace = document.at(traceAt); trace != nullptr && !trace->text().empty())
        turn(*trace, traceAt);
    return turned;
}

} // namespace

core::project::Node rebased(const core::project::Node &document, const QString &from, const QString &to)
{
    return from == to ? document : turned(document, from, to);
}

QString placeOf(const core::project::Node &reference, const QString &baseFolder)
{
    const bool bare = reference.kind() == core::project::Node::Kind::Scalar;
    const core::project::Node *path = bare ? &reference : reference.find("path");
    return path == nullptr || path->text().empty() ? QString()
                                                   : absolutePath(QString::fromStdString(path->text()), baseFolder);
}

qsizetype referenceOf(const QString &path, const core::project::Node &document, const QString &baseFolder)
{
    const core::project::Node *results = document.find("results");
    if (results == nullptr)
        return -1;
    for (std::size_t i = 0; i < results->items().size(); ++i) {
        const QString place = placeOf(results->items()[i], baseFolder);
        if (!place.isEmpty() && (path == place || path.startsWith(place + QLatin1Char('/'))))
            return static_cast<qsizetype>(i);
    }
    return -1;
}

std::shared_ptr<const core::results::Library> tagged(std::shared_ptr<const core::results::Library> imported,
                                                     const core::project::Node &document, const QString &baseFolder)
{
    const core::project::Node *results = document.find("results");
    std::shared_ptr<core::results::Library> copy;
    for (std::size_t i = 0; results != nullptr && i < results->items().size(); ++i) {
        const core::project::ResultNotes notes = core::project::notesOf(results->items()[i]);
        if (notes.tags.empty())
            continue;
        if (!copy)
            copy = std::make_shared<core::results::Library>(*imported);
        core::project::applyTags(*copy, notes, placeOf(results->items()[i], baseFolder).toStdString());
    }
    if (!copy)
        return imported;
    return std::make_shared<const core::results::Library>(
        core::results::merged(core::results::Library{}, std::move(*copy)));
}

std::shared_ptr<const core::results::Library> named(std::shared_ptr<const core::results::Library> imported,
                                                    const core::project::Node &document, const QString &baseFolder)
{
    QSet<QString> places;
    if (const core::project::Node *results = document.find("results"))
        for (const core::project::Node &item : results->items())
            places.insert(placeOf(item, baseFolder));
    std::unordered_map<std::string, bool> seen;
    const std::pair<const std::string, bool> *last = nullptr; // a file may hold a hundred thousand runs
    const auto strange = [&](const std::string &source) {
        if (last != nullptr && last->first == source)
            return last->second;
        const auto [entry, isNew] = seen.try_emplace(source, false);
        last = &*entry;
        if (isNew) {
            QString path = QString::fromStdString(source);
            while (!path.isEmpty() && !places.contains(path))
                path.truncate(std::max(qsizetype{0}, path.lastIndexOf(QLatin1Char('/'))));
            entry->second = path.isEmpty();
        }
        return entry->second;
    };
    const auto bySource = [&](const auto &entry) { return strange(entry.source.path); };
    const auto byPath = [&](const auto &entry) { return strange(entry.path); };
    const core::results::AxisEntries &axes = imported->axes;
    const auto any = [&](const auto &...lists) { return (std::ranges::any_of(lists, bySource) || ...); };
    const bool all = !any(imported->runs, imported->memoryLogs, imported->models, axes.energy, axes.cost, axes.quality,
                          axes.grid, axes.production, axes.workloads) &&
                     std::ranges::none_of(imported->unrecognised, byPath);
    if (all)
        return imported;
    core::results::Library rest = *imported;
    const auto drop = [&](auto &...lists) { (std::erase_if(lists, bySource), ...); };
    drop(rest.runs, rest.memoryLogs, rest.models, rest.axes.energy, rest.axes.cost, rest.axes.quality, rest.axes.grid,
         rest.axes.production, rest.axes.workloads);
    std::erase_if(rest.unrecognised, byPath);
    return std::make_shared<const core::results::Library>(
        core::results::merged(core::results::Library{}, std::move(rest)));
}

namespace {

/// Which tables a mapping was used for, and which wait for one.
void lookAtTables(Imported &imported, const std::vector<core::results::TableMapping> &mappings)
{
    std::set<std::string> seen;
    for (const core::results::Run &run : imported.library.runs) {
        const bool mapped = std::any_of(run.remarks.begin(), run.remarks.end(),
                                        [](const auto &remark) { return remark.id == "table.mapped"; });
        if (!mapped || !seen.insert(run.source.path).second)
            continue;
        const QString path = QString::fromStdString(run.source.path);
        const auto header = core::results::tableHeader(tables::beginningOf(path));
        const auto used = std::find_if(mappings.begin(), mappings.end(),
                                       [&](const auto &mapping) { return header && mapping.header == *header; });
        if (used != mappings.end())
            imported.mapped.emplace_back(path, *used);
    }
    for (const core::results::Unrecognised &one : imported.library.unrecognised) {
        const QString path = QString::fromStdString(one.path);
        if (!one.sideFile && QFileInfo(path).isFile() && tables::unknownTable(path, mappings))
            imported.unknownTables << path;
    }
}

} // namespace

Imported import(const QStringList &paths, const std::vector<core::results::TableMapping> &mappings,
                std::stop_token stop, const Progress &progress)
{
    Imported imported;
    std::vector<std::filesystem::path> list;
    for (const QString &path : paths)
        list.push_back(toPath(path));
    core::results::ImportOptions options;
    options.stop = stop;
    options.tableMappings = mappings;
    options.progress = [&progress](double fraction, const std::string &) {
        if (progress)
            progress(fraction);
    };
    imported.library = core::results::importPaths(list, options, imported.remarks);
    lookAtTables(imported, mappings);
    for (const core::results::Run &run : imported.library.runs)
        imported.hashes.insert(QString::fromStdString(run.source.path), QString::fromStdString(run.source.sha256));
    for (const QString &path : paths) {
        if (stop.stop_requested())
            break;
        if (imported.hashes.value(path).isEmpty() && QFileInfo(path).isFile()) {
            if (const auto bytes = core::readFile(toPath(path)))
                imported.hashes.insert(path, QString::fromStdString(core::sha256Hex(*bytes)));
        }
    }
    return imported;
}

core::Result<Loaded> load(const QString &path, const LoadOptions &options, std::stop_token stop,
                          const Progress &progress)
{
    auto bytes = core::readFile(toPath(path));
    if (!bytes)
        return tl::make_unexpected(bytes.error());
    Loaded loaded;
    loaded.fromReport = report::mayCarryProject(*bytes);
    const QString folder = loaded.fromReport ? folderFor(*bytes) : QString();
    const auto carried = report::carriedBy(std::move(*bytes), path.toStdString());
    if (!carried)
        return tl::make_unexpected(carried.error());
    const auto resultsFolder = unpacked(*carried, options.baseFolder, folder);
    if (!resultsFolder)
        return tl::make_unexpected(resultsFolder.error());
    loaded.resultsFolder = *resultsFolder;
    const QString base = loaded.resultsFolder.isEmpty() ? options.baseFolder : loaded.resultsFolder;
    const std::string &text = carried->projectText;
    loaded.text = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
    core::Diagnostics projectRemarks;
    auto project = core::project::readProject(text, path.toStdString(), loaded.document, projectRemarks);
    if (project && options.turnReferences) {
        loaded.document = turned(loaded.document, base, base);
        project = core::project::interpret(loaded.document, path.toStdString(), projectRemarks);
    }
    if (!project)
        return tl::make_unexpected(project.error());
    QStringList present;
    for (const core::project::ResultReference &reference : project->results) {
        const QString name = QString::fromStdString(reference.path);
        const QString absolute = absolutePath(name, base);
        if (QFileInfo::exists(absolute)) {
            present << absolute;
        } else {
            loaded.missing << name;
            loaded.importDiagnostics.warn(
                {CORE_TEXT("the result file %1 is missing; its reference is kept"), {reference.path}},
                path.toStdString());
        }
    }
    Imported imported =
        import(present, core::project::tableMappings(loaded.document), stop, [&progress](double fraction) {
            if (progress)
                progress(projectShareOfProgress + (1.0 - projectShareOfProgress) * fraction);
        });
    for (const core::Diagnostic &item : imported.remarks.items())
        loaded.importDiagnostics.add(item.severity, item.what);
    core::project::addTrace(*project, toPath(base), imported.library, loaded.traceDiagnostics);
    loaded.project = std::make_shared<const core::project::Project>(std::move(*project));
    loaded.imported = std::make_shared<const core::results::Library>(std::move(imported.library));
    loaded.library = tagged(loaded.imported, loaded.document, base);
    return loaded;
}

bool carriesProject(const QString &path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix != QLatin1String("pdf") && suffix != QLatin1String("xlsx"))
        return false;
    auto bytes = core::readFile(toPath(path));
    return bytes && report::mayCarryProject(*bytes) &&
           report::carriedBy(std::move(*bytes), path.toStdString()).has_value();
}

bool write(const QString &path, const std::string &bytes, QString *why)
{
    const auto written = core::writeFileAtomically(toPath(path), bytes);
    if (!written && why != nullptr)
        //: %1 is a file, %2 says what went wrong: "cannot be written: there is no space left on the device"
        *why = Say::tr("%1: %2. Nothing was changed there.")
                   .arg(QDir::toNativeSeparators(path), localised(written.error().message));
    return written.has_value();
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
