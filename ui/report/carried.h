// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/result.h"

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// What a report carries so that it opens again as the project it was made from: the project file, and the results that
/// it names.
namespace ui::report {

/// The name under which a PDF carries its project; the results stand behind `resultsPrefix`.
inline constexpr const char *projectAttachment = "project.yaml";
inline constexpr const char *resultsPrefix = "results/";

/// What is carried at most: a report is sent by mail. The sizes are those of the files; inside they are compressed.
inline constexpr std::size_t mostCarriedFiles = 200;
inline constexpr std::size_t mostCarriedBytes = std::size_t{8} << 20U;
inline constexpr std::size_t mostCompressedBytes = std::size_t{2} << 20U;

struct CarriedFile
{
    std::string name; ///< as the project names it, below its folder: "runs/sweep.json"
    std::string bytes;
};

struct Carried
{
    std::string projectText;
    std::vector<CarriedFile> results; ///< names are relative and lead nowhere else
};

/// The files that the project names and that lie below its folder, folders with what is in them, sorted by name. All
/// of them or none: half of the results would give other figures than the report shows.
std::vector<CarriedFile> resultsToCarry(const core::project::Project &project, const std::filesystem::path &baseFolder);

/// What a file carries: the file itself where it is text, the attachments of a PDF, the property of a spreadsheet. A
/// PDF or spreadsheet without a project is an error that says so.
core::Result<Carried> carriedBy(std::string bytes, const std::string &source);

/// Whether bytes are those of a file that can carry a project: a PDF or a ZIP archive.
bool mayCarryProject(std::string_view bytes);

/// Whether every result that was carried lies below the folder already.
bool resultsAreThere(const Carried &carried, const std::filesystem::path &folder);

/// Writes the results below a folder, which is made.
core::Result<void> unpackResults(const Carried &carried, const std::filesystem::path &folder);

} // namespace ui::report
