// SPDX-License-Identifier: GPL-3.0-or-later
// nvidia-smi: --query-gpu logs (with or without header and units), dmon, and captures that hold such parts.
//
// | here   | query                                                                | dmon                     |
// |--------|----------------------------------------------------------------------|--------------------------|
// | power  | power.draw, .average, .instant; never a limit                        | pwr                      |
// | device | the column of uuid, index, gpu, pci.bus_id with the most values      | gpu                      |
// | time   | timestamp: local, without a zone                                     | Date Time with -o DT, Time with -o
// T |
//
// Energy: trapezoids a device, gaps of more than 3 s left out; the mean is that energy over the covered time, summed
// over the devices. Without times the mean of the samples, and no energy. Board power.
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"
#include "core/results/axes/times.h"
#include "core/results/importers/csvtable.h"

#include <algorithm>
#include <array>
#include <set>

namespace core::results::axes {

namespace {

constexpr double gapLimitSeconds = 3.0;
constexpr std::size_t searchLimitBytes = std::size_t{1} << 20U;

/// Power over time of each device.
class PowerLog
{
public:
    void add(const std::string &device, std::optional<Instant> time, double watts)
    {
        Device &entry = m_devices[device];
        ++entry.samples;
        entry.sum += watts;
        if (!time)
            return;
        m_zoneKnown = time->zoneKnown;
        m_first = m_timed ? std::min(m_first, time->seconds) : time->seconds;
        m_last = m_timed ? std::max(m_last, time->seconds) : time->seconds;
        m_timed = true;
        if (entry.timed && time->seconds > entry.lastSeconds && time->seconds - entry.lastSeconds <= gapLimitSeconds) {
            const double step = time->seconds - entry.lastSeconds;
            entry.energy += (watts + entry.lastWatts) / 2.0 * step;
            entry.covered += step;
        }
        entry.timed = true;
        entry.lastSeconds = time->seconds;
        entry.lastWatts = watts;
    }

    bool empty() const { return m_devices.empty(); }

    void fill(EnergyEntry &entry) const
    {
        double energy = 0.0;
        double power = 0.0;
        double samples = 0.0;
        bool covered = false;
        for (const auto &[name, device] : m_devices) {
            energy += device.energy;
            samples += static_cast<double>(device.samples);
            covered = covered || device.covered > 0.0;
            power += device.covered > 0.0 ? device.energy / device.covered
                                          : device.sum / static_cast<double>(device.samples);
        }
        entry.powerMeanWatts = power;
        entry.devices = static_cast<int>(m_devices.size());
        entry.figures["samples"] = samples;
        if (!m_timed)
            return;
        if (covered)
            entry.energyJoules = energy;
        entry.durationSeconds = m_last - m_first;
        entry.start = isoInstant({.seconds = m_first, .zoneKnown = m_zoneKnown});
        entry.end = isoInstant({.seconds = m_last, .zoneKnown = m_zoneKnown});
        entry.zoneKnown = m_zoneKnown;
    }

private:
    struct Device
    {
        double sum = 0.0, energy = 0.0, covered = 0.0, lastSeconds = 0.0, lastWatts = 0.0;
        long long samples = 0;
        bool timed = false;
    };
    std::map<std::string, Device> m_devices;
    double m_first = 0.0, m_last = 0.0;
    bool m_timed = false, m_zoneKnown = false;
};

/// "power.draw [W]" → "power.draw".
std::string plainName(std::string_view cell)
{
    cell = trimmed(cell);
    cell = trimmed(cell.substr(0, cell.find(" [")));
    std::string name;
    for (const char c : cell)
        name += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return name;
}

/// "76.85 W" and "76.85"; absent for "[N/A]".
std::optional<double> wattsOf(std::string_view cell)
{
    cell = trimmed(cell);
    if (cell.ends_with('W'))
        cell = trimmed(cell.substr(0, cell.size() - 1));
    const auto watts = parseNumber(cell);
    return watts && *watts >= 0.0 && *watts < 1e5 ? watts : std::nullopt;
}

struct Columns
{
    std::optional<std::size_t> power, time;
    std::vector<std::size_t> devices; ///< candidates
    std::optional<std::size_t> name;
};

Columns columnsOf(const std::vector<std::string> &header)
{
    Columns columns;
    constexpr std::array<std::string_view, 5> powers{"power.draw", "power.draw.average", "power.draw.instant",
                                                     "module.power.draw.average", "power_draw"};
    for (const std::string_view wanted : powers) {
        for (std::size_t i = 0; i < header.size() && !columns.power; ++i) {
            if (plainName(header[i]) == wanted || plainName(header[i]) == std::string(wanted) + " (w)")
                columns.power = i;
        }
    }
    for (std::size_t i = 0; i < header.size(); ++i) {
        const std::string name = plainName(header[i]);
        if (name == "timestamp" && !columns.time)
            columns.time = i;
        else if (name == "uuid" || name == "gpu_uuid" || name == "index" || name == "gpu" || name == "pci.bus_id" ||
                 name == "gpu_bus_id" || name == "serial")
            columns.devices.push_back(i);
        else if (name == "name" || name == "gpu_name")
            columns.name = i;
    }
    return columns;
}

std::string_view cellAt(const CsvRow &row, std::optional<std::size_t> column)
{
    return column && *column < row.cells.size() ? trimmed(row.cells[*column]) : std::string_view();
}

/// The column that tells devices apart: wrappers write the index of each and a constant beside it.
std::optional<std::size_t> deviceColumn(std::string_view text, const std::vector<std::size_t> &candidates)
{
    std::vector<std::set<std::string>> values(candidates.size());
    CsvReader reader(text.substr(0, searchLimitBytes));
    CsvRow row;
    reader.next(row);
    while (reader.next(row)) {
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            if (values[i].size() < 1024)
                values[i].emplace(cellAt(row, candidates[i]));
        }
    }
    std::optional<std::size_t> best;
    std::size_t most = 0;
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        if (values[i].size() > most) {
            most = values[i].size();
            best = candidates[i];
        }
    }
    return best;
}

