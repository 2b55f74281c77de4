// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/results/library.h"

#include <QHash>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

/// Reading and writing a project with what it refers to. No signals, no state: safe on any thread.
namespace ui::files {

using Progress = std::function<void(double fraction)>; ///< 0..1

/// A project as read from disk. Result files that are missing are named; their references stay in the document.
struct Loaded
{
    core::project::Node document;
    std::shared_ptr<const core::project::Project> project;
    std::shared_ptr<const core::results::Library> library;  ///< with the tags of the document
    std::shared_ptr<const core::results::Library> imported; ///< without them
    core::Diagnostics importDiagnostics; ///< of the results; those of the project are made anew at each edit
    core::Diagnostics traceDiagnostics;  ///< of the recorded requests that the project names
    QStringList missing;                 ///< paths of results that are not there, as the project writes them
    QString text;                        ///< of the file, to notice changes from outside
    bool fromReport = false;             ///< carried by a PDF or a spreadsheet: saving asks for a place of its own
    QString resultsFolder;               ///< where the results that a report carries were unpacked; empty: nowhere
};

struct LoadOptions
{
    QString baseFolder; ///< what the references are relative to: the file's own folder but for a recovered copy
    /// References are written as they are best for that folder; those of a recovered copy are absolute.
    bool turnReferences = false;
};

/// Reads the project at `path`, then imports its results and reads its trace.
core::Result<Loaded> load(const QString &path, const LoadOptions &options, std::stop_token stop,
                          const Progress &progress);

/// Whether a file is a report (PDF, XLSX) that carries the project it was made from.
bool carriesProject(const QString &path);

/// Files and folders that were imported, with what the session puts into the document for them.
struct Imported
{
    core::results::Library library;
    core::Diagnostics remarks;
    QHash<QString, QString> hashes; ///< SHA-256 by path, of the paths that are files
    /// Tables that a person's mapping was used for.
    std::vector<std::pair<QString, core::results::TableMapping>> mapped;
    QStringList unknownTables; ///< files that may be tables whose columns nobody has named
};

/// Imports files and folders given by absolute paths.
Imported import(const QStringList &paths, const std::vector<core::results::TableMapping> &mappings,
                std::stop_token stop, const Progress &progress);

/// The library with the tags that the document gives its runs; the same one when there are none.
std::shared_ptr<const core::results::Library> tagged(std::shared_ptr<const core::results::Library> imported,
                                                     const core::project::Node &document, const QString &baseFolder);

/// The index of the reference of the document that covers an absolute path: itself or a folder above it; -1: none.
qsizetype referenceOf(const QString &absolutePath, const core::project::Node &document, const QString &baseFolder);
/// Where a reference of the document lies; empty when it has no path.
QString placeOf(const core::project::Node &reference, const QString &baseFolder);

/// The absolute path of a reference; `baseFolder` may be empty while the project was never saved.
QString absolutePath(const QString &reference, const QString &baseFolder);

/// How a result is best referred to from a project in `baseFolder`: relative when it lies below the folder or beside
/// it, else absolute; '/' on every system.
QString referenceTo(const QString &absolutePath, const QString &baseFolder);

/// The library with nothing but what the document names; the same one when that is all of it.
std::shared_ptr<const core::results::Library> named(std::shared_ptr<const core::results::Library> imported,
                                                    const core::project::Node &document, const QString &baseFolder);

/// The document with its references to results and to a trace turned from one base folder to another.
core::project::Node rebased(const core::project::Node &document, const QString &from, const QString &to);

/// The one way to write a file from the window: it is whole, or untouched and the sentence says why.
bool write(const QString &path, const std::string &bytes, QString *why);

/// Copies the shipped examples to a folder of the user's data, where their results can be read; gives that folder, or
/// an empty text.
QString examplesFolder();

/// Names of the shipped example projects, sorted: "throughput-on-lo0" …
QStringList exampleNames();

} // namespace ui::files
