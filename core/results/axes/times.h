// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core::results::axes {

struct Instant
{
    double seconds = 0.0; ///< since 1970, UTC where the zone is known, else on the clock of the file
    bool zoneKnown = false;
};

/// Reads "2026/06/10 21:34:19.342", "2023-11-16 18:17:03.9799600", "2025-09-08T17:26:50+08:00", "…Z",
/// "08-01-2025 00:37:23.272" (month first), a date alone. Absent for anything else.
std::optional<Instant> parseInstant(std::string_view text);

/// ISO 8601 with milliseconds where there are any; "Z" where the zone is known.
std::string isoInstant(const Instant &instant);

} // namespace core::results::axes
