// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/units.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

/// Every unit that holds a word. The first is what figures carry, the second what readers see; they are the same in
/// English.
constexpr std::array<std::pair<std::string_view, const char *>, 41> units{{
    {"tokens", CORE_TEXT("tokens")},
    {"requests", CORE_TEXT("requests")},
    {"replicas", CORE_TEXT("replicas")},
    {"GPUs", CORE_TEXT("GPUs")},
    {"nodes", CORE_TEXT("nodes")},
    {"users", CORE_TEXT("users")},
    {"parameters", CORE_TEXT("parameters")},
    {"points", CORE_TEXT("points")},
    {"blocks", CORE_TEXT("blocks")},
    {"days", CORE_TEXT("days")},
    {"months", CORE_TEXT("months")},
    {"years", CORE_TEXT("years")},
    {"€/day", CORE_TEXT("€/day")},
    {"€/month", CORE_TEXT("€/month")},
    {"€/year", CORE_TEXT("€/year")},
    {"€/a", CORE_TEXT("€/year")},
    {"€/h", CORE_TEXT("€/h")},
    {"€/GPU-h", CORE_TEXT("€/GPU-h")},
    {"€/kWh", CORE_TEXT("€/kWh")},
    {"€/1M tok", CORE_TEXT("€/1M tok")},
    {"g/1M tok", CORE_TEXT("g/1M tok")},
    {"l/1M tok", CORE_TEXT("l/1M tok")},
    {"kWh/1M tok", CORE_TEXT("kWh/1M tok")},
    {"g/kWh", CORE_TEXT("g/kWh")},
    {"l/kWh", CORE_TEXT("l/kWh")},
    {"kWh/year", CORE_TEXT("kWh/year")},
    {"m³/year", CORE_TEXT("m³/year")},
    {"t/year", CORE_TEXT("t/year")},
    {"tok/s", CORE_TEXT("tok/s")},
    {"tok/day", CORE_TEXT("tok/day")},
    {"req/s", CORE_TEXT("req/s")},
    {"J/tok", CORE_TEXT("J/tok")},
    {"B/token", CORE_TEXT("B/token")},
    {"W/GPU", CORE_TEXT("W/GPU")},
    {"tok/s/GPU", CORE_TEXT("tok/s/GPU")},
    {"tok/s/kW", CORE_TEXT("tok/s/kW")},
    {"tok/s/€", CORE_TEXT("tok/s/€")},
    {"GB", CORE_TEXT("GB")},
    {"GiB", CORE_TEXT("GiB")},
    {"GB/s", CORE_TEXT("GB/s")},
    {"TB/s", CORE_TEXT("TB/s")},
}};

} // namespace

bool isKnownUnit(std::string_view unit)
{
    return std::ranges::find(units, unit, &std::pair<std::string_view, const char *>::first) != units.end();
}

Text unitText(std::string_view unit)
{
    if (unit == "1" || unit.empty())
        return {};
    const auto found = std::ranges::find(units, unit, &std::pair<std::string_view, const char *>::first);
    return found != units.end() ? Text(found->second) : Text(std::string("%1"), {std::string(unit)});
}

Text unitText(std::string_view unit, double count)
{
    if (count == 1.0 && unit == "replicas")
        return {CORE_TEXT("replica")};
    if (count == 1.0 && unit == "GPUs")
        return {CORE_TEXT("GPU")};
    return unitText(unit);
}

} // namespace core
