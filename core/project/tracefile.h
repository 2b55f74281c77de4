// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"
#include "core/results/library.h"

#include <filesystem>
#include <memory>

/// The recorded requests that a scenario's arrivals name (`arrivals: {kind: trace, file: …}`).
namespace core::project {

/// Reads the trace into the library, under the path as the project writes it, taken relative to `folder`. A file that
/// is missing or no trace is a warning in `diagnostics`; a project that names none changes nothing.
void addTrace(const Project &project, const std::filesystem::path &folder, results::Library &library,
              Diagnostics &diagnostics);

/// The path of the trace as the project writes it; empty when it names none.
std::string traceName(const Project &project);

/// The trace of the scenario where it was read; null else.
std::shared_ptr<const workload::Trace> traceOf(const Project &project, const results::Library &library);

/// The project with what it does not state of lengths and rate and its trace tells: means and percentiles of prompts
/// and answers, requests a second over the trace's time. Each names the file as its source.
Project withTrace(const Project &project, const results::Library &library);

} // namespace core::project
