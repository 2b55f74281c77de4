// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/tags.h"

#include "core/parsenumber.h"
#include "core/results/importers/support.h"

#include <algorithm>
#include <array>

namespace core::results {

namespace {

constexpr std::size_t valueLimitBytes = 200;
constexpr int countLimit = 100'000;
constexpr std::string_view flagsKey = "engine_flags"; ///< kept among the metadata: no field of the identity holds it

std::optional<int> countFrom(std::string_view value)
{
    const auto count = parseInteger(value);
    return count && *count >= 1 && *count <= countLimit ? std::optional(static_cast<int>(*count)) : std::nullopt;
}

bool isCount(std::string_view name)
{
    return name == "gpu_count" || name == "tensor_parallel";
}

/// The field that holds a tag of text; null for other tags. Of a run that may only be read, one that may only be read.
template <class AnyRun>
auto textOf(AnyRun &run, std::string_view name) -> decltype(&run.identity.model)
{
    auto &identity = run.identity;
    if (name == "model")
        return &identity.model;
    if (name == "precision")
        return &identity.precision;
    if (name == "gpu")
        return &identity.gpu;
    if (name == "engine")
        return &identity.engine;
    if (name == "engine_version")
        return &identity.engineVersion;
    if (name == "tokenizer")
        return &identity.tokenizer;
    if (name == "dataset")
        return &identity.dataset;
    return name == "tool_version" ? &run.source.toolVersion : nullptr;
}

template <class AnyRun>
auto countOfTag(AnyRun &run, std::string_view name) -> decltype(&run.identity.gpuCount)
{
    if (name == "gpu_count")
        return &run.identity.gpuCount;
    return name == "tensor_parallel" ? &run.identity.tensorParallel : nullptr;
}

void setTag(Run &run, const std::string &name, const std::string &value)
{
    if (auto *count = countOfTag(run, name))
        *count = countFrom(value);
    else if (auto *text = textOf(run, name))
        *text = value;
    else if (name == "warmup")
        run.facts.warmupDiscarded = value == "discarded";
    else if (name == flagsKey)
        run.facts.metadata[std::string(flagsKey)] = value;
}

/// What raises the checklist beyond what the importers know of.
void recordFlags(Run &run)
{
    run.checklist[static_cast<std::size_t>(ChecklistItem::EngineFlags)] = Recorded::Yes;
}

} // namespace

const std::vector<std::string_view> &tagNames()
{
    static const std::vector<std::string_view> names{
        "model",          "precision",    "gpu",       "gpu_count", "tensor_parallel", "engine",
        "engine_version", "engine_flags", "tokenizer", "dataset",   "tool_version",    "warmup"};
    return names;
}

std::optional<Text> tagProblem(std::string_view name, std::string_view value)
{
    if (std::ranges::find(tagNames(), name) == tagNames().end())
        return Text(CORE_TEXT("\"%1\" is no tag of a run"), {std::string(name)});
    if (trimmed(value).empty())
        return Text(CORE_TEXT("the tag %1 is empty"), {std::string(name)});
    if (value.size() > valueLimitBytes)
        return Text(CORE_TEXT("the tag %1 is longer than 200 bytes"), {std::string(name)});
    if (isCount(name) && !countFrom(value))
        return Text(CORE_TEXT("found \"%1\" as %2, expected a whole number from 1"),
                    {std::string(value), std::string(name)});
    if (name == "warmup" && value != "discarded" && value != "kept")
        return Text(CORE_TEXT("found \"%1\" as the warm-up, expected discarded or kept"), {std::string(value)});
    if (looksSecret(name, value))
        return Text(CORE_TEXT("the tag %1 looks like a password or a key; it is not kept"), {std::string(name)});
    return std::nullopt;
}

std::optional<std::string> taggedValue(const Run &run, std::string_view name)
{
    if (const auto *count = countOfTag(run, name))
        return *count ? std::optional(std::to_string(**count)) : std::nullopt;
    if (const auto *text = textOf(run, name))
        return *text;
    if (name == "warmup" && run.facts.warmupDiscarded)
        return std::string(*run.facts.warmupDiscarded ? "discarded" : "kept");
    if (name == flagsKey) {
        const auto flags = run.facts.metadata.find(std::string(flagsKey));
        if (flags != run.facts.metadata.end())
            return flags->second;
    }
    return std::nullopt;
}

void applyTags(Run &run, const Tags &tags)
{
    std::string said;
    for (const auto &[name, value] : tags) {
        if (tagProblem(name, value))
            continue;
        const auto before = taggedValue(run, name);
        if (before && *before != value)
            addRemark(run, "run.tag-differs",
                      {CORE_TEXT("%1 is %2 by a tag, where the file says %3"), {name, value, *before}});
        setTag(run, name, value);
        said += (said.empty() ? "" : ", ") + name + " " + value;
    }
    if (said.empty())
        return;
    addRemark(run, "run.tagged", {CORE_TEXT("said by a person, not by the file: %1"), {said}});
    finishChecklist(run);
    if (tags.contains(std::string(flagsKey)))
        recordFlags(run);
}

} // namespace core::results
