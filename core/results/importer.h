// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"
#include "core/results/library.h"
#include "core/results/preview.h"

#include <string_view>

/// The door for benchmark tools: one importer a file under importers/, one line in importers/registry.cpp.
namespace core::results {

/// A file as an importer sees it. The text lives as long as the call.
struct ImportSource
{
    std::string path;     ///< shown in remarks and put into RunSource::path
    std::string fileName; ///< last component, for formats that carry facts in their names
    std::string_view text;
    std::string sha256;
    std::stop_token stop;
    const Preview *preview = nullptr; ///< never null when an importer is asked
};

/// Who was measured, told by a file that stands beside results and holds none. It fills what the runs leave open.
struct SharedSettings
{
    std::string tool;   ///< only runs of this tool
    std::string system; ///< runs whose metadata says this "system"; empty: runs below `folder`
    std::string folder; ///< with the last '/'
    RunIdentity identity;
};

/// What a file turned out to be.
struct ImportOutcome
{
    std::vector<Run> runs;
    std::vector<Unrecognised> unrecognised; ///< documents within the file that held no run

    /// Files that tell the same run (summary and table, summary and its requests) say so by the same key, one a run or
    /// none at all. Of the runs with one key the one of the lowest rank stays; requests of the others are handed to it.
    std::vector<std::string> keys;
    int rank = 0;
    std::vector<SharedSettings> settings{};
    bool settingsOnly = false; ///< the runs only say who was measured; alone they are no runs
};

/// How sure an importer is that a file is its own: detection is by content, never by name alone.
enum class Match { No, Weak, Strong };

struct Importer
{
    std::string_view tool; ///< id of the contract
    Match (*detect)(const ImportSource &source);
    Result<ImportOutcome> (*read)(const ImportSource &source, Diagnostics &diagnostics);
};

/// All importers in the order in which they are asked; the first strong match wins, else the first weak one.
const std::vector<Importer> &importers();

} // namespace core::results
