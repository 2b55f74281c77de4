// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core::exports {

/// RFC 4648, with padding, on one line.
std::string base64(std::string_view bytes);

/// Blanks and line ends are passed over; nothing where a character does not belong.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace core::exports
