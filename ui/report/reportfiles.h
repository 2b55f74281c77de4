// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "core/result.h"
#include "core/sensitivity/report.h"

#include <QLocale>
#include <QPageSize>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

/// Everything that a project leaves the program as: one report by the ending of its name, or a folder with all of it.
/// Window and command line both come here.
namespace ui::report {

/// The project with its figures, and how it is to be said. What it refers to outlives the job.
struct ExportJob
{
    const core::project::Project &project;
    const core::project::Node &document;
    const core::project::Evaluation &evaluation;
    std::string projectText;             ///< the project file as it is read back from a PDF or a spreadsheet
    core::exports::ReportOptions report; ///< chapters, short form, cover, catalogue
    QPageSize pageSize{QPageSize::A4};
    QLocale locale{};
    std::stop_token stop{};
    std::function<void(double fraction)> progress{}; ///< 0..1, on the caller's thread
};

/// Whether a report has a chapter for what moves the figures.
bool wantsSensitivity(const core::exports::ReportOptions &options);

/// What is asked of the figures for that chapter: no more than is printed. The shares are whole percents, which a
/// thousand draws give.
core::sensitivity::SensitivityOptions sensitivityOptions(const core::project::Project &project, std::stop_token stop);

/// Endings that a report may have: ".pdf", ".html", ".md", ".xlsx", ".json".
const std::vector<std::string> &reportEndings();
bool isReportName(const std::string &name);

enum class ExportKind {
    File,      ///< one report, in the form that its name's ending says
    Everything ///< a folder with reports in every form, every chart, every table, the project
};

/// An export in small steps, a page or a picture each: a window takes one whenever it has nothing else to do. What it
/// writes grows beside its place and is moved there by the last step; an export that is given up leaves nothing behind.
class Export
{
public:
    Export(const ExportJob &job, const std::filesystem::path &target, ExportKind kind);
    ~Export();
    Export(const Export &) = delete;
    Export &operator=(const Export &) = delete;

    bool done() const;
    double fraction() const; ///< 0..1, of the steps that are known by now
    /// Takes the next step. A job that was stopped fails with the message "cancelled". \pre !done()
    core::Result<void> step();
    /// The files written, relative to the folder; in their order.
    const std::vector<std::string> &names() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// All steps of an export at once.
core::Result<void> writeReport(const ExportJob &job, const std::filesystem::path &path);
core::Result<std::vector<std::string>> writeEverything(const ExportJob &job, const std::filesystem::path &folder);

/// The report as Markdown and as HTML, for the clipboard.
std::string markdownOfJob(const ExportJob &job);
std::string htmlOfJob(const ExportJob &job);

} // namespace ui::report
