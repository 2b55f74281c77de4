// SPDX-License-Identifier: GPL-3.0-or-later
// Carbon and prices of grids: Electricity Maps (JSON), ENTSO-E A44 (XML), energy-charts (JSON), Ember and Our World in
// Data (CSV).
//
// | here       | Electricity Maps                      | ENTSO-E                          | energy-charts   | Ember,
// OWID    |
// |------------|---------------------------------------|----------------------------------|-----------------|----------------|
// | zone       | zone, countryCode                     | out_Domain.mRID                  | not in the file | ISO3
// code, else the name | | carbon     | carbonIntensity, g/kWh                | –                                | co2eq
// | emissions_intensity…, last column | | price      | –                                     | price.amount,
// currency/MWh       | price, EUR/MWh  | Price (EUR/MWhe) | | method     | emissionFactorType                    |
// day-ahead                        | day-ahead       | lifecycle for carbon |
//
// ENTSO-E: curve type A03 leaves out positions that repeat the price before; resolutions may change within a file; an
// acknowledgement says why there is nothing. Ember's dates may have been turned to dd/mm/yyyy by a spreadsheet.
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"
#include "core/results/axes/times.h"
#include "core/results/believable.h"
#include "core/results/importers/csvtable.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace core::results::axes {

namespace {

constexpr std::size_t pointLimit = 2'000'000;
constexpr long long positionLimit = 100'000; ///< of one period: a year of quarters of an hour is a third of it
constexpr const char *carbonQuantity = "carbon_g_per_kwh";
constexpr const char *priceQuantity = "price_eur_per_mwh";

// --- Electricity Maps ------------------------------------------------------------------------------------------------

void addMapsPoint(GridEntry &entry, const json::Value &item)
{
    const auto carbon = item.looseNumber("carbonIntensity");
    const auto clean = item.looseNumber("fossilFreePercentage");
    const auto value = carbon ? carbon : clean;
    const auto time = item.text("datetime");
    if (!value || !time || *value < 0.0)
        return;
    entry.quantity = carbon ? carbonQuantity : "fossil_free_percent";
    if (const auto method = item.text("emissionFactorType"))
        entry.method = method;
    if (const auto made = item.text("updatedAt"); made && (!entry.vintage || *made > *entry.vintage))
        entry.vintage = made;
    entry.estimated = entry.estimated || item.boolean("isEstimated").value_or(false);
    entry.points.push_back({*time, *value});
}

json::Value mapsList(const json::Value &root)
{
    for (const char *key : {"history", "data", "forecast"}) {
        if (root[key].isArray())
            return root[key];
    }
    return {};
}

bool isMaps(const json::Value &root)
{
    const json::Value list = mapsList(root);
    if (root.has("zone") && (root.has("carbonIntensity") || root.has("powerConsumptionBreakdown")))
        return true;
    if (root.has("zone") && list.item(0).has("datetime") &&
        (list.item(0).has("carbonIntensity") || list.item(0).has("powerConsumptionBreakdown")))
        return true;
    return root.hasAll({"status", "countryCode", "data", "units"}) ||
           (root.has("countryCode") && root.has("_disclaimer"));
}

Reading readMaps(const ImportSource &source)
{
    Reading reading;
    forEachJson(source, [&](const json::Value &root) {
        GridEntry entry;
        entry.source = sourceOf(source, "electricitymaps", static_cast<int>(reading.entries.grid.size()));
        entry.zone = root.has("zone") ? root.text("zone") : root.text("countryCode");
        const json::Value list = mapsList(root);
        for (const json::Value item : list.items())
            addMapsPoint(entry, item);
        if (root["data"].isObject())
            addMapsPoint(entry, root["data"]);
        else if (!list.isArray())
            addMapsPoint(entry, root);
        if (!entry.points.empty())
            reading.entries.grid.push_back(std::move(entry));
    });
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("is an answer of Electricity Maps without data");
    return reading;
}

// --- energy-charts ---------------------------------------------------------------------------------------------------

Reading readCharts(const ImportSource &source)
{
    Reading reading;
    const json::Value root = source.preview->root();
    const auto times = root["unix_seconds"].numbers();
    for (const auto &[key, quantity] : {std::pair{"price", priceQuantity}, std::pair{"co2eq", carbonQuantity}}) {
        const auto values = root[key].numbers();
        if (values.empty())
            continue;
        GridEntry entry;
        entry.source = sourceOf(source, "energy-charts", static_cast<int>(reading.entries.grid.size()));
        entry.quantity = quantity;
        if (std::string_view(key) == "price") {
            entry.method = "day-ahead";
            entry.currency = "EUR";
        }
        for (std::size_t i = 0; i < std::min({times.size(), values.size(), pointLimit}); ++i) {
            if (std::isfinite(values[i]) && std::isfinite(times[i]))
                entry.points.push_back({isoInstant({.seconds = times[i], .zoneKnown = true}), values[i]});
        }
        const double minutes = times.size() > 1 ? (times[1] - times[0]) / 60.0 : 0.0;
        if (minutes >= 1.0 && minutes < 1e7)
            entry.resolution = fmt::format("PT{}M", static_cast<long long>(minutes));
        reading.entries.grid.push_back(std::move(entry));
    }
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("is an answer of energy-charts without data");
    return reading;
}

// --- ENTSO-E ---------------------------------------------------------------------------------------------------------

/// Walks an XML text element by element; namespaces, attributes and comments are passed over.
class XmlWalker
{
public:
    explicit XmlWalker(std::string_view xml)
        : m_rest(xml)
    {}

