// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/hfconfig.h"
#include "core/diagnostics.h"
#include "core/perf/startuplog.h"
#include "core/results/axisentries.h"
#include "core/results/run.h"
#include "core/results/tablemapping.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <stop_token>
#include <string>

namespace core::workload {
struct Trace;
}

namespace core::results {

/// Runs that differ in load alone. Only closed, open and capped runs make a sweep, each kind its own.
struct Sweep
{
    std::string name; ///< what the runs share, short: "Llama-3.1-8B · vLLM bench · folder"
    LoadKind kind = LoadKind::Closed;
    std::vector<std::size_t> runs; ///< indices into Library::runs, by rising load; unlimited last; repeats side by side
    bool operator==(const Sweep &) const = default;
};

/// A file that held no run, and why. Side files (companions of a run) are named here too.
struct Unrecognised
{
    std::string path;
    Text reason;
    bool sideFile = false; ///< known to hold no run of its own; no cause for concern
    bool operator==(const Unrecognised &) const = default;
};

/// What an engine printed at one start.
struct MemoryLogEntry
{
    RunSource source;
    perf::MemoryLog log;
};

/// A model read from its config.json.
struct ModelEntry
{
    RunSource source;
    catalogue::HfModel model;
};

/// Everything that was imported. Immutable once built; shared between threads.
struct Library
{
    std::vector<Run> runs;
    std::vector<Sweep> sweeps;
    std::vector<Unrecognised> unrecognised;
    std::vector<MemoryLogEntry> memoryLogs{};
    std::vector<ModelEntry> models{};
    AxisEntries axes{}; ///< energy, cost, quality, grid, production, workloads
    /// Recorded requests that a project's arrivals name, by the path as it writes it (core/project/tracefile.h).
    std::map<std::string, std::shared_ptr<const workload::Trace>> traces{};
};

struct ImportOptions
{
    std::stop_token stop;                                                   ///< checked once a file and once a record
    std::function<void(double fraction, const std::string &path)> progress; ///< 0..1, on the caller's thread
    std::uintmax_t fileSizeLimitBytes = std::uintmax_t{2} << 30U;
    std::vector<TableMapping> tableMappings{}; ///< of tables that no tool wrote
};

/// Imports files and folders (recursively, in name order; links that loop, devices and FIFOs are skipped with a
/// reason). Never throws. Nothing recognised gives an empty library; what was not is named in it. A path that cannot be
/// opened is an error in `diagnostics`.
Library importPaths(const std::vector<std::filesystem::path> &paths, const ImportOptions &options,
                    Diagnostics &diagnostics);

/// Groups runs by everything but load (tool, identity, lengths, metadata, folder) into sweeps.
std::vector<Sweep> groupSweeps(const std::vector<Run> &runs);

/// Appends `more` to `base` (duplicates by content hash and document index left out) and groups the sweeps anew.
Library merged(const Library &base, Library more);

} // namespace core::results
