// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a person says of runs whose files leave it open: who was measured, with what, on what. A tag stands over what
/// the file says, and the run carries a remark that it does.
namespace core::results {

/// Values by tag name.
using Tags = std::map<std::string, std::string>;

/// The names that a tag may have, in the order of a form: "model", "precision", "gpu", "gpu_count", "tensor_parallel",
/// "engine", "engine_version", "engine_flags", "tokenizer", "dataset", "tool_version", "warmup".
const std::vector<std::string_view> &tagNames();

/// Why a value is none for this tag; absent when it is one. Counts are whole numbers from 1, warm-up is "discarded" or
/// "kept", everything else is a text of at most 200 bytes.
std::optional<Text> tagProblem(std::string_view name, std::string_view value);

/// What a run says under a tag's name now, by its file or by a tag; absent when it says nothing.
std::optional<std::string> taggedValue(const Run &run, std::string_view name);

/// Puts the tags on a run: identity, checklist, and the remarks "run.tagged" and, where the file says otherwise,
/// "run.tag-differs". Names and values that are none are left out.
void applyTags(Run &run, const Tags &tags);

/// What a file's or folder's name suggests of the runs within, for a person to confirm; never applied unasked.
struct TagSuggestion
{
    std::string name;
    std::string value;
    std::string from; ///< the part of the path that says so: "h100_tp4"
    bool operator==(const TagSuggestion &) const = default;
};

/// At most one suggestion a tag; what stands nearer to the file's own name counts.
std::vector<TagSuggestion> suggestTags(std::string_view path);

} // namespace core::results
