// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/axes/times.h"

#include "core/parsenumber.h"

#include <cmath>
#include <fmt/format.h>

namespace core::results::axes {

namespace {

/// Days since 1970 of a civil date: H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
long long daysOf(long long year, long long month, long long day)
{
    year -= month <= 2 ? 1 : 0;
    const long long era = (year >= 0 ? year : year - 399) / 400;
    const long long yearOfEra = year - era * 400;
    const long long dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    return era * 146097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719468;
}

std::optional<long long> digits(std::string_view text, std::size_t at, std::size_t count)
{
    if (at + count > text.size())
        return std::nullopt;
    long long value = 0;
    for (const char c : text.substr(at, count)) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + (c - '0');
    }
    return value;
}

struct Date
{
    long long year = 0, month = 0, day = 0;
};

std::optional<Date> dateOf(std::string_view text)
{
    if (text.size() < 10)
        return std::nullopt;
    const bool yearFirst = text[4] == '-' || text[4] == '/';
    const auto year = yearFirst ? digits(text, 0, 4) : digits(text, 6, 4);
    const auto month = yearFirst ? digits(text, 5, 2) : digits(text, 0, 2);
    const auto day = yearFirst ? digits(text, 8, 2) : digits(text, 3, 2);
    if (!year || !month || !day || *month < 1 || *month > 12 || *day < 1 || *day > 31 || *year < 1900)
        return std::nullopt;
    if (text[yearFirst ? 7 : 5] != text[yearFirst ? 4 : 2])
        return std::nullopt;
    return Date{*year, *month, *day};
}

/// "+08:00", "-0530", "Z"; absent without a zone.
std::optional<long long> offsetSeconds(std::string_view zone)
{
    zone = trimmed(zone);
    if (zone == "Z" || zone == "z" || zone == "UTC")
        return 0;
    if (zone.size() < 3 || (zone[0] != '+' && zone[0] != '-'))
        return std::nullopt;
    const auto hours = digits(zone, 1, 2);
    const auto minutes = digits(zone, zone.size() > 3 && zone[3] == ':' ? 4 : 3, 2);
    if (!hours)
        return std::nullopt;
    return (zone[0] == '-' ? -1 : 1) * (*hours * 3600 + minutes.value_or(0) * 60);
}

} // namespace

std::optional<Instant> parseInstant(std::string_view text)
{
    text = trimmed(text);
    const auto date = dateOf(text);
    if (!date)
        return std::nullopt;
    Instant instant;
    instant.seconds = static_cast<double>(daysOf(date->year, date->month, date->day)) * 86400.0;
    if (text.size() == 10)
        return instant;
    if (text[10] != ' ' && text[10] != 'T')
        return std::nullopt;
    const std::string_view clock = text.substr(11);
    const auto hour = digits(clock, 0, 2);
    const auto minute = digits(clock, 3, 2);
    if (!hour || !minute || clock[2] != ':' || *hour > 24 || *minute > 59)
        return std::nullopt;
    std::size_t end = 5;
    double second = 0.0;
    if (clock.size() > 5 && clock[5] == ':') {
        end = clock.find_first_not_of("0123456789.", 6);
        second = parseNumber(clock.substr(6, end == std::string_view::npos ? end : end - 6)).value_or(0.0);
        if (!(second < 62.0)) // a leap second is one, a run of digits is none
            return std::nullopt;
    }
    instant.seconds += static_cast<double>(*hour * 3600 + *minute * 60) + second;
    if (end != std::string_view::npos && end < clock.size()) {
        if (const auto offset = offsetSeconds(clock.substr(end))) {
            instant.seconds -= static_cast<double>(*offset);
            instant.zoneKnown = true;
        }
    }
    return instant;
}

std::string isoInstant(const Instant &instant)
{
    if (!std::isfinite(instant.seconds) || std::abs(instant.seconds) > 1e11)
        return {};
    const double whole = std::floor(instant.seconds);
    auto milliseconds = static_cast<int>(std::lround((instant.seconds - whole) * 1000.0));
    auto total = static_cast<long long>(whole);
    if (milliseconds == 1000) {
        milliseconds = 0;
        ++total;
    }
    long long day = total / 86400;
    long long second = total % 86400;
    if (second < 0) {
        second += 86400;
        --day;
    }
    const long long z = day + 719468;
    const long long era = (z >= 0 ? z : z - 146096) / 146097;
    const long long dayOfEra = z - era * 146097;
    const long long yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146096) / 365;
    const long long dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100);
    const long long shifted = (5 * dayOfYear + 2) / 153;
    const long long month = shifted < 10 ? shifted + 3 : shifted - 9;
    std::string text =
        fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month,
                    dayOfYear - (153 * shifted + 2) / 5 + 1, second / 3600, second / 60 % 60, second % 60);
    if (milliseconds > 0)
        text += fmt::format(".{:03}", milliseconds);
    return instant.zoneKnown ? text + "Z" : text;
}

} // namespace core::results::axes
