// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/hfconfig.h"
#include "core/perf/startuplog.h"
#include "core/results/axes/readers.h"
#include "core/results/importer.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// What a text is given to, by name: the tools of the importers' registry, and the families of what is no benchmark.
namespace fuzz {

/// The name decides only whether YAML is tried, and on the parts of a name that some tools use. It follows from the
/// last byte of a text, so that the fuzzer may change it: a line break is for text, a closing brace or bracket for
/// JSON.
constexpr std::array<const char *, 8> fileNames{
    "table_2024_06_24.csv", "categories_2024_06_24.json",      "profile_export_console.txt", "result.yaml",
    "agg_result.json",      "result_2024-06-24T10-00-00.json", "summary_lifecycle.json",     "result.csv"};

constexpr const char *nameOf(std::string_view text)
{
    return fileNames[text.empty() ? 2 : static_cast<unsigned char>(text.back()) % fileNames.size()];
}

/// What a seed ends with so that it gets a name of the kind that its file had.
inline std::string_view endOf(std::string_view fileName)
{
    if (fileName.ends_with(".yaml") || fileName.ends_with(".yml"))
        return "\n#";
    return fileName.starts_with("table_") ? " " : fileName.starts_with("categories_") ? "\t" : "";
}
static_assert(std::string_view(nameOf("#")) == "result.yaml" && std::string_view(nameOf("]")).ends_with(".json"));
static_assert(std::string_view(nameOf(" ")).starts_with("table_") && std::string_view(nameOf("}")).ends_with(".json"));
static_assert(std::string_view(nameOf("\t")).starts_with("categories_"));

/// A text as an importer gets it.
struct Input
{
    explicit Input(std::string_view text)
        : preview(core::results::makePreview(text, nameOf(text)))
    {
        source.path = std::string("fuzz/") + nameOf(text);
        source.fileName = nameOf(text);
        source.text = text;
        source.preview = preview.get();
    }

    std::unique_ptr<core::results::Preview> preview;
    core::results::ImportSource source{};
};

struct SideFormat
{
    std::string_view name;
    bool (*claims)(const core::results::ImportSource &source); ///< may be dear: it may read the file
    core::results::axes::Reader read;                          ///< null: not one of the readers of entries
};

template <core::results::axes::Reader read>
bool reads(const core::results::ImportSource &source)
{
    return read(source).has_value();
}

inline const std::vector<SideFormat> &sideFormats()
{
    namespace axes = core::results::axes;
    using core::results::ImportSource;
    static const std::vector<SideFormat> all{
        {"hf-config", [](const ImportSource &source) { return core::catalogue::looksLikeHfConfig(source.text); },
         nullptr},
        {"engine-log",
         [](const ImportSource &source) {
             return core::perf::looksLikeVllmLog(source.text) || core::perf::looksLikeSglangLog(source.text);
         },
         nullptr},
        {"energy-tables", reads<axes::readEnergyTables>, axes::readEnergyTables},
        {"power-log", reads<axes::readPowerLog>, axes::readPowerLog},
        {"gpu-log", reads<axes::readGpuLog>, axes::readGpuLog},
        {"exposition", reads<axes::readExposition>, axes::readExposition},
        {"prometheus-api", reads<axes::readPrometheusApi>, axes::readPrometheusApi},
        {"costs", reads<axes::readCosts>, axes::readCosts},
        {"quality", reads<axes::readQuality>, axes::readQuality},
        {"traces", reads<axes::readTraces>, axes::readTraces},
        {"grid", reads<axes::readGrid>, axes::readGrid},
        {"langfuse", reads<axes::readLangfuse>, axes::readLangfuse},
    };
    return all;
}

/// Each name once, in the order of the registry.
inline std::vector<std::string_view> formatNames()
{
    std::vector<std::string_view> names;
    for (const auto &importer : core::results::importers()) {
        if (std::ranges::find(names, importer.tool) == names.end())
            names.push_back(importer.tool);
    }
    for (const SideFormat &side : sideFormats())
        names.push_back(side.name);
    return names;
}

} // namespace fuzz
