// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"
#include "core/results/library.h"
#include "core/results/tablemapping.h"
#include "core/results/tags.h"

#include <string>
#include <vector>

/// What a person has said about imported results, as the project file keeps it beside their reference:
///
///   results:
///     - path: rack-3
///       tags:
///         - {runs: [a.json, sweep.jsonl#2], gpu: h100, tensor_parallel: 4}
///       tables:
///         - {columns: [Users, "p99 TTFT"], fields: [concurrency, ttft_p99_ms]}
///
/// `runs` are paths below the reference ("#n" is one run of a file that holds several, from 0); without it the tags are
/// of all runs of the reference.
namespace core::project {

struct TaggedRuns
{
    std::vector<std::string> runs; ///< empty: all of the reference
    results::Tags tags;
    bool operator==(const TaggedRuns &) const = default;
};

struct ResultNotes
{
    std::vector<TaggedRuns> tags; ///< in the file's order; a later one stands over an earlier one
    std::vector<results::TableMapping> tables;
    bool operator==(const ResultNotes &) const = default;
};

/// The notes of one reference; what is malformed in them is left out (interpret says why).
ResultNotes notesOf(const Node &reference);

/// The mappings of every reference of the document.
std::vector<results::TableMapping> tableMappings(const Node &document);

/// How a run is called in the notes of a reference whose file or folder was imported as `root`; absent when it lies
/// elsewhere. `several`: its file holds more than one run.
std::optional<std::string> runKey(const results::Run &run, const std::string &root, bool several);

/// The tags that the notes give a run; empty when none.
results::Tags tagsOf(const results::Run &run, const ResultNotes &notes, const std::string &root);

/// Puts the tags of the notes on the runs below `root`; true when any run has got one. The sweeps are the caller's to
/// group anew.
bool applyTags(results::Library &library, const ResultNotes &notes, const std::string &root);

/// The reference with other tags or tables; a bare path becomes a map.
Node withTags(const Node &reference, const std::vector<TaggedRuns> &tags);
Node withTable(const Node &reference, const results::TableMapping &mapping);

} // namespace core::project
