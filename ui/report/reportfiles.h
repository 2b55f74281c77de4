// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "core/result.h"

#include <QLocale>
#include <QPageSize>
#include <filesystem>
#include <functional>
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

/// Endings that a report may have: ".pdf", ".html", ".md", ".xlsx", ".json".
const std::vector<std::string> &reportEndings();
bool isReportName(const std::string &name);

/// Writes one report; the file is whole or untouched. A job that was stopped fails with the message "cancelled".
core::Result<void> writeReport(const ExportJob &job, const std::filesystem::path &path);

/// Reports in every form, every chart, every table, the project: beside the folder first, then moved into place, so
/// that nothing is there by half. Gives the files' names relative to the folder.
core::Result<std::vector<std::string>> writeEverything(const ExportJob &job, const std::filesystem::path &folder);

/// The report as Markdown and as HTML, for the clipboard.
std::string markdownOfJob(const ExportJob &job);
std::string htmlOfJob(const ExportJob &job);

/// The project that a file carries: the file itself where it is text, the attachment of a PDF, the property of a
/// spreadsheet. A PDF or spreadsheet without one is an error that says so.
core::Result<std::string> projectTextOf(std::string bytes, const std::string &source);
/// Whether bytes are those of a file that can carry a project: a PDF or a ZIP archive.
bool mayCarryProject(std::string_view bytes);

} // namespace ui::report
