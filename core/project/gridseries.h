// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/results/library.h"

#include <optional>
#include <string>
#include <vector>

/// What imported files say of a grid: its carbon or its price, hour by hour where they are fine enough.
namespace core::project {

enum class GridQuantity { Carbon, Price };

struct GridSeries
{
    GridQuantity quantity = GridQuantity::Carbon;
    std::optional<std::string> zone;    ///< as the file names it; absent: the file names none
    std::optional<std::string> method;  ///< "lifecycle", "direct", "day-ahead"
    std::optional<std::string> vintage; ///< when the figures were made, as far as the file says
    std::string source;                 ///< "prices.xml (entsoe)"; of several files the first and how many more
    std::string first, last;            ///< where the first and the last point begin, as the file writes it
    std::size_t points = 0;
    bool estimated = false;     ///< the source estimated some of them
    std::vector<double> hourly; ///< means of the 24 hours of a day, on the zone's clock where it is known; else empty
    bool zoneClock = false;     ///< whether `hourly` is on the zone's own clock rather than on that of the file
    double mean = 0.0;          ///< of all points, or of the newest full year of yearly and monthly tables
    double least = 0.0, most = 0.0; ///< of the points; g/kWh, or EUR/kWh, which may be below zero
    std::optional<int> year;        ///< that all points lie in
    bool operator==(const GridSeries &) const = default;
};

struct GridQuestion
{
    GridQuantity quantity = GridQuantity::Carbon;
    std::optional<std::string> zone;   ///< as the project states it
    std::optional<std::string> method; ///< a file of another one does not answer; absent: lifecycle before others
    std::optional<int> year;           ///< wanted of yearly tables
};

/// The series of the library that answers; files of the same tool, zone and method are read as one, the finest
/// resolution counts. A file that names no zone answers where no other does. Absent where none fits, or where the
/// project names no zone and the files speak of several. `catalogue` (may be null) knows the codes of zones.
std::optional<GridSeries> gridSeries(const results::Library &library, const catalogue::Catalogue *catalogue,
                                     const GridQuestion &question);

/// Hours by which the clock of a European country is ahead of UTC at an instant, summer time included (Directive
/// 2000/84/EC: from the last Sunday of March to that of October, 01:00 UTC); absent for other countries.
std::optional<int> hoursAheadOfUtc(const std::string &country, double secondsSince1970);

} // namespace core::project
