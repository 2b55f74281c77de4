// SPDX-License-Identifier: GPL-3.0-or-later
// Zeus (ZeusMonitor's log), CodeCarbon (emissions.csv) and ML.ENERGY (leaderboard JSON).
//
// | here     | Zeus CSV                   | CodeCarbon                                   | ML.ENERGY |
// |----------|----------------------------|----------------------------------------------|-------------------------------|
// | entry    | a window                   | a run_id: its last row, rows are cumulative  | a configuration | | scope |
// board                      | node (CPU, RAM and GPU), cpu_ram without GPU | board                         | | energy
// | sum of gpu<i>_energy, J    | energy_consumed, kWh; PUE of 3.x is in it    | –                             | | power
// | energy over elapsed_time   | energy over duration                         | avg_power_watts               | |
// duration | elapsed_time, s            | duration, s                                  | – | | more     | – | carbon:
// emissions, kg                        | energy_per_token_joules: per output token |
//
// Windows of Zeus may lie in each other and are not to be added. CodeCarbon's emissions_rate changed its unit and is
// not read; columns are found by name, their order and number differ by version, cells may be padded.
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"
#include "core/results/axes/times.h"
#include "core/results/importers/csvtable.h"
#include "core/results/importers/support.h"

#include <algorithm>

namespace core::results::axes {

namespace {

constexpr double joulesPerKwh = 3.6e6;

bool hasColumn(const std::vector<std::string> &header, std::string_view name)
{
    return std::ranges::any_of(header, [&](const std::string &cell) { return trimmed(cell) == name; });
}

std::optional<std::string> textOf(std::string_view cell)
{
    return cell.empty() ? std::nullopt : std::optional(std::string(cell));
}

void setPower(EnergyEntry &entry)
{
    if (entry.energyJoules && entry.durationSeconds && *entry.durationSeconds > 0.0)
        entry.powerMeanWatts = *entry.energyJoules / *entry.durationSeconds;
}

Reading readZeus(const ImportSource &source)
{
    Reading reading;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    int index = 0;
    while (reader.next(row)) {
        EnergyEntry entry;
        entry.source = sourceOf(source, "zeus", index);
        entry.name = textOf(table.cell(row, "window_name"));
        entry.durationSeconds = nonNegative(table.number(row, "elapsed_time"));
        int devices = 0;
        for (std::size_t i = 0; i < std::min(table.header().size(), row.cells.size()); ++i) {
            const std::string &name = table.header()[i];
            const auto energy = nonNegative(parseNumber(row.cells[i]));
            if (!name.starts_with("gpu") || !name.ends_with("_energy") || !energy)
                continue;
            ++devices;
            entry.energyJoules = entry.energyJoules.value_or(0.0) + *energy;
        }
        if (!entry.durationSeconds || devices == 0)
            continue;
        entry.devices = devices;
        // Seconds since 1970, or of a clock that started with the machine.
        if (const auto start = table.number(row, "start_time"); start && *start > 1e9) {
            entry.start = isoInstant({.seconds = *start, .zoneKnown = true});
            entry.end = isoInstant({.seconds = *start + *entry.durationSeconds, .zoneKnown = true});
            entry.zoneKnown = true;
        }
        setPower(entry);
        reading.entries.energy.push_back(std::move(entry));
        ++index;
    }
    return reading;
}

void addFigure(Figures &figures, const char *name, const std::optional<double> &value, double factor = 1.0)
{
    if (value)
        figures[name] = *value * factor;
}

EnergyEntry carbonEntry(const ImportSource &source, const CsvTable &table, const CsvRow &row)
{
    EnergyEntry entry;
    entry.source = sourceOf(source, "codecarbon");
    entry.source.toolVersion = textOf(table.cell(row, "codecarbon_version"));
    entry.name = textOf(table.cell(row, table.column("task_name") ? "task_name" : "project_name"));
    if (!entry.name)
        entry.name = textOf(table.cell(row, "experiment_id"));
    const auto energy = nonNegative(table.number(row, "energy_consumed"));
    const auto gpu = nonNegative(table.number(row, "gpu_energy"));
    const bool partsKnown = table.column("gpu_energy").has_value();
    entry.scope = partsKnown && gpu.value_or(0.0) == 0.0 ? EnergyScope::CpuRam : EnergyScope::Node;
    if (energy)
        entry.energyJoules = *energy * joulesPerKwh;
    entry.durationSeconds = nonNegative(table.number(row, "duration"));
    setPower(entry);
    if (const auto end = parseInstant(table.cell(row, "timestamp"))) {
        entry.end = isoInstant(*end);
        entry.zoneKnown = end->zoneKnown;
        if (entry.durationSeconds)
            entry.start = isoInstant({.seconds = end->seconds - *entry.durationSeconds, .zoneKnown = end->zoneKnown});
    }
    if (const auto count = parseInteger(table.cell(row, "gpu_count")); count && *count > 0 && *count < 1'000'000)
        entry.devices = static_cast<int>(*count);
    const auto carbon = nonNegative(table.number(row, "emissions"));
    addFigure(entry.figures, "carbon_g", carbon, 1000.0);
    if (carbon && energy && *energy > 0.0)
        entry.figures["grid_g_per_kwh"] = *carbon * 1000.0 / *energy;
    addFigure(entry.figures, "cpu_energy_j", nonNegative(table.number(row, "cpu_energy")), joulesPerKwh);
    addFigure(entry.figures, "gpu_energy_j", gpu, joulesPerKwh);
    addFigure(entry.figures, "ram_energy_j", nonNegative(table.number(row, "ram_energy")), joulesPerKwh);
    addFigure(entry.figures, "water_l", nonNegative(table.number(row, "water_consumed")));
    addFigure(entry.figures, "pue", nonNegative(table.number(row, "pue")));
    for (const char *key :
         {"run_id", "country_iso_code", "country_name", "region", "cpu_model", "gpu_model", "tracking_mode"}) {
        if (const auto text = textOf(table.cell(row, key)))
            entry.labels[key] = *text;
    }
    return entry;
}

Reading readCodeCarbon(const ImportSource &source)
{
    Reading reading;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    std::map<std::string, std::size_t> byRun;
    auto &entries = reading.entries.energy;
    while (reader.next(row)) {
        if (!table.number(row, "energy_consumed"))
            continue;
        EnergyEntry entry = carbonEntry(source, table, row);
        const std::string run(table.cell(row, "run_id"));
        const std::string key = run + '\x1e' + std::string(table.cell(row, "task_name"));
        if (const auto known = byRun.find(key); !run.empty() && known != byRun.end()) {
            entry.source.documentIndex = entries[known->second].source.documentIndex;
            entries[known->second] = std::move(entry);
            continue;
        }
        byRun[key] = entries.size();
        entry.source.documentIndex = static_cast<int>(entries.size());
        entries.push_back(std::move(entry));
    }
    return reading;
}

bool isMlEnergy(const json::Value &root)
{
    return root["configurations"].item(0).hasAll({"energy_per_token_joules", "avg_power_watts"});
}

EnergyEntry configurationEntry(const ImportSource &source, const json::Value &document, const json::Value &item,
                               int index)
{
    const auto text = [&](std::string_view key) { return item.has(key) ? item.text(key) : document.text(key); };
    EnergyEntry entry;
    entry.source = sourceOf(source, "mlenergy", index);
    entry.name = text("nickname");
    entry.powerMeanWatts = nonNegative(item.looseNumber("avg_power_watts"));
    if (const auto count = countOf(item["num_gpus"]); count && *count > 0 && *count < 1'000'000)
        entry.devices = static_cast<int>(*count);
    addFigure(entry.figures, "energy_j_per_output_token", nonNegative(item.looseNumber("energy_per_token_joules")));
    addFigure(entry.figures, "energy_j_per_request", nonNegative(item.looseNumber("energy_per_request_joules")));
    addFigure(entry.figures, "output_tokens_per_s", nonNegative(item.looseNumber("output_throughput_tokens_per_sec")));
    addFigure(entry.figures, "max_num_seqs", nonNegative(item.looseNumber("max_num_seqs")));
    addFigure(entry.figures, "batch_mean", nonNegative(item.looseNumber("avg_batch_size")));
    addFigure(entry.figures, "output_tokens_mean", nonNegative(item.looseNumber("avg_output_len")));
    for (const auto &[key, name] : {std::pair{"median_itl_ms", "itl_p50_ms"}, std::pair{"p90_itl_ms", "itl_p90_ms"},
                                    std::pair{"p95_itl_ms", "itl_p95_ms"}, std::pair{"p99_itl_ms", "itl_p99_ms"}})
        addFigure(entry.figures, name, nonNegative(item.looseNumber(key)));
    for (const char *key : {"tensor_parallel", "expert_parallel", "data_parallel"})
        addFigure(entry.figures, key, nonNegative(item.looseNumber(key)));
    for (const auto &[key, name] : {std::pair{"model_id", "model"}, std::pair{"gpu_model", "gpu"},
                                    std::pair{"weight_precision", "precision"}, std::pair{"task", "task"}}) {
        if (const auto value = text(key))
            entry.labels[name] = *value;
    }
    return entry;
}

Reading readMlEnergy(const ImportSource &source)
{
    Reading reading;
    forEachJson(source, [&](const json::Value &document) {
        for (const json::Value item : document["configurations"].items())
            reading.entries.energy.push_back(
                configurationEntry(source, document, item, static_cast<int>(reading.entries.energy.size())));
    });
    return reading;
}

} // namespace

std::optional<Reading> readEnergyTables(const ImportSource &source)
{
    const auto &header = source.preview->header;
    if (isMlEnergy(source.preview->root()))
        return readMlEnergy(source);
    if (source.preview->kind != Preview::Kind::Text)
        return std::nullopt;
    const bool zeus = hasColumn(header, "window_name") && hasColumn(header, "elapsed_time") &&
                      std::ranges::any_of(header, [](const std::string &cell) {
                          return trimmed(cell).starts_with("gpu") && trimmed(cell).ends_with("_energy");
                      });
    if (zeus)
        return readZeus(source);
    const bool carbon =
        hasColumn(header, "emissions") && hasColumn(header, "energy_consumed") &&
        (hasColumn(header, "project_name") || hasColumn(header, "task_name") || hasColumn(header, "experiment_id"));
    if (!carbon)
        return std::nullopt;
    Reading reading = readCodeCarbon(source);
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("is a table of CodeCarbon without a row");
    return reading;
}

} // namespace core::results::axes
