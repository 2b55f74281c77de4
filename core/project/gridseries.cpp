// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/gridseries.h"

#include "core/economics/prices.h"
#include "core/parsenumber.h"
#include "core/project/evaluationparts.h"
#include "core/results/axes/times.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace core::project {

namespace {

using results::GridEntry;
using results::GridPoint;

constexpr double megawattHourInKwh = 1000.0;
constexpr double secondsPerHour = 3600.0;
constexpr long long secondsPerDay = 86'400;

const char *quantityName(GridQuantity quantity)
{
    return quantity == GridQuantity::Carbon ? "carbon_g_per_kwh" : "price_eur_per_mwh";
}

/// How fine the points of a table are.
enum class Step { Year, Month, Hour };

Step stepOf(const GridEntry &entry)
{
    constexpr std::size_t yearLength = 4, dateLength = 10;
    const std::string &start = entry.points.front().start;
    if (start.size() <= yearLength)
        return Step::Year;
    return start.size() <= dateLength ? Step::Month : Step::Hour;
}

bool same(std::string_view left, std::string_view right)
{
    return !left.empty() && catalogue::plainName(left) == catalogue::plainName(right);
}

/// Whether the file speaks of the project's zone: by the same code, or by one that the catalogue knows as its.
bool isZone(const std::string &ofFile, const std::string &wanted, const catalogue::Catalogue *catalogue)
{
    if (same(ofFile, wanted))
        return true;
    if (catalogue == nullptr)
        return false;
    const auto exact = catalogue->grid(wanted);
    const auto country = countryOfZone(wanted);
    const catalogue::GridZone *grid = exact ? exact.entry : country ? catalogue->grid(*country).entry : nullptr;
    if (grid == nullptr)
        return false;
    const bool code = same(ofFile, grid->id) || same(ofFile, grid->iso3) || same(ofFile, grid->name);
    constexpr std::size_t eicLength = 16; // shorter texts lie in others by chance
    const bool bidding =
        grid->biddingZone && ofFile.size() >= eicLength && grid->biddingZone->find(ofFile) != std::string::npos;
    const bool maps = grid->electricityMapsZone && same(ofFile, *grid->electricityMapsZone);
    return code || bidding || maps || catalogue->grid(ofFile).entry == grid;
}

/// The entries that answer; empty where none does, or where it is not told which of several zones is meant.
std::vector<const GridEntry *> fitting(const results::Library &library, const catalogue::Catalogue *catalogue,
                                       const GridQuestion &question)
{
    std::vector<const GridEntry *> named, unnamed;
    for (const GridEntry &entry : library.axes.grid) {
        const bool otherMethod = question.method && entry.method && entry.method != question.method;
        if (entry.quantity != quantityName(question.quantity) || entry.points.empty() || otherMethod)
            continue;
        if (!entry.zone || entry.zone->empty())
            unnamed.push_back(&entry);
        else if (!question.zone || isZone(*entry.zone, *question.zone, catalogue))
            named.push_back(&entry);
    }
    if (!question.zone && std::ranges::any_of(named, [&](const auto *e) { return e->zone != named.front()->zone; }))
        return {};
    return named.empty() ? unnamed : named;
}

/// What is read as one series: the finest first, then lifecycle, then the newest. Methods are never mixed.
std::vector<const GridEntry *> oneSeries(const std::vector<const GridEntry *> &entries)
{
    const auto rank = [](const GridEntry &entry) {
        return std::tuple(static_cast<int>(stepOf(entry)), entry.method == std::optional<std::string>("lifecycle"),
                          entry.vintage.value_or(""), entry.points.back().start);
    };
    const auto best = std::ranges::max_element(entries, {}, [&](const GridEntry *entry) { return rank(*entry); });
    std::vector<const GridEntry *> together;
    for (const GridEntry *entry : entries)
        if (entry->source.tool == (*best)->source.tool && entry->method == (*best)->method &&
            stepOf(*entry) == stepOf(**best) && (stepOf(*entry) == Step::Hour || entry == *best))
            together.push_back(entry);
    return together;
}

std::optional<int> yearIn(const std::string &start)
{
    const auto year = parseInteger(std::string_view(start).substr(0, 4));
    constexpr long long first = 1900, last = 2200;
    return year && *year >= first && *year <= last ? std::optional(static_cast<int>(*year)) : std::nullopt;
}

/// The points of the wanted year, else of the newest that a monthly table holds whole, else the newest twelve.
std::vector<GridPoint> ofOneYear(std::vector<GridPoint> points, Step step, std::optional<int> wanted)
{
    std::map<int, std::vector<GridPoint>> byYear;
    for (const GridPoint &point : points)
        if (const auto year = yearIn(point.start))
            byYear[*year].push_back(point);
    if (wanted && byYear.contains(*wanted))
        return byYear[*wanted];
    if (step == Step::Year)
        return {points.back()};
    for (auto year = byYear.rbegin(); year != byYear.rend(); ++year)
        if (year->second.size() >= economics::monthsPerYear)
            return year->second;
    const auto newest = std::min<std::size_t>(points.size(), economics::monthsPerYear);
    points.erase(points.begin(), points.end() - static_cast<std::ptrdiff_t>(newest));
    return points;
}

/// Means of the hours of a day; empty where an hour has no point.
std::vector<double> dayOf(const std::vector<GridPoint> &points, const std::optional<std::string> &country,
                          bool &zoneClock)
{
    std::array<double, economics::hoursPerDay> sums{};
    std::array<double, economics::hoursPerDay> counts{};
    zoneClock = country.has_value();
    for (const GridPoint &point : points) {
        const auto instant = results::axes::parseInstant(point.start);
        if (!instant)
            continue;
        const auto ahead = country && instant->zoneKnown ? hoursAheadOfUtc(*country, instant->seconds) : std::nullopt;
        zoneClock = zoneClock && ahead.has_value();
        const auto hours = static_cast<long long>(std::floor(instant->seconds / secondsPerHour)) + ahead.value_or(0);
        const auto hour = static_cast<std::size_t>((hours % economics::hoursPerDay + economics::hoursPerDay) %
                                                   economics::hoursPerDay);
        sums[hour] += point.value;
        counts[hour] += 1.0;
    }
    std::vector<double> day;
    for (std::size_t hour = 0; hour < sums.size(); ++hour) {
        if (counts[hour] == 0.0)
            return {};
        day.push_back(sums[hour] / counts[hour]);
    }
    return day;
}

std::string fileName(const std::string &path)
{
    const auto slash = path.find_last_of("/\\");
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

/// All points by their start; of two files on one instant the later counts.
std::vector<GridPoint> joined(const std::vector<const GridEntry *> &entries)
{
    std::map<std::string, double> byStart;
    for (const GridEntry *entry : entries)
        for (const GridPoint &point : entry->points)
            byStart[point.start] = point.value;
    std::vector<GridPoint> points;
    points.reserve(byStart.size());
    for (const auto &[start, value] : byStart)
        points.push_back({start, value});
    return points;
}

void addNumbers(GridSeries &series, const std::vector<GridPoint> &points)
{
    const double scale = series.quantity == GridQuantity::Price ? 1.0 / megawattHourInKwh : 1.0;
    series.points = points.size();
    series.first = points.front().start;
    series.last = points.back().start;
    series.least = series.most = points.front().value * scale;
    double sum = 0.0;
    for (const GridPoint &point : points) {
        sum += point.value * scale;
        series.least = std::min(series.least, point.value * scale);
        series.most = std::max(series.most, point.value * scale);
    }
    series.mean = sum / static_cast<double>(points.size());
    for (double &hour : series.hourly)
        hour *= scale;
    const auto year = yearIn(series.first);
    if (year == yearIn(series.last))
        series.year = year;
}

/// Days since 1970 of the last Sunday of a month of 31 days.
long long lastSunday(int year, int month)
{
    // Howard Hinnant, "chrono-compatible low-level date algorithms", days_from_civil; the day is the 31st.
    const long long y = month <= 2 ? year - 1 : year;
    const long long era = (y >= 0 ? y : y - 399) / 400;
    const long long yearOfEra = y - era * 400;
    const long long dayOfYear = (153LL * (month > 2 ? month - 3 : month + 9) + 2) / 5 + 30;
    const long long days = era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468;
    const long long weekday = ((days + 4) % 7 + 7) % 7; // 1970-01-01 was a Thursday; 0 is Sunday
    return days - weekday;
}

} // namespace

std::optional<int> hoursAheadOfUtc(const std::string &country, double secondsSince1970)
{
    static constexpr std::array<std::string_view, 3> western{"GB", "IE", "PT"};
    static constexpr std::array<std::string_view, 8> eastern{"BG", "CY", "EE", "FI", "GR", "LT", "LV", "RO"};
    static constexpr std::array<std::string_view, 24> central{"AL", "AT", "BA", "BE", "CH", "CZ", "DE", "DK",
                                                              "ES", "FR", "HR", "HU", "IT", "LU", "ME", "MK",
                                                              "MT", "NL", "NO", "PL", "RS", "SE", "SI", "SK"};
    int standard = 0;
    if (std::ranges::find(eastern, country) != eastern.end())
        standard = 2;
    else if (std::ranges::find(central, country) != central.end())
        standard = 1;
    else if (std::ranges::find(western, country) == western.end())
        return std::nullopt;
    constexpr double secondsOfMeanYear = 365.2425 * 86'400.0;
    constexpr int march = 3, october = 10;
    // The year by its mean length is right far from its turn, and both switches are far from it.
    const int year = 1970 + static_cast<int>(std::floor(secondsSince1970 / secondsOfMeanYear));
    const auto begin = static_cast<double>(lastSunday(year, march) * secondsPerDay) + secondsPerHour;
    const auto end = static_cast<double>(lastSunday(year, october) * secondsPerDay) + secondsPerHour;
    return standard + (secondsSince1970 >= begin && secondsSince1970 < end ? 1 : 0);
}

std::optional<GridSeries> gridSeries(const results::Library &library, const catalogue::Catalogue *catalogue,
                                     const GridQuestion &question)
{
    const auto candidates = fitting(library, catalogue, question);
    if (candidates.empty())
        return std::nullopt;
    const auto entries = oneSeries(candidates);
    const GridEntry &leading = *entries.front();
    GridSeries series;
    series.quantity = question.quantity;
    series.zone = leading.zone;
    series.method = leading.method;
    series.source = fileName(leading.source.path) + " (" + leading.source.tool + ")";
    for (const GridEntry *entry : entries) {
        series.estimated = series.estimated || entry->estimated;
        if (entry->vintage && (!series.vintage || *entry->vintage > *series.vintage))
            series.vintage = entry->vintage;
    }
    if (entries.size() > 1)
        series.source += " + " + std::to_string(entries.size() - 1);
    std::vector<GridPoint> points = joined(entries);
    const Step step = stepOf(leading);
    if (step == Step::Hour)
        series.hourly = dayOf(points, countryOfZone(question.zone ? question.zone : leading.zone), series.zoneClock);
    else
        points = ofOneYear(std::move(points), step, question.year);
    addNumbers(series, points);
    return series;
}

} // namespace core::project
