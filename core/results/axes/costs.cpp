// SPDX-License-Identifier: GPL-3.0-or-later
// OpenCost and Kubecost (allocation API, CSV export), FOCUS 1.x billing tables.
//
// | here     | allocation API                      | OpenCost CSV                | FOCUS |
// |----------|-------------------------------------|-----------------------------|---------------------------------------|
// | entry    | an allocation of a step             | a namespace, all its days   | a currency and a ChargeCategory | |
// amount   | totalCost                           | TotalCost                   | EffectiveCost (amortised) | | currency
// | not in the file: the cluster's own  | not in the file             | BillingCurrency                       | |
// period   | start, end; window where they lack  | Date                        | ChargePeriodStart, ChargePeriodEnd |
// | more     | gpuCost, gpuHours, minutes          | GPUCost                     | BilledCost |
//
// FOCUS writes NULL for nothing and may lack the zone of its times. Credits are an entry of their own.
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"
#include "core/results/axes/times.h"
#include "core/results/importers/csvtable.h"

#include <algorithm>

namespace core::results::axes {

namespace {

bool isAllocation(const json::Value &item)
{
    return item.has("totalCost") && (item.has("cpuCoreHours") || item.has("cpuCost"));
}

bool isAllocations(const json::Value &root)
{
    const json::Value data = root["data"].isMissing() ? root : root["data"];
    for (const json::Value step : data.items()) {
        for (const json::Member member : step.members()) {
            if (isAllocation(member.value))
                return true;
        }
    }
    for (const json::Member member : data.members())
        return isAllocation(member.value);
    return false;
}

void addAllocation(Reading &reading, const ImportSource &source, const std::string &name, const json::Value &item)
{
    const auto amount = item.looseNumber("totalCost");
    if (!isAllocation(item) || !amount)
        return;
    CostEntry entry;
    entry.source = sourceOf(source, "opencost", static_cast<int>(reading.entries.cost.size()));
    entry.amount = *amount;
    entry.kind = name == "__idle__" ? "idle" : "allocation";
    entry.name = name;
    entry.start = item.has("start") ? item.text("start") : item.at({"window", "start"}).text();
    entry.end = item.has("end") ? item.text("end") : item.at({"window", "end"}).text();
    for (const auto &[key, figure] :
         {std::pair{"gpuCost", "gpu_amount"}, std::pair{"cpuCost", "cpu_amount"}, std::pair{"ramCost", "ram_amount"},
          std::pair{"pvCost", "storage_amount"}, std::pair{"networkCost", "network_amount"},
          std::pair{"gpuHours", "gpu_hours"}, std::pair{"gpuCount", "gpus"}, std::pair{"minutes", "minutes"}}) {
        if (const auto value = item.looseNumber(key))
            entry.figures[figure] = *value;
    }
    reading.entries.cost.push_back(std::move(entry));
}

Reading readAllocations(const ImportSource &source)
{
    Reading reading;
    forEachJson(source, [&](const json::Value &document) {
        const json::Value data = document["data"].isMissing() ? document : document["data"];
        for (const json::Value step : data.items()) {
            for (const json::Member member : step.members())
                addAllocation(reading, source, member.name(), member.value);
        }
        for (const json::Member member : data.members())
            addAllocation(reading, source, member.name(), member.value);
    });
    return reading;
}

bool has(const std::vector<std::string> &header, std::string_view name)
{
    return std::ranges::any_of(header, [&](const std::string &cell) { return trimmed(cell) == name; });
}

void widen(CostEntry &entry, std::string_view start, std::string_view end)
{
    if (!start.empty() && (!entry.start || start < *entry.start))
        entry.start = std::string(start);
    if (!end.empty() && (!entry.end || end > *entry.end))
        entry.end = std::string(end);
}

Reading readOpencostTable(const ImportSource &source)
{
    Reading reading;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    std::map<std::string, std::size_t> byNamespace;
    while (reader.next(row) && !source.stop.stop_requested()) {
        const auto amount = table.number(row, "TotalCost");
        if (!amount)
            continue;
        const std::string name(table.cell(row, "Namespace"));
        const auto [place, added] = byNamespace.try_emplace(name, reading.entries.cost.size());
        if (added) {
            CostEntry entry;
            entry.source = sourceOf(source, "opencost", static_cast<int>(reading.entries.cost.size()));
            entry.kind = "allocation";
            entry.name = name;
            reading.entries.cost.push_back(std::move(entry));
        }
        CostEntry &entry = reading.entries.cost[place->second];
        entry.amount += *amount;
        entry.figures["gpu_amount"] += table.number(row, "GPUCost").value_or(0.0);
        const std::string_view date = table.cell(row, "Date");
        widen(entry, date, {});
        // The day of a row is whole.
        if (const auto day = parseInstant(date))
            widen(entry, {}, isoInstant({.seconds = day->seconds + 86400.0, .zoneKnown = false}).substr(0, 10));
    }
    return reading;
}

std::string_view focusCell(const CsvTable &table, const CsvRow &row, std::string_view name)
{
    const std::string_view cell = table.cell(row, name);
    return cell == "NULL" || cell == "null" ? std::string_view() : cell;
}

std::string lowerCase(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return result;
}

Reading readFocus(const ImportSource &source)
{
    Reading reading;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    const CsvTable table(row.cells);
    std::map<std::string, std::size_t> groups;
    while (reader.next(row) && !source.stop.stop_requested()) {
        const auto effective = parseNumber(focusCell(table, row, "EffectiveCost"));
        const auto billed = parseNumber(focusCell(table, row, "BilledCost"));
        if (!effective && !billed)
            continue;
        const std::string currency(focusCell(table, row, "BillingCurrency"));
        const std::string category(focusCell(table, row, "ChargeCategory"));
        const auto [place, added] = groups.try_emplace(currency + '\x1e' + category, reading.entries.cost.size());
        if (added) {
            CostEntry entry;
            entry.source = sourceOf(source, "focus", static_cast<int>(reading.entries.cost.size()));
            entry.kind = category.empty() ? "unknown" : lowerCase(category);
            if (!currency.empty())
                entry.currency = currency;
            reading.entries.cost.push_back(std::move(entry));
        }
        CostEntry &entry = reading.entries.cost[place->second];
        entry.amount += effective.value_or(0.0);
        entry.figures["billed_amount"] += billed.value_or(0.0);
        entry.figures["list_amount"] += parseNumber(focusCell(table, row, "ListCost")).value_or(0.0);
        entry.figures["rows"] += 1.0;
        widen(entry, focusCell(table, row, "ChargePeriodStart"), focusCell(table, row, "ChargePeriodEnd"));
    }
    return reading;
}

} // namespace

std::optional<Reading> readCosts(const ImportSource &source)
{
    const auto &header = source.preview->header;
    std::optional<Reading> reading;
    if (source.preview->kind == Preview::Kind::Json && isAllocations(source.preview->root()))
        reading = readAllocations(source);
    else if (source.preview->kind == Preview::Kind::Text && has(header, "BilledCost") && has(header, "EffectiveCost") &&
             has(header, "ChargePeriodStart"))
        reading = readFocus(source);
    else if (source.preview->kind == Preview::Kind::Text && has(header, "Namespace") && has(header, "TotalCost") &&
             has(header, "GPUCost"))
        reading = readOpencostTable(source);
    if (reading && reading->entries.empty())
        reading->reason = CORE_TEXT("is a table of costs without a row");
    return reading;
}

} // namespace core::results::axes
