// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/sidefiles.h"

#include "core/parsenumber.h"
#include "core/results/axes/readers.h"

#include <array>

namespace core::results {

namespace {

constexpr std::size_t configLimitBytes = std::size_t{4} << 20U; // of a config.json; weights' indices are larger

RunSource sourceOf(const ImportSource &source, std::string tool, int index)
{
    RunSource from;
    from.path = source.path;
    from.documentIndex = index;
    from.tool = std::move(tool);
    from.sha256 = source.sha256;
    return from;
}

bool readLog(const ImportSource &source, Library &library)
{
    if (!perf::looksLikeVllmLog(source.text) && !perf::looksLikeSglangLog(source.text))
        return false;
    std::vector<perf::MemoryLog> logs = perf::readStartupLog(source.text);
    int index = 0;
    for (perf::MemoryLog &log : logs) {
        MemoryLogEntry entry{.source = sourceOf(source, log.tool, index++), .log = {}};
        entry.source.toolVersion = log.engineVersion;
        entry.log = std::move(log);
        library.memoryLogs.push_back(std::move(entry));
    }
    return !logs.empty();
}

bool readConfig(const ImportSource &source, Library &library)
{
    if (source.text.size() > configLimitBytes || !trimmed(source.text).starts_with('{') ||
        !catalogue::looksLikeHfConfig(source.text))
        return false;
    auto model = catalogue::readHfConfig(source.text, source.path);
    if (!model)
        return false;
    library.models.push_back({.source = sourceOf(source, "hf-config", 0), .model = std::move(*model)});
    return true;
}

bool readAxes(const ImportSource &source, Library &library)
{
    constexpr std::array<axes::Reader, 10> readers{
        axes::readEnergyTables,  axes::readPowerLog, axes::readGpuLog, axes::readExposition, axes::readCosts,
        axes::readPrometheusApi, axes::readQuality,  axes::readTraces, axes::readGrid,       axes::readLangfuse};
    for (const axes::Reader reader : readers) {
        auto reading = reader(source);
        if (!reading)
            continue;
        library.axes.append(std::move(reading->entries));
        if (reading->reason)
            library.unrecognised.push_back({source.path, *reading->reason, reading->sideFile});
        return true;
    }
    return false;
}

} // namespace

bool readSideFile(const ImportSource &source, Library &library)
{
    return readConfig(source, library) || readLog(source, library) || readAxes(source, library);
}

} // namespace core::results