void readRows(PowerLog &log, std::string &gpu, std::string_view text, const Columns &columns, bool header,
              const std::stop_token &stop)
{
    const auto device = deviceColumn(text, columns.devices);
    CsvReader reader(text);
    CsvRow row;
    if (header)
        reader.next(row);
    while (reader.next(row) && !stop.stop_requested()) {
        const auto watts = wattsOf(cellAt(row, columns.power));
        if (!watts)
            continue;
        if (gpu.empty())
            gpu = std::string(cellAt(row, columns.name));
        log.add(std::string(cellAt(row, device)), columns.time ? parseInstant(cellAt(row, columns.time)) : std::nullopt,
                *watts);
    }
}

/// Files without a header: a time in front and a cell that ends in W.
std::optional<Columns> columnsOfRow(const std::vector<std::string> &cells)
{
    if (cells.size() < 2 || cells.size() > 64 || !parseInstant(cells.front()))
        return std::nullopt;
    Columns columns;
    columns.time = 0;
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const std::string_view cell = trimmed(cells[i]);
        if (!columns.power && cell.ends_with(" W") && wattsOf(cell))
            columns.power = i;
        else if (i == 1 && parseInteger(cell))
            columns.devices.push_back(i);
        else if (cell.starts_with("GPU-"))
            columns.devices.push_back(i);
    }
    return columns.power ? std::optional(columns) : std::nullopt;
}

std::vector<std::string> words(std::string_view line)
{
    std::vector<std::string> result;
    while (!(line = trimmed(line)).empty()) {
        const auto end = line.find_first_of(" \t");
        result.emplace_back(line.substr(0, end));
        line.remove_prefix(end == std::string_view::npos ? line.size() : end);
    }
    return result;
}

/// "# gpu   pwr gtemp …", "#Date Time gpu pwr …"; the names of its columns.
std::vector<std::string> dmonHeader(std::string_view line)
{
    line = trimmed(line);
    if (!line.starts_with('#'))
        return {};
    std::vector<std::string> names = words(line.substr(1));
    const bool gpu = std::ranges::find(names, "gpu") != names.end();
    return gpu && std::ranges::find(names, "pwr") != names.end() ? names : std::vector<std::string>();
}

