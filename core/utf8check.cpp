// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/utf8check.h"

#include <algorithm>
#include <simdjson.h>

namespace core {

namespace {

constexpr std::size_t longestCharacter = 4;

/// Bytes of the character that starts with this one; 0 when none does.
std::size_t lengthFrom(unsigned char first)
{
    return first < 0x80U                     ? 1
           : first >= 0xC2U && first < 0xE0U ? 2
           : first >= 0xE0U && first < 0xF0U ? 3
           : first >= 0xF0U && first < 0xF5U ? 4
                                             : 0;
}

/// How many bytes at the end are the beginning of a character that is longer.
std::size_t openBytes(std::string_view bytes)
{
    for (std::size_t back = 1; back < longestCharacter && back <= bytes.size(); ++back) {
        const auto byte = static_cast<unsigned char>(bytes[bytes.size() - back]);
        if ((byte & 0xC0U) == 0x80U)
            continue;
        return lengthFrom(byte) > back ? back : 0;
    }
    return 0;
}

bool isSound(std::string_view bytes)
{
    return simdjson::validate_utf8(bytes.data(), bytes.size());
}

} // namespace

std::optional<std::size_t> firstDamagedByte(std::string_view bytes)
{
    if (isSound(bytes))
        return std::nullopt;
    constexpr std::size_t step = 4096;
    std::size_t at = 0;
    // By pieces as long as they are sound, then by characters.
    while (bytes.size() - at > step) {
        const std::string_view piece = bytes.substr(at, step);
        const std::size_t whole = step - openBytes(piece);
        if (!isSound(piece.substr(0, whole)))
            break;
        at += whole;
    }
    while (at < bytes.size()) {
        const std::size_t length = lengthFrom(static_cast<unsigned char>(bytes[at]));
        if (length == 0 || length > bytes.size() - at || !isSound(bytes.substr(at, length)))
            return at;
        at += length;
    }
    return std::nullopt;
}

void Utf8Check::add(std::string_view bytes)
{
    if (m_damaged)
        return;
    if (!m_open.empty()) {
        const std::size_t wanted = lengthFrom(static_cast<unsigned char>(m_open.front())) - m_open.size();
        const std::size_t taken = std::min(wanted, bytes.size());
        m_open += bytes.substr(0, taken);
        if (taken < wanted)
            return;
        if (!isSound(m_open)) {
            m_damaged = m_checked;
            return;
        }
        m_checked += m_open.size();
        m_open.clear();
        bytes.remove_prefix(taken);
    }
    const std::size_t open = openBytes(bytes);
    const std::string_view whole = bytes.substr(0, bytes.size() - open);
    if (const auto damaged = firstDamagedByte(whole))
        m_damaged = m_checked + *damaged;
    m_checked += whole.size();
    m_open = bytes.substr(whole.size());
}

std::optional<std::uintmax_t> Utf8Check::firstDamaged()
{
    return m_damaged || m_open.empty() ? m_damaged : std::optional(m_checked);
}

} // namespace core
