// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldlimits.h"

#include <array>
#include <optional>

namespace core::project::detail {

namespace {

struct Limit
{
    std::string_view part; ///< of a key
    bool atEnd;            ///< the key ends so, or is this; else it holds it anywhere
    double most;
};

/// In the order in which they are tried: a rate of tokens is no number of tokens.
constexpr std::array<Limit, 17> limits{{
    {"eur_per_mtok", false, 1e9},
    {"eur_per_kwh", false, 1e6},
    {"eur_per_", false, 1e12}, // an hour, a month
    {"eur", false, 1e15},      // more than everything that is for sale
    {"_per_kwh", false, 1e6},  // grams, litres
    {"tokens_per_day", false, 1e18},
    {"tokens_per_s", false, 1e12},
    {"_rps", true, 1e9},
    {"_tokens", true, 1e9}, // of a request
    {"_ms", true, 1e12},    // thirty years
    {"_kw", true, 1e9},
    {"_w", true, 1e12}, // a tenth of what mankind draws
    {"_gb", true, 1e9},
    {"_kg", true, 1e12},
    {"concurrency", true, 1e9},
    {"users", true, 1e11},
    {"parameters", true, 1e16},
}};

std::optional<double> limitOfKey(std::string_view key)
{
    for (const Limit &limit : limits) {
        const std::string_view word = limit.part.starts_with('_') ? limit.part.substr(1) : limit.part;
        if (limit.atEnd ? key.ends_with(limit.part) || key == word : key.find(limit.part) != std::string_view::npos)
            return limit.most;
    }
    return std::nullopt;
}

} // namespace

double mostOf(std::string_view path)
{
    constexpr double mostOfAnything = 1e18;
    while (!path.empty()) {
        const auto dot = path.rfind('.');
        const std::string_view key = dot == std::string_view::npos ? path : path.substr(dot + 1);
        if (const auto most = limitOfKey(key))
            return *most;
        if (dot == std::string_view::npos)
            break;
        path = path.substr(0, dot);
    }
    return mostOfAnything;
}

} // namespace core::project::detail