void readDmon(PowerLog &log, std::string_view text, const std::stop_token &stop)
{
    std::vector<std::string> names;
    while (!text.empty() && !stop.stop_requested()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        if (auto header = dmonHeader(line); !header.empty()) {
            names = std::move(header);
            continue;
        }
        const std::vector<std::string> cells = words(line);
        if (names.empty() || cells.size() != names.size() || cells.front().starts_with('#'))
            continue;
        std::string device, date, clock;
        std::optional<double> watts;
        for (std::size_t i = 0; i < names.size(); ++i) {
            if (names[i] == "gpu")
                device = cells[i];
            else if (names[i] == "pwr")
                watts = wattsOf(cells[i]);
            else if (names[i] == "Date" || names[i] == "YYYYMMDD")
                date = cells[i];
            else if (names[i] == "Time" || names[i] == "HH:MM:SS")
                clock = cells[i];
        }
        if (date.size() == 8)
            date = date.substr(0, 4) + "-" + date.substr(4, 2) + "-" + date.substr(6, 2);
        const auto time = clock.empty() ? std::nullopt
                                        : parseInstant((date.empty() ? std::string("1970-01-01") : date) + " " + clock);
        if (watts)
            log.add(device, time, *watts);
    }
}

/// Parts of a capture: the table of a query, else dmon's.
void readCapture(PowerLog &log, std::string &gpu, std::string_view text, const std::stop_token &stop)
{
    std::string_view rest = text;
    int headers = 100; // each that leads to nothing was read through
    while (!rest.empty() && log.empty() && headers > 0) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        if (line.find("power.draw") != std::string_view::npos && line.find(", ") != std::string_view::npos &&
            line.find("--query") == std::string_view::npos) {
            --headers;
            const auto rows = readCsv(line);
            const Columns columns = rows.empty() ? Columns{} : columnsOf(rows.front().cells);
            const auto end = rest.find("\n#");
            if (columns.power)
                readRows(log, gpu, rest.substr(0, end), columns, true, stop);
        }
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
    }
    if (log.empty())
        readDmon(log, text, stop);
}

bool isQueryHeader(const std::vector<std::string> &header)
{
    // Names of the query language have dots; a table of somebody's own has them rarely.
    const auto known = std::ranges::count_if(header, [](const std::string &cell) {
        const std::string name = plainName(cell);
        return name.starts_with("power.draw") || name.starts_with("utilization.") || name.starts_with("memory.") ||
               name.starts_with("clocks.") || name.starts_with("temperature.") || name.starts_with("pci.") ||
               name.starts_with("driver_") || name.starts_with("fan.");
    });
    return known >= 1 && header.size() >= 2;
}

} // namespace

std::optional<Reading> readGpuLog(const ImportSource &source)
{
    if (source.preview->kind != Preview::Kind::Text)
        return std::nullopt;
    const std::string_view start = source.text.substr(0, searchLimitBytes);
    const auto &header = source.preview->header;
    PowerLog log;
    std::string gpu;
    const auto headless = columnsOfRow(header);
    if (isQueryHeader(header)) {
        const Columns columns = columnsOf(header);
        if (columns.power)
            readRows(log, gpu, source.text, columns, true, source.stop);
    } else if (headless) {
        readRows(log, gpu, source.text, *headless, false, source.stop);
    } else if (start.find("nvidia-smi") != std::string_view::npos || start.starts_with("# gpu") ||
               start.starts_with("#Date") || start.starts_with("#Time")) {
        if (start.find("power.draw") == std::string_view::npos && start.find(" pwr") == std::string_view::npos)
            return std::nullopt;
        readCapture(log, gpu, source.text, source.stop);
        if (log.empty())
            return std::nullopt;
    } else {
        return std::nullopt;
    }
    Reading reading;
    if (log.empty()) {
        reading.reason = CORE_TEXT("is a log of nvidia-smi without power");
        return reading;
    }
    EnergyEntry entry;
    entry.source = sourceOf(source, "nvidia-smi");
    entry.scope = EnergyScope::Board;
    log.fill(entry);
    if (!gpu.empty())
        entry.labels["gpu"] = gpu;
    reading.entries.energy.push_back(std::move(entry));
    return reading;
}

} // namespace core::results::axes
