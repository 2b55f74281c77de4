// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace core {

/// A finite number written with a point, whole text, no locale: "1.5", "-2e3", "+7", surrounding blanks allowed.
/// Absent for anything else ("1,5", "0x10", "nan", "inf", "12 GB").
std::optional<double> parseNumber(std::string_view text);

/// A whole number in the same sense.
std::optional<long long> parseInteger(std::string_view text);

/// Text without blanks (space, tab, CR, LF, no-break space) at either end.
std::string_view trimmed(std::string_view text);

} // namespace core
