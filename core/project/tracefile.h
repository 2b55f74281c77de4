// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/prediction.h"
#include "core/project/project.h"

#include <filesystem>
#include <memory>

/// The recorded requests that a scenario's arrivals name (`arrivals: {kind: trace, file: …}`).
namespace core::project {

/// Reads the trace, its path taken relative to `folder`, and keeps it under the name that the project gives it. A file
/// that is missing or no trace is a warning in `diagnostics`; a project that names none changes nothing.
void readTraceOf(const Project &project, const std::filesystem::path &folder, PredictionCache &cache,
                 Diagnostics &diagnostics);

/// The trace of the scenario where it was read; null else.
std::shared_ptr<const workload::Trace> traceOf(const Project &project, PredictionCache *cache);

/// The project with what it does not state of lengths and rate and its trace tells: means and percentiles of prompts
/// and answers, requests a second over the trace's time. Each names the file as its source.
Project withTrace(const Project &project, PredictionCache *cache);

} // namespace core::project
