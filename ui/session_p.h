// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/prediction.h"
#include "ui/session.h"
#include "ui/task.h"

#include <QFileSystemWatcher>
#include <QTimer>
#include <map>

/// What the session's own source files share. Nobody else includes this.
namespace ui {

/// What undo swaps: the whole document with what was read for it. Sharing makes copies cheap.
struct Session::State
{
    core::project::Node document;
    std::shared_ptr<const core::project::Project> project;
    std::shared_ptr<const core::results::Library> library;  ///< with the tags of the document
    std::shared_ptr<const core::results::Library> imported; ///< without them; the same one where there are none
    core::Diagnostics importDiagnostics;
    QStringList missing;
};

/// What is to be imported, and to what end.
struct Session::Import
{
    enum class Goal {
        Add,      ///< results that the project does not name yet
        Complete, ///< results that it names since a step of before, which this one joins
        Renew,    ///< all that it names, in place of what was read of it before
    };
    QStringList paths;
    std::vector<core::results::TableMapping> said{}; ///< beside those that the document and the program know
    Goal goal = Goal::Add;
    int mergeKey = 0; ///< of the step that is completed
};

struct Session::Private
{
    State state; ///< the parts that have no member of their own: importDiagnostics, missing
    core::Diagnostics projectDiagnostics;
    std::string traceName; ///< of the trace that was read last, or could not be
    core::Diagnostics traceDiagnostics;
    std::map<std::string, std::shared_ptr<const core::workload::Trace>> traces; ///< read since the project was opened
    Task evaluation;
    Task work;
    Task trace;
    Task copyToDevice;
    QList<Import> waiting; ///< until the work that runs is done
    QTimer autosaveTimer;
    QFileSystemWatcher watcher;
    Autosave autosave;
    std::optional<std::size_t> chosenSweep;
    std::optional<double> operatingLoad;
    QString baseFolder;
    std::string savedHash;    ///< of the open file as we last read or wrote it; empty: there was none
    std::string reportedHash; ///< of the open file as somebody else wrote it, which has been said
    QString autosaveProblem;
    bool preferTask = false;
    bool justOpened = false;        ///< no hand waits for figures: the window is painted first
    bool waitsForCatalogue = false; ///< figures follow as soon as it has been read
    QTimer refineTimer;             ///< the hand rests: the whole evaluation follows the estimate
    std::shared_ptr<core::project::PredictionCache> predictions, rough; ///< rough: of estimates, over `predictions`
    int slowEstimates = 0;                                              ///< in a row
    Task estimates;                                                     ///< where they take longer than a frame
    bool estimatesAgain = false;                                        ///< the inputs have changed meanwhile
    void learnFrom(qint64 milliseconds, bool simulated);
    void estimateInTask(Session &session, core::project::EvaluateOptions options);
    int mergeKeys = 0;
    QString what; ///< what the work does, for the status strip
};

/// The hash by which a file is recognised as changed; empty when it cannot be read.
std::string hashOfFile(const QString &path);

} // namespace ui
