// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/axisentries.h"
#include "core/results/importer.h"

#include <functional>

/// One function a family of tools, each in a file of its own. They look at the content, never at the name alone.
namespace core::results::axes {

/// What a file gave: entries, or why it holds none although its tool is known.
struct Reading
{
    AxisEntries entries{};
    std::optional<Text> reason{};
    bool sideFile = false; ///< the reason is no cause for concern
};

/// Absent when the file is of none of the family's tools.
using Reader = std::optional<Reading> (*)(const ImportSource &source);

std::optional<Reading> readEnergyTables(const ImportSource &source);  ///< zeus, codecarbon, mlenergy
std::optional<Reading> readPowerLog(const ImportSource &source);      ///< mlperf-power
std::optional<Reading> readGpuLog(const ImportSource &source);        ///< nvidia-smi
std::optional<Reading> readExposition(const ImportSource &source);    ///< vllm-, sglang-metrics, dcgm, kepler
std::optional<Reading> readPrometheusApi(const ImportSource &source); ///< prometheus
std::optional<Reading> readCosts(const ImportSource &source);         ///< opencost, focus
std::optional<Reading> readQuality(const ImportSource &source);       ///< lm-eval, helm, livebench
std::optional<Reading> readGrid(const ImportSource &source);   ///< electricitymaps, entsoe, energy-charts, ember, owid
std::optional<Reading> readTraces(const ImportSource &source); ///< azure-trace, mooncake-trace, burstgpt
std::optional<Reading> readLangfuse(const ImportSource &source); ///< langfuse

/// What only several files together tell: watts and the window that a log names, tasks and their categories.
class Linker
{
public:
    /// Looks at every file, also at those that are something else as well.
    void look(const ImportSource &source);
    void link(AxisEntries &entries) const;

private:
    struct Window
    {
        double beginSeconds = 0.0, endSeconds = 0.0;
    };
    void lookAtCategories(const ImportSource &source);
    void linkCategories(AxisEntries &entries) const;

    std::map<std::string, Window> m_windows;                                             ///< by the place of the log
    std::map<std::string, std::vector<std::pair<double, double>>> m_samples;             ///< seconds, watts
    std::map<std::string, std::map<std::string, std::vector<std::string>>> m_categories; ///< of LiveBench, by release
};

RunSource sourceOf(const ImportSource &source, std::string tool, int index = 0);
/// Calls for each JSON document, the first included; broken ones are passed over.
void forEachJson(const ImportSource &source, const std::function<void(const json::Value &document)> &read);

} // namespace core::results::axes
