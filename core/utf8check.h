// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Place of the first byte that belongs to no character of UTF-8; absent when all do. A character that the end cuts is
/// none.
std::optional<std::size_t> firstDamagedByte(std::string_view bytes);

/// The same for bytes that come piece by piece: a character may lie in two pieces.
class Utf8Check
{
public:
    void add(std::string_view bytes);
    /// Of all bytes so far; nothing may be added afterwards.
    std::optional<std::uintmax_t> firstDamaged();

private:
    std::uintmax_t m_checked = 0; ///< bytes before m_open
    std::string m_open;           ///< the beginning of a character whose rest is still to come
    std::optional<std::uintmax_t> m_damaged;
};

} // namespace core
