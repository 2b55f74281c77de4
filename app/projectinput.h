// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline.h"
#include "core/project/project.h"
#include "core/results/library.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

/// What the arguments of a command name: a project with the results it refers to, loose results, or both.
struct ProjectInput
{
    std::optional<core::project::Project> project;
    core::project::Node document;
    std::string projectPath;
    std::string projectText; ///< as read, from the file itself or from the report that carries it
    /// What the project's results and pictures are relative to: its own folder, or the one into which a report's own
    /// results were unpacked, which goes with this struct.
    std::filesystem::path baseFolder;
    std::shared_ptr<void> unpacked{};
    std::shared_ptr<const core::results::Library> library; ///< never null; empty when nothing was recognised
    core::Diagnostics diagnostics;
};

/// Whether the beginning of a file is that of a project: its schema, or the keys of the source's Spanish form. A report
/// that carries its project (PDF, XLSX) is one as well, which readProjectInput finds out.
bool looksLikeProject(std::string_view beginning);

/// Reads the arguments: files that look like a project are one (two are an error), all others are results. Results that
/// the project names are taken relative to it; one that is missing or has changed is a warning, while a result named as
/// an argument that cannot be opened is an error. A YAML file that is neither is refused as a project. `needProject`
/// says that the first argument must be a project.
core::Result<ProjectInput> readProjectInput(const std::vector<std::string> &arguments, bool needProject = false);

} // namespace app