    std::string_view name; ///< of the tag read last, without its prefix
    std::string_view text; ///< between this start tag and the next tag
    bool closing = false;

    bool next()
    {
        while (true) {
            const auto open = m_rest.find('<');
            if (open == std::string_view::npos)
                return false;
            const auto close = m_rest.find('>', open);
            if (close == std::string_view::npos)
                return false;
            std::string_view tag = m_rest.substr(open + 1, close - open - 1);
            m_rest.remove_prefix(close + 1);
            if (tag.starts_with('?') || tag.starts_with('!'))
                continue;
            closing = tag.starts_with('/');
            if (closing)
                tag.remove_prefix(1);
            name = tag.substr(0, tag.find_first_of(" \t\r\n/"));
            if (const auto colon = name.find(':'); colon != std::string_view::npos)
                name.remove_prefix(colon + 1);
            text = trimmed(m_rest.substr(0, m_rest.find('<')));
            return true;
        }
    }

private:
    std::string_view m_rest;
};

/// "PT60M", "PT15M", "PT1H", "P1D" in seconds.
std::optional<double> resolutionSeconds(std::string_view text)
{
    if (text == "P1D")
        return 86400.0;
    if (!text.starts_with("PT") || text.size() < 4)
        return std::nullopt;
    const auto count = parseNumber(text.substr(2, text.size() - 3));
    if (!count || *count <= 0.0)
        return std::nullopt;
    return text.back() == 'H' ? *count * 3600.0 : text.back() == 'M' ? *count * 60.0 : *count;
}

struct Period
{
    std::optional<Instant> start, end;
    std::optional<double> step;
    std::map<long long, double> prices; ///< by position, from 1
};

/// `room`: points that the file may still give; a few words of XML can ask for any number of repetitions.
void closePeriod(GridEntry &entry, const Period &period, bool repeats, std::size_t &room)
{
    if (!period.start || !period.step || period.prices.empty())
        return;
    long long last = period.prices.rbegin()->first;
    if (repeats && period.end) {
        const double steps = (period.end->seconds - period.start->seconds) / *period.step + 0.5;
        last = std::max(last, std::min(countFrom(steps), positionLimit));
    }
    double price = 0.0;
    bool known = false;
    for (long long position = 1; position <= last && room > 0; ++position) {
        const auto found = period.prices.find(position);
        if (found != period.prices.end()) {
            price = found->second;
            known = true;
        } else if (!repeats || !known) {
            continue;
        }
        entry.points.push_back(
            {isoInstant({.seconds = period.start->seconds + static_cast<double>(position - 1) * *period.step,
                         .zoneKnown = true}),
             price});
        --room;
    }
}

Reading readEntsoe(const ImportSource &source)
{
    Reading reading;
    XmlWalker walker(source.text);
    std::map<std::string, GridEntry> zones;
    std::vector<std::string> order;
    std::string zone, reason, currency, unit;
    std::optional<std::string> made;
    bool acknowledgement = false, repeats = false, inPeriod = false;
    Period period;
    std::optional<long long> position;
    std::size_t room = pointLimit;
    while (walker.next() && !source.stop.stop_requested()) {
        const std::string_view name = walker.name;
        if (walker.closing) {
            if (name == "Period") {
                if (!zones.contains(zone))
                    order.push_back(zone);
                GridEntry &entry = zones[zone];
                entry.currency = currency.empty() ? std::nullopt : std::optional(currency);
                closePeriod(entry, period, repeats, room);
                inPeriod = false;
            }
            continue;
        }
        if (name == "Acknowledgement_MarketDocument")
            acknowledgement = true;
        else if (name == "text" && acknowledgement)
            reason = std::string(walker.text.substr(0, 500));
        else if (name == "createdDateTime" && !made)
            made = std::string(walker.text);
        else if (name == "TimeSeries")
            repeats = false;
        else if (name == "out_Domain.mRID")
            zone = std::string(walker.text);
        else if (name == "currency_Unit.name")
            currency = std::string(walker.text);
        else if (name == "price_Measure_Unit.name")
            unit = std::string(walker.text);
        else if (name == "curveType")
            repeats = walker.text == "A03";
        else if (name == "Period") {
            period = Period{};
            inPeriod = true;
        } else if (name == "start" && inPeriod)
            period.start = parseInstant(walker.text);
        else if (name == "end" && inPeriod)
            period.end = parseInstant(walker.text);
        else if (name == "resolution" && inPeriod)
            period.step = resolutionSeconds(walker.text);
        else if (name == "position")
            position = parseInteger(walker.text);
        else if (name == "price.amount" && position && *position > 0 && *position <= positionLimit) {
            if (const auto price = parseNumber(walker.text))
                period.prices[*position] = *price;
        }
    }
    for (const std::string &each : order) {
        GridEntry &entry = zones[each];
        entry.source = sourceOf(source, "entsoe", static_cast<int>(reading.entries.grid.size()));
        if (!each.empty())
            entry.zone = each;
        entry.quantity = currency == "EUR" || currency.empty() ? priceQuantity : "price_per_mwh";
        entry.method = "day-ahead";
        entry.vintage = made;
        if (!entry.points.empty())
            reading.entries.grid.push_back(std::move(entry));
    }
    if (reading.entries.empty())
        reading.reason = reason.empty() ? Text(CORE_TEXT("is a document of ENTSO-E without prices"))
                                        : Text(CORE_TEXT("is an answer of ENTSO-E that says: %1"), {reason});
    return reading;
}

// --- tables of countries ---------------------------------------------------------------------------------------------

struct CountryColumns
{
    const char *tool;
    std::size_t name = 0, code = 0, date = 0, value = 0;
    const char *quantity;
    std::optional<std::string> method;
};

std::optional<std::size_t> columnOf(const std::vector<std::string> &header, std::string_view name)
{
    for (std::size_t i = 0; i < header.size(); ++i) {
        if (trimmed(header[i]) == name)
            return i;
    }
    return std::nullopt;
}

std::optional<CountryColumns> countryColumns(const std::vector<std::string> &header)
{
    const auto country = columnOf(header, "Country");
    const auto iso = columnOf(header, "ISO3 Code");
    const auto date = columnOf(header, "Date");
    if (country && iso && date) {
        for (std::size_t i = 0; i < header.size(); ++i) {
            if (header[i].find("EUR/MWh") != std::string::npos)
                return CountryColumns{"ember", *country, *iso, *date, i, priceQuantity, "day-ahead"};
        }
    }
    const auto entity = columnOf(header, "entity");
    const auto code = columnOf(header, "entity_code");
    const auto when = columnOf(header, "date");
    const auto intensity = columnOf(header, "emissions_intensity_gco2_per_kwh");
    if (entity && code && when && intensity)
        return CountryColumns{"ember", *entity, *code, *when, *intensity, carbonQuantity, "lifecycle"};
    const auto owid = columnOf(header, "Entity");
    const auto owidCode = columnOf(header, "Code");
    const auto year = columnOf(header, "Year");
    if (owid && owidCode && year && header.size() >= 4) {
        for (std::size_t i = 0; i < header.size(); ++i) {
            std::string name(trimmed(header[i]));
            std::ranges::transform(name, name.begin(),
                                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
            if (name.find("carbon") != std::string::npos && name.find("intensity") != std::string::npos)
                return CountryColumns{"owid", *owid, *owidCode, *year, i, carbonQuantity, "lifecycle"};
        }
    }
    return std::nullopt;
}

/// "01/02/2015" as 2015-02-01; other dates as they are.
std::string countryDate(std::string_view text)
{
    text = trimmed(text);
    if (text.size() == 10 && text[2] == '/' && text[5] == '/')
        return fmt::format("{}-{}-{}", text.substr(6, 4), text.substr(3, 2), text.substr(0, 2));
    return std::string(text);
}

/// "2026-05" of a file name: when the table was made.
std::optional<std::string> vintageOf(const std::string &fileName)
{
    for (std::size_t i = 0; i + 7 <= fileName.size(); ++i) {
        const std::string_view part = std::string_view(fileName).substr(i, 7);
        const bool digits = std::ranges::all_of(
            part, [&](const char &c) { return &c - part.data() == 4 ? c == '-' : c >= '0' && c <= '9'; });
        if (digits && part.starts_with("20"))
            return std::string(part);
    }
    return std::nullopt;
}

Reading readCountries(const ImportSource &source, const CountryColumns &columns)
{
    Reading reading;
    CsvReader reader(source.text);
    CsvRow row;
    reader.next(row);
    std::map<std::string, std::size_t> byZone;
    const std::size_t widest = std::max({columns.name, columns.code, columns.date, columns.value});
    while (reader.next(row) && !source.stop.stop_requested()) {
        if (row.cells.size() <= widest)
            continue;
        const auto value = parseNumber(row.cells[columns.value]);
        if (!value)
            continue;
        std::string zone(trimmed(row.cells[columns.code]));
        if (zone.empty())
            zone = std::string(trimmed(row.cells[columns.name]));
        const auto [place, added] = byZone.try_emplace(zone, reading.entries.grid.size());
        if (added) {
            GridEntry entry;
            entry.source = sourceOf(source, columns.tool, static_cast<int>(reading.entries.grid.size()));
            entry.zone = zone;
            entry.quantity = columns.quantity;
            entry.method = columns.method;
            entry.vintage = vintageOf(source.fileName);
            if (entry.quantity == priceQuantity)
                entry.currency = "EUR";
            reading.entries.grid.push_back(std::move(entry));
        }
        reading.entries.grid[place->second].points.push_back({countryDate(row.cells[columns.date]), *value});
    }
    if (reading.entries.empty())
        reading.reason = CORE_TEXT("is a table of countries without a figure");
    return reading;
}

} // namespace

std::optional<Reading> readGrid(const ImportSource &source)
{
    if (source.preview->kind == Preview::Kind::Json) {
        const json::Value root = source.preview->root();
        if (isMaps(root))
            return readMaps(source);
        if (root["unix_seconds"].isArray() && (root.has("price") || root.has("co2eq")))
            return readCharts(source);
        return std::nullopt;
    }
    if (source.preview->kind != Preview::Kind::Text)
        return std::nullopt;
    const std::string_view start = source.text.substr(0, 2048);
    if (start.find("Publication_MarketDocument") != std::string_view::npos ||
        start.find("Acknowledgement_MarketDocument") != std::string_view::npos)
        return readEntsoe(source);
    if (const auto columns = countryColumns(source.preview->header))
        return readCountries(source, *columns);
    return std::nullopt;
}

} // namespace core::results::axes
